// Survey: the ways to a lot for those who have its deed.
import { ScrollText } from 'lucide-react';
import { useDialogs } from '../dialogs/dialogs.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';

export function SurveyCard({ onPicked }: { readonly onPicked?: (() => void) | undefined }) {
  const { openDialog } = useDialogs();
  return (
    <Card title="Survey">
      <Button
        size="sm"
        className="w-full justify-start! px-2.5!"
        onClick={() => {
          openDialog({ name: 'deed' });
          onPicked?.();
        }}
      >
        <ScrollText aria-hidden className="size-4 shrink-0 text-ink-soft" />
        Enter a deed
      </Button>
    </Card>
  );
}
