import type { APIRoute } from 'astro';
import { icon } from '../art/icon';

/** The site's icon: the figure of nine on the night. */
export const GET: APIRoute = () =>
  new Response(icon(), { headers: { 'Content-Type': 'image/svg+xml' } });
