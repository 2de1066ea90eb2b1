// What is fetched to read a plan, in a program that begins without most kinds. Each of these goes on where the last one ends.
import { expect, test } from 'vitest';
import { readPlanFileInSteps } from './readPlan.ts';

/** Reads a plan of objects of these types; returns the types that were read, and how often something was waited for. */
async function reads(...types: readonly string[]) {
  const objects = types.map((type) => ({ type, x: 0, y: 0 }));
  const steps = readPlanFileInSteps({ objects, settings: { scale: 2 } });
  let waits = 0;
  for (;;) {
    const step = steps.next();
    if (step.done) {
      const reading = step.value;
      return { waits, types: reading.ok ? reading.contents.objects.map(({ type }) => type) : [] };
    }
    if (step.value) waits += 1;
    await step.value;
  }
}

test('a plan is read without waiting if it names none of the kinds that are fetched', async () => {
  expect(await reads('tree', 'corner')).toEqual({ waits: 0, types: ['tree', 'corner'] });
});

test('a plan is read once the kinds that it names have come, those that more plans need first', async () => {
  expect(await reads('tree', 'parkingSpace')).toEqual({ waits: 1, types: ['tree', 'parkingSpace'] });
  expect(await reads('parkingSpace')).toMatchObject({ waits: 0 });
  expect(await reads('heatPump', 'tree')).toMatchObject({ types: ['heatPump', 'tree'] });
  expect(await reads('parkingSpace', 'heatPump')).toMatchObject({ waits: 0 });
});

test('a type that no Homeplot knows is left out', async () => {
  expect(await reads('tree', 'spaceship')).toMatchObject({ types: ['tree'] });
});
