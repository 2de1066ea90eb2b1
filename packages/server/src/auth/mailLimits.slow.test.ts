// How many mails may be requested, by address, by network and in all.
import { expect, test, vi } from 'vitest';
import { errorFields, newAddress, openAccountsIn, TestAccounts } from '../testing/accounts.ts';
import { newDatabase } from '../testing/databases.ts';

const password = 'correct horse';
const database = await newDatabase('file');

const limited = (rateLimitFactor: number) =>
  openAccountsIn(database, { settings: { rateLimitFactor }, trustProxy: true });

test('one of a kind a minute to an address, known or not, in any case', async () => {
  const accounts = await openAccountsIn(database, { settings: { mailInterval: 60 } });
  const known = newAddress();
  await accounts.confirmed(known);
  for (const email of [known, newAddress()]) {
    const { auth } = accounts.client();
    expect((await auth.resetPasswordForEmail(email)).error).toBeNull();
    const { data, error } = await auth.resetPasswordForEmail(email.toUpperCase());
    expect(data).toBeNull();
    expect(errorFields(error)).toEqual({
      name: 'AuthApiError',
      status: 429,
      code: 'over_email_send_rate_limit',
      message: expect.stringMatching(
        /^For security purposes, you can only request this after (60|5\d) seconds\.$/,
      ) as string,
    });
  }
});

test('signing up and resending share one interval', async () => {
  const accounts = await openAccountsIn(database, { settings: { mailInterval: 60 } });
  const email = newAddress();
  expect((await accounts.post('/signup', { email, password })).status).toBe(200);
  const again = await accounts.post('/signup', { email, password });
  const resent = await accounts.post('/resend', { email, type: 'signup' });
  expect([again.status, resent.status]).toEqual([429, 429]);
  expect(Number(resent.headers.get('retry-after'))).toBeGreaterThan(50);
  expect((await accounts.post('/recover', { email })).status).toBe(200);
});

const recover = (accounts: TestAccounts, network: string, more: object = {}) =>
  accounts.post('/recover', { email: newAddress(), ...more }, { 'x-forwarded-for': network });

const tooManyMails = {
  status: 429,
  body: { code: 'over_email_send_rate_limit', message: 'email rate limit exceeded' },
};

test.each([
  ['192.0.2.0/24', (count: number) => `192.0.2.${count}`, '192.0.3.1'],
  ['2001:db8:0:1::/64', (count: number) => `2001:db8:0:1::${count}`, '2001:db8:1::1'],
  ['2001:db8:0:100::/56', (count: number) => `2001:db8:0:10${count % 8}::${count}`, '2001:db8:1::1'],
  ['2001:db8::/48', (count: number) => `2001:db8:0:${count}00::1`, '2001:db8:1::1'],
])('eight an hour from %s, the second half with proofs', async (_, from, outside) => {
  const accounts = await limited(1);
  for (const count of [1, 2, 3, 4]) expect((await recover(accounts, from(count))).status).toBe(200);
  expect((await recover(accounts, from(5))).body).toMatchObject({ code: 'captcha_failed' });
  for (const count of [5, 6, 7, 8])
    expect((await recover(accounts, from(count), await accounts.proof())).status).toBe(200);
  expect(await recover(accounts, from(9), await accounts.proof())).toMatchObject(tooManyMails);
  expect((await recover(accounts, from(9))).status).toBe(429);
  expect((await recover(accounts, outside)).status).toBe(200);
});

/** Sends until it is refused, each from another network. Returns how many were accepted. */
async function acceptedFromElsewhere(accounts: TestAccounts): Promise<number> {
  for (let sent = 0; sent < 200; sent += 1) {
    const { status } = await recover(accounts, `10.${sent}.0.1`, await accounts.proof());
    if (status !== 200) return sent;
  }
  return Infinity;
}

test('a /48 that sends as many as it can leaves at least ten elevenths for the others', async () => {
  const before = await acceptedFromElsewhere(await limited(0.5));
  const accounts = await limited(0.5);
  for (const [index, proof] of Array.from({ length: 60 }, (_, count) => count >= 30).entries()) {
    const network = `2001:db8:0:${index.toString(16)}00::1`;
    await recover(accounts, network, proof ? await accounts.proof() : {});
  }
  const after = await acceptedFromElsewhere(accounts);
  expect(before).toBe(50);
  // The wait for the next mail is inverse to what is left.
  expect(before / after).toBeLessThanOrEqual(1.1);
});

test('a provider with one /32 gets at most a third', async () => {
  const accounts = await limited(0.5);
  for (let sent = 0; sent < 40; sent += 1)
    await recover(accounts, `2001:db8:${sent.toString(16)}::1`, await accounts.proof());
  expect(await acceptedFromElsewhere(accounts)).toBeGreaterThanOrEqual(33);
});

test('a maximum in total, the second half with proofs', async () => {
  const accounts = await limited(0.04);
  expect((await recover(accounts, '192.0.2.1')).status).toBe(200);
  expect((await recover(accounts, '198.51.100.1')).status).toBe(200);
  expect((await recover(accounts, '203.0.113.1')).body).toMatchObject({ code: 'captcha_failed' });
  expect((await recover(accounts, '203.0.113.1', await accounts.proof())).status).toBe(200);
  expect((await recover(accounts, '2001:db8::1', await accounts.proof())).status).toBe(200);
  expect(await recover(accounts, '10.0.0.1', await accounts.proof())).toMatchObject(tooManyMails);
});

test('five an hour to an address without proofs, from any network, known or not', async () => {
  const known = newAddress();
  await (await openAccountsIn(database)).confirmed(known);
  const accounts = await limited(1);
  for (const email of [known, newAddress()]) {
    for (const count of [1, 2, 3, 4, 5])
      expect((await recover(accounts, `10.0.${count}.1`, { email })).status).toBe(200);
    const sixth = await recover(accounts, '10.0.6.1', { email });
    expect(sixth.body).toMatchObject({ code: 'captcha_failed' });
    const proven = await recover(accounts, '10.0.6.1', { email, ...(await accounts.proof()) });
    expect(proven.status).toBe(200);
  }
});

test('a change of address that is mailed again counts as two mails, waiting or not', async () => {
  const accounts = await limited(1);
  const again = (more: object = {}) =>
    accounts.post('/resend', { type: 'email_change', email: newAddress(), ...more });
  for (const _ of [1, 2]) expect((await again()).status).toBe(200);
  expect((await again()).body).toMatchObject({ code: 'captcha_failed' });
  for (const _ of [3, 4]) expect((await again(await accounts.proof())).status).toBe(200);
  expect(await again(await accounts.proof())).toMatchObject(tooManyMails);
});

test('an address gets five mails an hour from all accounts that want to change to it', async () => {
  const [movers, wanted] = [Array.from({ length: 7 }, newAddress), newAddress()];
  const before = await TestAccounts.open(database, { settings: { rateLimitFactor: 0 } });
  for (const [index, email] of movers.entries()) {
    await before.confirmed(email);
    const { error } = await (await before.signedIn(email)).auth.updateUser({ email: wanted });
    expect(error).toBeNull();
    await before.linkTo(wanted, index + 1);
  }
  await before.close();

  const accounts = await limited(1);
  for (const [index, email] of movers.entries()) {
    const elsewhere = { 'x-forwarded-for': `10.${index}.0.1` };
    const { status } = await accounts.post('/resend', { type: 'email_change', email }, elsewhere);
    expect(status).toBe(200);
  }
  const waiting = `select from auth.letter_requests union all select from auth.links where letter_due_at is not null`;
  await vi.waitFor(async () => expect(await database.query(waiting)).toEqual([]), 20_000);
  expect(accounts.mailbox.linksTo(wanted)).toHaveLength(5);
});
