// Which county's map is searched: one of the operator's, or one from a file. Decides which is chosen at first, and refuses
// files without a layer of parcels.
import { isTied } from '@homeplot/plan/ground';
import type { Source } from '@homeplot/plan/source';
import { readSourceText } from '@homeplot/plan/sourceFile';
import { useEffect, useState } from 'react';
import { chooseFiles } from '../../kit/chooseFiles.ts';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { toast } from '../../kit/toasts/toast.ts';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { siteDesk } from '../../store/local/siteDesk.ts';
import { useEditor } from '../../workspace/useWorkspace.ts';
import { layersGiving } from './findLots.ts';
import { keepSource, lastSource, ownSources, rememberSource, type SourceList } from './sourceList.ts';

interface ChooseSourceProps {
  readonly list: SourceList;
  readonly source: Source | undefined;
  readonly onChoose: (source: Source) => void;
}

export function ChooseSource({ list, source, onChoose }: ChooseSourceProps) {
  const editor = useEditor();
  const [own, setOwn] = useState(ownSources);
  const [problem, setProblem] = useState('');
  const all = [...own, ...list.sources.filter(({ id }) => !own.some((one) => one.id === id))].filter(
    (one) => layersGiving(one, 'parcels').length > 0,
  );
  const choose = (chosen: Source): void => {
    rememberSource(chosen);
    setProblem('');
    onChoose(chosen);
  };
  // Chooses one at first: that of the plan's location, the permit office's, the last chosen one, or the only one.
  useEffect(() => {
    const { settings } = editor.plan;
    const here = isTied(settings) ? all.find((one) => covers(one, settings.ground)) : undefined;
    const first =
      here ??
      all.find(({ id }) => id === siteDesk()?.desk.source) ??
      all.find(({ id }) => id === lastSource()) ??
      (all.length === 1 ? all[0] : undefined);
    if (first && !source) onChoose(first);
  });
  const load = async ([file]: readonly File[]): Promise<void> => {
    if (!file) return;
    const read = readSourceText(await file.text());
    if (!read.ok) return setProblem(read.problem);
    if (layersGiving(read.source, 'parcels').length === 0)
      return setProblem('This source has no layer of parcels, so no lot can be found with it.');
    if (!keepSource(read.source))
      toast.error("The browser couldn't store this source. Choose its file again next time.");
    setOwn([read.source, ...own.filter(({ id }) => id !== read.source.id)]);
    return choose(read.source);
  };
  return (
    <div className="space-y-1.5">
      <SelectField
        label="County"
        className="max-w-md"
        value={source?.id ?? ''}
        choices={[
          ...(source
            ? []
            : [{ value: '', label: all.length > 0 ? 'Choose a county' : 'No county maps yet' }]),
          ...all.map(({ id, name }) => ({
            value: id,
            label: own.some((one) => one.id === id) ? `${name} (from a file)` : name,
          })),
        ]}
        onChoose={(id) => {
          const chosen = all.find((one) => one.id === id);
          if (chosen) choose(chosen);
        }}
      />
      <p className="text-sm text-ink-faint">
        {source
          ? `${[source.attribution, source.license].filter(Boolean).join('. ')}. Its fields were read on ${source.date}. `
          : ''}
        <LinkButton onClick={() => chooseFiles(load, { accept: '.json', multiple: false })}>
          Add a county from a file
        </LinkButton>
      </p>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {problem}
      </p>
    </div>
  );
}

const covers = (
  { area }: Source,
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
): boolean => {
  if (!area) return false;
  const [west, south, east, north] = area;
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
};
