/** A free name: the wanted one, or the same with the first free number from 2 on. */
export function freeName(wanted: string, taken: { has: (name: string) => boolean }): string {
  let name = wanted;
  for (let n = 2; taken.has(name); n += 1) name = `${wanted}-${n}`;
  return name;
}
