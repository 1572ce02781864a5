import { builtInCover } from '#src/lib/posts/cover.ts';
import type { Post } from '#src/lib/posts/post.ts';
import { publicReadingTime } from '#src/lib/posts/reading-time.ts';
import type { PostFrontMatter } from '#src/schemas/post.ts';

/** Turns a built-in post (a file's name, text and front matter) into the shape that all posts share. */
export function builtInPost(slug: string, body: string, data: PostFrontMatter): Post {
  return {
    id: data.id,
    slug,
    title: data.title,
    excerpt: data.excerpt,
    author: data.author,
    date: data.date,
    ...(data.lastUpdated !== undefined && { lastUpdated: data.lastUpdated }),
    category: data.category,
    tags: data.tags,
    readTime: publicReadingTime(data.readTime, body),
    coverImage: builtInCover(slug),
    coverAlt: data.cover.alt,
    isFeatured: data.isFeatured,
    content: body,
  };
}
