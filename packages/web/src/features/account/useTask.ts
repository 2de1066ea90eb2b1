// Runs one task of the account at a time, and keeps why it failed.
import { useState } from 'react';
import type { AuthOutcome } from '../../account/backend/authResult.ts';

export function useTask() {
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<string>();
  /** name: of the task, for its button. Returns whether it was done. */
  const run = async (name: string, task: () => Promise<AuthOutcome>): Promise<boolean> => {
    if (busy !== undefined) return false;
    setBusy(name);
    setProblem(undefined);
    const outcome = await task().finally(() => setBusy(undefined));
    if (!outcome.done) setProblem(outcome.reason);
    return outcome.done;
  };
  return { busy, problem, run, setProblem };
}
