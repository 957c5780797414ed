import { savedPeople } from './person-record';

/**
 * An inline script that runs before first paint. It tells the styles whether somebody is kept, so that
 * space is reserved for them and nothing below shifts.
 */
export const reserveSpaceForPeople = [
  'try{',
  `if(localStorage.getItem("${savedPeople.key}")?.length>2)`,
  'document.documentElement.dataset.people=""',
  '}catch{}',
].join('');
