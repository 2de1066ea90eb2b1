// The borders of flood zones, wetlands and shores on a county's map, drawn as lines of the plan with the buffer to keep from
// them. Nothing is drawn until a button is pressed.
import type { Editor } from '@homeplot/editor/editor';
import { selectObjects } from '@homeplot/editor/selection';
import type { ParcelFeature } from '@homeplot/formats/parcelReading';
import { type SourceValue, valuesOf } from '@homeplot/formats/sourceValues';
import { type Box, grow } from '@homeplot/plan/box';
import { isTied } from '@homeplot/plan/ground';
import type { PlanObject } from '@homeplot/plan/kind';
import { registerLateKinds } from '@homeplot/plan/lateKinds';
import type { Point } from '@homeplot/plan/point';
import type { SourceLayer } from '@homeplot/plan/source';
import { siteBox } from '../map/siteCenter.ts';
import { addedInOrder, distinctCorners, fromFile } from '../parcels/countyObjects.ts';
import { shapesIn } from '../parcels/parcelShapes.ts';
import { touches } from './touches.ts';
import { linesWithin, simplified } from './linesWithin.ts';

export type ZoneName = 'floodZone' | 'wetland' | 'shoreline';

interface Zone {
  readonly feature: ParcelFeature;
  readonly values: readonly SourceValue[];
}

export interface ZoneLayer {
  readonly name: ZoneName;
  /** The title of the map's layer. */
  readonly layer: string;
  /** The day on which the map was asked. */
  readonly day: string;
  /** Whether any of the zones touches the lot; otherwise they are only near it. */
  readonly isOnLot: boolean;
  /** The zones whose border can be drawn; empty if the county's map gives only words. */
  readonly zones: readonly Zone[];
  /** Feet at 95 % confidence, as the source states it. */
  readonly accuracy?: number | undefined;
}

const names: readonly ZoneName[] = ['floodZone', 'wetland', 'shoreline'];

/** FEMA's zones of minimal hazard cover all the rest of the map, so their borders are those of the other zones. */
const isMinimal = (text = ''): boolean => /^(x|c|area of minimal|area not included|open water)\b/i.test(text);

const textOf = (values: readonly SourceValue[], name: SourceValue['name']): string =>
  values.find((value) => value.name === name && !value.problem)?.text ?? '';

/** The zones of one layer near a lot, by kind. */
export function zonesIn(
  layer: SourceLayer,
  features: readonly ParcelFeature[],
  lot: ParcelFeature,
  day: string,
): readonly ZoneLayer[] {
  return names.flatMap((name): readonly ZoneLayer[] => {
    const zones = features
      .map((feature) => ({ feature, values: valuesOf(layer, feature, day) }))
      .filter(({ feature, values }) => {
        const text = textOf(values, name);
        // An area in which shore rules apply doesn't give the water's edge.
        const isShoreArea = name === 'shoreline' && feature.geometry !== 'line';
        return (
          text !== '' &&
          feature.geometry !== 'point' &&
          !isShoreArea &&
          !(name === 'floodZone' && isMinimal(text))
        );
      });
    if (zones.length === 0) return [];
    const isOnLot = zones.some(({ feature }) => touches(feature, lot));
    return [{ name, layer: layer.title, day, isOnLot, zones, accuracy: layer.accuracy }];
  });
}

/** The zones with a border, and those that the county only names, without a border to draw. */
export function allZones(layers: readonly ZoneLayer[], values: readonly SourceValue[]): readonly ZoneLayer[] {
  const namedOnly = values.flatMap(({ name, text, layer, day }): readonly ZoneLayer[] => {
    const zone = names.find((one) => one === name);
    const isDrawn = layers.some((one) => one.name === zone);
    return zone && !isDrawn && !isMinimal(text) && !/^no\b|^0$/i.test(text)
      ? [{ name: zone, layer, day, isOnLot: true, zones: [] }]
      : [];
  });
  return [...layers, ...namedOnly];
}

/** Feet around the plan's lots within which a border is drawn. */
const drawnWithin = 150;
/** Edges of a line, fewer than the 200 that a buffer can follow. */
const maxEdges = 190;

/** Draws the borders near the lots in one undo step, and selects them. Returns the problem if that isn't possible. */
export function drawZones(
  editor: Editor,
  { name, layer, day, zones, accuracy }: ZoneLayer,
  buffer: number,
): string | undefined {
  const { settings } = editor.plan;
  if (!isTied(settings)) return 'The plan has no location yet. Add its parcel first.';
  registerLateKinds();
  const around = grow(siteBox(editor.plan), drawnWithin);
  const objects = zones.flatMap((zone) =>
    bordersOf(zone, around, settings).flatMap(({ points, closed }): PlanObject[] => {
      const [first, second] = points;
      const vertices = simplified(points, maxEdges);
      const blank = first && second && editor.scene.create(kinds[name], first, second);
      if (!blank) return [];
      const facts = factsOf(zone, name, `${layer}, ${day}`, buffer);
      return [
        fromFile({ fileName: `${layer}, ${day}`, accuracy }, {
          ...blank,
          vertices,
          closed,
          ...facts,
        } as PlanObject),
      ];
    }),
  );
  if (objects.length === 0)
    return `Its border is more than ${drawnWithin} feet from the lot: the lot lies inside it.`;
  if (!editor.edit(addedInOrder(editor, objects), 'Draw the line'))
    return "The line wasn't drawn, because its layer is hidden or locked. Show and unlock the layer, then try again.";
  editor.hand.pick('select');
  editor.select(selectObjects(objects.map(({ id }) => id)));
  return undefined;
}

/** Feet: a base flood elevation at or below this stands for a missing one. */
const noElevation = -300;
/** Characters: zones have short names, such as AE, but a county's field may have any text. */
const maxZoneName = 60;
const kinds = { floodZone: 'floodLine', wetland: 'wetlandEdge', shoreline: 'highWater' } as const;

function factsOf({ values }: Zone, name: ZoneName, from: string, buffer: number): object {
  if (name !== 'floodZone') return { buffer, basis: `${from}, not delineated`, status: 'existing' };
  const base = values.find((value) => value.name === 'baseFlood' && !value.problem)?.number ?? 0;
  // Databases have -9999 and the like where the map gives no base flood elevation.
  return {
    limit: 'zone',
    zone: textOf(values, 'floodZone').slice(0, maxZoneName),
    elevation: base > noElevation ? base : 0,
    map: from,
  };
}

function bordersOf(
  { feature }: Zone,
  around: Box,
  settings: Parameters<typeof shapesIn>[2],
): readonly { readonly points: readonly Point[]; readonly closed: boolean }[] {
  return shapesIn([feature], around, settings)
    .flatMap(({ parts }) => parts.flatMap(({ outline, holes }) => [outline, ...holes]))
    .flatMap((ring) => linesWithin(distinctCorners(ring), feature.geometry === 'polygon', around));
}
