import { expect, test } from 'vitest';
import { drawAlone } from '../../drawing/drawObject.ts';
import { RecordingPen } from '../../pen/recordingPen.ts';
import { readPlanFile } from '../../file/planFile.ts';
import { kindOf } from '../index.ts';
import { registerLateKinds } from '../lateKinds.ts';
import { building } from '../site/building.ts';
import { type House, house } from './house.ts';

registerLateKinds();

/** How far the lengths written beside a house of 40 by 30 ft stand off its walls. */
function lengthsOff(eave: number): number[] {
  const size = { x: 20, y: 15, width: 40, height: 30, rotation: 0 };
  const details = {
    color: '#ffffff',
    shade: 'solid',
    use: '',
    tall: 0,
    eaveHeight: 0,
    finishedFloor: '',
    garageFloor: '',
    lowestFloor: '',
    padBelow: '',
    wallGrade: '',
    gradeReach: '',
    storeys: 0,
    spaces: 0,
    walls: 0,
    eave,
    roof: 'hip',
    entrances: [],
  } as const;
  const made: House = { id: 'a', type: 'house', order: 'a0', ...size, ...details };
  const pen = new RecordingPen(2, 0);
  drawAlone(made, pen);
  return pen.marks.flatMap((mark) =>
    mark.mark === 'text' ? Math.max(-mark.text.at.x, -mark.text.at.y) : [],
  );
}

test('the lengths of a house stand beyond its eave, which would strike them through', () => {
  const bare = lengthsOff(0);
  expect(bare).toHaveLength(2);
  expect(lengthsOff(3)).toEqual(bare.map((off) => off + 3));
});

test('a house and a building have one form and are drawn alike', () => {
  const placement = { from: { x: 0, y: 0 }, to: { x: 40, y: 60 }, scale: 2, siteExtent: 100 };
  const names = { id: 'a', order: 'a0', type: 'any' };
  const values = {
    use: 'Garage',
    tall: 12,
    storeys: 1,
    walls: 0.5,
    eave: 1,
    assumed: {},
    color: '#f1f0ed',
    shade: 'solid',
  };
  const one = { ...names, ...house.create(placement), ...values, type: 'house' } as unknown as House;
  const two = { ...names, ...building.create(placement), ...values, type: 'building' } as never;
  const fields = (object: typeof one) =>
    kindOf(object)
      .forms(object)
      .flatMap((form) =>
        form.fields.map(({ label, input, hint, choices = [] }) => ({
          label,
          input,
          hint,
          choices: choices.map((choice) => choice.label),
        })),
      );
  expect(fields(one)).toEqual(fields(two));
  const drawn = (object: typeof one): unknown[] => {
    const pen = new RecordingPen(0, 0);
    kindOf(object).draw(object, pen);
    return pen.marks.map((mark) => (mark.mark === 'path' ? [mark.path.vertices.length, mark.style] : mark));
  };
  for (const [roof, ridge, count] of [
    ['hip', 'hip', 8],
    ['gable', 'along', 4],
    ['across', 'across', 4],
    ['flat', 'none', 3],
  ] as const) {
    const [here, there] = [drawn({ ...one, roof }), drawn(Object.assign({}, two, { ridge }))];
    expect(here).toEqual(there);
    expect(here).toHaveLength(count);
  }
});

test('a door that has only x in a file is that far along the top wall from the left of the house', () => {
  const door = { id: 'd', x: 170, width: 6 };
  const given = { type: 'house', x: 200, y: 150, width: 80, height: 60, entrances: [door] };
  const reading = readPlanFile({ objects: [given], settings: { scale: 2 } });
  expect(reading).toMatchObject({
    contents: { objects: [{ entrances: [{ edge: 'top', offset: 5, width: 3 }] }] },
  });
});
