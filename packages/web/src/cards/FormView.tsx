// Shows a form that a kind of object declares. With a button, its fields are applied together; without one, each is applied
// when it is chosen or left.
import type { Field, Form } from '@homeplot/plan/form';
import { type ComponentProps, type SubmitEvent, useId, useState } from 'react';
import { LinkButton } from '../kit/ui/LinkButton.tsx';
import { useSlice } from '../workspace/useWorkspace.ts';
import { Button } from '../kit/ui/Button.tsx';
import { lengthInput } from '../kit/fields/lengthInput.ts';
import { cardField } from './cardField.ts';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { AssumedNote, describedAsAssumed } from './AssumedNote.tsx';
import { ColorField } from './ColorField.tsx';
import { namedValue, shownValue } from './fieldText.ts';
import { slipAt, type Slips, slipsOf } from './slips.ts';
import {
  enteredFields,
  enteredText,
  type FieldValues,
  isUnapplied,
  readForm,
  textIn,
  type TypedForm,
  valuesIn,
} from './unapplied.ts';

interface FormViewProps {
  readonly form: Form<unknown>;
  readonly typed: TypedForm;
  readonly onType: (typed: TypedForm) => void;
  /** The names of the fields whose values are assumed. */
  readonly assumed: readonly string[];
  readonly onConfirm: (field: Field) => void;
  /**
   * entered: the names of the fields that somebody typed in or chose. merges: whether it continues the previous choice, as in
   * the browser's color picker. Returns whether it was done.
   */
  readonly onApply: (
    values: FieldValues,
    entered: readonly string[],
    label: string,
    merges: boolean,
  ) => boolean;
}

/** Classes that keep the labels, fields and hints of two columns aligned, even if one of them takes two lines. */
const columnField = 'row-span-3 grid grid-rows-subgrid nth-[n+3]:mt-3 [&>label]:self-end';

/** Digits suffice for a number, except for a minus sign. */
const inputOf = ({ input, min = 0 }: Field): ComponentProps<'input'> =>
  input === 'length' || input === 'inches'
    ? lengthInput
    : input === 'number' && min >= 0
      ? { inputMode: 'decimal' }
      : {};

export function FormView({ form, typed, onType, assumed, onConfirm, onApply }: FormViewProps) {
  const units = useSlice(({ plan }) => plan.settings.units);
  const { title, submit, fields } = form;
  const id = useId();
  const [slips, setSlips] = useState<Slips>({});

  /** The label of the edit in the undo history. */
  const editLabel = submit ?? title ?? '';

  const apply = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const read = readForm(form, typed, units);
    if (!onApply(valuesIn(form, typed, units), enteredFields(form, typed, units), editLabel, false)) return;
    // The plan may have got other values than were typed: the fields show them, and the slips below say why.
    onType({});
    // A field that is left after Enter submits again, with nothing typed: the slips stay.
    if (Object.keys(typed).length > 0) setSlips(slipsOf(fields, read));
  };
  const removeSlip = (name: string): void =>
    setSlips(Object.fromEntries(Object.entries(slips).filter(([one]) => one !== name)));
  const noteAt = (field: Field): Pick<ComponentProps<typeof TextField>, 'error' | 'errorRole' | 'was'> => {
    const slip = slipAt(slips, field.name, fields);
    if (!slip) return {};
    const error = { error: slip.problem, errorRole: 'alert' } as const;
    if (!slip.isChange) return error;
    const restore = (): void => {
      removeSlip(field.name);
      onApply({ ...valuesIn(form, {}, units), ...slip.restores }, [], editLabel, false);
    };
    return { ...error, was: { text: namedValue(slip.before, units), onRestore: restore } };
  };
  const choose = ({ name, label }: Field, value: string, merges: boolean): void =>
    void onApply({ ...valuesIn(form, {}, units), [name]: value }, [name], label, merges);
  const type = (field: Field, text: string): void => {
    removeSlip(field.name);
    onType({ ...typed, [field.name]: { text, over: shownValue(field, units) } });
  };

  const isApplied = (field: Field): boolean => textIn(field, typed, units) === shownValue(field, units);
  /** Escape discards what was typed, before leaving the field would apply it. */
  const appliedWhenLeft = (field: Field): ComponentProps<'input'> => ({
    onBlur: ({ target }) => target.form?.requestSubmit(),
    onKeyDown: (event) => {
      if (event.key !== 'Escape' || enteredText(field, typed, units) === undefined) return;
      event.stopPropagation();
      removeSlip(field.name);
      onType(Object.fromEntries(Object.entries(typed).filter(([name]) => name !== field.name)));
    },
  });

  const idOf = ({ name }: Field): string => `${id}-${name}`;
  const isAssumed = (field: Field): boolean => assumed.includes(field.name) && isApplied(field);
  const idProps = (field: Field): { readonly id: string } =>
    isAssumed(field) ? describedAsAssumed(idOf(field)) : { id: idOf(field) };
  const assumedNote = (field: Field) =>
    isAssumed(field) ? (
      <AssumedNote field={idOf(field)} label={field.label} onConfirm={() => onConfirm(field)} />
    ) : null;

  const isInColumns =
    fields.length > 1 && fields.every(({ input }) => input === 'length' || input === 'inches');
  return (
    <form onSubmit={apply} className="space-y-3">
      {title && title !== fields[0]?.label ? <h3 className="text-sm font-semibold">{title}</h3> : null}
      <div className={isInColumns ? 'grid grid-cols-2 gap-x-3' : 'space-y-3'}>
        {fields.map((field) =>
          field.input === 'color' ? (
            <ColorField
              key={field.name}
              field={field}
              onChoose={(value, merges) => choose(field, value, merges)}
            />
          ) : field.input === 'choice' ? (
            <div key={field.name}>
              <SelectField
                {...idProps(field)}
                label={field.label}
                value={textIn(field, typed, units)}
                choices={field.choices ?? []}
                onChoose={(value) => (submit ? type(field, value) : choose(field, value, false))}
              />
              {assumedNote(field)}
            </div>
          ) : (
            <TextField
              key={field.name}
              {...idProps(field)}
              label={field.label}
              className={isInColumns ? columnField : undefined}
              value={textIn(field, typed, units)}
              onChange={({ target }) => type(field, target.value)}
              // React sees no change when a digit replaces the same digit, but it counts as typed.
              onInput={({ currentTarget }) => type(field, currentTarget.value)}
              {...cardField(isApplied(field))}
              {...inputOf(field)}
              {...noteAt(field)}
              {...(field.hint ? { hint: field.hint } : {})}
              {...(submit ? {} : appliedWhenLeft(field))}
              below={assumedNote(field)}
            />
          ),
        )}
      </div>
      {submit ? (
        <Button type="submit" size="sm" className="w-full">
          {submit}
        </Button>
      ) : null}
      {submit && isUnapplied(form, typed, units) ? (
        <p className="flex items-center justify-between text-sm text-ink-soft">
          Not applied yet
          <LinkButton onClick={() => onType({})}>Discard</LinkButton>
        </p>
      ) : null}
    </form>
  );
}
