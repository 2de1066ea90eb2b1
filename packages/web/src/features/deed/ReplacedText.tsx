// Switches between pasted text and the deed that was begun before it, of which neither is lost.
import { Button } from '../../kit/ui/Button.tsx';

interface ReplacedTextProps {
  readonly text: string;
  /** Empty if nothing was begun. */
  readonly replaced: string;
  readonly onSwap: () => void;
}

export function ReplacedText({ text, replaced, onSwap }: ReplacedTextProps) {
  if (replaced.trim() === '' || replaced === text) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
      <output>Your other deed text is still here.</output>
      <Button size="sm" onClick={onSwap}>
        Switch to the other text
      </Button>
    </div>
  );
}
