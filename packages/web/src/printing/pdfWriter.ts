// The worker that writes PDF files, and its font. One is kept ready once the user is about to download, because
// starting it takes longer than writing a small file.
import fontFile from '../../font/HomeplotSans.ttf?url';

export interface PdfWriter {
  readonly worker: Worker;
  /** Fails if it can't be fetched. */
  readonly font: Promise<ArrayBuffer>;
}

let spare: PdfWriter | undefined;

function start(): PdfWriter {
  const worker = new Worker(new URL('worker/pdfWorker.ts', import.meta.url), { type: 'module' });
  const writer = { worker, font: fetchFont() };
  // The next one may have more luck.
  const forget = (): void => {
    if (spare === writer) dropWriter();
  };
  worker.addEventListener('error', forget);
  writer.font.catch(forget);
  return writer;
}

async function fetchFont(): Promise<ArrayBuffer> {
  const response = await fetch(fontFile);
  if (!response.ok) throw new Error(`The font came with status ${response.status}.`);
  return response.arrayBuffer();
}

export const keepWriter = (): void => void (spare ??= start());

export function dropWriter(): void {
  spare?.worker.terminate();
  spare = undefined;
}

/** The one that is ready, else a new one. Whoever takes it ends it. */
export function takeWriter(): PdfWriter {
  const writer = spare ?? start();
  spare = undefined;
  return writer;
}
