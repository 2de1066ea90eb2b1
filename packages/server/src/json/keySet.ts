// Detects duplicate keys of an object. The few keys of most objects are compared as bytes, without building strings.

/** Beyond this, a set of strings is faster. */
const maxSpans = 16;

export class KeySet {
  /** Begin and end of each key, including its quotes. */
  private readonly spans: number[] = [];
  private names: Set<string> | undefined;
  private readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  get size(): number {
    return this.names?.size ?? this.spans.length / 2;
  }

  /** For the next object. */
  clear(): void {
    this.spans.length = 0;
    this.names = undefined;
  }

  /** Returns false for a duplicate. Keys with escapes can't be compared as bytes. */
  add(begin: number, end: number, isEscaped: boolean): boolean {
    if (isEscaped || this.spans.length / 2 >= maxSpans) this.names ??= this.toNames();
    if (this.names !== undefined) {
      const { size } = this.names;
      return this.names.add(keyAt(this.bytes, begin, end)).size > size;
    }
    for (let index = 0; index < this.spans.length; index += 2) {
      if (this.isEqual(this.spans[index] as number, this.spans[index + 1] as number, begin, end))
        return false;
    }
    this.spans.push(begin, end);
    return true;
  }

  /** Faster than Buffer.compare for short keys. */
  private isEqual(one: number, endOfOne: number, other: number, endOfOther: number): boolean {
    if (endOfOne - one !== endOfOther - other) return false;
    for (let index = 0; index < endOfOne - one; index += 1) {
      if (this.bytes[one + index] !== this.bytes[other + index]) return false;
    }
    return true;
  }

  private toNames(): Set<string> {
    const names = new Set<string>();
    for (let index = 0; index < this.spans.length; index += 2) {
      names.add(keyAt(this.bytes, this.spans[index] as number, this.spans[index + 1] as number));
    }
    return names;
  }
}

/** The key at this position, which includes its quotes. */
export const keyAt = (bytes: Buffer, begin: number, end: number): string =>
  JSON.parse(bytes.toString('utf8', begin, end)) as string;
