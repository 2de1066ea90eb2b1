// A utility line: a pipe or a cable of one service, with the service's letters on it, in the APWA colors with which
// utilities are marked on the ground.
import { weights } from '../../lettering/ink.ts';
import { formatLength } from '../../measure/units.ts';
import { layers } from '../../shapes/layers.ts';
import { drawLettered } from './lineType.ts';
import { choice, length, listed, words } from '../../objects/properties.ts';
import { pathKind } from '../../traced/tracedKind.ts';

const layer = layers.utilities;
/** The dashes of underground lines, in millimeters on paper. */
const buriedDash = [6, 1.5];

const services = {
  water: { label: 'Water', letters: 'W', stroke: '#1d4ed8' },
  sewer: { label: 'Sanitary sewer', letters: 'S', stroke: '#15803d' },
  gas: { label: 'Gas', letters: 'G', stroke: '#a16207' },
  electric: { label: 'Electric', letters: 'E', stroke: '#b91c1c', canHang: true },
  telecom: { label: 'Telecom', letters: 'T', stroke: '#c2410c', canHang: true },
  storm: { label: 'Storm drain', letters: 'SD', stroke: '#0f766e' },
} as const;

type Service = keyof typeof services;

/** The letters are drawn above everything else: on paper without color, only they distinguish pipes and cables. */
const stratum = 'notes';

const labels = Object.fromEntries(
  Object.entries(services).map(([name, { label }]) => [name, label]),
) as Record<Service, string>;

export const utility = pathKind({
  type: 'utility',
  title: 'Utility line',
  layer,
  stands: true,
  properties: {
    service: listed(choice<Service>('Service', labels, 'water')),
    run: {
      ...listed(choice('Run', { underground: 'Underground', overhead: 'Overhead' }, 'underground')),
      // Pipes are always underground.
      suits: ({ service }) => 'canHang' in services[service as Service],
    },
    pipe: words('Size and material', '', 'Such as 4" PVC'),
    clearance: {
      ...length('Lowest height above ground (feet)', 0, { max: 500, silent: true }),
      suits: ({ run }) => run === 'overhead',
    },
  },
  draw(object, pen) {
    const { letters, stroke } = services[object.service];
    const line = { layer, stroke, weight: weights.object };
    const height = object.clearance > 0 ? ` ${formatLength(object.clearance, pen.units)}` : '';
    if (object.run === 'overhead') drawLettered(object, pen, `OH${letters}${height}`, line, { stratum });
    else drawLettered(object, pen, letters, { ...line, dash: buriedDash }, { stratum });
  },
});
