// The name that a guest has given, for the others who look at the same project; this browser keeps it.
import { storedText, storeText } from '../../kit/browserStorage.ts';

const key = 'homeplot.guestName';
export const maxGuestName = 80;

/** The name that was given on this page, in case the browser can't store it. */
let given: string | undefined;

export const guestName = (): string | undefined => given ?? storedText(key);

export function setGuestName(name: string): void {
  given = name.trim().slice(0, maxGuestName);
  storeText(key, given);
}
