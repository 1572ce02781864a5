/**
 * Every address outside our own site, once. `npm run launch-check` lists what is `confirmed: false`, because only the
 * owner knows it. Until it is confirmed, the address is one of our own pages or the link hub, never a guess at a page
 * of somebody else.
 */
interface OutboundLink {
  url: string;
  confirmed: boolean;
  /** For the person who launches the site: what stands here, and what is needed. Never shown on the site. */
  note?: string;
}

const linkHub = 'https://linktr.ee/bodegacatsofnewyork';
const petitionPage =
  'https://www.change.org/p/legalize-bodega-cats-and-protect-nyc-s-working-shop-cats';

export const links = {
  linkHub: { url: linkHub, confirmed: true },
  instagram: {
    url: 'https://www.instagram.com/bodegacatsofnewyork/',
    confirmed: false,
    note: 'The founder reported the account suspended on 2025-10-07; check that it is back.',
  },
  bluesky: { url: 'https://bsky.app/profile/bodegacatsofny.bsky.social', confirmed: true },
  petition: { url: petitionPage, confirmed: true },
  petitionUpdate: { url: `${petitionPage}/u/34062491`, confirmed: true },
  petitionReinstateInstagram: {
    url: 'https://www.change.org/p/reinstate-bodegacatsofnewyork-nyc-advocacy-account-suspended-by-meta',
    confirmed: true,
  },
  donation: {
    url: 'https://bodegacatfundraiser.com',
    confirmed: true,
    note: 'The campaign ran to 2025-06-30; whether it still takes gifts was not found.',
  },
  tours: { url: 'https://www.catsabouttowntours.com/', confirmed: true },
  toursInstagram: { url: 'https://www.instagram.com/catsabouttowntours/', confirmed: true },
  tourHistorian: { url: 'https://hatchingcatnyc.com', confirmed: true },
  cityBill: {
    url: 'https://legistar.council.nyc.gov/LegislationDetail.aspx?GUID=F2420981-8792-4A2A-88F3-26E1F754B23C&ID=7732285',
    confirmed: true,
  },
  stateBill: {
    url: 'https://www.nysenate.gov/legislation/bills/2025/A8341',
    confirmed: true,
  },
  flatbushCats: {
    url: 'https://www.flatbushcats.org/',
    confirmed: true,
    note: 'A place to get help, not a partner of ours.',
  },
  feralCatInitiative: {
    url: 'https://www.bideawee.org/programs/feral-cat-initiative/',
    confirmed: true,
    note: 'A place to get help, not a partner of ours.',
  },
  shop: {
    url: linkHub,
    confirmed: false,
    note: 'Leads to the link hub until then. Write the address of the Etsy shop.',
  },
  shopListing: {
    url: linkHub,
    confirmed: false,
    note: 'Where a product without its own listing leads: the link hub until then. Write the address of the Etsy shop.',
  },
  wholesale: {
    url: linkHub,
    confirmed: false,
    note: 'Leads to the link hub until then. Write the address of the wholesale shop.',
  },
  padhome: {
    url: '/contact',
    confirmed: false,
    note: 'Leads to our contact page until then. Write the address of PadHome’s page for owners.',
  },
  pressAssets: {
    url: '/press-kit.zip',
    confirmed: false,
    note: 'Our own archive, made by the build. If there is a folder elsewhere, write its address.',
  },
  email: {
    url: 'mailto:hello@bodegacatsofnewyork.com',
    confirmed: false,
    note: 'No address was found. Confirm that mail to hello@ arrives, or write the right one.',
  },
} as const satisfies Record<string, OutboundLink>;
