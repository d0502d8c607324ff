-- What is suggested while somebody types an address.

-- Places of a postcode; a postcode may have several, and a place none of these.
create table places (
	country text not null default 'AT' references countries,
	plz text collate "C" not null,
	city text collate de_at not null,
	-- Federal province (Bundesland).
	province text not null default '',
	-- 1 is the place that gave the postcode its name.
	position smallint not null default 2,
	primary key (country, plz, city)
);

-- Streets of a postcode, from the address register (pnpm streets:import).
create table streets (
	country text not null default 'AT' references countries,
	plz text collate "C" not null,
	name text collate de_at not null,
	city text collate de_at not null default '',
	street_words text collate "C" not null generated always as (kontor_street_words(name)) stored,
	primary key (country, plz, name, city)
);

create function pg_temp.add_places(province text, place_position smallint, lines text) returns void language sql as $$
	insert into places (plz, city, province, position)
	select left(line, 4), substr(line, 6), province, place_position
	from string_to_table(btrim(lines, E'\n'), E'\n') as line;
$$;

-- All postcodes with the place each is named after. Source: Rundfunk und Telekom Regulierungs-GmbH (RTR), open data, 2022.
select pg_temp.add_places('Burgenland', 1::smallint, $places$
2421 Kittsee
2422 Pama
2423 Deutsch Jahrndorf
2424 Zurndorf
2425 Nickelsdorf
2473 Potzneusiedl
2474 Gattendorf
2475 Neudorf
2491 Neufeld an der Leitha
7000 Eisenstadt
7011 Siegendorf
7012 Zagersdorf
7013 Klingenbach
7020 Loipersbach im Burgenland
7021 Draßburg
7022 Schattendorf
7023 Zemendorf
7024 Hirm
7025 Pöttelsdorf
7031 Krensdorf
7032 Sigleß
7033 Pöttsching
7034 Zillingtal
7035 Steinbrunn
7041 Wulkaprodersdorf
7042 Antau
7051 Großhöflein
7052 Müllendorf
7053 Hornstein
7061 Trausdorf an der Wulka
7062 St. Margarethen im Burgenland
7063 Oggau
7064 Oslip
7071 Rust
7072 Mörbisch am See
7081 Schützen am Gebirge
7082 Donnerskirchen
7083 Purbach am Neusiedler See
7091 Breitenbrunn am Neusiedler See
7092 Winden am See
7093 Jois
7100 Neusiedl am See
7111 Parndorf
7121 Weiden am See
7122 Gols
7123 Mönchhof
7131 Halbturn
7132 Frauenkirchen
7141 Podersdorf am See
7142 Illmitz
7143 Apetlon
7151 Wallern im Burgenland
7152 Pamhagen
7161 St. Andrä am Zicksee
7162 Tadten
7163 Andau
7201 Neudörfl
7202 Bad Sauerbrunn
7203 Wiesen
7210 Mattersburg
7212 Forchtenstein
7221 Marz
7222 Rohrbach bei Mattersburg
7223 Sieggraben
7301 Deutschkreutz
7302 Nikitsch
7304 Großwarasdorf
7311 Neckenmarkt
7312 Horitschon
7321 Lackendorf
7322 Lackenbach
7323 Ritzing
7331 Weppersdorf
7332 Kobersdorf
7341 Markt St. Martin
7342 Kaisersdorf
7343 Neutal
7344 Stoob
7350 Oberpullendorf
7361 Lutzmannsburg
7371 Unterrabnitz
7372 Draßmarkt
7373 Piringsdorf
7374 Weingraben
7400 Oberwart
7410 Loipersdorf-Kitzladen
7411 Markt Allhau
7412 Wolfau
7422 Riedlingsdorf
7423 Pinkafeld
7425 Wiesfleck
7431 Bad Tatzmannsdorf
7432 Oberschützen
7433 Mariasdorf
7434 Bernstein
7435 Unterkohlstätten
7441 Pilgersdorf
7442 Lockenhaus
7443 Rattersdorf-Liebing
7444 Mannersdorf an der Rabnitz
7451 Oberloisdorf
7452 Unterpullendorf
7453 Steinberg-Dörfl
7461 Stadtschlaining
7463 Weiden bei Rechnitz
7464 Markt Neuhodis
7471 Rechnitz
7472 Schachendorf
7473 Hannersdorf
7474 Deutsch Schützen
7501 Rotenturm an der Pinka
7502 Unterwart
7503 Großpetersdorf
7511 Mischendorf
7512 Kohfidisch
7521 Eberau
7522 Strem
7531 Kemeten
7532 Litzelsdorf
7533 Ollersdorf im Burgenland
7534 Olbendorf
7535 St. Michael im Burgenland
7536 Güttenbach
7537 Neuberg im Burgenland
7540 Güssing
7542 Gerersdorf bei Güssing
7543 Kukmirn
7544 Tobaj
7545 Neustift bei Güssing
7546 Moschendorf
7550 Wörterberg
7551 Stegersbach
7552 Stinatz
7553 Bocksdorf
7554 Rohr im Burgenland
7561 Heiligenkreuz im Lafnitztal
7562 Eltendorf
7563 Königsdorf
7564 Dobersdorf
7571 Rudersdorf
7572 Deutsch Kaltenbrunn
7574 Burgauberg-Neudauberg
8380 Jennersdorf
8382 Mogersdorf
8383 St. Martin an der Raab
8384 Minihof-Liebau
8385 Neuhaus am Klausenbach
$places$);
select pg_temp.add_places('Kärnten', 1::smallint, $places$
9020 Klagenfurt am Wörthersee
9061 Klagenfurt-Wölfnitz
9062 Moosburg
9063 Maria Saal
9064 Pischeldorf
9065 Ebenthal
9071 Köttmannsdorf
9072 Ludmannsdorf
9073 Klagenfurt-Viktring
9074 Keutschach
9081 Reifnitz
9082 Maria Wörth
9100 Völkermarkt
9102 Mittertrixen
9103 Diex
9111 Haimburg
9112 Griffen
9113 Ruden
9121 Tainach
9122 St. Kanzian am Klopeiner See
9123 St. Primus
9125 Kühnsdorf
9130 Poggersdorf
9131 Grafenstein
9132 Gallizien
9133 Sittersdorf
9135 Bad Eisenkappel
9141 Eberndorf
9142 Globasnitz
9143 St. Michael ob Bleiburg
9150 Bleiburg
9155 Neuhaus
9161 Maria Rain
9162 Strau
9163 Unterbergen
9170 Ferlach
9173 St. Margareten im Rosental
9181 Feistritz im Rosental
9182 Maria Elend
9183 Rosenbach
9184 St. Jakob im Rosental
9201 Krumpendorf
9210 Pörtschach am Wörther See
9212 Techelsberg am Wörther See
9220 Velden am Wörther See
9231 Köstenberg
9232 Rosegg
9241 Wernberg
9300 St. Veit an der Glan
9311 Kraig
9312 Meiselding
9313 St. Georgen am Längsee
9314 Launsdorf
9321 Kappel am Krappfeld
9322 Micheldorf
9330 Treibach-Althofen
9334 Guttaring
9335 Lölling
9341 Straßburg
9342 Gurk
9343 Zweinitz
9344 Weitensfeld
9345 Kleinglödnitz
9346 Glödnitz
9360 Friesach
9361 St. Salvator
9362 Grades
9363 Metnitz
9371 Brückl
9372 Eberstein
9373 Klein St. Paul
9374 Wieting
9375 Hüttenberg
9376 Knappenberg
9400 Wolfsberg
9411 St. Michael
9412 St. Margarethen im Lavanttal
9413 St. Gertraud
9421 Eitweg
9422 Maria Rojach
9423 St. Georgen
9431 St. Stefan
9433 St. Andrä
9441 Twimberg
9451 Preitenegg
9461 Prebl
9462 Bad St. Leonhard im Lavanttal
9463 Reichenfels
9470 St. Paul im Lavanttal
9472 Ettendorf
9473 Lavamünd
9500 Villach
9504 Villach-Warmbad Villach
9520 Sattendorf
9521 Treffen
9523 Villach-Landskron
9524 Villach-St. Magdalen
9530 Bad Bleiberg
9531 Kreuth
9535 Schiefling am Wörthersee
9536 St. Egyden
9541 Einöde
9542 Afritz
9543 Arriach
9544 Feld am See
9545 Radenthein
9546 Bad Kleinkirchheim
9551 Bodensdorf
9552 Steindorf am Ossiacher See
9554 St. Urban
9555 Glanegg
9556 Liebenfels
9560 Feldkirchen in Kärnten
9562 Himmelberg
9563 Gnesau
9564 Patergassen
9565 Ebene Reichenau
9570 Ossiach
9571 Sirnitz
9572 Deutsch Griffen
9580 Villach-Drobollach am Faaker See
9581 Ledenitzen
9582 Latschach
9583 Faak am See
9584 Finkenstein
9585 Gödersdorf
9586 Fürnitz
9587 Riegersdorf
9601 Arnoldstein
9602 Thörl-Maglern
9611 Nötsch
9612 St. Georgen im Gailtal
9613 Feistritz an der Gail
9614 Vorderberg
9615 Görtschach
9620 Hermagor
9622 Weißbriach
9623 St. Stefan an der Gail
9624 Egg
9631 Jenig
9632 Kirchbach
9633 Reisach
9634 Gundersheim
9635 Dellach
9640 Kötschach-Mauthen
9651 St. Jakob im Lesachtal
9652 Birnbaum
9653 Liesing
9654 St. Lorenzen im Lesachtal
9655 Maria Luggau
9701 Rothenthurn
9702 Ferndorf
9710 Feistritz an der Drau
9711 Paternion
9712 Fresach
9713 Zlan
9714 Stockenboi
9721 Weißenstein
9722 Gummern
9751 Sachsenburg
9753 Lind im Drautal
9754 Steinfeld
9761 Greifenburg
9762 Weißensee
9771 Berg im Drautal
9772 Dellach
9773 Irschen
9781 Oberdrauburg
9800 Spittal an der Drau
9805 Baldramsdorf
9811 Lendorf
9812 Pusarnitz
9813 Möllbrücke
9814 Mühldorf
9815 Kolbnitz
9816 Penk
9821 Obervellach
9822 Mallnitz
9831 Flattach
9832 Stall
9833 Rangersdorf
9841 Winklern
9842 Mörtschach
9843 Großkirchheim
9844 Heiligenblut
9851 Lieserbrücke
9852 Trebesing
9853 Gmünd
9854 Malta
9861 Eisentratten
9862 Kremsbrücke
9863 Rennweg
9871 Seeboden
9872 Millstatt am See
9873 Döbriach
$places$);
select pg_temp.add_places('Niederösterreich', 1::smallint, $places$
2000 Stockerau
2002 Großmugl
2003 Leitzersdorf
2004 Niederhollabrunn
2011 Sierndorf
2013 Göllersdorf
2014 Breitenwaida
2020 Hollabrunn
2022 Immendorf
2023 Nappersdorf
2024 Mailberg
2031 Eggendorf im Thale
2032 Enzersdorf im Thale
2033 Kammersdorf
2034 Großharras
2041 Wullersdorf
2042 Guntersdorf
2051 Zellerndorf
2052 Pernersdorf-Pfaffendorf
2053 Jetzelsdorf
2054 Haugsdorf
2061 Hadres
2062 Seefeld-Großkadolz
2063 Zwingendorf
2064 Wulzeshofen
2070 Retz
2073 Schrattenthal
2074 Unterretzbach
2081 Niederfladnitz
2082 Hardegg
2083 Pleißing
2084 Weitersfeld
2091 Langau
2092 Riegersburg
2093 Geras
2094 Zissersdorf
2095 Drosendorf
2100 Korneuburg
2102 Bisamberg
2103 Langenzersdorf
2104 Spillern
2105 Oberrohrbach
2111 Rückersdorf-Harmannsdorf
2112 Würnitz
2113 Karnabrunn
2114 Großrußbach
2115 Ernstbrunn
2116 Niederleis
2120 Wolkersdorf im Weinviertel
2122 Ulrichskirchen
2123 Schleinbach
2124 Niederkreuzstetten
2125 Neubau
2126 Ladendorf
2130 Mistelbach
2132 Frättingsdorf
2133 Loosdorf
2134 Staatz-Kautendorf
2135 Neudorf im Weinviertel
2136 Laa an der Thaya
2141 Ameis
2143 Großkrut
2144 Altlichtenwarth
2145 Hausbrunn
2151 Asparn an der Zaya
2152 Gnadendorf
2153 Stronsdorf
2154 Unterstinkenbrunn
2161 Poysbrunn
2162 Falkenstein
2163 Ottenthal
2164 Wildendürnbach
2165 Drasenhofen
2170 Poysdorf
2171 Herrnbaumgarten
2172 Schrattenberg
2181 Dobermannsdorf
2182 Palterndorf
2183 Neusiedl an der Zaya
2184 Hauskirchen
2185 Prinzendorf an der Zaya
2191 Gaweinstal
2192 Kettlasbrunn
2193 Wilfersdorf
2201 Gerasdorf
2202 Enzersfeld
2203 Großebersdorf
2211 Pillichsdorf
2212 Großengersdorf
2213 Bockfließ
2214 Auersthal
2215 Raggendorf
2221 Groß Schweinbarth
2222 Bad Pirawarth
2223 Hohenruppersdorf
2224 Obersulz
2225 Zistersdorf
2230 Gänserndorf
2231 Strasshof an der Nordbahn
2232 Deutsch Wagram
2241 Schönkirchen
2242 Prottes
2243 Matzen
2244 Spannberg
2245 Velm-Götzendorf
2251 Ebenthal
2252 Ollersdorf
2253 Weikendorf
2261 Angern an der March
2262 Stillfried
2263 Dürnkrut
2264 Jedenspeigen
2265 Drösing
2272 Niederabsdorf
2273 Hohenau an der March
2274 Rabensburg
2275 Bernhardsthal
2276 Reintal
2280 Glinzendorf
2281 Raasdorf
2282 Markgrafneusiedl
2283 Obersiebenbrunn
2284 Untersiebenbrunn
2285 Leopoldsdorf im Marchfelde
2286 Haringsee
2291 Lassee
2292 Engelhartstetten
2293 Marchegg Stadt
2294 Marchegg Bahnhof
2295 Oberweiden
2301 Groß-Enzersdorf
2304 Orth an der Donau
2305 Eckartsau
2320 Schwechat
2322 Zwölfaxing
2325 Himberg
2326 Maria Lanzendorf
2331 Vösendorf
2332 Hennersdorf
2333 Leopoldsdorf
2334 Vösendorf
2340 Mödling
2344 Maria Enzersdorf
2345 Brunn am Gebirge
2351 Wiener Neudorf
2352 Gumpoldskirchen
2353 Guntramsdorf
2361 Laxenburg
2362 Biedermannsdorf
2371 Hinterbrühl
2372 Gießhübl
2380 Perchtoldsdorf
2381 Laab im Walde
2384 Breitenfurt bei Wien
2391 Kaltenleutgeben
2392 Sulz im Wienerwald
2393 Sittendorf
2401 Fischamend
2402 Maria Ellend
2403 Regelsbrunn
2404 Petronell
2405 Bad Deutsch Altenburg
2410 Hainburg an der Donau
2412 Wolfsthal
2413 Berg
2431 Kleinneusiedl
2432 Schwadorf
2433 Margarethen am Moos
2434 Götzendorf an der Leitha
2435 Ebergassing
2440 Gramatneusiedl
2441 Mitterndorf an der Fischa
2442 Unterwaltersdorf
2443 Deutsch-Brodersdorf
2444 Seibersdorf
2451 Hof am Leithaberge
2452 Mannersdorf am Leithagebirge
2453 Sommerein
2454 Trautmannsdorf an der Leitha
2460 Bruck an der Leitha
2462 Wilfleinsdorf
2463 Stixneusiedl
2464 Göttlesbrunn
2465 Höflein
2471 Rohrau
2472 Prellenkirchen
2481 Achau
2482 Münchendorf
2483 Ebreichsdorf
2485 Wampersdorf
2486 Pottendorf
2490 Ebenfurth
2492 Eggendorf
2493 Lichtenwörth-Nadelburg
2500 Baden
2504 Sooß
2511 Pfaffstätten
2512 Tribuswinkel
2514 Traiskirchen
2521 Trumau
2522 Oberwaltersdorf
2523 Tattendorf
2524 Teesdorf
2525 Günselsdorf
2531 Gaaden
2532 Heiligenkreuz im Wienerwald
2533 Klausen-Leopoldsdorf
2534 Alland
2540 Bad Vöslau
2542 Kottingbrunn
2544 Leobersdorf
2551 Enzesfeld-Lindabrunn
2552 Hirtenberg
2560 Berndorf
2561 Hernstein
2563 Pottenstein
2564 Weissenbach an der Triesting
2565 Neuhaus
2571 Altenmarkt-Thenneberg
2572 Kaumberg
2601 Sollenau
2602 Blumau-Neurißhof
2603 Felixdorf
2604 Theresienfeld
2620 Neunkirchen
2624 Breitenau
2625 Schwarzau am Steinfelde
2630 Ternitz
2631 Sieding-Stixenstein
2632 Wimpassing im Schwarzatale
2640 Gloggnitz
2641 Schottwien
2650 Payerbach
2651 Reichenau an der Rax
2654 Prein an der Rax
2661 Naßwald
2662 Schwarzau im Gebirge
2663 Rohr im Gebirge
2671 Küb
2673 Breitenstein
2680 Semmering
2700 Wiener Neustadt
2721 Bad Fischau
2722 Winzendorf
2723 Muthmannsdorf
2724 Hohe Wand-Stollhof
2731 St. Egyden am Steinfeld
2732 Willendorf
2733 Grünbach am Schneeberg
2734 Puchberg am Schneeberg
2751 Steinabrückl
2752 Wöllersdorf
2753 Markt Piesting
2754 Waldegg
2755 Oed
2761 Miesenbach
2763 Pernitz
2770 Gutenstein
2801 Katzelsdorf
2802 Hochwolkersdorf
2803 Schwarzenbach
2811 Wiesmath
2812 Hollenthon
2813 Lichtenegg
2821 Lanzenkirchen
2822 Bad Erlach
2823 Pitten
2824 Seebenstein
2831 Warth
2832 Thernberg
2833 Bromberg
2840 Grimmenstein
2842 Edlitz
2851 Krumbach
2852 Hochneukirchen
2853 Bad Schönau
2860 Kirchschlag in der Buckligen Welt
2870 Aspang
2871 Zöbern
2872 Mönichkirchen
2873 Feistritz am Wechsel
2880 Kirchberg am Wechsel
2881 Trattenbach
3001 Mauerbach
3002 Purkersdorf
3003 Gablitz
3004 Ried am Riederberg
3011 Untertullnerbach
3012 Wolfsgraben
3013 Tullnerbach-Lawies
3021 Pressbaum
3031 Rekawinkel
3032 Eichgraben
3033 Altlengbach
3034 Maria Anzbach
3040 Neulengbach
3041 Asperhofen
3042 Würmla
3051 St. Christophen
3052 Innermanzing
3053 Laaben
3061 Ollersbach
3062 Kirchstetten
3071 Böheimkirchen
3072 Kasten bei Böheimkirchen
3073 Stössing
3074 Michelbach
3100 St. Pölten
3104 St. Pölten-Harland
3105 St. Pölten-Radlberg
3107 St. Pölten-Traisenpark
3110 Neidling
3121 Karlstetten
3122 Gansbach
3123 Obritzberg
3124 Oberwölbling
3125 Statzendorf
3130 Herzogenburg
3131 Getzersdorf
3133 Traismauer
3134 Nußdorf
3140 Pottenbrunn
3141 Kapelln
3142 Perschling
3143 Pyhra
3144 Wald
3150 Wilhelmsburg
3151 St. Georgen am Steinfelde
3153 Eschenau
3160 Traisen
3161 St. Veit an der Gölsen
3162 Rainfeld
3163 Rohrbach
3170 Hainfeld
3171 Kleinzell-Salzerbad
3172 Ramsau
3180 Lilienfeld
3183 Freiland
3184 Türnitz
3192 Hohenberg
3193 St. Aegyd am Neuwalde
3195 Kernhof
3200 Ober-Grafendorf
3202 Hofstetten
3203 Rabenstein an der Pielach
3204 Kirchberg an der Pielach
3205 Weinburg
3211 Loich
3212 Schwarzenbach an der Pielach
3213 Frankenfels
3214 Puchenstuben
3221 Gösing an der Mariazellerbahn
3222 Annaberg
3223 Wienerbruck
3224 Mitterbach
3231 St. Margarethen an der Sierning
3232 Bischofstetten
3233 Kilb
3240 Mank
3241 Kirnberg an der Mank
3242 Texing
3243 St. Leonhard am Forst
3244 Ruprechtshofen
3250 Wieselburg
3251 Purgstall
3252 Petzenkirchen
3253 Erlauf
3254 Bergland
3261 Steinakirchen am Forst
3262 Wang
3263 Randegg
3264 Gresten
3270 Scheibbs
3281 Oberndorf an der Melk
3282 St. Georgen an der Leys
3283 St. Anton an der Jeßnitz
3291 Kienberg
3292 Gaming
3293 Lunz am See
3294 Langau
3295 Lackenhof
3300 Amstetten
3304 St. Georgen am Ybbsfelde
3311 Zeillern
3312 Oed
3313 Wallsee
3314 Strengberg
3321 Ardagger
3322 Viehdorf
3323 Neustadtl an der Donau
3324 Euratsfeld
3325 Ferschnitz
3331 Kematen
3332 Rosenau am Sonntagberg
3333 Böhlerwerk
3340 Waidhofen an der Ybbs
3341 Ybbsitz
3342 Opponitz
3343 Hollenstein an der Ybbs
3344 St. Georgen am Reith
3345 Göstling an der Ybbs
3350 Haag
3351 Weistrach
3352 St. Peter in der Au
3353 Seitenstetten
3354 Wolfsbach
3355 Ertl
3361 Aschbach Markt
3362 Mauer-Öhling
3363 Ulmerfeld-Hausmening
3364 Neuhofen an der Ybbs
3365 Allhartsberg
3370 Ybbs an der Donau
3371 Neumarkt an der Ybbs
3372 Blindenmarkt
3373 Kemmelbach
3374 Säusenstein
3375 Krummnußbaum
3376 St. Martin-Karlsbach
3380 Pöchlarn
3381 Golling
3382 Loosdorf
3383 Hürm
3384 Groß Sierning
3385 Prinzersdorf
3386 Hafnerbach
3390 Melk
3392 Schönbühel an der Donau
3393 Matzleinsdorf
3394 Schönbühel-Aggsbach
3400 Klosterneuburg
3413 Hintersdorf
3420 Kritzendorf
3421 Höflein an der Donau
3422 Greifenstein
3423 St. Andrä-Wördern
3424 Zeiselmauer
3425 Langenlebarn
3426 Muckendorf-Wipfing
3430 Tulln an der Donau
3433 Königstetten
3434 Tulbing
3435 Zwentendorf an der Donau
3441 Judenau
3442 Langenrohr
3443 Sieghartskirchen
3451 Michelhausen
3452 Atzenbrugg
3454 Sitzenberg-Reidling
3462 Absdorf
3463 Stetteldorf am Wagram
3464 Hausleiten
3465 Königsbrunn am Wagram
3470 Kirchberg am Wagram
3471 Großriedenthal
3472 Hohenwarth
3473 Mühlbach am Manhartsberg
3474 Altenwörth
3481 Fels am Wagram
3482 Gösing am Wagram
3483 Feuersbrunn
3484 Grafenwörth
3485 Haitzendorf
3491 Straß im Straßertale
3492 Etsdorf am Kamp
3493 Hadersdorf am Kamp
3494 Gedersdorf
3495 Rohrendorf bei Krems
3500 Krems an der Donau
3506 Krems-Hollenburg
3508 Paudorf
3511 Furth bei Göttweig
3512 Mautern
3521 Obermeisling
3522 Lichtenau
3524 Grainbrunn
3525 Sallingberg
3531 Niedernondorf
3532 Rastenfeld
3533 Friedersbach
3541 Senftenberg
3542 Gföhl
3543 Krumau am Kamp
3544 Idolsberg
3550 Langenlois
3552 Lengenfeld
3553 Schiltern
3561 Zöbing
3562 Schönberg
3564 Plank am Kamp
3571 Gars am Kamp
3572 St. Leonhard am Hornerwald
3573 Rosenburg
3580 Horn
3591 Altenburg
3592 Röhrenbach
3593 Neupölla
3594 Franzen
3595 Brunn an der Wild
3601 Dürnstein
3602 Rossatz
3610 Weißenkirchen in der Wachau
3611 Großheinrichschlag
3613 Albrechtsberg an der Großen Krems
3620 Spitz
3621 Mitterarnsdorf
3622 Mühldorf
3623 Kottes
3631 Ottenschlag
3632 Bad Traunstein
3633 Schönbach
3641 Aggsbach Markt
3642 Aggsbach Dorf
3643 Maria Laach am Jauerling
3644 Emmersdorf an der Donau
3650 Pöggstall
3652 Leiben
3653 Weiten
3654 Raxendorf
3660 Klein-Pöchlarn
3661 Artstetten
3662 Münichreith
3663 Laimbach am Ostrong
3664 Martinsberg
3665 Gutenbrunn
3671 Marbach an der Donau
3672 Maria Taferl
3680 Persenbeug
3681 Hofamt Priel
3683 Yspertal
3684 St. Oswald
3691 Nöchling
3701 Großweikersdorf
3702 Niederrußbach
3704 Glaubendorf
3710 Ziersdorf
3711 Großmeiseldorf
3712 Maissau
3713 Harmannsdorf
3714 Sitzendorf an der Schmida
3720 Ravelsbach
3721 Limberg
3722 Straning
3730 Eggenburg
3741 Pulkau
3742 Theras
3743 Röschitz
3744 Stockern
3751 Sigmundsherberg
3752 Walkenstein
3753 Hötzelsdorf
3754 Irnfritz
3761 Messern
3762 Ludweis
3763 Japons
3800 Göpfritz an der Wild
3804 Allentsteig
3811 Kirchberg an der Wild
3812 Groß Siegharts
3813 Dietmanns
3814 Aigen
3820 Raabs an der Thaya
3822 Karlstein an der Thaya
3823 Weikertschlag an der Thaya
3824 Großau
3830 Waidhofen an der Thaya
3834 Pfaffenschlag bei Waidhofen an der Thaya
3841 Windigsteig
3842 Thaya
3843 Dobersberg
3844 Waldkirchen an der Thaya
3851 Kautzen
3852 Gastern
3860 Heidenreichstein
3861 Eggern
3862 Eisgarn
3863 Reingers
3871 Nagelberg
3872 Langegg
3873 Brand
3874 Litschau
3900 Schwarzenau
3902 Vitis
3903 Echsenbach
3910 Zwettl
3911 Rappottenstein
3912 Grafenschlag
3913 Großgöttfritz
3914 Waldhausen
3920 Groß Gerungs
3921 Langschlag
3922 Großschönau
3923 Jagenbach
3924 Rosenau Schloß
3925 Arbesbach
3931 Schweiggers
3932 Kirchberg am Walde
3942 Hirschbach
3943 Schrems
3944 Pürbach
3945 Hoheneich
3950 Gmünd
3961 Waldenstein
3962 Heinrichs bei Weitra
3970 Weitra
3971 St. Martin
3972 Bad Großpertholz
3973 Karlstift
4300 St. Valentin
4303 St. Pantaleon
4392 Dorfstetten
4431 Haidershofen
4432 Ernsthofen
4441 Behamberg
4482 Ennsdorf
$places$);
select pg_temp.add_places('Oberösterreich', 1::smallint, $places$
3334 Gaflenz
3335 Weyer
4020 Linz
4030 Linz
4040 Linz
4048 Puchenau
4050 Traun
4052 Ansfelden
4053 Haid
4055 Pucking
4060 Leonding
4061 Pasching
4062 Thening
4063 Hörsching
4064 Oftering
4070 Eferding
4072 Alkoven
4073 Wilhering
4074 Stroheim
4075 Breitenaich
4076 St. Marienkirchen an der Polsenz
4081 Hartkirchen
4082 Aschach an der Donau
4083 Haibach ob der Donau
4084 St. Agatha
4085 Wesenufer
4090 Engelhartszell
4091 Vichtenstein
4092 Esternberg
4100 Ottensheim
4101 Feldkirchen an der Donau
4102 Goldwörth
4111 Walding
4112 Rottenegg
4113 St. Martin im Mühlkreis
4114 Neuhaus an der Donau
4115 Kleinzell im Mühlkreis
4116 St. Ulrich im Mühlkreis
4120 Neufelden
4121 Altenfelden
4122 Arnreit
4131 Kirchberg ob der Donau
4132 Lembach im Mühlkreis
4133 Niederkappel
4134 Putzleinsdorf
4141 Pfarrkirchen im Mühlkreis
4142 Hofkirchen im Mühlkreis
4143 Neustift im Mühlkreis
4144 Oberkappel
4150 Rohrbach in Oberösterreich
4151 Oepping
4152 Sarleinsbach
4153 Peilstein im Mühlviertel
4154 Kollerschlag
4155 Nebelberg
4160 Aigen-Schlägl
4161 Ulrichsberg
4162 Julbach
4163 Klaffer am Hochficht
4164 Schwarzenberg am Böhmerwald
4170 Haslach an der Mühl
4171 St. Peter am Wimberg
4172 St. Johann am Wimberg
4173 St. Veit im Mühlkreis
4174 Niederwaldkirchen
4175 Herzogsdorf
4180 Zwettl an der Rodl
4181 Oberneukirchen
4182 Waxenberg
4183 Traberg
4184 Helfenberg
4190 Bad Leonfelden
4191 Vorderweißenbach
4192 Schenkenfelden
4193 Reichenthal
4201 Gramastetten
4202 Hellmonsödt
4203 Altenberg bei Linz
4204 Reichenau im Mühlkreis
4209 Engerwitzdorf
4210 Gallneukirchen
4211 Alberndorf in der Riedmark
4212 Neumarkt im Mühlkreis
4213 Unterweitersdorf
4221 Steyregg
4222 St. Georgen an der Gusen
4223 Katsdorf
4224 Wartberg ob der Aist
4225 Luftenberg
4230 Pregarten
4232 Hagenberg im Mühlkreis
4240 Freistadt
4242 Hirschbach im Mühlkreis
4251 Sandl
4252 Liebenau
4261 Rainbach im Mühlkreis
4262 Leopoldschlag
4263 Windhaag bei Freistadt
4264 Grünbach
4271 St. Oswald bei Freistadt
4272 Weitersfelden
4273 Unterweißenbach
4274 Schönau im Mühlkreis
4280 Königswiesen
4281 Mönchdorf
4282 Pierbach
4283 Bad Zell
4284 Tragwein
4291 Lasberg
4292 Kefermarkt
4293 Gutau
4294 St. Leonhard bei Freistadt
4310 Mauthausen
4311 Schwertberg
4312 Ried in der Riedmark
4320 Perg
4322 Windhaag bei Perg
4323 Münzbach
4324 Rechberg
4331 Naarn
4332 Au an der Donau
4341 Arbing
4342 Baumgartenberg
4343 Mitterkirchen
4351 Saxen
4352 Klam
4360 Grein
4362 Bad Kreuzen
4363 Pabneukirchen
4364 St. Thomas
4371 Dimbach
4372 St. Georgen am Walde
4381 St. Nikola an der Donau
4382 Sarmingstein
4391 Waldhausen im Strudengau
4400 Steyr
4407 Steyr-Gleink
4421 Aschach an der Steyr
4442 Kleinraming
4443 Maria Neustift
4451 Garsten
4452 Ternberg
4453 Trattenbach
4460 Losenstein
4461 Laussa
4462 Reichraming
4463 Großraming
4464 Kleinreifling
4470 Enns
4481 Asten
4483 Hargelsberg
4484 Kronstorf
4490 St. Florian
4491 Niederneukirchen
4492 Hofkirchen im Traunkreis
4493 Wolfern
4501 Neuhofen an der Krems
4502 St. Marien
4511 Allhaming
4521 Schiedlberg
4522 Sierning
4523 Neuzeug
4531 Kematen an der Krems
4532 Rohr im Kremstal
4533 Piberbach
4540 Bad Hall
4541 Adlwang
4542 Nußbach
4550 Kremsmünster
4551 Ried im Traunkreis
4552 Wartberg an der Krems
4553 Schlierbach
4554 Oberschlierbach
4560 Kirchdorf an der Krems
4562 Steinbach am Ziehberg
4563 Micheldorf
4564 Klaus an der Pyhrnbahn
4565 Inzersdorf im Kremstal
4571 Steyrling
4572 St. Pankraz
4573 Hinterstoder
4574 Vorderstoder
4575 Roßleithen
4580 Windischgarsten
4581 Rosenau am Hengstpaß
4582 Spital am Pyhrn
4591 Molln
4592 Leonstein
4593 Obergrünburg
4594 Grünburg
4595 Waldneukirchen
4596 Steinbach an der Steyr
4600 Wels
4611 Buchkirchen
4612 Scharten
4613 Mistelbach bei Wels
4614 Marchtrenk
4615 Holzhausen
4616 Weißkirchen
4621 Sipbachzell
4622 Eggendorf im Traunkreis
4623 Gunskirchen
4624 Pennewang
4625 Offenhausen
4631 Krenglbach
4632 Pichl bei Wels
4633 Kematen am Innbach
4641 Steinhaus
4642 Sattledt
4643 Pettenbach
4644 Scharnstein
4645 Grünau im Almtal
4650 Lambach
4651 Stadl-Paura
4652 Steinerkirchen an der Traun
4653 Eberstalzell
4654 Bad Wimsbach-Neydharting
4655 Vorchdorf
4656 Kirchham
4661 Roitham am Traunfall
4662 Steyrermühl
4663 Laakirchen
4664 Oberweis
4671 Neukirchen bei Lambach
4672 Bachmanning
4673 Gaspoltshofen
4674 Altenhof am Hausruck
4675 Weibern
4676 Aistersheim
4680 Haag am Hausruck
4681 Rottenbach
4682 Geboltskirchen
4690 Schwanenstadt
4691 Breitenschützing
4692 Niederthalheim
4693 Desselbrunn
4694 Ohlsdorf
4701 Bad Schallerbach
4702 Wallern an der Trattnach
4707 Schlüßlberg
4710 Grieskirchen
4712 Michaelnbach
4713 Gallspach
4714 Meggenhofen
4715 Taufkirchen an der Trattnach
4716 Hofkirchen an der Trattnach
4720 Neumarkt im Hausruckkreis
4721 Altschwendt
4722 Peuerbach
4723 Natternbach
4724 Neukirchen am Walde
4725 St. Aegidi
4730 Waizenkirchen
4731 Prambachkirchen
4732 St. Thomas
4733 Heiligenberg
4741 Wendling
4742 Pram
4743 Peterskirchen
4751 Dorf
4752 Riedau
4753 Taiskirchen im Innkreis
4754 Andrichsfurt
4755 Zell an der Pram
4760 Raab
4761 Enzenkirchen
4762 St. Willibald
4770 Andorf
4771 Sigharting
4772 Lambrechten
4773 Eggerding
4774 St. Marienkirchen bei Schärding
4775 Taufkirchen an der Pram
4776 Diersbach
4777 Mayrhof
4780 Schärding
4782 St. Florian am Inn
4783 Wernstein am Inn
4784 Schardenberg
4785 Freinberg
4786 Brunnenthal
4791 Rainbach im Innkreis
4792 Münzkirchen
4793 St. Roman
4794 Kopfing im Innkreis
4800 Attnang-Puchheim
4801 Traunkirchen
4802 Ebensee
4810 Gmunden
4812 Pinsdorf
4813 Altmünster
4814 Neukirchen
4816 Gschwandt
4817 St. Konrad
4820 Bad Ischl
4821 Lauffen
4822 Bad Goisern am Hallstättersee
4823 Steeg
4824 Gosau
4825 Gosau-Hintertal
4830 Hallstatt
4831 Obertraun
4840 Vöcklabruck
4841 Ungenach
4842 Zell am Pettenfirst
4843 Ampflwang
4844 Regau
4845 Rutzenmoos
4846 Redlham
4849 Puchkirchen am Trattberg
4850 Timelkam
4851 Gampern
4852 Weyregg am Attersee
4853 Steinbach am Attersee
4854 Weißenbach
4860 Lenzing
4861 Schörfling
4863 Seewalchen am Attersee
4864 Attersee
4865 Nußdorf am Attersee
4866 Unterach
4870 Vöcklamarkt
4871 Zipf
4872 Neukirchen an der Vöckla
4873 Frankenburg am Hausruck
4880 St. Georgen im Attergau
4881 Straß im Attergau
4882 Oberwang
4890 Frankenmarkt
4891 Pöndorf
4892 Fornach
4893 Zell am Moos
4894 Oberhofen am Irrsee
4901 Ottnang
4902 Wolfsegg am Hausruck
4903 Manning
4904 Atzbach
4906 Eberschwang
4910 Ried im Innkreis
4911 Tumeltsham
4912 Neuhofen im Innkreis
4920 Schildorn
4921 Hohenzell
4922 Geiersberg
4923 Lohnsburg
4924 Waldzell
4925 Pramet
4926 St. Marienkirchen am Hausruck
4931 Mettmach
4932 Kirchheim im Innkreis
4933 Wildenau
4941 Mehrnbach
4942 Gurten
4943 Geinberg
4950 Altheim
4951 Polling im Innkreis
4952 Weng im Innkreis
4961 Mühlheim am Inn
4962 Mining
4963 St. Peter am Hart
4970 Eitzing
4971 Aurolzmünster
4972 Utzenaich
4973 St. Martin
4974 Ort im Innkreis
4975 Suben
4980 Antiesenhofen
4981 Reichersberg
4982 Obernberg am Inn
4983 St. Georgen bei Obernberg am Inn
4984 Weilbach
5120 St. Pantaleon
5121 Ostermiething
5122 Ach
5123 Überackern
5131 Franking
5132 Geretsberg
5133 Gilgenberg am Weilhart
5134 Schwand im Innkreis
5141 Moosdorf
5142 Eggelsberg
5143 Feldkirchen bei Mattighofen
5144 Handenberg
5145 Neukirchen an der Enknach
5166 Perwang am Grabensee
5211 Friedburg
5212 Schneegattern
5221 Lochen am See
5222 Munderfing
5223 Pfaffstätt
5224 Auerbach
5225 Jeging
5230 Mattighofen
5231 Schalchen
5232 Kirchberg bei Mattighofen
5233 Pischelsdorf am Engelbach
5241 Maria Schmolln
5242 St. Johann am Walde
5251 Höhnhart
5252 Aspach
5261 Uttendorf
5270 Mauerkirchen
5271 Moosbach
5272 Treubach
5273 Roßbach
5274 Burgkirchen
5280 Braunau am Inn
5282 Braunau
5310 Mondsee
5311 Loibichl
5360 St. Wolfgang im Salzkammergut
$places$);
select pg_temp.add_places('Salzburg', 1::smallint, $places$
5020 Salzburg
5023 Salzburg-Gnigl
5026 Salzburg-Aigen
5061 Elsbethen-Glasenbach
5071 Wals
5081 Anif
5082 Grödig
5083 Gartenau-St. Leonhard
5084 Großgmain
5090 Lofer
5091 Unken
5092 St. Martin bei Lofer
5093 Weißbach bei Lofer
5101 Bergheim
5102 Anthering
5110 Oberndorf bei Salzburg
5111 Bürmoos
5112 Lamprechtshausen
5113 St. Georgen bei Salzburg
5114 Göming
5151 Nußdorf am Haunsberg
5152 Michaelbeuern
5161 Elixhausen
5162 Obertrum am See
5163 Mattsee
5164 Seeham
5165 Berndorf bei Salzburg
5201 Seekirchen
5202 Neumarkt am Wallersee
5203 Köstendorf
5204 Straßwalchen
5205 Schleedorf
5300 Hallwang
5301 Eugendorf
5302 Henndorf am Wallersee
5303 Thalgau
5321 Koppl
5322 Hof bei Salzburg
5323 Ebenau
5324 Faistenau
5325 Plainfeld
5330 Fuschl am See
5340 St. Gilgen
5342 Abersee
5350 Strobl
5400 Hallein
5411 Oberalm
5412 Puch bei Hallein
5421 Adnet
5422 Heilbad Dürrnberg
5423 St. Koloman
5424 Bad Vigaun
5425 Krispl
5431 Kuchl
5440 Golling an der Salzach
5441 Abtenau
5442 Rußbach am Paß Gschütt
5450 Werfen
5451 Tenneck
5452 Pfarrwerfen
5453 Werfenweng
5500 Bischofshofen
5505 Mühlbach am Hochkönig
5511 Hüttau
5521 Niedernfritz
5522 St. Martin am Tennengebirge
5523 Lungötz
5524 Annaberg
5531 Eben im Pongau
5532 Filzmoos
5541 Altenmarkt im Pongau
5542 Flachau
5550 Radstadt
5552 Forstau
5561 Untertauern
5562 Obertauern
5563 Tweng
5570 Mauterndorf
5571 Mariapfarr
5572 St. Andrä im Lungau
5573 Weißpriach
5574 Göriach
5575 Lessach
5580 Tamsweg
5581 St. Margarethen im Lungau
5582 St. Michael im Lungau
5583 Muhr
5584 Zederhaus
5585 Unternberg
5591 Ramingstein
5592 Thomatal
5600 St. Johann im Pongau
5602 Wagrain
5603 Kleinarl
5611 Großarl
5612 Hüttschlag
5620 Schwarzach im Pongau
5621 St. Veit im Pongau
5622 Goldegg
5630 Bad Hofgastein
5632 Dorfgastein
5640 Bad Gastein
5645 Böckstein
5651 Lend
5652 Dienten am Hochkönig
5660 Taxenbach
5661 Rauris
5662 Gries
5671 Bruck an der Großglocknerstraße
5672 Fusch an der Glocknerstraße
5700 Zell am See
5710 Kaprun
5721 Piesendorf
5722 Niedernsill
5723 Uttendorf
5724 Stuhlfelden
5730 Mittersill
5731 Hollersbach im Pinzgau
5732 Mühlbach
5733 Bramberg am Wildkogel
5741 Neukirchen am Großvenediger
5742 Wald im Pinzgau
5743 Krimml
5751 Maishofen
5752 Viehhofen
5753 Saalbach
5754 Hinterglemm
5760 Saalfelden am Steinernen Meer
5761 Maria Alm am Steinernen Meer
5771 Leogang
$places$);
select pg_temp.add_places('Steiermark', 1::smallint, $places$
7421 Tauchen-Schaueregg
8010 Graz
8020 Graz
8036 Graz
8041 Graz-Liebenau
8042 Graz-St. Peter
8043 Graz-Kroisbach
8044 Graz-Mariatrost
8045 Graz-Andritz
8046 Graz-St. Veit
8047 Graz-Ragnitz
8051 Graz-Gösting
8052 Graz-Wetzelsdorf
8053 Graz-Neuhart
8054 Graz-Straßgang
8055 Graz-Puntigam
8061 St. Radegund bei Graz
8062 Kumberg
8063 Eggersdorf bei Graz
8071 Hausmannstätten
8072 Fernitz
8073 Feldkirchen bei Graz
8074 Raaba
8075 Hart bei Graz
8076 Vasoldsberg
8077 Gössendorf
8081 Heiligenkreuz am Waasen
8082 Kirchbach in Steiermark
8083 St. Stefan im Rosental
8091 Jagerberg
8092 Mettersdorf am Saßbach
8093 St. Peter am Ottersbach
8101 Gratkorn
8102 Semriach
8103 Rein
8111 Judendorf-Straßengel
8112 Gratwein
8113 St. Oswald bei Plankenwarth
8114 Stübing
8120 Peggau
8121 Deutschfeistritz
8122 Waldstein
8124 Übelbach
8130 Frohnleiten
8131 Mixnitz
8132 Pernegg an der Mur
8141 Unterpremstätten
8142 Wundschuh
8143 Dobl
8144 Tobelbad
8151 Hitzendorf
8152 Stallhofen
8153 Geistthal
8160 Weiz
8162 Passail
8163 Fladnitz an der Teichalm
8171 St. Kathrein am Offenegg
8172 Heilbrunn
8181 St. Ruprecht an der Raab
8182 Puch bei Weiz
8183 Floing
8184 Anger
8190 Birkfeld
8191 Koglhof
8192 Strallegg
8200 Gleisdorf
8211 Ilztal
8212 Pischelsdorf am Kulm
8221 Hirnsdorf
8222 St. Johann bei Herberstein
8223 Stubenberg am See
8224 Kaindorf bei Hartberg
8225 Pöllau bei Hartberg
8230 Hartberg
8232 Grafendorf bei Hartberg
8233 Lafnitz
8234 Rohrbach an der Lafnitz
8240 Friedberg
8241 Dechantskirchen
8242 St. Lorenzen am Wechsel
8243 Pinggau
8244 Schäffern
8250 Vorau
8251 Bruck an der Lafnitz
8252 Mönichwald
8253 Waldbach
8254 Wenigzell
8255 St. Jakob
8261 Sinabelkirchen
8262 Ilz
8263 Großwilfersdorf
8264 Hainersdorf
8265 Großsteinbach
8271 Bad Waltersdorf
8272 Sebersdorf
8273 Ebersdorf
8274 Buch
8280 Fürstenfeld
8282 Bad Loipersdorf
8283 Bad Blumau
8291 Burgau
8292 Neudau
8293 Wörth an der Lafnitz
8294 Unterrohr
8295 St. Johann in der Haide
8301 Laßnitzhöhe
8302 Nestelbach bei Graz
8311 Markt Hartmannsdorf
8312 Ottendorf an der Rittschein
8313 Breitenfeld an der Rittschein
8321 St. Margarethen an der Raab
8322 Studenzen
8323 St. Marein bei Graz
8324 Kirchberg an der Raab
8330 Feldbach
8332 Edelsbach bei Feldbach
8333 Riegersburg
8334 Lödersdorf
8341 Paldau
8342 Gnas
8343 Trautmannsdorf in Oststeiermark
8344 Bad Gleichenberg
8345 Straden
8350 Fehring
8352 Unterlamm
8353 Kapfenstein
8354 St. Anna am Aigen
8355 Tieschen
8361 Hatzendorf
8362 Söchau
8401 Kalsdorf bei Graz
8402 Werndorf
8403 Lebring
8410 Wildon
8411 Hengsberg
8412 Allerheiligen bei Wildon
8413 St. Georgen an der Stiefing
8421 Wolfsberg im Schwarzautal
8422 St. Nikolai ob Draßling
8423 St. Veit am Vogau
8424 Gabersdorf
8430 Leibnitz
8431 Gralla
8434 Tillmitsch
8435 Wagna
8441 Fresing
8442 Kitzeck im Sausal
8443 Gleinstätten
8444 St. Andrä im Sausal
8451 Heimschuh
8452 Großklein
8453 St. Johann im Saggautal
8454 Arnfels
8455 Oberhaag
8461 Ehrenhausen
8462 Gamlitz
8463 Leutschach
8472 Straß in Steiermark
8473 Weitersfeld an der Mur
8480 Mureck
8481 Weinburg am Saßbach
8483 Deutsch Goritz
8484 Unterpurkla
8490 Bad Radkersburg
8492 Halbenrain
8493 Klöch
8501 Lieboch
8502 Lannach
8503 St. Josef Weststeiermark
8504 Preding
8505 St. Nikolai im Sausal
8510 Stainz
8511 St. Stefan ob Stainz
8521 Wettmannstätten
8522 Groß St. Florian
8523 Frauental an der Laßnitz
8524 Bad Gams
8530 Deutschlandsberg
8541 Schwanberg
8542 St. Peter im Sulmtal
8543 St. Martin im Sulmtal
8544 Pölfing-Brunn
8551 Wies
8552 Eibiswald
8553 St. Oswald ob Eibiswald
8554 Soboth
8561 Söding
8562 Mooskirchen
8563 Ligist
8564 Krottendorf-Gaisfeld
8565 St. Johann ob Hohenburg
8570 Voitsberg
8572 Bärnbach
8573 Kainach bei Voitsberg
8580 Köflach
8582 Rosental an der Kainach
8583 Edelschrott
8584 Hirschegg
8591 Maria Lankowitz
8592 Salla
8593 Graden
8600 Bruck an der Mur
8605 Kapfenberg
8611 St. Katharein an der Laming
8612 Tragöß-Oberort
8614 Breitenau
8616 Gasen
8621 Thörl
8622 Etmißl
8623 Aflenz Kurort
8624 Au
8625 Turnau
8630 Mariazell
8632 Gußwerk
8634 Wegscheid
8635 Gollrad
8636 Seewiesen
8641 St. Marein im Mürztal
8642 St. Lorenzen im Mürztal
8643 Allerheiligen im Mürztal
8644 Mürzhofen
8650 Kindberg
8652 Kindberg-Aumühl
8653 Stanz im Mürztal
8654 Fischbach
8661 Wartberg im Mürztal
8662 Mitterdorf im Mürztal
8663 Dorf Veitsch
8664 Großveitsch
8665 Langenwang
8670 Krieglach
8671 Alpl
8672 St. Kathrein am Hauenstein
8673 Ratten
8674 Rettenegg
8680 Mürzzuschlag
8682 Mürzzuschlag-Hönigsberg
8684 Spital am Semmering
8685 Steinhaus am Semmering
8691 Kapellen
8692 Neuberg an der Mürz
8693 Mürzsteg
8694 Frein an der Mürz
8700 Leoben
8712 Niklasdorf
8713 St. Stefan ob Leoben
8714 Kraubath an der Mur
8715 St. Lorenzen bei Knittelfeld
8720 Knittelfeld
8723 Kobenz
8724 Spielberg
8731 Bischoffeld
8732 Seckau
8733 St. Marein bei Knittelfeld
8734 Großlobming
8740 Zeltweg
8741 Weißkirchen in Steiermark
8742 Obdach
8750 Judenburg
8753 Fohnsdorf
8754 Thalheim
8755 St. Peter ob Judenburg
8756 St. Georgen ob Judenburg
8761 Pöls
8762 Oberzeiring
8763 Möderbrugg
8764 Pusterwald
8765 St. Johann am Tauern
8770 St. Michael in Obersteiermark
8772 Timmersdorf
8773 Kammern im Liesingtal
8774 Mautern in Steiermark
8775 Kalwang
8781 Wald am Schoberpaß
8782 Treglwang
8783 Gaishorn am See
8784 Trieben
8785 Hohentauern
8786 Rottenmann
8790 Eisenerz
8792 St. Peter-Freienstein
8793 Trofaiach
8794 Vordernberg
8795 Radmer
8800 Unzmarkt
8811 Scheifling
8812 Mariahof
8813 St. Lambrecht
8820 Neumarkt in Steiermark
8822 Mühlen
8831 Niederwölz
8832 Oberwölz
8833 Teufenbach
8841 Frojach
8842 Katsch an der Mur
8843 St. Peter am Kammersberg
8844 Schöder
8850 Murau
8852 Stolzalpe
8853 Ranten
8854 Krakaudorf
8861 St. Georgen ob Murau
8862 Stadl an der Mur
8863 Predlitz
8864 Turrach
8900 Selzthal
8903 Lassing
8904 Ardning
8911 Admont
8912 Johnsbach
8913 Weng
8920 Hieflau
8921 Lainbach
8922 Gams bei Hieflau
8923 Palfau
8924 Wildalpen
8931 Landl
8932 Weißenbach an der Enns
8933 St. Gallen
8934 Altenmarkt bei St. Gallen
8940 Liezen
8942 Wörschach
8943 Aigen im Ennstal
8950 Stainach
8951 Trautenfels
8952 Irdning
8953 Donnersbach
8954 St. Martin am Grimming
8960 Öblarn
8961 Stein an der Enns
8962 Gröbming
8965 Pruggern
8966 Aich-Assach
8967 Haus
8970 Schladming
8971 Rohrmoos-Untertal
8972 Ramsau
8973 Pichl
8974 Mandling
8982 Tauplitz
8983 Bad Mitterndorf
8984 Kainisch
8990 Bad Aussee
8992 Altaussee
8993 Grundlsee
9323 Wildbad Einöd
$places$);
select pg_temp.add_places('Tirol', 1::smallint, $places$
6020 Innsbruck
6060 Hall in Tirol
6063 Rum
6065 Thaur
6067 Absam
6068 Mils
6069 Gnadenwald
6070 Ampass
6071 Aldrans
6072 Lans
6073 Sistrans
6074 Rinn
6075 Tulfes
6080 Innsbruck-Igls
6082 Patsch
6083 Ellbögen
6091 Götzens
6092 Birgitz
6094 Axams
6095 Grinzens
6100 Seefeld in Tirol
6103 Reith bei Seefeld
6105 Leutasch
6108 Scharnitz
6111 Volders
6112 Wattens
6113 Wattenberg
6114 Kolsass
6115 Kolsassberg
6116 Weer
6121 Baumkirchen
6122 Fritzens
6123 Terfens
6130 Schwaz
6133 Weerberg
6134 Vomp
6135 Stans
6136 Pill
6141 Schönberg im Stubaital
6142 Mieders
6143 Matrei am Brenner
6145 Navis
6150 Steinach am Brenner
6152 Trins
6154 St. Jodok am Brenner
6156 Gries am Brenner
6157 Obernberg am Brenner
6161 Natters
6162 Mutters
6165 Telfes im Stubai
6166 Fulpmes
6167 Neustift im Stubaital
6170 Zirl
6173 Oberperfuss
6175 Kematen in Tirol
6176 Völs
6178 Unterperfuss
6179 Ranggen
6181 Sellrain
6182 Gries im Sellrain
6183 Kühtai
6184 St. Sigmund
6200 Jenbach
6210 Wiesing
6212 Maurach
6213 Pertisau
6215 Achenkirch
6220 Buch in Tirol
6222 Gallzein
6230 Brixlegg
6232 Münster
6233 Kramsach
6234 Brandenberg
6235 Reith im Alpbachtal
6236 Alpbach
6240 Rattenberg
6241 Radfeld
6250 Kundl
6252 Breitenbach am Inn
6260 Bruck am Ziller
6261 Strass im Zillertal
6262 Schlitters
6263 Fügen
6264 Fügenberg
6265 Hart im Zillertal
6271 Uderns
6272 Kaltenbach
6273 Ried im Zillertal
6274 Aschau
6275 Stumm
6276 Stummerberg
6277 Zellberg
6278 Hainzenberg
6280 Zell am Ziller
6281 Gerlos
6283 Hippach
6284 Ramsau im Zillertal
6290 Mayrhofen
6292 Finkenberg
6293 Tux
6294 Hintertux
6295 Ginzling
6300 Wörgl
6305 Itter
6306 Söll
6311 Wildschönau-Oberau
6313 Wildschönau-Auffach
6314 Wildschönau-Niederau
6320 Angerberg
6321 Angath
6322 Kirchbichl
6323 Bad Häring
6324 Mariastein
6330 Kufstein
6334 Schwoich
6335 Thiersee
6336 Langkampfen
6341 Ebbs
6342 Niederndorf
6343 Erl
6344 Walchsee
6345 Kössen
6346 Niederndorferberg
6347 Rettenschöss
6351 Scheffau am Wilden Kaiser
6352 Ellmau
6353 Going am Wilden Kaiser
6361 Hopfgarten
6363 Westendorf
6364 Brixen im Thale
6365 Kirchberg in Tirol
6370 Kitzbühel
6371 Aurach
6372 Oberndorf in Tirol
6373 Jochberg
6380 St. Johann in Tirol
6382 Kirchdorf in Tirol
6383 Erpfendorf
6384 Waidring
6385 Schwendt
6391 Fieberbrunn
6392 St. Jakob in Haus
6393 St. Ulrich am Pillersee
6395 Hochfilzen
6401 Inzing
6402 Hatting
6403 Flaurling
6404 Polling
6405 Pfaffenhofen
6406 Oberhofen im Inntal
6408 Pettnau
6410 Telfs
6413 Wildermieming
6414 Mieming
6416 Obsteig
6421 Rietz
6422 Stams
6423 Mötz
6424 Silz
6425 Haiming
6426 Roppen
6430 Ötztal Bahnhof
6432 Sautens
6433 Oetz
6441 Umhausen
6444 Längenfeld
6450 Sölden
6452 Hochsölden
6456 Obergurgl
6458 Vent
6460 Imst
6462 Karres
6463 Karrösten
6464 Tarrenz
6465 Nassereith
6471 Arzl im Pitztal
6473 Wenns
6474 Jerzens
6481 St. Leonhard im Pitztal
6491 Schönwies
6492 Imsterberg
6493 Mils
6500 Landeck
6511 Zams
6521 Fließ
6522 Prutz
6524 Feichten im Kaunertal
6525 Faggen
6526 Kauns
6527 Kaunerberg
6528 Fendels
6531 Ried im Oberinntal
6532 Ladis
6533 Fiss
6534 Serfaus
6541 Tösens
6542 Pfunds
6543 Nauders
6544 Spiss
6551 Pians
6552 Tobadill
6553 See
6555 Kappl
6561 Ischgl
6562 Mathon
6563 Galtür
6571 Strengen
6572 Flirsch
6574 Pettneu am Arlberg
6580 St. Anton am Arlberg
6591 Grins
6600 Reutte
6604 Höfen
6610 Wängle
6611 Heiterwang
6621 Bichlbach
6622 Berwang
6623 Namlos
6631 Lermoos
6632 Ehrwald
6633 Biberwier
6642 Stanzach
6644 Elmen
6645 Vorderhornbach
6646 Hinterhornbach
6647 Pfafflar
6650 Gramais
6651 Häselgehr
6652 Elbigenalp
6653 Bach
6654 Holzgau
6655 Steeg
6670 Forchach
6671 Weißenbach am Lech
6672 Nesselwängle
6673 Grän
6675 Tannheim
6677 Schattwald
6682 Vils
6691 Jungholz
9782 Nikolsdorf
9900 Lienz
9903 Oberlienz
9904 Thurn
9905 Gaimberg
9906 Lavant
9907 Tristach
9908 Amlach
9909 Leisach
9911 Assling
9912 Anras
9913 Abfaltersbach
9918 Strassen
9919 Heinfels
9920 Sillian
9931 Außervillgraten
9932 Innervillgraten
9941 Kartitsch
9942 Obertilliach
9943 Untertilliach
9951 Ainet
9952 St. Johann im Walde
9954 Schlaiten
9961 Hopfgarten in Defereggen
9962 St. Veit in Defereggen
9963 St. Jakob in Defereggen
9971 Matrei in Osttirol
9972 Virgen
9974 Prägraten
9981 Kals
9990 Nußdorf-Debant
9991 Dölsach
9992 Iselsberg-Stronach
$places$);
select pg_temp.add_places('Vorarlberg', 1::smallint, $places$
6700 Bludenz
6706 Bürs
6707 Bürserberg
6708 Brand
6710 Nenzing
6712 Thüringen
6713 Ludesch
6714 Nüziders
6719 Bludesch
6721 Thüringerberg
6722 St. Gerold
6723 Blons
6731 Sonntag
6733 Fontanella
6741 Raggal
6751 Braz
6752 Dalaas
6754 Klösterle
6762 Stuben
6763 Zürs
6764 Lech
6767 Warth
6771 St. Anton im Montafon
6773 Vandans
6774 Tschagguns
6780 Schruns
6781 Bartholomäberg
6782 Silbertal
6787 Gargellen
6791 St. Gallenkirch
6793 Gaschurn
6794 Partenen
6800 Feldkirch
6811 Göfis
6812 Meiningen
6820 Frastanz
6822 Satteins
6824 Schlins
6830 Rankweil
6832 Sulz-Röthis
6833 Klaus-Weiler
6834 Übersaxen
6835 Zwischenwasser
6836 Viktorsberg
6837 Weiler
6840 Götzis
6841 Mäder
6842 Koblach
6844 Altach
6845 Hohenems
6850 Dornbirn
6858 Schwarzach
6861 Alberschwende
6863 Egg
6866 Andelsbuch
6867 Schwarzenberg
6870 Bezau
6874 Bizau
6881 Mellau
6882 Schnepfau
6883 Au
6884 Damüls
6886 Schoppernau
6888 Schröcken
6890 Lustenau
6900 Bregenz
6911 Lochau
6912 Hörbranz
6914 Hohenweiler
6921 Kennelbach
6922 Wolfurt
6923 Lauterach
6932 Langen bei Bregenz
6933 Doren
6934 Sulzberg
6941 Langenegg
6942 Krumbach
6943 Riefensberg
6951 Lingenau
6952 Hittisau
6960 Wolfurt-Bahnhof
6971 Hard
6972 Fußach
6973 Höchst
6974 Gaißau
6991 Riezlern
6992 Hirschegg
6993 Mittelberg
$places$);
select pg_temp.add_places('Wien', 1::smallint, $places$
1010 Wien
1020 Wien
1030 Wien
1040 Wien
1050 Wien
1060 Wien
1070 Wien
1080 Wien
1090 Wien
1100 Wien
1110 Wien
1120 Wien
1130 Wien
1140 Wien
1150 Wien
1160 Wien
1170 Wien
1180 Wien
1190 Wien
1200 Wien
1210 Wien
1220 Wien
1230 Wien
1300 Wien-Flughafen
$places$);

-- Further places of the same postcodes, by hand; the address register brings all of them.
select pg_temp.add_places('Burgenland', 2::smallint, $places$
7000 Kleinhöflein im Burgenland
7000 St. Georgen am Leithagebirge
7400 St. Martin in der Wart
$places$);
select pg_temp.add_places('Niederösterreich', 2::smallint, $places$
2100 Leobendorf
2320 Kledering
2320 Mannswörth
2320 Rannersdorf
2512 Oeynhausen
3500 Imbach
$places$);
select pg_temp.add_places('Oberösterreich', 2::smallint, $places$
4040 Lichtenberg
4400 St. Ulrich bei Steyr
4600 Schleißheim
4600 Thalheim bei Wels
$places$);
select pg_temp.add_places('Salzburg', 2::smallint, $places$
5023 Koppl
$places$);
select pg_temp.add_places('Steiermark', 2::smallint, $places$
8010 Kainbach bei Graz
8430 Kaindorf an der Sulm
8680 Ganz
$places$);
select pg_temp.add_places('Tirol', 2::smallint, $places$
6080 Igls
6080 Vill
6370 Reith bei Kitzbühel
6500 Stanz bei Landeck
6600 Breitenwang
6600 Ehenbichl
6600 Höfen
6600 Lechaschau
6600 Musau
6600 Pflach
6600 Pinswang
6600 Wängle
$places$);
select pg_temp.add_places('Vorarlberg', 2::smallint, $places$
6700 Lorüns
6700 Stallehr
6822 Düns
6822 Dünserberg
6822 Röns
6822 Schnifis
6830 Laterns
6833 Fraxern
6833 Klaus
6833 Weiler
6911 Eichenberg
$places$);

drop function pg_temp.add_places;
