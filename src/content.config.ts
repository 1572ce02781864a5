import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { jsonList } from '#src/integrations/json-list.ts';
import { careTypeSchema } from '#src/schemas/care-type.ts';
import { catProfileSchema } from '#src/schemas/cat.ts';
import { postSchema } from '#src/schemas/post.ts';
import { pressArticleSchema, pressQuoteSchema, publicationSchema } from '#src/schemas/press.ts';
import { productSchema } from '#src/schemas/product.ts';
import { tourSchema } from '#src/schemas/tour.ts';

/** Where each collection is read from and what its entries must look like. */
export const collections = {
  'care-types': defineCollection({
    loader: jsonList('src/content/care-types.json'),
    schema: careTypeSchema,
  }),
  cats: defineCollection({ loader: jsonList('src/content/cats.json'), schema: catProfileSchema }),
  posts: defineCollection({
    loader: glob({ pattern: '*.{md,mdx}', base: 'src/content/posts' }),
    schema: postSchema,
  }),
  'press-articles': defineCollection({
    loader: jsonList('src/content/press-articles.json'),
    schema: pressArticleSchema,
  }),
  'press-quotes': defineCollection({
    loader: jsonList('src/content/press-quotes.json'),
    schema: pressQuoteSchema,
  }),
  products: defineCollection({
    loader: jsonList('src/content/products.json'),
    schema: productSchema,
  }),
  publications: defineCollection({
    loader: jsonList('src/content/publications.json'),
    schema: publicationSchema,
  }),
  tours: defineCollection({ loader: jsonList('src/content/tours.json'), schema: tourSchema }),
};
