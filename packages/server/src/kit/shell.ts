// Quotes words of commands that operators type into a shell.

/** A path as one word for a shell. */
export const quoted = (path: string): string =>
  /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`;
