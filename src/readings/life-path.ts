import type { CoreReadings } from './types';

/** The Life Path: what a person learns over a lifetime. */
export const lifePathReadings: CoreReadings = {
  1: {
    title: 'Ahead of the Count',
    intro:
      'At six you jumped off the wall before anyone had counted to three, and life has been counting behind you ever since.',
    keyTraits: [
      'uncoached',
      'venturesome',
      'undeterred',
      'forthright',
      'unassisted',
      'go-ahead',
      'unbossable',
      'rivalrous',
      'trailblazing',
      'prickly',
    ],
    strengths:
      'Somebody has to ring the bell, call the landlord, stand up in the silence after “any questions,” and over the years you learn that it may as well be you. The lesson starts small, with a bicycle nobody had time to teach you. By thirty it is a resignation letter, or a workshop with one bench and your name over the entrance. Each time you find that the fear lasts about as long as the first ten steps. You can work without applause, decide on thin evidence, and get up from a public fall with your opinions intact.',
    challenges:
      'Early on you mistake needing help for coming second. So you carry the sofa upstairs alone, scrape the wall, and call it done. The same sofa comes back at work as a project you would not share, and in marriage as a decision announced over breakfast. Being corrected stings out of all proportion, above all when the corrector is younger. One spring a capable person leaves your team without a scene, and a year goes by before you see that you had never asked what they thought. That departure teaches you more than any promotion.',
    additionalInsights: [
      'Look back and count the rivals: the neighbor’s girl who ran faster, the colleague hired the same week, your own sister. You think they were in your way. Most of them were your tutors, since nothing else would have made you practice in the rain. Once you have stopped limping, buy one of them lunch and ask how it was done.',
      'Independence comes to you in two editions. The first is mostly a slammed bedroom door and a vow to owe nobody anything. The revised one takes a couple of decades and a winter of being properly broke to prepare; its owner can accept a ride to the airport and still pick the destination.',
      'Apologies reach people from you by indirect post. You mend the gate, you leave the last slice, you mention in passing that the other route was indeed quicker. Those who love you become expert readers of gates. But one day a child, or a new employee, stands there waiting, unable to read, and you have to say two short words out loud. The sky stays up.',
    ],
  },
  2: {
    title: 'The Other Oar',
    intro:
      'Yours is the long study of how two people can share one small boat without either of them falling silent.',
    keyTraits: [
      'keen-eared',
      'mediating',
      'porous',
      'partnering',
      'careful',
      'undecided',
      'soft-spoken',
      'constant',
      'forbearing',
      'accommodating',
    ],
    strengths:
      'Small as you were, you could tell by the tread on the stairs what kind of evening it would be, and had moved your homework off the good chair. That ear becomes your profession, whatever it says on your card. You catch the breath a client takes before she signs. You remember that the intern spells her name with one n. Drafts leave your hands with the comma repaired and the insult removed. Where a stronger-willed partner would fight the tide, you wait for slack water, and more gets decided by your waiting than they ever find out.',
    challenges:
      '“Whatever you’d like” is the first sentence you learned to hide in, and it is roomy. It chooses the movie, then the apartment, and one day the city. Meanwhile a small clerk inside you enters every favor in pencil and never sends the bill, until an evening when a cup is put down too hard and somebody who thought all was well is shown ten years of entries. What you come to learn, slowly, is an even shorter sentence: the thing you want, said on the day you want it, while it is still the size of a sandwich.',
    additionalInsights: [
      'Two coats on the bed, and the taxi waiting. You can argue for either so fairly that neither wins, which is a talent in a mediator and a nuisance on a Tuesday. Your twenties go by in polling friends. Later you notice that you always kept polling until you got a certain answer, so you must have known since the first coat.',
      'The same person keeps turning up with a new haircut: louder than you, sure of the map, in need of somebody to row. A best friend at eight, a manager at twenty-six, possibly a spouse. You row well; it is your kindness and also your hiding place. Lift the oar for a minute and watch which way the boat goes.',
      'A remark that the table has forgotten by dessert stays with you until the moon is full again. You replay it, with improved lines for yourself. Age shortens the replay, mostly because you take to phoning the next morning to ask what was meant. They can hardly recall having spoken. You hang up feeling a little foolish, with the whole day ahead of you.',
    ],
  },
  3: {
    title: 'Apprentice Storyteller',
    intro:
      'Making them laugh was never the hard part; what you practice, year in and year out, is saying the true thing equally well.',
    keyTraits: [
      'quick-tongued',
      'bright',
      'merry',
      'distractible',
      'anecdotal',
      'quotable',
      'winning',
      'deflecting',
      'gregarious',
      'impish',
    ],
    strengths:
      'The report cards agree: bright, and would go far if the talking stopped. Nobody at school guessed that talking was the subject. You find out by being useful with it, at a bedside, or in a meeting where the figures are bad and forty people must be made to want Monday. You can hang a color in a gray room. Given a few facts and a lunch break you produce a tale with a hero in it, and listeners who lost the facts years ago still have the hero. Joy, which you took for a day off, is the trade you were learning.',
    challenges:
      'Charm gets you out of homework at nine, and nothing worse can happen to a pupil of your gifts, because it goes on working. The dazzling pitch covers for the missing chapter. A good anecdote about the delay stands in for the thing delayed. You have begun four languages, Italian twice, and were the darling of every first evening. A cool audience you put down to the hall, and it is years before you think of asking what they had come to hear. And one secret too many, told because it was such a good story, costs you a friend to whom you are still rehearsing the explanation.',
    additionalInsights: [
      'Remember the one who was not amused. It may have been a piano teacher, or a foreman with a red pencil, who heard the performance to its end and said, “Good. Now the second half.” You disliked them for a whole year and have quoted them ever since. If such a person appears again, late and in different shoes, take the seat nearest the front.',
      'Jokes are where you keep your sorrows, on the theory that nobody searches there. The routine about your father’s driving has a locked glove compartment in it. Some evening in your thirties, with a listener who fails to laugh on cue, you tell it without the punch line, and your voice holds. Whatever you make after that has a floor under it.',
      'Attention leaves your pocket like small change: a friend’s new romance, a particular green, a debate about the best film of a bad decade, and the clock says six. Closing a door feels to you like bad manners. So give one project a date and a witness; a stern cousin will do. You complete for an audience what you would never complete for yourself.',
    ],
  },
  4: {
    title: 'Plumb Line and Promise',
    intro:
      'A block tower taught you that things fall down; the years since have been about how solid is solid enough.',
    keyTraits: [
      'shipshape',
      'provident',
      'prompt',
      'dogged',
      'earthy',
      'literal-minded',
      'load-bearing',
      'workmanlike',
      'immovable',
      'gradual',
    ],
    strengths:
      'Give you a heap of planks and a rainy weekend, and by Monday there is a shelf that will outlive the wall. You acquired this young, in a home where every coin was counted at the table, or else where nobody counted anything and you felt the floor tilt. Either way you came to a conclusion about floors. You learn a thing by taking it apart on newspaper, with the screws laid out in the order they left. What goes in slowly stays: which valve, which form, which clerk. You could still draw the teacher who let you try a ninth time. Others have luck; you have a spare.',
    challenges:
      'At ten you knew the rules of the game better than the grown-ups did, and stopped play to tell them. You were right. Nobody thanked you, an experience you have gone on having in committees and over which shelf in the garage belongs to the paint. A method that saved you once is promoted to law and kept in office long after the emergency. Life, which never applied for a permit, takes out a wall you had down as load-bearing: the firm folds, the daughter will not be an engineer. You grieve less for the wall than for the drawing.',
    additionalInsights: [
      'There is a philosophy in your jam jar of assorted screws. You will cross town to return a faulty kettle, on foot, to save the fare. Thrift needs no further study from you. Knowing what to be lavish with does. Praise, for example, you still cut too close to the line, and those who work beside you could use another inch.',
      'You are bound to love somebody who leaves the cupboards open. For the first years you shut them and mention it. Around the fifth you observe that the open-cupboard person also says yes to picnics, hitchhikers and karaoke, and that your favorite photographs were all taken on days you had not scheduled. You still shut the cupboards. You have stopped mentioning it.',
      'You come along at about the speed of an orchard. Friends flare up at twenty-five with titles and roof terraces while you are learning the trade from below, and there are evenings when it looks very like being left behind. Then a beginner asks why it is done this way and not the other, and you hear yourself answer for an hour, without notes, from the roots up.',
    ],
  },
  5: {
    title: 'A Bag Half Packed',
    intro:
      'Leaving is a subject you passed early and with honors; the one you keep retaking is what to come back for.',
    keyTraits: [
      'unsettled',
      'sensuous',
      'streetwise',
      'unschooled',
      'mercurial',
      'supple',
      'deal-making',
      'experimental',
      'uncommitted',
      'worldly',
    ],
    strengths:
      'Taste first, ask the name afterward: most of what you know you learned in that order, chilies and accounting included. Schoolrooms got the worst of you. Markets, ferries and the back kitchens of restaurants had your whole attention, and you came out able to talk to anyone about the thing they knew best. When the company reorganizes, you have three acquaintances in the new building before your colleagues have found the elevator. Change alarms you less than it does most, for you have already lost the luggage and missed the connection, and you ate extremely well that night because of it.',
    challenges:
      'Before the paint is dry you have begun to glance at the exits. It happens with a lease, a salary, a perfectly nice person who owns a waffle iron. You call it instinct, and at twenty-two it often was. By thirty-six you may notice that each departure fell in the very week when staying would have become difficult. New town, same argument, better view. Appetite plays its own variation on this: the fourth drink, the flight booked because it was cheap. Some things cannot be sampled, a dog for instance, or a godchild who knows your number by heart.',
    additionalInsights: [
      'In your first dictionary, freedom means that nobody knows where you are. The entry grows longer with use. After years of open road you find that you feel most at large on trips with someone at home to tell, since half of an adventure is the kitchen table afterward, the map held down with saucers, and you had been throwing that half away.',
      'Few of your instructors hold certificates. One was a stallholder who showed you how to spot a bruised peach and a bluffing buyer; another, a man on a night bus with a theory of marriage. You take something from everyone and seldom go back. Send the postcard. Better, return for a second season: the stallholder was saving the good part.',
      'Tedium is set for you again and again, as long division, then as a tax return, then as month eight of a decent job. About twenty minutes past the point where you usually reach for the phone, a dull thing will sometimes open and have an inside. You have been in there perhaps four times in your life. You liked it.',
    ],
  },
  6: {
    title: 'Holder of Spare Keys',
    intro:
      'From the sandwich you halved at school to the parents you now drive about, you are learning where care ends and management begins.',
    keyTraits: [
      'welcoming',
      'reliable',
      'equitable',
      'ministering',
      'homemaking',
      'overhelpful',
      'steadfast',
      'tender',
      'nest-building',
      'indispensable',
    ],
    strengths:
      'A row of hooks by your door holds other people’s keys, and not one of the owners had to think about whom to ask. Love, as you practice it, is a trade with tools: soup, clean towels, the form filled in for somebody too tired to read. You were the child who walked the new one to the right classroom, and you have gone on doing so for trainees, stepchildren and the widower upstairs. A room looks better an hour after you enter it. So, over the years, does a family, since you manage to love the difficult uncle without requiring anyone else to.',
    challenges:
      'At eleven you packed your brother’s schoolbag so that he would forget nothing, and he never learned to remember. You improve your grown son’s letter, kindly, and he stops showing you letters. Somewhere in childhood, being needed got put in the drawer marked being loved, and you have added to the wrong drawer since. On the day of the party you insisted on catering, somebody asks what is the matter and is told “nothing,” in a voice that stops the music. It takes a friend who ignores your advice, and thrives, to make you read the label.',
    additionalInsights: [
      'Equal slices were your first politics. You noticed who was never picked for the team, and a slight done to somebody at a dinner for eight can still spoil your meal. What takes far longer to see is that your own plate belongs in the count. For years you eat standing by the stove, and treat whoever says “sit down, it’s getting cold” as an interruption.',
      'Strays find you: a cat or two, and a run of gifted, battered people who only needed a steady address in order to bloom. A few did bloom, and moved out. With the third you recognize the shape of it and ask yourself, before airing the guest room, whether this one wants a home or a nurse, and whether you were asked at all.',
      'Beauty is the class you keep rescheduling. You put flowers on everyone’s table and postpone the pottery evenings every fall, on the ground that nobody would suffer if you never went. That is the reason to go. Two hours a week spent on a lopsided bowl, in company that does not know you can cook, will show a lifelong host how a guest feels.',
    ],
  },
  7: {
    title: 'The Long Question',
    intro:
      'Behind every answer you were handed as a child stood a second question, and you are still following it down the corridor.',
    keyTraits: [
      'doubting',
      'reclusive',
      'forensic',
      'bookish',
      'wry',
      'inward',
      'ruminative',
      'guarded',
      'exact',
      'unswayed',
    ],
    strengths:
      'One wet summer you read the same book about stars until its cover came off, and found that a thing looked at for long enough gives up its reasons. That is your whole method, and it has since served for engines, for scripture, for the one invoice in June that would not add up. You can sit with a problem past the hour when cleverer people go home. Silence does not alarm you; you have furnished it. Experts come to respect you, for you ask them what would prove them wrong, and listen. When at last you say “I think so,” those who know you treat it as a signature.',
    challenges:
      'Somebody once read your diary, or told you the rabbit had gone to live on a farm. You drew a line under it and resolved to verify. Twenty years later you are verifying the tone of a text message from your oldest friend. “What is really going on here?” is a fine thing to ask of an engine; kindness does badly under that lamp. You rehearse a conversation so completely that the actual one seems late and underprepared. People conclude that you have no need of them, and, correcting the record being a personal matter, you let it stand.',
    additionalInsights: [
      'The master you look for has generally proved human by the second year. You saw the gap between the lecture and the life, and left without a word; it was a professor first, later an entire movement. Eventually there comes one whose faults you have listed by the first lunch and from whom you go on learning regardless. Long afterward it is this one you quote, faults included.',
      'Someone will ask to come along on the walk. This is a larger request than it sounds, because the walk is where you do your living. Say yes once. They will talk through the first mile and miss the heron. By the third they have asked you something you had never thought to ask yourself, and you will need a week alone to recover from how pleasant it was.',
      'Research has been your favorite waiting room. You have compared the mattresses and the theologies; you have notes. What empties it is a decision that cannot be read up on, a birth, say, or a job in a country with no reviews, so that you must act while still ignorant, like everybody. It goes tolerably. On reflection, of which there is plenty, you find this an enormous relief.',
    ],
  },
  8: {
    title: 'The Honest Ledger',
    intro:
      'You are being taught what power is for, in lessons that run from whoever owned the ball to whoever signs the checks.',
    keyTraits: [
      'canny',
      'plain-dealing',
      'tested',
      'answerable',
      'hungry',
      'decisive',
      'weighty',
      'unsentimental',
      'unsinkable',
      'fair',
    ],
    strengths:
      'Money talked in the house you grew up in, or its absence did, and you listened harder than the adults supposed. You sold something at school. You understood ahead of your class that a rule has an owner and a price has a person behind it. Put in charge of a stall, a ward or a company of three hundred, you see where the effort leaks and who is carrying whom. Bad news reaches you without a bow on it, since you would rather know. You have been flat on your back at least once, and the story of how you stood up again is told with figures.',
    challenges:
      'A referee once disallowed your goal, in a game between ten-year-olds, and the appeal is still being heard. Part of you believes that anything let pass will multiply, and so you win the point and lose the day. Results were what got noticed at home; you brought results, and you bring them still, at nine in the evening, to people who had wanted you at six. The corner office was meant to be the final proof, as the title had been. Then a subordinate tells you the truth in the plain words you have always claimed to prefer, and the whole room waits to see whether you do.',
    additionalInsights: [
      'Accounts fall due for you sooner than for others, and it can feel like a grudge. Half the class copied; you copied once and were called to the front. The corner you cut in a contract comes round within the year, well dressed and carrying a folder. You do not enjoy the tuition. It makes you, of necessity, a person whose handshake needs no witness.',
      'Generosity is the form of strength that you learn last. Your first attempt is a loan with terms, your second has a plaque. On some later afternoon you give an awkward junior the account you wanted yourself, tell nobody, and watch the meeting through the glass from the end of the hall. You look for the column to enter it in, and there is none.',
      'Home is the one organization you cannot run, though you have tried: the chore chart, the quarterly talk about bedtimes, the vacation with objectives. A four-year-old who will not put on the left shoe takes no interest in your authority. Sit down on the stairs and wait for the shoe. You have closed larger deals, never with so little to offer.',
    ],
  },
  9: {
    title: 'A Wide Goodbye',
    intro:
      'Whatever you have held dearest you have been asked, in time, to hand on, and your hands are getting better at it.',
    keyTraits: [
      'large-hearted',
      'valedictory',
      'open-handed',
      'relenting',
      'impersonal',
      'homesick',
      'ceremonious',
      'far-reaching',
      'merciful',
      'melodramatic',
    ],
    strengths:
      'You cried at the wrong parts of movies: for the henchman, for the horse in the background. A heart of that size is awkward in a schoolyard and needs years to find its employment. It finds it among strangers: the man with his map upside down, a night class with twelve accents. You can take the long view of a quarrel while plates are still being thrown. A page or a piano says for you what never got said at supper. And you know how to finish: you can clear a dead woman’s kitchen, or walk the last guest to the gate, so that nobody feels swept out.',
    challenges:
      'Loving mankind is less trouble than driving your mother to the dentist. You give your gloves to a beggar and are vague with the person who knitted them. Now and then you press your favorite novel on a man who had asked to borrow a ladder. Early losses you put away unopened, because others had it worse, and they seep: a song in a supermarket, and you are crouching among the canned peaches, comparing prices with great care. Every later parting has to be played for the earlier ones too, with full orchestra, which is a lot to ask of a farewell lunch in accounts.',
    additionalInsights: [
      'In some closet of yours stands a box you have moved four times without opening. Letters, a scarf, the key to a house sold in another decade. You would give a stranger your seat, your sandwich and the whole afternoon, and you keep that box. Open it one slow Sunday with a friend in the room, read out what can be read, keep one thing. Your volunteering teaches you less.',
      'From the start you are cast as older than you are. Classmates confided on the walk home; at nineteen you heard all about your landlady’s marriage. It is possible to learn half the world this way, as a passenger beside it. The correction takes the form of a blunt friend who says “and you?” You begin on the state of things in general. The friend waits.',
      'The movement splits, the hero is rude to his driver, the choir votes for the other program. Ideals let you down with some regularity, and on each occasion you announce that you have finished with people. Within two weeks you are carrying somebody’s cello up four flights. As you get older the announcement shrinks, and in the end you skip it and go straight to the cello.',
    ],
  },
  11: {
    title: 'Humming Wire',
    intro:
      'You were delivered with the reception turned up very high, and it takes years to discover that there is a dial.',
    keyTraits: [
      'overwired',
      'prescient',
      'crackling',
      'starry-eyed',
      'insomniac',
      'catalytic',
      'absorbent',
      'unnerving',
      'sincere',
      'perceptive',
    ],
    strengths:
      'Adults stopped talking when you came in, because you had a way of answering the thing they had not said. In a child this is called odd. Once grown, you are telephoned late at night by people with half an idea, who hang up with a whole one. You see the connection before the evidence for it has its shoes on. In a stale room you say one sentence and heads come up; a meeting about carpets ends late and on another subject. Your best work arrives in a rush, at an unreasonable hour, and in daylight it is legible more often than it has any right to be.',
    challenges:
      'Three in the morning is an old classmate of yours. It brings the email you should have phrased otherwise, a look on a cashier’s face, the state of the oceans. Much of what you pick up belongs to other people, and for years you carry it home without checking the name tag. You read coincidence as instruction, too: a tune twice in one day, a street with your grandmother’s name, and you have signed something. Between the vision and the grocery list you can stand in the hall for an hour with your coat on, faintly vibrating, and set out after neither.',
    additionalInsights: [
      'For a long while you take ordinary life to be the interruption. Laundry and the same stroll at the same time of day are for duller souls. It takes one frazzled spring, and a friend’s vegetable patch that you dig over because you cannot think what else to do: on the fourth evening an idea comes in without static. Even a lighthouse, you reflect, is mostly stone.',
      'On quiet days you live as a 2, and you tend to write them off as low current. You pass the salt, you notice whose turn it is, you keep somebody company through a tedious errand. Think again: it is across a table, with the salt in your hand, that you can see whether last night’s revelation would be of any use to anyone.',
      'A hall, a microphone, your knees. You have been pushed toward that spot since the school play, by teachers who saw something and never asked whether you wanted it seen. You refused at fifteen, and at twenty-four you sent a stand-in. The nerves do not retire. You simply walk on with them one evening, as you would bring an anxious dog, and it lies down beside the lectern.',
    ],
  },
  22: {
    title: 'The Unbuilt Bridge',
    intro:
      'While other children made sandcastles you were digging a harbor, and the tide has been the most patient of your teachers.',
    keyTraits: [
      'large-scaled',
      'communal',
      'weighing',
      'structural',
      'reluctant',
      'grave',
      'broad-shouldered',
      'down-to-earth',
      'laden',
      'slow-starting',
    ],
    strengths:
      'Most people say “they ought to put a library there” and walk on. You pace it out. Scale never seemed strange to you: at school you drew timetables for railways that did not exist, and the connections worked. A long apprenticeship follows in bylaws, drains, budgets and the tempers of committees, to which you submit, knowing that visions fail at the plumbing. Other people skim a contract; you admire the joints. You seat the dreamer beside the bricklayer and translate. What you complete is used by thousands who never hear your name, and on Sundays you like to go and watch them use it.',
    challenges:
      'You keep excellent minutes for a project that has never met. At twenty it was too early, at twenty-eight you lacked the partners, at thirty-five there was a mortgage, and every one of those reasons would pass an audit. Meanwhile you take tidy jobs below your span and do them with an absentminded thoroughness that wins prizes. It is tiring to be looked at as the person who could, so you change the subject, usually to drains. Or you do begin, and begin so heavily, with charters and subcommittees and a reserve for year ten, that the thing never leaves the yard.',
    additionalInsights: [
      'A smaller life is always on offer, and it fits: a 4’s life, with a good shed, a paid-off car and the accounts done by Sunday. You may live it for years without shame. Plenty of your kind do, and the town is better for them. You will merely notice that the shed has acquired a second story and something resembling a clock tower.',
      'Once or twice an old hand takes you around something huge, a dam, say, or a hospital, and points out the mistakes. This drain was guessed. That wing was put up to please a man now dead. You go home lighter than you came. Great works were made by people in doubt, with head colds, and no fact you ever pick up is more useful.',
      'Families get lost in your scaffolding. A partner hears of phase three and would like to hear of Saturday; a child learns to submit requests as proposals. It comes home to you by way of an empty chair, at a table of your own design. Dinner does not scale. Lay it for four, turn the drawings face down, and leave the evening the size it is.',
    ],
  },
  33: {
    title: 'Patient Choirmaster',
    intro:
      'Long before anybody paid you for it, you were behind the coats at school, explaining fractions to a child in tears.',
    keyTraits: [
      'cheering',
      'pastoral',
      'comforting',
      'stretched',
      'scrupulous',
      'faithful',
      'pedagogic',
      'warm-voiced',
      'self-forgetting',
      'steadying',
    ],
    strengths:
      'Hold the ladder, name the rungs, look elsewhere while they wobble: you teach without seeming to, and half your life went by before you understood that this was rare. A cousin learned to swim because you kept talking. Apprentices, patients and entire evening classes have found their note at the sound of you, since you say hard things in a voice that has already forgiven them. Your words carry farther than you intend; a tune you hummed to one nervous beginner is now how the whole county remembers its seven times table. Plenty of helpers will do the sum for people; you hand back the chalk.',
    challenges:
      'No one grades kindness as severely as you grade your own. A short answer to a lost cyclist keeps you composing amends until bedtime. You were praised for goodness so young that you took it for rent, and you have paid it promptly in every house since: each bake sale, each weeping colleague, the confidences of the entire staff room. Somewhere in the thick of it comes a Thursday when you open your mouth before a row of upturned faces and have nothing to say. The world gets through that Thursday. You will need to be told so several times, slowly, as you would tell a child.',
    additionalInsights: [
      'Sit in the back row of something you are bad at. Clay, Greek, the tango, it hardly matters, provided nobody present needs you. For a few weeks you will fight the urge to assist the man on your left. A teacher half as gentle as yourself will correct you, bluntly, and you will learn it all the same, at the cost of a cherished belief about gentleness.',
      'Then comes the one who goes past you. You showed her where to put her thumbs, you drove her to the competitions, and tonight she plays something you cannot follow and does not look across to see how you took it. There is a cold second. After it comes a happiness with no work in it, which you hardly recognize, and you clap with the rest, from an ordinary seat.',
      'Comfort can turn to sermon by the second paragraph. You see a friend’s tears, you feel a lesson rising, and you are away, with examples. When you were small, a neighbor sat by you on a step for the whole of a bad afternoon and shelled peas. She said nothing worth writing down. You have addressed rooms full of people since, and you are still studying how she did it.',
    ],
  },
};
