// Comments: threads pinned to a place, an object or an edge, by the owner and by guests with a link.
import { comment, panel, pins, placeOf } from './comments.ts';
import { expect, onPhoneToo, test } from './fixtures.ts';
import { mouse } from './hands.ts';
import { nextFrame, open, reload, violations } from './plannerPage.ts';
import { commentOn, makeLink, memberWithProject, overwriteProject } from './projects.ts';
import { moveBy, yard } from './yard.ts';

test('a comment is pinned to a house, follows it, and stays where it was once the house is deleted', async ({
  page,
  request,
}) => {
  await memberWithProject(page, request, yard);
  await comment(page, await placeOf(page, 'house'), 'Is this the final size?');
  await expect(panel(page)).toContainText('1. House');
  await expect(panel(page)).toContainText('Ada Byron (you)');
  await expect(pins(page)).toHaveText('1');
  const before = await pins(page).boundingBox();
  await moveBy(page, 'house', 5, 0);
  await nextFrame(page);
  const after = await pins(page).boundingBox();
  const pxPerFoot = await page.evaluate(() => window.homeplot.editor.viewport.pxPerFoot);
  expect((after?.x ?? 0) - (before?.x ?? 0)).toBeCloseTo(5 * pxPerFoot, 0);
  const written = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().includes('comment_threads'),
  );
  await page.evaluate(() => window.homeplot.editor.edit([{ remove: 'house' }], 'Delete'));
  expect((await written).status()).toBe(200);
  await expect(panel(page)).toContainText('On an object that was deleted');
  expect((await pins(page).boundingBox())?.x).toBeCloseTo(after?.x ?? 0, 0);
  await reload(page);
  await page.mouse.move(400, 410);
  await expect(pins(page)).toHaveText('1');
});

test('what is written of a comment stays after Escape and when another place is pressed, and one button sends it', async ({
  page,
  request,
}) => {
  await memberWithProject(page, request, yard);
  await panel(page).getByRole('button', { name: 'Comments', exact: true }).click();
  await panel(page).getByRole('button', { name: 'Comment', exact: true }).click();
  const house = await placeOf(page, 'house');
  await page.mouse.click(house.x, house.y);
  await page.getByLabel('Your comment').fill('Keep the oak');
  await page.keyboard.press('Escape');
  await panel(page).getByRole('button', { name: 'Comment', exact: true }).click();
  await page.mouse.click(house.x, house.y);
  await expect(page.getByLabel('Your comment')).toHaveValue('Keep the oak');
  const oak = await placeOf(page, 'oak');
  await page.mouse.click(oak.x, oak.y);
  await expect(page.getByLabel('Your comment')).toHaveValue('Keep the oak');
  await expect(page.getByLabel('Your comment')).toBeFocused();
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(panel(page)).toContainText('1. Tree');
  await page.setViewportSize({ width: 1024, height: 700 });
  const names = page.getByRole('group', { name: 'Panel places' }).locator('button > span');
  const widths = await names.evaluateAll((all) =>
    all.map((one) => [one.getBoundingClientRect().width, (one.parentElement?.clientWidth ?? 0) - 4]),
  );
  expect(widths.filter(([wide = 0, room = 0]) => wide > room)).toEqual([]);
});

test('comments in Hebrew, and their fields, are set from right to left', async ({ page, request }) => {
  await memberWithProject(page, request, yard);
  await comment(page, await placeOf(page, 'house'), 'האם זה הגודל הסופי?');
  const written = panel(page).getByText('האם זה הגודל הסופי?');
  await expect(written).toHaveCSS('direction', 'rtl');
  await page.getByLabel('Reply').fill('כן');
  await expect(page.getByLabel('Reply')).toHaveCSS('direction', 'rtl');
  await panel(page).getByRole('button', { name: 'All comments' }).click();
  await expect(written).toHaveCSS('direction', 'rtl');
});

test('a comment beside a lot line stays on that edge when corners are added before it, here and by others', async ({
  page,
  request,
  freshProfile,
}) => {
  const owner = await memberWithProject(page, request, yard);
  const lot = await placeOf(page, 'lot');
  const left = await page.evaluate(() => {
    const { editor } = window.homeplot;
    return (5 - editor.viewport.x) * editor.viewport.pxPerFoot;
  });
  const canvas = await page.getByLabel('Site plan canvas').boundingBox();
  await comment(page, { x: left + (canvas?.x ?? 0) + 2, y: lot.y }, 'Where exactly is this line?');
  await expect(panel(page)).toContainText('Lot, the left side edge');
  const before = await pins(page).boundingBox();
  const looking = await freshProfile();
  await looking.goto(`/s/${await makeLink(request, owner, 'viewer')}`);
  await expect(pins(looking)).toBeVisible();
  const seen = await pins(looking).boundingBox();

  // As a program does it: nobody writes the pin down anew.
  await overwriteProject(request, owner, 'Back yard', {
    title: 'Back yard, cut',
    objects: yard.map((object) => ('vertices' in object ? withCorner(object) : object)),
  });
  await looking.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(looking.getByRole('heading', { name: 'Back yard, cut' })).toBeVisible();
  await nextFrame(looking);
  expect(await pins(looking).boundingBox()).toEqual(seen);

  // On a phone, the panel with the thread doesn't cover its pin.
  await looking.setViewportSize({ width: 390, height: 844 });
  await mouse(looking).dragOnPage({ x: 300, y: 200 }, { x: 300, y: 450 });
  await nextFrame(looking);
  const covered = await pins(looking).boundingBox();
  await pins(looking).click();
  const list = await panel(looking).boundingBox();
  expect((covered?.y ?? 0) + 28).toBeGreaterThan(list?.y ?? 0);
  const pin = await pins(looking).boundingBox();
  expect((pin?.y ?? 0) + 28).toBeLessThan(list?.y ?? 0);

  const written = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().includes('comment_threads'),
  );
  await page.evaluate(() => {
    const { editor } = window.homeplot;
    const drawn = editor.plan.objects.get('lot') as unknown as {
      vertices: readonly { x: number; y: number }[];
    };
    const [first, ...rest] = drawn.vertices;
    const middle = { ...first, x: ((first?.x ?? 0) + (rest[0]?.x ?? 0)) / 2 };
    editor.edit([{ put: { ...drawn, vertices: [first, middle, ...rest] } as never }], 'Add corner');
  });
  expect((await written).status()).toBe(200);
  await expect(panel(page)).toContainText('Lot, the left');
  expect(await pins(page).boundingBox()).toEqual(before);
});

/** The lot with a corner in the middle of its first edge. */
function withCorner<T extends { readonly vertices?: readonly object[]; readonly edges?: readonly object[] }>(
  lot: T,
): T {
  const { vertices = [], edges = [] } = lot;
  const split = (list: readonly object[], added: object) => [...list.slice(0, 1), added, ...list.slice(1)];
  return { ...lot, vertices: split(vertices, { x: 60, y: 10 }), edges: split(edges, { name: 'rear' }) };
}

test('a guest with a link comments under a name given once; the owner reads, answers and resolves', async ({
  page,
  request,
  freshProfile,
}) => {
  const owner = await memberWithProject(page, request, yard);
  const token = await makeLink(request, owner, 'commenter');
  const guest = await freshProfile();
  await guest.goto(`/s/${token}`);
  // By keyboard alone, as far as the comment.
  await guest.getByRole('button', { name: 'Comments' }).press('Enter');
  await panel(guest).getByRole('button', { name: 'Comment', exact: true }).press('Enter');
  await expect(guest.getByRole('button', { name: 'Use the middle of the view' })).toBeFocused();
  await guest.keyboard.press('Enter');
  await expect(guest.getByLabel('Your comment')).toBeFocused();
  const send = panel(guest).getByRole('button', { name: 'Comment', exact: true });
  await send.press('Enter');
  await expect(panel(guest).getByRole('alert')).toHaveText([
    'Please enter your name.',
    'Please write something.',
  ]);
  await expect(guest.getByLabel('Your name')).toBeFocused();
  await guest.getByLabel('Your comment').focus();
  const script = '<img src=x onerror="throw 1"> and averylongwordwithoutanyspace'.padEnd(300, 'x');
  await guest.keyboard.insertText(script);
  // What is written stays after Escape, and when the panel is closed.
  await guest.keyboard.press('Escape');
  await panel(guest).getByRole('button', { name: 'Comment', exact: true }).press('Enter');
  await guest.getByRole('button', { name: 'Use the middle of the view' }).press('Enter');
  await expect(guest.getByLabel('Your comment')).toHaveValue(script);
  await panel(guest).getByRole('button', { name: 'Close comments' }).press('Enter');
  await guest.getByRole('button', { name: 'Comments' }).press('Enter');
  await expect(guest.getByLabel('Your comment')).toHaveValue(script);
  await send.press('Enter');
  await expect(panel(guest).getByRole('alert')).toHaveText('Please enter your name.');
  await expect(guest.getByLabel('Your name')).toBeFocused();
  await guest.keyboard.type('Bo Smith');
  await send.press('Enter');
  await expect(panel(guest).getByRole('list', { name: 'Comments' })).toContainText(script);
  await expect(panel(guest)).toContainText('Bo Smith (you)');
  expect(await violations(guest)).toEqual([]);

  await reload(page);
  await page.mouse.move(400, 410);
  const button = page.getByRole('button', { name: /^Comments/ });
  await expect(button).toHaveAccessibleName(/^Comments ?, 1 new$/);
  await button.click();
  await panel(page).getByRole('list', { name: 'Threads' }).getByRole('button').click();
  await expect(panel(page)).toContainText(script);
  await expect(button).toHaveAccessibleName('Comments');
  await page.getByLabel('Reply').fill('Yes.\nThanks!');
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(panel(page).getByRole('list', { name: 'Comments' })).toContainText('Thanks!');
  await page.getByRole('button', { name: 'Resolve' }).click();
  await expect(panel(page)).toContainText('Resolved by Ada Byron');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'All comments' }).click();
  await expect(panel(page)).toContainText('No open comments.');

  // The guest's page asks again when it is looked at.
  await guest.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(panel(guest)).toContainText('Resolved by Ada Byron');
  await guest.getByRole('button', { name: 'Reopen' }).click();
  await expect(guest.getByRole('button', { name: 'Resolve' })).toBeVisible();
  await expect(guest.getByRole('list', { name: 'Comments' }).getByRole('listitem')).toHaveCount(2);
  await guest.getByRole('button', { name: 'Edit' }).click();
  await guest.getByLabel('Edit comment').fill('Shorter');
  await guest.getByRole('button', { name: 'Save' }).click();
  await expect(panel(guest)).toContainText('edited');
  await guest.getByRole('button', { name: 'Delete' }).click();
  await guest.getByRole('button', { name: 'Delete' }).first().click();
  await expect(panel(guest)).toContainText('This comment was deleted.');
  // Only what one wrote oneself can be changed.
  await expect(guest.getByRole('button', { name: 'Edit' })).toHaveCount(0);
});

test('comments at one place share a pin, which opens the list; the one that is open has its own', async ({
  page,
  request,
}) => {
  await memberWithProject(page, request, yard);
  await comment(page, await placeOf(page, 'house'), 'Is this the final size?');
  await panel(page).getByRole('button', { name: 'All comments' }).click();
  await comment(page, await placeOf(page, 'house'), 'And the color?');
  await expect(pins(page)).toHaveText(['2', '1']);
  await panel(page).getByRole('button', { name: 'All comments' }).click();
  await expect(pins(page)).toHaveText('2');
  await expect(pins(page)).toHaveAttribute('title', '2 comments here: 1, 2');
  await panel(page).getByRole('button', { name: 'Comments', exact: true }).click();
  await pins(page).click();
  await expect(panel(page).getByRole('list', { name: 'Threads' }).getByRole('button')).toHaveCount(2);
});

test('by keyboard, the focus stays with what one is at when a comment is edited, kept, deleted or left', async ({
  page,
  request,
}) => {
  await memberWithProject(page, request, yard);
  await comment(page, await placeOf(page, 'house'), 'Is this the final size?');
  const button = (name: string) => panel(page).getByRole('button', { name, exact: true });
  await button('Edit').press('Enter');
  await page.getByLabel('Edit comment').press('ControlOrMeta+Enter');
  await expect(button('Edit')).toBeFocused();
  await button('Delete').press('Enter');
  await button('Keep').press('Enter');
  await expect(button('Delete')).toBeFocused();
  await button('All comments').press('Enter');
  const row = panel(page).getByRole('list', { name: 'Threads' }).getByRole('button');
  await expect(row).toBeFocused();
  await row.press('Enter');
  await page.getByLabel('Reply').fill('Yes.');
  await button('Reply').press('Enter');
  await expect(button('Delete')).toHaveCount(2);
  await button('Delete').last().press('Enter');
  await button('Delete').last().press('Enter');
  await expect(page.getByText('This comment was deleted.')).toBeFocused();
  await button('Delete').press('Enter');
  await button('Delete').press('Enter');
  await expect(panel(page).getByText('No comments yet.')).toBeVisible();
  await expect(panel(page).locator(':focus')).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Comment', exact: true })).toBeVisible();
});

test('opening the list fetches what somebody else has written since', async ({ page, request }) => {
  const owner = await memberWithProject(page, request, yard);
  const places = page.getByRole('group', { name: 'Panel places' });
  const list = places.getByRole('button', { name: 'Comments' });
  await list.click();
  await expect(panel(page).getByText('No comments yet.')).toBeVisible();
  await places.getByRole('button').first().click();
  await commentOn(request, owner, { x: 60, y: 80, object: 'house', dx: 0, dy: 0 }, 'Seen at once?');
  await list.click();
  await expect(panel(page).getByText('Seen at once?')).toBeVisible({ timeout: 3000 });
});

test('whoever has a link to look reads comments and writes none', async ({ page, request, freshProfile }) => {
  const owner = await memberWithProject(page, request, yard);
  await comment(page, await placeOf(page, 'house'), 'Look here');
  const looking = await freshProfile();
  await looking.goto(`/s/${await makeLink(request, owner, 'viewer')}`);
  await looking.getByRole('button', { name: 'Comments' }).click();
  await panel(looking).getByRole('list', { name: 'Threads' }).getByRole('button').click();
  await expect(panel(looking)).toContainText('Look here');
  await expect(panel(looking).getByRole('textbox')).toHaveCount(0);
  await expect(panel(looking).getByRole('button', { name: /Resolve|Edit|Delete/ })).toHaveCount(0);
});

test('a plan that is not saved says where comments are kept', onPhoneToo, async ({ page }) => {
  await open(page);
  await page.mouse.move(200, 300);
  const settings = page.getByRole('button', { name: 'Panel', exact: true });
  if (await settings.isVisible()) await settings.click();
  await page.getByRole('button', { name: 'Comments', exact: true }).click();
  await expect(panel(page)).toContainText('Save Project first');
});
