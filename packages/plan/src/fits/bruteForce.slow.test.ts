import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { add } from '../geometry/point.ts';
import { nearestPlace } from './fitAnswer.ts';
import { fittingOn, triedLotsOf } from '../../testing/triedLots.ts';
import { isWithin } from './whereItFits.ts';

const triedLots = triedLotsOf(readFileSync(new URL('bruteForceLots.json', import.meta.url), 'utf8'));

test('where things fit on five hundred lots is what another program finds by trying inch by inch', () => {
  const wrong: string[] = [];
  let allowed = 0;
  for (const [number, tried] of triedLots.entries()) {
    const { fitting, off } = fittingOn(tried);
    const rings = fitting.at(0).map((ring) => ring.map((at) => add(at, fitting.origin)));
    for (const [first, row, runs] of tried.rows) {
      let inch = first;
      for (const run of runs.split(' ')) {
        const count = Number(run.slice(1));
        for (let i = 0; i < count; i += 1, inch += 1) {
          if (run.startsWith('?')) continue;
          const at = add({ x: inch / 12, y: row / 12 }, off);
          if (run.startsWith('1')) allowed += 1;
          if (isWithin(rings, at) !== run.startsWith('1'))
            wrong.push(`lot ${number}: ${run[0]} at ${inch}, ${row}`);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(allowed).toBeGreaterThan(50_000);
});

test('what another program places at some angle lies within an inch of where it fits at any angle', () => {
  const missed: string[] = [];
  let allowed = 0;
  for (const [number, tried] of triedLots.entries()) {
    if (!tried.turned) continue;
    const { fitting } = fittingOn(tried);
    const places = fitting.places(fitting.turns('any', 0));
    for (const [x, y] of tried.turned) {
      allowed += 1;
      const at = { x: x / 12, y: y / 12 };
      if (!isWithin(places, at) && !nearestPlace(places, at, 1 / 12))
        missed.push(`lot ${number}: ${x}, ${y}`);
    }
  }
  expect(missed).toEqual([]);
  expect(allowed).toBeGreaterThan(500);
});
