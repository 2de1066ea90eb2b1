// The registry of tools, in the order of the toolbar. A new tool is one file and a line here, or registerTool.
import { circleTool } from './circle.ts';
import { dimensionTool } from './dimension.ts';
import { entranceTool } from './entrance.ts';
import { extendTool } from './extend.ts';
import { houseTool } from './house.ts';
import { layerTool } from './layer.ts';
import { lotTool } from './lot.ts';
import { measureTool } from './measure.ts';
import { moveTool } from './move.ts';
import { placeByTapesTool } from './placeByTapes.ts';
import { rectangleTool } from './rectangle.ts';
import { roadTool } from './road.ts';
import { selectTool } from './select.ts';
import { splitTool } from './split.ts';
import { siteTools } from './site.ts';
import { tapeTool } from './tape.ts';
import { textTool } from './text.ts';
import type { Tool } from './tool.ts';
import { treeTool } from './tree.ts';
import { trimTool } from './trim.ts';

const ownTools: readonly Tool[] = [
  selectTool,
  moveTool,
  layerTool,
  rectangleTool,
  lotTool,
  circleTool,
  houseTool,
  treeTool,
  entranceTool,
  roadTool,
  measureTool,
  dimensionTool,
  textTool,
  ...siteTools,
  splitTool,
  trimTool,
  extendTool,
  tapeTool,
  placeByTapesTool,
];

const registry = new Map<string, Tool>(ownTools.map((tool) => [tool.name, tool]));

/** Adds a tool after those that are there. */
export function registerTool<S>(tool: Tool<S>): void {
  if (registry.has(tool.name))
    throw new Error(`A tool named '${tool.name}' is registered already; give yours another name.`);
  registry.set(tool.name, tool);
}

export const allTools = (): readonly Tool[] => [...registry.values()];

/** The tools of the toolbar: those that stand on no shelf of the library. */
export const toolsAtHand = (): readonly Tool[] => allTools().filter(({ shelf }) => shelf === undefined);

export function toolNamed(name: string): Tool {
  const tool = registry.get(name);
  if (!tool) throw new Error(`No tool is named '${name}'; there are ${[...registry.keys()].join(', ')}.`);
  return tool;
}
