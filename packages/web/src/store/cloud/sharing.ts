// Who else may open a project in the cloud: links, members, invitations and offers of ownership. The database decides which of
// these calls are allowed.
import { newToken } from '../../account/backend/guestKey.ts';
import type { Role } from '../../account/backend/visit.ts';
import type { Answer } from '../../kit/result.ts';
import { sha256 } from '../../kit/sha256.ts';
import { entryRows, type ProjectEntry } from '../link/cloudRows.ts';
import type { CloudProjects } from './cloudProjects.ts';
import { keepToken } from './linkTokens.ts';
import {
  type Invitation,
  invitationRows,
  linkRows,
  type Member,
  memberRows,
  type Membership,
  membershipRows,
  type Offer,
  offerRows,
  ownerRows,
  projectRows,
  type ShareLink,
} from './sharingRows.ts';

const links = (cloud: CloudProjects) => cloud.client.from('share_links');
const members = (cloud: CloudProjects) => cloud.client.from('project_members');
const invitations = (cloud: CloudProjects) => cloud.client.from('invitations');
const offers = (cloud: CloudProjects) => cloud.client.from('project_handovers');

/** The id of a project's owner; undefined if the user may not open the project, or it was deleted. */
export async function ownerOf(cloud: CloudProjects, projectId: string): Promise<Answer<string | undefined>> {
  const call = cloud.client.from('projects').select(ownerRows.columns).eq('id', projectId);
  const answer = await cloud.first(call, ownerRows);
  return answer.ok ? { ok: true, value: answer.value?.user_id } : answer;
}

/** A project's share links that were not revoked, newest first. */
export function linksOf(cloud: CloudProjects, projectId: string): Promise<Answer<ShareLink[]>> {
  const call = links(cloud).select(linkRows.columns).eq('project_id', projectId).is('revoked_at', null);
  return cloud.all(call.order('created_at', { ascending: false }), linkRows);
}

export interface NewLink {
  readonly role: Role;
  readonly expires_at: string | null;
}

/** Creates a share link. Its token is kept only in this browser; the cloud gets a digest of it. */
export async function makeLink(
  cloud: CloudProjects,
  projectId: string,
  link: NewLink,
): Promise<Answer<{ readonly link: ShareLink | undefined; readonly token: string }>> {
  const token = newToken();
  const token_hash = await sha256(new TextEncoder().encode(token));
  const row = { ...link, project_id: projectId, token_hash };
  const answer = await cloud.first(links(cloud).insert(row).select(linkRows.columns), linkRows, row);
  if (!answer.ok) return answer;
  const made = answer.value;
  if (made) keepToken(made.id, { token, projectId, role: link.role, expires: link.expires_at });
  return { ok: true, value: { link: made, token } };
}

type LinkChange = Partial<Pick<ShareLink, 'name' | 'expires_at' | 'revoked_at'>>;

/** Returns undefined if the link is gone. All functions below that change something do the same. */
export function changeLink(
  cloud: CloudProjects,
  id: string,
  change: LinkChange,
): Promise<Answer<ShareLink | undefined>> {
  return cloud.first(links(cloud).update(change).eq('id', id).select(linkRows.columns), linkRows, change);
}

export function membersOf(cloud: CloudProjects, projectId: string): Promise<Answer<Member[]>> {
  const call = members(cloud).select(memberRows.columns).eq('project_id', projectId);
  return cloud.all(call.order('created_at'), memberRows);
}

export function changeMember(
  cloud: CloudProjects,
  projectId: string,
  userId: string,
  role: Role,
): Promise<Answer<Member | undefined>> {
  const call = members(cloud).update({ role }).eq('project_id', projectId).eq('user_id', userId);
  return cloud.first(call.select(memberRows.columns), memberRows, { role });
}

/** With the user's own id, the user leaves the project. */
export function removeMember(
  cloud: CloudProjects,
  projectId: string,
  userId: string,
): Promise<Answer<Member | undefined>> {
  const call = members(cloud).delete().eq('project_id', projectId).eq('user_id', userId);
  return cloud.first(call.select(memberRows.columns), memberRows);
}

/** The offers of a project's ownership: one at most. None on a server that doesn't have offers yet. */
export async function offersOf(cloud: CloudProjects, projectId: string): Promise<readonly Offer[]> {
  const call = offers(cloud).select(offerRows.columns).eq('project_id', projectId);
  const answer = await cloud.all(call, offerRows);
  return answer.ok ? answer.value : [];
}

/** The offers of ownership to the user. */
export async function offersTo(cloud: CloudProjects): Promise<readonly Offer[]> {
  const call = offers(cloud).select(offerRows.columns).eq('to_user_id', cloud.userId);
  const answer = await cloud.all(call.order('created_at', { ascending: false }), offerRows);
  return answer.ok ? answer.value : [];
}

/** Offers a member the ownership of a project. */
export function offer(
  cloud: CloudProjects,
  projectId: string,
  userId: string,
): Promise<Answer<Offer | undefined>> {
  const row = { project_id: projectId, to_user_id: userId };
  return cloud.first(offers(cloud).insert(row).select(offerRows.columns), offerRows, row);
}

/** The user becomes the owner, and the owner an editor. */
export function acceptOffer(cloud: CloudProjects, projectId: string): Promise<Answer<Offer | undefined>> {
  const change = { accepted: true };
  const call = offers(cloud).update(change).eq('project_id', projectId).select(offerRows.columns);
  return cloud.first(call, offerRows, change);
}

/** Withdraws an offer, or declines it. */
export function dropOffer(cloud: CloudProjects, projectId: string): Promise<Answer<Offer | undefined>> {
  const call = offers(cloud).delete().eq('project_id', projectId).select(offerRows.columns);
  return cloud.first(call, offerRows);
}

export function invitationsOf(cloud: CloudProjects, projectId: string): Promise<Answer<Invitation[]>> {
  const call = invitations(cloud).select(invitationRows.columns).eq('project_id', projectId);
  return cloud.all(call.order('created_at'), invitationRows);
}

export function invite(
  cloud: CloudProjects,
  projectId: string,
  email: string,
  role: Role,
): Promise<Answer<Invitation | undefined>> {
  const row = { project_id: projectId, email: email.toLowerCase(), role };
  return cloud.first(invitations(cloud).insert(row).select(invitationRows.columns), invitationRows, row);
}

export function changeInvitation(
  cloud: CloudProjects,
  id: string,
  role: Role,
): Promise<Answer<Invitation | undefined>> {
  const call = invitations(cloud).update({ role }).eq('id', id).select(invitationRows.columns);
  return cloud.first(call, invitationRows, { role });
}

/** Withdraws an invitation, or declines it. */
export function dropInvitation(cloud: CloudProjects, id: string): Promise<Answer<Invitation | undefined>> {
  return cloud.first(invitations(cloud).delete().eq('id', id).select(invitationRows.columns), invitationRows);
}

/** The invitations to the user, who has this email address. */
export function invitationsTo(cloud: CloudProjects, email: string): Promise<Answer<Invitation[]>> {
  const call = invitations(cloud).select(invitationRows.columns).eq('email', email.toLowerCase());
  return cloud.all(call.order('created_at', { ascending: false }), invitationRows);
}

export function acceptInvitation(
  cloud: CloudProjects,
  { project_id }: Invitation,
): Promise<Answer<Membership | undefined>> {
  // The database takes everything else from the invitation and the account.
  const row = { project_id };
  const call = members(cloud).insert(row).select(membershipRows.columns);
  return cloud.first(call, membershipRows, row);
}

export interface SharedEntry extends ProjectEntry {
  readonly role: Role;
}

/** The projects of others of which the user is a member, newest first. */
export async function sharedWith(cloud: CloudProjects): Promise<Answer<SharedEntry[]>> {
  const own = members(cloud).select(membershipRows.columns).eq('user_id', cloud.userId);
  const found = await cloud.all(own, membershipRows);
  if (!found.ok) return found;
  if (found.value.length === 0) return { ok: true, value: [] };
  const roles = new Map(found.value.map(({ project_id, role }) => [project_id, role]));
  const call = cloud.client
    .from('projects')
    .select(entryRows.columns)
    .in('id', [...roles.keys()]);
  const answer = await cloud.all(call.order('updated_at', { ascending: false }), entryRows);
  if (!answer.ok) return answer;
  const value = answer.value.map((entry) => ({ ...entry, role: roles.get(entry.id) ?? ('viewer' as const) }));
  return { ok: true, value };
}

/** The ids of the user's own projects that others may open, or are invited to. */
export async function sharedOfOwn(cloud: CloudProjects): Promise<Answer<ReadonlySet<string>>> {
  const [byLink, byMembers, invited] = await Promise.all([
    cloud.all(links(cloud).select(projectRows.columns).is('revoked_at', null), projectRows),
    cloud.all(members(cloud).select(projectRows.columns).neq('user_id', cloud.userId), projectRows),
    cloud.all(invitations(cloud).select(projectRows.columns), projectRows),
  ]);
  if (!byLink.ok) return byLink;
  if (!byMembers.ok) return byMembers;
  if (!invited.ok) return invited;
  const found = [...byLink.value, ...byMembers.value, ...invited.value];
  return { ok: true, value: new Set(found.map(({ project_id: id }) => id)) };
}
