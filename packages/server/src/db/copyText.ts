// Rows in COPY's text format. A line feed ends a row: Postgres writes one within a value as a backslash and an n.
const rowEnd = 10;

/** Joins pieces that end anywhere into groups of at least so many bytes that end with a row; the last one may be empty. */
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

/** The rows, whose pieces end anywhere, a group at a time. Throws if the last one is cut. */
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

const groupSize = 64 * 1024;

const escapes: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

/** The value of a field; null for a null. */
export const valueOf = (field: string): string | null =>
  field === String.raw`\N`
    ? null
    : field.replaceAll(/\\(.)/g, (_, letter: string) => escapes[letter] ?? letter);
