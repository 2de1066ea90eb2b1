// A small picture of a page of a PDF. It is drawn when it comes into view.
import { useEffect, useRef } from 'react';
import { pdfJobs } from '../../pictures/workers.ts';

/** The width of the picture, in its own pixels. */
const pixelWidth = 220;

interface PageThumbnailProps {
  readonly file: File;
  readonly page: number;
  readonly password: string | undefined;
}

export function PageThumbnail({ file, page, password }: PageThumbnailProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { current } = canvas;
    if (!current) return undefined;
    let isOver = false;
    const draw = async (): Promise<void> => {
      const image = await pdfJobs.thumbnail({ blob: file, page, password }, pixelWidth);
      if (!isOver) {
        current.width = image.width;
        current.height = image.height;
        current.getContext('2d')?.drawImage(image, 0, 0);
      }
      image.close();
    };
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      draw().catch((problem: unknown) => console.warn('A page could not be drawn.', problem));
    });
    seen.observe(current);
    return () => {
      isOver = true;
      seen.disconnect();
    };
  }, [file, page, password]);
  return <canvas ref={canvas} aria-hidden className="aspect-[4/3] w-full bg-white object-contain" />;
}
