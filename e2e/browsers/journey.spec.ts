// The main journey in every browser: from the landing page to a plan that is saved, shared, printed and exported.
import { writeFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { expect, test as base } from '@playwright/test';
import { findWholeChromium } from '../chromium.ts';
import { findFirefox } from '../firefox.ts';
import { member } from '../people.ts';
import { origin } from '../site.ts';
import { type Engine, launchPuppeteer } from './puppeteerDriver.ts';
import { type Means, Walker } from './walker.ts';
import { launchWebkit } from './webkitDriver.ts';

interface Device {
  readonly means: Means;
  readonly width: number;
  readonly height: number;
  /** Whether `npm test` includes it. */
  readonly isBrief?: true;
}

const devices: readonly [Device, ...Device[]] = [
  { means: 'mouse', width: 1440, height: 900, isBrief: true },
  { means: 'touch', width: 390, height: 844 },
  { means: 'touch', width: 820, height: 1180 },
  { means: 'keyboard', width: 1440, height: 900 },
];

const launchers = {
  chromium: () => launchPuppeteer('chrome', findWholeChromium() ?? ''),
  firefox: () => launchPuppeteer('firefox', findFirefox() ?? ''),
  webkit: launchWebkit,
};

export interface BrowserOptions {
  readonly engineName: keyof typeof launchers;
}

interface Fixtures {
  readonly device: Device;
  readonly walker: Walker;
}

const test = base.extend<Fixtures, BrowserOptions & { readonly engine: Engine }>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  device: [devices[0], { option: true }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await launchers[engineName]();
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  walker: async ({ engine, device }, use, testInfo) => {
    const driver = await engine.open({ ...device, hasTouch: device.means === 'touch' });
    await use(new Walker(driver, device.means));
    if (testInfo.errors.length > 0) await writeFile(testInfo.outputPath('page.png'), await driver.picture());
    await driver.close();
  },
});

/** Stores what the page copies and downloads where a test can read it. */
function keepWhatLeaves(): void {
  const kept = window as unknown as { copied?: string; saved?: Promise<string> };
  const { clipboard } = navigator;
  const write = clipboard.writeText.bind(clipboard);
  clipboard.writeText = (text) => {
    kept.copied = text;
    return write(text);
  };
  const create = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (content) => {
    if (content instanceof Blob) kept.saved = content.text();
    return create(content);
  };
}

async function drawLotAndHouse(walker: Walker): Promise<void> {
  await walker.pick('Rectangle');
  await walker.draw([5, 5], [25, 20]);
  await walker.hears('Added rectangle');
  await walker.openProperties();
  await walker.fill('Width (feet)', `24' 6"`);
  await walker.fill('Length (feet)', '18');
  await walker.press('button', 'Update Dimensions');
  await walker.closePanel();
  await walker.pick('House');
  await walker.draw([10, 9], [18, 15]);
  await walker.hears('Added house to your site map!');
  await walker.pick('Dimension');
  await walker.draw([10, 9]);
  await walker.draw([5, 12]);
  await walker.draw([7, 16]);
  await walker.hears(`Added dimension: 5'`);
  await walker.expectTypes('rectangle', 'house', 'dimension');
}

async function saveToAnAccount(walker: Walker, request: APIRequestContext): Promise<void> {
  const { email, password } = await member(request);
  await walker.press('button', 'Save (Login Required)');
  await walker.fill('Email', email);
  await walker.fill('Password', password);
  await walker.press('button', 'Login');
  await walker.hears('Project saved successfully!');
}

for (const device of devices) {
  const tag = device.isBrief ? ['@brief'] : [];
  test.describe(`by ${device.means} at ${device.width} px`, { tag }, () => {
    test.use({ device });

    test('a plan is drawn, saved, reloaded, shared, printed and exported', async ({ walker, request }) => {
      const { driver } = walker;
      await driver.goto(`${origin}/`);
      await walker.press('link', 'Open the planner');
      await walker.arrive();
      await drawLotAndHouse(walker);
      await saveToAnAccount(walker, request);
      const plan = await walker.objects();

      await driver.goto(`${origin}/app`);
      await walker.arrive();
      await walker.expectTypes('rectangle', 'house', 'dimension');
      await expect.poll(() => walker.objects()).toBe(plan);

      await driver.evaluate(keepWhatLeaves);
      await walker.press('button', 'Share');
      // The dialog grows as the people arrive, and what is pressed by its place must not move.
      await walker.hears('Owner, you');
      await walker.press('button', 'Generate & Copy Link');
      await walker.hears('Share link copied to clipboard!');
      const link = await driver.evaluate(() => (window as unknown as { copied?: string }).copied ?? '');
      await driver.goto(link);
      await walker.arrive();
      await walker.hears('Opened the shared plan.');
      await expect.poll(() => walker.objects()).toBe(plan);

      await driver.evaluate(keepWhatLeaves);
      await walker.choose('Print…');
      await walker.hears('Orientation');
      await walker.press('button', 'Close');
      await walker.press('button', 'Export');
      await walker.hears('Project exported successfully!');
      const saved = await driver.evaluate(() => (window as unknown as { saved?: Promise<string> }).saved);
      expect(JSON.parse(saved ?? '')).toMatchObject({ version: '1.0', objects: [{}, {}, {}] });
    });
  });
}
