// The layers of a drawing: those of the AIA for our kinds, with the status of the object, and the plan's own by name.
import { cadLayerOfGroup, cadRoleOf } from '@homeplot/plan/cadRoles';
import type { EarthworkWay } from '@homeplot/plan/earthworkDrawing';
import type { ContourPiece } from '@homeplot/plan/contourLines';
import type { PlanObject, Status } from '@homeplot/plan/kind';
import { isPreset } from '@homeplot/plan/layers';
import { layerOf } from '@homeplot/plan/layerTable';
import type { Style } from '@homeplot/plan/pen';
import type { Plan } from '@homeplot/plan/plan';
import { mendedName } from './tags.ts';

const suffixes: Readonly<Record<Status, string>> = {
  existing: '-EXST',
  proposed: '-NEWW',
  removed: '-DEMO',
};
/** Labels, whatever they are of. */
export const labelLayer = 'G-ANNO-TEXT';
/** Millimeters: the weight of hatches and other fine lines. */
const fine = 0.13;

/** What is on a sheet besides the plan. */
export const titleLayer = 'G-ANNO-TTLB';
/** The frames of the windows on a sheet, which are not plotted. */
export const windowLayer = 'G-ANNO-NPLT';

/** A contour of the ground: every fifth is a major one. */
export const contourLayer = ({ of, isIndex }: Pick<ContourPiece, 'of' | 'isIndex'>): string =>
  `C-TOPO-${isIndex ? 'MAJR' : 'MINR'}${suffixes[of]}`;

/** What is cut and what is filled. */
const earthworkLayers: Readonly<Record<EarthworkWay, string>> = {
  cut: 'C-TOPO-CUTS',
  fill: 'C-TOPO-FILL',
};
export const earthworkLayer = (way: EarthworkWay): string => earthworkLayers[way];
export const isEarthworkLayer = (name: string): boolean => Object.values(earthworkLayers).includes(name);

export type LayerOf = (style: Style, isText: boolean) => string;

export interface ObjectLayers {
  /** Of the object as a whole. */
  readonly own: string;
  readonly ofMark: LayerOf;
  readonly ofLabel: LayerOf;
}

export function layersFor({ settings }: Plan, object: PlanObject): ObjectLayers {
  const role = cadRoleOf(object);
  const suffix = object.status ? suffixes[object.status] : '';
  const id = layerOf(object);
  const listed = isPreset(id) ? undefined : settings.layers.find((layer) => layer.id === id);
  const titled = listed && mendedName(listed.title);
  const base = typeof role.layer === 'string' ? role.layer : role.layer(object);
  const own = titled ?? base + suffix;
  return {
    own,
    ofLabel: () => titled ?? labelLayer,
    ofMark({ layer, dash, weight = 0.25, stroke, fill }, isText) {
      if (layer !== id) return isText ? labelLayer : cadLayerOfGroup(layer);
      if (titled !== undefined) return titled;
      // Everything that is to be removed is dashed.
      if (role.dashed && dash && object.status !== 'removed') return role.dashed + suffix;
      return role.fine && stroke && !fill && weight <= fine ? role.fine + suffix : own;
    },
  };
}
