// Whether an unfinished drawing is stored in this browser; what is done with it is loaded only if it is needed.

export const drawingKey = 'homeplot.drawing';

export function readStored(storage: () => Pick<Storage, 'getItem'>): string | null {
  try {
    return storage().getItem(drawingKey);
  } catch {
    return null;
  }
}
