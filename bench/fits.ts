// Measures how long "Where can it go?" takes on a lot of two hundred corners at all angles. Runs in Node, with the browser's
// code.
import { fitAnswer } from '@homeplot/plan/fitAnswer';
import { placedShed, planOfManyCorners } from '../packages/plan/testing/manyCorners.ts';
import { median } from './measuring/statistics.ts';

const runs = 40;
/** The first ones don't count, while the code is compiled. */
const warmUp = 10;

export interface FitsFigures {
  /** Milliseconds of processor time, median and the first one. */
  readonly answer: number;
  readonly first: number;
  /** Milliseconds to name the edges of the ground that was found. */
  readonly edges: number;
}

/** Milliseconds of processor time so far, which leaves out other programs. */
function busy(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export function measureFits(): FitsFigures {
  const plan = planOfManyCorners();
  const answers: number[] = [];
  const edges: number[] = [];
  for (let i = 0; i < runs; i += 1) {
    const from = busy();
    const answer = fitAnswer(plan, placedShed, 'any', 0);
    const found = busy();
    if ('problem' in answer) throw new Error(answer.problem);
    answer.edges();
    answers.push(found - from);
    edges.push(busy() - found);
  }
  return {
    answer: median(answers.slice(warmUp)),
    first: answers[0] ?? 0,
    edges: median(edges.slice(warmUp)),
  };
}
