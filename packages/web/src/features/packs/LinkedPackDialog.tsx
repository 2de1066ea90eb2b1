// Asks whether to use the rules in the page's address, and removes them from the address, so that a reload doesn't ask again.
// Kept offline when idle.
import { useEffect, useState } from 'react';
import { readPackLink, withoutPack } from './packLink.ts';
import { PackQuestion } from './PackQuestion.tsx';

export function LinkedPackDialog({ onClose }: { readonly onClose: () => void }) {
  const [reading] = useState(() => readPackLink(window.location.href));
  useEffect(() => {
    const { history, location } = window;
    history.replaceState(history.state, '', withoutPack(location.href));
  }, []);
  return <PackQuestion reading={reading} from="this link" onClose={onClose} />;
}
