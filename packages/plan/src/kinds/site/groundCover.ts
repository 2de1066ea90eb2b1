// Surfaces: patio, deck, lawn, bed and gravel. Each is a closed shape with its own pale color and hatch.
import { postsAlong } from '../../geometry/along.ts';
import { inset } from '../../geometry/band.ts';
import type { Style } from '../../geometry/pen.ts';
import type { Point } from '../../geometry/point.ts';
import { paint, weights } from '../../lettering/ink.ts';
import { structureName, structureReach } from '../../shapes/buildingName.ts';
import { drawHatch, scatteredOver } from '../../shapes/hatching.ts';
import { layers, linesOf, open } from '../../shapes/layers.ts';
import { fillOf, materialChoice, drawMaterial } from './materials.ts';
import { choice, direction, length, paintOf } from '../../objects/properties.ts';
import { areaKind } from '../../traced/tracedKind.ts';

const paved = linesOf(layers.paving);
const built = linesOf(layers.buildings);
const planted = linesOf(layers.landscape);

export const patio = areaKind({
  type: 'patio',
  title: 'Patio',
  layer: layers.paving,
  stands: true,
  properties: { material: materialChoice('pavers'), courses: direction('Direction of courses (degrees)') },
  draw(object, pen) {
    pen.path(object, { layer: layers.paving, fill: fillOf(object.material) });
    drawMaterial(object, pen, object.material, object.courses);
    pen.path(object, paved.object);
  },
  labels: {
    list: (object, lettering) =>
      structureName(object, { title: 'Patio', fill: fillOf(object.material) }, lettering),
    reach: (object) => structureReach(object, 'Patio'),
  },
});

/** The width in feet of a board with its gap, six inches. */
const board = 0.5;
/** Half the width in feet of a railing post, which is four inches wide. */
const railPost = 1 / 6;
/** Feet between the posts of a railing. */
const postSpacing = 6;
/** Feet of the smallest visible detail above which no railing is drawn. */
const railDetail = 0.1;

export const deck = areaKind({
  type: 'deck',
  title: 'Deck',
  layer: layers.buildings,
  stands: true,
  isBuilding: true,
  properties: {
    tall: length('Height above ground (feet)', 2, { max: 100 }),
    boards: direction('Direction of boards (degrees)'),
    railing: choice('Railing', { none: 'None', all: 'All round' }, 'none'),
    color: paintOf('#e8d3b0'),
  },
  draw(object, pen) {
    pen.path(object, { ...built.object, fill: paint(object.color) });
    drawHatch(object, pen, board, object.boards, {
      layer: layers.buildings,
      stroke: '#a98a5c',
      weight: weights.label,
    });
    const rail =
      object.railing === 'all' && pen.resolution < railDetail ? inset(object, railPost) : undefined;
    if (!rail) return;
    pen.path(rail, built.fine);
    for (const { at } of postsAlong(rail, postSpacing, pen.view)) pen.circle(at, railPost, built.solid);
  },
  labels: {
    list: (object, lettering) =>
      structureName(object, { title: 'Deck', fill: paint(object.color) }, lettering),
    reach: (object) => structureReach(object, 'Deck'),
  },
});

const grass: Style = { layer: layers.landscape, stroke: '#6f9e5c', weight: weights.label };
/** Height and width of a tuft of grass, in feet. */
const tuft = { tall: 0.7, wide: 0.35 };
/** Feet between tufts, about. */
const tuftSpacing = 4;

const blades = ({ x, y }: Point) =>
  open(
    { x: x - tuft.wide, y: y - tuft.tall / 2 },
    { x, y: y + tuft.tall / 2 },
    { x, y: y - tuft.tall / 2 },
    { x, y: y + tuft.tall / 2 },
    { x: x + tuft.wide, y: y - tuft.tall / 2 },
  );

export const lawn = areaKind({
  type: 'lawn',
  title: 'Lawn',
  layer: layers.landscape,
  stands: true,
  properties: { color: paintOf('#e3f1da') },
  draw(object, pen) {
    pen.path(object, { ...planted.detail, fill: paint(object.color) });
    for (const at of scatteredOver(object, pen, tuftSpacing, tuft.tall)) pen.path(blades(at), grass);
  },
});

/** Feet between plants of a bed, about, and their radius. */
const plantSpacing = 2.5;
const plantRadius = 0.75;
const leaf: Style = { layer: layers.landscape, stroke: '#4d7c46', weight: weights.label };

export const bed = areaKind({
  type: 'bed',
  title: 'Planting bed',
  layer: layers.landscape,
  stands: true,
  properties: { color: paintOf('#e9e2cf') },
  draw(object, pen) {
    pen.path(object, { ...planted.object, fill: paint(object.color) });
    for (const at of scatteredOver(object, pen, plantSpacing, plantRadius + 0.05)) {
      pen.circle(at, plantRadius, leaf);
      pen.circle(at, 0.12, { layer: layers.landscape, fill: '#4d7c46' });
    }
  },
});

export const gravel = areaKind({
  type: 'gravel',
  title: 'Gravel',
  layer: layers.paving,
  stands: true,
  properties: { depth: length('Depth (feet)', 0.25, { max: 10 }), color: paintOf('#ece6d8') },
  draw(object, pen) {
    pen.path(object, { ...paved.detail, fill: paint(object.color) });
    drawMaterial(object, pen, 'gravel', 0);
  },
});
