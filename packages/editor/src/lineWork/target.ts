// What line work can be turned into.

/** shape: of closed outlines, or of lines, open or closed. */
export interface Target {
  readonly type: string;
  readonly title: string;
  readonly shape: 'outline' | 'line';
  /** Values of fields that the lines say nothing of. */
  readonly unknown?: Readonly<Record<string, unknown>>;
  /** Other words that people search for. */
  readonly also: string;
}
