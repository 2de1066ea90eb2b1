// Which preferences of the header Prefer are known, and which were honored.
import { Problem } from '../http/problem.ts';

const knownValues = {
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
  return: ['minimal', 'representation'],
  count: ['exact', 'planned', 'estimated'],
  handling: ['strict', 'lenient'],
} as const;

type Known = typeof knownValues;

export type Preferences = { readonly [Name in keyof Known]?: Known[Name][number] };

/** Unknown preferences are ignored, unless handling=strict is given. Of two with one name, the first counts. */
export function readPreferences(header: string | string[] | undefined): Preferences {
  const found: Record<string, string> = {};
  const unknown: string[] = [];
  for (const text of String(header ?? '')
    .split(',')
    .map((part) => part.trim())) {
    if (text === '') continue;
    const [name = '', value = ''] = text.split('=', 2);
    const isKnown =
      Object.hasOwn(knownValues, name) && knownValues[name as keyof Known].some((one) => one === value);
    if (isKnown) found[name] ??= value;
    else unknown.push(text);
  }
  if (found['handling'] === 'strict' && unknown.length > 0) {
    throw new Problem(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
      fields: { details: `Invalid preferences: ${unknown.join(', ')}` },
    });
  }
  return found;
}

/** The header Preference-Applied, if any of the preferences is honored. */
export function appliedPreferences(
  preferences: Preferences,
  honored: readonly string[],
): { 'preference-applied'?: string } {
  const applied = Object.entries(preferences).filter(([name]) => honored.includes(name));
  if (applied.length === 0) return {};
  return { 'preference-applied': applied.map(([name, value]) => `${name}=${value}`).join(', ') };
}
