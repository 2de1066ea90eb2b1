// A section of the ground along any line of a plan: the existing and the proposed ground, the floors of the buildings that the
// line crosses, and what else it crosses. Computed and never stored. In feet.
import { type Box, boxBetween, overlaps } from '../geometry/box.ts';
import { pathBox } from '../geometry/boundsPen.ts';
import { crossings } from '../geometry/crossings.ts';
import { lineAlong } from '../geometry/flatten.ts';
import { isInside } from '../geometry/hitPen.ts';
import { type Edge, edgesOf, perimeterOf, pointOnEdge } from '../geometry/outline.ts';
import type { Path } from '../geometry/pen.ts';
import { distance, type Point } from '../geometry/point.ts';
import { titleOf } from '../distances/titleOf.ts';
import { gradeRoleOf } from '../kinds/gradeRoles.ts';
import { kindOf } from '../kinds/index.ts';
import { permitRoleOf } from '../kinds/permitRoles.ts';
import { sectionLetter } from '../kinds/site/sectionLine.ts';
import type { PlanObject } from '../objects/kind.ts';
import { floorLevels, type Floors } from '../shapes/buildings.ts';
import type { PermitUse } from '../objects/permitRole.ts';
import { inOrder, type Plan } from '../plan/plan.ts';
import { profileAlong } from '../surface/profile.ts';
import type { Height } from '../surface/rise.ts';
import type { Surface } from '../surface/surface.ts';
import { carLength, driveLine, type DriveProfile, driveProfileOf } from './driveProfile.ts';
import { groundOf } from './ground.ts';

/** A floor of a building, where the line crosses it. */
export interface SectionFloor {
  readonly from: number;
  readonly to: number;
  /** FF, GF or LF, as on plans. */
  readonly letters: string;
  readonly elevation: number;
}

export interface Section {
  /** Feet along the line, which begins at 0. The section of a drive begins earlier, in the street. */
  readonly from: number;
  readonly to: number;
  /** One run for each part of the line along which the ground is known. */
  readonly existing: readonly (readonly Height[])[];
  readonly proposed: readonly (readonly Height[])[];
  readonly floors: readonly SectionFloor[];
  /** The lot lines, drives and the like that it crosses, in order. */
  readonly marks: readonly { readonly along: number; readonly words: string }[];
  readonly drive?: DriveProfile;
}

/** The uses whose outlines a section marks where it crosses them. */
const markedUses: ReadonlySet<PermitUse> = new Set([
  'lot',
  'street',
  'drive',
  'fence',
  'easement',
  'stormwater',
]);

/** Whether an object is a line along which a section can be drawn. */
export function hasSection(object: PlanObject): boolean {
  const { path, underlay } = kindOf(object);
  const outline = path?.outline(object);
  // A closed outline is still a line, and not an area, if its kind can also be open, like a fence.
  return Boolean(outline && !underlay && (!outline.closed || path?.editing?.withClosed !== undefined));
}

/** The lines of a plan that can be chosen: section lines first, then drives, then the others. */
export function profiledLines(plan: Plan): readonly PlanObject[] {
  const rank = (object: PlanObject): number =>
    sectionLetter(object) !== undefined ? 0 : permitRoleOf(object)?.use === 'drive' ? 1 : 2;
  return inOrder(plan)
    .filter((object) => hasSection(object) && (sectionLetter(object) !== undefined || kindOf(object).stands))
    .toSorted((a, b) => rank(a) - rank(b));
}

/** The section along an object; undefined if it isn't a line or no elevation along it is known. */
export function sectionOf(plan: Pick<Plan, 'objects' | 'settings'>, object: PlanObject): Section | undefined {
  const path = hasSection(object) ? kindOf(object).path?.outline(object) : undefined;
  if (!path) return undefined;
  const ground = groundOf(plan);
  const others = [...plan.objects.values()].filter(
    ({ id, status }) => id !== object.id && status !== 'removed',
  );
  const drive = driveProfileOf(object, ground, others);
  const line = drive ? driveLine(path, { beyond: drive.garage !== undefined }) : lineAlong(path);
  const from = drive ? -carLength : 0;
  const runs = (surface: Surface | undefined) => (surface ? runsOf(surface, line, from) : []);
  const pieces = piecesOf(line, from);
  const section: Section = {
    from,
    to: from + perimeterOf({ vertices: line, closed: false }),
    existing: isBuilt(object) ? withDrive(runs(ground.existing), drive) : runs(ground.existing),
    proposed: withDrive(runs(ground.proposed), drive),
    // A drive ends in the garage, so only that floor (GF) is shown.
    floors: others
      .flatMap((other) => floorsOn(pieces, other))
      .filter(({ letters }) => !drive || letters === 'GF'),
    marks: others.flatMap((other) => marksOn(pieces, other)).toSorted((a, b) => a.along - b.along),
    ...(drive ? { drive } : {}),
  };
  const isKnown = [section.existing, section.proposed, section.floors].some(({ length }) => length > 0);
  return isKnown && section.to - from > 1e-6 ? section : undefined;
}

/** Without a status, what is built counts as proposed. */
const isBuilt = ({ status }: PlanObject): boolean => status === 'existing' || status === 'removed';

/** The parts of a line along which a surface is known. */
function runsOf(surface: Surface, line: readonly Point[], from: number): readonly (readonly Height[])[] {
  const runs: Height[][] = [[]];
  for (const { along, elevation } of profileAlong(surface, line))
    if (elevation === undefined) runs.push([]);
    else runs.at(-1)?.push({ along: from + along, elevation });
  return runs.filter(({ length }) => length > 1);
}

/** The ground before a drive, then the heights of the drive itself instead of the ground, which at the house is its pad. */
function withDrive(runs: Section['existing'], drive: DriveProfile | undefined): Section['existing'] {
  if (!drive?.isTyped || runs.length === 0) return runs;
  const before = runs.map((run) => run.filter(({ along }) => along < 0)).filter(({ length }) => length > 1);
  return [...before, drive.heights];
}

/** A straight piece of the line. begins: feet along the line. */
interface Piece {
  readonly edge: Edge;
  readonly box: Box;
  readonly begins: number;
  readonly length: number;
}

function piecesOf(line: readonly Point[], from: number): readonly Piece[] {
  let begins = from;
  return edgesOf({ vertices: line, closed: false }).map((edge) => {
    const piece = {
      edge,
      box: boxBetween(edge.from, edge.to),
      begins,
      length: distance(edge.from, edge.to),
    };
    begins += piece.length;
    return piece;
  });
}

/** Where the line crosses an outline: feet along it, in order. */
function crossingsAlong(pieces: readonly Piece[], outline: Path): readonly number[] {
  const box = pathBox(outline);
  const near = pieces.filter((piece) => overlaps(box, piece.box));
  if (near.length === 0) return [];
  const edges = edgesOf(outline);
  return near
    .flatMap(({ edge, begins }) =>
      edges.flatMap((other) => crossings(edge, other)).map((at) => begins + distance(edge.from, at)),
    )
    .toSorted((a, b) => a - b)
    .filter((along, i, all) => i === 0 || along - (all[i - 1] ?? 0) > 1e-3);
}

function pointAlong(pieces: readonly Piece[], along: number): Point | undefined {
  const piece = pieces.find(({ begins, length }) => length > 0 && along <= begins + length);
  return piece && pointOnEdge(piece.edge, (along - piece.begins) / piece.length);
}

function floorsOn(pieces: readonly Piece[], object: PlanObject): readonly SectionFloor[] {
  const floors = gradeRoleOf(object)?.floors;
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (!floors || !first || !last) return [];
  const levels = floorLevels(object as Floors).map(([letters, elevation]) => ({ letters, elevation }));
  if (levels.length === 0) return [];
  const ends = [first.begins, ...crossingsAlong(pieces, floors.outline), last.begins + last.length];
  return ends.slice(1).flatMap((to, i) => {
    const from = ends[i] ?? to;
    const middle = pointAlong(pieces, (from + to) / 2);
    const isWithin = to - from > 1e-3 && middle && isInside(floors.outline, middle);
    return isWithin ? levels.map((level) => ({ from, to, ...level })) : [];
  });
}

function marksOn(pieces: readonly Piece[], object: PlanObject): Section['marks'] {
  const role = permitRoleOf(object);
  if (!role || !markedUses.has(role.use)) return [];
  const words = role.use === 'lot' ? 'Lot line' : titleOf(object);
  return crossingsAlong(pieces, role.ground(object)).map((along) => ({ along, words }));
}
