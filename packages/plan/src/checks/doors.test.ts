// The checks of doors, and what their panel and the pad's say, on ground in closed form.
import { describe, expect, test } from 'vitest';
import { afterRemedy } from '../../testing/testFindings.ts';
import { falling, graded } from '../../testing/testGrades.ts';
import { planOf, rectangle, traced } from '../../testing/testSite.ts';
import { doorLines, doorStepsOf, padLine, stepInTable } from '../grading/buildingGround.ts';
import { groundOf } from '../grading/ground.ts';
import { registerLateKinds } from '../kinds/lateKinds.ts';
import type { NumbersOf } from '../packs/packNumbers.ts';
import type { PlanObject } from '../objects/kind.ts';

registerLateKinds();

/** 30 by 30 ft, with a door 3 ft wide in the middle of the edge at the right, at 110. */
const house = (finishedFloor: number | '', door: object = {}, more: object = {}): PlanObject =>
  traced('building', 'house', rectangle(80, 50, 110, 80), {
    status: 'proposed',
    assumed: undefined,
    finishedFloor,
    entrances: [{ id: 'd', edge: '1', offset: 13.5, width: 3, ...door }],
    ...more,
  });
const others: NumbersOf<'grading'> = { awayFall: 0, awayWithin: 0, floorAboveGround: 0 };
const told = (object: PlanObject, more: readonly PlanObject[] = []) =>
  graded([...falling(0), ...more, object], others);

describe('a door', () => {
  test('a step of one riser above the ground outside is fine', () => {
    expect(told(house(100.64))).toEqual([]);
    expect(told(house(100))).toEqual([]);
  });

  test('that is higher needs risers, and the remedy plans them', () => {
    const objects = [...falling(0), house(101.5)];
    expect(graded(objects, others)).toMatchObject([
      {
        state: 'question',
        sentence: `From the door on the east side of the building, it is about 1' 6" down to the ground. That needs 3 risers: at most 0' 7 3/4" each is usual (IRC R311.3.1 and R311.7.5.1). Ask the permit office what it requires.`,
        remedy: { title: 'Plan steps with 3 risers' },
      },
    ]);
    const after = afterRemedy(planOf(objects, { country: 'US', grading: others }));
    expect(after.filter(({ check }) => check === 'grading')).toEqual([]);
    expect(told(house(101.5, { risers: 2 }))).toHaveLength(1);
    expect(told(house(101.5, { risers: 3 }))).toEqual([]);
  });

  test('is held to the rule of a pack where there is one', () => {
    const strict = graded([...falling(0), house(101)], { ...others, doorStep: 0.5 });
    expect(strict).toMatchObject([
      { state: 'conflict', sentence: expect.stringContaining(`at most 0' 6" each is required`) as unknown },
    ]);
    expect(graded([...falling(0), house(101)], { ...others, doorStep: 1 })).toEqual([]);
    expect(graded([...falling(0), house(101)], { ...others, doorStep: 0 })).toEqual([]);
  });

  test('below the ground outside lets water in', () => {
    expect(told(house(101, { sill: 99.5 }))).toMatchObject([
      {
        state: 'conflict',
        sentence: `The ground outside the door on the east side of the building is about 0' 6" above its sill, so water runs in.`,
      },
    ]);
  });

  test('that is no farther below the ground than that is known is reported with that doubt', () => {
    expect(told(house(101, { sill: 99.97 }))).toMatchObject([
      {
        state: 'close',
        sentence: `The elevations are too rough to be sure of this: The ground outside the door on the east side of the building is less than 0' 1" above its sill, so water runs in.`,
      },
    ]);
  });

  test('is asked of nobody where nobody steps to the ground: where cars pass, onto a deck, in a house that stands', () => {
    const garage = { garageFloor: 101.5 };
    expect(told(house('', { floor: 'garage', width: 9, offset: 10 }, garage))).toEqual([]);
    const deck = traced('deck', 'deck', rectangle(110, 55, 122, 75), {
      status: 'proposed',
      assumed: undefined,
    });
    expect(told(house(101.5), [deck])).toEqual([]);
    expect(told(house(101.5, {}, { status: 'existing' }))).toEqual([]);
  });

  test('is asked where people step: at a wide one of a room, and at a narrow one of a garage', () => {
    expect(told(house(101.5, { width: 8, offset: 10 }))).toHaveLength(1);
    expect(told(house('', { floor: 'garage' }, { garageFloor: 101.5 }))).toHaveLength(1);
  });
});

describe('the table of grades', () => {
  const step = (sill: number, accuracy: number) => {
    const object = house(sill);
    const [one] = doorStepsOf(object, groundOf(planOf([...falling(0), object])));
    return one && stepInTable({ ...one, accuracy }, 'feet-inches');
  };

  test('says the step to the ground, and that it is level where the step would be written as nothing', () => {
    expect(step(101, 0)).toEqual({ words: `1' down`, to: 100 });
    expect(step(99, 0)).toEqual({ words: `1' up`, to: 100 });
    expect(step(100.01, 0)).toEqual({ words: 'level' });
  });
});

describe('the panel', () => {
  const lines = (object: PlanObject, ground = falling(0), north = 0) =>
    doorLines(object, groundOf(planOf([...ground, object])), { units: 'feet-inches', north });

  test('says the step at each door, no better than the ground is known', () => {
    expect(lines(house(100.63))).toEqual([
      { door: 'd', title: 'Door, east side', value: `Step: about 0' 8" down to the ground outside` },
    ]);
    expect(lines(house(101.5, { risers: 3 }))).toMatchObject([
      { value: `Step: about 1' 6" down to the ground outside, 3 risers` },
    ]);
    expect(lines(house(100))).toMatchObject([{ value: 'Level with the ground outside' }]);
    expect(lines(house(100.01))).toMatchObject([
      { value: `Step: less than 0' 1" down to the ground outside` },
    ]);
    expect(lines(house(99))).toMatchObject([
      { value: `The ground outside is about 1' higher than the sill` },
    ]);
  });

  test('says by the compass on which side a door is', () => {
    const title = (north: number) => lines(house(100), falling(0), north)[0]?.title;
    expect([0, 90, 135, 180, 300].map(title)).toEqual([
      'Door, east side',
      'Door, north side',
      'Door, northwest side',
      'Door, west side',
      'Door, southeast side',
    ]);
  });

  test('says what is missing', () => {
    expect(lines(house(''))).toMatchObject([
      { value: "The elevation of the finished floor isn't typed yet" },
    ]);
    expect(lines(house(100), [])).toMatchObject([{ value: "The ground outside isn't known yet" }]);
  });

  test('says of which floor the pad is, and that a lower garage has none of its own', () => {
    const pad = (fields: object) => padLine(house('', {}, fields), 'feet-inches')?.value;
    expect(pad({ finishedFloor: 101 })).toBe(`100.33, 0' 8" below the finished floor.`);
    expect(pad({ garageFloor: 100, padBelow: 0.5 })).toBe(`99.50, 0' 6" below the garage floor.`);
    expect(pad({ finishedFloor: 101, garageFloor: 100 })).toMatch(
      /Under the garage too: for a pad of its own/,
    );
    expect(pad({})).toBeUndefined();
  });
});
