// Extend: extends the end of a line near a click to the next edge that it meets.
import { findExtension, extended } from '../paths/lineExtension.ts';
import { lineTool } from './lineTool.ts';
import { accent } from '../tool/marks.ts';

export const extendTool = lineTool({
  name: 'extend',
  title: 'Extend',
  key: 'Shift+E',
  hint: 'Click a line near one of its ends to extend it to the next edge',
  also: 'lengthen longer to edge',
  color: accent,
  show(line, place, at, scene) {
    const gained = findExtension(line, place, at, scene)?.extension;
    return gained && [gained.bulge === 0 ? gained.from : { ...gained.from, bulge: gained.bulge }, gained.to];
  },
  act: extended,
});
