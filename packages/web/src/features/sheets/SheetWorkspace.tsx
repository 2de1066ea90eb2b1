// The print dialog's contents: the shown sheet, and beside it tabs with what can be chosen for it.
import type { Editor } from '@homeplot/editor/editor';
import { isPlaced, arranged, placedBlock, withBlock } from '@homeplot/formats/sheetEdits';
import { useEffect, useState } from 'react';
import { useDialogs } from '../../workspace/dialogs.ts';
import { useKeydown } from '../../kit/useKeydown.ts';
import { useEditor } from '../../workspace/useWorkspace.ts';
import { Tabs } from '../../kit/ui/Tabs.tsx';
import { LostProfiles } from './LostProfiles.tsx';
import { OpenChecks } from './OpenChecks.tsx';
import { PrintButtons } from './PrintButtons.tsx';
import { SheetFields } from './SheetFields.tsx';
import { SheetFindings } from './SheetFindings.tsx';
import { SheetList } from './SheetList.tsx';
import { SheetParts } from './SheetParts.tsx';
import { SheetPreview } from './SheetPreview.tsx';
import { redoSheets, undoSheets } from './sheetUndo.ts';
import type { Sheets } from './useSheets.ts';

interface SheetWorkspaceProps {
  readonly sheets: Sheets;
  readonly onEditPlan: () => void;
  readonly onEditProject: () => void;
  /** Closes the dialog, to show something that it covers. */
  readonly onLeave: () => void;
}

/** On touch screens the link's target is 44 pixels high, without moving the lines of text apart. */
const link = 'link pointer-coarse:-my-3 pointer-coarse:py-3';

const tabs = [
  { name: 'print', title: 'Print' },
  { name: 'parts', title: 'Parts' },
  { name: 'list', title: 'Sheets' },
] as const;
type Tab = (typeof tabs)[number]['name'];

export function SheetWorkspace({ sheets, onEditPlan, onEditProject, onLeave }: SheetWorkspaceProps) {
  const editor = useEditor();
  const { openDialog } = useDialogs();
  const { plan } = editor;
  const { sheet, boxes, change } = sheets;
  const [tab, setShownTab] = useState<Tab>('print');
  /** Whether the dialog still shows the tab that it opened with. */
  const [isFirst, setIsFirst] = useState(true);
  const setTab = (next: Tab): void => {
    setIsFirst(false);
    setShownTab(next);
  };
  const [part, setPart] = useState<string>();
  const { title, address, parcel } = plan.settings;
  useNameOfPrint(title || 'Site plan');
  useUndoKeys(editor);
  return (
    <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="self-start md:sticky md:top-0">
        <LostProfiles />
        <SheetPreview
          sheets={sheets}
          title={title || 'the site plan'}
          part={tab === 'parts' ? part : undefined}
          onPick={(id) => {
            setPart(id);
            setTab('parts');
          }}
          onPlace={(id, box) => change(placedBlock(sheet, boxes, id, box), 'Move part of sheet')}
        />
        <SheetFindings drawn={sheets.drawn} moved={sheets.moved} />
      </div>
      {/* The dialog is as high as the window at every tab. */}
      <div className="min-w-0 md:min-h-[calc(100dvh-13rem)]">
        <Tabs label="Sheet settings" tabs={tabs} chosen={tab} onChoose={setTab}>
          {tab === 'print' ? (
            <div className="flex flex-col gap-4">
              <SheetFields sheets={sheets} isFirst={isFirst} />
              <p className="text-sm text-ink-soft">
                {address && parcel ? null : (
                  <>
                    The title block takes the address and the parcel number from the{' '}
                    <button type="button" className={link} onClick={onEditPlan}>
                      plan properties
                    </button>
                    .{' '}
                  </>
                )}
                Owner, zoning and other facts are in the{' '}
                <button type="button" className={link} onClick={onEditProject}>
                  project facts
                </button>
                .
              </p>
              <p className="text-sm text-ink-soft">
                For the crew there is a{' '}
                <button type="button" className={link} onClick={() => openDialog({ name: 'stakeOut' })}>
                  stake-out sheet
                </button>{' '}
                with tape lengths to each corner.
              </p>
              <OpenChecks onLeave={onLeave} />
              <PrintButtons sheets={sheets} />
            </div>
          ) : tab === 'parts' ? (
            <SheetParts
              sheets={sheets}
              part={part}
              onPick={setPart}
              onChange={(block) => change(withBlock(sheet, block))}
              onArrange={isPlaced(sheet) ? () => change(arranged(sheet), 'Arrange sheet') : undefined}
              onEditProject={onEditProject}
            />
          ) : (
            <SheetList sheets={sheets} />
          )}
        </Tabs>
      </div>
    </div>
  );
}

/** Browsers suggest the page's title as the name of a PDF. */
function useNameOfPrint(name: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = name;
    return () => void (document.title = before);
  }, [name]);
}

/** The keys for undo and redo, which otherwise belong to the canvas. */
const useUndoKeys = (editor: Editor): void =>
  useKeydown((event) => {
    const { ctrlKey, metaKey, shiftKey, target } = event;
    const isTyping = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    const key = event.key.toLowerCase();
    if (event.defaultPrevented || ctrlKey === metaKey || isTyping || (key !== 'z' && key !== 'y')) return;
    event.preventDefault();
    if (key === 'y' || shiftKey) redoSheets(editor);
    else undoSheets(editor);
  });
