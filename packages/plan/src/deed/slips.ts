// The slips of a pen that no rule knows: any one sign too many, missing or swapped.
import type { Repair } from './repairs.ts';

/** A text with any one sign left out, parted from the next or swapped with it, where nothing better is known. */
export function* slips(text: string): Generator<Repair> {
  for (let at = 0; at < text.length - 1; at += 1) {
    const [one, other] = [text.charAt(at), text.charAt(at + 1)];
    const [before, after] = [text.slice(0, at), text.slice(at + 2)];
    if (/\d/.test(one) && /\d/.test(other)) continue;
    if (one !== other) yield { text: before + other + one + after, reason: `"${one}${other}" swapped` };
    if (/\d/.test(one)) continue;
    yield { text: before + other + after, reason: `"${one}" removed` };
    if (one !== ' ') yield { text: `${before} ${other}${after}`, reason: `a space for "${one}"` };
  }
}
