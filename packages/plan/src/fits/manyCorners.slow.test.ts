import { expect, test } from 'vitest';
import { boxed, planOf } from '../../testing/testSite.ts';
import { lotOf } from '../../testing/testLots.ts';
import { fitAnswer } from './fitAnswer.ts';

/** Milliseconds, several times of what it takes, for a machine that does other things too. */
const most = 2000;

test('two hundred corners and all angles are searched while one waits', () => {
  const corners = Array.from({ length: 200 }, (_, i) => {
    const out = 90 + ((i * 7919) % 13);
    const angle = (i / 200) * 2 * Math.PI;
    return { x: out * Math.cos(angle), y: out * Math.sin(angle) };
  });
  const name = (i: number): string => (i < 50 ? 'front' : i < 100 || i >= 150 ? 'side' : 'rear');
  const lot = lotOf(
    corners,
    corners.map((_, i) => ({ name: name(i) })),
  );
  const house = boxed('house', 'house', { x: 10, y: 10 }, 30, 24, { rotation: 12 });
  const shed = boxed('shed', 'shed', { x: 50, y: 50 }, 12, 20);
  const plan = planOf([lot, house, shed], {
    setbacks: { front: 20, side: 5, rear: 10 },
    separations: { buildings: 6 },
  });
  const times = Array.from({ length: 3 }, () => {
    const from = performance.now();
    const answer = fitAnswer(plan, shed, 'any', 0);
    expect('places' in answer && answer.area > 5000).toBe(true);
    return performance.now() - from;
  });
  console.info(`fastest: ${Math.min(...times).toFixed(0)} ms`);
  expect(Math.min(...times)).toBeLessThan(most);
});
