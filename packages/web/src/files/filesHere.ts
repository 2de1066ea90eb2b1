// Whether this browser has stored files, as far as is known without opening its database.

const key = 'homeplot.files';

/** Milliseconds: by then the page has done what the user waits for. */
const delay = 60_000;

export function noteFilesHere(): void {
  try {
    window.localStorage.setItem(key, '1');
  } catch {
    // Blocked: then no files are stored either.
  }
}

/** Removes the files that nothing has needed for long, after a while. */
export function collectFilesLater(): void {
  try {
    if (window.localStorage.getItem(key) === null) return;
  } catch {
    return;
  }
  const collect = () => import('./collectFiles.ts').then(({ collectFiles }) => collectFiles());
  setTimeout(() => void collect().catch(() => undefined), delay);
}
