// Leaves a tool for underlays without a change, and shows the underlay's own card again.
import { selectObjects } from '@homeplot/editor/selection';
import type { Underlay } from '@homeplot/plan/underlay';
import { focusCanvas } from '../../workspace/focusCanvas.ts';
import { useEditor } from '../../workspace/useWorkspace.ts';
import { Button } from '../../kit/ui/Button.tsx';

interface CancelToolProps {
  readonly underlay: Underlay | undefined;
  readonly onCancel?: () => void;
  readonly className?: string;
}

export function CancelTool({ underlay, onCancel, className }: CancelToolProps) {
  const editor = useEditor();
  const cancel = (): void => {
    onCancel?.();
    editor.hand.discard();
    editor.hand.pick('select');
    if (underlay) editor.select(selectObjects([underlay.id]));
    focusCanvas();
  };
  return (
    <Button {...(className ? { className } : {})} onClick={cancel}>
      Cancel
    </Button>
  );
}
