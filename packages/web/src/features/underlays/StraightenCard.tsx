// The card of "Straighten photo": asks for the size of the sheet whose corners are marked in the photo, and straightens the
// photo.
// Kept offline when idle.
import { type StraightenState, straightenTool } from '@homeplot/editor/straighten';
import { editUnderlay } from '@homeplot/editor/editUnderlay';
import { underlayOf } from '@homeplot/editor/underlays';
import { selectObjects } from '@homeplot/editor/selection';
import { isMetric } from '@homeplot/plan/units';
import { type SubmitEvent, useState } from 'react';
import { useToolState } from '../../cards/useToolState.ts';
import { focusCanvas } from '../../workspace/focusCanvas.ts';
import { useEditor, useSlice } from '../../workspace/useWorkspace.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { inWords, useTouch } from '../../kit/useTouch.ts';
import { TextField } from '../../kit/fields/TextField.tsx';
import { CancelTool } from './CancelTool.tsx';
import { isSheet } from '../../pictures/worker/perspective.ts';
import { isScaled, scaleEnded } from './scaleText.ts';
import { markedSize, readProportions, straightened } from './straightened.ts';
import { useRoomBelow } from './useRoomBelow.ts';

const crossedMarks = "The four marks don't go around a sheet. Drag each mark to the corner it names.";

export function StraightenCard() {
  const editor = useEditor();
  const touch = useTouch();
  const state = useToolState((open): StraightenState | undefined => open.hand.stateOf(straightenTool));
  const underlay = state && underlayOf(state, editor.scene);
  const card = useRoomBelow(underlay);
  const units = useSlice(({ plan }) => plan.settings.units);
  /** What was typed; until then, the fields show the size of the marked area. */
  const [typed, setTyped] = useState<{ readonly across: string; readonly down: string }>();
  const marked = underlay && markedSize(underlay, state.corners, units);
  const { across, down } = typed ?? marked ?? { across: '', down: '' };
  const [problem, setProblem] = useState<string>();
  const apply = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!underlay || !marked) return;
    const proportions = typed ? readProportions(across, down) : marked;
    if ('problem' in proportions) {
      setProblem(proportions.problem);
      return;
    }
    if (!isSheet(state.corners)) {
      setProblem(crossedMarks);
      return;
    }
    const put = straightened(underlay, state.corners, proportions.ratio);
    if (!editUnderlay(editor, put, 'Straighten photo')) return;
    editor.hand.pick('select');
    editor.select(selectObjects([put.id]));
    if (isScaled(underlay)) editor.say(scaleEnded('Photo straightened.'));
    focusCanvas();
  };
  const field = (side: string, value: string, sizeWith: (value: string) => NonNullable<typeof typed>) => (
    <TextField
      label={`${side} (${isMetric(units) ? 'mm' : 'inches'})`}
      value={value}
      inputMode="decimal"
      autoComplete="off"
      className="min-w-0 flex-1"
      onChange={({ target }) => {
        setTyped(sizeWith(target.value));
        setProblem(undefined);
      }}
    />
  );
  return (
    <Card ref={card} title="Straighten photo" className="max-lg:shadow-float">
      <p className="text-[0.9375rem]">
        {underlay
          ? 'Drag the four marks to the corners of the sheet in the photo. Then check how wide and how tall the sheet is.'
          : inWords('Click the photo to straighten.', touch)}
      </p>
      <form onSubmit={apply} className="mt-3 space-y-3">
        <div className="flex gap-3">
          {field('Sheet width', across, (value) => ({ across: value, down }))}
          {field('Sheet height', down, (value) => ({ across, down: value }))}
        </div>
        {problem === undefined ? null : (
          <p role="alert" className="text-sm text-danger">
            {problem}
          </p>
        )}
        <div className="grid grid-cols-2 gap-2">
          <CancelTool underlay={underlay} />
          <Button tone="primary" type="submit" disabled={!underlay}>
            Straighten
          </Button>
        </div>
      </form>
    </Card>
  );
}
