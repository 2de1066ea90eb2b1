// The keys for lengths, fetched at the first touch: nobody types in a field before.
import { useCoarse } from '../planner/useCoarse.ts';
import { DialogBoundary } from '../ui/dialog/DialogBoundary.tsx';
import { fetched } from '../ui/fetched.tsx';
import { useSeenSign } from '../ui/firstSign.ts';

const FieldKeys = fetched(() => import('./FieldKeys.tsx').then((module) => module.FieldKeys));

export function LengthKeysHost() {
  const coarse = useCoarse();
  const isSeen = useSeenSign();
  return coarse && isSeen ? (
    <DialogBoundary what="The keys for lengths">
      <FieldKeys />
    </DialogBoundary>
  ) : null;
}
