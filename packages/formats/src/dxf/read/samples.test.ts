// Whole drawings against ezdxf, entity by entity: those of testing/dxf, and, where they and ezdxf are there, real ones.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasEzdxf, python } from '../../../testing/ezdxf.ts';
import { type Answer, differences } from '../../../testing/dxf/compare.ts';
import type { DxfDrawing } from '../records/drawing.ts';
import { readWhole } from '../../../testing/testDrawings.ts';

const folder = join(import.meta.dirname, '../../../testing/dxf');
const samples = globSync('samples/*.dxf', { cwd: folder }).toSorted();

function drawingOf(file: string): DxfDrawing {
  const reading = readWhole(readFileSync(file));
  if (!reading.ok) throw new Error(reading.problem);
  return reading.drawing;
}

describe('a sample of ezdxf', () => {
  it('is there in text and binary', () => expect(samples.length).toBeGreaterThan(4));

  it.each(samples)('%s draws what ezdxf draws', (sample) => {
    const answers = join(folder, sample.replace(/(-binary)?\.dxf$/, '.json'));
    const drawing = drawingOf(join(folder, sample));
    expect(differences(drawing, JSON.parse(readFileSync(answers, 'utf8')) as Answer[])).toEqual([]);
    expect(drawing.notes).toEqual([]);
    // R12 has no units.
    expect(drawing.units.code).toBe(sample.includes('r12') ? 0 : 2);
  });
});

/** The folder of real drawings, which isn't part of the repository. */
const realDrawings =
  process.env.HOMEPLOT_FIXTURES ?? join(import.meta.dirname, '../../../../../../shared/fixtures');
const areThere = existsSync(join(realDrawings, 'manifest.json'));
/** It takes a quarter of a minute, so it has to be asked for. */
const compared = areThere && process.env.HOMEPLOT_FIXTURES !== undefined && hasEzdxf();
if (!areThere)
  console.log('The tests that read real drawings are skipped: HOMEPLOT_FIXTURES names no folder of them.');

describe.skipIf(!areThere)('a real drawing', () => {
  interface Fixture {
    readonly file: string;
    readonly modelspace_entities: Readonly<Record<string, number>>;
  }
  const fixtures = areThere
    ? (JSON.parse(readFileSync(join(realDrawings, 'manifest.json'), 'utf8')) as Fixture[])
    : [];

  it.each(fixtures)('$file has as many entities of each type as in the manifest', (fixture) => {
    expect(drawingOf(join(realDrawings, fixture.file)).counts).toEqual(fixture.modelspace_entities);
  });

  it.skipIf(!compared).each(fixtures)('$file draws what ezdxf draws', ({ file }) => {
    const path = join(realDrawings, file);
    const { stdout } = spawnSync(python, [join(folder, 'answers.py'), path], { maxBuffer: 2 ** 30 });
    expect(differences(drawingOf(path), JSON.parse(stdout.toString()) as Answer[]), basename(file)).toEqual(
      [],
    );
  });
});
