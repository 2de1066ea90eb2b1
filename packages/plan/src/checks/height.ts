// The check of how tall a building is. The most that is allowed of it: maxHeightOf in site/accessory.
import { capitalized } from '../measure/letterCase.ts';
import { maxHeightOf } from '../site/accessory.ts';
import { addition, findingId, type OwnCheck, say, stateOf } from '../site/check.ts';
import { lengthTolerance } from '../site/clearance.ts';
import { isExisting } from '../site/subject.ts';

export const heightCheck: OwnCheck = {
  name: 'height',
  uses: ['building'],
  find(subject, lot, ground) {
    const { object, role, the } = subject;
    const most = maxHeightOf(subject, ground.pack);
    const tall = role.tall?.(object) ?? 0;
    if (most === undefined || !lot) return [];
    if (tall > 0 && tall - most <= lengthTolerance) return [];
    // How tall an existing building is nobody has to measure.
    if (tall === 0 && isExisting(subject)) return [];
    const objects = [object.id];
    const found = { id: findingId('height', objects), check: 'height', objects, required: most } as const;
    if (!tall)
      return [
        {
          ...found,
          state: 'question',
          asks: 'user',
          sentence: `How tall is ${the}? At most ${say(most, ground)} is allowed. Enter its height in the panel.`,
        },
      ];
    return [
      {
        ...found,
        state: stateOf(subject),
        sentence: `${capitalized(the)} is ${say(tall, ground)} tall; at most ${say(most, ground)} is allowed.${addition(subject)}`,
        measured: tall,
      },
    ];
  },
};
