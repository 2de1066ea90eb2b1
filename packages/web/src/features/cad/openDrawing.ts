// A drawing that a worker reads and keeps. The page asks the worker for facts, for previews, and for the objects.
import { updatedText } from '../../kit/newVersion.ts';
import { nextTask } from '../../kit/slices.ts';
import { listenTo, type WorkerStop } from '../../kit/late/listenTo.ts';
import type { CadAnswer, CadRequest } from './worker/cadJob.ts';
import type { DrawingFacts } from './worker/drawingFacts.ts';
import type { ImportedObject, Placing } from './worker/importedObject.ts';

/** Why a drawing can't be imported, as a sentence. */
export class DrawingProblem extends Error {}

const stops: Readonly<Record<WorkerStop, string>> = {
  updated: updatedText,
  unfetched:
    "The drawing reader couldn't be loaded. Check your connection, then try again. Your plan is unchanged.",
  failed:
    'The drawing reader stopped, perhaps for lack of memory. Close other tabs, then try again. Your plan is unchanged.',
};

export class OpenDrawing {
  private readonly worker = new Worker(new URL('worker/cadWorker.ts', import.meta.url), { type: 'module' });
  private handleAnswer: (answer: CadAnswer) => void = () => undefined;
  private fail: (problem: DrawingProblem) => void = () => undefined;
  /** Ends once the last question is answered: the worker handles one question at a time. */
  private lastAnswer: Promise<unknown> = Promise.resolve();

  constructor() {
    const receive = (answer: CadAnswer): void => {
      if (answer.kind === 'failed') this.fail(new DrawingProblem(answer.problem));
      else this.handleAnswer(answer);
    };
    listenTo(this.worker, 'drawing reader', receive, (why) => this.fail(new DrawingProblem(stops[why])));
  }

  /** Throws a DrawingProblem. progress: from 0 to 1. */
  read(file: File, progress: (done: number) => void): Promise<DrawingFacts> {
    return this.ask({ kind: 'read', file }, (answer) => {
      if (answer.kind === 'progress') progress(answer.done);
      return answer.kind === 'facts' ? answer.facts : undefined;
    });
  }

  /** Throws a DrawingProblem. width, height: in pixels. */
  picture(layers: readonly string[], width: number, height: number): Promise<ImageBitmap> {
    return this.ask({ kind: 'picture', layers, width, height }, (answer) =>
      answer.kind === 'picture' ? answer.picture : undefined,
    );
  }

  /**
   * The objects as placed in the plan, in portions that the page handles in a few milliseconds. Returns how many objects are
   * too far away to be imported. Throws a DrawingProblem.
   */
  async *objects(
    layers: readonly string[],
    placing: Placing,
  ): AsyncGenerator<readonly ImportedObject[], number> {
    let request: CadRequest = { kind: 'objects', layers, placing };
    for (;;) {
      const { objects, isLast, farAway } = await this.ask(request, (answer) =>
        answer.kind === 'objects' ? answer : undefined,
      );
      yield objects;
      if (isLast) return farAway;
      request = { kind: 'more' };
      await nextTask();
    }
  }

  end(): void {
    this.worker.terminate();
  }

  private ask<T>(request: CadRequest, valueOf: (answer: CadAnswer) => T | undefined): Promise<T> {
    const asked = this.lastAnswer.then(
      () =>
        new Promise<T>((done, fail) => {
          this.fail = fail;
          this.handleAnswer = (answer) => {
            const value = valueOf(answer);
            if (value !== undefined) done(value);
          };
          this.worker.postMessage(request, []);
        }),
    );
    this.lastAnswer = asked.catch(() => undefined);
    return asked;
  }
}
