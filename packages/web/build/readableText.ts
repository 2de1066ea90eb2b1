// A plan with a minimum height for its text, for a small picture of it.
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanContents } from '@homeplot/plan/plan';

/** least: in feet. */
export function withReadableText(contents: PlanContents, least: number): PlanContents {
  const objects = contents.objects.map(
    (object) => kindOf(object).words?.withHeight?.(object, least) ?? object,
  );
  return { ...contents, objects };
}
