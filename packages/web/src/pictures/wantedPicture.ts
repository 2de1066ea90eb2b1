// Finds what a worker needs to make the picture at an address: the file of the picture, from this browser or the cloud.
import { filesOf } from '@homeplot/plan/filesOf';
import type { PlanObject } from '@homeplot/plan/kind';
import { readPictureAddress } from '@homeplot/plan/pictureAddress';
import { fileBlob, type NoFile } from '../store/files/fileStore.ts';
import { jobsFor } from './workers.ts';
import type { PictureJobs, Wanted } from './worker/jobs.ts';

export interface WantedPicture {
  readonly wanted: Wanted;
  readonly jobs: PictureJobs;
}

/** Undefined if the address isn't that of a file. objects: the objects that may refer to the file. */
export async function wantedPicture(
  href: string,
  objects: Iterable<PlanObject>,
): Promise<WantedPicture | NoFile | undefined> {
  const picture = readPictureAddress(href);
  const file = filesOf(objects).find(({ sha256 }) => sha256 === picture?.sha256);
  if (!picture || !file) return undefined;
  const blob = await fileBlob(file);
  if (!(blob instanceof Blob)) return blob;
  const { sha256: _, ...how } = picture;
  return { wanted: { blob, ...how }, jobs: jobsFor(file.type) };
}
