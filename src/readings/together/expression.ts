import type { TogetherTexts } from './types';

/** Two Expressions side by side: how each of two people acts, and how they work together. */
export const expressionTogether: TogetherTexts = {
  same: {
    1: 'You both have Expression 1, so both of you act first and ask later. Things get started quickly when you are together, and neither of you waits for permission. Sometimes you begin the same job twice, each in your own way. Say what you are starting before you start it.',
    2: 'With Expression 2 on both sides, the two of you act by listening and helping. Each asks what the other thinks before doing anything, so there are few quarrels. But a simple choice, such as where to eat, can take very long. Let one of you choose the place and the other the time.',
    3: 'Expression 3 means a talent for words, and you both have it. You make your plans by talking, and every plan sounds wonderful. Then the talk is over, and nobody has written anything down. Before you say goodbye, one of you should note who does what, and by when.',
    4: 'The two of you share Expression 4 and work in the same careful way. You make a plan and follow it, and each can leave half of the work to the other without checking. Trouble comes when something unexpected happens. Keep a free hour in every plan for that.',
    5: 'You both act fast and change direction easily, because your Expression is 5. When there is a sudden problem, you stay calm and divide the work at once: one calls for help, the other drives. Routine work, however, has to wait. Do one boring task together, and stop after twenty minutes.',
    6: 'Expression 6 makes helpers of you both: you act when somebody needs something. You gladly do hard work for each other, and the people around you have what they need. But each of you may think that you could do the other’s job better. Give advice only when you are asked.',
    7: 'Your shared Expression is 7, so you both think for a long time before you act. Together you read, compare and find the mistake that everyone else missed. You can work in one room for hours without a word. Agree on a day when you stop reading and decide.',
    8: 'In both of you, Expression 8 acts like a manager: it sets a goal, divides the work and wants results. Large things become possible, and little money is wasted. But both of you like to give orders, and neither likes to take them. Decide for each project which of you is in charge.',
    9: 'Sharing Expression 9 means that you both act from the heart and for many people. If a neighbor moves to a new apartment, you both carry boxes and bring friends. Meanwhile your own work waits. Help each other to refuse one request, and finish something of your own instead.',
    11: 'Both of you work with Expression 11, which acts on a feeling before there are facts. You often have the same idea on the same day, and your excitement grows quickly. It can end just as quickly and leave you both tired. Write the idea down and read it again three days later.',
    22: '22 is the Expression of each of you, so you both lead large projects and still care about every detail. Other people may find your plans too big, but the two of you do not. Each expects a lot of work from the other, even on free days. Agree on an hour when work ends.',
    33: 'Two Expressions of 33 act like two good teachers: you explain, comfort and show how a thing is done. People learn a lot near you. Between the two of you, there may be too many lessons and nobody who wants one. When one of you is tired, explain nothing and simply help.',
  },
  beside: {
    1: 'Expression 1 acts at once and decides alone if nobody answers. This person gets things started, so a good idea never has to wait long. They need the freedom to do a job in their own way. It is difficult when they decide for both people and mention it only afterward.',
    2: 'An Expression of 2 works best side by side with someone. This person listens, notices a bad mood early and calms a quarrel before anyone shouts. The other should ask for their opinion and give them time to answer. They may agree with both sides, so it is hard to know what they really think.',
    3: 'Expression 3 does things with words: it explains, jokes, writes and persuades. This person makes shared work lighter and speaks for both when a speech is needed. What they need is a good listener. They can be tiring when a job requires silence, or when talk takes the place of work.',
    4: 'With Expression 4, this person works in a fixed order and finishes what was promised. They bring lists, tools and a realistic idea of how long things take. From the other person they need plans that stay the same. A sudden change upsets them, and they can be stubborn about the right method.',
    5: 'Expression 5 tries things out and learns while doing them. This person brings speed, useful contacts and a second solution when the first one fails. They are at their best with many different tasks. At times they lose interest, and the other person has to finish their work.',
    6: '6 as an Expression takes responsibility without being asked. This person cooks, teaches, decorates and remembers what was forgotten. They need to hear thanks, and to get some help in return. It becomes hard when they want to improve everything, even if the other person was happy with it.',
    7: 'With 7 for an Expression, this person studies a thing before touching it. They bring knowledge, and they find the mistake in a contract while there is still time. They need quiet hours without questions. Waiting for them takes patience, and their criticism can sound colder than they mean it.',
    8: 'An Expression of 8 takes charge of large jobs. This person knows what a thing will cost and who should do it, so a lot gets done. They want real responsibility and somebody who keeps agreements. At times they give an order when they should ask politely, and they forget that others need a break.',
    9: 'Expression 9 likes to work for a good cause and with all kinds of people. This person brings warmth, wide interests and a feeling for beauty to whatever is done together. They work well when they know whom it helps. Details and dates are their weak side: the other person must remember both.',
    11: 'When 11 is the Expression, ideas come suddenly and must be shared at once. This person senses early what will work, and their enthusiasm makes others want to join in. They need somebody who listens first and checks the facts later. Their energy changes from day to day, which makes planning difficult.',
    22: '22 as an Expression leads large projects and checks each detail as well. This person brings a plan for years and the discipline to follow it. They need someone who takes it seriously and does a fair share of the work. The trouble is that they make every job larger, so even a simple task can take weeks.',
    33: 'Expression 33 teaches by doing: it helps, explains and sets a good example. This person stays patient even after the fifth mistake, and the other learns a lot from them. They need someone who tells them when to rest. Their lessons can be annoying when the other only wanted quick help.',
  },
  alike: {
    same: 'Your Expressions are the same, so you act and work in the same manner. Between two people this saves a lot of explaining, because each can guess what the other will do next. You are also good at the same tasks, which means that certain other tasks may be left undone.',
    friends:
      'Your Expressions show how each of you acts, and they go well together although they are different. What one of you does well is useful to the other, so shared work goes smoothly. On a trip or in an office you divide the tasks without much discussion.',
    masters:
      'At least one of your Expressions is a master number, which acts with more force and higher aims than other numbers. You work well together. The goal becomes larger when the two of you talk about it, and you can work toward it for years without disturbing each other.',
  },
  differ: {
    neutral:
      'Your Expressions are neither a great help nor a real problem to each other. You do a job in different ways: one of you may begin with a list, for example, and the other with a phone call. You notice it only when you have to finish a task together in a short time.',
    opposite:
      'You act in nearly opposite ways, as your Expressions show. When a job is waiting, one of you may want to begin at once while the other prefers to prepare or to talk. Both ways lead to a result. But it can be hard to watch someone who does everything differently.',
    masters:
      'One of your Expressions or both are master numbers, which ask more of a person, so you may expect different things from the same task. One of you may call it finished while the other still wants to make it larger or more useful. You simply have different ideas of good work.',
  },
  toTry: {
    same: 'Pick a task that neither of you likes, such as a tax form, a dirty oven or a difficult call. Do it together in the next few days. Equal Expressions avoid the same kind of work, and it is less unpleasant when you share it.',
    friends:
      'Choose a small thing that you both want to see done: a shelf, a birthday party, a short trip. Let each name the part that they would do gladly, and divide the work like that. Your Expressions help each other most when both of you do what you enjoy.',
    neutral:
      'Watch each other work for half an hour, without helping and without advice. Cooking is good for this, and so is packing a bag. Afterward, name one thing that the other does better than you. It shows what two different Expressions can learn from each other.',
    opposite:
      'Divide the next shared job into two parts, and say clearly where each part ends. Do your own part in your own way, and stay away from the other one. Opposite Expressions need space to work. Show each other the results only when both parts are done.',
    masters:
      'Choose a large plan and agree what would be good enough for this month. Write it down, so that you can both look at it again. A master number in the Expression always wants to do more, and it helps to know when you may stop. Then celebrate.',
  },
};
