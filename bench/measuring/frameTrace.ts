// Reads from a browser's trace what its page's main thread did frame by frame: every task that ran from the beginning
// of one frame to the beginning of the next, with the time that it took on the clock and on the processor.

/** One event of the trace, times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Processor time of the thread. */
  readonly tdur?: number;
}

/** All in milliseconds. */
export interface Frame {
  /** Sum of the tasks by the clock: the main-thread time of the frame. */
  readonly time: number;
  /** The same in processor time, which a busy machine does not lengthen. */
  readonly processor: number;
  /** Whether the page heard of the hand in it; a frame without has nothing to answer. */
  readonly answers: boolean;
}

export interface Stretch {
  /** The whole frames within it. */
  readonly frames: readonly Frame[];
  /** Each task within it, by the clock. */
  readonly tasks: readonly number[];
}

/** A mark of this prefix (performance.mark) begins a stretch of the name that follows it and ends the one before. */
export const markPrefix = 'bench:';
/** The mark that ends a stretch without beginning another. */
export const endMark = 'end';

/** The mark of each event of the hand. */
export const inputMark = 'bench-input';

/** The parts of the browser that must be traced: tasks, frames, marks. More would slow down what is measured. */
export const traceCategories = [
  'toplevel',
  'disabled-by-default-devtools.timeline.frame',
  'blink.user_timing',
] as const;

const taskName = 'ThreadControllerImpl::RunTask';
const frameName = 'BeginMainThreadFrame';

/** The stretches of each name, in the order of their marks. */
export function stretchesOf(events: readonly TraceEvent[]): Map<string, Stretch[]> {
  const ordered = events.toSorted((a, b) => a.ts - b.ts);
  const marks = ordered.filter(({ name }) => name.startsWith(markPrefix));
  const stretches = new Map<string, Stretch[]>();
  const [first] = marks;
  if (!first) return stretches;
  const own = ordered.filter(({ pid, tid }) => pid === first.pid && tid === first.tid);
  const tasks = withoutNested(own.filter(({ name }) => name === taskName));
  const begins = frameBegins(tasks, own);
  const inputs = own.filter(({ name }) => name === inputMark).map(({ ts }) => ts);
  marks.forEach(({ name, ts }, i) => {
    const label = name.slice(markPrefix.length);
    const end = marks[i + 1]?.ts;
    if (label === endMark || end === undefined) return;
    const stretch = stretchBetween(ts, end, { tasks, begins, inputs });
    stretches.set(label, [...(stretches.get(label) ?? []), stretch]);
  });
  return stretches;
}

/** A task may run others while it waits; their time is its own. */
function withoutNested(tasks: readonly TraceEvent[]): TraceEvent[] {
  let end = 0;
  return tasks.filter(({ ts, dur = 0 }) => {
    if (ts < end) return false;
    end = ts + dur;
    return true;
  });
}

/** When each frame began: when the task began in which the browser says so. */
function frameBegins(tasks: readonly TraceEvent[], events: readonly TraceEvent[]): number[] {
  const begins: number[] = [];
  let i = 0;
  for (const { name, ts } of events) {
    if (name !== frameName) continue;
    while (i < tasks.length && endOf(tasks[i]) < ts) i += 1;
    begins.push(Math.min(ts, tasks[i]?.ts ?? ts));
  }
  return begins;
}

const endOf = (task: TraceEvent | undefined): number => (task ? task.ts + (task.dur ?? 0) : Infinity);

function stretchBetween(
  from: number,
  to: number,
  {
    tasks,
    begins,
    inputs,
  }: {
    readonly tasks: readonly TraceEvent[];
    readonly begins: readonly number[];
    readonly inputs: readonly number[];
  },
): Stretch {
  const within = tasks.filter(({ ts }) => ts >= from && ts < to);
  const own = begins.filter((ts) => ts >= from && ts <= to);
  const frames = own.slice(0, -1).map((begin, i) => {
    const end = own[i + 1] ?? begin;
    const run = within.filter(({ ts }) => ts >= begin && ts < end);
    return {
      time: run.reduce((sum, { dur = 0 }) => sum + dur, 0) / 1000,
      processor: run.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000,
      answers: inputs.some((ts) => ts >= begin && ts < end),
    };
  });
  return { frames, tasks: within.map(({ dur = 0 }) => dur / 1000) };
}
