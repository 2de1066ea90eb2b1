// The steps that most tools take.
import type { PlanObject } from '@homeplot/plan/kind';
import { formatLength, type Units, wholeFeet } from '@homeplot/plan/units';
import { selectObjects } from '../view/selection.ts';
import type { Step, Toast } from './tool.ts';
import { touchWords } from './touchWords.ts';

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

export const succeeded = (text: string, detail?: string): Toast => ({ text, tone: 'success', detail });

/** The exact length, for the second line of a message that says whole feet; undefined if it is in whole feet. */
export function exactly(feet: number, units: Units): string | undefined {
  const exact = formatLength(feet, units);
  return exact === formatLength(wholeFeet(feet), units) ? undefined : `Exact length: ${exact}`;
}

/** A message that says where to click. */
export const clickHint = (text: string, tone: Toast['tone'] = 'info'): Toast => ({
  text,
  touchText: touchWords(text),
  tone,
});

/** A step that only shows a hint. */
export const hinted = <S>(state: S, text: string): Step<S> => ({ state, toast: { text, tone: 'info' } });
