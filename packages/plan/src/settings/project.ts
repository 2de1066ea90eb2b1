// The facts of the project that sheets show, stored in the settings of a plan. All are the user's words.

/** Field, label, and maximum number of characters, in the order of the form and the title block. */
export const projectFields = [
  { name: 'owner', label: 'Owner', limit: 200 },
  { name: 'ownerContact', label: 'Owner contact', limit: 200 },
  { name: 'preparer', label: 'Prepared by', limit: 200 },
  { name: 'preparerContact', label: 'Preparer contact', limit: 200 },
  { name: 'license', label: 'License number', limit: 200 },
  { name: 'scope', label: 'Scope of work', limit: 200 },
  { name: 'use', label: 'Use', limit: 200 },
  { name: 'zoning', label: 'Zoning', limit: 200 },
  { name: 'floodZone', label: 'Flood zone', limit: 200 },
  { name: 'datum', label: 'Vertical datum', limit: 200 },
  { name: 'height', label: 'Building height', limit: 200 },
  { name: 'source', label: 'Source of lot lines', limit: 200 },
  { name: 'legal', label: 'Legal description', limit: 4000 },
] as const;

export type ProjectField = (typeof projectFields)[number]['name'];

/**
 * purpose: what the project is for, as asked at the start; one of the values of part start, else any words. street: the one
 * that the deed of the lot names. legalFrom: `lot` if the legal description, which isn't stored then, follows its courses.
 */
export type Project = Readonly<Partial<Record<ProjectField | 'purpose' | 'street' | 'legalFrom', string>>>;

/** The source of lot lines that weren't surveyed: a fact of the project as stated at the start, and a note of a lot. */
export const unsurveyed = {
  deed: 'Lot lines from the deed, not a survey',
  'county map': 'Lot lines from the county map, not a survey',
} as const;

/** Whether the words for the source of the lot lines name a survey. */
export const isSurvey = (source = ''): boolean =>
  /\bsurvey/i.test(source.replace(/\bnot (?:from )?a survey\b/gi, ''));
