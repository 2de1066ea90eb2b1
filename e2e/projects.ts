// What the specs of saved projects do again and again: save, open the dialog, put projects into the
// cloud over HTTP.
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { member, openAs, type Person, publicKey, sessionOf } from './people.ts';
import { header, plant, toast } from './plannerPage.ts';
import { origin } from './site.ts';

export const savedToast = 'Project saved successfully!';

/** Whether all is saved, as the header tells, also below a dialog. */
export const saveMark = (page: Page): Locator => page.locator('header output');

export async function save(page: Page): Promise<void> {
  await header(page, 'Save Project').click();
  await expect(saveMark(page)).toHaveText('Saved');
}

/** Takes the network away when the page has what it fetches for the time without one. */
export async function goOffline(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: /^Notifications/, includeHidden: true })).toBeAttached();
  await page.context().setOffline(true);
}

export const savedProjects = (page: Page): Locator => page.getByRole('dialog', { name: 'Saved Projects' });

export async function openSavedProjects(page: Page): Promise<Locator> {
  await header(page, 'Saved Projects').click();
  const dialog = savedProjects(page);
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Loads a project from the open dialog, and waits until the page has reloaded by itself. */
export async function load(page: Page, title: string): Promise<void> {
  const reloaded = page.waitForEvent('load');
  await savedProjects(page)
    .getByRole('button', { name: `Load ${title}` })
    .click();
  await expect(toast(page, 'Project loaded! Please refresh the page to see your project.')).toBeVisible();
  await reloaded;
  await expect(page.getByLabel('Site plan canvas')).toBeVisible();
}

/** Somebody whose one project, “Back yard”, is open on a page. */
export async function memberWithProject(page: Page, request: APIRequestContext): Promise<Person> {
  const person = await member(request);
  await putProjects(request, person, ['Back yard']);
  await openProject(page, person);
  return person;
}

/** Signs in on a page and opens the project “Back yard” there. */
async function openProject(page: Page, person: Person): Promise<void> {
  await openAs(page, person);
  await openSavedProjects(page);
  await load(page, 'Back yard');
}

/** Puts another object into the project “Back yard” on a page of its own, and saves it there. */
export async function saveElsewhere(other: Page, person: Person): Promise<void> {
  await openProject(other, person);
  await plant(other, 'theirs');
  await save(other);
}

export async function rename(page: Page, title: string, to: string): Promise<void> {
  const dialog = savedProjects(page);
  await dialog.getByRole('button', { name: `Rename ${title}` }).click();
  await dialog.getByLabel(`Title of ${title}`).fill(to);
  await dialog.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(dialog.getByRole('button', { name: `Load ${to}` })).toBeVisible();
}

/** The title that the specification gives a project: 'Project' and the local date. */
export const todaysTitle = (page: Page): Promise<string> =>
  page.evaluate(() => `Project ${new Date().toLocaleDateString()}`);

/** Puts projects of some trees into somebody's cloud. */
export async function putProjects(
  request: APIRequestContext,
  person: Person,
  titles: readonly string[],
): Promise<void> {
  const objects = [{ id: 'oak', type: 'tree', x: 40, y: 40, radius: 8 }];
  const answer = await request.post(`${origin}/rest/v1/projects`, {
    headers: await headersOf(request, person),
    data: titles.map((title) => ({ title, objects })),
  });
  expect(answer.status()).toBe(201);
}

/** Saves over one of a person's projects, as from another device: what it was becomes a version. */
export async function overwriteProject(
  request: APIRequestContext,
  person: Person,
  title: string,
  data: { readonly title: string; readonly objects: readonly object[] },
): Promise<void> {
  const answer = await request.patch(`${origin}/rest/v1/projects?title=eq.${encodeURIComponent(title)}`, {
    headers: await headersOf(request, person),
    data,
  });
  expect(answer.status()).toBe(204);
}

/** What a request of a person's own carries. */
async function headersOf(request: APIRequestContext, person: Person): Promise<Record<string, string>> {
  const { access_token } = await sessionOf(request, person);
  return { apikey: await publicKey(request), authorization: `Bearer ${access_token}` };
}
