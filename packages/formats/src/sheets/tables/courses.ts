// The courses of the lots: bearing, distance, radius and source of each edge, as they are printed along it. An edge that
// follows from the others has its computed bearing here, beside the word for it.
import { outlineOf } from '@homeplot/plan/anchors';
import { formatBearing } from '@homeplot/plan/bearing';
import { kindOf } from '@homeplot/plan/kinds';
import { edgeSourceName } from '@homeplot/plan/edgeSourceNames';
import { isComputed, lengthWriter, lotUnits, northOfBearings } from '@homeplot/plan/lotEdge';
import { edgesOf } from '@homeplot/plan/outline';
import { inOrder } from '@homeplot/plan/plan';
import { printedNumbers } from '@homeplot/plan/recorded';
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
        const { azimuth, length, radius } = printedNumbers(
          edge,
          isComputed(edgeData, edge.index) ? undefined : recorded,
          northOfBearings(edgeData, north),
        );
        const bearing = azimuth === undefined ? '' : formatBearing(azimuth);
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
