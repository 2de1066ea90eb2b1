// What a drag changes.
import type { Editor } from '@homeplot/editor/editor';
import { idOf } from '@homeplot/plan/plan';

/** The ids of the objects that a drag changes or adds; none of a proposal, whose conflicts are shown nowhere else. */
export const draggedIds = ({ hand }: Editor): readonly (string | undefined)[] =>
  hand.isBusy ? hand.preview.map(idOf) : [];
