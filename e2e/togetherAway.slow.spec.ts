// Editing together while the network or the server is away, or the server is busy.
import { expect, test } from './fixtures.ts';
import { saveMark } from './projects.ts';
import { plant, reload } from './plannerPage.ts';
import { namesIn, openAsGuest, openAsOwner, others, sharedProject } from './together.ts';

test.describe('without a network', () => {
  // A browser may tell of the socket that it couldn't open.
  test.use({ expectedFaults: ['ERR_INTERNET_DISCONNECTED'] });

  test('what waits for it is shown at once and nobody is there; with it, all is as before', async ({
    page,
    request,
    freshProfile,
  }) => {
    const shared = await sharedProject(request);
    await openAsOwner(page, shared);
    const bob = await freshProfile();
    await openAsGuest(bob, shared, 'Bob Stone');
    await expect(others(page)).toBeVisible();
    await expect(saveMark(page)).toHaveText('Saved');
    await page.context().setOffline(true);
    // A socket alone would be noticed after fifteen seconds.
    await expect(saveMark(page)).toHaveText('Saved on this device, waiting for the connection', {
      timeout: 5000,
    });
    await expect(others(page)).toBeHidden({ timeout: 5000 });
    await plant(page, 'elm');
    await plant(bob, 'ash');
    await page.context().setOffline(false);
    await expect(saveMark(page)).toHaveText('Saved');
    await expect(others(page)).toHaveAccessibleName('Bob Stone (guest) is here');
    for (const one of [page, bob])
      await expect.poll(async () => (await namesIn(one)).toSorted()).toEqual(['ash', 'elm', 'oak']);
  });
});

/** What the server sends to whoever it can't let in for now: a refusal of Hocuspocus. request: the page's first message. */
function busyAnswer(request: Buffer): Buffer {
  const [authentication, denied, reason] = [2, 1, Buffer.from('busy')];
  const name = request.subarray(0, 1 + (request[0] ?? 0));
  return Buffer.concat([name, Buffer.from([authentication, denied, reason.length]), reason]);
}

test('a server that is busy is asked again until it lets the page in', async ({
  page,
  request,
  freshProfile,
}) => {
  const shared = await sharedProject(request);
  let asked = 0;
  await page.routeWebSocket(/\/live\//, (socket) => {
    asked += 1;
    if (asked > 1) return void socket.connectToServer();
    socket.onMessage((message) => socket.send(busyAnswer(Buffer.from(message))));
  });
  await openAsOwner(page, shared);
  await plant(page, 'elm');
  const bob = await freshProfile();
  await openAsGuest(bob, shared, 'Bob Stone');
  await expect(others(page)).toHaveAccessibleName('Bob Stone (guest) is here');
  await expect.poll(() => namesIn(bob)).toEqual(['oak', 'elm']);
  expect(asked).toBe(2);
});

test.describe('without the server', () => {
  test.use({ expectedFaults: ['/config.json'] });

  test('a plan is opened and edited, and its others are there as soon as the server is back', async ({
    page,
    request,
    freshProfile,
  }) => {
    const shared = await sharedProject(request);
    await openAsOwner(page, shared);
    const bob = await freshProfile();
    await openAsGuest(bob, shared, 'Bob Stone');
    await expect(others(page)).toBeVisible();
    await expect(others(bob)).toBeVisible();
    await expect(saveMark(page)).toHaveText('Saved');
    await page.route('**/config.json', (route) => route.abort());
    await reload(page);
    await expect(others(bob)).toBeHidden();
    await plant(page, 'elm');
    await plant(bob, 'ash');
    await expect(saveMark(bob)).toHaveText('Saved');
    await expect(others(page)).toBeHidden();
    await page.unrouteAll();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(others(page)).toHaveAccessibleName('Bob Stone (guest) is here');
    for (const one of [page, bob])
      await expect.poll(async () => (await namesIn(one)).toSorted()).toEqual(['ash', 'elm', 'oak']);
    await expect(saveMark(page)).toHaveText('Saved');
  });
});
