import type { CareerReading, DigitReadings } from '../../../readings/types';

/** The career reading: how a person works, with whom and where. */
export const careerReadings: DigitReadings<CareerReading> = {
  1: {
    title: 'Leader & Innovator',
    meaning:
      'As a Career Number, 1 means you work best with a free hand, and with a boss who’s glad to hear about it afterward.',
    intro:
      'Whoever you work for learns to sit down before reading a message from you that begins, “I went ahead and.”',
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
      'The right boss for a 1 is one who’s seldom in the room. At the end of an interview they ask if you have any questions, and you have one: “Who would I have to ask before I do something?” If the answer is “Oh, just tell us afterward,” you’d start today, even in a garage, even sharing a table with the printer. If it’s a form with three names on it, ask what happens when all three are on vacation. Somebody will laugh, or nobody will, and then you know.',
    professionalStrengths:
      'When pay comes up, you say a number. It sounds like nothing until you’ve watched what other people do: they study the carpet, or they’re flexible. You name a sum, a little above the one you practiced, and drink some water. You don’t explain it, either, because you’d been asked how much, and not why. It works outside an office, too, for a week with the neighbors’ dog. Quite often they only nod, and all the way home you wonder if you should’ve said more. But whoever pays it gets a bargain. Nobody ever has to stand behind your chair.',
    challenges:
      'Any boss you have is the last to know, and that’s what holds back a raise. It may go like this. In March a supplier calls, close to tears, because you’ve dropped him. In May there’s a young man at the front desk with a plant in his arms, who says you hired him. In June sales are wonderful, and your boss has to ask the young man why. Most of it was good, but bosses like to sleep at night. Tell them one day earlier. Write “I’m going to” in place of “I went ahead and.” You’ll get to do nearly all the same things, and your boss gets the lovely feeling of having agreed.',
    successTips: [
      'Once a month, ask permission for something you’d do anyway, such as moving your desk, so people know what it sounds like.',
      'In your next meeting, set a silent timer for a quarter of an hour, and let other people have all the ideas until it runs out.',
      'Keep one page of what you’ve decided this month, and show it to whoever you work for before they ask.',
      'Spend a morning at the desk of whoever takes your calls, and just listen.',
      'Give one of your ideas away on a Monday, and don’t ask how it’s going until Friday.',
    ],
  },
  2: {
    title: 'Diplomat & Mediator',
    meaning:
      'With a Career Number of 2, you do your best work in a pair. What suits you is a desk with a chair on both sides: translating, advising, closing a deal.',
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
      'The best thing a job can offer a 2 is one good person at the next desk. It could be a woman who hums when she’s stuck, and pushes half of every orange across the desk to you without looking up. With her there, you could work in a basement. Pay and title come a long way behind, whatever you tell people. So in an interview, watch the two people across the table. One of them tells a story. Does the other one laugh, or look at the clock? That’s your answer.',
    professionalStrengths:
      'Coworkers send their messages past your desk, because you translate. “As I said in my last three emails” goes in at your desk, and “She’s worried about the date” comes out on the other side. “Fine, do whatever you want” becomes “He’d like to be asked.” And you’re the first to hear it when a client who used to write “Thanks so much!” writes “Noted.” None of this is in anyone’s contract, yours included. But in the week you had the flu everything went wrong, and nobody could say why.',
    challenges:
      'You can’t quite ask for money, so the raise goes to a coworker who can. You practice, too. On the bus it’s “I’d like to talk about my pay.” At the door it’s “I’d love to chat about my role sometime!” In the room you ask if it was a nice weekend, and that’s all you ask. Your boss did have a nice weekend, and now believes you’re the one happy person on the team. What you’re afraid of is the silence after you say a number. It lasts about two seconds, and your boss doesn’t enjoy it either, so at least you’d be suffering together.',
    successTips: [
      'Write the sentence about your pay on a card before you make it softer, and read it from the card.',
      'Tell one coworker you trust what you earn, and ask what they earn.',
      'When a job ad gives a range, ask for the upper end of it, and don’t say why.',
      'Say your price out loud in an empty room, then stay silent for five seconds, every day for a week.',
      'If somebody wants you to stay an hour longer, ask whether it’s paid before you say you’d love to.',
    ],
  },
  3: {
    title: 'Creative Communicator',
    meaning:
      'A Career Number of 3 points to work with words, pictures or an audience. You earn your money best where people have to want to listen: on air, on a stage, at a market stall.',
    intro:
      'Given the choice, you’d put your desk right beside the coffee machine, and then be surprised how often people come by.',
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
      'A 3 should have the desk by the door, where people pass. Put in a quiet room at the end of the hall, you’re out again by ten, asking if anyone has tape. You have tape. Working from home means telling your day to the cat, and the cat walks out before the best part. So choose a place with people in it, and test them first. In the interview, say one slightly silly thing. If they write it down, thank them and go home. If somebody says something sillier, ask when you can start.',
    professionalStrengths:
      'Every workplace has a part so dull that nobody will do it, and a clever boss gives that part to you. Take the fire safety talk. Last year’s put everyone to sleep. Yours begins with a man who ran back into the smoke for his sandwich. By the end the whole floor knows where the stairs are. An accountant who hasn’t spoken in a meeting since winter raises his hand to ask if the man is OK. You’d only said you’d do it because it came with a microphone.',
    challenges:
      'When it’s time to talk about pay, you make your boss laugh instead, and that can cost you the raise. You’ve got the number ready. Let’s say it’s a serious woman, who eats lunch standing up. You only want to warm her up a little first, so you do the morning meeting for her, with voices, until she’s crying with laughter. She’s halfway home before she wonders why you came. You knew it at the door, and you go home a little proud and a little sick. Next time, say the number while she’s still serious. You can do the meeting afterward.',
    successTips: [
      'Give every report the most boring title you can think of, and spend the hour you’ve saved on the report.',
      'Have a coworker you like read criticism to you in a silly voice, so you’ll listen to the end.',
      'Announce a funny story at the start of your talk, and don’t tell it until the end, so people listen to the middle.',
      'Write the number inside your wrist before you go in to talk about money, and read it out when you see it.',
      'Ask for the desk by the door, and offer to answer the door.',
    ],
  },
  4: {
    title: 'Builder & Organizer',
    meaning:
      'A Career Number of 4 stands for order. You do best with regular hours, a place of your own, and work you can put your hand on.',
    intro:
      'By your second day in a job, your stapler has your name on it, and so does the hook for your coat.',
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
      'A desk of their own is what a 4 needs most. You can live with a strict boss and coffee that tastes like pencils. What you can’t live with is an office where nobody has a desk, and you look for a seat each morning as if it were a bus. Even where there are no desks, one end of the bench is yours, and people feel it. Trains, hospitals and payroll suit you, because mistakes are expensive there. The best moment of a workday comes when the switch goes down and the thing runs. You stand there with your head to one side, listening to it.',
    professionalStrengths:
      'You can tell what a job really pays. The new one offers two hundred more a month. You sit down with it after supper, add the train, the lunches and an hour each way, and it’s eleven dollars less than the old one. Nobody’s glad to hear it. Coworkers show you their offers all the same, a little shyly, before they sign. And wherever you’ve worked, sooner or later somebody hands you the key to the building. There’s no speech. It’s a heavy key, and you keep one hand on it all the way home.',
    challenges:
      'You can be too useful to promote: no boss wants to lose you from the desk you’re at. You may be on vacation, up to your knees in the sea, when the phone rings. “Quick question. The machine is making the noise.” “Which noise?” “The goose.” “Lift it a little on the left, and wait.” They’d be lost without you, and that’s exactly why you’re needed in this job and not in the one above it. So ask for the better one in a quiet week, when everything hums. While the goose is in there, nobody’s going to hear you.',
    successTips: [
      'Lend your stapler to a coworker without telling them how to use it.',
      'Bring a list of the disasters that didn’t happen this year to your review, because you’re the reason they didn’t.',
      'Teach one coworker the strange noises your equipment makes, the way people learn bird songs.',
      'Find one thing the new system does better, and say so in front of whoever chose it.',
      'Say what a call on your day off costs, and smile the first time you say it.',
    ],
  },
  5: {
    title: 'Adventurer & Networker',
    meaning:
      '5 is the number of freedom. With this Career Number you do best under a boss who wants the answer and doesn’t count the hours.',
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
      'Any desk is fine with a 5, as long as nobody minds when it’s empty. You can work on the third step of a staircase, or at the end of somebody’s kitchen table with the breakfast still on it. What you can’t do is sit out the time. If a boss counts your hours, you’ll be there for every one of them, and you’ll be counting, too. If a boss says “Bring me an answer, I don’t care from where,” it comes in a voice message with a lot of wind in it.',
    professionalStrengths:
      'A boss can put you at any desk in the place. In a hotel it might be the reception one day and the kitchen the next, and by the weekend they’ve let you drive the van. You pick up a job by standing next to it: where the hands go, what gets said when something drops. That leaves you with an odd collection. You may know how to carry five plates, or how a bad engine smells. In an interview they read down the page, stop at the strangest line on it, and look up. From there on it’s a conversation.',
    challenges:
      'Nobody can quite say what your job is, wherever you work, and a raise needs a reason. In accounting they say, “Speaks Spanish?” In the warehouse it’s “Fixed our printer,” and at the front desk, “I think they still work here.” They all like you, and so does the boss. But on the form, under “Reason for raise,” there’s one short line. The boss looks at it for a while, writes “various,” and goes to lunch. Choose one thing you’d like to be paid for, and say what it is before the form comes around. It’ll fit on the line.',
    successTips: [
      'Ask three coworkers what they think you do all day, and print the best answer on your business card.',
      'Change something small every spring, such as your desk, your hours or your route to work, so you don’t have to change jobs.',
      'When you’re offered more money or more free time, ask if you could have both.',
      'Ask to be paid by the piece where you can, and time the first one, so you know what your hour is worth.',
      'Give the oddest thing you can do a price, and put it on a card beside the coffee machine.',
    ],
  },
  6: {
    title: 'Nurturer & Teacher',
    meaning:
      '6 is the number of care and responsibility. As a Career Number it suits a job where you can see, the same day, who’s better off for it.',
    intro:
      'In any building you work in, yours is the desk with the good tissues and the second chair.',
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
      'By lunchtime on the first day, you know whether a job will do. Do people eat together, or each in front of a screen? Is there a clean cup for somebody new? The pay can be good and the building beautiful, and you’ll still go by the cup. A 6 does well in a hospital, a classroom, a store with a friendly owner, anywhere you can see who was helped. One person treated unfairly can spoil the best job for you, even when it isn’t you. In the interview, ask about whoever had the job before, and see who smiles.',
    professionalStrengths:
      'People stay at a job because you’re there. The best engineer in the building turns down an offer from across town, and nobody understands why. It’s the second chair at your desk. She sits in it for two minutes every morning, with her coat on, and you push the cookies over. Hardly a word gets said. As a boss you don’t sit across from people. You pull your chair around to their side of the desk, so you’re both looking at the same page, and it’s “we” until it’s fixed.',
    challenges:
      'Any job of yours grows a second one, and only the first is paid. The second isn’t written down anywhere. By spring the birthday list is yours, and so is the coffee money, in a jar. At review time the boss calls you the heart of the team, and gives the raise to the brain. It’s awkward to bring up, since you’d do all of it for nothing, and so far you have. Nobody’s being mean. From the boss’s desk, an hour that’s on no list looks like no hour at all. Put it on one, with a price.',
    successTips: [
      'Give your unpaid second job a title, such as Director of Birthdays, and use it in your email signature for a week.',
      'Once a month, go home when the workday ends, and let someone else turn off the coffee machine.',
      'Move the tissues to another desk for a month, and let the person at that desk find out what’s going on.',
      'Keep a count, where a boss can see it, of the hours nobody pays you for.',
      'Leave the next birthday to the coworker who always forgets them, and enjoy whatever you get.',
    ],
  },
  7: {
    title: 'Analyst & Specialist',
    meaning:
      'If your Career Number is 7, you’re a specialist. What suits you is one hard subject, a desk behind a door, and a boss who knocks.',
    intro: 'The first thing you look for in a new job is a wall you could sit with your back to.',
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
      'Where the desk stands matters more to a 7 than the title on the card. Two desks away a man eats an apple, and you know things about that apple. So in an interview, while they talk about the pay, you’re looking past them at the room: how far apart they sit, and which of them hums. Ask if you could sit there for five minutes. The right boss for you writes before she knocks. Your family may think the right job sounds boring, but you’ll come home from it glowing, because you found out why one machine runs slower when it rains.',
    professionalStrengths:
      'Wherever you’ve worked, there’s one corner of the job that only you understand. It may be the rule about half days, or why the bottom drawer has to be opened before the top one. You didn’t plan to own it. You wanted to know, for an hour, and it turned out nobody else ever had. So in their first week new bosses get walked over to your desk, and somebody says, “This is who you ask.” You look up, with a finger on the line you were reading. It’s the best reason for better pay you’ve got, and it’s hardly ever been used.',
    challenges:
      'Your best work looks like staring, and a boss pays for what can be seen. At ten she walks by, and you’re looking at the wall. At two you’re looking at it again, somewhat lower down. At four you write three lines that save everybody a month. She wasn’t there at four. And when she wants a yes or a no in writing, she gets it on page 31, after the history, the method and the limits of the method. Put the yes on top. All thirty pages can stay underneath it, for the one reader who’ll love them as you do.',
    successTips: [
      'Write the answer on a sticky note, in five words, before you write the report that explains it.',
      'Give whoever you work for one line at the end of the day: what you know now and didn’t this morning.',
      'Once a week, eat lunch with the biggest talker in the building, and write down one thing you didn’t know before.',
      'Turn your camera on for the first minute of a call, wave, and turn it off again.',
      'Hang a picture on the wall you stare at, so anyone who walks by thinks you’re looking at the picture.',
    ],
  },
  8: {
    title: 'Executive & Strategist',
    meaning:
      '8 stands for achievement. As a Career Number it means you take money at work seriously: what a thing costs, what an hour brings in, and what you’re paid for it.',
    intro:
      'If a boss’s chair ever stood empty near you, you’ve sat in it, just to see how it turns.',
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
      'An 8 asks about the budget first, and about the pay second. On the first day in a new job, other people find the coffee. You look for whoever really runs the place. It’s the woman near the elevator who has all the keys, and you ask her what she’d change. She has a list. The wrong boss for you is pleasant, and has to ask upstairs about a forty-dollar lamp. Before you accept a job, ask how much you can spend without permission. The number they give you says more than the title.',
    professionalStrengths:
      'You can bargain with a boss and stay friends. Where there’s more money, you ask for it in the voice other people use for the salt. Where there isn’t, you’ve brought something else to ask for: a free Friday, or the big desk by the door. You knew which one before you sat down. Coworkers have noticed, so they stop at your desk on their way in there, rather pale, and you tell them what to say. One of them comes out again and holds up two fingers behind the boss’s back. Two Fridays. You’re as pleased as if they were yours.',
    challenges:
      'Any boss can tell that you’ve tried out the chair. You sit down before you’re asked, and you say “we” about things that are theirs to decide. You may well be right. It still makes the one person who can approve your raise go quiet. Next time, tell your boss the number before the meeting, and let them say it. They’ll remember who it came from. When you’re the boss yourself, there’s another problem. At eleven at night you write “no hurry,” and the whole team answers within a minute, because they think it’s a test. You were only clearing your desk.',
    successTips: [
      'Ask the newest person on the team to lead your meeting, and spend it bringing people water.',
      'Before a talk about pay, choose two things you’d take in place of money.',
      'Write your late-night messages as late as you like, and set them to go out at nine in the morning.',
      'Ask the quietest person you work with what they’d change, and write it down before you answer.',
      'If you’re offered the bigger desk, keep the small one, and ask for the difference in money.',
    ],
  },
  9: {
    title: 'Humanitarian & Visionary',
    meaning:
      'With 9 as your Career Number, the job has to do some good. You do your best work when you know who it’s for, even if you’ll never meet them.',
    intro: 'You know what everyone in the place ought to be paid, with one exception.',
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
      'For a 9, the question in any job is who’s better off because of it. You can sell soap for a year, and sell it well. One morning, though, you’ll ask the soap what this is all for, and the soap won’t know. Then you hear that half the profit goes to a children’s hospital, and the same desk under the same bad lamp is worth getting up for. You like work that teaches or repairs, and coworkers from everywhere, who open their lunch boxes and say, “Try this.” When a poster in the lobby says “We care,” you ask the people who clean the lobby if it’s true.',
    professionalStrengths:
      'There’s hardly a coworker you can’t share a desk with. One talks to his screen. Another is twice your age, or half of it, and brings a lunch that clears the room. You’d like to know what the workday looks like from their chairs, so after a week you’ve heard what the screen did, and you’ve got the recipe. A boss may give you the one nobody can work with, and by summer you’ve forgotten which one it was. And if an office has to close, you should be the one to turn off the lights, because the lobby fish will have a new home.',
    challenges:
      'You can argue for anyone’s pay except your own. Say that in March it’s about Lena, who’s too shy to ask, and you’ve got a whole speech: “She brought in three clients, she trained two people, and frankly it’s embarrassing what we pay her.” In April it’s about you, and what comes out is “I know it’s a hard year for everybody.” It’s the same without an office. A neighbor asks what he owes you for fixing the bicycle, and you hear yourself say he can bring the pump back sometime. So your extra hours become a gift, and your invoices go out with an apology. Give the March speech once more this year, with your own name in it.',
    successTips: [
      'Trade with a coworker: you write down why they deserve a raise, and they do the same for you.',
      'Resign from one good cause with a big farewell party, and try not to be hurt when it does fine without you.',
      'Ask for the good desk, out loud, and give no reason that has another person in it.',
      'Tape the first name of a person you’ve helped under your keyboard, for days when the job feels like selling soap.',
      'Write your invoice on the day the work ends, and let a friend delete every apology in it.',
    ],
  },
};
