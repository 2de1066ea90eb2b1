// The canvas's status as text: a description for screen readers and the number of hidden labels. Fetched on the user's
// first action.
import type { Editor } from '@homeplot/editor/editor';
import { HiddenLabels } from './HiddenLabels.tsx';
import { SpokenStatus } from './SpokenStatus.tsx';

export function CanvasStatus({ editor }: { readonly editor: Editor }) {
  return (
    <>
      <SpokenStatus editor={editor} />
      <HiddenLabels editor={editor} />
    </>
  );
}
