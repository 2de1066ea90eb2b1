// A plan for the specs of comments, approvals and versions, and edits of it.
import type { Page } from '@playwright/test';

/** A lot of 50 by 75 ft with a house of 20 by 20 ft, 10 ft from its left side; in squares. */
export const yard = [
  {
    id: 'lot',
    type: 'lot',
    vertices: [
      { x: 10, y: 10 },
      { x: 110, y: 10 },
      { x: 110, y: 160 },
      { x: 10, y: 160 },
    ],
    edges: [{ name: 'rear' }, { name: 'right side' }, { name: 'front' }, { name: 'left side' }],
  },
  { id: 'house', type: 'house', x: 40, y: 60, width: 40, height: 40, color: '#fbbf24' },
  // 40 ft from the left side.
  { id: 'oak', type: 'tree', x: 100, y: 140, radius: 8 },
];

/** Feet. */
export const moveBy = (page: Page, id: string, x: number, y: number) =>
  page.evaluate(
    ([wanted, dx, dy]) => {
      const { editor } = window.homeplot;
      const object = editor.plan.objects.get(wanted) as unknown as { x: number; y: number };
      const put = { ...object, x: object.x + dx, y: object.y + dy };
      editor.edit([{ put: put as never }], 'Move');
    },
    [id, x, y] as const,
  );
