// Reads Trimble JobXML. Whatever the surveyor sees on the controller, its coordinates are in meters.
import { type PointReading, type PointRow, refused } from './pointFile.ts';
import { datumOf } from './pointGuesses.ts';
import { readXml, type XmlElement } from './xmlElements.ts';

interface Open {
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
  /** What it says of its datum. */
  said = '';
  problem: string | undefined;
  private point: Open | undefined;

  open({ name }: XmlElement, around: string | undefined): void {
    if (isPoint(name, around)) this.point = { name: '', code: '', isDeleted: false };
  }

  close({ name }: XmlElement, text: string, around: string | undefined): void {
    if (/Datum|CoordinateSystem|Geoid/.test(name)) this.said += ` ${text}`;
    const { point } = this;
    if (!point) return;
    const letters = text.trim();
    if (isPoint(name, around)) this.finish(point);
    else if (around === 'PointRecord' || around === 'Point') this.takeWords(point, name, letters);
    else if (around === 'Grid' || around === 'ComputedGrid') this.takeCoordinate(point, name, letters);
  }

  private takeWords(point: Open, name: string, letters: string): void {
    if (name === 'Name') point.name = letters;
    else if (name === 'Code') point.code = letters.slice(0, 200);
    else if (name === 'Deleted') point.isDeleted = letters === 'true';
  }

  private takeCoordinate(point: Open, name: string, letters: string): void {
    const key = coordinates[name];
    // A controller writes "?" for what it doesn't know.
    if (!key || letters === '' || letters === '?') return;
    const value = Number(letters);
    if (Number.isFinite(value)) point[key] = value;
    else
      this.problem ??= `The ${key} of point ${point.name.slice(0, 40)}, "${letters.slice(0, 40)}", isn't a number.`;
  }

  private finish({ name, code, isDeleted, north, east, elevation }: Open): void {
    this.point = undefined;
    this.records += 1;
    if (isDeleted || north === undefined || east === undefined) return;
    const values: PointRow['values'] = elevation === undefined ? [north, east] : [north, east, elevation];
    // Reductions come last, and are adjusted.
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
    datum: datumOf(reader.said, rows, 2),
    notes: [],
  };
}
