// Mails about shared projects.
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Mail } from '../mail/mailer.ts';
import { openAccessTokens } from '../kit/accessToken.ts';
import { Recorder } from '../testing/recorder.ts';
import { issuer, openRest, type Person, publicKey, saved, secret } from '../testing/rest.ts';
import { asked, guestWith, madeLink, newMember, newToken, planHash, visitor } from '../testing/sharing.ts';
import { openCleaner } from './cleaner.ts';
import { contextOf } from './context.ts';

const site = await openRest();
const { database } = site;
const sent = new Recorder<Mail>();
const logged: string[] = [];
let isDown = false;
const mailer = {
  send: async (mail: Mail) => {
    if (isDown) throw Object.assign(new Error('no'), { responseCode: 550 });
    sent.add(mail);
  },
};
const log = { error: (details: unknown) => logged.push(JSON.stringify(details)), child: () => log } as never;
const { mailQueue } = contextOf({
  config: {
    redirectAllow: [],
    mailInterval: 0,
    refreshReuseInterval: 10,
    otpExpiry: null,
    rateLimitFactor: 1,
  },
  database,
  tokens: await openAccessTokens(secret, issuer),
  secret,
  publicKey,
  mailer,
  log,
  siteUrl: () => 'https://plan.example.org/',
});
afterAll(() => mailQueue?.close());

let ann: Person;
let project: string;
beforeEach(async () => {
  await database.query('delete from auth.notices');
  isDown = false;
  ann = await site.person();
  project = await saved(ann, 'Lot 5');
});

const addressOf = ({ id }: Person): string => `${id}@example.org`;

/** What is due now is sent; those to an address, in order. */
async function mailsTo(address: string): Promise<readonly Mail[]> {
  await pending();
  return sent.items.filter(({ to }) => to === address);
}

/** Until nothing is due or being sent. */
async function pending(): Promise<void> {
  mailQueue?.wake();
  const text = "select kind from auth.notices where due_at < now() + interval '125 seconds'";
  await expect.poll(() => database.query(text)).toEqual([]);
}

/** Lets the time pass until mails that wait are due. */
const passed = (minutes: number) =>
  database.query(
    `update auth.notices set due_at = due_at - make_interval(mins => $1), sent_at = sent_at - make_interval(mins => $1)`,
    [minutes],
  );

const invite = (email: string, role = 'editor') =>
  ann.client
    .from('invitations')
    .insert({ project_id: project, email, role })
    .select('id,mailed_at')
    .single<{ id: string; mailed_at: string | null }>()
    .throwOnError();

const mailedAt = async (table: string): Promise<unknown> =>
  (await ann.client.from(table).select('mailed_at').eq('project_id', project).throwOnError()).data;

test('an invitation is mailed with its link, and then has the time', async () => {
  const { data } = await invite('Bob@Example.org');
  expect(data.mailed_at).toBe(null);
  const [mail] = await mailsTo('bob@example.org');
  expect(mail?.kind).toBe('invitation');
  expect(mail?.text).toContain(`https://plan.example.org/app?invitation=${data.id}`);
  expect(mail?.text).toContain('edit the site plan “Lot 5”');
  expect(await mailedAt('invitations')).toEqual([{ mailed_at: expect.stringMatching(/^20/) as unknown }]);
});

test('an invitation that was withdrawn is not mailed', async () => {
  const { data } = await invite('gone@example.org');
  await ann.client.from('invitations').delete().eq('id', data.id).throwOnError();
  expect(await mailsTo('gone@example.org')).toEqual([]);
  expect(await database.query('select from auth.notices')).toEqual([]);
});

test('a mail that bounces is tried again, then dropped, and the invitation was never mailed', async () => {
  await invite('bounce@example.org');
  isDown = true;
  const [due] = await database.query<{ id: string }>('select id from auth.notices');
  for (let attempt = 1; attempt <= 8; attempt += 1) {
    await database.query('update auth.notices set due_at = now() where id = $1', [due?.id]);
    mailQueue?.wake();
    await expect.poll(() => logged.filter((line) => line.includes('"invitation"')).length).toBe(attempt);
  }
  await expect.poll(() => database.query('select from auth.notices where id = $1', [due?.id])).toEqual([]);
  expect(logged.at(-1)).toContain('"code":"550","retryIn":"never"');
  expect(logged.join('')).not.toContain('bounce@');
  expect(await mailedAt('invitations')).toEqual([{ mailed_at: null }]);
});

test('what somebody typed is plain text, forges no header, and adds no link before ours', async () => {
  const title =
    '<script>alert(1)</script>\r\nBcc: all@example.org www.evil.example http://evil.example/x "Lot"';
  await ann.client.from('projects').update({ title }).eq('id', project).throwOnError();
  const { data } = await invite('eve@example.org', 'viewer');
  const [mail] = await mailsTo('eve@example.org');
  expect(mail?.text.match(/https?:\S+/g)).toEqual([`https://plan.example.org/app?invitation=${data.id}`]);
  expect(mail?.text).not.toContain('evil');
  expect(mail?.subject).not.toMatch(/[\r\n]/);
  expect(mail?.html).not.toContain('<script');
  expect(mail?.html).toContain('&lt;script&gt;');
});

test('a request for approval is mailed with a link whose token is then nowhere in the database', async () => {
  const token = newToken();
  await asked(ann, project, { token, token_hash: undefined, asked_email: 'Nora@example.org' });
  const [mail] = await mailsTo('nora@example.org');
  expect(mail?.text).toContain(`https://plan.example.org/a/${token}`);
  expect(await mailedAt('approval_requests')).toEqual([
    { mailed_at: expect.stringMatching(/^20/) as unknown },
  ]);
  const tables = ['auth.notices', 'public.approval_requests', 'public.share_links'];
  for (const table of tables) {
    const found = await database.query(
      `select from ${table} as row where to_jsonb(row)::text like '%' || $1 || '%'`,
      [token],
    );
    expect(found, table).toEqual([]);
  }
  const nora = visitor(site, { 'x-share-token': token });
  const { data } = await nora.client.from('approval_requests').select('asked_name').throwOnError();
  expect(data).toEqual([{ asked_name: 'Nora Neighbor' }]);
});

test.each(['../app?open=x', '/evil.example/login', 'a'.repeat(21), `${'a'.repeat(22)}\n`, ''])(
  'what is not a token is mailed to nobody: %j',
  async (token) => {
    const request = {
      project_id: project,
      plan_hash: planHash,
      concern: { kind: 'plan' },
      concern_hash: planHash,
      asked_name: 'Nora Neighbor',
      asked_email: 'trap@example.org',
      token,
    };
    expect((await ann.client.from('approval_requests').insert(request)).error?.code).toBe('23514');
    expect(await mailsTo('trap@example.org')).toEqual([]);
  },
);

test('the owner is told by mail who answered, and with which words', async () => {
  const request = await asked(ann, project);
  const nora = visitor(site, { 'x-share-token': request.token });
  const answer = {
    request_id: request.id,
    answer: 'declined',
    name: 'Nora',
    words: 'Too <b>high</b>',
    plan_hash: planHash,
    concern_hash: planHash,
  };
  await nora.client.from('approvals').insert(answer).throwOnError();
  const [mail] = await mailsTo(addressOf(ann));
  expect(mail?.subject).toBe('Nora declined your site plan');
  expect(mail?.text).toContain('Too <b>high</b>');
  expect(mail?.html).toContain('Too &lt;b&gt;high&lt;/b&gt;');
  expect(mail?.text).toContain(`https://plan.example.org/app?open=${project}`);
});

test('comments are mailed to the owner and to members of the thread, at most once an hour, not to their author or who muted', async () => {
  const [bob, carl, dora] = await Promise.all(
    (['commenter', 'editor', 'viewer'] as const).map((role) => newMember(site, ann, project, role)),
  );
  const guest = visitor(site, guestWith((await madeLink(ann, project, 'commenter')).token));
  const begun = ann.client.from('comment_threads').insert({ project_id: project, anchor: { x: 1, y: 1 } });
  const { data: thread } = await begun.select('id').single<{ id: string }>().throwOnError();
  const say = (who: Person | undefined, body: string) =>
    who?.client.from('comments').insert({ thread_id: thread.id, body, author_name: 'Gus' }).throwOnError();
  await say(bob, 'First');
  await say(carl, 'Second');
  expect(await mailsTo(addressOf(ann))).toEqual([]);
  await passed(4);
  const kinds = async (who: Person | undefined) =>
    (await mailsTo(addressOf(who ?? ann))).filter(({ kind }) => kind === 'comments');
  expect((await kinds(ann)).map(({ text }) => /First[^]*Second/.test(text))).toEqual([true]);
  expect((await kinds(bob)).map(({ text }) => [text.includes('First'), text.includes('Second')])).toEqual([
    [false, true],
  ]);
  expect([await kinds(carl), await kinds(dora)]).toEqual([[], []]);
  // A guest writes; Bob has muted the thread.
  await bob?.client.from('comment_reads').upsert({ thread_id: thread.id, muted: true }).throwOnError();
  await say(guest, 'Third');
  await passed(4);
  expect((await kinds(ann)).length).toBe(1);
  await passed(60);
  const mails = await kinds(ann);
  expect(mails.map(({ text }) => [text.includes('First'), text.includes('Gus (guest): Third')])).toEqual([
    [true, false],
    [false, true],
  ]);
  expect([(await kinds(bob)).length, (await kinds(carl)).length]).toEqual([1, 1]);
});

test('nobody is mailed comments that they have read, that were deleted, or after their membership ended', async () => {
  const bob = await newMember(site, ann, project, 'commenter');
  const begun = bob.client.from('comment_threads').insert({ project_id: project, anchor: { x: 1, y: 1 } });
  const { data: thread } = await begun.select('id').single<{ id: string }>().throwOnError();
  const say = (who: Person, body: string) =>
    who.client
      .from('comments')
      .insert({ thread_id: thread.id, body })
      .select('id')
      .single<{ id: string }>()
      .throwOnError();
  await say(bob, 'Read');
  await ann.client
    .from('comment_reads')
    .upsert({ thread_id: thread.id, read_at: new Date().toISOString() })
    .throwOnError();
  await passed(4);
  expect((await mailsTo(addressOf(ann))).length).toBe(0);
  const { data: deleted } = await say(bob, 'Deleted');
  await bob.client
    .from('comments')
    .update({ deleted_at: new Date().toISOString() })
    .eq('id', deleted.id)
    .throwOnError();
  await passed(64);
  expect((await mailsTo(addressOf(ann))).length).toBe(0);
  await say(ann, 'For members only');
  await ann.client.from('project_members').delete().eq('user_id', bob.id).throwOnError();
  await passed(64);
  expect((await mailsTo(addressOf(bob))).filter(({ kind }) => kind === 'comments')).toEqual([]);
});

test('an address gets at most 20 mails an hour, whoever sends them; the others wait', async () => {
  const people = await Promise.all(Array.from({ length: 22 }, () => site.person()));
  for (const who of people) {
    const id = await saved(who, 'Spam');
    await who.client
      .from('invitations')
      .insert({ project_id: id, email: 'victim@example.org', role: 'viewer' })
      .throwOnError();
  }
  expect((await mailsTo('victim@example.org')).length).toBe(20);
  const waiting = "select from auth.notices where email = 'victim@example.org' and due_at > now()";
  expect(await database.query(waiting)).toHaveLength(2);
});

test("what is sent or can't be sent is deleted in the end", async () => {
  await invite('old@example.org');
  await database.query("update auth.notices set due_at = now() - interval '2 days'");
  await openCleaner(database, log).clean();
  expect(await database.query('select from auth.notices')).toEqual([]);
});
