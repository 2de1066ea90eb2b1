// The areas of lots, buildings and surfaces that are printed.
import { outlineOf } from '@homeplot/plan/anchors';
import { kindOf } from '@homeplot/plan/kinds';
import { printedLayersOf } from '@homeplot/plan/layerTable';
import { areaOf } from '@homeplot/plan/outline';
import type { PermitUse } from '@homeplot/plan/permitRole';
import { permitRoleOf } from '@homeplot/plan/permitRoles';
import { inOrder } from '@homeplot/plan/plan';
import { sayAreaOf } from '@homeplot/plan/sayArea';
import { statusNames } from '@homeplot/plan/statusNames';
import { titleOf } from '@homeplot/plan/titleOf';
import { formatArea, formatWithHectares, isMetric } from '@homeplot/plan/units';
import type { TableMaker } from './tableData.ts';

/** The uses whose areas a permit office asks for; cars and trees aren't among them. */
const withArea: ReadonlySet<PermitUse> = new Set([
  'lot',
  'building',
  'deck',
  'pool',
  'paving',
  'drive',
  'planting',
  'water',
  'disturbance',
  'solar',
]);

export const areas: TableMaker = (plan, { hectares } = {}) => ({
  title: 'Areas',
  columns: [{ title: 'Item' }, { title: 'Area', isNumber: true }],
  rows: printedLayersOf(plan.settings)
    .visible(inOrder(plan))
    .flatMap((object) => {
      const outline = outlineOf(object);
      if (!outline?.closed || kindOf(object).isAnnotation || kindOf(object).ties) return [];
      const role = permitRoleOf(object);
      if (role && !withArea.has(role.use)) return [];
      const { status } = object;
      const name = status ? `${titleOf(object)}, ${statusNames[status].toLowerCase()}` : titleOf(object);
      const { units } = plan.settings;
      const area = areaOf(outline);
      const text = hectares && isMetric(units) ? formatWithHectares(area) : formatArea(area, units);
      return [[name, sayAreaOf(object, text)]];
    }),
});
