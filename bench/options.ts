// What can be asked of the benchmark on its command line.
import { parseArgs } from 'node:util';

/** What is measured in a browser, and what without. */
export const browserParts = ['scripts', 'files', 'planner', 'excalidraw', 'site'] as const;
export const serverParts = ['server', 'soak', 'crowd'] as const;
export const parts = [...browserParts, ...serverParts] as const;
export type Part = (typeof parts)[number];

export interface Options {
  /** What is measured; all of it where nothing is named. */
  readonly parts: ReadonlySet<Part>;
  /** Sizes of plan in place of the usual ones. */
  readonly objects: readonly number[] | undefined;
  /** How long the soak and the crowd last, in place of the usual times. */
  readonly minutes: number | undefined;
  /** Ends with an error where a limit is missed. */
  readonly strict: boolean;
  /** Where the product is served already; otherwise it is built and served. */
  readonly at: string | undefined;
}

export const usage = `npm run bench -- [options]
  --only <part>     one of ${parts.join(', ')}; may be given several times
  --objects <N>     plans of N objects; several with commas
  --minutes <N>     a soak and a crowd of N minutes
  --at <address>    measures the product that is served there
  --strict          fails where a limit is missed`;

/** The options, or a sentence on what is wrong with them. */
export function readOptions(args: readonly string[]): Options | { readonly problem: string } {
  let values;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        only: { type: 'string', multiple: true },
        objects: { type: 'string' },
        minutes: { type: 'string' },
        at: { type: 'string' },
        strict: { type: 'boolean', default: false },
      },
    }));
  } catch (error) {
    return { problem: error instanceof Error ? error.message : 'The options cannot be read.' };
  }
  const chosen = (values.only ?? parts).map((name) => parts.find((part) => part === name));
  if (chosen.includes(undefined)) {
    return { problem: `--only is "${values.only?.join(', ')}", but it must be of ${parts.join(', ')}.` };
  }
  const objects = values.objects?.split(',').map(Number);
  if (objects?.some((count) => !Number.isInteger(count) || count < 1)) {
    return { problem: `--objects is "${values.objects}", but it must be whole numbers, such as 1000,10000.` };
  }
  const minutes = values.minutes === undefined ? undefined : Number(values.minutes);
  if (minutes !== undefined && !(Number.isFinite(minutes) && minutes > 0)) {
    return { problem: `--minutes is "${values.minutes}", but it must be a number above 0, such as 1.` };
  }
  return {
    parts: new Set(chosen.flatMap((part) => part ?? [])),
    objects,
    minutes,
    strict: values.strict,
    at: values.at,
  };
}
