// Dimensions and labels in a file with invalid targets: they stay where they are, with a note.
import { describe, expect, test } from 'vitest';
import { createPlan } from './plan.ts';
import { readPlanFile } from '../file/planFile.ts';
import { writePlanFile } from '../file/writePlanFile.ts';

const house = { id: 'h', type: 'house', x: 10, y: 20, width: 40, height: 20 };
const fence = {
  id: 'f',
  type: 'fence',
  vertices: [
    { x: 0, y: 0 },
    { x: 20, y: 0 },
  ],
};
const text = { id: 'n', type: 'text', x: 0, y: 0, text: 'Patio' };

const dimension = (id: string, object: string, anchor: string) => ({
  id,
  type: 'dimension',
  points: [
    { x: 10, y: 20, object, anchor },
    { x: 50, y: 20 },
  ],
  offset: -8,
});

function read(...objects: readonly Record<string, unknown>[]) {
  const reading = readPlanFile({ objects, settings: { scale: 2 } });
  if (!reading.ok) throw new Error(reading.problem);
  const plan = createPlan(reading.contents);
  return { notes: reading.notes, file: writePlanFile(plan, 'now').objects };
}

describe('in a file', () => {
  test('a dimension with a valid target stays tied', () => {
    const { notes, file } = read(house, dimension('d', 'h', 'v0'));
    expect(notes).toEqual([]);
    expect(file[1]).toMatchObject({
      points: [
        { object: 'h', anchor: 'v0' },
        { x: 50, y: 20 },
      ],
    });
  });

  test.each([
    ['an unknown object', 'gone', 'v0', 'refers to "gone", which is not in the file'],
    ['an unknown corner', 'h', 'v9', 'refers to "v9" of "h", which doesn\'t exist'],
    ['another dimension', 'e', 'v0', 'refers to "e", to which nothing can be tied'],
    ['itself', 'd', 'v0', 'refers to "d", to which nothing can be tied'],
  ])('a dimension tied to %s stays where it is and is untied, with a note', (_, object, anchor, reason) => {
    const { notes, file } = read(house, dimension('d', object, anchor), dimension('e', 'h', 'v0'));
    expect(notes).toEqual([`Dimension "d" ${reason}. It stays where it is, but won't follow changes there.`]);
    expect(file[1]).toMatchObject({
      points: [
        { x: 10, y: 20 },
        { x: 50, y: 20 },
      ],
      offset: -8,
    });
    expect(JSON.stringify(file[1])).not.toContain('anchor');
  });

  test('a target that was left out counts as missing', () => {
    const { notes } = read(text, { ...house, width: -4 }, dimension('d', 'h', 'v0'));
    expect(notes[0]).toMatch(/^Object 2 \(house\) was left out/);
    expect(notes[1]).toBe(
      'Dimension "d" refers to "h", which is not in the file. It stays where it is, but won\'t follow changes there.',
    );
  });

  test('an area label whose object is missing keeps its last values', () => {
    const label = { id: 'a', type: 'areaLabel', x: 30, y: 30, of: 'gone', area: 200, perimeter: 60 };
    const { notes, file } = read(house, label);
    expect(notes).toEqual([
      'Label "a" refers to "gone", which is not in the file. It stays where it is, but won\'t follow changes there.',
    ]);
    expect(file[1]).toMatchObject({ x: 30, y: 30, area: 200, perimeter: 60 });
    expect(file[1]).not.toHaveProperty('of');
  });

  test('an area label of an object without an area keeps its last values', () => {
    const label = { id: 'a', type: 'areaLabel', x: 30, y: 30, of: 'f', area: 200, perimeter: 60 };
    const { notes, file } = read(fence, label);
    expect(notes).toEqual([
      'Label "a" doesn\'t apply to "f". It stays where it is, but won\'t follow changes there.',
    ]);
    expect(file[1]).toMatchObject({ x: 30, y: 30, area: 200, perimeter: 60, shows: 'both' });
    expect(file[1]).not.toHaveProperty('of');
  });
});
