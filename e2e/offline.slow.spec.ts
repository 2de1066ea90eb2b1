// Without a network: after one visit, the planner starts and works without its server.
import type { BrowserContext, Page } from '@playwright/test';
import { builderDrawing } from './builderDrawing.ts';
import { expect, expectArrived, test } from './fixtures.ts';
import { noConnection } from './people.ts';
import { Planner } from './planner.ts';
import { escapeDialog, header, menu, nextFrame, open, reload, runByName } from './plannerPage.ts';
import { surveyPdf } from './surveyPdf.ts';
import { expectToast } from './toast.ts';
import { startServer } from './testServer.ts';

test.use({
  serviceWorkers: 'allow',
  permissions: ['clipboard-read', 'clipboard-write'],
  // The pictures of the landing page aren't cached, nor is what only talks to the server; on a slow machine the idle moment
  // comes when there is no server.
  expectedFaults: ['ERR_CONNECTION_REFUSED', '/config.json', '.svg', '/assets/client-', ' 503'],
});

/** Bytes that the first visit may fetch in the background. */
const maxInBackground = 665_000;
/** Bytes that come when nothing else happens: workers, their font, decoders of scans. */
const maxWhenIdle = 1_850_000;

interface Fetched {
  readonly at: number;
  readonly bytes: number;
}

/** Follows what the service worker fetches. Returns all of it up to now. */
function followWorker(context: BrowserContext): () => Promise<readonly Fetched[]> {
  const fetched: Promise<Fetched>[] = [];
  context.on('response', (response) => {
    const request = response.request();
    if (request.serviceWorker() === null || response.fromServiceWorker()) return;
    const bytes = response.headerValue('content-length').then((length) => Number(length ?? 0));
    fetched.push(bytes.then((count) => ({ at: request.timing().startTime, bytes: count })));
  });
  return () => Promise.all(fetched);
}

const bytesOf = (fetched: readonly Fetched[]): number => fetched.reduce((sum, { bytes }) => sum + bytes, 0);

/** Opens the planner, and waits until it is cached. */
async function visit(page: Page, origin: string): Promise<void> {
  await open(page, `${origin}/app`);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

/** Selects an object of each type in the plan, whose parts of the panel are fetched then. */
async function openEveryCard(page: Page): Promise<void> {
  const objects = await page.evaluate(() => [...window.homeplot.editor.plan.objects.values()]);
  for (const { id } of new Map(objects.map((object) => [object.type, object])).values()) {
    await page.evaluate((one) => window.homeplot.editor.select({ ids: new Set([one]) }), id);
    await nextFrame(page);
    await expectArrived(page);
  }
  const shown = await page.evaluate(() => window.toastsShown ?? []);
  expect(shown.filter((text) => text.includes("couldn't be loaded"))).toEqual([]);
}

/** The commands that open a dialog, each with the dialog's name. */
const dialogs: readonly (readonly [command: string, name: string | RegExp])[] = [
  ['Print', 'Print'],
  ['Plan properties', 'Plan properties'],
  ['Keyboard shortcuts & help', /help/i],
  ['Earlier drafts', 'Earlier drafts'],
  ['Saved Projects', 'Saved Projects'],
];

test('a first visit fetches little in the background, and after it the planner works without its server', async ({
  page,
  context,
}) => {
  const fetchedSoFar = followWorker(context);
  const warnings: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const server = await startServer({});
  try {
    await visit(page, server.origin);
    expect(warnings).toEqual([]);
    const painted = await page.evaluate(
      () =>
        performance.timeOrigin + (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
    );
    const fetched = await fetchedSoFar();
    expect(fetched.length).toBeGreaterThan(10);
    expect(fetched.filter(({ at }) => at < painted)).toEqual([]);
    expect(bytesOf(fetched)).toBeLessThan(maxInBackground);
  } finally {
    await server.close();
  }

  const planner = await Planner.open(page, `${server.origin}/app`);
  await planner.pick('Rectangle');
  await planner.drag([3, 3], [27, 29]);
  await planner.hears("Added rectangle: 24' × 26'");
  const lot = await planner.objects();
  await reload(page);
  await expect.poll(() => planner.objects()).toEqual(lot);
  const download = page.waitForEvent('download');
  await header(page, 'Export').click();
  const file = await (await download).path();
  await page.getByRole('button', { name: 'Clear Canvas' }).click();
  await expect.poll(() => planner.objects()).toEqual([]);
  await page.getByLabel('Plan file to import').setInputFiles(file);
  await expect.poll(() => planner.objects()).toEqual(lot);

  await header(page, 'Share').click();
  await page.getByRole('button', { name: 'Generate & Copy Link' }).click();
  await expectToast(page, 'Share link copied to clipboard!');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await open(page, link);
  await expectToast(page, 'Opened the shared plan.');
  await expect.poll(() => planner.objects()).toEqual(lot);
  // Parts that are loaded only when they are needed.
  await page.getByLabel('Site plan canvas').focus();
  for (const [command, name] of dialogs) {
    await runByName(page, command);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    // The worker that draws it is here too.
    if (command === 'Print') await expect(page.getByRole('img', { name: /^The sheet:/ })).toBeVisible();
    await escapeDialog(page);
  }
  for (const ending of ['SVG', 'PNG']) {
    const exported = page.waitForEvent('download');
    await menu(page, `Export ${ending}`);
    expect((await exported).suggestedFilename()).toMatch(new RegExp(`\\.${ending}$`, 'i'));
  }
  await runByName(page, 'Start from a template');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /town lot/i })
    .click();
  await expectToast(page, 'Your earlier plan is under Earlier drafts');
  await openEveryCard(page);
  await header(page, 'Login').click();
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password').fill('secret-1');
  await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toHaveText(noConnection);
  await escapeDialog(page);
  await page.getByRole('link', { name: 'Homeplot, home' }).click();
  await expect(page.getByRole('heading', { name: 'Plan Your Perfect Home Site' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Open the planner' }).first().click();
  await expect(page.getByLabel('Site plan canvas')).toBeVisible();
});

test('after a visit and an idle minute, files are read and written without the server as well', async ({
  page,
  context,
}) => {
  const fetchedSoFar = followWorker(context);
  const server = await startServer({});
  const ready = page.getByText('Ready offline');
  try {
    await visit(page, server.origin);
    const before = bytesOf(await fetchedSoFar());
    // The parts are fetched with low priority, so they come late where others keep the machine busy.
    await expect(ready).toBeVisible({ timeout: 150_000 });
    const bytes = bytesOf(await fetchedSoFar());
    expect(bytes).toBeGreaterThan(before);
    expect(bytes).toBeLessThan(maxInBackground + maxWhenIdle);
  } finally {
    await server.close();
  }

  await reload(page);
  const planner = await Planner.open(page, `${server.origin}/app`);
  const put = (name: string, mimeType: string, buffer: Buffer) =>
    page.getByLabel('Plan file to import').setInputFiles({ name, mimeType, buffer });
  await put('survey.pdf', 'application/pdf', surveyPdf());
  await expectToast(page, 'Underlay added.');
  await put('photo.png', 'image/png', Buffer.from(await page.screenshot()));
  await expect
    .poll(async () => (await planner.types()).filter((type) => type === 'underlay'))
    .toHaveLength(2);
  await put('builder.dxf', 'application/octet-stream', Buffer.from(builderDrawing));
  const drawing = page.getByRole('dialog', { name: 'Import a drawing' });
  await drawing.getByLabel('Unit of the drawing').selectOption('inches');
  await drawing.getByRole('button', { name: /^Import \d+ objects$/ }).click();
  await expectToast(page, 'objects from builder.dxf');
  const square = [
    [0, 0],
    [0.0004, 0],
    [0.0004, 0.0003],
    [0, 0.0003],
    [0, 0],
  ].map(([x = 0, y = 0]) => [-88 + x, 41 + y]);
  const parcel = {
    type: 'Feature',
    properties: { name: 'Lot 9' },
    geometry: { type: 'Polygon', coordinates: [square] },
  };
  await put(
    'parcels.geojson',
    'application/json',
    Buffer.from(JSON.stringify({ type: 'FeatureCollection', features: [parcel] })),
  );
  const parcels = page.getByRole('dialog', { name: 'Add parcels from a file' });
  await parcels.getByRole('radio', { name: 'Lot 9' }).check();
  await parcels.getByRole('button', { name: 'Add lot' }).click();
  await expectToast(page, 'Lot added from the county map');

  await page.getByLabel('Site plan canvas').focus();
  await runByName(page, 'Enter a deed');
  await expect(page.getByRole('dialog', { name: /deed/i })).toBeVisible();
  await escapeDialog(page);
  const saved = async (press: () => Promise<void>): Promise<string> => {
    const [download] = await Promise.all([page.waitForEvent('download'), press()]);
    return download.suggestedFilename();
  };
  await menu(page, 'Export DXF');
  const dxf = page.getByRole('dialog', { name: /DXF/ });
  expect(await saved(() => dxf.getByRole('button', { name: 'Download DXF' }).click())).toMatch(/\.dxf$/);
  // The file comes a moment before the dialog closes, which keeps the keys to itself until then.
  await expect(dxf).toBeHidden();
  await runByName(page, 'Print');
  const sheets = page.getByRole('dialog', { name: 'Print' });
  await expect(sheets.getByRole('img', { name: /^The sheet:/ })).toBeVisible();
  expect(await saved(() => sheets.getByRole('button', { name: 'Download PDF' }).click())).toMatch(/\.pdf$/);
  await escapeDialog(page);
  await expect(ready).toBeVisible();
});
