/** What a picture of any page says where it failed to load. */
export const pictureMessages = {
  notAvailable: 'Image not available',
  /** A blog cover that fails is replaced by this picture. */
  placeholder: '/art/placeholder.svg',
} as const;

/** What an island says when it can't work. */
export const islandMessages = {
  notLoaded: 'This part of the page could not load.',
  crashed: 'Something went wrong',
  reload: 'Reload page',
} as const;

/** What a Copy button says. */
export const clipboardMessages = {
  copied: 'Copied to clipboard!',
  failed: 'Failed to copy to clipboard',
} as const;

/** The home page's pictures, which the administrator can exchange. */
export const imageTileMessages = {
  successTitle: 'Success',
  updated: 'Image updated successfully',
  notAnImage: 'That file is not a picture. Choose a PNG, JPG, GIF or WebP file.',
  unreadable: 'That picture could not be read. Choose it again, or try another one.',
} as const;

/** The list of press coverage. */
export const newsMessages = {
  empty: 'No articles found in this category',
} as const;

/** The blog's list and its search. */
export const blogMessages = {
  title: 'Blog',
  headline: 'The Blog',
  lead: 'Stories of New York’s store cats, the law that can’t decide about them, and the people who feed them.',
  featured: 'Featured post',
  featuredChip: 'Featured',
  list: 'All stories',
  /** Before the term, in the heading above the results. */
  results: 'Results for',
  /** 'page 2 of 7' */
  page: 'page',
  pageOf: 'of',
  search: 'Search the blog',
  searchHint: 'Title, word or author',
  onePost: 'post',
  manyPosts: 'posts',
  /** Between the number of posts and the term. */
  found: 'found for',
  /** After the number of posts, while texts are still loading. */
  soFar: 'so far.',
  loading: 'Loading posts…',
  stillLooking: 'Still looking through the texts…',
  failed: 'The posts could not be loaded. Check your connection, then try again.',
  textsFailed:
    'Some texts could not be searched, so posts may be missing here. Check your connection, then try again.',
  retry: 'Try again',
  retrying: 'Trying again…',
  /** Chips on cards. */
  localPost: 'Only in this browser',
  /** A copy of a built-in post, which may have the same text. */
  changedPost: 'Your copy in this browser',
  scheduled: 'Scheduled',
  pages: 'Pages of the blog',
  previous: 'Previous',
  next: 'Next',
} as const;

/** Where a search leaves no post, in the blog's list and the admin's. */
export const noPostsMessages = {
  title: 'No posts found',
  hint: "Try adjusting your search to find what you're looking for.",
} as const;

/** A post's page, around the text. */
export const postMessages = {
  back: 'Back to All Posts',
  published: 'Published on',
  /** Before the day of a later change. */
  updated: 'Updated',
} as const;

/** What stands above a post that differs from what everybody else sees. */
export const localPostMessages = {
  local: 'Only in this browser, not public yet',
  changed: 'Changed in this browser only',
  /** The text here is what was last sent to the website, or taken from it. */
  sent: 'Sent to the website, not public yet',
  same: 'As on the website, or on its way there',
  /** Where the list of published posts doesn't come: true of both. */
  unsure: 'This version is only in this browser',
  /** After one of these, before a day to come. */
  scheduled: 'Scheduled for',
  edit: 'Edit',
} as const;

/** What a post's text says in its own words to those who don't see it. */
export const markdownMessages = {
  table: 'Table',
  code: 'Code',
  done: 'Done',
  notDone: 'Not done',
  /** In place of a text that would keep the page busy for many seconds. */
  tooMuch:
    'This text can’t be shown: it is too long, or too many marks, quotes or lists are close together or inside each other. Nothing of it is lost. It will show once it is shorter or simpler.',
} as const;

/** The page of a post that isn't there. */
export const postNotFoundMessages = {
  title: 'Blog Post Not Found',
  text: "Sorry, the blog post you're looking for doesn't exist or has been removed.",
  back: 'Back to Blog',
  browse: 'Browse All Blog Posts',
} as const;

/** The page of any other address that leads nowhere. */
export const notFoundMessages = {
  headline: 'Oops! This page is hiding like a shy bodega cat',
  home: 'Return Home',
} as const;
