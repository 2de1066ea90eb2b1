// The HTML code that shows a project in a frame on another website.
import { useId } from 'react';
import { copyToClipboard } from '../../kit/copyToClipboard.ts';
import { toast } from '../../kit/toasts/toast.ts';
import { fieldClass } from '../../kit/fields/fieldClass.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { cx } from '../../kit/cx.ts';

interface EmbedCodeProps {
  readonly address: string;
  readonly title: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const codeFor = ({ address, title }: EmbedCodeProps): string =>
  `<iframe src="${address}?embed" title="${escaped(title)}" width="800" height="600" style="border:0"></iframe>`;

export function EmbedCode(props: EmbedCodeProps) {
  const id = useId();
  const code = codeFor(props);
  const copy = async (): Promise<void> => {
    if (await copyToClipboard(code)) toast.success('Code copied to clipboard');
    else document.getElementById(id)?.focus();
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm text-ink-soft">
        Code to show it on a website
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          readOnly
          value={code}
          onFocus={({ target }) => target.select()}
          className={cx(fieldClass, 'min-w-0 font-mono text-sm!')}
        />
        <Button onClick={() => void copy()}>Copy code</Button>
      </div>
    </div>
  );
}
