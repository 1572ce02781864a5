const seenOverHttp = [
  'barksinc.com',
  'catdailynews.com',
  'mentalfloss.com',
  'nycacc.org',
  'refugechatsverdun.com',
  'themidtowngazette.com',
  'www.allforanimalstv.com',
  'www.amny.com',
  'www.nyc.gov',
  'www.padoniavets.com',
  'www.pressreader.com',
  'www.sciencedaily.com',
  'www.wnyc.org',
];

/**
 * Hosts whose pages our sources were read from over http. The site links everything over https, and nobody has seen
 * these pages answer there, so `npm run launch-check` asks for a look.
 */
export const encryptedHosts = seenOverHttp.map((name) => ({
  name,
  confirmed: false,
  note: 'Its pages were seen over http but are linked over https: open one of them over https once.',
}));
