// For the tests: a project with everybody who can have to do with it, and what they can have written there.
import { expect } from 'vitest';
import { type Person, type RestSite, saved } from './rest.ts';
import {
  type Asked,
  asked,
  guestWith,
  madeLink,
  newMember,
  newToken,
  offerTo,
  planHash,
  visitor,
} from './sharing.ts';

const people = [
  'owner',
  'editor',
  'commenter',
  'viewer',
  'editor by link',
  'commenter by link',
  'viewer by link',
  'account by link',
  'asked to approve',
  'invited',
  'former member',
  'stranger',
  'nobody',
  'guessed token',
  'revoked link',
  'expired link',
  'withdrawn request',
] as const;

export type Who = (typeof people)[number];

export interface SharedProject {
  readonly id: string;
  readonly site: RestSite;
  readonly owner: Person;
  readonly everybody: ReadonlyMap<Who, Person>;
  /** Written by the owner. */
  readonly thread: string;
  readonly request: Asked;
}

/** Adds rows as their author, and returns the id of the first. */
export async function added(who: Person, table: string, row: object): Promise<string> {
  const { data } = await who.client
    .from(table)
    .insert(row)
    .select('id')
    .single<{ id: string }>()
    .throwOnError();
  return data.id;
}

export async function sharedProject(site: RestSite): Promise<SharedProject> {
  const owner = await site.person();
  const id = await saved(owner, 'Lot', [{ type: 'tree' }]);
  const past = { revoked_at: new Date().toISOString() };
  const byLink = async (role: 'viewer' | 'commenter' | 'editor', as?: Person) =>
    visitor(site, guestWith((await madeLink(owner, id, role)).token), as);
  const revoked = await madeLink(owner, id, 'editor');
  await owner.client.from('share_links').update(past).eq('id', revoked.id).throwOnError();
  const expired = await madeLink(owner, id, 'editor', {
    expires_at: new Date(Date.now() - 1000).toISOString(),
  });
  const first = await asked(owner, id);
  await owner.client.from('projects').update({ objects: [] }).eq('id', id).throwOnError();
  const request = await asked(owner, id, { previous_id: first.id });
  const nora = visitor(site, guestWith(request.token));
  await answered(visitor(site, guestWith(first.token)), first, 'declined');
  const withdrawn = await asked(owner, id);
  await owner.client.from('approval_requests').update(past).eq('id', withdrawn.id).throwOnError();
  const approved = await asked(owner, id);
  await answered(visitor(site, guestWith(approved.token)), approved, 'approved');
  const former = await newMember(site, owner, id, 'editor');
  await owner.client.from('project_members').delete().eq('user_id', former.id).throwOnError();
  const invited = await site.person();
  const invitation = { project_id: id, email: `${invited.id}@example.org`, role: 'viewer' };
  await added(owner, 'invitations', invitation);
  const thread = await added(owner, 'comment_threads', { project_id: id, anchor: { x: 1, y: 1 } });
  await added(owner, 'comments', { thread_id: thread, body: 'Hello' });
  const editor = await newMember(site, owner, id, 'editor');
  await offerTo(editor, owner, id).throwOnError();
  const everybody: Readonly<Record<Who, Person>> = {
    owner,
    editor,
    commenter: await newMember(site, owner, id, 'commenter'),
    viewer: await newMember(site, owner, id, 'viewer'),
    'editor by link': await byLink('editor'),
    'commenter by link': await byLink('commenter'),
    'viewer by link': await byLink('viewer'),
    'account by link': await byLink('editor', await site.person()),
    'asked to approve': nora,
    invited,
    'former member': former,
    stranger: await site.person(),
    nobody: visitor(site, {}),
    'guessed token': visitor(site, guestWith(newToken())),
    'revoked link': visitor(site, guestWith(revoked.token)),
    'expired link': visitor(site, guestWith(expired.token)),
    'withdrawn request': visitor(site, guestWith(withdrawn.token)),
  };
  const entries = people.map((who) => [who, everybody[who]] as const);
  return { id, site, owner, everybody: new Map(entries), thread, request };
}

export const answerTo = ({ id }: Asked) =>
  ({
    request_id: id,
    answer: 'approved',
    name: 'Nora',
    plan_hash: planHash,
    concern_hash: planHash,
  }) as const;

export async function answered(who: Person, to: Asked, answer: 'approved' | 'declined'): Promise<void> {
  await who.client
    .from('approvals')
    .insert({ ...answerTo(to), answer })
    .throwOnError();
}

/** The rows that a request returned; none if it was refused, for whatever reason but a mistake in the test. */
export async function rowsOf(
  request: PromiseLike<{ readonly data: unknown; readonly error: { readonly code?: string } | null }>,
): Promise<number> {
  const { data, error } = await request;
  if (error === null) return Array.isArray(data) ? data.length : 1;
  expect(error).toMatchObject({ code: expect.stringMatching(/^(42501|23\d{3})$/) as unknown });
  return 0;
}
