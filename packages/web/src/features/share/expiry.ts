// When a link to a project expires: the choices for the user, and texts about it.
import type { Choice } from '../../kit/fields/SelectField.tsx';
import { whenSaved } from '../projects/projectText.ts';

/** Milliseconds. */
const day = 86_400_000;

/** The values are days from now; 0 for never. */
export const expiryChoices: readonly Choice<number>[] = [
  { value: 0, label: 'Never' },
  { value: 1, label: 'In a day' },
  { value: 7, label: 'In a week' },
  { value: 30, label: 'In 30 days' },
  { value: 90, label: 'In 90 days' },
];

/** The time in ISO 8601 at which a link expires; null for never. now: in milliseconds. */
export const expiryAfter = (days: number, now: number): string | null =>
  days === 0 ? null : new Date(now + days * day).toISOString();

/** Such as "Opened 3 times, last Nov 28, 2026, 6:00 PM". */
export function openedText(opened: number, last: string | null): string {
  if (opened === 0 || last === null) return 'Not opened yet';
  const times = opened === 1 ? 'once' : opened === 2 ? 'twice' : `${opened} times`;
  return `Opened ${times}, last ${whenSaved(last)}`;
}

/** expires: in ISO 8601; null for never. now: in milliseconds. */
export function expiryText(expires: string | null, now: number): string | undefined {
  if (expires === null) return undefined;
  return Date.parse(expires) <= now ? `Expired ${whenSaved(expires)}` : `Until ${whenSaved(expires)}`;
}
