// The steps that most tools take.
import type { PlanObject } from '@homeplot/plan/kind';
import { selectObjects } from '../scene/selection.ts';
import type { Step, Toast } from './tool.ts';

/** Previews the object, if there is one. */
export const previewed = <S>(state: S, object: PlanObject | undefined): Step<S> => ({
  state,
  preview: object ? [{ put: object }] : [],
});

/** Adds or replaces the object, selects it, and says so. */
export const committed = <S>(state: S, put: PlanObject, label: string, toast: Toast): Step<S> => ({
  state,
  commit: [{ put }],
  label,
  select: selectObjects([put.id]),
  toast,
});

export const succeeded = (text: string): Toast => ({ text, tone: 'success' });

/** Nothing but a hint. */
export const hinted = <S>(state: S, text: string): Step<S> => ({ state, toast: { text, tone: 'info' } });
