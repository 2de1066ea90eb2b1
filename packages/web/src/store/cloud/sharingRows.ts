// The rows of the tables that say who else may open a project.
import { z } from 'zod/mini';
import { type Rows, rows } from '../link/cloudRows.ts';

const role = z.enum(['viewer', 'commenter', 'editor']);

const linkSchema = z.object({
  id: z.string(),
  role,
  name: z.string(),
  created_at: z.string(),
  expires_at: z.nullable(z.string()),
  revoked_at: z.nullable(z.string()),
  opened: z.number(),
  last_opened_at: z.nullable(z.string()),
});
const memberSchema = z.object({ user_id: z.string(), role, name: z.string(), email: z.string() });
const membershipSchema = z.object({ project_id: z.string(), role });
const invitationSchema = z.object({
  id: z.string(),
  project_id: z.string(),
  email: z.string(),
  role,
  created_at: z.string(),
  mailed_at: z.nullable(z.string()),
  project_title: z.string(),
  inviter_name: z.string(),
});
const offerSchema = z.object({ project_id: z.string(), to_user_id: z.string(), owner_name: z.string() });
const ownerSchema = z.object({ user_id: z.string() });

export type ShareLink = z.infer<typeof linkSchema>;
export type Member = z.infer<typeof memberSchema>;
/** The user's membership in somebody else's project. */
export type Membership = z.infer<typeof membershipSchema>;
export type Invitation = z.infer<typeof invitationSchema>;
/** The owner's offer of a project to a member, who becomes the owner by accepting it. */
export type Offer = z.infer<typeof offerSchema>;

export const linkRows: Rows<ShareLink> = rows(linkSchema);
export const memberRows: Rows<Member> = rows(memberSchema);
export const membershipRows: Rows<Membership> = rows(membershipSchema);
export const invitationRows: Rows<Invitation> = rows(invitationSchema);
export const offerRows: Rows<Offer> = rows(offerSchema);
export const ownerRows: Rows<{ readonly user_id: string }> = rows(ownerSchema);
export const projectRows: Rows<{ readonly project_id: string }> = rows(
  z.pick(membershipSchema, { project_id: true }),
);
