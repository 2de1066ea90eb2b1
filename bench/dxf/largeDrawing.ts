// A large DXF drawing as a builder or a surveyor may send it: lots with a rounded side, contours, trees as blocks, spot
// heights, arcs and lines over a mile, in the verbose form that CAD programs write.
import { seededRandom } from '../plans/random.ts';

/** Entities of one lot, and corners of its contour. */
const lot = { entities: 6, corners: 20 } as const;
/** Feet. */
const extent = 5000;

export interface LargeDrawing {
  readonly text: string;
  readonly entities: number;
}

/** About so many entities and bytes: contours get more corners for more bytes. */
export function largeDrawing(entities: number, bytes: number): LargeDrawing {
  const lots = Math.ceil(entities / lot.entities);
  const plain = drawingOf(1, lot.corners).length;
  const perCorner = drawingOf(1, lot.corners + 10).length - plain;
  const missing = Math.max(0, bytes / lots - plain + shell.length);
  const corners = lot.corners + Math.round((missing * 10) / perCorner);
  return { text: drawingOf(lots, corners), entities: lots * lot.entities };
}

type Code = readonly [code: number, value: number | string];

const textOf = (codes: readonly Code[]): string =>
  codes.map(([code, value]) => `${code}\n${value}\n`).join('');

const layerNames = ['PROP-LINE', 'CONTOUR', 'TREES', 'TEXT', 'ROAD'] as const;
type LayerName = (typeof layerNames)[number];

const layer = (name: string, i: number): string =>
  textOf([
    [0, 'LAYER'],
    [2, name],
    [70, 0],
    [62, i + 1],
    [6, 'CONTINUOUS'],
  ]);

const inner = (type: string, name: LayerName, more: readonly Code[]): string =>
  textOf([[0, type], [8, name], ...more]);

const shell = [
  textOf([
    [0, 'SECTION'],
    [2, 'HEADER'],
    [9, '$ACADVER'],
    [1, 'AC1015'],
    [9, '$INSUNITS'],
    [70, 2],
    [0, 'ENDSEC'],
  ]),
  textOf([
    [0, 'SECTION'],
    [2, 'TABLES'],
    [0, 'TABLE'],
    [2, 'LAYER'],
    [70, layerNames.length],
  ]),
  ...layerNames.map(layer),
  textOf([
    [0, 'ENDTAB'],
    [0, 'ENDSEC'],
    [0, 'SECTION'],
    [2, 'BLOCKS'],
  ]),
  textOf([
    [0, 'BLOCK'],
    [8, '0'],
    [2, 'TREE'],
    [70, 0],
    [10, 0],
    [20, 0],
    [30, 0],
  ]),
  inner('CIRCLE', 'TREES', [
    [10, 0],
    [20, 0],
    [30, 0],
    [40, 1],
  ]),
  inner('LINE', 'TREES', [
    [10, -1],
    [20, 0],
    [30, 0],
    [11, 1],
    [21, 0],
    [31, 0],
  ]),
  textOf([
    [0, 'ENDBLK'],
    [8, '0'],
    [0, 'ENDSEC'],
    [0, 'SECTION'],
    [2, 'ENTITIES'],
  ]),
].join('');

function drawingOf(lots: number, corners: number): string {
  const random = seededRandom(7);
  // With as many decimals as programs write.
  const within = (least: number, most: number): number => random.between(least, most, (most - least) / 1e9);
  let handle = 256;
  const entity = (type: string, subclass: string, name: LayerName, more: readonly Code[]): string => {
    handle += 1;
    const owner: readonly Code[] = [
      [0, type],
      [5, handle.toString(16).toUpperCase()],
      [330, '1F'],
    ];
    return textOf([...owner, [100, 'AcDbEntity'], [8, name], [100, subclass], ...more]);
  };
  const parts = [shell];
  for (let i = 0; i < lots; i += 1) {
    const [x, y] = [within(0, extent), within(0, extent)];
    const outline: Code[] = [
      [90, 4],
      [70, 1],
      [43, 0],
    ];
    for (const [dx, dy, bulge] of [
      [0, 0, 0],
      [80, 0, 0.3],
      [80, 120, 0],
      [0, 120, 0],
    ] as const)
      outline.push([10, x + dx], [20, y + dy], [42, bulge]);
    const contour: Code[] = [
      [90, corners],
      [70, 0],
      [43, 0],
    ];
    for (let k = 0; k < corners; k += 1) contour.push([10, x + (k * 80) / corners], [20, y + within(-3, 3)]);
    parts.push(
      entity('LWPOLYLINE', 'AcDbPolyline', 'PROP-LINE', outline),
      entity('LWPOLYLINE', 'AcDbPolyline', 'CONTOUR', contour),
      entity('INSERT', 'AcDbBlockReference', 'TREES', [
        [2, 'TREE'],
        [10, x + 10],
        [20, y + 10],
        [30, 0],
        [41, within(3, 9)],
        [42, 6],
        [50, within(0, 360)],
      ]),
      entity('TEXT', 'AcDbText', 'TEXT', [
        [10, x],
        [20, y],
        [30, 0],
        [40, 2],
        [1, within(100, 120).toFixed(2)],
      ]),
      entity('ARC', 'AcDbCircle', 'ROAD', [
        [10, x],
        [20, y],
        [30, 0],
        [40, 20],
        [50, 10],
        [51, 100],
      ]),
      entity('LINE', 'AcDbLine', 'ROAD', [
        [10, x],
        [20, y],
        [30, 0],
        [11, x + 50],
        [21, y + 9],
        [31, 0],
      ]),
    );
  }
  parts.push(
    textOf([
      [0, 'ENDSEC'],
      [0, 'EOF'],
    ]),
  );
  return parts.join('');
}
