// What people call the units that a plan is written in.
import type { Units } from '@homeplot/plan/units';

export const unitNames: Readonly<Record<Units, string>> = {
  'feet-inches': 'Feet and inches',
  'decimal-feet': 'Decimal feet',
  metres: 'Meters',
};
