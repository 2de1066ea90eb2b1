// The worker that draws the sheets of the open plan, and gets every edit.
import type { Editor } from '@homeplot/editor/editor';
import type { Change } from '@homeplot/plan/plan';
import { askedWorker } from '../underlays/asking.ts';
import type { SheetJobs } from './worker/sheetJobs.ts';

/** Objects in a message: copying them takes a few milliseconds. */
const portion = 1000;

/** Settings that only blocks show: drawings of the plan stay as they are. */
const ofBlocks: readonly string[] = ['sheets', 'project', 'portal'];

/** Asks for one thing only. Rejects if the worker can't be had. */
export async function askDrafting<T>(editor: Editor, ask: (jobs: SheetJobs) => Promise<T>): Promise<T> {
  const drafting = new Drafting(editor);
  const end = drafting.begin(() => undefined);
  try {
    return await ask(await drafting.jobs());
  } finally {
    end();
  }
}

export class Drafting {
  private readonly editor: Editor;
  private readonly worker = askedWorker(
    'drafter of sheets',
    () => new Worker(new URL('worker/sheetWorker.ts', import.meta.url), { type: 'module' }),
  );
  /** Settles when the worker has the plan as it is now. */
  private ready: Promise<void> = Promise.resolve();

  constructor(editor: Editor) {
    this.editor = editor;
  }

  /**
   * Starts the worker. changed: called after every edit, with whether another plan was opened. Returns the function that ends
   * the worker; what it was asked for never comes.
   */
  begin(changed: (isOther: boolean) => void): () => void {
    this.queue(() => this.send());
    const endWatching = this.editor.watch({
      edited: (changes) => {
        this.queue(() => (changes.length > portion ? this.send() : this.tell(changes)));
        changed(false);
      },
      loaded: () => {
        this.queue(() => this.send());
        changed(true);
      },
    });
    return () => {
      endWatching();
      this.worker.end();
      this.ready = Promise.resolve();
    };
  }

  /** The worker's jobs, once it has the plan. Rejects if it can't be had. */
  async jobs(): Promise<SheetJobs> {
    await this.ready;
    return this.asked;
  }

  private get asked(): SheetJobs {
    return this.worker.jobs as SheetJobs;
  }

  private queue(work: () => Promise<void>): void {
    this.ready = this.ready.then(work);
    // Whoever waits for the plan learns of it.
    this.ready.catch(() => {});
  }

  private async send(): Promise<void> {
    const { plan } = this.editor;
    const objects = [...plan.objects.values()];
    for (let at = 0; at < objects.length; at += portion)
      await this.asked.take(objects.slice(at, at + portion));
    await this.asked.begin(this.editor.plan.settings, window.location.href);
  }

  private tell(changes: readonly Change[]): Promise<void> {
    const redraws = changes.some(
      (change) =>
        !('settings' in change) || Object.keys(change.settings).some((name) => !ofBlocks.includes(name)),
    );
    const told = changes.map((change) => ('put' in change ? { put: change.put } : change));
    return this.asked.edit(told, redraws);
  }
}
