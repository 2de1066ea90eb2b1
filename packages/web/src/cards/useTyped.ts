// Keeps what is typed in the forms of an object. If the forms are left before it is applied, a message says so, with a button
// that applies it. It is still there when the user comes back, even after a reload: `unconfirmed` keeps it, whose name has
// nothing to do with confirming what is assumed.
import type { PlanObject } from '@homeplot/plan/kind';
import type { Plan } from '@homeplot/plan/plan';
import { type Units, unitSystems } from '@homeplot/plan/units';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSlice, useWorkspace } from '../workspace/useWorkspace.ts';
import { keepUnconfirmed, unconfirmed } from '../store/open/unconfirmed.ts';
import type { Workspace } from '../store/open/workspace.ts';
import { toast } from '../kit/toasts/toast.ts';
import { restated } from './restated.ts';
import { type FormsOf, type Typed, withTyped } from './unapplied.ts';

/** The forms of an object or of a part of it. */
export interface FormsPlace {
  readonly object: PlanObject;
  readonly formsOf: FormsOf;
  /** Identifies the forms within the plan. */
  readonly place: string;
  /** The name of what the forms belong to. */
  readonly called: string;
}

interface KeptForms {
  readonly forms: Typed;
  /** Those in which it was typed. */
  readonly units: Units;
}

const isKept = (value: unknown): value is KeptForms => {
  const { forms, units } = (value ?? {}) as Partial<KeptForms>;
  return typeof forms === 'object' && forms !== null && unitSystems.some((one) => one === units);
};

const keyOf = (place: string): string => `form ${place}`;

/** The last message about each place. Each is a new toast, because one that is just disappearing can't be shown again. */
const reports = new Map<string, string | number>();

function dismissReport(place: string): void {
  const shown = reports.get(place);
  if (shown !== undefined) toast.dismiss(shown);
  reports.delete(place);
}

export function useTyped(forms: FormsPlace): readonly [Typed, (typed: Typed) => void] {
  const workspace = useWorkspace();
  const { plan } = workspace.editor;
  const { object, formsOf, place } = forms;
  const key = keyOf(place);
  const units = useSlice((current) => current.plan.settings.units);
  const [kept, setKept] = useState<KeptForms>(
    () => unconfirmed(workspace, key, isKept) ?? { forms: {}, units },
  );
  const typed = restated(object, formsOf, kept.forms, kept.units, units);
  const onMount = useEffectEvent(() => {
    if (unconfirmed(workspace, key, isKept)) dismissReport(place);
  });
  const onUnmount = useEffectEvent(() => {
    if (!withTyped(object, formsOf, typed, units)) keepUnconfirmed(workspace, key, undefined);
    else if (plan.objects.has(object.id)) report(workspace, plan, forms, { forms: typed, units });
  });
  useEffect(() => {
    onMount();
    return () => onUnmount();
  }, []);
  const type = (now: Typed): void => {
    const next = { forms: now, units };
    setKept(next);
    const isAnyTyped = Object.values(now).some((form) => Object.keys(form).length > 0);
    keepUnconfirmed(workspace, key, isAnyTyped ? next : undefined);
  };
  return [typed, type];
}

/** Milliseconds that the message is shown: long enough to read it and to decide. */
const duration = 10_000;

function report(workspace: Workspace, plan: Plan, forms: FormsPlace, kept: KeptForms): void {
  const {
    object: { id },
    formsOf,
    place,
    called,
  } = forms;
  const { editor } = workspace;
  const apply = (): void => {
    const object = editor.plan === plan ? plan.objects.get(id) : undefined;
    const { units } = plan.settings;
    const typed = object && restated(object, formsOf, kept.forms, kept.units, units);
    const done = object && withTyped(object, formsOf, typed ?? {}, units);
    if (!object) toast.info(`${called} is no longer on the plan`);
    else if (!done) toast.info(`${called} has changed since, so your edits weren't applied`);
    else if (editor.edit([{ put: done.object }], done.forms.join(', '))) {
      keepUnconfirmed(workspace, keyOf(place), undefined);
      if (done.problems.length > 0) toast.info(done.problems.join(' '));
    }
  };
  // If another plan was opened, this one is under Earlier drafts as it was, and can't be changed from here.
  const offer = editor.plan === plan ? { action: { label: 'Apply', onClick: apply } } : {};
  dismissReport(place);
  reports.set(place, toast.info(`Your changes to ${called} weren't applied`, { duration, ...offer }));
}
