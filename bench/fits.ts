// Measures how long "Where can it go?" takes on a lot of two hundred corners at all angles. Runs in Node, with the browser's
// code.
import { fitAnswer, nearestPlace } from '@homeplot/plan/fitAnswer';
import type { MutablePlan } from '@homeplot/plan/plan';
import { add, radians } from '@homeplot/plan/point';
import { isWithin } from '@homeplot/plan/whereItFits';
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
  /** Times as long as at one angle, in the same run. */
  readonly angles: number;
  /** Share of the corners of the ground at other angles that are more than an inch off the ground at any angle. */
  readonly missed: number;
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
  const single: number[] = [];
  for (let i = 0; i < runs; i += 1) {
    const first = busy();
    fitAnswer(plan, placedShed, 'given', 0);
    const from = busy();
    single.push(from - first);
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
    angles: median(answers.slice(warmUp)) / median(single.slice(warmUp)),
    missed: missedShare(plan),
  };
}

/** Feet, and degrees between the angles that are tried. */
const inch = 1 / 12;
const turn = 2.3;

function missedShare(plan: MutablePlan): number {
  const answer = fitAnswer(plan, placedShed, 'any', 0);
  if ('problem' in answer) throw new Error(answer.problem);
  const { fitting, places } = answer;
  const tried = Array.from({ length: Math.floor(180 / turn) }, (_, i) =>
    fitting
      .at(radians((i + 0.3) * turn))
      .flat()
      .map((at) => add(at, fitting.origin)),
  ).flat();
  const missed = tried.filter((at) => !isWithin(places, at) && !nearestPlace(places, at, inch));
  return missed.length / tried.length;
}
