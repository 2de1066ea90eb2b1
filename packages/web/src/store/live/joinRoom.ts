// Enters the live room of the open plan's project, if its server has rooms.
import type { Editor } from '@homeplot/editor/editor';
import { readPlanFileInSteps } from '@homeplot/plan/readPlan';
import type { PlanContents } from '@homeplot/plan/plan';
import { accessToken } from '../../account/backend/accessToken.ts';
import { backendConfig } from '../../account/backend/backend.ts';
import { guestKey } from '../../account/backend/guestKey.ts';
import { guestName } from '../../account/backend/guestName.ts';
import { visit } from '../../account/backend/visit.ts';
import { newId } from '../../kit/newId.ts';
import { inSlices } from '../../kit/slices.ts';
import { projectsHere } from '../cloud/cloudProjects.ts';
import type { CloudLink } from '../link/cloudLink.ts';
import type { Workspace } from '../open/workspace.ts';
import { type Asking, Connection } from './connection.ts';
import { KeptDocument } from './keptDocument.ts';
import { Room } from './room.ts';
import { editsSince, isUnedited } from './unmerged.ts';
import { sendFiles } from './sendFiles.ts';

/**
 * Returns undefined if there is no such server, or the plan has edits that can't be merged before the user has chosen a version.
 * Rejects if the server can't be reached.
 */
export async function joinRoom(
  { editor, project, autosave }: Workspace,
  signal: AbortSignal,
): Promise<Room | undefined> {
  const config = await backendConfig();
  // Read only now: edits that are made from here on reach the room.
  const { link } = project;
  if (!config?.live || link?.updatedAt === undefined || signal.aborted) return undefined;
  // Read once, so that the name stays the same in the room.
  const guest = guestName() ?? null;
  let room: Room | undefined = undefined;
  const kept = new KeptDocument(link.projectId, (isKept) => room?.keeps(isKept));
  const begun = link.changed && !(await kept.read()) ? await begunFrom(link, editor) : { base: undefined };
  if (!begun || signal.aborted) return undefined;
  room = new Room({
    editor,
    project,
    kept,
    base: begun.base,
    keepDraft: () => autosave.keepDraft(newId()),
    saveHere: () => autosave.saveNow(),
    connect: (given) =>
      new Connection({
        ...given,
        origin: config.url,
        projectId: link.projectId,
        asking: (renew) => asking(guest, renew),
      }),
  });
  sendFiles(editor, link.projectId, signal);
  return room;
}

/**
 * The cloud's plan from which the unsaved edits here began. base: undefined if the cloud has these edits already, because the page
 * was left before the room acknowledged them. Returns undefined if the cloud has another plan by now. Rejects if it can't be
 * reached.
 */
async function begunFrom(
  { projectId, updatedAt }: CloudLink,
  editor: Editor,
): Promise<{ base: PlanContents | undefined } | undefined> {
  const cloud = await projectsHere();
  const row = cloud.ok ? await cloud.value.read(projectId) : cloud;
  if (!row.ok && row.reason !== 'signedOut') throw new Error(row.problem);
  if (!row.ok || !row.value) return undefined;
  const { objects, settings } = row.value;
  const reading = await inSlices(readPlanFileInSteps({ objects, settings }));
  if (!reading.ok) return undefined;
  if (row.value.updated_at === updatedAt) return { base: reading.contents };
  return isUnedited(editsSince(reading.contents, editor)) ? { base: undefined } : undefined;
}

async function asking(guest: string | null, renew: boolean): Promise<Asking> {
  return {
    access: await accessToken(renew),
    share: visit()?.token ?? null,
    guest,
    key: guestKey(),
  };
}
