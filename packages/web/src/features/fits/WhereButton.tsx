// The button beside the properties of a building or a pool that shows where it may stand.
import { focusCanvas } from '../../workspace/focusCanvas.ts';
import { useEditor } from '../../workspace/useWorkspace.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { fitTool } from './fitTool.ts';

export function WhereButton() {
  const editor = useEditor();
  const ask = async (): Promise<void> => {
    (await fitTool())?.pickFitTool(editor);
    focusCanvas();
  };
  return (
    <Card title="Placement by the rules">
      <Button size="sm" className="w-full" onClick={() => void ask()}>
        Where can it go?
      </Button>
    </Card>
  );
}
