// The phrases of a deed: each number, unit and direction of the text belongs to exactly one bearing, length, angle or
// description, or is a stray, which makes its call doubtful.
import type { Direction } from '../reading/direction.ts';
import type { LengthUnit } from '../measure/lengthUnits.ts';

export interface Span {
  readonly first: number;
  readonly next: number;
  /** Whether it is in parentheses. */
  readonly aside: boolean;
}

export interface BearingPhrase extends Span {
  readonly kind: 'bearing';
  readonly direction: Direction;
  /** Whether it has an angle. A compass point alone has none. */
  readonly exact: boolean;
  /** The precision of its angle: 1 for degrees alone, 3 with seconds; 0 without an angle. */
  readonly parts: number;
  /** Whether the last of these parts has decimals. */
  readonly decimals: boolean;
  /** What was assumed to read its angle. */
  readonly note?: string;
}

export interface LengthPhrase extends Span {
  readonly kind: 'length';
  readonly feet: number;
  /** undefined: a number that may be a length, or anything else. */
  readonly unit: LengthUnit | undefined;
  readonly problem?: string | undefined;
}

export interface AnglePhrase extends Span {
  readonly kind: 'angle';
  readonly degrees: number;
  readonly problem?: string | undefined;
}

/** "northerly": about in a direction. */
interface GeneralPhrase extends Span {
  readonly kind: 'general';
  readonly azimuth: number;
}

/** A number, a unit or a direction that belongs to no other phrase. */
interface StrayPhrase extends Span {
  readonly kind: 'stray';
  /** Whether it can only be the rest of a number, a length or a bearing. */
  readonly isPiece: boolean;
  readonly reason: string;
}

/** A word or a sign, or several of them that describe a thing. */
interface WordPhrase extends Span {
  readonly kind: 'word';
  /** Whether it is the number or the name of a row in a list. */
  readonly isLabel?: true;
}

export type Phrase = BearingPhrase | LengthPhrase | AnglePhrase | GeneralPhrase | StrayPhrase | WordPhrase;
