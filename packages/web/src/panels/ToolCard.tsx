// The card of a tool that needs more than points on the canvas. Each is fetched when its tool is first picked.
import { focusCanvas } from '../planner/focusCanvas.ts';
import { useEditor, useSlice } from '../planner/useWorkspace.ts';
import { DialogBoundary } from '../ui/dialog/DialogBoundary.tsx';
import { fetched } from '../ui/fetched.tsx';

const mapCard = fetched(() => import('../map/MapCard.tsx').then((module) => module.MapCard));

const byTool: Readonly<Record<string, ReturnType<typeof fetched>>> = {
  map: mapCard,
  matchMap: mapCard,
  building: fetched(() => import('./SizeCard.tsx').then((module) => module.SizeCard)),
  tape: fetched(() => import('./tapes/TapeCard.tsx').then((module) => module.TapeCard)),
  placeByTapes: fetched(() =>
    import('./tapes/BuildingTapesCard.tsx').then((module) => module.BuildingTapesCard),
  ),
  setScale: fetched(() => import('../underlays/SetScaleCard.tsx').then((module) => module.SetScaleCard)),
  cropUnderlay: fetched(() => import('../underlays/CropCard.tsx').then((module) => module.CropCard)),
  straighten: fetched(() =>
    import('../underlays/StraightenCard.tsx').then((module) => module.StraightenCard),
  ),
};

export function ToolCard() {
  const editor = useEditor();
  const tool = useSlice(({ hand }) => hand.tool.name);
  const Card = byTool[tool];
  if (!Card) return null;
  const giveUp = (): void => {
    editor.hand.pick('select');
    focusCanvas();
  };
  return (
    <DialogBoundary key={tool} onClose={giveUp}>
      <Card />
    </DialogBoundary>
  );
}
