// Work done in separate tasks, between which the page responds to input and shows frames.

export interface Tasks {
  /** Requests a task, to run after those that are already waiting. */
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
