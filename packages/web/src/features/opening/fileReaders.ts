// Which part of the product opens which file: a table that is looked up by content first, where a format has a signature,
// then by extension. A new format is one entry; its reader is fetched when a file of it is opened.
import { beginsWith, refusedCad as formats } from '@homeplot/formats/refusedCad';
import type { FileReader, OpenFiles, RefusedFormat } from '../../workspace/fileReader.ts';
import { parcelReaders } from './parcelReaders.ts';
import { underlayReader } from './underlayReader.ts';

/** CAD files that Homeplot doesn't read. */
const refusedCad: readonly RefusedFormat[] = formats.map(({ extensions, refusal, starts }) => ({
  extensions,
  refusal,
  ...(starts ? { matches: (head: Uint8Array) => beginsWith(head, starts) } : {}),
}));

const openDrawing: OpenFiles = async ({ openDialog }, [file]) => {
  if (file) openDialog({ name: 'drawing', file });
  return undefined;
};

/** Whether a file begins as DXF does, in text, perhaps after comments, or in binary. */
function isDxf(head: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(head);
  return /^(?:\xef\xbb\xbf)?(?:\s*999\r?\n[^\n]*\n)*\s*0\r?\n\s*SECTION\b|^AutoCAD Binary DXF/.test(text);
}

const isJson = (head: Uint8Array): boolean => /^\s*[[{]/.test(new TextDecoder().decode(head));

/** In order: the first reader that matches takes a file. */
export const fileReaders: readonly (FileReader | RefusedFormat)[] = [
  {
    title: 'Homeplot plans (.json)',
    extensions: ['json'],
    couldBe: isJson,
    fetch: () => import('./importFile.ts').then(({ importPlanFile }) => importPlanFile),
  },
  {
    title: 'CAD drawings (.dxf)',
    extensions: ['dxf'],
    matches: isDxf,
    fetch: async () => openDrawing,
  },
  underlayReader,
  ...parcelReaders,
  ...refusedCad,
];

/** Bytes that tell the format of a file. */
const headBytes = 4096;

export const extensionOf = (name: string): string => /\.([^.\s]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** The reader of a file; undefined if none opens it. Throws if the browser can't read the file. */
export async function readerOf(
  file: File,
  readers: readonly (FileReader | RefusedFormat)[] = fileReaders,
): Promise<FileReader | RefusedFormat | undefined> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const extension = extensionOf(file.name);
  return (
    readers.find(({ matches }) => matches?.(head)) ??
    readers.find(({ extensions }) => extensions.includes(extension)) ??
    readers.find(({ couldBe }) => couldBe?.(head))
  );
}
