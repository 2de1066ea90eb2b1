// Who a client is, by the token that it sends, and what it may do with a project, which the database decides as for any
// request.
import { liveFormat } from '@homeplot/live/format';
import { hash } from 'node:crypto';
import { z } from 'zod';
import type { Caller, Database } from '../db/database.ts';
import { guestKeyForm } from '../http/gate.ts';
import type { Services } from '../http/protocol.ts';
import { TokenError } from '../kit/accessToken.ts';
import { Refusal, closeCodes } from './refusal.ts';

export const roles = ['viewer', 'commenter', 'editor', 'owner'] as const;
export type Role = (typeof roles)[number];

export interface Visitor {
  readonly caller: Caller;
  /** Identifies the author of edits: the account, or a guest's browser; for older clients the share link and the name. */
  readonly person: string;
  readonly name: string;
  /** Whether they have no account. */
  readonly isGuest: boolean;
  /** Whether they follow on a page without tools, whatever their role, and aren't shown to the others. */
  readonly onlyLooks: boolean;
  /** When the access token ends, in seconds since 1970; null without one. */
  readonly expires: number | null;
  /** The epoch of the document that the client has kept, if any. */
  readonly epoch: number | undefined;
}

export interface Access {
  readonly role: Role;
  /** The id of the project's owner. */
  readonly owner: string;
}

/** Seconds that clocks may differ, as for requests. */
const clockTolerance = 30;

const maxName = 80;

const tokenShape = z.object({
  access: z.string().nullish(),
  share: z.string().max(100).nullish(),
  guest: z.string().nullish(),
  key: z.string().regex(guestKeyForm).nullish(),
  looks: z.boolean().nullish(),
  format: z.number(),
  epoch: z.number().nullish(),
});

type Keys = Pick<Services, 'tokens' | 'shareTokens'>;

/** Throws a Refusal. `ip`: where the client is, because wrong share tokens are counted. */
export async function readVisitor(text: string, ip: string, { tokens, shareTokens }: Keys): Promise<Visitor> {
  const token = parse(text);
  if (token.format !== liveFormat) throw new Refusal('format');
  const share = token.share ?? '';
  const state = share === '' ? 'unknown' : await shareTokens.stateOf(share, ip);
  const visit = state === 'unknown' ? {} : { 'x-share-token': share };
  const place = { method: 'GET', path: '/live', visit };
  const known = { epoch: token.epoch ?? undefined, onlyLooks: token.looks === true };
  const { access = null } = token;
  if (access === null) {
    const caller: Caller = { role: 'anon', claims: { role: 'anon' }, ...place };
    const name = nameOf(token.guest, 'Guest');
    const person = typeof token.key === 'string' ? hash('sha256', token.key) : `${share} ${name}`;
    return { caller, person, name, isGuest: true, expires: null, ...known };
  }
  try {
    const claims = await tokens.verify(access, clockTolerance);
    const name = nameOf(claims.user_metadata['full_name'], nameOf(claims.email.split('@', 1)[0], 'Somebody'));
    const caller: Caller = { role: 'authenticated', claims, ...place };
    return { caller, person: claims.sub, name, isGuest: false, expires: claims.exp, ...known };
  } catch (error) {
    if (error instanceof TokenError) throw new Refusal('expired', closeCodes.expired);
    throw error;
  }
}

function parse(text: string): z.output<typeof tokenShape> {
  try {
    return tokenShape.parse(JSON.parse(text));
  } catch {
    throw new Refusal('The server could not read who you are. Reload the page.');
  }
}

/** A name on one line, not too long. */
function nameOf(name: unknown, otherwise: string): string {
  if (typeof name !== 'string') return otherwise;
  const line = name.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return Array.from(line).slice(0, maxName).join('') || otherwise;
}

/** Null if the caller may not even read the project. */
export async function accessTo(
  database: Database,
  { caller, onlyLooks }: Pick<Visitor, 'caller' | 'onlyLooks'>,
  project: string,
): Promise<Access | null> {
  if (caller.role === 'anon' && caller.visit?.['x-share-token'] === undefined) return null;
  const text = `select p.user_id as owner, case
      when p.user_id = auth.uid() then 'owner'
      when p.id = any ((select public.shared_projects(3))::uuid[]) then 'editor'
      when p.id = any ((select public.shared_projects(2))::uuid[]) then 'commenter'
      else 'viewer' end as role
    from public.projects as p where p.id = $1`;
  const [access] = await database.queryAs<Access>(caller, text, [project]);
  if (access === undefined) return null;
  return onlyLooks ? { ...access, role: 'viewer' } : access;
}

export const mayEdit = ({ role }: Access): boolean => role === 'editor' || role === 'owner';
