// The canvas's context menu: commands for the selection, or for the plan if nothing is selected.
import { isEmptySelection } from '@homeplot/editor/selection';
import type { Point } from '@homeplot/plan/point';
import * as Radix from '@radix-ui/react-dropdown-menu';
import { ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Action, Page } from '../../workspace/action.ts';
import { actionGroups } from '../palette/actionGroups.ts';
import { useFeatures } from '../../workspace/feature.ts';
import { usePage } from '../opening/usePage.ts';
import { isDialogShown } from '../../kit/dialog/isDialogShown.ts';
import { focusCanvas } from '../../workspace/focusCanvas.ts';
import { keyName } from '../../kit/keys.ts';
import { useCoarse } from '../../kit/mediaHooks.ts';
import { useFirstItem } from '../../kit/menu/useFirstItem.ts';
import { menuSections } from './menuSections.ts';

interface CanvasMenuProps {
  /** A point on the page. */
  readonly at: Point;
  readonly onClose: () => void;
}

const panelStyle =
  'scroll-cue z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 overflow-y-auto rounded-lg border border-hairline bg-paper p-1 shadow-float';
const itemStyle =
  'flex min-h-8 items-center justify-between gap-6 rounded-md px-2.5 text-[0.9375rem] outline-none data-disabled:text-ink-faint data-disabled:opacity-60 data-highlighted:bg-accent data-highlighted:text-on-accent pointer-coarse:min-h-11';

/** The most that a menu and its margins can need, in CSS pixels. */
const maxWidth = 280;
/** Where there is no room on either side of its point, the menu moves left and covers the point. */
const menuLeft = (x: number): number =>
  x < maxWidth && x > innerWidth - maxWidth ? Math.max(0, innerWidth - maxWidth) : x;

/** CSS pixels by which a submenu overlaps its menu if there is no room for both side by side. */
const overlap = 160;

export function CanvasMenu({ at, onClose }: CanvasMenuProps) {
  const page = usePage();
  const { editor } = page.workspace;
  const features = useFeatures();
  const [sections] = useState(() =>
    menuSections(
      actionGroups(features.actions),
      page,
      !isEmptySelection(editor.selection),
      editor.hand.isDrawing,
    ),
  );
  const coarse = useCoarse();
  const menu = useFirstItem();
  const afterClose = useRef<() => void>(undefined);
  const finish = (event: Event): void => {
    event.preventDefault();
    if (!isDialogShown()) focusCanvas();
    afterClose.current?.();
  };
  return (
    <Radix.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <Radix.Trigger asChild>
        <span
          aria-hidden
          tabIndex={-1}
          className="fixed size-0"
          style={{ left: menuLeft(at.x), top: at.y }}
        />
      </Radix.Trigger>
      <div className="fixed inset-0 z-50" />
      <Radix.Content
        ref={menu}
        aria-label="Canvas menu"
        // Beside the point, the menu has the whole height of the window; above or below it there may be little room.
        side="right"
        align="start"
        sideOffset={2}
        collisionPadding={8}
        onCloseAutoFocus={finish}
        className={panelStyle}
      >
        {sections.map(({ title, actions }, i) => (
          <div key={title ?? actions[0]?.name}>
            {i > 0 && !(title && sections[i - 1]?.title) ? (
              <Radix.Separator className="my-1 border-t border-hairline" />
            ) : null}
            {title ? (
              <Radix.Sub>
                <Radix.SubTrigger className={itemStyle}>
                  {title}
                  <ChevronRight aria-hidden className="size-4" />
                </Radix.SubTrigger>
                <Radix.SubContent
                  collisionPadding={8}
                  className={panelStyle}
                  {...(coarse ? { sideOffset: -overlap } : {})}
                >
                  <Items actions={actions} page={page} afterClose={afterClose} />
                </Radix.SubContent>
              </Radix.Sub>
            ) : (
              <Items actions={actions} page={page} afterClose={afterClose} />
            )}
          </div>
        ))}
      </Radix.Content>
    </Radix.Root>
  );
}

interface ItemsProps {
  readonly actions: readonly Action[];
  readonly page: Page;
  /** What to do once the menu has closed and returned the focus. */
  readonly afterClose: { current: (() => void) | undefined };
}

function Items({ actions, page, afterClose }: ItemsProps) {
  return actions.map((action) => (
    <Radix.Item
      key={action.name}
      disabled={action.blocked?.(page) !== undefined}
      onSelect={() => {
        afterClose.current = () => action.run(page);
      }}
      className={itemStyle}
    >
      {action.title}
      {action.keys.slice(0, 1).map((key) => (
        <kbd
          key={key}
          className="font-sans text-xs opacity-70 in-data-highlighted:opacity-100 pointer-coarse:hidden"
        >
          {keyName(key)}
        </kbd>
      ))}
    </Radix.Item>
  ));
}
