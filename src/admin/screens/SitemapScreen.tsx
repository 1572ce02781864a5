/** Not laid out yet. */
export default function SitemapScreen() {
  return <h1>Sitemap</h1>;
}
