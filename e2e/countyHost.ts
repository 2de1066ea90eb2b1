// A county's map server for the tests, which answers as ArcGIS servers do: three lots in a row, a house, a flood zone across
// the first lot. The fields are those of Walla Walla County, WA; the values are ours.
import { createServer, type Server } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const corner = { x: -118.343, y: 46.065 };
/** Degrees in a foot there. */
const foot = { x: 1 / 253_500, y: 1 / 364_700 };

/** Feet from the corner of the first lot. */
const rectangle = (x: number, y: number, width: number, height: number) => ({
  rings: [
    [
      [x, y],
      [x, y + height],
      [x + width, y + height],
      [x + width, y],
      [x, y],
    ].map(([east = 0, north = 0]) => [corner.x + east * foot.x, corner.y + north * foot.y]),
  ],
});

const lot = (number: number, setback: number | null) => ({
  attributes: {
    OBJECTID: number,
    geo_id: `36072157000${number}`,
    full_situs: `${100 + 2 * number} TEST ST`,
    py_owner_n: `EXAMPLE OWNER ${number}`,
    legal_desc: `LOT ${number}, BLOCK 2, EXAMPLE ADDITION`,
    ZONE_ABBREV: 'R-60',
    SETBACK_FRONT: setback === null ? null : String(setback),
    SETBACK_SIDE: '5',
    SETBACK_REAR: '20',
    SETBACK_NOTE: '<img src=x onerror=alert(1)>',
  },
  geometry: rectangle((number - 1) * 80, 0, 80, 120),
});

const layers: readonly (readonly { readonly attributes: object; readonly geometry: object }[])[] = [
  [lot(1, 25), lot(2, 2500), lot(3, null)],
  [{ attributes: { OBJECTID: 1 }, geometry: rectangle(20, 40, 40, 30) }],
  [{ attributes: { OBJECTID: 1, FLD_ZONE: 'AE', STATIC_BFE: 812.5 }, geometry: rectangle(-20, 90, 60, 200) }],
];

export class CountyHost {
  private readonly server: Server;
  private folder = '';

  private constructor(server: Server) {
    this.server = server;
  }

  static async start(): Promise<CountyHost> {
    const server = createServer((request, response) => {
      const url = new URL(request.url ?? '', 'http://localhost');
      const [, layer] =
        /^\/arcgis\/rest\/services\/County\/FeatureServer\/(\d)\/query$/.exec(url.pathname) ?? [];
      const all = layers[Number(layer)];
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('content-type', 'application/json');
      const where = url.searchParams.get('where') ?? '';
      const wanted = [...where.matchAll(/LIKE '%?([^']*?)%?'/g)].map(([, text = '']) => text.split('%'));
      const features = all?.filter(
        ({ attributes }) =>
          wanted.length === 0 ||
          wanted.some((words) =>
            words.every((word) => Object.values(attributes).some((text) => String(text).includes(word))),
          ),
      );
      response.end(
        JSON.stringify(
          features
            ? { spatialReference: { wkid: 4326, latestWkid: 4326 }, features }
            : { error: { code: 404, message: 'Layer not found' } },
        ),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const host = new CountyHost(server);
    host.folder = await mkdtemp(join(tmpdir(), 'homeplot-county-'));
    await writeFile(host.sources, JSON.stringify(host.source));
    return host;
  }

  /** The operator's setting: a source file. */
  get sources(): string {
    return join(this.folder, 'county.json');
  }

  private get source(): object {
    const { port } = this.server.address() as AddressInfo;
    const layer = (number: number, rest: object) => ({
      kind: 'arcgis',
      url: `http://127.0.0.1:${port}/arcgis/rest/services/County/FeatureServer/${number}`,
      ...rest,
    });
    return {
      id: 'test-county',
      name: 'Test County, WA',
      country: 'US',
      date: '2026-11-28',
      attribution: 'Test County GIS',
      area: [-119, 45.5, -118, 46.5],
      layers: [
        layer(0, {
          title: 'Parcels',
          gives: 'parcels',
          fields: {
            parcel: 'geo_id',
            address: 'full_situs',
            owner: 'py_owner_n',
            legal: 'legal_desc',
            zone: 'ZONE_ABBREV',
            front: 'SETBACK_FRONT',
            side: 'SETBACK_SIDE',
            rear: 'SETBACK_REAR',
            setbackNote: 'SETBACK_NOTE',
          },
        }),
        layer(1, { title: 'Buildings', gives: 'buildings' }),
        layer(2, {
          title: 'Flood hazards',
          gives: 'overlay',
          fields: { floodZone: 'FLD_ZONE', baseFlood: 'STATIC_BFE' },
        }),
        // Tests that need elevations answer for it.
        {
          title: 'Lidar of Test County',
          gives: 'terrain',
          kind: 'arcgis-image',
          url: `http://127.0.0.1:${port}/arcgis/rest/services/Lidar/ImageServer`,
          cell: 1,
          datum: 'NAVD88',
          accuracy: 0.6,
        },
      ],
    };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
    await rm(this.folder, { recursive: true, force: true });
  }
}
