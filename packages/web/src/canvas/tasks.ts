// Work done in tasks of its own, one after the other: between two of them the page answers the hand and shows frames.

export interface Tasks {
  /** Asks for the work to be done, as soon as what waits already is done. */
  request(): void;
  stop(): void;
}

export function onTasks(work: () => void): Tasks {
  const { port1, port2 } = new MessageChannel();
  let asked = false;
  port1.addEventListener('message', () => {
    asked = false;
    work();
  });
  port1.start();
  return {
    request() {
      if (asked) return;
      asked = true;
      port2.postMessage(undefined);
    },
    stop: () => port1.close(),
  };
}
