// The cloud of who is signed in.
import { loadBackend } from '../account/backend.ts';
import { session } from '../account/session.ts';
import { type Answer, unreached } from './answer.ts';
import { CloudProjects } from './cloudProjects.ts';

export async function openCloud(): Promise<Answer<CloudProjects>> {
  const user = session();
  if (typeof user !== 'object') return { ok: false, reason: 'signedOut', problem: 'Nobody is signed in.' };
  try {
    const client = await loadBackend();
    if (client) return { ok: true, value: new CloudProjects(client, user.id) };
    return { ok: false, reason: 'signedOut', problem: 'No backend is set up.' };
  } catch (problem) {
    console.warn('The backend could not be loaded.', problem);
    return unreached;
  }
}
