// The kinds of site objects, in the order of the library. A new one is its spec in a file here and its name in this list.
import type { Kind } from '../../objects/kind.ts';
import { bed, deck, gravel, lawn, patio } from './groundCover.ts';
import { building } from './building.ts';
import { contour } from './contour.ts';
import { easement } from './easement.ts';
import { acUnit, generator, hydrant, meter, pole, propaneTank } from './equipment.ts';
import { fence } from './fence.ts';
import { hedge } from './hedge.ts';
import { driveway, walk } from './paving.ts';
import { septicField, septicTank, well } from './septic.ts';
import { car, shed } from './structures.ts';
import { benchmark, northArrow, point, spotElevation, surveyPin } from './surveySymbols.ts';
import { utility } from './utility.ts';
import { wall } from './wall.ts';
import { retainingWall } from './retainingWall.ts';
import { pool, water } from './water.ts';

export const siteKinds: readonly Kind[] = [
  building,
  shed,
  deck,
  fence,
  wall,
  retainingWall,
  driveway,
  walk,
  patio,
  gravel,
  lawn,
  bed,
  hedge,
  pool,
  water,
  utility,
  well,
  septicTank,
  septicField,
  meter,
  hydrant,
  pole,
  acUnit,
  generator,
  propaneTank,
  easement,
  contour,
  spotElevation,
  surveyPin,
  point,
  benchmark,
  northArrow,
  car,
];
