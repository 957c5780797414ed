import type { CareerReading, DigitReadings } from './types';

/** The career reading: how a person works, with whom and where. */
export const careerReadings: DigitReadings<CareerReading> = {
  1: {
    title: 'Leader & Innovator',
    meaning:
      'As a Career Number, 1 means you work best when you decide for yourself: starting things, leading them and answering for how they turn out.',
    intro:
      'Your messages at work tend to begin with “I went ahead and,” and your boss has learned to sit down before reading on.',
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
      'A 1 needs freedom to decide, far more than a comfortable chair. At the end of an interview they ask if you have any questions, and you have one: “Who would I have to ask before I do something?” If the answer is “Oh, just tell us afterward,” you’d start today, even in a garage, even sharing a table with the printer. If the answer has a form and three names in it, you’re already thinking about the bus home. The sentence that makes you quit is “Let’s wait until everyone’s back from vacation.”',
    professionalStrengths:
      'You begin. That sounds like nothing until you’ve watched ten adults discuss a font. There’s a document called “Thoughts,” open since February, full of comments, with no first sentence. You write one. It isn’t very good. You put your name under it, send it to everyone, and go to lunch, and when you come back there’s a second sentence, by someone who couldn’t leave yours alone. You also give beginners real work on their first morning. It terrifies them. But you remember your own first mornings, spent watching, with your hands in your lap, and you wouldn’t do that to anybody.',
    challenges:
      'Your boss is always the last to know, and that’s what holds back your raise. In March a supplier calls her, close to tears, because you’ve dropped him. In May there’s a young man at the front desk with a plant in his arms, who says you hired him. In June sales are wonderful, and she has to ask the young man why. Most of it was good, but bosses like to sleep at night. Try telling your boss one day earlier. Write “I’m going to” in place of “I went ahead and.” You’ll get to do nearly all the same things, and your boss gets the lovely feeling of having agreed.',
    successTips: [
      'Once a month, ask permission for something you’d do anyway, such as moving your desk, so your boss knows what it sounds like.',
      'In your next meeting, set a silent timer for a quarter of an hour, and let other people have all the ideas until it runs out.',
      'When you hand over a project, leave one decision open on purpose, and write “your choice” next to it.',
      'List everything you’ve started this year, and show the list to a coworker who loves finishing things.',
      'Give one of your ideas away on a Monday, and don’t ask how it’s going until Friday.',
    ],
  },
  2: {
    title: 'Diplomat & Mediator',
    meaning:
      'With a Career Number of 2, you’re good with people. You do well where two sides have to agree: listening, translating, advising, closing a deal.',
    intro: 'You write “no worries at all if you can’t” under requests for things you badly need.',
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
      'What you need most at work is one good person beside you. It could be a woman who hums when she’s stuck, and pushes half of every orange across the desk to you without looking up. With her there, you could work in a basement. Places where people compete all day wear you out by ten in the morning, even on days when you win. So in an interview, watch the two people across the table. One of them tells a story. Does the other one laugh, or look at the clock? That’s your answer.',
    professionalStrengths:
      'You get people to agree who came in ready to fight. Mostly you do it by translating. “As I said in my last three emails” goes in at your desk, and “She’s worried about the date” comes out on the other side. “Fine, do whatever you want” becomes “He’d like to be asked.” You hear trouble early, too: when a client who used to write “Thanks so much!” writes “Noted,” you pick up the phone. Your coworkers couldn’t say what you do all day. They only know that everything went wrong the week you had the flu.',
    challenges:
      'You can’t quite ask for money, so the raise goes to a coworker who can. The proof is in your drafts folder. Draft one: “I’d like to talk about my salary.” Draft two: “I’d love to chat about my role sometime!” Draft five asks if your boss had a nice weekend, and that’s the one you sent. Your boss did have a nice weekend, and now believes you’re the one happy person on the team. What you’re afraid of is the silence after you say a number. It lasts about two seconds, and your boss doesn’t enjoy it either, so at least you’d be suffering together.',
    successTips: [
      'Find the first draft of that email about your salary, the one you wrote before you made it softer, and send that one.',
      'When two coworkers complain to you about each other, book a room for the two of them, and don’t go.',
      'At the team lunch, order first, before you know what anyone else is having.',
      'Say your salary number out loud on an empty staircase, then stay silent for five seconds, every day for a week.',
      'For one week, take the word “just” out of your messages, and see if even one person is upset.',
    ],
  },
  3: {
    title: 'Creative Communicator',
    meaning:
      'A Career Number of 3 points to work with words, pictures or an audience. You’re at your best explaining, entertaining and making people want to listen.',
    intro:
      'Meetings start five minutes late because you’re telling a story, and people come five minutes early so they won’t miss it.',
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
      'A 3 needs an audience, even a small one. Other numbers close the door to think. You think by telling people: the idea is silly at nine, when the receptionist hears it, interesting by eleven, when the second person laughs, and by four it’s the plan. Alone at home you’d have to tell it to the cat, and the cat would walk out before the best part. So choose a place with people in it, and test them first. In the interview, say one slightly silly thing. If they write it down, thank them and go home. If somebody says something sillier, ask when you can start.',
    professionalStrengths:
      'You make dull facts so interesting that people repeat them at home. Take the fire safety talk. Last year’s put everyone to sleep. Yours begins with a man who ran back into the smoke for his sandwich. By the end the whole floor knows where the stairs are. An accountant who hasn’t spoken in a meeting since winter raises his hand to ask if the man is OK. And when there’s bad news to give, you’re the one who’s sent. You don’t hide any of it. You find words that people are able to hear, and then you stay in the room.',
    challenges:
      'When a question is hard, you make people laugh instead of answering it, and that can cost you a raise. Say there’s a report to write. You spend the morning on the title, and it’s such a good title that three people come over to look at it. In the afternoon your boss comes over, too, a serious woman who eats lunch standing up. “Where’s the rest of it?” she asks. You act out your whole morning for her, with voices, until she’s crying with laughter. She’s halfway home before she notices you never answered. You noticed right away, and you go home a little proud and a little sick. You can keep the title. Write one plain page underneath it before you let anyone laugh.',
    successTips: [
      'Give every report the most boring title you can think of, and spend the hour you’ve saved on the report.',
      'Have a coworker you like read criticism to you in a silly voice, so you’ll listen to the end.',
      'Announce a funny story at the start of your talk, and don’t tell it until the end, so people listen to the middle.',
      'Make as much noise when you finish something as you do when you start: ring a bell, send a photo, tell the whole floor.',
      'Tell a new idea to one person, then work on it for an hour before you tell the second.',
    ],
  },
  4: {
    title: 'Builder & Organizer',
    meaning:
      'A Career Number of 4 means order: you’re good at building, planning and checking, and at keeping things running for years.',
    intro: 'There’s a stapler in the building with your name on it, and nobody borrows it twice.',
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
      'A 4 likes a job where today has something to do with yesterday. You can live with a strict boss, an ugly building and coffee that tastes like pencils. What you can’t live with is “an exciting new system,” announced on a video call by a man who never used the old one. You used the old one. You wrote the guide to it, with arrows. Trains, hospitals and payroll suit you, because mistakes are expensive there. And you need work that gets finished, because of one moment: the switch goes down and the thing runs. You stand there with your head to one side, listening to it.',
    professionalStrengths:
      'When you promise a date, it’s a date. The rest is in your desk drawer: a tape measure, fuses, aspirin, chargers for phones from another age, and a stack of paper forms from before everything went online. People laugh about the drawer until the morning the system goes down. Then there’s a line at your desk, very polite, and you hand out the forms. In meetings you ask the boring question. Does the glue have to dry? How wide is the elevator? There’s a groan, and then a silence, because nobody knows how wide the elevator is. You measured it on the way up.',
    challenges:
      'You’re too useful to promote. You’re on vacation, up to your knees in the sea, and the phone rings. “Quick question. The machine is making the noise.” “Which noise?” “The second one.” “Lift it a little on the left, and wait.” They’d be lost without you, and that’s exactly why your boss needs you in this job and not in the one above it. You say explaining takes longer than doing it yourself, and the first time that’s true. By now you’ve explained the left side from four countries. Write it down this week, even badly, and let them find a mistake in it.',
    successTips: [
      'Lend your stapler to a coworker without telling them how to use it.',
      'Bring a list of the disasters that didn’t happen this year to your review, because you’re the reason they didn’t.',
      'Teach one coworker the strange noises your equipment makes, the way people learn bird songs.',
      'Find one thing the new system does better, and say so in front of whoever chose it.',
      'Apply for the job above yours when you can do half of it, because the other candidates can’t do the rest either.',
    ],
  },
  5: {
    title: 'Adventurer & Networker',
    meaning:
      'Change is what 5 needs from a job. This Career Number suits work with new places, new people and weeks that don’t repeat.',
    intro:
      'You read job ads the way other people read recipes, mostly for pleasure, and now and then you try one.',
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
      'A job that stands still makes you nervous, even a good one. Same chair, same window, same joke about the weather: by the third week you’ve moved your desk, and by the third month you’ve moved it back. What suits a 5 is a plane ticket and a task you have no idea how to do. If your boss checks when you come in, you’ll come in on time, and then look out the window until five. If your boss says “Be back by the 30th with an answer,” they’ll have it on the 28th, in a voice message with a lot of wind in it.',
    professionalStrengths:
      'You’re at your best when plans fall apart in a strange city. The flight is canceled, the hotel is full, and everyone on the team is on the phone except you, because you’ve gone outside. Soon you’re all in a van, with your bags on your knees, and the driver is telling you about his daughter. “How do you know him?” whispers the intern. You don’t. He was parking, and you asked. You couldn’t explain it if you had to. Other people look at the departures board, and you look at who’s standing around with car keys.',
    challenges:
      'Nobody at work can say what your job is, and that’s what stops your raise. In accounting they say, “Speaks Spanish?” In the warehouse it’s “Fixed our printer,” and at the front desk, “I think they still work here.” They all like you, and so does your boss. But on the form, under “Reason for raise,” there’s one short line. Your boss looks at it for a while, writes “various,” and goes to lunch. And when you’re offered more money or more free time, you take the free time, and you’re out the door before you’ve asked if you could have both. Choose one thing you’d like to be known for, and tell your boss what it is. It’ll fit on the line.',
    successTips: [
      'Ask three coworkers what they think you do all day, and print the best answer on your business card.',
      'Change something small every spring, such as your desk, your hours or your route to work, so you don’t have to change jobs.',
      'Before you take a new job, write down what you’d miss about this one, and see how long the list gets.',
      'Photograph every receipt before you leave the restaurant, because you’ll be in another city when they ask for it.',
      'Once in your life, stay at a job long enough to be the person who knows where the spare key is.',
    ],
  },
  6: {
    title: 'Nurturer & Teacher',
    meaning:
      '6 is the number of care and responsibility. As a Career Number it suits teaching, nursing, advising and any work where people leave better than they came.',
    intro: 'People come to your desk to cry, and it’s where the good tissues are.',
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
      'People matter more to you than the building, and you can read a workplace in a morning. Over the first coffee you see who’s unhappy, and over the second you find out why. Before lunch you’ve moved the coffee machine, so the unhappy one and the rude one won’t meet at it. A 6 does well in a hospital, a classroom, a store with a friendly owner, anywhere you can see who was helped. If one person is treated unfairly, you’ll leave, and you’ll leave faster if it isn’t you. In the interview, ask about whoever had the job before, and see who smiles.',
    professionalStrengths:
      'People stay at a job because you’re there. The best engineer in the building turns down an offer from across town, and nobody understands why. On the morning her dog died, you took one look at her, closed your laptop and took her home. You’re also the one they send when somebody has made a mistake. You don’t sit down across from him. You pull your chair around to his side of the desk, so you’re both looking at the screen, and you say “we” until it’s fixed.',
    challenges:
      'You have two jobs and get paid for one. The second isn’t written down anywhere. You remember the birthdays, you train every new hire, and on Thursdays you finish Daniel’s report, because Daniel has newborn twins and falls asleep on the space bar. At review time your boss calls you the heart of the team, and gives the raise to the brain. It’s awkward to bring up, since you’d do all of it for nothing, and so far you have. Your boss isn’t being mean. She’s never seen those hours, because you were careful that nobody would.',
    successTips: [
      'Give your unpaid second job a title, such as Director of Birthdays, and use it in your email signature for a week.',
      'When people say “Do you have a minute?” answer “I have four,” and look at the clock together.',
      'Move the tissues to another desk for a month, and let the person at that desk find out what’s going on.',
      'Keep a count, where your boss can see it, of the hours you spend on other people’s work.',
      'Leave the next birthday to the coworker who always forgets them, and enjoy whatever you get.',
    ],
  },
  7: {
    title: 'Analyst & Specialist',
    meaning:
      'If your Career Number is 7, you’re a specialist. You do your best work on hard questions, in quiet, and you’d rather know one subject well than ten a little.',
    intro: 'Your boss asks if it’ll be ready tomorrow, and you ask what they mean by ready.',
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
      'What you need most at work is quiet, and it’s rarer than money. Open offices are hard on a 7. Two desks away a man eats an apple, and you know things about that apple. On a video call you’re the one with the camera off, and the only one who’s read the document. Laboratories, archives and spare rooms suit you, and so does a boss who writes before she knocks. Your family may think the right job sounds boring, but you’ll come home from it glowing, because you found out why one machine runs slower when it rains.',
    professionalStrengths:
      'Trust a 7 to find what everyone else missed. A report goes through nine people and gets nine thumbs up. It reaches you, and at one o’clock you send the shortest email of the week: “Page 212, small gray box. Is that supposed to be a minus?” The building goes quiet. It was not supposed to be a minus. You’re exact about people, too. When the boss praises the wrong man for a plan, you say, “No, that was his assistant, in April,” because it was. You weren’t being brave. It was a mistake, and you can’t leave a mistake alone.',
    challenges:
      'Your answers come so late in the report that the people who decide on your pay never reach them. The question was, “Can we do it, yes or no?” Your yes is on page 31, after the history, the method and the limits of the method. Your boss read the first line, in an elevator, and the first line was “It depends what we mean by yes.” So a coworker gives the short version, slightly wrong, and is thanked for making it so clear. It hurts, mostly because it was slightly wrong. Put the yes on top. All thirty pages can stay underneath it, for the one reader who’ll love them as you do.',
    successTips: [
      'Write the answer on a sticky note, in five words, before you write the report that explains it.',
      'Say “I’m eighty percent sure,” so other people can start and you can keep checking.',
      'Once a week, eat lunch with the biggest talker in the building, and write down one thing you didn’t know before.',
      'Turn your camera on for the first minute of a call, wave, and turn it off again.',
      'Once a month, let a mistake that does no harm go by, and tell nobody you’ve seen it.',
    ],
  },
  8: {
    title: 'Executive & Strategist',
    meaning:
      '8 stands for achievement. It’s the Career Number of those who run things: people, budgets and big decisions, with results you can count.',
    intro:
      'Put an 8 in line at a hotel breakfast, and in five minutes there are two lines and they’re both moving.',
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
      'Give an 8 a target, a budget and the right to spend it. On the first day in a new job, other people find the coffee. You find out who really runs the place. It’s the woman near the elevator who has all the keys, and you ask her what she’d change. She has a list. What you can’t stand is a pleasant team with no goal, where the project has been “going really well” since spring. Before you accept a job, ask how much you can spend without permission. The number they give you says more than the title.',
    professionalStrengths:
      'In a mess, you’re the one who starts deciding. The power goes out in the store on the morning of the big sale, and everyone’s asking how this could happen. “We’ll find out tomorrow,” you say. “Who owns a folding table?” By ten you’re all out on the sidewalk, selling coats, and it’s started to rain, so everyone needs one. You’ve handed the cash box to a shy boy in his first week, and he’s standing very straight. People complain about your pace, and then they change jobs and call to ask if you’re hiring. You say yes to the ones who complained to your face.',
    challenges:
      'Your boss thinks you want their job, and you do, a little. A client asks a question in a meeting. “Good point, let me think,” says your boss. “Fourteen percent,” you say at the same moment. You were right, and the one person who can approve your raise went quiet. Next time, tell your boss the number before the meeting, and let them say it. They’ll remember who it came from. Your own team has another problem. At eleven at night you send them a message that says “no hurry.” They all answer within a minute, because they think it’s a test, and you were only clearing your head.',
    successTips: [
      'Ask the newest person on the team to lead your meeting, and spend it bringing people water.',
      'Praise a piece of work and stop there, without mentioning the next target, even if you have to leave the room.',
      'Write your late-night messages as late as you like, and set them to go out at nine in the morning.',
      'Ask the quietest person you work with what they’d change, and write it down before you answer.',
      'Once a week, stand in a slow line and don’t improve it.',
    ],
  },
  9: {
    title: 'Humanitarian & Visionary',
    meaning:
      'With 9 as your Career Number, the job has to do some good. You do your best work when it helps people in need, many of whom you’ll never meet.',
    intro:
      'You know the name of the man who cleans the office, the names of his kids and how the younger one’s exam went.',
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
      'A 9 has to believe in the work. You can sell soap for a year, and sell it well. One morning, though, you’ll look at the soap and ask it what this is all for, and the soap won’t know. Then you hear that half the profit goes to a children’s hospital, and the same desk under the same bad lamp is worth getting up for. You like work that teaches or repairs, and coworkers from everywhere, who open their lunch boxes and say, “Try this.” When a poster in the lobby says “We care,” you ask the people who clean the lobby if it’s true.',
    professionalStrengths:
      'There’s hardly anyone you can’t work with. A man calls in a rage about a bill, and he’s going to tell the newspapers. You let him. After a while he says it isn’t even about the money. After a longer while he says his wife always did the paperwork, and this is the first bill since she died. You go through it together, line by line, and when it’s fixed neither of you hangs up right away. And if an office has to close, you should be the one to close it. Everybody will be thanked by name, and the lobby fish will have a new home.',
    challenges:
      'You can argue for anyone’s pay except your own. In March you walk into the office for Lena, who’s too shy to ask: “She brought in three clients, she trained two people, and frankly it’s embarrassing what we pay her.” In April it’s about you, and what comes out is “I know it’s a hard year for everybody.” So your extra hours become a gift, and your invoices go out late, with an apology. Someone you trained may earn more than you by now. You were the first to congratulate them, and you meant it, and it’s one of the loveliest things about you. Give the March speech once more this year, with your own name in it.',
    successTips: [
      'Trade with a coworker: you write down why they deserve a raise, and they do the same for you.',
      'Resign from one good cause with a big farewell party, and try not to be hurt when it does fine without you.',
      'The next time you’re offered something good, such as the desk by the window, say yes before you can think of someone who needs it more.',
      'Tape the first name of a person you’ve helped under your keyboard, for days when the job feels like selling soap.',
      'Write your invoice on the day the work ends, and let a friend delete every apology in it.',
    ],
  },
};
