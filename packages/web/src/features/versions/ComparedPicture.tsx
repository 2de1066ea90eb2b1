// Pictures of two versions of a plan, overlaid or side by side, that zoom and scroll together. A chosen difference is brought
// into view, enlarged if it is small, and ringed.
import {
  comparisonPicture,
  type ComparisonPicture,
  differenceBox,
} from '@homeplot/formats/comparisonPicture';
import { type Box, boxHeight, boxWidth, grow } from '@homeplot/plan/box';
import type { Difference } from '@homeplot/plan/comparePlans';
import type { Path } from '@homeplot/plan/pen';
import type { Plan } from '@homeplot/plan/plan';
import type { Point } from '@homeplot/plan/point';
import { Maximize, Minus, Plus } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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
  /** An edge that somebody is asked to approve; it is marked. */
  readonly edge?: Path | undefined;
  readonly className?: string;
}

/** Factors: 1 shows all of the picture. */
const zooms = { min: 1, max: 12, step: 1.5 } as const;
/** The least share of the picture's width or height that a chosen difference fills. */
const minShare = 0.25;

/** The pictures of each look. */
const picturesOfLook = { over: ['both'], beside: ['before', 'after'], after: ['after'] } as const;

export function ComparedPicture(props: ComparedPictureProps) {
  const { before, after, differences, look, chosen, names, edge, className } = props;
  const titles = { ...names, both: 'both versions' };
  const [given, setGiven] = useState<{ readonly zoom: number; readonly of: string | undefined }>({
    zoom: 1,
    of: undefined,
  });
  const frames = useRef(new Set<HTMLDivElement>());
  const pictures = useMemo(
    () =>
      picturesOfLook[look].map((show) => ({
        show,
        picture: comparisonPicture({ before, after, differences, edge }, show),
      })),
    [before, after, differences, edge, look],
  );
  const [first] = pictures;
  const ring = chosen && first && shareOf(grow(differenceBox(chosen), 1), first.picture.box);
  // A small difference is enlarged until the user zooms.
  const wanted = ring ? minShare / Math.max(ring.width, ring.height) : 1;
  const isZoomedByUser = given.of === chosen?.id;
  const zoom = isZoomedByUser ? given.zoom : Math.min(zooms.max, Math.max(given.zoom, wanted));
  const change = (to: number): void => {
    const places = [...frames.current].map((frame) => ({ frame, at: middleOf(frame) }));
    flushSync(() => setGiven({ zoom: Math.min(zooms.max, Math.max(zooms.min, to)), of: chosen?.id }));
    for (const { frame, at } of places) bringToMiddle(frame, at);
  };
  const scrolled = (from: HTMLDivElement): void => {
    for (const frame of frames.current) {
      if (frame === from) continue;
      frame.scrollLeft = from.scrollLeft;
      frame.scrollTop = from.scrollTop;
    }
  };
  const registerFrame = useCallback((frame: HTMLDivElement) => {
    frames.current.add(frame);
    return () => void frames.current.delete(frame);
  }, []);
  return (
    <div className={cx('relative flex min-h-0 gap-2 max-sm:flex-col', className)}>
      {pictures.map(({ show, picture }) => (
        <Frame
          key={show}
          picture={picture}
          label={titles[show]}
          isTitled={look === 'beside'}
          zoom={zoom}
          ring={ring}
          ringed={chosen?.id}
          onScrolled={scrolled}
          register={registerFrame}
        />
      ))}
      <div className="absolute right-2 bottom-2 flex rounded-md border border-hairline bg-paper shadow-float">
        <IconButton label="Zoom out" disabled={zoom <= zooms.min} onClick={() => change(zoom / zooms.step)}>
          <Minus aria-hidden />
        </IconButton>
        <IconButton label="Show all" disabled={zoom === 1} onClick={() => change(1)}>
          <Maximize aria-hidden />
        </IconButton>
        <IconButton label="Zoom in" disabled={zoom >= zooms.max} onClick={() => change(zoom * zooms.step)}>
          <Plus aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}

interface FrameProps {
  readonly picture: ComparisonPicture;
  readonly label: string;
  readonly isTitled: boolean;
  readonly zoom: number;
  readonly ring: ReturnType<typeof shareOf> | undefined;
  /** The id of the difference in the ring. */
  readonly ringed: string | undefined;
  readonly onScrolled: (frame: HTMLDivElement) => void;
  /** The frame's ref, which lets the frames scroll together. */
  readonly register: (frame: HTMLDivElement) => () => void;
}

/** Some browsers let the keyboard scroll only an element that can have the focus. */
const focusable = { tabIndex: 0, role: 'group' };

function Frame({ picture, label, isTitled, zoom, ring, ringed, onScrolled, register }: FrameProps) {
  const { svg, box } = picture;
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [svg],
  );
  const aspect = boxWidth(box) / boxHeight(box);
  return (
    <figure className="flex min-h-0 min-w-0 flex-1 flex-col">
      {isTitled ? (
        <figcaption className="mb-1 truncate text-sm text-ink-soft first-letter:uppercase">
          {label}
        </figcaption>
      ) : null}
      <div
        ref={register}
        {...focusable}
        aria-label={`Picture: ${label}`}
        onScroll={({ currentTarget }) => onScrolled(currentTarget)}
        className="min-h-0 flex-1 overflow-auto rounded-md border border-hairline bg-sheet [container-type:size]"
      >
        <div
          className="relative mx-auto"
          style={{ width: `calc(min(100cqw, 100cqh * ${aspect}) * ${zoom})`, aspectRatio: String(aspect) }}
        >
          <img ref={show} alt={`The plan, ${label}`} className="block size-full" />
          {ring ? (
            <span
              key={ringed}
              ref={bringIntoView}
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

const bringIntoView = (ring: HTMLElement | null): void =>
  ring?.scrollIntoView({ block: 'center', inline: 'center' });

/** The place of the picture in the middle of its frame, as shares; its own middle where all of it can be seen. */
function middleOf(frame: HTMLElement): Point {
  const [seen, whole] = boxesOf(frame);
  const share = (from: number, size: number, start: number, length: number): number =>
    length <= size ? 0.5 : (from + size / 2 - start) / length;
  return {
    x: share(seen.left, seen.width, whole.left, whole.width),
    y: share(seen.top, seen.height, whole.top, whole.height),
  };
}

function bringToMiddle(frame: HTMLElement, { x, y }: Point): void {
  const [seen, whole] = boxesOf(frame);
  frame.scrollBy(
    whole.left + x * whole.width - seen.left - seen.width / 2,
    whole.top + y * whole.height - seen.top - seen.height / 2,
  );
}

/** The boxes of a frame and of the picture in it. */
const boxesOf = (frame: HTMLElement): [seen: DOMRect, whole: DOMRect] => [
  frame.getBoundingClientRect(),
  (frame.firstElementChild ?? frame).getBoundingClientRect(),
];

const shareOf = (box: Box, within: Box) => ({
  left: (box.minX - within.minX) / boxWidth(within),
  top: (box.minY - within.minY) / boxHeight(within),
  width: boxWidth(box) / boxWidth(within),
  height: boxHeight(box) / boxHeight(within),
});
