// Links of a plan to a new cloud project, and their titles.
import type { CloudLink } from './cloudLink.ts';
import { newUuid } from '../../kit/newUuid.ts';

/** The plan's title or, as specified, 'Project' and the local date. */
export const defaultTitle = (planTitle: string, now: Date): string =>
  planTitle.trim() || `Project ${now.toLocaleDateString()}`;

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
