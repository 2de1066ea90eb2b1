// The borders of flood zones, wetlands and shores on the lot and near it: drawn by a press with their buffer, or where the
// county has only words, how to draw them by hand.
import { parseLengthIn } from '@homeplot/plan/typedLength';
import { useState } from 'react';
import { lengthInput } from '../../kit/fields/lengthInput.ts';
import { TextField } from '../../kit/fields/TextField.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { useEditor, useSlice } from '../../workspace/useWorkspace.ts';
import { pickTool } from '../../workspace/pickTool.ts';
import { DoneMark } from './DoneMark.tsx';
import { drawZones, type ZoneLayer, type ZoneName } from './zoneLines.ts';

const titles: Readonly<Record<ZoneName, string>> = {
  floodZone: 'Flood line',
  wetland: 'Wetland edge',
  shoreline: 'Line of the water',
};
/** By which it is drawn by hand. */
const tools: Readonly<Record<ZoneName, string>> = {
  floodZone: 'floodLine',
  wetland: 'wetlandEdge',
  shoreline: 'highWater',
};
const byHand: Readonly<Record<ZoneName, string>> = {
  floodZone: 'The county names the zone without its border. Draw the flood line from the flood map.',
  wetland:
    'The county names a wetland without its border. Draw the edge where it was delineated, and type its buffer in its panel.',
  shoreline:
    "The county gives the ground that shore rules apply to, not the water's edge. Draw the ordinary high water line, and type its buffer in its panel.",
};
const mostFeet = 5000;

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
  const editor = useEditor();
  const units = useSlice(({ plan }) => plan.settings.units);
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<{ readonly problem?: string; readonly isDrawn?: true }>({});
  const title = titles[name];
  const words = zones.length === 0 ? 'Draw it' : 'Draw the line';
  const draw = (): void => {
    const feet = typed.trim() === '' ? 0 : parseLengthIn(typed, units);
    if (feet === undefined || feet < 0 || feet > mostFeet)
      return setState({ problem: `"${typed.slice(0, 20)}" isn't a length. Try 25, 7' 6" or 8 m.` });
    const problem = drawZones(editor, zone, feet);
    return setState(problem === undefined ? { isDrawn: true } : { problem });
  };
  const drawByHand = (): void => {
    onClose();
    pickTool(editor, tools[name], { detail: 0 });
  };
  return (
    <li className="flex flex-wrap items-end gap-x-3 gap-y-2 px-3 py-2 text-sm">
      <div className="min-w-0 flex-1 basis-48 self-center wrap-anywhere">
        <span className="font-medium">{title}</span>
        {isOnLot ? null : <span className="text-ink-soft"> (near the lot, not on it)</span>}
        <span className="block text-ink-faint">{`${layer}, ${day}`}</span>
        {zones.length === 0 ? <span className="block text-ink-soft">{byHand[name]}</span> : null}
        <span role="alert" className="block text-danger empty:hidden">
          {state.problem}
        </span>
      </div>
      {state.isDrawn ? (
        <DoneMark text="Drawn" takesFocus />
      ) : (
        <>
          {zones.length > 0 && name !== 'floodZone' ? (
            <TextField
              {...lengthInput}
              className="w-28"
              label="Buffer"
              aria-label={`Buffer of the ${title.toLowerCase()}`}
              placeholder="None"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          ) : null}
          <Button
            size="sm"
            aria-label={`${words}: ${title}`}
            onClick={zones.length === 0 ? drawByHand : draw}
          >
            {words}
          </Button>
        </>
      )}
    </li>
  );
}
