// Reads LandXML: points (CgPoints), parcels, breaklines, plan features, and the points of surfaces. Its Units say whether feet are
// international or of the US survey.
import { countText } from '@homeplot/plan/units';
import { type PointFigure, type PointReading, type PointRow, type PointUnit, refused } from './pointFile.ts';
import { datumOf, guessUnit } from './pointGuesses.ts';
import { readXml, type XmlElement } from './xmlElements.ts';

type Values = PointRow['values'];
type Vertex = PointFigure['vertices'][number];

/** By the names of linear units in lower case. */
const unitsByName: Readonly<Record<string, PointUnit>> = {
  foot: 'feet',
  feet: 'feet',
  internationalfoot: 'feet',
  ussurveyfoot: 'surveyFeet',
  ussurveyfeet: 'surveyFeet',
  meter: 'meters',
  metre: 'meters',
};

const figureKinds: Readonly<Record<string, PointFigure['kind']>> = {
  Parcel: 'parcel',
  PlanFeature: 'feature',
  Breakline: 'breakline',
};

/** A straight edge or an arc between two vertices. */
interface Segment {
  start?: Values;
  end?: Values;
  center?: Values;
  /** The direction of an arc: `cw` or `ccw`. */
  readonly rot: string;
}

class LandXmlReader {
  readonly rows: PointRow[] = [];
  readonly surface = new Map<string, PointRow>();
  readonly figures: PointFigure[] = [];
  unit: string | undefined;
  elevationUnit: string | undefined;
  datumText = '';
  problem: string | undefined;
  surfaces = 0;
  private readonly byName = new Map<string, Values>();
  /** Points that refer to another point by name, with their row. */
  private readonly references: { readonly name: string; readonly at: number }[] = [];
  private vertices: Vertex[] = [];
  private segment: Segment | undefined;

  open({ name, attributes }: XmlElement): void {
    if (name === 'Imperial' || name === 'Metric') {
      this.unit = attributes['linearUnit'];
      this.elevationUnit = attributes['elevationUnit'];
    } else if (name === 'CoordinateSystem') this.datumText = Object.values(attributes).join(' ');
    else if (name in figureKinds) this.vertices = [];
    else if (name === 'Surface') this.surfaces += 1;
    else if (name === 'Line' || name === 'Curve') this.segment = { rot: attributes['rot'] ?? '' };
  }

  close({ name, attributes }: XmlElement, text: string, path: readonly XmlElement[]): void {
    const around = path.at(-1)?.name;
    if (name === 'CgPoint') this.addPoint(attributes, text);
    else if (name === 'P' && around === 'Pnts') this.addSurfacePoint(attributes, text);
    else if (name === 'Start' || name === 'End' || name === 'Center') this.addEnd(name, attributes, text);
    else if (name === 'Line' || name === 'Curve') this.addSegment(name);
    else if (around === 'Breakline')
      this.addVertices(text, name === 'PntList3D' ? 3 : name === 'PntList2D' ? 2 : undefined);
    else {
      const kind = figureKinds[name];
      if (kind) this.finish(kind, attributes['name'] ?? attributes['desc'] ?? '');
    }
  }

  /** Fills in the points that refer to others, which may come later in the file. */
  resolve(): void {
    for (const { name, at } of this.references) {
      const values = this.byName.get(name);
      const row = this.rows[at];
      if (values && row) this.rows[at] = { ...row, values };
      else this.problem ??= `It refers to the point "${name.slice(0, 40)}", which it doesn't have.`;
    }
    for (const [i, row] of this.rows.entries())
      if (this.references.some(({ at }) => at === i) && Number.isNaN(row.values[0]))
        this.problem ??= 'A point has no place.';
  }

  private addPoint(attributes: XmlElement['attributes'], text: string): void {
    const number = attributes['name'] ?? attributes['oID'] ?? String(this.rows.length + 1);
    const code = (attributes['code'] ?? attributes['desc'] ?? '').trim().slice(0, 200);
    const reference = attributes['pntRef'];
    if (text.trim() === '' && reference !== undefined) {
      this.references.push({ name: reference, at: this.rows.length });
      this.rows.push({ number, values: [Number.NaN, Number.NaN], code });
      return;
    }
    const values = this.valuesOf(text, `point ${number}`);
    if (!values) return;
    this.byName.set(number, values);
    this.rows.push({ number, values, code });
  }

  private addSurfacePoint(attributes: XmlElement['attributes'], text: string): void {
    const number = attributes['id'] ?? String(this.surface.size + 1);
    const values = this.valuesOf(text, `point ${number} of a surface`);
    if (values) this.surface.set(`${this.surfaces} ${number}`, { number, values, code: '' });
  }

  private addEnd(name: 'Start' | 'End' | 'Center', attributes: XmlElement['attributes'], text: string): void {
    if (!this.segment) return;
    const reference = attributes['pntRef'];
    const values =
      text.trim() === '' && reference !== undefined
        ? this.byName.get(reference)
        : this.valuesOf(text, 'the end of a line');
    if (!values) {
      this.problem ??= `It refers to the point "${(reference ?? '').slice(0, 40)}", which it doesn't have.`;
      return;
    }
    this.segment[name === 'Start' ? 'start' : name === 'End' ? 'end' : 'center'] = values;
  }

  private addSegment(name: 'Line' | 'Curve'): void {
    const { segment } = this;
    this.segment = undefined;
    if (!segment?.start || !segment.end) return;
    const last = this.vertices.at(-1);
    if (!last || !isSame(last.values, segment.start)) this.vertices.push({ values: segment.start });
    const bulge =
      name === 'Curve' && segment.center
        ? bulgeOf(segment.start, segment.end, segment.center, segment.rot)
        : undefined;
    const from = this.vertices.pop();
    if (from) this.vertices.push(bulge === undefined ? from : { ...from, bulge });
    this.vertices.push({ values: segment.end });
  }

  /** size: how many numbers a vertex has; undefined for other elements, which are ignored. */
  private addVertices(text: string, size: 2 | 3 | undefined): void {
    if (!size) return;
    const numbers = numbersIn(text);
    if (numbers.length % size !== 0 || numbers.some(Number.isNaN))
      this.problem ??= 'A breakline has coordinates that are no numbers.';
    for (let at = 0; at + size <= numbers.length; at += size) {
      const [north = 0, east = 0, up] = numbers.slice(at, at + size);
      this.vertices.push({ values: up === undefined ? [north, east] : [north, east, up] });
    }
  }

  private finish(kind: PointFigure['kind'], name: string): void {
    const { vertices } = this;
    this.vertices = [];
    const [first, last] = [vertices[0], vertices.at(-1)];
    if (!first || !last || vertices.length < 2) return;
    const closed = vertices.length > 3 && isSame(first.values, last.values);
    this.figures.push({
      kind,
      name: name.slice(0, 100),
      closed,
      vertices: closed ? vertices.slice(0, -1) : vertices,
    });
  }

  private valuesOf(text: string, of: string): Values | undefined {
    const [north = Number.NaN, east = Number.NaN, up] = numbersIn(text);
    if (Number.isFinite(north) && Number.isFinite(east) && (up === undefined || Number.isFinite(up)))
      return up === undefined ? [north, east] : [north, east, up];
    this.problem ??= `The coordinates of ${of.slice(0, 60)}, "${text.trim().slice(0, 40)}", aren't a northing, an easting and an elevation.`;
    return undefined;
  }
}

const numbersIn = (text: string): number[] =>
  text
    .trim()
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((one) => (/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(one) ? Number(one) : Number.NaN));

const isSame = ([a, b]: Values, [c, d]: Values): boolean => Math.hypot(a - c, b - d) < 1e-4;

/** The bulge in a plan, whose y goes down: positive for a curve to the right, which is rot "cw". Values are north, east. */
function bulgeOf(start: Values, end: Values, center: Values, rot: string): number {
  const from = Math.atan2(start[1] - center[1], start[0] - center[0]);
  const to = Math.atan2(end[1] - center[1], end[0] - center[0]);
  const turn = (angle: number): number => ((angle % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
  // Azimuths grow clockwise.
  return rot === 'ccw' ? -Math.tan(turn(from - to) / 4) : Math.tan(turn(to - from) / 4);
}

export function readLandXml(text: string, site?: number): PointReading {
  const reader = new LandXmlReader();
  const fault = readXml(text, 'LandXML', {
    open: (element) => reader.open(element),
    close: (element, own, path) => reader.close(element, own, path),
  });
  if (fault) return fault;
  reader.resolve();
  if (reader.problem) return refused(`This LandXML file can't be read. ${reader.problem} Export it again.`);
  const points = reader.rows.length > 0 ? reader.rows : [...reader.surface.values()];
  if (points.length === 0 && reader.figures.length === 0)
    return refused(
      'This LandXML file has no points, parcels or surfaces. Export the points of the survey, then choose that file.',
    );
  const unit = reader.unit === undefined ? undefined : unitsByName[reader.unit.toLowerCase()];
  if (reader.unit !== undefined && !unit)
    return refused(
      `This LandXML file says that its unit is "${reader.unit.slice(0, 40)}". Points are read in feet, US survey feet or meters; export it again in one of these.`,
    );
  const heights = reader.elevationUnit === undefined ? undefined : elevationUnits(reader.elevationUnit, unit);
  const rows =
    points.length > 0
      ? points
      : reader.figures.flatMap(({ vertices }) =>
          vertices.map(({ values }, i) => ({ number: String(i + 1), values, code: '' })),
        );
  const notes =
    reader.surfaces > 0 && reader.rows.length > 0 && reader.surface.size > 0
      ? [`Its ${countText(reader.surfaces, 'surface')} are worked out again from the points.`]
      : [];
  return {
    ok: true,
    rows: points,
    figures: reader.figures,
    order: { answers: ['NEZ'], said: 'NEZ', reason: 'LandXML always writes the northing first.' },
    unit: unit
      ? { answers: [unit], said: unit, reason: 'The file says its unit.' }
      : guessUnit(rows, 'NEZ', false, site),
    ...(heights && heights !== unit ? { elevationUnit: heights } : {}),
    datum: datumOf(reader.datumText, rows, 2),
    notes,
  };
}

/** For elevations LandXML knows only "feet", which means the same kind of feet as for its coordinates. */
function elevationUnits(said: string, unit: PointUnit | undefined): PointUnit | undefined {
  const found = unitsByName[said.toLowerCase()];
  return found === 'feet' && unit === 'surveyFeet' ? 'surveyFeet' : found;
}
