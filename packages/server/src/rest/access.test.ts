import { test } from 'vitest';
import { expectAccess } from '../testing/accessRules.ts';
import { forgeApprovals } from '../testing/forgedApprovals.ts';
import { openRest } from '../testing/rest.ts';

test('everybody who has to do with a shared project may do over HTTP what their role allows, and no more', async () => {
  await expectAccess(await openRest());
});

test('200 forged approvals are refused', async () => {
  await forgeApprovals(await openRest(), 200);
});
