// Opens files of all formats that Homeplot reads, each with the reader of its format.
import { whyUnloaded } from '../../kit/late/updated.ts';
import type { FileReader } from '../../workspace/fileReader.ts';
import type { OpenPage } from '../../workspace/openPage.ts';
import { extensionOf, readerOf } from './readerOf.ts';
import type { OpenReport } from '../../store/open/openReading.ts';

/**
 * Opens the files of the first format that is found; the others are named in a message. Returns a report, or undefined if
 * there is nothing to report.
 */
export async function openFiles(
  page: OpenPage,
  files: readonly File[],
  readers: readonly FileReader[],
): Promise<OpenReport | undefined> {
  const unread: string[] = [];
  const byReader = new Map<FileReader, File[]>();
  for (const file of files) {
    const found = await readerOf(file, readers).catch(() => 'gone' as const);
    if (found === 'gone') unread.push(`${file.name}: ${gone}`);
    else if (!found) unread.push(`${file.name}: ${unknownFormat(file.name, readers)}`);
    else if ('refusal' in found) unread.push(`${file.name}: ${found.refusal}`);
    else byReader.set(found, [...(byReader.get(found) ?? []), file]);
  }
  const [first, ...others] = byReader;
  const what = files.length === 1 ? `the file ${files[0]?.name}` : `${files.length} files`;
  if (!first) return { what, reasons: files.length === 1 ? unread.map(withoutName) : unread };
  const [reader, own] = first;
  const [opened, left] = reader.takesSeveral ? [own, []] : [own.slice(0, 1), own.slice(1)];
  const unopened = [...left, ...others.flatMap(([, more]) => more)].map(({ name }) => name);
  if (unopened.length > 0)
    unread.push(
      `Only ${opened.map(({ name }) => name).join(', ')} ${opened.length === 1 ? 'was' : 'were'} opened. Next, import ${unopened.join(', ')}.`,
    );
  for (const text of unread) page.workspace.editor.say({ text, tone: 'error' });
  const open = await reader.fetch().catch(() => undefined);
  if (open) return open(page, opened);
  return { what, reasons: [(await whyUnloaded()).problem] };
}

const gone = "The browser couldn't read the file. Check that it's still there, then try again.";
const withoutName = (line: string): string => line.slice(line.indexOf(': ') + 2);

function unknownFormat(name: string, readers: readonly FileReader[]): string {
  const extension = extensionOf(name);
  const kind = extension ? `.${extension} files can't` : "A file without an extension can't";
  const known = readers.map(({ title }) => title);
  return `${kind} be opened. What can be: ${known.join(', ')}.`;
}
