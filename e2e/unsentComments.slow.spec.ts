// Comments that are left while they are being sent.
import { comment, panel, pins, placeOf } from './comments.ts';
import { expect, expectArrived, test } from './fixtures.ts';
import { reload } from './plannerPage.ts';
import { makeLink, memberWithProject } from './projects.ts';
import { yard } from './yard.ts';

test.use({
  expectedFaults: ['/comment_threads', '/comments', 'ERR_FAILED'],
  permissions: ['clipboard-read', 'clipboard-write'],
});

test('a comment that is left while it is being sent is sent once, and ends nothing that was begun since', async ({
  page,
  request,
}) => {
  await memberWithProject(page, request, yard);
  const house = await placeOf(page, 'house');
  const oak = await placeOf(page, 'oak');
  let fails = false;
  let answer = (): void => undefined;
  const delay = (): Promise<void> => new Promise<void>((resolve) => (answer = resolve));
  let delayed = delay();
  await page.route(/\/comment_threads\?/, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await delayed;
    return fails ? route.abort() : route.fallback();
  });
  const begin = async (at: { readonly x: number; readonly y: number }): Promise<void> => {
    await page.getByLabel('Site plan canvas').focus();
    await page.keyboard.press('n');
    await expectArrived(page);
    await page.mouse.click(at.x, at.y);
  };
  const field = page.getByLabel('Your comment');
  await begin(house);
  await field.fill('Keep the oak');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(field).toHaveValue('Keep the oak');
  await page.keyboard.press('Escape');
  await begin(oak);
  await expect(field).toHaveValue('');
  await field.fill('How old is it?');
  const sent = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/comments'),
  );
  answer();
  await sent;
  await expect(pins(page)).toHaveText('1');
  await expect(field).toHaveValue('How old is it?');

  fails = true;
  delayed = delay();
  await page.keyboard.press('ControlOrMeta+Enter');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await begin(oak);
  await expect(field).toHaveValue('');
  answer();
  await expect(page.getByText("Your comment wasn't sent")).toBeVisible();
  await expect(field).toHaveValue('How old is it?');
});

test('a change that is left while it is being saved can be copied if that fails', async ({
  page,
  request,
}) => {
  await memberWithProject(page, request, yard);
  await comment(page, await placeOf(page, 'house'), 'Keep the oak');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/comments\?/, async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    await promise;
    return route.abort();
  });
  await panel(page).getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Edit comment').fill('Keep both oaks');
  await page.keyboard.press('ControlOrMeta+Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Edit comment')).toBeHidden();
  resolve();
  await expect(page.getByText("Your changes weren't saved")).toBeVisible();
  await page.getByRole('button', { name: 'Copy text' }).click();
  await expect(page.getByText('Text copied to clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Keep both oaks');
});

test('a reload keeps what is written of a reply, an edit and a new comment until it is sent or canceled', async ({
  page,
  request,
  freshProfile,
}) => {
  const owner = await memberWithProject(page, request, yard);
  await comment(page, await placeOf(page, 'house'), 'Keep the oak');
  const showThread = async (): Promise<void> => {
    await reload(page);
    await panel(page).getByRole('button', { name: 'Comments', exact: true }).click();
    await panel(page).getByRole('list', { name: 'Threads' }).getByRole('button').click();
  };
  const reply = page.getByLabel('Reply', { exact: true });
  const edit = panel(page).getByRole('button', { name: 'Edit', exact: true });
  await reply.fill('Which one?');
  await edit.click();
  await page.getByLabel('Edit comment').fill('Keep both oaks');
  await showThread();
  await expect(reply).toHaveValue('Which one?');
  await edit.click();
  await expect(page.getByLabel('Edit comment')).toHaveValue('Keep both oaks');
  await panel(page).getByRole('button', { name: 'Cancel' }).click();
  await panel(page).getByRole('button', { name: 'Reply' }).click();
  await expect(panel(page).getByRole('list', { name: 'Comments' })).toContainText('Which one?');
  await showThread();
  await expect(reply).toHaveValue('');
  await edit.first().click();
  await expect(page.getByLabel('Edit comment')).toHaveValue('Keep the oak');

  const guest = await freshProfile();
  const begin = async (): Promise<void> => {
    await guest.getByRole('button', { name: 'Comments', exact: true }).click();
    await panel(guest).getByRole('button', { name: 'Comment', exact: true }).click();
    await panel(guest).getByRole('button', { name: 'Use the middle of the view' }).click();
  };
  await guest.goto(`/s/${await makeLink(request, owner, 'commenter')}`);
  await begin();
  await guest.getByLabel('Your comment').fill('Is this the final size?');
  await guest.reload();
  await begin();
  await expect(guest.getByLabel('Your comment')).toHaveValue('Is this the final size?');
});
