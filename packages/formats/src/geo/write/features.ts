// The objects of a georeferenced plan as features of a map: points, lines and areas in WGS84 degrees.
import { cadRoleOf } from '@homeplot/plan/cadRoles';
import { flatten } from '@homeplot/plan/flatten';
import { LocalProjection, type Tied } from '@homeplot/plan/ground';
import type { PlanObject, Status } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { layerOf, printedLayersOf } from '@homeplot/plan/layerTable';
import { perimeterOf, signedArea } from '@homeplot/plan/outline';
import type { Path } from '@homeplot/plan/pen';
import { permitRoleOf } from '@homeplot/plan/permitRoles';
import type { PermitUse } from '@homeplot/plan/permitRole';
import { inOrder, type Plan } from '@homeplot/plan/plan';
import type { Point } from '@homeplot/plan/point';
import { metersPerFoot } from '@homeplot/plan/units';

/** Degrees. */
export type Position = readonly [longitude: number, latitude: number];

export interface MapFeature {
  readonly id: string;
  readonly kind: string;
  readonly name?: string;
  /** The text of a note. */
  readonly text?: string;
  /** The county's number for a lot. */
  readonly parcelNumber?: string;
  readonly status?: Status;
  readonly layer: string;
  readonly areaSquareFeet?: number;
  readonly lengthFeet?: number;
  readonly geometry: 'point' | 'line' | 'area';
  /** A single position for a point. Those of an area are counterclockwise, with the first one repeated at the end. */
  readonly positions: readonly Position[];
}

export type TiedPlan = Plan & { readonly settings: Tied };

/** Feet by which chords may deviate from an arc: a millimeter. */
const sagitta = 0.001 / metersPerFoot;
const maxPieces = 4000;
/** Objects of these uses are lines even if they are closed. */
const lineUses: ReadonlySet<PermitUse> = new Set(['fence', 'utility', 'grade', 'setbackLine']);

/** Rounds degrees to a tenth of a millimeter on the ground. */
const degree = (value: number): number => Math.round(value * 1e9) / 1e9;
const thousandth = (value: number): number => Math.round(value * 1000) / 1000;

/** The features of what is printed, without annotations and pictures. */
export function mapFeatures(plan: TiedPlan): readonly MapFeature[] {
  const projection = new LocalProjection(plan.settings);
  const layers = printedLayersOf(plan.settings);
  const lots = [...plan.objects.values()].filter((object) => kindOf(object).path?.isProperty);
  const parcelNumberOf = (object: PlanObject): string | undefined =>
    // The parcel number of the plan is that of its lot, if there is only one.
    object.parcelNumber ?? (lots.length === 1 && object === lots[0] ? plan.settings.parcel : undefined);
  return layers.visible(inOrder(plan)).flatMap((object): readonly MapFeature[] => {
    const ground = groundOf(object);
    if (!ground) return [];
    const listedLayer = plan.settings.layers.find(({ id }) => id === layerOf(object));
    const { name, status } = object;
    const parcelNumber = parcelNumberOf(object);
    const text = kindOf(object).words?.read(object).words;
    return [
      {
        id: object.id,
        kind: kindOf(object).title,
        ...(name ? { name } : {}),
        ...(text ? { text } : {}),
        ...(parcelNumber ? { parcelNumber } : {}),
        ...(status ? { status } : {}),
        layer: listedLayer?.title ?? layerOf(object),
        ...measured(object, ground, projection),
      },
    ];
  });
}

/** The area or line of an object on the ground; undefined for annotations and pictures. */
function groundOf(object: PlanObject): Path | undefined {
  const kind = kindOf(object);
  const hasPicture = (kind.files?.(object).length ?? 0) > 0;
  if (kind.isAnnotation || kind.showsNorth || hasPicture) return undefined;
  const path = permitRoleOf(object)?.ground(object) ?? kind.path?.outline(object);
  const ground =
    path && path.vertices.length > 0 ? path : { vertices: [kind.position(object)], closed: false };
  return ground.vertices.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y)) ? ground : undefined;
}

function measured(object: PlanObject, ground: Path, projection: LocalProjection) {
  const place = (point: Point): Position => {
    const { latitude, longitude } = projection.toGround(point);
    return [degree(longitude), degree(latitude)];
  };
  const [first] = ground.vertices;
  if (ground.vertices.length === 1 && first) return { geometry: 'point' as const, positions: [place(first)] };
  const use = permitRoleOf(object)?.use;
  const isArea = ground.closed && !(use && lineUses.has(use)) && !cadRoleOf(object).isPlain;
  const points = flatten(ground, sagitta, maxPieces);
  // y points down in the plan and up on the map, so clockwise here is counterclockwise there.
  const turned = isArea && signedArea(ground) > 0 ? points.toReversed() : points;
  const [start] = turned;
  const positions = (ground.closed && start ? [...turned, start] : turned).map(place);
  return isArea
    ? { geometry: 'area' as const, positions, areaSquareFeet: thousandth(Math.abs(signedArea(ground))) }
    : { geometry: 'line' as const, positions, lengthFeet: thousandth(perimeterOf(ground)) };
}
