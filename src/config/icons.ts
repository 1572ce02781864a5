/** One icon as a PNG file, with what `drawIcon` wants to know. */
export interface RasterIcon {
  readonly path: string;
  /** Edge in pixels. */
  readonly size: number;
  readonly headScale: number;
  readonly radius: number;
  /** In the web app manifest: as it is, or to be cut to the system's shape. */
  readonly purpose?: 'any' | 'maskable';
}

/** The icon in the tab. */
export const tabIcon = '/favicon.svg';

/** The brand's sign for engines: a PNG of more than 112 pixels. */
export const logo: RasterIcon = {
  path: '/icon-512.png',
  size: 512,
  headScale: 0.23,
  radius: 14,
  purpose: 'any',
};

/** The icon on an iPhone's home screen, which rounds its corners. */
export const appleIcon: RasterIcon = {
  path: '/apple-touch-icon.png',
  size: 180,
  headScale: 0.23,
  radius: 0,
};

export const rasterIcons: readonly RasterIcon[] = [
  appleIcon,
  { path: '/icon-192.png', size: 192, headScale: 0.23, radius: 14, purpose: 'any' },
  logo,
  { path: '/icon-maskable-512.png', size: 512, headScale: 0.17, radius: 0, purpose: 'maskable' },
];

/** The web app manifest. */
export const manifestPath = '/site.webmanifest';
