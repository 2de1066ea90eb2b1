// The handle for automation that the planner puts on the window (docs/automation.md).
import type { Editor } from '@homeplot/editor/editor';

declare global {
  interface Window {
    readonly homeplot: { readonly editor: Editor };
  }
}
