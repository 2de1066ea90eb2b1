// The projections of NAD83 in all its realizations, such as NAD83(2011), from the EPSG data set. Their file is made by
// testing/geo/make_nad83.py.
import rows from './nad83.json' with { type: 'json' };

export interface Nad83Projection {
  /** EPSG code, of the plain NAD83 if there is one. */
  readonly code: number;
  /** EPSG codes of the same projection in other realizations. */
  readonly kin: readonly number[];
  readonly group: 'Degrees' | 'State Plane' | 'UTM' | 'Local';
  readonly name: string;
  readonly unit: 'deg' | 'm' | 'us-ft' | 'ft';
  /** Of PROJ, without their plus signs. */
  readonly parameters: string;
}

export const nad83Projections = (): Nad83Projection[] =>
  rows.map((row) => {
    const [codes = '', group = '', name = '', unit = '', parameters = ''] = row.split('|');
    const [code = 0, ...kin] = codes.split(' ').map(Number);
    return {
      code,
      kin,
      group: group as Nad83Projection['group'],
      name,
      unit: unit as Nad83Projection['unit'],
      parameters,
    };
  });
