// The form of the shared document. Whoever writes another one isn't let in.
import type { Doc } from 'yjs';

/** Raised when a document of before can no longer be read by this version, or the other way around. */
export const liveFormat = 1;

interface About {
  /** undefined: nothing was filled in yet, or it was mangled. */
  readonly format: number | undefined;
  /** Which document of its plan this is. A new one of the same plan, without the past of this one, has another. */
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
