// The interface of a transform: an edit of the selection by typed values. Its questions are data, and its outcome is
// previewed before it is applied.
import type { Field } from '@homeplot/plan/form';
import type { PlanObject } from '@homeplot/plan/kind';
import type { Change, Plan } from '@homeplot/plan/plan';
import type { Box } from '@homeplot/plan/box';

export type Values = Readonly<Record<string, number | string>>;

export interface Subject {
  readonly plan: Plan;
  /** The selected objects in drawing order; never empty. */
  readonly objects: readonly PlanObject[];
  /** Their bounds, without labels. */
  readonly box: Box;
  readonly newId: () => string;
  readonly tiedTo: (id: string) => readonly PlanObject[];
}

export type Outcome = (
  | { readonly changes: readonly Change[]; readonly select: readonly string[] }
  | {
      readonly problem: string;
      /** The names of the questions whose answers cause it, empty if no answer would help. Without them it is only said on Apply. */
      readonly of?: readonly string[];
    }
) & {
  /** A message shown with the preview. */
  readonly message?: string;
  /** What to check before anything else, shown above the questions. */
  readonly caution?: string;
  /** A message shown once it is applied, where what has changed may be out of sight. */
  readonly done?: string;
};

/** A value to ask for, like a field of a form. Angles and turns are in degrees; angles can be typed as bearings. */
export interface Question extends Omit<Field, 'input'> {
  readonly input: 'length' | 'number' | 'angle' | 'turn' | 'choice';
  /** The edge of the selected object that it asks about, which is highlighted while it is answered. */
  readonly edge?: number;
}

/** Values that can be filled in all at once. */
export interface Offer {
  readonly title: string;
  readonly values: Values;
}

export interface Transform {
  readonly name: string;
  readonly title: string;
  /** The questions, depending on the values so far. */
  questions(subject: Subject, values: Values): readonly Question[];
  outcome(subject: Subject, values: Values): Outcome;
  /** Values to fill in; undefined if they already are. */
  offer?(subject: Subject, values: Values): Offer | undefined;
}

export const numberOf = (values: Values, name: string): number => Number(values[name] ?? 0);
