// What to choose in the browser's print window, so that sheets are printed true to scale.
import type { Sheet } from '@homeplot/plan/sheet';

/** all: the sheets that can be printed. shown: the one of them that is printed alone. */
export function paperAdvice(all: readonly Sheet[], { paper }: Sheet): string {
  const others = [...new Set(all.map((one) => one.paper))].filter((one) => one !== paper);
  const which =
    others.length === 0
      ? `${paper} paper`
      : `${paper} paper for this sheet, ${others.join(' or ')} for the others,`;
  return `In the browser's print window choose ${which} and leave the scale at 100%.`;
}
