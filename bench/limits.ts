// The limits of the measurements, in milliseconds, bytes, or ratios: to Excalidraw, or to the database alone.

const megabyte = 1e6;
const kilobyte = 1e3;

/** Number of objects for the comparison with Excalidraw and for files. */
export const comparedSize = 10_000;
/** Numbers of objects in plans as a surveyor draws them (plans/measuredPlan.ts). */
export const siteSizes = [10_000, 100_000] as const;
/** Numbers of objects in plans of all kinds (plans/mixedPlan.ts). */
export const sizes = [1000, comparedSize, 100_000] as const;
/** Number of times a plan is opened, each time on a new page, as on a visit. */
export const loads = 3;
/** Number of objects in the plan with which the cost of an edit is compared. */
export const smallPlan = 100;

/** Median CPU time of the main thread per frame relative to a bare page, so that it holds on machines of any speed. */
const bareFrames = { pan: 1.2, zoom: 1.2, drag: 1.5 };

/** Limits of the planner for a plan with this many objects. */
export function plannerLimits(count: number) {
  return {
    bareFrames,
    /** 95th percentile of the time between frames. */
    interval: 20,
    /** Maximum main-thread time of a frame. */
    longestFrame: 50,
    /** Mean time per frame for placing labels. */
    labels: 0.3,
    /** From the last wheel event to a sharp picture. */
    sharp: 250,
    /** From a plan in memory to its first complete picture. */
    paint: 1000,
    click: 16,
    /** Snapping a pointer while drawing. */
    snap: 2,
    /** Extra cost of adding, editing or undoing one object, compared with the small plan. */
    edit: 2,
    /** Select all, nudge all, and undo that. */
    all: 600,
    /** Bytes of JavaScript heap. */
    heap: (count <= comparedSize ? 40 : 120) * megabyte,
  };
}

/** Milliseconds to export or import a plan file. */
export const fileLimit = 300;

/** PDF files of the README's plan and of a large one; delay: the longest time for which the page may not respond. */
export const pdfLimits = {
  readme: { took: 300, bytes: 150 * kilobyte },
  large: { took: 4000, bytes: 4 * megabyte },
  delay: 50,
};

/** Milliseconds until the Print sheets dialog opens, and of the longest task until all of it is shown. */
export const sheetLimits = { opened: 300, task: 50 };

/** An imported DXF drawing; read: milliseconds from the chosen file to its preview; task: of the longest task. */
export const drawingLimits = {
  entities: 100_000,
  bytes: 50 * megabyte,
  read: 8000,
  task: 50,
  frames: bareFrames,
};

/** Milliseconds until a PDF of 20 MB or a photo of 12 megapixels is shown, and bytes of memory for each. */
export const underlayLimits = {
  pdf: 3000,
  photo: 1500,
  memory: 60 * megabyte,
  frames: bareFrames,
};

/** Bytes of JavaScript of the first visit, gzipped. */
export const scriptLimits = { landing: 125 * kilobyte, planner: 240 * kilobyte };

/** Milliseconds on a slow phone: from the loaded script to the first picture, and from a press to a visible response. */
export const phoneLimits = { firstPicture: 1000, press: 100 };

/** The size of the checked plan, and milliseconds to check it in a frame of a drag and after an edit. */
export const checkLimits = { objects: comparedSize, buildings: 200, drag: 0.5, edit: 2 };

/** Milliseconds to find where a building fits at any angle on a lot of 200 corners. */
export const fitLimit = 100;
/** Times as long as at one angle, and the share of places that may be missed by more than an inch. */
export const fitShares = { angles: 20, missed: 0.002 };

/**
 * Milliseconds: a surface of 2,000 points, an edit of one, one of 50,000, and the shadows of a big site on it, each hour; and
 * ways of water that may end elsewhere.
 */
export const groundLimits = { surface: 50, edit: 10, large: 2000, shadows: 500, wrongWays: 0 };

/** A ground of many points in the planner; load: milliseconds until its contours are drawn. */
export const contourLimits = { points: 50_000, load: 2000, frames: bareFrames };

/** Ratios to Excalidraw. */
export const shares = { frame: 0.3, load: 0.3, heap: 0.2, all: 0.05, scripts: 0.55 };

export const serverLimits = {
  /** From `npm start` to the first response, with the web app built; next: beyond npm with an empty script. */
  start: { first: 2_000, next: 500 },
  /** Bytes of the server and its database together: idle, and at the end of the crowd test. */
  memory: { rest: 250 * megabyte, crowd: 350 * megabyte },
  /** Numbers of clients that save at once. */
  clients: [1, 8],
  /** Minimum ratio to the rate of the SQL statement alone. */
  share: 0.7,
  /** Numbers of projects in a short and a long list; the median time of either, and the bytes of the short one. */
  shortList: 20,
  longList: 1000,
  listing: 15,
  bytes: 20 * kilobyte,
  /** While 50 users sign in, and while a backup is written. */
  longestSave: 100,
  /** Samples of each kind of address, and how well their response times may tell them apart; 0.5 is guessing. */
  samples: 2_000,
  distinguishable: 0.55,
  /** A soak, and the maximum growth of the server's memory during it, as a ratio. */
  soak: { people: 50, minutes: 2 },
  growth: 1.1,
  /** Many users at once, and how much longer a new client may wait meanwhile than with an idle server. */
  crowd: { people: 200, minutes: 10 },
  longestWait: 1_000,
  /** People in rooms, how many of these there are, and how long an edit may take to be saved. */
  rooms: { connections: 500, rooms: 100, minutes: 10 },
  saved: 2_000,
} as const;

/** Several people in one plan. Times in milliseconds. */
export const togetherLimits = {
  people: 8,
  objects: comparedSize,
  /** Until an edit, or a pointer, is on another screen: the 95th percentile. */
  edit: 200,
  pointer: 100,
  /** Bare frames that a frame takes more than alone. */
  frames: 0.5,
  /** Opening the plan and its heap, relative to the plan alone. */
  opening: 1.5,
  heap: 2,
  /** Messages a second during a drag, and bytes of the largest. */
  messages: 30,
  bytes: 100,
};

/** `npm test`, in times a fixed piece of work of about a second; 281 was measured. */
export const testLimit = 340;
