// The keys of actions that act wherever the focus is.
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
    if (event.defaultPrevented || isDialogShown() || isMutedKey(event)) return;
    const names = keyNames(event);
    const action = actions.find(
      ({ keys, isEverywhere }) => isEverywhere && keys.some((key) => names.includes(key)),
    );
    if (!action) return;
    event.preventDefault();
    action.run(page);
  });
}
