// The seals on sheets, for files and print. This site has only the seal of its own office; on the sheets of another
// office's plan, only the place of the seal is marked.
import { readSealAddress, sealAddress } from '@homeplot/plan/sealAddress';
import type { HeaderBlock, Sheet } from '@homeplot/plan/sheet';
import { siteDesk } from '../store/local/siteDesk.ts';

/** Of a JPEG, 0 to 1. */
const quality = 0.95;

/** JPEGs on white, by their addresses. */
export async function printedSeals(
  sheets: readonly Sheet[],
  isGray: boolean,
): Promise<ReadonlyMap<string, Blob>> {
  const own = siteDesk()?.desk.seal?.sha256;
  const asked = sheets
    .flatMap(({ blocks }) => blocks.map((block) => (block as Partial<HeaderBlock>).seal?.sha256))
    .filter((sha256) => sha256 !== undefined);
  if (own === undefined || !asked.includes(own)) return new Map();
  const address = sealAddress({ sha256: own, isGray });
  try {
    return new Map([[address, await made(address)]]);
  } catch (problem) {
    console.warn('The seal could not be made for print.', problem);
    return new Map();
  }
}

async function made(address: string): Promise<Blob> {
  const seal = readSealAddress(address);
  const answer = await fetch(`/desk/seal/${seal?.sha256}`);
  if (!answer.ok) throw new Error(`The server couldn't give the seal (${answer.status}).`);
  const bitmap = await createImageBitmap(await answer.blob());
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gives no canvas for the seal.');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  if (seal?.isGray) context.filter = 'grayscale(1)';
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}
