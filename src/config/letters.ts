/** Where a person finds out who represents them. Until an address is confirmed, the page says what to search for. */
interface MemberFinder {
  url: string;
  confirmed: boolean;
  /** For the person who launches the site. Never shown. */
  note: string;
}

/** The Council’s and the Assembly’s own page on which one finds one’s member. */
export const memberFinders: Record<'council' | 'assembly', MemberFinder> = {
  council: {
    url: '/letters#council',
    confirmed: false,
    note: 'The page says what to search for until then. No source of ours names the City Council’s page that finds a member, and an address is never guessed: write it here once you have seen it.',
  },
  assembly: {
    url: '/letters#assembly',
    confirmed: false,
    note: 'The page says what to search for until then. No source of ours names the State Assembly’s page that finds a member, and an address is never guessed: write it here once you have seen it.',
  },
};
