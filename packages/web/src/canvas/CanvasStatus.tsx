// What the canvas says in words: to screen readers, and how many labels are hidden. Fetched at the first sign of a user.
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
