import { expect, test } from 'vitest';
import { knownProblemOf } from './releases.ts';

test.each([
  ['15.18 (Debian 15.18-0+deb12u1)', undefined],
  ['15.17', /Postgres 15\.17, which lacks security fixes\. Update it to 15\.18 or newer\.$/],
  ['16.14', undefined],
  ['16.2 (Ubuntu 16.2-1)', /Update it to 16\.14 or newer/],
  ['17.9', /Update it to 17\.10 or newer/],
  ['18.4', undefined],
  ['18.3', /Update it to 18\.4 or newer/],
  ['18.10', undefined],
  ['19beta1', undefined],
  ['19.0', undefined],
  ['14.23', /Homeplot needs 15 or newer/],
  ['something else', undefined],
])('Postgres %s', (version, problem) => {
  if (problem === undefined) expect(knownProblemOf(version)).toBeUndefined();
  else expect(knownProblemOf(version)).toMatch(problem);
});
