// A plan on its sheet, with a caption and a link that opens it in the planner.

export interface Picture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly open: string;
}

interface SheetProps {
  readonly picture: Picture;
  /** What the plan shows, for who cannot see it. */
  readonly alt: string;
  readonly caption: string;
  /** Fetch it with the page, because it is seen first. */
  readonly eager?: boolean;
}

export function Sheet({ picture, alt, caption, eager = false }: SheetProps) {
  return (
    <figure className="border border-edge/60 bg-paper shadow-sheet">
      <img
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={alt}
        className="h-auto w-full p-2 sm:p-4"
        {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-edge/60 px-4 py-2.5 text-sm text-ink-soft">
        <span>{caption}</span>
        <a href={picture.open} className="link">
          Open this plan
        </a>
      </figcaption>
    </figure>
  );
}
