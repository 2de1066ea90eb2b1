// Common steps of the specs for saved projects: saving, opening the dialog, putting projects into the
// cloud over HTTP.
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { member, openAs, type Person, publicKey, sessionOf } from './people.ts';
import { header, nextFrame } from './plannerPage.ts';
import { expectToast } from './toast.ts';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { goWhereNothingRuns } from './profile.ts';
import { origin } from './site.ts';

export const savedToast = 'Project saved successfully!';

/** Whether everything is saved, according to the header, even behind a dialog. */
export const saveMark = (page: Page): Locator => page.locator('header output');

export async function save(page: Page): Promise<void> {
  await header(page, 'Save Project').click();
  await expect(saveMark(page)).toHaveText('Saved');
}

/** Goes offline once the page has fetched what it needs offline, which it does when the pointer first moves. */
export async function goOffline(page: Page): Promise<void> {
  await page.mouse.move(200, 400);
  await nextFrame(page);
  await expect(page.getByRole('region', { name: /^Notifications/, includeHidden: true })).toBeAttached();
  await page.evaluate(() => window.homeplot.fetchedAhead());
  await expect(page.locator('html')).not.toHaveAttribute('data-fetching');
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
  await expectToast(page, 'Project loaded! Please refresh the page to see your project.');
  await reloaded;
  await expect(page.getByLabel('Site plan canvas')).toBeVisible();
}

/** A user whose only project, “Back yard”, is open on a page, as if it had been loaded there. */
export async function memberWithProject(
  page: Page,
  request: APIRequestContext,
  objects: readonly object[] = [oak],
): Promise<Person> {
  const person = await member(request);
  const [project] = await putProjects(request, person, ['Back yard'], objects);
  if (!project) throw new Error('The server has not said which project it has made.');
  await openWith(page, person, project);
  return person;
}

async function openWith(page: Page, person: Person, project: Project): Promise<void> {
  const { id, user_id: userId, title, updated_at: updatedAt, objects } = project;
  const cloud = { projectId: id, userId, title, updatedAt, changed: false };
  const record = { id: `plan of ${id}`, timestamp: updatedAt, version: '1.0', cloud, objects };
  await goWhereNothingRuns(page);
  await page.evaluate((text) => localStorage.setItem('homeplot.project', text), JSON.stringify(record));
  await openAs(page, person);
  await expect(saveMark(page)).toHaveText('Saved');
}

/** Saves another object into the project “Back yard”, as from another device. */
export const saveElsewhere = (request: APIRequestContext, person: Person): Promise<void> =>
  overwriteProject(request, person, 'Back yard', {
    title: 'Back yard',
    objects: [oak, { ...oak, id: 'theirs', x: 60 }],
  });

export async function rename(page: Page, title: string, to: string): Promise<void> {
  const dialog = savedProjects(page);
  await dialog.getByRole('button', { name: `Rename ${title}` }).click();
  await dialog.getByLabel(`Title of ${title}`).fill(to);
  await dialog.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(dialog.getByRole('button', { name: `Load ${to}` })).toBeVisible();
}

/** The title that the specification gives a project: 'Project' and the local date. */
export const todaysTitle = (page: Page): Promise<string> =>
  page.evaluate(() => `Project ${new Date().toLocaleDateString('en-US', { dateStyle: 'medium' })}`);

export interface Project {
  readonly id: string;
  readonly user_id: string;
  readonly title: string;
  readonly updated_at: string;
  readonly objects: readonly object[];
}

const oak = { id: 'oak', type: 'tree', x: 40, y: 40, radius: 8 };

/** Saves projects for a user, of one tree each if no objects are given. */
export async function putProjects(
  request: APIRequestContext,
  person: Person,
  titles: readonly string[],
  objects: readonly object[] = [oak],
): Promise<readonly Project[]> {
  const answer = await request.post(`${origin}/rest/v1/projects?select=*`, {
    headers: { ...(await headersOf(request, person)), prefer: 'return=representation' },
    data: titles.map((title) => ({ title, objects })),
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as readonly Project[];
}

/** Saves over one of a person's projects, as from another device: the previous content becomes a version. */
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

/** Begins a thread in a person's project “Back yard”. */
export async function commentOn(
  request: APIRequestContext,
  person: Person,
  anchor: object,
  body: string,
): Promise<void> {
  const headers = await headersOf(request, person);
  const found = await request.get(`${origin}/rest/v1/projects?select=id&title=eq.Back%20yard`, { headers });
  const [project] = (await found.json()) as readonly { readonly id: string }[];
  const thread = { id: randomUUID(), project_id: project?.id, anchor };
  for (const [table, data] of [
    ['comment_threads', thread],
    ['comments', { thread_id: thread.id, body }],
  ] as const) {
    const made = await request.post(`${origin}/rest/v1/${table}`, { headers, data });
    expect(made.status()).toBe(201);
  }
}

/** Makes a link to a person's project “Back yard”, and returns its token. */
export async function makeLink(
  request: APIRequestContext,
  person: Person,
  role: 'viewer' | 'commenter' | 'editor',
): Promise<string> {
  const headers = await headersOf(request, person);
  const found = await request.get(`${origin}/rest/v1/projects?select=id&title=eq.Back%20yard`, { headers });
  const [project] = (await found.json()) as readonly { readonly id: string }[];
  const token = randomBytes(16).toString('base64url');
  const made = await request.post(`${origin}/rest/v1/share_links`, {
    headers,
    data: {
      project_id: project?.id,
      role,
      token_hash: createHash('sha256').update(token).digest('hex'),
    },
  });
  expect(made.status()).toBe(201);
  return token;
}

/** The headers of a user's own request. */
export async function headersOf(request: APIRequestContext, person: Person): Promise<Record<string, string>> {
  const { access_token } = await sessionOf(request, person);
  return { apikey: await publicKey(request), authorization: `Bearer ${access_token}` };
}
