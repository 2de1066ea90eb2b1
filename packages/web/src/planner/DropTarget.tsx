// Opens files that are dropped anywhere on the page, with a hint while they are dragged over it, and pictures that are
// pasted.
import { useEffect, useState } from 'react';
import { isTyping } from '../canvas/input/typing.ts';
import { fetchSonner } from '../ui/toasts/toast.ts';
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
      fetchSonner();
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
    const paste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])];
      // Text that was copied with a picture of it is meant as text.
      if (files.length === 0 || isTyping(event.target) || event.clipboardData?.getData('text/plain')) return;
      event.preventDefault();
      void open(files);
    };
    document.addEventListener('paste', paste, { signal: end.signal });
    return () => end.abort();
  }, [open]);

  if (!over) return null;
  return (
    <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center bg-paper/85 p-6">
      <p className="rounded-lg border-2 border-dashed border-accent bg-paper px-10 py-8 text-lg font-medium">
        Drop a plan, picture, PDF or CAD file to open it
      </p>
    </div>
  );
}
