/**
 * A free name: the wanted one, or the same with the first free number from 2 on.
 * @param reached the number that each wanted name has come to. Whoever names many things in one list, where a name that
 *   is taken stays taken, keeps it from one to the next: else thousands of the same name are counted from 2 each time.
 */
export function freeName(
  wanted: string,
  taken: { has: (name: string) => boolean },
  reached = new Map<string, number>(),
): string {
  let number = reached.get(wanted) ?? 1;
  const name = () => (number === 1 ? wanted : `${wanted}-${number}`);
  while (taken.has(name())) number += 1;
  reached.set(wanted, number);
  return name();
}
