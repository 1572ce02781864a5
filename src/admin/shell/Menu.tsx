import {
  createContext,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { Button } from '#src/admin/shell/Button.tsx';
import { nextTabIndex } from '#src/lib/roving-tabs.ts';

/** Closes the menu that a button is in. */
const CloseMenu = createContext<(() => void) | null>(null);

interface MenuProps {
  name: string;
  /** What its button is about, for those who don't see where it stands. */
  about?: string;
  children: ReactNode;
}

/** Pixels that stay free between a list and the edge of the window. */
const air = 8;

/** A list opens below its button, or above where that has more room; never over an edge of the window. */
function placeList(list: HTMLElement, button: HTMLElement) {
  const { left, bottom } = list.getBoundingClientRect();
  const above = button.getBoundingClientRect().top;
  const below = innerHeight - button.getBoundingClientRect().bottom;
  list.classList.toggle('menu-list-above', bottom > innerHeight && above > below);
  list.style.right = `${Math.min(0, left - air)}px`;
}

/** Moves the focus within a list by the keys that move it in every column. */
function moveInside(list: HTMLElement, event: KeyboardEvent) {
  // The key that opens it comes here too.
  if (event.defaultPrevented) return;
  const stops = [...list.querySelectorAll('button')];
  const here = stops.findIndex((stop) => stop === document.activeElement);
  const next = nextTabIndex(event, here, stops.length, ['ArrowUp', 'ArrowDown']);
  if (next === undefined) return;
  event.preventDefault();
  stops[next]?.focus();
}

/**
 * A button that opens a list of buttons over the page, and by a key leads to the first of them. A press on one of them
 * closes it.
 */
export function Menu({ name, about, children }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  /** It was opened by a key, which goes on in the list. */
  const isByKey = useRef(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    if (!list.current || !button.current) return;
    placeList(list.current, button.current);
    if (isByKey.current) list.current.querySelector('button')?.focus();
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) setIsOpen(false);
    };
    const answerKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        button.current?.focus();
        setIsOpen(false);
      } else if (list.current) moveInside(list.current, event);
    };
    const listening = new AbortController();
    document.addEventListener('pointerdown', closeOutside, listening);
    document.addEventListener('focusin', closeOutside, listening);
    document.addEventListener('keydown', answerKey, listening);
    return () => listening.abort();
  }, [isOpen]);

  /** The focus returns to the menu's button, because the chosen action is gone by then. */
  const close = () => {
    button.current?.focus();
    setIsOpen(false);
  };
  const open = (isNext: boolean, isKey: boolean) => {
    isByKey.current = isKey;
    setIsOpen(isNext);
  };
  return (
    <div ref={menu} className="menu">
      <Button
        ref={button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={about && `${name}: ${about}`}
        onClick={({ detail }) => open(!isOpen, detail === 0)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || isOpen) return;
          event.preventDefault();
          open(true, true);
        }}
      >
        <span>{name}</span> <span aria-hidden="true">▾</span>
      </Button>
      {isOpen && (
        <ul ref={list} id={id} className="menu-list">
          <CloseMenu value={close}>{children}</CloseMenu>
        </ul>
      )}
    </div>
  );
}

interface MenuActionProps {
  name: string;
  about?: string;
  className?: string | undefined;
  /** It opens a dialog. */
  isDialog?: boolean;
  onPress: () => void;
}

/** One button of a menu. */
export function MenuAction({ name, about, className, isDialog, onPress }: MenuActionProps) {
  const close = useContext(CloseMenu);
  return (
    <li>
      <Button
        look="quiet"
        className={className}
        aria-haspopup={isDialog ? 'dialog' : undefined}
        aria-label={about && `${name}: ${about}`}
        onClick={() => {
          close?.();
          onPress();
        }}
      >
        {name}
      </Button>
    </li>
  );
}
