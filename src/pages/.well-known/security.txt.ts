import type { APIRoute } from 'astro';
import { securityTxt } from '#src/lib/security-txt.ts';

/** Whom to tell about a vulnerability. */
export const GET: APIRoute = () => new Response(securityTxt(new Date()));
