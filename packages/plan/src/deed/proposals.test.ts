// What a misprinted call most likely says: of the marked calls of the noisy corpus nearly all have it as the first proposal.
import { expect, test } from 'vitest';
import { longCall } from '../../testing/deed/description.ts';
import { noisy } from '../../testing/deed/noisy.ts';
import { callLine } from '../../testing/testDeed.ts';
import { isRead } from './deedCall.ts';
import { readDeed } from './deedText.ts';
import { type Proposal, proposalsFor, ranked } from './proposals.ts';
import { keysOf, withTaken } from './takeProposals.ts';

const proposalsIn = (text: string): (readonly Proposal[])[] => {
  const { calls } = readDeed(text);
  const lists = calls.map((call) => (call.state === 'unread' ? proposalsFor(text, calls, call) : []));
  return ranked(calls, lists);
};

const lineOf = ({ call }: Proposal): string =>
  callLine({ start: 0, end: 0, state: 'lot', call, notes: [] }, '');

test('of the marked calls nine in ten have what was meant as their first proposal', () => {
  const found = noisy.flatMap(([, text, meant]) => {
    const { calls } = readDeed(text);
    const read = calls.flatMap((call) => (isRead(call) ? [callLine(call, text)] : []));
    const left = meant.map(longCall).filter((call) => !read.includes(call));
    const proposals = proposalsIn(text);
    return calls.flatMap(({ state }, i) => {
      const [first] = proposals[i] ?? [];
      return state === 'unread' ? [first !== undefined && left.includes(lineOf(first))] : [];
    });
  });
  expect(found.filter(Boolean).length / found.length).toBeGreaterThanOrEqual(0.9);
});

const text = `Beginning at a pin; thence North 02°15'3O" East 80.00 feet; thence North 87°44'30" West 40.00 feet; thence Sauth 02°15'30" West 80.00 feet; thence South 87°44'30" East 40.00 feet to the point of beginning.`;

test('a proposal says why, and counts as read only when it is taken', () => {
  const { calls } = readDeed(text);
  const [first] = proposalsIn(text)[0] ?? [];
  expect(first && lineOf(first)).toBe(`N 2°15'30" E, 80.00`);
  expect(first).toMatchObject({ as: 'lot', reason: 'letter O for zero' });
  expect(first?.closesTo).toBeLessThan(0.01);
  expect(calls.map(({ state }) => state)).toEqual(['unread', 'lot', 'unread', 'lot']);
  const taken = withTaken(calls, [first, undefined, undefined, undefined]);
  expect(taken.map(({ state }) => state)).toEqual(['lot', 'lot', 'unread', 'lot']);
  expect(new Set(keysOf(text, calls)).size).toBe(calls.length);
});

test('a call that leads to the beginning still does when what it waited for is known', () => {
  const lead = `Commencing at a stone; thence N 4x5° E 100.00 feet; thence at a deflection angle of 30° right 50.00 feet to the point of beginning; thence North 80.00 feet; thence East 40.00 feet; thence South 80.00 feet; thence West 40.00 feet to the point of beginning.`;
  const { calls } = readDeed(lead);
  const [first] = proposalsIn(lead)[0] ?? [];
  const read = withTaken(calls, [first]);
  expect(read.map(({ state }) => state)).toEqual(['leading', 'leading', 'lot', 'lot', 'lot', 'lot']);
});
