// The layers, one row each; rows can be dragged by their grips to reorder them.
import { addLayer, moveLayer } from '@homeplot/editor/layers';
import { Plus } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { commandNamed } from '@homeplot/editor/commands';
import { useEditor, useRevision, useSlice } from '../../workspace/useWorkspace.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { CommandButton } from '../../cards/CommandButton.tsx';
import { LayerRow } from './LayerRow.tsx';
import { layerRows } from './layerRows.ts';

/** Commands whose buttons appear only if they would do something: for example, if any layer is hidden. */
const remedies = ['showAllLayers', 'unlockAllLayers', 'unfadeAllLayers'] as const;

export function LayerList() {
  const editor = useEditor();
  const layers = useSlice(({ plan }) => plan.settings.layers);
  const revision = useDeferredValue(useRevision());
  const counted = useMemo(() => (revision >= 0 ? layerRows(editor.plan) : []), [editor, revision]);
  const [open, setOpen] = useState<string>();
  const [naming, setNaming] = useState<string>();
  const [drag, setDrag] = useState<{ readonly id: string; readonly over?: string | undefined }>();
  // The rows' switches update at once; the counts of objects are deferred.
  const counts = new Map(counted.map(({ layer, count }) => [layer.id, count]));
  const unlisted = counted.flatMap(({ layer }) => (layers.some(({ id }) => id === layer.id) ? [] : layer));

  const drop = (over: string | undefined): void => {
    if (drag && over !== undefined && over !== drag.id)
      moveLayer(
        editor,
        drag.id,
        layers.findIndex(({ id }) => id === over),
      );
    setDrag(undefined);
  };
  const add = (): void => {
    const id = addLayer(editor, '');
    setOpen(id);
    setNaming(id);
  };
  return (
    <>
      <ul className="-mx-2">
        {[...layers, ...unlisted].map((layer, place) => (
          <LayerRow
            key={layer.id}
            layer={layer}
            count={counts.get(layer.id) ?? 0}
            place={place}
            places={layers.length}
            open={open === layer.id}
            onOpen={(to) => setOpen(to ? layer.id : undefined)}
            naming={naming === layer.id}
            onNaming={(to) => setNaming(to ? layer.id : undefined)}
            dragged={drag?.id === layer.id}
            over={drag?.over === layer.id && drag.id !== layer.id}
            onDrag={(id, over) => setDrag({ id, over })}
            onDrop={drop}
          />
        ))}
      </ul>
      <div className="mt-2 grid grid-cols-2 gap-2">
        <Button size="sm" onClick={add}>
          <Plus aria-hidden className="size-4 text-ink-soft" />
          Add layer
        </Button>
        {remedies.map((name) => (
          <Remedy key={name} name={name} />
        ))}
      </div>
    </>
  );
}

function Remedy({ name }: { readonly name: (typeof remedies)[number] }) {
  const needed = useSlice((editor) => commandNamed(name).enabled(editor));
  return needed ? <CommandButton command={name} /> : null;
}
