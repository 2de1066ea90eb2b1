// The button that submits a form to the backend. While it waits for an answer, its label says so.
import { Button } from '../../kit/ui/Button.tsx';
import type { ButtonSize } from '../../kit/ui/buttonClass.ts';
import { useChecking } from '../backend/withProof.ts';

interface SubmitButtonProps {
  readonly busy: boolean;
  readonly label: string;
  readonly busyLabel: string;
  readonly size?: ButtonSize;
  readonly className?: string;
}

const checkingLabel = 'Checking your browser...';

export function SubmitButton({
  busy,
  label,
  busyLabel,
  size = 'md',
  className = 'w-full',
}: SubmitButtonProps) {
  const isChecking = useChecking() && busy;
  return (
    <>
      <Button type="submit" tone="primary" size={size} className={className} aria-disabled={busy}>
        {isChecking ? checkingLabel : busy ? busyLabel : label}
      </Button>
      <output className="sr-only">{isChecking ? checkingLabel : null}</output>
    </>
  );
}
