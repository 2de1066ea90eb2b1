// Keep as dimension: adds the measurement on the canvas to the plan.
import { distance } from '@homeplot/plan/point';
import type { Editor } from '../editor/editor.ts';
import type { Command } from './command.ts';

const action = 'keep';

/** Whether the keyboard crosshair has moved since, so that Enter should start the next measurement. */
const hasCursorMoved = ({ hand: { cursor, reading }, plan }: Editor): boolean =>
  cursor !== undefined && reading !== undefined && distance(cursor.at, reading.at) >= 1 / plan.settings.scale;

export const keepMeasurement: Command = {
  name: 'keepMeasurement',
  title: 'Keep as dimension',
  hint: 'Adds the measurement to the plan as dimensions that follow what they measure.',
  keys: ['Enter'],
  needs: 'Measure something first',
  enabled: (editor) =>
    !hasCursorMoved(editor) && (editor.hand.reading?.actions.some(({ name }) => name === action) ?? false),
  run: (editor) => editor.hand.runAction(action),
};
