// The card of a tool that needs more than points on the canvas.
import { PartBoundary } from '../../kit/late/PartBoundary.tsx';
import { useFeatures } from '../../workspace/feature.ts';
import { focusCanvas } from '../../workspace/focusCanvas.ts';
import { useEditor, useSlice } from '../../workspace/useWorkspace.ts';

export function ToolCard() {
  const editor = useEditor();
  const { toolCards } = useFeatures();
  const tool = useSlice(({ hand }) => hand.tool.name);
  const Card = toolCards[tool];
  if (!Card) return null;
  const giveUp = (): void => {
    editor.hand.pick('select');
    focusCanvas();
  };
  return (
    <PartBoundary key={tool} what="The tool's card" onClose={giveUp}>
      <div data-tool-card="" className="contents">
        <Card onClose={giveUp} />
      </div>
    </PartBoundary>
  );
}
