/** Surnames as somebody types them who has heard them, with those that have to come first: the nearest spellings. */
export const surnamePairs: readonly (readonly [typed: string, nearest: string])[] = pairs(`
	Meyr Mayr,Meyer · Maiyer Mayer,Maier · Mayrr Mayr,Mayer · Meir Meier,Mair · Meyar Meyer · Maiar Maier,Mair · Majer Mayer,Maier
	Mayier Mayer,Maier · Meyher Meyer · Mahyr Mayr · Maihr Mair,Maier · Meiyr Meier,Meyer,Mair,Mayr · Maierr Maier · Mejer Meier,Meyer
	Meyr_Anna Mayr,Meyer,Meier,Mayer,Maier,Mair · Meyr_Franz Mayr,Meyer,Meier,Mayer,Maier,Mair
	Kerrn Kern,Krenn · Kernn Kern · Ckern Kern · Krehn Krenn · Crenn Krenn · Qern Kern
	Hahnn Hahn · Haahn Hahn · Hahm Hahn · Hamn Hahn,Hamm · Hanh Hahn
	Reesch Resch · Rehsch Resch · Räsch Resch · Resche Resch
	Schneyder Schneider · Schnaider Schneider · Shneider Schneider · Schneidr Schneider · Schnheider Schneider
	Kröger Krüger · Kryger Krüger · Crüger Krüger · Grüger Krüger,Gruber · Krüeger Krüger
	Haass Haas · Haaß Haas · Hahs Haas · Haaz Haas
	Waiß Weiß,Weiss · Waiss Weiß,Weiss · Weihs Weiß,Weiss · Veiß Weiß,Weiss
	Schmiedt Schmied,Schmidt · Schmidd Schmidt,Schmid · Shmidt Schmidt · Schmyd Schmid · Schmihd Schmid
	Mühler Müller,Muller,Mueller · Myller Miller,Muller,Müller,Mueller · Möller Müller,Muller,Miller,Mueller
	Stayner Steiner,Stainer · Steyner Steiner · Vischer Fischer · Phischer Fischer · Wihser Wieser · Kohch Koch · Kock Koch,Köck
	Zeidl Seidl · Fogl Vogl · Phogl Vogl · Horwat Horvath · Ztrauß Strauß,Strauss · Volf Wolf · Wolv Wolf
`);

function pairs(text: string): [string, string][] {
	const words = text.split(/\s+/).filter((word) => word !== '' && word !== '·');
	return Array.from({ length: words.length / 2 }, (_, index) => [
		(words[2 * index] ?? '').replaceAll('_', ' '),
		words[2 * index + 1] ?? '',
	]);
}
