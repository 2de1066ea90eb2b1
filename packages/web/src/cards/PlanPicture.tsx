// The picture of a plan, read once it is scrolled into view; empty until then, or if it can't be read.
import type { Reading } from '@homeplot/plan/readPlan';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { planPicture } from '../store/open/planPicture.ts';
import { cx } from '../kit/cx.ts';

/** Number of objects. Fetching and drawing a larger plan would take too long for a picture. */
export const maxPictured = 2000;

interface PlanPictureProps {
  /** Called once for each key of the component. */
  readonly read: () => Promise<Reading | undefined>;
  readonly className: string;
}

export function PlanPicture({ read, className }: PlanPictureProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const [src, setSrc] = useState<string>();
  const draw = useEffectEvent(async (): Promise<string | undefined> => {
    const reading = await read();
    return reading?.ok ? planPicture(reading.contents) : undefined;
  });
  useEffect(() => {
    let wanted = true;
    const seeing = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seeing.disconnect();
      void draw().then(
        (drawn) => wanted && setSrc(drawn),
        () => undefined,
      );
    });
    if (frame.current) seeing.observe(frame.current);
    return () => {
      wanted = false;
      seeing.disconnect();
    };
  }, []);
  return (
    <span ref={frame} className={cx('block rounded-sm bg-sheet', className)}>
      {src === undefined ? null : <img src={src} alt="" className="size-full object-contain" />}
    </span>
  );
}
