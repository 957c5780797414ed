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
    'Should the bus pull up just as you reach the stop, look as though you had arranged it. The sky is clear to the horizon and the wind is behind you. Ask for the thing you have been rehearsing in the shower, and wear the coat you save for occasions: this is one.',
  'high-frequency':
    'Bright, with gusts of company. Your phone is full of suggestions; say yes to the second one. You could audition today, or write that tricky email, provided you take out an exclamation point before it goes. Drink some water between the coffees.',
  'harmonious-flow':
    'Leave the umbrella at home. Under light cloud nothing pushes you and nothing pulls, so the day goes roughly where you point it. Run the errands that fit together, pharmacy then post office then pears, and keep a gap toward evening for somebody who walks at your speed.',
  'transformation-zone':
    'The day may rearrange its furniture while you are out, sun and showers taking turns. What you wrote in ink will want editing; pencil does splendidly. Swap one habit for its neighbor, the other mug or the other stairs, and see by bedtime whether you want the old one back.',
  'reflection-time':
    'Fog in the valley, and a kettle for company. The calendar asks nothing large of you, which is a courtesy. Answer the aunt who writes real letters; hunt for the photograph you keep describing to people. Big announcements keep very well until the view comes back.',
};
