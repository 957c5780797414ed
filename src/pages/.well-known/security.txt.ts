import type { APIRoute } from 'astro';
import { site } from '../../config/site';
import { securityTxt } from '../../site/metadata/security-txt';

/** Whom to tell of a weakness, as RFC 9116 has it. */
export const GET: APIRoute = () => new Response(securityTxt(site));
