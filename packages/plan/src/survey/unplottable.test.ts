// Calls that cannot be plotted are refused with a sentence, and what comes before them is plotted.
import { expect, test } from 'vitest';
import type { Call } from './call.ts';
import { plot } from './traverse.ts';

const north = (length: number): Call => ({ kind: 'line', heading: { azimuth: 0 }, length });

test.each([
  [{ kind: 'line', heading: { azimuth: 0 }, length: 0 }, 'its length is not above 0'],
  [{ kind: 'line', heading: { azimuth: 0 }, length: Number.NaN }, 'its length is not above 0'],
  [{ kind: 'line', heading: { azimuth: 0 }, length: 2e5 }, 'its length is more than 100,000 ft'],
  [
    { kind: 'line', heading: { deflection: 9 }, length: 5 },
    'its angle is measured from the edge before it, but there is none; give a bearing',
  ],
  [
    { kind: 'arc', turn: 'left', radius: 50 },
    'two of radius, arc length, chord length and central angle are needed',
  ],
  [{ kind: 'arc', turn: 'left', radius: 50, chord: 101 }, 'a chord of 101 ft does not fit a radius of 50 ft'],
  [{ kind: 'arc', turn: 'left', arc: 10, chord: 11 }, 'an arc of 10 ft is no longer than its chord of 11 ft'],
  [{ kind: 'arc', turn: 'left', radius: 1, arc: 7 }, 'the arc is a full circle or more'],
  [{ kind: 'arc', turn: 'left', radius: -1, arc: 7 }, 'the radius is not above 0'],
  [
    { kind: 'arc', turn: 'left', radius: 50, arc: 20 },
    'it continues from the edge before it, but there is none; give its chord bearing',
  ],
] as const)('the call %j is refused with a sentence', (call, text) => {
  expect(plot([call]).problem).toEqual({ index: 0, text });
});

test('what comes before a call that cannot be plotted is there', () => {
  const { legs, problem } = plot([north(10), north(0), north(10)]);
  expect(legs).toHaveLength(1);
  expect(problem?.index).toBe(1);
});
