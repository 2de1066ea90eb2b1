// What the page sends to the worker that reads files of parcels, and the answers.
import type { ParcelFeature, ParcelOptions, ParcelReading } from '@homeplot/formats/parcelReading';

export interface ParcelRequest {
  readonly bytes: ArrayBuffer;
  readonly name: string;
  readonly options: ParcelOptions;
}

/** A portion of the features or, at the end, the reading without features: the portions before it hold them. */
export type ParcelAnswer = { readonly portion: readonly ParcelFeature[] } | ParcelReading;

/**
 * How large a portion gets at most, so that the page receives it in a few milliseconds. parts: the corners and attributes of
 * its features.
 */
const portionLimits = { features: 2000, parts: 20_000 } as const;

/** The answers for a reading, each short enough that the page responds to the user between them. */
export function* answersOf(reading: ParcelReading): Generator<ParcelAnswer, void> {
  if (reading.ok !== true) {
    yield reading;
    return;
  }
  let portion: ParcelFeature[] = [];
  let parts = 0;
  for (const feature of reading.features) {
    portion.push(feature);
    parts += Object.keys(feature.attributes).length;
    for (const rings of feature.rings) for (const ring of rings) parts += ring.length;
    if (portion.length < portionLimits.features && parts < portionLimits.parts) continue;
    yield { portion };
    portion = [];
    parts = 0;
  }
  yield { portion };
  yield { ...reading, features: [] };
}
