// Asks the browser for what a page keeps in memory.
import type { Page } from '@playwright/test';

/** How many canvases the page no longer has, but keeps in memory. */
export async function removedCanvases(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const { result: kind } = await session.send('Runtime.evaluate', {
    expression: 'HTMLCanvasElement.prototype',
  });
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: kind.objectId ?? '' });
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.filter((canvas) => !canvas.isConnected).length; }',
    returnByValue: true,
  });
  await session.detach();
  return Number(result.value);
}
