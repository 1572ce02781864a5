const host = 'https://www.openstreetmap.org';

/** The map as a frame shows it. */
export const mapFrame = `${host}/export/embed.html?bbox=-74.03,40.69,-73.90,40.88&layer=mapnik`;
/** The same place on a page of its own. */
export const mapPage = `${host}/#map=12/40.7850/-73.9650`;
