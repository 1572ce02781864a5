/** A post with fewer sections has no table of contents. */
const sectionsOfLongPost = 4;

/** A heading of a drawn post: its level, its anchor and its words. */
export interface PostHeading {
  readonly depth: number;
  readonly slug: string;
  readonly text: string;
}

/** What the table of contents of a post lists: its h2 sections; nothing for a short post. */
export function postContents(headings: readonly PostHeading[]): PostHeading[] {
  const sections = headings.filter(({ depth }) => depth === 2);
  return sections.length < sectionsOfLongPost ? [] : sections;
}
