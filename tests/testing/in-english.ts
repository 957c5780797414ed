import { LANGUAGE } from '#texts/language';

/** Whether the site is in English, whose words the specification fixes. Any other language has its own. */
export const isInEnglish = LANGUAGE === 'en';
