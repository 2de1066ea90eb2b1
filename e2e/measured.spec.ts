// From a deed to a measured plan: the lot from its deed, a house by tapes, a fence with a gate, dimensions, metres, layers,
// and the same plan after undo and redo, a reload, and in another browser. By mouse, by keyboard alone, by finger.
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { At } from './hands.ts';
import { Planner } from './planner.ts';
import { header, importText, menu, toast, violations } from './plannerPage.ts';

/** Nine calls, the seventh a curve, that miss the beginning by 0.003 ft; made for this test. */
const deed = `BEGINNING at a 5/8-inch iron rod set in the northerly line of Cedar Lane, at the southwest corner of the tract herein
described; thence leaving said line, North 02°30'15" East, a distance of 86.40 feet to an iron rod; thence N 04°10'45" W, 72.85
feet to an iron pipe at the northwest corner; thence N 86°12'30" E along the lands of Alder, 131.20 feet to an iron rod; thence
South 3 degrees 05 minutes 20 seconds East, 60.00 feet to a fence post; thence S 86°54'40" W 12.50 feet; thence S 01°40'00" E
for 74.00 feet to a point of curvature; thence along a curve to the right having a radius of 25.00 feet, an arc length of
38.83 feet and a chord which bears S 42°50'05" W, 35.05 feet to the said northerly line; thence with said line S 87°20'10" W,
40.00 feet to an iron rod; thence S 84°35'48" W, 58.76 feet to the POINT OF BEGINNING.`;
const edgeNames = ['Side', 'Side', 'Rear', 'Side', 'Side', 'Side', 'Street', 'Front', 'Front'] as const;

/** From corners of the lot to corners of a house of 44 by 28 ft, as taped. */
const tapes = [
  { corner: 3, from: 0, length: `73' 10 5/16"` },
  { corner: 3, from: 1, length: `42' 1 7/16"` },
  { corner: 2, from: 6, length: `50' 11 5/16"` },
  { corner: 1, from: 4, length: `53' 4 15/16"` },
];
/** Feet east and north of the beginning of the deed: where those tapes have the south-west corner of the house. */
const houseStands = ['38.8', '62.9'];

/** What stands on the plan in metres: two edges and the area of the lot, a side of the house, its dimensions, the pipe. */
const inMetres = [
  'N 2°30\'15" E  26.33 m',
  'Street  R=7.62 m  L=11.84 m',
  '1,803.9 m²',
  '13.41 m',
  '10.97 m',
  '11.77 m',
  'W',
];

type Vertex = { readonly x: number; readonly y: number };
type House = Vertex & Readonly<Record<'width' | 'height' | 'rotation', number>>;

const verticesOf = async (planner: Planner, type: string): Promise<readonly Vertex[]> =>
  (await planner.last(type))['vertices'] as readonly Vertex[];

/** A corner of the lot, by its place in the deed, or a place on the edge that begins there; with feet off it. */
async function onLot(planner: Planner, corner: number, along = 0, [right, down]: At = [0, 0]): Promise<At> {
  const vertices = await verticesOf(planner, 'lot');
  const from = vertices[corner];
  const to = vertices[(corner + 1) % vertices.length];
  if (!from || !to) throw new Error(`The lot has no corner ${corner}; it has ${vertices.length}.`);
  return [from.x + (to.x - from.x) * along + right, from.y + (to.y - from.y) * along + down];
}

/** The plan as its file. */
async function exported(page: Page): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), header(page, 'Export').click()]);
  return readFile(await file.path(), 'utf8');
}

/** A file but for the time at which it was written. */
const timeless = (file: string): string => file.replace(/"timestamp": "[^"]*"/, '');

/** What is written on the plan, by its picture. */
async function labels(page: Page): Promise<readonly string[]> {
  const [file] = await Promise.all([page.waitForEvent('download'), menu(page, 'Export SVG')]);
  const picture = await readFile(await file.path(), 'utf8');
  return [...picture.matchAll(/<text[^>]*>([^<]*)</g)].map(([, words = '']) =>
    words.replaceAll('&quot;', '"'),
  );
}

/** A corner of the house: north-west, north-east, south-east, south-west as it was drawn. */
async function onHouse(planner: Planner, corner: number): Promise<At> {
  const { x, y, width, height, rotation } = (await planner.last('house')) as unknown as House;
  const right = (corner === 1 || corner === 2 ? width : -width) / 2;
  const down = (corner >= 2 ? height : -height) / 2;
  const turned = (rotation * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turned), Math.cos(turned)];
  return [x + right * cos - down * sin, y + right * sin + down * cos];
}

/** How far a place lies east and north of the beginning of the deed, in feet. */
async function offLot(planner: Planner, [x, y]: At): Promise<readonly string[]> {
  const [left, top] = await onLot(planner, 0);
  return [(x - left).toFixed(1), (top - y).toFixed(1)];
}

async function openCard(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${title}`) }).click();
}

async function readDeed(dialog: Locator): Promise<void> {
  await expect(dialog.getByRole('list', { name: 'Edges read' }).getByRole('listitem')).toHaveCount(9);
  await expect(dialog.getByText(/^0\.00\d' short, .* 1:\d\d\d,\d\d\d$/)).toBeVisible();
  await expect(dialog.getByText('19,417 sq ft (0.446 ac)')).toBeVisible();
}

test('with a mouse, a deed becomes a measured plan, which is the same plan wherever it is opened', async ({
  page,
  isMobile,
  freshProfile,
}) => {
  test.skip(isMobile, 'A finger does not do all of it.');
  const planner = await Planner.open(page);
  await page.getByRole('button', { name: 'Enter a deed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter a deed' });
  await dialog.getByRole('textbox', { name: 'Deed text' }).fill(deed);
  await readDeed(dialog);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add Lot' }).click();
  await planner.hears('Lot added');

  const lot = page.getByRole('region', { name: 'Lot', exact: true });
  for (const [i, name] of edgeNames.entries()) {
    await lot.getByRole('button', { name: new RegExp(`^Edge ${i + 1}\\b`) }).click();
    await lot
      .getByRole('group', { name: `Edge ${i + 1}` })
      .getByLabel('Name')
      .selectOption(name);
  }
  await expect(lot.getByRole('button', { name: /^Edge 3: rear.*131\.20'.*N 86°12'30" E/s })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  // A house of its real size somewhere, then where tapes from four corners of the lot have it.
  await planner.pick('House');
  await planner.click(...(await onLot(planner, 0, 0, [66, -72])));
  await planner.apply({ 'Width (feet)': '44', 'Length (feet)': '28' }, 'Update Dimensions');
  await openCard(page, 'Site Objects');
  const library = page.getByRole('region', { name: 'Site Objects' });
  const take = (name: string) => library.getByRole('button', { name, exact: true }).first().click();
  expect(await violations(page)).toEqual([]);
  await take('Place building by tapes');
  const taped = page.getByRole('region', { name: 'Building from Tapes' });
  for (const [i, { corner, from, length }] of tapes.entries()) {
    await planner.click(...(await onHouse(planner, corner)));
    await planner.click(...(await onLot(planner, from)));
    await taped.getByLabel(`Tape ${i + 1}`, { exact: true }).fill(length);
    await page.keyboard.press('Enter');
  }
  await expect(taped.getByText(/^Placed: misfit .* over 4 tapes\.$/)).toBeVisible();
  await taped.getByRole('button', { name: 'Apply' }).click();
  await planner.hears('House placed by 4 tapes');
  expect(await offLot(planner, await onHouse(planner, 3))).toEqual(houseStands);

  await take('Fence');
  await planner.click(...(await onLot(planner, 2)));
  await planner.click(...(await onLot(planner, 3)));
  await planner.click(...(await onLot(planner, 3)));
  await planner.hears('Added fence to your site map!');
  await planner.pick('Entrance');
  await planner.click(...(await onLot(planner, 2, 0.4)));
  await planner.hears('Added entrance to fence!');

  await planner.pick('Dimension');
  await planner.click(...(await onHouse(planner, 3)));
  await planner.click(...(await onLot(planner, 0, 0.75)));
  await planner.click(...(await onLot(planner, 0, 0.6, [20, 0])));
  await planner.hears(`Added dimension: 35' 11 3/4"`);
  await planner.pick('Dimension');
  await planner.click(...(await onHouse(planner, 2)));
  await planner.click(...(await onLot(planner, 5, 0.6)));
  await planner.click(...(await onLot(planner, 5, 0.75, [-20, 0])));
  await planner.hears(`Added dimension: 38' 7 9/16"`);

  await take('Water line');
  await planner.click(...(await onLot(planner, 7, 0.5)));
  for (let i = 0; i < 2; i += 1) await planner.click(...(await onHouse(planner, 2)));
  await planner.hears('Added water line to your site map!');
  await page.getByLabel('Units').selectOption('Metres');
  await openCard(page, 'Layers');
  expect(await violations(page)).toEqual([]);
  expect(await labels(page)).toEqual(expect.arrayContaining(inMetres));
  await page.getByRole('button', { name: 'Hide Utilities' }).click();
  expect(await labels(page)).not.toContain('W');

  const file = await exported(page);
  while (await planner.command('Undo'));
  expect(await planner.objects()).toEqual([]);
  while (await planner.command('Redo'));
  expect(timeless(await exported(page))).toBe(timeless(file));
  await page.reload();
  await expect(page.getByLabel('Site plan canvas')).toBeVisible();
  expect(timeless(await exported(page))).toBe(timeless(file));

  const other = await freshProfile();
  await Planner.open(other);
  await importText(other, file);
  await expect(toast(other, 'Opened the file')).toBeVisible();
  expect(timeless(await exported(other))).toBe(timeless(file));
});
