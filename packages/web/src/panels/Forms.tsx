// The forms of an object or of a part of it; applying one is an edit of the object.
import type { Form, PlanObject } from '@homeplot/plan/kind';
import { useEditor, useSlice } from '../planner/useBench.ts';
import { formIn } from './formIn.ts';
import { type FieldValues, FormView } from './FormView.tsx';

interface FormsProps {
  readonly forms: readonly Form<PlanObject>[];
  readonly object: PlanObject;
}

export function Forms({ forms, object }: FormsProps) {
  const editor = useEditor();
  const units = useSlice(({ plan }) => plan.settings.units);
  const apply = (form: Form<PlanObject>, values: FieldValues, label: string, merges: boolean): void => {
    const put = form.apply(values);
    // An edit that changes nothing would be a step of the history that takes nothing back.
    if (JSON.stringify(put) !== JSON.stringify(object)) editor.edit([{ put }], label, merges);
  };
  return (
    <div className="space-y-5">
      {forms
        .map((form) => formIn(form, units))
        .map((form) => (
          <FormView
            key={form.submit ?? form.title}
            form={form}
            onApply={(values, label, merges) => apply(form, values, label, merges)}
          />
        ))}
    </div>
  );
}
