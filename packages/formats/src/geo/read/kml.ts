// KML: placemarks with polygons, lines and points, and their data. Nothing that it links to is fetched, and entities
// that a file declares aren't expanded.
import { SaxesParser } from 'saxes';
import type { RawFeature } from './features.ts';
import type { LayersReading } from './layer.ts';
import { wgs84 } from './toDegrees.ts';

/** Characters that the parser gets at a time. */
const chunk = 2 ** 16;
/** An ampersand that isn't escaped, as in names that counties write. */
const bareAmpersand = /&(?!#?\w{1,32};)/g;

export function readKml(bytes: Uint8Array): LayersReading {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes).replace(bareAmpersand, '&amp;');
  const reader = new KmlReader();
  const parser = new SaxesParser();
  let faults = 0;
  // The parser continues after each error.
  parser.on('error', () => faults++);
  parser.on('opentag', ({ name, attributes }) => reader.open(localName(name), attributes));
  parser.on('text', (letters) => reader.text(letters));
  parser.on('cdata', (letters) => reader.text(letters));
  parser.on('closetag', ({ name }) => reader.close(localName(name)));
  for (let at = 0; at < text.length; at += chunk) parser.write(text.slice(at, at + chunk));
  parser.close();
  const { features, links, wrong } = reader;
  if (features.length === 0) return { ok: false, problem: faults > 0 ? notWellFormed : nothingIn(links) };
  if (wrong !== undefined && !reader.hasPlaces) return { ok: false, problem: unreadable(wrong) };
  const notes: string[] = [];
  if (faults > 0) notes.push("The file isn't well-formed XML, so some of it may be missing.");
  if (links > 0) notes.push(`Links to other files weren't followed: ${links}.`);
  return { ok: true, layers: [{ system: wgs84, always: 'KML', features }], notes };
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const notWellFormed =
  "This file isn't well-formed XML, so no parcels can be read from it. Export it again as KML.";

const nothingIn = (links: number): string =>
  links > 0
    ? 'This KML file only links to other files, which are never fetched. Open it in Google Earth, save the place itself ' +
      'as KML, then choose that file.'
    : 'This XML file has no KML placemarks. Choose a KML or KMZ file with parcels.';

type Position = readonly number[];

interface Placemark {
  readonly properties: Map<string, string>;
  readonly geometries: object[];
}

const dataElements = new Set(['value', 'SimpleData']);
const ownTexts = new Set(['name', 'description', 'address']);

/** Puts placemarks together from elements as they come. */
class KmlReader {
  readonly features: RawFeature[] = [];
  links = 0;
  /** The first coordinates that can't be read. */
  wrong: string | undefined;
  /** Whether there are coordinates that can be read. */
  hasPlaces = false;
  #placemark: Placemark | undefined;
  /** The name of the Data or SimpleData element that is open. */
  #key = '';
  #letters = '';
  #rings: (readonly Position[])[] | undefined;
  #positions: readonly Position[] = [];
  readonly #open: string[] = [];

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#open.push(name);
    this.#letters = '';
    if (name === 'Placemark') this.#placemark = { properties: new Map(), geometries: [] };
    else if (name === 'NetworkLink') this.links++;
    else if (name === 'Data' || name === 'SimpleData') this.#key = attributes.name ?? '';
    else if (name === 'Polygon') this.#rings = [];
  }

  text(letters: string): void {
    this.#letters += letters;
  }

  close(name: string): void {
    this.#open.pop();
    const placemark = this.#placemark;
    if (placemark === undefined) return;
    const { properties, geometries } = placemark;
    if (dataElements.has(name)) properties.set(this.#key, this.#letters.trim());
    else if (ownTexts.has(name) && this.#open.at(-1) === 'Placemark')
      properties.set(name, this.#letters.replace(/<[^>]*>/g, ' ').trim());
    else if (name === 'coordinates') this.#take(this.#letters);
    else if (name === 'LinearRing' && this.#rings) this.#addRing(this.#rings);
    else if (name === 'Polygon') {
      geometries.push({ type: 'Polygon', coordinates: this.#rings ?? [] });
      this.#rings = undefined;
    } else if (name === 'LinearRing') geometries.push({ type: 'Polygon', coordinates: [this.#positions] });
    else if (name === 'LineString') geometries.push({ type: 'LineString', coordinates: this.#positions });
    else if (name === 'Point') geometries.push({ type: 'Point', coordinates: this.#positions[0] });
    else if (name === 'Placemark') this.#finish(placemark);
  }

  #take(letters: string): void {
    const positions = positionsOf(letters);
    // Numbers with decimal commas are split at these, and the decimals look like degrees beyond 180.
    const isSplit =
      hasDecimalCommas(letters) && positions?.some(([, latitude = 0]) => Math.abs(latitude) > 180) === true;
    if (positions === undefined || (isSplit && !letters.includes(';'))) {
      this.wrong ??= letters;
      this.#positions = [];
      return;
    }
    this.hasPlaces ||= positions.length > 0;
    this.#positions = positions;
  }

  /** The outer boundary comes first, wherever the file has it. */
  #addRing(rings: (readonly Position[])[]): void {
    if (this.#open.at(-1) === 'outerBoundaryIs') rings.unshift(this.#positions);
    else rings.push(this.#positions);
  }

  #finish({ properties, geometries }: Placemark): void {
    const geometry = geometries.length === 0 ? undefined : { type: 'GeometryCollection', geometries };
    this.features.push({ geometry, properties: Object.fromEntries(properties) });
    this.#placemark = undefined;
  }
}

/** The encoding that the XML declaration states. */
function encodingOf(bytes: Uint8Array): string {
  const declaration = new TextDecoder('windows-1252').decode(bytes.subarray(0, 200));
  if (/^(ÿþ|þÿ)/.test(declaration)) return declaration.startsWith('ÿ') ? 'utf-16le' : 'utf-16be';
  const name = /^[^<]*<\?xml[^>]*encoding\s*=\s*["']([\w-]+)["']/.exec(declaration)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return 'utf-8';
  }
}

/**
 * The places in the text of <coordinates>: longitude, latitude and perhaps a height, separated by commas; places are separated by
 * blanks. Undefined if the text is something else. Hand-edited files may also have blanks beside commas.
 */
function positionsOf(letters: string): readonly Position[] | undefined {
  const text = letters.trim();
  if (text === '') return [];
  // If semicolons separate the numbers, commas are decimal commas.
  if (text.includes(';')) return text.includes('.') ? undefined : placesIn(text, ';', /\s*;\s*/g);
  return placesIn(text, ',', /\s*,\s*/g);
}

function placesIn(text: string, comma: string, spaced: RegExp): readonly Position[] | undefined {
  const places = (all: string): readonly Position[] | undefined => {
    const found = all.split(/\s+/).map((place) => numbersOf(place, comma));
    return found.every((numbers) => numbers !== undefined) ? found : undefined;
  };
  return places(text) ?? places(text.replace(spaced, comma));
}

function numbersOf(place: string, comma: string): Position | undefined {
  const parts = place.split(comma);
  // Some programs write the comma before a height even if they leave out the height.
  if (parts.length === 3 && parts[2] === '') parts.pop();
  const numbers = parts.map((part) => (part === '' ? Number.NaN : Number(part.replace(',', '.'))));
  return (numbers.length === 2 || numbers.length === 3) && numbers.every(Number.isFinite)
    ? numbers
    : undefined;
}

/** Says why text isn't coordinates. */
function unreadable(letters: string): string {
  const text = letters.trim().replace(/\s+/g, ' ');
  const example = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  return hasDecimalCommas(text)
    ? `The coordinates, such as "${example}", have decimal commas, so it isn't clear where each number ends. KML needs points ` +
        'in numbers and commas between them, such as -88.1,41.9. Export the file again with decimal points.'
    : `The coordinates, such as "${example}", aren't longitude and latitude with a comma between, such as -88.1,41.9. ` +
        'Export the file again as KML.';
}

const hasDecimalCommas = (text: string): boolean => /\d,\d/.test(text) && !text.includes('.');
