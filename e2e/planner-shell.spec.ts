// The planner around its canvas, spec sections 2, 5, 8 and 9: what header, toolbar and panel say, the dialogs, opening
// and refusing files and links, and what is kept in the browser. On a large screen and on a phone.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page, Response } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from './fixtures.ts';

const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text });
const header = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });
const menu = async (page: Page, item: string) => {
  await header(page, 'More ways to export, import').click();
  await page.getByRole('menuitem', { name: item }).click();
};
const violations = async (page: Page) => (await new AxeBuilder({ page }).analyze()).violations;

const tree = (id: string, x = 20) => ({ id, type: 'tree', x, y: 20, radius: 8 });
const plan = (...objects: unknown[]) => JSON.stringify({ objects, timestamp: '', version: '1.0' });
const file = (text: string, name = 'plan.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

async function open(page: Page, address = '/app'): Promise<void> {
  await page.goto(address);
  await expect(page.getByLabel('Site plan canvas')).toBeVisible();
}

const ids = (page: Page) => page.evaluate(() => [...window.homeplot.editor.plan.objects.keys()]);

/** Puts a tree into the plan, as one edit. */
const plant = (page: Page, id: string) =>
  page.evaluate((given) => {
    const { editor } = window.homeplot;
    const made = editor.create('tree', { x: 10, y: 10 });
    if (made) editor.edit([{ put: { ...made, id: given } }], 'Plant');
  }, id);

async function importText(page: Page, text: string): Promise<void> {
  await page.getByLabel('Plan file to import').setInputFiles(file(text));
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('homeplot.project') ?? '');

test('after a press of a zoom button, Space with a drag moves the view and nothing on the plan', async ({
  page,
}) => {
  await open(page);
  await plant(page, 'elm');
  await page.getByRole('button', { name: 'Zoom to fit' }).click();
  const view = () => page.evaluate(() => ({ ...window.homeplot.editor.viewport }));
  const before = await view();
  const box = await page.getByLabel('Site plan canvas').boundingBox();
  if (!box) throw new Error('The canvas labelled "Site plan canvas" is not on the page.');
  const at = {
    x: box.x + (10 - before.x) * before.pxPerFoot,
    y: box.y + (10 - before.y) * before.pxPerFoot,
  };
  await page.keyboard.down(' ');
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + 60, at.y + 40, { steps: 3 });
  await page.mouse.up();
  await page.keyboard.up(' ');
  expect((await view()).x).toBeCloseTo(before.x - 60 / before.pxPerFoot);
  const elm = await page.evaluate(() => window.homeplot.editor.plan.objects.get('elm'));
  expect(elm).toMatchObject({ x: 10, y: 10 });
});

test('shows header, tools and panel as specified', async ({ page }) => {
  await open(page);
  await expect(page).toHaveTitle('Planner | Homeplot');
  for (const name of [
    'Save (Login Required)',
    'Saved Projects',
    'Share',
    'Export',
    'Keyboard shortcuts & help',
    'Login',
  ]) {
    await expect(header(page, name)).toBeVisible();
  }
  const tools = page.getByRole('toolbar', { name: 'Tools' }).getByRole('button');
  await expect(tools).toHaveText([
    'Select',
    'Move',
    'Layer',
    'Rectangle',
    'Circle',
    'House',
    'Tree',
    'Entrance',
    'Road',
    'Measure',
    'Text',
    'Clear Canvas',
  ]);
  await expect(tools.first()).toHaveAttribute('aria-pressed', 'true');
  const main = page.getByRole('main');
  await expect(main).toContainText('Select');
  await expect(main).toContainText("1' = 2 squares");
  await expect(main).toContainText('100%');
  for (const name of ['Zoom in', 'Zoom out', 'Zoom to fit']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
  await expect(main).toContainText('110%');
});

test('quick actions take up their tools, and the scale is one undoable setting', async ({
  page,
  isMobile,
}) => {
  await open(page);
  const show = async (): Promise<void> => {
    if (isMobile) await page.getByRole('button', { name: 'Panel', exact: true }).click();
  };
  const panel = page.getByRole('complementary', { name: 'Settings' });
  const actions = {
    'Select Tool': 'Select',
    'Pan Canvas': 'Move',
    'Add Property Line': 'Rectangle',
    'Add Gate': 'Entrance',
    'Draw Road': 'Road',
  };
  for (const [action, tool] of Object.entries(actions)) {
    await show();
    await panel.getByRole('button', { name: action }).click();
    const button = page
      .getByRole('toolbar', { name: 'Tools' })
      .getByRole('button', { name: tool, exact: true });
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  }
  await show();
  const slider = panel.getByRole('slider', { name: 'Scale Ratio (1 foot = X squares)' });
  await slider.press('ArrowRight');
  await slider.press('ArrowRight');
  await expect(page.getByRole('main')).toContainText("1' = 3 squares");
  await slider.press('End');
  await expect(page.getByRole('main')).toContainText("1' = 10 squares");
  await panel.getByLabel('Site size').selectOption('500');
  if (isMobile) await panel.getByRole('button', { name: 'Close panel' }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('main')).toContainText("1' = 2 squares");
});

test('Clear Canvas asks nothing and offers to take it back', async ({ page }) => {
  await open(page);
  await plant(page, 'mine');
  await page.getByRole('button', { name: 'Clear Canvas' }).click();
  expect(await ids(page)).toEqual([]);
  await toast(page, 'Canvas cleared').getByRole('button', { name: 'Undo' }).click();
  expect(await ids(page)).toEqual(['mine']);
});

test('asks who is signed out to log in', async ({ page }) => {
  await open(page);
  await header(page, 'Save (Login Required)').click();
  await expect(toast(page, 'Please log in to save projects')).toBeVisible();
  const login = page.getByRole('dialog', { name: 'Login' });
  await expect(login).toBeVisible();
  await login.getByLabel('Email').fill('ada@example.com');
  await login.getByLabel('Password').fill('secret1');
  await login.getByRole('button', { name: 'Sign in' }).click();
  await expect(login).toContainText('Authentication is not set up yet.');
  await page.keyboard.press('Escape');
  await header(page, 'Saved Projects').click();
  await expect(page.getByRole('dialog', { name: 'Saved Projects' })).toContainText(
    'Please log in to view your saved projects',
  );
});

test('has no fault that axe can find, on the page and in each dialog', async ({ page, isMobile }) => {
  await open(page);
  await importText(
    page,
    plan({ id: 'r', type: 'rectangle', x: 4, y: 4, width: 40, height: 30 }, { type: 'dragon' }),
  );
  await expect(page.getByRole('dialog', { name: 'Not all of it was opened' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'OK' }).click();
  await page.keyboard.press('Control+a');
  await page.evaluate(() => window.homeplot.editor.select({ ids: new Set(['r']) }));
  if (isMobile) await page.getByRole('button', { name: 'Edit properties' }).click();
  await expect(page.getByRole('heading', { name: 'Object Properties' })).toBeVisible();
  await page.getByRole('button', { name: 'Objects' }).click();
  expect(await violations(page)).toEqual([]);
  if (isMobile) await page.getByRole('button', { name: 'Close panel' }).click();
  for (const name of ['Saved Projects', 'Share', 'Keyboard shortcuts & help', 'Login']) {
    await header(page, name).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violations(page), name).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await menu(page, 'Earlier drafts');
  await expect(page.getByRole('dialog', { name: 'Earlier drafts' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('help lists every tool and command with its key', async ({ page }) => {
  await open(page);
  await page.getByLabel('Site plan canvas').focus();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts & help' });
  for (const name of ['Rectangle', 'Measure', 'Undo', 'Round Corner', 'Zoom to fit', 'Clear Canvas']) {
    await expect(help.getByText(name, { exact: true })).toBeVisible();
  }
  await expect(help).toContainText('Ctrl+Z');
});

test('does not scroll sideways from 360 to 2560 px, and the canvas keeps most of the page', async ({
  page,
}) => {
  await open(page);
  for (const [width, height] of [
    [360, 740],
    [390, 844],
    [820, 1180],
    [1024, 768],
    [1440, 900],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    const scrolled = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [scrollWidth, scrollHeight];
    });
    expect(scrolled).toEqual([width, height]);
    const canvas = await page.getByLabel('Site plan canvas').boundingBox();
    expect((canvas?.width ?? 0) * (canvas?.height ?? 0)).toBeGreaterThan(0.5 * width * height);
  }
});

test('fetches at most 230 kB of script, gzipped', async ({ page }) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response);
  });
  await page.goto('/app', { waitUntil: 'networkidle' });
  const bodies = await Promise.all(scripts.map((script) => script.body()));
  expect(bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)).toBeLessThan(230_000);
});

test('says Loading... while it waits for the state of the login, and not for long', async ({ page }) => {
  await page.route('**/config.json', () => undefined);
  await page.goto('/app');
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(page.getByLabel('Site plan canvas')).toBeVisible({ timeout: 5_000 });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test.describe('sharing', () => {
  test('copies a link that opens the same plan elsewhere', async ({ page, context, freshProfile }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page);
    await importText(page, plan(tree('a'), tree('b', 60)));
    await header(page, 'Share').click();
    const dialog = page.getByRole('dialog', { name: 'Share Your Project' });
    await expect(dialog).toContainText(
      'Generate a shareable link that others can use to view your site map.',
    );
    await dialog.getByRole('button', { name: 'Generate & Copy Link' }).click();
    await expect(toast(page, 'Share link copied to clipboard!')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await freshProfile();
    await open(other, link);
    expect(await ids(other)).toEqual(['a', 'b']);
    expect(new URL(other.url()).search).toBe('');
  });

  test('shows the link where the clipboard refuses', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    });
    await open(page);
    await plant(page, 'a');
    await header(page, 'Share').click();
    await page.getByRole('button', { name: 'Generate & Copy Link' }).click();
    await expect(toast(page, 'Failed to generate share link')).toBeVisible();
    await expect(page.getByLabel('Share link')).toHaveValue(/\/app\?project=/);
  });

  test('a damaged link is told, and the plan kept here is there alone', async ({ page }) => {
    await open(page);
    await plant(page, 'mine');
    await page.goto('about:blank');
    await open(page, '/app?project=%%%damaged');
    await expect(toast(page, 'The plan in this link cannot be opened')).toBeVisible();
    expect(await ids(page)).toEqual(['mine']);
    expect(new URL(page.url()).search).toBe('');
  });

  test('a link opened over a plan keeps that plan as a draft, which comes back', async ({ page }) => {
    await open(page);
    await plant(page, 'mine');
    await page.goto('about:blank');
    await open(page, `/app?project=${encodeURIComponent(btoa(plan(tree('theirs'))))}`);
    await expect(
      toast(page, 'Opened the shared plan. Your earlier plan is under Earlier drafts.'),
    ).toBeVisible();
    expect(await ids(page)).toEqual(['theirs']);
    await menu(page, 'Earlier drafts');
    const drafts = page.getByRole('dialog', { name: 'Earlier drafts' });
    await expect(drafts.getByRole('listitem')).toContainText('1 object');
    await drafts.getByRole('button', { name: /^Bring back/ }).click();
    await expect.poll(() => ids(page)).toEqual(['mine']);
    await menu(page, 'Earlier drafts');
    await expect(drafts.getByRole('listitem')).toHaveCount(2);
  });
});

test.describe('files', () => {
  test('export downloads the plan at once, and its arrow the pictures', async ({ page }) => {
    await open(page);
    await importText(page, plan(tree('a')));
    const day = /^sitemap-\d{4}-\d{2}-\d{2}\./;
    const [json] = await Promise.all([page.waitForEvent('download'), header(page, 'Export').click()]);
    await expect(toast(page, 'Project exported successfully!')).toBeVisible();
    expect(json.suggestedFilename()).toMatch(new RegExp(`${day.source}json$`));
    const text = await readFile(await json.path(), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ version: '1.0', objects: [{ id: 'a', radius: 8 }] });
    expect(text).toContain('\n  "');
    const [svg] = await Promise.all([page.waitForEvent('download'), menu(page, 'Export SVG')]);
    expect(await readFile(await svg.path(), 'utf8')).toMatch(/^<svg/);
    const [png] = await Promise.all([page.waitForEvent('download'), menu(page, 'Export PNG')]);
    expect(png.suggestedFilename()).toMatch(new RegExp(`${day.source}png$`));
    expect((await readFile(await png.path())).subarray(1, 4).toString()).toBe('PNG');
  });

  test('a picture that cannot be made is told', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.toBlob = (made) => made(null);
    });
    await open(page);
    await menu(page, 'Export PNG');
    await expect(toast(page, 'Failed to export project')).toBeVisible();
  });

  test('what is no plan is refused with the reason, and the open plan is untouched', async ({ page }) => {
    await open(page);
    await plant(page, 'mine');
    const refused = page.getByRole('dialog', { name: 'This was not opened' });
    for (const text of ['', 'rubbish', '{"objects":[{"type":"tr', '[1]', plan({ type: 'dragon' })]) {
      await importText(page, text);
      await expect(refused.getByRole('listitem')).not.toBeEmpty();
      await refused.getByRole('button', { name: 'OK' }).click();
      expect(await ids(page)).toEqual(['mine']);
    }
  });

  test('a file dropped on the page is opened, and what was left out of it is listed', async ({ page }) => {
    await open(page);
    const dropped = await page.evaluateHandle(
      (text) => {
        const data = new DataTransfer();
        data.items.add(new File([text], 'dropped.json', { type: 'application/json' }));
        return data;
      },
      plan(tree('a'), { type: 'dragon' }, 7),
    );
    const canvas = page.getByLabel('Site plan canvas');
    await canvas.dispatchEvent('dragover', { dataTransfer: dropped });
    await expect(page.getByText('Drop a plan file to open it')).toBeVisible();
    await canvas.dispatchEvent('drop', { dataTransfer: dropped });
    const report = page.getByRole('dialog', { name: 'Not all of it was opened' });
    await expect(report).toContainText('1 object is open from the file dropped.json');
    await expect(report.getByRole('listitem')).toHaveCount(2);
    expect(await ids(page)).toEqual(['a']);
  });
});

test.describe('what is kept in the browser', () => {
  test('is the plan, as id, objects, timestamp and version, and a reload finds it', async ({ page }) => {
    await open(page);
    await plant(page, 'mine');
    await expect.poll(() => stored(page)).toContain('"mine"');
    const record = await stored(page);
    expect(JSON.parse(record)).toMatchObject({ version: '1.0', objects: [{ id: 'mine', type: 'tree' }] });
    expect(record).toMatch(/"id":"[\w-]+","timestamp":"\d{4}-\d{2}-\d{2}T/);
    await plant(page, 'late');
    await page.reload();
    await expect(page.getByLabel('Site plan canvas')).toBeVisible();
    expect(await ids(page)).toEqual(['mine', 'late']);
  });

  for (const rubbish of ['rubbish', '{"objects":7}', '[]', '{"id":"x","objects":[{"type":"dragon"}]}']) {
    test(`being ${rubbish} is told once and put aside, and the editor works`, async ({ page }) => {
      await page.goto('/roadmap');
      await page.evaluate((text) => localStorage.setItem('homeplot.project', text), rubbish);
      await open(page);
      await expect(toast(page, 'The plan kept in this browser could not be read.')).toBeVisible();
      await plant(page, 'mine');
      await expect.poll(() => stored(page)).toContain('"mine"');
      await menu(page, 'Earlier drafts');
      await expect(page.getByRole('dialog').getByRole('listitem')).toContainText('could not be read');
      await page.reload();
      await expect(page.getByLabel('Site plan canvas')).toBeVisible();
      expect(await ids(page)).toEqual(['mine']);
      await expect(toast(page, 'could not be read')).toBeHidden();
    });
  }

  test('where storage is full, that is told once and the plan is still found again', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await open(page);
    await plant(page, 'mine');
    await expect(toast(page, 'Browser storage is full or blocked.')).toBeVisible();
    await plant(page, 'more');
    await page.waitForTimeout(800);
    await expect(toast(page, 'Browser storage is full or blocked.')).toHaveCount(1);
    await page.reload();
    await expect(page.getByLabel('Site plan canvas')).toBeVisible();
    expect(await ids(page)).toEqual(['mine', 'more']);
  });

  test('where storage is blocked altogether, that is told once and the editor works', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    });
    await open(page);
    await plant(page, 'mine');
    await expect(toast(page, 'Your plan cannot be kept in this browser')).toBeVisible();
    await importText(page, plan(tree('a')));
    await expect.poll(() => ids(page)).toEqual(['a']);
    await menu(page, 'Earlier drafts');
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
  });

  test('two tabs on one plan do not overwrite each other', async ({ page, context }) => {
    await open(page);
    await plant(page, 'first');
    await expect.poll(() => stored(page)).toContain('"first"');
    const other = await context.newPage();
    await open(other);
    await plant(other, 'theirs');
    const asks = page.getByRole('alert').filter({ hasText: 'This plan was changed in another tab.' });
    await expect(asks).toBeVisible();
    await plant(page, 'mine');
    await page.waitForTimeout(800);
    expect(await stored(page)).not.toContain('"mine"');
    await asks.getByRole('button', { name: 'Keep mine as a separate copy' }).click();
    await expect(asks).toBeHidden();
    await page.waitForTimeout(800);
    expect(await stored(page)).not.toContain('"mine"');
    await page.reload();
    await expect(page.getByLabel('Site plan canvas')).toBeVisible();
    expect(await ids(page)).toEqual(['first', 'mine']);
    await other.reload();
    await expect(other.getByLabel('Site plan canvas')).toBeVisible();
    expect(await ids(other)).toEqual(['first', 'theirs']);
  });

  test('the version of another tab can be loaded', async ({ page, context }) => {
    await open(page);
    await plant(page, 'first');
    await expect.poll(() => stored(page)).toContain('"first"');
    const other = await context.newPage();
    await open(other);
    await plant(other, 'theirs');
    await page.getByRole('button', { name: 'Load that version' }).click();
    await expect.poll(() => ids(page)).toEqual(['first', 'theirs']);
  });
});
