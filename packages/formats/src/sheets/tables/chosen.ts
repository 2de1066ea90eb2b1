// The worksheets that a pack asks for, as an item or because it limits what they list.
import type { ItemId, Pack } from '@homeplot/plan/pack';
import type { TableContent } from '@homeplot/plan/sheet';

export const worksheetItems = {
  floorArea: 'floorArea',
  surfaces: 'surfaces',
  parking: 'parkingTable',
  landscape: 'landscape',
} as const satisfies Partial<Record<TableContent, ItemId>>;

export type WorksheetContent = keyof typeof worksheetItems;

const isLimited: Readonly<Record<WorksheetContent, (pack: Pack) => boolean>> = {
  floorArea: ({ limits }) => limits?.floorArea !== undefined,
  surfaces: ({ limits, surfaces = {} }) =>
    limits?.impervious !== undefined || Object.keys(surfaces).length > 0,
  parking: ({ limits }) => limits?.parking !== undefined,
  landscape: ({ limits }) => limits?.openSpace !== undefined,
};

export const worksheetsFor = (pack: Pack | undefined): readonly WorksheetContent[] =>
  (Object.keys(worksheetItems) as WorksheetContent[]).filter(
    (content) =>
      pack !== undefined &&
      (isLimited[content](pack) ||
        pack.items.some(({ id, need }) => id === worksheetItems[content] && need !== 'ask')),
  );
