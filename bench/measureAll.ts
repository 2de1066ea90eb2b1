// Runs the requested measurements in sequence, and returns their tables.
import type { Browser } from 'playwright';
import { excalidrawAddress, measureExcalidraw } from './excalidraw/excalidrawPage.ts';
import { measureDrawing } from './dxf/measureDrawing.ts';
import { measureFiles } from './files.ts';
import { comparedSize, contourLimits, drawingLimits, siteSizes, sizes, smallPlan } from './limits.ts';
import { scriptBytes } from './measuring/scripts.ts';
import { measureSlowPhone } from './measuring/slowPhone.ts';
import type { Options } from './options.ts';
import { measureLargePdf, measureReadmePdf } from './pdf.ts';
import { measuredPlan } from './plans/measuredPlan.ts';
import { groundOf, mixedPlan } from './plans/mixedPlan.ts';
import { measureContours } from './planner/measureContours.ts';
import { measureEditsAt, measurePlanner } from './planner/measurePlanner.ts';
import { windowSize } from './planner/plannerPage.ts';
import type { Row } from './report/figure.ts';
import {
  besideRows,
  besideTable,
  contourRows,
  drawingRows,
  fileRows,
  pdfRows,
  phoneRows,
  scriptRows,
  sheetRows,
  singleTable,
  underlayRows,
} from './report/otherTables.ts';
import { measureSheets } from './sheets.ts';
import { measureUnderlays } from './underlays/measureUnderlays.ts';
import { plannerRows, plannerTable, siteRows, type Sized } from './report/plannerTable.ts';

export interface Section {
  readonly title: string;
  readonly text: string;
  readonly rows: readonly Row[];
}

export interface Addresses {
  /** Address of the product. */
  readonly product: string;
  /** Address of the benchmark's own pages. */
  readonly pages: string;
}

export async function measureAll(
  browser: Browser,
  { product, pages }: Addresses,
  { parts, objects }: Options,
  say: (line: string) => void,
): Promise<Section[]> {
  const sections: Section[] = [];
  const scripts = parts.has('scripts') ? await measureScripts() : undefined;
  if (scripts) {
    const rows = scriptRows(scripts);
    sections.push({ title: 'JavaScript on the first visit', text: singleTable(rows), rows });
  }
  if (parts.has('phone')) {
    say('A slow phone on a slow 3G line');
    const rows = phoneRows(await measureSlowPhone(browser, new URL('/app', product).href));
    sections.push({ title: 'A phone four times slower, on a slow 3G line', text: singleTable(rows), rows });
  }
  const compared = objects?.[0] ?? comparedSize;
  if (parts.has('files')) {
    say(`Files of ${compared} objects`);
    const { exporting, importing } = await measureFiles(browser, pages, compared);
    const rows = fileRows(exporting, importing);
    sections.push({ title: `Files of ${named(compared)}`, text: singleTable(rows), rows });
  }
  if (parts.has('pdf')) {
    say(`PDF files of ${named(compared)}`);
    const readme = await measureReadmePdf(browser, product);
    const rows = pdfRows(readme, await measureLargePdf(browser, product, compared));
    sections.push({ title: `PDF files, the large one of ${named(compared)}`, text: singleTable(rows), rows });
  }
  if (parts.has('sheets')) {
    say(`The sheets of ${named(compared)}`);
    const rows = sheetRows(await measureSheets(browser, product, compared));
    sections.push({ title: `The window of sheets over ${named(compared)}`, text: singleTable(rows), rows });
  }
  if (parts.has('dxf')) {
    const { entities, bytes } = drawingLimits;
    say(`A drawing of ${entities.toLocaleString('en-US')} entities`);
    const rows = drawingRows(await measureDrawing(browser, product, { entities, bytes }));
    sections.push({ title: 'A DXF drawing of 50 MB with 100,000 entities', text: singleTable(rows), rows });
  }
  sections.push(...(await measureUnder(browser, product, parts, say)));
  const wanted = parts.has('planner') ? (objects ?? sizes) : parts.has('excalidraw') ? [compared] : [];
  const sized: Sized[] = [];
  for (const count of wanted) {
    say(`The planner with ${named(count)}`);
    const figures = await measurePlanner(browser, product, (ground) => mixedPlan(count, ground));
    sized.push({ count, figures });
    if (count === compared && parts.has('excalidraw')) sections.push(await compare(count, figures));
  }
  if (parts.has('planner')) {
    say(`The planner with ${named(smallPlan)}`);
    const small = await measureEditsAt(browser, product, smallPlan);
    const rows = plannerRows(sized, small);
    sections.push({ title: 'The planner', text: plannerTable(rows, wanted), rows });
  }
  if (parts.has('site')) sections.push(await measureSites(objects ?? siteSizes));
  return sections;

  async function measureSites(counts: readonly number[]): Promise<Section> {
    const sites: Sized[] = [];
    for (const count of counts) {
      say(`A measured site with ${named(count)}`);
      const figures = await measurePlanner(browser, product, (ground) => measuredPlan(count, ground));
      sites.push({ count, figures });
    }
    const rows = siteRows(sites);
    const title =
      'A measured site: half of it lots, buildings, paving and so on, with up to 2,000 tied dimensions';
    return { title, text: plannerTable(rows, counts), rows };
  }

  async function compare(count: number, ours: Sized['figures']): Promise<Section> {
    say(`Excalidraw with ${named(count)}`);
    const { canvas, target, view } = ours;
    const contents = mixedPlan(count, groundOf(view));
    const setting = { address: pages, contents, canvas, window: windowSize, view, target };
    const theirs = await measureExcalidraw(browser, setting);
    const rows = besideRows(ours, theirs, scripts && { ours: scripts.planner, theirs: scripts.excalidraw });
    return { title: `Compared with Excalidraw 0.18.1, ${named(count)}`, text: besideTable(rows), rows };
  }

  async function measureScripts() {
    say('JavaScript on the first visit');
    return {
      landing: await scriptBytes(browser, new URL('/', product).href, windowSize),
      planner: await scriptBytes(browser, new URL('/app', product).href, windowSize),
      excalidraw: await scriptBytes(
        browser,
        excalidrawAddress(pages, { x: 0, y: 0, ...windowSize }),
        windowSize,
      ),
    };
  }
}

/** What lies under a plan: pictures, and the contours of a large ground. */
async function measureUnder(
  browser: Browser,
  product: string,
  parts: Options['parts'],
  say: (line: string) => void,
): Promise<Section[]> {
  const sections: Section[] = [];
  if (parts.has('underlays')) {
    say('A scanned PDF of 20 MB and a photo as underlays');
    const rows = underlayRows(await measureUnderlays(browser, product));
    sections.push({
      title: 'Two underlays: a PDF of 20 MB, a photo of 12 megapixels',
      text: singleTable(rows),
      rows,
    });
  }
  if (parts.has('contours')) {
    const { points } = contourLimits;
    say(`A ground of ${points.toLocaleString('en-US')} points`);
    const rows = contourRows(await measureContours(browser, product, points));
    sections.push({ title: 'A ground of 50,000 points with its contours', text: singleTable(rows), rows });
  }
  return sections;
}

const named = (count: number): string => `${count.toLocaleString('en-US')} objects`;
