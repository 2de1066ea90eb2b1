// Save: to the cloud, or to the login dialog if nobody is signed in. Its mark shows whether everything is saved.
import { Save } from 'lucide-react';
import { isDialogShown } from '../../kit/dialog/isDialogShown.ts';
import { HeaderButton } from '../../kit/ui/HeaderButton.tsx';
import { SaveMark } from './SaveMark.tsx';
import { useSave } from '../../features/projects/save.ts';
import { useKeydown } from '../../kit/useKeydown.ts';
import { useSession } from '../../account/useSession.ts';

export function SaveButton() {
  const signedIn = useSession() !== undefined;
  const save = useSave();
  // Ctrl+S, or Command+S on a Mac, would otherwise save the page.
  useKeydown((event) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (key.toLowerCase() !== 's' || ctrlKey === metaKey || shiftKey || altKey) return;
    event.preventDefault();
    if (!isDialogShown() && !event.repeat) save();
  });
  return (
    <div className="relative flex items-center gap-1.5">
      <SaveMark />
      <HeaderButton icon={Save} label={signedIn ? 'Save Project' : 'Save (Login Required)'} onClick={save} />
    </div>
  );
}
