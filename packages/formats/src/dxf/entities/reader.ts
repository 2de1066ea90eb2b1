// The interface of a function that reads one type of entity.
import type { DxfShape } from '../records/drawing.ts';
import type { DxfRecord } from '../records/record.ts';

export interface Surroundings {
  /** Names of blocks, by the handles of their records. */
  readonly blockNames: ReadonlyMap<string, string>;
}

/** undefined if the record doesn't have what the entity needs. */
export type EntityReader = (record: DxfRecord, around: Surroundings) => DxfShape | undefined;

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
