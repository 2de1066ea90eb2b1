// The cloud projects of the signed-in user.
import { loadBackend } from '../../account/backend/backend.ts';
import { session } from '../../account/backend/session.ts';
import { signOut } from '../../account/signOut.ts';
import { updatedText } from '../../kit/newVersion.ts';
import { whyUnfetched } from '../../kit/late/updated.ts';
import { type Answer, unreached } from '../../kit/answer.ts';
import { CloudProjects } from './cloudProjects.ts';

export async function openCloud(): Promise<Answer<CloudProjects>> {
  const user = session();
  if (typeof user !== 'object') return { ok: false, reason: 'signedOut', problem: "You're not logged in." };
  try {
    const client = await loadBackend();
    if (client) return { ok: true, value: new CloudProjects(client, user.id) };
    return { ok: false, reason: 'signedOut', problem: 'No backend is set up.' };
  } catch (problem) {
    console.warn('The backend could not be loaded.', problem);
    return whyUnloaded();
  }
}

/** Why a part of the page that the cloud needs couldn't be loaded. */
export const whyUnloaded = async (): Promise<typeof unreached> =>
  (await whyUnfetched()) === 'updated' ? { ...unreached, problem: updatedText } : unreached;

/** Calls the cloud as the signed-in user. */
export async function inCloud<T>(ask: (cloud: CloudProjects) => Promise<Answer<T>>): Promise<Answer<T>> {
  const cloud = await openCloud();
  if (!cloud.ok) return cloud;
  const answer = await ask(cloud.value);
  if (!answer.ok && answer.reason === 'signedOut') await forgetSession();
  return answer;
}

/** The cloud no longer accepts the session: it ends here too, so that the user can log in again. */
export async function forgetSession(): Promise<void> {
  if (typeof session() === 'object') await signOut();
}
