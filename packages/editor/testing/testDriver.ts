// Drives an editor in tests by clicks and drags at plan points, on a canvas where a square is 8 px.
import type { PlanObject } from '@homeplot/plan/kind';
import type { Placed } from '@homeplot/plan/labelPlacing';
import { inOrder } from '@homeplot/plan/plan';
import { writePlanFile } from '@homeplot/plan/writePlanFile';
import { runCommand } from '../src/commands/index.ts';
import { addEdgeDimensions } from '../src/edits/edgeDimensions.ts';
import { Editor } from '../src/editor/editor.ts';
import { registerLateTools } from '../src/tools/lateTools.ts';
import { selectedObjects } from '../src/view/selection.ts';
import type { Pointer } from '../src/tool/tool.ts';
import { spanValues } from '../src/view/spans.ts';
import { labelHeightAt, toPlan, toScreen } from '../src/view/viewport.ts';

registerLateTools();

export interface Aim {
  readonly shift?: boolean;
  readonly coarse?: boolean;
  /** Alt. */
  readonly free?: boolean;
  /** Offset from the plan point in CSS pixels. */
  readonly off?: readonly [number, number];
}

export class TestDriver {
  readonly toasts: string[] = [];
  readonly editor: Editor;

  /** time: what its ids begin with, for one of several drivers. */
  constructor(time = '1763712000000') {
    let made = 0;
    this.editor = new Editor({
      newId: () => {
        made += 1;
        return `${time}-${made}`;
      },
    });
    this.editor.watch({ said: ({ text }) => this.toasts.push(text) });
    // 100 squares tall at the default scale: 8 px a square, 16 px a foot.
    this.editor.resize(1200, 800);
  }

  /** A pointer record at a plan point in feet. */
  point(
    phase: Pointer['phase'],
    x: number,
    y: number,
    { shift = false, coarse = false, free = false, off = [0, 0] }: Aim = {},
  ): this {
    const on = toScreen(this.editor.viewport, { x, y });
    const screen = { x: on.x + off[0], y: on.y + off[1] };
    this.editor.hand.pointer({
      phase,
      at: toPlan(this.editor.viewport, screen),
      screen,
      shift,
      coarse,
      free,
    });
    return this;
  }

  click(x: number, y: number, aim?: Aim): this {
    return this.point('move', x, y, aim).point('down', x, y, aim).point('up', x, y, aim);
  }

  /** A click at a point of which every value was typed. */
  type(x: number, y: number): this {
    const at = { x, y };
    const screen = toScreen(this.editor.viewport, at);
    for (const phase of ['move', 'down', 'up'] as const) {
      const { reach } = this.editor.hand;
      const typed = reach ? spanValues(reach, at) : {};
      this.editor.hand.pointer({ phase, at, screen, shift: false, coarse: false, exact: true, typed });
    }
    return this;
  }

  /** The first object of a type. */
  first(type: string): PlanObject {
    const found = [...this.editor.plan.objects.values()].find((object) => object.type === type);
    if (!found) throw new Error(`There is no ${type}.`);
    return found;
  }

  /** What the command Dimension all does once its code is there. */
  dimensionAll(): void {
    addEdgeDimensions(this.editor, selectedObjects(this.editor.selection, this.editor.plan), 'Dimension all');
  }

  /** A press, two moves and a release. */
  drag(from: readonly [number, number], to: readonly [number, number], aim: Aim = {}): this {
    const { off: _, ...keys } = aim;
    this.press(from, to, aim);
    return this.point('up', to[0], to[1], keys);
  }

  /** A drag without its release. */
  press(from: readonly [number, number], to: readonly [number, number], aim: Aim = {}): this {
    const { off: _, ...keys } = aim;
    this.point('down', from[0], from[1], aim);
    this.point('move', (from[0] + to[0]) / 2, (from[1] + to[1]) / 2, keys);
    return this.point('move', to[0], to[1], keys);
  }

  doubleClick(x: number, y: number, aim?: Aim): this {
    return this.click(x, y, aim).click(x, y, aim).point('double', x, y, aim);
  }

  pick(tool: string): this {
    this.editor.hand.pick(tool);
    return this;
  }

  /** Picks a tool to use it several times. */
  keep(tool: string): this {
    this.editor.hand.keep(tool);
    return this;
  }

  run(command: string): boolean {
    return runCommand(this.editor, command);
  }

  /** Draws a rectangle, then picks Select. */
  rectangle(from: readonly [number, number], to: readonly [number, number]): this {
    return this.pick('rectangle').drag(from, to).pick('select');
  }

  road(from: readonly [number, number], to: readonly [number, number]): this {
    return this.pick('road')
      .click(...from)
      .click(...to)
      .pick('select');
  }

  /** The objects in drawing order. */
  get objects(): PlanObject[] {
    return inOrder(this.editor.plan);
  }

  /** The placed labels of an object, at the label height of the view or one in feet. */
  labelsOf(
    object: PlanObject,
    labelHeight = labelHeightAt(this.editor.viewport.pxPerFoot),
  ): readonly Placed[] {
    return this.editor.scene.labels.at(labelHeight).of(object);
  }

  /** The label texts of the first object of a type. */
  words(type: string): string[] {
    const object = this.objects.find((one) => one.type === type);
    const labels = object ? this.labelsOf(object) : [];
    return labels.flatMap(({ place }) => place.texts.map(({ content }) => content));
  }

  /** The topmost object. */
  get top(): Record<string, unknown> {
    return { ...this.objects.at(-1) };
  }

  get selected(): string[] {
    return [...this.editor.selection.ids];
  }

  /** The plan as file text. */
  get bytes(): string {
    return JSON.stringify(writePlanFile(this.editor.plan, '2026-01-01T00:00:00.000Z'));
  }
}
