import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Checks } from '../checks/checks.ts';
import { createPlan } from '../plan/plan.ts';
import { fitAnswer } from './fitAnswer.ts';
import { planTried, triedLotsOf } from '../../testing/triedLots.ts';

const triedLots = triedLotsOf(readFileSync(new URL('bruteForceLots.json', import.meta.url), 'utf8'));

test('what is placed on the green ground, at whatever angle, is in no conflict with the rules', () => {
  const conflicts: string[] = [];
  let places = 0;
  let refused = 0;
  for (const [number, tried] of triedLots.entries()) {
    if (number % 5 !== 0) continue;
    const plan = planTried(tried);
    const placed = plan.objects.get('placed');
    if (!placed) throw new Error('There is nothing to place.');
    const answer = fitAnswer(plan, placed, 'any', 0);
    if ('problem' in answer) continue;
    // Its corners are as near to the rules as it comes.
    for (const place of answer.places.flat().filter((_, i) => i % 7 === 0)) {
      const turn = answer.fitting.turnAt(place, answer.turns);
      if (turn === undefined) {
        refused += 1;
        continue;
      }
      const there = { ...(answer.fitting.objectAt(place, turn) ?? placed), status: 'proposed' as const };
      const others = [...plan.objects.values()].filter(({ id }) => id !== 'placed');
      const { findings } = Checks.of(createPlan({ objects: [...others, there], settings: plan.settings }));
      places += 1;
      for (const { state, objects, sentence } of findings)
        if (state === 'conflict' && objects.includes('placed')) conflicts.push(`lot ${number}: ${sentence}`);
    }
  }
  expect(conflicts).toEqual([]);
  expect(places).toBeGreaterThan(300);
  // At a corner the grid may be off by more than the checks allow.
  expect(refused / places).toBeLessThan(0.02);
});
