// The keys of the features' actions. They act wherever the focus is, single characters only on the canvas, and not below a
// dialog.
import { isDialogShown } from '../kit/dialog/isDialogShown.ts';
import { keyNames } from '../kit/keys.ts';
import { useKeydown } from '../kit/useKeydown.ts';
import { usePage } from '../features/opening/usePage.ts';
import { useFeatures } from '../workspace/feature.ts';
import { isMutedKey } from '../workspace/singleKeys.ts';

export function usePageKeys(): void {
  const { actions } = useFeatures();
  const page = usePage();
  useKeydown((event) => {
    if (event.defaultPrevented || isMutedKey(event)) return;
    const names = keyNames(event);
    const action = actions.find(({ keys }) => keys.some((key) => names.includes(key)));
    const isBelow = isDialogShown();
    if (!action || (isBelow && !action.isKeptFromBrowser)) return;
    event.preventDefault();
    if (!isBelow && !event.repeat) action.run(page);
  });
}
