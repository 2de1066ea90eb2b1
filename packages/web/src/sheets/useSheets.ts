// The sheets of the plan in the dialog: those that are stored, or while there are none the one that is printed of any
// plan, whose paper and scale aren't stored. Whatever else is changed stores it.
import { bestOrientation, PlanViews, SheetDrawing, sheetSize } from '@homeplot/formats/drawSheet';
import type { Orientation } from '@homeplot/formats/papers';
import { freeId, movedSheet, onPaper, withSheet } from '@homeplot/formats/sheetEdits';
import { anyPortal, type Portal, portalOf } from '@homeplot/formats/portals';
import { suited, suits } from '@homeplot/formats/portalSheets';
import { makeViewLink } from '@homeplot/formats/shareLink';
import { isSmallPaper, plainSheet, type SheetPreset } from '@homeplot/formats/sheetPresets';
import type { Editor } from '@homeplot/editor/editor';
import type { SheetOptions } from '@homeplot/formats/sheetContext';
import type { Sheet, ViewportBlock } from '@homeplot/plan/sheet';
import { writePlanFile } from '@homeplot/plan/writePlanFile';
import { useEffect, useMemo, useState } from 'react';
import { useEditor } from '../planner/useWorkspace.ts';
import { firstPaper, rememberPaper } from './chosenPaper.ts';
import { sheetDate } from './sheetDate.ts';

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
  /** The drawing of the sheet that is shown. */
  readonly drawing: SheetDrawing;
  readonly views: PlanViews;
  /** What sheets are drawn with. */
  readonly options: SheetOptions;
  readonly isStored: boolean;
  readonly choose: (id: string) => void;
  readonly choosePaper: (paper: string) => void;
  readonly chooseOrientation: (orientation: Orientation) => void;
  readonly chooseScale: (block: ViewportBlock, feetPerInch: number) => void;
  /** The style of all sheets. */
  readonly chooseStyle: (style: Sheet['style']) => void;
  readonly choosePortal: (portal: Portal) => void;
  readonly change: (sheet: Sheet, label?: string) => void;
  readonly add: (preset: SheetPreset) => void;
  readonly move: (by: number) => void;
  readonly remove: () => void;
}

export function useSheets(): Sheets {
  const editor = useEditor();
  const { views, options } = useViews(editor);
  const [plain, setPlain] = useState<PlainChoice>(() => ({ paper: firstPaper(), style: 'color' }));
  const [chosen, choose] = useState<string>();
  const { plan } = editor;
  const { sheets: stored = [] } = plan.settings;
  const isStored = stored.length > 0;
  const unstored = useMemo(() => plainSheetOf(views, plain), [views, plain]);
  const all = isStored ? stored : [unstored];
  const sheet = all.find(({ id }) => id === chosen) ?? all[0] ?? unstored;
  const drawing = useMemo(() => new SheetDrawing(views, sheet, options), [views, sheet, options]);

  const store = (sheets: readonly Sheet[], label: string): void =>
    void editor.edit([{ settings: { sheets } }], label);
  const change = (next: Sheet, label = 'Edit sheet'): void => {
    if (isStored) store(withSheet(stored, next), label);
    else store([{ ...next, id: freeId('sheet', []) }], label);
  };
  const lay = (paper: Pick<Sheet, 'paper' | 'orientation'>): void => {
    change(onPaper(sheet, paper, sheetSize(sheet), sheetSize({ ...sheet, ...paper })));
  };
  return {
    all,
    sheet,
    drawing,
    views,
    options,
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
          stored.map((one) => (one.later ? one : { ...one, style })),
          'Style of the sheets',
        );
    },
    choosePortal(portal) {
      const next = all.map((one) => (one.later ? one : suited(one, portal)));
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
      const before = isStored ? stored : [{ ...unstored, id: freeId('sheet', []) }];
      const id = freeId('sheet', before);
      const { paper, orientation, style } = sheet;
      const blocks = preset.blocks(plan, isSmallPaper(sheetSize(sheet)));
      const made = suited(
        { id, title: preset.title, paper, orientation, style, blocks },
        portalOf(plan.settings.portal),
      );
      store([...before, { ...made, orientation: bestOrientation(views, made) }], `Add sheet ${preset.title}`);
      choose(id);
    },
    move: (by) => store(movedSheet(stored, sheet.id, by), 'Move sheet'),
    remove() {
      const at = stored.findIndex(({ id }) => id === sheet.id);
      store(
        stored.filter(({ id }) => id !== sheet.id),
        'Delete sheet',
      );
      choose((stored[at + 1] ?? stored[at - 1])?.id);
    },
  };
}

interface Views {
  readonly views: PlanViews;
  readonly options: SheetOptions;
}

/** The plan as it is now. The options are new after each edit, as blocks show titles and facts of the plan. */
function viewsOf(editor: Editor, views = new PlanViews(editor.plan)): Views {
  let link: string | undefined;
  const options = {
    date: sheetDate(),
    get link() {
      return (link ??= makeViewLink(window.location.href, writePlanFile(editor.plan, '')));
    },
  };
  return { views, options };
}

/** Views of the plan, which stay the same while only sheets and facts change, as only blocks show these. */
function useViews(editor: Editor): Views {
  const [views, setViews] = useState(() => viewsOf(editor));
  useEffect(
    () =>
      editor.watch({
        edited(changes) {
          const isDrawn = changes.some(
            (change) =>
              !('settings' in change) ||
              Object.keys(change.settings).some((name) => !['sheets', 'project', 'portal'].includes(name)),
          );
          setViews((before) => viewsOf(editor, isDrawn ? undefined : before.views));
        },
        loaded: () => setViews(viewsOf(editor)),
      }),
    [editor],
  );
  return views;
}

/** In the orientation with the larger scale unless one is chosen; on a tie landscape, as portals prefer. */
function plainSheetOf(views: PlanViews, { paper, orientation, feetPerInch, style }: PlainChoice): Sheet {
  const made = (way: Orientation): Sheet => ({
    ...plainSheet({ paper, orientation: way, ...(feetPerInch === undefined ? {} : { feetPerInch }) }),
    style,
  });
  if (orientation) return made(orientation);
  return made(bestOrientation(views, plainSheet({ paper, orientation: 'landscape' })));
}
