// Converts the numbers of a pack to the texts of a form, and the typed texts to a pack.
import type { Pack } from '@homeplot/plan/pack';
import type { Units } from '@homeplot/plan/units';
import { readNumber, shownNumber } from './packNumbers.ts';
import { type PackField, packSections } from './packSections.ts';

const allFields = packSections.flatMap(({ fields }) => fields);

export const keyOf = ({ group, name, part }: PackField): string =>
  [group, name, part].filter(Boolean).join('.');

const lengthKeys = new Set(allFields.filter(({ quantity }) => quantity === 'length').map(keyOf));
export const isLength = (key: string): boolean => lengthKeys.has(key);

/** The entries of a group of a pack, by name. */
type Values = Readonly<Record<string, unknown>>;
const valuesIn = (from: object, name: string): Values =>
  (Reflect.get(from, name) as Values | undefined) ?? {};

function valueIn(pack: Pack, { group, name, part }: PackField): number | undefined {
  const values = valuesIn(pack, group);
  return (part === undefined ? values[name] : valuesIn(values, name)[part]) as number | undefined;
}

export const typedOf = (pack: Pack, units: Units): Readonly<Record<string, string>> =>
  Object.fromEntries(
    allFields.map((field) => {
      const value = valueIn(pack, field);
      return [keyOf(field), value === undefined ? '' : shownNumber(value, field.quantity, units)];
    }),
  );

/** The pack with the plan's zoning as its district, unless it has a district. */
export const inDistrict = (pack: Pack, zoning = ''): Pack =>
  pack.district?.trim() || !zoning.trim() ? pack : { ...pack, district: zoning.trim() };

/**
 * The pack with the typed numbers, and by key the problems with the texts. A text that wasn't changed keeps its exact
 * number.
 */
export function withTyped(
  pack: Pack,
  typed: Readonly<Record<string, string>>,
  units: Units,
): { readonly pack: Pack; readonly problems: Readonly<Record<string, string>> } {
  const shown = typedOf(pack, units);
  const problems: Record<string, string> = {};
  const groups: Record<string, Record<string, unknown>> = {};
  // Values without a field here are kept: those of later versions, and those that are elsewhere in the form.
  for (const group of new Set(allFields.map((field) => field.group)))
    for (const [name, value] of Object.entries(valuesIn(pack, group)))
      if (!allFields.some((field) => field.group === group && field.name === name))
        (groups[group] ??= {})[name] = value;
  for (const field of allFields) {
    const { group, name, part } = field;
    const key = keyOf(field);
    const text = typed[key] ?? '';
    const value = text === shown[key] ? valueIn(pack, field) : readNumber(field, text, units);
    if (typeof value === 'string') problems[key] = value;
    else if (value === undefined) continue;
    else if (part === undefined) (groups[group] ??= {})[name] = value;
    else {
      const values = (groups[group] ??= {});
      values[name] = {
        ...valuesIn(pack[group] ?? {}, name),
        ...(values[name] as Values | undefined),
        [part]: value,
      };
    }
  }
  for (const field of allFields) {
    const isGiven = groups[field.group]?.[field.name] !== undefined;
    if (field.part === undefined || !isGiven || (typed[keyOf(field)] ?? '').trim() !== '') continue;
    problems[keyOf(field)] = 'Type both numbers, or neither.';
  }
  const groupNames: ReadonlySet<string> = new Set(allFields.map((field) => field.group));
  const rest = Object.entries(pack).filter(([name]) => !groupNames.has(name));
  return { pack: { ...Object.fromEntries(rest), ...groups } as unknown as Pack, problems };
}
