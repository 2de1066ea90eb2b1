// Reads rows in the text format of Postgres' COPY.

/** The line feed that ends a row. Within a value, Postgres writes it as a backslash and an n. */
const rowEnd = 10;

/** Joins pieces, which may end within a row, into groups of at least so many bytes and whole rows. The last may be empty. */
export async function* wholeRows(
  pieces: AsyncIterable<Buffer>,
  atLeast: number,
): AsyncGenerator<readonly Buffer[]> {
  let group: Buffer[] = [];
  let bytes = 0;
  for await (const piece of pieces) {
    const end = bytes + piece.length < atLeast ? 0 : piece.lastIndexOf(rowEnd) + 1;
    if (end > 0) yield [...group, piece.subarray(0, end)];
    group = end > 0 ? [] : group;
    bytes = end > 0 ? 0 : bytes;
    const rest = piece.subarray(end);
    group.push(rest);
    bytes += rest.length;
  }
  yield group;
}

/** The rows in pieces, which may end within a row, a group at a time. Throws if the last row is cut off. */
export async function* rowsIn(pieces: AsyncIterable<Buffer>): AsyncGenerator<readonly string[][]> {
  for await (const group of wholeRows(pieces, groupSize)) {
    const text = Buffer.concat(group).toString();
    if (text === '') continue;
    if (!text.endsWith('\n')) throw new Error('A row ends too early');
    yield text
      .slice(0, -1)
      .split('\n')
      .map((row) => row.split('\t'));
  }
}

/** Bytes. */
const groupSize = 64 * 1024;

const escapes: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

/** The value of a field; null for a null. */
export const valueOf = (field: string): string | null =>
  field === String.raw`\N`
    ? null
    : field.replaceAll(/\\(.)/g, (_, letter: string) => escapes[letter] ?? letter);
