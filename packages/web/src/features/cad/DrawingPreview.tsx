// A preview of the chosen layers, drawn by the worker that keeps the drawing.
import { useEffect, useRef } from 'react';
import { problemOf } from './useDrawing.ts';
import type { OpenDrawing } from './openDrawing.ts';
import type { DrawingLayer } from './worker/drawingFacts.ts';

interface DrawingPreviewProps {
  readonly drawing: OpenDrawing;
  readonly layers: readonly DrawingLayer[];
}

export function DrawingPreview({ drawing, layers }: DrawingPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isOver = false;
    const { current } = canvas;
    if (!current) return undefined;
    const { width, height } = current.getBoundingClientRect();
    const ratio = window.devicePixelRatio;
    const names = layers.map(({ name }) => name);
    drawing.picture(names, Math.ceil(width * ratio), Math.ceil(height * ratio)).then(
      (picture) => {
        if (isOver) picture.close();
        else {
          Object.assign(current, { width: picture.width, height: picture.height });
          current.getContext('bitmaprenderer')?.transferFromImageBitmap(picture);
        }
      },
      (problem: unknown) => void problemOf(problem),
    );
    return () => {
      isOver = true;
    };
  }, [drawing, layers]);
  return (
    <figure aria-label="Preview of the drawing">
      <canvas
        ref={canvas}
        className="aspect-4/3 w-full rounded-md border border-hairline bg-sheet max-sm:max-h-56"
      />
    </figure>
  );
}
