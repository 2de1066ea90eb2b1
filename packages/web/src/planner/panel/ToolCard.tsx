// The card of a tool that needs more than points on the canvas. Each is fetched when its tool is first picked.
import { focusCanvas } from '../../workspace/focusCanvas.ts';
import { useEditor, useSlice } from '../../workspace/useWorkspace.ts';
import { DialogBoundary } from '../../kit/late/DialogBoundary.tsx';
import { fetched } from '../../kit/late/fetched.tsx';

const mapCard = fetched(() => import('../../features/map/MapCard.tsx').then((module) => module.MapCard));

const byTool: Readonly<Record<string, ReturnType<typeof fetched>>> = {
  map: mapCard,
  matchMap: mapCard,
  building: fetched(() => import('../../features/sizes/SizeCard.tsx').then((module) => module.SizeCard)),
  tape: fetched(() => import('../../features/tapes/TapeCard.tsx').then((module) => module.TapeCard)),
  placeByTapes: fetched(() =>
    import('../../features/tapes/BuildingTapesCard.tsx').then((module) => module.BuildingTapesCard),
  ),
  setScale: fetched(() =>
    import('../../features/underlays/SetScaleCard.tsx').then((module) => module.SetScaleCard),
  ),
  cropUnderlay: fetched(() =>
    import('../../features/underlays/CropCard.tsx').then((module) => module.CropCard),
  ),
  straighten: fetched(() =>
    import('../../features/underlays/StraightenCard.tsx').then((module) => module.StraightenCard),
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
