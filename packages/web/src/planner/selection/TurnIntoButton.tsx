// Turn into: a menu of the objects that selected line work can become. Not shown for anything else.
import { turningCommands } from '@homeplot/editor/turnInto';
import {
  BrickWall,
  Cable,
  Fence,
  House,
  LandPlot,
  type LucideIcon,
  Route,
  SquareDashed,
  Trees,
} from 'lucide-react';
import { useEditor } from '../../workspace/useWorkspace.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { DropdownMenu } from '../../kit/menu/DropdownMenu.tsx';

/** The icons of the commands, in their order. */
const icons: readonly LucideIcon[] = [LandPlot, House, Fence, BrickWall, Cable, Route, Trees, SquareDashed];

export function TurnIntoButton() {
  const editor = useEditor();
  const { commands } = turningCommands;
  if (!commands.some((command) => command.enabled(editor))) return null;
  return (
    <DropdownMenu
      trigger={
        <Button size="sm" className="w-full">
          Turn into…
        </Button>
      }
      items={async () =>
        commands.map((command, i) => ({
          icon: icons[i] ?? LandPlot,
          label: command.title,
          onSelect: () => {
            if (command.enabled(editor)) command.run(editor);
          },
        }))
      }
    />
  );
}
