// The options that the sheets of a plan are drawn with, from plain data that can be sent to a worker.
import type { Plan } from '@homeplot/plan/plan';
import { writePlanFile } from '@homeplot/plan/writePlanFile';
import { makeViewLink } from '../link/shareLink.ts';
import type { Attached } from './view/attached.ts';
import type { SheetOptions } from './view/context.ts';

export interface Printing {
  /** The date of a sheet that has none of its own, as it is printed. */
  readonly date: string;
  /** The address of the planner, for the code of the plan; without one its place stays empty. */
  readonly address?: string;
  /** The approvals and comments, for the parts that print them. */
  readonly attached?: Attached | undefined;
  /** The sheet's number and how many sheets there are, as printed; from the plan's sheets if absent. */
  readonly place?: string;
  /** Whether it is printed on paper of half the width and height. */
  readonly isHalfSize?: true | undefined;
}

/** The link is made when a sheet asks for it: of a large plan it takes a while. */
export function printOptions(
  plan: Plan,
  { date, address, place, attached, isHalfSize }: Printing,
): SheetOptions {
  let link: string | undefined;
  return {
    date,
    place,
    attached,
    isHalfSize,
    get link() {
      return address === undefined ? undefined : (link ??= makeViewLink(address, writePlanFile(plan, '')));
    },
  };
}
