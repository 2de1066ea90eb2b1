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
 * The fields of our kinds whose words aren't just their label and value. In one list, as permit roles are, which is fetched
 * with what asks and notes, and not with the kinds.
 */
const said: Readonly<Record<string, (value: unknown, units: Units) => string>> = {
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
  const known = Object.hasOwn(said, field) ? said[field] : undefined;
  if (known) return known(value, units);
  const asked = kindOf(object)
    .forms(object)
    .flatMap(({ fields }) => fields)
    .find(({ name }) => name === field);
  const label = (asked?.label ?? field).replace(/ \(.*\)$/, '').toLowerCase();
  const chosen = asked?.choices?.find((choice) => choice.value === value)?.label.toLowerCase();
  const shown = asked?.input === 'length' ? formatLength(Number(value), units) : (chosen ?? String(value));
  return `${label} ${shown}`;
}

/** The same value of several objects, which one answer confirms. */
export interface Assumption {
  readonly field: string;
  readonly words: string;
  readonly objects: readonly PlanObject[];
}

export function assumptionsOf(objects: Iterable<PlanObject>, units: Units): readonly Assumption[] {
  const alike = new Map<string, Assumption & { readonly objects: PlanObject[] }>();
  for (const object of objects) {
    if (!object.assumed) continue;
    for (const field of assumedFields(object)) {
      const words = valueWords(object, field, units);
      const key = `${field} ${words}`;
      const known = alike.get(key) ?? { field, words, objects: [] };
      known.objects.push(object);
      alike.set(key, known);
    }
  }
  return [...alike.values()];
}

/** `Assumed, not confirmed: House (1 story, existing).` Empty if nothing is. */
export function assumptionNote(objects: Iterable<PlanObject>, units: Units): string {
  const ofEach = [...objects].flatMap((object) => {
    const words = assumedFields(object).map((field) => valueWords(object, field, units));
    return words.length > 0 ? [`${titleOf(object)} (${words.join(', ')})`] : [];
  });
  return ofEach.length > 0 ? `Assumed, not confirmed: ${[...new Set(ofEach)].join('; ')}.` : '';
}
