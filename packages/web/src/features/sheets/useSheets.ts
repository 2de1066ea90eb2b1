// The sheets in the print dialog: those stored in the plan or, while there are none, a plain sheet. The paper, orientation,
// scale and style of the plain sheet are kept in this browser; any other change to it stores it in the plan.
import type { Attached } from '@homeplot/formats/attached';
import { type Orientation, type SheetSize, sheetSize } from '@homeplot/formats/papers';
import { freeId, movedSheet, onPaper, withSheet } from '@homeplot/formats/sheetEdits';
import { anyPortal, type Portal } from '@homeplot/formats/portals';
import { suited, suits } from '@homeplot/formats/portalSheets';
import { isSmallPaper, type SheetPreset } from '@homeplot/formats/sheetPresets';
import type { Box } from '@homeplot/plan/box';
import type { Pack } from '@homeplot/plan/pack';
import { isLetter, type Sheet, type ViewportBlock } from '@homeplot/plan/sheet';
import { useMemo, useState } from 'react';
import { toast } from '../../kit/toasts/toast.ts';
import { useWorkspace } from '../../workspace/useWorkspace.ts';
import { rememberPaper } from '../../printing/chosenPaper.ts';
import { firstChoice, type PlainChoice, plainSheetOf, rememberChoice } from '../../printing/plainChoice.ts';
import { withAdded } from './addSheet.ts';
import { useAttached } from './useAttached.ts';
import { type DrawnSheet, useDrawnSheet } from './useDrawnSheet.ts';
import { type SheetSet, useSheetSet } from './useSheetSet.ts';
import { useSheetWorker } from './useSheetWorker.ts';
import type { SheetJobs } from '../../printing/worker/sheetJobs.ts';

export interface Sheets {
  /** The stored sheets, and further sheets with what has no room on the stored ones. */
  readonly all: readonly Sheet[];
  readonly sheet: Sheet;
  /** The sheets of `all` that aren't stored, because they follow from the stored ones. */
  readonly further: readonly Sheet[];
  /** The reasons why sheets can't be printed, by the sheet's id; undefined until they are known. */
  readonly unfit: ReadonlyMap<string, string> | undefined;
  /** A sentence for each block that moved from the shown sheet to another one for lack of room. */
  readonly moved: readonly string[];
  /** What has been drawn of the shown sheet so far. */
  readonly drawn: DrawnSheet;
  /** Where the shown sheet's blocks lie, by block id, as far as that is known. Millimeters. */
  readonly boxes: ReadonlyMap<string, Box>;
  /** room: the size of the space for the sheet's picture, in device pixels. */
  readonly setRoom: (room: SheetSize) => void;
  /** The jobs of the worker that draws sheets. Rejects if the worker can't be loaded. */
  readonly jobs: () => Promise<SheetJobs>;
  /** What is printed beside the plan. */
  readonly attached: Attached;
  readonly isStored: boolean;
  readonly choose: (id: string) => void;
  /** isAlone: changes only the shown sheet, not all sheets with the same paper. */
  readonly choosePaper: (paper: string, isAlone: boolean) => void;
  readonly chooseOrientation: (orientation: Orientation, isAlone: boolean) => void;
  /** Puts all sheets but letters on one paper. */
  readonly sharePaper: (paper: Pick<Sheet, 'paper' | 'orientation'>) => void;
  readonly chooseScale: (block: ViewportBlock, feetPerInch: number) => void;
  readonly chooseStyle: (style: Sheet['style']) => void;
  readonly chooseTestBar: (isShown: boolean) => void;
  readonly choosePortal: (portal: Portal) => void;
  readonly change: (sheet: Sheet, label?: string) => void;
  readonly add: (preset: SheetPreset) => void;
  readonly move: (by: number) => void;
  readonly remove: () => void;
}

/** shownFirst: the id of the sheet that is shown first. */
export function useSheets(shownFirst?: string): Sheets {
  const { editor, autosave } = useWorkspace();
  const attached = useAttached(editor.plan.settings.sheets);
  const worker = useSheetWorker(editor, attached);
  const [plain, choosePlain] = usePlainChoice(autosave.planId, editor.plan.settings.pack);
  const [chosen, choose] = useState(shownFirst);
  const [room, setRoomSize] = useState<SheetSize>();
  const { plan } = editor;
  const { sheets: stored = [] } = plan.settings;
  const isStored = stored.length > 0;
  const unstored = useMemo(() => plainSheetOf(plain), [plain]);
  const turns = !isStored && unstored.turns;
  const set = useSheetSet(worker, stored);
  const askedSheet = set.all.find(({ id }) => id === chosen) ?? set.all[0] ?? unstored.sheet;
  const asked = useMemo(() => ({ sheet: askedSheet, turns }), [askedSheet, turns]);
  const drawn = useDrawnSheet(plan, worker, asked, set.isKnown ? room : undefined);
  const turned = turns ? drawn.laid?.sheet.orientation : undefined;
  const sheet = useMemo(
    () => (turned ? { ...askedSheet, orientation: turned } : askedSheet),
    [askedSheet, turned],
  );
  const all = isStored ? set.all : [sheet];
  const ids = new Set(stored.map(({ id }) => id));
  const further = isStored ? all.filter(({ id }) => !ids.has(id)) : [];
  const boxes = useMemo(() => boxesOf(sheet, drawn), [sheet, drawn]);
  const jobs = (): Promise<SheetJobs> => worker.client.jobs();

  /** The stored sheets as they are by now: one may have been added since these were rendered. */
  const current = (): readonly Sheet[] => editor.plan.settings.sheets ?? [];
  const store = (sheets: readonly Sheet[], label: string): void =>
    void editor.edit([{ settings: { sheets } }], label);
  /** The stored sheets; all of them, if the shown one is to be stored too. */
  const toStore = (): readonly Sheet[] => (further.includes(sheet) ? all : current());
  const change = (next: Sheet, label = 'Edit sheet'): void => {
    if (!isStored) return store([{ ...next, id: freeId('sheet', []) }], label);
    // Blocks that moved to a further sheet for lack of room still belong to this one.
    const shown = new Set(sheet.blocks.map(({ id }) => id));
    const own = stored.find(({ id }) => id === next.id)?.blocks.filter(({ id }) => !shown.has(id)) ?? [];
    return store(withSheet(toStore(), { ...next, blocks: [...next.blocks, ...own] }), label);
  };
  const changePaper = (
    paper: Partial<Pick<Sheet, 'paper' | 'orientation'>>,
    isFor: (one: Sheet) => boolean,
    sheetsNow = current(),
  ): void =>
    store(
      sheetsNow.map((one) => (isFor(one) && !one.newerRecord ? onPaper(one, paper) : one)),
      'Paper of the sheets',
    );
  return {
    all,
    sheet,
    further,
    unfit: unfitIn(set, drawn, isStored, sheet),
    moved: set.moved.get(sheet.id) ?? [],
    drawn,
    boxes,
    setRoom(next) {
      setRoomSize((now) => (now?.width === next.width && now.height === next.height ? now : next));
    },
    jobs,
    attached,
    isStored,
    choose,
    choosePaper(paper, isAlone) {
      rememberPaper(paper);
      if (!isStored) choosePlain({ ...plain, paper });
      else if (isAlone) change(onPaper(sheet, { paper }));
      else changePaper({ paper }, (one) => one.paper === sheet.paper);
    },
    chooseOrientation(orientation, isAlone) {
      if (!isStored) choosePlain({ ...plain, orientation });
      else if (isAlone || isLetter(sheet)) change(onPaper(sheet, { orientation }));
      else changePaper({ orientation }, (one) => one.orientation === sheet.orientation && !isLetter(one));
    },
    sharePaper({ paper, orientation }) {
      changePaper({ paper, orientation }, (one) => !isLetter(one), toStore());
    },
    chooseScale(block, feetPerInch) {
      if (!isStored) choosePlain({ ...plain, feetPerInch });
      else
        change({
          ...sheet,
          blocks: sheet.blocks.map((one) => (one.id === block.id ? { ...block, feetPerInch } : one)),
        });
    },
    chooseStyle(style) {
      if (!isStored) choosePlain({ ...plain, style });
      else
        store(
          current().map((one) => (one.newerRecord ? one : { ...one, style })),
          'Style of the sheets',
        );
    },
    chooseTestBar(isShown) {
      if (!isStored) choosePlain(withTestBar(plain, isShown));
      else
        store(
          current().map((one) => (one.newerRecord || isLetter(one) ? one : withTestBar(one, isShown))),
          'Test line of the sheets',
        );
    },
    choosePortal(portal) {
      const next = (isStored ? current() : all).map((one) => (one.newerRecord ? one : suited(one, portal)));
      const isAsked = isStored || !all.every((one) => suits(one, portal));
      const first = isStored ? next : next.map((one) => ({ ...one, id: freeId('sheet', []) }));
      const id = portal.id === anyPortal.id ? undefined : portal.id;
      editor.edit(
        [{ settings: { portal: id, ...(isAsked ? { sheets: first } : {}) } }],
        `Prepare sheets for ${portal.name}`,
      );
    },
    change,
    add(preset) {
      const { sheet: base = sheet, title } = preset;
      const blocks = preset.blocks(plan, isSmallPaper(sheetSize(base)));
      const added = withAdded(editor.plan, sheet, { title, blocks, base });
      store(added.sheets, `Add sheet ${title}`);
      choose(added.id);
      const lack = preset.lacks?.(plan);
      if (lack) toast.info(lack);
    },
    move: (by) => store(movedSheet(toStore(), sheet.id, by), 'Move sheet'),
    remove() {
      const now = toStore();
      const at = now.findIndex(({ id }) => id === sheet.id);
      store(
        now.filter(({ id }) => id !== sheet.id),
        'Delete sheet',
      );
      choose((now[at + 1] ?? now[at - 1])?.id);
    },
  };
}

/** The choices for the plain sheet of the open plan, which may be another one than when the dialog opened. */
function usePlainChoice(
  planId: string,
  pack: Pack | undefined,
): readonly [PlainChoice, (choice: PlainChoice) => void] {
  const [last, setLast] = useState<{ readonly planId: string; readonly choice: PlainChoice }>();
  const plain = useMemo(
    () => (last?.planId === planId ? last.choice : firstChoice(planId, pack)),
    [last, planId, pack],
  );
  const choose = (choice: PlainChoice): void => {
    setLast({ planId, choice });
    rememberChoice(choice, planId);
  };
  return [plain, choose];
}

/** Why sheets can't be printed; undefined while that isn't known. */
function unfitIn(
  { isNow, unfit }: SheetSet,
  { isLaid, laid }: DrawnSheet,
  isStored: boolean,
  sheet: Sheet,
): Sheets['unfit'] {
  if (isStored) return isNow ? unfit : undefined;
  return isLaid && laid ? new Map(laid.unfit ? [[sheet.id, laid.unfit]] : []) : undefined;
}

function withTestBar<S extends { readonly testBar?: true }>(given: S, isShown: boolean): S {
  const { testBar: _, ...rest } = given;
  return (isShown ? { ...rest, testBar: true } : rest) as S;
}

/**
 * Where the blocks of a sheet lie. Until the sheet is laid out again, they stay where they were, if the paper has the same
 * size; blocks that the user has placed are already in their new place.
 */
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
