import { checkMessages } from '#src/admin/editor/later-words.ts';
import type { checklistMessages } from '#src/admin/editor/later-words.ts';
import { dataUrlBytes } from '#src/admin/model/cover-address.ts';
import { missingFields, postOf } from '#src/admin/model/form.ts';
import { fieldName, inFormOrder, isEdited, lostCategory } from '#src/admin/model/form-fields.ts';
import type { EditedField, PostForm } from '#src/admin/model/form-fields.ts';
import { freeSlug, newPostId, slugHolder, slugHolderText } from '#src/admin/model/slug-holders.ts';
import type { SlugWorld } from '#src/admin/model/slug-holders.ts';
import { withPlainLineEnds } from '#src/admin/visual/source-lines.ts';
import { sizeText } from '#src/admin/shell/size-text.ts';
import { site } from '#src/config/site.ts';
import { canBeDrawn } from '#src/lib/markdown/drawing-work.ts';
import { excerptOf, textFacts } from '#src/admin/editor/text-facts.ts';
import type { TextFacts, TextPlace } from '#src/admin/editor/text-facts.ts';
import { publishProblems } from '#src/lib/post-files/publish-problems.ts';
import { findPost, postHref, postNameIn } from '#src/lib/posts/find.ts';
import { postFields } from '#src/lib/posts/post.ts';
import type { FieldName, Post } from '#src/lib/posts/post.ts';
import { slugify, slugOrFallback } from '#src/lib/posts/slug.ts';
import { capitalize } from '#src/lib/text.ts';
import { isExternal } from '#src/lib/urls.ts';

/** What a fact asks for: the website or the browser refuses it, somebody should look at it, or nothing. */
type CheckKind = keyof typeof checklistMessages.groups;

/** One fact of a post. */
export interface Check {
  readonly kind: CheckKind;
  /** Name of its field. */
  readonly label: string;
  /** Where it leads to; null for what the editor has no field for. */
  readonly field: EditedField | null;
  /** Where it stands in the text. */
  readonly place?: TextPlace | undefined;
  /** The writer's own words that it is about. */
  readonly typed?: string | undefined;
  readonly text: string;
  /** What the website would refuse: its field says it too. */
  readonly isRefused?: boolean;
}

/**
 * Everything that is known of a post as it stands in the fields, in their order.
 * @param opened the edited post; undefined for a new one
 */
export function postChecks(form: PostForm, opened: Post | undefined, world: SlugWorld): Check[] {
  const missing = missingFields(form).map(({ field }) =>
    check('mend', field, checkMessages.needed),
  );
  const isMissing = (name: FieldName) => missing.some(({ field }) => field === name);
  const slug = slugOrFallback(form.slug, form.title);
  const post = postOf(form, opened?.id ?? newPostId(slug, world, new Set()), opened);
  const refused = inFormOrder(publishProblems({ ...post, isPublished: true }))
    .filter(({ field }) => !isMissing(field))
    .map(({ field, problem }) => ({
      ...check('mend', field, `${checkMessages.forWebsite} ${problem}`),
      isRefused: true,
    }));
  const isFine = (field: FieldName) =>
    !isMissing(field) && refused.every((one) => one.field !== field);
  const { title, excerpt } = postFields;
  const { upTo, between } = checkMessages;
  const lengths = [
    isFine('title') && check('fine', 'title', upTo(post.title.length, title.most)),
    isFine('excerpt') &&
      check('fine', 'excerpt', between(post.excerpt.length, excerpt.least, excerpt.most)),
  ].filter((one) => one !== false);
  const facts = isMissing('content') ? null : factsOf(form);
  return [
    ...missing,
    ...refused,
    ...categoryChecks(form),
    ...(isMissing('title') ? [] : [addressCheck(form, opened, world)]),
    ...lengths,
    ...(facts ? [...headingChecks(facts), ...pictureChecks(facts)] : []),
    ...(facts ? linkChecks(facts, world) : []),
    ...(facts ? [weight(form)] : []),
  ];
}

/** What the website would refuse, by field. */
export const remarksOf = (checks: readonly Check[]): Partial<Record<FieldName, string>> =>
  Object.fromEntries(
    checks.flatMap(({ field, text, isRefused }) => (isRefused && field ? [[field, text]] : [])),
  );

/** An excerpt for a post that has none, of the beginning of its text; '' where that has no words. */
export function proposedExcerpt(form: PostForm): string {
  if (form.excerpt.trim() !== '') return '';
  const facts = factsOf(form);
  return facts ? excerptOf(facts) : '';
}

/**
 * The address of a corrected title, where a post still has the one of the title that it was saved with; '' where there is
 * nothing to propose.
 */
export function proposedSlug(
  { title, slug }: PostForm,
  opened: Post | undefined,
  world: SlugWorld,
): string {
  const made = slugify(title);
  const isOfTitle = slug === opened?.slug && slug === slugify(opened.title);
  return isOfTitle && made !== '' && made !== slug ? freeSlug(made, world, opened.id) : '';
}

/** null of a text that can't be drawn: it would keep its reader here busy too, and the website refuses it. */
function factsOf({ content }: PostForm): TextFacts | null {
  const text = withPlainLineEnds(content);
  return canBeDrawn(text) ? textFacts(text) : null;
}

const check = (kind: CheckKind, field: FieldName, text: string, more: Partial<Check> = {}) => ({
  kind,
  field: isEdited(field) ? field : null,
  label: fieldName(field),
  text,
  ...more,
});

/** What saving changes though nobody chose it. */
function categoryChecks(form: PostForm): Check[] {
  const lost = lostCategory(form);
  if (lost === null) return [];
  return [
    check('mend', 'category', checkMessages.becomes(capitalize(lost.from), capitalize(lost.to))),
  ];
}

function addressCheck(form: PostForm, opened: Post | undefined, world: SlugWorld): Check {
  const slug = slugOrFallback(form.slug, form.title);
  const holder = slugHolder(slug, world, opened?.id);
  if (holder !== null) return check('mend', 'slug', slugHolderText(slug, holder));
  return check('fine', 'slug', checkMessages.free(postHref(slug)));
}

/** A page's title is its first heading, so a text begins with the second step. */
function headingChecks({ headings }: TextFacts): Check[] {
  const found = headings.flatMap(({ depth, words, ...place }, index) => {
    const wanted = (headings[index - 1]?.depth ?? 1) + 1;
    if (depth <= wanted) return [];
    const text = checkMessages.leavesOut(depth, wanted);
    return [check('look', 'content', text, { place, typed: words })];
  });
  if (found.length > 0 || headings.length === 0) return found;
  return [check('fine', 'content', checkMessages.headings(headings.length))];
}

function pictureChecks({ pictures }: TextFacts): Check[] {
  const look = (text: string, place: TextPlace) => check('look', 'content', text, { place });
  const found = pictures.flatMap(({ alt, isCaptionLost, ...place }, index) => [
    ...(alt.trim() === '' ? [look(checkMessages.undescribed(index + 1), place)] : []),
    ...(isCaptionLost ? [look(checkMessages.captionLost(index + 1), place)] : []),
  ]);
  if (found.length > 0 || pictures.length === 0) return found;
  return [check('fine', 'content', checkMessages.described(pictures.length))];
}

function linkChecks({ links }: TextFacts, world: SlugWorld): Check[] {
  // Until the website's posts are known, nobody knows which are missing.
  if (world.builtIn.length === 0) return [];
  const toPosts = links.flatMap(({ url, ...place }) => {
    const name = isExternal(url) ? null : postNameIn(new URL(url, site.url).pathname);
    return name === null ? [] : [{ url, place, name }];
  });
  const found = toPosts.flatMap(({ url, place, name }) => {
    const text = missedBy(name, world);
    return text === null ? [] : [check('look', 'content', text, { place, typed: url })];
  });
  if (found.length > 0 || toPosts.length === 0) return found;
  return [check('fine', 'content', checkMessages.linked(toPosts.length))];
}

/** Who doesn't find a post under a name in an address; null if everybody does. */
function missedBy(name: string, world: SlugWorld): string | null {
  if (findPost(world.builtIn, name)) return null;
  if (findPost(world.local, name)) return checkMessages.onlyHere;
  const holder = slugHolder(name, world);
  return holder?.kind === 'redirect' ? null : checkMessages.noPost;
}

/** How much text and pictures there are, as stored. */
function weight({ content, images, coverImage }: PostForm): Check {
  const pictures = [coverImage, ...images].filter((url) => url.startsWith('data:'));
  const bytes = pictures.reduce((sum, url) => sum + dataUrlBytes(url), 0);
  const text = new TextEncoder().encode(content).length;
  const said = checkMessages.weighs(sizeText(text), bytes === 0 ? null : sizeText(bytes));
  return { ...check('fine', 'content', said), label: checkMessages.weight };
}
