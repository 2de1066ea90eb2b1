// The tools that aren't needed before the user's first action, and their kinds. They are fetched then, or with the library
// or the list of commands.
import { registerLateKinds } from '@homeplot/plan/lateKinds';
import { nextSectionLetter } from '@homeplot/plan/sectionLine';
import { drawingAxisTool } from './drawingAxis.ts';
import { extendTool } from './extend.ts';
import { allTools, registerTool, registerToolsBefore } from './index.ts';
import { leaderTool } from './leader.ts';
import { rectangularLotTool } from './lot.ts';
import { matchMapTool } from './matchMap.ts';
import { placingTool } from './placing.ts';
import { placeByTapesTool } from './placeByTapes.ts';
import { placeMapTool } from './placeMap.ts';
import { siteTools } from './site.ts';
import { splitTool } from './split.ts';
import { tapeTool } from './tape.ts';
import { cropTool } from './underlay/crop.ts';
import { setScaleTool } from './underlay/setScale.ts';
import { straightenTool } from './underlay/straighten.ts';
import { tracedKindTool } from './tracedKind.ts';
import { trimTool } from './trim.ts';

const drainageArrowTool = tracedKindTool('drainageArrow', {
  title: 'Drainage arrow',
  hint: 'Click each point, downhill; double-click or press Enter to finish',
  shelf: 'Survey marks and lines',
  also: 'slope grade runoff flow water swale percent',
});

const sectionLineTool = tracedKindTool('sectionLine', {
  title: 'Section line',
  hint: 'Click each point; double-click or press Enter to finish. You look to its left',
  touchHint: 'Tap each point, then tap Finish. You look to its left',
  shelf: 'Survey marks and lines',
  also: 'profile cross-section cut ground elevation A-A',
  fields: ({ plan }) => ({ letter: nextSectionLetter(plan.objects.values()) }),
});

const parkingSpaceTool = placingTool(
  'parkingSpace',
  {
    title: 'Parking space',
    hint: 'Click to place it at its default size, or drag its size',
    shelf: 'Paving',
    also: 'stall car off-street',
  },
  'box',
);

/** Picks a tool by its name, which may be one of these tools. */
export function pickTool({ hand }: { readonly hand: { pick(name: string): void } }, name: string): void {
  registerLateTools();
  hand.pick(name);
}

/** Registers these tools; does nothing if they are registered already. */
export function registerLateTools(): void {
  registerLateKinds();
  if (allTools().some(({ name }) => name === leaderTool.name)) return;
  // The library's shelves follow the order of the tools, and buildings come before the shelf of this lot.
  registerToolsBefore(rectangularLotTool.name, siteTools);
  registerTool(drainageArrowTool);
  registerTool(sectionLineTool);
  registerTool(parkingSpaceTool);
  registerTool(leaderTool);
  registerTool(tapeTool);
  registerTool(placeByTapesTool);
  registerTool(splitTool);
  registerTool(trimTool);
  registerTool(extendTool);
  registerTool(drawingAxisTool);
  registerTool(placeMapTool);
  registerTool(matchMapTool);
  registerTool(setScaleTool);
  registerTool(cropTool);
  registerTool(straightenTool);
}
