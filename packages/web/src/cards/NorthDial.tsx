// A dial that shows where north is. It is turned by dragging or with the arrow keys.
import { type PointerEvent, useRef } from 'react';

interface NorthDialProps {
  /** Degrees from the top of the sheet, clockwise. */
  readonly north: number;
  readonly onTurn: (north: number) => void;
}

/** Degrees between two ticks, and between two directions that can be chosen with Shift. */
const tickStep = 15;
const ticks = Array.from({ length: 360 / tickStep }, (_, i) => i * tickStep);

/** The direction to which the pointer turns the dial, in whole degrees. */
function pointedAt({ currentTarget, clientX, clientY, shiftKey }: PointerEvent<HTMLElement>): number {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const angle = Math.atan2(clientX - left - width / 2, top + height / 2 - clientY) * (180 / Math.PI);
  const step = shiftKey ? tickStep : 1;
  return (Math.round(angle / step) * step + 360) % 360;
}

export function NorthDial({ north, onTurn }: NorthDialProps) {
  const slider = useRef<HTMLInputElement>(null);
  const turn = (event: PointerEvent<HTMLDivElement>): void => {
    event.preventDefault();
    slider.current?.focus();
    event.currentTarget.setPointerCapture(event.pointerId);
    onTurn(pointedAt(event));
  };
  return (
    <div
      onPointerDown={turn}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && turn(event)}
      className="relative size-28 shrink-0 cursor-grab touch-none rounded-full has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
    >
      <svg aria-hidden viewBox="-50 -50 100 100" className="size-full">
        <circle r="48" className="fill-paper stroke-edge" />
        {ticks.map((angle) => (
          <path
            key={angle}
            d={angle % 90 === 0 ? 'M0 -48V-39' : 'M0 -48V-43'}
            transform={`rotate(${angle})`}
            className="stroke-edge"
          />
        ))}
        <g transform={`rotate(${north})`} className="stroke-ink" strokeWidth="1.5">
          <path d="M0 34V-34" />
          <path d="M0 -34L8 -6L0 -12Z" className="fill-ink" />
          <path d="M0 -34L-8 -6L0 -12Z" className="fill-paper" />
        </g>
      </svg>
      {/* A slider for keys and screen readers. It takes no pointer events, which would set the value of a straight slider. */}
      <input
        ref={slider}
        type="range"
        aria-label="Turn north"
        aria-valuetext={`${north} degrees clockwise from up`}
        min={0}
        max={359}
        value={Math.round(north) % 360}
        onChange={({ target }) => onTurn(Number(target.value))}
        className="pointer-events-none absolute inset-0 size-full rounded-full opacity-0"
      />
    </div>
  );
}
