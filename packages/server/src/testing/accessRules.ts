// For the tests: who may read, insert, update and delete what of a shared project.
import type { Person, RestSite } from './rest.ts';
import {
  type Attempt,
  comment,
  commentOf,
  deleting,
  inserting,
  invitation,
  link,
  newAddress,
  now,
  ofTheProject,
  reading,
  request,
  theCommenter,
  theProject,
  thread,
  updating,
  version,
} from './accessAttempts.ts';
import { rowsOf, sharedProject, type Who } from './sharedProject.ts';
import { digestOf, newToken, planHash } from './sharing.ts';

const members: readonly Who[] = ['owner', 'editor', 'commenter', 'viewer'];
const readers: readonly Who[] = [
  ...members,
  'editor by link',
  'commenter by link',
  'viewer by link',
  'account by link',
];
const writers = readers.filter((who) => !who.startsWith('viewer'));
const editors = writers.filter((who) => !who.startsWith('commenter'));
const accounts: readonly Who[] = [...members, 'account by link'];

interface Rule {
  readonly what: string;
  readonly attempt: Attempt;
  readonly by: readonly Who[];
}

const rule = (what: string, by: readonly Who[], attempt: Attempt): Rule => ({ what, by, attempt });

const rules: readonly Rule[] = [
  rule('read the project', readers, reading('projects', '*')),
  rule(
    'change its plan',
    editors,
    updating('projects', { title: 'New', objects: [1], settings: {} }, theProject, 'id'),
  ),
  rule('change its owner', [], (who, { id }) =>
    rowsOf(
      who.client
        .from('projects')
        .update({ user_id: who.id || id })
        .match({ id })
        .neq('user_id', who.id || id)
        .select('id'),
    ),
  ),
  rule(
    'add a project to the account of the owner',
    ['owner'],
    inserting('projects', ({ owner }) => ({ user_id: owner.id, title: 'x' })),
  ),

  rule('read versions', [...editors, 'asked to approve'], reading('project_versions')),
  rule(
    'name the present state',
    editors,
    inserting('project_versions', ({ id }) => ({ project_id: id, name: newToken() })),
  ),
  rule('name a version', editors, updating('project_versions', { name: 'x' }, version)),
  rule('change the plan of a version', [], updating('project_versions', { objects: [] }, version)),
  rule('keep a version forever', [], updating('project_versions', { kept: true }, version)),
  rule('delete a version', [], deleting('project_versions', version)),

  rule('read all members', ['owner', 'editor'], async (who, project) =>
    (await reading('project_members', 'user_id,name,email')(who, project)) > 1 ? 1 : 0,
  ),
  rule('read their own membership', ['editor', 'commenter', 'viewer'], (who, project) =>
    reading('project_members', 'role', { user_id: who.id || project.id })(who, project),
  ),
  rule('become a member without an invitation', [], async (who, { id, everybody }) =>
    who === everybody.get('invited')
      ? 0
      : rowsOf(
          who.client
            .from('project_members')
            .insert({ project_id: id, user_id: who.id || id, role: 'editor' }),
        ),
  ),
  rule('make somebody else a member', [], async (who, { id, site, everybody }) => {
    if (who === everybody.get('invited')) return 0;
    const { id: other } = await site.person();
    const row = { project_id: id, user_id: other, role: 'viewer', name: 'x', email: 'x@example.org' };
    return rowsOf(who.client.from('project_members').insert(row));
  }),
  rule('change a role', ['owner'], updating('project_members', { role: 'commenter' }, theCommenter)),
  rule('change their own role', [], (who, { id }) =>
    rowsOf(
      who.client
        .from('project_members')
        .update({ role: 'editor' })
        .match({ project_id: id, user_id: who.id || id })
        .select('role'),
    ),
  ),
  rule(
    'change a name or an address',
    [],
    updating('project_members', { name: 'x', email: 'x@example.org' }, theCommenter),
  ),

  rule('read the invitations', ['owner', 'invited'], reading('invitations')),
  rule(
    'invite',
    ['owner'],
    inserting('invitations', ({ id }) => ({
      project_id: id,
      email: newAddress(),
      role: 'viewer',
    })),
  ),
  rule('change an invitation', ['owner'], updating('invitations', { role: 'editor' }, invitation)),
  rule('withdraw an invitation', ['owner'], deleting('invitations', invitation)),

  rule('read all links', ['owner'], async (who, project) =>
    (await reading('share_links')(who, project)) > 1 ? 1 : 0,
  ),
  rule(
    'read their own link',
    ['owner', ...readers.filter((who) => who.endsWith(' by link'))],
    reading('share_links', 'id,role,name,expires_at'),
  ),
  rule('read the digest of a token', [], reading('share_links', 'token_hash')),
  rule(
    'make a link',
    ['owner'],
    inserting('share_links', ({ id }) => ({
      project_id: id,
      role: 'viewer',
      token_hash: digestOf(newToken()),
    })),
  ),
  rule('revoke a link', ['owner'], updating('share_links', { revoked_at: now }, link)),
  rule('change the role of a link', [], updating('share_links', { role: 'editor' }, link)),
  rule('delete a link', ['owner'], deleting('share_links', link)),

  rule('read threads', readers, reading('comment_threads', '*')),
  rule(
    'begin a thread',
    writers,
    inserting('comment_threads', ({ id }) => ({
      project_id: id,
      anchor: { x: 0, y: 0 },
      author_name: 'Gus',
    })),
  ),
  rule(
    'resolve a thread',
    writers,
    updating('comment_threads', { resolved_at: now, resolved_by: 'Gus' }, thread),
  ),
  rule(
    'move a thread of somebody else',
    editors,
    updating('comment_threads', { anchor: { x: 5, y: 5 } }, thread),
  ),
  rule('take over a thread', [], updating('comment_threads', { author_name: 'x' }, thread)),
  rule('delete a thread', ['owner'], deleting('comment_threads', thread)),

  rule('read comments', readers, reading('comments', '*')),
  rule(
    'comment',
    writers,
    inserting('comments', ({ thread: id }) => ({ thread_id: id, body: 'x', author_name: 'Gus' })),
  ),
  rule('change a comment of the owner', ['owner'], updating('comments', { body: 'y' }, comment)),
  rule('delete a comment of the owner', ['owner'], updating('comments', { deleted_at: now }, comment)),
  rule(
    'change a comment of a member',
    ['commenter'],
    updating('comments', { body: 'y' }, commentOf('commenter')),
  ),
  rule(
    'delete a comment of a member',
    ['owner', 'commenter'],
    updating('comments', { deleted_at: now }, commentOf('commenter')),
  ),
  rule(
    'change a comment of a guest',
    ['commenter by link'],
    updating('comments', { body: 'y' }, commentOf('commenter by link')),
  ),
  rule(
    'delete a comment of a guest',
    ['owner', 'commenter by link'],
    updating('comments', { deleted_at: now }, commentOf('commenter by link')),
  ),
  rule('remove the row of a comment', [], deleting('comments', comment)),
  rule(
    'change whose a comment is',
    [],
    updating('comments', { author_id: null, guest_hash: digestOf('x') }, comment),
  ),

  rule('note what they have read', accounts, (who, { thread: id }) =>
    rowsOf(who.client.from('comment_reads').upsert({ thread_id: id, muted: true }).select('thread_id')),
  ),
  rule('read what others have read', [], async (who, project) => {
    await project.owner.client.from('comment_reads').upsert({ thread_id: project.thread }).throwOnError();
    const { data } = await who.client.from('comment_reads').select('user_id').eq('project_id', project.id);
    return data?.filter((row) => row.user_id !== who.id).length ?? 0;
  }),

  rule('read requests for approval', ['owner', 'asked to approve'], reading('approval_requests')),
  rule(
    'ask for approval',
    ['owner'],
    inserting('approval_requests', ({ id }) => ({
      project_id: id,
      plan_hash: planHash,
      concern: { kind: 'plan' },
      concern_hash: planHash,
      asked_name: 'x',
      token_hash: digestOf(newToken()),
    })),
  ),
  rule('withdraw a request', ['owner'], updating('approval_requests', { revoked_at: now }, request)),
  rule('change what was asked', [], updating('approval_requests', { plan_hash: 'x' }, request)),
  rule('delete a request', ['owner'], deleting('approval_requests', request)),
  rule('read what was approved', readers, reading('approvals', '*', { answer: 'approved' })),
  rule(
    'read what was declined',
    [...editors, 'asked to approve'],
    reading('approvals', '*', { answer: 'declined' }),
  ),
  rule(
    'answer a request',
    ['asked to approve'],
    inserting('approvals', ({ request: { id } }) => ({
      request_id: id,
      answer: 'approved',
      name: 'x',
      plan_hash: planHash,
      concern_hash: planHash,
    })),
  ),
  rule('change an answer', [], updating('approvals', { answer: 'approved' }, ofTheProject)),
  rule('delete an answer', [], deleting('approvals', ofTheProject)),

  rule('remove a member', ['owner'], async (who, project) => {
    if (who === project.everybody.get('viewer')) return 0;
    const victim = project.everybody.get('viewer')?.id ?? '';
    return rowsOf(
      who.client
        .from('project_members')
        .delete()
        .match({ project_id: project.id, user_id: victim })
        .select('role'),
    );
  }),
  rule('leave', ['editor', 'commenter'], (who, { id }) =>
    rowsOf(
      who.client
        .from('project_members')
        .delete()
        .match({ project_id: id, user_id: who.id || id })
        .select('role'),
    ),
  ),
  rule(
    'hand over the project',
    [],
    inserting('project_handovers', ({ id }, who) => ({ project_id: id, to_user_id: who.id || id })),
  ),
  rule('delete the project', ['owner'], deleting('projects', theProject, 'id')),
];

/** Tries everything as everybody, and returns what others can do than should. */
export async function accessSurprises(site: RestSite): Promise<readonly object[]> {
  const project = await sharedProject(site);
  const surprises: object[] = [];
  for (const { what, by, attempt } of rules) {
    const tried = async ([who, person]: readonly [Who, Person]): Promise<readonly Who[]> =>
      (await attempt(person, project)) > 0 ? [who] : [];
    const [owner, ...others] = [...project.everybody];
    const did = await Promise.all(others.map(tried));
    // The owner last: what only they may do is often the end of it.
    if (owner) did.push(await tried(owner));
    const tooMany = did.flat().filter((who) => !by.includes(who));
    const missing = by.filter((who) => !did.flat().includes(who));
    if (tooMany.length + missing.length > 0) surprises.push({ what, tooMany, missing });
  }
  return surprises;
}
