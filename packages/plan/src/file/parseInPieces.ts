// Parses JSON a piece at a time, so that a large text blocks the page no longer than a small one. Each piece is parsed by
// the browser; this knows only brackets and commas. The result is that of JSON.parse.

/** Characters from which on a piece is parsed. A container with fewer is part of a piece of the one around it. */
const pieceLength = 64 * 1024;

/** An open list or object. */
interface Container {
  /** Index of its bracket. */
  from: number;
  /** Where the next piece begins. */
  start: number;
  /** Index of the last comma between its members. */
  comma: number;
  /** Members parsed before: of a list its values, of an object pairs of keys and values. */
  members: unknown[] | undefined;
  /** A container in the next piece that has been parsed by itself. */
  inner: { readonly from: number; readonly to: number; readonly value: unknown } | undefined;
}

/** Told of each bracket and comma outside of strings, in order. */
export class PiecewiseParser {
  private readonly text: string;
  /** Reused, as a text may open millions of them. The first is the text itself. */
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
    if (container.inner || at - container.start > pieceLength) this.take(container, at);
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
    this.take(container, at);
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

  /** Parses what is between the last piece of a container and here, a comma or the end. */
  private take(container: Container, at: number): void {
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
      // Between two commas has to be something.
      if (members.length === before && container.comma !== container.from) this.isMalformed = true;
    } catch {
      this.isMalformed = true;
    }
    container.start = at + 1;
    container.inner = undefined;
  }

  /** The text up to here, with null in place of a container that has been parsed. */
  private pieceOf({ start, inner }: Container, at: number): string {
    return inner
      ? `${this.text.slice(start, inner.from)}null${this.text.slice(inner.to, at)}`
      : this.text.slice(start, at);
  }

  /** Hands a container that was parsed by itself to the one around it. */
  private close({ from, members = [] }: Container, at: number): void {
    const isList = this.text.charAt(from) === '[';
    if (this.text.charAt(at) !== (isList ? ']' : '}')) this.isMalformed = true;
    const around = this.open[this.depth];
    if (this.isMalformed || !around) return;
    if (around.inner) {
      this.isMalformed = true;
      return;
    }
    // Before it, other members may be waiting.
    if (this.depth > 0 && around.comma >= around.start) this.take(around, around.comma);
    const value: unknown = isList ? members : Object.fromEntries(members as [string, unknown][]);
    around.inner = { from, to: at + 1, value };
  }
}
