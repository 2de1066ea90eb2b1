// Says which labels of a sheet have no room, and what to do about it.
import { lowered } from '@homeplot/plan/letterCase';
import type { LeftOut } from '@homeplot/plan/labelPlacing';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { ownName } from '@homeplot/plan/titleOf';

/** More would bury the rest of the panel. */
const maxNamed = 4;

/** What a label says, of one and of several. */
const whatIn: Readonly<Record<LeftOut['rank'], readonly [one: string, several: string]>> = {
  hand: ['a label', 'labels'],
  dimension: ['the number', 'numbers'],
  length: ['a length', 'lengths'],
  bearing: ['a boundary label', 'boundary labels'],
  setback: ['a distance', 'distances'],
  floor: ['the level of a floor', 'levels of floors'],
  area: ['the area', 'areas'],
  name: ['the name', 'names'],
};

/** Its own name, else `the setback line`. */
const called = (object: PlanObject): string => ownName(object) || `the ${lowered(kindOf(object).title)}`;

type Missing = Pick<LeftOut, 'object' | 'rank'> & Partial<LeftOut>;

/**
 * What is missing of a setback line's label that is shortened is its name. Marks, such as spot elevations, have labels that
 * matter as much as areas, but aren't any.
 */
function missingRank({ object, rank, isShortened }: Missing): LeftOut['rank'] {
  const { labels, ties } = kindOf(object);
  if (rank === 'area' && !labels?.tellsArea && !ties?.captions) return 'hand';
  return rank === 'setback' && isShortened ? 'name' : rank;
}

/** canBeLarger: whether a larger scale fits the sheet. */
export function leftOutText(labels: readonly Missing[], canBeLarger: boolean): string {
  const alike = new Map<string, { readonly rank: LeftOut['rank']; readonly of: string; count: number }>();
  for (const label of labels) {
    const { object, along } = label;
    const rank = missingRank(label);
    const of = `${called(object)}${along ? ` along ${along}` : ''}`;
    // Unnamed objects share a title but are counted separately.
    const key = `${rank} ${ownName(object) || object.id} ${along}`;
    const known = alike.get(key);
    if (known) known.count += 1;
    else alike.set(key, { rank, of, count: 1 });
  }
  const names = [...alike.values()].map(({ rank, of, count }) => {
    const [one, several] = whatIn[rank];
    return `${count > 1 ? `${count} ${several}` : one} of ${of}`;
  });
  const more = names.length - maxNamed;
  const named = [...names.slice(0, maxNamed), ...(more > 0 ? [`${more} more`] : [])].join(', ');
  const [labelsDont, them] =
    labels.length === 1 ? ["1 label doesn't", 'it'] : [`${labels.length} labels don't`, 'them'];
  const larger = canBeLarger ? 'a larger scale' : 'larger paper';
  return `${labelsDont} fit: ${named}. Choose ${larger} to show ${them}.`;
}
