// What is said of the edges of a deed before they become a lot: by the numbers that stand beside them.
import { readDeed } from '../../deed/deedText.ts';
import type { Leg } from '../../survey/traverse.ts';
import { expect, test } from 'vitest';
import { plotEntries } from '../../survey/plotEntries.ts';
import { finishedLegs } from '../../survey/closeTraverse.ts';
import { legFaults, splitCurves } from './lotOfTraverse.ts';

function legsOf(text: string): readonly Leg[] {
  const entries = readDeed(text).calls.flatMap((call) => ('call' in call ? [{ call: call.call }] : []));
  return plotEntries(entries, 0).legs;
}
/** As in the table of edges, where the first row is blank. */
const inTable = (leg: number): number => leg + 2;
const inText = (leg: number): number => leg + 1;

const bow = 'thence E 100 feet; thence S 45 W 141.42 feet; thence E 100 feet; thence N 45 W 141.42 feet';

test('crossing edges are named by the numbers beside them', () => {
  const rest = 'cross or touch. The area is only right if edges meet only at corners.';
  expect(legFaults(finishedLegs(legsOf(bow), 'last', 0), inText)).toEqual([`Edge 2 and edge 4 ${rest}`]);
  expect(legFaults(finishedLegs(legsOf(bow), 'last', 0), inTable)).toEqual([`Edge 3 and edge 5 ${rest}`]);
  const open = legsOf(
    'thence E 100 feet; thence S 45 W 80 feet; thence S 45 E 80 feet; thence N 45 W 60 feet',
  );
  expect(legFaults(finishedLegs(open, 'closing', 0), inText)[0]).toMatch(/the closing gap/);
  const square = legsOf('thence N 9 feet; thence E 9 feet; thence S 9 feet; thence W 9 feet');
  expect(legFaults(square, inText)).toEqual([]);
});

test('edges on one line enclose nothing, which is said', () => {
  const flat = legsOf('thence N 50 feet; thence N 50 feet; thence S 100 feet');
  expect(legFaults(flat, inText)).toHaveLength(1);
});

test('edges behind a curve that is nearly a circle keep their numbers, and it is said what they are in the lot', () => {
  const round =
    "thence along a curve to the right, radius 5 feet, central angle of 355°, chord bearing N 87°30' E; ";
  const legs = finishedLegs(legsOf(round + bow), 'last', 0);
  expect(legFaults(legs, inText)).toEqual([expect.stringMatching(/^Edge 3 and edge 5 cross or touch/)]);
  expect(splitCurves(legs, inText)).toEqual([
    'Edge 1 is nearly a full circle. In the lot it becomes edges 1 and 2.',
  ]);
  expect(splitCurves(legsOf(`${round}thence E 50 feet; ${round}${bow}`), inTable)).toEqual([
    'Edge 2 is nearly a full circle. In the lot it becomes edges 1 and 2.',
    'Edge 4 is nearly a full circle. In the lot it becomes edges 4 and 5.',
  ]);
  expect(splitCurves(legsOf(bow), inText)).toEqual([]);
});
