// Work done in separate tasks, between which the page responds to input and shows frames.

export interface Tasks {
  /** Requests a task, to run after those that are already waiting. */
  request(): void;
  stop(): void;
}

export function onTasks(work: () => void): Tasks {
  const { port1, port2 } = new MessageChannel();
  let isRequested = false;
  port1.addEventListener('message', () => {
    isRequested = false;
    work();
  });
  port1.start();
  return {
    request() {
      if (isRequested) return;
      isRequested = true;
      port2.postMessage(undefined);
    },
    stop: () => port1.close(),
  };
}
