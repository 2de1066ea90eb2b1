// The street of an address, for its name on the plan.

/** Words that end the street: `12 Oak Street, Springfield` or `12 Oak Street Apt 4`. */
const unit = /\s(?:apt|apartment|unit|suite|ste|#).*$/i;
const numbered = /^\s*\d+[a-z]?(?:\s*[-–/]\s*\d+[a-z]?)?(?:\s+1\/2)?\s+(.*\S)\s*$/i;

/** `Oak Street` of `12 Oak Street, Springfield`; undefined if the address doesn't begin with a house number. */
export function streetName(address: string): string | undefined {
  const [line = ''] = address.split(/[,\n;]/);
  const [, street] = numbered.exec(line.replace(unit, '')) ?? [];
  return street && /\p{L}/u.test(street) ? street : undefined;
}
