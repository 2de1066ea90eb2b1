// Parses JSON piece by piece, so that a large text doesn't block the page longer than a small one. JSON.parse parses each piece;
// this code handles only brackets and commas. The result equals that of JSON.parse.

/** Characters of a piece. A container with fewer is parsed as a part of the container around it. */
const pieceLength = 64 * 1024;

/** An open list or object. */
interface Container {
  /** Index of its bracket. */
  from: number;
  /** The index at which its next piece begins. */
  start: number;
  /** Index of the last comma between its members. */
  comma: number;
  /** The members parsed so far: values of a list, pairs of keys and values of an object. */
  members: unknown[] | undefined;
  /** A container in the next piece that has been parsed by itself. */
  inner: { readonly from: number; readonly to: number; readonly value: unknown } | undefined;
}

/** The caller reports each bracket and comma outside strings, in order, then calls `end`. */
export class PiecewiseParser {
  private readonly text: string;
  /** The open containers, reused because a text may have millions. The first stands for the whole text. */
  private readonly open: Container[] = [
    { from: -1, start: 0, comma: -1, members: undefined, inner: undefined },
  ];
  private depth = 0;
  /** The most fields of an object that was parsed in pieces. */
  mostFields = 0;
  private isMalformed = false;

  constructor(text: string) {
    this.text = text;
  }

  /** Whether brackets are open. */
  get isOpen(): boolean {
    return this.depth > 0;
  }

  bracket(at: number): void {
    this.depth += 1;
    const reused = this.open[this.depth];
    if (!reused) {
      this.open.push({ from: at, start: at + 1, comma: at, members: undefined, inner: undefined });
      return;
    }
    reused.from = at;
    reused.start = at + 1;
    reused.comma = at;
    reused.members = undefined;
    reused.inner = undefined;
  }

  comma(at: number): void {
    const container = this.open[this.depth];
    if (!container || this.depth === 0) return;
    if (container.inner || at - container.start > pieceLength) this.parsePiece(container, at);
    container.comma = at;
  }

  endBracket(at: number): void {
    const container = this.open[this.depth];
    if (!container || this.depth === 0) {
      this.isMalformed = true;
      return;
    }
    this.depth -= 1;
    if (!container.members && !container.inner && at - container.from <= pieceLength) return;
    this.parsePiece(container, at);
    this.close(container, at);
  }

  /** The value of the whole text; throws if it isn't JSON. */
  end(): unknown {
    const [whole] = this.open;
    if (this.isMalformed || this.isOpen || !whole) throw new SyntaxError('The text is not JSON.');
    if (!whole.inner) return JSON.parse(this.text);
    JSON.parse(this.pieceOf(whole, this.text.length));
    return whole.inner.value;
  }

  /** Parses the next piece of a container, which ends at a comma or at the closing bracket. */
  private parsePiece(container: Container, at: number): void {
    if (this.isMalformed) return;
    const isList = this.text.charAt(container.from) === '[';
    const members = (container.members ??= []);
    const piece = this.pieceOf(container, at);
    try {
      const parsed = JSON.parse(isList ? `[${piece}]` : `{${piece}}`) as object;
      const before = members.length;
      if (isList) for (const value of parsed as unknown[]) members.push(value);
      else for (const pair of Object.entries(parsed)) members.push(pair);
      if (container.inner) {
        const { value } = container.inner;
        const last = members.pop();
        members.push(isList ? value : [(last as [string, unknown])[0], value]);
      }
      if (!isList) this.mostFields = Math.max(this.mostFields, members.length);
      // Nothing between two commas is malformed.
      if (members.length === before && container.comma !== container.from) this.isMalformed = true;
    } catch {
      this.isMalformed = true;
    }
    container.start = at + 1;
    container.inner = undefined;
  }

  /** The text of the next piece up to `at`, with null in place of a container that has already been parsed. */
  private pieceOf({ start, inner }: Container, at: number): string {
    return inner
      ? `${this.text.slice(start, inner.from)}null${this.text.slice(inner.to, at)}`
      : this.text.slice(start, at);
  }

  /** Passes a container that was parsed by itself to the one around it. */
  private close({ from, members = [] }: Container, at: number): void {
    const isList = this.text.charAt(from) === '[';
    if (this.text.charAt(at) !== (isList ? ']' : '}')) this.isMalformed = true;
    const around = this.open[this.depth];
    if (this.isMalformed || !around) return;
    if (around.inner) {
      this.isMalformed = true;
      return;
    }
    // Members before it may not have been parsed yet.
    if (this.depth > 0 && around.comma >= around.start) this.parsePiece(around, around.comma);
    const value: unknown = isList ? members : Object.fromEntries(members as [string, unknown][]);
    around.inner = { from, to: at + 1, value };
  }
}
