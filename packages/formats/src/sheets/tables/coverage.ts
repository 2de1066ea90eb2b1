// Building coverage: the ground that buildings take, existing, proposed and removed, against the area of the lot.
import { outlineOf } from '@homeplot/plan/anchors';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { areaOf } from '@homeplot/plan/outline';
import { inOrder } from '@homeplot/plan/plan';
import { formatArea } from '@homeplot/plan/units';
import type { TableMaker } from './tableData.ts';

const areaIn = (objects: readonly PlanObject[]): number =>
  objects.reduce((sum, object) => {
    const outline = outlineOf(object);
    return sum + (outline?.closed ? areaOf(outline) : 0);
  }, 0);

export const coverage: TableMaker = (plan) => {
  const { units } = plan.settings;
  const objects = inOrder(plan);
  const lot = areaIn(objects.filter((object) => kindOf(object).path?.isProperty));
  const buildings = objects.filter((object) => kindOf(object).isBuilding);
  const existing = areaIn(buildings.filter(({ status }) => status === 'existing'));
  const removed = areaIn(buildings.filter(({ status }) => status === 'removed'));
  const proposed = areaIn(buildings) - existing - removed;
  const total = existing + proposed;
  const share = lot > 0 ? ` (${((total / lot) * 100).toFixed(1)}%)` : '';
  const rows: readonly (readonly [string, number, string])[] = [
    ['Lot', lot, ''],
    ['Buildings, existing', existing, ''],
    ['Buildings, to be removed', removed, ''],
    ['Buildings, proposed', proposed, ''],
    ['Building coverage', total, share],
  ];
  return {
    title: 'Coverage',
    columns: [{ title: 'Item' }, { title: 'Area', isNumber: true }],
    rows: rows
      .filter(([, area]) => area > 0)
      .map(([name, area, more]) => [name, formatArea(area, units) + more]),
  };
};
