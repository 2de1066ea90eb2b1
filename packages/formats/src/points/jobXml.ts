// Reads Trimble JobXML. Its coordinates are always in meters, whatever unit the controller shows.
import { type PointReading, type PointRow, refused } from './pointFile.ts';
import { datumOf } from './pointGuesses.ts';
import { readXml, type XmlElement } from './xmlElements.ts';

/** A point whose element is open. */
interface OpenPoint {
  name: string;
  code: string;
  isDeleted: boolean;
  north?: number;
  east?: number;
  elevation?: number;
}

const coordinates: Readonly<Record<string, 'north' | 'east' | 'elevation'>> = {
  North: 'north',
  East: 'east',
  Elevation: 'elevation',
};

const isPoint = (name: string, around: string | undefined): boolean =>
  name === 'PointRecord' || (name === 'Point' && around === 'Reductions');

class JobXmlReader {
  readonly found = new Map<string, PointRow>();
  records = 0;
  /** Text about the datum. */
  datumText = '';
  problem: string | undefined;
  private point: OpenPoint | undefined;

  open({ name }: XmlElement, around: string | undefined): void {
    if (isPoint(name, around)) this.point = { name: '', code: '', isDeleted: false };
  }

  close({ name }: XmlElement, text: string, around: string | undefined): void {
    if (/Datum|CoordinateSystem|Geoid/.test(name)) this.datumText += ` ${text}`;
    const { point } = this;
    if (!point) return;
    const letters = text.trim();
    if (isPoint(name, around)) this.finish(point);
    else if (around === 'PointRecord' || around === 'Point') this.addText(point, name, letters);
    else if (around === 'Grid' || around === 'ComputedGrid') this.addCoordinate(point, name, letters);
  }

  private addText(point: OpenPoint, name: string, letters: string): void {
    if (name === 'Name') point.name = letters;
    else if (name === 'Code') point.code = letters.slice(0, 200);
    else if (name === 'Deleted') point.isDeleted = letters === 'true';
  }

  private addCoordinate(point: OpenPoint, name: string, letters: string): void {
    const key = coordinates[name];
    // A controller writes "?" for unknown values.
    if (!key || letters === '' || letters === '?') return;
    const value = Number(letters);
    if (Number.isFinite(value)) point[key] = value;
    else
      this.problem ??= `The ${key} of point ${point.name.slice(0, 40)}, "${letters.slice(0, 40)}", isn't a number.`;
  }

  private finish({ name, code, isDeleted, north, east, elevation }: OpenPoint): void {
    this.point = undefined;
    this.records += 1;
    if (isDeleted || north === undefined || east === undefined) return;
    const values: PointRow['values'] = elevation === undefined ? [north, east] : [north, east, elevation];
    // Reductions, which are adjusted, come later and replace the raw points.
    this.found.set(name, { number: name, values, code });
  }
}

export function readJobXml(text: string): PointReading {
  const reader = new JobXmlReader();
  const fault = readXml(text, 'JobXML', {
    open: (element, path) => reader.open(element, path.at(-1)?.name),
    close: (element, own, path) => reader.close(element, own, path.at(-1)?.name),
  });
  if (fault) return fault;
  if (reader.problem) return refused(`This JobXML file can't be read. ${reader.problem} Export it again.`);
  const rows = [...reader.found.values()];
  if (rows.length === 0)
    return refused(
      reader.records > 0
        ? 'This JobXML file has only measurements and no coordinates. Compute the job in Trimble Access or Business Center, then export it again.'
        : 'This JobXML file has no points. Export the job of the survey, then choose that file.',
    );
  return {
    ok: true,
    rows,
    figures: [],
    order: { answers: ['NEZ'], said: 'NEZ', reason: 'JobXML names its coordinates.' },
    unit: {
      answers: ['meters'],
      said: 'meters',
      reason: 'JobXML is always in meters, whatever the controller shows.',
    },
    datum: datumOf(reader.datumText, rows, 2),
    notes: [],
  };
}
