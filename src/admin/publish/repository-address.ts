/**
 * Owner and repository, where one of the fields holds both, as an address of GitHub or as 'owner/repository'.
 * @returns the same values if none does
 */
export function takenApart<Values extends Readonly<Record<'owner' | 'repository', string>>>(
  values: Values,
): Values {
  for (const text of [values.owner, values.repository]) {
    const [, owner, name] = address.exec(text.trim()) ?? [];
    if (owner && name) return { ...values, owner, repository: name.replace(/\.git$/, '') };
  }
  return values;
}

/** A host has a dot, an owner has none. What follows the repository is one of its pages. */
const address =
  /^(?:(?:https?:\/\/|git@)?[\w-]+(?:\.[\w-]+)+(?::\d+)?[/:])?([\w-]+)\/([\w.-]+)(?:[/?#].*)?$/;
