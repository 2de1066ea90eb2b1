// What the page sends to the worker that reads files of parcels; the worker answers with a ParcelReading.
import type { ParcelOptions } from '@homeplot/formats/parcelReading';

export interface ParcelRequest {
  readonly bytes: ArrayBuffer;
  readonly name: string;
  readonly options: ParcelOptions;
}
