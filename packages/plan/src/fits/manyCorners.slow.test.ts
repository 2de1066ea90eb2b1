import { expect, test } from 'vitest';
import { placedShed, planOfManyCorners } from '../../testing/manyCorners.ts';
import { add } from '../geometry/point.ts';
import { fitAnswer, nearestPlace } from './fitAnswer.ts';
import { isWithin } from './whereItFits.ts';

/** Feet. */
const inch = 1 / 12;

test('on a lot of two hundred corners places at angles between those put together are missed in notches only, by inches', () => {
  const plan = planOfManyCorners();
  const answer = fitAnswer(plan, placedShed, 'any', 0);
  if ('problem' in answer) throw new Error(answer.problem);
  const { fitting, places } = answer;
  let tried = 0;
  let missed = 0;
  const far: string[] = [];
  for (let degrees = 0.7; degrees < 180; degrees += 7.3)
    for (const at of fitting.at((degrees * Math.PI) / 180).flat()) {
      const place = add(at, fitting.origin);
      tried += 1;
      if (isWithin(places, place) || nearestPlace(places, place, inch)) continue;
      missed += 1;
      if (!nearestPlace(places, place, 3 * inch)) far.push(`${degrees}: ${place.x}, ${place.y}`);
    }
  expect(far).toEqual([]);
  // Of the border's corners, which are most of all in the notches.
  expect(missed / tried).toBeLessThan(0.002);
});
