// The pointers of the other people in the live room, each with a name. They are elements over the canvas whose moves between
// two messages the browser animates, so the plan isn't painted for them.
import type { Editor } from '@homeplot/editor/editor';
import { toScreen } from '@homeplot/editor/viewport';
import { onFrames } from '../../kit/frames.ts';
import type { Person, Presence } from '../../store/live/presence.ts';

/** Milliseconds that a pointer takes to its next place: a little longer than the time between two messages. */
const glideTime = 60;

/** The path of a pointer's arrow. */
const arrow = 'M1 1 L1 15 L4.8 11.4 L7.2 17 L9.9 15.8 L7.6 10.4 L12.6 10.2 Z';
const svg = 'http://www.w3.org/2000/svg';

/** Shows the pointers on an element over the canvas until the signal is aborted. */
export function showCursors(
  host: HTMLElement,
  editor: Editor,
  presence: Presence,
  signal: AbortSignal,
): void {
  const cursors = new Map<string, HTMLElement>();
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');

  const place = (id: string, glides: boolean): void => {
    const element = cursors.get(id);
    const at = presence.of(id)?.at;
    if (!element) return;
    const { x, y } = at ? toScreen(editor.viewport, at) : { x: 0, y: 0 };
    const { width, height } = editor.viewport;
    const isSeen = at !== undefined && x >= 0 && y >= 0 && x <= width && y <= height;
    const { style } = element;
    // A pointer that comes into view appears at its place, without gliding there.
    const isMoved = glides && isSeen && !element.hidden && !reducedMotion.matches;
    style.transition = isMoved ? `transform ${glideTime}ms linear` : 'none';
    element.hidden = !isSeen;
    if (isSeen) style.transform = `translate(${x.toFixed(1)}px,${y.toFixed(1)}px)`;
  };
  const update = (): void => {
    const { others } = presence;
    for (const [id, element] of cursors) {
      if (others.some((one) => one.id === id)) continue;
      element.remove();
      cursors.delete(id);
    }
    for (const person of others) {
      if (cursors.has(person.id)) continue;
      const element = cursorOf(person);
      cursors.set(person.id, element);
      host.append(element);
      place(person.id, false);
    }
  };
  const frames = onFrames(() => {
    for (const id of cursors.keys()) place(id, false);
  });
  const ends = [
    presence.watch({ people: update, pointed: (id) => place(id, true) }),
    editor.watch({ moved: () => cursors.size > 0 && frames.request() }),
    () => frames.stop(),
    () => {
      for (const element of cursors.values()) element.remove();
    },
  ];
  signal.addEventListener('abort', () => {
    for (const end of ends) end();
  });
  update();
}

function cursorOf({ name, color }: Person): HTMLElement {
  const element = document.createElement('div');
  element.dataset['cursor'] = name;
  element.hidden = true;
  element.className = 'absolute top-0 left-0 will-change-transform';
  const picture = document.createElementNS(svg, 'svg');
  picture.setAttribute('viewBox', '0 0 14 18');
  picture.setAttribute('class', 'block h-4.5 w-3.5');
  const shape = document.createElementNS(svg, 'path');
  shape.setAttribute('d', arrow);
  shape.setAttribute('fill', color);
  shape.setAttribute('stroke', '#ffffff');
  picture.append(shape);
  const label = document.createElement('span');
  label.className =
    'absolute top-4 left-3 max-w-40 truncate rounded-sm px-1.5 py-0.5 text-xs leading-tight font-medium whitespace-nowrap text-white';
  label.style.backgroundColor = color;
  label.textContent = name;
  element.append(picture, label);
  return element;
}
