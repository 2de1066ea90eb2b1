// The numbers of a lot's edges on the canvas, while a card refers to edges by number. The edge whose field has the focus is
// highlighted. The numbers are for mouse and touch; with the keyboard, the card is used.
import { edgePath, edgesOf, signedArea } from '@homeplot/plan/outline';
import { outlineOf } from '@homeplot/plan/anchors';
import type { PlanObject } from '@homeplot/plan/kind';
import { flatten } from '@homeplot/plan/flatten';
import type { Point } from '@homeplot/plan/point';
import { toScreen } from '@homeplot/editor/viewport';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { onFrames } from '../../kit/frames.ts';
import { useEditor, useSlice } from '../../workspace/useWorkspace.ts';
import { numberPlace, numberRadius, numberReach } from './numberPlace.ts';

interface EdgeNumbersProps {
  readonly lot: PlanObject;
  /** The indices of the edges that have a number. */
  readonly edges: readonly number[];
  /** The edge that is picked. */
  readonly picked?: number | undefined;
  /** Called with the edge whose number was pressed, to show it in the card. */
  readonly onPick: (edge: number) => void;
}

/** With more edges no numbers are drawn, since they would hide the plan. */
const maxNumbers = 40;

export function EdgeNumbers({ lot, edges, picked, onPick }: EdgeNumbersProps) {
  const highlighted = useFocusedEdge() ?? picked;
  const editor = useEditor();
  // Only with Select can they be pressed; other tools draw through them.
  const isPressable = useSlice(({ hand }) => hand.tool.name === 'select');
  const svg = useRef<SVGSVGElement>(null);
  const host = document.querySelector('[data-canvas]');
  useEffect(() => {
    const place = (): void => {
      const path = outlineOf(editor.plan.objects.get(lot.id) ?? lot);
      if (!path || !svg.current) return;
      const all = edgesOf(path);
      const taken: Point[] = [];
      // During a drag the numbers would stay at the old place, so they are hidden.
      svg.current.style.display = editor.hand.preview.length > 0 ? 'none' : '';
      for (const mark of svg.current.querySelectorAll<SVGElement>('[data-edge]')) {
        const edge = all.find(({ index }) => index === Number(mark.dataset['edge']));
        if (!edge) continue;
        if (mark instanceof SVGGElement) {
          const at = numberPlace(edge, signedArea(path) < 0 ? -1 : 1, {
            viewport: editor.viewport,
            labels: editor.scene.labels,
            taken,
          });
          taken.push(at);
          mark.setAttribute('transform', `translate(${at.x} ${at.y})`);
        } else {
          const points = flatten(edgePath(edge)).map((at) => toScreen(editor.viewport, at));
          mark.setAttribute('points', points.map((at) => `${at.x},${at.y}`).join(' '));
        }
      }
    };
    const frames = onFrames(place);
    const request = (): void => frames.request();
    const end = editor.watch({ moved: request, edited: request, previewed: request });
    place();
    return () => {
      end();
      frames.stop();
    };
  });
  if (!host) return null;
  const shown = edges.length > maxNumbers ? [] : edges;
  return createPortal(
    <svg ref={svg} aria-hidden className="pointer-events-none absolute inset-0 h-full w-full overflow-hidden">
      {highlighted === undefined ? null : (
        <polyline
          data-edge={highlighted}
          className="fill-none stroke-sheet-accent"
          strokeWidth={5}
          strokeOpacity={0.5}
        />
      )}
      {shown.map((index) => (
        <g
          key={index}
          data-edge={index}
          onClick={() => onPick(index)}
          className={isPressable ? 'pointer-events-auto cursor-pointer touch-none' : undefined}
        >
          <circle r={numberReach} className="fill-transparent" />
          <circle
            r={numberRadius}
            className={
              index === highlighted ? 'fill-sheet-accent stroke-white' : 'fill-white stroke-sheet-accent'
            }
          />
          <text
            textAnchor="middle"
            dominantBaseline="central"
            className={`text-[0.6875rem] font-semibold ${index === highlighted ? 'fill-white' : 'fill-sheet-accent'}`}
          >
            {index + 1}
          </text>
        </g>
      ))}
    </svg>,
    host,
  );
}

/** The edge whose field has the focus: fields are within an element that names their edge. */
function useFocusedEdge(): number | undefined {
  const [edge, setEdge] = useState<number>();
  useEffect(() => {
    const update = (): void => {
      const field = document.activeElement?.closest<HTMLElement>('[data-edge-field]');
      setEdge(field ? Number(field.dataset['edgeField']) : undefined);
    };
    document.addEventListener('focusin', update);
    return () => document.removeEventListener('focusin', update);
  }, []);
  return edge;
}
