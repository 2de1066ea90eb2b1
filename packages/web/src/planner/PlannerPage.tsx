// The layout of the planner. On a wide screen: the header on top, the toolbar at the left, the canvas, the panel at the right.
// On a narrow one: the header, the canvas, the toolbar at the bottom, and the panel over the canvas, at the right on tablets and
// as a drawer on phones.
import type { Toast } from '@homeplot/editor/tool';
import { type FunctionComponent, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { fetchedAhead, useFetchingAhead } from '../kit/firstSign.ts';
import { PartBoundary } from '../kit/late/PartBoundary.tsx';
import { useCompact } from '../kit/mediaHooks.ts';
import { tidyFiles } from '../store/files/tidyFiles.ts';
import type { Workspace } from '../store/open/workspace.ts';
import { endWhenAnswering } from '../store/opening/openingMark.ts';
import { announceDrawn } from '../workspace/drawn.ts';
import { useFeatures } from '../workspace/feature.ts';
import { focusCanvas } from '../workspace/focusCanvas.ts';
import { handlePlaces } from '../workspace/showPlace.ts';
import { useWorkspace } from '../workspace/useWorkspace.ts';
import { CanvasHeader } from './CanvasHeader.tsx';
import { Header } from './header/Header.tsx';
import { Panel } from './panel/Panel.tsx';
import { ToolCard } from './panel/ToolCard.tsx';
import { PlanCanvas } from './PlanCanvas.tsx';
import { QuickBar } from './QuickBar.tsx';
import { Toolbar } from './Toolbar.tsx';
import { usePageKeys } from './usePageKeys.ts';
import { useToasts } from './useToasts.ts';

export function PlannerPage({ messages }: { readonly messages: readonly Toast[] }) {
  const workspace = useWorkspace();
  const { aboveCanvas, overCanvas, overPage } = useFeatures();
  const compact = useCompact();
  /** Whether the panel is open on a narrow screen, where it covers the canvas. */
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  /** The name of the place that the panel shows. */
  const [place, setPlace] = useState('properties');
  useEffect(
    () =>
      handlePlaces((asked) => {
        setIsPanelOpen(true);
        setPlace(asked);
      }),
    [],
  );
  useToasts(messages);
  usePageKeys();
  useFetchingAhead();
  useHandleOf(workspace);
  const whenDrawn = useCallback(() => {
    endWhenAnswering(workspace.opening);
    announceDrawn();
    tidyFiles();
  }, [workspace]);
  const tools = <Toolbar panelOpen={isPanelOpen} onPanel={() => setIsPanelOpen(!isPanelOpen)} />;

  return (
    <div
      data-planner=""
      className="in-safe-area relative flex h-dvh flex-col overflow-clip bg-panel text-ink"
    >
      <button
        type="button"
        onClick={focusCanvas}
        className="absolute top-1 left-1 z-50 rounded-md bg-accent px-4 py-2 text-on-accent not-focus:sr-only"
      >
        Skip to the canvas
      </button>
      <Header />
      {/* Isolated, so that a drag on the canvas repaints no other part. The canvas's menu must be above all of them. */}
      <div className="flex min-h-0 flex-1 *:isolate max-lg:grid max-lg:grid-cols-[minmax(0,1fr)] max-lg:grid-rows-[minmax(0,1fr)_auto]">
        {compact ? null : tools}
        <main
          aria-label="Site plan"
          className="relative flex min-h-0 min-w-0 flex-1 flex-col *:isolate max-lg:col-start-1 max-lg:row-start-1 has-[[role=menu]]:z-50"
        >
          <CanvasHeader />
          <Parts of={aboveCanvas} given={{}} />
          <div className="group/canvas relative min-h-0 flex-1">
            <PlanCanvas editor={workspace.editor} whenDrawn={whenDrawn} />
            {compact ? <QuickBar onEdit={() => setIsPanelOpen(true)} /> : null}
            <Parts of={overCanvas} given={{ isUnderPanel: compact && isPanelOpen }} />
            {compact && !isPanelOpen ? (
              <div
                data-over-canvas=""
                className="absolute inset-x-2 top-2 z-10 max-h-[50%] overflow-y-auto rounded-lg shadow-float empty:hidden forced-colors:outline forced-colors:-outline-offset-1 sm:left-auto sm:w-80 [@media(height<36rem)]:focus-within:max-h-[calc(100%-1rem)] sm:max-h-[calc(100%-5rem)] low:max-h-[calc(100%-1rem)]"
              >
                <ToolCard />
              </div>
            ) : null}
          </div>
        </main>
        {compact ? tools : null}
        <Panel
          place={place}
          onPlace={setPlace}
          open={!compact || isPanelOpen}
          onClose={compact ? () => setIsPanelOpen(false) : undefined}
        />
      </div>
      <Parts of={overPage} given={{}} />
    </div>
  );
}

/** The handle for automation, tests and benchmarks; available once the page is rendered. */
const useHandleOf = ({ editor }: Workspace): void =>
  useLayoutEffect(() => void Object.assign(window, { homeplot: { editor, fetchedAhead } }), [editor]);

interface PartsProps<Given> {
  readonly of: readonly FunctionComponent<Given>[];
  readonly given: Given;
}

/** Renders parts each in a boundary of its own, so that one that fails doesn't affect the others. */
const Parts = <Given extends object>({ of: parts, given }: PartsProps<Given>) =>
  parts.map((Part, index) => (
    <PartBoundary key={index} what="A part of the page">
      <Part {...given} />
    </PartBoundary>
  ));
