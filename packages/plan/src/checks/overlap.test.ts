import { describe, expect, test } from 'vitest';
import { Checks } from './checks.ts';
import { afterRemedy, found, sentences, shed } from '../../testing/testFindings.ts';
import { lotOf } from '../../testing/testLots.ts';
import { boxed, lot, planOf, rectangle, thing, traced } from '../../testing/testSite.ts';

/** From 35, 45 to 65, 75. */
const house = boxed('house', 'house', { x: 50, y: 60 }, 30, 30, { rotation: 0, status: 'existing' });
const pack = { separations: { buildings: 10, poolToBuilding: 10, tankToBuilding: 10 } };

describe('what overlaps', () => {
  test('a building is in conflict, whatever separation is required', () => {
    const over = shed(50, 43, { status: 'proposed' });
    for (const rules of [{}, pack])
      expect(found([lot, house, over], rules)).toMatchObject([
        { check: 'buildings', state: 'conflict', sentence: `The shed overlaps the house by 2'.` },
      ]);
    const plan = planOf([lot, house, over], pack);
    expect(Checks.of(plan).findings[0]?.remedy?.title).toMatch(/^Move the shed 12'/);
    expect(afterRemedy(plan)).toEqual([]);
    expect(sentences([lot, house, shed(50, 41)])).toEqual([]);
    expect(sentences([lot, house, shed(50, 60)])).toEqual([`The shed overlaps the house by 19'.`]);
  });

  test('is found of outlines that are the same', () => {
    const other = { ...shed(20, 60), id: 'other' };
    expect(sentences([lot, shed(20, 60), other])).toEqual([`The shed overlaps another shed by 8'.`]);
  });

  test('buildings of too many corners are not compared, which is said once', () => {
    const zigzag = Array.from({ length: 2000 }, (_, i) => ({ x: i / 3, y: i % 2 === 0 ? 0 : 600 }));
    const buildings = ['a', 'b'].map((id) => traced('building', id, zigzag));
    const [doubt, ...others] = found(buildings, pack).filter(({ objects }) => objects.length === 2);
    expect(doubt?.state).toBe('question');
    expect(doubt?.sentence).toContain('too many corners together');
    expect(others).toEqual([]);
  });

  test('a building and lot lines of too many corners are not compared, which is said once', () => {
    const round = (radius: number) =>
      Array.from({ length: 1000 }, (_, i) => ({
        x: radius * Math.cos((i * Math.PI) / 500),
        y: radius * Math.sin((i * Math.PI) / 500),
      }));
    const objects = [lotOf(round(100), []), traced('building', 'hall', round(95))];
    const [doubt, ...others] = found(objects, { setbacks: { front: 10, side: 10, rear: 10 } }).filter(
      ({ objects: ids }) => ids.includes('hall'),
    );
    expect(doubt?.sentence).toContain('too many corners together');
    expect(others).toEqual([]);
  });

  test('a house may be its addition, which is a question; a detached garage is none', () => {
    const addition = (use: string) =>
      traced('building', 'new', rectangle(60, 50, 80, 70), { use, eave: 0, status: 'proposed' });
    expect(found([lot, house, addition('Addition')])).toMatchObject([
      {
        state: 'question',
        sentence: `The addition overlaps the house by 5'. Is it an addition? Draw it up to the wall.`,
      },
    ]);
    expect(afterRemedy(planOf([lot, house, addition('Addition')]))).toEqual([]);
    expect(found([lot, house, addition('Attached garage')])).toMatchObject([{ state: 'question' }]);
    expect(found([lot, house, addition('Garage')])).toMatchObject([{ state: 'conflict' }]);
    expect(found([lot, house, { ...addition('Garage'), status: 'existing' }])).toMatchObject([
      { state: 'question' },
    ]);
  });

  test('is a deck at its house, a walk or a tree by the wall no concern of these checks', () => {
    const deck = traced('deck', 'deck', rectangle(60, 50, 80, 70));
    expect(sentences([lot, house, deck, thing('tree', 'tree', { x: 64, y: 60 })])).toEqual([]);
  });

  test('a tank, field, pool or well under a building is in conflict', () => {
    const tank = boxed('septicTank', 'tank', { x: 35, y: 60 }, 6, 8, { rotation: 0 });
    const pool = traced('pool', 'pool', rectangle(64, 50, 80, 60));
    const well = thing('well', 'well', { x: 36, y: 74, setback: 0 });
    expect(sentences([lot, house, tank])).toEqual([`The septic tank overlaps the house by 3'.`]);
    expect(sentences([lot, house, tank], pack)).toEqual([`The septic tank overlaps the house by 3'.`]);
    expect(found([lot, house, pool], pack).filter(({ check }) => check === 'pool')).toMatchObject([
      { state: 'conflict', sentence: `The pool overlaps the house by 1'.` },
    ]);
    expect(sentences([lot, house, well])).toEqual([`The well overlaps the house by 1'.`]);
  });
});
