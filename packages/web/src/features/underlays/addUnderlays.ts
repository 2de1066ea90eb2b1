// Adds chosen, dropped or pasted pictures and PDF pages to the plan as underlays. Decides what is said of a file that can't
// be read; newUnderlay.ts decides where and how large one is.
// Kept offline when idle.
import { keepFile, sizeProblem } from '../../store/files/fileStore.ts';
import { headBytes, typeOf } from '../../store/files/metadata/fileTypes.ts';
import type { OpenFiles } from '../../workspace/fileReader.ts';
import type { OpenPage } from '../../workspace/openPage.ts';
import { JobProblem } from '../../pictures/worker/asking.ts';
import { addUnderlay } from './newUnderlay.ts';
import type { ChosenPage } from '../../pictures/pdfQuestion.ts';
import { pictureShape, shrunk } from '../../pictures/pictureShape.ts';
import { type ShownReading, showReading } from './showReading.ts';
import { pdfJobs } from '../../pictures/workers.ts';

/** Pixels of the picture that a page is turned into if its PDF needs a password. */
const lockedPagePixels = 20_000_000;

export const addUnderlays: OpenFiles = async (page, files) => {
  const reasons: string[] = [];
  const reading = showReading(page);
  const canceled = new Promise<undefined>((done) =>
    reading.signal.addEventListener('abort', () => done(undefined)),
  );
  for (const [i, file] of files.entries()) {
    const tooLarge = sizeProblem(file, file.name);
    if (tooLarge !== undefined) {
      reasons.push(tooLarge);
      continue;
    }
    reading.show(file.name, files.length > 1 ? `${i + 1} of ${files.length}` : undefined);
    const problem = await Promise.race([addFile(page, file, reading), canceled]);
    if (problem !== undefined) reasons.push(problem);
    if (reading.signal.aborted) break;
  }
  reading.hide();
  const what = files.length === 1 ? `the file ${files[0]?.name}` : `${files.length} files`;
  return reasons.length > 0 ? { what, reasons } : undefined;
};

/** Returns the problem as a sentence or two, if there is one. */
async function addFile(page: OpenPage, file: File, reading: ShownReading): Promise<string | undefined> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  return typeOf(head) === 'application/pdf'
    ? addPage(page, file, reading)
    : addPicture(page, file, file, reading);
}

async function addPicture(
  { workspace: { editor } }: OpenPage,
  file: File,
  content: Blob,
  { signal }: ShownReading,
): Promise<string | undefined> {
  const kept = await keepFile(content, file.name, shrunk);
  if (!kept.ok) return kept.problem;
  const shape = await pictureShape(kept.blob);
  if (!shape) return undecodable(file.name, kept.file.type);
  if (signal.aborted) return undefined;
  addUnderlay(editor, { file: kept.file, pixelWidth: shape.width }, shape.width / shape.height);
  for (const text of kept.notices) editor.say({ text, tone: 'info' });
  return undefined;
}

async function addPage(page: OpenPage, file: File, reading: ShownReading): Promise<string | undefined> {
  const { editor } = page.workspace;
  try {
    const opened = await pdfJobs.open(file);
    const pages = 'pages' in opened ? opened.pages : undefined;
    if (pages === 0)
      return `"${file.name}" has no pages. Get the file again, or save it again as PDF or PNG.`;
    if (reading.signal.aborted) return undefined;
    const chosen = pages === 1 ? { page: 1 } : await askPage(page, file, pages, reading);
    if (!chosen) return undefined;
    const wanted = { blob: file, ...chosen };
    if (chosen.password !== undefined) {
      const picture = await pdfJobs.encoded(wanted, lockedPagePixels);
      const named = new File([picture], `${file.name.replace(/\.pdf$/i, '')} page ${chosen.page}.jpg`);
      const problem = await addPicture(page, named, picture, reading);
      if (problem === undefined && !reading.signal.aborted)
        editor.say({ text: 'The page was added as a picture, which needs no password.', tone: 'info' });
      return problem;
    }
    const [{ width, height }, kept] = await Promise.all([pdfJobs.size(wanted), keepFile(file, file.name)]);
    if (!kept.ok) return kept.problem;
    if (reading.signal.aborted) return undefined;
    addUnderlay(editor, { file: kept.file, page: chosen.page, paperWidth: width }, width / height);
    for (const text of kept.notices) editor.say({ text, tone: 'info' });
    return undefined;
  } catch (problem) {
    console.warn('The PDF could not be opened.', problem);
    const unfetched =
      problem instanceof JobProblem &&
      problem.unfetchedText(
        `"${file.name}" can't be opened without a connection. Add it again when you are online.`,
      );
    if (unfetched) return unfetched;
    if (problem instanceof JobProblem && problem.isMemory)
      return `There isn't enough memory to open "${file.name}". Close other tabs, or save only the page that you need, then try again.`;
    return `"${file.name}" is damaged: no page of it can be read. Get the file again, or open it in another program and print it to a new PDF.`;
  }
}

async function askPage(
  page: OpenPage,
  file: File,
  pages: number | undefined,
  reading: ShownReading,
): Promise<ChosenPage | undefined> {
  reading.hide();
  const chosen = await new Promise<ChosenPage | undefined>((answer) =>
    page.openDialog({ name: 'pdfPage', question: { file, pages, answer } }),
  );
  if (chosen) reading.show(file.name);
  return chosen;
}

const undecodable = (name: string, type: string): string =>
  type === 'image/heic' || type === 'image/heif'
    ? `This browser can't show HEIC photos such as "${name}". Open it on your phone or computer and save it as JPEG: on an iPhone, choose Settings, Camera, Formats, Most Compatible.`
    : `"${name}" is damaged: the browser can't show it. Get the file again, or save it again as PNG or JPEG.`;
