// Has the files removed that nothing has needed for a long time.
import { mayHaveFiles } from './filesHere.ts';

/** Milliseconds after the page: by then the page has done what the user waits for. */
const delay = 60_000;

export function tidyFiles(): void {
  if (!mayHaveFiles()) return;
  const collect = () => import('./collectFiles.ts').then(({ collectFiles }) => collectFiles());
  setTimeout(() => void collect().catch(() => undefined), delay);
}
