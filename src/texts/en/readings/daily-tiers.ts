import type { DailyTier } from '../../../readings/types';
/** The day’s weather between a visitor and the calendar. */
export const dailyMessages: Readonly<Record<DailyTier, string>> = {
  'cosmic-alignment':
    'Your birth date and today’s date agree almost completely, and it doesn’t get better than this. So what have you been too shy to ask for: a raise, a dance, the rice recipe your neighbor won’t give to anyone? Ask for it today, out loud. And if they say no, find out when they were born. It may just not be their day.',
  'high-frequency':
    'You and today get along very well, and you’ll have energy left over. Spend it on something that usually gets only the tired end of your day: the language, the drawing, the letter you keep starting at eleven at night. Give it a good hour for once, wide awake. You may be better at it than you’ve been telling people.',
  'harmonious-flow':
    'This is a good, calm day for you, with no big ups or downs. Nobody will make a speech about it. Dinner will be dinner, and someone you like may say something funny while looking for their shoes. Ask people which day of their life they’d want back, and it’s often one like this.',
  'transformation-zone':
    'You and today don’t quite match, so expect a change of plan or two. Leave home early, and don’t fill the whole afternoon. When the first thing goes wrong, you’ll feel your shoulders go up. Let them, and then look at what you’ve been given: a coffee, a bench, forty minutes nobody knows about. You’ve paid more for less.',
  'reflection-time':
    'Today and your birth date have little in common, which makes this a day for rest and thought. Somewhere a stranger is having their perfect day. Let them have it, and lie down for ten minutes with the window open. Two hours later the phone rings. “Did I wake you?” they’ll ask, and you’ll say, “No, no!” like everybody on earth, in the voice of a bear.',
};
