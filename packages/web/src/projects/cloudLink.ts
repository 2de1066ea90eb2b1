// The tie between a plan in this browser and the cloud project that it is saved in; kept with the plan's local record.
import { z } from 'zod/mini';

export interface CloudLink {
  readonly projectId: string;
  /** Whose project it is. */
  readonly userId: string;
  readonly title: string;
  /** The project's updated_at when it was last saved from here or loaded; missing until a first save is answered. */
  readonly updatedAt?: string | undefined;
  /** Whether the plan has been edited since. */
  readonly changed: boolean;
}

const linkSchema = z.object({
  projectId: z.uuid(),
  userId: z.uuid(),
  title: z.string(),
  updatedAt: z.optional(z.string()),
  changed: z.boolean(),
});

/** A link as a record has it; undefined for anything else. */
export function readCloudLink(value: unknown): CloudLink | undefined {
  const read = linkSchema.safeParse(value);
  return read.success ? read.data : undefined;
}
