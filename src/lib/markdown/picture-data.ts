/** Where Markdown expects an address: after `](`, `](<` and `]: `. */
export const addressPlace = String.raw`(?<=\]\(\s{0,3}<?|\]:[ \t]{0,3}<?)`;

/** Whether a text holds pictures as data, as Markdown that was copied from another program does. */
export const holdsPictures = (markdown: string): boolean =>
  markdown.search(pictureDataInText) !== -1;

/** Pictures that stand in a text as data. */
export const pictureDataInText = new RegExp(
  String.raw`${addressPlace}data:image/[a-z\d+.-]{1,20};base64,[a-z0-9+/=]+(?=[\s)>]|$)`,
  'gi',
);
