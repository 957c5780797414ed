import type { CoreReadings } from './types';

/** The hidden passion: what a person cannot help doing. */
export const hiddenPassionReadings: CoreReadings = {
  1: {
    title: 'An Itch to Begin',
    intro:
      'It snowed in the night, and at six you are out there in slippers, because nobody has walked on it yet.',
    keyTraits: [
      'unprompted',
      'inventive',
      'headlong',
      'experimental',
      'self-taught',
      'itchy',
      'territorial',
      'spirited',
      'daring',
      'single-handed',
    ],
    strengths:
      'Leave you alone with a free afternoon and by evening there is a kiln. Other people lie down to rest; you start something. You cook without a recipe for guests you wish to impress, cut your own hair the week before a wedding, and switch on the machine whose manual is in Finnish. Most of what you can do you taught yourself, out of order. Half your friends’ Sunday hobbies were yours first, on a day when you turned up alone, looked foolish for an hour and had a wonderful time.',
    challenges:
      'Count the notebooks. Each has four fierce pages in front and a hundred clean ones behind, since by page five the thing was no longer new and had begun to need other people. You hear a suggestion as a leash. Shown a better corkscrew, you go off to the garage and invent a worse one, which is yours. The stranger on the next treadmill does not know that he is in a race; you beat him, and limp until Wednesday. Second place in something you never even wanted can sour a whole evening, and in the morning you take up something else.',
    additionalInsights: [
      'You own web addresses for a ski school, a brand of mustard and a magazine about volcanoes. They came to you in the shower, they were free, and it felt rude to leave them lying there. Once a year the renewal notices arrive together and you pay them all, like the landlord of some empty fields. Naming a thing has always been most of the fun.',
      'Give the habit a licensed season. One new thing a month, chosen on purpose, with the date of the first attempt written down: a hundred words of Welsh, a cartwheel, a kite of your own design. What you begin for pleasure need not grow into an enterprise. Some first pages are complete as they are, and you may close the cover without guilt.',
      'As a child you had a hut, a closet or the far side of a hedge, with a notice on it forbidding entry. The notice is still up in some form. Around midnight you are in there with a soldering iron, wholly content, and a knock makes you cover the work with your arm. Open up while the thing is still half made; whoever is out there may know where the short circuit is.',
    ],
  },
  2: {
    title: 'Second Violin by Choice',
    intro:
      'Somebody hums in an elevator, and before the third floor you have found, under your breath, the note that goes with it.',
    keyTraits: [
      'harmonizing',
      'exact',
      'fond',
      'retentive',
      'matchmaking',
      'unobtrusive',
      'self-effacing',
      'wavering',
      'companionable',
      'fine-tuned',
    ],
    strengths:
      'On Saturdays you go through the boxes of old postcards at the market and read the backs. You are looking for the answer. Emil wrote to Clara in 1911 that the rooms were damp; somewhere Clara must have written to Emil, and it would please you more than you can explain to lay the two cards side by side. The whole talent is in that gesture. You can carry a shade of blue across town in your head and bring back the thread that matches. You turn pages for a nervous pianist on the right breath, and remember, for years, which breath it was.',
    challenges:
      'It is her turn to call. You know it to the day, and you walk the dog past the hour when she usually does, supplying both voices yourself, your patience and her remorse. Meanwhile two birthday cards lie in the hall, one warm, one witty, for a friend whose birthday was in May. You could not decide, and then it was late, and then the lateness needed a card of its own. The whole campaign is conducted in secret. She merely finds you, one day, faintly cool at the door, wounded by some detail or other, and saying that everything is lovely.',
    additionalInsights: [
      'What you keep is in twos. Ticket stubs, the corks of certain evenings, a cup with its saucer although the other five are gone. To throw out one half of anything strikes you as a small rudeness, so the lone glove stays on its hook for years on the chance that its partner will turn up. Once, in a taxi office, it did.',
      'Practice on trifles. Say “the window seat, please” before you ask which one he prefers, and watch how little falls down. Start the tune yourself and let another voice do the fitting in. You will feel enormous and rude for about a minute. Others have wondered for a long time what you like, and some are working from a list of guesses, mostly wrong.',
      'In a quartet the second violin has the part no one goes home whistling. You asked for it. From that chair you can feel the cellist about to hurry and lean on the tempo a hair, so that he thinks better of it without knowing why. Friends’ letters, other people’s speeches, a sauce on somebody else’s stove: you mend them in the same way, by a hair, from the side.',
    ],
  },
  3: {
    title: 'Comedian in the Margins',
    intro:
      'Nobody gave you the microphone; you simply noticed that the dog, the bishop and the toaster each needed a voice.',
    keyTraits: [
      'irrepressible',
      'whimsical',
      'playful',
      'flirtatious',
      'vivid',
      'mischievous',
      'flighty',
      'tuneful',
      'sulky',
      'fanciful',
    ],
    strengths:
      'By the end of the quarterly review your handout has a border of hats, and the man from accounts is wearing one of them. A dull wait makes you rhyme. You narrate the cat; you read the takeout menu aloud as a tragedy in five courses; you paint the inside of the cupboard orange because an orange cupboard is funnier. The local paper has printed several letters from a retired colonel who is, in fact, you. Very little of this is vanity. A long face makes your fingers twitch, and you go on trying one thing after another until something in it gives.',
    challenges:
      '“With deep regret,” says the chairman, and something with a squeaky voice climbs up your throat; twice it has got out. When friends inquire about the play you are writing, you describe the ending so brilliantly that it no longer seems worth typing up. Your little sketches of people travel, too: you changed the name, you kept the cough and the way she says “basically,” and by Friday it had reached her. If a joke lies unanswered in the group chat, you watch for the three dots through an entire dinner, then announce that you are perhaps not a funny person at all.',
    additionalInsights: [
      'Your paper drawer will not shut. Felt pens, half of them dry, lie among ribbon, stickers, a kazoo, swatches for a chair you do not own. You go into a shop for one envelope and come out with turquoise ink. It looks like clutter and works like a pantry: on a gray Tuesday you can make somebody a birthday out of it in a quarter of an hour.',
      'Everything in your home has been christened. The vacuum cleaner is Gerald, the damp patch is Portugal, a bad mood is known as “having the bees.” Visitors take these words away with them, and one day you hear a stranger on a station platform say that he has the bees. You were too delighted to speak, an event you have since described to everyone.',
      'Make one thing this winter that you tell no one about. A song for the inside of the car, a small clay bishop, a page with no joke on it. You will want to hold it up; you will find your phone in your hand with the camera on. Put it in the orange cupboard and shut the door. Some work, like rhubarb, grows best in the dark.',
    ],
  },
  4: {
    title: 'Graph Paper Heart',
    intro:
      'There is a right way to coil a garden hose, and in rented cottages you have slipped outside at dusk to apply it.',
    keyTraits: [
      'painstaking',
      'handy',
      'literal',
      'tidy',
      'frugal',
      'rule-bound',
      'stolid',
      'mechanical',
      'list-making',
      'mulish',
    ],
    strengths:
      'You fix hinges at parties. Nobody saw you go, but the bathroom door that has scraped since the wedding now swings shut with a click, and you are back beside the chips feeling that the evening has been worthwhile. Your doodles are grids. In hardware stores you turn the paint cans so that the labels face front, though you came for one washer and do not work there. People slow their cars to look at your woodpile. Everything gets a second look from you, the level laid on a shelf already hung, the knot tested after it is tied, and what you have mended stays mended.',
    challenges:
      'Your son stacked the wood on Saturday, to surprise you. On Sunday, while he was out, you stacked it again, bark side up. You know how that looks. You also know about rain. Loose talk gets the same treatment: a guest says the drive took about an hour, and you ask, with real interest, whether that includes the stop. You can give a whole day to repairing a ten-dollar lamp, saving ten dollars, while the family goes to the river without you. That night you lie awake over one faucet, two floors down, which the rest of the house cannot hear.',
    additionalInsights: [
      'In the glove compartment is a notebook with the mileage from every tank of gas since your first car. Pencil, one line each. You have never needed it. But page upon page of figures in the same small hand gives you the feeling that others get from photograph albums, and from one thirsty August you can tell that this was the summer of the moving van.',
      'Sometimes you put a job on the list after you have done it, for the pleasure of the line through it. You rule the line. No harm is done. Add one item, though, that cannot be crossed off, such as “sit with her on the porch,” and leave it standing at the head of the page from week to week, in ink, however much it bothers you.',
      'Unplanned days unsettle you more than hard ones. Given a hammock, you inspect its knots, then the tree. If a vacation is to do you any good, take a job along: a wall of loose stone, a jigsaw of two thousand pieces, the family cookbook that wants an index. After two hours of that in the morning you can be quite idle by four.',
    ],
  },
  5: {
    title: 'Appetite on Foot',
    intro:
      'The side street with the smell of frying garlic was not on your way, and neither, strictly speaking, was the island.',
    keyTraits: [
      'footloose',
      'fidgety',
      'greedy',
      'tactile',
      'polyglot',
      'impulsive',
      'bargain-hunting',
      'inquisitive',
      'thrill-seeking',
      'slapdash',
    ],
    strengths:
      'Set down in a strange town with an hour to kill, you have soon eaten something on a stick, learned the word for it and been shown a photograph of the vendor’s motorcycle. An unknown fruit is bitten before it is named. You touch everything: cloth, bark, banisters, other people’s dogs. At a street market you trade a lamp for a clock, the clock for a bicycle, and ride home delighted by a route you have never taken. Your commute exists in several versions. You can say “delicious,” “how much” and “my mistake” in most of the ports of the Mediterranean, and you have needed all three.',
    challenges:
      'No museum has ever shown you its last room. Somewhere around the Etruscans there is a fire door, behind it a courtyard where a man is mending a scooter, and an hour later the others find you on the scooter. Anything that has to be practiced loses you at about the third scale. In the kitchen the same greed holds the spoon: five spices where the dish wanted one, the radio going, another pan on. Your traveling companions saw the whole old town before noon, at a trot, and would have liked to sit down in it.',
    additionalInsights: [
      'In a bowl by the door lie coins from a dozen countries, two of which have since changed their money. You run your fingers through it while looking for keys. Other souvenirs you lose or give away. What you keep is the small change, along with a bus map of a city where you spent one wet afternoon, because you might be asked the way.',
      'In bed, with the lamp already out, you are pricing a room above a ship chandler’s in a port you heard of today. You will not go, probably. You know where the fish is sold, though, and how late the tram runs, and by sleep you have talked the landlord down a little. Such unmade trips are a pleasure in themselves. Leave the credit card downstairs.',
      'For the length of one summer, follow a thing that changes by itself: a tidal creek, a fruit stall through its season, a street at five in the morning and again at five at night. You need not sit still for this. Going back is the whole of it, and tasting closely enough to say what is different from last time.',
    ],
  },
  6: {
    title: 'One More Blanket',
    intro:
      'In the evenings, when your own household is finally asleep, you are hanging curtains in a house two feet tall.',
    keyTraits: [
      'cozy',
      'meddlesome',
      'house-proud',
      'soothing',
      'long-suffering',
      'sheltering',
      'green-thumbed',
      'fussy',
      'affectionate',
      'conscientious',
    ],
    strengths:
      'It began as a present for a niece. She is grown now, and the dollhouse is still on your worktable, with a lamp that lights, a darned rug and a chair for everyone. Care runs out of you like that, past the point of use. You lift dying ferns from the office trash and bring them home on the train; you knit for babies who are so far only announced; at intermissions you have sewn strangers’ buttons back on. Your rented rooms have a branch in a jug by the second night. Anything shabby, cold or left out makes your hands start moving.',
    challenges:
      'You were asked to water the plants. Your friend came home from her two weeks to fresh drawer liners, an alphabetical spice rack and a note about the grout, and she thanked you in a voice you have gone over many times since. You wanted it to be nice for her. The school fair needs a dozen cupcakes and gets ninety, iced overnight by someone who then has to mention, while setting down the trays, what time it was. Nobody had asked for rosebuds. You know that. You did think somebody might notice that no two were alike.',
    additionalInsights: [
      'You have a shelf of presents with no names on them yet. Candles, a wooden train, good soap, a card for every event from christening to retirement, bought because they were pretty and someone was bound to need them. It has rescued more than one forgetful husband on your street. Take something down from it this week, unwrap it, and wash your own hands with the good soap.',
      'Lit windows undo you. Walking the dog after dark you look into other people’s rooms, kindly, choosing a warmer paint, putting the old man’s chair nearer to the radiator. House listings in towns where you will never live are your bedtime reading. By the time your eyes close a family of five has moved in, and each child has a hook for its coat.',
      'Fictional families are not safe from you. You have lost sleep over the younger sister in a television serial, who never gets the good bedroom, and worked out a fairer arrangement, with bunk beds. Novels you finish by adopting someone. If so much justice needs exercise, the people down the hall are real, and might like to be asked first what they would change.',
    ],
  },
  7: {
    title: 'Footnotes After Midnight',
    intro:
      'Someone at dinner said that moths navigate by the moon, and it is now a quarter past two and you have questions.',
    keyTraits: [
      'scholarly',
      'nocturnal',
      'hermitlike',
      'dry',
      'wary',
      'thorough',
      'absorbed',
      'secretive',
      'unsatisfied',
      'meditative',
    ],
    strengths:
      'Nobody else reads the back of the ticket. You read that, and the plaque, and the errata slip, and the translator’s apology, and in the third source you find that the second was quoting the first. It cannot be switched off: a beach gives you tides to work out, a sermon sends you to the Greek. Left by yourself with one stubborn question and a lamp, you are as near to happy as you admit to being. What comes of it is seldom announced. Somebody asks, months later, in passing, and you answer in two sentences that took you a winter.',
    challenges:
      'The surprise party had been arranged with great cunning, and you knew by Tuesday, from a bakery box, a lowered voice and a sudden interest in your plans. You acted astonished. You had looked up how. It is hard to give you anything whole, because you will feel along it for the seam. Guests have sat over cooling rice while you went to check one date, and heard, through the wall, a second drawer being opened. Whoever loves you would like to be preferred, now and then, to the encyclopedia. You do prefer them; you had assumed it was evident from the data.',
    additionalInsights: [
      'There are cards, or a file, or a row of gray notebooks with dates on the spine, and no one has seen the inside. A history of the local well. The bells of one valley, with their cracks. The list of words your grandfather used that are in no dictionary. You do not think of it as a book. When you move house, it travels on your lap.',
      'You write to authors, about page 87. The letter is courteous, two paragraphs long, and points out that the comet in question could not have been seen from Bergen. Most of them do not reply. One did, years ago, and the exchange on sundials that came of it is perhaps the warmest friendship you have, although neither party has yet proposed to meet.',
      'You like a place best when people have just left it: a church on a weekday, a lecture hall with chalk still on the board, the beach in the first cold week. You sit down in the middle and something behind your forehead lets go. Take one person there. Pick someone who can be quiet without doing it at you, and see whether the place stays empty enough.',
    ],
  },
  8: {
    title: 'Sums on the Tablecloth',
    intro:
      'Between the soup and the fish you have worked out what this restaurant takes on a Friday and why it should take double.',
    keyTraits: [
      'acquisitive',
      'calculating',
      'forceful',
      'tireless',
      'enterprising',
      'outspoken',
      'hard-nosed',
      'just',
      'expansive',
      'envious',
    ],
    strengths:
      'Forty covers, two sittings, a kitchen one cook short: it is all there in ballpoint beside the bread, with an arrow. You read annual reports in the bath as others read thrillers, and gasp. The school raffle, once you have it, is run as if it were listed on an exchange, and buys a minibus. You cannot pass a shuttered movie palace without putting a price on it, or a straggling parade without wanting to walk at its head. Big things run well give you goose bumps. So does a small cheat caught, and the butcher with the heavy thumb lifts it when you come in.',
    challenges:
      'You look up what your friends’ houses sold for. You do it on the train, before dinner, and all evening you admire their tiles with the figure in your pocket. Last summer you were asked not to manage the picnic, so you took a sandwich and managed it from the blanket. A hobby is safe with you for about a month; then the tomatoes are entered in a show, the judge is told where he went wrong, and there is talk of a second greenhouse. Some part of you is still holding up the ribbon to a person who once said you would not amount to much.',
    additionalInsights: [
      'Take up one pursuit in which you cannot rank. Bread is good, or swimming in the slow lane, or drawing badly beside a child who draws well. You will try to find out who holds the record. Resist until Thursday. An appetite like yours has been fed on results since it was small, and nobody ever told it that it also likes butter.',
      'On your phone is a list, passcode and all, of what things cost in the year you first wanted them and the day you bought them. It goes back to a red bicycle. You show it to no one. The sums interest you less than the line they draw, from the wrong side of the shop window to the street. On flat days you scroll down to the bicycle.',
      'An unfair bill wakes the best of you, most of all when it is addressed to someone else. You take the letter from your neighbor’s hand, ask for the supervisor’s supervisor by name and argue, with dates, until your coffee is cold. You enjoy it far too much to take a fee. Half the street owes you a favor, a balance you claim never to check.',
    ],
  },
  9: {
    title: 'Other People’s Photographs',
    intro:
      'In the third junk shop of the afternoon you find her, somebody’s grandmother, two dollars, and you cannot leave her there.',
    keyTraits: [
      'sentimental',
      'remote',
      'musical',
      'softhearted',
      'operatic',
      'nostalgic',
      'wide-ranging',
      'big-hearted',
      'elegiac',
      'tearful',
    ],
    strengths:
      'She hangs in your hall with the others, a large family of strangers in good collars. At breakfast you read the obituaries, all of them, and are sorry about the beekeeper. Late in the evening you turn the dial until you come to a station from very far off, and listen to the weather in a language you do not have. You will watch any film with subtitles and cry at the credits, for the names. Nothing human is somebody else’s department as far as you are concerned, and a person who arrives with a disgrace or a foreign stamp finds that you had a chair free.',
    challenges:
      'You could write the life of that beekeeper, and you are not certain what your brother does for a living. Far away, people come into focus for you; at arm’s length they blur. You sign the petition, sponsor the lighthouse, mail your best books to a prison library, and forget that it was your week to buy bread. One photograph in the house faces the wall, and it is of somebody you did know. On certain nights you play the record that goes with it, lamps out, and feel everything again, beautifully, from start to finish. The picture stays as it was.',
    additionalInsights: [
      'Put on the right symphony and you are conducting the curtains with a chopstick, all four movements, tears at the slow one. Art got to you early, perhaps through a library window or an aunt with a season ticket, and it remains the one place where you can feel so much while nobody present needs saving. You have never minded being bad at it.',
      'In thrift stores you look for what was given up: a sweater with one arm, a quilt stopped at the seventh row, half a tapestry of a stag. You take them home and carry on from the last stitch in the nearest wool, wondering who she was and what happened that week. The finished piece goes back on the rack. You look for it, afterward, in crowds.',
      'Turn the picture around. Choose a dull afternoon, keep the record in its sleeve, and say out loud three ordinary facts about whoever is in it: how they took their coffee, what they overpaid for, the joke they ruined. Grand sorrow you can do at any hour. It is the small change of a person that has gone unspent, and your brother, if you telephoned, may have some too.',
    ],
  },
  11: {
    title: 'Written on the Mirror',
    intro:
      'A phrase arrives while you are brushing your teeth, complete, in a tone of some urgency, and you reach for the soap.',
    keyTraits: [
      'electric',
      'spellbound',
      'sleepless',
      'jumpy',
      'fervent',
      'rapt',
      'oracular',
      'dreamy',
      'tremulous',
      'exalted',
    ],
    strengths:
      'Things come in. Halfway through a haircut you ask for a pencil, and what you write on the back of the price list turns out, the next spring, to be the title. You open library books at random for advice, and get it. On the way to a dull lunch you cross the street for no reason you could give a policeman and walk into the very person you had dreamed about. When an idea has hold of you, you talk with both hands, knock over a glass, begin again, and whoever is mopping up looks at you as if a window had been opened on a train.',
    challenges:
      'It will not come to order. You have rented the cabin, sharpened the pencils, told everyone you were not to be disturbed, and sat for four days looking at a wall. The poem was perfect until it was written, at which point you could see its feet, and it went into the stove with the others. You drive past your own exit, composing. A door slams and you are on the ceiling. By Sunday you are so full of other people’s moods and unslept ideas that you buzz faintly, like a streetlamp, and take the buzzing for a sign. Sometimes it is. You have also forgotten lunch.',
    additionalInsights: [
      'Receipts, envelopes, the inside of a cereal box: your archive is written on whatever was nearest, in a hand that gallops. Pockets are searched before anything goes in the wash. Copy it all out once a month in a clean book, with dates, at a table, by day. Most lines will have gone dark. The one that has not is why you own so many pens.',
      'A single song, for nine days, on repeat. The household begs. You are not listening in the usual sense; you are standing under it, waiting for the place in the second verse where the hair rises on your arms, to find out how it is done. On the tenth day it is used up. Years later it still smells to you of the paint you were mixing.',
      'Summer storms find you at the open window, counting the seconds between flash and thunder, wide awake and absurdly happy to meet something wired as you are. Notice what follows: the rain comes, the air cools, you yawn. Borrow the sequence. After a great idea, run a bath, eat bread, let somebody tell you about their gutters. You can look at it again when the lights are back.',
    ],
  },
  22: {
    title: 'Mayor of Nowhere Yet',
    intro:
      'The city you began drawing at ten now has four hundred thousand people, night trams and a sewer you are proud of.',
    keyTraits: [
      'world-building',
      'schematic',
      'formidable',
      'daunted',
      'overloaded',
      'long-range',
      'public-spirited',
      'all-encompassing',
      'slow-burning',
      'architectural',
    ],
    strengths:
      'It has spread along the edges of minutes, exam papers and hotel stationery. The hospital stands where the light is good. The market hall has had four roofs, because of the pigeons. On trains you read municipal budgets; at the hole in the fence around a building site you stand until your ice cream is gone, and could tell the foreman where he will run short of pipe. Some people dream on a grand scale and others count the bolts. You do both in one stroke of the pencil, so that even your daydreams drain properly, and a stranger leafing through would ask which country this is.',
    challenges:
      'The real bridge at the end of your road has been shut for two years. You solved it the first weekend, in colored pencil, with the costs, and the solution is in a folder on the piano. It wants one more check. You were once invited onto the actual planning board; you asked for time to consider, and considered until the seat had gone to a man who sells awnings. What stops you is the weight. On paper you can carry a city single-handed and keep nobody waiting. Out of doors there would be mud, a vote, and people watching to see if you can lift it.',
    additionalInsights: [
      'Your vacation photographs puzzle the family. Here is the aqueduct, here is the underside of the aqueduct, here is a man you talked to for two hours about lock gates. You stand in front of old public works as others stand in front of the sea. Somebody thought of this, you keep saying, and then two thousand people got up every morning and did it.',
      'Let somebody move in. Hand a page of the city to a child, a nurse or a mail carrier, and ask where they would live and what is missing. They will want a place to buy batteries on a Sunday, and a wall to sit on. You had forgotten walls to sit on. It is an odd feeling, having citizens, and it may get the folder off the piano.',
      'Manhole covers, several hundred, photographed from directly above. You admire a thing made to a standard, cast by the thousand, walked over all day and never thought of, since it holds. Somewhere in that admiration is your idea of fame. When a companion asks what you are looking at down there, explain it properly; the right sort will go down on one knee beside you.',
    ],
  },
  33: {
    title: 'Tutor to All Comers',
    intro:
      'You went out to buy stamps and came home late, having taught the clerk’s boy to whistle through a blade of grass.',
    keyTraits: [
      'instructive',
      'gentle',
      'uncomplaining',
      'lucid',
      'heartening',
      'ever-available',
      'demonstrative',
      'overbooked',
      'saintly',
      'overscrupulous',
    ],
    strengths:
      'Past bedtime you are on a forum for old sewing machines, telling someone called Bobbin Nell that the tangle is not her fault. You draw her a picture. You add a second one, of a duck, since she sounded low. This is your idea of an evening off. The leaflets that come with things distress you, so you rewrite them, with the step that everybody gets wrong put first and forgiven in advance. Whatever you have managed to learn you cannot rest until you have passed along, at the pace of the slowest, with a rhyme to hold it. Beginners you never met are still finding that duck.',
    challenges:
      'Your own hem has been up with pins since Easter. Two hundred questions stood unanswered on the forum, so there was no time to sew. A beginner fumbling within earshot is a kettle left whistling; you get up for it from your meal, your book, your one free Sunday. The reply must then be perfect, clear as water and kind in every clause, and you wake at dawn convinced that the word “simply” in line two has hurt somebody. Family outings have been known to acquire a syllabus. Your nephew liked falling in the stream, and had not wished to know why stones are slippery.',
    additionalInsights: [
      'You make handouts for things that have none. How to iron a shirt, in twelve drawings. What to say at a funeral. A song, with a chorus, for the bones of the hand. They pass from fridge to fridge until the corners go, and your name has long since dropped off the bottom. You came upon one last year in a stranger’s kitchen and corrected a comma.',
      'In the garage is an accordion, and you are dreadful at it. Nobody learns a thing when you play. No one is consoled, the dog leaves, and for twenty minutes you have no duties toward the human race. Guard those minutes. If a neighbor’s child should put her head around the door and ask how the buttons work, you are permitted to say that you have no idea, and go on.',
      'On a high shelf you keep first attempts. A pot that leans, a loaf like a roof tile, the earliest letter of a man who learned to write at fifty. Their makers went on to do better and would be mortified; you take these things down to dust them and have to sit for a minute. Nothing accomplished ever moved you half so much. Put one of your own up there, with a date.',
    ],
  },
};
