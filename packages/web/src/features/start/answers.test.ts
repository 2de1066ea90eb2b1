import { generalPacks } from '@homeplot/plan/pack';
import { builtInPacks } from '@homeplot/plan/builtInPacks';
import { expect, test } from 'vitest';
import { type Answers, answersUnder } from './answers.ts';

const given: Answers = { typedIn: 'feet-inches', lengths: { size: '60 x 120' }, setbacks: { front: '25' } };
const packOf = (country: string) => builtInPacks.find(({ id }) => id === generalPacks[country]);

test('choosing rules that bring other units keeps what the typed lengths mean', () => {
  const answers = answersUnder(given, packOf('AU'), 'feet-inches');
  expect(answers).toMatchObject({
    pack: packOf('AU'),
    units: 'metres',
    typedIn: 'metres',
    lengths: { size: `60' x 120'` },
    setbacks: { front: `25'` },
  });
  expect(answersUnder(answers, packOf('US'), 'metres')).toMatchObject({
    units: 'feet-inches',
    lengths: answers.lengths,
  });
});

test('choosing rules in the same units, or none, leaves the texts as typed', () => {
  expect(answersUnder(given, packOf('US'), 'decimal-feet')).toMatchObject({
    units: 'decimal-feet',
    lengths: given.lengths,
    setbacks: given.setbacks,
  });
  expect(answersUnder(given, undefined, 'feet-inches')).toEqual({ ...given, pack: null });
});
