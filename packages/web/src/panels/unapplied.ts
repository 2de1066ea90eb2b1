// What was typed into the forms of an object and not applied yet: what of it the object has not, and the object with it.
import type { Field, Form } from '@homeplot/plan/form';
import type { PlanObject } from '@homeplot/plan/kind';
import type { Units } from '@homeplot/plan/units';
import { shownValue, typedValue } from './fieldText.ts';
import { formIn } from './formIn.ts';

export type FieldValues = Readonly<Record<string, number | string>>;

/** By the name of its field: what was typed there, and what the field showed then. */
export type TypedForm = Readonly<Record<string, { readonly text: string; readonly over: string }>>;

/** By the names of the forms. */
export type Typed = Readonly<Record<string, TypedForm>>;

/** The forms of an object, or of a part of it, as it is now. */
export type FormsOf = (object: PlanObject) => readonly Form<PlanObject>[];

export const formName = ({ submit, title }: Form<unknown>): string => submit ?? title ?? '';

/** The text that stands in a field: what was typed there, unless the field has come to another value since. */
export function textIn(field: Field, typed: TypedForm, units: Units): string {
  const shown = shownValue(field, units);
  const own = typed[field.name];
  return own?.over === shown ? own.text : shown;
}

/** The values of a form with what was typed into it. */
export const valuesIn = ({ fields }: Form<unknown>, typed: TypedForm, units: Units): FieldValues =>
  Object.fromEntries(
    fields.map((field) => [field.name, typedValue(field, textIn(field, typed, units), units)]),
  );

/** Whether something was typed that the object has not. */
export function isUnapplied(form: Form<unknown>, typed: TypedForm, units: Units): boolean {
  const values = valuesIn(form, typed, units);
  return form.fields.some(({ name, value }) => values[name] !== value);
}

/** The object with what was typed into its forms and fits them still, and their names; undefined where nothing does. */
export function withTyped(
  object: PlanObject,
  formsOf: FormsOf,
  typed: Typed,
  units: Units,
): { readonly object: PlanObject; readonly forms: readonly string[] } | undefined {
  const forms: string[] = [];
  let now = object;
  for (const [name, own] of Object.entries(typed)) {
    const found = formsOf(now).find((one) => formName(one) === name);
    const form = found && formIn(found, units);
    if (!form || !isUnapplied(form, own, units)) continue;
    forms.push(name);
    now = form.apply(valuesIn(form, own, units));
  }
  return forms.length > 0 ? { object: now, forms } : undefined;
}
