// GeoJSON with one feature on each line, as large exports have it.
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readParcelFile } from './readParcelFile.ts';

const lot = (apn: string) =>
  JSON.stringify({
    type: 'Feature',
    properties: { apn },
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [-88.1, 41.9],
          [-88, 41.9],
          [-88, 42],
          [-88.1, 41.9],
        ],
      ],
    },
  });
const three = ['1', '2', '3'].map(lot);
const read = async (text: string) => {
  const reading = await readParcelFile(strToU8(text), 'lots.geojsonl');
  if (reading.ok !== true) throw new Error(JSON.stringify(reading));
  return { lots: reading.features.map(({ attributes }) => attributes.apn), notes: reading.notes };
};

describe('newline-delimited GeoJSON', () => {
  it.each([
    ['line ends', three.join('\n')],
    ['line ends of Windows and empty lines', `${three.join('\r\n\r\n')}\r\n`],
    ['record separators', three.map((line) => `\u001e${line}\n`).join('')],
  ])('with %s has the features of all lines', async (_, text) => {
    expect(await read(text)).toEqual({ lots: ['1', '2', '3'], notes: [] });
  });

  it('that is cut off has the features before the cut, and says so', async () => {
    expect(await read(three.join('\n').slice(0, -20))).toEqual({
      lots: ['1', '2'],
      notes: ["1 line left out that can't be read as JSON."],
    });
  });

  it('is read in an archive, too', async () => {
    const reading = await readParcelFile(zipSync({ 'lots.ndjson': strToU8(three.join('\n')) }), 'lots.zip');
    expect(reading).toMatchObject({ ok: true, features: [{}, {}, {}] });
  });

  it('is not what a collection is that is cut off', async () => {
    const collection = `{\n"type":"FeatureCollection","features":[\n${three.join(',\n')}\n`;
    const reading = await readParcelFile(strToU8(collection), 'lots.geojson');
    expect(JSON.stringify(reading)).toContain("isn't complete JSON");
  });
});
