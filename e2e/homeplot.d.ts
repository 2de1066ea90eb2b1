// What the page adds to its window: the handle for automation (docs/automation.md), and axe once a test uses it.
import type { Editor } from '@homeplot/editor/editor';
import type axe from 'axe-core';

declare global {
  interface Window {
    readonly homeplot: { readonly editor: Editor; readonly fetchedAhead: () => Promise<void> };
    readonly axe: typeof axe;
  }
}
