// The values of a parcel's fields, each with the name of its field and the day of the request. None is applied to the plan unless
// the user presses a button.
import type { Source, SourceField, SourceFieldName, SourceLayer } from '@homeplot/plan/source';
import { sourceFieldNames } from '@homeplot/plan/source';
import { metersPerFoot } from '@homeplot/plan/units';
import type { ParcelFeature } from '../read/parcelReading.ts';

export interface SourceValue {
  readonly name: SourceFieldName;
  readonly title: string;
  readonly field: string;
  /** Title of the layer. */
  readonly layer: string;
  /** The ISO day of the request. */
  readonly day: string;
  /** The value as shown; a text is also applied like this. */
  readonly text: string;
  /** Feet, or a share from 0 to 1. Absent for texts. */
  readonly number?: number;
  /** Why the value can't be applied, in one sentence. */
  readonly problem?: string;
}

interface Meaning {
  readonly title: string;
  /** The lowest and the highest plausible number, in feet or as a share; absent for texts. */
  readonly range?: readonly [number, number];
  readonly is?: 'share';
}

const setbackRange: readonly [number, number] = [0, 500];
const meanings: Readonly<Record<SourceFieldName, Meaning>> = {
  parcel: { title: 'Parcel number' },
  address: { title: 'Address' },
  owner: { title: 'Owner' },
  legal: { title: 'Legal description' },
  zone: { title: 'Zoning' },
  front: { title: 'Front setback', range: setbackRange },
  side: { title: 'Side setback', range: setbackRange },
  streetSide: { title: 'Street side setback', range: setbackRange },
  rear: { title: 'Rear setback', range: setbackRange },
  setbackNote: { title: 'Note on setbacks' },
  coverage: { title: 'Building coverage', range: [0, 1], is: 'share' },
  height: { title: 'Building height', range: [0, 1000] },
  floodZone: { title: 'Flood zone' },
  baseFlood: { title: 'Base flood elevation', range: [-300, 15_000] },
  wetland: { title: 'Wetland' },
  shoreline: { title: 'Shoreline' },
  easement: { title: 'Easement' },
};

/** Database values that mean that there is no value. */
const noValue = /^(|null|<null>|n\/?a|none|unknown|-+|-?9999(\.0*)?|-99+)$/i;
/** A legal description may be longer than the other texts. */
const maxText = 4000;

/** The values of a feature, in the order of `sourceFieldNames`. */
export function valuesOf(
  { fields, title: layer }: SourceLayer,
  { attributes }: Pick<ParcelFeature, 'attributes'>,
  day: string,
): readonly SourceValue[] {
  return sourceFieldNames.flatMap((name): readonly SourceValue[] => {
    const asked = fields[name];
    const given = asked && Object.hasOwn(attributes, asked.field) ? attributes[asked.field] : undefined;
    const text = cleaned(String(given ?? ''));
    if (!asked || noValue.test(text)) return [];
    const { title, range, is } = meanings[name];
    const value = { name, title, field: asked.field, layer, day, text };
    if (range === undefined) return [value];
    const number = numberOf(text, asked, is);
    if (number === undefined)
      return [
        {
          ...value,
          problem: `${asked.field} says "${short(text)}", which isn't one number; read it, and type it in Permit rules.`,
        },
      ];
    if (number < range[0] || number > range[1])
      return [
        {
          ...value,
          problem: `${asked.field} says ${formatted(number, is)}, which can't be a ${title.toLowerCase()}.`,
        },
      ];
    if (number === 0 && name !== 'baseFlood')
      return [
        { ...value, problem: `${asked.field} says 0, which often means that the county has no value.` },
      ];
    return [{ ...value, number, text: formatted(number, is) }];
  });
}

/** The values of all zones of an overlay that touch a lot; several different texts of a field are listed. */
export function overlayValues(
  layer: SourceLayer,
  features: readonly Pick<ParcelFeature, 'attributes'>[],
  day: string,
): readonly SourceValue[] {
  const all = features.flatMap((feature) => valuesOf(layer, feature, day));
  return sourceFieldNames.flatMap((name) => {
    const named = all.filter((value) => value.name === name);
    const [first] = named;
    if (first === undefined) return [];
    const texts = [...new Set(named.map(({ text }) => text))];
    if (texts.length === 1) return [first];
    if (first.number === undefined) return [{ ...first, text: texts.join(', ').slice(0, maxText) }];
    const { number: _, ...rest } = first;
    return [
      {
        ...rest,
        text: texts.join(', '),
        problem: `${first.field} has several values on this lot: ${texts.join(', ').slice(0, 100)}.`,
      },
    ];
  });
}

/** Where a value comes from, as text for the source of a rule. */
export const valueSource = (source: Pick<Source, 'name'>, { layer, day }: SourceValue): string =>
  `${source.name}, ${layer}, asked ${day}`;

const formatted = (number: number, is: Meaning['is']): string =>
  is === 'share' ? `${tidied(number * 100)}%` : `${number} ft`;
const cleaned = (text: string): string =>
  text
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, maxText);
const short = (text: string): string => text.slice(0, 60);
const tidied = (number: number): number => Math.round(number * 1e6) / 1e6;

/** A number alone, or with its unit. */
const written = /^([-+]?\d{1,7}(?:\.\d+)?)\s*(ft|feet|foot|'|m|meters?|%|percent)?\.?$/i;

/** Feet or a share. */
function numberOf(text: string, { unit }: SourceField, is: Meaning['is']): number | undefined {
  const [, digits, sign = ''] = written.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const number = Number(digits);
  if (is === 'share') {
    if (/^[a-z']/i.test(sign) && !/^percent/i.test(sign)) return undefined;
    return tidied(unit === 'share' && sign === '' ? number : number / 100);
  }
  if (/^(%|percent)/i.test(sign)) return undefined;
  const isMeters = sign === '' ? unit === 'm' : /^m/i.test(sign);
  return tidied(isMeters ? number / metersPerFoot : number);
}
