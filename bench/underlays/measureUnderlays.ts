// Adds a scanned PDF and a photo as underlays, and measures when they are seen, their memory, and the motion over them.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { type BareCost, measureBareMotion } from '../measuring/bareMotion.ts';
import { type Motion, measureMotion } from '../measuring/motion.ts';
import { settled } from '../measuring/settled.ts';
import { openPlanner, windowSize } from '../planner/plannerPage.ts';
import { photoOf, scannedPdf } from './largeFiles.ts';

export interface UnderlayFigures {
  /** Milliseconds from the chosen file to its picture. */
  readonly pdf: number;
  readonly photo: number;
  /** Bytes of the PDF. */
  readonly pdfBytes: number;
  /** Bytes that the renderers hold more for each underlay; undefined where the system doesn't tell. */
  readonly memory: number | undefined;
  readonly motion: Motion;
  readonly bare: BareCost;
}

const timeout = 60_000;
/** Milliseconds: the workers have ended by then, and their memory is free. */
const rest = 18_000;

export async function measureUnderlays(browser: Browser, address: string): Promise<UnderlayFigures> {
  const maker = await browser.newPage();
  const [pdf, photo] = [await scannedPdf(maker), await photoOf(maker)];
  await maker.context().close();
  // Files on the disk, as a user has them: the page doesn't hold their bytes.
  const folder = mkdtempSync(join(tmpdir(), 'homeplot-bench-'));
  const files = { pdf: join(folder, 'scan.pdf'), photo: join(folder, 'photo.jpg') };
  writeFileSync(files.pdf, pdf);
  writeFileSync(files.photo, photo);
  try {
    return { ...(await measureFiles(browser, address, files)), pdfBytes: pdf.length };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measureFiles(
  browser: Browser,
  address: string,
  files: { readonly pdf: string; readonly photo: string },
): Promise<Omit<UnderlayFigures, 'pdfBytes'>> {
  const planner = await openPlanner(browser, address);
  const { page } = planner;
  // What a first press fetches is not part of it.
  await page.mouse.move(windowSize.width / 2, windowSize.height / 2);
  await settled(page);
  // Nor what any object costs: bitmaps of the canvas, and the code of panels.
  await page.evaluate(addAndMove);
  await settled(page);
  await page.evaluate(removeAll);
  await page.waitForTimeout(rest);
  await page.requestGC();
  const before = await rendererBytes(browser);
  const pdfTime = await add(page, files.pdf);
  await page.evaluate(setAside);
  const photoTime = await add(page, files.photo);
  await page.waitForTimeout(rest);
  await page.requestGC();
  const after = await rendererBytes(browser);

  await planner.center();
  await page.evaluate(prepareMotion);
  await settled(page);
  const bareBefore = await measureBareMotion(browser, windowSize);
  const motion = await measureMotion(await planner.subject());
  const bareAfter = await measureBareMotion(browser, windowSize);
  await page.context().close();
  return {
    pdf: pdfTime,
    photo: photoTime,
    memory: before === undefined || after === undefined ? undefined : (after - before) / 2,
    motion,
    bare: {
      median: (bareBefore.median + bareAfter.median) / 2,
      processor: (bareBefore.processor + bareAfter.processor) / 2,
    },
  };
}

/** Milliseconds until the dark middle of the picture is on the canvas. */
async function add(page: Page, file: string): Promise<number> {
  const chosen = performance.now();
  await page.getByLabel('Plan file to import').setInputFiles(file);
  await page.waitForFunction(isMiddleDark, undefined, { timeout, polling: 'raf' });
  return performance.now() - chosen;
}

/** Runs in the page: whether the pixel in the middle of the view is dark. */
function isMiddleDark(): boolean {
  const shown = document.querySelector<HTMLCanvasElement>('[aria-label="Site plan canvas"] canvas');
  const host = document.querySelector('[aria-label="Site plan canvas"]')?.getBoundingClientRect();
  const at = shown?.getBoundingClientRect();
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!shown?.width || !host || !at || !context) return false;
  const scale = shown.width / at.width;
  const x = (host.left + host.width / 2 - at.left) * scale;
  const y = (host.top + host.height / 2 - at.top) * scale;
  context.drawImage(shown, -Math.round(x), -Math.round(y));
  const [light = 255] = context.getImageData(0, 0, 1, 1).data;
  return light < 90;
}

/** Runs in the page: as large as an underlay, selected, and moved as one is. */
function addAndMove(): void {
  const { editor } = window.homeplot;
  const { x, y, width, height, pxPerFoot } = editor.viewport;
  const [across, down] = [width / pxPerFoot, height / pxPerFoot];
  const from = { x: x + across * 0.2, y: y + down * 0.2 };
  const put = editor.scene.create('rectangle', from, { x: from.x + across * 0.6, y: from.y + down * 0.6 });
  if (!put) return;
  editor.edit([{ put }], 'Bench');
  editor.select({ ids: new Set([put.id]) });
  const moved = { ...put, x: from.x + 5 };
  editor.edit([{ put: moved }], 'Bench');
}

/** Runs in the page. */
function removeAll(): void {
  const { editor } = window.homeplot;
  editor.edit(
    [...editor.plan.objects.keys()].map((remove) => ({ remove })),
    'Bench',
  );
}

/** Runs in the page: moves the underlay out of the middle, but not out of view. */
function setAside(): void {
  const { editor } = window.homeplot;
  const [id = ''] = editor.plan.objects.keys();
  const old = editor.plan.objects.get(id);
  if (!old) return;
  const { x } = old as unknown as { readonly x: number };
  const put = { ...old, x: x + 25 };
  editor.edit([{ put }], 'Bench');
  editor.select({ ids: new Set() });
}

/** Runs in the page: the underlays are locked across the middle of the view, with a rectangle to drag over them. */
function prepareMotion(): void {
  const { editor } = window.homeplot;
  const { x, y, width, height, pxPerFoot } = editor.viewport;
  const [across, down] = [width / pxPerFoot, height / pxPerFoot];
  for (const [i, old] of [...editor.plan.objects.values()].entries()) {
    const size = { width: across * 0.9, height: across * 0.6 };
    const put = { ...old, ...size, x: x + i * across * 0.1, y: y + i * down * 0.05, locked: true as const };
    editor.edit([{ put }], 'Bench');
  }
  const from = { x: x + across / 2, y: y + down / 2 };
  const put = editor.scene.create('rectangle', from, { x: from.x + 10, y: from.y + 8 });
  if (put) editor.edit([{ put }], 'Bench');
}

const pageBytes = 4096;

/** Resident bytes of all pages; undefined on systems without /proc. */
async function rendererBytes(browser: Browser): Promise<number | undefined> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  try {
    return processInfo
      .filter(({ type }) => type === 'renderer')
      .map(({ id }) => Number(readFileSync(`/proc/${id}/statm`, 'utf8').split(' ')[1]) * pageBytes)
      .reduce((sum, bytes) => sum + bytes, 0);
  } catch {
    return undefined;
  }
}
