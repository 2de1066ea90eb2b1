// Split: divides a line where it is clicked, or opens a closed one.
import { splitLine } from '../paths/lines.ts';
import { lineTool } from './lineTool.ts';
import { accent } from '../tool/marks.ts';

export const splitTool = lineTool({
  name: 'split',
  title: 'Split',
  key: 'Shift+S',
  hint: 'Click a road, a fence or another line to split it there, or to open a closed one',
  also: 'cut break divide open',
  color: accent,
  show: (_line, _place, at) => [at],
  act: splitLine,
});
