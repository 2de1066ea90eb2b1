// Buttons that finish and discard what is being drawn, and that end drawing along an edge, for people without a keyboard.
import { runCommand } from '@homeplot/editor/commands';
import { formatDegrees } from '@homeplot/plan/units';
import { Check, type LucideIcon, X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Button } from '../kit/ui/Button.tsx';
import { cx } from '../kit/cx.ts';
import { focusCanvasAfterMouse } from '../workspace/focusCanvas.ts';
import { useEditor, useSlice } from '../workspace/useWorkspace.ts';

interface DrawingButtonsProps {
  readonly className: string;
}

/** Keeps the focus in a field on the canvas: it would accept its text when it loses the focus, which Cancel must prevent. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

export function DrawingButtons({ className }: DrawingButtonsProps) {
  const canFinish = useSlice(({ hand }) => hand.isTracing);
  const isDrawing = useSlice(({ hand }) => hand.isDrawing);
  return (
    <div className={cx('flex', className)}>
      <AxisButton />
      {isDrawing ? (
        <fieldset aria-label="Unfinished drawing" className={cx('flex', className)}>
          {canFinish ? <DrawingButton command="finish" label="Finish" icon={Check} primary /> : null}
          <DrawingButton command="cancelDrawing" label="Cancel" icon={X} />
        </fieldset>
      ) : null}
    </div>
  );
}

interface DrawingButtonProps {
  readonly command: 'finish' | 'cancelDrawing';
  readonly label: string;
  readonly icon: LucideIcon;
  readonly primary?: boolean;
}

function DrawingButton({ command, label, icon: Icon, primary }: DrawingButtonProps) {
  const editor = useEditor();
  return (
    <Button
      size="sm"
      tone={primary ? 'primary' : 'quiet'}
      aria-label={`${label} drawing`}
      onMouseDown={keepFocus}
      onClick={(event) => {
        if (command === 'finish') editor.hand.finish();
        else runCommand(editor, command);
        focusCanvasAfterMouse(event);
      }}
      className="pointer-coarse:h-11!"
    >
      <Icon aria-hidden className="size-[1.125rem] shrink-0" />
      {label}
    </Button>
  );
}

/** Shows that drawing follows an edge, and ends that when pressed. */
function AxisButton() {
  const editor = useEditor();
  const turn = useSlice(({ scene }) => scene.axis?.turn);
  if (turn === undefined) return null;
  return (
    <Button
      size="sm"
      tone="quiet"
      aria-label="Stop drawing along the edge"
      onMouseDown={keepFocus}
      onClick={(event) => {
        editor.drawAlong(undefined);
        focusCanvasAfterMouse(event);
      }}
      className="pointer-coarse:h-11!"
    >
      {`Along edge, ${formatDegrees(turn)}`}
      <X aria-hidden className="size-[1.125rem] shrink-0" />
    </Button>
  );
}
