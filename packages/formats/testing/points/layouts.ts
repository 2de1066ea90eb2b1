// For tests: thirty layouts in which programs and instruments write points, in text and in XML.
import { f, type Layout, metric, statePlane, columnsAndUnit, type Written } from './sites.ts';
import { textLayouts } from './textLayouts.ts';

const landPoints = (points: readonly Written[]): string =>
  points
    .map(
      (p) =>
        `<CgPoint name="${p.number}" code="${p.code}" desc="${p.code}">${f(p.north)} ${f(p.east)} ${f(p.up)}</CgPoint>`,
    )
    .join('\n');
const landXml = (units: string, body: string, more = ''): string =>
  `<?xml version="1.0"?>\n<LandXML xmlns="http://www.landxml.org/schema/LandXML-1.2" version="1.2" date="2026-03-02">\n<Units>${units}</Units>${more}\n${body}\n</LandXML>\n`;

const jobPoint = (p: Written): string =>
  `<Point><Name>${p.number}</Name><Code>${p.code}</Code><Grid><North>${p.north}</North><East>${p.east}</East><Elevation>${p.up}</Elevation></Grid></Point>`;

export const layouts: readonly Layout[] = [
  ...textLayouts,
  {
    title: 'LandXML in US survey feet',
    file: landXml(
      '<Imperial linearUnit="USSurveyFoot" areaUnit="squareFoot" elevationUnit="feet"/>',
      `<CgPoints>${landPoints(statePlane)}</CgPoints>`,
      '<CoordinateSystem name="OR83-NF" verticalDatum="NAVD88"/>',
    ),
    points: statePlane,
    order: 'NEZ',
    unit: 'surveyFeet',
    says: { ...columnsAndUnit, datum: 'NAVD88' },
  },
  {
    title: 'LandXML in international feet',
    file: landXml(
      '<Imperial linearUnit="foot" areaUnit="squareFoot"/>',
      `<CgPoints>${landPoints(statePlane)}</CgPoints>`,
    ),
    points: statePlane,
    order: 'NEZ',
    unit: 'feet',
    says: columnsAndUnit,
  },
  {
    title: 'LandXML in meters, with references between points',
    file: landXml(
      '<Metric linearUnit="meter"/>',
      `<CgPoints name="all">${landPoints(metric)}</CgPoints><CgPoints name="set"><CgPoint name="201" pntRef="101"/></CgPoints>`,
    ),
    points: [...metric, { ...(metric[0] as Written), number: '201', code: '' }],
    order: 'NEZ',
    unit: 'meters',
    says: columnsAndUnit,
  },
  {
    title: 'LandXML with only a surface',
    file: landXml(
      '<Imperial linearUnit="USSurveyFoot"/>',
      `<Surfaces><Surface name="EG"><Definition surfType="TIN"><Pnts>${statePlane.map((p) => `<P id="${p.number}">${f(p.north)} ${f(p.east)} ${f(p.up)}</P>`).join('')}</Pnts><Faces><F>101 102 103</F></Faces></Definition></Surface></Surfaces>`,
    ),
    points: statePlane,
    order: 'NEZ',
    unit: 'surveyFeet',
    says: columnsAndUnit,
    without: ['code'],
  },
  {
    title: 'JobXML of a controller',
    file: `<?xml version="1.0" encoding="UTF-8"?>\n<JOBFile jobName="Maple" version="5.8"><Environment><DisplaySettings><DistanceUnits>USSurveyFeet</DistanceUnits></DisplaySettings></Environment><FieldBook><PointRecord ID="1"><Name>900</Name><Deleted>true</Deleted><Grid><North>1</North><East>1</East><Elevation>1</Elevation></Grid></PointRecord></FieldBook><Reductions>${metric.map(jobPoint).join('')}</Reductions></JOBFile>`,
    points: metric,
    order: 'NEZ',
    unit: 'meters',
    says: columnsAndUnit,
  },
  {
    title: 'JobXML with only its field book',
    file: `<JOBFile jobName="Maple" version="5.5"><FieldBook>${metric.map((p, i) => `<PointRecord ID="${i}"><Name>${p.number}</Name><Code>${p.code}</Code><Deleted>false</Deleted><ComputedGrid><North>${p.north}</North><East>${p.east}</East><Elevation>${p.up}</Elevation></ComputedGrid></PointRecord>`).join('')}</FieldBook></JOBFile>`,
    points: metric,
    order: 'NEZ',
    unit: 'meters',
    says: columnsAndUnit,
  },
];
