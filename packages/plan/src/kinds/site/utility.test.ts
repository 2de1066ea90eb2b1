// A utility line: what of it can hang from poles.
import { describe, expect, test } from 'vitest';
import { readPlanFile } from '../../file/planFile.ts';
import { RecordingPen } from '../../pen/recordingPen.ts';
import { utility } from './utility.ts';

type Utility = Parameters<typeof utility.draw>[0];

function lineOf(fields: Record<string, unknown>): Utility {
  const vertices = [
    { x: 0, y: 0 },
    { x: 80, y: 0 },
  ];
  const reading = readPlanFile({ objects: [{ id: 'u', type: 'utility', vertices, ...fields }] });
  if (!reading.ok) throw new Error(reading.problem);
  expect(reading.notes).toEqual([]);
  return reading.contents.objects[0] as Utility;
}

const asked = (line: Utility): string[] =>
  utility.forms(line).flatMap(({ fields }) => fields.map(({ name }) => name));
const applied = (line: Utility, values: Record<string, string>): Utility | undefined =>
  utility.forms(line)[0]?.apply(values);

describe('a utility line', () => {
  test('has letters that no tree over it hides', () => {
    const pen = new RecordingPen(2);
    utility.draw(lineOf({ service: 'water' }), pen);
    const strata = pen.marks.flatMap((mark) => (mark.mark === 'text' ? [mark.style.stratum] : []));
    expect(new Set(strata)).toEqual(new Set(['notes']));
  });

  test.each(['electric', 'telecom'])('of %s may run overhead', (service) => {
    expect(asked(lineOf({ service }))).toContain('run');
    expect(applied(lineOf({ service }), { run: 'overhead' })).toMatchObject({ service, run: 'overhead' });
  });

  test.each(['water', 'sewer', 'gas', 'storm'])('of %s is not asked whether it runs overhead', (service) => {
    expect(asked(lineOf({ service }))).not.toContain('run');
  });

  test('goes under the ground when it is made a pipe', () => {
    const wire = lineOf({ service: 'electric', run: 'overhead' });
    expect(applied(wire, { service: 'water' })).toMatchObject({ service: 'water', run: 'underground' });
  });

  test('of water that an older file has overhead is drawn so, and is asked for its run to be mended', () => {
    const pipe = lineOf({ service: 'water', run: 'overhead' });
    const pen = new RecordingPen();
    utility.draw(pipe, pen);
    expect(pen.marks.some((mark) => mark.mark === 'text' && mark.text.content === 'OHW')).toBe(true);
    expect(asked(pipe)).toContain('run');
    expect(applied(pipe, { pipe: '2 in copper' })).toMatchObject({ run: 'underground' });
  });
});
