// The format of the shared document. Clients that write another format aren't let in.
import type { Doc } from 'yjs';

/** Raised whenever this version can no longer read documents of earlier versions, or they can't read those of this one. */
export const liveFormat = 1;

interface About {
  /** undefined if the document is still empty or is damaged. */
  readonly format: number | undefined;
  /** Identifies this document among those of its plan: a new one, which begins without the history of this one, has another epoch. */
  readonly epoch: number | undefined;
}

export function aboutOf(doc: Doc): About {
  const about = doc.getMap('about');
  const [format, epoch] = [about.get('format'), about.get('epoch')];
  return {
    format: typeof format === 'number' ? format : undefined,
    epoch: typeof epoch === 'number' ? epoch : undefined,
  };
}

export function setAbout(doc: Doc, epoch: number): void {
  const about = doc.getMap('about');
  about.set('format', liveFormat);
  about.set('epoch', epoch);
}
