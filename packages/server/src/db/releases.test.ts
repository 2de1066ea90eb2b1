import { expect, test } from 'vitest';
import { knownProblemOf } from './releases.ts';

test.each([
  ['15.18 (Debian 15.18-0+deb12u1)', /^$/],
  ['15.17', /Postgres 15\.17, which lacks the security fixes of May 2026\. Update it to 15\.18 or newer\.$/],
  ['16.14', /^$/],
  ['16.2 (Ubuntu 16.2-1)', /Update it to 16\.14 or newer/],
  ['17.9', /Update it to 17\.10 or newer/],
  ['18.4', /^$/],
  ['18.3', /Update it to 18\.4 or newer/],
  ['18.10', /^$/],
  ['19beta1', /^$/],
  ['19.0', /^$/],
  ['14.23', /Homeplot needs 15 or newer/],
  ['something else', /^$/],
])('Postgres %s', (version, problem) => {
  expect(knownProblemOf(version) ?? '').toMatch(problem);
});
