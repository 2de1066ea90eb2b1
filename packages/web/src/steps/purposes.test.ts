import { registerLateTools } from '@homeplot/editor/lateTools';
import { allTools } from '@homeplot/editor/tools';
import { findKind } from '@homeplot/plan/kinds';
import { describe, expect, test } from 'vitest';
import { factsOf, purposeIds } from './purposes.ts';

registerLateTools();
const toolNames = allTools().map(({ name }) => name);

describe.each(purposeIds)('the purpose %s', (id) => {
  const facts = factsOf(id);

  test('has tools and objects that exist', () => {
    expect(toolNames).toEqual(expect.arrayContaining([...(facts?.tools ?? [])]));
    const types = facts?.builds.flatMap((built) => built.types) ?? [];
    expect(types.filter((type) => !findKind(type))).toEqual([]);
  });

  test('puts the tool for what is built first', () => {
    const [first] = facts?.builds ?? [];
    expect(facts?.tools[0]).toBe(first?.types[0] ?? 'building');
  });
});
