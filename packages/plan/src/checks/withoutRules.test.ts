import { expect, test } from 'vitest';
import { boxed, lot, planOf, setbackLineAt, traced } from '../../testing/testSite.ts';
import { Checks } from './checks.ts';
import { drawnLimits, withoutRulesText } from './withoutRules.ts';

test('what is said to be checked without rules is checked', () => {
  const ends = [
    { x: 50, y: 0 },
    { x: 50, y: 150 },
  ];
  const plan = planOf([
    lot,
    setbackLineAt(10),
    traced('easement', 'easement', ends, { width: 10 }),
    boxed('septicField', 'field', { x: 50, y: 60 }, 12, 12),
    boxed('house', 'near', { x: 14, y: 30 }, 20, 20),
    boxed('shed', 'under', { x: 20, y: 30 }, 10, 10),
    boxed('shed', 'over', { x: 100, y: 100 }, 10, 10),
  ]);
  expect(plan.settings.pack).toBeUndefined();
  const found = new Set<string>(Checks.of(plan).findings.map(({ check }) => check));
  for (const [check, words] of Object.entries(drawnLimits)) {
    expect(found).toContain(check);
    expect(withoutRulesText).toContain(words);
  }
});
