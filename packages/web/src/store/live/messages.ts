// What a room says besides the document and the people.
import { z } from 'zod/mini';

export interface Message {
  /** The database has the document up to a state vector, as its row of that time. */
  readonly saved?: { readonly at: string; readonly vector: Uint8Array } | undefined;
  /** Why a save has failed. */
  readonly unsaved?: string | undefined;
  /** Why something that one has written was refused. */
  readonly why?: string | undefined;
  readonly about?: 'comments' | 'approvals' | undefined;
  /** What one may do from now on. */
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
