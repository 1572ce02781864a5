import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#src/admin/shell/Button.tsx';
import { Typed } from '#src/admin/shell/Typed.tsx';
import { TextField } from '#src/admin/editor/TextField.tsx';
import type { FormFieldProps } from '#src/admin/editor/TextField.tsx';
import { fieldId } from '#src/admin/editor/saving.ts';
import { $newDuplicate } from '#src/admin/model/marked-posts.ts';
import { fieldHint, formFields } from '#src/admin/model/form-fields.ts';
import { freeSlug, slugHolder, slugHolderText } from '#src/admin/model/slug-holders.ts';
import { slugMessages } from '#src/admin/model/words.ts';
import { postHref } from '#src/lib/posts/find.ts';
import type { SlugWorld } from '#src/admin/model/slug-holders.ts';
import { $placedPosts } from '#src/admin/publish/places.ts';
import type { Place } from '#src/admin/publish/places.ts';
import { site } from '#src/config/site.ts';
import type { PostForm } from '#src/admin/model/form-fields.ts';
import type { Post } from '#src/lib/posts/post.ts';
import { slugify } from '#src/lib/posts/slug.ts';

interface SlugFieldProps extends Omit<FormFieldProps, 'remark'> {
  world: SlugWorld;
  /** The edited post, which may keep its own address; undefined for a new one. */
  opened: Post | undefined;
  /** The address of a corrected title; '' if there is nothing to propose. */
  retitled: string;
}

const { host } = new URL(site.url);
const changeId = `${fieldId('slug')}-change`;

/** Goes into the field, with all of it selected. */
function beginChange() {
  const field = document.getElementById(fieldId('slug'));
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
}

/** Leaves the field, for its button. */
const endChange = () => document.getElementById(changeId)?.focus();

/**
 * The post's address, of which the last part can be changed. If it is taken, the field says by whom and offers a free
 * one; if readers know it, the field says what becomes of their links, and if they don't, it offers that of a title that
 * was corrected.
 */
export function SlugField(props: SlugFieldProps) {
  const { form, onChange, world, opened, isReadOnly } = props;
  const { slug } = form;
  const ownId = opened?.id;
  const place = useStore($placedPosts).find(({ id }) => id === ownId)?.place;
  const isLive = place !== undefined && isServed(place);
  useEffect(() => {
    // Not before the field takes what is typed.
    if (isReadOnly || ownId === undefined || $newDuplicate.get() !== ownId) return;
    $newDuplicate.set(null);
    beginChange();
  }, [ownId, isReadOnly]);
  const saved = slugify(slug);
  const holder = saved === '' ? null : slugHolder(saved, world, ownId);
  const isFollowing = place?.status === 'only-here' && slug === opened?.slug;
  const free = holder ? freeSlug(saved, world, ownId) : isFollowing ? props.retitled : '';
  /** What Escape brings back. */
  const before = useRef<Pick<PostForm, 'slug' | 'isSlugOwn'>>(form);
  /** The line that says what the words count as stays until somebody comes back, or what is pressed below would move. */
  const [isTidied, setIsTidied] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div
      // A long address is no reason to be wider than the screen.
      className="slug-field grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2"
      onFocus={({ target }) => {
        if (target.id !== fieldId('slug')) return;
        before.current = form;
        setIsTidied(false);
        setIsOpen(true);
      }}
      onBlur={() => setIsOpen(false)}
    >
      <TextField
        id={fieldId('slug')}
        label={formFields.slug.label}
        value={slug}
        onChange={(value) => onChange({ slug: value })}
        isReadOnly={isReadOnly}
        problem={holder ? slugHolderText(saved, holder) : undefined}
        hint={
          <AddressHint
            isLive={isLive}
            isMoved={saved !== opened?.slug}
            counted={saved !== '' && (isTidied || saved !== slug) ? saved : null}
            rule={fieldHint('slug', form)}
          />
        }
        keys={{
          Enter: endChange,
          Escape: () =>
            onChange({ slug: before.current.slug, isSlugOwn: before.current.isSlugOwn }),
        }}
        onLeave={() => {
          if (saved === slug) return;
          setIsTidied(true);
          onChange({ slug: saved });
        }}
        placeholder={slugMessages.example}
        before={
          <span translate="no">
            <span className="max-md:hidden">{host}</span>
            <span>{postHref('')}</span>
          </span>
        }
        after={
          <Button
            id={changeId}
            disabled={isReadOnly}
            // The field keeps the focus until the press has ended.
            onMouseDown={(event) => event.preventDefault()}
            onClick={isOpen ? endChange : beginChange}
          >
            {isOpen ? slugMessages.done : slugMessages.change}
          </Button>
        }
      />
      {free !== '' && !isReadOnly && (
        <Button
          onClick={() => {
            onChange({ slug: free });
            // The button disappears, so the focus goes to the field that it filled in.
            document.getElementById(fieldId('slug'))?.focus();
          }}
        >
          {slugMessages.use} <Typed>{free}</Typed>
        </Button>
      )}
    </div>
  );
}

/** Whether readers can open the post. */
const isServed = ({ status }: Place) =>
  status === 'none' || status === 'live' || status === 'live-changed' || status === 'live-newer';

interface AddressHintProps {
  isLive: boolean;
  /** Readers know the post by another address. */
  isMoved: boolean;
  /** What the typed words will count as, where that is something else. */
  counted: string | null;
  rule: string | undefined;
}

/** What becomes of an address that is changed; of one that isn't, nobody has to see the rule. */
function AddressHint({ isLive, isMoved, counted, rule }: AddressHintProps) {
  const { live, moves, address } = slugMessages;
  if (isLive && isMoved) return <p className="note">{moves}</p>;
  if (counted !== null) return `${address} ${postHref(counted)}`;
  return <span className="visually-hidden">{isLive ? live : rule}</span>;
}
