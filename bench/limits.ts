// The limits of the measurements, in milliseconds, bytes, or ratios: to Excalidraw, or to the database alone.

const megabyte = 1e6;
const kilobyte = 1e3;

/** Number of objects for the comparison with Excalidraw and for files. */
export const comparedSize = 10_000;
/** Numbers of objects in plans of measured sites. */
export const siteSizes = [10_000, 100_000] as const;
export const sizes = [1000, comparedSize, 100_000] as const;
/** Number of times a plan is opened, each time on a new page, as on a visit. */
export const loads = 3;
/** Number of objects in the plan with which the cost of an edit is compared. */
export const smallPlan = 100;

/** Bytes of JavaScript heap for plans of up to this many objects; the first match applies. */
const heaps = [
  { upTo: comparedSize, heap: 40 * megabyte },
  { upTo: Infinity, heap: 120 * megabyte },
] as const;

/** Limits of the planner for a plan with this many objects. */
export function plannerLimits(count: number) {
  const { heap } = heaps.find(({ upTo }) => count <= upTo) ?? heaps[1];
  return {
    /** Median main-thread time per frame relative to a bare page, so that it holds on machines of any speed. */
    bareFrames: { pan: 1.2, zoom: 1.2, drag: 1.5 },
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
    heap,
  };
}

export const fileLimit = 300;

/** PDF files of the plan of the README, and of a plan with the number of objects that is compared. */
export const pdfLimits = {
  readme: { took: 300, bytes: 150 * kilobyte },
  large: { took: 4000, bytes: 4 * megabyte },
  delay: 50,
};

/** Opening the window of printed sheets, and milliseconds of the longest task until everything in it is there. */
export const sheetLimits = { opened: 300, task: 50 };

/** A drawing that is imported, and the milliseconds for it; task: the longest of the page. */
export const drawingLimits = {
  entities: 100_000,
  bytes: 50 * megabyte,
  read: 8000,
  task: 50,
  frames: plannerLimits(100_000).bareFrames,
};

/** Milliseconds to the sight of a PDF of 20 MB and of a photo of 12 megapixels; bytes of memory for each. */
export const underlayLimits = {
  pdf: 3000,
  photo: 1500,
  memory: 60 * megabyte,
  frames: plannerLimits(sizes[0]).bareFrames,
};

export const scriptLimits = { landing: 125 * kilobyte, planner: 230 * kilobyte };

/** Milliseconds on a slow phone: to the first sight after the script has come, and to something to see after a press. */
export const phoneLimits = { sight: 1000, press: 300 };

/** The plan of which the checks are measured; milliseconds of a frame of a drag, and after an edit. */
export const checkLimits = { objects: comparedSize, buildings: 200, drag: 0.5, edit: 2 };

/** Ratios to Excalidraw. */
export const shares = { frame: 0.3, load: 0.3, heap: 0.5, all: 0.05, scripts: 0.55 };

export const serverLimits = {
  /** From `npm start` to the first response, with the web app already built; `next` beyond npm and an empty script. */
  start: { first: 2_000, next: 500 },
  /** Bytes of the server and its database together: idle, and at the end of the crowd. */
  memory: { rest: 250 * megabyte, crowd: 350 * megabyte },
  /** Numbers of clients that save at once. */
  clients: [1, 8],
  /** Minimum ratio to the rate of the SQL statement alone. */
  share: 0.7,
  /** Numbers of projects in lists; their median time, and the bytes of the shorter list. */
  few: 20,
  many: 1000,
  listing: 15,
  bytes: 20 * kilobyte,
  /** While 50 users sign in, and while a backup is written. */
  longestSave: 100,
  /** Samples of each kind of address, and the share of pairs of response times that may be told right. */
  samples: 2_000,
  told: 0.55,
  /** A soak, and the maximum growth of the server's memory during it, as a ratio. */
  soak: { people: 50, minutes: 2 },
  growth: 1.1,
  /** Many users at once, and how much longer a new client may wait meanwhile than for a server that does nothing. */
  crowd: { people: 200, minutes: 10 },
  longestWait: 1_000,
} as const;
