// What can't be read in a document, as in a file.
/** What was left out, and why, in sentences. */
export interface Refused {
  readonly of: 'object' | 'setting';
  /** Of the object, or the name of the setting. */
  readonly id: string;
  readonly why: string;
}

/** A value or the reason why there is none. */
export type Read<T> = { readonly value: T } | { readonly why: string };

/** A JSON text as a value; undefined if it is none, or has characters that no database stores. */
export function parsed(text: string | undefined): unknown {
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

/** Whether a database stores a text, such as an id. */
export const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);
