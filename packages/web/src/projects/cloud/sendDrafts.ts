// Sends the drafts that wait for a connection: plans that were saved without one, and replaced before it was back.
import { Editor } from '@homeplot/editor/editor';
import type { Draft, Drafts } from '../local/drafts.ts';
import { readRecordInSteps } from '../local/readRecord.ts';
import { recordTextInSteps } from '../local/recordText.ts';
import { newId } from '../newId.ts';
import { inSlices } from '../slices.ts';
import type { CloudProjects } from './cloudProjects.ts';
import { OpenProject } from './openProject.ts';
import { saveProject } from './saveProject.ts';

export interface SentDraft {
  readonly title: string;
  /** Whether the cloud has it; otherwise it stays a draft, since the project was changed meanwhile or refused. */
  readonly isSaved: boolean;
}

/** openId: the open plan, which is not sent here. */
export async function sendDrafts(
  drafts: Drafts,
  cloud: CloudProjects,
  openId: string,
): Promise<readonly SentDraft[]> {
  const sent: SentDraft[] = [];
  for (const draft of await drafts.list()) {
    const one = draft.waiting && draft.id !== openId ? await send(draft, drafts, cloud) : undefined;
    if (one) sent.push(one);
  }
  return sent;
}

/** Returns undefined if it still waits, for a connection or for the user to log in again. */
async function send(draft: Draft, drafts: Drafts, cloud: CloudProjects): Promise<SentDraft | undefined> {
  const text = await drafts.read(draft.id);
  if (text === undefined) return undefined;
  const { cloud: link, reading } = await inSlices(readRecordInSteps(text));
  if (!reading.ok || reading.notes.length > 0 || link?.userId !== cloud.userId) return undefined;
  const { plan } = new Editor({ contents: reading.contents, newId });
  const project = new OpenProject(link);
  const answer = await saveProject({ editor: { plan }, project }, project.begin(), cloud, new Date());
  const isSignedOut = answer?.kind === 'failed' && answer.reason === 'signedOut';
  if (!answer || isSignedOut || project.link?.waiting) return undefined;
  const { waiting: _, ...done } = draft;
  const head = { id: draft.id, timestamp: draft.keptAt, cloud: project.link };
  const sent = await inSlices(recordTextInSteps(plan, head));
  // The draft may have been opened and edited while it was sent: then its newer text stays.
  if ((await drafts.read(draft.id)) === text) await drafts.keep(done, sent);
  return { title: link.title, isSaved: answer.kind === 'saved' };
}
