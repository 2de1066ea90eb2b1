// For the tests: what somebody can try with the rows of a shared project. Refusals return 0, and other errors fail the test.
import type { Person } from './rest.ts';
import { added, rowsOf, type SharedProject, type Who } from './sharedProject.ts';
import { asked, digestOf, newToken } from './sharing.ts';

/** Returns how many rows it read or wrote. */
export type Attempt = (who: Person, project: SharedProject) => Promise<number>;

export const reading = (
  table: string,
  columns = 'id',
  filter: Readonly<Record<string, unknown>> = {},
): Attempt => {
  return async (who, { id }) => {
    const own = table === 'projects' ? { id } : { project_id: id };
    return rowsOf(
      who.client
        .from(table)
        .select(columns)
        .match({ ...own, ...filter }),
    );
  };
};

export const inserting =
  (table: string, row: (project: SharedProject, who: Person) => object): Attempt =>
  (who, project) =>
    rowsOf(who.client.from(table).insert(row(project, who)));

/** Of a row that is made for each attempt, by the owner. */
export type Made = (project: SharedProject) => Promise<Readonly<Record<string, string>>>;

export const updating =
  (table: string, change: object, made: Made, returned = 'project_id'): Attempt =>
  async (who, project) =>
    rowsOf(
      who.client
        .from(table)
        .update(change)
        .match(await made(project))
        .select(returned),
    );

export const deleting =
  (table: string, made: Made, returned = 'project_id'): Attempt =>
  async (who, project) =>
    rowsOf(
      who.client
        .from(table)
        .delete()
        .match(await made(project))
        .select(returned),
    );

export const theProject: Made = async ({ id }) => ({ id });
export const ofTheProject: Made = async ({ id }) => ({ project_id: id });
export const thread: Made = async ({ owner, id }) => ({
  id: await added(owner, 'comment_threads', { project_id: id, anchor: { x: 1, y: 1 } }),
});
export const comment: Made = async ({ owner, thread: thread_id }) => ({
  id: await added(owner, 'comments', { thread_id, body: 'Mine' }),
});
export const commentOf =
  (who: Who): Made =>
  async ({ everybody, owner, thread: thread_id }) => ({
    id: await added(everybody.get(who) ?? owner, 'comments', { thread_id, body: 'Mine', author_name: 'Gus' }),
  });
export const version: Made = async ({ owner, id }) => {
  const name = newToken();
  await owner.client
    .from('projects')
    .update({ objects: [name] })
    .eq('id', id)
    .throwOnError();
  const made = await added(owner, 'project_versions', { project_id: id, name });
  // Without a name it counts for no limit.
  await owner.client.from('project_versions').update({ name: null }).eq('id', made).throwOnError();
  return { id: made };
};
export const link: Made = async ({ owner, id }) => ({
  id: await added(owner, 'share_links', { project_id: id, role: 'viewer', token_hash: digestOf(newToken()) }),
});
export const request: Made = async ({ owner, id }) => ({ id: (await asked(owner, id)).id });
let count = 0;

/** Of nobody who was invited before. */
export const newAddress = (): string => `guest${(count += 1)}@example.org`;

export const invitation: Made = async ({ site, owner, id }) => {
  // An account may invite 50 people an hour.
  await site.database.query('truncate public.usage_limits');
  const row = { project_id: id, email: newAddress(), role: 'viewer' };
  return { id: await added(owner, 'invitations', row) };
};
export const theCommenter: Made = async ({ everybody, id }) => ({
  project_id: id,
  user_id: everybody.get('commenter')?.id ?? '',
});
export const now = new Date().toISOString();

const members: readonly Who[] = ['owner', 'editor', 'commenter', 'viewer'];
export const readers: readonly Who[] = [
  ...members,
  'editor by link',
  'commenter by link',
  'viewer by link',
  'account by link',
];
export const writers = readers.filter((who) => !who.startsWith('viewer'));
export const editors = writers.filter((who) => !who.startsWith('commenter'));
export const accounts: readonly Who[] = [...members, 'account by link'];

export interface Rule {
  readonly what: string;
  readonly attempt: Attempt;
  readonly by: readonly Who[];
}

export const rule = (what: string, by: readonly Who[], attempt: Attempt): Rule => ({ what, by, attempt });
