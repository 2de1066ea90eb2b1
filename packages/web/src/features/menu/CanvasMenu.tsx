// The canvas's context menu: commands for the selection, or for the plan if nothing is selected.
import { isEmptySelection } from '@homeplot/editor/selection';
import type { Point } from '@homeplot/plan/point';
import * as Radix from '@radix-ui/react-dropdown-menu';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Action, Page } from '../../workspace/action.ts';
import { actionGroups } from '../palette/actionGroups.ts';
import { useFeatures } from '../../workspace/feature.ts';
import { usePage } from '../opening/usePage.ts';
import { isDialogShown } from '../../kit/dialog/isDialogShown.ts';
import { focusCanvas } from '../../workspace/focusCanvas.ts';
import { keyName } from '../../kit/keys.ts';
import { useCompact } from '../../kit/mediaHooks.ts';
import { firstItem, useFirstItem } from '../../kit/menu/useFirstItem.ts';
import { type MenuSection, menuSections } from './menuSections.ts';

interface CanvasMenuProps {
  /** A point on the page. */
  readonly at: Point;
  readonly onClose: () => void;
}

const panelStyle =
  'scroll-cue z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 overflow-y-auto rounded-lg border border-hairline bg-paper p-1 shadow-float';
const itemStyle =
  'flex min-h-8 items-center justify-between gap-6 rounded-md px-2.5 text-[0.9375rem] outline-none data-disabled:text-ink-faint data-disabled:opacity-60 data-highlighted:bg-accent data-highlighted:text-on-accent pointer-coarse:min-h-11';

const lineStyle = 'my-1 border-t border-hairline';

/** The most that the menu and its margins can need, in CSS pixels. */
const maxWidth = 280;
/**
 * The x at which the menu opens. If there is no room on either side of the clicked point, it moves left and covers the
 * point.
 */
const menuLeft = (x: number): number =>
  x < maxWidth && x > innerWidth - maxWidth ? Math.max(0, innerWidth - maxWidth) : x;

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
  const menu = useFirstItem();
  /** On a narrow screen there is no room for a submenu beside the menu, so it replaces the menu's items. */
  const isNarrow = useCompact();
  const [unfolded, setUnfolded] = useState<MenuSection>();
  const items = useRef(new Map<MenuSection, HTMLElement | null>());
  /**
   * Shows a section's items in place of the menu's, and focuses the first one; `fold` returns the focus to the section's
   * item.
   */
  const unfold = (section: MenuSection, event?: Event): void => {
    event?.preventDefault();
    flushSync(() => setUnfolded(section));
    firstItem(menu.current)?.focus();
  };
  const fold = (section: MenuSection, event?: Event): void => {
    event?.preventDefault();
    flushSync(() => setUnfolded(undefined));
    items.current.get(section)?.focus();
  };
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
      {/* Catches the press that closes the menu, so that it draws nothing. */}
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
        {unfolded ? (
          <Radix.Group
            aria-label={unfolded.title}
            onKeyDown={({ key }) => key === 'ArrowLeft' && fold(unfolded)}
          >
            <Radix.Item
              aria-label={`Back from ${unfolded.title}`}
              className={itemStyle}
              onSelect={(event) => fold(unfolded, event)}
            >
              <span className="flex items-center gap-1.5">
                <ChevronLeft aria-hidden className="size-4" />
                Back
              </span>
              <span className="text-sm opacity-70">{unfolded.title}</span>
            </Radix.Item>
            <Radix.Separator className={lineStyle} />
            <Items actions={unfolded.actions} page={page} afterClose={afterClose} />
          </Radix.Group>
        ) : (
          sections.map((section, i) => (
            <div key={section.title ?? section.actions[0]?.name}>
              {i > 0 && !(section.title && sections[i - 1]?.title) ? (
                <Radix.Separator className={lineStyle} />
              ) : null}
              {section.title && isNarrow ? (
                <Radix.Item
                  ref={(item) => void items.current.set(section, item)}
                  className={itemStyle}
                  onSelect={(event) => unfold(section, event)}
                  onKeyDown={({ key }) => key === 'ArrowRight' && unfold(section)}
                >
                  <Submenu title={section.title} />
                </Radix.Item>
              ) : section.title ? (
                <Radix.Sub>
                  <Radix.SubTrigger className={itemStyle}>
                    <Submenu title={section.title} />
                  </Radix.SubTrigger>
                  <Radix.SubContent collisionPadding={8} className={panelStyle}>
                    <Items actions={section.actions} page={page} afterClose={afterClose} />
                  </Radix.SubContent>
                </Radix.Sub>
              ) : (
                <Items actions={section.actions} page={page} afterClose={afterClose} />
              )}
            </div>
          ))
        )}
      </Radix.Content>
    </Radix.Root>
  );
}

const Submenu = ({ title }: { readonly title: string }) => (
  <>
    {title}
    <ChevronRight aria-hidden className="size-4" />
  </>
);

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
