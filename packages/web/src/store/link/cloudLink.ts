// The link from a plan in this browser to the cloud project that it is saved in; stored with the plan's local record.
import { z } from 'zod/mini';

export interface CloudLink {
  readonly projectId: string;
  readonly userId: string;
  readonly title: string;
  /** The project's updated_at when it was last saved from here or loaded; absent until the first save has succeeded. */
  readonly updatedAt?: string | undefined;
  /** Whether the plan has been edited since. */
  readonly changed: boolean;
  /** Whether a save found no connection, and is sent when there is one. */
  readonly waiting?: true | undefined;
}

const linkSchema = z.object({
  projectId: z.uuid(),
  userId: z.uuid(),
  title: z.string(),
  updatedAt: z.optional(z.string()),
  changed: z.boolean(),
  waiting: z.optional(z.literal(true)),
});

/** Reads the link of a record; undefined for anything else. */
export function readCloudLink(value: unknown): CloudLink | undefined {
  const read = linkSchema.safeParse(value);
  return read.success ? read.data : undefined;
}
