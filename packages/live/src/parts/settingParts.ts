// The settings of a plan as they are shared: each field by itself, and the members of lists one by one, with their places.
import { isRecord } from '@homeplot/plan/fileValue';
import { freshId, type TakenIds } from '@homeplot/plan/freshId';
import type { ImportedDrawing } from '@homeplot/plan/imports';
import type { Layer } from '@homeplot/plan/layers';
import { layerToFile, presetLayers } from '@homeplot/plan/layers';
import { isKnownSetting, readSetting } from '@homeplot/plan/readSettings';
import { defaultSettings, type PlanSettings } from '@homeplot/plan/settings';
import { type Sheet, sheetsToFile } from '@homeplot/plan/sheet';
import { parsed, type Read } from './refused.ts';

/** A member of a list and its id, which need not be stored in it. */
export interface Member {
  readonly id: string;
  readonly value: unknown;
}

interface SharedList {
  toFile(list: readonly unknown[]): readonly Member[];
  /** The list again of members that could be read. */
  whole(members: readonly Member[]): readonly unknown[];
}

const withIds = (list: readonly { readonly id: string }[], records: readonly unknown[]): Member[] =>
  list.map(({ id }, i) => ({ id, value: records[i] }));

const valuesIn = (members: readonly Member[]): readonly unknown[] => members.map(({ value }) => value);

const drawingId = ({ name, units, feetPerUnit, origin, at, turn }: ImportedDrawing): string =>
  JSON.stringify([name, units, feetPerUnit, origin.x, origin.y, at.x, at.y, turn]);

/** The fields that are lists, of whose members two people may add some at the same time. */
export const sharedLists = {
  layers: {
    toFile: (list: readonly Layer[]) => withIds(list, list.map(layerToFile)),
    whole(members) {
      const known = new Set(members.map(({ id }) => id));
      return [...valuesIn(members), ...presetLayers.filter(({ id }) => !known.has(id))];
    },
  },
  sheets: {
    toFile: (list: readonly Sheet[]) => withIds(list, sheetsToFile(list)),
    // The record of a sheet of a later version needs no id of this one's.
    whole: (members) => members.map(({ id, value }) => ({ ...(value as Sheet), id })),
  },
  imports: {
    // They have no ids, but never change.
    toFile(list: readonly ImportedDrawing[]) {
      const taken: TakenIds = new Map();
      return list.map((value) => ({ id: freshId(drawingId(value), taken), value }));
    },
    whole: valuesIn,
  },
} as const satisfies Readonly<Record<string, SharedList>>;

export type ListField = keyof typeof sharedLists;
export const listFields = Object.keys(sharedLists) as ListField[];

export const isListField = (field: string): field is ListField => Object.hasOwn(sharedLists, field);

/** The members of a list in the settings. */
export const membersOf = (field: ListField, list: readonly unknown[]): readonly Member[] =>
  (sharedLists[field] as SharedList).toFile(list);

export const listOf = (field: ListField, members: readonly Member[]): readonly unknown[] =>
  (sharedLists[field] as SharedList).whole(members);

/** A member of a list that may come from anybody. */
export function memberIn(field: ListField, text: string | undefined): Read<unknown> {
  const notes: string[] = [];
  const value = parsed(text);
  const list = value === undefined ? [] : readSetting(field, [value], (line) => notes.push(line));
  const member: unknown = Array.isArray(list) ? list[0] : undefined;
  const isLeftOut = field === 'layers' && notes.some((line) => line.startsWith('Layer 1 was left out'));
  return member === undefined || isLeftOut ? { why: notes[0] ?? 'It is incomplete.' } : { value: member };
}

/** The setting `extra` has the ones that this version doesn't know. */
export function settingIn(field: string, text: string): Read<unknown> {
  const notes: string[] = [];
  const note = (line: string): void => void notes.push(line);
  if (field !== 'extra' && !isKnownSetting(field)) return { why: `"${field.slice(0, 40)}" isn't a setting.` };
  const given = parsed(text);
  const value = field === 'extra' ? extraIn(given, note) : readSetting(field, given, note);
  return value === undefined ? { why: notes[0] ?? `The setting "${field}" isn't valid.` } : { value };
}

/** The value of a field that nobody has set. */
export const initialSetting = (field: string): unknown =>
  Object.hasOwn(defaultSettings, field) ? defaultSettings[field as keyof PlanSettings] : undefined;

function extraIn(value: unknown, note: (line: string) => void): PlanSettings['extra'] {
  if (!isRecord(value)) return undefined;
  const fit = Object.entries(value).filter(
    ([field, setting]) => !isKnownSetting(field) && readSetting(field, setting, note) !== undefined,
  );
  return Object.fromEntries(fit);
}
