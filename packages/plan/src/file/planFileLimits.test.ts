// The limits of a plan file: whatever exceeds them is refused or left out with a message, before it is processed.
import { describe, expect, test } from 'vitest';
import { createPlan } from '../plan/plan.ts';
import { readPlanText } from './planFile.ts';
import { readPlanTextInSteps } from './readPlan.ts';
import { writePlanFile } from './writePlanFile.ts';
import { planLimits } from '../measure/planLimits.ts';

const tree = (i: number, more = '') => `{"id":"t${i}","type":"tree","x":${i},"y":1,"radius":5${more}}`;
const planOf = (...objects: readonly string[]) => `{"objects":[${objects.join(',')}]}`;

function problemOf(text: string): string | undefined {
  const reading = readPlanText(text);
  return reading.ok ? undefined : reading.problem;
}
function notesOf(text: string): readonly string[] {
  const reading = readPlanText(text);
  return reading.ok ? reading.notes : [reading.problem];
}

describe('a number that is not a finite double', () => {
  test.each([
    ['x', `{"type":"tree","x":1e400,"y":1}`],
    ['radius', `{"type":"tree","x":1,"y":1,"radius":-1e999}`],
    ['vertices.2.x', `{"type":"lot","vertices":[{"x":0,"y":0},{"x":9,"y":0},{"x":1e309,"y":9}]}`],
    ['sensor.readings.1', `{"type":"tree","x":1,"y":1,"sensor":{"readings":[1,1e400]}}`],
  ])('as %s leaves the object out with a message', (key, object) => {
    const reading = readPlanText(planOf(tree(1), object));
    expect(reading.ok && reading.contents.objects.map(({ id }) => id)).toEqual(['t1']);
    expect(notesOf(planOf(tree(1), object))).toEqual([
      expect.stringMatching(
        `its ${key.replaceAll('.', '\\.')} is -?Infinity; it has to be a number below 1.8e308`,
      ),
    ]);
  });

  test('as a setting leaves the setting out, so that the plan can be saved', () => {
    const reading = readPlanText(
      `{"objects":[${tree(1)}],"settings":{"title":"Lot","climate":{"snow":1e400}}}`,
    );
    if (!reading.ok) throw new Error(reading.problem);
    expect(reading.notes).toEqual([expect.stringContaining('"climate"')]);
    expect(writePlanFile(createPlan(reading.contents), '').settings).toMatchObject({ title: 'Lot' });
  });

  test('with thousands of digits is refused before parsing', () => {
    expect(problemOf(planOf(`{"type":"tree","x":1${'0'.repeat(5000)},"y":1}`))).toMatch(
      /number of 5,001 characters/,
    );
    expect(notesOf(planOf(tree(1, ',"height":1.23456789012345e+25')))).toEqual([]);
  });
});

describe('a text', () => {
  test('with too many lists and objects is refused before parsing', () => {
    const many = planLimits.containers + 10;
    expect(problemOf(`{"objects":[${'{},'.repeat(many)}{}]}`)).toMatch(
      /more than 2,000,000 lists and objects/,
    );
    expect(problemOf(`{"objects":[],"x":${'['.repeat(many)}`)).toMatch(
      /more than 2,000,000 lists and objects/,
    );
  });

  test('with too many characters is refused', () => {
    expect(problemOf(planOf(tree(1, `,"note":"${'x'.repeat(planLimits.characters)}"`)))).toMatch(
      /characters/,
    );
  });

  test('is not counted wrong by brackets and escapes in strings', () => {
    const text = JSON.stringify({ objects: [{ id: 'n', type: 'text', x: 1, y: 1, text: '{[:"\\"\\\\' }] });
    expect(notesOf(text)).toEqual([]);
  });

  test('is read in steps of at most one object', () => {
    let steps = 0;
    const reading = readPlanTextInSteps(planOf(...Array.from({ length: 500 }, (_, i) => tree(i))));
    while (!reading.next().done) steps += 1;
    expect(steps).toBeGreaterThanOrEqual(500);
  });
});

test('a name that is too long is left out with a message', () => {
  const text = planOf(tree(1, `,"name":"${'n'.repeat(3000)}"`));
  expect(notesOf(text)).toEqual([expect.stringContaining('without its name')]);
});

describe('an object with more in it than any real one', () => {
  const listOf = (count: number) => `[${'1,'.repeat(count - 1)}1]`;

  test.each([
    ['a long list', `"sensors":${listOf(200_001)}`],
    ['many lists', `"sensors":[${Array.from({ length: 250 }, () => listOf(1000)).join()}]`],
    ['lists in several fields', `"log":${listOf(150_000)},"sensors":${listOf(150_000)}`],
  ])('in %s is read without that field, and the rest of the plan opens', (_what, fields) => {
    const text = planOf(tree(1, `,${fields}`), tree(2));
    const reading = readPlanText(text);
    expect(reading.ok && reading.contents.objects.map(({ id }) => id)).toEqual(['t1', 't2']);
    expect(notesOf(text)).toEqual([
      'Object 1 (tree) was read without its sensors: it has too many values; the limit is 200,000.',
    ]);
  });

  test('in a setting is read without that setting', () => {
    expect(notesOf(`{"objects":[],"settings":{"climate":[${listOf(200_001)}]}}`)).toEqual([
      'The setting "climate" was left out: it has too many values; the limit is 200,000.',
    ]);
  });

  test('in a hundred thousand fields is refused', () => {
    const fields = Array.from({ length: 100_000 }, (_, i) => `"field${i}":1`).join();
    expect(problemOf(planOf(tree(1, `,${fields}`)))).toContain('an object of more than 20,000 fields');
  });
});
