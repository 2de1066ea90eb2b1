// The fields that objects of all kinds may have in a file, such as name, layer, group, status and source.
import { grouped } from '../measure/units.ts';
import type { FileRecord } from '../measure/fileValue.ts';
import { shortText } from '../objects/fileTypes.ts';
import { maxLetters } from '../objects/form.ts';
import { isAccuracy, maxAccuracy, type PlanObject, sources, statuses } from '../objects/kind.ts';

/** Fields that objects of every kind have. `selected` is not kept: it belongs to the screen. */
export const commonFieldNames = new Set([
  'id',
  'type',
  'name',
  'layer',
  'group',
  'status',
  'assumed',
  'assumedStatus',
  'source',
  'sourceFile',
  'accuracy',
  'parcelNumber',
  'locked',
  'dimensions',
  'selected',
]);

export const choiceFields: Readonly<Record<'status' | 'source', readonly unknown[]>> = {
  status: statuses,
  source: sources,
};
export const textFields = ['name', 'layer', 'group', 'sourceFile', 'parcelNumber'] as const;
export const textLimit = `it has to be a text of at most ${grouped(maxLetters)} characters`;

type CommonFields = Pick<
  PlanObject,
  (typeof textFields)[number] | 'status' | 'source' | 'accuracy' | 'locked'
>;

const commonFields = [...textFields, 'status', 'source', 'accuracy', 'locked'] as const;

export const accuracyLimit = `it has to be above 0 and at most ${grouped(maxAccuracy)} feet`;

/** The names of the fields whose values nobody has said. An earlier version wrote only an assumed status. */
export function readAssumed({ assumed, assumedStatus, status }: FileRecord): readonly string[] {
  const names = Array.isArray(assumed) ? assumed.filter((name) => typeof name === 'string') : [];
  return assumedStatus !== undefined && assumedStatus === status ? [...names, 'status'] : names;
}

/** The optional fields that every kind has; invalid ones are ignored. */
export function readCommonFields(record: FileRecord): CommonFields {
  const { locked, accuracy } = record;
  if (commonFields.every((field) => record[field] === undefined)) return {};
  const readText = (field: (typeof textFields)[number]) => {
    const read = record[field] === undefined ? undefined : shortText.safeParse(record[field]);
    return read?.success ? { [field]: read.data } : {};
  };
  const readChoice = (field: keyof typeof choiceFields) =>
    choiceFields[field].includes(record[field]) ? { [field]: record[field] } : {};
  const ownLock = locked === true ? ({ locked } as const) : {};
  return {
    ...readText('name'),
    ...readText('layer'),
    ...readText('group'),
    ...readText('sourceFile'),
    ...readText('parcelNumber'),
    ...readChoice('status'),
    ...readChoice('source'),
    ...(isAccuracy(accuracy) ? { accuracy } : {}),
    ...ownLock,
  };
}
