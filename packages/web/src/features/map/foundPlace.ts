// A place in an answer of a geocoder, whichever of the two forms it has.
import type { Place } from '@homeplot/plan/ground';

export interface FoundPlace extends Place {
  readonly name: string;
}

export type Fields = Readonly<Record<string, unknown>>;

export function placeIn(record: Fields): FoundPlace | undefined {
  const geometry = Object(record['geometry']) as Fields;
  const properties = Object(record['properties']) as Fields;
  const [east, north] = Array.isArray(geometry['coordinates'])
    ? (geometry['coordinates'] as readonly unknown[])
    : [record['lon'], record['lat']];
  const [longitude, latitude] = [numberOf(east), numberOf(north)];
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return undefined;
  const name = textOf(record['display_name']) ?? textOf(properties['display_name']) ?? addressOf(properties);
  return { latitude, longitude, name: name || `${latitude.toFixed(5)}, ${longitude.toFixed(5)}` };
}

/** The number that a value is or spells. Number() alone would make zero of null and of an empty text. */
const numberOf = (value: unknown): number =>
  typeof value === 'number' ? value : typeof value === 'string' && value.trim() ? Number(value) : Number.NaN;

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() ? value.trim() : undefined;

/** The address in the fields that the geocoder Photon answers with. */
function addressOf(properties: Fields): string {
  const street = [properties['housenumber'], properties['street']].map(textOf).filter(Boolean).join(' ');
  const parts = [
    properties['name'],
    street,
    properties['city'],
    properties['state'],
    properties['postcode'],
    properties['country'],
  ];
  return [...new Set(parts.map(textOf).filter(Boolean))].join(', ');
}
