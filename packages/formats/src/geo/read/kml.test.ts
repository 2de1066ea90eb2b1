// Coordinates of KML files that were edited by hand, or written by programs of other languages.
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readParcelFile } from './readParcelFile.ts';

const read = (body: string) =>
  readParcelFile(strToU8(`<kml><Placemark><name>Lot</name>${body}</Placemark></kml>`), 'lot.kml');
const polygon = (coordinates: string) =>
  read(
    `<Polygon><outerBoundaryIs><LinearRing><coordinates>${coordinates}</coordinates></LinearRing></outerBoundaryIs></Polygon>`,
  );
const outline = [
  [-88.1, 41.9],
  [-88.0995, 41.9],
  [-88.0995, 41.9004],
  [-88.1, 41.9004],
];
const places = [...outline, outline[0] ?? []];
const written = (comma: string, height: string) =>
  places.map(([x = 0, y = 0]) => `${x}${comma}${y}${height}`).join(' ');

describe('coordinates of KML', () => {
  it.each([
    ['no blanks', written(',', ',0')],
    ['blanks after commas', written(', ', ', 0')],
    ['blanks and no heights', written(', ', '')],
    ['blanks on both sides of commas', written(' , ', ' , 0')],
    ['line ends after commas', written(',\n', ',\n0')],
    ['commas at their ends', written(',', ',')],
    ['semicolons and decimal commas', written(';', ';0').replaceAll('.', ',')],
  ])('with %s are read as longitude, latitude and height', async (_, coordinates) => {
    expect(await polygon(coordinates)).toMatchObject({
      ok: true,
      notes: [],
      features: [{ geometry: 'polygon', rings: [[outline]] }],
    });
  });

  it.each([
    written(',', ',0').replaceAll('.', ','),
    written(', ', ', 0').replaceAll('.', ','),
    written(' ', '').replaceAll('.', ','),
    places.map(([x = 0, y = 0]) => `${x.toFixed(6)} ${y.toFixed(6)}`.replaceAll('.', ',')).join('\n'),
  ])('with decimal commas are refused, and these are named: %s', async (coordinates) => {
    const { problem } = { problem: '', ...(await polygon(coordinates)) };
    expect(problem).toContain('decimal commas');
  });

  it('without commas are refused with what is expected', async () => {
    const { problem } = { problem: '', ...(await polygon(written(' ', ''))) };
    expect(problem).toContain("aren't longitude and latitude with a comma between");
  });

  it.each([undefined, 'EPSG:3435'])(
    'that are no degrees are refused, and no projection is asked (%s)',
    async (crs) => {
      const ring = '1047772.2,1906236.3 1047872.2,1906236.3 1047872.2,1906336.3 1047772.2,1906236.3';
      const file = `<kml><Placemark><Point><coordinates>${ring}</coordinates></Point></Placemark></kml>`;
      const reading = await readParcelFile(strToU8(file), 'lot.kml', crs === undefined ? {} : { crs });
      expect(reading).toEqual({
        ok: false,
        problem:
          "The coordinates, such as 1047772.2, 1906236.3, aren't degrees, and KML always has degrees of longitude and " +
          'latitude (WGS84). Export the file again in WGS84, or as a Shapefile with its .prj.',
      });
    },
  );
});

describe('a path', () => {
  it('that ends where it begins is an outline', async () => {
    expect(
      await read(`<LineString><coordinates>${written(',', ',0')}</coordinates></LineString>`),
    ).toMatchObject({
      features: [{ geometry: 'polygon', rings: [[outline]] }],
      notes: ['Closed lines taken as outlines: 1.'],
    });
  });
  it('that is a ring without a polygon is an outline', async () => {
    expect(
      await read(`<LinearRing><coordinates>${written(',', ',0')}</coordinates></LinearRing>`),
    ).toMatchObject({
      features: [{ geometry: 'polygon', rings: [[outline]] }],
    });
  });
  it('that stays open is a line', async () => {
    const open = written(',', '').split(' ').slice(0, 3).join(' ');
    expect(await read(`<LineString><coordinates>${open}</coordinates></LineString>`)).toMatchObject({
      features: [{ geometry: 'line' }],
    });
  });
});

describe('rings of a polygon', () => {
  const square = (x: number, y: number, size: number) => [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
    [x, y],
  ];
  const partsOf = async (coordinates: number[][][]) => {
    const reading = await readParcelFile(
      strToU8(JSON.stringify({ type: 'Polygon', coordinates })),
      'lot.json',
    );
    if (reading.ok !== true) throw new Error(JSON.stringify(reading));
    return {
      notes: reading.notes,
      parts: reading.features[0]?.rings.map((rings) => rings.map(([first]) => first?.[0])),
    };
  };
  const said = ['1 polygon had an outline marked as a hole. It was read as an outline.'];

  it('are an outline and its holes', async () => {
    expect(await partsOf([square(0, 0, 10), square(2, 2, 1), square(5, 5, 2)])).toEqual({
      notes: [],
      parts: [[0, 5, 2]],
    });
  });
  it('that have the hole first are turned around, and it is said', async () => {
    expect(await partsOf([square(2, 2, 1), square(0, 0, 10)])).toEqual({ notes: said, parts: [[0, 2]] });
  });
  it('that are side by side are two outlines, and it is said', async () => {
    expect(await partsOf([square(0, 0, 10), square(10, 0, 5)])).toEqual({ notes: said, parts: [[0], [10]] });
  });
});
