// Work done once per frame, and only in frames that were requested. All of it shares one requestAnimationFrame, and runs in
// the order in which it was registered.

export interface Frames {
  request(): void;
  stop(): void;
}

interface Worker {
  readonly work: (now: number) => void;
  isRequested: boolean;
}

const workers = new Set<Worker>();
let isFrameRequested = false;
/** When the last frame was drawn, by performance.now(). */
let drawnAt = -Infinity;
/** Milliseconds without a frame after which the canvas counts as still. */
const stillAfter = 50;

/** Whether frames are being drawn, as during a gesture. */
export const isMoving = (): boolean => isFrameRequested || performance.now() - drawnAt < stillAfter;

function requestFrame(): void {
  if (isFrameRequested) return;
  isFrameRequested = true;
  requestAnimationFrame(run);
}

function run(now: number): void {
  drawnAt = now;
  try {
    // Work that is requested meanwhile, and comes later in the order, still runs in this frame.
    for (const worker of workers) {
      if (!worker.isRequested) continue;
      worker.isRequested = false;
      worker.work(now);
    }
  } finally {
    isFrameRequested = false;
    for (const { isRequested } of workers) if (isRequested) requestFrame();
  }
}

export function onFrames(work: (now: number) => void): Frames {
  const worker: Worker = { work, isRequested: false };
  workers.add(worker);
  return {
    request() {
      worker.isRequested = true;
      requestFrame();
    },
    stop() {
      workers.delete(worker);
    },
  };
}
