// The keys for lengths, fetched at the first touch: nobody types in a field before.
import { useCoarse } from '../../kit/useCoarse.ts';
import { DialogBoundary } from '../../kit/late/DialogBoundary.tsx';
import { fetched } from '../../kit/late/fetched.tsx';
import { useSeenSign } from '../../kit/firstSign.ts';

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
