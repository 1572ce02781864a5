import type { APIRoute } from 'astro';
import { paper, yellow } from '#src/art/palette.ts';
import { rasterIcons, tabIcon } from '#src/config/icons.ts';
import { site, siteTexts } from '#src/config/site.ts';

/** The web app manifest: what the site is called and looks like on a home screen. */
export const GET: APIRoute = () =>
  Response.json({
    id: '/',
    start_url: '/',
    scope: '/',
    name: site.name,
    short_name: site.shortName,
    description: siteTexts.description,
    lang: site.language,
    // Many links lead to other sites, so the app needs a back button.
    display: 'minimal-ui',
    theme_color: yellow,
    background_color: paper,
    icons: [
      { src: tabIcon, sizes: 'any', type: 'image/svg+xml' },
      ...rasterIcons.flatMap(({ path, size, purpose }) =>
        purpose ? [{ src: path, sizes: `${size}x${size}`, type: 'image/png', purpose }] : [],
      ),
    ],
  });
