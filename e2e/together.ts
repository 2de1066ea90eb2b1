// Common steps of the specs for editing together: people with accounts and guests who have the same project open.
import type { APIRequestContext, Page, WebSocketRoute } from '@playwright/test';
import { createHash, randomBytes } from 'node:crypto';
import { expect } from './fixtures.ts';
import { headersOf, putProjects, type Project } from './projects.ts';
import { member, type Person, storeSession } from './people.ts';
import { open } from './plannerPage.ts';
import { goWhereNothingRuns } from './profile.ts';
import { origin } from './site.ts';

export interface SharedProject {
  readonly owner: Person;
  readonly project: Project;
  /** Of a link that lets one edit. */
  readonly token: string;
}

/** A project of one tree, shared by a link. */
export async function sharedProject(
  request: APIRequestContext,
  name = 'Ana Byron',
  objects?: readonly object[],
): Promise<SharedProject> {
  const owner = await member(request, name);
  const [project] = await putProjects(request, owner, ['Back yard'], objects);
  if (!project) throw new Error('The server has not said which project it has made.');
  const token = await makeLink(request, owner, project.id);
  return { owner, project, token };
}

/** Makes a link that lets one edit, and returns its token. */
async function makeLink(request: APIRequestContext, owner: Person, projectId: string): Promise<string> {
  const token = randomBytes(16).toString('base64url');
  const token_hash = createHash('sha256').update(token).digest('hex');
  const answer = await request.post(`${origin}/rest/v1/share_links`, {
    headers: await headersOf(request, owner),
    data: { project_id: projectId, role: 'editor', token_hash },
  });
  expect(answer.status()).toBe(201);
  return token;
}

/** Revokes all links of a project. */
export async function revokeLinks(
  request: APIRequestContext,
  { owner, project }: SharedProject,
): Promise<void> {
  const answer = await request.patch(`${origin}/rest/v1/share_links?project_id=eq.${project.id}`, {
    headers: await headersOf(request, owner),
    data: { revoked_at: new Date().toISOString() },
  });
  expect(answer.status()).toBe(204);
}

/** Opens the project as its owner, as if it had been loaded in this browser. */
export async function openAsOwner(page: Page, { owner, project }: SharedProject): Promise<void> {
  const { id, user_id: userId, title, updated_at: updatedAt, objects } = project;
  const cloud = { projectId: id, userId, title, updatedAt, changed: false, isShared: true };
  const record = { id: `plan of ${id}`, timestamp: updatedAt, version: '1.0', cloud, objects };
  await storeSession(page, owner);
  await page.evaluate((text) => localStorage.setItem('homeplot.project', text), JSON.stringify(record));
  await open(page);
}

/** Opens the project by the link, in a browser that has been asked for a name before. */
export async function openAsGuest(
  page: Page,
  { project, token }: SharedProject,
  name: string | undefined,
): Promise<void> {
  await goWhereNothingRuns(page);
  const visit = JSON.stringify({ token, projectId: project.id, role: 'editor' });
  await page.evaluate(
    ([text, given]) => {
      sessionStorage.setItem('homeplot.visit', text ?? '');
      if (given !== undefined) localStorage.setItem('homeplot.guestName', given);
    },
    [visit, name],
  );
  await open(page);
}

export const others = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /(is|are) here$/ });

/** The names of the objects of a plan, in their order; for those without one, their ids. */
export const namesIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...window.homeplot.editor.plan.objects.values()].map(({ id, name }) => name ?? id));

/** Gives an object a name, as one edit. */
export const nameObject = (page: Page, id: string, name: string): Promise<void> =>
  page.evaluate(
    ([one, given]) => {
      const { editor } = window.homeplot;
      const object = editor.plan.objects.get(one ?? '');
      if (object) editor.edit([{ put: { ...object, name: given ?? '' } }], 'Name');
    },
    [id, name],
  );

export interface LiveLine {
  /** Ends the connection to the room, and lets no other be made. */
  readonly cut: () => Promise<void>;
  readonly mend: () => void;
}

/** A page's line to its room. Call it before the page is opened. */
export async function lineOf(page: Page): Promise<LiveLine> {
  let isCut = false;
  const sockets = new Set<WebSocketRoute>();
  await page.routeWebSocket(/\/live\//, (socket) => {
    if (isCut) return void socket.close({ code: 1013 });
    sockets.add(socket);
    socket.connectToServer();
  });
  return {
    cut: async () => {
      isCut = true;
      for (const socket of sockets) await socket.close({ code: 1013 });
      sockets.clear();
    },
    mend: () => void (isCut = false),
  };
}
