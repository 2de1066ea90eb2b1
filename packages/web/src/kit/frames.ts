// Work done once per frame, and only in frames that were requested. All of it shares one requestAnimationFrame, and runs in
// the order in which it was registered.

export interface Frames {
  request(): void;
  stop(): void;
}

interface Worker {
  readonly work: (now: number) => void;
  asked: boolean;
}

const workers = new Set<Worker>();
let coming = false;
let drawnAt = -Infinity;
/** Milliseconds without a frame, after which nothing moves. */
const rest = 50;

/** Whether frames are being drawn, as during a gesture. */
export const isMoving = (): boolean => coming || performance.now() - drawnAt < rest;

function ask(): void {
  if (coming) return;
  coming = true;
  requestAnimationFrame(run);
}

function run(now: number): void {
  drawnAt = now;
  try {
    // Work that is requested meanwhile, and comes later in the order, still runs in this frame.
    for (const worker of workers) {
      if (!worker.asked) continue;
      worker.asked = false;
      worker.work(now);
    }
  } finally {
    coming = false;
    for (const { asked } of workers) if (asked) ask();
  }
}

export function onFrames(work: (now: number) => void): Frames {
  const worker: Worker = { work, asked: false };
  workers.add(worker);
  return {
    request() {
      worker.asked = true;
      ask();
    },
    stop() {
      workers.delete(worker);
    },
  };
}
