// The forms of a properties panel, as a kind declares them for its objects and their parts.

/** Feet: the largest length that a panel accepts. A file can hold it at any scale and position. */
export const mostFeet = 500_000;
export const mostLetters = 2_000;

/** One value of a properties panel. Lengths are in feet. */
export interface Field {
  readonly name: string;
  readonly label: string;
  /** number: a bare one; choice: one of the choices. */
  readonly input: 'length' | 'inches' | 'number' | 'text' | 'color' | 'choice';
  readonly value: number | string;
  /** Choices only: the values, each with its words. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  readonly min?: number;
  readonly max?: number;
  /** Whether legends name the choice. */
  readonly inLegend?: true;
  /** Text only: whether it may be left empty. */
  readonly mayBeEmpty?: true;
  /** An explanation below the field. */
  readonly hint?: string;
  /** Colors only: whether Transparent is offered. */
  readonly transparent?: boolean;
}

/** Fields that are applied together by a button, or, without one, each as soon as it is chosen. */
export interface Form<O> {
  readonly title?: string;
  readonly submit?: string;
  readonly fields: readonly Field[];
  /** The object with the values of the fields, by name; numbers are already within min and max. */
  apply(values: Readonly<Record<string, number | string>>): O;
}
