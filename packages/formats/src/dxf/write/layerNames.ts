// The layers of a drawing: AIA layer names with the status of the object, or the title of a layer that the user has made.
import { cadLayerOfPreset, cadRoleOf } from '@homeplot/plan/cadRoles';
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
/** The layer of all labels. */
export const labelLayer = 'G-ANNO-TEXT';
/** Millimeters: the weight of hatches and other fine lines. */
const fine = 0.13;

/** The layer of everything on a sheet except the plan. */
export const titleLayer = 'G-ANNO-TTLB';
/** The layer for the frames of viewports, which are not plotted. */
export const windowLayer = 'G-ANNO-NPLT';

/** The layer of a contour; every fifth is a major one. */
export const contourLayer = ({ of, isIndex }: Pick<ContourPiece, 'of' | 'isIndex'>): string =>
  `C-TOPO-${isIndex ? 'MAJR' : 'MINR'}${suffixes[of]}`;

const earthworkLayers: Readonly<Record<EarthworkWay, string>> = {
  cut: 'C-TOPO-CUTS',
  fill: 'C-TOPO-FILL',
};
export const earthworkLayer = (way: EarthworkWay): string => earthworkLayers[way];
export const isEarthworkLayer = (name: string): boolean => Object.values(earthworkLayers).includes(name);

export type LayerOf = (style: Style, isText: boolean) => string;

export interface ObjectLayers {
  /** The layer of the object as a whole. */
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
      if (layer !== id) return isText ? labelLayer : cadLayerOfPreset(layer);
      if (titled !== undefined) return titled;
      // Objects to be removed are always dashed, so a dash has no meaning there.
      if (role.dashed && dash && object.status !== 'removed') return role.dashed + suffix;
      return role.fine && stroke && !fill && weight <= fine ? role.fine + suffix : own;
    },
  };
}
