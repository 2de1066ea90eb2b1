// Checks dimensions: whether words hide the measured number, and whether their two ends meet, so that nothing is measured.
import { quoted } from '../measure/quoted.ts';
import { clearanceText } from '../geometry/overLine.ts';
import type { Path } from '../geometry/pen.ts';
import type { PlanObject } from '../objects/kind.ts';
import { findingId, type Found, type OwnCheck } from '../site/check.ts';

export const dimensionCheck: OwnCheck = {
  name: 'dimension',
  uses: ['dimension'],
  find({ object, role, ground: { path } }, _lot, ground) {
    const override = role.override?.read(object);
    if (!override) return role.isBetweenMeeting?.(object) ? [nothingBetween(object, path)] : [];
    const { words, measured } = override;
    const shown = measured === undefined ? undefined : clearanceText(measured, ground.units);
    if (shown === words.trim()) return [];
    const [from, to] = path.vertices;
    const without = role.override?.remove(object);
    const objects = [object.id];
    return [
      {
        id: findingId('dimension', objects),
        check: 'dimension',
        state: 'conflict',
        sentence: `A dimension says ${quoted(words)} instead of ${shown === undefined ? 'what it measures' : `the ${shown} that it measures`}.`,
        objects,
        ...(from && to ? { place: { from, to } } : {}),
        ...(measured === undefined ? {} : { measured }),
        ...(without
          ? {
              edit: {
                title: shown === undefined ? 'Show what it measures' : `Show ${shown}`,
                changes: () => [{ put: without }],
              },
            }
          : {}),
      },
    ];
  },
};

/** Nothing of it can be read, on the screen or on paper. */
function nothingBetween({ id }: PlanObject, { vertices: [from, to] }: Path): Found {
  const objects = [id];
  return {
    id: findingId('dimension', objects, 'nothing'),
    check: 'dimension',
    state: 'note',
    sentence:
      'A dimension has nothing to measure because its two ends meet. Move the objects apart, or delete the dimension.',
    objects,
    ...(from && to ? { place: { from, to } } : {}),
    edit: { title: 'Delete the dimension', changes: () => [{ remove: id }] },
  };
}
