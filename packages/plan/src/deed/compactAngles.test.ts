// Angles as deed plotters and calculators write them, 56.0205 for 56°02'05", which look like degrees with decimals.
import { describe, expect, test } from 'vitest';
import { callsIn } from '../../testing/testDeed.ts';
import { closureOf } from '../survey/closure.ts';
import { plot } from '../survey/traverse.ts';
import { isRead } from './deedCall.ts';
import { readDeed } from './deedText.ts';
import { proposalsFor } from './proposals.ts';

const list = 'n55.5933e 100.12\ns35.1303e 83.23\ns55.1817w 110.68\nn28.0421w 85';
const prose =
  'Beginning at a pin; thence N 55.5933 E 100.12 feet; thence S 35.1303 E 83.23 feet; thence S 55.1817 W 110.68 feet; thence N 28.0421 W 85 feet to the point of beginning.';

describe.each([
  ['a list', list],
  ['prose', prose],
])('in %s', (_, text) => {
  test('nothing is read until somebody says how they are written', () => {
    const deed = readDeed(text);
    expect(deed.calls.map(({ state }) => state)).toEqual(['unread', 'unread', 'unread', 'unread']);
    expect(deed.question?.text).toBe('55.5933');
    expect(deed.question?.choices.map(({ notation, said }) => [notation, said])).toEqual([
      ['parts', `55°59'33"`],
      ['decimals', '55.5933°'],
    ]);
  });

  test('they are degrees, minutes and seconds, and the boundary closes', () => {
    expect(callsIn(text, 'parts')).toEqual([
      `N 55°59'33" E, 100.12`,
      `S 35°13'03" E, 83.23`,
      `S 55°18'17" W, 110.68`,
      `N 28°04'21" W, 85.00`,
    ]);
    expect(gapOf(text, 'parts')).toBeLessThan(0.02);
  });

  test('they are degrees with decimals, and this boundary has a gap', () => {
    expect(callsIn(text, 'decimals').slice(0, 2)).toEqual([`N 55°35'36" E, 100.12`, `S 35°07'49" E, 83.23`]);
    expect(gapOf(text, 'decimals')).toBeGreaterThan(0.3);
  });

  test('each call is still shown at its own words', () => {
    const words = readDeed(text, 'parts').calls.map(({ start, end }) => text.slice(start, end));
    expect(words[1]?.toLowerCase()).toMatch(/s ?35\.1303 ?e 83\.23/);
    expect(words).toEqual(readDeed(text).calls.map(({ start, end }) => text.slice(start, end)));
  });
});

function gapOf(text: string, notation: 'parts' | 'decimals'): number {
  const calls = readDeed(text, notation).calls.filter(isRead);
  return closureOf(plot(calls.map(({ call }) => call)).legs).gap;
}

test('fractions of a second are kept', () => {
  const [call] = readDeed('N 12.304575 E 100 feet', 'parts').calls;
  expect(call && isRead(call) && call.call.kind === 'line' ? call.call.heading : undefined).toEqual({
    azimuth: 12 + 30 / 60 + 45.75 / 3600,
  });
});

test.each([
  ['another of whose bearings can only be decimals', 'N 89.6030 E 100\nS 10.2030 E 50'],
  ['whose bearings have their marks', `N 56.0205° E 100 feet\nS 33°57'55" E 50 feet`],
  ['without decimals', 'N 56 E 100 feet\nS 34 E 50 feet'],
])('a deed %s asks nothing, and an answer changes nothing', (_, text) => {
  const deed = readDeed(text);
  expect(deed.question).toBeUndefined();
  expect(readDeed(text, 'parts')).toEqual(deed);
  expect(readDeed(text, 'decimals')).toEqual(deed);
});

test('what is proposed for a damaged call is read like the others', () => {
  const text = `${prose.slice(0, prose.indexOf('; thence S'))}; thence S 35.1303 E 83.Z3 feet; thence S 55.1817 W 110.68 feet`;
  const { calls } = readDeed(text, 'parts');
  const damaged = calls.find((call) => call.state === 'unread');
  if (damaged?.state !== 'unread') throw new Error('Every call was read.');
  const azimuths = proposalsFor(text, calls, damaged, 'parts').flatMap(({ call }) =>
    call.kind === 'line' && 'azimuth' in call.heading ? [call.heading.azimuth] : [],
  );
  expect(azimuths[0]).toBeCloseTo(180 - (35 + 13 / 60 + 3 / 3600), 9);
});
