// Work of a component that takes a while and of which only the latest counts: it is canceled when newer work begins, and when
// the component is gone.
import { useEffect, useState } from 'react';

export class LatestWork {
  private running = new AbortController();

  /** The signal of new work, which takes the place of the work before. */
  begin(): AbortSignal {
    this.cancel();
    this.running = new AbortController();
    return this.running.signal;
  }

  cancel(): void {
    this.running.abort();
  }
}

export function useLatestWork(): LatestWork {
  const [work] = useState(() => new LatestWork());
  useEffect(() => () => work.cancel(), [work]);
  return work;
}
