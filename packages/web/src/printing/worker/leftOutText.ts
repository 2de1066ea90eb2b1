// Says which labels of a sheet have no room, and what to do about it.
import type { LeftOut } from '@homeplot/plan/labelPlacing';
import { ownName, theTitleOf } from '@homeplot/plan/titleOf';

/** How many labels are named; more would bury the rest of the panel. */
const maxNamed = 4;

/** The ranks of labels beside marks. Since many marks have the same title, the label's text is named: `the spot elevation 101.12`. */
type MarkRank = 'grade' | 'mark';

/** The names of labels by rank, for one and for several. */
const rankNames: Readonly<
  Record<Exclude<LeftOut['rank'], MarkRank>, readonly [one: string, several: string]>
> = {
  moved: ['a label', 'labels'],
  dimension: ['the number', 'numbers'],
  length: ['a length', 'lengths'],
  bearing: ['a boundary label', 'boundary labels'],
  setback: ['a distance', 'distances'],
  floor: ['the level of a floor', 'levels of floors'],
  area: ['the area', 'areas'],
  building: ['the name', 'names'],
  name: ['the name', 'names'],
};

type Missing = Pick<LeftOut, 'object' | 'rank'> & Partial<LeftOut>;

/** What is missing: of a setback line's shortened label only the name. */
const missingRank = ({ rank, isShortened }: Missing): LeftOut['rank'] =>
  rank === 'setback' && isShortened ? 'name' : rank;

const isMark = (rank: LeftOut['rank']): rank is MarkRank => rank === 'grade' || rank === 'mark';

/** `2 lengths of the lot`. */
function nameOf(label: Missing, count: number): string {
  const { object, along, words } = label;
  const rank = missingRank(label);
  if (isMark(rank)) return `${theTitleOf(object)} ${words}`;
  const [one, several] = rankNames[rank];
  return `${count > 1 ? `${count} ${several}` : one} of ${theTitleOf(object)}${along ? ` along ${along}` : ''}`;
}

/** The names of labels that have no room: `the area of the lot, 2 lengths of the house`. */
function namesOf(labels: readonly Missing[]): string {
  // Grades come first: a grading plan with a missing grade is rejected.
  const isGrade = ({ rank }: Missing): boolean => rank === 'grade';
  const ordered = [...labels.filter(isGrade), ...labels.filter((label) => !isGrade(label))];
  const groups = new Map<string, { readonly label: Missing; count: number }>();
  for (const label of ordered) {
    const { object, along } = label;
    // Unnamed objects share a title but are counted separately.
    const words = isMark(label.rank) ? label.words : '';
    const key = `${missingRank(label)} ${ownName(object) || object.id} ${along} ${words}`;
    const known = groups.get(key);
    if (known) known.count += 1;
    else groups.set(key, { label, count: 1 });
  }
  const names = [...groups.values()].map(({ label, count }) => nameOf(label, count));
  const more = names.length - maxNamed;
  return [...names.slice(0, maxNamed), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

const labelsDont = ({ length }: readonly Missing[]): string =>
  length === 1 ? "1 label doesn't fit" : `${length} labels don't fit`;
const them = ({ length }: readonly Missing[]): string => (length === 1 ? 'it' : 'them');

/** The sentences about labels that have no room on a sheet. canBeLarger: whether a larger scale fits the sheet. */
export const leftOutText = (labels: readonly Missing[], canBeLarger: boolean): string =>
  `${labelsDont(labels)}: ${namesOf(labels)}. Choose ${canBeLarger ? 'a larger scale' : 'larger paper'} to show ${them(labels)}.`;

/** The sentences about labels that have no room in a DXF file. scale: the name of the one that its text is sized for. */
export const leftOutOfDxf = (labels: readonly Missing[], scale: string): string =>
  `${labelsDont(labels)} at ${scale}, the scale of the text: ${namesOf(labels)}. Choose a larger scale on the sheet, or add ${them(labels)} in CAD.`;
