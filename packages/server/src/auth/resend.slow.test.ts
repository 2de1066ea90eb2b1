// Resending a confirmation: the new link, which password it activates, and that no other way signs anybody in.
import { expect, test } from 'vitest';
import { errorFields, fragmentParams, invalid, openAccounts } from '../testing/accounts.ts';

const password = 'correct horse';
const accounts = await openAccounts({ settings: { redirectAllow: ['https://plan.example.org'] } });
const { database } = accounts;

async function signUp(email: string): Promise<string> {
  const { error } = await accounts.client().auth.signUp({ email, password });
  expect(error).toBeNull();
  return accounts.linkTo(email);
}

test('mails a new link, and makes the old one invalid', async () => {
  const email = 'again@example.org';
  const old = await signUp(email);
  const options = { emailRedirectTo: 'https://plan.example.org/app' };
  const response = await accounts
    .client()
    .auth.resend({ type: 'signup', email: 'Again@Example.org', options });
  expect(response).toEqual({ data: { user: null, session: null, messageId: undefined }, error: null });
  const newLink = await accounts.linkTo(email, 2);
  expect(newLink).not.toBe(old);
  expect(fragmentParams(await accounts.follow(old))).toEqual(invalid);
  const target = await accounts.follow(newLink);
  expect(target.href).toMatch(/^https:\/\/plan\.example\.org\/app#access_token=/);
  await accounts.signedIn(email);
});

test.each([
  ['before', ['planted password', password]],
  ['after', [password, 'planted password']],
])('does not activate the password of somebody else who signed up %s', async (when, passwords) => {
  const email = `planted-${when}@example.org`;
  for (const word of passwords) await accounts.post('/signup', { email, password: word });
  await accounts.linkTo(email, 2);
  await accounts.client().auth.resend({ type: 'signup', email });
  const link = await accounts.linkTo(email, 3);
  const early = await accounts.client().auth.signInWithPassword({ email, password: passwords[0] ?? '' });
  expect(errorFields(early.error)).toMatchObject({ code: 'email_not_confirmed' });
  expect(fragmentParams(await accounts.follow(link))).toMatchObject({ type: 'signup' });
  for (const word of passwords) {
    const { error } = await accounts.client().auth.signInWithPassword({ email, password: word });
    expect(errorFields(error)).toMatchObject({ code: 'invalid_credentials' });
  }
  await accounts.client().auth.resetPasswordForEmail(email);
  await accounts.linkTo(email, 4);
});

test('does not activate the password of somebody else who signed up after the link had expired', async () => {
  const email = 'slow@example.org';
  await signUp(email);
  await database.query(
    `update auth.links set expires_at = now() - interval '1 second', letter_due_at = null
       where user_id = (select id from auth.users where email = $1)`,
    [email],
  );
  await accounts.post('/signup', { email, password: 'planted password' });
  await accounts.linkTo(email, 2);
  await accounts.client().auth.resend({ type: 'signup', email });
  await accounts.follow(await accounts.linkTo(email, 3));
  const { error } = await accounts.client().auth.signInWithPassword({ email, password: 'planted password' });
  expect(errorFields(error)).toMatchObject({ code: 'invalid_credentials' });
});

test('activates the password of a repeated sign-up with the same one', async () => {
  const email = 'patient@example.org';
  for (const _ of [1, 2]) await accounts.post('/signup', { email, password });
  await accounts.linkTo(email, 2);
  await accounts.client().auth.resend({ type: 'signup', email });
  await accounts.follow(await accounts.linkTo(email, 3));
  const { error } = await accounts.client().auth.signInWithPassword({ email, password });
  expect(error).toBeNull();
});

test('nobody can sign in before a mailed link is opened, whatever else is done', async () => {
  const email = 'unopened@example.org';
  const { auth } = accounts.client();
  const passwords = ['the first one', 'the second one'];
  const codes = async (): Promise<unknown[]> => {
    const attempts = passwords.map((word) => auth.signInWithPassword({ email, password: word }));
    return (await Promise.all(attempts)).map(({ data: { session }, error }) => session ?? error?.code);
  };
  const [first = '', second = ''] = passwords;
  for (const word of [first, first]) await auth.signUp({ email, password: word });
  expect(await codes()).toEqual(['email_not_confirmed', 'invalid_credentials']);
  await auth.signUp({ email, password: second });
  expect(await codes()).toEqual(['invalid_credentials', 'email_not_confirmed']);
  await auth.resend({ type: 'signup', email });
  await auth.resetPasswordForEmail(email);
  for (const mail of [1, 2, 3, 4, 5])
    await fetch(await accounts.linkTo(email, mail), { method: 'HEAD', redirect: 'manual' });
  expect(new Set(await codes())).toEqual(new Set(['email_not_confirmed', 'invalid_credentials']));
  expect(
    await database.query(
      'select from auth.sessions as s join auth.users as u on u.id = s.user_id where u.email = $1',
      [email],
    ),
  ).toEqual([]);
});

test('sends nothing to an unknown or confirmed address, with the same response', async () => {
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
  const due = await database.query(
    `select 1 from auth.links join auth.users u on u.id = user_id where u.email = 'done@example.org'`,
  );
  expect(due).toEqual([]);
});

test.each([
  [{ email: 'x@example.org' }, 'Missing one of these types: signup, email_change, sms, phone_change'],
  [{ type: 'sms', phone: '1' }, 'Missing one of these types: signup, email_change, sms, phone_change'],
  [{ type: 'signup' }, 'Type provided requires an email address'],
  [{ type: 'signup', email: 'nonsense' }, 'Unable to validate email address: invalid format'],
])('rejects %j', async (body, message) => {
  expect(await accounts.post('/resend', body)).toMatchObject({
    status: 400,
    body: { code: 'validation_failed', message },
  });
});
