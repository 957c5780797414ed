import type { DigitReadings } from './types';

export interface MonthReading {
  readonly title: string;
  readonly sentence: string;
}

/** The personal month: four weeks of a mood, in a line to put on a calendar. */
export const personalMonthReadings: DigitReadings<MonthReading> = {
  1: {
    title: 'A first page',
    sentence:
      'Call whoever you have been meaning to call, before you know how the sentence begins. It is a short month and it likes verbs.',
  },
  2: {
    title: 'Two cups',
    sentence:
      'Answers come slowly, in somebody else’s handwriting. Leave the second chair free and let a pause run three seconds longer than is comfortable.',
  },
  3: {
    title: 'The open window',
    sentence:
      'Whatever has been a draft since spring reads well enough aloud. Company will turn up, some of it invited.',
  },
  4: {
    title: 'The tool shed',
    sentence:
      'Four weeks for hinges, receipts and the drawer that sticks. Nobody claps, and the drawer opens for years.',
  },
  5: {
    title: 'A side road',
    sentence:
      'The plan has a gap in it about the width of a train ticket. See what is on the far side, with the house keys on a string.',
  },
  6: {
    title: 'The long table',
    sentence:
      'Someone under your roof wants a meal, a ride or a truth told kindly. Give two of the three and let them bring dessert.',
  },
  7: {
    title: 'The corner lamp',
    sentence:
      'Turn down one invitation and read the thing to its last footnote. What you find has been lying there all along, which is slightly annoying.',
  },
  8: {
    title: 'The scales',
    sentence:
      'Name the price and send the bill, then ask what the other side is getting for it. The weights are out on the counter and serve both of you.',
  },
  9: {
    title: 'The box by the door',
    sentence:
      'The borrowed ladder goes home, and so does the book you will never finish. You need the shelf; next month is already on the stairs.',
  },
};
