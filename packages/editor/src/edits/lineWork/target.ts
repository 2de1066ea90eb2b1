// A kind of object that lines can be turned into.

export interface Target {
  readonly type: string;
  readonly title: string;
  /** Whether it needs closed outlines, or takes any lines, open or closed. */
  readonly shape: 'outline' | 'line';
  /** Values for fields that the lines can't supply. */
  readonly fieldValues?: Readonly<Record<string, unknown>>;
  /** Other words that people search for. */
  readonly also: string;
}
