import type { CareerReading, DigitReadings } from './types';

/** The career reading: how a person works, with whom and where. */
export const careerReadings: DigitReadings<CareerReading> = {
  1: {
    title: 'Leader & Innovator',
    meaning:
      '1 is the leader’s number. As a career number it says that you work best when you may decide for yourself and start something new.',
    intro: 'You would rather build the job you want than wait until it is advertised.',
    idealCareers: [
      'Food-truck founder',
      'Fire captain',
      'Expedition leader',
      'Test pilot',
      'Magazine launch editor',
      'Solo-practice trial attorney',
      'Prototype designer',
      'Head coach of a new team',
    ],
    workEnvironment:
      'You need freedom at work more than comfort. A task that is fully yours suits you, with a short line to the person who decides. Young companies fit well, at the stage when the furniture does not match and the job titles are guesses. So does a small branch that headquarters has stopped visiting. Slow approvals wear you out: if a stapler takes four signatures, you start looking at other jobs.',
    professionalStrengths:
      'Starting is your great professional strength. When the boss asks for volunteers, your hand is up before you have heard what for. Your first drafts are rough, and they exist. A decision that turns out wrong is changed the next morning without drama, since you mind being stuck far more than being mistaken. Beginners learn quickly beside you, because you give them real work on the first day. When something is new and there is nobody to copy, you cheer up.',
    challenges:
      'The second half of a project bores you. What you launched in spring often survives because a patient colleague looks after it, one whose name is on none of the slides. Being managed is hard for you as well, even by managers you respect. In meetings run by others you look at the clock, and you answer criticism while it is still being spoken. Bosses value your energy but hesitate to give you anything that needs five quiet years.',
    successTips: [
      'Count to four before you speak in a meeting you did not call.',
      'Thank, in public, the person who kept your project alive.',
      'Find out who can say no to you before you accept a job.',
      'Plan the dull second phase while the first is still exciting.',
      'Write criticism down, and answer it the next day.',
    ],
  },
  2: {
    title: 'Diplomat & Mediator',
    meaning:
      '2 is the number of cooperation. In a career it means that you do your best work with others, as the one who helps two sides agree.',
    intro: 'Colleagues who do not speak to each other both speak to you.',
    idealCareers: [
      'Court interpreter',
      'Family mediator',
      'Piano accompanist',
      'Consular officer',
      'Copy editor',
      'Hospital patient advocate',
      'Union negotiator',
      'Couples counselor',
    ],
    workEnvironment:
      'You work best beside another person in a calm place. A shared office with one considerate colleague is close to ideal. An open floor with shouting and sales contests is the opposite. You feel the mood of a room before anyone has said a word, so a tense team costs you twice the strength. Look for a boss who says thank you and says what for. In an interview, watch how the people across the table treat each other. You may soon be sitting between them.',
    professionalStrengths:
      'Bringing people to an agreement is what you do best. After a difficult meeting each side tells you what it really wanted, and by evening there is a version that both can sign. You notice small signs early, such as a client whose answers become shorter. Your notes of a meeting settle disputes a year later, because they record what was decided and leave out the shouting. In a team of two, you make the other person better.',
    challenges:
      'Other people get the credit for your work. You write the text, a louder colleague presents it, and you say that it was a team effort. At promotion time you wait to be noticed. When that does not happen, you become very polite and think about leaving. Your emails soften a request until it can hardly be found. Praise in front of others makes you uncomfortable, so you quietly arrange that there is none.',
    successTips: [
      'Keep a list of what you solved, and bring it to your review.',
      'Sign your drafts before you share them.',
      'Present your own work at least once a month.',
      'Put the request in the first line of the email and the kindness after it.',
      'Ask for the promotion yourself, with three examples ready.',
    ],
  },
  3: {
    title: 'Creative Communicator',
    meaning:
      '3 is the number of expression. In a career it points to work with words, pictures or an audience, where you can make people listen.',
    intro:
      'You can make almost any subject interesting, as long as there is a person to tell it to.',
    idealCareers: [
      'Morning radio host',
      'Picture-book illustrator',
      'Museum tour guide',
      'Sitcom writer',
      'Voice actor',
      'Window dresser',
      'Advertising copywriter',
      'Auctioneer',
    ],
    workEnvironment:
      'You need an audience somewhere in the building. It may be a class, a customer, a team or the unseen thousands behind a microphone. Alone in a gray office you soon start talking to the copy machine. Variety helps you, and so do short deadlines set by another person, because you rarely believe in your own. Look for a place where people laugh at lunch and an idea may sound silly at first. A whole day of silence tires you more than work does.',
    professionalStrengths:
      'You turn dry facts into something people remember. You receive forty slides about drains, and the next day the town council hears a story with a flooded wedding in it. You find the human side of a product, a law or a table of figures. Clients like to talk to you and stay on the line after the business is done. Ideas come so easily that you give them away. A stiff meeting relaxes soon after you arrive, even when you arrive late.',
    challenges:
      'Criticism hurts you more than you show. You answer with a joke, then avoid the person for days. A change in your text feels like a remark about you. So you prefer to begin a new piece, where nothing is wrong yet. Seven good openings wait for an ending. You also say yes to every invitation: the newsletter, the panel, the farewell speech. Routine reports come in late, with a beautiful cover and a good excuse.',
    successTips: [
      'Sleep on criticism for one night, then use the half that is true.',
      'Finish one draft before you open another.',
      'Begin with the figure, then tell the story that explains it.',
      'Share your deadlines with an organized colleague who will ask about them.',
      'Accept one extra task at a time, and only with a date.',
    ],
  },
  4: {
    title: 'Builder & Organizer',
    meaning:
      '4 is the number of order and patience. As a career number it says that you are good at building, planning and keeping things running, step by step.',
    intro: 'When you say that something will be done, people stop worrying about it.',
    idealCareers: [
      'Bridge inspector',
      'Land surveyor',
      'Payroll manager',
      'Stonemason',
      'Rail timetable planner',
      'Cabinetmaker',
      'Building-code examiner',
      'Hospital supply manager',
    ],
    workEnvironment:
      'Clear order is what you need from a workplace. You like a desk that stays yours, hours that mean what they say and tools that hang where they belong. A new desk every morning feels to you like camping. In job ads you skip “fast-paced” and read the line about overtime twice. A company with a good manual, and the sense to follow it, can keep you for decades. Each task should have an end that you can see.',
    professionalStrengths:
      'You deliver what you promised on the day you promised it. A large dull job becomes forty small dull ones, and then you do them, one after another. Your plans include the time that paint needs to dry. It was you who asked about the weight on the shelf before anyone had stood under it. A stranger could run the office from your notes. Other people’s money and keys are safe in your hands.',
    challenges:
      'You work too much, and nobody knows how much. It seems easier to do a job yourself than to explain it, so the hours grow. You would never mention them, because that sounds to you like boasting. In time the team thinks that such jobs do themselves. You move your own free days so that others can take theirs. You are seldom ill, seldom late and seldom thanked. Then you are surprised by how tired you are.',
    successTips: [
      'Tell your manager what took the time, in plain hours.',
      'Teach a colleague your system before your vacation, and do not call in.',
      'Leave a tenth of your week free for surprises.',
      'Stop on time twice a week, even in the middle of a task.',
      'Test a new method on something small before you reject it.',
    ],
  },
  5: {
    title: 'Adventurer & Networker',
    meaning:
      '5 is the number of freedom. As a career number it means that your work should offer change, new people and room to move.',
    intro: 'You learn a new job quickly and do it best while it is still new.',
    idealCareers: [
      'Foreign correspondent',
      'Spice buyer',
      'Band tour manager',
      'Film location scout',
      'Travel nurse',
      'Export sales agent',
      'Technical recruiter',
      'Street-market trader',
    ],
    workEnvironment:
      'A job with movement in it keeps you happy. Your good weeks contain some travel, a stranger to win over and a task that nobody had heard of the week before. A fixed desk makes you walk in circles, and so does a boss who asks where you were. Sales regions, seasons and changing projects suit you better than a ladder with the same six steps. You read job ads for pleasure, even when you like your job.',
    professionalStrengths:
      'Nobody in the building adapts faster than you. Sent to a trade fair without a badge, you come back with a supplier, an invitation to dinner and a badge. You pick up the useful part of a language in a few days. A canceled flight or a client who suddenly hates blue finds you cheerful and already on the phone, because you know a person for that. You sell without pushing, since you remember how it feels to be pushed.',
    challenges:
      'You know a little about many things, and this limits how far you rise. The useful half of a job takes you three months. The other half would take three years, and by then you are busy with something else. So the difficult cases, and the better pay, go to colleagues who stayed with one subject. You also accept two appointments for the same hour and solve it with charm and a taxi. Bosses enjoy your results, yet they hesitate to give you a department.',
    successTips: [
      'Stay for one full year before you decide that a job is over.',
      'Ask for a new task before you look for a new employer.',
      'Sort your receipts on the evening of the trip.',
      'Write every promise down before the conversation ends.',
      'Deepen one skill wherever you go, so that the moves add up.',
    ],
  },
  6: {
    title: 'Nurturer & Teacher',
    meaning:
      '6 is the number of responsibility. In a career it means that you do best where people need you: teaching, healing, advising or making places beautiful.',
    intro: 'New employees learn the rules from the manager and everything else from you.',
    idealCareers: [
      'Midwife',
      'Kindergarten teacher',
      'Pediatric dentist',
      'School guidance counselor',
      'Wedding florist',
      'Adoption caseworker',
      'Kitchen designer',
      'Care-home manager',
    ],
    workEnvironment:
      'People have to be part of your workday. A hospital, a classroom or a small company with a friendly owner suits you better than a screen alone. You do well where you can see that your coming made a difference to a person. Unfair treatment spoils a place for you sooner than low pay does. So listen, at the interview, to how they speak about the last person who had the job. A shared lunch matters to you more than a modern building.',
    professionalStrengths:
      'You help people become better at what they do. Trainees do well beside you, because you correct the mistake and praise the effort. You can tell a client that the roof is wrong and leave him wanting to repair it. When a colleague has trouble at home, you know about it and have already moved the deadline. Everyone grumbles equally about your schedules, which shows that they are fair. A team with you in it tends to stay together.',
    challenges:
      'Too much of your time goes into work that belongs to others. Long after hours you are finishing the report of a grown man who has gone to play tennis. You offered, and now you are annoyed. There are standards in your head that you tell nobody and then find broken. Bosses rely on you for the birthday card and for the colleague who is crying, yet none of it is in your job title. The more you take over, the less the others learn to do.',
    successTips: [
      'Wait to be asked twice before you improve another person’s work.',
      'Have the caring part of your job written into the job description.',
      'Say what you expect at the start, out loud, with an example.',
      'Give a task back kindly, without the solution attached.',
      'Leave one problem a day with the person who has it.',
    ],
  },
  7: {
    title: 'Analyst & Specialist',
    meaning:
      '7 is the number of thought and research. It suits a career as a specialist: you do best when you can study one subject deeply and in peace.',
    intro: 'You ask where the figures come from when everyone else has agreed that they are fine.',
    idealCareers: [
      'Forensic accountant',
      'Rare-book cataloger',
      'Cryptographer',
      'Deep-sea biologist',
      'Patent examiner',
      'Clock restorer',
      'Actuary',
      'Network penetration tester',
    ],
    workEnvironment:
      'Quiet is the first thing you need at work, and time is the second. You like problems that can be solved completely, and colleagues who write before they drop by. Labs, archives, night shifts and a room at home all suit you. A sales floor with a scoreboard does not. Meetings without a purpose seem to you like stolen time. The right job ad for you is rather dull, very exact and slightly mysterious about what you would be looking for.',
    professionalStrengths:
      'You find what others miss. Everyone had accepted the report, until you asked about row 212. You follow a question to the original papers in the basement and come back with one sentence that changes the budget. Specialists trust you, because you say “I don’t know yet” and then find out. Whatever is told to you in confidence stays with you. After a brilliant sales pitch, a wise director looks at your face to see whether you believe it.',
    challenges:
      'Handing in finished work is hard for you, because it could always be better. The analysis has been nearly ready for three weeks, but you want one more source. In meetings you stay silent until you are certain; some colleagues take that for contempt. Small talk costs you so much effort that you eat alone, so you hear important news last. A short, unclear message from the boss can grow overnight into a whole theory about losing your job.',
    successTips: [
      'Hand in the version you are nearly sure of, with its doubts listed.',
      'Speak in the first ten minutes of a meeting, even if only to ask a question.',
      'Have lunch with a talkative department every other week.',
      'Assume that a short message was written in a hurry.',
      'Explain your result to a bright twelve-year-old before you explain it to the board.',
    ],
  },
  8: {
    title: 'Executive & Strategist',
    meaning:
      '8 is the number of achievement. As a career number it says that you are made to lead on a large scale and to be judged by results.',
    intro:
      'In any office you soon know who decides, what things cost and where time is being wasted.',
    idealCareers: [
      'Port director',
      'Corporate turnaround manager',
      'Commercial property developer',
      'Bankruptcy judge',
      'Hospital chief executive',
      'Airline procurement director',
      'Sports agent',
      'Grand-hotel general manager',
    ],
    workEnvironment:
      'You want responsibility that can be measured. A budget, a target and a deadline make you happy; a friendly team without goals makes you restless. Under a timid manager you are running the department within a year, and both of you know it. Large organizations suit you, and so do small ones that mean to become large. Pay and title matter to you, because you read them as grades. Given the choice, take the job with a budget over the job with a fine motto.',
    professionalStrengths:
      'When things go wrong, you take charge. The warehouse is under water, a lawsuit has arrived, and you ask who is responsible. Nobody is, so you begin to give out tasks. You see clearly what a choice will cost in two years. Bad news can be brought to you, as long as there is a figure with it. You bargain without needing to be liked, and afterward you keep the agreement exactly. People who leave your team get a fair reference.',
    challenges:
      'You expect other people to work the way you do. A message from you early on a free day says “no hurry,” and nobody believes it. Your own weekends are workdays in softer clothes. You tell a designer the truth in front of her whole team, in one sentence, and wonder why the room is quiet. Position means a great deal to you: you know every salary and the size of every office. Good people leave you after two years, proud of their work and very tired.',
    successTips: [
      'Give hard criticism in private, and stay for the answer.',
      'Send your team no messages between dinner and breakfast.',
      'Praise people by name and in writing, as exactly as you find fault.',
      'Decide what would be enough before you negotiate for more.',
      'Ask the youngest person in the room to speak first.',
    ],
  },
  9: {
    title: 'Humanitarian & Visionary',
    meaning:
      '9 is the number of compassion. In a career it means that you need a purpose: work that does some good for people you may never meet.',
    intro: 'When an interviewer asks for your questions, you want to know what the company is for.',
    idealCareers: [
      'Refugee resettlement coordinator',
      'Documentary filmmaker',
      'Hospice chaplain',
      'Public defender',
      'Literary translator',
      'Community muralist',
      'Field-hospital doctor',
      'Foundation grants officer',
    ],
    workEnvironment:
      'Believing in what you do is a condition for you. Selling a fourth kind of mouthwash empties you within an hour; teaching, healing or protecting people does not. Mixed teams are good for you, with several ages and countries and a few people who came to the trade late. You like work that ends properly, with an opening night or a last patient going home. A purpose on the wall is not enough. You will soon check whether the company pays its cleaners well.',
    professionalStrengths:
      'You can work with anyone. On the phone with an angry stranger you forget to be offended; soon he is telling you about his divorce. You notice who is missing when a rule is being written. Because you know many fields, you can carry an idea from the theater into the clinic, where it works. Old and young colleagues both trust you with their doubts. When an office has to close, you are the one who speaks with every employee and finds a home for the cat.',
    challenges:
      'Money is the part of work that you neglect. You accept less than the job is worth, forget to send the bill and feel embarrassed when pay is discussed. Extra hours for a good cause go unpaid, because asking would seem selfish. Years later you notice that a colleague with half your experience earns more. Budgets bore you, so good projects end when the funds do. Fair pay would take nothing away from the cause; it would let you serve it longer.',
    successTips: [
      'Send the bill on the day the work is finished.',
      'Learn what others earn before you name your price.',
      'Make generosity a separate decision, after you have been paid.',
      'Read the budget of your project once a month, to the last line.',
      'Reduce the mission to one person and one task when it feels too large.',
    ],
  },
};
