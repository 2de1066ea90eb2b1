// The forms of an object or of a part of it; applying one is an edit of the object.
import { assumedFields, confirmed } from '@homeplot/plan/assumed';
import type { Field, Form } from '@homeplot/plan/form';
import type { PlanObject } from '@homeplot/plan/kind';
import { useEditor, useSlice } from '../workspace/useWorkspace.ts';
import { formIn } from './formIn.ts';
import { FormView } from './FormView.tsx';
import { applied, type FieldValues, formName, type TypedForm } from './unapplied.ts';
import { type FormsPlace, useTyped } from './useTyped.ts';

export function Forms(props: FormsPlace) {
  const { object, formsOf } = props;
  const editor = useEditor();
  const units = useSlice(({ plan }) => plan.settings.units);
  const forms = formsOf(object).map((form) => formIn(form, units));
  const [typed, setTyped] = useTyped(props);
  const type = (form: Form<unknown>, now: TypedForm): void => setTyped({ ...typed, [formName(form)]: now });
  const apply = (
    form: Form<PlanObject>,
    values: FieldValues,
    entered: readonly string[],
    label: string,
    merges: boolean,
  ): boolean => {
    const put = applied(form, values, entered);
    // An edit that changes nothing would be an undo step that undoes nothing.
    const edit = (): boolean => editor.edit([{ put }], label, merges);
    return JSON.stringify(put) === JSON.stringify(object) || editor.following(edit);
  };
  const confirm = ({ name, label }: Field): void =>
    void editor.edit([{ put: confirmed(object, name) }], `Confirm: ${label}`);
  const assumed = assumedFields(object);
  return (
    <div className="space-y-5">
      {forms.map((form) => (
        <FormView
          key={formName(form)}
          form={form}
          typed={typed[formName(form)] ?? {}}
          onType={(now) => type(form, now)}
          assumed={assumed}
          onConfirm={confirm}
          onApply={(values, entered, label, merges) => apply(form, values, entered, label, merges)}
        />
      ))}
    </div>
  );
}
