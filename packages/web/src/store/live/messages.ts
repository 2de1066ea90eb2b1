// The messages of a room other than the document and its people, and the texts that this page shows for some of them.
import { z } from 'zod/mini';

export interface Message {
  /** The database has saved the document up to this state vector. at: updated_at of the project's row since then. */
  readonly saved?: { readonly at: string; readonly vector: Uint8Array } | undefined;
  /** Why a save has failed. */
  readonly unsaved?: string | undefined;
  /** Why something that this client has written was refused. */
  readonly why?: string | undefined;
  readonly about?: 'comments' | 'approvals' | undefined;
  /** What this client may do from now on. */
  readonly role?: string | undefined;
}

const schema = z.object({
  saved: z.optional(z.string()),
  vector: z.optional(z.string()),
  unsaved: z.optional(z.string()),
  why: z.optional(z.string()),
  about: z.optional(z.enum(['comments', 'approvals'])),
  role: z.optional(z.string()),
});

export function readMessage(message: unknown): Message {
  const read = schema.safeParse(message);
  if (!read.success) return {};
  const { saved, vector, ...rest } = read.data;
  if (saved === undefined || vector === undefined) return rest;
  return {
    ...rest,
    saved: { at: saved, vector: Uint8Array.from(atob(vector), (one) => one.codePointAt(0) ?? 0) },
  };
}

export const unmergeable =
  "The plan was started over on the server, and your last changes couldn't be merged into it. They are under Earlier drafts.";
export const lookOnly = 'You can only look at this project now. Your plan is saved in this browser.';
export const notKept =
  "This browser's storage is full, so it can't keep what you change without a connection. Keep this page open, or export the plan.";
