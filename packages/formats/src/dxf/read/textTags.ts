// Tags of a text DXF: a line with the group code, then a line with the value. Lines end with LF, CR LF or CR.
import { commentCode, isNumeric, maxGroupCode } from '../records/groupCodes.ts';
import { groupCodeAt, numberAt } from '../records/numberAt.ts';
import type { TagSource } from '../records/tagSource.ts';

const lineFeed = 0x0a;
const carriageReturn = 0x0d;

export class TextTags implements TagSource {
  code = -1;
  number = Number.NaN;
  start = 0;
  end = 0;
  position = 0;
  skipped = 0;
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  /** Goes to the next tag. If there is no group code where one should be, lines are skipped up to the next one. */
  next(): boolean {
    const { bytes } = this;
    for (;;) {
      if (!this.#line()) return false;
      this.code = groupCodeAt(bytes, this.start, this.end, maxGroupCode);
      if (this.code < 0) {
        if (this.end > this.start) this.skipped++;
        continue;
      }
      if (!this.#line()) return false;
      if (this.code === commentCode) continue;
      this.number = isNumeric[this.code] ? numberAt(bytes, this.start, this.end) : Number.NaN;
      return true;
    }
  }

  #line(): boolean {
    const { bytes } = this;
    const { length } = bytes;
    if (this.position >= length) return false;
    let at = this.position;
    this.start = at;
    while (at < length && bytes[at] !== lineFeed && bytes[at] !== carriageReturn) at++;
    this.end = at;
    this.position = at + (bytes[at] === carriageReturn && bytes[at + 1] === lineFeed ? 2 : 1);
    return true;
  }
}
