// Save: to the cloud, for who is signed in; for everybody else the way there. Its mark tells whether all is saved.
import { Save } from 'lucide-react';
import { useEffect } from 'react';
import { HeaderButton } from './HeaderButton.tsx';
import { SaveMark } from './SaveMark.tsx';
import { useSave } from './useSave.ts';
import { useSession } from './useSession.ts';

export function SaveButton() {
  const signedIn = useSession() !== undefined;
  const save = useSave();
  useEffect(() => {
    // Fetched before it is needed: the network may be gone by then.
    if (signedIn) void import('../projects/saveOpenPlan.ts').catch(() => undefined);
  }, [signedIn]);
  return (
    <div className="relative flex items-center gap-1.5">
      <SaveMark />
      <HeaderButton icon={Save} label={signedIn ? 'Save Project' : 'Save (Login Required)'} onClick={save} />
    </div>
  );
}
