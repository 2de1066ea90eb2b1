// Erosion and sediment control: barriers along slopes, inlets and entrances, and the limits within which ground is disturbed.
// They exist only during the work, so they have no status.
import { drawHatch, scatteredOver } from '../../shapes/hatching.ts';
import { box, layers, linesOf, open } from '../../shapes/layers.ts';
import { choice, guessed, length, listed, words } from '../../objects/properties.ts';
import { weights } from '../../lettering/ink.ts';
import { clearLetters, drawLettered } from './lineType.ts';
import { letteredBox, letteredLine, namedArea, namedBox, factText } from './marked.ts';

const layer = layers.landscape;
const lines = linesOf(layer);
const stroke = '#9a3412';
const hatch = { layer, stroke, weight: weights.label };

export const siltFence = letteredLine({
  type: 'siltFence',
  title: 'Silt fence',
  layer,
  letters: 'SF',
  stroke,
  properties: { backing: words('Backing', '', 'Such as wire mesh') },
});

export const wattle = letteredLine({
  type: 'wattle',
  title: 'Wattle',
  layer,
  letters: 'FR',
  stroke,
  dash: [4, 1],
  properties: {
    filling: guessed(
      listed(choice('Kind', { fiber: 'Fiber roll', straw: 'Straw wattle', sock: 'Compost sock' }, 'fiber')),
    ),
  },
});

export const treeFence = letteredLine({
  type: 'treeFence',
  title: 'Tree protection fence',
  layer,
  letters: 'TPF',
  stroke: '#166534',
  properties: {
    material: words('Material', '', 'Such as chain link, 6 feet'),
    spacing: length('Post spacing (feet)', 10, { min: 1, max: 100 }),
  },
});

export const inletProtection = letteredBox({
  type: 'inletProtection',
  title: 'Inlet protection',
  layer,
  letters: 'IP',
  size: { width: 4, height: 4 },
});

export const stabilizedEntrance = namedBox({
  type: 'stabilizedEntrance',
  title: 'Stabilized construction entrance',
  layer,
  size: { width: 20, height: 50 },
  properties: { stone: words('Stone', '', 'Such as 2 to 4 in. over fabric') },
  about: (object) => [factText(object, 'stone')],
  draw({ width, height }, pen) {
    const path = box(width, height);
    pen.path(path, { ...lines.object, fill: '#ece6d8' });
    for (const at of scatteredOver(path, pen, 2.5, 0.6)) pen.circle(at, 0.5, lines.fine);
  },
});

export const stockpile = namedArea({
  type: 'stockpile',
  title: 'Stockpile',
  layer,
  properties: { of: words('Of', '', 'Such as topsoil') },
  about: (object) => [factText(object, 'of')],
  draw(object, pen) {
    pen.path(object, { ...lines.object, fill: '#efe3cf', dash: [3, 1.5] });
    drawHatch(object, pen, 2, 60, hatch);
  },
});

export const washout = namedBox({
  type: 'washout',
  title: 'Concrete washout',
  layer,
  size: { width: 10, height: 10 },
  draw({ width, height }, pen) {
    const [x, y] = [width / 2, height / 2];
    pen.path(box(width, height), { ...lines.object, fill: '#f3f4f6' });
    pen.path(open({ x: -x, y: -y }, { x, y }), lines.fine);
    pen.path(open({ x: -x, y }, { x, y: -y }), lines.fine);
  },
});

export const stagingArea = namedArea({
  type: 'stagingArea',
  title: 'Staging area',
  layer,
  draw(object, pen) {
    pen.path(object, { ...lines.detail, dash: [6, 2] });
    drawHatch(object, pen, 5, 30, { ...hatch, stroke: '#a8a29e' });
  },
});

export const disturbance = namedArea({
  type: 'disturbance',
  title: 'Limits of disturbance',
  layer,
  showsArea: true,
  draw(object, pen) {
    // Not filled, because almost everything that is built lies on this ground.
    pen.path(object, { layer });
    drawLettered(
      object,
      pen,
      'LOD',
      { layer, stroke, weight: weights.object, dash: [8, 1.5, 1, 1.5] },
      clearLetters,
    );
  },
});
