// Which reader opens a file: one that knows it by its content, else by its extension, else one that it could be of.
import type { FileReader, RefusedFormat } from '../../workspace/fileReader.ts';

/** Bytes that tell the format of a file. */
const headBytes = 4096;

export const extensionOf = (name: string): string => /\.([^.\s]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** The reader of a file; undefined if none opens it. Throws if the browser can't read the file. */
export async function readerOf(
  file: File,
  readers: readonly (FileReader | RefusedFormat)[],
): Promise<FileReader | RefusedFormat | undefined> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const extension = extensionOf(file.name);
  return (
    readers.find(({ matches }) => matches?.(head)) ??
    readers.find(({ extensions }) => extensions.includes(extension)) ??
    readers.find(({ couldBe }) => couldBe?.(head))
  );
}
