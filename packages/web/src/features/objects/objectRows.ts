// The rows of the object list: the topmost objects first, each with its parts, up to a limit.
import { searchWords } from '@homeplot/editor/siteWords';
import { outlineOf } from '@homeplot/plan/anchors';
import { boxHeight, boxWidth } from '@homeplot/plan/box';
import { pathBox } from '@homeplot/plan/boundsPen';
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { layerOf } from '@homeplot/plan/layerTable';
import type { Layer } from '@homeplot/plan/layers';
import { areaOf, perimeterOf } from '@homeplot/plan/outline';
import type { Path } from '@homeplot/plan/pen';
import { inOrder, type Plan } from '@homeplot/plan/plan';
import { statusNames } from '@homeplot/plan/statusNames';
import { titleOf } from '@homeplot/plan/titleOf';
import { sayAreaOf } from '@homeplot/plan/sayArea';
import { formatArea, formatLength, type Units } from '@homeplot/plan/units';
import { everyTool } from '../../workspace/everyTool.ts';

export interface ObjectRow {
  readonly id: string;
  /** The id of the part, if it is a part of the object such as a gate. */
  readonly part?: string;
  /** The object's name or text, otherwise its kind. */
  readonly title: string;
  /** The object's kind and size. */
  readonly detail: string;
  /** The id of its layer. */
  readonly layer: string;
  /** Its status in a word: existing, proposed or to be removed. */
  readonly status?: string;
  /** Whether the object itself is locked, and not only its layer. */
  readonly locked?: true;
}

export const rowLimit = 200;

/** Whether a search finds an object: by its name, text, kind or summary, or by the beginning of a search term of its tool. */
function seeking(wanted: string, units: Units): (object: PlanObject) => boolean {
  const called = everyTool().filter((tool) => ` ${searchWords(tool)}`.includes(` ${wanted}`));
  const types = new Set(called.map(({ name }) => name));
  return (object) => {
    const kind = kindOf(object);
    const words = `${titleOf(object)} ${kind.title} ${kind.summary?.(object, units) ?? ''}`;
    return types.has(object.type) || words.toLowerCase().includes(wanted);
  };
}

/** The rows that match the filter, and how many more there are beyond the limit. */
export function objectRows(
  plan: Plan,
  filter: string,
): { readonly rows: readonly ObjectRow[]; readonly more: number } {
  const wanted = filter.trim().toLowerCase();
  const found = wanted ? inOrder(plan).filter(seeking(wanted, plan.settings.units)) : inOrder(plan);
  const rows = found.slice(-rowLimit).toReversed();
  return {
    rows: rows.flatMap((object) => toRows(object, plan.settings.units)),
    more: found.length - rows.length,
  };
}

function toRows(object: PlanObject, units: Units): ObjectRow[] {
  const kind = kindOf(object);
  const title = titleOf(object);
  const layer = layerOf(object);
  const size = kind.summary?.(object, units) ?? sizeOf(object, units);
  const row: ObjectRow = {
    id: object.id,
    title,
    detail: title === kind.title ? size : `${kind.title}, ${size}`,
    layer,
    ...(object.status ? { status: statusNames[object.status].toLowerCase() } : {}),
    ...(object.locked ? { locked: true } : {}),
  };
  const parts = kind.parts?.list(object, units) ?? [];
  const partTitle = kind.parts?.title ?? '';
  return [
    row,
    ...parts.map((part) => ({ id: object.id, part: part.id, title: partTitle, detail: part.detail, layer })),
  ];
}

/** The object's sides, or its area and perimeter if the sides would only be those of its bounding box. */
function sizeOf(object: PlanObject, units: Units): string {
  const kind = kindOf(object);
  const { width, height } = kind.dimensions(object);
  const path = kind.path?.editing ? outlineOf(object) : undefined;
  if (path?.closed && isOfBox(path, width, height) && !isFilled(path, width * height))
    return `${sayAreaOf(object, formatArea(areaOf(path), units))}, perimeter ${formatLength(perimeterOf(path), units)}`;
  // An object without a height, such as a fence, has only a length.
  return [width, ...(height > 0 ? [height] : [])].map((side) => formatLength(side, units)).join(' × ');
}

/** What rounding may make of equal values: feet between lengths, and the share of an area that is missing. */
const tolerance = 1e-6;

/** Whether the box around a path has this width and height. */
const isOfBox = (path: Path, width: number, height: number): boolean => {
  const box = pathBox(path);
  return Math.abs(boxWidth(box) - width) < tolerance && Math.abs(boxHeight(box) - height) < tolerance;
};

/** Whether a path fills this area in square feet, so that it is a rectangle. */
const isFilled = (path: Path, area: number): boolean => areaOf(path) > area * (1 - tolerance);

export interface LayerRows {
  readonly layer: Layer;
  readonly rows: readonly ObjectRow[];
}

/** The rows grouped by layer, in the order of the layers, followed by unlisted layers. */
export function byLayer(rows: readonly ObjectRow[], layers: readonly Layer[]): readonly LayerRows[] {
  const grouped = new Map<string, ObjectRow[]>();
  for (const row of rows) {
    const own = grouped.get(row.layer);
    if (own) own.push(row);
    else grouped.set(row.layer, [row]);
  }
  const listed = layers.flatMap((layer) => {
    const own = grouped.get(layer.id);
    grouped.delete(layer.id);
    return own ? [{ layer, rows: own }] : [];
  });
  return [...listed, ...[...grouped].map(([id, own]) => ({ layer: { id, title: id }, rows: own }))];
}
