// Writes a georeferenced plan as GeoJSON (RFC 7946).
import { mapFeatures, type MapFeature, type TiedPlan } from './features.ts';

const geometries = { point: 'Point', line: 'LineString', area: 'Polygon' } as const;

function coordinatesOf({ geometry, positions }: MapFeature): unknown {
  if (geometry === 'point') return positions[0];
  return geometry === 'area' ? [positions] : positions;
}

export function writeGeoJson(plan: TiedPlan): string {
  const features = mapFeatures(plan).map((feature) => {
    const { id, geometry, positions: _, ...properties } = feature;
    return {
      type: 'Feature',
      id,
      geometry: { type: geometries[geometry], coordinates: coordinatesOf(feature) },
      properties,
    };
  });
  return `${JSON.stringify({ type: 'FeatureCollection', features }, undefined, 1)}\n`;
}
