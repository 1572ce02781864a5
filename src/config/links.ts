export const links = {
  shop: { url: 'https://linktr.ee/bodegacatsofnewyork', confirmed: false },
  instagram: { url: 'https://www.instagram.com/bodegacatsofnewyork/', confirmed: true },
  email: { url: 'mailto:hello@bodegacatsofnewyork.com', confirmed: false },
};
