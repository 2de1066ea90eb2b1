// Says that a field's value is assumed, and confirms it as it is.
import { LinkButton } from '../kit/ui/LinkButton.tsx';

interface AssumedNoteProps {
  /** Of the field. */
  readonly label: string;
  readonly onConfirm: () => void;
}

export function AssumedNote({ label, onConfirm }: AssumedNoteProps) {
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
      Assumed
      <LinkButton onClick={onConfirm}>
        It's right <span className="sr-only">{label}</span>
      </LinkButton>
    </p>
  );
}
