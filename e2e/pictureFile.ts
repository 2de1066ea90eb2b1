// Scans and photos to import, as a browser encodes them.
import type { Page } from '@playwright/test';

interface PictureFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const types = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;

/** A file with a white picture full of black bars, whose type follows from the ending of its name. */
export async function pictureFile(
  page: Page,
  name: `${string}.${keyof typeof types}`,
  width: number,
  height: number,
): Promise<PictureFile> {
  const mimeType = types[name.slice(name.lastIndexOf('.') + 1) as keyof typeof types];
  const address = await page.evaluate(
    async ([type, across, down]) => {
      const canvas = new OffscreenCanvas(across, down);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = 'white';
      context.fillRect(0, 0, across, down);
      context.fillStyle = 'black';
      for (let at = 40; at < down; at += 40) context.fillRect((at * 7) % across, at, across / 3, 12);
      const blob = await canvas.convertToBlob({ type });
      // Text leaves the page at once; a list of as many numbers takes half a minute.
      return new Promise<string>((done, failed) => {
        const reader = new FileReader();
        reader.addEventListener('load', () => done(reader.result as string));
        reader.addEventListener('error', () => failed(new Error('The picture could not be read.')));
        reader.readAsDataURL(blob);
      });
    },
    [mimeType, width, height] as const,
  );
  return { name, mimeType, buffer: Buffer.from(address.slice(address.indexOf(',') + 1), 'base64') };
}
