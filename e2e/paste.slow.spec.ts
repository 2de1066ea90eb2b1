// What is pasted on the canvas is taken by what it holds, and what can't be taken is said.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { escapeDialog, header, ids, open, plan, plant, runByName, tree } from './plannerPage.ts';
import { expectToast } from './toast.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const deed =
  'BEGINNING at an iron pin; thence North 150.00 feet; thence East 100.00 feet; thence South 150.00 feet; thence West 100.00 feet to the POINT OF BEGINNING.';

const ring = [
  [-93.1, 45.01],
  [-93.1, 45.0103],
  [-93.0996, 45.0103],
  [-93.0996, 45.01],
  [-93.1, 45.01],
] as const;
const feature = {
  type: 'Feature',
  properties: { owner: 'Peña' },
  geometry: { type: 'Polygon', coordinates: [ring] },
};
const geoJson = JSON.stringify({ type: 'FeatureCollection', features: [feature] }, null, 2);
const kml = `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><name>Peña</name><Polygon><outerBoundaryIs><LinearRing>
<coordinates>${ring.map(([x, y]) => `${x},${y}`).join(' ')}</coordinates>
</LinearRing></outerBoundaryIs></Polygon></Placemark></kml>`;

/** Copies text, and pastes it on the canvas with the key. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.getByLabel('Site plan canvas').focus();
  await page.keyboard.press('ControlOrMeta+V');
}

test('a deed pasted on the canvas opens its dialog with the text, and what was begun there comes back', async ({
  page,
}) => {
  await open(page);
  await paste(page, deed);
  const dialog = page.getByRole('dialog', { name: 'Enter a deed' });
  const text = dialog.getByRole('textbox', { name: 'Deed text' });
  await expect(text).toHaveValue(deed);
  await expect(dialog.getByText('4 edges were read.')).toBeVisible();
  const begun = `${deed} Less the north 10 feet.`;
  await text.fill(begun);
  await escapeDialog(page);

  // Where it was found stands above it.
  await paste(page, `https://records.example.com/view?project=12\n${deed}`);
  await expect(text).toHaveValue(new RegExp('POINT OF BEGINNING'));
  await dialog.getByRole('button', { name: 'Switch to the other text' }).click();
  await expect(text).toHaveValue(begun);
  await escapeDialog(page);

  // One call is enough, and so is a deed whose calls are all damaged.
  for (const other of [`N 45°30'00" E 120.50'`, 'thence N 4S E lO0 feet']) {
    await paste(page, other);
    await expect(text).toHaveValue(other);
    await dialog.getByRole('button', { name: 'Switch to the other text' }).click();
    await expect(text).toHaveValue(begun);
    await escapeDialog(page);
  }
});

test('GeoJSON and KML pasted on the canvas are read as a file of parcels is', async ({ page }) => {
  await open(page);
  for (const text of [geoJson, kml]) {
    await paste(page, text);
    const dialog = page.getByRole('dialog', { name: 'Add parcels from a file' });
    await expect(dialog.getByRole('radio', { name: 'Peña' })).toBeVisible();
    await escapeDialog(page);
  }
});

test('a plan pasted on the canvas adds its objects, and a damaged one says what is wrong', async ({
  page,
}) => {
  await open(page);
  await plant(page, 'mine');
  await paste(page, plan(tree('a'), tree('b')));
  await expect.poll(() => ids(page)).toHaveLength(3);
  await paste(page, plan());
  await expectToast(page, 'The pasted plan is empty, so nothing was added.');
  await paste(page, plan(tree('a')).slice(0, -9));
  await expectToast(page, "The pasted plan can't be read. The file was cut short");
  expect(await ids(page)).toHaveLength(3);
});

test('a share link pasted on the canvas opens its plan, also from the middle of a message', async ({
  page,
}) => {
  await open(page);
  await plant(page, 'mine');
  const { origin } = new URL(page.url());
  const link = `${origin}/app?project=${encodeURIComponent(btoa(plan(tree('theirs'))))}`;
  await paste(page, `Here is my plan: ${link} What do you think?`);
  await expectToast(page, 'Opened the shared plan. Your earlier plan is under Earlier drafts.');
  await expect.poll(() => ids(page)).toEqual(['theirs']);
  await plant(page, 'other');
  await paste(page, `The county: https://maps.example.com/?project=12. My plan (${link}).\n\nBob`);
  await expect.poll(() => ids(page)).toEqual(['theirs']);
  // The link of this page is the one that is copied.
  await header(page, 'Share').click();
  await page.getByRole('button', { name: 'Generate & Copy Link' }).click();
  await expectToast(page, 'Share link copied to clipboard!');
  const own = await page.evaluate(() => navigator.clipboard.readText());
  await escapeDialog(page);
  await plant(page, 'more');
  await paste(page, own);
  await expect.poll(() => ids(page)).toEqual(['theirs']);
  await paste(page, `${origin}/app?project=%%%damaged`);
  await expectToast(page, 'The plan in this link cannot be opened');
});

test('a picture pasted on the canvas becomes an underlay, whatever words were copied with it', async ({
  page,
}) => {
  await open(page);
  for (const words of [undefined, 'scan of the lot.png']) {
    await page.evaluate(async (text) => {
      const canvas = new OffscreenCanvas(40, 30);
      canvas.getContext('2d')?.fillRect(0, 0, 20, 20);
      const picture = { 'image/png': await canvas.convertToBlob() };
      await navigator.clipboard.write([
        new ClipboardItem({ ...picture, ...(text && { 'text/plain': text }) }),
      ]);
    }, words);
    await page.getByLabel('Site plan canvas').focus();
    await page.keyboard.press('ControlOrMeta+V');
    await expectToast(page, 'Underlay added.');
  }
});

test('other text pasted on the canvas or by the menu says what can be pasted', async ({ page }) => {
  await open(page);
  const sentence = "What you copied can't be pasted here. You can paste";
  for (const text of ['Meet me 20 feet north of the corner.', '{"a": 1}', 'https://example.com/', ' ']) {
    await paste(page, text);
    await expectToast(page, sentence);
  }
  await runByName(page, 'Paste');
  await expectToast(page, sentence);
  expect(await ids(page)).toEqual([]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
