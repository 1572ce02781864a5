interface PictureProps {
  src: string;
  alt: string;
  /** Size in CSS pixels of the file itself, so that the place is kept before it arrives. */
  width: number;
  height: number;
  /** The first picture a visitor sees is fetched at once and doesn't fade. */
  eager?: boolean;
  /** A cover that fails is replaced by a placeholder picture instead of a text (spec section 8). */
  cover?: boolean;
  className?: string;
}

/**
 * A picture with the spec's three states: loading, loaded with a fade-in, failed. The states are set by one script of
 * the base layout, on `data-picture`; without scripts the picture is simply there.
 */
export function Picture({
  src,
  alt,
  width,
  height,
  eager = false,
  cover = false,
  className,
}: PictureProps) {
  return (
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
      data-cover={cover ? '' : undefined}
    />
  );
}
