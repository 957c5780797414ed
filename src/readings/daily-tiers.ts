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
    'Your birth date and today’s date agree almost completely, and it doesn’t get better than this. Have you been waiting for a good day to ask for something? Ask. The bus may even come just as you reach the stop, and although that’s only chance, you’re allowed to bow to the other passengers.',
  'high-frequency':
    'Today and you get along very well, and there’s energy to spare. Spend it on people: show your work to somebody whose opinion counts, or write the difficult email. Before you send it, read it once more in the voice of somebody’s grandmother. Then rest a little, even if you aren’t tired.',
  'harmonious-flow':
    'This is a good, even day for you: nothing pushes and nothing pulls. Make a list with four things on it, and there’s a fair chance you’ll cross out three and a half. Keep the evening for someone you can be quiet with.',
  'transformation-zone':
    'You and today don’t quite match, so expect a change of plan or two. Leave early. Keep the afternoon loose, don’t argue with the weather, and if you’ve been meaning to break a habit, try it on a small one today. Sleep on the other side, say, or drink your tea without sugar. By tomorrow you’ll know whether you want the old way back.',
  'reflection-time':
    'Today and your birth date have little in common, which makes this a day for rest and thought. Nothing big is asked of you. Answer the relative who writes in capital letters, take a nap with the window open, and eat something warm. Important news will keep.',
};
