// Measures between two points of a shared plan: by taps, which snap to corners, or by the arrow keys and Enter.
import { placeNear } from '@homeplot/editor/places';
import { toPlan, toScreen, type Viewport } from '@homeplot/editor/viewport';
import { boxAround } from '@homeplot/plan/box';
import { distance, midpoint, type Point } from '@homeplot/plan/point';
import { formatLength } from '@homeplot/plan/units';
import { X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useHint } from '../../kit/useTouch.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import type { Taps } from './viewInput.ts';
import type { ViewedPlan } from './viewedPlan.ts';
import type { Viewer } from './viewer.ts';

interface MeasureProps {
  readonly viewer: Viewer;
  readonly viewed: ViewedPlan;
  readonly onClose: () => void;
}

/** Positions on the plan, in feet. */
interface State {
  readonly points: readonly Point[];
  /** Where the next point would be. */
  readonly next?: Point | undefined;
}

/** CSS pixels within which a point snaps. */
const snapDistance = { mouse: 12, finger: 24 };
/** CSS pixels that an arrow key moves the crosshair, alone and with Shift. */
const steps = { coarse: 10, fine: 1 };

export function Measure({ viewer, viewed, onClose }: MeasureProps) {
  const view = useSyncExternalStore(
    (moved) => viewed.watch({ moved }),
    () => viewed.viewport,
  );
  const [state, setState] = useState<State>({ points: [] });
  useEffect(() => {
    viewer.setTaps(tapsFor(viewed, setState, onClose));
    return () => viewer.setTaps(undefined);
  }, [viewer, viewed, onClose]);
  const hint = useHint({
    hint: 'Click two points. They snap to corners and edges.',
    touchHint: 'Tap two points. They snap to corners and edges.',
  });
  const { points, next } = state;
  const { units } = viewed.plan.settings;
  const [from, to] = points;
  const end = to ?? next;
  const length = from && end ? formatLength(distance(from, end), units) : undefined;
  return (
    <>
      <svg aria-hidden className="pointer-events-none absolute inset-0 size-full overflow-hidden">
        {from && end ? <Line view={view} from={from} to={end} label={length ?? ''} /> : null}
        {points.map((point) => (
          <Dot key={`${point.x} ${point.y}`} view={view} at={point} />
        ))}
        {next && !to ? <Cross view={view} at={next} /> : null}
      </svg>
      <div className="absolute inset-x-3 top-3 mx-auto flex w-fit items-center gap-2 rounded-md border border-hairline bg-paper py-1 pr-1 pl-3 text-sm text-ink shadow-float">
        <output className="min-w-0">
          {to ? (
            <>
              Distance: <strong className="font-semibold">{length}</strong>
            </>
          ) : from ? (
            'Now the second point.'
          ) : (
            hint
          )}
        </output>
        {to ? (
          <Button size="sm" tone="quiet" onClick={() => setState({ points: [] })}>
            Clear
          </Button>
        ) : null}
        <IconButton label="Stop measuring" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
    </>
  );
}

type SetState = (change: (now: State) => State) => void;

function tapsFor(viewed: ViewedPlan, setState: SetState, onClose: () => void): Taps {
  const add = (at: Point): void =>
    setState(({ points }) => ({ points: points.length === 1 ? [...points, at] : [at] }));
  const move = (screen: Point, by: number): void =>
    setState((now) => ({ ...now, next: snapped(viewed, screen, by) }));
  /** Where the arrow keys have moved the crosshair. */
  let cross: Point | undefined;
  return {
    tap: (screen, isFinger) =>
      add(snapped(viewed, screen, isFinger ? snapDistance.finger : snapDistance.mouse)),
    hover(screen) {
      cross = undefined;
      if (screen) move(screen, snapDistance.mouse);
      else setState(({ points }) => ({ points }));
    },
    key({ key, shiftKey }) {
      const { width, height } = viewed.viewport;
      if (key === 'Escape') onClose();
      else if (key === 'Enter')
        add(snapped(viewed, cross ?? { x: width / 2, y: height / 2 }, snapDistance.mouse));
      else if (key in arrows) {
        const by = shiftKey ? steps.fine : steps.coarse;
        const { x, y } = cross ?? { x: width / 2, y: height / 2 };
        const [right, down] = arrows[key] ?? [0, 0];
        cross = {
          x: Math.min(width, Math.max(0, x + right * by)),
          y: Math.min(height, Math.max(0, y + down * by)),
        };
        move(cross, snapDistance.mouse);
      } else return false;
      return true;
    },
  };
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest corner, middle or edge within reach, else the point itself. */
function snapped({ scene, viewport }: ViewedPlan, screen: Point, within: number): Point {
  const at = toPlan(viewport, screen);
  const feet = within / viewport.pxPerFoot;
  const place = placeNear(scene.visibleIn(boxAround(at, feet)), {
    at,
    reach: (snap) => (snap === 'perpendicular' ? 0 : snap === 'nearest' ? feet / 2 : feet),
    onEdge: (_edge, on) => on,
  });
  return place?.at ?? at;
}

/** CSS pixels, about the width of a letter of a label. */
const letterWidth = 8.2;
/** CSS pixels left and right of a label. */
const labelPadding = 8;

interface LineProps {
  readonly view: Viewport;
  readonly from: Point;
  readonly to: Point;
  readonly label: string;
}

function Line({ view, from, to, label }: LineProps) {
  const [a, b] = [toScreen(view, from), toScreen(view, to)];
  const { x, y } = midpoint(a, b);
  const half = (label.length * letterWidth) / 2 + labelPadding;
  return (
    <g className="fill-sheet-accent stroke-sheet-accent">
      <line x1={a.x} y1={a.y} x2={b.x} y2={b.y} strokeWidth={2} />
      <rect x={x - half} y={y - 12} width={2 * half} height={24} rx={4} fill="#ffffff" strokeWidth={1} />
      <text x={x} y={y + 4.5} textAnchor="middle" stroke="none" className="text-[0.8125rem] font-semibold">
        {label}
      </text>
    </g>
  );
}

function Dot({ view, at }: { readonly view: Viewport; readonly at: Point }) {
  const { x, y } = toScreen(view, at);
  return <circle cx={x} cy={y} r={4} className="fill-sheet-accent" />;
}

function Cross({ view, at }: { readonly view: Viewport; readonly at: Point }) {
  const { x, y } = toScreen(view, at);
  return <path d={`M${x - 9} ${y}h18M${x} ${y - 9}v18`} className="stroke-sheet-accent" strokeWidth={1.5} />;
}
