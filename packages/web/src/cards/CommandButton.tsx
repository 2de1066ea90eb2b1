// A button of a card that runs a command.
import { commandNamed, runCommand } from '@homeplot/editor/commands';
import { focusCanvas } from '../workspace/focusCanvas.ts';
import { useEditor } from '../workspace/useWorkspace.ts';
import { Button } from '../kit/ui/Button.tsx';

interface CommandButtonProps {
  readonly command: string;
  /** Defaults to the command's title. */
  readonly label?: string;
  readonly tone?: 'secondary' | 'danger';
}

/** For the ref of a button that may disappear with what it deletes: the canvas then gets its focus. */
export const givingFocus = (button: HTMLButtonElement) => (): void => {
  if (document.activeElement === button) focusCanvas();
};

export function CommandButton({ command, label, tone = 'secondary' }: CommandButtonProps) {
  const editor = useEditor();
  return (
    <Button
      ref={givingFocus}
      size="sm"
      tone={tone}
      className="w-full"
      onClick={() => runCommand(editor, command)}
    >
      {label ?? commandNamed(command).title}
    </Button>
  );
}
