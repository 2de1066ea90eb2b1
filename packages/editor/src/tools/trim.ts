// Trim: removes the piece of a line between the crossings on either side of a click.
import { pieceAt, pieceVertices, trimmed } from '../paths/lineCrossings.ts';
import { refuse, thisKind } from '../paths/lines.ts';
import { lineTool } from './lineTool.ts';

export const trimTool = lineTool({
  name: 'trim',
  title: 'Trim',
  key: 'Shift+T',
  hint: 'Click the piece of a line between two crossings, or past the last one, to remove it',
  also: 'cut crossing shorten erase',
  color: '#b91c1c',
  show(line, place, _at, scene) {
    const piece = pieceAt(line, place, scene);
    return piece && pieceVertices(line, piece);
  },
  act(line, place, _at, scene) {
    const piece = pieceAt(line, place, scene);
    return piece ? trimmed(line, piece, scene) : refuse(`Nothing crosses ${thisKind(line.object)} here`);
  },
});
