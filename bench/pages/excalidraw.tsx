// A page with only Excalidraw, at the position and size of the planner's canvas. The benchmark loads drawings through
// window.excalidrawBench.
import { CaptureUpdateAction, convertToExcalidrawElements, Excalidraw } from '@excalidraw/excalidraw';
import type { ExcalidrawImperativeAPI, NormalizedZoomValue } from '@excalidraw/excalidraw/types';
import '@excalidraw/excalidraw/index.css';
import { createRoot } from 'react-dom/client';
import type { Skeleton } from '../excalidraw/skeletons.ts';
import { installExcalidrawBench } from '../excalidraw/inPage.ts';

/** Keeps Excalidraw from fetching fonts from the network; the drawings use none of them. */
window.EXCALIDRAW_ASSET_PATH = '/';

const place = new URLSearchParams(location.search);
const root = document.querySelector<HTMLElement>('#root');
if (!root) throw new Error('The page has no element #root.');
for (const side of ['left', 'top', 'width', 'height'] as const) root.style[side] = `${place.get(side)}px`;

const begin = (api: ExcalidrawImperativeAPI): void =>
  installExcalidrawBench({
    make: (skeletons: readonly Skeleton[]) =>
      convertToExcalidrawElements(skeletons as Parameters<typeof convertToExcalidrawElements>[0], {
        regenerateIds: false,
      }),
    show: (elements) =>
      api.updateScene({
        elements: elements as ReturnType<typeof convertToExcalidrawElements>,
        captureUpdate: CaptureUpdateAction.NEVER,
      }),
    elements: () => api.getSceneElements(),
    selected: () => Object.keys(api.getAppState().selectedElementIds).length,
    view: (scrollX, scrollY) =>
      api.updateScene({
        appState: { scrollX, scrollY, zoom: { value: 1 as NormalizedZoomValue }, selectedElementIds: {} },
        captureUpdate: CaptureUpdateAction.NEVER,
      }),
    onChange: (listener) => api.onChange(listener),
  });

createRoot(root).render(<Excalidraw excalidrawAPI={begin} handleKeyboardGlobally />);
