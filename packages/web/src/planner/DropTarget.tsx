// Opens files that are dropped anywhere on the page, with a hint while they are dragged over it.
import { useEffect, useState } from 'react';
import { useImport } from './useImport.ts';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

export function DropTarget() {
  const open = useImport();
  const [over, setOver] = useState(false);

  useEffect(() => {
    const end = new AbortController();
    const on = (type: 'dragover' | 'dragleave' | 'drop', listener: (event: DragEvent) => void): void =>
      window.addEventListener(type, (event) => hasFiles(event) && listener(event), { signal: end.signal });
    on('dragover', (event) => {
      event.preventDefault();
      setOver(true);
    });
    // relatedTarget is null when the pointer leaves the window.
    on('dragleave', ({ relatedTarget }) => setOver(relatedTarget !== null));
    on('drop', (event) => {
      event.preventDefault();
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) void open(files);
    });
    return () => end.abort();
  }, [open]);

  if (!over) return null;
  return (
    <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center bg-paper/85 p-6">
      <p className="rounded-lg border-2 border-dashed border-accent bg-paper px-10 py-8 text-lg font-medium">
        Drop a plan file to open it
      </p>
    </div>
  );
}
