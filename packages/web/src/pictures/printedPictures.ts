// The pictures of a plan for files and print: as data that a picture file can hold, or as bytes for a PDF.
import { kindOf } from '@homeplot/plan/kinds';
import { grayAddress } from '@homeplot/plan/pictureAddress';
import type { Plan } from '@homeplot/plan/plan';
import { RecordingPen } from '@homeplot/plan/recordingPen';
import { wantedPicture } from './wantedPicture.ts';

/** Pixels: 300 to an inch of a page of 11 x 17 inches, nearly. */
const maxPixels = 12_000_000;

/** A JPEG by its address; those that are missing are left out. */
export type PrintedPictures = ReadonlyMap<string, Blob>;

function printedAddresses({ objects }: Pick<Plan, 'objects'>, isGray: boolean): readonly string[] {
  const pen = new RecordingPen();
  for (const object of objects.values()) {
    const kind = kindOf(object);
    if (kind.underlay?.isPrinted(object)) kind.draw(object, pen);
  }
  const all = pen.marks.flatMap((mark) => (mark.mark === 'image' ? mark.image.href : []));
  return [...new Set(isGray ? all.map(grayAddress) : all)];
}

const cache = new Map<string, Promise<Blob | undefined>>();

/** The pictures of the last plan are cached, since a preview is drawn again and again. */
export async function printedPictures(
  plan: Pick<Plan, 'objects'>,
  isGray: boolean,
): Promise<PrintedPictures> {
  const pictures = new Map<string, Blob>();
  const addresses = printedAddresses(plan, isGray);
  for (const href of cache.keys()) if (!addresses.includes(href)) cache.delete(href);
  for (const href of addresses) {
    const making = cache.get(href) ?? make(href, plan);
    cache.set(href, making);
    const blob = await making;
    if (blob) pictures.set(href, blob);
    // Tried again the next time, when its file may have been fetched.
    else cache.delete(href);
  }
  return pictures;
}

async function make(href: string, { objects }: Pick<Plan, 'objects'>): Promise<Blob | undefined> {
  try {
    const found = await wantedPicture(href, objects.values());
    return found && 'jobs' in found ? await found.jobs.encoded(found.wanted, maxPixels) : undefined;
  } catch (problem) {
    console.warn('A picture could not be made for print.', problem);
    return undefined;
  }
}
