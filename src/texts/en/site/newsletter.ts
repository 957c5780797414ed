export const label = 'Newsletter';
export const get = 'Get our newsletter';
export const whereFrom = (provider: string) =>
  `The form comes from ${provider}, and only once you press.`;
