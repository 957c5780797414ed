import type { DigitReadings, PersonalYearReading } from './types';

/** The personal year: nine calendar years as lived, from the first seed to the bare shelf. */
export const personalYearReadings: DigitReadings<PersonalYearReading> = {
  1: {
    title: 'New Beginnings',
    intro:
      'The calendar goes up on a bare wall, and for once nobody else has written anything on it before you.',
    themes: ['Initiative', 'Nerve', 'Independence', 'Seed', 'Firsts'],
    opportunities:
      'By February you have ordered business cards, bought running shoes or told a stranger at a party that you are opening a bakery. Each of these counts. The first of the nine years takes its seed from small, slightly embarrassing acts, and it favors forms with a single name at the top. A manager who yawned at the idea in November may hear it again in March and ask when you can start. Plant what you would still want eight years from now; radishes can wait.',
    challenges:
      'Nothing has roots yet. In May the bakery is a folder of bread photographs, the friends of last year’s version of you keep phoning it, and you are tempted to dig up the seed to see how it is doing. You may also pick fights over small kindnesses: a sister who offers to do the flyers is told that you can manage. You can, more slowly. Some flat week in fall every other project in town has a staff, while yours has you, eating over the sink. It is drafty at the front of the line.',
    advice: [
      'Choose one beginning before January is out and let the other four wait their turn.',
      'Say the plan aloud to somebody who will remember to ask about it in April.',
      'Leave the old arguments on the step where you put them down in December.',
      'When a friend offers to carry a box, hand over a box.',
      'Judge nothing by its size until the leaves come down.',
    ],
  },
  2: {
    title: 'Cooperation & Patience',
    intro:
      'Last year’s seeds are underground where you cannot fuss over them, so the year turns toward whoever is beside you.',
    themes: ['Partnership', 'Waiting', 'Tact', 'Listening', 'Detail'],
    opportunities:
      'A letter arrives that needs two signatures, and there you have the year in an envelope. Duets, carpools, contracts and reconciliations have the tide with them. The colleague you had filed under “difficult” turns out to know how invoices actually get paid, once you ask her and then stay quiet. In June someone thanks you for a thing you do not remember doing. Whatever you began twelve months ago wants watering and very little else, which leaves time to learn what the woman next door is practicing on that clarinet.',
    challenges:
      '“It has possibilities,” you say, meaning no, and in this manner you have come, by August, into half of a time-share, a string quartet and a cat. You rehearse the other answer on the bus, beautifully, to the window. Delays sting out of proportion: a message left on read spoils a Saturday, a builder’s “next week” feels like a verdict on your character. Launches you try to force through alone tend to stick in a second year, and leaning on the door only bruises the shoulder.',
    advice: [
      'Ask for the thing on the day you notice that you want it.',
      'Give every important answer one night’s sleep, and only one.',
      'Put the shared arrangement in writing while you both still like each other.',
      'Keep a weekly date with one person and guard it from better offers.',
      'If you must count favors, count the ones you have received.',
    ],
  },
  3: {
    title: 'Creative Expression',
    intro:
      'The invitations start in January, the paint is open by spring, and part of you wants an audience until New Year’s Eve.',
    themes: ['Voice', 'Play', 'Company', 'Color', 'Invention'],
    opportunities:
      'Your phone fills with hummed choruses, names for shops and one very good impression of your landlord. What lay quiet through the second year now shows green and would like to be looked at: the wedding speech, the class with clay in it, the blog about bus stops. At work you get the presentation, since people stay awake for yours. Old friends resurface and have spare rooms. Finish a single piece and hang it where strangers pass, on a stage, in a gallery or above the dryers at the laundromat. This is a plant that grows on applause.',
    challenges:
      'The calendar looks like a dropped box of crayons. Cash goes out on supplies for hobbies that last eleven days, and there are so many lunches in a week that what you meant to talk about at lunch never gets made. Then there is the story you told in July, which was funny, and which was about someone. When it finds its way home you sulk for a week as though you had been its subject. Dull paperwork, meanwhile, does not go away because you have drawn a mustache on the envelope.',
    advice: [
      'Pick the project that frightens you pleasantly and give it your Tuesday evenings.',
      'Before you tell a good story, check who would wince on walking in.',
      'Open the brown envelopes first and the glitter second.',
      'Show the half-made thing to one honest person and to no committee.',
      'Turn down every third party, and see which ones you miss.',
    ],
  },
  4: {
    title: 'Building Foundations',
    intro:
      'After a loud year comes a quiet one in work boots, with a level under its arm and a permit for you to sign.',
    themes: ['Labor', 'Order', 'Thrift', 'Structure', 'Stamina'],
    opportunities:
      'There is concrete to pour, sometimes literally. Anything given the same hour each day will budge: the leak in the roof, the evening certificate, even the insurance form you have been using as a bookmark. Nobody claps in a fourth year, yet the boss begins to hand you keys. One morning in October the spare room has a floor, and the wild notion of three years ago has prices, dates and a drawer of its own. Next year brings wind, so bolt things down.',
    challenges:
      'Everything costs a little more and takes a week longer than the man said. You are tired in a plain, muscular way, and tiredness makes you strict: the towels acquire a correct fold, the children get a chart, and a perfectly good shortcut is refused because it was not in the plan. Watch for the plan turning into a person you are loyal to. Thrift can tip over too, until you are eating crackers beside a full cupboard. Around midyear someone calls you dull. They are comparing you with last year, when you were exhausting.',
    advice: [
      'Fix what leaks before you decorate what shows.',
      'Write the budget in pencil and look at it on the first of every month.',
      'Promise the job two weeks later than you need, and deliver it early.',
      'One afternoon a week, do something that cannot be checked off.',
      'Break a house rule on purpose and observe that the house still stands.',
    ],
  },
  5: {
    title: 'Change & Freedom',
    intro:
      'Halfway around the nine a hinge squeaks: what you had been using as a wall turns out to open.',
    themes: ['Movement', 'Curiosity', 'Appetite', 'Surprise', 'Trade'],
    opportunities:
      'By March your cat has a second name at the neighbors’. A job comes up in a city you mispronounce, the landlord sells, a cousin needs a second driver, and yes is out of your mouth before you have looked at the calendar. You swap, sublet, resell, meet a supplier on a ferry. Taste everything once, including the pickled one. Four years of habit get shaken like a rug, and much of what flies out was dust. Plant cuttings, the kind that travel in a wet paper towel and root wherever they are set down.',
    challenges:
      'At the third farewell dinner you begin to suspect that leaving is simply what you are good at. The phone bill shows it, and the waistband, and one evening somebody who loves you asks which weekends you will be home and gets a joke for an answer. Fifth years scatter. You take the tasting menu, the extra legroom and the second dessert until none of it has a flavor. And the lease you signed on the hood of a car in April turns out to have a clause on page six, about subletting, and another about the drums.',
    advice: [
      'Change one large thing at a time and leave the bed where it is.',
      'Carry the fare home on every adventure, in a separate pocket.',
      'Read to the last page of anything that wants your signature.',
      'Tell people you are going before they see the boxes.',
      'Spend one week of the summer without a booking, and see where lunch is.',
    ],
  },
  6: {
    title: 'Responsibility & Love',
    intro:
      'Everyone’s coat ends up on your bed sooner or later this year, usually with a story in the pocket.',
    themes: ['Home', 'Duty', 'Family', 'Beauty', 'Fairness'],
    opportunities:
      'Someone moves in, marries, has a baby or comes back from a long way off, and you are the one who knows where the good sheets are. After the gadding about of year five, the sixth sits down at the table and asks who has eaten. It suits paint charts and school boards. It suits mending a quarrel with your brother over something neither of you can now reconstruct. At the office you end up settling the vacation schedule, since both shifts trust you. Put in perennials, and a bench wide enough for two.',
    challenges:
      '“No trouble at all,” you say, in a voice with a great deal of trouble in it. You are driving an aunt to appointments, proofreading a nephew and correcting the way your partner unpacks groceries, and you have started to sigh near people. Nobody ordered the casserole, so nobody thanks you for it properly, and there you are at midnight, scrubbing the dish like evidence. A home year is full of other adults who own ovens. They are allowed to burn something without you standing behind them in a mitt.',
    advice: [
      'Find out whether they want help or company, then bring only the one they picked.',
      'Name your evening off on the family calendar and be hard to reach.',
      'Buy something lovely for the spot that everybody walks past each morning.',
      'Let one grown relative be wrong about their own luggage.',
      'Accept the clumsy birthday dinner cooked for you without touching a pan.',
    ],
  },
  7: {
    title: 'Inner Growth & Spirituality',
    intro:
      'Some gray morning in March you notice how little mail there has been lately, and how little you miss it.',
    themes: ['Solitude', 'Study', 'Doubt', 'Depth', 'Stillness'],
    opportunities:
      'A library card, a path along the canal, a subject with footnotes: the seventh year is furnished sparsely and well. You find the error in the annual report and then, less comfortably, the one in your own account of why the last job ended. Prayer will do, or chess, or a telescope on the fire escape; whatever has your whole attention seems to answer back. Colleagues learn to bring you the question a day ahead. Leave the field fallow on purpose. Beneath the stubble something is working out what the next two years are for.',
    challenges:
      'Friends have not heard from you in weeks and have begun to form theories. You have a few yourself: about the neighbor’s new lock, about what she meant by “interesting.” At night one thought goes around and around like a fly in a lampshade, and by day doubt begins to vet the dinner guests. Titles and raises dawdle this year, and chasing them makes you feel like a salesman in a chapel. At home they mistake the closed door for an opinion of them, so call through it now and then that you are only reading.',
    advice: [
      'Reserve an hour before breakfast that belongs to no screen.',
      'Check a suspicion against one plain fact before you build it a second floor.',
      'Walk without headphones at least to the second bridge.',
      'Decline the grand launch, and study instead how such things are made.',
      'Twice a month, eat with people who talk too much.',
    ],
  },
  8: {
    title: 'Power & Achievement',
    intro:
      'When you come into the meeting voices drop a little, because this year the figures on the agenda are yours.',
    themes: ['Authority', 'Harvest', 'Money', 'Scale', 'Consequence'],
    opportunities:
      'You are asked what you charge, and the number you say aloud is higher than the one you practiced in the car. The crop is up to the fence, and somebody has to hire the trucks. By reputation this is where promotions, mortgages and settlements cluster, though an eighth year keeps careful books and answers to what was actually planted. You take the head of the table because the chair was empty and the decision late. If somebody three grades below you is paid too little, you now have the standing to notice.',
    challenges:
      'Dinner is at nine because the call ran over, and the call ran over because you were winning. You hear yourself describe a weekend in terms of return. One remark in a corridor, accurate and brief, loses you an ally you could have used in November. Then comes the watch, or the car with the seats: something bought so that a person from school may hear of it. You are holding a good deal in your two hands, including the household budget and a teenager, and at least one of these does not respond to targets.',
    advice: [
      'Work out what the promotion will cost your evenings before you sign for it.',
      'Delegate one task you do better than anyone, and refuse to inspect it.',
      'Pay the small debts first, starting with the friend who covered lunch.',
      'Soften the first sentence of a criticism; the second may keep its edge.',
      'Go home at six on Wednesdays, whatever happens to be on fire.',
    ],
  },
  9: {
    title: 'Completion & Release',
    intro:
      'The last year of the turn arrives with a roll of garbage bags and a surprisingly tender way of using them.',
    themes: ['Endings', 'Forgiveness', 'Generosity', 'Clearance', 'Farewell'],
    opportunities:
      'Hold the door, and a good deal will walk out through it: the lease, the committee, the job you have outgrown by two sizes. Endings have manners in a ninth year, and sometimes cake. Strangers matter more than usual. You spend a Saturday filling sandbags beside people whose names you never get, drop your second winter coat at the shelter, and come home feeling oddly well off. Canvases get their signature and theses their last footnote. December shows bare wood on the shelves, which is the only crop expected. Sow nothing except in a notebook; January has its own packets.',
    challenges:
      'Things end before you are ready, or linger like a guest with one hand on the doorknob, and you are tempted to shut everything at once, with a speech. Skip the speech. Grief that was postponed turns up in line at the post office, set off by a stranger’s aftershave, and asks for ten minutes and no philosophy. In your zeal you may give away something only lent, or that the family was still sitting on. A romance or venture that starts in August can be enjoyed without being asked to last: it may belong to the closing cycle.',
    advice: [
      'Give back the ladder, the cake tin and the grudge you were minding for somebody else.',
      'Make sure, before you give a thing away, that the other party has room.',
      'Finish the quilt, the degree or the feud, and take no encore.',
      'Write to the one you lost touch with, expecting no reply.',
      'Hold the second half of December empty, so that January finds your hands free.',
    ],
  },
};
