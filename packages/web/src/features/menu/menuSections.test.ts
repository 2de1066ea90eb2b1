import { commandGroups } from '@homeplot/editor/commands';
import { Editor } from '@homeplot/editor/editor';
import { toScreen } from '@homeplot/editor/viewport';
import { expect, test } from 'vitest';
import type { Page } from '../../workspace/action.ts';
import { actionGroups } from '../palette/actionGroups.ts';
import { commonActions, menuSections, omittedGroups, submenuGroups } from './menuSections.ts';
import { features } from '../../planner/features.ts';

test('every name in the context menu exists', () => {
  const groups = actionGroups(features.actions);
  const names = groups.flatMap(({ actions }) => actions.map(({ name }) => name));
  expect(
    [...commonActions.drawing, ...commonActions.selection, ...commonActions.ground].filter(
      (name) => !names.includes(name),
    ),
  ).toEqual([]);
  const titles = commandGroups.map(({ title }) => title);
  expect([...submenuGroups, ...omittedGroups].filter((title) => !titles.includes(title))).toEqual([]);
});

test('while something is drawn the menu has only what concerns it', () => {
  const editor = new Editor({ newId: () => '1' });
  editor.hand.pick('fence');
  for (const at of [
    { x: 1, y: 1 },
    { x: 9, y: 1 },
  ])
    for (const phase of ['down', 'up'] as const)
      editor.hand.pointer({ phase, at, screen: toScreen(editor.viewport, at), shift: false, coarse: false });
  const page = { workspace: { editor } } as unknown as Page;
  const titles = menuSections(actionGroups(features.actions), page, true, editor.hand.isDrawing).map(
    ({ actions }) => actions.map(({ title }) => title),
  );
  expect(titles).toEqual([['Finish drawing', 'Remove last point', 'Cancel drawing', 'Zoom to fit']]);
});
