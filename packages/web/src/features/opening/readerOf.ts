// Which reader opens a file: one that knows it by its content, else by its extension, else one that it could be of. CAD
// files that aren't read, such as DWG, are refused; formats' dxf/records/refusedCad has them and the words.
import { beginsWith, refusedCad } from '@homeplot/formats/refusedCad';
import type { FileReader } from '../../workspace/fileReader.ts';

/** How many of a file's first bytes the readers see to recognize its format. */
const headBytes = 4096;

export const extensionOf = (name: string): string => /\.([^.\s]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** A format that isn't read. */
interface RefusedFormat extends Pick<FileReader, 'extensions' | 'matches' | 'couldBe'> {
  /** What the file is and what the user can do instead, in sentences. */
  readonly refusal: string;
}

/** The refused formats are listed here rather than by a feature, so that the page doesn't wait for their code. */
const refused: readonly RefusedFormat[] = refusedCad.map(({ extensions, refusal, starts }) => ({
  extensions,
  refusal,
  ...(starts ? { matches: (head: Uint8Array) => beginsWith(head, starts) } : {}),
}));

/** The reader of a file, or why there is none; undefined if the format isn't known. Throws if the browser can't read the file. */
export async function readerOf(
  file: File,
  readers: readonly FileReader[],
): Promise<FileReader | RefusedFormat | undefined> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const extension = extensionOf(file.name);
  const all = [...readers, ...refused];
  return (
    all.find(({ matches }) => matches?.(head)) ??
    all.find(({ extensions }) => extensions.includes(extension)) ??
    all.find(({ couldBe }) => couldBe?.(head, extension))
  );
}
