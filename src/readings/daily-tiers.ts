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
    'Your birth date and today’s date agree almost completely, the best result there is. Ask for the thing you have been practicing in the shower, or do what you were saving for a good day: this is one. If the bus comes just as you reach the stop, look as though you had arranged it.',
  'high-frequency':
    'Today and you get along very well, with energy to spare. Say yes to company, write the difficult email, show your work to a person who matters. Before you press send, take out one exclamation point. Drink some water between the coffees.',
  'harmonious-flow':
    'This is a good, even day for you: nothing pushes, and nothing stands in the way. It goes roughly where you point it, so make a short list and follow it. Keep some time toward evening for a friend who walks at your speed.',
  'transformation-zone':
    'You and today are not quite in step, so expect a few changes of plan. Write in pencil and leave extra time. Try one habit the other way around, such as another route or another order; by bedtime you will know whether you want the old one back.',
  'reflection-time':
    'Today and your birth date have little in common, which makes this a day for rest and thought. Nothing large is asked of you. Answer a message from an older relative, look for the photograph you always talk about, and leave big news for tomorrow.',
};
