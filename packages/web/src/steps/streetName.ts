// Finds the names of streets in an address or a deed, to write them on the plan.

/** What may follow the street in a line of an address, such as `Apt 4`. */
const unit = /\s(?:apt|apartment|unit|suite|ste|#).*$/i;
/** A house number, such as `12`, `12a`, `12-14` or `12 1/2`, and the street after it. */
const numbered = /^\s*\d+[a-z]?(?:\s*[-–/]\s*\d+[a-z]?)?(?:\s+1\/2)?\s+(.*\S)\s*$/i;

/** `Oak Street` of `12 Oak Street, Springfield`; undefined if the address doesn't begin with a house number. */
export function streetName(address: string): string | undefined {
  const [line = ''] = address.split(/[,\n;]/);
  const [, street] = numbered.exec(line.replace(unit, '')) ?? [];
  return street && /\p{L}/u.test(street) ? street : undefined;
}

const lowercaseKinds =
  'street|avenue|road|lane|drive|court|boulevard|way|place|terrace|circle|highway|parkway';
const kinds = [lowercaseKinds, titled(lowercaseKinds), lowercaseKinds.toUpperCase()].join('|');
/** `Oak Street` or `OAK STREET`: up to three words, then one of the kinds. */
const streets = new RegExp(String.raw`\b((?:[A-Z0-9][\p{L}\d.'’]*\s+){1,3}(?:${kinds}))\b`, 'gu');
/** Words that stand before a name, and are no part of it. */
const leadingWords =
  /^(?:.*\b(?:(?:line|side|center|centerline|corner|part|edge|limit|margin)\s+of|the|said|along|on|in|to|at|thence|and|with|by|from)\s+|of\s+)/i;
/** A way without a name, or a court of law. */
const nameless =
  /^(?:an?\s+)?(?:.*right of way|(?:private|public|existing|county|township|state)\s+(?:road|way|lane|drive|highway)|(?:superior|supreme|circuit|district|probate|county)\s+court)$/i;

/** The streets that a deed names, each once. */
export const streetsIn = (deed: string): readonly string[] => [
  ...new Set(
    [...deed.matchAll(streets)]
      .map(([, name = '']) => name.replace(leadingWords, ''))
      .filter((name) => / /.test(name) && !nameless.test(name))
      .map(asName),
  ),
];

/** `OAK STREET` is written `Oak Street`. */
const asName = (name: string): string =>
  name === name.toUpperCase()
    ? name.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
    : name;

function titled(words: string): string {
  return words.replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase());
}
