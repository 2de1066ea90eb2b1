// The contours, cut and fill, and the arrows that follow the ground on the canvas, while the plan shows them.
// Kept offline when idle.
import { useEffect } from 'react';
import { showGround } from '../../canvas/groundPicture.ts';
import { backdropPlaces } from '../../canvas/paint/backdrop.ts';
import { useEditor } from '../../workspace/useWorkspace.ts';

export function GroundOver() {
  const editor = useEditor();
  useEffect(() => {
    const place = backdropPlaces.get(editor);
    return place && showGround(editor, place);
  }, [editor]);
  return null;
}
