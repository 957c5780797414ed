export const label = 'Newsletter';
export const get = 'Get our newsletter';
export const whereFrom = (provider: string) =>
  `The form comes from ${provider}, and only once you press.`;
/** Where the form is on a provider’s own page. */
export const elsewhere =
  'An e-mail now and then. You sign up on our e-mail provider’s page, which opens in a new tab.';
