// A view of the site that one can walk around, where the browser has WebGL.
// Kept offline once used.
import { massingScene } from '@homeplot/plan/massingScene';
import { layersOf } from '@homeplot/plan/layerTable';
import type { MassingView } from '@homeplot/plan/massing';
import { useEffect, useRef } from 'react';
import { useEditor } from '../../workspace/useWorkspace.ts';
import { type Eye, walkStage } from './walkStage.ts';

interface WalkAroundProps extends Pick<MassingView, 'turn' | 'tilt' | 'moment' | 'sun'> {
  readonly className: string;
  /** Called if it can't be shown after all. */
  readonly onClose: () => void;
}

export function WalkAround({ turn, tilt, moment, sun, className, onClose }: WalkAroundProps) {
  const { plan } = useEditor();
  const host = useRef<HTMLDivElement>(null);
  const closing = useRef(onClose);
  /** Where the viewer stood, and what the dialog had asked for. */
  const stood = useRef<{ readonly eye: Eye; readonly asked: string }>(undefined);
  useEffect(() => {
    closing.current = onClose;
  }, [onClose]);
  useEffect(() => {
    if (!host.current) return undefined;
    const lost = (): void => closing.current();
    const layers = layersOf(plan.settings);
    const scene = massingScene(plan, { moment, sun, isShown: (object) => layers.isVisible(object) });
    const asked = `${turn} ${tilt}`;
    const eye = stood.current?.asked === asked ? stood.current.eye : { turn, tilt };
    try {
      const stage = walkStage(host.current, scene, eye, lost);
      return () => {
        stood.current = { eye: stage.end(), asked };
      };
    } catch {
      lost();
      return undefined;
    }
  }, [plan, turn, tilt, moment, sun]);
  return <div ref={host} className={className} />;
}
