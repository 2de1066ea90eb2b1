// Keep as dimension: what the Measure tool has left on the canvas becomes part of the plan.
import { distance } from '@homeplot/plan/point';
import type { Editor } from '../editor.ts';
import type { Command } from './command.ts';

const action = 'keep';

/** Whether the keyboard's crosshair has gone on since, so that Enter is to begin the next measurement. */
const isElsewhere = ({ hand: { cursor, reading }, plan }: Editor): boolean =>
  cursor !== undefined && reading !== undefined && distance(cursor.at, reading.at) >= 1 / plan.settings.scale;

export const keepMeasurement: Command = {
  name: 'keepMeasurement',
  title: 'Keep as dimension',
  hint: 'Leaves what was measured on the plan, as dimensions that follow what they measure.',
  keys: ['Enter'],
  needs: 'Measure something first',
  enabled: (editor) =>
    !isElsewhere(editor) && (editor.hand.reading?.actions.some(({ name }) => name === action) ?? false),
  run: (editor) => editor.hand.act(action),
};
