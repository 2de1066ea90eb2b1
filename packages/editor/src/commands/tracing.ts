// Enter finishes a drawing made point by point, Backspace removes its last point, Escape discards it.
import { distance } from '@homeplot/plan/point';
import type { Editor } from '../editor/editor.ts';
import type { Command } from './command.ts';

const needs = 'Start drawing a line or an area first';
const enabled = ({ hand }: Editor): boolean => hand.isDrawing;

/** Whether the keyboard crosshair is away from the last point, so that Enter should add a point there. */
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
    hint: 'Ends the line or area at its last point.',
    keys: ['Enter'],
    needs,
    enabled: (editor) => editor.hand.isTracing && !isAiming(editor),
    run: (editor) => void editor.hand.finish(),
  },
  {
    name: 'takeBack',
    title: 'Remove last point',
    hint: 'Removes the last point of the line or area.',
    keys: ['Backspace'],
    needs,
    enabled,
    run: (editor) => void editor.hand.undoPoint(),
  },
  {
    name: 'cancelDrawing',
    title: 'Cancel drawing',
    hint: 'Discards the unfinished drawing. Undo brings it back.',
    keys: ['Escape'],
    needs,
    enabled,
    run: ({ hand }) => hand.discard(),
  },
  {
    name: 'drawWithFingers',
    title: 'Draw with fingers',
    hint: 'Lets fingers draw again after a pen has been used.',
    keys: [],
    needs: 'Fingers draw already',
    enabled: ({ hand }) => hand.penDraws,
    run: ({ hand }) => void (hand.penDraws = false),
  },
];
