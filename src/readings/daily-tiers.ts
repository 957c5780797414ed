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
    'Your birth date and today’s date agree almost completely, and no result is better than this one. Ask for the thing that you have wanted for weeks. If you have been waiting for a good day to do something, this is the day. If the bus comes just as you reach the stop, enjoy your luck.',
  'high-frequency':
    'Today and you get along very well, and you have plenty of energy. Meet people, show your work to a person who matters and write the difficult email. Read it once more before you send it. Take a short rest in the afternoon, even if you do not feel tired.',
  'harmonious-flow':
    'This is a good, even day for you: nothing hurries you, and nothing stops you. Most things go as you plan them, so make a short list and follow it. In the evening, keep some time for a friend who makes you feel calm.',
  'transformation-zone':
    'You and today do not fit together perfectly, so expect a few changes of plan. Do not plan every hour, and leave extra time. Try to change one habit, such as the way you go to work. By bedtime you will know whether you want the old one back.',
  'reflection-time':
    'Today and your birth date have little in common, which makes this a day for rest and thought. You do not have to do anything big. Answer a message from an older relative, look at some old photographs, and leave big news for tomorrow.',
};
