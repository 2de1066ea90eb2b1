// Several people edit one project at the same time, each in a browser of their own.
import { expect, onPhoneToo, test } from './fixtures.ts';
import { headersOf, save, saveMark } from './projects.ts';
import { origin } from './site.ts';
import { header, ids, importPlan, open, plant, reload, tree, violations } from './plannerPage.ts';
import {
  lineOf,
  namesIn,
  nameObject,
  openAsGuest,
  openAsOwner,
  others,
  revokeLinks,
  sharedProject,
} from './together.ts';
import { expectToast, toast } from './toast.ts';

test("edits, pointers and selections of one are on the other's screen, and each undoes only their own", async ({
  page,
  request,
  freshProfile,
}) => {
  const shared = await sharedProject(request);
  await openAsOwner(page, shared);
  const bob = await freshProfile();
  await openAsGuest(bob, shared, 'Bob Stone');
  await expect(others(page)).toHaveAccessibleName('Bob Stone (guest) is here');
  await expect(others(bob)).toHaveAccessibleName('Ana Byron is here');
  await expect(page.getByText('Bob Stone (guest) is here.')).toBeAttached();

  await nameObject(bob, 'oak', 'Old oak');
  await expect.poll(() => namesIn(page)).toEqual(['Old oak']);
  await plant(page, 'elm');
  await expect.poll(() => namesIn(bob)).toEqual(['Old oak', 'elm']);
  await expect(saveMark(page)).toHaveText('Saved');
  await expect(saveMark(bob)).toHaveText('Saved');

  await bob.mouse.move(400, 300);
  await bob.mouse.move(420, 320);
  await expect(page.locator('[data-cursor="Bob Stone (guest)"]')).toBeVisible();
  await bob.evaluate(() => window.homeplot.editor.select({ ids: new Set(['oak']) }));
  await expect(page.locator('canvas[data-selections]')).toBeVisible();

  await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(() => namesIn(bob)).toEqual(['Old oak']);
  await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(() => namesIn(page)).toEqual(['Old oak']);
  await bob.close();
  await expect(others(page)).toBeHidden();
});

test('edits without a connection outlast a reload and are merged; what one deleted and another changed is kept, and said', async ({
  page,
  request,
  freshProfile,
}) => {
  const shared = await sharedProject(request);
  const line = await lineOf(page);
  await openAsOwner(page, shared);
  const bob = await freshProfile();
  await openAsGuest(bob, shared, 'Bob Stone');
  await expect(others(page)).toBeVisible();

  await line.cut();
  await expect(saveMark(page)).toHaveText('Saved on this device, waiting for the connection');
  await nameObject(page, 'oak', 'Old oak');
  await plant(page, 'elm');
  await header(page, 'Save Project').click();
  await expectToast(page, 'Waiting for the connection');
  await reload(page);
  await expect(saveMark(page)).toHaveText('Saved on this device, waiting for the connection');
  await bob.evaluate(() => window.homeplot.editor.edit([{ remove: 'oak' }], 'Delete'));
  await plant(bob, 'ash');
  await expect(saveMark(bob)).toHaveText('Saved');

  line.mend();
  await expect.poll(async () => (await namesIn(bob)).toSorted()).toEqual(['Old oak', 'ash', 'elm']);
  await expect.poll(async () => (await namesIn(page)).toSorted()).toEqual(['Old oak', 'ash', 'elm']);
  await expectToast(page, 'Bob Stone (guest) deleted the Old oak that you changed. It was kept.');
  await expectToast(bob, 'Ana Byron changed the Old oak that you deleted. It was kept.');
  await toast(page, 'that you changed').getByRole('button', { name: 'Show' }).click();
  await expect.poll(() => page.evaluate(() => [...window.homeplot.editor.selection.ids])).toEqual(['oak']);
  await expect(saveMark(page)).toHaveText('Saved');
});

test('whoever edits and reloads the page at once is told that it is saved', async ({ page, request }) => {
  const shared = await sharedProject(request);
  await openAsOwner(page, shared);
  await expect(saveMark(page)).toHaveText('Saved');
  for (const name of ['elm', 'ash', 'fir']) {
    await plant(page, name);
    await reload(page);
    await expect(saveMark(page)).toHaveText('Saved', { timeout: 15_000 });
  }
  expect(await namesIn(page)).toEqual(['oak', 'elm', 'ash', 'fir']);
});

test('three people: one follows another by the keyboard, until the view is moved', async ({
  page,
  request,
  freshProfile,
}) => {
  const shared = await sharedProject(request);
  await openAsOwner(page, shared);
  const [bob, cy] = [await freshProfile(), await freshProfile()];
  await openAsGuest(bob, shared, 'Bob');
  await openAsGuest(cy, shared, 'Cy');
  await expect(others(page)).toHaveAccessibleName('Bob (guest) and Cy (guest) are here');

  await others(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Follow Bob (guest)' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Following Bob (guest)')).toBeVisible();
  const x = () => page.evaluate(() => window.homeplot.editor.viewport.x);
  const before = await x();
  await bob.evaluate(() => window.homeplot.editor.panBy(300, 0));
  await expect.poll(x).toBeGreaterThan(before);
  await page.evaluate(() => window.homeplot.editor.panBy(5, 0));
  await expect(page.getByText('Following Bob (guest)')).toBeHidden();

  await nameObject(cy, 'oak', 'Three of us');
  for (const one of [page, bob]) await expect.poll(() => namesIn(one)).toEqual(['Three of us']);
  expect(await violations(page)).toEqual([]);
});

test('a drag tells at most thirty small messages in a second', async ({ page, request, freshProfile }) => {
  const shared = await sharedProject(request);
  const sent: { readonly at: number; readonly bytes: number }[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => sent.push({ at: performance.now(), bytes: payload.length })),
  );
  await openAsOwner(page, shared);
  const bob = await freshProfile();
  await openAsGuest(bob, shared, 'Bob');
  await expect(others(page)).toBeVisible();
  await page.mouse.move(500, 400);
  await page.mouse.down();
  sent.length = 0;
  const begun = performance.now();
  for (let i = 0; performance.now() < begun + 1500; i += 1)
    await page.mouse.move(500 + (i % 200), 400 + (i % 90));
  const seconds = (performance.now() - begun) / 1000;
  await page.mouse.up();
  expect(sent.length).toBeGreaterThan(10);
  expect(sent.length / seconds).toBeLessThanOrEqual(31);
  expect(Math.max(...sent.map(({ bytes }) => bytes))).toBeLessThanOrEqual(100);
});

test('a session that ends in the middle of a drag is renewed, and the edit is not lost', async ({
  page,
  request,
  freshProfile,
}) => {
  const shared = await sharedProject(request);
  const line = await lineOf(page);
  await openAsOwner(page, shared);
  const bob = await freshProfile();
  await openAsGuest(bob, shared, 'Bob');
  await expect(others(page)).toBeVisible();
  const place = await page.evaluate(() => {
    const { viewport, plan } = window.homeplot.editor;
    const oak = plan.objects.get('oak') as unknown as { readonly x: number; readonly y: number };
    const box = document.querySelector('[aria-label="Site plan canvas"]')?.getBoundingClientRect();
    const px = viewport.pxPerFoot;
    return {
      x: (box?.left ?? 0) + (oak.x - viewport.x) * px,
      y: (box?.top ?? 0) + (oak.y - viewport.y) * px,
    };
  });
  await page.mouse.move(place.x, place.y);
  await page.mouse.down();
  await page.mouse.move(place.x + 40, place.y, { steps: 4 });
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('homeplot.session') ?? '{}') as Record<string, unknown>;
    localStorage.setItem('homeplot.session', JSON.stringify({ ...stored, access_token: 'over.over.over' }));
  });
  await line.cut();
  line.mend();
  await page.mouse.move(place.x + 80, place.y, { steps: 4 });
  await page.mouse.up();
  const xIn = (one: typeof page) =>
    one.evaluate(() => (window.homeplot.editor.plan.objects.get('oak') as unknown as { x: number }).x);
  const moved = await xIn(page);
  await expect.poll(() => xIn(bob)).toBe(moved);
  await expect(saveMark(page)).toHaveText('Saved');
});

test('a guest is asked for a name once, their own plan becomes a draft, and a revoked link ends the visit', async ({
  page,
  request,
  freshProfile,
}) => {
  const shared = await sharedProject(request);
  const guest = await freshProfile();
  await open(guest);
  await importPlan(guest, tree('mine'));
  await openAsGuest(guest, shared, undefined);
  const dialog = guest.getByRole('dialog', { name: "What's your name?" });
  await expect(dialog.getByLabel('Your name')).toBeFocused();
  await guest.keyboard.press('Enter');
  await expect(dialog.getByText('Please enter your name')).toBeVisible();
  await guest.keyboard.type('Gus');
  await guest.keyboard.press('Enter');
  await expectToast(guest, 'Your earlier plan is under Earlier drafts.');
  await openAsOwner(page, shared);
  await expect(others(page)).toHaveAccessibleName('Gus (guest) is here');
  await reload(guest);
  await expect(others(guest)).toHaveAccessibleName('Ana Byron is here');
  await expect(header(guest, 'Save Project')).toBeVisible();

  await revokeLinks(request, shared);
  const refusal = toast(guest, 'You no longer have access to this project. Your copy stays in this browser.');
  await expect(refusal).toBeVisible();
  await expect(others(page)).toBeHidden();
  await refusal.getByRole('button', { name: 'OK' }).click();
  await expect(refusal).toBeHidden();
  expect(await ids(guest)).toEqual(['oak']);
});

test('where the server has no live rooms, a guest saves to the shared project until the link is revoked', async ({
  page,
  request,
}) => {
  const shared = await sharedProject(request);
  await page.route('**/config.json', async (route) => {
    const answer = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...answer, live: false } });
  });
  await openAsGuest(page, shared, 'Gus');
  await expect(header(page, 'Save Project')).toBeVisible();
  await plant(page, 'elm');
  await expect(saveMark(page)).toHaveText('Not saved');
  await save(page);
  await reload(page);
  await plant(page, 'ash');
  await save(page);
  const found = await request.get(`${origin}/rest/v1/projects?select=objects&id=eq.${shared.project.id}`, {
    headers: await headersOf(request, shared.owner),
  });
  const [row] = (await found.json()) as readonly [{ readonly objects: readonly { readonly id: string }[] }];
  expect(row.objects.map(({ id }) => id)).toEqual(['oak', 'elm', 'ash']);

  await revokeLinks(request, shared);
  await plant(page, 'fir');
  await header(page, 'Save Project').click();
  await expectToast(page, 'Your link no longer lets you edit it.');
  await expect(saveMark(page)).toHaveText('Not saved');
});

test('on a phone the others are in the header too', onPhoneToo, async ({ page, request, freshProfile }) => {
  const shared = await sharedProject(request);
  await openAsOwner(page, shared);
  const bob = await freshProfile();
  await openAsGuest(bob, shared, 'Bob Stone');
  await expect(others(page)).toHaveAccessibleName('Bob Stone (guest) is here');
  await others(page).click();
  await page.getByRole('menuitem', { name: 'Follow Bob Stone (guest)' }).click();
  await expect(page.getByText('Following Bob Stone (guest)')).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Following Bob Stone (guest)')).toBeHidden();
  expect(await violations(page)).toEqual([]);
});
