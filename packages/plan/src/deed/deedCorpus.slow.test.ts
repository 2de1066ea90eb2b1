// The reader over the corpus: no call is silently wrong, and nearly all well-formed ones are right.
import { expect, test } from 'vitest';
import { adversarial } from '../../testing/deed/adversarial.ts';
import { type Description, longCall } from '../../testing/deed/description.ts';
import { noisy } from '../../testing/deed/noisy.ts';
import { wellFormed } from '../../testing/deed/wellFormed.ts';
import { readDeed } from './deedText.ts';
import { isRead } from './deedCall.ts';
import { callsIn } from '../../testing/testDeed.ts';

interface Score {
  readonly calls: number;
  readonly right: number;
  readonly marked: number;
  /** Calls that were read otherwise than they are, and calls that are gone without a mark, with their description. */
  readonly silent: readonly string[];
}

function scoreOf(descriptions: readonly Description[]): Score {
  const scores = descriptions.map(([name, text, calls]) => {
    const meant = calls.map(longCall);
    const { calls: read } = readDeed(text);
    const said = callsIn(text).filter((_, i) => read[i] && isRead(read[i]));
    const wrong: string[] = [];
    let right = 0;
    for (const call of said) {
      const at = meant.indexOf(call);
      if (at < 0) wrong.push(`${name}: ${call}`);
      else {
        meant.splice(at, 1);
        right += 1;
      }
    }
    const marked = read.filter(({ state }) => state === 'unread').length;
    const lost = meant.slice(marked).map((call) => `${name}: ${call} is lost`);
    return {
      calls: calls.length,
      right,
      marked: Math.min(marked, meant.length),
      silent: [...wrong, ...lost],
    };
  });
  const sum = (of: (score: Score) => number): number => scores.reduce((total, score) => total + of(score), 0);
  return {
    calls: sum(({ calls }) => calls),
    right: sum(({ right }) => right),
    marked: sum(({ marked }) => marked),
    silent: scores.flatMap(({ silent }) => silent),
  };
}

test('of well-formed calls at least 98 % are right, and none is silently wrong', () => {
  const { calls, right, silent } = scoreOf(wellFormed);
  expect(silent).toEqual([]);
  expect(right / calls).toBeGreaterThanOrEqual(0.98);
});

test('of noisy calls all are right or marked', () => {
  const { calls, right, marked, silent } = scoreOf(noisy);
  expect(silent).toEqual([]);
  expect(right + marked).toBe(calls);
});

test("text that isn't an edge makes none, and the edges in between are read", () => {
  const { calls, right, silent } = scoreOf(adversarial);
  expect(silent).toEqual([]);
  expect(right).toBe(calls);
});
