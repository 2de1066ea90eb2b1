// Dimensions and labels of a file whose targets are gone, or are none: they stay where they are, and that is said.
import { describe, expect, test } from 'vitest';
import { createPlan } from './plan.ts';
import { readPlanFile } from './planFile.ts';
import { writePlanFile } from './writePlanFile.ts';

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
  test('a dimension that holds to something stays tied, with nothing to say', () => {
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
    ['an object that is not there', 'gone', 'v0', 'names "gone", which is not in the file'],
    ['a corner that the object has not', 'h', 'v9', 'names the place "v9" of "h", which it has not'],
    ['another dimension', 'e', 'v0', 'names "e", which nothing can be tied to'],
    ['itself', 'd', 'v0', 'names "d", which nothing can be tied to'],
  ])('one that holds to %s stays where it is, tied to nothing, and says so', (_, object, anchor, said) => {
    const { notes, file } = read(house, dimension('d', object, anchor), dimension('e', 'h', 'v0'));
    expect(notes).toEqual([`Dimension "d" ${said}, and stays where it is, tied to nothing there.`]);
    expect(file[1]).toMatchObject({
      points: [
        { x: 10, y: 20 },
        { x: 50, y: 20 },
      ],
      offset: -8,
    });
    expect(JSON.stringify(file[1])).not.toContain('anchor');
  });

  test('one whose target was left out as bad is told as one whose target is not there', () => {
    const { notes } = read(text, { ...house, width: -4 }, dimension('d', 'h', 'v0'));
    expect(notes[0]).toMatch(/^Object 2 \(house\) was left out/);
    expect(notes[1]).toBe(
      'Dimension "d" names "h", which is not in the file, and stays where it is, tied to nothing there.',
    );
  });

  test('an area label whose object is gone keeps what it told last', () => {
    const label = { id: 'a', type: 'areaLabel', x: 30, y: 30, of: 'gone', area: 200, perimeter: 60 };
    const { notes, file } = read(house, label);
    expect(notes).toEqual([
      'Label "a" names "gone", which is not in the file, and stays where it is, tied to nothing there.',
    ]);
    expect(file[1]).toMatchObject({ x: 30, y: 30, area: 200, perimeter: 60 });
    expect(file[1]).not.toHaveProperty('of');
  });

  test('an area label of what has no area keeps what it told last, and says so', () => {
    const label = { id: 'a', type: 'areaLabel', x: 30, y: 30, of: 'f', area: 200, perimeter: 60 };
    const { notes, file } = read(fence, label);
    expect(notes).toEqual([
      'Label "a" is to tell of "f" what that has not, and stays where it is, tied to nothing there.',
    ]);
    expect(file[1]).toMatchObject({ x: 30, y: 30, area: 200, perimeter: 60, shows: 'both' });
    expect(file[1]).not.toHaveProperty('of');
  });
});
