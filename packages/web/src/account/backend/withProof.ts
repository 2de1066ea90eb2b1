// Calls the backend and, if it asks for a proof of work, calls it again with one. Supabase's interface has no field for such
// a proof, so it is requested and sent as a CAPTCHA token.
import { Watchers } from '@homeplot/editor/watchers';
import { useSyncExternalStore } from 'react';

interface Answer {
  readonly error: { readonly code?: string | undefined } | null;
}

/** prove: computes the proof; undefined if the backend has no challenge, or this browser can't solve it. */
export async function withProof<A extends Answer>(
  call: (security: { readonly captchaToken?: string }) => Promise<A>,
  prove: () => Promise<string | undefined> = proveWork,
): Promise<A> {
  const answer = await call({});
  if (answer.error?.code !== 'captcha_failed') return answer;
  const captchaToken = await prove();
  return captchaToken === undefined ? answer : call({ captchaToken });
}

async function proveWork(): Promise<string | undefined> {
  const { prove } = await import('./proofOfWork.ts');
  setChecking(true);
  return prove().finally(() => setChecking(false));
}

/** Whether a proof is being computed, for the buttons that say so. */
let checking = false;
const watchers = new Watchers<{ changed: [] }>();
const watch = (changed: () => void): (() => void) => watchers.add({ changed });

function setChecking(next: boolean): void {
  checking = next;
  watchers.notify('changed');
}

export const useChecking = (): boolean =>
  useSyncExternalStore(
    watch,
    () => checking,
    () => false,
  );
