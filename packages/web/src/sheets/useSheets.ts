// The sheets of the plan in the dialog: those that are stored, or while there are none the one that is printed of any
// plan, whose paper and scale aren't stored. Whatever else is changed stores it.
import { type Orientation, type SheetSize, sheetSize } from '@homeplot/formats/papers';
import { freeId, movedSheet, onPaper, withSheet } from '@homeplot/formats/sheetEdits';
import { anyPortal, type Portal, portalOf } from '@homeplot/formats/portals';
import { suited, suits } from '@homeplot/formats/portalSheets';
import { isSmallPaper, plainSheet, type SheetPreset } from '@homeplot/formats/sheetPresets';
import type { Box } from '@homeplot/plan/box';
import type { Sheet, ViewportBlock } from '@homeplot/plan/sheet';
import { useMemo, useState } from 'react';
import { useEditor } from '../planner/useWorkspace.ts';
import { firstPaper, rememberPaper } from './chosenPaper.ts';
import { type DrawnSheet, useDrawnSheet } from './useDrawnSheet.ts';
import { useSheetWorker } from './useSheetWorker.ts';
import type { SheetJobs } from './worker/sheetJobs.ts';

/** What is chosen for the sheet of a plan without stored ones. */
interface PlainChoice {
  readonly paper: string;
  readonly orientation?: Orientation;
  readonly feetPerInch?: number;
  readonly style: Sheet['style'];
}

export interface Sheets {
  readonly all: readonly Sheet[];
  readonly sheet: Sheet;
  /** What has been drawn of the shown sheet so far. */
  readonly drawn: DrawnSheet;
  /** Where its blocks lie, by id, as far as it is known. Millimeters. */
  readonly boxes: ReadonlyMap<string, Box>;
  /** room: pixels of the screen that the picture of the sheet has. */
  readonly setRoom: (room: SheetSize) => void;
  /** Of the worker that draws sheets. Rejects if it can't be had. */
  readonly jobs: () => Promise<SheetJobs>;
  readonly isStored: boolean;
  readonly choose: (id: string) => void;
  readonly choosePaper: (paper: string) => void;
  readonly chooseOrientation: (orientation: Orientation) => void;
  readonly chooseScale: (block: ViewportBlock, feetPerInch: number) => void;
  readonly chooseStyle: (style: Sheet['style']) => void;
  readonly choosePortal: (portal: Portal) => void;
  readonly change: (sheet: Sheet, label?: string) => void;
  /** Once its orientation is found. Rejects if the worker that finds it can't be had. */
  readonly add: (preset: SheetPreset) => Promise<void>;
  readonly move: (by: number) => void;
  readonly remove: () => void;
}

export function useSheets(): Sheets {
  const editor = useEditor();
  const worker = useSheetWorker(editor);
  const [plain, setPlain] = useState<PlainChoice>(() => ({ paper: firstPaper(), style: 'color' }));
  const [chosen, choose] = useState<string>();
  const [room, setRoomSize] = useState<SheetSize>();
  const { plan } = editor;
  const { sheets: stored = [] } = plan.settings;
  const isStored = stored.length > 0;
  const unstored = useMemo(() => plainSheetOf(plain), [plain]);
  const turns = !isStored && plain.orientation === undefined;
  const askedSheet = isStored ? (stored.find(({ id }) => id === chosen) ?? stored[0] ?? unstored) : unstored;
  const asked = useMemo(() => ({ sheet: askedSheet, turns }), [askedSheet, turns]);
  const drawn = useDrawnSheet(plan, worker, asked, room);
  const turned = turns ? drawn.laid?.sheet.orientation : undefined;
  const sheet = useMemo(
    () => (turned ? { ...askedSheet, orientation: turned } : askedSheet),
    [askedSheet, turned],
  );
  const all = isStored ? stored : [sheet];
  const boxes = useMemo(() => boxesOf(sheet, drawn), [sheet, drawn]);
  const jobs = (): Promise<SheetJobs> => worker.client.jobs();

  /** The stored sheets as they are by now: one may have been added since these were rendered. */
  const current = (): readonly Sheet[] => editor.plan.settings.sheets ?? [];
  const store = (sheets: readonly Sheet[], label: string): void =>
    void editor.edit([{ settings: { sheets } }], label);
  const change = (next: Sheet, label = 'Edit sheet'): void => {
    if (isStored) store(withSheet(current(), next), label);
    else store([{ ...next, id: freeId('sheet', []) }], label);
  };
  const lay = (paper: Pick<Sheet, 'paper' | 'orientation'>): void => {
    change(onPaper(sheet, paper, sheetSize(sheet), sheetSize({ ...sheet, ...paper })));
  };
  return {
    all,
    sheet,
    drawn,
    boxes,
    setRoom(next) {
      setRoomSize((now) => (now?.width === next.width && now.height === next.height ? now : next));
    },
    jobs,
    isStored,
    choose,
    choosePaper(paper) {
      rememberPaper(paper);
      if (isStored) lay({ paper, orientation: sheet.orientation });
      else setPlain({ ...plain, paper });
    },
    chooseOrientation(orientation) {
      if (isStored) lay({ paper: sheet.paper, orientation });
      else setPlain({ ...plain, orientation });
    },
    chooseScale(block, feetPerInch) {
      if (!isStored) setPlain({ ...plain, feetPerInch });
      else
        change({
          ...sheet,
          blocks: sheet.blocks.map((one) => (one.id === block.id ? { ...block, feetPerInch } : one)),
        });
    },
    chooseStyle(style) {
      if (!isStored) setPlain({ ...plain, style });
      else
        store(
          current().map((one) => (one.newerRecord ? one : { ...one, style })),
          'Style of the sheets',
        );
    },
    choosePortal(portal) {
      const next = all.map((one) => (one.newerRecord ? one : suited(one, portal)));
      const isAsked = isStored || !all.every((one) => suits(one, portal));
      const first = isStored ? next : next.map((one) => ({ ...one, id: freeId('sheet', []) }));
      const id = portal.id === anyPortal.id ? undefined : portal.id;
      editor.edit(
        [{ settings: { portal: id, ...(isAsked ? { sheets: first } : {}) } }],
        `Prepare sheets for ${portal.name}`,
      );
    },
    change,
    async add(preset) {
      const { paper, orientation, style } = sheet;
      const blocks = preset.blocks(plan, isSmallPaper(sheetSize(sheet)));
      const made = suited(
        { id: '', title: preset.title, paper, orientation, style, blocks },
        portalOf(plan.settings.portal),
      );
      const best = await (await jobs()).bestOrientation(made);
      const now = current();
      const before = now.length > 0 ? now : [{ ...sheet, id: freeId('sheet', []) }];
      const id = freeId('sheet', before);
      store([...before, { ...made, id, orientation: best }], `Add sheet ${preset.title}`);
      choose(id);
    },
    move: (by) => store(movedSheet(current(), sheet.id, by), 'Move sheet'),
    remove() {
      const now = current();
      const at = now.findIndex(({ id }) => id === sheet.id);
      store(
        now.filter(({ id }) => id !== sheet.id),
        'Delete sheet',
      );
      choose((now[at + 1] ?? now[at - 1])?.id);
    },
  };
}

/** The sheet of a plan without stored ones. */
const plainSheetOf = ({ paper, orientation = 'landscape', feetPerInch, style }: PlainChoice): Sheet => ({
  ...plainSheet({ paper, orientation, ...(feetPerInch === undefined ? {} : { feetPerInch }) }),
  style,
});

/** Until a sheet is laid out, its blocks stay where they were on paper of this size, or go where a user puts them. */
function boxesOf(sheet: Sheet, { laid, isLaid }: DrawnSheet): ReadonlyMap<string, Box> {
  if (!laid) return new Map();
  if (isLaid) return laid.boxes;
  const { width, height } = sheetSize(sheet);
  const isSameSize = laid.size.width === width && laid.size.height === height;
  const put = sheet.blocks.flatMap(({ id, box }) =>
    box
      ? [[id, { minX: box.x, minY: box.y, maxX: box.x + box.width, maxY: box.y + box.height }] as const]
      : [],
  );
  return new Map([...(isSameSize ? laid.boxes : []), ...put]);
}
