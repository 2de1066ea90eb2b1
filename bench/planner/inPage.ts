// The part of the benchmark that runs in the planner's page: it waits for what a user would wait for, and times it. It
// is sent to the page as text, so it must not use anything from outside itself.

export interface PlannerBench {
  /** Opens a plan, given as JSON, and returns the time until the picture is complete. */
  load(contents: string): Promise<number>;
  /** Waits until the picture is sharp, and returns the time since the last wheel event. */
  sharpAgain(): Promise<number>;
  /** Waits for the next key other than a modifier, and returns the time until its effect is painted. */
  afterKey(done: 'all selected' | 'drawn anew'): Promise<number>;
  /** Waits for the next press, and returns the time until it has selected an object and until that is painted. */
  afterPress(): Promise<{ readonly selected: number; readonly painted: number }>;
  /** Milliseconds spent on placing labels since the first call. */
  labelTime(): number;
  /** Adds this many objects, moves as many and undoes the moves, one by one, in a recorded segment for each step. */
  editOneByOne(count: number): Promise<void>;
}

declare global {
  interface Window {
    plannerBench?: PlannerBench;
  }
}

export function installPlannerBench(): void {
  let lastWheel = 0;
  addEventListener('wheel', ({ timeStamp }) => (lastWheel = timeStamp), { capture: true, passive: true });

  /** The canvas layer whose data-drawn says, in every frame, whether everything in view is drawn and sharp. */
  const picture = (): HTMLElement => {
    const found = document.querySelector('[aria-label="Site plan canvas"] [data-drawn]');
    if (found instanceof HTMLElement) return found;
    throw new Error('The canvas has no element with a data-drawn attribute.');
  };
  /** The time at which the current frame has been painted. */
  const afterFrame = (): Promise<number> =>
    new Promise((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => done(performance.now()));
      port1.start();
      port2.postMessage(0);
    });
  const nextFrame = (): Promise<number> =>
    new Promise((done) => requestAnimationFrame(() => void afterFrame().then(done)));
  /** The time at which a complete picture is painted that includes all changes so far. */
  const whenDrawn = async (): Promise<number> => {
    const firstFrame = await nextFrame();
    const isDrawn = (): boolean => picture().dataset['drawn'] === 'true';
    if (isDrawn()) return firstFrame;
    return new Promise((done) => {
      const observer = new MutationObserver(() => {
        if (!isDrawn()) return;
        observer.disconnect();
        void afterFrame().then(done);
      });
      observer.observe(picture(), { attributeFilter: ['data-drawn'] });
    });
  };
  const modifiers = new Set(['Control', 'Shift', 'Alt', 'Meta']);
  const nextKey = (): Promise<number> =>
    new Promise((done) => {
      const pressed = ({ key, timeStamp }: KeyboardEvent): void => {
        if (modifiers.has(key)) return;
        removeEventListener('keydown', pressed, true);
        done(timeStamp);
      };
      addEventListener('keydown', pressed, true);
    });

  let labelTime: number | undefined;
  /** Times every method that places labels. A nested call counts in the time of the outer one. */
  const timeLabels = (): void => {
    const { editor } = window.homeplot;
    const placing = editor.scene.labels.at(1) as unknown as Record<string, unknown>;
    let depth = 0;
    const time = (owner: unknown, ...names: string[]): void => {
      const methods = Object.getPrototypeOf(owner) as Record<string, unknown>;
      for (const name of names) {
        const method = methods[name] as (...args: unknown[]) => unknown;
        methods[name] = function (this: unknown, ...args: unknown[]): unknown {
          const began = performance.now();
          depth += 1;
          try {
            return method.apply(this, args);
          } finally {
            depth -= 1;
            if (depth === 0) labelTime = (labelTime ?? 0) + performance.now() - began;
          }
        };
      }
    };
    // All placing in steps goes through the next two lines.
    time(placing, 'of', 'update');
    time(placing['search'], 'look');
    time(placing['cells'], 'at', 'gather', 'fillWithLabels');
  };

  window.plannerBench = {
    labelTime() {
      if (labelTime === undefined) {
        timeLabels();
        labelTime = 0;
      }
      return labelTime;
    },
    async load(contents) {
      const plan = JSON.parse(contents) as Parameters<typeof window.homeplot.editor.load>[0];
      await nextFrame();
      const began = performance.now();
      window.homeplot.editor.load(plan);
      return (await whenDrawn()) - began;
    },
    sharpAgain: async () => (await whenDrawn()) - lastWheel,
    async afterKey(done) {
      const { editor } = window.homeplot;
      const began = await nextKey();
      if (done === 'drawn anew') return (await whenDrawn()) - began;
      while (editor.selection.ids.size < editor.plan.objects.size) await nextFrame();
      return (await nextFrame()) - began;
    },
    async afterPress() {
      const { editor } = window.homeplot;
      const before = editor.selection;
      return new Promise((done) => {
        const pressed = ({ timeStamp }: PointerEvent): void => {
          const end = editor.watch({
            changed() {
              if (editor.selection === before || editor.selection.ids.size === 0) return;
              const selected = performance.now() - timeStamp;
              end();
              void nextFrame().then((painted) => done({ selected, painted: painted - timeStamp }));
            },
          });
        };
        addEventListener('pointerdown', pressed, { capture: true, once: true });
      });
    },
    async editOneByOne(count) {
      const { editor } = window.homeplot;
      const { x, y, width, height, pxPerFoot } = editor.viewport;
      const [right, bottom] = [x + width / pxPerFoot, y + height / pxPerFoot];
      const inView = editor.scene
        .search({ minX: x, minY: y, maxX: right, maxY: bottom })
        .filter(({ type }) => type === 'rectangle');
      const eachOf = async (label: string, work: (i: number) => void): Promise<void> => {
        performance.mark(`bench:${label}`);
        for (let i = 0; i < count; i += 1) {
          work(i);
          await nextFrame();
          await nextFrame();
        }
        performance.mark('bench:end');
      };
      await eachOf('add', (i) => {
        const share = (i + 0.5) / count;
        const from = { x: x + (right - x) * share, y: y + (bottom - y) * share };
        const put = editor.scene.create('rectangle', from, { x: from.x + 20, y: from.y + 15 });
        if (put) editor.edit([{ put }], 'Rectangle');
      });
      await eachOf('edit', (i) => {
        const old = inView[i % inView.length];
        const now = old && editor.plan.objects.get(old.id);
        if (now && 'x' in now) editor.edit([{ put: { ...now, x: Number(now.x) + 1 } as typeof now }], 'Move');
      });
      await eachOf('undo', () => void editor.undo());
      for (let i = 0; i < count; i += 1) editor.undo();
    },
  };
}
