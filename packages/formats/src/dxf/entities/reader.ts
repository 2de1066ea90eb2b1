// The interface of a function that reads one type of entity.
import type { DxfShape } from '../records/drawing.ts';
import type { DxfRecord } from '../records/record.ts';

export interface Surroundings {
  /** Names of blocks, by the handles of their records. */
  readonly blockNames: ReadonlyMap<string, string>;
}

/** Reads an entity; undefined if its record lacks what the entity needs. */
export type EntityReader = (record: DxfRecord, around: Surroundings) => DxfShape | undefined;

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
