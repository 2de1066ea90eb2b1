// KML: placemarks with polygons, lines and points, and their data. Nothing that it links to is fetched.
import { kml } from '@tmcw/togeojson';
import { DOMParser, onErrorStopParsing } from '@xmldom/xmldom';
import type { LayersReading } from './layer.ts';
import { wgs84 } from './toDegrees.ts';

/** What togeojson adds for the look of a feature. */
const looks = /^(style|stroke|fill|icon|label|marker|visibility$|@)/;

export function readKml(bytes: Uint8Array): LayersReading {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  let document: ReturnType<DOMParser['parseFromString']>;
  try {
    document = new DOMParser({ onError: onErrorStopParsing }).parseFromString(text, 'text/xml');
  } catch {
    return {
      ok: false,
      problem: "This KML file isn't well-formed XML. Export it again from the program that made it.",
    };
  }
  if (document.getElementsByTagName('Placemark').length === 0)
    return {
      ok: false,
      problem: noPlacemarks(document.getElementsByTagName('NetworkLink').length > 0),
    };
  const { features } = kml(document);
  const links = document.getElementsByTagName('NetworkLink').length;
  return {
    ok: true,
    layers: [
      {
        system: wgs84,
        features: features.map(({ geometry, properties }) => ({ geometry, properties: dataOf(properties) })),
      },
    ],
    notes: links > 0 ? [`Links to other files weren't followed: ${links}.`] : [],
  };
}

const noPlacemarks = (linked: boolean): string =>
  linked
    ? 'This KML file only links to other files, which are never fetched. Open it in Google Earth, save the place itself ' +
      'as KML, then choose that file.'
    : 'This XML file has no KML placemarks. Choose a KML or KMZ file with parcels.';

/** As its XML declaration says. */
function encodingOf(bytes: Uint8Array): string {
  const declaration = new TextDecoder('windows-1252').decode(bytes.subarray(0, 200));
  const name = /^[^<]*<\?xml[^>]*encoding\s*=\s*["']([\w-]+)["']/.exec(declaration)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return 'utf-8';
  }
}

/** A description in HTML has its words as `value`. */
function dataOf(properties: object | null): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(properties ?? {})) {
    if (looks.test(key)) continue;
    data[key] = isHtml(value) ? value.value.replace(/<[^>]*>/g, ' ').trim() : value;
  }
  return data;
}

const isHtml = (value: unknown): value is { value: string } =>
  typeof value === 'object' && value !== null && 'value' in value && typeof value.value === 'string';
