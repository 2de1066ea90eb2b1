// Whether a header's unit is believed, in whole drawings: by their size, and by labels beside their lines.
import { flatten } from '@homeplot/formats/flattenDxf';
import { readDxfInSteps } from '@homeplot/formats/readDxf';
import { describe, expect, test } from 'vitest';
import { unitQuestion } from '../drawingUnits.ts';
import { drawingObjects } from './drawingObjects.ts';

const pairs = (...codes: readonly (number | string)[]): string => `${codes.join('\n')}\n`;
const [inches, feet, millimeters, meters] = [1, 2, 4, 6];

const box = (width: number, height: number) =>
  pairs(0, 'LWPOLYLINE', 8, 'PROP', 90, 4, 70, 1, 10, 0, 20, 0, 10, width, 20, 0) +
  pairs(10, width, 20, height, 10, 0, 20, height);
const text = (content: string, x: number, y: number, height: number, turn = 0) =>
  pairs(0, 'TEXT', 8, 'TEXT', 10, x, 20, y, 40, height, 50, turn, 1, content);
/** A dimension whose line is divided by its text, as CAD programs draw it. */
const dimension = (content: string, length: number) => ({
  blocks:
    pairs(0, 'BLOCK', 8, '0', 2, '*D1', 70, 1, 10, 0, 20, 0) +
    text(content, length * 0.45, -30, 4) +
    pairs(0, 'ENDBLK', 8, '0'),
  entity: pairs(0, 'DIMENSION', 8, 'DIM', 2, '*D1', 70, 32, 42, length),
});

function questionOf(unit: number | undefined, entities: string, blocks = ''): string | undefined {
  const file = [
    pairs(0, 'SECTION', 2, 'HEADER', 9, '$INSUNITS', 70, unit ?? 0, 0, 'ENDSEC'),
    pairs(0, 'SECTION', 2, 'BLOCKS') + blocks + pairs(0, 'ENDSEC'),
    pairs(0, 'SECTION', 2, 'ENTITIES') + entities + pairs(0, 'ENDSEC', 0, 'EOF'),
  ].join('');
  const steps = readDxfInSteps(new TextEncoder().encode(file));
  let step = steps.next();
  while (!step.done) step = steps.next();
  if (!step.value.ok) throw new Error(step.value.problem);
  const { drawing } = step.value;
  return unitQuestion(drawingObjects(drawing, [...flatten(drawing)], []).facts);
}

describe("a header's unit is doubted", () => {
  test('if a site drawn in feet says inches', () => {
    const site = box(180, 140);
    expect(questionOf(inches, site)).toMatch(/inches.*less than 25 feet/);
    expect(questionOf(inches, site + text("180.00'", 80, -8, 4))).toMatch(
      /label 180\.00' .* 180 units, as if it were in feet/,
    );
  });

  test.each([
    ['feet', inches, 480, "480.00'"],
    ['feet after a bearing', inches, 480, "N 89%%d12'30\" E  480.00'"],
    ['feet and inches', inches, 480.5, '480\'-6"'],
    ['a bare number of a survey', inches, 480, '480.00'],
    ['meters', feet, 54.86, '54.86 m'],
    ['feet in a drawing in meters', meters, 180, '180.00 ft'],
  ])('if a label beside a line has %s', (_, unit, width, label) => {
    const site = box(width, width * 0.7) + text(label, width * 0.4, -8, 4);
    expect(questionOf(unit, site)).toContain(
      `the label ${label.split('  ').at(-1)} is beside a line of ${width}`,
    );
  });

  test.each(['480\'-1 1/2"', '480\'-1-1/2"'])(
    'if a label beside a line has a fraction of an inch: %s',
    (label) => {
      const site = box(480.125, 340) + text(label, 200, -8, 4);
      expect(questionOf(inches, site)).toContain(`the label ${label} is beside a line of 480.1`);
    },
  );

  test('if a text has a label in any of its lines, however many these are', () => {
    const note = pairs(
      0,
      'MTEXT',
      8,
      'TEXT',
      10,
      200,
      20,
      -8,
      40,
      4,
      71,
      1,
      1,
      "480.00'\\PN 89 E".padEnd(240, '\\P1'),
    );
    expect(questionOf(inches, box(480, 340) + note)).toContain("label 480.00'");
  });

  test('if the text of a dimension contradicts what it measures', () => {
    const { blocks, entity } = dimension("400.00'", 400);
    expect(questionOf(inches, box(900, 700) + entity, blocks)).toContain("label 400.00'");
  });
});

describe("a header's unit is taken", () => {
  test.each([
    ['a house of 40 feet in inches', inches, 480, '40\'-0"'],
    ['a house of 40 feet in inches with decimals', inches, 480, "40.00'"],
    ['a site in meters', meters, 54.86, '54.86'],
    ['a site in meters labeled in feet', meters, 54.864, "180.00'"],
    ['a house in millimeters', millimeters, 12_000, '12000'],
    ['a house in millimeters with decimals', millimeters, 12_000, '12000.00'],
    ['a site in feet', feet, 180, "180.00'"],
  ])('for %s', (_, unit, width, label) => {
    const height = width / 50;
    const site = box(width, width * 0.7) + text(label, width * 0.4, -2 * height, height);
    expect(questionOf(unit, site)).toBeUndefined();
  });

  test('if a label has the number of a line elsewhere only', () => {
    const house = box(480, 360) + text("480.00'", 240, 180, 4) + text('PLAN 2', 200, -8, 4);
    expect(questionOf(inches, house)).toBeUndefined();
  });

  test('if more labels agree with it than contradict', () => {
    const labels = text("40'", 200, -8, 6) + text("30'", -8, 180, 6, 90) + text("480'", 220, 366, 6);
    expect(questionOf(inches, box(480, 360) + labels)).toBeUndefined();
  });

  test('for a dimension that agrees', () => {
    const { blocks, entity } = dimension('40\'-0"', 480);
    expect(questionOf(inches, box(480, 360) + entity, blocks)).toBeUndefined();
  });
});
