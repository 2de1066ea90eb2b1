// Quick Actions: the five tools to start with.
import { Button } from '../../kit/ui/Button.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { pickTool } from '../../workspace/pickTool.ts';
import { useEditor } from '../../workspace/useWorkspace.ts';
import { toolIcon } from '../../workspace/toolIcons.ts';

const actions = [
  { label: 'Select Tool', tool: 'select' },
  { label: 'Pan Canvas', tool: 'move' },
  { label: 'Add Property Line', tool: 'rectangle' },
  { label: 'Add Gate', tool: 'entrance' },
  { label: 'Draw Road', tool: 'road' },
] as const;

export function QuickActions({ onPicked }: { readonly onPicked?: (() => void) | undefined }) {
  const editor = useEditor();
  return (
    <Card title="Quick Actions">
      <div className="grid grid-cols-2 gap-2">
        {actions.map(({ label, tool }) => {
          const Icon = toolIcon(tool);
          return (
            <Button
              key={tool}
              size="sm"
              className="justify-start! px-2.5! nth-3:col-span-2"
              onClick={(event) => {
                pickTool(editor, tool, event);
                onPicked?.();
              }}
            >
              <Icon aria-hidden className="size-4 shrink-0 text-ink-soft" />
              {label}
            </Button>
          );
        })}
      </div>
    </Card>
  );
}
