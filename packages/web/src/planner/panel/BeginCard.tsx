// The card for starting a plan: a permit plan, or one from a deed or a template. An empty plan offers the same on the
// canvas.
import { ClipboardList, LayoutTemplate, ScrollText } from 'lucide-react';
import { useDialogs } from '../../workspace/dialogs.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Card } from '../../kit/ui/Card.tsx';

const ways = [
  { request: { name: 'start' }, label: 'Plan a project', icon: ClipboardList },
  { request: { name: 'deed' }, label: 'Enter a deed', icon: ScrollText },
  { request: { name: 'templates' }, label: 'Start from a template', icon: LayoutTemplate },
] as const;

export function BeginCard({ onPicked }: { readonly onPicked?: (() => void) | undefined }) {
  const { openDialog } = useDialogs();
  return (
    <Card title="Begin">
      <div className="grid gap-2">
        {ways.map(({ request, label, icon: Icon }) => (
          <Button
            key={label}
            size="sm"
            className="w-full justify-start! px-2.5!"
            onClick={() => {
              openDialog(request);
              onPicked?.();
            }}
          >
            <Icon aria-hidden className="size-4 shrink-0 text-ink-soft" />
            {label}
          </Button>
        ))}
      </div>
    </Card>
  );
}
