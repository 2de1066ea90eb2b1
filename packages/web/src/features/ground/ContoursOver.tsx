// The contours, and cut and fill, on the canvas, while the plan shows them.
// Kept offline when idle.
import { useEffect } from 'react';
import { showContours } from '../../canvas/contours.ts';
import { backdropPlaces } from '../../canvas/paint/backdrop.ts';
import { useEditor } from '../../workspace/useWorkspace.ts';

export function ContoursOver() {
  const editor = useEditor();
  useEffect(() => {
    const place = backdropPlaces.get(editor);
    return place && showContours(editor, place);
  }, [editor]);
  return null;
}
