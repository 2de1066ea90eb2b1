// The setbacks: for each line of a lot the distance to keep, and the least that a building keeps.
import { lotDistances } from '@homeplot/plan/lotDistances';
import { kindOf } from '@homeplot/plan/kinds';
import { inOrder } from '@homeplot/plan/plan';
import { distanceFor } from '@homeplot/plan/setbackLine';
import { capitalized } from '@homeplot/plan/capitalized';
import { titleOf } from '@homeplot/plan/titleOf';
import { formatLength } from '@homeplot/plan/units';
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
      if (!known || feet < known.feet) nearest.set(to, { feet, building: titleOf(object) });
    }
  }
  return {
    title: 'Setbacks',
    columns: [
      { title: 'Lot line' },
      { title: 'Required', isNumber: true },
      { title: 'Provided', isNumber: true },
      { title: 'Nearest' },
    ],
    rows: [...nearest].toSorted().map(([line, { feet, building }]) => {
      const name = line.replace(/^the | edge$/g, '').replace(/^edge \d+ \((.*)\)$/, '$1');
      const required = distanceFor(distances, name);
      return [
        capitalized(name),
        required === undefined ? '' : formatLength(required, units),
        formatLength(feet, units),
        building,
      ];
    }),
    notes: ['Provided distances are square to the lot line, from the nearest wall.'],
  };
};
