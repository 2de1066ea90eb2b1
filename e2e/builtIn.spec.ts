// The web app built with its backend's address in it, for a static file host, which only has to serve files.
import { commandFile, run } from '../scripts/tool.ts';
import { builtFile } from './builtFile.ts';
import { expect, test } from './fixtures.ts';
import { expectSignedIn, member, openAs } from './people.ts';
import { openSavedProjects, save } from './projects.ts';
import { plant } from './plannerPage.ts';
import { origin, otherOrigin } from './site.ts';

/** Milliseconds: enough for a new build. */
const patience = 240_000;

test.use({ baseURL: otherOrigin });

test('the backend that is built in is used, and no settings are asked for', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(patience);
  const { key } = (await (await request.get(`${origin}/config.json`)).json()) as { readonly key: string };
  const folder = test.info().outputPath('web');
  const env = { VITE_SUPABASE_URL: origin, VITE_SUPABASE_KEY: key };
  const build = [
    commandFile('vite', 'vite'),
    'build',
    '--logLevel',
    'warn',
    '--outDir',
    folder,
    '--emptyOutDir',
  ];
  expect(await run(build, { folder: 'packages/web', env })).toBe(0);

  // A simulated response counts as a page from the internet, which needs permission for requests to this machine.
  await context.grantPermissions(['local-network-access']);
  const asked: string[] = [];
  await page.route(`${otherOrigin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    const { type, content } = await builtFile(folder, pathname);
    await route.fulfill({ contentType: type, body: content });
  });
  const person = await member(request);
  await openAs(page, person);
  await expectSignedIn(page, person);
  await plant(page, 'elm');
  await save(page);
  await expect((await openSavedProjects(page)).getByRole('listitem')).toContainText('1 object');
  expect(asked).toContain('/app');
  expect(asked).not.toContain('/config.json');
});
