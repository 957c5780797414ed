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
      'In any job you’ve had or will have, the right boss for a 1 is seldom in the room. One question finds out: “Who would I have to ask before I do something?” If the answer is “Oh, just tell us afterward,” it’s a place for you, even in a garage, even with a table you share with the printer. If it’s a form with three names on it, ask what happens when all three are on vacation. It’s worth asking a choir or a garden club, too. Somebody will laugh, or nobody will, and then you know.',
    professionalStrengths:
      'When pay comes up, you say a number. It sounds like nothing until you’ve watched what other people do: they study the carpet, or they’re flexible. You name a sum, a little above the one you practiced, and drink some water. You don’t explain it, either, because you’d been asked how much, and not why. It works outside an office, too, for a week with the neighbors’ dog. Quite often they only nod, and all the way home you wonder if you should’ve said more. But whoever pays it gets a bargain. Nobody ever has to stand behind your chair.',
    challenges:
      'Whoever pays you is the last to know, and that’s what holds back the money. It may be a company, or a neighbor whose store you’re minding for the summer. In June a supplier calls, close to tears, because you’ve dropped him. In July there’s a young man in the doorway with a plant in his arms, who says you hired him. In August sales are wonderful, and the owner has to ask the young man why. If you wrote “I’m going to” in place of “I went ahead and,” you’d get to do nearly all the same things, and they’d have the lovely feeling of having agreed.',
    successTips: [
      'Once a month, ask permission for something you’d do anyway, such as moving a table, so people know what it sounds like.',
      'In your next meeting, set a silent timer for a quarter of an hour, and let other people have all the ideas until it runs out.',
      'Keep one page of what you’ve decided this month, and show it to whoever you work for before they ask.',
      'The next time a favor will take you a whole day, say a price first, even if the price is lunch.',
      'Give one of your ideas away on a Monday, and don’t ask how it’s going until Friday.',
    ],
  },
  2: {
    title: 'Diplomat & Mediator',
    meaning:
      'With a Career Number of 2, you do your best work in a pair. What suits you is a desk with a chair on both sides: translating, advising, closing a deal.',
    intro: 'Under a bill for work you’ve done, you’d write “no worries at all if you can’t.”',
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
      'In any job, paid or not, a 2 works best with one good person at the next desk. It could be a woman who hums when she’s stuck, and pushes half of every orange across the desk to you without looking up. With her there, you could work in a basement. So before you say yes to a place, watch two people who are in it every day. One of them tells a story. If the other one laughs, and you can see that she’s heard it before, it’s a good place.',
    professionalStrengths:
      'Put your desk between two others, and you’re the one who translates. “As I said in my last three emails” goes in on one side, and “She’s worried about the date” comes out on the other. You’re the first to hear it when somebody who used to write “Thanks so much!” writes “Noted.” It’s the same behind a counter, or at a volunteers’ table with three chairs. Nobody puts it in a contract. But whenever you’re away for a week, everything goes a little wrong, and nobody can say why.',
    challenges:
      'You can’t quite ask for money, so it goes to people who can. You practice, too. On the way there it’s “I’d like to talk about the pay.” At the door it’s “I’d love to chat about it sometime!” In the room you ask if it was a nice weekend, and that’s all you ask. It was, and whoever pays you, for a job or for a month of ironing, goes on believing you’re the one happy person they know. What you’re afraid of is the silence after you say a number. It lasts about two seconds, and the other side doesn’t enjoy it either, so at least you’d be suffering together.',
    successTips: [
      'Write down the sentence about the money before you make it softer, and read it out as it stands.',
      'Tell somebody you trust what you’re paid, or once were, and ask the same of them.',
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
      'In any job a 3 should have the desk by the door, where people pass. Put in a quiet room at the end of the hall, you’re out again by ten, asking if anyone has tape, with tape in your pocket. Working from home means telling your day to a fern, and the fern never asks what happened next. So choose a place with people in it, and before you take it, for pay or for fun, say one slightly silly thing. If they write it down, thank them and go home. If somebody says something sillier, ask when you can start.',
    professionalStrengths:
      'Every place has one job so dull that nobody will do it, and a clever boss, or a clever chairwoman, gives that one to you. Take the talk about fire safety. Anybody else’s puts them to sleep. Yours begins with a man who ran back into the smoke for his sandwich, and by the end the whole room knows where the stairs are. An accountant who hasn’t spoken since winter raises his hand to ask if the man is OK. You’d have done it for nothing, because it came with a microphone.',
    challenges:
      'When it’s time to talk about money, you make the other person laugh instead, and that can cost you the money. You’ve got the number ready. Let’s say it’s for a job, or for painting somebody’s fence, and she’s a serious woman. You only want to warm her up a little first, so you do the morning news for her, with voices, until she’s crying with laughter. She’s halfway home before she wonders why you came. You knew it at the door, and you walk back a little proud and a little sick. A number goes down best while they’re still serious.',
    successTips: [
      'Give every report the most boring title you can think of, and spend the hour you’ve saved on the report.',
      'Have somebody you like read criticism to you in a silly voice, so you’ll listen to the end.',
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
      'By the second day of any job, your stapler has your name on it, and so does the hook for your coat.',
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
      'In any job, from the first one to the last, a 4 needs a desk of their own. You can live with a strict boss and coffee that tastes like pencils. What you can’t live with is a place where nobody has a desk, and you look for a chair each morning as if the music had just stopped. Even on a bench, one end is yours, and people feel it. Trains, hospitals and payroll suit you, because everything there has a place. The best moment of a new job is when somebody says “This is yours,” and means the lamp, the hook and the second drawer.',
    professionalStrengths:
      'You can tell what a job really pays. Say a new one offers two hundred more a month. You sit down with it after supper, add the train, the lunches and an hour each way, and it’s eleven dollars less than the old one. Nobody’s glad to hear it. People show you their offers all the same, a little shyly, before they sign. It works for favors, too. A fence for the neighbors is two Saturdays and a saw blade, and you know that before you’ve said what you’d want for it.',
    challenges:
      'You can be too useful to promote: nobody wants to lose you from the desk you’re at. You may be on vacation, or years into retirement, up to your knees in the sea, when the phone rings. “Quick question. The machine is making the noise.” “Which noise?” “The goose.” “Lift it a little on the left, and wait.” They’d be lost without you, and that’s exactly why nobody’s in a hurry to give you a better job, or to ask what your minute costs. So ask for more in a quiet week, when everything hums. While the goose is in there, nobody’s going to hear you.',
    successTips: [
      'Lend somebody your stapler without telling them how to use it.',
      'Bring a list of the disasters that didn’t happen this year to your review, because you’re the reason they didn’t.',
      'Teach one other person the strange noises your machines make, the way people learn bird songs.',
      'Find one thing the new system does better, and say so in front of whoever chose it.',
      'Say what a call on your day off costs, and smile the first time you say it.',
    ],
  },
  5: {
    title: 'Adventurer & Networker',
    meaning:
      '5 is the number of freedom. With this Career Number you do best under a boss who wants the answer and doesn’t count the hours.',
    intro:
      'You read job ads the way other people read recipes, at any age, and mostly for pleasure.',
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
      'Any desk is fine with a 5, as long as nobody minds when it’s empty. You can work on the third step of a staircase, or at the end of somebody’s kitchen table with the breakfast still on it. What you can’t do is sit out the time. If a boss counts your hours, you’ll be there for every one of them, and you’ll be counting, too. Told “Bring me an answer, I don’t care from where,” you send it in a voice message with a lot of wind in it. It goes for any job, paid or not.',
    professionalStrengths:
      'You can be put at any desk in the place, and that’s worth money. In a hotel it might be the reception one day and the kitchen the next, and by the weekend they’ve let you drive the van. At a school fair you’d sell the tickets, then the soup, and finally be the bear. It makes an odd list of things you can do, even at eighteen. Whoever’s hiring, for a year or for one Saturday, reads down the page, stops at the strangest line on it, and looks up. From there on it’s a conversation.',
    challenges:
      'Wherever you do your work, nobody can quite say what it is, and better pay needs a reason. In accounting they’d say, “Speaks Spanish?” In the warehouse it’s “Fixed our printer,” and at the front desk, “I think they still come in.” They all like you, and so does the boss, if there’s one. But on any form about money, after “Reason,” there’s one short line. Somebody looks at it for a while, writes “various,” and goes to lunch. A single thing you’d like to be paid for would fit on that line, and only you can choose it.',
    successTips: [
      'Ask three people what they think you do all day, and use the best answer when somebody asks you.',
      'Change something small about your desk or your hours every spring, and see if anybody minds.',
      'When you’re offered more money or more free time, ask if you could have both.',
      'Ask to be paid by the piece where you can, and time the first one, so you know what your hour is worth.',
      'Give the oddest thing you can do a price, and pin it up where people pass.',
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
      'By lunchtime on the first day of any job, you know whether it’ll do. Do people eat together, or each in front of a screen? Is there a clean cup for somebody new? The cup tells you more than the building does. A 6 does well in a hospital, a classroom, a store with a friendly owner, anywhere you can see who was helped, and it needn’t be paid work. One person treated unfairly can spoil the best place for you, even when it isn’t you. So before you say yes, ask about whoever had the job before, and see who smiles.',
    professionalStrengths:
      'People stay in a place because your desk is in it. Say the best engineer in the building turns down an offer from across town, and nobody understands why. It’s your second chair. She sits in it for two minutes every morning, with her coat on, and you push the cookies over. Hardly a word gets said. If you’re ever the boss, even of a festival kitchen for one day, you don’t sit across from people. You pull your chair around to their side, so you’re both looking at the same page, and it’s “we” until it’s fixed.',
    challenges:
      'Any job of yours grows a second one, and nobody pays for the second. It happens in a bank, and it happens in a choir. By spring the birthday list is yours, and so is the coffee money, in a jar. When there’s something to share out, you’re called the heart of the team, and the money goes to the brain. It’s awkward to bring up, since you’d do all of it for nothing. Nobody’s being mean. To whoever pays, an hour that’s on no list looks like no hour at all, so put it on one, with a price.',
    successTips: [
      'Give your unpaid second job a title, such as Director of Birthdays, and use it in your email signature for a week.',
      'Once a month, go home when the work ends, and let someone else wash the cups.',
      'Before the next favor, say how many hours of yours it gets, and stop when they’re used up.',
      'Keep a count, where a boss can see it, of the hours nobody pays you for.',
      'Leave the next birthday to whoever always forgets them, and enjoy whatever you get.',
    ],
  },
  7: {
    title: 'Analyst & Specialist',
    meaning:
      'If your Career Number is 7, what suits you is a quiet desk, a door that closes, and a boss who writes a line before coming in.',
    intro: 'The first thing you look for in any job is a wall you could sit with your back to.',
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
      'Before you say yes to any job, look at where the desk stands. Two desks away a man eats an apple, and you know things about that apple. So while somebody tells you about the pay, you look past them at the room: how far apart they sit, and which of them hums. Ask if you could sit there for five minutes. It’s no different in a school library, or where you help out once a week. Perhaps there’s a room beside the boiler that nobody wants, because of the boiler. To you it’s one steady sound and a door, and you’d be happy in there.',
    professionalStrengths:
      'Asked what your work should cost, you can say how you got there. Other people choose a number and hope. Under yours there’s a small sum: so many hours, and what an hour is. It’s the same sum for a company as for the neighbor who’d like a letter written to his landlord. If anyone doubts it, you turn the page around and show them. Hardly anyone does. You don’t bargain, and you don’t blush. They can tell that somebody’s thought about it, and they reach for their money.',
    challenges:
      'Your best work looks like staring, and people pay for what they can see. Say there’s a boss. At ten she walks by, and you’re looking at the wall. At two you’re looking at it again, somewhat lower down. At four you write three lines that save everybody a month, and she isn’t there at four. It’s no easier when you work for yourself: three lines look like ten minutes, and only the ten minutes get into your sum, because it’s hard to write “wall, six hours.” The hours at the wall are the work. They belong on the bill like any others, and you can call them “finding out.”',
    successTips: [
      'Write the answer on a sticky note, in five words, before you write the report that explains it.',
      'Give whoever you work for one line at the end of the day: what you know now and didn’t this morning.',
      'Before you say yes to a favor, say out loud how many hours you think it’ll take.',
      'Turn your camera on for the first minute of a call, wave, and turn it off again.',
      'Hang a picture on the wall you stare at, at home as well, so people think you’re looking at the picture.',
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
      'In any job, and on any committee, an 8 asks about the budget first and about the pay second. On the first day, other people find the coffee. You look for whoever really runs the place. It’s the woman near the elevator whom everyone greets twice, and when you ask her what she’d change, she has a list. The wrong boss for you is pleasant, and has to ask upstairs about a forty-dollar lamp. Before you take anything on, ask how much you can spend without permission. The number they give you says more than the title.',
    professionalStrengths:
      'You can bargain with whoever’s paying and stay friends. Where there’s more money, you ask for it in the voice other people use for the salt. Where there isn’t, you’ve brought something else to ask for: a free Friday, or the big desk by the door. With a neighbor it may be the pears off his tree. You knew which one before you sat down. People notice, so they stop beside you on their way to asking, rather pale, and you tell them what to say. One of them comes out again and holds up two fingers, for two Fridays, and you’re as pleased as if they were yours.',
    challenges:
      'Any boss can tell that you’d like to try the chair. You sit down before you’re asked, and you say “we” about things that are theirs to decide. It makes the one person who could pay you more go quiet. Tell them the number before the meeting, and let them say it, and they’ll remember who it came from. When the chair is yours, in a firm or a soccer club, there’s another problem. At eleven at night you write “no hurry,” and everybody answers within a minute, because they think it’s a test. You were only clearing your desk.',
    successTips: [
      'Ask the newest person on the team to lead your meeting, and spend it bringing people water.',
      'Before you talk about pay, or the price of a favor, choose two things you’d take in place of money.',
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
      'In any job, for a summer or for thirty years, there’s hardly anyone you can’t share a desk with. One talks to his screen. Another is twice your age, or half of it, and brings a lunch that clears the room. You’d like to know what the day looks like from their chairs, so after a week you’ve heard what the screen did, and you’ve got the recipe. If there’s a boss, you may be given the one nobody can work with, and by summer you’ve forgotten which one it was. And should the place ever close, the fish in the lobby will have a new home.',
    challenges:
      'You can argue for anyone’s pay except your own. Say that in March it’s about Lena, who’s too shy to ask, and you’ve got a whole speech: “She brought in three clients, she trained two people, and frankly it’s embarrassing what we pay her.” In April it’s about you, and what comes out is “I know it’s a hard year for everybody.” It’s the same without an office. A neighbor asks what he owes you for fixing the bicycle, and you hear yourself say he can bring the pump back sometime. So your extra hours become a gift, and your invoices go out with an apology. Give the March speech once more this year, with your own name in it.',
    successTips: [
      'Trade with a friend: you write down why they should be paid more, and they do the same for you.',
      'Resign from one good cause with a big farewell party, and try not to be hurt when it does fine without you.',
      'Ask for the good desk, out loud, and give no reason that has another person in it.',
      'Tape the first name of a person you’ve helped under your keyboard, for days when the job feels like selling soap.',
      'Write your invoice on the day the work ends, and let a friend delete every apology in it.',
    ],
  },
};
