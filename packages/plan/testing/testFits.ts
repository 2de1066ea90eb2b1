// For tests: where things fit on plans, and what is said of it.
import { boxed, packOf, planOf } from './testSite.ts';
import type { Rings } from '../src/fits/erosion.ts';
import { type FitAnswer, fitAnswer } from '../src/fits/fitAnswer.ts';
import type { FitMode } from '../src/fits/whereItFits.ts';
import type { PlanObject } from '../src/objects/kind.ts';
import type { Pack } from '../src/packs/pack.ts';

export const setbacks = { front: 20, side: 5, rear: 10 };
export const shed = (width: number, height: number, more: object = {}): PlanObject =>
  boxed('shed', 'shed', { x: 50, y: 50 }, width, height, more);

export function answerOf(
  objects: readonly PlanObject[],
  placed: PlanObject,
  rules: Partial<Pack> = { setbacks },
  mode: FitMode = 'given',
): FitAnswer {
  const answer = fitAnswer(planOf([...objects, placed], packOf(rules)), placed, mode, 0);
  if ('problem' in answer) throw new Error(answer.problem);
  return answer;
}

/** To a hundredth of a foot. */
export const boxOf = (rings: Rings) => {
  const points = rings.flat();
  const round = (value: number) => Math.round(value * 100) / 100;
  return {
    left: round(Math.min(...points.map(({ x }) => x))),
    right: round(Math.max(...points.map(({ x }) => x))),
    top: round(Math.min(...points.map(({ y }) => y))),
    bottom: round(Math.max(...points.map(({ y }) => y))),
  };
};

export const wordsOf = (answer: FitAnswer): ReadonlySet<string | undefined> =>
  new Set(answer.edges().map(({ rule }) => rule?.words));
