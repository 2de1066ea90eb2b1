// The setbacks: for each line of a lot the distance to keep, and the least that a building keeps.
import type { SetbackDistance } from '@homeplot/plan/capabilities';
import { edgeRoles } from '@homeplot/plan/edgeRoles';
import { lotDistances } from '@homeplot/plan/lotDistances';
import { kindOf } from '@homeplot/plan/kinds';
import { inOrder, type Plan } from '@homeplot/plan/plan';
import { distanceFor, setbackName } from '@homeplot/plan/setbackLine';
import { capitalized } from '@homeplot/plan/capitalized';
import { ownName } from '@homeplot/plan/titleOf';
import { formatLength } from '@homeplot/plan/units';
import { kindName } from '../kindName.ts';
import type { TableMaker } from './tableData.ts';

export const setbacks: TableMaker = (plan) => {
  const { units } = plan.settings;
  const objects = inOrder(plan);
  const distances = objects.flatMap((object) => kindOf(object).ties?.setback?.distances(object) ?? []);
  const nearest = new Map<string, { readonly feet: number; readonly building: string }>();
  for (const object of objects) {
    if (!kindOf(object).isBuilding || object.status === 'removed') continue;
    for (const { to, feet } of lotDistances(object, objects)) {
      const known = nearest.get(to);
      if (!known || feet < known.feet)
        nearest.set(to, { feet, building: ownName(object) || kindName(object) });
    }
  }
  const rows = [...nearest]
    .toSorted(([a], [c]) => (a < c ? -1 : 1))
    .map(([line, { feet, building }]) => {
      const name = line.replace(/^the | edge$/g, '').replace(/^edge \d+ \((.*)\)$/, '$1');
      const required = requiredFrom(name, plan, distances);
      return { name: capitalized(name), required, feet, building };
    });
  const hasRequired = rows.some(({ required }) => required !== undefined);
  const number = (title: string) => ({ title, isNumber: true }) as const;
  return {
    title: 'Setbacks',
    columns: [
      { title: 'Lot line' },
      ...(hasRequired ? [number('Required')] : []),
      number('Provided'),
      { title: 'Nearest' },
    ],
    rows: rows.map(({ name, required, feet, building }) => [
      name,
      ...(hasRequired ? [required === undefined ? '' : formatLength(required, units)] : []),
      formatLength(feet, units),
      building,
    ]),
    notes: ['Provided distances are square to the lot line, from the nearest wall.'],
  };
};

/** As in the checks the greater of the pack's distance and the setback line's; undefined if neither says one. */
function requiredFrom(name: string, plan: Plan, distances: readonly SetbackDistance[]): number | undefined {
  for (const lot of inOrder(plan)) {
    const edges = kindOf(lot).path?.edges?.(lot) ?? [];
    const at = edges.findIndex((edge) => edge.name && name.includes(setbackName(edge)));
    const role = at < 0 ? undefined : edgeRoles(lot, plan)[at]?.role;
    if (!role) continue;
    const known = [
      distanceFor(distances, setbackName(edges[at] ?? {})),
      plan.settings.pack?.setbacks?.[role],
    ];
    return Math.max(...known.map((feet) => feet ?? 0)) || undefined;
  }
  return distanceFor(distances, name) || undefined;
}
