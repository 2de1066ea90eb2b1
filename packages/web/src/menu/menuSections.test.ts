import { commandGroups } from '@homeplot/editor/commands';
import { expect, test } from 'vitest';
import { actionGroups } from '../actions/actionGroups.ts';
import { folded, leftOut, offered } from './menuSections.ts';

test('every name in the context menu exists', () => {
  const groups = actionGroups();
  const names = groups.flatMap(({ actions }) => actions.map(({ name }) => name));
  expect(
    [...offered.drawing, ...offered.selection, ...offered.ground].filter((name) => !names.includes(name)),
  ).toEqual([]);
  const titles = commandGroups.map(({ title }) => title);
  expect([...folded, ...leftOut].filter((title) => !titles.includes(title))).toEqual([]);
});
