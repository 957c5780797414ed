import type { CoreNumber } from '@ninefold/numerology';
import type { TogetherTexts } from './types';

/** Two Birthday numbers: the talents that two people were born with. No day of the month makes 33. */
export const birthdayTogether: TogetherTexts<Exclude<CoreNumber, 33>> = {
  same: {
    1: 'You both have Birthday number 1, so starting things comes easily to the two of you. Where other people hesitate, you have already begun. Finishing is harder, so there may soon be many things that are only half done. Choose one of them and finish it together before you start the next.',
    2: 'With Birthday number 2, you both have a gift for sensing how others feel. Each sees at once when the other has had a bad day, and you are gentle with each other. A bad mood also spreads quickly between you. Ask who had it first, and take care of that person.',
    3: 'Birthday number 3 gives you both a talent for telling stories. Together you can entertain a whole table: one of you begins, and the other adds a funny detail. The trouble is that both of you want to tell the ending. Let one of you tell it today and the other next time.',
    4: 'Order comes naturally to you both, because your Birthday number is 4. Bags are packed the night before, and tools go back to their place. Other people may find the two of you strict when you both notice a mess. When you visit friends, do not put their kitchen in order.',
    5: 'Both of you were born with Birthday number 5, which means that you adapt fast. If a train is canceled, you find another way within minutes and enjoy it. Ordinary weeks are harder, because you both get bored. Plan a small surprise for each other, and keep it secret.',
    6: 'The two of you have Birthday number 6, so you both see quickly who needs something. At a party, one brings the glasses while the other sits with the lonely guest. Nobody else gets a chance to help, and you both go home tired. Next time, sit down and let the others do it.',
    7: 'As you both have Birthday number 7, you were both born with a careful mind. You read the rules to the end, find the mistake in the bill and enjoy telling each other about it. You may also correct each other’s sentences. When the meaning is clear, leave a small mistake alone.',
    8: 'Judging what things are worth is easy for you both, because you share Birthday number 8. When you buy something together, you ask the right questions and pay a fair price. Between yourselves, each may also count who paid and who did more. Talk about large amounts and forget small ones.',
    9: 'Your shared Birthday number, 9, is a gift for understanding all kinds of people. Strangers talk to you both, and you have friends of every age. Because both of you give and lend so easily, you may have little time or money left. Ask each other before you promise anything big.',
    11: 'Birthday number 11 means strong intuition, and you both have it. You may call each other at the same moment, or know without a word that something has happened. But you are not always right. If you have a bad feeling about the other person, ask them before you believe it.',
    22: 'Since you both have Birthday number 22, each of you has large ideas and the practical skill to build them. One describes the whole plan, the other asks what every part costs, and then you change roles. But when both of you have a great plan, neither has time to help the other. Agree whose plan comes first.',
  },
  beside: {
    1: 'Birthday number 1 is a talent for starting. This person makes the first call, tries the new machine and speaks when everyone else is silent. When the work becomes routine, they need someone who takes over. Waiting is hard for them, and they can be impatient with someone who wants to think first.',
    2: 'With Birthday number 2, this person senses how others feel. They know when a friend needs a kind word and when it is better to wait. They work best beside another person. A cold voice upsets them, even if it was not meant for them, and they may be quiet all evening.',
    3: 'A Birthday number of 3 makes talking easy. This person can turn a bad day into a funny story and make almost anyone like a new idea. They need a listener who laughs and asks what happened next. Near them, a quiet person may find it hard to finish a sentence.',
    4: '4 as a Birthday number gives a natural sense of order. This person finds the lost key, repairs the chair and arrives with a list, so shared plans work. They are grateful when the other person puts things back. A mess makes them impatient, and they do not hide it.',
    5: 'Someone with Birthday number 5 adapts to anything. They find a way when a plan fails, and in a strange town they soon know where to eat. They need something new to look forward to. Routine bores them, so the other person may have to do the small jobs that come back every day.',
    6: 'The gift of Birthday number 6 is care. This person sees that somebody is tired or hungry, and does something about it before anyone asks. A simple thank-you means a lot to them. So much help can feel like being watched, and they do not like to leave a task to others.',
    7: 'Birthday number 7 brings a careful mind. This person finds the mistake before it costs anything and asks the question that everybody else forgot. They need quiet after a day with many people. They ask “Why?” so often that the other person may think they do not like a new idea.',
    8: 'A person with Birthday number 8 knows what things are worth. They get a fair price, see which plan deserves the effort and take charge when nobody else wants to. They expect plain answers about money and time. Their opinion can sound hard, even when they are trying to be fair.',
    9: 'With Birthday number 9, this person gets on with all kinds of people. They bring friends of every age, and they easily forgive a mistake. The other person should ask how they are, because they forget to ask for help. They may lend a thing to somebody else, even if it belongs to the other person.',
    11: '11 is the Birthday number of strong intuition. This person often knows what the other feels before a word is said. They need rest, and somebody who takes a feeling seriously when there is no proof. Loud days tire them quickly, and then they may cancel a plan.',
    22: 'A Birthday number of 22 joins large ideas with practical skill. This person can plan a festival and also count the chairs. They can help to turn a dream of the other person into a real project. They need a large task to be happy. They are slow to begin, so the other needs patience.',
  },
  alike: {
    same: 'You share a Birthday number, so the same thing comes easily to you both. You can do it side by side without explaining how, and each sees how good the other is. What is hard for one is often hard for both. Then it helps to ask a third person.',
    friends:
      'The talents of your Birthday numbers are different, but they fit together. One of you often likes the part of a job that the other likes less. You also notice what the other person does well. Even a boring task can be pleasant when the two of you share it.',
    masters:
      'At least one of your Birthday numbers is a master number, and the two get on well. A master number is read as an unusually strong talent, which not everybody understands. Between you, you listen to each other’s strange ideas and often try them. A talent grows when another person believes in it.',
  },
  differ: {
    neutral:
      'Your Birthday talents are simply different. Each of you does what you are good at, and you are seldom in each other’s way. But one of you may spend a whole afternoon on a task that the other could do in ten minutes, only because nobody asked.',
    opposite:
      'With such different Birthday talents, you have opposite habits. What one of you does without thinking can seem strange to the other. When you prepare a party or a trip together, there may be two different plans in the end. Nobody means to annoy the other: each of you is only doing what comes naturally.',
    masters:
      'There is a master number in your Birthday talents, and such a talent is said to be strong but tiring. Whoever has it may do something remarkable on one day and very little on the next. If the other person does about the same every day, this can look unfair. But neither of you chose it.',
  },
  toTry: {
    same: 'Use the talent that you share to help a third person. Think of somebody you both know and do one small thing for them that the two of you find easy. Do not compare who did it better. Afterward, ask how difficult it would have been for them.',
    friends:
      'Exchange one task. Each of you names something that you have avoided for weeks, and the other person does it, because it is probably easier for them. Take no more than three days. Then show each other how it was done.',
    neutral:
      'Ask the other person for a lesson of twenty minutes in something that is easy for them. Do it with your own hands while they watch. After that, it is your turn to teach. You will both be slow, and then you will see how much talent the other has.',
    opposite:
      'Before your next shared task, each of you explains in five minutes how you would do it. Choose one of the two ways for this time, and use the other way next time. Your Birthday talents are opposite, so each of you can learn something new from the other.',
    masters:
      'Ask the one with the master number what they need to do their best: quiet, time or company. If you both have one, take turns. Arrange it for an afternoon in the next few days. Plan something easy for the evening, because using a strong talent makes people tired.',
  },
};
