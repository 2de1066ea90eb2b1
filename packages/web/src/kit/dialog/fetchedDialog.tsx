// A dialog whose script is fetched when it is first opened. Its frame with its title is there at once; Escape and a press
// beside it give up.
import { type ComponentType, use } from 'react';
import { fetched } from '../late/fetched.tsx';
import { useKeydown } from '../useKeydown.ts';
import { FocusReturnContext } from './focusReturn.ts';

interface Closable {
  readonly onClose: () => void;
}

export function fetchedDialog<Props extends Closable>(
  title: string | ((props: Props) => string),
  fetch: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return fetched(fetch, (props: Props) => (
    <Frame title={typeof title === 'string' ? title : title(props)} onClose={props.onClose} />
  ));
}

function Frame({ title, onClose }: Closable & { readonly title: string }) {
  const giveBack = use(FocusReturnContext);
  const giveUp = (): void => {
    onClose();
    giveBack?.();
  };
  useKeydown((event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    giveUp();
  }, true);
  return (
    <div
      className="dialog-frame"
      onPointerDown={({ target, currentTarget }) => {
        if (target === currentTarget) giveUp();
      }}
    >
      <dialog open aria-busy aria-label={title}>
        {title}
      </dialog>
    </div>
  );
}
