// Invalid files: each opens with its valid parts and notes on the rest, or is refused with a reason.
import { describe, expect, test } from 'vitest';
import { createPlan } from '../plan/plan.ts';
import { readPlanFile, readPlanText } from './planFile.ts';
import type { Reading } from './readPlan.ts';
import { writePlanFile } from './writePlanFile.ts';

const tree = { id: 't', type: 'tree', x: 10, y: 10, radius: 5 };
const road = { id: 'r', type: 'road', startX: 0, startY: 0, endX: 9, endY: 0 };

const problemOf = (reading: Reading): string => (reading.ok ? '' : reading.problem);
const idsOf = (reading: Reading): string[] =>
  reading.ok ? reading.contents.objects.map(({ id }) => id) : [];
const notesOf = (reading: Reading): readonly string[] => (reading.ok ? reading.notes : []);
const withGood = (...bad: unknown[]): Reading => readPlanFile({ objects: [tree, ...bad] });

describe('what is not a plan is refused with a message', () => {
  test.each([
    ['nothing', ''],
    ['blank', '  \n'],
    ['prose', 'Dear planner,'],
    ['HTML', '<!doctype html><title>404</title>'],
    ['a number', '42'],
    ['null', 'null'],
    ['a text', '"plan"'],
    ['a list', '[{"type":"tree"}]'],
    ['another object', '{"type":"FeatureCollection","features":[]}'],
    ['objects that are not a list', '{"objects":{"a":1}}'],
    ['NaN', '{"objects":[{"type":"tree","x":NaN,"y":0}]}'],
    ['Infinity', '{"objects":[{"type":"tree","x":Infinity,"y":0}]}'],
    ['two files in one', '{"objects":[]}{"objects":[]}'],
    ['binary data', '\u0000\u0001PNG'],
  ])('%s', (_, text) => {
    const problem = problemOf(readPlanText(text));
    expect(problem).toMatch(/^[A-Z].*\.$/s);
    expect(problem.length).toBeLessThan(400);
  });

  test('a file truncated anywhere', () => {
    const whole = JSON.stringify({
      objects: [tree, road],
      timestamp: 'now',
      version: '1.0',
      settings: { scale: 2 },
    });
    for (let end = 0; end < whole.length; end += 1) {
      expect(problemOf(readPlanText(whole.slice(0, end)))).toMatch(/empty|cut short/);
    }
    expect(readPlanText(whole).ok).toBe(true);
  });

  test('the message says that a file was cut short, in no words of a parser', () => {
    const advice = 'Choose a .json file exported from Homeplot.';
    for (const picture of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '\ufffd\u0000\u0010JFIF'])
      expect(problemOf(readPlanText(picture))).toBe(`The file isn't JSON. ${advice}`);
    const cut = problemOf(readPlanText('{"objects": [{"type": "tr'));
    expect(cut).toBe(
      'The file was cut short: it ends in the middle of the plan, after 25 characters. Choose a complete .json file exported from Homeplot.',
    );
    expect(problemOf(readPlanText('{"objects": [}]}'))).toBe(`The file isn't JSON. ${advice}`);
  });

  test('a file without any valid object, with the reason for the first', () => {
    const problem = problemOf(readPlanFile({ objects: [{ type: 'moat' }, 5] }));
    expect(problem).toContain('None of the 2 objects');
    expect(problem).toContain('moat');
  });
});

describe('invalid objects are left out with a note, the valid ones open', () => {
  test.each<[string, unknown, RegExp]>([
    ['null', null, /is null/],
    ['a number', 7, /is 7/],
    ['a list', [tree], /a list/],
    ['no type', { x: 1, y: 1 }, /type is missing/],
    ['a type that is not text', { type: {}, x: 1, y: 1 }, /type is an object/],
    ['an unknown type', { type: 'moat', x: 1, y: 1 }, /"moat", which Homeplot does not know/],
    ['the name of a method as type', { type: 'toString', x: 1, y: 1 }, /does not know/],
    ['a prototype key as type', { type: '__proto__', x: 1, y: 1 }, /does not know/],
    ['no coordinates', { type: 'tree' }, /x is missing/],
    ['a coordinate of text', { type: 'tree', x: '1', y: 1 }, /its x is the text "1"/],
    ['a coordinate of 1e308', { type: 'tree', x: 1e308, y: 1 }, /at most 10,000,000/],
    ['a coordinate of -1e308', { type: 'tree', x: 1, y: -1e308 }, /at least -10,000,000/],
    [
      'a coordinate that overflows',
      { type: 'tree', x: JSON.parse('1e999') as number, y: 1 },
      /x is Infinity/,
    ],
    ['a coordinate that is not a number', { type: 'tree', x: Number.NaN, y: 1 }, /x is NaN/],
    ['a negative radius', { type: 'tree', x: 1, y: 1, radius: -5 }, /more than 0/],
    ['a radius of zero', { type: 'circle', x: 1, y: 1, radius: 0 }, /more than 0/],
    ['a negative width', { type: 'house', x: 1, y: 1, width: -30 }, /width is -30/],
    ['a height of 1e308', { type: 'rectangle', x: 1, y: 1, height: 1e308 }, /height/],
    ['a negative road width', { ...road, roadWidth: -1 }, /roadWidth/],
    ['a road without an end', { type: 'road', startX: 0, startY: 0 }, /endX is missing/],
    ['a text without text', { type: 'text', x: 0, y: 0 }, /text is missing/],
    [
      'a text that is too long',
      { type: 'text', x: 0, y: 0, text: 'x'.repeat(2001) },
      /at most 2,000 letters/,
    ],
  ])('%s', (_, bad, said) => {
    const reading = withGood(bad);
    expect(idsOf(reading)).toEqual(['t']);
    expect(notesOf(reading)).toHaveLength(1);
    expect(notesOf(reading)[0]).toMatch(/^Object 2.* was left out: .*\.$/);
    expect(notesOf(reading)[0]).toMatch(said);
  });

  test.each<[string, Record<string, unknown>]>([
    ['color', { color: 'javascript:alert(1)' }],
    ['color', { color: 5 }],
    ['curveRadius', { curveRadius: -3 }],
    ['startTrim', { startTrim: 'long' }],
    ['accuracy', { accuracy: -1 }],
    ['accuracy', { accuracy: 2000 }],
    ['accuracy', { accuracy: '5 cm' }],
  ])('an invalid %s of a road is left out, and the road opens', (field, bad) => {
    const reading = readPlanFile({ objects: [{ ...road, ...bad }] });
    expect(idsOf(reading)).toEqual(['r']);
    expect(notesOf(reading)).toHaveLength(1);
    expect(notesOf(reading)[0]).toContain(`was read without its ${field}`);
  });

  test('of thousands the first 200 are listed and the rest counted', () => {
    const reading = withGood(...Array.from({ length: 5000 }, () => ({ type: 'moat' })));
    expect(notesOf(reading)).toHaveLength(201);
    expect(notesOf(reading).at(-1)).toBe('... and 4800 more.');
  });
});

describe('ids', () => {
  test('that are duplicate are replaced with a note', () => {
    const reading = readPlanFile({ objects: [tree, tree, { ...tree, id: 't-2' }, tree] });
    expect(idsOf(reading)).toEqual(['t', 't-2', 't-2-2', 't-3']);
    expect(notesOf(reading)).toHaveLength(3);
  });

  test('that are invalid are replaced with a note', () => {
    const reading = readPlanFile({
      objects: ['', null, {}, 'x'.repeat(201), true].map((id) => ({ ...tree, id })),
    });
    expect(idsOf(reading)).toEqual(['object-1', 'object-2', 'object-3', 'object-4', 'object-5']);
    expect(notesOf(reading)).toHaveLength(5);
  });

  test('of maximum length stay within it when they are made unique', () => {
    const twins = { objects: [0, 1, 2].map((x) => ({ ...tree, x, id: 'y'.repeat(200) })) };
    const reading = readPlanFile(twins);
    if (!reading.ok) throw new Error(reading.problem);
    const again = readPlanFile(writePlanFile(createPlan(reading.contents), ''));
    expect(again).toMatchObject({ ok: true, notes: [] });
    expect(idsOf(again)).toEqual(idsOf(reading));
  });

  test('may be prototype keys', () => {
    const reading = readPlanFile({
      objects: ['__proto__', 'constructor', 'toString'].map((id) => ({ ...tree, id })),
    });
    expect(idsOf(reading)).toEqual(['__proto__', 'constructor', 'toString']);
  });
});

describe('prototype keys', () => {
  test('in objects, entrances, settings and the file are dropped and change no prototype', () => {
    const poison =
      '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"prototype":{"polluted":1}';
    const gate = `{"id":"g","x":5,"width":3,${poison}}`;
    const lot = `{"id":"a","type":"rectangle","x":0,"y":0,"entrances":[${gate}],${poison}}`;
    const reading = readPlanText(`{"objects":[${lot}],"settings":{"scale":2,${poison}},${poison}}`);
    expect(idsOf(reading)).toEqual(['a']);
    if (!reading.ok) throw new Error(reading.problem);
    const plan = createPlan(reading.contents);
    const text = JSON.stringify(writePlanFile(plan, ''));
    expect(text).not.toContain('polluted');
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    for (const object of plan.objects.values()) expect(Object.getPrototypeOf(object)).toBe(Object.prototype);
  });
});

test('markup in text is kept as text', () => {
  const script = '<img src=x onerror=alert(1)><script>alert(2)</script>';
  const reading = readPlanFile({
    objects: [{ id: 'n', type: 'text', x: 0, y: 0, text: script, name: script }],
    settings: { title: script },
  });
  expect(reading).toMatchObject({
    ok: true,
    contents: { objects: [{ text: script, name: script }], settings: { title: script } },
    notes: [],
  });
});

describe('a value that is nested too deep', () => {
  const depth = 20_000;
  const deep = '['.repeat(depth) + ']'.repeat(depth);

  test('is left out with a note, so that the plan can be saved', () => {
    const reading = readPlanText(
      `{"objects":[{"id":"t","type":"tree","x":1,"y":1,"roots":${deep}}],"settings":{"attic":${deep}}}`,
    );
    if (!reading.ok) throw new Error(reading.problem);
    expect(notesOf(reading).join()).toMatch(/"attic" was left out.*without its roots/s);
    expect(JSON.stringify(writePlanFile(createPlan(reading.contents), ''))).not.toContain('[[');
  });

  test('in a required field is left out with its object', () => {
    expect(
      idsOf(
        readPlanText(`{"objects":[{"type":"tree","x":${deep},"y":1},{"id":"t","type":"tree","x":1,"y":1}]}`),
      ),
    ).toEqual(['t']);
    const lot = `{"id":"a","type":"rectangle","x":0,"y":0,"dimensions":{"width":${deep},"height":${deep}}}`;
    expect(idsOf(readPlanText(`{"objects":[${lot},{"type":${deep},"dimensions":{"width":9}}]}`))).toEqual([
      'a',
    ]);
    expect(readPlanText(`{"objects":${deep}}`).ok).toBe(false);
    expect(readPlanText(deep).ok).toBe(false);
  });
});

describe('large files', () => {
  test('a rectangle with 200,000 gates opens without them', () => {
    for (const x of [5, 'left']) {
      const lot = {
        id: 'a',
        type: 'rectangle',
        x: 0,
        y: 0,
        dimensions: { width: 50, height: 50 },
        entrances: Array.from({ length: 200_000 }, () => ({ x, width: 1 })),
      };
      const reading = withGood(lot);
      expect(idsOf(reading)).toEqual(['t', 'a']);
      expect(notesOf(reading)).toEqual([
        'Object 2 (rectangle) was read without its entrances: it has 200000 entries; the limit is 2000.',
      ]);
    }
  });

  test('80 MB of text that is not a plan are refused', () => {
    expect(problemOf(readPlanText('x'.repeat(80_000_000)))).toContain('more than 67,108,864 characters');
    expect(problemOf(readPlanText(`"${'x'.repeat(30_000_000)}"`))).toContain("isn't a plan: it is the text");
  });
});
