// The contract of a transform: something exact that is done to what is selected, by values that are typed. What it asks
// is data; what comes of it is shown before it is done.
import type { Field } from '@homeplot/plan/form';
import type { PlanObject } from '@homeplot/plan/kind';
import type { Change, Plan } from '@homeplot/plan/plan';
import type { Box } from '@homeplot/plan/box';

export type Values = Readonly<Record<string, number | string>>;

/** What a transform works on. */
export interface Subject {
  readonly plan: Plan;
  /** What is selected, from the lowest to the topmost; never empty. */
  readonly objects: readonly PlanObject[];
  /** The box round them, without labels. */
  readonly box: Box;
  readonly newId: () => string;
  /** The objects that are tied to one. */
  readonly tiedTo: (id: string) => readonly PlanObject[];
}

export type Outcome = (
  | { readonly changes: readonly Change[]; readonly select: readonly string[] }
  | { readonly problem: string }
) & {
  /** What is told of it before it is done. */
  readonly told?: string;
};

/** A value that is asked for. As in a kind's form; an angle is in degrees, and may be typed as a bearing too. */
export interface Question extends Omit<Field, 'input'> {
  readonly input: 'length' | 'number' | 'angle' | 'choice';
}

export interface Transform {
  readonly name: string;
  readonly title: string;
  /** What is asked, given what was answered so far; values are those of an earlier answer or of the question itself. */
  questions(subject: Subject, values: Values): readonly Question[];
  outcome(subject: Subject, values: Values): Outcome;
}

export const numberOf = (values: Values, name: string): number => Number(values[name] ?? 0);
