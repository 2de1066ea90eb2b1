// What is typed in the forms of an object and not applied yet, as it means the same once the plan has other units.
import type { Field, Form } from '@homeplot/plan/form';
import type { PlanObject } from '@homeplot/plan/kind';
import { inOtherUnits, parseLengthIn, parseNumber } from '@homeplot/plan/typedLength';
import { inchesPerFoot, isMetric, metersPerFoot, tidy, type Units } from '@homeplot/plan/units';
import { type FeetAndInches, feetAndInchesOf, totalOf } from './feetAndInches.ts';
import { readField, shownValue } from './fieldText.ts';
import { formIn, isNumberOfFeet } from './formIn.ts';
import { enteredText, type FormsOf, formName, textIn, type Typed, type TypedForm } from './unapplied.ts';

/** Without what was typed over a value that has changed since, and without forms that the object no longer has. */
export function restated(object: PlanObject, formsOf: FormsOf, typed: Typed, from: Units, to: Units): Typed {
  if (from === to) return typed;
  const forms = formsOf(object).flatMap((form) => {
    const own = typed[formName(form)];
    return own ? [[formName(form), restatedForm(form, { typed: own, from, to })] as const] : [];
  });
  return Object.fromEntries(forms);
}

interface Restating {
  readonly typed: TypedForm;
  readonly from: Units;
  readonly to: Units;
}

function restatedForm(form: Form<unknown>, restating: Restating): TypedForm {
  const { typed, from, to } = restating;
  const before = formIn(form, from).fields;
  const isEntered = ({ name }: Field): boolean =>
    before.some((field) => field.name === name && enteredText(field, typed, from) !== undefined);
  const isRetyped = ({ name }: Field): boolean =>
    before.every((field) => field.name !== name || textIn(field, typed, from) === shownValue(field, from));
  const isSplit = from === 'feet-inches' || to === 'feet-inches';
  const restatedText = (field: Field, over: string): string | undefined => {
    const declared = form.fields.find(({ name }) => name === field.name) ?? field;
    const parts = isSplit ? feetAndInchesOf(form.fields, declared) : undefined;
    const fields = parts ? [parts.feet, parts.inches] : [declared];
    if (!fields.some(isEntered)) return undefined;
    if (fields.every(isRetyped)) return over;
    if (parts) return partText(declared, parts, restating);
    return numberText(declared, typed[field.name]?.text ?? '', restating);
  };
  const entries = formIn(form, to).fields.flatMap((field) => {
    const over = shownValue(field, to);
    const text = restatedText(field, over);
    return text === undefined ? [] : [[field.name, { text, over }] as const];
  });
  return Object.fromEntries(entries);
}

function numberText(field: Field, text: string, { from, to }: Restating): string {
  if (field.input === 'length') return inOtherUnits(text, from, to);
  const number = isNumberOfFeet(field) ? parseNumber(text) : undefined;
  if (number === undefined || isMetric(from) === isMetric(to)) return text;
  return String(tidy(isMetric(to) ? number * metersPerFoot : number / metersPerFoot));
}

/** The text of one of the two fields of a length, or of the one field that they are; undefined if they can't be read. */
function partText(
  { input }: Field,
  parts: FeetAndInches,
  { typed, from, to }: Restating,
): string | undefined {
  const total = typedTotal(parts, typed, from);
  if (total === undefined || to !== 'feet-inches') return total === undefined ? undefined : `${tidy(total)}'`;
  const feet = Math.floor(tidy(total));
  return String(input === 'inches' ? tidy((total - feet) * inchesPerFoot) : feet);
}

function typedTotal({ feet, inches }: FeetAndInches, typed: TypedForm, from: Units): number | undefined {
  if (from !== 'feet-inches') return parseLengthIn(typed[feet.name]?.text ?? '', from);
  const [whole, rest] = [feet, inches].map((field) => readField(field, textIn(field, typed, from), from));
  if (!whole || !rest || whole.fault !== undefined || rest.fault !== undefined) return undefined;
  return totalOf(whole.value, rest.value);
}
