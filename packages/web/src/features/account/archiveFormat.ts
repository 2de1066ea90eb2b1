// The archive of an account, a zip file: `account.json`, a plan file for each project and each earlier version, and the files
// that they refer to under their hashes. Plan files in it have a further field, `project`, and can be opened one by one.
import type { StoredFile } from '@homeplot/plan/storedFile';
import { z } from 'zod/mini';

export const accountEntry = 'account.json';
export const fileEntry = (sha256: string): string => `files/${sha256}`;
export const isProjectEntry = (name: string): boolean => /^projects\/[^/]+\.json$/.test(name);

/** The title with only characters that any system allows in the name of a file, and no longer than such a name should be. */
const fileNameOf = (title: string): string =>
  title
    .replaceAll(/[^\p{L}\p{N}.-]+/gu, ' ')
    .trim()
    .slice(0, 60) || 'Untitled';

/** The name of a project's plan file. count: the number of the project from 1, so that equal titles have different names. */
export const projectEntry = (count: number, title: string): string =>
  `projects/${String(count).padStart(3, '0')} ${fileNameOf(title)}.json`;

/** The name of a version's plan file. project: the name of the project's; count: the number of the version from 1. */
export const versionEntry = (project: string, count: number): string =>
  project.replace(/^projects\/(.*)\.json$/, `versions/$1/${String(count).padStart(2, '0')}.json`);

/** A project in its plan file. */
export const archivedProject = z.object({
  objects: z.array(z.unknown()),
  settings: z.record(z.string(), z.unknown()),
  project: z.object({ id: z.uuid(), title: z.string(), created_at: z.string() }),
});

const fileReference = z.object({ sha256: z.string(), type: z.string(), bytes: z.number(), name: z.string() });

/** The files that the objects of a plan file refer to, each once. */
export function filesIn(objects: readonly unknown[]): readonly StoredFile[] {
  const found = new Map<string, StoredFile>();
  for (const object of objects)
    for (const value of Object.values(Object(object) as Record<string, unknown>)) {
      const file = fileReference.safeParse(value);
      if (file.success && /^[\da-f]{64}$/.test(file.data.sha256)) found.set(file.data.sha256, file.data);
    }
  return [...found.values()];
}
