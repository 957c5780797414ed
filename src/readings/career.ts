import type { CareerReading, DigitReadings } from './types';

/** The career reading: how a person works, with whom and where. */
export const careerReadings: DigitReadings<CareerReading> = {
  1: {
    title: 'Leader & Innovator',
    meaning:
      '1 is the leader’s number. As a career number it says that you work best when you may decide for yourself and start something new.',
    intro: 'You do not wait for the right job to be offered; you create it.',
    idealCareers: [
      'Food-truck owner',
      'Fire chief',
      'Expedition leader',
      'Test pilot',
      'Founder of a magazine',
      'Independent lawyer',
      'Inventor',
      'Head coach of a new team',
    ],
    workEnvironment:
      'You need freedom at work more than comfort. You like a task that is fully yours, and a boss who decides quickly. Young companies suit you, because there are few rules yet. A small office far away from the main office is good too. Slow decisions make you tired: if you need four signatures for a new chair, you start looking at other jobs.',
    professionalStrengths:
      'Your great strength at work is that you start things. When the boss asks for help, you say yes before you know what the job is. Your first version is not perfect, but it is there while others are still planning. When a decision was wrong, you change it the next morning and go on. Beginners learn quickly beside you, because you give them real work on the first day. You are happy when a task is so new that nobody can show you how to do it.',
    challenges:
      'The second half of a project bores you. A patient colleague often finishes what you started, and hardly anyone knows their name. It is also hard for you to have a boss, even one you respect. In other people’s meetings you look at the clock, and when they criticize you, you do not let them finish. Bosses like your energy, but they do not give you tasks that need five quiet years.',
    successTips: [
      'In other people’s meetings, count to four before you speak.',
      'In front of everyone, thank the person who finished your project.',
      'Before you accept a job, find out who can say no to you.',
      'Plan the boring second part while the first is still exciting.',
      'When people criticize you, write it down and answer the next day.',
    ],
  },
  2: {
    title: 'Diplomat & Mediator',
    meaning:
      '2 is the number of cooperation. In a career it means that you do your best work with others, as the one who helps two sides agree.',
    intro: 'Two colleagues may not talk to each other, but both of them talk to you.',
    idealCareers: [
      'Court translator',
      'Family counselor',
      'Musician in a duo',
      'Embassy worker',
      'Book editor',
      'Hospital patient advisor',
      'Union representative',
      'Marriage counselor',
    ],
    workEnvironment:
      'You work best beside another person in a calm place. A small office with one kind colleague is almost perfect. A large, noisy office where everyone wants to win is bad for you. You feel how people are before anyone has said a word, so a team with problems makes you very tired. Look for a boss who often says thank you. In a job interview, notice how the people from the company treat each other. Soon they may be your colleagues.',
    professionalStrengths:
      'You are best at helping people to agree. After a difficult meeting each side tells you what it really wants, and by evening you have found a plan that both accept. You notice small signs early, such as a client whose answers become shorter. Your notes of a meeting are clear and fair, so people still use them a year later to end an argument. In a team of two, you make the other person better.',
    challenges:
      'Other people are praised for your work. You do the work, a louder colleague shows it to the boss, and you say nothing. You hope for a better position and wait until the boss notices you. When that does not happen, you become very polite and think about leaving. Your emails are so polite that people do not see what you want. When others praise you in public you feel uncomfortable, so you hide how much you did.',
    successTips: [
      'Write down the problems you have solved, and show the list to your boss.',
      'Put your name on your work before you share it.',
      'Show your work to the team yourself.',
      'Begin each email with what you want, and be kind after that.',
      'Ask for a better position yourself, and bring examples of your work.',
    ],
  },
  3: {
    title: 'Creative Communicator',
    meaning:
      '3 is the number of expression. In a career it points to work with words, pictures or an audience, where you can make people listen.',
    intro: 'You can make almost any subject interesting, if there is a person who listens.',
    idealCareers: [
      'Morning radio host',
      'Children’s book artist',
      'Museum tour guide',
      'Comedy writer',
      'Voice actor',
      'Shop window designer',
      'Advertising writer',
      'Event host',
    ],
    workEnvironment:
      'You need an audience at work. It may be a class, a customer or people who hear you on the radio. Alone in a gray office you soon start talking to the computer. It is good for you to have many different tasks. Short deadlines help too, but your boss should set them, because you do not keep your own. Look for a place where people laugh at lunch and where you may say a silly idea. A silent day makes you more tired than a day full of work.',
    professionalStrengths:
      'You turn boring facts into something people remember. When you have to talk about water pipes, you begin with a story about a wedding where a pipe broke, and everyone listens. Even in a law or a list of numbers you find what matters to people. Clients like to talk to you, even after the business is done. You have so many ideas that you give some away. When you come into a serious meeting, people begin to smile.',
    challenges:
      'Criticism hurts you more than you show. You answer with a joke, then avoid the person for days. When a colleague changes your text, you feel that they do not like you. So you prefer to start something new, where nothing is wrong yet. You begin seven things and finish none of them. You also say yes to everything: a speech, a party, an article for a friend. Your boring reports are late, with a beautiful first page and a good excuse.',
    successTips: [
      'When you are criticized, wait a night, then use the part that is true.',
      'Finish one text before you begin another.',
      'Begin with the facts, then tell the story that explains them.',
      'Tell an organized colleague your deadlines, and let them remind you.',
      'Do not accept a second extra task until the first is finished.',
    ],
  },
  4: {
    title: 'Builder & Organizer',
    meaning:
      '4 is the number of order and patience. As a career number it says that you are good at building, planning and keeping things running, step by step.',
    intro: 'When you say that something will be done, people stop worrying about it.',
    idealCareers: [
      'Bridge inspector',
      'Engineer',
      'Accountant',
      'House builder',
      'Train schedule planner',
      'Carpenter',
      'Building safety officer',
      'Hospital supply manager',
    ],
    workEnvironment:
      'You need clear order at work. You like to have your own desk, fixed hours and tools that are always in the same place. If you had to look for a free desk every morning, you would not be happy. A job with new rules every week is wrong for you. In a company with good rules that everyone follows, you may stay for twenty years. You also want to see when a task is finished.',
    professionalStrengths:
      'You deliver what you promised on the day you promised it. You cut a large boring job into forty small jobs and do them one after another. Your plans are realistic: you even think of the time that paint needs to dry. You see that a shelf is too weak before it breaks. Your notes are so clear that a stranger could do your job with them. You are careful with other people’s money and keys.',
    challenges:
      'You work too much, and nobody knows how much. You think it is easier to do a job yourself than to explain it, so you work longer and longer. You never talk about it, because you do not want to praise yourself. After some time the team believes that such jobs are quick and easy. You move your own free days so that others can take theirs. You are always on time, but few people thank you. Then you are surprised by how tired you are.',
    successTips: [
      'Tell your manager how many hours each job takes.',
      'Before a vacation, explain your work to a colleague, and then do not call the office.',
      'Leave some hours of your week free for surprises.',
      'Go home on time, even in the middle of a task.',
      'Before you say no to a new method, try it on something small.',
    ],
  },
  5: {
    title: 'Adventurer & Networker',
    meaning:
      '5 is the number of freedom. As a career number it means that your work should offer change, new people and room to move.',
    intro: 'You learn a new job quickly and do it best while it is still new.',
    idealCareers: [
      'Reporter in other countries',
      'Spice buyer',
      'Tour manager of a band',
      'Travel photographer',
      'Flight attendant',
      'International salesperson',
      'Recruiter',
      'Market trader',
    ],
    workEnvironment:
      'You are happy in a job that keeps you moving. In a good week you travel a little, meet a new client and get a task that you have never done before. If you must sit at the same desk every day, you become nervous. A boss who always asks where you were has the same effect. You like to change projects, and you do not want to know today what you will do in ten years. You read job ads for fun, even when you like your job.',
    professionalStrengths:
      'Nobody in your company gets used to new things faster than you. You go to an event where you know nobody, and you come back with a new client and an invitation to dinner. In a few days you learn the most useful words of a language. When a flight is canceled, you stay cheerful and call the right person, because you know people everywhere. You can sell things in a friendly way, and nobody feels forced to buy.',
    challenges:
      'You know a little about many things and not enough about one. In three months you learn the easy half of a job. The hard half would take three years, but you leave before that. So colleagues who stay with one subject get the difficult tasks, and the better pay. You also promise to meet two people at the same time, and you are late for both. Bosses like your results, but they are afraid to make you the head of a team.',
    successTips: [
      'Stay for a full year before you decide to leave a job.',
      'Ask for a new task before you look for a new employer.',
      'Put your receipts in order on the evening of the trip.',
      'When you promise something, write it down at once.',
      'Use the same skill in every new job, and get better at it each time.',
    ],
  },
  6: {
    title: 'Nurturer & Teacher',
    meaning:
      '6 is the number of responsibility. In a career it means that you do best where people need you: teaching, healing, advising or making places beautiful.',
    intro:
      'You look after new employees: you show them around, answer their questions and make them feel welcome.',
    idealCareers: [
      'Nurse',
      'Kindergarten teacher',
      'Children’s dentist',
      'School counselor',
      'Flower designer for weddings',
      'Social worker for families',
      'Kitchen designer',
      'Nursing-home manager',
    ],
    workEnvironment:
      'You need people around you at work. You are happier in a hospital, a classroom or a small company with a friendly owner than alone in front of a screen. You do well where you can see that you have helped a person. You would leave a job because people are treated unfairly, even if the pay is good. So in a job interview, listen to how they talk about the person who had the job before you. Having lunch together is more important to you than a modern building.',
    professionalStrengths:
      'You help people become better at what they do. Young colleagues learn well beside you, because you correct the mistake and praise the hard work. You can tell a client about a big problem in such a kind way that he wants to solve it. When a colleague has trouble at home, you notice it and give them more time. Your work plans are fair to everyone. When you are part of a team, people like to stay in it.',
    challenges:
      'You spend too much time on other people’s work. Late in the evening you finish the report of a colleague who has gone to play tennis. You offered to do it, and now you are annoyed. You have rules in your head that you never tell anyone, and then you are disappointed when others do not follow them. Bosses want you to buy the birthday cake and to comfort the colleague who is crying, but nobody pays you for it. The more you do for others, the less they learn.',
    successTips: [
      'Do not improve another person’s work until they ask you.',
      'Tell your boss how much time you spend helping colleagues.',
      'Say what you expect at the start, out loud, with an example.',
      'Plan one hour a day for your own work, and help nobody during that time.',
      'When a colleague has a problem, let them try to solve it first.',
    ],
  },
  7: {
    title: 'Analyst & Specialist',
    meaning:
      '7 is the number of thought and research. It suits a career as a specialist: you do best when you can study one subject deeply and in peace.',
    intro: 'When everyone else believes the numbers, you ask where they come from.',
    idealCareers: [
      'Tax inspector',
      'Librarian for old books',
      'Computer security expert',
      'Ocean scientist',
      'Historian',
      'Watchmaker',
      'Mathematician',
      'Software tester',
    ],
    workEnvironment:
      'First you need quiet at work, and then you need time. You like difficult problems that have a clear answer, and colleagues who write to you before they visit. You can work well in a laboratory, in a library, at night or in a room at home. A noisy sales office is wrong for you. Meetings without a purpose feel like lost time. The right job may look boring to others, but it gives you something to find out.',
    professionalStrengths:
      'You find what others miss. Everyone likes the report, and you find the one wrong number on page 212. To answer a question, you look at old papers that nobody has read for years. Experts trust you, because you say “I don’t know yet” and then find out. You keep secrets. When a salesperson has said wonderful things, a clever boss asks you whether they are true.',
    challenges:
      'It is hard for you to say that your work is finished, because it could always be better. A report has been nearly ready for three weeks, but you want to check one more fact. In meetings you stay silent until you are certain, and some colleagues think that you do not respect them. You do not like small talk, so you eat alone and hear important news last. After a short, unclear message from the boss, you worry all night that you will lose your job.',
    successTips: [
      'Show your work when you are nearly sure, and say what you still doubt.',
      'Speak in the first ten minutes of a meeting, even if only to ask a question.',
      'Have lunch with colleagues who like to talk.',
      'When a message is short, think that the writer was in a hurry.',
      'Explain your result so that a clever child of twelve could understand it.',
    ],
  },
  8: {
    title: 'Executive & Strategist',
    meaning:
      '8 is the number of achievement. As a career number it says that you are made to lead large projects and to be judged by results.',
    intro:
      'In any office you soon know who decides, what things cost and where time is being wasted.',
    idealCareers: [
      'Airport director',
      'Business rescue manager',
      'Real estate developer',
      'Judge',
      'Hospital director',
      'Bank director',
      'Sports agent',
      'Hotel manager',
    ],
    workEnvironment:
      'You want responsibility that can be measured. A budget, a target and a deadline make you happy; a friendly team without goals makes you restless. If your manager is weak, you become the real boss of the team within a year. Large companies suit you, and so do small ones that want to become large. Pay and position matter to you, because they show you how well you did. If you can choose, take the job in which you decide about money.',
    professionalStrengths:
      'When things go wrong, you take charge. The building is full of water, and everyone asks who is responsible. Nobody answers, so you begin to give orders. You see clearly what a decision will cost in two years. You can hear bad news calmly if people bring you the facts. When you talk about a price, you do not need people to like you, and afterward you do exactly what you promised. When people leave your team, you speak fairly about them.',
    challenges:
      'You expect other people to work the way you do. On a free day you send a message that says “no hurry,” and nobody believes it. You work on weekends too. You tell a designer that her idea is bad in front of her whole team, and you do not understand why everyone is quiet. You care too much about who is important: you know the pay of every manager and the size of every office. Good people leave you after two years, because they are very tired.',
    successTips: [
      'Criticize people only when you are alone with them, and listen to the answer.',
      'Do not send your team messages in the evening.',
      'Praise people by name and in writing when they do well.',
      'Before you ask for more, decide how much would be enough.',
      'Ask the youngest person in the room to speak first.',
    ],
  },
  9: {
    title: 'Humanitarian & Visionary',
    meaning:
      '9 is the number of compassion. In a career it means that you need a purpose: work that does some good for people you may never meet.',
    intro: 'In a job interview, you ask what good the company does in the world.',
    idealCareers: [
      'Refugee aid worker',
      'Documentary filmmaker',
      'Priest in a hospital',
      'Human-rights lawyer',
      'Translator of novels',
      'Street artist',
      'Doctor in crisis areas',
      'Manager of a charity',
    ],
    workEnvironment:
      'You have to believe in what you do. If you had to sell a new kind of soap all day, you would soon be tired; teaching or protecting people gives you strength. Teams with people of many ages and countries are good for you. You like work that has a clear end, such as the day when the last patient goes home. Beautiful words about helping the world are not enough for you. You also want to see that the company pays its cleaners well.',
    professionalStrengths:
      'You can work with anyone. When a stranger on the phone is angry, you stay kind, and soon he tells you about his problems. When a new rule is made, you notice which people were forgotten. You know something about many kinds of work, so you can use an idea from the theater in a hospital. Old and young colleagues both tell you their worries. When an office has to close, you speak with every employee and even find a home for the office cat.',
    challenges:
      'You do not think enough about money. You accept too little pay, forget to send the bill and feel embarrassed when people talk about money. When you work extra hours for a good cause, you do not ask for money, because that would feel selfish. Years later you notice that a younger colleague earns more. Budgets bore you, so good projects end because there is no money left. Fair pay would not hurt the good cause. With it, you could help for longer.',
    successTips: [
      'Send the bill on the day the work is finished.',
      'Learn what others earn before you name your price.',
      'Let people pay you first, and decide later what you want to give.',
      'Read the budget of your project every month, to the last line.',
      'When the work feels too big, think of one person you can help today.',
    ],
  },
};
