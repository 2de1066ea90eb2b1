// The State Plane zones of NAD83, from the EPSG data set. Their file is made by testing/geo/make_state_plane.py.
import rows from './statePlane.json' with { type: 'json' };

export interface StatePlaneZone {
  /** EPSG code. */
  readonly code: number;
  readonly zone: string;
  readonly unit: 'm' | 'us-ft' | 'ft';
  /** Of PROJ, without their plus signs. */
  readonly parameters: string;
}

export const statePlaneZones = (): StatePlaneZone[] =>
  rows.map((row) => {
    const [code = '', zone = '', unit = '', parameters = ''] = row.split('|');
    return { code: Number(code), zone, unit: unit as StatePlaneZone['unit'], parameters };
  });
