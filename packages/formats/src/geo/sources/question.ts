// What a layer of a source is asked: parcels by words, or what lies in a box. It writes the address; it doesn't fetch it.
import { queryAddress, isWholeFile, type SourceLayer } from '@homeplot/plan/source';

/** Degrees. */
export interface DegreesBox {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** words: a part of an address, or the beginning of a parcel number. */
export type Question = { readonly words: string } | { readonly box: DegreesBox };

/** Maximum number of parcels that a search returns; for fewer results the user has to type more. */
export const maxFound = 25;
const maxWords = 100;

/** Undefined if the layer has no field to search by words. A layer that is a whole file has the same address for every question. */
export function questionAddress(layer: SourceLayer, question: Question): string | undefined {
  if (isWholeFile(layer)) return layer.url;
  return layer.kind === 'arcgis' ? arcgis(layer, question) : wfs(layer, question);
}

function arcgis(layer: SourceLayer, question: Question): string | undefined {
  const layerFilter = layer.where === undefined ? [] : [`(${layer.where})`];
  const parameters: Record<string, string> = {
    // In a list of fields, a single renamed one would make the request fail.
    outFields: '*',
    returnGeometry: 'true',
    outSR: '4326',
    f: 'json',
  };
  if ('words' in question) {
    const found = likes(layer, question.words);
    if (found === undefined) return undefined;
    parameters['where'] = [...layerFilter, `(${found})`].join(' AND ');
    parameters['resultRecordCount'] = String(maxFound);
  } else {
    const { west, south, east, north } = question.box;
    parameters['where'] = layerFilter[0] ?? '1=1';
    parameters['geometry'] = [west, south, east, north].map((one) => one.toFixed(7)).join(',');
    parameters['geometryType'] = 'esriGeometryEnvelope';
    parameters['inSR'] = '4326';
    parameters['spatialRel'] = 'esriSpatialRelIntersects';
  }
  return addressed(layer, parameters);
}

const addressed = (layer: SourceLayer, parameters: Readonly<Record<string, string>>): string =>
  `${queryAddress(layer)}?${Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;

/** A condition in the SQL that ArcGIS servers take. What was typed is a text in quotes, with its own quotes doubled. */
function likes({ fields }: SourceLayer, words: string): string | undefined {
  const typed = wordsOf(words);
  if (typed === '') return undefined;
  const like = (field: string, pattern: string): string =>
    `UPPER(${field}) LIKE '${pattern.replaceAll("'", "''")}'`;
  const plain = typed.replaceAll(/[\s.-]/g, '');
  const { parcel, address } = fields;
  const conditions = [
    ...(parcel ? [...new Set([typed, plain])].map((one) => like(parcel.field, `${one}%`)) : []),
    ...(address ? [like(address.field, `%${typed.replaceAll(' ', '%')}%`)] : []),
  ];
  return conditions.length > 0 ? conditions.join(' OR ') : undefined;
}

/** The words in upper case, without wildcards. */
const wordsOf = (words: string): string =>
  words
    .toUpperCase()
    .replaceAll(/[%_*\p{C}]/gu, '')
    .replaceAll(/[\s,]+/g, ' ')
    .trim()
    .slice(0, maxWords);

/** In version 1.0.0 longitude always comes before latitude. */
function wfs(layer: SourceLayer, question: Question): string | undefined {
  const parameters: Record<string, string> = {
    service: 'WFS',
    version: '1.0.0',
    request: 'GetFeature',
    typeName: layer.typeName ?? '',
    outputFormat: layer.format ?? 'application/json',
    srsName: 'EPSG:4326',
  };
  if ('words' in question) {
    const filter = filterOf(layer, question.words);
    if (filter === undefined) return undefined;
    parameters['filter'] = filter;
    parameters['maxFeatures'] = String(maxFound);
  } else {
    const { west, south, east, north } = question.box;
    parameters['bbox'] = [west, south, east, north].map((one) => one.toFixed(7)).join(',');
  }
  return addressed(layer, parameters);
}

function filterOf({ fields }: SourceLayer, words: string): string | undefined {
  const typed = wordsOf(words);
  const like = (field: string, pattern: string): string =>
    `<PropertyIsLike wildCard="*" singleChar="#" escapeChar="!"><PropertyName>${field}</PropertyName>` +
    `<Literal>${escaped(pattern)}</Literal></PropertyIsLike>`;
  const all = [
    ...(fields.parcel ? [like(fields.parcel.field, `${typed}*`)] : []),
    ...(fields.address ? [like(fields.address.field, `*${typed.replaceAll(' ', '*')}*`)] : []),
  ];
  if (typed === '' || all.length === 0) return undefined;
  const either = all.length > 1 ? `<Or>${all.join('')}</Or>` : all.join('');
  return `<Filter xmlns="http://www.opengis.net/ogc">${either}</Filter>`;
}

const escaped = (text: string): string =>
  text
    .replaceAll('!', '!!')
    .replaceAll('#', '!#')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
