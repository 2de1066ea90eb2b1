// The browser for all measurements: headless Chromium with the flags of the browser tests.
import { type Browser, chromium } from 'playwright';
import { bringChromium, browserArgs } from '../../e2e/chromium.ts';

export async function launchBrowser(): Promise<Browser> {
  const found = await bringChromium();
  if ('problem' in found) throw new Error(found.problem);
  return chromium.launch({ executablePath: found.path, args: [...browserArgs] });
}
