// Asks for the location of a plan that has none, on behalf of features that need to know where on the earth the site lies.
import { parseCoordinates } from '@homeplot/plan/parseCoordinates';
import { type SubmitEvent, useState } from 'react';
import { fieldInRows } from '../../kit/fields/fieldClass.ts';
import { TextField } from '../../kit/fields/TextField.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { useEditor } from '../../workspace/useWorkspace.ts';
import { siteCenter } from './siteCenter.ts';

export function TypedPlace() {
  const editor = useEditor();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const apply = (event: SubmitEvent): void => {
    event.preventDefault();
    const reading = parseCoordinates(typed);
    setProblem(reading.ok ? undefined : reading.problem);
    if (!reading.ok) return;
    const { latitude, longitude } = reading.place;
    const ground = { latitude, longitude, at: siteCenter(editor.plan), source: 'typed' as const };
    editor.edit([{ settings: { ground } }], 'Location of the plan');
  };
  return (
    <form noValidate onSubmit={apply} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2">
      <TextField
        label="Latitude and longitude of the site"
        name="place"
        className={fieldInRows}
        value={typed}
        hint="Such as 33.92, -117.89"
        error={problem}
        errorRole="alert"
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" size="sm" className="col-start-2 row-start-2 self-center">
        Use
      </Button>
    </form>
  );
}
