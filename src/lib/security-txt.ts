import { links } from '#src/config/links.ts';
import { securityContact } from '#src/config/security-contact.ts';
import { site } from '#src/config/site.ts';
import { absoluteUrl } from '#src/lib/urls.ts';

/**
 * The text of /.well-known/security.txt (RFC 9116).
 * @param built when the site is built; the text expires `securityContact.validDays` later
 */
export function securityTxt(built: Date): string {
  const expires = new Date(built);
  expires.setUTCDate(expires.getUTCDate() + securityContact.validDays);
  return [
    `Contact: ${links.email.url}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${site.language}`,
    `Canonical: ${absoluteUrl(securityContact.path)}`,
    '',
  ].join('\n');
}
