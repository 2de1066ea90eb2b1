// Sends drafts to the cloud that were saved while offline, and then replaced by another plan before the connection was back.
import { Editor } from '@homeplot/editor/editor';
import type { Draft, Drafts } from '../local/drafts.ts';
import { readRecordInSteps } from '../local/readRecord.ts';
import { recordTextInSteps } from '../local/recordText.ts';
import { newId } from '../../kit/newId.ts';
import { inSlices } from '../../kit/slices.ts';
import type { CloudProjects } from './cloudProjects.ts';
import { PlanProject } from '../link/planProject.ts';
import { saveProject } from './saveProject.ts';

export interface SentDraft {
  readonly title: string;
  /** Whether the cloud has it now. If not, the project had changed or was refused, and the plan stays a draft. */
  readonly isSaved: boolean;
}

/** Skips the open plan, which has the id openId: saving sends that. */
export async function sendDrafts(
  drafts: Drafts,
  cloud: CloudProjects,
  openId: string,
): Promise<readonly SentDraft[]> {
  const sent: SentDraft[] = [];
  for (const draft of await drafts.list()) {
    const result = draft.waiting && draft.id !== openId ? await send(draft, drafts, cloud) : undefined;
    if (result) sent.push(result);
  }
  return sent;
}

/** Returns undefined if nothing was sent: the draft can't be read, is another user's, or waits for a connection or a login. */
async function send(draft: Draft, drafts: Drafts, cloud: CloudProjects): Promise<SentDraft | undefined> {
  const text = await drafts.read(draft.id);
  if (text === undefined) return undefined;
  const { cloud: link, reading } = await inSlices(readRecordInSteps(text));
  if (!reading.ok || reading.notes.length > 0 || link?.userId !== cloud.userId) return undefined;
  const { plan } = new Editor({ contents: reading.contents, newId });
  const project = new PlanProject(link);
  const saving = project.begin(link);
  const answer = await saveProject(plan, saving, cloud, new Date());
  saving.ends(answer);
  if (!answer.ok && answer.reason !== 'refused') return undefined;
  const { waiting: _, ...sentDraft } = draft;
  const head = { id: draft.id, timestamp: draft.keptAt, cloud: project.link };
  const sentText = await inSlices(recordTextInSteps(plan, head));
  // The draft may have been opened and edited while it was sent: then its newer text stays.
  if ((await drafts.read(draft.id)) === text) await drafts.keep(sentDraft, sentText);
  return { title: link.title, isSaved: answer.ok && answer.value.kind === 'saved' };
}
