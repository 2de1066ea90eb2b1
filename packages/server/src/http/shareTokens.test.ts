import { expect, onTestFinished, test, vi } from 'vitest';
import { newDatabase } from '../testing/databases.ts';
import { addUser, callerWith } from '../testing/people.ts';
import { digestOf, newToken } from '../testing/sharing.ts';
import { ShareTokens } from './shareTokens.ts';

const database = await newDatabase('file');

async function link(): Promise<string> {
  const ann = callerWith(await addUser(database));
  const token = newToken();
  await database.transactionAs(ann, async (sql) => {
    await sql.query("insert into public.projects (title) values ('Lot')");
    await sql.query(
      `insert into public.share_links (project_id, role, token_hash) select id, 'viewer', $1 from public.projects`,
      [digestOf(token)],
    );
  });
  return token;
}

const tooMany = {
  status: 429,
  message: expect.stringMatching(/^Too many links from your network were wrong\./) as unknown,
};

test('a network may try 30 wrong tokens a minute, one after the other or all at once', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const tokens = new ShareTokens(database, 1);
  const right = await link();
  for (let tried = 0; tried < 20; tried += 1)
    expect(await tokens.isKnown(newToken(), '10.0.0.1')).toBe(false);
  const atOnce = Array.from({ length: 30 }, () => tokens.isKnown(newToken(), '10.0.0.1'));
  const outcomes = await Promise.allSettled(atOnce);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  // A right one is not told from a wrong one any more, but for what this server has met.
  await expect(tokens.isKnown(right, '10.0.0.1')).rejects.toMatchObject(tooMany);
  expect(await tokens.isKnown(right, '10.0.0.2')).toBe(true);
  expect(await tokens.isKnown(right, '10.0.0.1')).toBe(true);
  vi.advanceTimersByTime(61_000);
  expect(await tokens.isKnown(newToken(), '10.0.0.1')).toBe(false);
});

test('right tokens cost nothing, nor do those that can be none', async () => {
  const tokens = new ShareTokens(database, 1);
  const right = await Promise.all(Array.from({ length: 40 }, link));
  for (const token of right) expect(await tokens.isKnown(token, '10.0.0.1')).toBe(true);
  for (let tried = 0; tried < 40; tried += 1)
    expect(await tokens.isKnown('too short', '10.0.0.1')).toBe(false);
  expect(await tokens.isKnown(newToken(), '10.0.0.1')).toBe(false);
});
