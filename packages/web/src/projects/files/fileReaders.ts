// Which part of the product opens which file: a table that is looked up by content first, where a format has a signature,
// then by extension. A new format is one entry; its reader is fetched when a file of it is opened.
import type { Dialogs } from '../../dialogs/dialogs.ts';
import type { OpenReport } from './openReading.ts';
import { parcelReaders } from './parcelReaders.ts';
import { refusedCad } from './refusedCad.ts';
import { underlayReader } from './underlayReader.ts';
import type { Workspace } from '../workspace.ts';

/** The page that files are opened on. */
export interface ImportPage extends Dialogs {
  readonly workspace: Workspace;
}

/** Opens files of one format, or a dialog about them. Returns what to report; undefined if there is nothing. */
export type OpenFiles = (page: ImportPage, files: readonly File[]) => Promise<OpenReport | undefined>;

export interface FileReader {
  /** Its files in messages, in the plural. */
  readonly title: string;
  /** Lowercase, without a dot. */
  readonly extensions: readonly string[];
  /** Whether a file that begins with these bytes is of this format, whatever its name says. */
  readonly matches?: (head: Uint8Array) => boolean;
  /** Whether several files can be opened together. */
  readonly takesSeveral?: true;
  readonly fetch: () => Promise<OpenFiles>;
}

/** A format that isn't read. */
export interface RefusedFormat extends Pick<FileReader, 'extensions' | 'matches'> {
  /** What it is and what to do, in sentences. */
  readonly refusal: string;
}

const openDrawing: OpenFiles = async ({ openDialog }, [file]) => {
  if (file) openDialog({ name: 'drawing', file });
  return undefined;
};

/** Whether a file begins as DXF does, in text, perhaps after comments, or in binary. */
function isDxf(head: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(head);
  return /^(?:\xef\xbb\xbf)?(?:\s*999\r?\n[^\n]*\n)*\s*0\r?\n\s*SECTION\b|^AutoCAD Binary DXF/.test(text);
}

/** In order: the first reader that matches takes a file. */
export const fileReaders: readonly (FileReader | RefusedFormat)[] = [
  {
    title: 'plans of Homeplot (.json)',
    extensions: ['json'],
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
    readers.find(({ extensions }) => extensions.includes(extension))
  );
}
