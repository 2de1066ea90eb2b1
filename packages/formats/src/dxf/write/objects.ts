// The objects of a drawing: its dictionaries and the layouts of its model and its sheets.
import type { SheetSize } from '../../paper/papers.ts';
import type { Drawing, Space } from './drawing.ts';
import { point, point3, type Tag, written } from './tags.ts';
import { encoded } from './encodedText.ts';

export interface Layout {
  readonly space: Space;
  readonly name: string;
  /** Size in millimeters; absent for the model, which has no paper. */
  readonly paper?: { readonly name: string; readonly size: SheetSize };
}

/** The unit of the paper, one of those that PLOTSETTINGS know. */
export type PaperUnit = 'inches' | 'millimeters';
export const millimetersIn: Readonly<Record<PaperUnit, number>> = { inches: 25.4, millimeters: 1 };

const dictionary = (
  handle: string,
  owner: string,
  entries: readonly (readonly [name: string, handle: string])[],
): string =>
  written(
    [0, 'DICTIONARY'],
    [5, handle],
    [330, owner],
    [100, 'AcDbDictionary'],
    [281, 1],
    ...entries.flatMap(([name, entry]): readonly Tag[] => [
      [3, encoded(name)],
      [350, entry],
    ]),
  );

/** Plot settings without margins: a sheet at full size. */
const plotSettings = ({ paper }: Layout, unit: PaperUnit): readonly Tag[] => [
  [100, 'AcDbPlotSettings'],
  [1, ''],
  [2, 'none_device'],
  [4, paper ? encoded(paper.name) : ''],
  [6, ''],
  [40, 0],
  [41, 0],
  [42, 0],
  [43, 0],
  [44, paper?.size.width ?? 0],
  [45, paper?.size.height ?? 0],
  [46, 0],
  [47, 0],
  [48, 0],
  [49, 0],
  [140, 0],
  [141, 0],
  [142, 1],
  [143, 1],
  // Flags; the model's also say that it is the model, and that it is scaled to fit.
  [70, paper ? 688 : 1712],
  [72, unit === 'inches' ? 0 : 1],
  [73, 0],
  [74, paper ? 5 : 0],
  [7, ''],
  [75, 16],
  [147, 1],
  [148, 0],
  [149, 0],
];

function layout(one: Layout, index: number, owner: string, unit: PaperUnit): string {
  const { space, name, paper } = one;
  const size = paper?.size ?? { width: 0, height: 0 };
  const per = millimetersIn[unit];
  const empty = !Number.isFinite(space.min.x);
  return written(
    [0, 'LAYOUT'],
    [5, space.layout ?? '0'],
    [330, owner],
    ...plotSettings(one, unit),
    [100, 'AcDbLayout'],
    [1, encoded(name)],
    [70, 1],
    [71, index],
    ...point(10, { x: 0, y: 0 }),
    ...point(11, { x: size.width / per, y: size.height / per }),
    ...point3(12, { x: 0, y: 0 }),
    ...point3(14, empty ? { x: 0, y: 0 } : space.min),
    ...point3(15, empty ? { x: 0, y: 0 } : space.max),
    [146, 0],
    ...point3(13, { x: 0, y: 0 }),
    ...point3(16, { x: 1, y: 0 }),
    ...point3(17, { x: 0, y: 1 }),
    [76, 0],
    [330, space.record],
  );
}

/** plotStyle: the handle of the plot style of all layers. */
export function objects(
  drawing: Drawing,
  layouts: readonly Layout[],
  unit: PaperUnit,
  plotStyle: string,
): string {
  const [root, groups, list, lines, plots, plotNames, standard] = Array.from({ length: 7 }, () =>
    drawing.handle(),
  ) as [string, string, string, string, string, string, string];
  return [
    dictionary(root, '0', [
      ['ACAD_GROUP', groups],
      ['ACAD_LAYOUT', list],
      ['ACAD_MLINESTYLE', lines],
      ['ACAD_PLOTSETTINGS', plots],
      ['ACAD_PLOTSTYLENAME', plotNames],
    ]),
    dictionary(groups, root, []),
    dictionary(
      list,
      root,
      layouts.map(({ name, space }) => [name, space.layout ?? '0']),
    ),
    dictionary(lines, root, [['Standard', standard]]),
    written(
      [0, 'MLINESTYLE'],
      [5, standard],
      [330, lines],
      [100, 'AcDbMlineStyle'],
      [2, 'Standard'],
      [70, 0],
      [3, ''],
      [62, 256],
      [51, 90],
      [52, 90],
      [71, 2],
      [49, 0.5],
      [62, 256],
      [6, 'ByLayer'],
      [49, -0.5],
      [62, 256],
      [6, 'ByLayer'],
    ),
    dictionary(plots, root, []),
    written(
      [0, 'ACDBDICTIONARYWDFLT'],
      [5, plotNames],
      [330, root],
      [100, 'AcDbDictionary'],
      [281, 1],
      [3, 'Normal'],
      [350, plotStyle],
      [100, 'AcDbDictionaryWithDefault'],
      [340, plotStyle],
    ),
    written([0, 'ACDBPLACEHOLDER'], [5, plotStyle], [330, plotNames]),
    ...layouts.map((one, i) => layout(one, i, list, unit)),
  ].join('');
}
