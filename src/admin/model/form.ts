import { editedFields, formFields, isEdited } from '#src/admin/model/form-fields.ts';
import type { EditedField, PostForm } from '#src/admin/model/form-fields.ts';
import { splitPictures } from '#src/admin/model/in-text.ts';
import { isRecord, ownField } from '#src/lib/foreign.ts';
import { fieldNames, postFields } from '#src/lib/posts/post.ts';
import type { Post, PostField } from '#src/lib/posts/post.ts';
import { publicReadTime } from '#src/lib/posts/read-time.ts';

/** Something for each field of the editor, in the order in which posts are stored. */
const forEach = <Value>(make: (field: EditedField) => Value) =>
  Object.fromEntries(fieldNames.filter(isEdited).map((field) => [field, make(field)]));

/** Every field blank. */
export const blankForm = {
  ...forEach((field) => (postFields[field].kind === 'yesNo' ? false : '')),
  images: [],
  isSlugOwn: false,
  isReadTimeOwn: false,
  isCategoryKept: false,
} as unknown as PostForm;

/** The fields of a new post: today as 'Month D, YYYY', the brand as the author, everything else blank. */
export const emptyForm = (today: Date): PostForm => ({
  ...blankForm,
  ...forEach((field) => formFields[field].begin?.(today) ?? blankForm[field]),
});

/** The fields of a stored or built-in post. Its slug no longer follows the title. */
export const formOf = (post: Post): PostForm => ({
  ...blankForm,
  ...forEach((field) => formFields[field].show?.(post) ?? post[field] ?? blankForm[field]),
  images: splitPictures(post.content).images,
  isSlugOwn: true,
  isReadTimeOwn: post.readTime !== publicReadTime('', post.content),
});

/**
 * The post that a form is saved as, blank fields by their fallbacks.
 * @param id never changes once a post has it
 * @param base the post that was opened, whose avatar and dates stay
 */
export function postOf(form: PostForm, id: string, base?: Post): Post {
  const saved = forEach((field) => {
    const { save } = formFields[field];
    return save ? save(form, base) : asTyped(form, field);
  });
  return { id, ...saved, lastUpdated: base?.lastUpdated } as Post;
}

function asTyped(form: PostForm, field: EditedField) {
  const typed = form[field];
  if (typeof typed === 'boolean') return typed;
  const { fallback }: PostField = postFields[field];
  return typed.trim() || fallback;
}

/** Whether nobody typed anything; what we fill in ourselves doesn't count. */
export const isFormEmpty = (form: PostForm): boolean =>
  editedFields.every((field) => {
    const isOurs = formFields[field].begin !== undefined || (field === 'slug' && !form.isSlugOwn);
    const typed = form[field];
    return isOurs || typeof typed === 'boolean' || typed.trim() === '';
  });

/** The required fields that hold nothing but blanks, each with what is said then, the first to be named first. */
export const missingFields = (form: PostForm): { field: EditedField; problem: string }[] =>
  editedFields.flatMap((field) => {
    const { required } = formFields[field];
    const isBlank = String(form[field]).trim() === '';
    return required !== undefined && isBlank ? [{ field, problem: required }] : [];
  });

/** Whether two forms hold the same, including pictures. */
export function sameForm(a: PostForm, b: PostForm): boolean {
  const { images: _, ...rest } = a;
  const fields = Object.keys(rest) as (keyof typeof rest)[];
  return sameImages(a, b) && fields.every((field) => rest[field] === b[field]);
}

/** Whether the editor shows the same of two posts. Posts with different texts are told apart by them alone. */
export const samePost = (a: Post, b: Post): boolean =>
  a.content === b.content && sameForm(formOf(a), formOf(b));

const sameImages = ({ images }: PostForm, { images: others }: PostForm) =>
  images.length === others.length && images.every((image, place) => image === others[place]);

/** Whether a form, without a text or with the same, says nothing that another one doesn't say too, which says more. */
export function isHeldBy(form: PostForm, whole: PostForm): boolean {
  const isBare = form.content.trim() === '' && whole.content.trim() !== '';
  const isSameText = form.content === whole.content && sameImages(form, whole);
  if (!isBare && (!isSameText || sameForm(form, whole))) return false;
  const follows = ['content', 'images', ...(form.isReadTimeOwn ? [] : ['readTime'])];
  return (Object.keys(form) as (keyof PostForm)[]).every(
    (field) => follows.includes(field) || ['', false, whole[field]].includes(form[field]),
  );
}

/**
 * Reads stored fields of the editor, which anybody may have written. A missing field is empty, because an older version
 * of the editor may not have had it. Never throws.
 * @returns null if it is no form or a field has the wrong type; such data is damaged and stays as it is
 */
export function storedForm(value: unknown): PostForm | null {
  if (!isRecord(value)) return null;
  const found = Object.fromEntries(
    Object.entries(blankForm).map(([name, missing]): [string, unknown] => [
      name,
      ownField(value, name) ?? missing,
    ]),
  );
  const isWhole = Object.entries(blankForm).every(([name, missing]) => {
    const field = found[name];
    return Array.isArray(missing)
      ? Array.isArray(field) && field.every((image) => typeof image === 'string')
      : typeof field === typeof missing;
  });
  return isWhole ? (found as unknown as PostForm) : null;
}
