// Hostile plans that are slow because of how their objects are combined: rows and stacks of objects on a lot, many ties to
// one complex outline, permit rules, sheets, and drawings with many lines.
import { statuses } from '@homeplot/plan/kind';
import { findKind } from '@homeplot/plan/kinds';
import { itemIds, separationNames, setbackRoles } from '@homeplot/plan/pack';
import { planLimits } from '@homeplot/plan/planLimits';
import { sheetLimits, tableContents } from '@homeplot/plan/sheet';
import { type FileObject, type HostilePlan, ordinaryObject } from './hostileObjects.ts';
import { outlines } from './outlines.ts';

const { listEntries } = planLimits;
const made = <T>(count: number, one: (i: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, i) => one(i));

/** An ordinary object of a kind with some fields of its own. */
function some(type: string, fields: FileObject): FileObject {
  const kind = findKind(type);
  if (!kind) throw new Error(`There is no kind "${type}".`);
  return { ...ordinaryObject(kind), ...fields };
}

/** A lot in the shape of an outline, with the most corners. */
const lotOf = (outline: string): FileObject =>
  some('lot', { id: 'lot', vertices: outlines[outline]?.(listEntries), edges: undefined });
/** Corners of a polygon around a point. */
const around = (x: number, y: number, radius: number, count: number) =>
  made(count, (i) => ({
    x: x + radius * Math.cos((i * 2 * Math.PI) / count),
    y: y + radius * Math.sin((i * 2 * Math.PI) / count),
  }));
/** Rows of a hundred places. */
const inRows = (i: number, width: number, height: number) => ({
  x: (i % 100) * width,
  y: Math.floor(i / 100) * height,
});
/** Shares of a size on each side of a place, for objects that almost cover each other. */
const nearly = (i: number) => ({ x: 300 + (i % 7) * 0.01, y: 300 + (i % 11) * 0.01 });
const roundLot = some('lot', { id: 'lot', vertices: around(300, 300, 280, listEntries), edges: undefined });

/** Permit rules that ask for everything, at the greatest distances. */
const strictestPack = {
  id: 'strict',
  name: 'C'.repeat(200),
  country: 'US',
  date: '2026-01-01',
  setbacks: Object.fromEntries(setbackRoles.map((role) => [role, 5000])),
  accessory: Object.fromEntries(setbackRoles.map((role) => [role, 5000])),
  projections: { eave: 5000, deck: 5000 },
  separations: Object.fromEntries(separationNames.map((name) => [name, 5000])),
  limits: { buildingCoverage: 0, impervious: 0, openSpace: 1, height: 0, driveWidth: 0, sightTriangle: 5000 },
  items: itemIds.map((id) => ({ id, need: 'required', words: 'W'.repeat(200) })),
  sources: [],
};

const block = (type: string, i: number, fields: FileObject): FileObject => ({
  type,
  id: `${type} ${i}`,
  ...fields,
});
/** As many sheets as a plan may have, each with the most blocks. */
const sheetsOf = (blockOf: (i: number) => FileObject): FileObject => ({
  sheets: made(sheetLimits.sheets, (i) => ({
    id: `sheet ${i}`,
    title: 'S'.repeat(sheetLimits.words),
    paper: 'ANSI E',
    orientation: 'landscape',
    style: 'color',
    blocks: made(sheetLimits.blocks, (n) => blockOf(n)),
  })),
});
/** Millimeters. */
const blockBox = (i: number) => ({ x: (i % 10) * 80, y: Math.floor(i / 10) * 80, width: 78, height: 78 });

const houses = (count: number): readonly FileObject[] =>
  made(count, (i) => some('house', { ...inRows(i, 5, 5), id: `house ${i}`, width: 4.9, height: 4.9 }));

function* ofSheets(): Generator<HostilePlan> {
  yield {
    name: 'sheets of thousands of viewports',
    objects: [lotOf('star'), ...houses(500)],
    settings: sheetsOf((i) =>
      block('viewport', i, {
        box: blockBox(i),
        crop: { minX: i, minY: i, maxX: i + 0.01, maxY: i + 100 },
        feetPerInch: 0.01,
      }),
    ),
  };
  yield {
    name: 'sheets of thousands of tables',
    objects: [lotOf('arcs'), ...houses(2000)],
    settings: sheetsOf((i) =>
      block('table', i, { box: blockBox(i), content: tableContents[i % tableContents.length] }),
    ),
  };
  yield {
    name: 'sheets of long notes',
    objects: [roundLot],
    settings: sheetsOf((i) => block('notes', i, { notes: made(4, () => 'W '.repeat(sheetLimits.note / 2)) })),
  };
}

function* ofTexts(): Generator<HostilePlan> {
  yield {
    name: 'leaders with long words at one point',
    objects: made(2000, (i) =>
      some('leader', {
        vertices: [nearly(i), { x: 320, y: 280 + (i % 9) }],
        text: 'W '.repeat(100),
        frame: 'circle',
      }),
    ),
  };
  yield {
    name: 'notes of a hundred thousand letters',
    objects: made(50, (i) => some('text', { ...nearly(i), text: 'Wide '.repeat(400) })),
  };
  yield {
    name: 'labels of objects with long names',
    objects: made(1000, (i) => [
      some('patio', {
        id: `patio ${i}`,
        name: 'N'.repeat(200),
        vertices: around(300, 300, 50 + i / 100, 12),
      }),
      { type: 'areaLabel', x: 1, y: 1, of: `patio ${i}`, area: 1, perimeter: 1, shows: ['name', 'area'] },
    ]).flat(),
  };
  yield {
    name: 'dimensions at one place',
    objects: made(5000, (i) =>
      some('dimension', { points: [nearly(i), { x: 400, y: 300 + (i % 13) }], row: 1 + (i % 6) }),
    ),
  };
  yield {
    name: 'chains of dimensions between buildings',
    objects: [
      ...houses(1000),
      ...made(999, (i) => ({
        type: 'dimension',
        form: 'aligned',
        points: [i, i + 1].map((house) => ({ x: 1, y: 1, object: `house ${house}`, anchor: 'v1' })),
        offset: 1,
      })),
    ],
  };
  yield {
    name: 'levels at one place',
    objects: made(5000, (i) => some('spotElevation', { ...nearly(i), elevation: i % 9999 })),
  };
}

function* ofLots(): Generator<HostilePlan> {
  const setback = (i: number) => ({
    ...some('setback', { of: 'lot', distances: [{ edges: '1', distance: 1 + i / 10 }] }),
    vertices: outlines['arcs']?.(listEntries),
  });
  yield { name: 'setback lines of a lot with arcs', objects: [lotOf('arcs'), ...made(20, setback)] };
  yield { name: 'setback lines of a round lot', objects: [roundLot, ...made(20, setback)] };
  yield {
    name: 'buildings on a round lot',
    objects: [
      roundLot,
      ...made(200, (i) =>
        some('house', { x: 200 + (i % 20) * 8, y: 200 + Math.floor(i / 20) * 8, width: 7, height: 7 }),
      ),
    ],
    settings: { pack: strictestPack },
  };
  yield {
    name: 'a county of parcels',
    objects: made(5000, (i) =>
      some('lot', {
        id: `parcel ${i}`,
        edges: undefined,
        vertices: around(inRows(i, 40, 40).x, inRows(i, 40, 40).y, 20, 24),
      }),
    ),
    settings: { pack: strictestPack },
  };
  yield {
    name: 'streets around a round lot',
    objects: [
      roundLot,
      ...made(1000, (i) => {
        const [start, end] = [i, i + 1].map((k) => ({
          x: 300 + 300 * Math.cos((k * 2 * Math.PI) / 1000),
          y: 300 + 300 * Math.sin((k * 2 * Math.PI) / 1000),
        }));
        return some('road', {
          startX: start?.x,
          startY: start?.y,
          endX: end?.x,
          endY: end?.y,
          name: `${i} Street`,
        });
      }),
    ],
    settings: { pack: strictestPack },
  };
  yield {
    name: 'easements across a round lot',
    objects: [
      roundLot,
      ...made(200, (i) =>
        some('easement', { vertices: outlines['zigzag']?.(100), closed: false, width: 1 + i / 10 }),
      ),
      ...houses(500),
    ],
    settings: { pack: strictestPack },
  };
}

function* ofSites(): Generator<HostilePlan> {
  yield {
    name: 'permit rules and buildings, wells and tanks in one place',
    objects: made(1500, (i) =>
      some(['house', 'well', 'septicTank', 'septicField', 'pool'][i % 5] ?? 'house', {
        ...nearly(i),
        id: `one ${i}`,
      }),
    ),
    settings: { pack: strictestPack },
  };
  yield {
    name: 'buildings of every status over each other',
    objects: made(1500, (i) =>
      some('building', {
        vertices: around(nearly(i).x, nearly(i).y, 60, 40),
        status: statuses[i % statuses.length],
      }),
    ),
  };
  yield {
    name: 'rows of parking spaces',
    objects: [
      roundLot,
      ...made(5000, (i) => some('parkingSpace', { ...inRows(i, 18, 36), width: 18, height: 36 })),
    ],
    settings: { pack: strictestPack },
  };
  yield {
    name: 'drainage arrows with long slopes',
    objects: made(200, (i) =>
      some('drainageArrow', {
        vertices: made(listEntries, (n) => ({ x: (n * 7) % 601, y: (n * 11 + i) % 599 })),
        slope: 'W'.repeat(200),
      }),
    ),
  };
  yield {
    name: 'contours that wind up',
    objects: made(100, (i) =>
      some('contour', { vertices: outlines['spiral']?.(listEntries), closed: false, elevation: i }),
    ),
  };
  yield {
    name: 'underlays of odd sizes',
    objects: made(500, (i) =>
      some('underlay', {
        x: 300 - i,
        y: 300,
        width: i % 2 === 0 ? 0.01 : 1e6,
        height: i % 2 === 0 ? 1e6 : 0.01,
        rotation: i,
        crop: { left: 0.5, right: 0.500001, top: 0, bottom: 1 },
        corners: [0, 1, 0, 1].map((share, n) => ({ x: share, y: n / 1e6 })),
      }),
    ),
  };
  yield {
    name: 'dashed line work',
    objects: made(20_000, (i) =>
      some('lineWork', {
        vertices: [
          { x: -1e5, y: i / 100 },
          { x: 1e5, y: (i * 7) % 600 },
        ],
        line: 'dotted',
      }),
    ),
  };
}

export const sitePlans = (): readonly HostilePlan[] => [
  ...ofSheets(),
  ...ofTexts(),
  ...ofLots(),
  ...ofSites(),
];
