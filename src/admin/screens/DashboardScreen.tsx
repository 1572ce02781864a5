/** Not laid out yet. */
export default function DashboardScreen() {
  return <h1>Posts</h1>;
}
