// Reads a browser trace frame by frame: all tasks on the page's main thread from the start of one frame to the start of
// the next, in wall-clock and CPU time.

/** A trace event, with times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** CPU time of the thread. */
  readonly tdur?: number;
}

/** All in milliseconds. */
export interface Frame {
  /** Main-thread time of the frame: the sum of its tasks in wall-clock time. */
  readonly time: number;
  /** The same in CPU time, which other programs don't affect. */
  readonly processor: number;
  /** Whether the page received an input event in it. */
  readonly hasInput: boolean;
}

export interface Segment {
  /** The complete frames in it. */
  readonly frames: readonly Frame[];
  /** The wall-clock time of each task in it. */
  readonly tasks: readonly number[];
}

/** A performance mark with this prefix, followed by a label, begins a segment and ends the previous one. */
export const markPrefix = 'bench:';
/** The mark that ends a segment without beginning another. */
export const endMark = 'end';

/** The mark of each input event. */
export const inputMark = 'bench-input';

/** The trace categories for tasks, frames and marks. More would slow down the page. */
export const traceCategories = [
  'toplevel',
  'disabled-by-default-devtools.timeline.frame',
  'blink.user_timing',
] as const;

const taskName = 'ThreadControllerImpl::RunTask';
const frameName = 'BeginMainThreadFrame';

/** The segments of each label, in the order of their marks. */
export function segmentsOf(events: readonly TraceEvent[]): Map<string, Segment[]> {
  const ordered = events.toSorted((a, b) => a.ts - b.ts);
  const marks = ordered.filter(({ name }) => name.startsWith(markPrefix));
  const segments = new Map<string, Segment[]>();
  const [first] = marks;
  if (!first) return segments;
  const own = ordered.filter(({ pid, tid }) => pid === first.pid && tid === first.tid);
  const tasks = withoutNested(own.filter(({ name }) => name === taskName));
  const begins = frameBegins(tasks, own);
  const inputs = own.filter(({ name }) => name === inputMark).map(({ ts }) => ts);
  marks.forEach(({ name, ts }, i) => {
    const label = name.slice(markPrefix.length);
    const end = marks[i + 1]?.ts;
    if (label === endMark || end === undefined) return;
    const segment = segmentBetween(ts, end, { tasks, begins, inputs });
    segments.set(label, [...(segments.get(label) ?? []), segment]);
  });
  return segments;
}

/** Leaves out nested tasks, whose time is included in the outer one. */
function withoutNested(tasks: readonly TraceEvent[]): TraceEvent[] {
  let end = 0;
  return tasks.filter(({ ts, dur = 0 }) => {
    if (ts < end) return false;
    end = ts + dur;
    return true;
  });
}

/** The start of each frame: the start of the task that contains the browser's frame event. */
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

function segmentBetween(
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
): Segment {
  const within = tasks.filter(({ ts }) => ts >= from && ts < to);
  const own = begins.filter((ts) => ts >= from && ts <= to);
  const frames = own.slice(0, -1).map((begin, i) => {
    const end = own[i + 1] ?? begin;
    const run = within.filter(({ ts }) => ts >= begin && ts < end);
    return {
      time: run.reduce((sum, { dur = 0 }) => sum + dur, 0) / 1000,
      processor: run.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000,
      hasInput: inputs.some((ts) => ts >= begin && ts < end),
    };
  });
  return { frames, tasks: within.map(({ dur = 0 }) => dur / 1000) };
}
