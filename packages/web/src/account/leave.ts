// Signs out and says how it went.
import { toast } from '../kit/toasts/toast.ts';
import { signOut } from './signOut.ts';

export async function leave(): Promise<void> {
  const outcome = await signOut();
  if (outcome.done) toast.success('Signed out successfully');
  else toast.error(`Failed to sign out: ${outcome.reason}`);
}
