export const contents = 'Contents';
export const after = 'After the guide';

/** What the ways on from the guide lead to, by the id of the page. */
export const waysOn = {
  'by-hand': 'With your own envelope. We check every sum.',
  profile: 'All of your numbers, on one page you can print.',
  'blind-test': 'Would you know your own reading? Ten rounds.',
};
export const back = 'Back to everything here';

export const ownPage =
  'To print the whole guide, or if you can’t see it above, open it on [a page of its own](page:guide).';
