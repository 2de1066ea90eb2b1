// The names of the units.
import type { Units } from '@homeplot/plan/units';

export const unitNames: Readonly<Record<Units, string>> = {
  'feet-inches': 'Feet and inches',
  'decimal-feet': 'Decimal feet',
  metres: 'Meters',
};
