// The settings that are lists, and the ids of their members, by which changes that two people make to a list are merged.
import { freshId, type TakenIds } from '../measure/freshId.ts';
import type { ImportedDrawing } from './imports.ts';
import type { Layer } from './layers.ts';
import type { Sheet } from './sheet.ts';

export interface Member {
  readonly id: string;
  readonly value: unknown;
}

export const listFields = ['layers', 'sheets', 'imports'] as const;
export type ListField = (typeof listFields)[number];

export const isListField = (field: string): field is ListField => listFields.some((list) => list === field);

/** The members of a list of the settings; none if there is no list. */
export function membersOf(field: ListField, list: unknown): readonly Member[] {
  const values: readonly unknown[] = Array.isArray(list) ? list : [];
  if (field !== 'imports') return values.map((value) => ({ id: (value as Layer | Sheet).id, value }));
  // Imports have no ids but never change, so that their contents can serve as ids.
  const taken: TakenIds = new Map();
  return values.map((value) => ({ id: freshId(drawingId(value as ImportedDrawing), taken), value }));
}

const drawingId = ({ name, units, feetPerUnit, origin, at, turn }: ImportedDrawing): string =>
  JSON.stringify([name, units, feetPerUnit, origin.x, origin.y, at.x, at.y, turn]);
