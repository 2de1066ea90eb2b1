// Split: a click on a line makes two of it there; a closed one is opened.
import { splitLine } from '../paths/lines.ts';
import { lineTool } from './lineTool.ts';
import { accent } from './marks.ts';

export const splitTool = lineTool({
  name: 'split',
  title: 'Split',
  key: 'Shift+S',
  hint: 'Click a place on a road, a fence or another line to make two of it there; a closed one opens',
  also: 'cut break divide open',
  color: accent,
  show: (_line, _place, at) => [at],
  act: splitLine,
});
