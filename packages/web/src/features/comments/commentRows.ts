// Reads the rows of comments from the cloud, and makes threads of them. Rows that can't be read are left out.
import type { PinAnchor } from '@homeplot/plan/pinPlace';
import { z } from 'zod/mini';
import { guestNamed } from '../../account/backend/guestNamed.ts';

/** A page that is led farther away, in feet, can't draw anything. */
const far = 1e8;
const near = z.number().check(z.minimum(-far), z.maximum(far));
const number = z.optional(near);
const anchorSchema = z.object({
  x: near,
  y: near,
  object: z.optional(z.string()),
  edge: number,
  dx: number,
  dy: number,
  along: z.optional(z.number().check(z.minimum(-1), z.maximum(2))),
  off: number,
  corners: number,
  foot: z.optional(z.object({ x: near, y: near })),
});
const text = z.nullish(z.string());
const threadSchema = z.object({
  id: z.string(),
  anchor: anchorSchema,
  created_at: z.string(),
  resolved_at: text,
  resolved_by: text,
});
const commentSchema = z.object({
  id: z.string(),
  thread_id: z.string(),
  author_id: text,
  author_name: z.string(),
  guest_hash: text,
  body: z.string(),
  created_at: z.string(),
  edited_at: text,
  deleted_at: text,
});
const readSchema = z.object({ thread_id: z.string(), read_at: text, muted: z.boolean() });

const columnsOf = (schema: { readonly shape: object }): string => Object.keys(schema.shape).join(',');
export const threadColumns = columnsOf(threadSchema);
export const commentColumns = columnsOf(commentSchema);
export const readColumns = columnsOf(readSchema);

function rowsBy<T>(schema: z.ZodMiniType<T>): (rows: readonly unknown[]) => readonly T[] {
  return (rows) =>
    rows.flatMap((row) => {
      const read = schema.safeParse(row);
      return read.success ? [read.data] : [];
    });
}
export const threadRows = rowsBy(threadSchema);
export const commentRows = rowsBy(commentSchema);
export const readRows = rowsBy(readSchema);

export type ThreadRow = z.infer<typeof threadSchema>;
export type CommentRow = z.infer<typeof commentSchema>;
export type ReadRow = z.infer<typeof readSchema>;

export interface Comment {
  readonly id: string;
  readonly author: string;
  readonly isMine: boolean;
  readonly body: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly isEdited: boolean;
  readonly isDeleted: boolean;
}

export interface Thread {
  readonly id: string;
  /** The number on the thread's pin: threads are numbered in the order in which they were started. */
  readonly number: number;
  readonly anchor: PinAnchor;
  /** The oldest first. At least one of them isn't deleted. */
  readonly comments: readonly Comment[];
  readonly isResolved: boolean;
  readonly resolvedBy: string;
  /** How many comments of others the reader hasn't read. */
  readonly unread: number;
  readonly isMuted: boolean;
}

export interface Reader {
  readonly userId?: string | undefined;
  /** The SHA-256 of the guest's key, as the rows of the guest's comments have it. */
  readonly guestHash?: string | undefined;
}

/** All of a project's threads in the order in which they were started. reads: when the reader last read each thread. */
export function threadsOf(
  threads: readonly ThreadRow[],
  comments: readonly CommentRow[],
  reads: ReadonlyMap<string, Pick<ReadRow, 'read_at' | 'muted'>>,
  reader: Reader,
): readonly Thread[] {
  const byThread = new Map<string, Comment[]>();
  for (const row of comments) {
    const own = byThread.get(row.thread_id) ?? [];
    byThread.set(row.thread_id, own);
    own.push(commentOf(row, reader));
  }
  return threads.flatMap(({ id, anchor, resolved_at, resolved_by }, i) => {
    const own = byThread.get(id) ?? [];
    if (own.every(({ isDeleted }) => isDeleted)) return [];
    const read = reads.get(id);
    const since = Date.parse(read?.read_at ?? '') || 0;
    const unread = own.filter(
      ({ isMine, isDeleted, createdAt }) => !isMine && !isDeleted && Date.parse(createdAt) > since,
    ).length;
    return [
      {
        id,
        number: i + 1,
        anchor,
        comments: own,
        isResolved: Boolean(resolved_at),
        resolvedBy: resolved_by ?? '',
        unread,
        isMuted: read?.muted ?? false,
      },
    ];
  });
}

function commentOf(row: CommentRow, { userId, guestHash }: Reader): Comment {
  const isMine =
    (userId !== undefined && row.author_id === userId) ||
    (guestHash !== undefined && row.guest_hash === guestHash);
  return {
    id: row.id,
    author: row.guest_hash && !isMine ? guestNamed(row.author_name) : row.author_name,
    isMine,
    body: row.body,
    createdAt: row.created_at,
    isEdited: Boolean(row.edited_at),
    isDeleted: Boolean(row.deleted_at),
  };
}

export const threadFilters = { open: 'Open', resolved: 'Resolved', mine: 'Mine', unread: 'Unread' } as const;
export type ThreadFilter = keyof typeof threadFilters;

const passes: Readonly<Record<ThreadFilter, (thread: Thread) => boolean>> = {
  open: ({ isResolved }) => !isResolved,
  resolved: ({ isResolved }) => isResolved,
  mine: ({ comments }) => comments.some(({ isMine, isDeleted }) => isMine && !isDeleted),
  unread: ({ unread }) => unread > 0,
};

export const countOf = (threads: readonly Thread[], filter: ThreadFilter): number =>
  threads.filter(passes[filter]).length;

/** The threads that pass the filter, those with the newest comments first. */
export function filtered(threads: readonly Thread[], filter: ThreadFilter): readonly Thread[] {
  const latest = ({ comments }: Thread): string => comments.at(-1)?.createdAt ?? '';
  return threads.filter(passes[filter]).toSorted((a, b) => (latest(a) < latest(b) ? 1 : -1));
}

export const unreadIn = (threads: readonly Thread[]): number =>
  threads.reduce((sum, { unread, isMuted }) => sum + (isMuted ? 0 : unread), 0);
