// Picks the tool that shows where a building or a pool may stand. If one is selected, the tool shows the ground for that one.
// Kept offline when idle.
import type { Editor } from '@homeplot/editor/editor';
import { whereItFitsTool } from '@homeplot/editor/whereItFits';

export const pickFitTool = ({ hand }: Editor): void => hand.pick(whereItFitsTool.name);
