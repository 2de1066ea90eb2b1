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
  area: ['the area', 'areas'],
  name: ['the name', 'names'],
};

/** Its own name, else `the setback line`. */
const called = (object: PlanObject): string => ownName(object) || `the ${lowered(kindOf(object).title)}`;

/** canBeLarger: whether a larger scale fits the sheet. */
export function leftOutText(
  labels: readonly Pick<LeftOut, 'object' | 'rank'>[],
  canBeLarger: boolean,
): string {
  const alike = new Map<string, { readonly rank: LeftOut['rank']; readonly of: string; count: number }>();
  for (const { object, rank } of labels) {
    const of = called(object);
    // Unnamed objects share a title but are counted separately.
    const key = `${rank} ${ownName(object) || object.id}`;
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
