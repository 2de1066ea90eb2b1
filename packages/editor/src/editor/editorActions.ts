// The part of the editor that its hand may call; the hand holds the active tool and carries out its steps.
import type { Box } from '@homeplot/plan/box';
import type { Change } from '@homeplot/plan/plan';
import type { OpenScene } from '../scene/scene.ts';
import type { Selection } from '../view/selection.ts';
import type { Viewport } from '../view/viewport.ts';
import type { DrawingAxis } from '../view/drawingAxis.ts';
import type { Toast } from '../tool/tool.ts';

export interface EditorActions {
  readonly scene: OpenScene;
  /** Returns whether it was applied. */
  edit(changes: readonly Change[], label: string): boolean;
  /** The changes with everything that follows from them. */
  previewOf(changes: readonly Change[]): readonly Change[];
  select(selection: Selection): void;
  say(toast: Toast): void;
  /** Draws along an edge from now on. */
  drawAlong(axis: DrawingAxis): void;
  /** Asks for the values of a transform. */
  ask(name: string): void;
  show(viewport: Viewport): void;
  panBy(dx: number, dy: number): void;
  fit(box: Box): void;
  reveal(box: Box): void;
}
