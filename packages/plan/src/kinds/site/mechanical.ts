// More equipment than in equipment.ts: heat pump, pool equipment, charger, battery, solar array, outlet, irrigation, and wells
// and pipelines of oil and gas.
import { box, layers, linesOf, open } from '../../shapes/layers.ts';
import { choice, count, guessed, listed, words } from '../../objects/properties.ts';
import { letteredBox, letteredLine, letteredStamp, namedBox, factText } from './marked.ts';

const layer = layers.utilities;
const lines = linesOf(layer);

export const heatPump = letteredBox({
  type: 'heatPump',
  title: 'Heat pump',
  layer,
  stands: true,
  keepsSetback: true,
  letters: 'HP',
  size: { width: 3, height: 1.5 },
  properties: { tons: count('Capacity (tons)', 0, { max: 1000, hint: "0 if you don't know it" }) },
});

export const poolEquipment = letteredBox({
  type: 'poolEquipment',
  title: 'Pool equipment',
  layer,
  stands: true,
  keepsSetback: true,
  letters: 'PE',
  size: { width: 6, height: 3 },
  properties: { of: words('Of', '', 'Such as pump, filter and heater') },
  about: (object) => [factText(object, 'of')],
});

export const evCharger = letteredBox({
  type: 'evCharger',
  title: 'EV charger',
  layer,
  stands: true,
  letters: 'EV',
  size: { width: 1.5, height: 1 },
  properties: {
    level: guessed(listed(choice('Level', { two: 'Level 2', one: 'Level 1', fast: 'DC fast' }, 'two'))),
  },
});

export const battery = letteredBox({
  type: 'battery',
  title: 'Battery storage',
  layer,
  stands: true,
  keepsSetback: true,
  letters: 'ESS',
  size: { width: 4, height: 1 },
  properties: { capacity: count('Capacity (kWh)', 0, { max: 100_000, hint: "0 if you don't know it" }) },
  about: (object) => [object.capacity > 0 ? `${object.capacity} kWh` : ''],
});

/** Feet: a typical panel, upright. */
const panel = { width: 3.4, height: 5.6 };
/** Panels that are drawn in a row or a column. */
const maxPanels = 60;

export const solarArray = namedBox({
  type: 'solarArray',
  title: 'Solar array',
  layer,
  stands: true,
  keepsSetback: true,
  // Six panels by two.
  size: { width: 20.4, height: 11.2 },
  properties: {
    mount: guessed(listed(choice('Mounted on', { roof: 'Roof', ground: 'Ground' }, 'roof'))),
    kilowatts: count('Output (kW)', 0, { max: 100_000, hint: "0 if you don't know it" }),
  },
  about: ({ kilowatts }) => [kilowatts > 0 ? `${kilowatts} kW` : ''],
  draw({ width, height }, pen) {
    pen.path(box(width, height), { ...lines.object, fill: '#dbe7f3' });
    if (panel.width < pen.resolution * 6) return;
    const cuts = (size: number, each: number): readonly number[] => {
      const parts = Math.min(maxPanels, Math.max(1, Math.round(size / each)));
      return Array.from({ length: parts - 1 }, (_, i) => -size / 2 + (size * (i + 1)) / parts);
    };
    for (const x of cuts(width, panel.width))
      pen.path(open({ x, y: -height / 2 }, { x, y: height / 2 }), lines.fine);
    for (const y of cuts(height, panel.height))
      pen.path(open({ x: -width / 2, y }, { x: width / 2, y }), lines.fine);
  },
});

export const receptacle = letteredStamp({
  type: 'receptacle',
  title: 'Electrical outlet',
  layer,
  stands: true,
  letters: 'R',
  size: 2,
  properties: { is: words('Kind', '', 'Such as GFCI, 120 V') },
  about: (object) => factText(object, 'is'),
});

export const irrigation = letteredLine({
  type: 'irrigation',
  title: 'Irrigation line',
  layer,
  stands: true,
  letters: 'IRR',
  stroke: '#7e22ce',
  dash: [6, 1.5],
  properties: { pipe: words('Size and material', '', 'Such as 1" PVC') },
});

export const pipeline = letteredLine({
  type: 'pipeline',
  title: 'Pipeline',
  layer,
  stands: true,
  letters: 'PIPELINE',
  stroke: '#a16207',
  dash: [10, 1.5],
  properties: { of: words('Carries', '', 'Such as crude oil'), owner: words('Operator') },
});

export const oilWell = letteredStamp({
  type: 'oilWell',
  title: 'Oil or gas well',
  layer,
  stands: true,
  letters: 'OG',
  size: 3,
  properties: {
    state: guessed(
      listed(choice('State', { active: 'Active', idle: 'Idle', abandoned: 'Abandoned' }, 'active')),
    ),
    number: words('Well number'),
  },
  about: (object) => factText(object, 'number'),
});
