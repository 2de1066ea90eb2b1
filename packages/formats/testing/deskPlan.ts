// For tests: a lot that has all that desks ask for, on sheets that have all blocks.
import type { Sheet, SheetBlock } from '@homeplot/plan/sheet';

/** Squares, of which two are a foot. */
const corners = (x: number, y: number, width: number, height: number) => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];
const line = (...points: readonly (readonly [number, number])[]) => points.map(([x, y]) => ({ x, y }));
const area = (type: string, x: number, y: number, width: number, height: number, more: object = {}) => ({
  id: type,
  type,
  vertices: corners(x, y, width, height),
  ...more,
});
const along = (type: string, vertices: readonly object[], more: object = {}) => ({
  id: type,
  type,
  vertices,
  ...more,
});
const at = (type: string, x: number, y: number, more: object = {}) => ({ id: type, type, x, y, ...more });
const existing = { status: 'existing' };
const proposed = { status: 'proposed' };

/** A lot of 250 by 350 ft with the street below it. */
export const deskObjects: readonly object[] = [
  {
    id: 'road',
    type: 'road',
    startX: -60,
    startY: 740,
    endX: 560,
    endY: 740,
    roadWidth: 40,
  },
  { id: 'note', type: 'text', text: 'OAK LANE', x: 80, y: 745, height: 6 },
  {
    ...area('lot', 0, 0, 500, 700),
    edges: ['rear', 'side', 'front', 'side'].map((name, i) => ({
      name,
      source: 'surveyed',
      recorded: { direction: [90, 180, 270, 0][i], length: [250, 350, 250, 350][i] },
    })),
  },
  along('easement', line([0, 690], [500, 690]), { width: 10, purpose: 'Right-of-way' }),
  along('driveway', line([300, 720], [300, 520]), { width: 24, apron: 10, ...existing }),
  along('walk', line([200, 520], [200, 560]), { width: 8, ...existing }),
  along('fence', line([20, 20], [20, 200]), { tall: 12, ...existing }),
  along('utility', line([150, 720], [150, 500]), { service: 'water' }),
  { ...along('utility', line([160, 720], [160, 500]), { service: 'sewer' }), id: 'sewer' },
  {
    ...along('utility', line([-40, 650], [540, 650]), {
      service: 'electric',
      run: 'overhead',
      clearance: 44,
    }),
    id: 'wire',
  },
  area('building', 140, 420, 100, 80, { use: 'Dwelling', tall: 40, spaces: 2, eave: 4, ...existing }),
  {
    ...area('building', 300, 420, 48, 48, { use: 'Garage', tall: 30, eave: 2, ...proposed }),
    id: 'garage',
  },
  at('septicTank', 100, 380, { width: 10, height: 17, gallons: 1000, ...existing }),
  at('septicField', 80, 300, { width: 40, height: 60, ...existing }),
  at('reserveField', 80, 220, { width: 40, height: 60 }),
  at('seepagePit', 80, 450, { diameter: 8, depth: 50, ...existing }),
  at('distributionBox', 90, 340, existing),
  at('testHole', 60, 260),
  at('well', 420, 120, existing),
  at('cistern', 440, 300, existing),
  at('meter', 150, 600, existing),
  at('pole', 30, 650, existing),
  at('hydrant', 20, 715, existing),
  at('manhole', 160, 716, existing),
  at('oilWell', 460, 200, existing),
  at('receptacle', 440, 220, existing),
  along('pipeline', line([480, 0], [480, 200]), existing),
  along('irrigation', line([400, 500], [470, 500]), existing),
  at('spotElevation', 40, 120, { level: 'EG', elevation: 204 }),
  { ...at('spotElevation', 180, 450, { level: 'FF', elevation: 206 }), id: 'floor' },
  at('benchmark', 490, 680, { elevation: 200 }),
  at('surveyPin', 0, 0),
  at('tree', 400, 400, { radius: 16, number: '1', species: 'Bur oak', caliper: 14, ...existing }),
  area('pool', 250, 240, 60, 30, { depth: 8, ...existing }),
  at('poolEquipment', 330, 250, { width: 12, height: 6, ...existing }),
  { ...at('acUnit', 260, 440, { width: 6, height: 6, ...proposed }) },
  at('evCharger', 345, 480, existing),
  at('solarArray', 190, 460, { width: 40, height: 20, ...existing }),
  at('accessibleStall', 330, 560, { width: 28, height: 36, ...existing }),
  along('accessibleRoute', line([330, 540], [240, 500])),
  at('bicycleRack', 380, 560, existing),
  at('trashEnclosure', 420, 560, existing),
  at('addressSign', 290, 700, existing),
  area('visibilitySplay', 280, 660, 60, 40),
  along('floodLine', line([-20, 60], [520, 40]), {
    limit: 'zone',
    zone: 'AE',
    elevation: 196,
    datum: 'NAVD88',
  }),
  along('wetlandEdge', line([-20, 20], [520, 15]), { buffer: 20, basis: 'Delineated 6/2/2026' }),
  area('steepSlope', 200, 90, 80, 40, { slope: '25%' }),
  along('siltFence', line([30, 140], [380, 140])),
  along('treeFence', line([380, 380], [420, 380], [420, 420], [380, 420]), { closed: true }),
  area('stagingArea', 380, 620, 60, 20),
  area('disturbance', 280, 400, 90, 90),
  at('downspout', 300, 468, existing),
  along('swale', line([480, 300], [480, 600]), { slope: '2%', ...existing }),
  along('culvert', line([280, 705], [320, 705]), { diameter: '18"', ...existing }),
  at('catchBasin', 240, 290, existing),
  area('lawn', 380, 450, 60, 40, existing),
  area('neighborBuilding', -120, 300, 60, 60),
  at('neighborTree', 560, 200, { radius: 20, number: '2', species: 'Red maple', caliper: 10 }),
  at('neighborWell', -160, 60),
];

export const deskFacts = {
  title: 'Garage',
  address: '12 Oak Lane',
  parcel: '45-1-0-12',
  project: {
    owner: 'Ann Owner',
    preparer: 'Ann Owner',
    legal: 'Lot 4, Plan 43M-1012',
    zoning: 'R-1',
    use: 'Dwelling',
    datum: 'NAVD88',
    license: '12345',
  },
};

const block = (type: string, more: object = {}): SheetBlock => ({ id: type, type, ...more });
const table = (content: string): SheetBlock => ({ ...block('table', { content }), id: content });

export const deskSheet: Sheet = {
  id: 'sheet',
  title: 'Site plan',
  paper: 'Arch D',
  orientation: 'landscape',
  style: 'color',
  blocks: [
    block('viewport', { feetPerInch: 20 }),
    block('titleBlock'),
    block('scaleBar'),
    block('legend'),
    block('vicinity'),
    block('stampSpace', { size: { width: 76.2, height: 76.2 } }),
    ...['coverage', 'setbacks', 'areas', 'trees', 'landscape', 'earthwork'].map(table),
  ],
};
