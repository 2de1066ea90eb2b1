// Reads unfinished drawings that this browser has stored, without trusting them. Loaded only if there are any.
import { registerLateTools } from '@homeplot/editor/lateTools';
import { allTools } from '@homeplot/editor/tools';
import { clampZoom, viewExtents, type Viewport } from '@homeplot/editor/viewport';

/** Feet: nothing is drawn farther from the origin. */
const maxCoordinate = 1e7;

interface Drawing {
  readonly tool: string;
  readonly state: unknown;
}

type View = Pick<Viewport, 'x' | 'y' | 'zoom' | 'siteExtent'>;

interface Drawings {
  readonly drawings: readonly Drawing[];
  /** The part of the plan that was in view. */
  readonly view?: View;
}

/** Reads the drawings of a plan. Leaves out those of other plans, and those that don't fit their tool. */
export function readDrawings(text: string, planId: string): Drawings {
  registerLateTools();
  const read = parseJson(text);
  if (!isRecord(read) || read['plan'] !== planId || !Array.isArray(read['drawings'])) return { drawings: [] };
  const drawings = read['drawings'].flatMap((drawing) => readDrawing(drawing) ?? []);
  const view = readView(read['view']);
  return view && drawings.length > 0 ? { drawings, view } : { drawings };
}

function readView(read: unknown): View | undefined {
  const view = fitted({ x: 0, y: 0, zoom: 1, siteExtent: 100 }, read) as View | undefined;
  const isView = view && clampZoom(view.zoom) === view.zoom && viewExtents.includes(view.siteExtent);
  return isView ? view : undefined;
}

function readDrawing(read: unknown): Drawing | undefined {
  if (!isRecord(read)) return undefined;
  const tool = allTools().find(({ name, stored }) => name === read['tool'] && stored !== undefined);
  const state = tool && fitted(tool.stored, read['state']);
  return tool && state !== undefined && tool.isBusy(state) ? { tool: tool.name, state } : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value with the same structure as a sample, and nothing else; undefined if something is missing or of another type. */
function fitted(sample: unknown, value: unknown): unknown {
  if (Array.isArray(sample)) return fittedList(sample[0], value);
  if (isRecord(sample)) return isRecord(value) ? fittedFields(sample, value) : undefined;
  if (typeof sample !== typeof value) return undefined;
  return typeof value === 'number' && !(Math.abs(value) < maxCoordinate) ? undefined : value;
}

function fittedList(sample: unknown, value: unknown): unknown {
  if (!Array.isArray(value)) return undefined;
  const list = value.map((one) => fitted(sample, one));
  return list.includes(undefined) ? undefined : list;
}

function fittedFields(sample: Record<string, unknown>, value: Record<string, unknown>): unknown {
  const fields: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(sample)) {
    // A key of a sample that ends with a question mark is optional.
    const name = key.replace(/\?$/, '');
    const field = fitted(part, value[name]);
    if (field !== undefined) fields[name] = field;
    else if (name === key || value[name] !== undefined) return undefined;
  }
  return fields;
}
