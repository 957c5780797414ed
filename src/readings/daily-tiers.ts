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
    'Your birth date and today’s date agree almost completely, and it doesn’t get better than this. So what have you been too shy to ask for? Ask for it today, out loud. And if every traffic light turns green for you on the way, that’s only chance, of course, but you may wave like a king.',
  'high-frequency':
    'You and today get along very well, and you’ll have energy left over. Spend some of it on a person who’s run out: the young father on the bus, say, with a baby, three bags and one free finger. Press the button for him, and carry two bags to his door. The baby will stare at you all the way, as if you were somebody famous. Today you nearly are.',
  'harmonious-flow':
    'This is a good, calm day for you, with no big ups or downs. Nobody will make a speech about it. Dinner will be dinner, and someone you like may say something funny while looking for their shoes. Ask people which day of their life they’d want back, and it’s often one like this.',
  'transformation-zone':
    'You and today don’t quite match, so expect a change of plan or two. Leave home early, and don’t fill the whole afternoon. If you do miss your train, look around: at the end of the platform there may be a man with a trumpet who knows only one song, and plays it as if his wife were listening. You’d have missed him.',
  'reflection-time':
    'Today and your birth date have little in common, which makes this a day for rest and thought. Somewhere a stranger is having their perfect day, and you can let them have it. Yours is for a nap with the window open, for answering the relative who writes in capital letters, and for something warm in a bowl. Big decisions will still be there tomorrow.',
};
