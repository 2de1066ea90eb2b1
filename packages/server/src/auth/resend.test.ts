// A letter once more: its new link, and whose password that makes good.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { withDatabases } from '../testing/databases.ts';
import { factsOf, invalid, TestAccounts, toldBy } from '../testing/accounts.ts';

const password = 'correct horse';

withDatabases('resending', (open) => {
  let database: Database;
  let accounts: TestAccounts;
  beforeAll(async () => {
    database = await open();
    accounts = await TestAccounts.open(database, {
      settings: { redirectAllow: ['https://plan.example.org'] },
    });
  });
  afterAll(() => accounts.close());

  async function signUp(email: string): Promise<string> {
    const { error } = await accounts.client().auth.signUp({ email, password });
    expect(error).toBeNull();
    return accounts.linkTo(email);
  }

  test('mails a new link, and the old one works no more', async () => {
    const email = 'again@example.org';
    const old = await signUp(email);
    const options = { emailRedirectTo: 'https://plan.example.org/app' };
    const answer = await accounts
      .client()
      .auth.resend({ type: 'signup', email: 'Again@Example.org', options });
    expect(answer).toEqual({ data: { user: null, session: null, messageId: undefined }, error: null });
    const young = await accounts.linkTo(email, 2);
    expect(young).not.toBe(old);
    expect(factsOf(await accounts.follow(old))).toEqual(invalid);
    const target = await accounts.follow(young);
    expect(target.href).toMatch(/^https:\/\/plan\.example\.org\/app#access_token=/);
    await accounts.signedIn(email);
  });

  test.each([
    ['before', ['planted word', password]],
    ['after', [password, 'planted word']],
  ])('never makes the password good of whoever else signed up %s', async (when, words) => {
    const email = `planted-${when}@example.org`;
    for (const word of words) await accounts.post('/signup', { email, password: word });
    await accounts.linkTo(email, 2);
    await accounts.client().auth.resend({ type: 'signup', email });
    const link = await accounts.linkTo(email, 3);
    const early = await accounts.client().auth.signInWithPassword({ email, password: words[0] ?? '' });
    expect(toldBy(early.error)).toMatchObject({ code: 'email_not_confirmed' });
    const facts = factsOf(await accounts.follow(link));
    expect(facts).toMatchObject({ type: 'signup' });
    for (const word of words) {
      const { error } = await accounts.client().auth.signInWithPassword({ email, password: word });
      expect(toldBy(error)).toMatchObject({ code: 'invalid_credentials' });
    }
    await accounts.client().auth.resetPasswordForEmail(email);
    await accounts.linkTo(email, 4);
  });

  test('never makes the password good of whoever signs up when the time of an earlier sign-up is over', async () => {
    const email = 'slow@example.org';
    await signUp(email);
    await database.own((sql) =>
      sql.query(
        `update auth.links set expires_at = now() - interval '1 second', letter_due_at = null
         where user_id = (select id from auth.users where email = $1)`,
        [email],
      ),
    );
    await accounts.post('/signup', { email, password: 'planted word' });
    await accounts.linkTo(email, 2);
    await accounts.client().auth.resend({ type: 'signup', email });
    await accounts.follow(await accounts.linkTo(email, 3));
    const { error } = await accounts.client().auth.signInWithPassword({ email, password: 'planted word' });
    expect(toldBy(error)).toMatchObject({ code: 'invalid_credentials' });
  });

  test('keeps the password of whoever signed up twice with the same one', async () => {
    const email = 'patient@example.org';
    for (const _ of [1, 2]) await accounts.post('/signup', { email, password });
    await accounts.linkTo(email, 2);
    await accounts.client().auth.resend({ type: 'signup', email });
    await accounts.follow(await accounts.linkTo(email, 3));
    const { error } = await accounts.client().auth.signInWithPassword({ email, password });
    expect(error).toBeNull();
  });

  test('sends nothing to an unknown or a confirmed address, and answers the same', async () => {
    await accounts.confirmed('done@example.org');
    const bodies = [];
    for (const email of ['done@example.org', 'nobody@example.org']) {
      const { status, body } = await accounts.post('/resend', { email, type: 'signup' });
      bodies.push([status, body]);
    }
    expect(bodies).toEqual([
      [200, {}],
      [200, {}],
    ]);
    const due = await database.own((sql) =>
      sql.query(
        `select 1 from auth.links join auth.users u on u.id = user_id where u.email = 'done@example.org'`,
      ),
    );
    expect(due).toEqual([]);
  });

  test.each([
    [{ email: 'x@example.org' }, 'Missing one of these types: signup, email_change, sms, phone_change'],
    [{ type: 'sms', phone: '1' }, 'Missing one of these types: signup, email_change, sms, phone_change'],
    [{ type: 'signup' }, 'Type provided requires an email address'],
    [{ type: 'signup', email: 'nonsense' }, 'Unable to validate email address: invalid format'],
  ])('%j is refused', async (body, message) => {
    expect(await accounts.post('/resend', body)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', message },
    });
  });
});
