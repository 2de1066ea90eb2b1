// Says that a field's value is assumed, and confirms it as it is.
import { isTouch } from '../kit/useTouch.ts';
import { LinkButton } from '../kit/ui/LinkButton.tsx';

interface AssumedNoteProps {
  /** The id of the field, which `describedAsAssumed` describes. */
  readonly field: string;
  /** The label of the field. */
  readonly label: string;
  readonly onConfirm: () => void;
}

const idOf = (field: string): string => `${field}-assumed`;

/** For the field itself: screen readers hear that its value is assumed. */
export const describedAsAssumed = (field: string) => ({ id: field, 'aria-describedby': idOf(field) });

export function AssumedNote({ field, label, onConfirm }: AssumedNoteProps) {
  const confirm = (): void => {
    // The focus would be lost with the button. With touch that doesn't matter, and the field would open the keyboard.
    if (!isTouch()) document.getElementById(field)?.focus({ preventScroll: true });
    onConfirm();
  };
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
      <span id={idOf(field)}>Assumed</span>
      <LinkButton onClick={confirm}>
        It's right <span className="sr-only">{label}</span>
      </LinkButton>
    </p>
  );
}
