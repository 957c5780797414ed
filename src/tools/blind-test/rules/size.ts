/** How many rounds a test has. */
export const ROUNDS = 10;

/** How many passages a round has. One of them is the person's own. */
export const CHOICES = 3;
