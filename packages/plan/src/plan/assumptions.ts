// What is assumed of the objects of a plan, in words: for the questions to the user and for the notes on sheets.
import { assumedFields } from '../objects/assumed.ts';
import type { PlanObject, Status } from '../objects/kind.ts';
import { kindOf } from '../kinds/index.ts';
import { statusNames } from '../objects/statusNames.ts';
import { titleOf } from '../distances/titleOf.ts';
import { formatGrade, formatLength, type Units, withSeparators } from '../measure/units.ts';

const inFeet = (words: string) => (value: unknown, units: Units) =>
  `${formatLength(Number(value), units)} ${words}`;

/**
 * The fields of our kinds whose values aren't described by just a label and value. They are in one list, as permit roles are,
 * so that they are fetched with the questions and notes, and not with the kinds.
 */
const valueFormats: Readonly<Record<string, (value: unknown, units: Units) => string>> = {
  status: (value) => statusNames[value as Status].toLowerCase(),
  storeys: (value) => (value === 1 ? '1 story' : `${String(value)} stories`),
  eave: inFeet('eaves'),
  width: inFeet('wide'),
  roadWidth: inFeet('wide'),
  depth: inFeet('deep'),
  elevation: (value, units) => `elevation ${formatGrade(Number(value), units)}`,
  gallons: (value) => `${withSeparators(Number(value))} gallons`,
  purpose: (value) => `for the purpose “${String(value)}”`,
  name: (value) => `called ${String(value)}`,
  startX: () => 'placed at a typical distance from the lot',
  startY: () => 'placed at a typical distance from the lot',
};

/** A value in words, such as `1 story`. */
export function valueWords(object: PlanObject, field: string, units: Units): string {
  const value: unknown = Reflect.get(object, field);
  const format = Object.hasOwn(valueFormats, field) ? valueFormats[field] : undefined;
  if (format) return format(value, units);
  const input = kindOf(object)
    .forms(object)
    .flatMap(({ fields }) => fields)
    .find(({ name }) => name === field);
  const label = (input?.label ?? field).replace(/ \(.*\)$/, '').toLowerCase();
  const chosen = input?.choices?.find((choice) => choice.value === value)?.label.toLowerCase();
  const shown = input?.input === 'length' ? formatLength(Number(value), units) : (chosen ?? String(value));
  return `${label} ${shown}`;
}

/** The same value of several objects, which one answer confirms. */
export interface Assumption {
  readonly field: string;
  readonly words: string;
  readonly objects: readonly PlanObject[];
}

export function assumptionsOf(objects: Iterable<PlanObject>, units: Units): readonly Assumption[] {
  const byWords = new Map<string, Assumption & { readonly objects: PlanObject[] }>();
  for (const object of objects) {
    if (!object.assumed) continue;
    for (const field of assumedFields(object)) {
      const words = valueWords(object, field, units);
      const key = `${field} ${words}`;
      const same = byWords.get(key) ?? { field, words, objects: [] };
      same.objects.push(object);
      byWords.set(key, same);
    }
  }
  return [...byWords.values()];
}

/** `Assumed, not confirmed: House (1 story, existing).` Empty if nothing is assumed. */
export function assumptionNote(objects: Iterable<PlanObject>, units: Units): string {
  const parts = [...objects].flatMap((object) => {
    const words = assumedFields(object).map((field) => valueWords(object, field, units));
    return words.length > 0 ? [`${titleOf(object)} (${words.join(', ')})`] : [];
  });
  return parts.length > 0 ? `Assumed, not confirmed: ${[...new Set(parts)].join('; ')}.` : '';
}
