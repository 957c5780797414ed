import type { TogetherTexts } from './types';

/** Two Life Paths: what each of two people learns over a lifetime, and how the lessons meet. */
export const lifePathTogether: TogetherTexts = {
  same: {
    1: 'You both have Life Path 1, so you are both learning to rely on yourselves. You respect each other’s courage, and nobody has to be pushed to begin. Asking for help is hard for the two of you. It gets easier if one asks the other for something small.',
    2: 'With Life Path 2 on both sides, you are both learning to live and work well with others without forgetting yourselves. You listen well to each other and rarely shout. A small problem can stay hidden for months, because neither wants to upset the other. Whoever notices it first should mention it that day.',
    3: 'The two of you share Life Path 3, so you are both learning to bring joy with words, ideas and humor. One has half an idea, the other adds to it, and soon everybody near you is laughing. Practice bores you both: choose one idea and work on it until it is really good.',
    4: 'Life Path 4 teaches both of you to work slowly and carefully, so that the result lasts. You save, repair and keep your word, so each can leave work to the other without worrying. Sudden change is hard for you both. When it comes, decide only the next step and plan the rest later.',
    5: 'Because you both have Life Path 5, you both learn by trying things. Each understands why the other changes jobs, plans or cities. Staying is the difficult lesson: when one of you wants to leave something, the other can ask, “What would happen if you stayed a month?”',
    6: 'Both of your Life Paths are 6, so you both learn through caring for others. Friends and family soon know that the two of you will come when something is wrong. Between yourselves, help can turn into control. Offer your help, and then let the other person say yes or no.',
    7: 'Sharing Life Path 7, you both spend your lives looking for the truth behind things. You can discuss one question for hours and enjoy it, even without an answer. Neither of you is easily convinced, so a decision may wait for years. Agree first how long you will think about it.',
    8: 'With Life Path 8, both of you are learning to use money and power well. Each understands why the other works late, and your advice to each other is honest. But you may judge each other by results. Tell the other person one thing that you like about them and that has nothing to do with success.',
    9: 'For both of you the Life Path is 9, so you are learning to care about many people and to let go of the past. You forgive each other quickly, and you can talk for hours about old friends and old pain. Before you stop, talk about something nice that you will do soon.',
    11: 'You two are both on Life Path 11: you sense more than most people and are learning to use it well. Often you understand each other with one look. In a bad week, both of you stop believing in your ideas. Then the one who doubts less should say which idea was good.',
    22: 'Life Path 22 gives you both the same task: a large idea has to become something real. You can plan together for years, and neither finds the other’s dream too big. The danger is that both wait until they feel ready. Do one small part now, even if it is not perfect.',
    33: 'As you both have Life Path 33, you are learning to help others with patience and to be kind to yourselves. When one makes a mistake, the other comforts and explains. But you are both strict with yourselves. If the other person says, “I was not kind enough,” tell them why you disagree.',
  },
  beside: {
    1: 'Life Path 1 learns to decide alone and to go first. This person brings courage to the two of you and gets things started. The other person should let them do things their own way. It is hard to help them, because they say that they are fine when they are not.',
    2: 'With Life Path 2, this person learns most through other people. They listen, remember and look for an answer that is fair to both of you. Gentle words are important, because a careless remark stays with them. Decisions take time, because they want to hear first what other people think.',
    3: 'A Life Path of 3 is about learning to create and to share joy. This person brings humor, ideas and good company. They need an audience and honest praise. If they get the boring half of a job, they may not finish it, and they are good at finding excuses.',
    4: '4 is the Life Path of steady work. This person keeps promises, knows what things cost and makes life safer for both of you. Any change should be mentioned to them early. They may want everybody to follow their rules, and it is hard to change their mind.',
    5: 'On Life Path 5, a person learns from experience and wants to try most things themselves. They bring new places and new people, and they stay calm when plans fail. What they need is freedom to come and go. If they have to promise something for many years, they may stay away for a while.',
    6: 'Life Path 6 has to learn how to care for people without controlling them. This person remembers what the other needs and keeps friends and family together. They need thanks, and care in return. They may take over a task that nobody gave them and then complain that they are tired.',
    7: 'A person with Life Path 7 learns by asking and thinking. They bring calm, deep knowledge and good questions. They need honest answers, even when the truth is not pleasant. A quick yes is rare: they want to be sure first, even about small things.',
    8: 'With Life Path 8, this person learns to live with success, loss and power. They bring ambition and do not give up after a failure. They need to feel liked on days when they have achieved nothing. Work can take their evenings, and they may expect the other person to be as tough.',
    9: 'A Life Path of 9 asks this person to care, to forgive and to let go. They bring warmth and understand even difficult people. It does them good when someone asks about their own life and waits for the answer. They often think of the past and may notice too little of what is happening now.',
    11: 'Someone with Life Path 11 senses more than they can explain and is learning to use it. They often see what the other person could become, and they say it. When doubt comes, they need a calm listener. A plan that they love in the evening may seem wrong to them the next morning.',
    22: 'The lesson of Life Path 22 is to make a large plan real. This person thinks years ahead and still knows what must be done tomorrow. They need someone who believes in the plan before there is anything to see. They find it hard to rest, so the other person rarely gets a free afternoon with them.',
    33: '33, as a Life Path, means learning to teach and to comfort. This person encourages the other one, explains without getting angry and forgives almost everything. The other should tell them that it is all right to be tired or wrong sometimes. They expect so much of themselves that a small mistake can trouble them for days.',
  },
  alike: {
    same: 'Your Life Paths are the same, so life gives you both the same main lesson. You meet the same kind of problem, and one of you may have solved it already. Little has to be explained. Many people who read numbers call this the most important number, so it is a good one to share.',
    friends:
      'Your Life Paths are not the same, but numerology counts them as friends. What one of you is learning helps the other, so you give each other good advice about big decisions. Your lives move in a similar direction, even if your days look different. When one of you makes progress, the other is truly glad.',
    masters:
      'Between your Life Paths there is a good understanding, and at least one of them is a master number. Numerology says that such a path is harder, with larger tasks and stronger doubts. You can talk to each other about both. On a bad day, one of you can usually calm the other.',
  },
  differ: {
    neutral:
      'Your Life Paths teach you different things, which have little to do with each other. One of you may worry about a question that the other has never asked. You rarely argue about it, but you may listen politely and soon forget. Explain the reasons for a big decision, and the other will understand it better.',
    opposite:
      'On your Life Paths you learn very different lessons. A step that feels right to one of you can look like a mistake to the other, for example leaving a job or giving money away. You notice it most when something important must be decided. Both of you can be right.',
    masters:
      'At least one of your Life Paths is a master number, which is said to ask more of a person. A person with such a number may be busy with a large task or a serious doubt while the other wants an ordinary, pleasant day. Then it is hard to understand each other. Neither is wrong.',
  },
  toTry: {
    same: 'Tell each other about one wrong decision and what it taught you. You are learning the same lesson, so the other person’s mistake may save you from making it too. Choose an old story first. It is easier to tell, and by now you can perhaps both laugh about it.',
    friends:
      'Bring the other person a real question about your life, for example a job, a move or a family matter. Ask, “What would you do in my place?” and write the answer down before you say anything against it. Then it is their turn to ask you.',
    neutral:
      'Let the other person show you something that changed their life: a place, a book, a kind of work. Give it a full hour and leave your phone in your pocket. You need not like it. At the end, name one thing about them that you did not know before.',
    opposite:
      'Take a decision that is still open and change sides for ten minutes. Each of you gives the best reasons for what the other would choose. Afterward, decide in the usual way. You may still disagree, but you will know better what the other person fears and what they hope for.',
    masters:
      'Choose one great hope that one of you has for life, and find the smallest step toward it. It should take less than an hour. Do it together before the week is over, even if one of you only makes the tea. A large hope feels lighter once you have begun.',
  },
};
