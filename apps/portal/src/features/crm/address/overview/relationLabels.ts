import type { Model } from '@kontor/api-client/types';

/** The relation of another address to the open one, in the words of staff. */
export const relationLabels: Readonly<Record<Model<'RelatedAddresses'>['relation'], string>> = {
	residence: 'Wohnt in',
	resident: 'Hier wohnen',
	adultRepresentative: 'Vertreten durch',
	represented: 'Vertritt',
	mainInsured: 'Mitversichert bei',
	coInsured: 'Hier mitversichert',
	insuredTogether: 'Ebenso mitversichert',
	household: 'Gleicher Haushalt',
};
