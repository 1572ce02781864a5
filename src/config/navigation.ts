/** Where a link of the header or footer goes. `outbound` names an entry of `config/links.ts`. */
export type NavigationItem =
  { name: string; href: string } | { name: string; outbound: 'shop' | 'instagram' | 'email' };

/** Header navigation; the external Shop link stands beside it. */
export const headerNavigation = [
  { name: 'Home', href: '/' },
  { name: 'About', href: '/about' },
  { name: 'News', href: '/news' },
  { name: 'Blog', href: '/blog' },
  { name: 'Contact', href: '/contact' },
] as const;

/** Footer columns. */
export const footerColumns: readonly { heading: string; items: readonly NavigationItem[] }[] = [
  {
    heading: 'Pages',
    items: [
      { name: 'Home', href: '/' },
      { name: 'About', href: '/about' },
      { name: 'News', href: '/news' },
      { name: 'Blog', href: '/blog' },
      { name: 'The Cats', href: '/cats' },
      { name: 'Press Kit', href: '/presskit' },
    ],
  },
  {
    heading: 'Actions',
    items: [
      { name: 'The Petition', href: '/petition' },
      { name: 'Partnerships', href: '/partnerships' },
      { name: 'PadHome Vet Care', href: '/padhome-partnership' },
      { name: 'Tours', href: '/tours' },
      { name: 'Shop', outbound: 'shop' },
    ],
  },
  {
    heading: 'Contact Us',
    items: [
      { name: 'Contact', href: '/contact' },
      { name: 'E-mail', outbound: 'email' },
      { name: 'Instagram', outbound: 'instagram' },
      { name: 'Privacy', href: '/privacy' },
    ],
  },
];

/** Pages for those who come with a need, in a row of their own below the columns. A new one is a line here. */
export const footerGuides = [
  { name: 'An inspector wrote me up', href: '/store-owners' },
  { name: 'The bills on one page', href: '/bills' },
  { name: 'Two letters to send', href: '/letters' },
  { name: 'Where the law stands', href: '/petition#law' },
  { name: 'A cat is missing', href: '/missing-cat' },
  { name: 'For reporters', href: '/presskit#reporters' },
  { name: 'The fund of 2025', href: '/fundraiser' },
  { name: 'The tour sheet', href: '/tours/sheet' },
] as const;

/** The pages above a post. */
export const wayToPosts = [
  { name: 'Home', href: '/' },
  { name: 'Blog', href: '/blog' },
] as const;

/** The footer's sentence about storage, above a link to `/privacy`. */
export const cookieSentence = 'This site uses cookies or similar storage in your browser.';
