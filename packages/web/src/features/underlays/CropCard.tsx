// The card of "Crop": crops the underlay to the part that was marked by dragging, or shows all of it again.
// Kept offline when idle.
import { type CropState, cropTool } from '@homeplot/editor/cropUnderlay';
import { editUnderlay } from '@homeplot/editor/editUnderlay';
import { underlayOf } from '@homeplot/editor/underlays';
import { selectObjects } from '@homeplot/editor/selection';
import { type Crop, type Underlay, wholePicture } from '@homeplot/plan/underlay';
import { useToolState } from '../../cards/useToolState.ts';
import { focusCanvas } from '../../workspace/focusCanvas.ts';
import { useEditor } from '../../workspace/useWorkspace.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { inWords, useTouch } from '../../kit/useTouch.ts';
import { CancelTool } from './CancelTool.tsx';
import { useRoomBelow } from './useRoomBelow.ts';

const isWhole = ({ left, top, right, bottom }: Crop): boolean =>
  left === 0 && top === 0 && right === 1 && bottom === 1;

export function CropCard() {
  const editor = useEditor();
  const touch = useTouch();
  const state = useToolState((open): CropState | undefined => open.hand.stateOf(cropTool));
  const underlay = state && underlayOf(state, editor.scene);
  const card = useRoomBelow(underlay);
  const apply = (crop: Crop): void => {
    if (!underlay) return;
    const { crop: _, ...rest } = underlay;
    const put: Underlay = isWhole(crop) ? rest : { ...rest, crop };
    if (!editUnderlay(editor, put, 'Crop underlay')) return;
    editor.hand.pick('select');
    editor.select(selectObjects([put.id]));
    focusCanvas();
  };
  return (
    <Card ref={card} title="Crop underlay" className="max-lg:shadow-float">
      <p className="text-[0.9375rem]">
        {underlay
          ? 'Drag the sides or corners of the part to keep.'
          : inWords('Click the underlay to crop.', touch)}
      </p>
      <div className="mt-3 flex flex-col gap-2">
        <Button tone="primary" disabled={!underlay} onClick={() => state && apply(state.crop)}>
          Crop
        </Button>
        <CancelTool underlay={underlay} />
        {underlay?.crop ? <Button onClick={() => apply(wholePicture)}>Show the whole picture</Button> : null}
      </div>
    </Card>
  );
}
