import { describe, expect, test } from 'vitest';
import { boxed, lot, packOf, planOf } from '../../testing/testSite.ts';
import { Site } from '../site/site.ts';
import { Fitting } from './whereItFits.ts';

const setbacks = { front: 20, side: 5, rear: 10 };

function fittingOf(width: number, height: number, rotation = 0) {
  const shed = boxed('shed', 'shed', { x: 50, y: 50 }, width, height, { rotation });
  const site = Site.of(planOf([lot, shed], packOf({ setbacks })));
  const [subject, ground] = [site.get('shed'), site.ground.lots[0]];
  if (!subject || !ground) throw new Error('no subject');
  const fitting = Fitting.of(subject, ground, site);
  if (!fitting) throw new Error('no ground');
  return fitting;
}

const boxOf = (rings: readonly (readonly { x: number; y: number }[])[]) => {
  const points = rings.flat();
  const round = (value: number) => Math.round(value * 100) / 100;
  return {
    left: round(Math.min(...points.map(({ x }) => x))),
    right: round(Math.max(...points.map(({ x }) => x))),
    top: round(Math.min(...points.map(({ y }) => y))),
    bottom: round(Math.max(...points.map(({ y }) => y))),
  };
};

describe('where a shed fits', () => {
  test('is the lot without its setbacks, less half of the shed', () => {
    expect(boxOf(fittingOf(10, 12).places([0]))).toEqual({ left: 10, right: 90, top: 16, bottom: 124 });
  });
  test('is a single line for one that is as wide as the room between the setbacks', () => {
    expect(boxOf(fittingOf(90, 12).places([0]))).toEqual({ left: 50, right: 50, top: 16, bottom: 124 });
  });
});
test('speed', () => {
    for (let r = 0; r < 5; r++) {
    const f = fittingOf(10, 12, 20);
    const t = performance.now();
    const rings = f.places(f.turns('any', 0));
    console.log(f.turns('any', 0).length, rings.map((r) => r.length), boxOf(rings), performance.now() - t);
    }
});
