// What is drawn point by point, by key: Enter ends it, Backspace takes one point back.
import { distance } from '@homeplot/plan/point';
import type { Editor } from '../editor.ts';
import type { Command } from './command.ts';

const needs = 'Begin to draw something point by point first';
const enabled = (editor: Editor): boolean => editor.hand.isTracing;

/** Whether the keyboard's crosshair aims at another place than the last point, so that Enter is to set one there. */
const isAiming = ({
  hand: { cursor, reach },
  scene: {
    snapping: { aimed },
  },
}: Editor): boolean =>
  cursor !== undefined && reach !== undefined && aimed !== undefined && distance(aimed, reach.from) > 0;

export const tracingCommands: readonly Command[] = [
  {
    name: 'finish',
    title: 'Finish drawing',
    hint: 'Ends what is being drawn point by point at its last point.',
    keys: ['Enter'],
    needs,
    enabled: (editor) => enabled(editor) && !isAiming(editor),
    run: (editor) => void editor.hand.finish(),
  },
  {
    name: 'takeBack',
    title: 'Take the last point back',
    hint: 'Removes the last point of what is being drawn.',
    keys: ['Backspace'],
    needs,
    enabled,
    run: (editor) => void editor.hand.takeBack(),
  },
];
