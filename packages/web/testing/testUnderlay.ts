// For tests: an underlay of a page of 17 by 11 inches at 1 inch to 20 feet, its top left corner at 0, 0.
import type { Underlay } from '@homeplot/plan/underlay';

export const testUnderlay = (more: Partial<Underlay> = {}): Underlay => ({
  id: 'u',
  order: 'a0',
  type: 'underlay',
  x: 0,
  y: 0,
  width: 340,
  height: 220,
  rotation: 0,
  fade: 0,
  contrast: 0,
  file: { sha256: 'a'.repeat(64), type: 'application/pdf', bytes: 100, name: 'survey.pdf' },
  page: 1,
  paperWidth: 17,
  ...more,
});
