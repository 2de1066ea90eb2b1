// Users with accounts on the server under test, and the mails they receive.
import type { APIRequestContext, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from './fixtures.ts';
import { nextFrame, open } from './plannerPage.ts';
import { goWhereNothingRuns } from './profile.ts';
import { origin, outbox } from './site.ts';

/** The message of every form when there is no response. */
export const noConnection = 'There is no connection to the server. Check your network and try again.';

export interface Person {
  readonly email: string;
  readonly password: string;
}

export const somebody = (): Person => ({ email: `ada-${randomUUID()}@example.com`, password: 'secret-1' });

/** The fields of the registration form by their labels. */
const registrationOf = ({ email, password }: Person): Readonly<Record<string, string>> => ({
  'First name': 'Ada',
  'Last name': 'Byron',
  Email: email,
  Phone: '555 0100',
  City: 'Springfield',
  State: 'Oregon',
  Password: password,
});

/** Fills the registration form, in the dialog if one is open, and submits it. */
export async function fillRegistration(page: Page, person: Person): Promise<void> {
  const form = page.getByRole('form', { name: 'Create an account' }).last();
  for (const [label, value] of Object.entries(registrationOf(person)))
    await form.getByLabel(label).fill(value);
  await form.getByLabel('I accept the Terms & Conditions').check();
  await form.getByRole('button', { name: 'Create account' }).click();
}

interface Mail {
  readonly to: string;
  readonly kind: string;
  readonly text: string;
}

type MailKind = 'signup' | 'recovery' | 'email_change_current' | 'email_change_new' | 'invitation';

/** The mails that have been read, by file name. There are hundreds in a run, and they don't change. */
const mails = new Map<string, Mail>();

async function mailIn(name: string): Promise<Mail> {
  const known = mails.get(name);
  if (known) return known;
  const mail = JSON.parse(await readFile(join(outbox, name), 'utf8')) as Mail;
  mails.set(name, mail);
  return mail;
}

/** The links in an address's mails of a kind, the oldest first. */
export async function mailedLinks(email: string, kind: MailKind): Promise<string[]> {
  // A file whose name begins with a dot is still being written.
  const names = (await readdir(outbox).catch(() => [])).filter((name) => /^\d/.test(name));
  const files = names.filter((name) => name.endsWith(`-${kind}.json`));
  const sent = await Promise.all(files.toSorted().map(mailIn));
  const theirs = sent.filter(({ to }) => to === email);
  return theirs.flatMap(({ text }) => /https?:\/\/\S+\/(?:auth\/v1\/verify|app)\?\S+/.exec(text)?.[0] ?? []);
}

/** Waits for an address's only mail of a kind, and returns its link. */
export async function mailedLink(email: string, kind: MailKind): Promise<string> {
  await expect.poll(() => mailedLinks(email, kind), { intervals: [50] }).toHaveLength(1);
  const [link] = await mailedLinks(email, kind);
  return link ?? '';
}

/** The public key for every request. */
export async function publicKey(request: APIRequestContext): Promise<string> {
  const { key } = (await (await request.get(`${origin}/config.json`)).json()) as { readonly key: string };
  return key;
}

/** Registers over HTTP, and leaves the mail unread. */
export async function register(
  request: APIRequestContext,
  person: Person,
  name = 'Ada Byron',
): Promise<void> {
  const answer = await request.post(`${origin}/auth/v1/signup`, {
    headers: { apikey: await publicKey(request) },
    data: { ...person, data: { full_name: name } },
  });
  expect(answer.status()).toBe(200);
}

interface Session {
  readonly access_token: string;
}

/** Signs in over HTTP. */
export async function sessionOf(request: APIRequestContext, person: Person): Promise<Session> {
  const answer = await request.post(`${origin}/auth/v1/token?grant_type=password`, {
    headers: { apikey: await publicKey(request) },
    data: person,
  });
  return (await answer.json()) as Session;
}

/** Leaves a page where nothing runs, in a browser on which this user has signed in before. */
export async function storeSession(page: Page, person: Person): Promise<void> {
  const session = await sessionOf(page.request, person);
  await goWhereNothingRuns(page);
  await page.evaluate((stored) => localStorage.setItem('homeplot.session', stored), JSON.stringify(session));
}

/** Opens the planner as a user who has signed in on this browser before, without the login dialog. */
export async function openAs(page: Page, person: Person): Promise<void> {
  await storeSession(page, person);
  await open(page);
  await expect(inHeader(page, 'Save Project')).toBeVisible();
}

/** The session that a page's browser has stored, as text. */
export const storedSession = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('homeplot.session'));

/** A user with a confirmed account. */
export async function member(request: APIRequestContext, name?: string): Promise<Person> {
  const person = somebody();
  await register(request, person, name);
  const link = await mailedLink(person.email, 'signup');
  expect((await request.get(link, { maxRedirects: 0 })).status()).toBe(303);
  return person;
}

/** Fills the login dialog, which must be open, and submits it. */
export async function fillLogin(page: Page, { email, password }: Person): Promise<void> {
  const login = page.getByRole('dialog', { name: 'Login' });
  await login.getByLabel('Email').fill(email);
  await login.getByLabel('Password').fill(password);
  await login.getByRole('button', { name: 'Login', exact: true }).click();
}

const inHeader = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });

/** Whether the header shows an account as a menu, as on a narrow page, once it shows one. */
async function hasAccountMenu(page: Page): Promise<boolean> {
  const menu = inHeader(page, 'Account');
  await expect(menu.or(inHeader(page, 'Sign out'))).toBeVisible();
  return menu.isVisible();
}

/** Signs out on the planner's page; on a narrow one from the account's menu. */
export async function signOut(page: Page): Promise<void> {
  if (await hasAccountMenu(page)) {
    await inHeader(page, 'Account').click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
  } else {
    await inHeader(page, 'Sign out').click();
  }
}

/** Who is signed in, as the planner's header says. */
export async function expectSignedIn(page: Page, { email }: Person): Promise<void> {
  await expect(inHeader(page, 'Save Project')).toBeVisible();
  if (await hasAccountMenu(page)) {
    await inHeader(page, 'Account').click();
    await expect(page.getByRole('menu')).toContainText(email);
    await nextFrame(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
  } else {
    await expect(page.getByRole('banner')).toContainText(email);
  }
}

/** Fills in the form for a new password. */
export async function updatePassword(page: Page, password: string, again: string): Promise<void> {
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm New Password').fill(again);
  await page.getByRole('button', { name: 'Update Password' }).click();
}
