/** One icon as a PNG file, with the arguments of `drawIcon`. */
export interface RasterIcon {
  readonly path: string;
  /** Edge in pixels. */
  readonly size: number;
  readonly headScale: number;
  readonly radius: number;
  /** Only for icons in the web app manifest. A maskable one is cut to the system's shape. */
  readonly purpose?: 'any' | 'maskable';
}

/** The icon in the tab. */
export const tabIcon = '/favicon.svg';

/** The brand's logo for search engines, which want at least 112 pixels. */
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
