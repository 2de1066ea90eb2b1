// The contents of the canvas's context menu: the most common commands, then the groups that apply, the large ones as
// submenus. While something is drawn, only what concerns it.
import { commandGroups } from '@homeplot/editor/commands';
import type { Action, ActionGroup, Page } from '../../workspace/action.ts';

export interface MenuSection {
  readonly title?: string;
  readonly actions: readonly Action[];
}

/** By name: while something is drawn, with and without a selection. */
export const offered = {
  drawing: ['finish', 'takeBack', 'cancelDrawing', 'zoomToFit'],
  selection: ['cut', 'copy', 'paste', 'duplicate', 'delete'],
  ground: ['paste', 'selectAll', 'find', 'zoomToFit', 'plan'],
} as const;
/** Groups by title: those shown as submenus, and those that don't concern the selection. */
export const folded: readonly string[] = ['Turn into', 'Arrange', 'Exact', 'Layers'];
export const leftOut: readonly string[] = ['Draw', 'Edit', 'View', 'Move by the arrow keys'];

const isOpen = (action: Action, page: Page): boolean => action.blocked?.(page) === undefined;

export function menuSections(
  groups: readonly ActionGroup[],
  page: Page,
  hasSelection: boolean,
  isDrawing = false,
): readonly MenuSection[] {
  const all = groups.flatMap(({ actions }) => actions);
  const named = (names: readonly string[]): readonly Action[] =>
    names.flatMap((name) => all.find((action) => action.name === name) ?? []);
  if (isDrawing) return [{ actions: named(offered.drawing).filter((action) => isOpen(action, page)) }];
  if (!hasSelection) return [{ actions: named(offered.ground) }];
  const fitting = groups
    .filter(({ title }) => commandGroups.some((group) => group.title === title) && !leftOut.includes(title))
    .map(({ title, actions }) => ({ title, actions: actions.filter((action) => isOpen(action, page)) }))
    .filter(({ actions }) => actions.length > 0);
  const inline = fitting.filter(({ title }) => !folded.includes(title)).map(({ actions }) => ({ actions }));
  return [
    { actions: named(offered.selection) },
    ...inline,
    ...fitting.filter(({ title }) => folded.includes(title)),
  ];
}
