import type { CoreReadings } from './types';

/** The Maturity number: what ripens after forty, and how it looks while a person is young. */
export const maturityReadings: CoreReadings = {
  1: {
    title: 'Your Own Boss',
    meaning:
      '1 is the number of independence. As a Maturity number it says that in the second half of life you become more sure of yourself and lead in your own way.',
    intro:
      'Around forty you begin to decide without asking for permission, and people like it more than you expected.',
    keyTraits: [
      'brave',
      'direct',
      'determined',
      'confident',
      'energetic',
      'decisive',
      'independent',
      'bossy',
      'proud',
      'stubborn',
    ],
    strengths:
      'With the years you stop waiting for other people to agree. For half your life you have written “if everyone agrees” in every message. One day you delete the words and press send. After that things move faster. You may open a shop under your own name, travel alone or lead a group that had no direction. You say what you think in fewer and clearer words, so others understand you better. When you were young, you were brave only on some days. Now you are brave when you need to be. You have failed a few times, and you know that you survive it.',
    challenges:
      'Admitting a mistake gets harder for you as you grow older. At thirty a wrong decision was only a wrong decision. At fifty people respect you, so it hurts your pride to be wrong in front of them. You correct yourself late, or quietly, or you present the better plan as a completely new idea. Everyone notices. To say “I was wrong about that” is easier than you think, because people trust a leader who can say it. Practice on small matters first: a wrong date, a bad restaurant, a wrong turn in the car.',
    additionalInsights: [
      'If you are still under forty, you notice this number mostly as impatience. Slow managers annoy you. In group projects you do all the work, because you do not trust the others to do it right. Take note of what bothers you most. It often shows what kind of work you will lead one day.',
      'A late change of profession is typical of a Maturity 1. You may be the oldest beginner in the class, and for about a month you may also be the worst. You have not been bad at anything in public for years, so you will dislike it. Stay through that month. Learning something new keeps your mind young and free.',
      'Your way of leading becomes calmer. You used to run ahead and leave the others behind. Now you say once where you are going, answer the questions and begin. Fewer people get lost, and nobody feels pushed. Many numerologists call this the real gift of a Maturity 1: you still go first, and others are glad to follow.',
    ],
  },
  2: {
    title: 'A Patient Listener',
    meaning:
      '2 stands for partnership. In the years after forty, this Maturity number makes you more patient with people, and your closest relationships grow deeper.',
    intro:
      'You learn over the years that many problems are solved by the person who waits and listens.',
    keyTraits: [
      'patient',
      'friendly',
      'peaceful',
      'gentle',
      'thoughtful',
      'trustworthy',
      'sensitive',
      'bitter',
      'moody',
      'loyal',
    ],
    strengths:
      'After forty your patience becomes a real power. When a discussion goes badly and everyone wants to leave, you ask gently what the other side is afraid of. They sit down again. As a young person you were only called nice. Later, people understand that this is a skill and begin to ask for it. You know when to say nothing, and when you hear five complaints, you know which one is serious. Love and friendship grow deeper too. You would rather know three people very well than thirty a little, and those three notice it.',
    challenges:
      'You remember old disappointments for too long. You still think of the birthday that was forgotten, and of the friend who never visited you in the hospital. At the time you said that it did not matter, so nobody apologized. Over the years the list grows, and you get better at hiding it. Then a small thing happens, and people are surprised by how cold you are. Either talk about what hurt you or decide to forget it. The others have probably forgotten it. They cannot repair what they do not know about.',
    additionalInsights: [
      'With age you become able to say no. In a long marriage or an old friendship you finally refuse something: the camping trip, the shared business, the third dog. You say it softly, once, and do not change your mind. There is a silence. Nothing terrible follows, and after a while you are asked what you would like instead.',
      'Before forty this number may feel like a weakness. You hear an argument in the next room and suffer with both sides, so you wish that you cared less. Do not try to become hard. The same sensitivity will later make you a good judge of people. Age does not remove it; age teaches you when to use it.',
      'You keep people in touch with one another. You know who moved, who married and who has been ill, because you write to people when others forget. After fifty this makes you the center of an old circle of friends, although you would never say so. Bring them together once a year. All of them want it, and each is waiting for another to begin.',
    ],
  },
  3: {
    title: 'Finding Your Voice',
    meaning:
      '3 stands for joy and creative talent. With this Maturity number you find your own voice later in life and enjoy using it: in stories, in art, in company.',
    intro:
      'You have always been able to entertain people; now you also have something to tell them.',
    keyTraits: [
      'cheerful',
      'creative',
      'optimistic',
      'talkative',
      'funny',
      'lively',
      'artistic',
      'warm',
      'dramatic',
      'jealous',
    ],
    strengths:
      'Your talent for words and pictures is greatest late in life. You may have been funny since school. Now you also know where a story should end and what it is about. After forty you return to an old dream: the half-written novel, the guitar, the box of paints. This time you finish it, because you no longer wait until the world discovers you. Your good mood becomes more reliable as well. It used to depend on the people around you; now it comes from yourself. When you give a speech at a goodbye party, you make people laugh first. Then you say one true sentence that they remember.',
    challenges:
      'It hurts you when the attention goes to others. For years you were young and funny, and everybody wanted to sit with you. Then a new colleague makes everyone laugh, or your own daughter does. You hear yourself tell your best story again, a little louder, to friends who have heard it four times. You may also spend a lot of effort on looking young. It helps to become a good listener. Ask the new talent how they did it, and enjoy the answer. People like a person who is glad about the success of others, so you will not be alone for long.',
    additionalInsights: [
      'Hard moments show how much you have grown. When there is a death in the family, the others ask you to speak. You tell a funny story about the person who died, people laugh and cry at the same time, and then you say what everyone feels. You could not have done it at twenty-five. Humor has become your way of telling the truth.',
      'In your twenties or thirties, a Maturity 3 gives you more talents than you can use. You sing a bit, write a bit, draw a bit, and older relatives ask when you will choose one. You need not choose yet. Keep the notebooks, recordings and sketches, with dates on them. In twenty years they will be your material, and you will be grateful for every page.',
      'You become better at keeping a secret. In the past you told every piece of news as soon as you heard it. With age you discover the pleasure of knowing something and saying nothing. This is difficult for you, but it is good for you. People notice the change. They begin to tell you what really matters to them.',
    ],
  },
  4: {
    title: 'Solid and Respected',
    meaning:
      '4 is the number of steady work. A Maturity number of 4 means that patience is rewarded late: after forty you have real skill, a settled life and the respect of others.',
    intro:
      'By fifty people know that you keep your promises, and they do not ask you for a contract.',
    keyTraits: [
      'reliable',
      'organized',
      'sensible',
      'steady',
      'loyal',
      'skilled',
      'cautious',
      'strict',
      'experienced',
      'hardworking',
    ],
    strengths:
      'Your patient work is rewarded in the second half of life. Friends used to laugh at your savings, your tools and your careful records. Now they come to borrow them. A new colleague can learn the job from the manual in a week. From you they learn the rest: which machine gives wrong numbers, which step must never be forgotten, and why. You do not promise much, so people believe what you promise. When you look at a piece of work and say “This is good,” nobody checks it again. The number is said to bring a calm that you have earned by your own work.',
    challenges:
      'You wait too long before you enjoy what you have worked for. You keep the good plates for guests and the good shirt for a holiday. The long trip must wait until everything is paid. You eat yesterday’s bread first, so you never taste it fresh. It feels sensible, and for many years it was. After fifty it is a habit that no longer has a reason. Your family would like to see you spend something on yourself, an afternoon or a little money. Plan your pleasures as if they were duties, because you are good at duties. You can afford it.',
    additionalInsights: [
      'While you are young, a Maturity of 4 can make you feel older than your friends. In a shared apartment you read the contract and pay the bills on time. It is natural to be a little angry about that. Use these years to try a few things just for fun. You will always be good at keeping order, so learn early how to be silly too.',
      'You learn to buy less and better. After a lifetime of saving, you compare prices for a month before you buy good boots or a good bed. You expect to regret it. Instead you find that good things cost less in the end, because they last longer. A year later you buy a pair of boots for your nephew too.',
      'You secretly worry that others could replace you. You go on vacation for two weeks and leave fourteen pages of instructions. Nothing goes wrong. A few things are done differently, and one of them is done better. At first this hurts. Later you see it as the best proof of your work, because only a good system can work without the person who made it.',
    ],
  },
  5: {
    title: 'Freer With Every Year',
    meaning:
      '5 means freedom. If it is your Maturity number, the later years bring more change and variety than the early ones, and this keeps you young.',
    intro:
      'While friends of your age want a quiet life, you start to learn a language, a sport or a new profession.',
    keyTraits: [
      'spontaneous',
      'playful',
      'open-minded',
      'adventurous',
      'experienced',
      'unpredictable',
      'brave',
      'lively',
      'unreliable',
      'restless',
    ],
    strengths:
      'You stay young by staying curious. At forty-eight you start to learn Turkish because of a song you heard in a bakery, and your friends are not surprised. All that you learned in many jobs and places begins to be useful. Once people said that you had no direction; now they see that you have a lot of experience. You can talk easily to a judge, a cook and a mechanic, so you find help wherever you go. Sudden change frightens many people as they get older. It makes you feel awake. When something unexpected happens, they call you.',
    challenges:
      'You do not like to say a clear yes to anything. You say “we’ll see” to weddings, contracts and plans for the summer, and your oldest friend knows that it means no. In your twenties nobody minds. Later, the people who love you want to know whether they can rely on you next year. You are afraid that a promise will take away your freedom. But most promises can be changed if you ask early, and a few of them are worth keeping for life. Choose two or three people and one place. Give them a plain yes. You can leave everything else open.',
    additionalInsights: [
      'You choose your pleasures more carefully. One ripe peach now makes you happier than a table full of food. You will cross the city for a certain soup, and you know at what hour the light is best in your own street. People used to tell you that you do not need much. Now you find out by yourself that they were right.',
      'In your twenties this number lets you try everything, but it does not show you where to go. You change courses, cities and hair colors, and every chance looks like the last one. But there will be others. You will still have a talent for change at fifty, and you will judge better. So you can miss a few chances without fear.',
      'Younger people ask for your advice, because you do not tell them to be careful all the time. A niece wants to leave a safe job and work on a boat. You tell her what such a step once gave you, and also what it cost. You have tried more kinds of life than most people, and you can smile about the failures. That helps her more than a warning.',
    ],
  },
  6: {
    title: 'Heart of the Family',
    meaning:
      '6 stands for love and duty. With this Maturity number, family and friends become the center of your later life, and you become the person they rely on.',
    intro:
      'More and more people gather around your table, and slowly you learn to sit down with them.',
    keyTraits: [
      'loving',
      'faithful',
      'caring',
      'fair',
      'home-loving',
      'forgiving',
      'helpful',
      'welcoming',
      'modest',
      'critical',
    ],
    strengths:
      'You have always cared for people, and with age you also understand them well. You know which visitor needs food, which one needs the truth and which one only needs a quiet bed for the night. Relatives who no longer speak to each other will both come to your house, because they know that you are fair to both. Young parents and new colleagues ask what you would do. You answer with examples from your own mistakes, so they listen. Beauty also matters more with each year: a garden, flowers, a room with good light. People who have had a hard week feel better after an evening with you.',
    challenges:
      'After so many years of caring for others, you may not know what you would like yourself. A weekend is suddenly free: nobody is ill, and no guests are coming. By noon you have called two people to ask whether they need anything. When your family asks about your birthday, you say that you have everything. It is modest, but then they cannot please you. Write down ten small things that you enjoy, beginning with what you loved at fifteen. You need not hurry with the list. Then begin to do these things, alone if necessary.',
    additionalInsights: [
      'The last thing you learn is to let others care for you. Perhaps you are ill for a week and another person does the cooking. The rice is too salty, and the towels are folded the wrong way. Around the fourth day you no longer mind. You see that the meal was made by a person who loves you and who learned it by watching you.',
      'Families often trust you when they have to divide the things of a grandparent who has died. They ask who should get the clock and who should take the old dog, and you find an answer that everyone accepts. You let each of them tell the story of the thing they want. Often they go home happy without the clock, because you listened to the story.',
      'If you are young, you may know this number as a strong sense of duty. You are the friend who drives everyone home and the sister who remembers every birthday. Duty alone will tire you. Find out early which kinds of care give you joy, whether cooking, teaching, music or gardening. After forty that joy will give you strength.',
    ],
  },
  7: {
    title: 'Wisdom and Quiet',
    meaning:
      '7 stands for wisdom. As a Maturity number it says that after forty you want depth more than success: time to think, to study and to be alone.',
    intro:
      'Later in life, people start to ask for the thoughts that you did not share when you were young.',
    keyTraits: [
      'wise',
      'thoughtful',
      'spiritual',
      'precise',
      'quiet',
      'calm',
      'independent',
      'educated',
      'distant',
      'lonely',
    ],
    strengths:
      'The older you get, the more people value your judgment. A young colleague brings you a result that looks too good. You read it twice, say nothing for a while and point to the line where the error is. You no longer need to be first with an answer, so you take the time to be right. You used to say that you were tired when you wanted to be alone. Now you say openly that you need to be alone, and such hours become part of every week. Faith, philosophy or one great subject may become important to you now. You speak briefly, and people remember what you said.',
    challenges:
      'You can lose contact with people without noticing it. You answer fewer calls, so people call less often. You do not go when your old class meets, because the talk there is boring. Three years later you make a discovery and have nobody to tell. To you this feels like peace. To others it looks as if you did not care. It is good for you to be alone, but it is not good to disappear. Write to old friends now and then, even if it is only two lines. You do not have to be interesting. They only want to hear from you.',
    additionalInsights: [
      'You learn to accept questions that have no answer. At thirty you wanted to know whether there is a God, why your father left, and why we live. You were impatient with anyone who seemed too sure. Now you think about such a question on a walk and enjoy it. It no longer hurts that you do not know the answer; it has become interesting.',
      'Your reading changes. You go back to the eight or nine books that once meant most to you. You find your own old notes in them and smile, because you were young and rather proud when you wrote them. You read fewer new books and feel no hurry. You want to know a few things thoroughly. For you that is worth more than knowing a little about everything.',
      'You need one person with whom you can share unfinished thoughts. You choose slowly, so begin to look while you are young. It may be a sister, a former rival or a quiet colleague who does not mind silence. By sixty this can be the most important friendship you have. It needs few meetings and a great deal of honesty.',
    ],
  },
  8: {
    title: 'Power Used Well',
    meaning:
      '8 stands for power and responsibility. With this Maturity number, authority and success are said to come in the second half of life, and you learn to use them fairly.',
    intro:
      'In your forties you stop apologizing for your ambition, and you become better at using it.',
    keyTraits: [
      'powerful',
      'experienced',
      'responsible',
      'decisive',
      'generous',
      'successful',
      'tough',
      'practical',
      'respected',
      'controlling',
    ],
    strengths:
      'You are a better leader at fifty than you were at thirty. You know what things cost and who has to pay, because you once had to pay too. You can read a contract and find the one line that matters. People bring you decisions that others are afraid to make. You give bad news in person and speak openly about money, including your own salary. You begin to enjoy fairness as much as winning. If a bill is too low by mistake, you say so. You help a younger colleague to ask for a better salary. This is read as success that comes late and that you deserve.',
    challenges:
      'It is hard for you to give control to others. You choose a new leader for the firm, the club or the family business, you train her well and you leave. Then you read her messages, ask about every decision and keep one small matter that only you may decide. She feels it, and everyone who works for her feels it too. At home the same thing happens with grown children and their money. What you built is strong enough to stand without you. Each year, give up one area completely, and do not complain about the results. You still have power when people ask for your advice.',
    additionalInsights: [
      'You remember times when you were not fair. Perhaps a colleague lost a job without good reason and you said nothing, or you took money from a person who was too poor to pay. Now you help that colleague or return the money. Nobody asks you to. You do it because you want to respect yourself.',
      'Before thirty-five you may be very ambitious without knowing why. You want to be important, and every delay makes you angry. Learn how money works, find a boss who is strict and fair, and keep your promises even when they are expensive. These years are your training. Responsibility is easier to carry when you have practiced it with small tasks.',
      'Titles matter less to you as time goes on. At thirty you knew the title and the salary of everyone in the room. Now you go to a party, talk with a person who seems interesting, and learn only at the end who it was. You hear far more in this way, because nobody is trying to impress anybody. Some of your best decisions begin there.',
    ],
  },
  9: {
    title: 'A Bigger Heart',
    meaning:
      '9 is the number of compassion. Your Maturity number says that over the years you judge people less, give more and care about the wider world.',
    intro:
      'Each decade makes you less interested in who is right and more interested in who needs help.',
    keyTraits: [
      'forgiving',
      'tolerant',
      'generous',
      'kind',
      'helpful',
      'artistic',
      'curious',
      'unselfish',
      'tired',
      'distant',
    ],
    strengths:
      'You grow more generous as you get older. Others of your age keep everything, while you give your piano to a school. Your opinions also become less strict. You can play cards with a man whose politics you hate, ask about his garden and like him. People come to you when something is over: a job, a marriage, a long quarrel. You do not hurry them and you do not tell them what to do. Art, travel and the lives of strangers mean more to you now than possessions. Younger people feel that they can tell you anything, because very little shocks you.',
    challenges:
      'After years of listening to everyone, you get tired of people. You have heard the same troubles so often that you know how each sentence will end. You still nod kindly, but in your mind you are alone on an island with a book. You cancel one invitation, then the next, and feel guilty about both. You have not stopped loving people; you have given more than you received. Plan your rest before you need it, and say openly that you are resting. Spend time with children, animals or music, because they ask for no advice. Soon you miss people, and your interest in them returns.',
    additionalInsights: [
      'An old artistic dream may return. You painted, sang or took photographs once, until other duties seemed more important. Now you begin again without ambition, and the result is better. You do not need an exhibition. Show your work to a few friends and let them see the world the way you see it.',
      'Your way of helping becomes smaller and more useful. You used to have a complete plan to save other people. Some of them got better without you, and some did not get better although you helped. So you became modest. Today you offer a ride, an hour of translating, a phone number. People accept that kind of help much more often.',
      'In your twenties a Maturity 9 can make you worry too much. You think about wars and forests, then forget to buy milk, and others call you a dreamer. Learn one practical skill that serves your ideals: nursing, law, cooking for a hundred people, a second language. Later, when you want to help, you will know how.',
    ],
  },
  11: {
    title: 'Intuition You Can Use',
    meaning:
      '11 is the master number of insight. As a Maturity number it means that in later life you learn to rely on your intuition and use it to encourage others.',
    intro:
      'The nervous energy that kept you awake at thirty slowly turns into insight that helps other people.',
    keyTraits: [
      'imaginative',
      'inspiring',
      'original',
      'spiritual',
      'wise',
      'sensitive',
      'gifted',
      'restless',
      'stubborn',
      'proud',
    ],
    strengths:
      'With age you learn to use your intuition instead of hiding it. For half your life you sensed things and then invented logical reasons for them. Now you say in an ordinary voice, “I have a bad feeling about this plan,” and your team checks the plan again. You have also learned to compare a feeling with a fact before you act. Near you, other people find the courage for new ideas. When a friend brings you a plan that everyone has laughed at, you believe in it for an hour before you mention the costs. Your friend may remember that hour for years.',
    challenges:
      'You can become too sure that you are right. Several of your predictions came true, about a job, a bank, a cousin’s marriage. You remember those and forget the wrong ones. So you begin to tell people what they feel instead of asking them. “You are angry,” you say, and this makes them angry. A strong intuition is still a guess until it has been checked. Turn your statements into questions, and write your predictions down with the date. After a year you will know when you can rely on your feeling and when it is often wrong.',
    additionalInsights: [
      '1 and 1 make 2, the number of partnership, so love and friendship are important for an 11. In your forties you may find one person who calms you, and you are no longer ashamed that you need help. With such a friend or partner you hear your own thoughts more clearly. This quiet friendship gives you more than a large audience does.',
      'As a young person you are often told that you are too sensitive or too serious. You need to protect yourself, and you learn this with practice. You learn which parties to leave early, how much news you can bear in a day and who will understand a strange remark. You will feel as much as before, but it will hurt less.',
      'You may have waited for one great moment that would show you your task. Around fifty you notice that there were many small moments instead. You called a friend at the right moment, or you said a sentence that helped a stranger. Follow these small signs as they appear. Together they are your task.',
    ],
  },
  22: {
    title: 'Big Plans Made Real',
    meaning:
      '22 is the master number of great plans. After forty, says this Maturity number, you have the experience to build something large that serves many people.',
    intro: 'An idea that you had in mind for decades finally gets a date, a budget and a team.',
    keyTraits: [
      'ambitious',
      'practical',
      'organized',
      'powerful',
      'productive',
      'imaginative',
      'energetic',
      'serious',
      'stubborn',
      'overworked',
    ],
    strengths:
      'Experience gives you what you need to build something large. Even the jobs that seemed useless were good training. You have known the engineer, the lawyer and the woman at the town office for years. You know how to build a wall and how to convince a committee. One day you say aloud how big your plan is and what it costs, and nobody laughs. Young planners bring you their drawings. You ask who will clean the place in ten years, and they go home and improve their plans. What you make now is meant to last longer than your own life.',
    challenges:
      'You want the whole plan and find it hard to accept less. The town offers money for a hall with two hundred seats. You wanted five hundred, so you say no, and three years later there is still no hall. You waited a long time for this chance, and a smaller hall feels to you like losing. Others see it differently: they would be happy with a small hall and some music. Ask which part could be used on its own, and build that part first. Leave space beside it for the rest. People like to give money for something that they can already see.',
    additionalInsights: [
      'Some of your later work may become useful only after your lifetime. You like projects of that kind, such as a forest or a library that can grow. Some friends call this noble and some find it a little sad. To you it simply feels right. Working for people who are not born yet makes you patient and surprisingly cheerful.',
      'On ordinary days this number acts like a 4, because 2 and 2 make 4. Repair the gate, pay the bills, answer your mail. Such tasks keep you calm between two great ones. In the end there may be a bridge with your name, or only a street where everything works. Both are a success.',
      'Before forty, you need not worry about the great plan. It is tiring to hear all the time that you have great talent. Work for people who finish things. Learn what materials cost, how long a permit takes and how a team behaves when things go wrong. You are collecting what the big project will need, even if you cannot name it yet.',
    ],
  },
  33: {
    title: 'Kindness That Teaches',
    meaning:
      '33 is the master number of loving service. As a Maturity number it says that, with age, others come to you to be taught, comforted and understood.',
    intro:
      'You need no classroom: people bring you their troubles and leave with an idea of what to do.',
    keyTraits: [
      'kind',
      'wise',
      'warm',
      'supportive',
      'understanding',
      'encouraging',
      'funny',
      'unselfish',
      'protective',
      'worried',
    ],
    strengths:
      'Your patience with people helps more of them every year. Nobody is ashamed to fail in front of you, so they try again. A new colleague cries on her first day. You comfort her with a joke. A week later she comforts another beginner in the same way. With time your circle grows: first the family, then a school, a hospital or a whole town. You are not ashamed to care, even in companies that care only about profit. When their workers are unhappy and money does not help, these companies ask for you. In old age a 33 is said to teach mainly by example.',
    challenges:
      'You find it hard to let go of those you have helped. A man of forty still calls you before he buys a sofa, and part of you is pleased. Your best pupil could lead the class, but you do not let her try. You feel valuable because others need you. But they do not grow, and you have no rest. A good teacher wants her pupils to manage alone. When a call comes, ask “What would you do?” and agree with the answer if you can. Then find out what you enjoy on an evening when nobody needs you.',
    additionalInsights: [
      'You are allowed to have faults. For years you tried to be endlessly kind, and people admired you without feeling close to you. One day you tell a friend that you have no patience left this week, and she laughs with relief. Your teaching improves from that moment. Others learn more easily from a person with faults than from a perfect one.',
      'Humor belongs to this number. It is written with two 3s, and 3 is the number of joy. When you read a story aloud, each person in it has a funny voice. You can explain difficult math with a cake. Do more of this. The more serious the lesson, the more your listeners need a reason to smile. With age you do not mind if you look a little foolish.',
      'This number can feel heavy while you are young. Strangers tell you their worries, and you feel that you ought to save them all. Start small, with one pupil or one group. Learn to ask what they have already tried, and wait for the reply. Take care of your own sleep, rent and education first.',
    ],
  },
};
