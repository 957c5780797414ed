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
    'Your birth date and today’s date agree almost completely, and it doesn’t get better than this. If you’ve been waiting for a good day to make a certain phone call, make it. The bus may even come just as you reach the stop. That’s only chance, of course, but you can still bow to the driver.',
  'high-frequency':
    'You and today get along very well, and you’ll have energy left over. Spend it on people: show your work to somebody whose opinion counts, or write the difficult email. Before you send it, read it aloud the way a kind grandmother would, and take out whatever she wouldn’t say.',
  'harmonious-flow':
    'This is a good, calm day for you, with no big ups or downs. Make a list with four things on it, and there’s a fair chance you’ll cross out three and a half. Keep the evening for someone you can be quiet with.',
  'transformation-zone':
    'You and today don’t quite match, so expect a change of plan or two. Leave home early, and don’t fill the whole afternoon. It’s also a good day to do some small thing differently: drink your tea without sugar, say, or sleep on the other side of the bed. By tomorrow you’ll know whether you want the old way back.',
  'reflection-time':
    'Today and your birth date have little in common, which makes this a day for rest and thought. Nothing big is asked of you. Answer the relative who writes in capital letters, take a nap with the window open, and eat something warm. Big decisions will still be there tomorrow.',
};
