// The types of entities that are drawn, each with its reader. POLYLINE has records of its own: see entityList.ts.
import { times } from '../records/matrix.ts';
import { readArc, readCircle, readEllipse, readFace, readLine, readSolid } from './curves.ts';
import { readDimension } from './dimension.ts';
import { readHatch } from './hatch.ts';
import { readInsert, readTable } from './insert.ts';
import { readLeader, readMultiLeader } from './leader.ts';
import { readMText } from './mtext.ts';
import { readMultiline } from './multiline.ts';
import { readLightPolyline } from './polyline.ts';
import type { EntityReader } from './reader.ts';
import { readSpline } from './spline.ts';
import { readAttribute, readAttributeDefinition, readText } from './text.ts';

const readImage: EntityReader = (record) => ({
  kind: 'image',
  at: record.point(10),
  u: times(record.point(11, [1, 0, 0]), record.number(13, 1)),
  v: times(record.point(12, [0, 1, 0]), record.number(23, 1)),
  definition: record.text(340).trim(),
});

export const readers: ReadonlyMap<string, EntityReader> = new Map<string, EntityReader>([
  ['3DFACE', readFace],
  ['ACAD_TABLE', readTable],
  ['ARC', readArc],
  ['ARC_DIMENSION', readDimension],
  ['ATTDEF', readAttributeDefinition],
  ['ATTRIB', readAttribute],
  ['CIRCLE', readCircle],
  ['DIMENSION', readDimension],
  ['ELLIPSE', readEllipse],
  ['HATCH', readHatch],
  ['HELIX', readSpline],
  ['IMAGE', readImage],
  ['INSERT', readInsert],
  ['LARGE_RADIAL_DIMENSION', readDimension],
  ['LEADER', readLeader],
  ['LINE', readLine],
  ['LWPOLYLINE', readLightPolyline],
  ['MLINE', readMultiline],
  ['MTEXT', readMText],
  ['MULTILEADER', readMultiLeader],
  ['MLEADER', readMultiLeader],
  ['POINT', (record) => ({ kind: 'point', frame: undefined, at: record.point(10) })],
  ['SOLID', readSolid],
  ['SPLINE', readSpline],
  ['TEXT', readText],
  ['TRACE', readSolid],
]);
