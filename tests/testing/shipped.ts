import { site } from '../../src/config/site';

/** Whether the site has the address that the repository ships. At any other it is an owner's. */
export const isShipped = site.origin === 'https://ninefold.example.com';
