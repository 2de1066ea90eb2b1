import { describe, expect, test } from 'vitest';
import { houseRulesBroken } from './houseRules.ts';

const top = '// What this is.\n';

describe('house rules', () => {
  test('a file that starts with a comment breaks none', () => {
    expect(houseRulesBroken('a.ts', `${top}export const a = 1;\n`)).toEqual([]);
    expect(houseRulesBroken('a.ts', '/** What this is. */\n')).toEqual([]);
  });

  test('a file must start with a comment, unless it is a test', () => {
    expect(houseRulesBroken('a.ts', 'export const a = 1;\n')).toHaveLength(1);
    expect(houseRulesBroken('a.test.ts', "import { test } from 'vitest';\n")).toEqual([]);
    expect(houseRulesBroken('a.spec.ts', "import { test } from 'vitest';\n")).toEqual([]);
  });

  test('export * is not allowed', () => {
    expect(houseRulesBroken('a.ts', `${top}export * from './b.ts';\n`)).toHaveLength(1);
  });

  test.each([
    'oxlint-disable-next-line',
    'eslint-disable',
    'biome-ignore format: no',
    '@ts-expect-error',
    '@ts-ignore',
  ])('a comment with %s is not allowed anywhere', (words) => {
    expect(houseRulesBroken('a.ts', `${top}// ${words}\n`)).toHaveLength(1);
    expect(houseRulesBroken('a.ts', `${top}const a = 1; // ${words}\n`)).toHaveLength(1);
    expect(houseRulesBroken('a.test.ts', `/* ${words} */\n`)).toHaveLength(1);
    expect(houseRulesBroken('a.tsx', `${top}  {/* ${words} */}\n`)).toHaveLength(1);
  });

  test('apostrophes in words are straight, in code and in tests', () => {
    expect(houseRulesBroken('a.ts', `${top}const a = 'It doesn\u2019t fit.';\n`)).toHaveLength(1);
    expect(houseRulesBroken('a.test.ts', "const a = 'It doesn\u2019t fit.';\n")).toHaveLength(1);
    expect(
      houseRulesBroken('a.ts', `${top}const a = "It doesn't fit.";\nconst minute = '30\u2019';\n`),
    ).toEqual([]);
  });

  test('times of day have one formatter', () => {
    const broken = (line: string): string[] => houseRulesBroken('packages/web/src/a.ts', `${top}${line}\n`);
    expect(broken('at.toLocaleTimeString();')).toHaveLength(1);
    expect(broken("at.toLocaleString('en-US', { timeStyle: 'short' });")).toHaveLength(1);
    expect(broken('at.toLocaleString();')).toHaveLength(1);
    expect(broken("new Intl.DateTimeFormat('en-US', { hour: 'numeric' });")).toHaveLength(1);
    expect(broken("count.toLocaleString('en-US');")).toEqual([]);
    expect(broken("at.toLocaleDateString('en-US', { dateStyle: 'long' });")).toEqual([]);
  });

  test.each([
    "if (object.type === 'lot') return;",
    "const lots = objects.filter(({ type }) => type === 'lot');",
    "const isRoad = 'road' !== object?.type;",
    'const isLabel = object.type === areaLabel.type;',
    'const isIts = object.type !== kind.type;',
    'switch (object.type) {',
  ])('outside of kinds, %s is not allowed', (line) => {
    for (const file of ['packages/editor/src/a.ts', 'packages/web/build/a.ts', 'packages/plan/src/a.test.ts'])
      expect(houseRulesBroken(file, `${top}${line}\n`)).toHaveLength(1);
    expect(houseRulesBroken('packages/plan/src/kinds/a.ts', `${top}${line}\n`)).toEqual([]);
  });

  test.each([
    "const lot = scene.create('lot', at);",
    'const put = { type: areaLabel.type };',
    'const isSame = object.type === other.type;',
    "if (link.type === 'recovery') return;",
    'const Card = cards[object.type];',
  ])('outside of kinds, %s is allowed', (line) => {
    expect(houseRulesBroken('packages/web/src/a.ts', `${top}${line}\n`)).toEqual([]);
  });
});
