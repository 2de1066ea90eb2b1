// The worker that reads files of parcels while the page stays responsive. It runs until the page terminates it.
import { readParcelFile } from '@homeplot/formats/readParcelFile';
import type { ParcelReading } from '@homeplot/formats/parcelReading';
import { answersOf, type ParcelRequest } from './parcelJob.ts';

const answer = (reading: ParcelReading): void => {
  for (const one of answersOf(reading)) self.postMessage(one, { transfer: [] });
};

const broken: ParcelReading = {
  ok: false,
  problem: "The file couldn't be read. Export it again as GeoJSON, KML or a zipped Shapefile.",
};

self.addEventListener('message', ({ data: { bytes, name, options } }: MessageEvent<ParcelRequest>) => {
  readParcelFile(new Uint8Array(bytes), name, options).then(answer, (problem: unknown) => {
    console.warn('The parcel file could not be read.', problem);
    answer(broken);
  });
});
