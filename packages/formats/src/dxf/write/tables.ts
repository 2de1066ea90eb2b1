// The tables of a drawing: views, line types, layers, text and dimension styles, and the records of its blocks.
import { textFont } from '@homeplot/plan/textMetrics';
import type { Drawing, Space } from './drawing.ts';
import { windowLayer } from './layerNames.ts';
import { point, type Tag } from './tags.ts';
import { encoded } from './encodedText.ts';
import { table, record, type Sizes, textStyle, root } from './tableRecords.ts';
import { dimensions } from './dimensionStyles.ts';

/** Width by height of the window that is assumed for the first view, and its margin as a factor. */
const firstWindow = { aspect: 1.5, margin: 1.1 };

/** The first view in a CAD program, which shows the whole model. */
function views(drawing: Drawing, { min, max }: Pick<Space, 'min' | 'max'>): string {
  const [width, height] = [max.x - min.x, max.y - min.y];
  const tags: readonly Tag[] = [
    [2, '*Active'],
    [70, 0],
    ...point(10, { x: 0, y: 0 }),
    ...point(11, { x: 1, y: 1 }),
    ...point(12, { x: (min.x + max.x) / 2, y: (min.y + max.y) / 2 }),
    ...point(13, { x: 0, y: 0 }),
    ...point(14, { x: 1, y: 1 }),
    ...point(15, { x: 1, y: 1 }),
    [16, 0],
    [26, 0],
    [36, 1],
    [17, 0],
    [27, 0],
    [37, 0],
    [40, Math.max(height, width / firstWindow.aspect, 1) * firstWindow.margin],
    [41, firstWindow.aspect],
    [42, 50],
    [43, 0],
    [44, 0],
    [50, 0],
    [51, 0],
    [71, 0],
    [72, 1000],
    [73, 1],
    [74, 3],
    [75, 0],
    [76, 0],
    [77, 0],
    [78, 0],
  ];
  return table(drawing, 'VPORT', (owner) => [
    record('VPORT', 'AcDbViewportTableRecord', owner, drawing.handle(), ...tags),
  ]);
}

function lineTypes(drawing: Drawing, { unitsPerMillimeter }: Sizes): string {
  const plain = ['ByBlock', 'ByLayer', 'Continuous'].map((name) => ({ name, dash: [] as readonly number[] }));
  return table(drawing, 'LTYPE', (owner) =>
    [...plain, ...drawing.lineTypes.list].map(({ name, dash }) => {
      const lengths = dash.map((length, i) => length * unitsPerMillimeter * (i % 2 === 0 ? 1 : -1));
      return record(
        'LTYPE',
        'AcDbLinetypeTableRecord',
        owner,
        drawing.handle(),
        [2, name],
        [70, 0],
        [
          3,
          dash
            .map((length, i) => `${i % 2 === 0 ? '_' : ''}${' '.repeat(i % 2 === 0 ? 0 : Math.ceil(length))}`)
            .join('')
            .trim(),
        ],
        [72, 65],
        [73, lengths.length],
        [40, lengths.reduce((sum, length) => sum + Math.abs(length), 0)],
        ...lengths.flatMap((length): readonly Tag[] => [
          [49, length],
          [74, 0],
        ]),
      );
    }),
  );
}

/** plotStyle: the handle of the plot style of all layers. */
const layers = (drawing: Drawing, plotStyle: string): string =>
  table(drawing, 'LAYER', (owner) =>
    [...drawing.layers.values()].map(({ name, handle, color, lineType }) =>
      record(
        'LAYER',
        'AcDbLayerTableRecord',
        owner,
        handle,
        [2, encoded(name)],
        [70, 0],
        [62, color],
        [6, lineType],
        ...(name === windowLayer ? ([[290, 0]] as const) : []),
        [370, -3],
        [390, plotStyle],
      ),
    ),
  );

/** Arial is on every computer with CAD; txt is the font built into CAD programs. */
const fontFile = textFont.includes('Arial') ? 'arial.ttf' : 'txt';

function styles(drawing: Drawing): { readonly text: string; readonly handle: string } {
  const handle = drawing.handle();
  const text = table(drawing, 'STYLE', (owner) => [
    record(
      'STYLE',
      'AcDbTextStyleTableRecord',
      owner,
      handle,
      [2, textStyle],
      [70, 0],
      [40, 0],
      [41, 1],
      [50, 0],
      [71, 0],
      [42, 1],
      [3, fontFile],
      [4, ''],
    ),
  ]);
  return { text, handle };
}

const emptyTable = (drawing: Drawing, name: string): string => table(drawing, name, () => []);

const applications = (drawing: Drawing): string =>
  table(drawing, 'APPID', (owner) => [
    record('APPID', 'AcDbRegAppTableRecord', owner, drawing.handle(), [2, 'ACAD'], [70, 0]),
  ]);

const blockRecords = (drawing: Drawing, spaces: readonly Space[]): string =>
  table(drawing, 'BLOCK_RECORD', (owner) =>
    spaces.map(({ name, record: handle, layout }) =>
      record(
        'BLOCK_RECORD',
        'AcDbBlockTableRecord',
        owner,
        handle,
        [2, encoded(name)],
        ...(layout ? ([[340, layout]] as const) : ([[340, root]] as const)),
      ),
    ),
  );

export function tables(drawing: Drawing, spaces: readonly Space[], sizes: Sizes, plotStyle: string): string {
  const { text, handle } = styles(drawing);
  return [
    views(drawing, drawing.model),
    lineTypes(drawing, sizes),
    layers(drawing, plotStyle),
    text,
    emptyTable(drawing, 'VIEW'),
    emptyTable(drawing, 'UCS'),
    applications(drawing),
    dimensions(drawing, sizes, handle),
    blockRecords(drawing, spaces),
  ].join('');
}
