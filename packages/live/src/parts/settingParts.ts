// The settings of a plan as a live document has them: each field by itself, and each member of a list with its place.
import { isRecord } from '@homeplot/plan/fileValue';
import type { Layer } from '@homeplot/plan/layers';
import { layerToFile, presetLayers } from '@homeplot/plan/layers';
import { isKnownSetting, readSetting } from '@homeplot/plan/readSettings';
import { type ListField, type Member, membersOf } from '@homeplot/plan/settingLists';
import { defaultSettings, type PlanSettings } from '@homeplot/plan/settings';
import { type Sheet, sheetsToFile } from '@homeplot/plan/sheet';
import { parseStorable, type Read } from './refused.ts';

/** The members of a list, in the form that plan files have. */
export const membersToFile = (field: ListField, list: readonly unknown[]): readonly Member[] =>
  membersOf(field, list).map(({ id, value }) => ({ id, value: memberToFile(field, value) }));

function memberToFile(field: ListField, value: unknown): unknown {
  if (field === 'layers') return layerToFile(value as Layer);
  return field === 'sheets' ? sheetsToFile([value as Sheet])[0] : value;
}

/** The list of members that were read. */
export function listOf(field: ListField, members: readonly Member[]): readonly unknown[] {
  // The record of a sheet by a later version may have no id.
  if (field === 'sheets') return members.map(({ id, value }) => ({ ...(value as Sheet), id }));
  const values = members.map(({ value }) => value);
  const known = new Set(members.map(({ id }) => id));
  return field === 'layers' ? [...values, ...presetLayers.filter(({ id }) => !known.has(id))] : values;
}

/** Reads a member of a list, which anybody may have written. */
export function memberIn(field: ListField, text: string | undefined): Read<unknown> {
  const notes: string[] = [];
  const value = parseStorable(text);
  const list = value === undefined ? [] : readSetting(field, [value], (line) => notes.push(line));
  const member: unknown = Array.isArray(list) ? list[0] : undefined;
  const isLeftOut = field === 'layers' && notes.some((line) => line.startsWith('Layer 1 was left out'));
  return member === undefined || isLeftOut ? { why: notes[0] ?? 'It is incomplete.' } : { value: member };
}

/** Reads a setting. The setting `extra` has those that this version doesn't know. */
export function settingIn(field: string, text: string): Read<unknown> {
  const notes: string[] = [];
  const note = (line: string): void => void notes.push(line);
  if (field !== 'extra' && !isKnownSetting(field)) return { why: `"${field.slice(0, 40)}" isn't a setting.` };
  const given = parseStorable(text);
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
