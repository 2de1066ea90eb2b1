import { flatten } from '@homeplot/formats/flattenDxf';
import { readDxfInSteps } from '@homeplot/formats/readDxf';
import type { DxfMark } from '@homeplot/formats/dxfMark';
import { areaOf, perimeterOf } from '@homeplot/plan/outline';
import { describe, expect, test } from 'vitest';
import { drawingObjects } from './drawingObjects.ts';
import { type ImportedObject, placed } from './importedObject.ts';

const pairs = (...codes: readonly (number | string)[]): string => `${codes.join('\n')}\n`;

/** A drawing in meters with these entities and blocks. */
function read(entities: string, blocks = '', tables = '') {
  const text = [
    pairs(0, 'SECTION', 2, 'HEADER', 9, '$ACADVER', 1, 'AC1015', 9, '$INSUNITS', 70, 6, 0, 'ENDSEC'),
    pairs(0, 'SECTION', 2, 'TABLES') + tables + pairs(0, 'ENDSEC'),
    pairs(0, 'SECTION', 2, 'BLOCKS') + blocks + pairs(0, 'ENDSEC'),
    pairs(0, 'SECTION', 2, 'ENTITIES') + entities + pairs(0, 'ENDSEC', 0, 'EOF'),
  ].join('');
  const steps = readDxfInSteps(new TextEncoder().encode(text));
  let step = steps.next();
  while (!step.done) step = steps.next();
  const reading = step.value;
  if (!reading.ok) throw new Error(reading.problem);
  const marks: DxfMark[] = [...flatten(reading.drawing)];
  return drawingObjects(reading.drawing, marks, []);
}

const line = (x: number, y: number, toX: number, toY: number, layer = '0') =>
  pairs(0, 'LINE', 8, layer, 10, x, 20, y, 11, toX, 21, toY);
const text = (content: string, x: number, y: number) =>
  pairs(0, 'TEXT', 8, 'NOTES', 10, x, 20, y, 40, 2, 1, content);

const pathOf = (object: ImportedObject | undefined) => {
  if (!object || !('vertices' in object)) throw new Error('not a line');
  return object;
};

describe('the objects of a drawing', () => {
  test('are around a local origin, which is kept, with y down', () => {
    const { objects, facts } = read(line(600_000, 200_000, 600_030, 200_040));
    expect(facts.origin).toEqual({ x: 600_015, y: 200_020 });
    expect(facts.box).toEqual({ minX: -15, minY: -20, maxX: 15, maxY: 20 });
    expect(pathOf(objects[0]).vertices).toEqual([
      { x: -15, y: 20 },
      { x: 15, y: -20 },
    ]);
  });

  test('have their real lengths in feet where they are placed, arcs included, however they are turned', () => {
    const arc = pairs(0, 'ARC', 8, '0', 10, 5, 20, 5, 40, 10, 50, 0, 51, 90);
    const [object] = read(arc).objects;
    for (const turn of [0, 30]) {
      const put = placed(pathOf(object), { feetPerUnit: 1 / 0.3048, at: { x: 7, y: -9 }, turn });
      expect(perimeterOf(pathOf(put))).toBeCloseTo((5 * Math.PI) / 0.3048, 6);
    }
  });

  test('of a stray point far away do not make the drawing large', () => {
    const lines = Array.from({ length: 200 }, (_, i) => line(1000 + i, 1000, 1000 + i, 1050)).join('');
    const { facts } = read(lines + pairs(0, 'POINT', 8, '0', 10, 0, 20, 9e6));
    expect(facts.box.maxX - facts.box.minX).toBeCloseTo(199, 6);
  });

  test('are counted without the entities that were left out', () => {
    const lost = pairs(0, 'LINE', 8, '0', 10, 'nan', 20, 0, 11, 1, 21, 1);
    const { facts } = read(line(0, 0, 9, 9) + lost + pairs(0, 'INSERT', 8, '0', 2, 'GONE', 10, 0, 20, 0));
    expect(facts.read).toEqual([['LINE', 1]]);
    expect(facts.unread).toEqual([
      ['LINE', 1],
      ['INSERT', 1],
    ]);
  });

  test('fill a hatch without its holes', () => {
    const square = (x: number, size: number) =>
      [0, 1, 2, 3]
        .map((i) => pairs(10, x + (i === 1 || i === 2 ? size : 0), 20, x + (i > 1 ? size : 0)))
        .join('');
    const loop = (x: number, size: number) =>
      pairs(92, 3, 72, 0, 73, 1, 93, 4) + square(x, size) + pairs(97, 0);
    const hatch =
      pairs(0, 'HATCH', 100, 'AcDbHatch', 8, '0', 62, 1, 2, 'SOLID', 70, 1, 71, 0, 91, 2) +
      loop(0, 10) +
      loop(3, 2) +
      pairs(75, 0, 76, 1, 98, 0);
    const { objects } = read(hatch);
    expect(objects).toMatchObject([{ fill: '#ff0000', color: 'transparent', closed: true }]);
    expect(areaOf(pathOf(objects[0]))).toBeCloseTo(100 - 4, 6);
  });

  test('of a block are one group with its name; a text of several lines is, too', () => {
    const block =
      pairs(0, 'BLOCK', 8, '0', 2, 'OAK', 70, 0, 10, 0, 20, 0) +
      line(0, 0, 1, 0) +
      line(0, 0, 0, 1) +
      pairs(0, 'ENDBLK', 8, '0');
    const insert = (x: number) => pairs(0, 'INSERT', 8, '0', 2, 'OAK', 10, x, 20, 0);
    const note = pairs(0, 'MTEXT', 100, 'AcDbMText', 8, '0', 10, 0, 20, 0, 40, 1, 71, 1, 1, 'ONE\\PTWO');
    const { objects } = read(insert(0) + insert(9) + note + line(3, 3, 4, 4), block);
    const groups = objects.map(({ insert: group }) => group);
    expect(new Set(groups.slice(0, 2)).size).toBe(1);
    expect(new Set(groups.slice(2, 4)).size).toBe(1);
    expect(groups[0]).not.toBe(groups[2]);
    expect(objects.map(({ name }) => name)).toEqual([
      'OAK',
      'OAK',
      'OAK',
      'OAK',
      undefined,
      undefined,
      undefined,
    ]);
    expect(objects.slice(4, 6)).toMatchObject([{ text: 'ONE' }, { text: 'TWO' }]);
    expect(groups[4]).toBe(groups[5]);
    expect(groups[6]).toBeUndefined();
  });

  test('keep color, weight and line type', () => {
    const tables =
      pairs(0, 'TABLE', 2, 'LTYPE', 70, 1) +
      pairs(
        0,
        'LTYPE',
        2,
        'CENTER',
        70,
        0,
        3,
        '',
        72,
        65,
        73,
        4,
        40,
        2,
        49,
        1.25,
        49,
        -0.25,
        49,
        0.25,
        49,
        -0.25,
      ) +
      pairs(0, 'ENDTAB');
    const styled = (color: number, weight: number) =>
      pairs(
        0,
        'LINE',
        100,
        'AcDbEntity',
        8,
        '0',
        6,
        'CENTER',
        62,
        color,
        370,
        weight,
        10,
        0,
        20,
        0,
        11,
        1,
        21,
        1,
      );
    const { objects } = read(styled(1, 53) + styled(2, 13) + styled(255, 25), '', tables);
    expect(objects).toMatchObject([
      { color: '#ff0000', weight: '0.5', line: 'dashDot' },
      { color: '#ffff00', weight: '0.13' },
      { color: '#ffffff', weight: '0.25' },
    ]);
  });

  test('are counted by layer, with what was not read', () => {
    const { facts } = read(line(0, 0, 1, 1, 'WALLS') + text('A', 0, 0) + pairs(0, '3DSOLID', 8, 'WALLS'));
    expect(facts.layers).toMatchObject([
      { name: 'WALLS', objects: 1, isVisible: true },
      { name: 'NOTES', objects: 1 },
    ]);
    expect(facts.read).toEqual(
      expect.arrayContaining([
        ['LINE', 1],
        ['TEXT', 1],
      ]),
    );
    expect(facts.unread).toEqual([['3DSOLID', 1]]);
  });

  test('are on layers that can be listed, however many the file has', () => {
    const lines = Array.from({ length: 3000 }, (_, i) => line(i, 0, i, 9, `L${i}`)).join('');
    const { objects, facts } = read(lines + line(0, 0, 9, 9, 'L7'));
    expect(objects).toHaveLength(3001);
    expect(facts.layers).toHaveLength(1000);
    expect(facts.layers.find(({ name }) => name === 'L7')?.objects).toBe(2);
    expect(facts.layers.reduce((sum, layer) => sum + layer.objects, 0)).toBe(3001);
  });

  test('have the line type of a pattern of any length', () => {
    const dashes = pairs(49, 1, 49, -1).repeat(200_000);
    const tables = pairs(0, 'TABLE', 2, 'LTYPE', 0, 'LTYPE', 2, 'LONG') + dashes + pairs(0, 'ENDTAB');
    const lines = Array.from({ length: 500 }, (_, i) => pairs(0, 'LINE', 6, 'LONG', 10, i, 11, i, 21, 9));
    const { objects } = read(lines.join(''), '', tables);
    expect(new Set(objects.map((object) => pathOf(object).line))).toEqual(new Set(['dashed']));
  });
});
