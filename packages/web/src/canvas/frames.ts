// Work done once a frame, and only in frames that were asked for. All of it shares one request to the page, and is done
// in the order in which it was made known.

export interface Frames {
  /** Asks for the next frame. */
  request(): void;
  stop(): void;
}

interface Worker {
  readonly work: (now: number) => void;
  asked: boolean;
}

const workers = new Set<Worker>();
let coming = false;

function ask(): void {
  if (coming) return;
  coming = true;
  requestAnimationFrame(run);
}

function run(now: number): void {
  try {
    // Who is asked meanwhile, and comes later in the order, works in this frame still.
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
