// Reads the unfinished drawing that is stored in this browser. The code that uses it is loaded only if there is one.

export const drawingKey = 'homeplot.drawing';

export function readStored(storage: () => Pick<Storage, 'getItem'>): string | null {
  try {
    return storage().getItem(drawingKey);
  } catch {
    return null;
  }
}
