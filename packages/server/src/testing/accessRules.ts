// For the tests: who may read, insert, update and delete what of a shared project.
import type { Person, RestSite } from './rest.ts';
import {
  type Attempt,
  deleting,
  editors,
  inserting,
  invitation,
  link,
  newAddress,
  now,
  ofTheProject,
  type Rule,
  readers,
  reading,
  request,
  rule,
  theCommenter,
  theProject,
  updating,
  version,
} from './accessAttempts.ts';
import { commentRules } from './commentRules.ts';
import { rowsOf, sharedProject, type Who } from './sharedProject.ts';
import { digestOf, newToken, planHash } from './sharing.ts';

/** The editor may answer the offer, which is theirs. */
const unlessOffered =
  (attempt: Attempt): Attempt =>
  async (who, project) =>
    who === project.everybody.get('editor') ? 0 : attempt(who, project);

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

  ...commentRules,

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

  rule(
    'read to whom the project is offered',
    ['owner', 'editor'],
    reading('project_handovers', 'owner_name'),
  ),
  rule('read the address of the owner in it', [], reading('project_handovers', 'owner_email')),
  rule(
    'offer the project to themselves',
    [],
    inserting('project_handovers', ({ id }, who) => ({ project_id: id, to_user_id: who.id || id })),
  ),
  rule('change to whom it is offered', [], (who, project) =>
    updating('project_handovers', { to_user_id: who.id || project.id }, ofTheProject)(who, project),
  ),
  rule(
    'accept what is offered to somebody else',
    [],
    unlessOffered(updating('project_handovers', { accepted: true }, ofTheProject)),
  ),
  rule('take the offer back', ['owner'], unlessOffered(deleting('project_handovers', ofTheProject))),

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
