// The worker in which pdf.js reads and draws PDF files, which would otherwise block the page.
import type { Part } from '@homeplot/plan/pen';
import { getDocument, OPS, PasswordException, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist';
import { WorkerMessageHandler } from 'pdfjs-dist/build/pdf.worker.mjs';
import { statedScale } from './statedScale.ts';
import { answerJobs } from './answering.ts';
import type { PdfJobs, PdfText, Shape, Wanted } from './jobs.ts';
import { type Matrix, maxPaths, pathsOf } from './pdfLines.ts';
import { adjust, canvasOf } from './pixels.ts';
import { Canvases, NoFilters } from './pdfCanvases.ts';
import { type Drawn, finishedDrawing, photoShape, wholePictures } from './wholePictures.ts';

// pdf.js then reads files in this worker instead of starting another one.
Object.assign(globalThis, { pdfjsWorker: { WorkerMessageHandler } });

/** Fonts, character maps and decoders that pdf.js fetches when a file needs them; see build/pdfjsFiles.ts. */
const assets = new URL(String(import.meta.env['PDFJS_FILES']), self.location.origin).href;
/** Points per inch. */
const pointsPerInch = 72;
/** Pixels per inch beyond which no survey has detail. */
const maxResolution = 600;
/** The most pixels of a picture that are decoded; a larger one is scaled down first. A scan of 17 by 11 inches at 300 per inch has 17 million. */
const largestImage = 12_000_000;
/** Canvases have four bytes per pixel. */
const bytesPerPixel = 4;
const pictureOperators: ReadonlySet<number> = new Set([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
]);
/** So few strokes may be just a frame, or the frame and stamps of a scan. With more, a page is offered as line work. */
const maxFrameStrokes = { drawing: 2, scan: 10 } as const;

let current: { readonly blob: Blob; readonly document: PDFDocumentProxy } | undefined;

/** The document of a file. The last document stays open, since most jobs are about the same file. */
async function documentOf(blob: Blob, password?: string): Promise<PDFDocumentProxy> {
  if (current && current.blob.size === blob.size && (await isSame(current.blob, blob)))
    return current.document;
  await current?.document.loadingTask.destroy();
  current = undefined;
  const document = await getDocument({
    data: new Uint8Array(await blob.arrayBuffer()),
    ...(password === undefined ? {} : { password }),
    CanvasFactory: Canvases,
    FilterFactory: NoFilters,
    // Letters are drawn as paths: workers have no document to add fonts to.
    disableFontFace: true,
    useSystemFonts: false,
    cMapUrl: `${assets}cmaps/`,
    standardFontDataUrl: `${assets}standard_fonts/`,
    wasmUrl: `${assets}wasm/`,
    // The content policy allows none; pdf.js has the same decoders as scripts.
    useWasm: false,
    useWorkerFetch: true,
    // Scans are scaled down before they are drawn.
    canvasMaxAreaInBytes: bytesPerPixel * largestImage,
    verbosity: 0,
  }).promise;
  current = { blob, document };
  return document;
}

/** Bytes at the end of a file, where a PDF has its id. */
const tailBytes = 4096;

/** Whether two files of the same size are the same, judged by their ends. */
async function isSame(a: Blob, b: Blob): Promise<boolean> {
  const [one, other] = await Promise.all([a, b].map((blob) => blob.slice(-tailBytes).text()));
  return one === other;
}

const pageOf = async ({ blob, page = 1, password }: Wanted): Promise<PDFPageProxy> =>
  (await documentOf(blob, password)).getPage(page);

/** The size of a page in inches, as it is shown. */
function inchesOf(page: PDFPageProxy): Shape {
  const { width, height } = page.getViewport({ scale: 1 });
  return { width: width / pointsPerInch, height: height / pointsPerInch };
}

/** Draws a page, or a part of it. width: of the whole page, in pixels. */
async function render(page: PDFPageProxy, width: number, part?: Part): Promise<OffscreenCanvas> {
  const { x, y, width: across, height: down } = part ?? { x: 0, y: 0, width: 1, height: 1 };
  const inches = inchesOf(page);
  const whole = { width, height: (width * inches.height) / inches.width };
  const [canvas, context] = canvasOf({ width: whole.width * across, height: whole.height * down });
  const viewport = page.getViewport({
    scale: width / (inches.width * pointsPerInch),
    offsetX: -x * whole.width,
    offsetY: -y * whole.height,
  });
  // pdf.js can also draw on an OffscreenCanvas, which its types don't say.
  const canvasContext = context as unknown as CanvasRenderingContext2D;
  await page.render({ canvas: null, canvasContext, viewport }).promise;
  page.cleanup();
  return canvas;
}

async function drawn(wanted: Wanted, maxPixels: number): Promise<Drawn> {
  const page = await pageOf(wanted);
  const inches = inchesOf(page);
  const full = { width: inches.width * maxResolution, height: inches.height * maxResolution };
  const canvas = await render(page, photoShape(full, wanted, maxPixels).width);
  return finishedDrawing(canvas, full, wanted, maxPixels);
}

/** The texts of a page. matrix: from the page's units to the viewport's. */
async function wordsOf(page: PDFPageProxy, matrix: Matrix): Promise<readonly PdfText[]> {
  const { items } = await page.getTextContent();
  const [a, b, c, d, e, f] = matrix;
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [p = 1, q = 0, r = 0, s = 1, x = 0, y = 0] = item.transform as readonly number[];
    const along = { x: a * p + c * q, y: b * p + d * q };
    return {
      content: item.str,
      x: a * x + c * y + e,
      y: b * x + d * y + f,
      height: Math.hypot(a * r + c * s, b * r + d * s),
      angle: Math.atan2(along.y, along.x),
    };
  });
}

const jobs: PdfJobs = {
  async open(blob, password) {
    try {
      return { pages: (await documentOf(blob, password)).numPages };
    } catch (problem) {
      if (!(problem instanceof PasswordException)) throw problem;
      return { lock: password === undefined ? 'asks' : 'wrong' };
    }
  },
  async size(wanted) {
    return inchesOf(await pageOf(wanted));
  },
  async facts(wanted) {
    const page = await pageOf(wanted);
    const matrix = page.getViewport({ scale: 1 }).transform as unknown as Matrix;
    const words = await wordsOf(page, matrix);
    const scale = statedScale(words.map(({ content }) => content).join(' '));
    const operators = await page.getOperatorList();
    const paths = pathsOf(operators, OPS, matrix);
    const isScan = operators.fnArray.some((operator) => pictureOperators.has(operator));
    const strokes = paths.filter(({ stroke }) => stroke !== undefined);
    page.cleanup();
    return {
      feetPerInch: scale?.feetPerInch,
      scaleWords: scale?.words,
      hasLines: strokes.length > maxFrameStrokes[isScan ? 'scan' : 'drawing'],
    };
  },
  async thumbnail(wanted, width) {
    return (await render(await pageOf(wanted), width)).transferToImageBitmap();
  },
  async lines(wanted) {
    const page = await pageOf(wanted);
    const matrix = page.getViewport({ scale: 1 }).transform as unknown as Matrix;
    const paths = pathsOf(await page.getOperatorList(), OPS, matrix);
    const texts = await wordsOf(page, matrix);
    page.cleanup();
    return { paths, texts, isCut: paths.length >= maxPaths };
  },
  ...wholePictures(drawn),
  async detail(wanted, part, width) {
    const canvas = await render(await pageOf(wanted), width, part);
    adjust(canvas, wanted);
    return canvas.transferToImageBitmap();
  },
};

answerJobs(jobs);
