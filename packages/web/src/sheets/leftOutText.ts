// Says which labels of a sheet have no room, and what to do about it.
import type { LeftOut } from '@homeplot/plan/labelPlacing';
import { titleOf } from '@homeplot/plan/titleOf';

/** More would bury the rest of the panel. */
const maxNamed = 4;

const whatIn: Readonly<Record<LeftOut['rank'], string>> = {
  hand: 'label',
  dimension: 'dimension',
  length: 'length',
  bearing: 'bearing',
  setback: 'setback',
  area: 'area',
  name: 'name',
};

/** canBeLarger: whether a larger scale fits the sheet. */
export function leftOutText(labels: readonly LeftOut[], canBeLarger: boolean): string {
  const counts = new Map<string, number>();
  for (const { object, rank } of labels) {
    const name = `${whatIn[rank]} of ${titleOf(object)}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const names = [...counts].map(([name, count]) => (count > 1 ? `${name} (${count})` : name));
  const more = names.length - maxNamed;
  const named = [...names.slice(0, maxNamed), ...(more > 0 ? [`${more} more`] : [])].join(', ');
  const [have, them] = labels.length === 1 ? ['1 label has', 'it'] : [`${labels.length} labels have`, 'them'];
  const larger = canBeLarger ? 'a larger scale' : 'larger paper';
  return `${have} no room: ${named}. Choose ${larger} to show ${them}.`;
}
