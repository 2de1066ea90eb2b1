// The keys of the canvas: for commands and tools, the crosshair, panning, Escape. It ignores every key that something else
// on the page uses.
import type { Command } from '@homeplot/editor/command';
import { moveCursor, pressCursor } from '@homeplot/editor/cursor';
import type { Editor } from '@homeplot/editor/editor';
import { firstCommands } from '@homeplot/editor/firstCommands';
import { leaveGroup } from '@homeplot/editor/groups';
import { isEmptySelection, noSelection, selectObjects } from '@homeplot/editor/selection';
import { allTools } from '@homeplot/editor/tools';
import { fetchCommands } from '../../workspace/fetchCommands.ts';
import { whileFetching } from '../../kit/fetching.ts';
import { onFirstSign } from '../../kit/firstSign.ts';
import { reportUnfetched } from '../../kit/toasts/toast.ts';
import { keyNames } from '../../kit/keys.ts';
import { isMutedKey } from '../../workspace/singleKeys.ts';
import { isTyping } from '../../kit/typing.ts';
import { undoesPlan } from '../../kit/undoesPlan.ts';

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** CSS pixels that an arrow key pans with the Move tool. */
const panStep = 40;
/** How many steps an arrow key makes with Shift. */
const shiftSteps = 10;
/** Keys that operate other controls on the page. */
const controlKeys = new Set([
  'Enter',
  ' ',
  'Tab',
  ...Object.keys(arrows),
  'Home',
  'End',
  'PageUp',
  'PageDown',
]);

const fetchTools = () => import('@homeplot/editor/lateTools');

export class Keyboard {
  /** Whether Space is held, which makes a drag pan the view. */
  spaceHeld = false;
  private readonly host: HTMLElement;
  private readonly editor: Editor;
  private readonly spaceChanged: () => void;
  /** The commands that keys can run: only the first ones until the others, and all tools, have been fetched. */
  private commands: readonly Command[] = firstCommands;

  constructor(host: HTMLElement, editor: Editor, spaceChanged: () => void) {
    this.host = host;
    this.editor = editor;
    this.spaceChanged = spaceChanged;
  }

  listen(): () => void {
    const ending = new AbortController();
    const { signal } = ending;
    addEventListener('keydown', (event) => this.pressed(event), { signal });
    addEventListener('keyup', (event) => event.key === ' ' && this.holdSpace(false), { signal });
    addEventListener('blur', () => this.holdSpace(false), { signal });
    signal.addEventListener(
      'abort',
      onFirstSign(() => void this.fetchAll()),
    );
    return () => ending.abort();
  }

  private pressed(event: KeyboardEvent): void {
    if (event.defaultPrevented || isMutedKey(event) || !this.isOurs(event)) return;
    if (this.operate(event)) event.preventDefault();
    else if (this.commands === firstCommands) void whileFetching(this.fetchAndOperate(event));
  }

  private async fetchAndOperate(event: KeyboardEvent): Promise<void> {
    await this.fetchAll();
    if (this.commands !== firstCommands) this.operate(event);
    // Only for characters: Shift or Tab alone may be meant for something else.
    else if (event.key.length === 1) reportUnfetched('Keyboard commands');
  }

  /** Fetches all commands and tools. If that fails, the next key tries again. */
  private async fetchAll(): Promise<void> {
    try {
      const [{ allCommands }, { registerLateTools }] = await Promise.all([fetchCommands(), fetchTools()]);
      registerLateTools();
      this.commands = allCommands;
    } catch {
      // The first commands work without a network.
    }
  }

  /**
   * Whether the canvas handles a key: every key while the canvas or nothing has the focus; in a field only those of Undo and
   * Redo; on a button those that don't operate controls.
   */
  private isOurs(event: KeyboardEvent): boolean {
    const { target, key } = event;
    if (target === this.host || target === document.body) return true;
    if (undoesPlan(event)) return true;
    if (!(target instanceof HTMLElement) || isTyping(target)) return false;
    return (
      target.matches('button, a') && !target.closest('[role=dialog], [role=menu]') && !controlKeys.has(key)
    );
  }

  private operate(event: KeyboardEvent): boolean {
    const { editor } = this;
    if (event.key === ' ' && !event.repeat) this.holdSpace(true);
    if (event.key === ' ') return true;
    if (event.key === 'Escape') return this.escape();
    // While something is drawn, Alt turns snapping off, and must not open the browser's menu.
    if (event.key === 'Alt') return editor.hand.isBusy;
    const names = keyNames(event);
    const arrow = arrows[event.key];
    if (arrow && names.length > 0 && this.arrow(arrow, event.shiftKey)) return true;
    const commands = this.commands.filter(({ keys }) => keys.some((key) => names.includes(key)));
    const command = commands.find((one) => one.enabled(editor));
    if (command) {
      command.run(editor);
      return true;
    }
    if (event.key === 'Enter' && names.length > 0) {
      pressCursor(editor, event.shiftKey);
      return true;
    }
    // Tab moves to the next control if its command, which goes from object to object, isn't enabled.
    if (commands.length > 0) return event.key !== 'Tab';
    const tool = allTools().find(({ key }) => key !== undefined && names.includes(key));
    // A key that is held down repeats, but does not pick the tool a second time.
    if (tool && !event.repeat) editor.hand.pick(tool.name);
    return tool !== undefined;
  }

  /** Pans with the Move tool, otherwise moves the crosshair. Returns false to leave the arrow key to the nudges. */
  private arrow([right, down]: readonly [number, number], shift: boolean): boolean {
    const { editor } = this;
    const steps = shift ? shiftSteps : 1;
    if (editor.hand.tool.name === 'move') {
      editor.panBy(right * panStep * steps, down * panStep * steps);
      return true;
    }
    if (
      editor.hand.tool.name === 'select' &&
      !isEmptySelection(editor.selection) &&
      !editor.hand.cursor?.isPressed
    )
      return false;
    moveCursor(editor, right * steps, down * steps);
    return true;
  }

  /**
   * Cancels one thing: what is being drawn, the drawing axis, the tool, the picked vertex, the entered group, or the selection
   * together with the crosshair. Returns whether the key is used up.
   */
  private escape(): boolean {
    const { editor } = this;
    const { isBusy, preview, showsGhost } = editor.hand;
    const isDrawing = isBusy || (preview.length > 0 && !showsGhost);
    editor.hand.discard();
    if (isDrawing) return true;
    if (editor.scene.axis) {
      editor.drawAlong(undefined);
      return true;
    }
    if (editor.hand.putDown()) return true;
    if (editor.selection.pathPart) {
      editor.select(selectObjects(editor.selection.ids));
      return true;
    }
    if (isEmptySelection(editor.selection)) editor.hand.cursor = undefined;
    editor.select(leaveGroup(editor.scene) ?? noSelection);
    return true;
  }

  private holdSpace(held: boolean): void {
    if (this.spaceHeld === held) return;
    this.spaceHeld = held;
    this.spaceChanged();
  }
}
