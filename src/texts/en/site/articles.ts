export const tryIt = 'Try it yourself';
export const readOn = 'Read on';
export const backToAll = 'Back to all articles';
export const backToBlog = 'Back to Blog';
export const inThisArticle = 'In this article';
export const linkToSection = 'Link to this section';

/** Before a date. */
export const lastReviewed = 'Last reviewed';
