// The dimension styles of a DXF file.
import { isMetric, inchesPerFoot, metersPerFoot } from '@homeplot/plan/units';
import { dimensionStyles } from './dimensions.ts';
import type { Drawing } from './drawing.ts';
import type { Tag } from './tags.ts';
import { table, record, type Sizes } from './tableRecords.ts';

/** The tags that write a dimension's number in the plan's units: suffix, factor, format and decimals. */
const numbers = ({ units, unitsPerFoot }: Sizes): readonly Tag[] =>
  isMetric(units)
    ? [
        [3, '<> m'],
        [144, metersPerFoot / unitsPerFoot],
        [277, 2],
        [271, 2],
      ]
    : units === 'feet-inches'
      ? [
          [3, ''],
          [144, inchesPerFoot / unitsPerFoot],
          [277, 4],
          [271, 4],
        ]
      : [
          [3, "<>'"],
          [144, 1 / unitsPerFoot],
          [277, 2],
          [271, 2],
        ];

export const dimensions = (drawing: Drawing, sizes: Sizes, style: string): string =>
  table(
    drawing,
    'DIMSTYLE',
    (owner) =>
      ['Standard', ...Object.values(dimensionStyles)].map((name) => {
        const { capitals } = sizes;
        const [post, ...rest] = numbers(sizes);
        return record(
          'DIMSTYLE',
          'AcDbDimStyleTableRecord',
          owner,
          drawing.handle(),
          [2, name],
          [70, 0],
          ...(post ? [post] : []),
          [40, 1],
          [41, capitals],
          [42, capitals * 0.5],
          [43, capitals * 4],
          [44, capitals * 0.7],
          [140, capitals],
          [142, name === dimensionStyles.ticks ? capitals * 0.7 : 0],
          ...rest.filter(([code]) => code === 144),
          [147, capitals * 0.5],
          [73, 0],
          [74, 0],
          [77, 1],
          ...rest.filter(([code]) => code !== 144).toSorted(([a], [b]) => a - b),
          [340, style],
        );
      }),
    [100, 'AcDbDimStyleTable'],
  );
