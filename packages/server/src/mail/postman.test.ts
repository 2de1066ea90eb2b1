// Letters on their way: what a mail server gets, and what happens when there is none.
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { withDatabases } from '../testing/databases.ts';
import { fragmentOf, TestAccounts } from '../testing/accounts.ts';
import { linkIn, MailServer, plain } from '../testing/mailServer.ts';
import type { Letter, Mailer } from './mailer.ts';
import { openSmtp } from './smtp.ts';

const password = 'correct horse';

const from = 'Homeplot <plans@example.org>';

withDatabases('letters', (open) => {
  let database: Database;
  const closing: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    database = await open();
  });
  afterEach(async () => {
    for (const close of closing.toReversed()) await close();
    closing.length = 0;
    await database.own((sql) => sql.query('delete from auth.links'));
  });

  async function start(mailer: Mailer | null): Promise<TestAccounts> {
    const accounts = await TestAccounts.open(database, { mailer });
    closing.push(() => accounts.close());
    return accounts;
  }

  function noted(server: MailServer): MailServer {
    closing.push(() => server.close());
    return server;
  }

  async function due(
    email: string,
  ): Promise<readonly { readonly attempts: number; readonly waits: boolean }[]> {
    return database.own((sql) =>
      sql.query(
        `select letter_attempts as attempts, letter_due_at is not null as waits from auth.links
         where user_id = (select id from auth.users where email = $1)`,
        [email],
      ),
    );
  }

  test('a mail server gets one with text and HTML, one link in each, and nothing that anybody typed', async () => {
    const server = noted(new MailServer());
    const accounts = await start(openSmtp(await server.listen(), from));
    const email = 'smtp@example.org';
    const options = { data: { full_name: '<b>Mallory</b> http://evil.example.com', city: 'Elsewhere' } };
    const { error } = await accounts.client().auth.signUp({ email, password, options });
    expect(error).toBeNull();
    const raw = await server.letterTo(email);
    expect(raw).toContain('From: Homeplot <plans@example.org>');
    expect(raw).toContain('To: smtp@example.org');
    expect(raw).toContain('Subject: Confirm your email address for Homeplot');
    expect(raw).toContain('Auto-Submitted: auto-generated');
    expect(raw).toContain('Content-Type: text/plain; charset=utf-8');
    expect(raw).toContain('Content-Type: text/html; charset=utf-8');
    expect(plain(raw).match(/https?:/g)).toHaveLength(2);
    expect(plain(raw)).not.toMatch(/Mallory|evil|Elsewhere|correct horse/);
    expect(fragmentOf(await accounts.follow(linkIn(raw))).get('type')).toBe('signup');
  });

  test('a mail server that refuses loses nothing and tells nobody: the letter goes when it takes letters again', async () => {
    let isRefusing = true;
    const refusal = Object.assign(new Error('mailbox of nobody@example.org is full'), { responseCode: 452 });
    const server = noted(
      new MailServer({ onRcptTo: (_address, _session, done) => done(isRefusing ? refusal : null) }),
    );
    const accounts = await start(openSmtp(await server.listen(), from));
    const email = 'refused@example.org';
    const told = await accounts.post('/signup', { email, password });
    expect([told.status, told.body]).toMatchObject([200, { email, identities: [{ email }] }]);
    expect((await accounts.post('/recover', { email: 'unknown@example.org' })).body).toEqual({});
    await accounts.logged('a letter could not be sent');
    isRefusing = false;
    const raw = await server.letterTo(email);
    await accounts.follow(linkIn(raw));
    await accounts.signedIn(email);
    const lines = accounts.log.split('\n').filter((line) => line.includes('a letter could not be sent'));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('')).toContain('452');
    expect(lines.join('')).not.toContain('example.org');
    expect(lines.join('')).not.toContain('/verify');
  });

  test('a mail server that is away is asked again when it is there', async () => {
    const first = new MailServer();
    const url = await first.listen();
    await first.close();
    const accounts = await start(openSmtp(url, from));
    const email = 'away@example.org';
    expect((await accounts.post('/signup', { email, password })).status).toBe(200);
    await accounts.logged('a letter could not be sent');
    const second = noted(new MailServer());
    await second.listen(Number(new URL(url).port));
    await accounts.follow(linkIn(await second.letterTo(email)));
  });

  test('what was due when a server ended is sent by the next one', async () => {
    const never: Mailer = {
      deliver: () => Promise.reject(new Error('away')),
      close: () => Promise.resolve(),
    };
    const accounts = await TestAccounts.open(database, { mailer: never });
    const email = 'crash@example.org';
    await accounts.post('/signup', { email, password });
    await accounts.close();
    expect(await due(email)).toMatchObject([{ waits: true }]);
    await database.own((sql) => sql.query('update auth.links set letter_due_at = now()'));
    const next = await TestAccounts.open(database);
    closing.push(() => next.close());
    expect(fragmentOf(await next.follow(await next.linkTo(email))).get('type')).toBe('signup');
  });

  test('two servers on one database send each letter once', async () => {
    const sent: Letter[] = [];
    let wake = (): void => {};
    const noting: Mailer = {
      deliver: (letter) => {
        sent.push(letter);
        wake();
        return Promise.resolve();
      },
      close: () => Promise.resolve(),
    };
    const emails = Array.from({ length: 10 }, (_, index) => `shared${index}@example.org`);
    const [one, other] = [await start(noting), await start(noting)];
    await Promise.all(
      emails.map((email, index) => (index % 2 === 0 ? one : other).post('/signup', { email, password })),
    );
    while (sent.length < emails.length) await new Promise<void>((done) => (wake = done));
    for (const close of closing.splice(0)) await close();
    expect(sent.map(({ to }) => to).toSorted()).toEqual(emails.toSorted());
  });

  test('those that one network asked for do not hold up those of others, one after another in turn', async () => {
    const never: Mailer = {
      deliver: () => Promise.reject(new Error('away')),
      close: () => Promise.resolve(),
    };
    const accounts = await TestAccounts.open(database, { mailer: never, trustProxy: true });
    const ask = (email: string, network: string) =>
      accounts.post('/signup', { email, password }, { 'x-forwarded-for': network });
    for (const count of [1, 2, 3, 4, 5]) await ask(`crowd${count}@example.org`, `192.0.2.${count}`);
    await ask('late@example.org', '198.51.100.1');
    await ask('later@example.org', '203.0.113.1');
    await accounts.close();
    // All of them are due again, in the order in which they were asked for.
    await database.own((sql) =>
      sql.query(`update auth.links set letter_due_at = created_at - interval '1 day', letter_attempts = 0`),
    );
    const sent: string[] = [];
    let wake = (): void => {};
    const noting: Mailer = {
      deliver: ({ to }) => {
        sent.push(to);
        wake();
        return Promise.resolve();
      },
      close: () => Promise.resolve(),
    };
    await start(noting);
    while (sent.length < 7) await new Promise<void>((done) => (wake = done));
    expect(sent).toEqual(
      ['crowd1', 'late', 'later', 'crowd2', 'crowd3', 'crowd4', 'crowd5'].map(
        (name) => `${name}@example.org`,
      ),
    );
  });

  test('one that keeps failing is given up, with a line in the log', async () => {
    const never: Mailer = {
      deliver: () => Promise.reject(Object.assign(new Error('no'), { code: 'ECONNECTION' })),
      close: () => Promise.resolve(),
    };
    const accounts = await TestAccounts.open(database, { mailer: never });
    const email = 'hopeless@example.org';
    await accounts.post('/signup', { email, password });
    await accounts.logged('a letter could not be sent');
    await accounts.close();
    await database.own((sql) =>
      sql.query('update auth.links set letter_due_at = now(), letter_attempts = 7'),
    );
    const last = await TestAccounts.open(database, { mailer: never });
    await last.logged('a letter could not be sent');
    await last.close();
    expect(await due(email)).toEqual([{ attempts: 8, waits: false }]);
    expect(last.log).toContain('"code":"ECONNECTION","again":"never","msg":"a letter could not be sent"');
  });

  describe('where no mail can be sent', () => {
    test.each(['/signup', '/recover', '/resend'])('%s says that accounts are not set up', async (path) => {
      const accounts = await start(null);
      const told = await accounts.post(path, { email: 'x@example.org', password, type: 'signup' });
      expect([told.status, told.body]).toEqual([
        422,
        { code: 'email_provider_disabled', message: 'Authentication backend is not configured' },
      ]);
    });

    test('the settings say so too, and whoever has an account still signs in', async () => {
      const email = 'before@example.org';
      const before = await TestAccounts.open(database);
      closing.push(() => before.close());
      await before.confirmed(email);
      const accounts = await start(null);
      expect(await accounts.ask('/auth/v1/settings')).toMatchObject({ body: { external: { email: false } } });
      await accounts.signedIn(email);
    });
  });
});
