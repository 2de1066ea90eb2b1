// For the tests: people who come to a project by a link or as members, and whoever is asked to approve it.
import { createClient } from '@supabase/supabase-js';
import { hash, randomBytes } from 'node:crypto';
import { type Person, publicKey, type RestSite } from './rest.ts';

export type Role = 'viewer' | 'commenter' | 'editor';

/** 128 random bits, as a browser makes them. */
export const newToken = (): string => randomBytes(16).toString('base64url');

export const digestOf = (token: string): string => hash('sha256', token, 'hex');

/** Somebody who sends these headers with every request; without an account unless `as` is given. */
export function visitor(site: RestSite, headers: Record<string, string>, as?: Person): Person {
  const token = as?.token ?? '';
  const client = createClient(site.url, publicKey, {
    ...(as ? { accessToken: async () => as.token } : {}),
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers },
    db: { timeout: 20_000 },
  });
  return { id: as?.id ?? '', token, client };
}

/** The headers of a guest with this token, who has a key of their own. */
export const guestWith = (token: string): Record<string, string> => ({
  'x-share-token': token,
  'x-guest-key': newToken(),
});

export interface MadeLink {
  readonly id: string;
  readonly token: string;
}

/** By the owner of a project. */
export async function madeLink(
  owner: Person,
  projectId: string,
  role: Role,
  more: { readonly expires_at?: string } = {},
): Promise<MadeLink> {
  const token = newToken();
  const row = { project_id: projectId, role, token_hash: digestOf(token), ...more };
  const made = owner.client.from('share_links').insert(row).select('id').single<{ id: string }>();
  const { data } = await made.throwOnError();
  return { id: data.id, token };
}

/** A new account that was invited and has accepted. */
export async function newMember(
  site: RestSite,
  owner: Person,
  projectId: string,
  role: Role,
): Promise<Person> {
  const member = await site.person();
  const email = `${member.id}@example.org`;
  await owner.client.from('invitations').insert({ project_id: projectId, email, role }).throwOnError();
  await member.client.from('project_members').insert({ project_id: projectId }).throwOnError();
  return member;
}

/** An owner offers their project to a member, who can take it over then. */
export const offerTo = (taker: Person, owner: Person, projectId: string) =>
  owner.client.from('project_handovers').insert({ project_id: projectId, to_user_id: taker.id });

export const takeOver = (taker: Person, projectId: string) =>
  taker.client
    .from('project_handovers')
    .update({ accepted: true })
    .eq('project_id', projectId)
    .select('project_id');

export const planHash = 'a'.repeat(64);

export interface Asked {
  readonly id: string;
  readonly token: string;
}

/** Asks somebody to approve the present state of a project. */
export async function asked(
  owner: Person,
  projectId: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<Asked> {
  const token = newToken();
  const row = {
    project_id: projectId,
    plan_hash: planHash,
    concern: { kind: 'plan' },
    concern_hash: planHash,
    asked_name: 'Nora Neighbor',
    token_hash: digestOf(token),
    ...more,
  };
  const made = owner.client.from('approval_requests').insert(row).select('id').single<{ id: string }>();
  const { data } = await made.throwOnError();
  return { id: data.id, token };
}
