// The registry of tools, in toolbar order. To add a tool, write a file and add a line here, or call registerTool.
import { circleTool } from './circle.ts';
import { dimensionTool } from './dimension.ts';
import { entranceTool } from './entrance.ts';
import { houseTool } from './house.ts';
import { layerTool } from './layer.ts';
import { lotTool, rectangularLotTool } from './lot.ts';
import { measureTool } from './measure.ts';
import { moveTool } from './move.ts';
import { rectangleTool } from './rectangle.ts';
import { roadTool } from './road.ts';
import { selectTool } from './select.ts';
import { textTool } from './text.ts';
import type { Tool } from '../tool/tool.ts';
import { treeTool } from './tree.ts';

const builtInTools: readonly Tool[] = [
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
  rectangularLotTool,
];

const registry = new Map<string, Tool>(builtInTools.map((tool) => [tool.name, tool]));

export function registerTool<S>(tool: Tool<S>): void {
  if (registry.has(tool.name))
    throw new Error(`A tool named '${tool.name}' is registered already; give yours another name.`);
  registry.set(tool.name, tool);
}

/** Registers tools that are fetched later, in their place before another one. */
export function registerToolsBefore(name: string, tools: readonly Tool[]): void {
  const all = allTools();
  const at = all.findIndex((tool) => tool.name === name);
  registry.clear();
  for (const tool of all.toSpliced(at, 0, ...tools)) registerTool(tool);
}

export const allTools = (): readonly Tool[] => [...registry.values()];

/** The tools of the toolbar: those that are not in the library. */
export const toolbarTools = (): readonly Tool[] => allTools().filter(({ shelf }) => shelf === undefined);

export function toolNamed(name: string): Tool {
  const tool = registry.get(name);
  if (!tool) throw new Error(`No tool is named '${name}'; there are ${[...registry.keys()].join(', ')}.`);
  return tool;
}
