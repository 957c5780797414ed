/** The five tiers of a Decoder score, best first. */
export type DailyTier =
  | 'cosmic-alignment'
  | 'high-frequency'
  | 'harmonious-flow'
  | 'transformation-zone'
  | 'reflection-time';

/** The day’s weather between a visitor and the calendar. */
export const dailyMessages: Readonly<Record<DailyTier, string>> = {
  'cosmic-alignment':
    'Your birth date and today’s date agree almost completely, and it doesn’t get better than this. So what have you been too shy to ask for: a raise, a dance, the rice recipe your neighbor won’t give to anyone? Ask for it today, out loud. And if they say no, find out when they were born. It may just not be their day.',
  'high-frequency':
    'You and today get along very well, and you’ll have energy left over. Spend some of it on a person who’s run out: the young father on the bus, say, with a baby, three bags and one free finger. Take two bags. The baby will stare at you all the way to their door, and then, after long thought, give you its cookie. It’s a great honor, and very wet.',
  'harmonious-flow':
    'This is a good, calm day for you, with no big ups or downs. Nobody will make a speech about it. Dinner will be dinner, and someone you like may say something funny while looking for their shoes. Ask people which day of their life they’d want back, and it’s often one like this.',
  'transformation-zone':
    'You and today don’t quite match, so expect a change of plan or two. Leave home early, and don’t fill the whole afternoon. If you do miss your train, look around: at the end of the platform there may be a man with a trumpet who knows only one song, and plays it as if his wife were listening. You’d have missed him.',
  'reflection-time':
    'Today and your birth date have little in common, which makes this a day for rest and thought. Somewhere a stranger is having their perfect day. Let them have it, and lie down for ten minutes with the window open. Two hours later the phone rings. “Did I wake you?” they’ll ask, and you’ll say, “No, no!” like everybody on earth, in the voice of a bear.',
};
