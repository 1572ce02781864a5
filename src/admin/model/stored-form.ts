import { isRecord, ownField } from '#src/lib/foreign.ts';
import { writtenFields } from '#src/admin/model/form.ts';
import type { PostForm } from '#src/admin/model/form.ts';

const textNames = [...writtenFields, 'coverImage', 'coverAlt'] as const;

const switchNames = [
  'isFeatured',
  'isSlugOwn',
  'isReadTimeOwn',
] as const satisfies readonly (keyof PostForm)[];

/**
 * Reads stored fields of the editor, which anybody may have written. A missing field is empty, because an older version
 * of the editor may not have had it. Never throws.
 * @returns null if it is no form or a field has the wrong type; such data is damaged and stays as it is
 */
export function storedForm(value: unknown): PostForm | null {
  if (!isRecord(value)) return null;
  const texts = fields(value, textNames, '', isText);
  const switches = fields(value, switchNames, false, isSwitch);
  const images = ownField(value, 'images') ?? [];
  if (!texts || !switches || !Array.isArray(images) || !images.every(isText)) return null;
  return { ...texts, ...switches, images };
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isSwitch = (value: unknown): value is boolean => typeof value === 'boolean';

/** Fields of one type, with defaults for missing ones; null if one has another type. */
function fields<Name extends string, Value>(
  form: Record<string, unknown>,
  names: readonly Name[],
  missing: Value,
  isValue: (value: unknown) => value is Value,
): Record<Name, Value> | null {
  const found = names.map((name) => [name, ownField(form, name) ?? missing] as const);
  return found.every(([, value]) => isValue(value))
    ? (Object.fromEntries(found) as Record<Name, Value>)
    : null;
}
