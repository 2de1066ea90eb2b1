// Keyboard shortcuts and help: every command and tool with its keys, from the registries.
import { type ReactNode, useState } from 'react';
import type { Action } from '../../workspace/action.ts';
import { useFeatures } from '../../workspace/feature.ts';
import { actionGroups } from '../palette/actionGroups.ts';
import { singleKeysOn, switchSingleKeys } from '../../workspace/singleKeys.ts';
import { keyName } from '../../kit/keys.ts';
import { hintFor, useTouch } from '../../kit/useTouch.ts';
import { Key } from '../../kit/ui/Key.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { cx } from '../../kit/cx.ts';
import { CheckField } from '../../kit/fields/CheckField.tsx';

/** Something that can be done on the canvas, and the keys or gestures for it. */
interface Gesture {
  readonly title: string;
  readonly keys: readonly string[];
}

const byMouse: readonly Gesture[] = [
  { title: 'Move the view', keys: ['Space + drag', 'Middle button', 'Two fingers'] },
  { title: 'Zoom around the pointer', keys: ['Wheel', 'Pinch'] },
  { title: 'Cancel', keys: ['Escape'] },
  { title: 'Add to the selection', keys: ['Shift + click'] },
  { title: 'Keep a tool to draw several', keys: ['Click it twice', 'Shift + click'] },
  { title: 'Move the crosshair and draw without a mouse', keys: ['Arrows', 'Enter'] },
  { title: 'Type a size while drawing or dragging', keys: ['Digits', 'Tab', 'Enter'] },
  { title: 'Draw at right angles to the previous edge, or in steps of 15°', keys: ['Shift'] },
  { title: 'Snap to the grid only', keys: ['Alt'] },
];
const byFingers: readonly Gesture[] = [
  { title: 'Move the view and zoom', keys: ['Two fingers'] },
  { title: 'Set a point where the finger is lifted', keys: ['Tap', 'Slide and lift'] },
  { title: 'Aim precisely: slowly, and snapping to the grid only', keys: ['Hold, then slide'] },
  { title: 'Open the menu, with Select', keys: ['Hold'] },
  { title: 'Select several objects', keys: ['Drag over empty ground'] },
  { title: 'Draw while fingers move the view', keys: ['Pen'] },
  { title: 'Keep a tool to draw several', keys: ['Tap it twice'] },
  { title: 'Finish or discard a drawing', keys: ['Finish', 'Cancel'] },
];

/** Groups without keys are left out, such as the library's tools, which the library shows better than a list. */
const groupsWithKeys = (pageActions: readonly Action[]) =>
  actionGroups(pageActions).filter(({ actions }) => actions.some(({ keys }) => keys.length > 0));

export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const touch = useTouch();
  return (
    <Dialog onClose={onClose} title="Keyboard shortcuts & help" className="max-w-3xl!">
      {touch ? null : <SingleKeys />}
      <div className="gap-x-10 md:columns-2">
        <Group title="On the canvas">
          {(touch ? byFingers : byMouse).map(({ title, keys }) => (
            <Row key={title} title={title} gestures={keys} />
          ))}
        </Group>
        {groupsWithKeys(useFeatures().actions).map(({ title: group, actions }) => (
          <Group key={group} title={group}>
            {actions.map((action) => (
              <Row key={action.name} title={action.title} hint={hintFor(action, touch)} keys={action.keys} />
            ))}
          </Group>
        ))}
      </div>
      {touch ? <SingleKeys /> : null}
    </Dialog>
  );
}

/** The switch for shortcuts that are a single character. */
function SingleKeys() {
  const [on, setOn] = useState(singleKeysOn);
  return (
    <div className="mb-6">
      <CheckField
        label="Single-key shortcuts"
        checked={on}
        onChange={({ currentTarget }) => {
          switchSingleKeys(currentTarget.checked);
          setOn(currentTarget.checked);
        }}
      />
      <p className="mt-1 text-sm text-ink-soft">
        Letters, digits and symbols are shortcuts while the canvas has the focus. Turn them off if you use
        voice input or often press one by accident.
      </p>
    </div>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="mb-6">
      <h3 className="mb-1 text-sm font-semibold">{title}</h3>
      <dl className="divide-y divide-hairline border-y border-hairline">{children}</dl>
    </section>
  );
}

interface RowProps {
  readonly title: string;
  readonly hint?: string;
  /** Keys, which are shown only on devices with a keyboard. */
  readonly keys?: readonly string[];
  /** Gestures, which are always shown. */
  readonly gestures?: readonly string[];
}

function Row({ title, hint, keys, gestures = [] }: RowProps) {
  return (
    <div className="flex break-inside-avoid items-start justify-between gap-4 py-1.5 text-sm">
      <dt>
        <span className="block">{title}</span>
        {hint ? <span className="block text-ink-faint">{hint}</span> : null}
      </dt>
      <dd
        className={cx('flex max-w-3/5 shrink-0 flex-wrap justify-end gap-1', keys && 'pointer-coarse:hidden')}
      >
        {keys?.length === 0 ? <span className="sr-only">no key</span> : null}
        {(keys ?? gestures).map((key) => (
          <Key key={key}>{keyName(key)}</Key>
        ))}
      </dd>
    </div>
  );
}
