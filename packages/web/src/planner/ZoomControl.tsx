// Zoom in, zoom out, zoom to fit.
import { firstNamed, runFirst } from '@homeplot/editor/firstCommands';
import { Maximize, type LucideIcon, ZoomIn, ZoomOut } from 'lucide-react';
import { IconButton } from '../kit/ui/IconButton.tsx';
import { Tooltip } from '../kit/ui/Tooltip.tsx';
import { focusCanvasAfterMouse } from '../workspace/focusCanvas.ts';
import { keyName } from '../kit/keyName.ts';
import { useEditor } from '../workspace/useWorkspace.ts';

export function ZoomControl() {
  return (
    <fieldset aria-label="Zoom" className="flex">
      <ZoomButton name="zoomIn" icon={ZoomIn} />
      <ZoomButton name="zoomOut" icon={ZoomOut} />
      <ZoomButton name="zoomToFit" icon={Maximize} />
    </fieldset>
  );
}

function ZoomButton({ name, icon: Icon }: { readonly name: string; readonly icon: LucideIcon }) {
  const editor = useEditor();
  const { title, keys } = firstNamed(name);
  return (
    <Tooltip label={title} shortcut={keyName(keys[0] ?? '')}>
      <IconButton
        label={title}
        onClick={(event) => {
          runFirst(editor, name);
          focusCanvasAfterMouse(event);
        }}
      >
        <Icon aria-hidden />
      </IconButton>
    </Tooltip>
  );
}
