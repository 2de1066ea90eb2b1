// "Find my lot": chooses a county's map, finds a lot on it and adds the lot, and then offers the county's values for the lot.
// Kept offline once used.
import { useEffect, useState } from 'react';
import type { Source } from '@homeplot/plan/source';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { ErrorBox } from '../../kit/ui/ErrorBox.tsx';
import { Progress } from '../../kit/ui/Progress.tsx';
import { ChooseSource } from './ChooseSource.tsx';
import type { LotFacts } from './findLots.ts';
import { offeredSources, type SourceList } from './sourceList.ts';
import { SearchLot } from './SearchLot.tsx';
import { ValueList } from './ValueList.tsx';

interface Added {
  readonly source: Source;
  readonly facts: LotFacts;
}

export function FindLotDialog({ onClose }: { readonly onClose: () => void }) {
  const [list, setList] = useState<SourceList | string>();
  const [source, setSource] = useState<Source>();
  const [added, setAdded] = useState<Added>();
  useEffect(() => {
    let isShown = true;
    offeredSources().then(
      (offered) => isShown && setList(offered),
      () =>
        isShown &&
        setList("The list of county maps couldn't be loaded. Check your connection and try again."),
    );
    return () => {
      isShown = false;
    };
  }, []);
  if (added)
    return (
      <Dialog
        onClose={onClose}
        title="What the county says"
        description={`The lot is in your plan. Nothing below is, unless you use it. From ${added.source.name}.`}
        className="max-w-2xl!"
      >
        <ValueList source={added.source} facts={added.facts} onClose={onClose} />
      </Dialog>
    );
  return (
    <Dialog
      onClose={onClose}
      title="Find my lot"
      description="Finds a lot on the map of its county. The county's map is not a survey."
      className="max-w-4xl!"
    >
      {list === undefined ? <Progress words="Loading the list of county maps…" /> : null}
      {typeof list === 'string' ? (
        <div className="space-y-4">
          <ErrorBox>{list}</ErrorBox>
          <Button onClick={onClose}>Close</Button>
        </div>
      ) : null}
      {typeof list === 'object' ? (
        <div className="space-y-4">
          <ChooseSource list={list} source={source} onChoose={setSource} />
          {source ? (
            <SearchLot
              key={source.id}
              list={list}
              source={source}
              onAdded={(facts) => setAdded({ source, facts })}
              onClose={onClose}
            />
          ) : null}
        </div>
      ) : null}
    </Dialog>
  );
}
