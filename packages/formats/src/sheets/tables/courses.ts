// The courses of the lots: bearing, distance, radius and source of each edge, as they are printed along it. An edge that
// follows from the others has its computed bearing here, beside the word for it.
import { outlineOf } from '@homeplot/plan/anchors';
import { formatBearing } from '@homeplot/plan/bearing';
import { kindOf } from '@homeplot/plan/kinds';
import { edgeSourceName } from '@homeplot/plan/edgeSourceNames';
import { isComputed, lengthWriter, lotUnits } from '@homeplot/plan/lotEdge';
import { edgesOf } from '@homeplot/plan/outline';
import { inOrder } from '@homeplot/plan/plan';
import { measuredNumbers, printedNumbers } from '@homeplot/plan/recorded';
import { edgeTitle } from '../titles/titles.ts';
import type { TableMaker } from './tableData.ts';

export const courses: TableMaker = (plan) => {
  const { units, north } = plan.settings;
  const lots = inOrder(plan).filter((object) => kindOf(object).path?.edges !== undefined);
  return {
    title: 'Lot lines',
    columns: [
      { title: 'Line' },
      { title: 'Bearing', isNumber: true },
      { title: 'Length', isNumber: true },
      { title: 'Source' },
    ],
    rows: lots.flatMap((lot) => {
      const outline = outlineOf(lot);
      const edgeData = kindOf(lot).path?.edges?.(lot) ?? [];
      if (!outline) return [];
      return edgesOf(outline).map((edge) => {
        const write = (feet: number): string =>
          lengthWriter(lot, edgeData[edge.index])(feet, lotUnits(edgeData, units));
        const { name, recorded } = edgeData[edge.index] ?? {};
        const { direction, length, radius } = isComputed(edgeData, edge.index)
          ? measuredNumbers(edge)
          : printedNumbers(edge, recorded);
        const bearing = direction === undefined ? '' : formatBearing(direction - north);
        const curve = radius === undefined ? '' : `R=${write(radius)}`;
        return [
          edgeTitle(edge.index, name ?? ''),
          curve || bearing,
          write(length),
          edgeSourceName(edgeData, edge.index),
        ];
      });
    }),
  };
};
