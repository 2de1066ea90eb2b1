// The path of water in a sentence: how far, how steep, and where it ends.
import { formatPercent, inMeters, isMetric, type Units } from '../measure/units.ts';
import type { SurfacePoint } from '../surface/surface.ts';
import {
  isToNeighbor,
  runOf,
  throughBuilding,
  type WaterEnd,
  type WaterSite,
  type WaterWay,
} from './water.ts';

/** Feet: water that runs no farther stays where it is. */
const minRun = 0.5;

/** `84 ft`. */
const sayRun = (feet: number, units: Units): string =>
  isMetric(units) ? `${inMeters(feet, 1)} m` : `${feet < 10 ? feet.toFixed(1) : Math.round(feet)} ft`;

function sayPart(points: readonly SurfacePoint[], units: Units): string {
  const { length, fall } = runOf(points);
  return `${sayRun(length, units)} at ${formatPercent(fall / length)}`;
}

/** Where the water ends up, as words to follow `to`. */
export function sayEnd(end: WaterEnd): string {
  switch (end.at) {
    case 'lot line':
      return `${end.line.words}, toward the ${isToNeighbor(end.line) ? 'neighbor' : 'street'}`;
    case 'drain':
      return end.drain.the;
    case 'building':
      return `${end.building.the}, where it stands at the wall`;
    case 'low point':
      return 'a low point, where it stands';
    case 'level':
      return 'level ground, where it stands';
    case 'unknown':
      return "where the ground isn't known anymore";
  }
}

/** `Runs 84 ft at 2.1% to the left edge, toward the neighbor.` */
export function sayWay(way: WaterWay, site: WaterSite, units: Units): string {
  const building = throughBuilding(way, site);
  const buildingNote = building
    ? ` It runs through ${building.the}, of which no floor is known: type the finished floor.`
    : '';
  return `${sayRuns(way, units)}${buildingNote}`;
}

function sayRuns({ points, end, swale }: WaterWay, units: Units): string {
  const { length } = runOf(points);
  if (length < minRun) return `Water goes no farther: it is at ${sayEnd(end)}.`;
  const [before, after] = swale ? [points.slice(0, swale.from + 1), points.slice(swale.from)] : [points, []];
  if (!swale || runOf(after).length < minRun) return `Runs ${sayPart(points, units)} to ${sayEnd(end)}.`;
  const along = `${sayPart(after, units)} along it to ${sayEnd(end)}`;
  return runOf(before).length < minRun
    ? `Runs ${sayPart(after, units)} along ${swale.subject.the} to ${sayEnd(end)}.`
    : `Runs ${sayPart(before, units)} to ${swale.subject.the}, then ${along}.`;
}
