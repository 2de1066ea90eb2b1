// On phones and tablets, the card of a tool lies over the canvas. For a tool that needs the edges of an underlay, this moves
// the view so that the underlay is beside or below the card, and zooms out if the underlay is too large.
import { viewBox } from '@homeplot/editor/viewport';
import { contains } from '@homeplot/plan/box';
import { objectBox } from '@homeplot/plan/plan';
import type { Underlay } from '@homeplot/plan/underlay';
import { type RefObject, useEffect, useRef } from 'react';
import { centerWithin } from '../../workspace/centerWithin.ts';
import { useEditor } from '../../workspace/useWorkspace.ts';

/** CSS pixels: above and below the underlay for its marks, at its sides for the marks' names, and for the canvas's buttons. */
const room = { marks: 24, names: 56, buttons: 60 };

/**
 * Returns a ref for the card, which is also scrolled into view. At another step, where the card has another size, room is made
 * again only if the whole underlay was in view; otherwise the user has zoomed in on a part of it.
 */
export function useRoomBelow(underlay: Underlay | undefined, step = ''): RefObject<HTMLElement | null> {
  const editor = useEditor();
  const card = useRef<HTMLElement>(null);
  const id = underlay?.id;
  const madeFor = useRef<{ readonly id: string; readonly step: string }>(undefined);
  useEffect(() => {
    const object = id === undefined ? undefined : editor.plan.objects.get(id);
    card.current?.scrollIntoView({ block: 'nearest' });
    const over = card.current?.closest('[data-over-canvas]');
    const canvas = over?.parentElement;
    if (!object || !over || !canvas) return;
    const box = objectBox(object);
    const before = madeFor.current;
    const isOtherStep = before?.id === object.id && before.step !== step;
    madeFor.current = { id: object.id, step };
    if (isOtherStep && !contains(viewBox(editor.viewport), box)) return;
    const { left, top, right, bottom } = canvas.getBoundingClientRect();
    const canvasBottom = bottom - room.buttons;
    const cover = over.getBoundingClientRect();
    const below = {
      left,
      right,
      top: Math.min(cover.bottom, canvasBottom - room.buttons),
      bottom: canvasBottom,
    };
    const beside = { left, right: cover.left, top, bottom: canvasBottom };
    const free = area(beside) > area(below) ? beside : below;
    const width = Math.max(room.buttons, free.right - free.left - 2 * room.names);
    const height = Math.max(room.buttons, free.bottom - free.top - 2 * room.marks);
    const target = { x: (free.left + free.right) / 2 - left, y: (free.top + free.bottom) / 2 - top };
    centerWithin(editor, box, {
      minX: target.x - width / 2,
      minY: target.y - height / 2,
      maxX: target.x + width / 2,
      maxY: target.y + height / 2,
    });
  }, [editor, id, step]);
  return card;
}

type Sides = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;

const area = ({ left, top, right, bottom }: Sides): number =>
  Math.max(0, right - left) * Math.max(0, bottom - top);
