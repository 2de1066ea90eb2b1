// The text field for a layer's title in its row: Enter or leaving it accepts, Escape cancels.
import { type Layer, layerTitleLimit } from '@homeplot/plan/layers';
import { useRef } from 'react';
import { focusNow } from '../../kit/dialog/focusNow.ts';

interface LayerTitleProps {
  readonly layer: Layer;
  /** title: undefined if it stays as it was. byKey: whether a key ended the typing, so that the focus stays in the row. */
  readonly onDone: (title: string | undefined, byKey: boolean) => void;
}

export function LayerTitle({ layer: { title }, onDone }: LayerTitleProps) {
  const isDone = useRef(false);
  const finish = (typed: string | undefined, byKey: boolean): void => {
    if (isDone.current) return;
    isDone.current = true;
    onDone(typed, byKey);
  };
  return (
    <input
      ref={focusNow}
      aria-label={`Name of layer ${title}`}
      defaultValue={title}
      maxLength={layerTitleLimit}
      autoComplete="off"
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={({ currentTarget }) => finish(currentTarget.value, false)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          // Otherwise Enter would also press the row's button, which takes the focus.
          event.preventDefault();
          finish(event.currentTarget.value, true);
        }
        if (event.key !== 'Escape') return;
        // On a phone the panel is a drawer over the page, which Escape would close.
        event.stopPropagation();
        finish(undefined, true);
      }}
      className="my-0.5 h-7 min-w-0 flex-1 rounded-sm border border-edge bg-paper px-1.5 text-sm max-lg:h-10 max-lg:text-base"
    />
  );
}
