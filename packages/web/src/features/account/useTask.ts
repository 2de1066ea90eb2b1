// Runs one task of the account at a time, and keeps why it failed.
import { useState } from 'react';
import type { AuthResult } from '../../account/backend/authResult.ts';

export function useTask() {
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<string>();
  /** name: of the task; its button shows that it is busy. Returns whether the task succeeded. */
  const run = async (name: string, task: () => Promise<AuthResult>): Promise<boolean> => {
    if (busy !== undefined) return false;
    setBusy(name);
    setProblem(undefined);
    const result = await task().finally(() => setBusy(undefined));
    if (!result.ok) setProblem(result.problem);
    return result.ok;
  };
  return { busy, problem, run, setProblem };
}
