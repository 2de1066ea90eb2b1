// The mail queue: what a mail server receives, retries, several servers, and fairness.
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { fragmentOf, openAccountsIn, TestAccounts } from '../testing/accounts.ts';
import { newDatabase } from '../testing/databases.ts';
import { decode, linkIn, MailServer } from '../testing/mailServer.ts';
import { Recorder } from '../testing/recorder.ts';
import type { Mailer } from '../mail/mailer.ts';
import { openSmtp } from '../mail/smtp.ts';

const password = 'correct horse';
const from = 'Homeplot <plans@example.org>';
const database = await newDatabase('file');
afterEach(() => database.query('delete from auth.links'));

const start = (mailer?: Mailer | null, trustProxy = false): Promise<TestAccounts> =>
  openAccountsIn(database, mailer === undefined ? {} : { mailer, trustProxy });

function startMailServer(...options: ConstructorParameters<typeof MailServer>): MailServer {
  const server = new MailServer(...options);
  onTestFinished(() => server.close());
  return server;
}

const failing = (problem = new Error('down')): Mailer => ({ send: () => Promise.reject(problem) });

/** Records the addresses. */
function recording(): { readonly sent: Recorder<string>; readonly mailer: Mailer } {
  const sent = new Recorder<string>();
  return { sent, mailer: { send: async ({ to }) => sent.add(to) } };
}

const allOf = (sent: Recorder<string>, count: number) =>
  sent.wait(() => (sent.items.length === count ? sent.items : undefined));

const dueOf = (email: string) =>
  database.query(
    `select letter_attempts as attempts, letter_due_at is not null as "isDue" from auth.links
     where user_id = (select id from auth.users where email = $1)`,
    [email],
  );

test('a mail has text and HTML, one link in each, and nothing that anybody typed', async () => {
  const server = startMailServer();
  const accounts = await start(openSmtp(await server.listen(), from));
  const email = 'smtp@example.org';
  const options = { data: { full_name: '<b>Mallory</b> http://evil.example.com', city: 'Elsewhere' } };
  const { error } = await accounts.client().auth.signUp({ email, password, options });
  expect(error).toBeNull();
  const raw = await server.mailTo(email);
  expect(raw).toContain('From: Homeplot <plans@example.org>');
  expect(raw).toContain('To: smtp@example.org');
  expect(raw).toContain('Subject: Confirm your email address for Homeplot');
  expect(raw).toContain('Auto-Submitted: auto-generated');
  expect(raw).toContain('Content-Type: text/plain; charset=utf-8');
  expect(raw).toContain('Content-Type: text/html; charset=utf-8');
  expect(decode(raw).match(/https?:/g)).toHaveLength(2);
  expect(decode(raw)).not.toMatch(/Mallory|evil|Elsewhere|correct horse/);
  expect(fragmentOf(await accounts.follow(linkIn(raw))).get('type')).toBe('signup');
});

test('a rejected mail is retried, and the response does not reveal it', async () => {
  let isRejecting = true;
  const rejection = Object.assign(new Error('mailbox of nobody@example.org is full'), { responseCode: 452 });
  const server = startMailServer({
    onRcptTo: (_address, _session, done) => done(isRejecting ? rejection : null),
  });
  const accounts = await start(openSmtp(await server.listen(), from));
  const email = 'rejected@example.org';
  const response = await accounts.post('/signup', { email, password });
  expect(response).toMatchObject({ status: 200, body: { email, identities: [{ email }] } });
  expect((await accounts.post('/recover', { email: 'unknown@example.org' })).body).toEqual({});
  await accounts.logged('sending a mail failed');
  isRejecting = false;
  await accounts.follow(linkIn(await server.mailTo(email)));
  await accounts.signedIn(email);
  const lines = accounts.log.split('\n').filter((line) => line.includes('sending a mail failed'));
  expect(lines.join('')).toContain('"code":"EENVELOPE 452","retryIn":2');
  expect(lines.join('')).not.toMatch(/example\.org|\/verify/);
});

test('a mail is retried after the mail server was down', async () => {
  const first = new MailServer();
  const url = await first.listen();
  await first.close();
  const accounts = await start(openSmtp(url, from));
  const email = 'down@example.org';
  expect((await accounts.post('/signup', { email, password })).status).toBe(200);
  await accounts.logged('sending a mail failed');
  const second = startMailServer();
  await second.listen(Number(new URL(url).port));
  await accounts.follow(linkIn(await second.mailTo(email)));
});

test('mails that were due when a server stopped are sent by the next one', async () => {
  const accounts = await TestAccounts.open(database, { mailer: failing() });
  const email = 'crash@example.org';
  await accounts.post('/signup', { email, password });
  await accounts.close();
  expect(await dueOf(email)).toMatchObject([{ isDue: true }]);
  await database.query('update auth.links set letter_due_at = now()');
  const next = await start();
  expect(fragmentOf(await next.follow(await next.linkTo(email))).get('type')).toBe('signup');
});

test('two servers on one database send each mail once', async () => {
  const { sent, mailer } = recording();
  const emails = Array.from({ length: 10 }, (_, index) => `shared${index}@example.org`);
  const [one, other] = [await start(mailer), await start(mailer)];
  await Promise.all(
    emails.map((email, index) => (index % 2 === 0 ? one : other).post('/signup', { email, password })),
  );
  await allOf(sent, emails.length);
  for (const server of [one, other]) await server.close();
  expect(sent.items.toSorted()).toEqual(emails.toSorted());
});

test('the mails of one network do not delay those of others', async () => {
  const accounts = await TestAccounts.open(database, { mailer: failing(), trustProxy: true });
  const signUp = (name: string, network: string) =>
    accounts.post('/signup', { email: `${name}@example.org`, password }, { 'x-forwarded-for': network });
  for (const count of [1, 2, 3, 4, 5]) await signUp(`crowd${count}`, `192.0.2.${count}`);
  await signUp('late', '198.51.100.1');
  await signUp('later', '203.0.113.1');
  await accounts.close();
  // All of them become due again, in the order of the requests.
  await database.query(
    `update auth.links set letter_due_at = created_at - interval '1 day', letter_attempts = 0`,
  );
  const { sent, mailer } = recording();
  await start(mailer);
  const names = ['crowd1', 'late', 'later', 'crowd2', 'crowd3', 'crowd4', 'crowd5'];
  expect(await allOf(sent, 7)).toEqual(names.map((name) => `${name}@example.org`));
});

test('a mail that keeps failing is dropped, and the log says so', async () => {
  const mailer = failing(Object.assign(new Error('no'), { code: 'ECONNECTION' }));
  const accounts = await TestAccounts.open(database, { mailer });
  const email = 'hopeless@example.org';
  await accounts.post('/signup', { email, password });
  await accounts.logged('sending a mail failed');
  await accounts.close();
  await database.query('update auth.links set letter_due_at = now(), letter_attempts = 7');
  const last = await TestAccounts.open(database, { mailer });
  await last.logged('sending a mail failed');
  await last.close();
  expect(await dueOf(email)).toEqual([{ attempts: 8, isDue: false }]);
  expect(last.log).toContain('"code":"ECONNECTION","retryIn":"never","msg":"sending a mail failed"');
});

describe('without mail', () => {
  test.each(['/signup', '/recover', '/resend'])('%s says that accounts are not set up', async (path) => {
    const accounts = await start(null);
    const { status, body } = await accounts.post(path, { email: 'x@example.org', password, type: 'signup' });
    expect([status, body]).toEqual([
      422,
      { code: 'email_provider_disabled', message: 'Authentication backend is not configured' },
    ]);
  });

  test('the settings say so too, and existing accounts can sign in', async () => {
    const email = 'before@example.org';
    await (await start()).confirmed(email);
    const accounts = await start(null);
    const settings = await accounts.request('/auth/v1/settings');
    expect(settings).toMatchObject({ body: { external: { email: false } } });
    await accounts.signedIn(email);
  });
});
