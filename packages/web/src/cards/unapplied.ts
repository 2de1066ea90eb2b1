// What is typed in the forms of an object and not applied yet: whether there is anything, and the object with it applied.
import { confirmed } from '@homeplot/plan/assumed';
import type { Field, Form } from '@homeplot/plan/form';
import type { PlanObject } from '@homeplot/plan/kind';
import type { Units } from '@homeplot/plan/units';
import { feetAndInchesOf, limitedTotal } from './feetAndInches.ts';
import { type ReadField, readField, shownValue } from './fieldText.ts';
import { formIn } from './formIn.ts';

export type FieldValues = Readonly<Record<string, number | string>>;

/** By field name: the typed text, and the text that it replaced. */
export type TypedForm = Readonly<Record<string, { readonly text: string; readonly over: string }>>;

/** What is typed, by form name. */
export type Typed = Readonly<Record<string, TypedForm>>;

/** The current forms of an object or of a part of it. */
export type FormsOf = (object: PlanObject) => readonly Form<PlanObject>[];

export const formName = ({ submit, title }: Form<unknown>): string => submit ?? title ?? '';

/** The text that somebody typed in a field, even if it is the same value again; undefined if the value has changed since. */
export function enteredText(field: Field, typed: TypedForm, units: Units): string | undefined {
  const entered = typed[field.name];
  return entered?.over === shownValue(field, units) ? entered.text : undefined;
}

/** The text that a field shows. */
export const textIn = (field: Field, typed: TypedForm, units: Units): string =>
  enteredText(field, typed, units) ?? shownValue(field, units);

/** The fields of a form including what was typed, by name. */
export function readForm(
  { fields }: Form<unknown>,
  typed: TypedForm,
  units: Units,
): Readonly<Record<string, ReadField>> {
  const read = Object.fromEntries(
    fields.map((field) => [field.name, readField(field, textIn(field, typed, units), units)]),
  );
  const limited = fields.map((field) => {
    const parts = field.input === 'inches' ? feetAndInchesOf(fields, field) : undefined;
    return parts && limitedTotal(parts, read, (part) => textIn(part, typed, units));
  });
  return limited.reduce<typeof read>((all, both) => ({ ...all, ...both }), read);
}

/** The values of a form including what was typed. */
export const valuesIn = (form: Form<unknown>, typed: TypedForm, units: Units): FieldValues =>
  Object.fromEntries(Object.entries(readForm(form, typed, units)).map(([name, { value }]) => [name, value]));

/** The names of the fields whose entered text can be read. */
export function enteredFields(form: Form<unknown>, typed: TypedForm, units: Units): readonly string[] {
  const read = readForm(form, typed, units);
  return form.fields
    .filter((field) => enteredText(field, typed, units) !== undefined)
    .flatMap(({ name }) => (read[name]?.problem === undefined ? [name] : []));
}

/** The object with the values of a form. What was entered is no longer assumed. */
export const applied = (
  form: Form<PlanObject>,
  values: FieldValues,
  entered: readonly string[],
): PlanObject => entered.reduce(confirmed, form.apply(values));

/** Whether something typed differs from the object. */
export function isUnapplied(form: Form<unknown>, typed: TypedForm, units: Units): boolean {
  const values = valuesIn(form, typed, units);
  return form.fields.some(({ name, value }) => values[name] !== value);
}

interface Applied {
  readonly object: PlanObject;
  /** The names of the forms that were applied. */
  readonly forms: readonly string[];
  /** Sentences about values that couldn't be read, and what they were changed to. */
  readonly problems: readonly string[];
}

/** The object with the typed values that still fit its forms; undefined if there are none. */
export function withTyped(
  object: PlanObject,
  formsOf: FormsOf,
  typed: Typed,
  units: Units,
): Applied | undefined {
  const forms: string[] = [];
  const problems: string[] = [];
  let now = object;
  for (const [name, own] of Object.entries(typed)) {
    const found = formsOf(now).find((one) => formName(one) === name);
    const form = found && formIn(found, units);
    if (!form || !isUnapplied(form, own, units)) continue;
    forms.push(name);
    const read = readForm(form, own, units);
    for (const { label, name: field } of form.fields) {
      const problem = read[field]?.problem;
      if (problem !== undefined) problems.push(`${label}: ${problem}`);
    }
    now = applied(form, valuesIn(form, own, units), enteredFields(form, own, units));
  }
  return forms.length > 0 ? { object: now, forms, problems } : undefined;
}
