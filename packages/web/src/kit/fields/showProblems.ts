// For a form that can't be submitted: shows what is wrong, and goes to the first wrong field, which may be out of sight.
import { flushSync } from 'react-dom';

const control = 'input, select, textarea';

export const firstProblem = (form: HTMLElement): HTMLElement | null =>
  form.querySelector<HTMLElement>('[aria-invalid=true]');

/** mark: marks the wrong fields, unless they are marked already. A group of radio buttons is marked as a whole. */
export function showProblems(form: HTMLElement, mark?: () => void): void {
  if (mark) flushSync(mark);
  const wrong = firstProblem(form);
  const isControl = wrong?.matches(control) === true;
  const field = isControl ? wrong : wrong?.querySelector<HTMLElement>(control);
  field?.focus();
  // With its message, which is below a field.
  (isControl ? wrong.parentElement : wrong)?.scrollIntoView({ block: 'nearest' });
}
