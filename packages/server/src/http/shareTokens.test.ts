import { expect, onTestFinished, test, vi } from 'vitest';
import { newDatabase } from '../testing/databases.ts';
import { addUser, anonymous, callerWith } from '../testing/people.ts';
import { digestOf, newToken } from '../testing/sharing.ts';
import { superuserOn } from '../testing/superuser.ts';
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
    expect(await tokens.stateOf(newToken(), '10.0.0.1')).toBe('unknown');
  const atOnce = Array.from({ length: 30 }, () => tokens.stateOf(newToken(), '10.0.0.1'));
  const outcomes = await Promise.allSettled(atOnce);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  // A right one is not told from a wrong one anymore, but for what this server has met.
  await expect(tokens.stateOf(right, '10.0.0.1')).rejects.toMatchObject(tooMany);
  expect(await tokens.stateOf(right, '10.0.0.2')).toBe('live');
  expect(await tokens.stateOf(right, '10.0.0.1')).toBe('live');
  vi.advanceTimersByTime(61_000);
  expect(await tokens.stateOf(newToken(), '10.0.0.1')).toBe('unknown');
});

test('right tokens cost nothing, nor do those that can be none', async () => {
  const tokens = new ShareTokens(database, 1);
  const right = await Promise.all(Array.from({ length: 40 }, link));
  for (const token of right) expect(await tokens.stateOf(token, '10.0.0.1')).toBe('live');
  for (let tried = 0; tried < 40; tried += 1)
    expect(await tokens.stateOf('too short', '10.0.0.1')).toBe('unknown');
  expect(await tokens.stateOf(newToken(), '10.0.0.1')).toBe('unknown');
});

test('a link that has ended is known, and gets no more time from the database than somebody without one', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const tokens = new ShareTokens(database, 1);
  const token = await link();
  const timeout = async () => {
    const tokenState = await tokens.stateOf(token, '10.0.0.1');
    const visitor = { ...anonymous, visit: { 'x-share-token': token, tokenState } };
    const text = `select current_setting('statement_timeout') as timeout`;
    return (await database.queryAs<{ timeout: string }>(visitor, text, []))[0]?.timeout;
  };
  const isRevoked = 'update public.share_links set revoked_at = now() where token_hash = $1';
  expect(await timeout()).toBe('10s');
  await superuserOn(database, (client) => client.query(isRevoked, [digestOf(token)]));
  vi.advanceTimersByTime(11_000);
  expect(await timeout()).toBe('2s');
  // Another server meets it for the first time, and it isn't taken for a guess.
  const others = new ShareTokens(database, 1);
  expect(await others.stateOf(token, '10.0.0.1')).toBe('ended');
  expect(
    await Promise.all(Array.from({ length: 30 }, () => others.stateOf(newToken(), '10.0.0.1'))),
  ).toHaveLength(30);
});

test('a request for approval is live until it is withdrawn', async () => {
  const tokens = new ShareTokens(database, 1);
  await link();
  const token = newToken();
  const asked = `insert into public.approval_requests (project_id, plan_hash, concern, concern_hash, asked_name, token_hash)
    select id, 'h', '{"kind":"plan"}', 'h', 'Nora', $1 from public.projects limit 1`;
  await superuserOn(database, (client) => client.query(asked, [digestOf(token)]));
  expect(await tokens.stateOf(token, '10.0.0.1')).toBe('live');
  const withdrawn = 'update public.approval_requests set revoked_at = now() where token_hash = $1';
  await superuserOn(database, (client) => client.query(withdrawn, [digestOf(token)]));
  expect(await new ShareTokens(database, 1).stateOf(token, '10.0.0.1')).toBe('ended');
});
