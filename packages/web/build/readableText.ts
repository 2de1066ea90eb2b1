// A plan whose written words are drawn at least so high, for a small picture of it.
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanContents } from '@homeplot/plan/plan';

/** least: feet. */
export function withReadableText(contents: PlanContents, least: number): PlanContents {
  const objects = contents.objects.map(
    (object) => kindOf(object).words?.withHeight?.(object, least) ?? object,
  );
  return { ...contents, objects };
}
