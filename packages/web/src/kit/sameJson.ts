// Whether two values are equal as JSON, whatever the order of their fields.

export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [ofA, ofB] = [fieldsOf(a), fieldsOf(b)];
  return (
    ofA.size === ofB.size && [...ofA].every(([key, value]) => ofB.has(key) && sameJson(value, ofB.get(key)))
  );
}

/** JSON has no undefined: such a field counts as absent. */
const fieldsOf = (value: object): Map<string, unknown> =>
  new Map(Object.entries(value).filter(([, field]) => field !== undefined));
