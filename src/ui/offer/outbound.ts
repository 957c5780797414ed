/** The attributes of every link to the affiliate offer: a new tab without opener or referrer. */
export const outbound = {
  target: '_blank',
  rel: 'sponsored nofollow noopener noreferrer',
  referrerPolicy: 'no-referrer',
} as const;
