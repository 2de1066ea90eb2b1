// Dragging a handle of the box around several objects.
import type { Frame } from '@homeplot/plan/frame';
import { dragTogether, togetherHandles, unscaledToast } from '../transforms/together.ts';
import type { Grip } from './grips.ts';
import type { Pointer, Reach, Scene, Step } from '../tool/tool.ts';

type TogetherGrip = Grip & { readonly on: 'together' };

function drag(grip: TogetherGrip, pointer: Pointer, scene: Scene): ReturnType<typeof dragTogether> {
  const span = togetherHandles(grip.frame).find(({ id }) => id === grip.handle)?.span;
  const { at } = scene.aim({ ...pointer, shift: false }, { exclude: grip.ids, span });
  return dragTogether(grip, at, pointer.shift, scene.plan);
}

/** The preview, and the origin for typed values: the opposite corner or side. */
export function previewTogether(
  grip: TogetherGrip,
  pointer: Pointer,
  scene: Scene,
): Pick<Step<unknown>, 'preview'> & { readonly reach?: Reach } {
  const { changes, frame } = drag(grip, pointer, scene);
  const spanIn = (one: Frame) => togetherHandles(one).find(({ id }) => id === grip.handle);
  const span = spanIn(grip.frame)?.span;
  const at = spanIn(frame)?.at;
  return { preview: changes, ...(span && at ? { reach: { ...span, at } } : {}) };
}

export function dropTogether<S>(grip: TogetherGrip, pointer: Pointer, scene: Scene, state: S): Step<S> {
  const { changes, unscaled } = drag(grip, pointer, scene);
  if (changes.length === 0) return { state };
  const toast = unscaledToast(unscaled);
  const label = grip.handle === 'turn' ? 'Rotate' : 'Resize';
  return { state, commit: changes, label, ...(toast ? { toast } : {}) };
}
