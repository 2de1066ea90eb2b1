import { expect, test } from 'vitest';
import { parcelReader } from './feature.ts';

const isParcels = (text: string): boolean => parcelReader.matches?.(new TextEncoder().encode(text)) === true;

test('KML is known by its beginning, also after comments, and other XML with very many of them is not', () => {
  const comments = '<!-- a --> \n'.repeat(300);
  expect(isParcels('<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2">')).toBe(true);
  expect(isParcels(`<?xml version="1.0"?>${comments}<kml:kml>`)).toBe(true);
  expect(isParcels(`${comments}<svg>`)).toBe(false);
  expect(isParcels('{"type": "FeatureCollection", "features": []}')).toBe(true);
  expect(isParcels('{"objects": [], "type": "Feature"}')).toBe(false);
});
