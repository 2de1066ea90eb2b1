// The fields for the direction of north, which turns the map under the plan.
import { northOfRecord } from '@homeplot/plan/isNorthKnown';
import { isVisibleTurn, turnBetween } from '@homeplot/plan/angle';
import { parseDegrees } from '@homeplot/plan/parseDirection';
import { tidy } from '@homeplot/plan/units';
import { useState } from 'react';
import { NorthDial } from '../../cards/NorthDial.tsx';
import { useEditor, useSlice } from '../../workspace/useWorkspace.ts';
import { TextField } from '../../kit/fields/TextField.tsx';

export function NorthOfMap() {
  const editor = useEditor();
  const north = useSlice(({ plan }) => plan.settings.north);
  const deedNorth = useSlice(({ plan }) => northOfRecord(plan)) ?? north;
  const [typed, setTyped] = useState<string>();
  const degrees = typed === undefined ? north : parseDegrees(typed);
  const isRead = degrees !== undefined && Math.abs(degrees) <= 360;
  const turn = (to: number): void => {
    if (to !== north) editor.edit([{ settings: { north: tidy((to + 360) % 360) } }], 'Turn map', true);
  };
  const apply = (): void => {
    if (!isRead) return;
    turn(degrees);
    setTyped(undefined);
  };
  return (
    <div>
      <div className="flex items-center gap-4">
        <NorthDial north={north} onTurn={turn} />
        <TextField
          label="North (degrees)"
          className="min-w-0 flex-1"
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? String(Number(north.toFixed(3)))}
          error={isRead ? undefined : 'Type degrees from 0 to 360, such as 12.5.'}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={apply}
          onKeyDown={({ key }) => key === 'Enter' && apply()}
        />
      </div>
      {isVisibleTurn(turnBetween(deedNorth, north)) ? (
        <p className="mt-2 text-sm text-ink-soft">
          The bearings of your lot stay as recorded. Sheets state how far their north is from this one.
        </p>
      ) : null}
    </div>
  );
}
