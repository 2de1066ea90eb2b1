// Lines of the ground: breaklines, along which its slope changes, and berms.
import { layers } from '../../shapes/layers.ts';
import { choice, knownElevation, length, listed } from '../../objects/properties.ts';
import { numberOf } from './elevation.ts';
import { letteredLine } from './marked.ts';

const layer = layers.landscape;
const stroke = '#8a5a2b';

/** The letters along each type of line, by its name in files. */
const letters: Readonly<Record<string, string>> = {
  curb: 'TC',
  pavement: 'EP',
  ridge: 'RIDGE',
  flow: 'FL',
  top: 'TOP',
  toe: 'TOE',
  other: 'GB',
};

const lines = {
  curb: 'Curb',
  pavement: 'Edge of pavement',
  ridge: 'Ridge',
  flow: 'Flow line',
  top: 'Top of slope',
  toe: 'Toe of slope',
  other: 'Grade break',
};

const elevationHint = 'Leave both empty to join spots';

export const breakline = letteredLine({
  type: 'breakline',
  title: 'Breakline',
  layer,
  stroke,
  dash: [6, 1.5, 1, 1.5],
  letters: ({ line }) => [letters[line] ?? ''],
  properties: {
    line: listed(choice('Line', lines, 'other')),
    start: knownElevation('At the start', elevationHint),
    end: knownElevation('At the end'),
  },
  ground: (path) => [{ shape: 'line', path, start: numberOf(path.start), end: numberOf(path.end) }],
});

export const berm = letteredLine({
  type: 'berm',
  title: 'Berm',
  layer,
  stands: true,
  stroke,
  letters: 'BERM',
  properties: {
    tall: length('Height (feet)', 0, { max: 50, hint: "0 if you don't know it" }),
    width: length('Width (feet)', 6, { min: 1, max: 200 }),
  },
  ground: (path) =>
    path.tall === 0 ? [] : [{ shape: 'channel', path, width: path.width, above: path.tall }],
});
