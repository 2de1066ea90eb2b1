// What somebody typed, as messages repeat it.

/** Characters of a text that a message repeats. */
const maxShown = 30;

/** In quotation marks, without the spaces around it, and cut if it is long. */
export function quoted(typed: string): string {
  const text = typed.trim();
  return `“${text.length > maxShown ? `${text.slice(0, maxShown)}…` : text}”`;
}

/** The message about a text that can't be read. what: what it should be, such as `a length`. examples: texts that can be read. */
export const unread = (typed: string, what: string, examples: string): string =>
  typed.trim() === ''
    ? `Type ${what}, such as ${examples}.`
    : `${quoted(typed)} isn't ${what}. Try ${examples}.`;
