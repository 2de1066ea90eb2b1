// The contents of the canvas's context menu: the most common commands, then the groups that apply, the large ones as
// submenus. While something is drawn, the menu has only what concerns the drawing.
import { commandGroups } from '@homeplot/editor/commands';
import type { Action, ActionGroup, Page } from '../../workspace/action.ts';

export interface MenuSection {
  readonly title?: string;
  readonly actions: readonly Action[];
}

/** The names of the common actions: while something is drawn, with a selection, and on the bare ground without one. */
export const commonActions = {
  drawing: ['finish', 'takeBack', 'cancelDrawing', 'zoomToFit'],
  selection: ['cut', 'copy', 'paste', 'duplicate', 'delete'],
  ground: ['paste', 'selectAll', 'find', 'zoomToFit', 'plan'],
} as const;
/** The titles of the groups that are submenus. */
export const submenuGroups: readonly string[] = ['Turn into', 'Arrange', 'Exact', 'Layers'];
/** The titles of the groups that don't concern the selection, which the menu leaves out. */
export const omittedGroups: readonly string[] = ['Draw', 'Edit', 'View', 'Move by the arrow keys'];

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
  if (isDrawing) return [{ actions: named(commonActions.drawing).filter((action) => isOpen(action, page)) }];
  if (!hasSelection) return [{ actions: named(commonActions.ground) }];
  const applicable = groups
    .filter(
      ({ title }) => commandGroups.some((group) => group.title === title) && !omittedGroups.includes(title),
    )
    .map(({ title, actions }) => ({ title, actions: actions.filter((action) => isOpen(action, page)) }))
    .filter(({ actions }) => actions.length > 0);
  const inline = applicable
    .filter(({ title }) => !submenuGroups.includes(title))
    .map(({ actions }) => ({ actions }));
  return [
    { actions: named(commonActions.selection) },
    ...inline,
    ...applicable.filter(({ title }) => submenuGroups.includes(title)),
  ];
}
