// A dialog whose script is fetched when it is first opened. Its frame and title are shown at once; Escape and a press
// beside it close it again.
import { type FunctionComponent, use, useEffectEvent, useLayoutEffect } from 'react';
import { FocusReturnContext } from '../late/focusReturn.ts';
import { late, type PropsOf } from '../late/late.tsx';
import { useKeydown } from '../useKeydown.ts';

/** Called while the script is being fetched, with the function that closes the dialog. */
type Waiting = (giveUp: () => void) => void;

/** Without a title, nothing is shown until the dialog's script is here. */
export function lateDialog<Module, Name extends keyof Module, Props extends object = PropsOf<Module[Name]>>(
  fetch: () => Promise<Module>,
  name: Name,
  title?: string,
  waiting?: Waiting,
): FunctionComponent<Props> {
  if (title === undefined) return late<Module, Name, Props>(fetch, name);
  const Meanwhile = (props: Props) =>
    hasClose(props) ? <Frame title={title} onClose={props.onClose} waiting={waiting} /> : null;
  return late<Module, Name, Props>(fetch, name, { Meanwhile });
}

const hasClose = (props: object): props is { readonly onClose: () => void } => 'onClose' in props;

interface FrameProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly waiting: Waiting | undefined;
}

function Frame({ title, onClose, waiting }: FrameProps) {
  const giveBack = use(FocusReturnContext);
  const giveUp = (): void => {
    onClose();
    giveBack?.();
  };
  const wait = useEffectEvent(() => waiting?.(giveUp));
  useLayoutEffect(() => wait(), []);
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
