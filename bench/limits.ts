// What the figures must keep to. Milliseconds, bytes, or shares: of what Excalidraw takes, of what a database does
// alone.

const megabyte = 1e6;
const kilobyte = 1e3;

/** The size at which the planner stands beside Excalidraw, and files are measured. */
export const comparedSize = 10_000;
/** Plans of measured sites. */
export const siteSizes = [10_000, 100_000] as const;
export const sizes = [1000, comparedSize, 100_000] as const;
/** A plan is opened so often, each time on a page whose code is as new as on a visit. */
export const loads = 3;
/** What an edit costs is compared with its cost in a plan of so many objects. */
export const smallPlan = 100;

/** Bytes of the JavaScript heap for plans of at most so many objects; the first that fits holds. */
const heaps = [
  { upTo: comparedSize, heap: 40 * megabyte },
  { upTo: Infinity, heap: 120 * megabyte },
] as const;

/** Limits of the planner with a plan of so many objects. */
export function plannerLimits(count: number) {
  const { heap } = heaps.find(({ upTo }) => count <= upTo) ?? heaps[1];
  return {
    /** Median main-thread time of a frame in frames of a bare page, measured beside it: true on machines of any speed. */
    bareFrames: { pan: 1.2, zoom: 1.2, drag: 1.5 },
    /** 95 of 100 frames come within this of the one before. */
    interval: 20,
    /** No frame's main-thread time is above. */
    longestFrame: 50,
    /** Placing labels, in the mean of the frames of a motion. */
    labels: 0.3,
    /** From the last turn of the wheel to a sharp picture. */
    sharp: 250,
    /** From a plan in memory to the first whole picture of it. */
    paint: 1000,
    click: 16,
    /** What a pointer is drawn to, while something is drawn. */
    snap: 2,
    /** What adding, editing, undoing one object costs above the same in the small plan. */
    edit: 2,
    /** Select all, nudge all, undo that. */
    all: 600,
    heap,
  };
}

export const fileLimit = 300;

export const scriptLimits = { landing: 125 * kilobyte, planner: 230 * kilobyte };

/** Of Excalidraw's figure. */
export const shares = { frame: 0.3, load: 0.3, heap: 0.5, all: 0.05, scripts: 0.55 };

export const serverLimits = {
  /** From `npm start` to the first answer, with the web app built. */
  start: { first: 2_000, next: 500 },
  /** Bytes of the server and its database together: while nobody asks, and at the end of the crowd. */
  memory: { rest: 250 * megabyte, crowd: 350 * megabyte },
  /** So many save at once. */
  clients: [1, 8],
  /** Of the rate of the statement alone, at least. */
  share: 0.7,
  /** Lists of so many projects: their median, and the bytes of the shorter one. */
  few: 20,
  many: 1000,
  listing: 15,
  bytes: 20 * kilobyte,
  /** While 50 people sign in, and while a backup is written. */
  longestSave: 100,
  /** A soak, and what the memory of a busy server may become in it. */
  soak: { people: 50, minutes: 2 },
  growth: 1.1,
  /** Many at once, and how long somebody new may wait for an answer meanwhile. */
  crowd: { people: 200, minutes: 10 },
  longestWait: 1_000,
} as const;
