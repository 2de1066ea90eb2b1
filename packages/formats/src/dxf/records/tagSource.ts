// The tags of a DXF file, one after the other: a group code and its value.

export interface TagSource {
  readonly bytes: Uint8Array;
  /** The group code of the current tag. */
  readonly code: number;
  /** The value of the current tag, if its code stands for a number. */
  readonly number: number;
  /** Where its value starts and ends in `bytes`, if its code stands for text. */
  readonly start: number;
  readonly end: number;
  /** How far the file has been read, in bytes. */
  readonly position: number;
  /** Lines, or bytes at the end, that aren't part of any tag. */
  readonly skipped: number;
  /** Goes to the next tag; false at the end. */
  next(): boolean;
}
