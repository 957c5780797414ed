export const caption =
  'Three passages a round, and one of them was written for a number of yours. Which?';
export const submit = 'Start the test';
export const copyLink = 'Copy a link for a friend';
export const aboutYou = 'A test about you, for a friend';
export const orLetSomebody =
  'Or let somebody who knows you answer for you. The link has your first name and eight numbers in it, and not your birth date.';

export const loading = 'Getting the passages…';
export const failed = 'We couldn’t load the passages. Your answers so far are still there.';

/** What a friend is asked who opens somebody’s link. */
export const invitation = (name: string) => ({
  heading: `Which of these is ${name}?`,
  text: `${name} would like to know whether you’d recognize them. You’ll get ten rounds of three short passages. In each round one comes from ${name}’s numerology reading, and the other two belong to somebody else’s numbers. Choose the one that’s ${name}. You won’t hear how you’re doing until the end.`,
  promise: `Your answers stay in this browser. None reaches a server, or ${name}, unless you send it yourself.`,
});
export const decline = 'I’d rather test myself';
