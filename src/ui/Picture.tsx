import type { CoverFocus } from '#src/config/cover-focus.ts';
import { pictureSources } from '#src/lib/images/post-pictures.ts';

interface PictureProps {
  src: string;
  alt: string;
  /** Size of the file in CSS pixels, which reserves its place before it arrives. */
  width: number;
  height: number;
  /** How wide it is drawn, as the attribute says it, to choose among the sizes of a post's picture. */
  sizes?: string;
  /** For the first picture a visitor sees: it is fetched at once and doesn't fade in. */
  eager?: boolean;
  /**
   * Name of a cover: between two pages that show it, it moves. One that fails to load is replaced by a placeholder
   * picture instead of a text.
   */
  cover?: string | undefined;
  /** What stays in sight of a cover that is cut; its center if left out. */
  focus?: CoverFocus | undefined;
  className?: string;
}

/**
 * A picture with three states: loading, loaded with a fade-in, failed. components/shell/page-script.ts sets them on
 * `data-picture`. Without scripts the picture shows at once.
 */
export function Picture({
  src,
  alt,
  width,
  height,
  sizes,
  eager = false,
  cover,
  focus,
  className,
}: PictureProps) {
  const picture = (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={className}
      decoding="async"
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      data-picture={eager ? 'eager' : 'loading'}
      data-cover={cover}
      data-focus={focus}
    />
  );
  const sources = pictureSources(src);
  if (sources.length === 0) return picture;
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {picture}
    </picture>
  );
}
