import { fold } from './search.ts';

/*
 * First names that are common in Austria, by hand; no list of real people. A name that both sexes bear here or in a
 * neighbouring country (Kim, Robin, Sascha, Toni; Andrea, Gabriele and Simone are men in Italy) stands in neither part.
 */

const female = `
	Ada Adela Adelheid Adriana Agata Agathe Agnes Agnieszka Aida Aisha Ajla Alba Albina Aleksandra Alena Alessandra
	Alexandra Alexia Alice Alicia Alina Alma Aloisia Amalia Amalie Amanda Amela Amelie Amina Amira Ana Anastasia
	Andreja Andrijana Angela Angelika Angelina Anita Anja Anke Anna Annabell Annabella Annelies Anneliese Annemarie
	Annette Antje Antonia Apollonia Ariane Arzu Astrid Augusta Auguste Aurelia Ayla Aylin Ayse Azra Barbara Beate
	Beatrice Beatrix Bella Berta Bettina Bianca Biljana Birgit Birgitta Blanka Bozena Branka Brigitta Brigitte
	Brunhilde Burgi Cäcilia Cäcilie Camilla Carina Carla Carmen Carola Carolina Caroline Celina Celine Chantal
	Charlotte Chiara Christa Christiana Christiane Christina Christine Clara Clarissa Claudia Clementine Constanze
	Cordula Corina Corinna Cornelia Dagmar Dajana Dana Daniela Danijela Danuta Daria Delia Denisa Desiree Diana Dora
	Dorina Doris Dorothea Dorothee Dragana Dunja Edda Edeltraud Edeltraut Edith Ekaterina Ela Elena Eleonora
	Eleonore Elfriede Elif Elisa Elisabeth Elise Elke Ella Ellen Elma Elsa Else Elvira Emilia Emilie Emily Emina
	Emine Emma Emmi Erika Erna Ernestine Esma Esra Esther Eugenie Eva Eveline Evelyn Ewa Fabienne Fanny Fatima Fatma
	Felicitas Filiz Fiona Flora Florentina Franka Franziska Frieda Friederike Gabriela Gerda Gerlinde Gerta Gertraud
	Gertrud Gertrude Gesa Ghada Gina Gisela Giulia Gordana Grazyna Greta Gretchen Gudrun Gülsen Hanna Hannah
	Hannelore Hatice Havva Hedwig Heide Heidelinde Heidemarie Heidi Heidrun Helena Helene Helga Hella Helma
	Henriette Hermine Herta Hertha Hilda Hilde Hildegard Hildegund Ida Ilona Ilse Imelda Ina Ines Inge Ingeborg
	Ingrid Irena Irene Irina Iris Irma Irmgard Irmtraud Isabel Isabell Isabella Isabelle Isolde Iva Ivana Ivanka
	Ivona Iwona Jacqueline Jadranka Jana Janina Janine Jasmin Jasmina Jelena Jennifer Jessica Johanna Jolanta Josefa
	Josefine Josipa Jovana Judith Julia Juliana Juliane Julie Juliette Justyna Jutta Karin Karina Karla Karola
	Karolina Karoline Katalin Katarina Katarzyna Kateryna Katharina Käthe Kathrin Katja Katrin Klara Klaudia
	Klementine Konstanze Kornelia Kristin Kristina Krystyna Lana Lara Larissa Laura Lea Leila Lejla Lena Leni Leonie
	Leonora Leopoldine Leyla Lidija Lieselotte Lilli Lilly Lina Linda Liridona Lisa Lisbeth Liselotte Ljiljana
	Ljubica Lola Lora Lore Lorena Lotte Lucia Lucie Ludmila Ludmilla Luisa Luise Luzia Lydia Madeleine Magda
	Magdalena Maja Malgorzata Manuela Mara Marcela Margareta Margarete Margaretha Margarita Margit Margot Margret
	Maria Mariam Mariana Marianne Marija Marina Marion Marisa Marlene Marlies Marta Martha Martina Mathilda Mathilde
	Matilda Mechthild Melanie Melissa Mercedes Merve Meryem Michaela Michelle Mila Milena Milica Mina Mira Mirela
	Miriam Mirjam Mirjana Mona Monika Monique Munira Nada Nadine Nadja Naima Nana Nastasja Natalia Natalie Natalija
	Natascha Nathalie Nela Nermina Nicole Nina Nora Notburga Olena Olga Olivia Ottilie Patricia Patrizia Paula
	Paulina Pauline Petra Pia Radmila Ramona Rebecca Rebekka Regina Regine Reinhilde Renata Renate Renée Ricarda
	Rita Roberta Romana Romy Ronja Rosa Rosalia Rosalie Rosalinde Rosemarie Rosi Rosina Roswitha Rowena Roza Ruth
	Sabina Sabine Sabrina Sadija Samantha Samira Sandra Sanela Sanja Sara Sarah Saskia Seher Selina Selma Senada
	Serena Sevda Sibel Sibylle Sieglinde Sigrid Silke Silvana Silvia Slavica Slavka Snezana Sofia Sofie Songül Sonja
	Sophia Sophie Stefania Stefanie Stella Stephanie Suada Sumeyye Susanna Susanne Susi Suzana Svenja Svetlana
	Sylvia Sylvie Tabea Tamara Tanja Tatjana Tea Teodora Teresa Thea Thekla Theodora Theresa Therese Theresia Tina
	Traude Traute Trude Ulla Ulrike Ursula Ute Valentina Valerie Vanessa Vera Verena Verica Veronika Vesna Victoria
	Viktoria Viola Violeta Violetta Walburga Walpurga Waltraud Waltraut Wanda Wilhelmine Wiltrud Xenia Yasemin
	Yasmin Yvonne Zeynep Zita Zoe Zofia Zorica Zsofia Zuzana`;

const male = `
	Aaron Achim Adalbert Adam Adem Admir Adolf Adrian Ahmed Ahmet Aladin Alban Albert Albin Albrecht Aleksandar Alen
	Alessandro Alexander Alfons Alfred Ali Alois Aloys Ambros Amir Anatol Andrä André Andreas Andrej Andrzej Ante
	Anton Antonio Apollon Aris Armin Arno Arnold Arthur Artur August Augustin Balthasar Bartholomäus Bastian Ben
	Benedikt Benjamin Benno Bernd Bernhard Berthold Bertold Bertram Björn Bogdan Bojan Boris Branislav Branko Bruno
	Burak Burkhard Carl Carlos Carsten Cedomir Cem Christian Christof Christoph Christopher Claudio Claus Clemens
	Constantin Cornelius Damian Damir Daniel Danijel Dario Darko David Davor Dejan Denis Dennis Detlef Dieter
	Dietmar Dietrich Dino Dirk Dominic Dominik Dragan Drago Dragoljub Dusan Eckhard Edgar Edin Edmund Eduard Edwin
	Egon Ehrenfried Elias Elmar Elmir Emanuel Emil Emin Emir Emmerich Emre Engelbert Enis Enrico Erhard Eric Erich
	Erik Ernst Erwin Eugen Ewald Fabian Fabio Faruk Fatih Felix Ferdinand Ferenc Filip Finn Florian Franjo Frank
	Franz Fridolin Friedrich Fritz Gabor Gabriel Gebhard Georg Gerald Gerd Gerhard Gerhart Gernot Gerold Gert
	Gilbert Giovanni Giuseppe Goran Gottfried Gottlieb Gregor Guido Günter Günther Gustav Hakan Hamza Hannes Hans
	Hansjörg Harald Hartmut Hartwig Hasan Heimo Heiner Heinrich Heinz Helge Helmar Helmut Helmuth Hendrik Henri
	Henrik Henry Herbert Heribert Hermann Herwig Hieronymus Holger Horst Hubert Hugo Hüseyin Ibrahim Ignaz Igor
	Ilija Imre Ingo Ingomar Isidor Ismail Ismet Istvan Ivan Ivica Ivo Jacek Jakob Jan Jaroslav Jens Jerzy Jiri
	Joachim Jochen Johann Johannes Jonas Jonathan Jörg Josef Joseph Josip Josua Jovan Jozef Julian Julius Jürgen
	Justin Kajetan Karim Karl Karlheinz Karol Kaspar Kemal Kerim Kevin Kilian Klaus Klemens Koloman Konrad
	Konstantin Kornel Krzysztof Kurt Ladislaus Lambert Laszlo Laurenz Laurin Lazar Leander Leo Leon Leonard Leonhard
	Leopold Levin Lorenz Lothar Louis Lucas Ludwig Luis Lukas Magnus Maik Manfred Manuel Marc Marcel Marco Marcus
	Marijan Marin Marinko Mario Mark Marko Markus Martin Marvin Mate Mateo Mathias Matteo Matthäus Matthias Maurice
	Max Maximilian Mehmed Mehmet Meinhard Meinrad Michael Miguel Mihael Mihajlo Mikael Mike Milan Milos Miodrag
	Mirko Miroslav Mirza Mladen Mohamed Mohammad Mohammed Moritz Muhamed Muhammad Muhammed Murat Mustafa Nebojsa
	Nedim Nedzad Nenad Niclas Nico Niklas Niko Nikolai Nikolaus Noah Norbert Nuri Oliver Omar Ömer Orhan Oscar Oskar
	Osman Oswald Oswin Othmar Otmar Otto Ottokar Ozan Pablo Pascal Patrick Patrik Paul Pavel Pavle Pawel Pedro Petar
	Peter Philip Philipp Piotr Pirmin Predrag Quirin Rade Radoslav Radovan Raimund Rainer Ralf Ralph Ramon Raoul
	Raphael Rasim Ratko Raul Reinhard Reinhold Remo René Ricardo Richard Rico Robert Roberto Roger Roland Rolf Roman
	Romeo Ronald Ronny Ruben Rudi Rüdiger Rudolf Rupert Salih Salvatore Samir Samuel Sandro Sead Sebastian Selim
	Senad Sepp Serge Sergej Severin Siegbert Siegfried Siegmund Silvester Silvio Simon Sinan Slavko Slobodan
	Stanislaus Stanislav Stefan Stefano Stephan Stevan Steven Stojan Sven Taras Thaddäus Theo Theodor Thomas
	Thorsten Tibor Till Tilman Tim Timo Timon Tino Tobias Tom Tomas Tomasz Tomislav Torsten Tristan Udo Ulf Ulrich
	Urban Ursus Uwe Valentin Veit Veljko Veselin Viktor Vincent Vinzenz Vitus Vjekoslav Vladan Vladimir Vlado Volker
	Volkmar Waldemar Walter Walther Wendelin Wenzel Werner Wieland Wilfried Wilhelm Willi Willibald Wojciech Wolf
	Wolfgang Wolfram Xaver Yannick Yasin Yusuf Zdravko Zeljko Zlatko Zoltan Zoran Zvonimir`;

/** Folded first name → the one gender (code of `util/genders`) that bears it. */
const genders = new Map<string, 'F' | 'M'>([
	...namesOf(female).map((name) => [name, 'F'] as const),
	...namesOf(male).map((name) => [name, 'M'] as const),
]);

function namesOf(text: string): string[] {
	return text.trim().split(/\s+/).map(fold);
}

/**
 * The gender code that a first name tells of, whatever its spelling; null for a name that is unknown or that women and
 * men bear alike. Of several names ("Anna Maria", "Hans-Peter") the first decides.
 */
export function genderOfFirstName(firstname: string): 'F' | 'M' | null {
	const first = firstname
		.slice(0, 200)
		.trim()
		.replace(/[\s-].*$/s, '');
	return genders.get(fold(first)) ?? null;
}

/** Every name of the list as it is compared, for tests of the list itself. */
export const knownFirstNames: { readonly female: readonly string[]; readonly male: readonly string[] } = {
	female: namesOf(female),
	male: namesOf(male),
};
