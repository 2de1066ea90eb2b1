// Joins recorded lines of the same style whose ends meet, so that a CAD program gets one polyline.
import type { Style } from '@homeplot/plan/pen';
import type { Mark } from '@homeplot/plan/recordingPen';

type Line = Extract<Mark, { readonly mark: 'path' }>;

const areAlike = (a: Style, b: Style): boolean =>
  a === b ||
  (a.layer === b.layer &&
    a.stroke === b.stroke &&
    !a.fill &&
    !b.fill &&
    a.weight === b.weight &&
    (a.dash ?? []).join() === (b.dash ?? []).join());

/** Joins lines where one continues the one before it, as the edges of a lot do, and closes those that return to their start. */
export function joined(marks: readonly Mark[]): readonly Mark[] {
  const out: Mark[] = [];
  for (const mark of marks) {
    const last = out.at(-1);
    const longer = last && follow(last, mark);
    if (longer) out[out.length - 1] = longer;
    else out.push(mark);
  }
  return out.map(closed);
}

function follow(before: Mark, after: Mark): Line | undefined {
  if (before.mark !== 'path' || after.mark !== 'path') return undefined;
  const [one, two] = [before.path, after.path];
  const [from, to] = [one.vertices.at(-1), two.vertices[0]];
  if (one.closed || two.closed || !from || from.x !== to?.x || from.y !== to.y) return undefined;
  if (before.style.fill || !areAlike(before.style, after.style)) return undefined;
  const vertices = [...one.vertices.slice(0, -1), ...two.vertices];
  return { ...before, path: { vertices, closed: false } };
}

function closed(mark: Mark): Mark {
  if (mark.mark !== 'path' || mark.path.closed || mark.path.vertices.length < 4) return mark;
  const { vertices } = mark.path;
  const [first, last] = [vertices[0], vertices.at(-1)];
  if (first?.x !== last?.x || first?.y !== last?.y) return mark;
  return { ...mark, path: { vertices: vertices.slice(0, -1), closed: true } };
}
