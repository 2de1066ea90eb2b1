// The right panel with its cards. On narrow screens it is a sheet over the canvas, with the cards in another order.
import { X } from 'lucide-react';
import { Fragment, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { LibraryCard } from '../library/LibraryCard.tsx';
import { useEditor, useSlice } from '../planner/useWorkspace.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { BeginCard } from './BeginCard.tsx';
import { CanvasSettings } from './CanvasSettings.tsx';
import { bringClearOf } from './clearOfSheet.ts';
import { LayersCard } from './layers/LayersCard.tsx';
import { MeasurementCard } from './properties/MeasurementCard.tsx';
import { ObjectsCard } from './objects/ObjectsCard.tsx';
import { Properties } from './properties/Properties.tsx';
import { ToolCard } from './ToolCard.tsx';
import { QuickActions } from './QuickActions.tsx';
import { SnapsCard } from './SnapsCard.tsx';
import { useSheet } from './useSheet.ts';

interface PanelProps {
  readonly open: boolean;
  /** Closes it, if it is a sheet. */
  readonly onClose: (() => void) | undefined;
}

const side = 'lg:relative lg:w-80 lg:shrink-0 lg:border-l lg:border-hairline';
const sheet =
  'max-lg:absolute max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:mx-auto max-lg:max-h-[62dvh] max-lg:max-w-xl max-lg:rounded-t-lg max-lg:border max-lg:border-hairline max-lg:bg-panel max-lg:shadow-float';
/** A phone held sideways has room beside the canvas rather than over it. */
const besideWhereLow = 'low:top-25 low:left-auto low:max-h-none low:w-96 low:rounded-none';

export function Panel({ open, onClose }: PanelProps) {
  const sheetKeys = useSheet(open ? onClose : undefined);
  const editor = useEditor();
  const tool = useSlice(({ hand }) => hand.tool.name);
  const close = useEffectEvent(() => onClose?.());
  // A tool picked in a card, or a transform, is used on the canvas, which the sheet would cover.
  useEffect(() => {
    if (tool !== 'select') close();
  }, [tool]);
  useEffect(() => editor.watch({ asked: () => close() }), [editor]);
  const card = useRef<HTMLElement>(null);
  const covers = open && onClose !== undefined;
  // Before painting, so that the plan doesn't visibly jump under the sheet.
  useLayoutEffect(
    () => (covers && card.current ? bringClearOf(card.current, editor) : undefined),
    [covers, editor],
  );
  if (!open) return null;
  const settings = (
    <Fragment key="settings">
      <CanvasSettings />
      <SnapsCard />
    </Fragment>
  );
  const properties = (
    <Fragment key="properties">
      <MeasurementCard />
      <Properties />
    </Fragment>
  );
  const actions = (
    <Fragment key="actions">
      <BeginCard onPicked={onClose} />
      <QuickActions onPicked={onClose} />
    </Fragment>
  );
  const library = <LibraryCard key="library" onPicked={onClose} />;
  return (
    <aside
      ref={card}
      {...sheetKeys}
      aria-label="Settings"
      className={`overflow-y-auto ${side} ${sheet} ${besideWhereLow}`}
    >
      {onClose ? (
        <div className="sticky top-0 z-10 flex items-center justify-between border-b border-hairline bg-panel py-1 pr-2 pl-4">
          <p className="text-sm font-semibold">Panel</p>
          <IconButton label="Close panel" onClick={onClose}>
            <X aria-hidden />
          </IconButton>
        </div>
      ) : null}
      <div className="flex flex-col gap-3 p-3">
        {onClose ? null : <ToolCard />}
        {/* A sheet has room for few cards, and the properties of the last object are longer than it. */}
        {onClose ? [library, properties, settings, actions] : [settings, properties, actions, library]}
        <LayersCard />
        <ObjectsCard />
      </div>
    </aside>
  );
}
