// A file that is read as a drawing while its dialog is open.
import { useEffect, useState } from 'react';
import { DrawingProblem, OpenDrawing } from './openDrawing.ts';
import type { DrawingFacts } from './worker/drawingFacts.ts';

export type DrawingState =
  /** done: the part of the file that is read, from 0 to 1. */
  | { readonly step: 'reading'; readonly done: number }
  | { readonly step: 'failed'; readonly problem: string }
  | ReadDrawing;

export interface ReadDrawing {
  readonly step: 'ready';
  readonly drawing: OpenDrawing;
  readonly facts: DrawingFacts;
}

export function useDrawing(file: File): DrawingState {
  const [state, setState] = useState<DrawingState>({ step: 'reading', done: 0 });
  useEffect(() => {
    const drawing = new OpenDrawing();
    let isOver = false;
    const show = (next: DrawingState): void => {
      if (!isOver) setState(next);
    };
    drawing
      .read(file, (done) => show({ step: 'reading', done }))
      .then(
        (facts) => show({ step: 'ready', drawing, facts }),
        (problem: unknown) => show({ step: 'failed', problem: problemOf(problem) }),
      );
    return () => {
      isOver = true;
      drawing.end();
    };
  }, [file]);
  return state;
}

export const problemOf = (problem: unknown): string => {
  if (problem instanceof DrawingProblem) return problem.message;
  console.warn('The drawing could not be imported.', problem);
  return "The drawing couldn't be imported. Reload the page, then try again.";
};
