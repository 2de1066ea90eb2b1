// What the page sends to the worker that reads files of parcels, and the answers.
import type { ParcelFeature, ParcelOptions, ParcelReading } from '@homeplot/formats/parcelReading';

export interface ParcelRequest {
  readonly bytes: ArrayBuffer;
  readonly name: string;
  readonly options: ParcelOptions;
}

/** Some of the features, or the reading at the end, whose own features were sent before. */
export type ParcelAnswer = { readonly some: readonly ParcelFeature[] } | ParcelReading;

/** Features, and their corners and attributes, of one answer: the page takes it over in a few milliseconds. */
const most = { features: 2000, parts: 20_000 } as const;

/** The answers for a reading, each short enough that the page responds between them. */
export function* answersOf(reading: ParcelReading): Generator<ParcelAnswer, void> {
  if (reading.ok !== true) {
    yield reading;
    return;
  }
  let some: ParcelFeature[] = [];
  let parts = 0;
  for (const feature of reading.features) {
    some.push(feature);
    parts += Object.keys(feature.attributes).length;
    for (const rings of feature.rings) for (const ring of rings) parts += ring.length;
    if (some.length < most.features && parts < most.parts) continue;
    yield { some };
    some = [];
    parts = 0;
  }
  yield { some };
  yield { ...reading, features: [] };
}
