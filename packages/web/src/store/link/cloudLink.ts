// The link from a plan in this browser to the cloud project that it is saved in; stored with the plan's local record.
import { z } from 'zod/mini';
import { mediumDate } from '../../kit/formatted.ts';
import { newUuid } from '../../kit/newUuid.ts';

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
  /** Whether others may edit the project too, so that it is edited live where there is a live server. */
  readonly isShared?: true | undefined;
  /** Whether the plan has edits that the live document kept here lacks: the browser's storage was full, or no room was entered. */
  readonly isAhead?: true | undefined;
  /** The share link's token by which a guest has opened it. */
  readonly token?: string | undefined;
}

const linkSchema = z.object({
  projectId: z.uuid(),
  userId: z.uuid(),
  title: z.string(),
  updatedAt: z.optional(z.string()),
  changed: z.boolean(),
  waiting: z.optional(z.literal(true)),
  isShared: z.optional(z.literal(true)),
  isAhead: z.optional(z.literal(true)),
  token: z.optional(z.string()),
});

/** Reads the link of a record; undefined for anything else. */
export function readCloudLink(value: unknown): CloudLink | undefined {
  const read = linkSchema.safeParse(value);
  return read.success ? read.data : undefined;
}

/** The plan's title or 'Project' and the local date, such as Project Nov 28, 2026. */
export const defaultTitle = (planTitle: string, now: Date): string =>
  planTitle.trim() || `Project ${mediumDate(now)}`;

/** The link of a plan that is saved as a copy, next to the project with this title. */
export const copyLink = (userId: string, title: string): CloudLink =>
  newLink(
    userId,
    `${Array.from(title)
      .slice(0, titleLimit - copyMark.length)
      .join('')}${copyMark}`,
  );

const copyMark = ' (copy)';
/** Maximum length of a project's title. */
export const titleLimit = 200;

/** A link to a project that doesn't exist yet. */
export const newLink = (userId: string, title: string): CloudLink => ({
  projectId: newUuid(),
  userId,
  title,
  changed: true,
});
