// Writes a georeferenced plan as KML 2.2, with a folder for each layer.
// Kept offline when idle.
import { escapeXml } from '../../kit/xml.ts';
import { mapFeatures, type MapFeature, type Position, type TiedPlan } from './features.ts';

const coordinates = (positions: readonly Position[]): string =>
  `<coordinates>${positions.map(([longitude, latitude]) => `${longitude},${latitude}`).join(' ')}</coordinates>`;

const geometries: Readonly<Record<MapFeature['geometry'], (positions: readonly Position[]) => string>> = {
  point: (positions) => `<Point>${coordinates(positions)}</Point>`,
  line: (positions) => `<LineString><tessellate>1</tessellate>${coordinates(positions)}</LineString>`,
  area: (positions) =>
    `<Polygon><tessellate>1</tessellate><outerBoundaryIs><LinearRing>${coordinates(positions)}</LinearRing></outerBoundaryIs></Polygon>`,
};

function placemark({ geometry, positions, ...feature }: MapFeature): string {
  const { id: _, ...properties } = feature;
  const data = Object.entries(properties).map(
    ([name, value]) => `<Data name="${name}"><value>${escapeXml(String(value))}</value></Data>`,
  );
  return [
    `<Placemark><name>${escapeXml(properties.name ?? properties.kind)}</name>`,
    `<styleUrl>#${geometry}</styleUrl>`,
    `<ExtendedData>${data.join('')}</ExtendedData>`,
    `${geometries[geometry](positions)}</Placemark>\n`,
  ].join('');
}

/** Colors are aabbggrr. */
const styles = [
  '<Style id="point"><IconStyle><scale>0.7</scale></IconStyle></Style>',
  '<Style id="line"><LineStyle><color>ff37291f</color><width>2</width></LineStyle></Style>',
  '<Style id="area"><LineStyle><color>ff37291f</color><width>2</width></LineStyle><PolyStyle><color>33ffffff</color></PolyStyle></Style>',
].join('\n');

export function writeKml(plan: TiedPlan): string {
  const folders = new Map<string, MapFeature[]>();
  for (const feature of mapFeatures(plan))
    folders.set(feature.layer, [...(folders.get(feature.layer) ?? []), feature]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2">\n<Document>\n',
    `<name>${escapeXml(plan.settings.title || 'Site plan')}</name>\n${styles}\n`,
    ...[...folders].map(
      ([layer, features]) =>
        `<Folder><name>${escapeXml(layer)}</name>\n${features.map(placemark).join('')}</Folder>\n`,
    ),
    '</Document>\n</kml>\n',
  ].join('');
}
