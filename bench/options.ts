// The command-line options of the benchmark.
import { parseArgs } from 'node:util';

/** The parts that need a browser, and those that need a server; the checks, their accuracy and the fits need neither. */
export const browserParts = [
  'scripts',
  'phone',
  'files',
  'pdf',
  'sheets',
  'dxf',
  'underlays',
  'contours',
  'planner',
  'excalidraw',
  'site',
] as const;
export const serverParts = ['server', 'timing', 'soak', 'crowd', 'rooms'] as const;
/** Needs both, and has a server of its own. */
const together = 'together';
/** Brings what it needs by itself. */
const tests = 'tests';
export const parts = [
  ...browserParts,
  'checks',
  'accuracy',
  'fits',
  'ground',
  ...serverParts,
  together,
  tests,
] as const;
export type Part = (typeof parts)[number];

export interface Options {
  /** What to measure; by default everything. */
  readonly parts: ReadonlySet<Part>;
  /** Numbers of objects, instead of the usual ones. */
  readonly objects: readonly number[] | undefined;
  /** Response times of each kind of address, instead of the usual number. */
  readonly samples: number | undefined;
  /** Duration of the soak, the crowd and the rooms, instead of the usual times. */
  readonly minutes: number | undefined;
  /** Whether to exit with an error if a limit is missed. */
  readonly strict: boolean;
  /** Address where the product is already served; otherwise it is built and served. */
  readonly at: string | undefined;
}

export const usage = `npm run bench -- [options]
  --only <part>     one of ${parts.join(', ')}; can be repeated
  --objects <N>     plans of N objects; separate several with commas
  --samples <N>     N response times of each kind of address
  --minutes <N>     soak, crowd and rooms for N minutes
  --at <address>    measures the product served there
  --strict          fails if a limit is missed`;

/** The options, or a message about what is wrong with them. */
export function readOptions(args: readonly string[]): Options | { readonly problem: string } {
  let values;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        only: { type: 'string', multiple: true },
        objects: { type: 'string' },
        samples: { type: 'string' },
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
    return { problem: `--only is "${values.only?.join(', ')}", but it must be one of ${parts.join(', ')}.` };
  }
  const objects = values.objects?.split(',').map(Number);
  if (objects?.some((count) => !Number.isInteger(count) || count < 1)) {
    return { problem: `--objects is "${values.objects}", but it must be whole numbers, such as 1000,10000.` };
  }
  const samples = values.samples === undefined ? undefined : Number(values.samples);
  if (samples !== undefined && !(Number.isInteger(samples) && samples > 0)) {
    return { problem: `--samples is "${values.samples}", but it must be a whole number, such as 500.` };
  }
  const minutes = values.minutes === undefined ? undefined : Number(values.minutes);
  if (minutes !== undefined && !(Number.isFinite(minutes) && minutes > 0)) {
    return { problem: `--minutes is "${values.minutes}", but it must be a number above 0, such as 1.` };
  }
  return {
    parts: new Set(chosen.flatMap((part) => part ?? [])),
    objects,
    samples,
    minutes,
    strict: values.strict,
    at: values.at,
  };
}
