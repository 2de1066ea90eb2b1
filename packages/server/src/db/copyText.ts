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
