// Reads the attributes of a parcel: its number and its address, if they are in fields with usual names, and its title in
// lists.
import type { ParcelFeature } from '@homeplot/formats/parcelReading';

type Attributes = ParcelFeature['attributes'];

/** Counties' names of fields for the parcel number and the address, reduced to lowercase letters and digits. */
const numberFields =
  /^(apn|pin|pid|parcel|parcelid|parcelno|parcelnum|parcelnumb|parcelnumber|parid|parno|gpin|taxid|taxpin|taxparcel|taxparcelid|propid|propertyid|propertynumber|lowparcelid|mapblklot|mapblocklot|blocklot|bbl|folio|accountno|account|geoid|geopin|sbl|printkey)$/;
const addressFields =
  /^(address|addr|siteaddr|siteaddress|siteadd|situs|situsaddr|situsaddress|situsadd|propaddr|propaddress|propertyaddress|proplocation|location|fulladdr|fulladdress|physaddr|physicaladdress|streetaddress|locaddr|locationaddress)$/;

const find = (attributes: Attributes, names: RegExp): string | undefined => {
  for (const [name, value] of Object.entries(attributes)) {
    const text = value === null ? '' : String(value).trim();
    if (text && names.test(name.toLowerCase().replaceAll(/[^a-z\d]/g, ''))) return text;
  }
  return undefined;
};

export const parcelNumberOf = ({ attributes }: ParcelFeature): string | undefined =>
  find(attributes, numberFields);
export const addressOf = ({ attributes }: ParcelFeature): string | undefined =>
  find(attributes, addressFields);

/** The attributes that have a value, as texts. */
export const textsOf = ({ attributes }: ParcelFeature): readonly (readonly [string, string])[] =>
  Object.entries(attributes).flatMap(([name, value]) => {
    const text = value === null ? '' : String(value).trim();
    return text ? [[name, text] as const] : [];
  });

/** The title of a parcel in a list: its number, or else its address, or else its first text. */
export function titleOf(feature: ParcelFeature): string {
  const [first] = textsOf(feature);
  return parcelNumberOf(feature) ?? addressOf(feature) ?? first?.[1] ?? `Shape ${feature.id + 1}`;
}

/** The features whose attributes contain all words. */
export function search(features: readonly ParcelFeature[], words: string): readonly ParcelFeature[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return features;
  return features.filter((feature) => {
    const text = Object.values(feature.attributes).join(' ').toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
