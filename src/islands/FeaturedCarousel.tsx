import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { guarded } from '#src/ui/CrashBoundary.tsx';
import { nextTabIndex } from '#src/lib/roving-tabs.ts';

interface FeaturedCarouselProps {
  /** Id of the scroller whose children are the slides; slide n has the id `<id>-<n>`, counted from 1. */
  scrollerId: string;
  slideCount: number;
}

export default guarded(CarouselControls);

/** Previous, next and dots of the mobile logo carousel. The slides are prerendered beside it. */
function CarouselControls({ scrollerId, slideCount }: FeaturedCarouselProps) {
  const [selected, setSelected] = useState(0);
  /** The slide that a press is moving to. Slides passed on the way are not selected. */
  const destination = useRef<number>(undefined);

  useEffect(() => {
    const scroller = document.getElementById(scrollerId);
    if (!scroller) return;
    // A visitor may have swiped before this woke up.
    const follow = () => {
      const index = slideIn(scroller);
      if (destination.current !== undefined && destination.current !== index) return;
      destination.current = undefined;
      setSelected(index);
    };
    const arrive = () => {
      destination.current = undefined;
      follow();
    };
    follow();
    scroller.addEventListener('scroll', follow, { passive: true });
    // A touch or a turn of the wheel ends the movement, also in browsers without scrollend.
    const stops = ['scrollend', 'touchstart', 'wheel'] as const;
    for (const stop of stops) scroller.addEventListener(stop, arrive, { passive: true });
    return () => {
      scroller.removeEventListener('scroll', follow);
      for (const stop of stops) scroller.removeEventListener(stop, arrive);
    };
  }, [scrollerId]);

  /** Where a press counts from: it may be replayed before any effect has run. */
  const current = () => destination.current ?? slideIn(document.getElementById(scrollerId));
  const show = (index: number) => {
    const scroller = document.getElementById(scrollerId);
    destination.current = index;
    scroller?.scrollTo({ left: index * scroller.clientWidth });
    setSelected(index);
  };
  const onDotKey = (event: KeyboardEvent<HTMLElement>) => {
    const index = nextTabIndex(event, current(), slideCount);
    if (index === undefined) return;
    event.preventDefault();
    show(index);
    event.currentTarget.querySelectorAll('button')[index]?.focus();
  };

  return (
    <div className="carousel-controls" data-needs-script="">
      <button
        type="button"
        aria-label="Previous publications"
        aria-controls={scrollerId}
        onClick={() => show((current() + slideCount - 1) % slideCount)}
        suppressHydrationWarning
      >
        ←
      </button>
      <div
        role="tablist"
        aria-label="Choose publications"
        className="dots"
        onKeyDown={onDotKey}
        tabIndex={-1}
      >
        {Array.from({ length: slideCount }, (_, index) => (
          <button
            key={index}
            type="button"
            role="tab"
            aria-label={`${index + 1} of ${slideCount}`}
            aria-controls={`${scrollerId}-${index + 1}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => show(index)}
          />
        ))}
      </div>
      <button
        type="button"
        aria-label="Next publications"
        aria-controls={scrollerId}
        onClick={() => show((current() + 1) % slideCount)}
        suppressHydrationWarning
      >
        →
      </button>
    </div>
  );
}

/** The slide that is in sight, or the next one to it. */
const slideIn = (scroller: HTMLElement | null) =>
  scroller ? Math.round(scroller.scrollLeft / scroller.clientWidth) : 0;
