// Two versions of a plan as pictures, overlaid or side by side, that are zoomed and scrolled together. A chosen difference is
// brought into view and ringed.
import {
  comparisonPicture,
  type ComparisonPicture,
  differenceBox,
} from '@homeplot/formats/comparisonPicture';
import { type Box, boxHeight, boxWidth, grow } from '@homeplot/plan/box';
import type { Difference } from '@homeplot/plan/comparePlans';
import type { Plan } from '@homeplot/plan/plan';
import { Maximize, Minus, Plus } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { cx } from '../../kit/cx.ts';
import { IconButton } from '../../kit/ui/IconButton.tsx';

export type Look = 'over' | 'beside' | 'after';

interface ComparedPictureProps {
  readonly before: Plan;
  readonly after: Plan;
  readonly differences: readonly Difference[];
  readonly look: Look;
  readonly chosen: Difference | undefined;
  /** What the versions are called. */
  readonly names: { readonly before: string; readonly after: string };
  readonly className?: string;
}

const zooms = { least: 1, most: 12, step: 1.5 } as const;

export function ComparedPicture(props: ComparedPictureProps) {
  const { before, after, differences, look, chosen, names, className } = props;
  const [zoom, setZoom] = useState(1);
  const frames = useRef(new Set<HTMLDivElement>());
  const shows =
    look === 'beside' ? (['before', 'after'] as const) : ([look === 'over' ? 'both' : 'after'] as const);
  const scrolled = (from: HTMLDivElement): void => {
    for (const frame of frames.current) {
      if (frame === from) continue;
      frame.scrollLeft = from.scrollLeft;
      frame.scrollTop = from.scrollTop;
    }
  };
  const change = (by: number): void =>
    setZoom((now) => Math.min(zooms.most, Math.max(zooms.least, now * by)));
  return (
    <div className={cx('relative flex min-h-0 gap-2 max-sm:flex-col', className)}>
      {shows.map((show) => (
        <Frame
          key={show}
          {...{ before, after, differences, show, zoom, chosen }}
          label={show === 'before' ? names.before : show === 'after' ? names.after : 'Both versions'}
          isTitled={look === 'beside'}
          onScrolled={scrolled}
          onZoom={setZoom}
          hold={(frame) => {
            frames.current.add(frame);
            return () => void frames.current.delete(frame);
          }}
        />
      ))}
      <div className="absolute right-2 bottom-2 flex rounded-md border border-hairline bg-paper shadow-float">
        <IconButton label="Zoom out" disabled={zoom <= zooms.least} onClick={() => change(1 / zooms.step)}>
          <Minus aria-hidden />
        </IconButton>
        <IconButton label="Show all" disabled={zoom === 1} onClick={() => setZoom(1)}>
          <Maximize aria-hidden />
        </IconButton>
        <IconButton label="Zoom in" disabled={zoom >= zooms.most} onClick={() => change(zooms.step)}>
          <Plus aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}

interface FrameProps {
  readonly before: Plan;
  readonly after: Plan;
  readonly differences: readonly Difference[];
  readonly show: 'before' | 'after' | 'both';
  readonly label: string;
  readonly isTitled: boolean;
  readonly zoom: number;
  readonly chosen: Difference | undefined;
  readonly onScrolled: (frame: HTMLDivElement) => void;
  readonly onZoom: (zoom: number) => void;
  readonly hold: (frame: HTMLDivElement) => () => void;
}

function Frame(props: FrameProps) {
  const { before, after, differences, show, label, isTitled, zoom, chosen, onScrolled, onZoom, hold } = props;
  const frame = useRef<HTMLDivElement>(null);
  const picture = useMemo(
    () => comparisonPicture({ before, after, differences }, show),
    [before, after, differences, show],
  );
  const src = useAddress(picture);
  useEffect(() => (frame.current ? hold(frame.current) : undefined), [hold]);
  const ring = chosen && shareOf(grow(differenceBox(chosen), 1), picture.box);
  const ringed = chosen?.id;
  // A small object is brought nearer.
  useEffect(() => {
    if (ring && Math.max(ring.width, ring.height) * zoom < smallest)
      onZoom(Math.min(zooms.most, smallest / Math.max(ring.width, ring.height)));
    // Only for a newly chosen one: whoever zooms out afterwards wants to.
  }, [ringed]);
  useLayoutEffect(() => {
    const shown = frame.current;
    const inner = shown?.firstElementChild;
    if (!shown || !inner || !ring) return;
    shown.scrollLeft = (ring.left + ring.width / 2) * inner.clientWidth - shown.clientWidth / 2;
    shown.scrollTop = (ring.top + ring.height / 2) * inner.clientHeight - shown.clientHeight / 2;
  }, [ringed, zoom, src]);
  const aspect = boxWidth(picture.box) / boxHeight(picture.box);
  return (
    <figure className="flex min-h-0 min-w-0 flex-1 flex-col">
      {isTitled ? <figcaption className="mb-1 truncate text-sm text-ink-soft">{label}</figcaption> : null}
      <div
        ref={frame}
        tabIndex={0}
        role="region"
        aria-label={`Picture: ${label}`}
        onScroll={({ currentTarget }) => onScrolled(currentTarget)}
        className="min-h-0 flex-1 overflow-auto rounded-md border border-hairline bg-sheet [container-type:size]"
      >
        <div
          className="relative mx-auto"
          style={{ width: `calc(min(100cqw, 100cqh * ${aspect}) * ${zoom})`, aspectRatio: String(aspect) }}
        >
          {src === undefined ? null : (
            <img src={src} alt={`The plan, ${label}`} className="block size-full" />
          )}
          {ring ? (
            <span
              aria-hidden
              className="pointer-events-none absolute rounded-md outline-3 outline-offset-2 outline-sheet-accent"
              style={{
                left: `${ring.left * 100}%`,
                top: `${ring.top * 100}%`,
                width: `${ring.width * 100}%`,
                height: `${ring.height * 100}%`,
              }}
            />
          ) : null}
        </div>
      </div>
    </figure>
  );
}

/** The share of the picture that a chosen difference fills at least. */
const smallest = 0.25;

const shareOf = (box: Box, within: Box) => ({
  left: (box.minX - within.minX) / boxWidth(within),
  top: (box.minY - within.minY) / boxHeight(within),
  width: boxWidth(box) / boxWidth(within),
  height: boxHeight(box) / boxHeight(within),
});

/** The address of a picture while it is shown. */
function useAddress({ svg }: ComparisonPicture): string | undefined {
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    setSrc(made);
    return () => URL.revokeObjectURL(made);
  }, [svg]);
  return src;
}
