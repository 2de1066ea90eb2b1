// The view of the site from above: it can be turned in steps, shows the site before or after the project, and has the
// shadows of the time chosen in Sun and shade. It is saved as a file, or added to a sheet with before and after side by
// side.
// Kept offline when idle.
import { massingBlocks } from '@homeplot/formats/massingBlocks';
import { drawMassing, type Massing, massingOf, massingTitle, usualView } from '@homeplot/plan/massing';
import { boxHeight, boxWidth, grow } from '@homeplot/plan/box';
import { layersOf } from '@homeplot/plan/layerTable';
import { assumedHeights, standing } from '@homeplot/plan/planShadows';
import type { MassingBlock } from '@homeplot/plan/sheet';
import type { Units } from '@homeplot/plan/units';
import { svgFile } from '@homeplot/formats/svgFile';
import { SvgPen } from '@homeplot/formats/svgPen';
import { zoneAssumed } from '@homeplot/plan/siteClock';
import { sunTimeText } from '@homeplot/plan/sunTime';
import { useCallback, useMemo, useState } from 'react';
import { cx } from '../../kit/cx.ts';
import { late } from '../../kit/late/late.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { download } from '../../kit/download.ts';
import { CheckField } from '../../kit/fields/CheckField.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { Slider } from '../../kit/fields/Slider.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { useDialogs } from '../../workspace/dialogs.ts';
import { useEditor } from '../../workspace/useWorkspace.ts';
import { useAddSheet } from '../sheets/addSheet.ts';
import { clockOf, sunViewOf, timeOf } from '../sun/sunView.ts';

const WalkAround = late(() => import('./WalkAround.tsx'), 'WalkAround', {
  what: 'The view to walk around',
});
const pictureLook = 'h-[42vh] w-full rounded-md border border-hairline bg-white';

/** Degrees of one turn. */
const turnStep = 45;
const walkHint = 'Drag, or use the arrow keys, + and −';
/** Millimeters of the downloaded picture's longer side, and of the margin around it. */
const pictureSize = 240;
const pictureMargin = 2;

export function MassingDialog({ onClose }: { readonly onClose: () => void }) {
  const editor = useEditor();
  const { plan } = editor;
  const [turn, setTurn] = useState<number>(usualView.turn);
  const [tilt, setTilt] = useState<number>(usualView.tilt);
  const [moment, setMoment] = useState<'before' | 'after'>('after');
  const [hasShadows, setShadows] = useState(false);
  const [canWalk, setCanWalk] = useState(hasWebGl);
  const [isWalking, setWalking] = useState(false);
  const endWalk = useCallback((): void => {
    setWalking(false);
    setCanWalk(false);
  }, []);
  const { ground, units, north } = plan.settings;
  const { choice } = sunViewOf(editor);
  const time = useMemo(() => timeOf(choice, ground), [choice, ground]);
  const { isAssumed } = clockOf(choice, ground);
  const sun = hasShadows && ground && !('problem' in time) ? time : undefined;
  const view = useMemo(() => {
    const layers = layersOf(plan.settings);
    const isShown = (object: Parameters<typeof layers.isVisible>[0]): boolean => layers.isVisible(object);
    return massingOf(plan, { turn, tilt, moment, sun, isShown });
  }, [plan, turn, tilt, moment, sun]);
  const title = massingTitle({ turn, moment }, north);
  const svg = useMemo(() => pictureOf(view, title, units), [view, title, units]);
  const assumed = assumedHeights(standing(plan, { moment }), units);
  const turnBy = (by: number): void => setTurn((turn + by + 360) % 360);
  return (
    <Dialog
      title="View from above"
      description="The site in 3D, drawn to paper as on the screen."
      onClose={onClose}
      className="max-w-4xl!"
    >
      {isWalking ? (
        <WalkAround
          {...{ turn, tilt, moment, sun }}
          className={cx(pictureLook, 'overflow-hidden')}
          onClose={endWalk}
        />
      ) : (
        <img
          src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
          alt={title}
          className={cx(pictureLook, 'object-contain p-2')}
        />
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-center gap-2">
          <Button size="sm" onClick={() => turnBy(-turnStep)}>
            Turn left
          </Button>
          <Button size="sm" onClick={() => turnBy(turnStep)}>
            Turn right
          </Button>
          {canWalk ? (
            <Button size="sm" aria-pressed={isWalking} onClick={() => setWalking(!isWalking)}>
              Walk around
            </Button>
          ) : null}
          <output className="text-sm">{isWalking ? walkHint : title}</output>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => download(new Blob([svg], { type: 'image/svg+xml' }), 'svg')}>
            Download SVG
          </Button>
          <AddViews
            {...{ turn, tilt }}
            sun={sun && isAssumed ? { day: sun.day, minutes: sun.minutes } : sun}
          />
        </div>
      </div>
      <div className="mt-3 grid items-end gap-3 sm:grid-cols-3">
        <SelectField
          label="What stands"
          value={moment}
          choices={[
            { value: 'before', label: 'Before the project' },
            { value: 'after', label: 'After the project' },
          ]}
          onChoose={(value) => setMoment(value)}
        />
        <Slider
          label="Degrees above the horizon"
          value={tilt}
          min={10}
          max={80}
          step={5}
          onChange={setTilt}
        />
        {ground ? (
          <CheckField
            label={'problem' in time ? 'Shadows' : `Shadows of ${sunTimeText(time)}`}
            checked={hasShadows}
            onChange={({ target }) => setShadows(target.checked)}
          />
        ) : (
          <p className="text-sm text-ink-soft">For shadows, give the site's location in Sun and shade.</p>
        )}
      </div>
      {assumed || (sun && isAssumed) ? (
        <p className="mt-3 text-sm text-ink-soft">
          {[...(sun && isAssumed ? [zoneAssumed] : []), assumed].join(' ')}
        </p>
      ) : null}
    </Dialog>
  );
}

/** Whether the browser has WebGL, which older devices lack. */
function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

function pictureOf(view: Massing, title: string, units: Units): string {
  const { box } = view;
  const scale = pictureSize / Math.max(1, boxWidth(box), boxHeight(box));
  const room = grow(box, pictureMargin / scale);
  const pen = new SvgPen({ x: room.minX, y: room.minY }, scale, units);
  drawMassing(view, pen);
  return svgFile({
    width: boxWidth(room) * scale,
    height: boxHeight(room) * scale,
    title,
    scale: 'no scale',
    background: '#ffffff',
    drawing: pen.drawing(),
  });
}

interface AddViewsProps {
  readonly turn: number;
  readonly tilt: number;
  readonly sun: MassingBlock['sun'];
}

/** Adds a sheet with the view as it is, before and after the project. */
function AddViews({ turn, tilt, sun }: AddViewsProps) {
  const { openDialog } = useDialogs();
  const addSheet = useAddSheet();
  const add = async (): Promise<void> => {
    const blocks = massingBlocks.map((block) =>
      block.type === 'massing' ? { ...block, turn, tilt, ...(sun ? { sun } : {}) } : block,
    );
    const sheet = await addSheet('Before and after', blocks);
    if (sheet !== undefined) openDialog({ name: 'print', sheet });
  };
  return (
    <Button size="sm" onClick={() => void add()}>
      Add to a sheet
    </Button>
  );
}
