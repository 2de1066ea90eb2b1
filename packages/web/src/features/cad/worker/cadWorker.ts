// The worker that reads CAD drawings while the page stays responsive. It keeps the drawing until the page terminates it.
import { flatten } from '@homeplot/formats/flattenDxf';
import { maxDxfBytes, readDxfInSteps } from '@homeplot/formats/readDxf';
import type { DxfMark } from '@homeplot/formats/dxfMark';
import { megabytes } from '../../../kit/formatted.ts';
import type { CadAnswer, CadRequest } from './cadJob.ts';
import { type DrawingObjects, drawingObjects } from './drawingObjects.ts';
import { drawPicture } from './drawPicture.ts';
import { degreesProblem } from './inDegrees.ts';
import { type ImportedObject, placed } from './importedObject.ts';

/** The share of the progress that parsing takes; the rest is flattening blocks. */
const parsingShare = 0.4;
/** Milliseconds between two reports of the progress. */
const reportInterval = 100;
/** Maximum size of a message, in vertices plus two per object: the page handles it in a few milliseconds. */
const batchSize = 2000;
/** Maximum coordinate, in feet, of an object in a plan. Objects farther away are left out. */
const maxDistance = 900_000;

let open: DrawingObjects | undefined;
/** The messages with objects that the page asks for one by one. */
let portions: Generator<CadAnswer, CadAnswer> | undefined;

const answer = (message: CadAnswer, transfer: Transferable[] = []): void =>
  self.postMessage(message, { transfer });

self.addEventListener('message', ({ data }: MessageEvent<CadRequest>) => {
  if (data.kind === 'read') read(data.file).catch(fail);
  else if (data.kind === 'picture') {
    if (!open) return;
    const picture = drawPicture(open.objects, new Set(data.layers), open.facts.box, data);
    answer({ kind: 'picture', picture }, [picture]);
  } else {
    if (data.kind === 'objects') portions = portionsOf(data);
    const next = portions?.next().value;
    if (next) answer(next);
  }
});

function fail(problem: unknown): void {
  console.warn('The drawing could not be read.', problem);
  const isMemory = problem instanceof RangeError;
  answer({
    kind: 'failed',
    problem: isMemory
      ? "There isn't enough memory to read this drawing. Close other tabs and programs, then try again."
      : "This drawing couldn't be read. Save it again as DXF in the program that made it, then import that file.",
  });
}

async function read(file: File): Promise<void> {
  if (file.size > maxDxfBytes) {
    const problem = `The drawing is ${megabytes(file.size)}; at most ${megabytes(maxDxfBytes)} can be read. In the program that made it, remove what you don't need, or save it in parts.`;
    answer({ kind: 'failed', problem });
    return;
  }
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    answer({
      kind: 'failed',
      problem: "The browser couldn't read the file. Check that it's still there, then try again.",
    });
    return;
  }
  const reading = run(readDxfInSteps(bytes), (done) => done * parsingShare);
  if (!reading.ok) {
    answer({ kind: 'failed', problem: reading.problem });
    return;
  }
  const { drawing } = reading;
  const marks: DxfMark[] = [];
  const { notes } = run(flatten(drawing), (mark) => {
    marks.push(mark);
    return parsingShare + (1 - parsingShare) * (mark.entity / drawing.entities.length);
  });
  open = drawingObjects(drawing, marks, notes);
  if (open.objects.length === 0) {
    const left = open.facts.notes;
    answer({
      kind: 'failed',
      problem: left.length > 0 ? `Nothing in this drawing could be read. ${left.join(' ')}` : emptyDrawing,
    });
    return;
  }
  const inDegrees = degreesProblem(open.facts);
  if (inDegrees !== undefined) answer({ kind: 'failed', problem: inDegrees });
  else answer({ kind: 'facts', facts: open.facts });
}

const emptyDrawing =
  'This drawing has no lines in model space. Draw or copy them there in the program that made it, save it as DXF, then import that file.';

/** Runs the steps to their end and reports the progress. share: the progress after a step, from 0 to 1. */
function run<S, T>(steps: Generator<S, T>, share: (step: S) => number): T {
  let reported = 0;
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    const done = share(step.value);
    if (performance.now() - reported < reportInterval) continue;
    reported = performance.now();
    answer({ kind: 'progress', done });
  }
}

function* portionsOf({
  layers,
  placing,
}: Extract<CadRequest, { readonly kind: 'objects' }>): Generator<CadAnswer, CadAnswer> {
  const chosen = new Set(layers);
  let objects: ImportedObject[] = [];
  let size = 0;
  let farAway = 0;
  for (const object of open?.objects ?? []) {
    if (!chosen.has(object.layer)) continue;
    if (isFar(object, maxDistance / placing.feetPerUnit)) {
      farAway += 1;
      continue;
    }
    objects.push(placed(object, placing));
    size += 'vertices' in object ? object.vertices.length + 2 : 2;
    if (size < batchSize) continue;
    yield { kind: 'objects', objects, isLast: false, farAway };
    [objects, size] = [[], 0];
  }
  return { kind: 'objects', objects, isLast: true, farAway };
}

function isFar(object: ImportedObject, limit: number): boolean {
  const points = 'vertices' in object ? object.vertices : [object];
  return points.some(({ x, y }) => Math.abs(x) > limit || Math.abs(y) > limit);
}
