import { defaultSettings } from '@homeplot/plan/settings';
import type { PlanObject } from '@homeplot/plan/kind';
import { findKind } from '@homeplot/plan/kinds';
import { keysAbove } from '@homeplot/plan/order';
import { describe, expect, test } from 'vitest';
import { Editor } from '../editor/editor.ts';
import { commandNamed } from './index.ts';

/** A plan of sheds, all selected, that counts how often one of the fields is read. */
function selectedSheds(field: 'locked' | 'status' | 'order') {
  let reads = 0;
  const fields = findKind('shed')?.create({ from: { x: 0, y: 0 }, scale: 1, siteExtent: 100 });
  const objects = keysAbove('', 200).map((order, i): PlanObject => {
    const made = { ...fields, id: `shed-${i}`, type: 'shed', order };
    const { [field]: value } = made as PlanObject;
    return Object.defineProperty(made, field, { enumerable: true, get: () => ((reads += 1), value) });
  });
  const editor = new Editor({ newId: () => 'new', contents: { objects, settings: defaultSettings } });
  editor.select({ ids: new Set(objects.map(({ id }) => id)) });
  return {
    readsFor(name: string): number {
      reads = 0;
      commandNamed(name).enabled(editor);
      return reads;
    },
  };
}

describe('with very many objects selected', () => {
  test("Lock is enabled by the first object that isn't locked", () => {
    expect(selectedSheds('locked').readsFor('lock')).toBe(1);
  });

  test('Dimension setbacks is enabled by the first object that has setbacks', () => {
    expect(selectedSheds('status').readsFor('dimensionSetbacks')).toBe(1);
  });

  test("Dimension setbacks from eaves asks nothing more of objects that can't have an eave", () => {
    expect(selectedSheds('status').readsFor('dimensionEaves')).toBe(1);
  });

  test('Select underlay puts only underlays in order', () => {
    expect(selectedSheds('order').readsFor('selectUnderlay')).toBe(0);
  });
});
