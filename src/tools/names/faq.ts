import type { FaqItem } from '../../ui/page/Faq';

/** The questions under the comparison of names. */
export const namesFaq: readonly FaqItem[] = [
  {
    question: 'Does marriage change my numbers?',
    answer:
      'It changes the ones made from your letters, if your name changes. A new last name can move Destiny, Soul Urge, Personality and Hidden Passion, and through Destiny your Maturity. The Name Number comes from the first name alone, so it stays. So does your Life Path, which is your birth date [added up](page:home). Most schools read a married name as a coat: it’s what people see now, and you’re still the one inside.',
  },
  {
    question: 'Should I count my middle name?',
    answer:
      'Count it if it’s on your birth certificate, because Destiny is read from the whole name. If you never use it, compare the name with it and without it, and look at the rows that move. An initial counts as the one letter it is. Harry S. Truman’s middle name was the letter S and nothing else, so it adds 1 and no mystery.',
  },
  {
    question: 'Can I choose a baby’s name with this?',
    answer:
      'Sure, and it’s a nice way to spend an evening. Type the last name with each first name you’re considering, up to four at a time, and see what each would bring along. Add the due date if you’re feeling brave. But call the names up the stairs first, and check the initials. No number makes up for a name that has to be spelled out every time.',
  },
  {
    question: 'Can a different spelling bring me luck?',
    answer:
      'We can’t promise you that, and neither can anybody who charges for it. A new letter gives you a new sum, and that’s all it’s sure to do: Kate with a K comes to [1](page:numbers/1), and Cate with a C to [11](page:numbers/11). If you like how it looks, go ahead and sign with it. If somebody offers to repair your name for money, keep both.',
  },
  {
    question: 'What’s the bridge to the Life Path?',
    answer:
      'It’s the distance between two single digits: your Life Path, which comes from your birth date, and the Destiny of a name. A Life Path of 3 and a Destiny of 7 are 4 apart. Master numbers are brought to one digit first, so 11 counts as 2 here. A bridge of 0 means they come to the same digit, and a long one only means they’re far apart. How well two numbers get along is another question, for [the table of pairs](page:pairs). There’s more on [How We Count](page:methods).',
  },
  {
    question: 'Who can see the names I compare?',
    answer:
      'Nobody, unless you send them a link. Your own browser does the sums, and this tab forgets the names when you close it. Copy link puts the names, and the birth date if you typed one, behind the # sign of an address. Browsers keep that part to themselves, but whoever has the link can read it, and so can the chat that carries it. So think twice before you send it to your mother-in-law. To compare two people instead of two names, there’s [The Two of You](page:together).',
  },
];
