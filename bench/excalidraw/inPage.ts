// The part of the benchmark that runs in Excalidraw's page: loads a drawing, and waits for what a user would wait for.
import type { Skeleton } from './skeletons.ts';

/** The functions of Excalidraw that the benchmark uses. */
export interface Drawing {
  make(skeletons: readonly Skeleton[]): readonly { readonly x: number }[];
  show(elements: readonly { readonly x: number }[]): void;
  elements(): readonly { readonly x: number }[];
  selected(): number;
  view(scrollX: number, scrollY: number): void;
  onChange(listener: () => void): () => void;
}

export interface ExcalidrawBench {
  /** Shows a drawing, given as JSON; returns the milliseconds from elements in memory to the complete picture. */
  load(skeletons: string): Promise<number>;
  view(scrollX: number, scrollY: number): void;
  /** The x of each element, by index. */
  xs(): number[];
  /** Waits for the next key other than a modifier; returns the milliseconds until its effect is painted. */
  afterKey(done: 'all selected' | 'all moved'): Promise<number>;
}

declare global {
  interface Window {
    EXCALIDRAW_ASSET_PATH?: string | string[];
    excalidrawBench?: ExcalidrawBench;
  }
}

export function installExcalidrawBench(drawing: Drawing): void {
  window.excalidrawBench = {
    async load(skeletons) {
      const elements = drawing.make(JSON.parse(skeletons) as Skeleton[]);
      await nextFrame();
      const changed = new Promise<void>((done) => {
        const end = drawing.onChange(() => {
          end();
          done();
        });
      });
      const began = performance.now();
      drawing.show(elements);
      await changed;
      // Its React effects draw after the change event, within the next frame.
      return (await nextFrame()) - began;
    },
    view: (scrollX, scrollY) => drawing.view(scrollX, scrollY),
    xs: () => drawing.elements().map(({ x }) => x),
    async afterKey(done) {
      const count = drawing.elements().length;
      const before = drawing.elements().at(-1)?.x;
      const began = await nextKey();
      const isDone = (): boolean =>
        done === 'all selected' ? drawing.selected() === count : drawing.elements().at(-1)?.x !== before;
      while (!isDone()) await nextFrame();
      return (await nextFrame()) - began;
    },
  };
}

const nextFrame = (): Promise<number> =>
  new Promise((done) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => done(performance.now()));
      port1.start();
      port2.postMessage(0);
    }),
  );

const modifiers = new Set(['Control', 'Shift', 'Alt', 'Meta']);

const nextKey = (): Promise<number> =>
  new Promise((done) => {
    const listener = ({ key, timeStamp }: KeyboardEvent): void => {
      if (modifiers.has(key)) return;
      removeEventListener('keydown', listener, true);
      done(timeStamp);
    };
    addEventListener('keydown', listener, true);
  });
