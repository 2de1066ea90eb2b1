// Work done once a frame, and only in frames that were asked for.

export interface Frames {
  /** Asks for the next frame. */
  request(): void;
  stop(): void;
}

export function onFrames(work: (now: number) => void): Frames {
  let asked: number | undefined;
  return {
    request() {
      asked ??= requestAnimationFrame((now) => {
        asked = undefined;
        work(now);
      });
    },
    stop() {
      if (asked !== undefined) cancelAnimationFrame(asked);
      asked = undefined;
    },
  };
}
