// The page's side of the worker that draws sheets. It sends the open plan to the worker, then every edit.
import type { Editor } from '@homeplot/editor/editor';
import { type Attached, nothingAttached } from '@homeplot/formats/attached';
import type { Change } from '@homeplot/plan/plan';
import { askedWorker } from '../pictures/worker/asking.ts';
import type { SheetJobs } from './worker/sheetJobs.ts';

/** Objects per message, so that copying them takes only a few milliseconds. */
const batchSize = 1000;

/** Settings that change only blocks of a sheet, never how the plan is drawn. */
const blockSettings: readonly string[] = ['sheets', 'project', 'portal'];

/** The plan that is sent: the open plan of the editor, or one that is only viewed. */
type SentPlan = Pick<Editor, 'plan' | 'watch'>;

/** Starts the worker for one request. Rejects if the worker can't be loaded. */
export async function askSheetWorker<T>(editor: SentPlan, ask: (jobs: SheetJobs) => Promise<T>): Promise<T> {
  const client = new SheetWorkerClient(editor);
  const end = client.begin(() => undefined);
  try {
    return await ask(await client.jobs());
  } finally {
    end();
  }
}

export class SheetWorkerClient {
  private readonly editor: SentPlan;
  /** The address of the page, which sheets print as a code. */
  private readonly address: () => string;
  private readonly worker = askedWorker(
    'sheet worker',
    () => new Worker(new URL('worker/sheetWorker.ts', import.meta.url), { type: 'module' }),
  );
  /** Resolves when the worker has the plan as it is now. */
  private ready: Promise<void> = Promise.resolve();
  private attached = nothingAttached;
  private changed: (isOtherPlan: boolean) => void = () => undefined;

  constructor(editor: SentPlan, address = (): string => window.location.href) {
    this.editor = editor;
    this.address = address;
  }

  /**
   * Starts the worker. changed: called after every edit, with whether another plan was opened. Returns the function that ends
   * the worker; requests in progress never settle.
   */
  begin(changed: (isOtherPlan: boolean) => void): () => void {
    this.changed = changed;
    this.queue(() => this.sendPlan());
    const endWatching = this.editor.watch({
      edited: (changes) => {
        this.queue(() => (changes.length > batchSize ? this.sendPlan() : this.sendEdit(changes)));
        changed(false);
      },
      loaded: () => {
        this.queue(() => this.sendPlan());
        changed(true);
      },
    });
    return () => {
      endWatching();
      this.worker.end();
      this.ready = Promise.resolve();
    };
  }

  /** Sets what is printed with the plan from now on, such as comments. */
  attach(attached: Attached): void {
    if (attached === this.attached) return;
    this.attached = attached;
    this.queue(() => this.workerJobs.attach(attached));
    this.changed(false);
  }

  /** The worker's jobs, once it has the plan. Rejects if the worker can't be loaded. */
  async jobs(): Promise<SheetJobs> {
    await this.ready;
    return this.workerJobs;
  }

  private get workerJobs(): SheetJobs {
    return this.worker.jobs as SheetJobs;
  }

  private queue(work: () => Promise<void>): void {
    this.ready = this.ready.then(work);
    // jobs() awaits it too, and passes the rejection on.
    this.ready.catch(() => {});
  }

  private async sendPlan(): Promise<void> {
    const { plan } = this.editor;
    const objects = [...plan.objects.values()];
    for (let at = 0; at < objects.length; at += batchSize)
      await this.workerJobs.take(objects.slice(at, at + batchSize));
    await this.workerJobs.attach(this.attached);
    await this.workerJobs.begin(this.editor.plan.settings, this.address());
  }

  private sendEdit(changes: readonly Change[]): Promise<void> {
    const redraws = changes.some(
      (change) =>
        !('settings' in change) || Object.keys(change.settings).some((name) => !blockSettings.includes(name)),
    );
    const sent = changes.map((change) => ('put' in change ? { put: change.put } : change));
    return this.workerJobs.edit(sent, redraws);
  }
}
