// The flood zones, wetlands and shores on or near the lot. A button draws the border of each, with its buffer; where the
// county's map gives only words, the row says how to draw the border by hand.
import { useState } from 'react';
import { lengthInput } from '../../kit/fields/lengthInput.ts';
import { TextField } from '../../kit/fields/TextField.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { useEditor, useSlice } from '../../workspace/useWorkspace.ts';
import { pickTool } from '../../workspace/pickTool.ts';
import { DoneMark } from './DoneMark.tsx';
import { bufferText, readBuffer, type TypedBuffer } from './zoneBuffer.ts';
import { drawZones, type ZoneLayer, type ZoneName } from './zoneLines.ts';

const titles: Readonly<Record<ZoneName, string>> = {
  floodZone: 'Flood line',
  wetland: 'Wetland edge',
  shoreline: 'Line of the water',
};
/** The tools that draw these lines by hand. */
const tools: Readonly<Record<ZoneName, string>> = {
  floodZone: 'floodLine',
  wetland: 'wetlandEdge',
  shoreline: 'highWater',
};
const handHints: Readonly<Record<ZoneName, string>> = {
  floodZone: 'The county names the zone without its border. Draw the flood line from the flood map.',
  wetland:
    'The county names a wetland without its border. Draw the edge where it was delineated, and type its buffer in its panel.',
  shoreline:
    "The county gives the ground that shore rules apply to, not the water's edge. Draw the ordinary high water line, and type its buffer in its panel.",
};

interface ZoneListProps {
  readonly zones: readonly ZoneLayer[];
  readonly onClose: () => void;
}

export function ZoneList({ zones, onClose }: ZoneListProps) {
  if (zones.length === 0) return null;
  return (
    <ul aria-label="Lines to draw" className="divide-y divide-hairline rounded-md border border-hairline">
      {zones.map((zone) => (
        <ZoneRow key={`${zone.layer} ${zone.name}`} zone={zone} onClose={onClose} />
      ))}
    </ul>
  );
}

function ZoneRow({ zone, onClose }: { readonly zone: ZoneLayer; readonly onClose: () => void }) {
  const { name, layer, day, isOnLot, zones } = zone;
  const hasBorder = zones.length > 0;
  const editor = useEditor();
  const units = useSlice(({ plan }) => plan.settings.units);
  const [entered, setEntered] = useState<TypedBuffer>({ text: '', units });
  const typed = bufferText(entered, units);
  const [state, setState] = useState<{ readonly problem?: string; readonly isDrawn?: true }>({});
  const title = titles[name];
  const action = hasBorder ? 'Draw the line' : 'Draw it';
  const draw = (): void => {
    const buffer = readBuffer(typed, units);
    const problem = 'problem' in buffer ? buffer.problem : drawZones(editor, zone, buffer.feet);
    setState(problem === undefined ? { isDrawn: true } : { problem });
  };
  const drawByHand = (): void => {
    onClose();
    // As by keyboard (0 clicks): the focus isn't moved to the canvas.
    pickTool(editor, tools[name], { detail: 0 });
  };
  return (
    <li className="flex flex-wrap items-end gap-x-3 gap-y-2 px-3 py-2 text-sm">
      <div className="min-w-0 flex-1 basis-48 self-center wrap-anywhere">
        <span className="font-medium">{title}</span>
        {isOnLot ? null : <span className="text-ink-soft"> (near the lot, not on it)</span>}
        <span className="block text-ink-faint">{`${layer}, ${day}`}</span>
        {hasBorder ? null : <span className="block text-ink-soft">{handHints[name]}</span>}
        <span role="alert" className="block text-danger empty:hidden">
          {state.problem}
        </span>
      </div>
      {state.isDrawn ? (
        <DoneMark text="Drawn" takesFocus />
      ) : (
        <>
          {hasBorder && name !== 'floodZone' ? (
            <TextField
              {...lengthInput}
              className="w-28"
              label="Buffer"
              aria-label={`Buffer of the ${title.toLowerCase()}`}
              placeholder="None"
              value={typed}
              onChange={({ target }) => setEntered({ text: target.value, units })}
            />
          ) : null}
          <Button size="sm" aria-label={`${action}: ${title}`} onClick={hasBorder ? draw : drawByHand}>
            {action}
          </Button>
        </>
      )}
    </li>
  );
}
