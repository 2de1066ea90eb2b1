import { readFileSync } from 'node:fs';
import { builtInPacks } from '@homeplot/plan/builtInPacks';
import { kindOf } from '@homeplot/plan/kinds';
import { createPlan } from '@homeplot/plan/plan';
import { readPlanText } from '@homeplot/plan/planFile';
import { setback } from '@homeplot/plan/setback';
import { expect, test } from 'vitest';
import { setbacks } from './setbacks.ts';

test('the required setbacks are the greater of the line and the rule, by the role of each edge', () => {
  const template = new URL('../../../../web/src/templates/town-lot.json', import.meta.url);
  const reading = readPlanText(readFileSync(template, 'utf8'));
  const [general] = builtInPacks;
  if (!reading.ok || !general) throw new Error('no plan');
  const { objects, settings } = reading.contents;
  const lot = objects.find((object) => kindOf(object).path?.edges);
  const made = setback.create({ from: { x: 0, y: 0 }, scale: 2, siteExtent: 100 });
  const distances = [
    { edges: 'front', feet: 30 },
    { edges: 'side', feet: 0 },
    { edges: 'rear', feet: 8 },
  ];
  const line = { ...made, id: 'line', type: 'setback', order: 'z', of: lot?.id, distances };
  const required = (rules: object): readonly (string | undefined)[] =>
    setbacks(
      createPlan({
        objects: [...objects, line],
        settings: { ...settings, pack: { ...general, setbacks: rules } },
      }),
    ).rows.map(([name, feet]) => `${name} ${feet}`);
  expect(required({ front: 25, side: 5, rear: 10 })).toEqual([
    `Front 30'`,
    `Left side 5'`,
    `Rear 10'`,
    `Right side 5'`,
  ]);
  expect(required({})).toEqual([`Front 30'`, 'Left side ', `Rear 8'`, 'Right side ']);
});
