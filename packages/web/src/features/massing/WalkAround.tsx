// A view of the site that the user can walk around in, where the browser has WebGL.
// Kept offline once used.
import { massingScene } from '@homeplot/plan/massingScene';
import { layersOf } from '@homeplot/plan/layerTable';
import type { MassingView } from '@homeplot/plan/massing';
import { useEffect, useRef } from 'react';
import { useEditor } from '../../workspace/useWorkspace.ts';
import { type Eye, walkStage } from './walkStage.ts';

interface WalkAroundProps extends Pick<MassingView, 'turn' | 'tilt' | 'moment' | 'sun'> {
  readonly className: string;
  /** Called if the browser can't show the view, or loses its picture. */
  readonly onClose: () => void;
}

export function WalkAround({ turn, tilt, moment, sun, className, onClose }: WalkAroundProps) {
  const { plan } = useEditor();
  const host = useRef<HTMLDivElement>(null);
  const latestOnClose = useRef(onClose);
  /** Where the viewer stood last, and the turn and tilt of the dialog at that time. */
  const lastEye = useRef<{ readonly eye: Eye; readonly asked: string }>(undefined);
  useEffect(() => {
    latestOnClose.current = onClose;
  }, [onClose]);
  useEffect(() => {
    if (!host.current) return undefined;
    const close = (): void => latestOnClose.current();
    const layers = layersOf(plan.settings);
    const scene = massingScene(plan, { moment, sun, isShown: (object) => layers.isVisible(object) });
    const asked = `${turn} ${tilt}`;
    const eye = lastEye.current?.asked === asked ? lastEye.current.eye : { turn, tilt };
    try {
      const stage = walkStage(host.current, scene, eye, close);
      return () => {
        lastEye.current = { eye: stage.end(), asked };
      };
    } catch {
      close();
      return undefined;
    }
  }, [plan, turn, tilt, moment, sun]);
  return <div ref={host} className={className} />;
}
