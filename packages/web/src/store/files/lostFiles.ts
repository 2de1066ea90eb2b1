// The files of the signed-in user's projects whose content the server has lost, and sending again those that this browser
// has. Load it lazily.
// Kept offline once used.
import type { StoredFile } from '@homeplot/plan/storedFile';
import { type Answer, unreached } from '../../kit/result.ts';
import { cloudAccess, listFiles } from './cloudFiles.ts';
import { files } from './fileStore.ts';
import { forgetKnown, uploadFiles } from './uploadFiles.ts';

export interface LostFile {
  readonly file: StoredFile;
  /** The ids of the projects that use it. */
  readonly projects: readonly string[];
  /** Whether this browser has it. */
  readonly isHere: boolean;
}

/** Empty without a connection too. */
export async function lostFiles(): Promise<readonly LostFile[]> {
  try {
    const access = await cloudAccess();
    // A backend that doesn't know "lost" lists all.
    const listed = access ? await listFiles(access, { lost: true, limit: 1000 }) : [];
    const lost = listed.filter(({ lost_since }) => typeof lost_since === 'string');
    return await Promise.all(
      lost.map(async ({ name, metadata, projects = [] }) => ({
        file: { sha256: name, name: 'A file', type: metadata?.mimetype ?? '', bytes: metadata?.size ?? 0 },
        projects,
        isHere: (await files.localBlob(name)) !== undefined,
      })),
    );
  } catch {
    return [];
  }
}

/** Returns the problems of those that weren't sent. */
export async function sendAgain(lost: readonly LostFile[]): Promise<Answer<readonly string[]>> {
  try {
    const access = await cloudAccess();
    if (!access) return unreached;
    const here = lost.filter(({ isHere }) => isHere).map(({ file }) => file);
    for (const file of here) forgetKnown(access, file);
    return await uploadFiles(here, () => {});
  } catch {
    return unreached;
  }
}
