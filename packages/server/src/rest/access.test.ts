import { expect, test } from 'vitest';
import { accessSurprises } from '../testing/accessRules.ts';
import { forgeApprovals } from '../testing/forgedApprovals.ts';
import { openRest } from '../testing/rest.ts';

test('everybody who has to do with a shared project may do over HTTP what their role allows, and no more', async () => {
  expect(await accessSurprises(await openRest())).toEqual([]);
});

test('200 forged approvals are refused', async () => {
  expect(await forgeApprovals(await openRest(), 200)).toEqual({ 42501: 200 });
});
