// One version in the list, with its buttons.
import { GitCompare, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../kit/ui/Button.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { countObjects, exactlyWhen } from '../projects/projectText.ts';
import { NameForm } from './NameForm.tsx';
import { renameVersion, type Version } from './versionCalls.ts';
import { versionTitle } from './versionTitle.ts';

interface VersionRowProps {
  readonly version: Version;
  /** While the user chooses a second version to compare: the first one. */
  readonly first: Version | undefined;
  readonly onCompare: () => void;
  readonly onCompareWith: () => void;
  readonly onRenamed: () => void;
}

export function VersionRow({ version, first, onCompare, onCompareWith, onRenamed }: VersionRowProps) {
  const { id, name, saved_at, object_count } = version;
  const [isNaming, setNaming] = useState(false);
  const title = versionTitle(version);
  if (isNaming)
    return (
      <li className="py-3">
        <NameForm
          label={`Name of ${title}`}
          send="Rename"
          name={name ?? ''}
          onCancel={() => setNaming(false)}
          onSend={async (typed) => {
            const answer = await renameVersion(id, typed);
            if (answer.ok) {
              setNaming(false);
              onRenamed();
            }
            return answer;
          }}
        />
      </li>
    );
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
      <p className="min-w-0 grow basis-48">
        <span className="block font-medium wrap-anywhere">{title}</span>
        <span className="block text-sm text-ink-soft">
          {name ? `${exactlyWhen(saved_at)} · ` : ''}
          {countObjects(object_count)}
        </span>
      </p>
      <span className="ml-auto flex items-center">
        {first ? (
          <Button
            size="sm"
            disabled={first.id === id}
            aria-label={`Compare with ${title}`}
            onClick={onCompare}
          >
            {first.id === id ? 'Selected' : 'Compare'}
          </Button>
        ) : (
          <>
            <Button size="sm" aria-label={`Compare ${title} with the open plan`} onClick={onCompare}>
              Compare
            </Button>
            <IconButton
              label={`Compare ${title} with another version`}
              title="Compare with another version"
              onClick={onCompareWith}
            >
              <GitCompare aria-hidden />
            </IconButton>
            <IconButton
              label={`${name ? 'Rename' : 'Name'} ${title}`}
              title={name ? 'Rename' : 'Name'}
              onClick={() => setNaming(true)}
            >
              <Pencil aria-hidden />
            </IconButton>
          </>
        )}
      </span>
    </li>
  );
}
