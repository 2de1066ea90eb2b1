// Lines of water and of the ground near it: floods, high water, banks and wetlands, each with the buffer that is kept from it.
import { formatLength } from '../../measure/units.ts';
import { type BufferSide, bufferOf, bufferSides, maxBufferedEdges } from '../../geometry/buffer.ts';
import type { Path, Pen, Vertex } from '../../geometry/pen.ts';
import { weights } from '../../lettering/ink.ts';
import { drawHatch } from '../../shapes/hatching.ts';
import { layers, linesOf } from '../../shapes/layers.ts';
import type { Kind } from '../../objects/kind.ts';
import { choice, count, length, listed, words } from '../../objects/properties.ts';
import type { Traced } from '../../traced/tracedKind.ts';
import { formatContour } from './elevation.ts';
import { clearLetters, drawLettered } from './lineType.ts';
import { letteredLine, namedArea, factText } from './marked.ts';

const layer = layers.landscape;
const lines = linesOf(layer);
const blue = '#1d4ed8';

interface Buffered extends Traced {
  /** Feet to keep from it; 0 for no buffer. */
  readonly buffer: number;
  readonly bufferSide: BufferSide;
}

/** Left and right as seen from the first point of the line toward the last. */
const sideLabels: Readonly<Record<BufferSide, string>> = {
  left: 'Left of the line',
  right: 'Right of the line',
  both: 'On both sides',
};

/** Cached buffers by vertices, which are a new array after each change. Drawing needs them in every frame. */
const buffers = new WeakMap<readonly Vertex[], { readonly key: string; readonly paths: readonly Path[] }>();

function bufferPaths({ vertices, closed, buffer, bufferSide }: Buffered): readonly Path[] {
  const key = `${buffer} ${bufferSide} ${closed}`;
  const known = buffers.get(vertices);
  if (known?.key === key) return known.paths;
  const paths = bufferOf({ vertices, closed }, buffer, bufferSide);
  buffers.set(vertices, { key, paths });
  return paths;
}

function drawBuffer(object: Buffered, pen: Pen): void {
  const style = { layer, stroke: '#0f766e', weight: weights.detail, dash: [4, 1.5] };
  const content = `${formatLength(object.buffer, pen.units)} BUFFER`;
  for (const path of bufferPaths(object)) drawLettered(path, pen, content, style, clearLetters);
}

const bufferFaults = ({ buffer, vertices }: Buffered): readonly string[] =>
  buffer > 0 && vertices.length > maxBufferedEdges
    ? [
        `Its buffer isn't drawn: the line has ${vertices.length} points, and a buffer follows at most ${maxBufferedEdges}. Draw it with fewer.`,
      ]
    : [];

const bufferFields = {
  buffer: length('Buffer to keep (feet)', 0, { max: 5000, hint: 'Drawn if it is more than 0' }),
  bufferSide: choice(
    'Buffer is',
    Object.fromEntries(bufferSides.map((side) => [side, sideLabels[side]])) as Record<BufferSide, string>,
    'both',
  ),
};

const spaced = (...all: readonly string[]): string => all.filter(Boolean).join(' ');

/** A kind of line along water, with a buffer, an elevation and who determined it. */
const shoreLine = (type: string, title: string, letters: string, stroke: string): Kind => {
  const kind = letteredLine({
    type,
    title,
    layer,
    stroke,
    dash: [7, 1.5, 1, 1.5, 1, 1.5],
    letters: (object) => [
      spaced(letters, factText(object, 'elevation'), factText(object, 'basis')),
      spaced(letters, factText(object, 'elevation')),
      letters,
    ],
    properties: {
      ...bufferFields,
      elevation: words('Elevation and datum', '', 'Such as 643.2 NAVD88'),
      basis: words('Found by', '', 'Such as: delineated 6/2/2026'),
    },
    more: drawBuffer,
  });
  return { ...kind, faults: bufferFaults, legendSample: (object) => ({ ...object, buffer: 0 }) };
};

export const highWater = shoreLine('highWater', 'Ordinary high water line', 'OHW', blue);
export const topOfBank = shoreLine('topOfBank', 'Top of bank', 'TOB', '#7c5a2b');
export const wetlandEdge = shoreLine('wetlandEdge', 'Wetland edge', 'WETLAND', '#166534');
export const stream = shoreLine('stream', 'Stream', 'STREAM', '#0369a1');

const floodLetters = { zone: 'FLOOD ZONE', floodway: 'FLOODWAY', moderate: 'FLOOD ZONE X SHADED' } as const;

export const floodLine = letteredLine({
  type: 'floodLine',
  title: 'Flood line',
  layer,
  stroke: blue,
  dash: [10, 2],
  properties: {
    limit: listed(
      choice('Limit of', { zone: 'Flood zone', floodway: 'Floodway', moderate: 'Moderate hazard' }, 'zone'),
    ),
    zone: words('Zone', '', 'Such as AE, from the flood map'),
    elevation: count('Base flood elevation (feet)', 0, {
      min: -300,
      max: 30_000,
      hint: '0 if the flood map gives none',
    }),
    datum: words('Datum', '', 'Such as NAVD88'),
    map: words('Flood map and date', '', 'Such as 53071C0575D, 6/2/2021'),
  },
  letters({ limit, zone, elevation, datum }) {
    const name = limit === 'zone' ? zone.trim() : '';
    const base = elevation === 0 ? '' : `BFE ${formatContour(elevation, 'feet-inches')}`;
    return [
      spaced(floodLetters[limit], name, base, base && datum.trim()),
      spaced(name || floodLetters[limit], base),
      name || floodLetters[limit],
    ];
  },
});

export const steepSlope = namedArea({
  type: 'steepSlope',
  title: 'Steep slope',
  layer,
  properties: { slope: words('Slope', '', 'Such as 25% or more') },
  about: (object) => [factText(object, 'slope')],
  draw(object, pen) {
    pen.path(object, { ...lines.detail, dash: [3, 1.5] });
    // Lines every 4 feet at 45 degrees.
    drawHatch(object, pen, 4, 45, { layer, stroke: '#a16207', weight: weights.label });
  },
});

export const criticalArea = namedArea({
  type: 'criticalArea',
  title: 'Critical area',
  layer,
  properties: { of: words('Protected as', '', 'Such as habitat or aquifer recharge') },
  about: (object) => [factText(object, 'of')],
  draw(object, pen) {
    pen.path(object, { ...lines.detail, stroke: '#166534', dash: [6, 1.5, 1, 1.5] });
    // Lines every 6 feet at -30 degrees.
    drawHatch(object, pen, 6, -30, { layer, stroke: '#86a98a', weight: weights.label });
  },
});
