// Shows a form that a kind declares. With a button its fields are applied together, without one each as it is chosen.
import type { Field, Form } from '@homeplot/plan/kind';
import { type SubmitEvent, useState } from 'react';
import { useSlice } from '../planner/useBench.ts';
import { Button } from '../ui/Button.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { ColourField } from './ColourField.tsx';
import { shownValue, typedValue } from './fieldText.ts';

export type FieldValues = Readonly<Record<string, number | string>>;

interface FormViewProps {
  readonly form: Form<unknown>;
  /** merges: one more step of the choice before, as in the browser's own colour picker. */
  readonly onApply: (values: FieldValues, label: string, merges: boolean) => void;
}

/** Labels, fields and hints of a pair stand level, whichever of them takes two lines. */
const besideOthers = 'row-span-3 grid grid-rows-subgrid nth-[n+3]:mt-3 [&>label]:self-end';

export function FormView({ form, onApply }: FormViewProps) {
  const units = useSlice(({ plan }) => plan.settings.units);
  const { title, submit, fields } = form;
  // Each application shows the fields anew, as what was typed need not be what came of it.
  const [round, setRound] = useState(0);
  const current = Object.fromEntries(fields.map(({ name, value }) => [name, value]));

  const apply = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const values: Record<string, number | string> = { ...current };
    for (const field of fields) {
      const text = typed.get(field.name);
      if (typeof text === 'string') values[field.name] = typedValue(field, text, units);
    }
    onApply(values, submit ?? title ?? '', false);
    setRound(round + 1);
  };
  const choose = ({ name, label }: Field, value: string, merges: boolean): void =>
    onApply({ ...current, [name]: value }, label, merges);

  const pairs = fields.length > 1 && fields.every(({ input }) => input === 'length' || input === 'inches');
  return (
    <form onSubmit={apply} className="space-y-3">
      {title && title !== fields[0]?.label ? <h3 className="text-sm font-semibold">{title}</h3> : null}
      <div className={pairs ? 'grid grid-cols-2 gap-x-3' : 'space-y-3'}>
        {fields.map((field) =>
          field.input === 'colour' ? (
            <ColourField
              key={field.name}
              field={field}
              onChoose={(value, merges) => choose(field, value, merges)}
            />
          ) : field.input === 'choice' ? (
            <SelectField
              key={`${field.name} ${field.value} ${round}`}
              name={field.name}
              label={field.label}
              defaultValue={String(field.value)}
              {...(submit ? {} : { onChange: ({ target }) => choose(field, target.value, false) })}
            >
              {(field.choices ?? []).map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectField>
          ) : (
            <TextField
              key={`${field.name} ${field.value} ${units} ${round}`}
              name={field.name}
              label={field.label}
              className={pairs ? besideOthers : undefined}
              defaultValue={shownValue(field, units)}
              autoComplete="off"
              {...(field.hint ? { hint: field.hint } : {})}
              {...(submit ? {} : { onBlur: ({ target }) => target.form?.requestSubmit() })}
            />
          ),
        )}
      </div>
      {submit ? (
        <Button type="submit" size="sm" className="w-full">
          {submit}
        </Button>
      ) : null}
    </form>
  );
}
