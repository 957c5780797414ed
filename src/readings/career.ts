import type { CareerReading, DigitReadings } from './types';

/** The career reading: work as it is, from the job ad to the Sunday evening. */
export const careerReadings: DigitReadings<CareerReading> = {
  1: {
    title: 'Leader & Innovator',
    intro: 'You read a job ad for what is missing from it, and then apply for that.',
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
      'If a stapler takes four approvals, your resignation is drafted by eleven. You want a corner of your own, a short line to whoever decides, and nobody copied in to check. Young outfits suit you, in the stage when the chairs do not match and the titles are guesses. So does the neglected branch office that head office has stopped visiting. On Sunday evening you are already writing Monday’s first email, and rather looking forward to being disagreed with.',
    professionalStrengths:
      'In the silence after “any volunteers?” your hand is up, and you have not yet heard what for. Your drafts are rough and they exist. A decision that turns out wrong gets unmade the next morning with little ceremony, since you mind being stuck far more than being mistaken. Beginners learn quickly beside you; you give them something real on the first day and leave the room. When a market, a method or a machine is new, and there is no one to copy, you cheer up.',
    challenges:
      'Meetings run by other people make you jiggle a knee. You finish a slow colleague’s sentence, usually with a different ending, and answer feedback while it is still being given. The scheme you launched in spring lives on because somebody patient feeds it, somebody whose name is not on it. Being managed galls you, even by managers you would hire. And when a thing goes badly you will work through the night by yourself sooner than tell the next desk that you could use a hand.',
    successTips: [
      'Count to four before speaking in any meeting you did not call.',
      'Credit, in public, the person who kept your launch alive after you left it.',
      'Learn who can say no to you before you accept the offer.',
      'Put the dull second phase on the calendar while the first is still exciting.',
      'Write feedback down as it comes, since nobody interrupts well with a pen cap in their teeth.',
    ],
  },
  2: {
    title: 'Diplomat & Mediator',
    intro:
      'Two departments that have not spoken since the reorganization both stop by your desk to borrow the good pens.',
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
      'A shared office with one considerate person in it is close to ideal; an open floor with a gong for sales is the reverse. You do your best work beside somebody, as co-author or as the calm half of a double act. You can hear from the stairs whether it is a bad day up there. Look for a boss who says thank you and says what for. At the interview, watch how the two across the table hand each other the questions; you will be sitting between them.',
    professionalStrengths:
      'After the meeting each side comes by and tells you what it really wanted, and before the day is out there is a version both can sign. It took two phone calls and a moved comma. Small signs reach you early, a client’s replies getting shorter or an intern who no longer eats in the kitchen. You keep confidences so well that people forget they told you. Minutes in your handwriting settle disputes a year later, because they record what was agreed and leave out the shouting.',
    challenges:
      '“I’m easy” is the sentence that has cost you the most vacation days. You wait for a promotion to notice you, it does not, and you become very polite. An email that asks for something is softened, draft by draft, until the request has fallen out and only good wishes go. Between two equally fair options you can mislay a week. You also pick up quarrels that belong to others, carry them home on the train and serve them, lukewarm, to someone who has never met either party.',
    successTips: [
      'State your preference first once a week, before you know anyone else’s.',
      'Keep a private file of what you solved, and bring it to your review.',
      'Put the request in the first line of the email, and the kindness after it.',
      'Send quarreling colleagues to each other the second time they come to you.',
      'Give a close decision until five o’clock, and let a coin break honest ties.',
    ],
  },
  3: {
    title: 'Creative Communicator',
    intro:
      'Your emails get forwarded for the jokes, and about half of them also contain the figures that were asked for.',
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
      'Alone in a gray cubicle, you begin to narrate the photocopier. There has to be an audience somewhere in the building, whether students in rows or the unseen thousands behind a studio light that turns red. Whiteboards help. So do deadlines that are short and belong to someone else, because the ones you set for yourself are decorative. When Sunday evening feels heavy, the work is seldom the cause; it is the prospect of five more days in which nobody wants to hear how it went.',
    professionalStrengths:
      'Forty slides about drainage land on you, and what the town council hears the next evening is a story with a flooded wedding in it. You can find the human being inside a product sheet. Clients stay on the line after the business is done, and a stiff room loosens within a minute of your arriving late. Ideas cost you so little that you give them away at the door and have another before the coats are on. Even your complaints to the building manager get read aloud.',
    challenges:
      'Seven drafts are open on your screen, each of them excellent as far as paragraph two. You said yes to the newsletter, the panel and the farewell party, and a person with a spreadsheet is now looking for you. What you overheard by the elevator reached another floor before you had decided whether to repeat it. Under criticism you turn charming and then disappear for days. Routine reports go in late with a beautiful cover, a trick that fools your boss a little less each quarter.',
    successTips: [
      'Close one draft completely before you allow yourself the pleasure of opening another.',
      'Borrow an organized colleague’s deadline, with lunch as the penalty for missing it.',
      'Lead with the figure, then tell the story that makes it stick.',
      'Treat anything overheard in the corridor as if it were about you.',
      'Sleep on the edit, and argue only for the lines you still miss.',
    ],
  },
  4: {
    title: 'Builder & Organizer',
    intro:
      'Your top drawer holds a spare charger with a label on it, as the whole floor has long since discovered.',
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
      'Hot-desking feels to you like camping. A bench that stays yours, a start time that means what it says and tools hung where the last person found them are most of what you ask. In the ads you skip “fast-paced” and read the line about overtime twice. An employer old enough to own a manual and sane enough to follow it can keep you for decades, provided each task has an end you can see and knock on.',
    professionalStrengths:
      'When you say Friday, people stop worrying about Friday. You cut one large dull undertaking into forty small dull ones and then, remarkably, do them. Your estimates include the drying time. It was you who asked about the load on the second shelf before anyone had stood under it, and a stranger could run the place from your handover notes. Other people’s money is safe near you. They lend you the good ladder without asking when it is coming back.',
    challenges:
      '“We tried that,” you say to most suggestions, and you can produce the folder. In your care a rule outlives its reason: the form still has a box for the fax number, and you still send it back if the box is empty. Overtime piles up because you find it easier to redo a job than to explain it. The effort goes unseen, mostly since you regard mentioning it as boasting. Change the plan on you in midmorning and the rest of the day is felt in the jaw.',
    successTips: [
      'Retire one procedure each quarter, preferably one that you wrote.',
      'Teach somebody your system before your vacation, and do not call in.',
      'Try the bad idea for a week on a small, washable scale.',
      'Tell your manager what took the time, in plain hours, without apology.',
      'Leave a tenth of the schedule blank for whatever the weather sends.',
    ],
  },
  5: {
    title: 'Adventurer & Networker',
    intro:
      'You have had five jobs, two of them at once, and still get birthday cards from three of the front desks.',
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
      'Anything with a window you can also leave by. Your good weeks have a train in them, a stranger to win over, one lunch eaten standing and some task that nobody had heard of on Monday. A fixed seat makes you walk laps, and so does a boss who asks where you were. Seasons, sales territories and swapped shifts suit you better than a ladder with the same six rungs. You read job ads for pleasure, including while employed, including in your own company’s lobby.',
    professionalStrengths:
      'Drop you at a trade fair without a badge and you come out with a supplier, a dinner and somebody’s spare badge. You pick up the working bits of a language in a weekend. A canceled flight or a client who suddenly hates blue finds you cheerful and already dialing; you know a person for that. Having stood on the far side of so many counters, you sell without pushing, because you remember how it felt to be sold to.',
    challenges:
      'Around month four it goes gray. The novelty has been eaten, the paperwork is still on the plate, and you have begun discussing an opening in Lisbon. Colleagues enjoy you and hesitate to build on you, remembering what happened to the last extension. Your expense claims come as a bag. You overbook, then settle it all with charm and a taxi. From a distance your résumé looks like courage; up close, a few of those exits were made the week before the hard part.',
    successTips: [
      'Stay through one full year-end before you decide that a job is over.',
      'Ask for a new territory before you ask for a new employer.',
      'File the receipts on the hotel bed, that same night, before the minibar.',
      'Write down what you promised people while you can still see their faces.',
      'Deepen one skill wherever you go, so that the moves add up.',
    ],
  },
  6: {
    title: 'Nurturer & Teacher',
    intro:
      'New hires are shown the printer by the office manager, and everything they actually need to know by you.',
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
      'The plants on the sill are yours, and so is the birthday list. Choose a workplace with faces in it, a ward or a classroom, or a small firm where the owner’s dog has a bed. Unfairness spoils the air for you faster than low pay does, so listen at the interview to how they speak of whoever held the post before. You do well where someone is visibly better off for your having come in. Sandwiches at the keyboard wear you down.',
    professionalStrengths:
      'You can tell a person the roof is wrong and leave them wanting to fix it. Trainees bloom beside you because you correct the seam and praise the hand. If a client’s mother is in the hospital you know her name, and the delivery date has been moved already. A room improves when you have been in it for an hour: the chairs face each other, the shy one has been asked something easy, there is fruit. Your schedules make everybody grumble equally, which is how fairness sounds.',
    challenges:
      'Long after hours you are finishing the report of a grown man who has gone to play tennis. You offered. You have also mentioned it twice, in the tone of someone not mentioning it. Your advice reaches other people’s desks ahead of the question, complete with a leaflet. There are standards in your head that you tell nobody and then find broken. Bosses lean on you for the card, the collection and whoever is crying in the stairwell, and leave all of it out of your title.',
    successTips: [
      'Wait to be asked twice before improving anyone else’s work.',
      'Get the caring part of the job written into the job description.',
      'Go home on time two days a week and let the gap be noticed.',
      'Say what you expect at the start, out loud, with an example.',
      'Return a stray task to its owner kindly, and without the solution attached.',
    ],
  },
  7: {
    title: 'Analyst & Specialist',
    intro: 'In your first week you found the one small room in the building that has no phone.',
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
      'Quiet, and then some more of it. Let the problem have a bottom, let the chair face the door, and let colleagues write before they drop by. Stand-up meetings strike you as a waste of knees. Working from home agrees with you to the point where the mail carrier is news. Labs, archives and night shifts fit; a sales floor with a scoreboard does not. Your kind of ad is dull, exact and slightly mysterious about what you would be looking for.',
    professionalStrengths:
      'Everyone agreed that the numbers were fine, and you asked where row 212 came from. You will follow a question past the point at which it is polite, down to the original ledger in the basement, and come back up with one sentence that changes the budget. Specialists trust you because you say “I don’t know yet” and mean the last word. What you are told in confidence stays told. During a dazzling pitch, a sensible director looks over to see whether you have stopped taking notes.',
    challenges:
      'The analysis has been nearly finished for three weeks. It wants one more source, since handing it in means that somebody may ask you something. Your silence in meetings is taken for contempt, and on certain afternoons correctly. Chat at the coffee machine costs you such effort that you now bring a thermos. A vague message from human resources grows overnight into a theory with exhibits. People stop inviting you to lunch, as you had hoped, and lunch turns out to be where the news was told.',
    successTips: [
      'Hand in the version you are nearly sure of, with its doubts listed.',
      'Speak in the first ten minutes, even if only to ask for a definition.',
      'Assume the short email was typed on a phone by someone running for a bus.',
      'Eat with a loud department every other week and call it fieldwork.',
      'Explain the result to a bright twelve-year-old before you explain it to the board.',
    ],
  },
  8: {
    title: 'Executive & Strategist',
    intro:
      'You look at the org chart the way other people look at a menu, and you have a question about the prices.',
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
      'Put under a timid manager, you are running the department within the year, and both of you know it. You like stakes that can be counted and a quarter that ends. Large organizations fit you, or small ones that intend to be large; a cozy team without targets finds you reorganizing its supply closet for something to conquer. You say the corner office is about the light. Take the post that comes with a budget over the one that comes with a motto.',
    professionalStrengths:
      'There is a lawsuit, the warehouse has water in it, and you ask who is in charge. Nobody is, so you begin assigning. What a choice will cost in two years is as plain to you as the weather. Bad news can be brought to your door, provided it has a figure attached. You can bargain without needing to be liked in the room, and afterward you keep the terms to the letter, including the inconvenient ones. Those who leave you get a fair reference.',
    challenges:
      'Delegation, as you practice it, includes a call at seven to see how the delegating is going. You tell a designer the truth in front of her whole team, in a single sentence, and wonder all afternoon at the quiet. Rank tugs at you: you know every salary band and whose chair reclines. Weekends turn into a softer kind of office. When a rival is promoted over you, your congratulations are handsome, and on Sunday evening you go through his figures with a pencil.',
    successTips: [
      'Deliver hard verdicts in private, and stay in the room for the reply.',
      'Invite the most junior person present to say what the others are avoiding.',
      'Let a deputy make one expensive decision a month without your fingerprints on it.',
      'Decide what enough looks like before you open the next negotiation.',
      'Praise by name and in writing, as exactly as you find fault.',
    ],
  },
  9: {
    title: 'Humanitarian & Visionary',
    intro:
      'Invited to ask the interview panel a question, you would like to know what the company is for.',
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
      'On your desk are a postcard from a former client, a book in a language you half read and somebody else’s fern, convalescing. Marketing a fourth kind of mouthwash empties you before ten; the purpose has to be broad enough to include people you will never meet. Mixed company helps, several ages and accents and a few who came to the trade by a strange road. Work that closes properly, with a premiere or a last patient going home, sits better with you than a belt that never stops.',
    professionalStrengths:
      'On the phone with a furious stranger you forget to be offended, and soon you are hearing about the divorce. You notice who is missing from the table at which the policy is being written. While the experts each defend a corner, you carry something from the theater into the clinic, or a proverb into a contract, and it holds. Farewell speeches fall to you. So does the closing of a branch, because you will speak to every member of the staff and find a home for the cat.',
    challenges:
      'You will stay late for the cause and overlook the colleague beside you, who is also, technically, mankind. One bad budget meeting can persuade you that the whole institution is lost, and you say so standing up. You press help on people, a contact or a reading list or a cousin, and feel a pang when it lies unused. Leaving takes you years: long after the cake and the card, you are still composing advice to the old team on the new one’s notepaper.',
    successTips: [
      'Bring your own team the patience you bring to strangers.',
      'Send the invoice for the work, and make generosity a separate decision.',
      'Ask if help is wanted before you introduce anyone to your cousin.',
      'Shrink the mission to one person and one form whenever it overwhelms you.',
      'Say good-bye once on leaving a post, and then lose the password.',
    ],
  },
};
