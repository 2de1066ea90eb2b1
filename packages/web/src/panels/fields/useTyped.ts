// Typed changes in the forms of an object. If the forms are left before they are applied, a message says so, with a button
// that applies them; and they are still there when the user comes back.
import type { Editor } from '@homeplot/editor/editor';
import type { PlanObject } from '@homeplot/plan/kind';
import type { Plan } from '@homeplot/plan/plan';
import { useEffect, useEffectEvent, useState } from 'react';
import { useEditor } from '../../planner/useWorkspace.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { type FormsOf, type Typed, withTyped } from './unapplied.ts';

/** The forms of an object or of a part of it. */
export interface FormsPlace {
  readonly object: PlanObject;
  readonly formsOf: FormsOf;
  /** Identifies them within the plan. */
  readonly place: string;
  /** The name of what they belong to. */
  readonly called: string;
}

/** By place, while the plan is open. */
const left = new WeakMap<Plan, Map<string, Typed>>();

/** The last message about each place. Each is a toast of its own: one that is just going away can't come back. */
const reports = new Map<string, string | number>();

function dismissReport(place: string): void {
  const shown = reports.get(place);
  if (shown !== undefined) toast.dismiss(shown);
  reports.delete(place);
}

function leftIn(plan: Plan): Map<string, Typed> {
  const known = left.get(plan) ?? new Map<string, Typed>();
  left.set(plan, known);
  return known;
}

export function useTyped(forms: FormsPlace): readonly [Typed, (typed: Typed) => void] {
  const editor = useEditor();
  const { plan } = editor;
  const { object, formsOf, place } = forms;
  const [typed, setTyped] = useState(() => leftIn(plan).get(place) ?? {});
  const come = useEffectEvent(() => {
    if (leftIn(plan).has(place)) dismissReport(place);
  });
  const leave = useEffectEvent(() => {
    leftIn(plan).delete(place);
    if (!withTyped(object, formsOf, typed, plan.settings.units)) return;
    leftIn(plan).set(place, typed);
    if (plan.objects.has(object.id)) report(editor, plan, forms, typed);
  });
  useEffect(() => {
    come();
    return () => leave();
  }, []);
  return [typed, setTyped];
}

/** Milliseconds: long enough to read and to decide. */
const duration = 10_000;

function report(editor: Editor, plan: Plan, forms: FormsPlace, typed: Typed): void {
  const {
    object: { id },
    formsOf,
    place,
    called,
  } = forms;
  const apply = (): void => {
    const object = editor.plan === plan ? plan.objects.get(id) : undefined;
    const done = object && withTyped(object, formsOf, typed, plan.settings.units);
    if (!object) toast.info(`${called} is no longer on the plan`);
    else if (!done) toast.info(`${called} has changed since, so your edits weren't applied`);
    else if (editor.edit([{ put: done.object }], done.forms.join(', '))) {
      leftIn(plan).delete(place);
      if (done.problems.length > 0) toast.info(done.problems.join(' '));
    }
  };
  // If another plan was opened in its place, it is under Earlier drafts as it was, and can't be changed from here.
  const offer = editor.plan === plan ? { action: { label: 'Apply', onClick: apply } } : {};
  dismissReport(place);
  reports.set(place, toast.info(`Your changes to ${called} weren't applied`, { duration, ...offer }));
}
