// What a share link shows of the plan's scans and pictures to whoever opens it, and what to do about the rest.
import type { StoredFile } from '@homeplot/plan/storedFile';
import { longDate } from '../../kit/longDate.ts';
import type { SignedFiles } from '../../store/files/signFiles.ts';
import { useSave } from '../projects/save.ts';
import { Button } from '../../kit/ui/Button.tsx';

interface SharedFilesNoteProps {
  readonly files: readonly StoredFile[];
  readonly signed: SignedFiles | undefined;
}

export function SharedFilesNote({ files, signed }: SharedFilesNoteProps) {
  const save = useSave();
  const offer = signed && offerOf(signed);
  return (
    <div className="space-y-3 border-t border-hairline pt-4 text-sm text-ink-soft">
      <output className="block">
        {signed ? textOf(signed, files) : 'Checking the plan’s scans and pictures...'}
      </output>
      {offer ? (
        <Button className="pointer-coarse:h-11" onClick={save}>
          {offer}
        </Button>
      ) : null}
    </div>
  );
}

const unshown = 'The link doesn’t show the plan’s scans and pictures to others.';
const instead = 'export the plan and send the file, which carries them.';

function textOf(signed: SignedFiles, files: readonly StoredFile[]): string {
  if (signed.is === 'failed') return `${unshown} ${signed.problem} Or ${instead}`;
  if (signed.is === 'withoutAccounts') return `${unshown} To send them too, ${instead}`;
  if (signed.is === 'signedOut')
    return `${unshown} To include them, log in and save the project, or ${instead}`;
  const { left, until } = signed;
  if (left.length === files.length) return `${unshown} To include them, save the project, or ${instead}`;
  const shown = `Whoever has the link sees the plan’s scans and pictures until ${longDate(until)}. Deleting the project ends that.`;
  if (left.length === 0) return shown;
  const names = left.map(({ name }) => `“${name}”`).join(', ');
  return `${shown} It doesn’t show ${names}. To include ${left.length === 1 ? 'it' : 'them'}, save the project, or ${instead}`;
}

/** The label of the button that makes the link show more. */
function offerOf(signed: SignedFiles): string | undefined {
  if (signed.is === 'signedOut') return 'Log in and save';
  return signed.is === 'signed' && signed.left.length > 0 ? 'Save Project' : undefined;
}
