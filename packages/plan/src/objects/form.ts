// The forms of the properties panel, which a kind declares for its objects and their parts.

/** The longest length that a panel accepts, in feet. A file can store it at any scale and any place. */
export const maxFeet = 500_000;
/** Characters of a text. */
export const maxLetters = 2_000;

/** One value of a properties panel. Lengths are in feet. */
export interface Field {
  readonly name: string;
  readonly label: string;
  /** number: without a unit; choice: one of the choices. */
  readonly input: 'length' | 'inches' | 'number' | 'text' | 'color' | 'choice';
  readonly value: number | string;
  /** Choices only: the values and their labels. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  readonly min?: number;
  readonly max?: number;
  /** Inches after a field of feet only: the limits, in feet, of both together. The feet then have no maximum of their own. */
  readonly total?: { readonly min: number; readonly max: number };
  /** Whether legends name the choice, or have the words in place of the title. */
  readonly inLegend?: true;
  /** Texts and numbers: whether it may be left empty; then its value is ''. */
  readonly mayBeEmpty?: true;
  /** A short explanation under the field. */
  readonly hint?: string;
  /** Colors only: whether Transparent is offered. */
  readonly transparent?: boolean;
}

/** Fields that are applied together. submit: the button that applies them; without it, each is applied as it is chosen. */
export interface Form<O> {
  readonly title?: string;
  readonly submit?: string;
  readonly fields: readonly Field[];
  /** The object with the values of the fields, by name. Numbers have been limited to min and max. */
  apply(values: Readonly<Record<string, number | string>>): O;
}
