// The units that drawings are usually in.

export interface DrawingUnit {
  /** In the plural. */
  readonly name: string;
  readonly feet: number;
}

/** Feet. */
const meter = 1 / 0.3048;

export const usualUnits: readonly DrawingUnit[] = [
  { name: 'feet', feet: 1 },
  { name: 'inches', feet: 1 / 12 },
  { name: 'meters', feet: meter },
  { name: 'centimeters', feet: meter / 100 },
  { name: 'millimeters', feet: meter / 1000 },
];
