// Shows the state of a download: its progress, the question whether to continue if the font lacks some letters, or why it
// failed.
import { Button } from '../../kit/ui/Button.tsx';
import { ErrorBox } from '../../kit/ui/ErrorBox.tsx';
import type { Download } from './useDownload.ts';
import { Progress } from '../../kit/ui/Progress.tsx';

/** Maximum number of fields that are listed, and of letters for each. */
const maxListed = 6;

export function DownloadProgress({ download: { state, cancel } }: { readonly download: Download }) {
  if (state.step === 'idle') return null;
  if (state.step === 'failed') return <ErrorBox>{state.problem}</ErrorBox>;
  if (state.step === 'working') {
    const { done, total } = state;
    const words = done < total ? `Drawing sheet ${done + 1} of ${total}…` : 'Finishing the file…';
    return (
      <div className="space-y-2">
        <Progress words={words} value={total > 1 ? done : undefined} max={total} />
        <Button className="w-full" onClick={cancel}>
          Cancel
        </Button>
      </div>
    );
  }
  const { fields, answer } = state;
  return (
    <div role="alert" className="space-y-2 rounded-md border border-edge p-3 text-[0.9375rem]">
      <p>The font of the PDF lacks some letters. They are drawn as pictures, which can't be searched.</p>
      <ul className="list-disc space-y-1 pl-5 text-sm">
        {fields.slice(0, maxListed).map(({ field, letters }) => (
          <li key={field} className="wrap-anywhere">
            {field}: {letters.slice(0, maxListed).join(' ')}
            {letters.length > maxListed ? ' …' : ''}
          </li>
        ))}
        {fields.length > maxListed ? <li>{fields.length - maxListed} more</li> : null}
      </ul>
      <div className="flex gap-2">
        <Button tone="primary" className="flex-1" onClick={() => answer(true)}>
          Continue
        </Button>
        <Button className="flex-1" onClick={() => answer(false)}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
