// Two servers behind HAProxy, and three browsers: what people do together is the same as on one server, and goes on when one
// of the servers is gone.
import type { APIRequestContext, Page } from '@playwright/test';
import { ask, mark } from './approvals.ts';
import { comment, panel, placeOf } from './comments.ts';
import { expect, onPhoneAlone } from './fixtures.ts';
import { findHaproxy } from './haproxy.ts';
import { mailedLink, member } from './people.ts';
import { escapeDialog, header, ids, plant, reload, runByName, violations } from './plannerPage.ts';
import { headersOf, load, memberWithProject, saveMark } from './projects.ts';
import {
  accept,
  createLink,
  handOver,
  links,
  openLinks,
  openPeople,
  people,
  revokeLink,
  sendInvitation,
} from './sharing.ts';
import { expectToast } from './toast.ts';
import {
  lineOf,
  namesIn,
  nameObject,
  openAsGuest,
  openAsOwner,
  others,
  type SharedProject,
  sharedProject,
} from './together.ts';
import { test } from './twoServers.ts';
import { moveBy, yard } from './yard.ts';

test.skip(findHaproxy() === undefined, 'There is no HAProxy on this machine.');
// One after the other, with the same servers.
test.describe.configure({ mode: 'default' });
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('three people work on a plan through the balancer, from the invitation to handing it over', async ({
  page,
  request,
  freshProfile,
}) => {
  const [bob, cy] = [await freshProfile(), await freshProfile()];
  const line = await lineOf(bob);
  await memberWithProject(page, request, yard);
  const other = await member(request, 'Bob Stone');

  await test.step('invited by mail, somebody edits with the owner', async () => {
    await openPeople(page);
    await sendInvitation(page, other, 'Can edit');
    await accept(bob, other, await mailedLink(other.email, 'invitation'));
    await load(bob, 'Back yard');
    await escapeDialog(page);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(others(page)).toHaveAccessibleName('Bob Stone is here');
    await expect(others(bob)).toHaveAccessibleName('Ada Byron is here');
    await nameObject(page, 'oak', 'Old oak');
    await plant(bob, 'elm');
    for (const one of [page, bob])
      await expect.poll(() => namesIn(one)).toEqual(['lot', 'house', 'Old oak', 'elm']);
  });

  await test.step('edits made offline are merged', async () => {
    await line.cut();
    await expect(saveMark(bob)).toHaveText('Saved on this device, waiting for the connection');
    await nameObject(bob, 'elm', 'Young elm');
    await plant(page, 'ash');
    line.mend();
    for (const one of [page, bob])
      await expect.poll(() => namesIn(one)).toEqual(['lot', 'house', 'Old oak', 'Young elm', 'ash']);
    for (const one of [page, bob]) await expect(saveMark(one)).toHaveText('Saved');
  });

  await test.step('a comment of one is resolved by the other', async () => {
    await comment(page, await placeOf(page, 'house'), 'Is this the final size?');
    await bob.mouse.move(400, 410);
    await bob.getByRole('button', { name: /^Comments/ }).click();
    await panel(bob).getByRole('list', { name: 'Threads' }).getByRole('button').click();
    await bob.getByRole('button', { name: 'Resolve' }).click();
    await expect(panel(page)).toContainText('Resolved by Bob Stone');
  });

  await test.step('a neighbor approves by a link', async () => {
    await runByName(page, 'Ask for approval');
    const path = await ask(page, 'The whole plan', 'For Cy');
    await escapeDialog(page);
    await cy.goto(path);
    await cy.getByLabel('Your name').fill('Cy Hill');
    await cy.getByRole('button', { name: 'Approve' }).click();
    await expect(cy.getByRole('region', { name: 'Your answer' })).toContainText('You approved this version');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(mark(page)).toHaveText('Approved by Cy Hill');
  });

  await test.step('a page that a link has opened is closed within a second of revoking it', async () => {
    await openLinks(page);
    await cy.goto(await createLink(page, 'Can edit'));
    const sockets: { closed?: number }[] = [];
    cy.on('websocket', (socket) => {
      const one: { closed?: number } = {};
      sockets.push(one);
      socket.on('close', () => (one.closed = performance.now()));
    });
    await cy.getByRole('button', { name: 'Edit' }).click();
    await cy.getByRole('textbox', { name: 'Your name' }).fill('Cy');
    await cy.keyboard.press('Enter');
    await expect(others(cy)).toHaveAccessibleName('Ada Byron and Bob Stone are here');
    // Earlier ones are of the page made for looking.
    const socket = sockets.at(-1);
    await revokeLink(page, 'Link to edit');
    const revoked = performance.now();
    await expectToast(cy, 'You no longer have access to this project.');
    expect((socket?.closed ?? Infinity) - revoked).toBeLessThan(1000);
    await expect(links(page)).toHaveCount(0);
    await expect(others(bob)).toHaveAccessibleName('Ada Byron is here');
    await escapeDialog(page);
  });

  await test.step('two versions are compared', async () => {
    const dialog = page.getByRole('dialog', { name: 'Versions' });
    const keep = async (name: string): Promise<void> => {
      await runByName(page, 'Versions');
      await dialog.getByLabel('Name of the current version').fill(name);
      await dialog.getByRole('button', { name: 'Keep as version' }).click();
      await expect(dialog.getByRole('listitem').filter({ hasText: name })).toBeVisible();
      await escapeDialog(page);
    };
    await keep('First');
    await moveBy(bob, 'house', 4, 0);
    await expect(saveMark(bob)).toHaveText('Saved');
    await keep('Second');
    await runByName(page, 'Versions');
    const rows = dialog.getByRole('list', { name: 'Versions' }).getByRole('listitem');
    await rows.filter({ hasText: 'First' }).getByRole('button', { name: 'with another version' }).click();
    await rows
      .filter({ hasText: 'Second' })
      .getByRole('button', { name: /^Compare with/ })
      .click();
    await expect(dialog.getByRole('list', { name: 'Differences' }).getByRole('listitem')).toHaveText([
      /House.*Moved 4'/,
    ]);
    await page.keyboard.press('Escape');
    await expect(rows).not.toHaveCount(0);
    await escapeDialog(page);
  });

  await test.step('the project is handed over', async () => {
    await openPeople(page);
    await handOver(page, 'Bob Stone', bob);
    await bob.reload();
    await openPeople(bob);
    await expect(people(bob).getByRole('listitem').first()).toHaveText(`${other.email}Owner, you`);
    expect(await ids(bob)).toEqual(await ids(page));
  });
});

/** The ids of the objects that the database has. */
async function savedIds(request: APIRequestContext, { owner, project }: SharedProject): Promise<string[]> {
  const answer = await request.get(`/rest/v1/projects?select=objects&id=eq.${project.id}`, {
    headers: await headersOf(request, owner),
  });
  const [row] = (await answer.json()) as readonly { readonly objects: readonly { readonly id: string }[] }[];
  return (row?.objects ?? []).map(({ id }) => id);
}

/** The addresses of the page's connections to its room, from now on. */
function roomsOf(page: Page): readonly string[] {
  const addresses: string[] = [];
  page.on('websocket', (socket) => addresses.push(new URL(socket.url()).pathname));
  return addresses;
}

test.describe('when a server is killed', () => {
  test.use({ expectedFaults: ['/live/'] });

  test('people go on at the other one within 3 s with all edits, and whoever comes to the wrong one is sent to theirs', async ({
    page,
    request,
    freshProfile,
    servers,
  }) => {
    const [bob, cy] = [await freshProfile(), await freshProfile()];
    const shared = await sharedProject(request);
    const room = `/live/${shared.project.id}`;
    // In the order in which they came back.
    const bothAreHere = /^(Ana Byron and Bob \(guest\)|Bob \(guest\) and Ana Byron) are here$/;
    await openAsOwner(page, shared);
    await openAsGuest(bob, shared, 'Bob');
    await expect(others(page)).toHaveAccessibleName('Bob (guest) is here');
    const expectAll = async (pages: readonly Page[], expected: readonly string[]): Promise<void> => {
      for (const one of pages) await expect.poll(async () => (await ids(one)).toSorted()).toEqual(expected);
      for (const one of pages) await expect(saveMark(one)).toHaveText('Saved');
      expect((await savedIds(request, shared)).toSorted()).toEqual(expected);
    };
    /** Kills the server that has the room, with edits that it hasn't saved, and returns its name. */
    const killOwner = async (edits: readonly [string, string], ahead: Page, behind: Page) => {
      const owner = await servers.ownerOfRoom();
      await plant(ahead, edits[0]);
      await servers.kill(owner);
      const killed = performance.now();
      await plant(ahead, edits[1]);
      await expect.poll(() => ids(behind), { intervals: [20] }).toEqual(expect.arrayContaining([...edits]));
      expect(performance.now() - killed).toBeLessThan(3000);
      return owner;
    };

    const first = await killOwner(['elm', 'ash'], page, bob);
    const second = await servers.ownerOfRoom();
    expect(second).not.toBe(first);
    await expectAll([page, bob], ['ash', 'elm', 'oak']);

    // HAProxy would have the room at the first one again.
    await servers.revive(first);
    const addresses = roomsOf(cy);
    await openAsGuest(cy, shared, 'Cy');
    await expect(others(cy)).toHaveAccessibleName(bothAreHere);
    expect(addresses).toEqual([room, `/at/${second}${room}`]);
    await plant(cy, 'fir');
    await expectAll([page, bob, cy], ['ash', 'elm', 'fir', 'oak']);

    // Also whoever was sent to a server that is gone since.
    await killOwner(['pine', 'yew'], cy, bob);
    expect(addresses.at(-1)).toBe(room);
    await expectAll([page, bob, cy], ['ash', 'elm', 'fir', 'oak', 'pine', 'yew']);
    await expect(others(cy)).toHaveAccessibleName(bothAreHere);
    await servers.revive(second);
  });
});

test('edits that are too large to be shared are said once, stay in the browser, and are saved by Save Project', async ({
  page,
  request,
  freshProfile,
}) => {
  const bob = await freshProfile();
  const shared = await sharedProject(request);
  await openAsOwner(page, shared);
  await openAsGuest(bob, shared, 'Bob');
  await expect(others(page)).toHaveAccessibleName('Bob (guest) is here');
  await page.evaluate(() => {
    const { editor } = window.homeplot;
    const made = editor.scene.create('tree', { x: 10, y: 10 });
    if (!made) return;
    const name = 'Quercus '.repeat(200);
    editor.edit(
      Array.from({ length: 2800 }, (_, i) => ({ put: { ...made, name, x: 10 + i / 50, id: `tree ${i}` } })),
      'Plant',
    );
  });
  await expectToast(
    page,
    'Your last changes are too large to be shared at once. They are saved in this browser',
  );
  await expect(others(page)).toBeHidden();
  await expect(others(bob)).toBeHidden();
  await expect(saveMark(page)).toHaveText('Not saved');
  expect(await violations(page)).toEqual([]);
  await reload(page);
  await expectToast(page, 'too large to be shared at once');
  const triedAgain = roomsOf(page);
  await header(page, 'Save Project').click();
  await expect(saveMark(page)).toHaveText('Saved');
  expect(triedAgain).toEqual([]);
  await expect.poll(async () => (await ids(bob)).length).toBe(2801);
  await reload(page);
  await expect(others(page)).toHaveAccessibleName('Bob (guest) is here');
});

test(
  'on a phone, two people edit and comment, and one approves',
  onPhoneAlone,
  async ({ page, request, freshProfile }) => {
    const bob = await freshProfile();
    const shared = await sharedProject(request, 'Ana Byron', yard);
    const line = await lineOf(bob);
    await openAsOwner(page, shared);
    await openAsGuest(bob, shared, 'Bob Stone');
    await expect(others(page)).toHaveAccessibleName('Bob Stone (guest) is here');
    await nameObject(page, 'oak', 'Old oak');
    await expect.poll(() => namesIn(bob)).toContain('Old oak');
    await line.cut();
    await plant(bob, 'elm');
    line.mend();
    await expect.poll(() => namesIn(page)).toContain('elm');
    await comment(page, await placeOf(page, 'house'), 'Is this the final size?');
    await runByName(page, 'Ask for approval');
    const path = await ask(page, 'The whole plan', 'For Bob');
    await escapeDialog(page);
    await bob.goto(path);
    await bob.getByLabel('Your name').fill('Bob Stone');
    expect(await violations(bob)).toEqual([]);
    await bob.getByRole('button', { name: 'Approve' }).click();
    await expect(bob.getByRole('region', { name: 'Your answer' })).toContainText('You approved this version');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(mark(page)).toHaveText('Approved by Bob Stone');
  },
);
