// The content policy that the server sends: no page of ours violates it, and foreign content is refused. The browser writes
// a violation to the console, so every test that opens a dialog, a menu or a picture fails on it too.
import { expect, test } from './fixtures.ts';
import { open } from './plannerPage.ts';

test.describe('in the planner', () => {
  test.use({ expectedFaults: ['Content Security Policy', 'Trusted', 'elsewhere.example'] });

  test('a script of the build runs as a worker; inline styles, foreign scripts and text as HTML are refused', async ({
    page,
  }) => {
    await open(page);
    const name = await page.evaluate(() => {
      const own = document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '';
      const worker = new Worker(own, { type: 'module' });
      worker.terminate();
      return worker.constructor.name;
    });
    expect(name).toBe('Worker');
    const refused = await page.evaluateHandle(() => {
      const directives = new Set<string>();
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        directives.add(effectiveDirective),
      );
      return directives;
    });
    const outcome = await page.evaluate(async (elsewhere: string) => {
      const style = document.createElement('style');
      style.textContent = 'body { display: none }';
      document.head.append(style);
      document.body.setAttribute('style', 'display: none');
      const attempts = await Promise.allSettled([
        import(elsewhere),
        fetch(elsewhere),
        (async () => document.body.insertAdjacentHTML('beforeend', '<img src="x">'))(),
        (async () => new Worker('/favicon.svg'))(),
        (async () => new Worker('data:text/javascript,postMessage(1)'))(),
      ]);
      return {
        attempts: attempts.map(({ status }) => status),
        shown: getComputedStyle(document.body).display,
      };
    }, 'https://elsewhere.example/');
    expect(outcome).toEqual({ attempts: Array<string>(5).fill('rejected'), shown: 'block' });
    await expect
      .poll(() => refused.evaluate((directives) => [...directives].toSorted()))
      .toEqual([
        'connect-src',
        'require-trusted-types-for',
        'script-src-elem',
        'style-src-attr',
        'style-src-elem',
      ]);
  });
});
