/** Not laid out yet. */
export default function VersionsScreen({ id }: { id: string }) {
  return <h1>Versions of {id}</h1>;
}
