// Opens files that are dropped anywhere on the page, with a hint while they are dragged over it, and handles pastes outside
// of text fields.
import { useEffect, useState } from 'react';
import { isTyping } from '../../kit/typing.ts';
import { isDialogShown } from '../../kit/dialog/isDialogShown.ts';
import { paste } from './paste.ts';
import { fetchSonner } from '../../kit/toasts/toast.ts';
import { usePage } from './usePage.ts';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

export function DropTarget() {
  const page = usePage();
  const [isOver, setOver] = useState(false);

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
      if (files.length > 0) void page.importFiles(files);
    });
    const pasted = (event: ClipboardEvent): void => {
      const { clipboardData, target } = event;
      if (!clipboardData?.types.length || isTyping(target) || isDialogShown()) return;
      event.preventDefault();
      void paste(page, clipboardData.getData('text/plain'), [...clipboardData.files]);
    };
    document.addEventListener('paste', pasted, { signal: end.signal });
    return () => end.abort();
  }, [page]);

  if (!isOver) return null;
  return (
    <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center bg-paper/85 p-6">
      <p className="rounded-lg border-2 border-dashed border-accent bg-paper px-10 py-8 text-lg font-medium">
        Drop a plan, picture, PDF or CAD file to open it
      </p>
    </div>
  );
}
