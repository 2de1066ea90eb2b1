// The forms of a properties panel, as a kind declares them for its objects and their parts.

/** The longest length that a panel takes, in feet: at any scale a file can have it, from wherever it begins. */
export const maxFeet = 500_000;
export const maxLetters = 2_000;

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
  /** Text only: whether it may be left empty. */
  readonly mayBeEmpty?: true;
  /** A word of explanation under the field. */
  readonly hint?: string;
  /** Colors only: whether Transparent is offered. */
  readonly transparent?: boolean;
}

/** Fields that change together: with a button that applies them, or, without one, each as it is chosen. */
export interface Form<O> {
  readonly title?: string;
  readonly submit?: string;
  readonly fields: readonly Field[];
  /** The object with the values of the fields, by name; numbers are already within min and max. */
  apply(values: Readonly<Record<string, number | string>>): O;
}
