import type { CareerReading, DigitReadings } from './types';

/** The career reading: how a person works, with whom and where. */
export const careerReadings: DigitReadings<CareerReading> = {
  1: {
    title: 'Leader & Innovator',
    meaning:
      'As a Career Number, 1 means you work best when you decide for yourself: starting things, leading them and answering for how they turn out.',
    intro: 'You’d rather run a very small thing than help run a large one.',
    idealCareers: [
      'Startup founder',
      'Food truck owner',
      'Fire chief',
      'Test pilot',
      'Head coach',
      'Expedition leader',
      'Trial lawyer',
      'Product designer',
    ],
    workEnvironment:
      'Freedom comes before comfort for a 1. You’ll put up with a cold room, a folding chair and bad Wi-Fi if the job is yours from start to finish. What drives you out is waiting: a form to order a lamp, three people to sign the form, and by the second signature you’re reading job ads. You’re happiest in a young company, or in the branch that’s farthest from the head office. The director visits twice a year and has to call you to be let in.',
    professionalStrengths:
      'You begin. That sounds like nothing until you’ve sat in a meeting where everyone agrees that something must be done and then goes to lunch. A 1 comes back from lunch with a first version: ugly, half wrong, and up on the screen. “Well, it can’t look like that,” says the most careful person in the room, and picks up a pen, and now the whole team is working. A wrong decision doesn’t keep you awake, either. You change it and say so, which is rarer than being right. New people grow fast beside you, because you give them real work before they’ve found the coffee.',
    challenges:
      'Your boss is always the last to know, and that’s what holds back your raise. You don’t get permission first; you do it, and then it’s done, and usually it’s good. You may change a supplier because you have a feeling, and be right. But your boss hears about it from the old supplier, on the phone, and has to say “Of course, of course,” as if it weren’t news. Bad news comes late as well, since you’d like to fix it before you mention it. Colleagues find this exciting. A bigger budget rarely goes to a person who’s full of surprises, though.',
    successTips: [
      'Give your boss ten minutes of news every week, good and bad.',
      'Before you take a job, meet the person who’ll be able to say no to you.',
      'Thank whoever finished what you started, by name, in front of the team.',
      'Plan the boring second half while you’re still in love with the first.',
      'When you’re criticized, say “Let me think about that,” and answer the next day.',
    ],
  },
  2: {
    title: 'Diplomat & Mediator',
    meaning:
      '2 works best in company. As a Career Number it points to jobs where you help two sides agree: listening, translating, advising, making a deal.',
    intro:
      'Both sides will talk to you: two departments haven’t spoken since spring, and each of them drinks coffee at your desk.',
    idealCareers: [
      'Court interpreter',
      'Couples therapist',
      'Mediator',
      'Patient advocate',
      'Labor relations specialist',
      'Book editor',
      'Executive assistant',
      'Customer success manager',
    ],
    workEnvironment:
      'Look for one good colleague before you look at the salary. A 2 does its best work beside another person: two desks, one window, and a voice that says “wait, tell me that again.” Big loud offices where everyone’s trying to beat everyone else wear you out by ten in the morning. So in an interview, forget the free snacks and watch how the two people across the table treat each other. If one tells a story and the other laughs in the right place, take the job. If the other one sighs, keep looking.',
    professionalStrengths:
      'You get people to agree who came in ready to fight. It helps that you listen to the second half of a sentence, which hardly anyone waits for. After a bad meeting each side stops by to explain to you why the other is impossible. By five o’clock there may be a plan, and each of them is sure they thought of it. You hear trouble early, too. When a client who used to write “Thanks so much!” writes “Noted,” it’s you who calls. Your colleagues couldn’t say what you do all day. They only know that everything went wrong the week you had the flu.',
    challenges:
      'You can’t quite say what you want, and that includes a raise. You practice the sentence on the way to work, you smile at the door, and inside you hear yourself praising the new coffee machine. Then you try hints: there’s no rush, whenever it suits you, only if there’s money. Your boss doesn’t hear hints and believes you’re the one happy person on the team. Meanwhile a colleague with a louder voice presents the deal you saved, with your slides. So say the sum first and be kind about it afterward. It works in that order.',
    successTips: [
      'Before a salary talk, write your figure on a card, and read it out in your first sentence.',
      'Put your own name on the first slide.',
      'In meetings be the third to speak: it’s easier than going first, and they’re still listening.',
      'Eat lunch outdoors on Wednesdays, where nobody can bring you a quarrel.',
      'Find the colleague you work best with, and offer to take the next big project as a pair.',
    ],
  },
  3: {
    title: 'Creative Communicator',
    meaning:
      'A Career Number of 3 points to work with words, pictures or an audience. You’re at your best explaining, entertaining and making people want to listen.',
    intro: 'You can make people care about almost anything, even door locks.',
    idealCareers: [
      'Radio host',
      'Children’s book illustrator',
      'Museum educator',
      'Comedy writer',
      'Voice actor',
      'Visual merchandiser',
      'Copywriter',
      'Drama teacher',
    ],
    workEnvironment:
      'A 3 needs an audience: a class, a customer, a few thousand strangers on a podcast. Without one you fade. After two days alone in an office you’d be talking to the plants, and answering for them. Many small tasks suit you better than one long one. Deadlines are good for you as long as other people set them; the ones you set yourself tend to move. Before you sign, find out whether people here laugh, and what happens to a silly idea. Your ideas often sound silly at nine in the morning, and by four they’re the plan.',
    professionalStrengths:
      'You turn dull facts into something people repeat at home. Give a 3 a report on door locks, and it’ll begin with a man who spent a night locked in a storage room, alone with a birthday cake. By the end everyone understands the locks, and the accountant wants to know if there was any cake left. And when there’s bad news to give, you’re the one who’s sent. You don’t hide any of it. You find words that people are able to listen to.',
    challenges:
      'Nobody gets a chance to tell you what’s missing, so you never hear what stands between you and a raise. Your boss comes in to talk about a late report. You tell the story of why it’s late, playing every part yourself, and the boss leaves in a wonderful mood without having said a thing. Criticism in writing doesn’t reach you either. You read it as “we don’t like you,” and you start something new, where nothing is wrong yet. Of course it hurts. But there’s usually one useful line in it, and you stopped reading just above it.',
    successTips: [
      'When you’re criticized, write it down word for word before you say anything funny.',
      'Do the dull page before you open the fun one.',
      'Give your deadlines to an organized colleague who doesn’t laugh easily.',
      'Keep a folder of things you’ve finished, because whoever sets your pay only remembers the last one.',
      'Let a good idea pass without offering to do it, and see who picks it up.',
    ],
  },
  4: {
    title: 'Builder & Organizer',
    meaning:
      'A Career Number of 4 means order: you’re good at building, planning and checking, and at keeping things running for years.',
    intro: 'Once you’ve said it’ll be done, everybody forgets about it, and that’s a compliment.',
    idealCareers: [
      'Bridge inspector',
      'Accountant',
      'Civil engineer',
      'Carpenter',
      'Site manager',
      'Train dispatcher',
      'Supply chain manager',
      'Quality control inspector',
    ],
    workEnvironment:
      'A 4 likes a job where today has something to do with yesterday: fixed hours, your own desk, and the good pliers exactly where you left them. You can live with a strict boss, an ugly building and terrible food. What you can’t live with is a new system every few months, announced on a video call by a man who never used the old one. Places where mistakes are expensive suit you well, such as trains, hospitals and payroll. You’ll also want work that gets finished. When the switch is pressed and the thing simply runs, you like to stand there a while and listen to it.',
    professionalStrengths:
      'When you promise a date, it’s a date. You take the job everyone’s been avoiding, cut it into small pieces, and do the first one before lunch. In the meeting you ask about the boring thing: doesn’t the glue have to dry, isn’t the client closed in August, does anyone know how wide the elevator is? There’s a groan. Then it goes quiet, because they don’t know how wide the elevator is. You do; you measured it on the way up.',
    challenges:
      'You’re too useful to promote. No one else knows how the invoices are done, why the back door has two locks, or what to do when the machine makes that noise. So your boss needs you exactly where you are. Even on a free day your phone lights up with a photo of something blinking. Explaining takes longer than doing, you say. That’s true the first time. By the tenth time you’ve built a very tidy trap, and you’re the one sitting in it. You’d take two weeks off, but you’d have to write it all down first. Write it all down first.',
    successTips: [
      'Teach one of your tasks to a colleague this month, from start to finish.',
      'Note how many hours each job took, and bring the list to your yearly review.',
      'Use the new software for two weeks before you explain what’s wrong with it.',
      'Go home on Friday with something unfinished, and notice that it’s still there on Monday.',
      'Apply for the job above yours before you can do all of it.',
    ],
  },
  5: {
    title: 'Adventurer & Networker',
    meaning:
      'Change is what 5 needs from a job. This Career Number suits work with new places, new people and weeks that don’t repeat.',
    intro:
      'You learn a new job faster than anyone, and you like it best before you’ve finished learning.',
    idealCareers: [
      'Foreign correspondent',
      'Tour manager',
      'Flight attendant',
      'Travel photographer',
      'International sales manager',
      'Recruiter',
      'Location scout',
      'Travel nurse',
    ],
    workEnvironment:
      'A job that stands still makes you nervous, even a good one. The week that suits a 5 has a train in it, a person you’ve never met and one task you have no idea how to do. Same chair, same window, same joke from the man at the next desk, and soon you’re studying the map on the wall. A boss who counts minutes is hard on you. One who says “be back by the 30th with an answer” gets twice the work. You read job ads for pleasure, the way other people read recipes. It doesn’t mean you’re leaving.',
    professionalStrengths:
      'You settle in faster than anyone. Put a 5 in an office, a city or a language they don’t know, and within days they have a nickname and somebody’s spare key. You sell well because you’re honestly curious about the person in front of you. And you’re at your most useful when plans fall apart. The last ferry has left, the whole team is standing in the rain, and you’re on the phone with a woman who owns a minibus. “How do you know her?” they ask on the way back. Her brother was your waiter at lunch.',
    challenges:
      'Nobody at work can say what your job is. At one desk you’re the person who speaks Spanish, and at the next you’re the one who calmed the angry customer from Milan. Down the hall they think you repair the printer. All of it is praise. But when pay is discussed, the question is what the place would lose without you, and a bit of everything is hard to add up. You also tend to be paid in freedom. Offered more money or free afternoons, a 5 will take the afternoons and never mention the money again. Choose the one thing you’d like to be known for, and let people know.',
    successTips: [
      'Write your three best jobs on one page, and circle the skill they share.',
      'Try a new task where you are before you try a new employer.',
      'Do your expense report on the way home, while you still have the receipts.',
      'Start your résumé with a line that says what you’re best at.',
      'Call an old client now and then for no reason at all.',
    ],
  },
  6: {
    title: 'Nurturer & Teacher',
    meaning:
      '6 is the number of care and responsibility. As a Career Number it suits teaching, nursing, advising and any work where people leave better than they came.',
    intro:
      'New people find out on their first day that you’re the one to ask, and they’re usually told by the last new person.',
    idealCareers: [
      'Registered nurse',
      'Kindergarten teacher',
      'School counselor',
      'Pediatric dentist',
      'Florist',
      'Family social worker',
      'Interior designer',
      'Nursing home administrator',
    ],
    workEnvironment:
      'People matter more to you than the building. A hospital, a classroom, a store with a friendly owner: you do well anywhere you can see who was helped. By lunch on your first day you know who’s unhappy there. By the end of the week you know why, and there’s a plant on their desk. A place where one person is treated unfairly will lose you, whatever it pays. In the interview, listen to how they speak of whoever had the job before.',
    professionalStrengths:
      'Everyone’s work gets better near you, and nobody feels small while it happens. You point out a mistake in private, with the way to fix it, and a shy beginner goes back to the desk believing they found it themselves. Clients take hard news from you because you’ve clearly thought about what it means for them. You have an eye for rooms, too. A 6 will open a blind, turn two desks around and take down the angry note about the coffee cups. Visitors couldn’t tell you what changed, but they stay a little longer.',
    challenges:
      'You’ve got two jobs and get paid for one. The second job is the birthday card, the trainee’s first week and the colleague crying in the parking lot. It’s the report you finished because somebody had to pick up a child by four. None of it is in your contract, so none of it counts when pay is discussed. At the review your boss calls you the heart of the team, and gives the raise to the brain. It’s awkward to bring up, since you’d do all of it for nothing, and so far you have. But kindness with a number next to it is still kindness, and “six hours a week” is something any manager understands.',
    successTips: [
      'For a month, count the hours you spend on other people’s work, and show your boss the total.',
      'Do your own work until ten, and everyone else’s after that.',
      'Let the next birthday be organized by the colleague who forgets birthdays.',
      'When people bring you a problem, take a slow sip of coffee and let them suggest something first.',
      'Leave the building for lunch, and let the phone ring for somebody else.',
    ],
  },
  7: {
    title: 'Analyst & Specialist',
    meaning:
      'A Career Number of 7 is read as the specialist’s. You do your best work on hard questions, in quiet, and you’d rather know one subject well.',
    intro: 'While everyone else admires the figures, you’re wondering where the figures came from.',
    idealCareers: [
      'Data analyst',
      'Cybersecurity analyst',
      'Tax auditor',
      'Archivist',
      'Marine biologist',
      'Watchmaker',
      'Software tester',
      'Forensic accountant',
    ],
    workEnvironment:
      'You need quiet first, then time, and then money. A door that closes and a question that takes a month will make a 7 happy. Colleagues should write before they drop by, and meetings should be about something. On a video call you’re the one with the camera off, and the only one who’s read the document. Laboratories, archives and spare rooms suit you; a sales floor where they ring a bell for every order doesn’t. To other people the right job may sound dull. You’ll know it’s right if there’s something left to find out.',
    professionalStrengths:
      'Trust a 7 to find what everyone else missed. A report can go through the whole building before it reaches you, and you’ll be the one who wonders about a figure on page 212, in the small gray print. You aren’t trying to embarrass anyone. It looked wrong, so you went down to the basement and read the old files. Experts trust you because you’re able to say “I don’t know yet.” Secrets are safe with you as well. And when a salesman has been wonderful for an hour, a wise boss waits until the door closes, turns to you and asks whether any of it is true.',
    challenges:
      'The people who decide on your pay never get as far as your answer. It’s in your report, after the method, the doubts and the history of the method. It’s on page 31. Your boss reads page one, on a phone, in an elevator. Meetings are no different, because you’d rather give no short version than one that’s slightly wrong. So a colleague gives the short version for you, slightly wrong, and is thanked for making it so clear.',
    successTips: [
      'Put the answer in the first line.',
      'Share a result when you’re nearly sure of it, and say which part still worries you.',
      'When a message is short, assume the writer was in a hurry.',
      'Sit at lunch with the colleague who hears all the news.',
      'Set a day when the checking stops, and tell your boss which day.',
    ],
  },
  8: {
    title: 'Executive & Strategist',
    meaning:
      '8 stands for achievement. It’s the Career Number of those who run things: people, budgets and big decisions, with results you can count.',
    intro:
      'A week into any job, you know who really decides, what everything costs and who’s pretending to be busy.',
    idealCareers: [
      'Operations director',
      'Turnaround consultant',
      'Real estate developer',
      'Judge',
      'Hospital administrator',
      'Investment banker',
      'Sports agent',
      'Hotel general manager',
    ],
    workEnvironment:
      'Give an 8 a target, a budget and the right to spend it. What you can’t stand is a nice team with no goal, where the project has been “going really well” for two years and there’s always a bowl of fruit. You’d like to know who’s winning. You belong in a large company, or in a small one that plans to be large. Of two jobs, take the one where you can say no.',
    professionalStrengths:
      'In a mess, you’re the one who starts deciding. The power goes out, the guests are on their way, and the staff is discussing whose fault it is. An 8 will send one of them for candles and another to the door, and soon the guests think the dark was planned. Money doesn’t frighten you either. You can say a very large figure without coughing, and few people can. Bad news reaches you early, because you want to know what happened before you want to know who did it. People complain about your pace, and years later they call to see if they can work for you again.',
    challenges:
      'Your boss thinks you’re after their job, and your boss may be right. You do the work of the level above to show that you could. In meetings you answer questions that were meant for someone else. All of it is useful, and all of it makes the person who signs your raise a little nervous, and nervous people put off signing things. You think too much about titles as well: you know everyone’s, and the year they got it. Your own team has a different trouble. Late at night you send a message that says “no hurry,” and within ten minutes every one of them has answered it from bed.',
    successTips: [
      'Tell your boss the plan before you tell your boss’s boss.',
      'Send the late-night message in the morning.',
      'Let the youngest person in the room speak first, and wait for all of it.',
      'When you know the answer, whisper it to a colleague and let them say it in the meeting.',
      'Write down how much would be enough, and keep the note for five years.',
    ],
  },
  9: {
    title: 'Humanitarian & Visionary',
    meaning:
      'With 9 as your Career Number, the job has to do some good. You work best for people who need it, many of whom you’ll never meet.',
    intro:
      'In an interview you ask what good the company does, and you notice how long the answer takes.',
    idealCareers: [
      'Humanitarian aid worker',
      'Documentary filmmaker',
      'Hospital chaplain',
      'Human rights lawyer',
      'Literary translator',
      'Art therapist',
      'Emergency doctor',
      'Nonprofit director',
    ],
    workEnvironment:
      'A 9 has to believe in the work. You can sell soap for a year, and sell it well, but one morning you’ll look at the soap and wonder what it’s all for. Work that teaches, protects or repairs gives you strength on days when the pay doesn’t. You like a mixed crowd, students next to grandparents, and as many accents as there are lunch boxes. You also check whether the fine words on the office wall apply to the people who clean it. Where they do, you may stay for decades.',
    professionalStrengths:
      'There’s hardly anyone you can’t work with. A man calls in a fury about his bill, and by the end you may know about his knee, his garden and his late wife. He’s said sorry twice. When a rule is being made, you remember the people it forgot: the night shift, or the woman without a bank account. The meeting runs long because of you, and the rule is better. You’re good at endings, too. If an office has to close, let a 9 close it. Every single person will be thanked, and the office fish will have a new home.',
    challenges:
      'You can argue for anyone’s pay except your own. For the cleaner’s raise you’ll argue like a lawyer, with figures. When it’s your turn, you remember that the roof leaks and that other people need the money more. They do. There are always some who do. So you give your extra hours as a gift, and your invoice goes out late or not at all. A person you trained may earn more than you by now, and you’re glad for them. Be glad for yourself as well: people who are rested and paid can go on helping for longer.',
    successTips: [
      'Argue for your own raise as if it were a colleague’s.',
      'Send the bill on the day the work is done.',
      'Take all your vacation days, and let the good cause survive without you for a week.',
      'Let them pay you in full, then decide what to give away.',
      'Once a month, write down the name of one person your work has helped and what’s different for them now.',
    ],
  },
};
