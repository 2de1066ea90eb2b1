// A plan on its sheet, with a caption and a link that opens it in the planner.

interface Drawing {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

export interface Picture extends Drawing {
  readonly phone?: Drawing;
  readonly open: string;
}

interface SheetProps {
  readonly picture: Picture;
  /** What the plan shows, for those who can't see it. */
  readonly alt: string;
  readonly caption: string;
  /** Whether to fetch it with the page, because it is seen first. */
  readonly eager?: boolean;
}

export function Sheet({ picture, alt, caption, eager = false }: SheetProps) {
  const { src, width, height, phone } = picture;
  return (
    <figure className="border border-edge/60 bg-paper shadow-sheet">
      <picture>
        {phone ? (
          <source media="(width < 40rem)" srcSet={phone.src} width={phone.width} height={phone.height} />
        ) : null}
        <img
          src={src}
          width={width}
          height={height}
          alt={alt}
          className="h-auto w-full bg-sheet"
          {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        />
      </picture>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-edge/60 px-4 py-2.5 text-sm text-ink-soft">
        <span>{caption}</span>
        <a href={picture.open} className="link">
          Open this plan
        </a>
      </figcaption>
    </figure>
  );
}
