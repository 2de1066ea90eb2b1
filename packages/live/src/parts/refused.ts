// The parts of a live document that can't be read: how they are reported, and which texts are refused.

/** An object or a setting that was left out. */
export interface Refused {
  readonly of: 'object' | 'setting';
  /** The object's id or the setting's name. */
  readonly id: string;
  /** The reason, in a sentence. */
  readonly why: string;
}

/** A value or the reason why there is none. */
export type Read<T> = { readonly value: T } | { readonly why: string };

/** Parses a JSON text. Returns undefined if it isn't JSON, or has characters that Postgres can't store. */
export function parseStorable(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return text.includes('\\u') && unstorable.test(JSON.stringify(value)) ? undefined : value;
  } catch {
    return undefined;
  }
}

/** An escaped NUL or half of a surrogate pair, as JSON.stringify writes them; Postgres refuses both in JSON. */
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

/** Whether Postgres can store a text, such as an id. */
export const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);
