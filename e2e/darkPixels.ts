// Whether lines of a picture are drawn on the canvas.
import type { Page } from '@playwright/test';

/** Dark pixels on the canvas: those of the underlay's lines, once they are drawn. */
export const darkPixels = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const shown = document.querySelector<HTMLCanvasElement>('[aria-label="Site plan canvas"] canvas');
    if (!shown?.width) return 0;
    const context = new OffscreenCanvas(shown.width, shown.height).getContext('2d');
    context?.drawImage(shown, 0, 0);
    const { data = [] } = context?.getImageData(0, 0, shown.width, shown.height) ?? {};
    let dark = 0;
    for (let i = 0; i < data.length; i += 4) if ((data[i] ?? 255) < 110) dark += 1;
    return dark;
  });
