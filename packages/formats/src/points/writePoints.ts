// Writes survey points as CSV and LandXML, in the unit and on the coordinates of their survey.
import { escapeXml } from '../kit/xml.ts';
import { type PointUnit, pointUnits, type SurveyPoint } from './pointFile.ts';

/** Feet by which a written number may be off. A plan stores surveyed elevations to a thousandth of a foot. */
const rounding = { coordinate: 0.00005, elevation: 0.0005 } as const;
const maxDecimals = 4;

/** With as few decimals as its rounding allows, but two, so that a survey's hundredths go out as they came in. */
function inUnit(feet: number, unit: PointUnit, of: keyof typeof rounding): string {
  const perUnit = pointUnits[unit].feet;
  const value = feet / perUnit;
  const enough = [2, 3].find(
    (decimals) => Math.abs(Number(value.toFixed(decimals)) - value) * perUnit <= rounding[of],
  );
  return value.toFixed(enough ?? maxDecimals);
}

const columnUnits: Readonly<Record<PointUnit, string>> = {
  feet: 'international ft',
  surveyFeet: 'US survey ft',
  meters: 'm',
};

/** Points as CSV with a header, so that neither order nor unit has to be guessed. */
export function pointsCsv(points: readonly SurveyPoint[], unit: PointUnit): string {
  const unitName = columnUnits[unit];
  const head = `Point,Northing (${unitName}),Easting (${unitName}),Elevation (${unitName}),Description`;
  const rows = points.map(({ number, north, east, elevation, code }) =>
    [
      cell(number),
      inUnit(north, unit, 'coordinate'),
      inUnit(east, unit, 'coordinate'),
      elevation === undefined ? '' : inUnit(elevation, unit, 'elevation'),
      cell(code),
    ].join(','),
  );
  return `${[head, ...rows].join('\r\n')}\r\n`;
}

/** A cell of CSV. An apostrophe keeps spreadsheets from taking it for a formula. */
const cell = (text: string): string => {
  const safe = /^[=+@-]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A surface. faces: triangles, by the indexes of their points. */
export interface WrittenSurface {
  readonly name: string;
  readonly points: readonly { readonly north: number; readonly east: number; readonly elevation: number }[];
  readonly faces: readonly (readonly [number, number, number])[];
}

const xmlUnits: Readonly<Record<PointUnit, string>> = {
  feet: '<Imperial areaUnit="squareFoot" linearUnit="foot" volumeUnit="cubicYard" temperatureUnit="fahrenheit" pressureUnit="inHG"/>',
  surveyFeet:
    '<Imperial areaUnit="squareFoot" linearUnit="USSurveyFoot" volumeUnit="cubicYard" temperatureUnit="fahrenheit" pressureUnit="inHG"/>',
  meters:
    '<Metric areaUnit="squareMeter" linearUnit="meter" volumeUnit="cubicMeter" temperatureUnit="celsius" pressureUnit="milliBars"/>',
};

/** date: "2026-05-31". datum: such as "NAVD88", if it is known. */
export function landXml(
  points: readonly SurveyPoint[],
  surfaces: readonly WrittenSurface[],
  { unit, date, datum }: { readonly unit: PointUnit; readonly date: string; readonly datum?: string },
): string {
  const place = (north: number, east: number, elevation?: number): string =>
    [
      ...[north, east].map((feet) => inUnit(feet, unit, 'coordinate')),
      ...(elevation === undefined ? [] : [inUnit(elevation, unit, 'elevation')]),
    ].join(' ');
  const system = datum === undefined ? [] : [`  <CoordinateSystem verticalDatum="${escapeXml(datum)}"/>`];
  const listed = points.map(
    ({ number, north, east, elevation, code }) =>
      `    <CgPoint name="${escapeXml(number)}"${code ? ` code="${escapeXml(code)}" desc="${escapeXml(code)}"` : ''}>${place(north, east, elevation)}</CgPoint>`,
  );
  const drawn = surfaces.map(({ name, points: corners, faces }) =>
    [
      `    <Surface name="${escapeXml(name)}">`,
      '      <Definition surfType="TIN">',
      '        <Pnts>',
      ...corners.map(
        ({ north, east, elevation }, i) => `          <P id="${i + 1}">${place(north, east, elevation)}</P>`,
      ),
      '        </Pnts>',
      '        <Faces>',
      ...faces.map((face) => `          <F>${face.map((at) => at + 1).join(' ')}</F>`),
      '        </Faces>',
      '      </Definition>',
      '    </Surface>',
    ].join('\n'),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<LandXML xmlns="http://www.landxml.org/schema/LandXML-1.2" version="1.2" date="${escapeXml(date)}" time="00:00:00" language="English" readOnly="false">`,
    `  <Units>${xmlUnits[unit]}</Units>`,
    ...system,
    '  <CgPoints>',
    ...listed,
    '  </CgPoints>',
    ...(drawn.length > 0 ? ['  <Surfaces>', ...drawn, '  </Surfaces>'] : []),
    '</LandXML>',
    '',
  ].join('\n');
}
