// Whether this browser has stored files, as far as is known without opening its database.

const key = 'homeplot.files';

export function noteFilesHere(): void {
  try {
    window.localStorage.setItem(key, '1');
  } catch {
    // Blocked: then no files are stored either.
  }
}

export function mayHaveFiles(): boolean {
  try {
    return window.localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
