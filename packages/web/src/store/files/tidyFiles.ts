// Starts the removal of files that nothing has needed for a long time.
import { mayHaveFiles } from './filesHere.ts';

/** Milliseconds after the start of the page, which by then has done what the user waits for. */
const delay = 60_000;

export function tidyFiles(): void {
  if (!mayHaveFiles()) return;
  const collect = () => import('./collectFiles.ts').then(({ collectFiles }) => collectFiles());
  setTimeout(() => void collect().catch(() => undefined), delay);
}
