// A button of a card that runs a command.
import { commandNamed, runCommand } from '@homeplot/editor/commands';
import { useEditor } from '../planner/useBench.ts';
import { Button } from '../ui/Button.tsx';

interface CommandButtonProps {
  readonly command: string;
  /** The command's own title where it is missing. */
  readonly label?: string;
  readonly tone?: 'secondary' | 'danger';
}

export function CommandButton({ command, label, tone = 'secondary' }: CommandButtonProps) {
  const editor = useEditor();
  return (
    <Button size="sm" tone={tone} className="w-full" onClick={() => runCommand(editor, command)}>
      {label ?? commandNamed(command).title}
    </Button>
  );
}
