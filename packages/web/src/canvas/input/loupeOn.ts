// The loupe of a canvas, fetched when a finger first aims.
import type { Editor } from '@homeplot/editor/editor';
import type { LoupeView, ShowLoupe } from '../overlay/loupeView.ts';

export function loupeOn(host: HTMLElement, editor: Editor): ShowLoupe {
  let show: ShowLoupe | undefined;
  let wanted: LoupeView | undefined;
  const fetch = async (): Promise<void> => {
    const { createLoupe } = await import('../overlay/loupe.ts');
    show ??= createLoupe(host, editor);
    show(wanted);
  };
  return (view) => {
    wanted = view;
    if (show) show(view);
    // Aiming works without it.
    else if (view) fetch().catch(() => undefined);
  };
}
