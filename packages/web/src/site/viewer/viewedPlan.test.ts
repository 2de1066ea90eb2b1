import { viewBox } from '@homeplot/editor/viewport';
import { defaultSettings } from '@homeplot/plan/settings';
import { expect, test } from 'vitest';
import { ViewedPlan } from './viewedPlan.ts';

test('what is shown stays when the owner changes the scale', () => {
  const viewed = new ViewedPlan({ objects: [], settings: defaultSettings });
  viewed.resize(400, 300);
  viewed.magnify(8, { x: 0, y: 0 });
  const before = viewBox(viewed.viewport);
  viewed.takeIn([{ settings: { scale: 5 } }]);
  for (const [side, at] of Object.entries(viewBox(viewed.viewport)))
    expect(at).toBeCloseTo(before[side as keyof typeof before], 9);
});
