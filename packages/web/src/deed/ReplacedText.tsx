// Switches between pasted text and the deed that was begun before it, of which neither is lost.
import { Button } from '../ui/Button.tsx';

interface ReplacedTextProps {
  readonly text: string;
  /** Empty if nothing was begun. */
  readonly replaced: string;
  readonly onText: (text: string) => void;
  readonly onReplaced: (text: string) => void;
}

export function ReplacedText({ text, replaced, onText, onReplaced }: ReplacedTextProps) {
  if (replaced.trim() === '' || replaced === text) return null;
  const swap = (): void => {
    onText(replaced);
    onReplaced(text);
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
      <output>Another deed text is kept here.</output>
      <Button size="sm" onClick={swap}>
        Switch to the other text
      </Button>
    </div>
  );
}
