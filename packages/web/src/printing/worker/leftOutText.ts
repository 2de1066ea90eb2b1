// Says which labels of a sheet have no room, and what to do about it.
import type { LeftOut } from '@homeplot/plan/labelPlacing';
import { ownName, theTitleOf } from '@homeplot/plan/titleOf';

/** More would bury the rest of the panel. */
const maxNamed = 4;

/** The ranks of labels beside marks. Many marks are alike, so the label names one: `the spot elevation 101.12`. */
type MarkRank = 'grade' | 'mark';

/** What a label says, of one and of several. */
const whatIn: Readonly<Record<Exclude<LeftOut['rank'], MarkRank>, readonly [one: string, several: string]>> =
  {
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

/** What is missing of a setback line's label that is shortened is its name. */
const missingRank = ({ rank, isShortened }: Missing): LeftOut['rank'] =>
  rank === 'setback' && isShortened ? 'name' : rank;

/** Whether its words tell it from others, as an elevation does. */
const isMark = (rank: LeftOut['rank']): rank is MarkRank => rank === 'grade' || rank === 'mark';

/** `2 lengths of the lot`. */
function nameOf(label: Missing, count: number): string {
  const { object, along, words } = label;
  const rank = missingRank(label);
  if (isMark(rank)) return `${theTitleOf(object)} ${words}`;
  const [one, several] = whatIn[rank];
  return `${count > 1 ? `${count} ${several}` : one} of ${theTitleOf(object)}${along ? ` along ${along}` : ''}`;
}

/** canBeLarger: whether a larger scale fits the sheet. */
export function leftOutText(labels: readonly Missing[], canBeLarger: boolean): string {
  // A grading plan is rejected for a grade that is missing.
  const isGrade = ({ rank }: Missing): boolean => rank === 'grade';
  const ordered = [...labels.filter(isGrade), ...labels.filter((label) => !isGrade(label))];
  const alike = new Map<string, { readonly label: Missing; count: number }>();
  for (const label of ordered) {
    const { object, along } = label;
    // Unnamed objects share a title but are counted separately.
    const words = isMark(label.rank) ? label.words : '';
    const key = `${missingRank(label)} ${ownName(object) || object.id} ${along} ${words}`;
    const known = alike.get(key);
    if (known) known.count += 1;
    else alike.set(key, { label, count: 1 });
  }
  const names = [...alike.values()].map(({ label, count }) => nameOf(label, count));
  const more = names.length - maxNamed;
  const named = [...names.slice(0, maxNamed), ...(more > 0 ? [`${more} more`] : [])].join(', ');
  const [labelsDont, them] =
    labels.length === 1 ? ["1 label doesn't", 'it'] : [`${labels.length} labels don't`, 'them'];
  const larger = canBeLarger ? 'a larger scale' : 'larger paper';
  return `${labelsDont} fit: ${named}. Choose ${larger} to show ${them}.`;
}
