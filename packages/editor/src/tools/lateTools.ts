// The tools that nobody needs before the first action, and their kinds: they are fetched then, and with the library and the list of commands.
import { registerLateKinds } from '@homeplot/plan/lateKinds';
import { drawingAxisTool } from './drawingAxis.ts';
import { allTools, registerTool } from './index.ts';
import { leaderTool } from './leader.ts';
import { tracedKindTool } from './tracedKind.ts';

const drainageArrowTool = tracedKindTool('drainageArrow', {
  title: 'Drainage arrow',
  hint: 'Click each point, downhill; double-click or press Enter to finish',
  shelf: 'Survey marks and lines',
  also: 'slope grade runoff flow water swale percent',
});

/** Registers them, once. */
export function registerLateTools(): void {
  registerLateKinds();
  if (allTools().some(({ name }) => name === leaderTool.name)) return;
  registerTool(drainageArrowTool);
  registerTool(leaderTool);
  registerTool(drawingAxisTool);
}
