// The Prefer header: what a caller would like to have done, and which of it is done.
import type { FastifyRequest } from 'fastify';
import { RestError } from './restError.ts';

const known = {
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
  return: ['minimal', 'representation'],
  count: ['exact', 'planned', 'estimated'],
  handling: ['strict', 'lenient'],
} as const;

type Known = typeof known;

export type Preferences = { readonly [Name in keyof Known]?: Known[Name][number] } & {
  /** More rows than this are not changed; it holds with handling=strict alone. */
  readonly 'max-affected'?: number;
};

/** What is not known is ignored, unless handling=strict is among it. The first of two of one name holds. */
export function readPreferences(header: string | undefined): Preferences {
  const found: Record<string, string | number> = {};
  const unknown: string[] = [];
  for (const text of (header ?? '').split(',').map((part) => part.trim())) {
    if (text === '') continue;
    const [name = '', value = ''] = text.split('=', 2);
    const isKnown = Object.hasOwn(known, name) && known[name as keyof Known].some((one) => one === value);
    if (isKnown) found[name] ??= value;
    else if (name === 'max-affected' && /^\d{1,9}$/.test(value)) found[name] ??= Number(value);
    else unknown.push(text);
  }
  if (found['handling'] === 'strict' && unknown.length > 0) {
    throw new RestError({
      status: 400,
      code: 'PGRST122',
      message: 'Invalid preferences given with handling=strict',
      details: `Invalid preferences: ${unknown.join(', ')}`,
    });
  }
  return found;
}

/** The header Preference-Applied, where anything was asked for that is honoured. */
export function appliedPreferences(
  preferences: Preferences,
  honoured: readonly string[],
): { 'preference-applied'?: string } {
  const applied = Object.entries(preferences).filter(([name]) => honoured.includes(name));
  if (applied.length === 0) return {};
  return { 'preference-applied': applied.map(([name, value]) => `${name}=${value}`).join(', ') };
}

/** A header as one text, however often it was sent. */
export function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}
