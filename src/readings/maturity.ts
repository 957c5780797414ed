import type { CoreReadings } from './types';

/** The Maturity number: what ripens after forty, and how it looks while it is still green. */
export const maturityReadings: CoreReadings = {
  1: {
    title: 'Captain at Last',
    intro:
      'Somewhere past forty you stop looking around the table before you speak, and discover that the meeting was waiting.',
    keyTraits: [
      'self-directed',
      'resolute',
      'unapologetic',
      'brisk',
      'original',
      'plainspoken',
      'hardy',
      'self-starting',
      'unabashed',
      'stiff-necked',
    ],
    strengths:
      'It starts with a vacation request. You have typed “if nobody minds,” as you have for twenty years, and this time you look at the words, delete them and press send. From then on you move fast. You hang out a shingle with one surname on it, drive to the coast alone with the radio up, and paint the front door a red that your street will need time to accept. Halfway through the third meeting about a new sign, you go out and have one made. Your opinions come out shorter than they used to, without the padding of maybes, and people find them easier to use.',
    challenges:
      'Your new view is excellent and there is nobody beside you to point it out to. Having waited so long for the baton, you conduct everything: the family reunion, the neighbors’ new porch, a friend’s choice of surgeon. You have stopped asking “what do you think?” and put it down to efficiency. Help offered twice gets a polite no, and there is no third offer. Pride ages too: being wrong in front of people who admire you costs more at fifty than it did at thirty, so your correction arrives late, or on another subject, or disguised as a brand-new idea that everyone recognizes.',
    additionalInsights: [
      'If you are twenty-four, this one is still green, and it shows up mostly as irritation: with slow elevators, with managers, with group projects in which you do all the work because nobody else would get it right. Keep the irritation and label it. It tells you early which things you will someday have to run yourself, and which merely bored you.',
      'A change of trade may tempt you at an age when your friends are comparing kitchens. Expect to be the oldest beginner in the room and, for about a month, the worst. You will hate that month. It has been years since you were bad at anything in public, and the muscle for it is the first thing a new start asks you to use.',
      'What you finally put down is the race. For decades there was a rival half a step ahead, a cousin, a classmate with a better title, and you could have recited that person’s salary. Then one spring you notice that you have not checked in a year. You walk as quickly as ever, toward a line you drew yourself.',
    ],
  },
  2: {
    title: 'The Patient Ear',
    intro:
      'The years teach you how much gets settled by the person who is in no hurry to settle it.',
    keyTraits: [
      'receptive',
      'low-voiced',
      'even-tempered',
      'observant',
      'discreet',
      'attuned',
      'conciliatory',
      'tender',
      'meticulous',
      'unhurried',
    ],
    strengths:
      'The talks have stalled and people are reaching for their coats when you ask, mildly, what the other side’s first offer was meant to protect. They sit down again. The minutes do not mention it. You have learned when to leave a silence alone, and which of the seven complaints is the real one. Early on this passed for niceness and was rewarded accordingly; later it is understood as a skill, it finds its way into your contract, and you quit apologizing for needing the night before you answer. You catch the misplaced decimal, too, and the signature that is a little shakier than last year’s.',
    challenges:
      'There is a small museum in you, closed to the public. It displays the birthday that was forgotten in the year of the flood, the praise that went to the louder colleague, every occasion on which you said you had no preference and were believed. Since no one is let in, no one has been able to apologize to the exhibits. As you grow older the collection expands and your face gets better at guarding it. Choosing, meanwhile, still takes you around the block: you stand in the paint aisle with two whites, phoning a third person about the mood of a fourth.',
    additionalInsights: [
      'Late in a long marriage, or a friendship old enough to vote, you become at last a little difficult to live opposite. You say no to the camper van. You say it softly, once, and do not take it back when the other face falls. A silence follows, and you finish your toast in it. By noon the van has shrunk to a tent; by evening somebody has asked where you would like to go.',
      'Seen from your twenties the number looks like a weakness. You hear a quarrel through the wall and take both sides, you know who in the office is about to resign, and you would give a good deal to care less. Wait before you cure yourself. The thin skin is an instrument; the years supply the case to carry it in.',
      'Your appetite, later, is for company in ones. The party shrinks to a porch, the choir of eighty to a piano duet, and the book club survives as a walk with its only other faithful member. You take up things that cannot be done alone: doubles, bridge, a canoe. It is restful to be half of something after so long as the glue.',
    ],
  },
  3: {
    title: 'Storyteller in Season',
    intro:
      'The voice you used for being charming becomes, as the years go on, a voice with something to say.',
    keyTraits: [
      'well-spoken',
      'droll',
      'twinkling',
      'colorful',
      'sociable',
      'quick-witted',
      'animated',
      'theatrical',
      'buoyant',
      'inventive',
    ],
    strengths:
      'Ask who should give the toast and every head turns the same way. You have been funny since school; what is new is that you know where the story ends, and sit down there. A trombone, a sketchbook, half a novel in a blue folder come down from the attic, and this time one of them gets finished, for you are no longer waiting to be discovered. You sing in traffic with the windows down. At the eye doctor’s you invent the bottom line of the chart, with gestures, get one letter right, and leave the waiting room livelier than you found it.',
    challenges:
      'Charm was a skeleton key, and you are slow to notice that some of the locks have been changed. A daughter says she is worried; you do the walk, you do the doctor, she laughs, and she drives home as worried as she came. Enthusiasm still reaches you at the speed of a phone call, and the dull middle of any project still finds you on the phone, describing it. The one about the ferry has now been told to the man it happened to. You are old enough for an audience of one, which is the harder house to play, since one listener can ask you what you meant.',
    additionalInsights: [
      'Sooner or later the family hands you a funeral. You can stand up, tell the story of the parrot, let people laugh in their dark coats, and then say the true sentence while they are still unguarded. No performance of yours gets less applause or is remembered longer. If you are too young for this, be glad, and take notes on the uncles.',
      'Lightness used to need an excuse. A serious colleague had only to raise an eyebrow and you would cut the joke from the report. By fifty you leave it in, the report is read to its last page, and you start to suspect that the eyebrow had been hoping all along to be invited to lunch.',
      'You still hear everything. The difference is that some of it now stays heard. A niece tells you about the engagement in April and you carry it until June, at real cost, changing the subject with both hands. It is good for you. By the second secret you notice that people have begun to tell you better ones.',
    ],
  },
  4: {
    title: 'Well-Seasoned Timber',
    intro:
      'By fifty you own one good coat, three good knives and a reputation that needs no explaining.',
    keyTraits: [
      'trusty',
      'thorough',
      'weathered',
      'methodical',
      'sparing',
      'exacting',
      'sturdy',
      'well-stocked',
      'practical',
      'unshowy',
    ],
    strengths:
      'The county asks for the original deed, and you have it, in a sleeve, with its envelope. They used to tease you about that filing cabinet; then the years went by and the teasers needed their warranties. What ripens here is the worth of having turned up. A new hire can learn the job from the manual in a week and from you in a year: where the building floods, which supplier lies about delivery, why the ugly step in the procedure must never be skipped. Asked to look at a thing, you knock on it twice, and your “that’ll do” is worth more in town than a certificate.',
    challenges:
      'A rule you made fifteen years ago is still in force, though the reason for it has moved away. You defend it with folded arms against a twenty-six-year-old who has found a shorter method and, what is worse, tested it. You eat yesterday’s bread first and so never meet today’s. A form asks for your hobbies and you write “gutters.” Vacations run to the quarter hour, and the quarter hours are posted inside the tent. Meanwhile you are sixty-one and on a wet roof with a hammer, because a man could be paid to do it and would, in your opinion, do it wrong.',
    additionalInsights: [
      'Young, you are green wood: the tenant who reads the lease, made treasurer of the apartment without a vote. Some resentment is reasonable. So is a little pride in never having missed a train. Build one thing in these years purely for your own use, badly measured if need be, ahead of the decades in which you will mostly be maintaining.',
      'Spending changes character. Having saved string since childhood, you reach an age when you may cut some. The first extravagance is tiny and takes a month of comparison: boots that fit, a proper chair. Then you see that paying for what lasts is thrift with better posture, and the following winter you buy boots for your nephew as well.',
      'You take two weeks off, the first in years, and leave fourteen pages of instructions. Nothing collapses. It all runs a bit wrong, and somebody has moved the stapler. On the second evening home it occurs to you that a plan other people can follow in your absence is exactly what you had been drawing, and that you might go away again in the fall.',
    ],
  },
  5: {
    title: 'The Unpacked Suitcase',
    intro:
      'The older you get, the better you travel: lighter bag, stranger towns, and now and then a return ticket.',
    keyTraits: [
      'unjaded',
      'well-traveled',
      'adaptable',
      'sensual',
      'irreverent',
      'resourceful',
      'itchy-footed',
      'persuasive',
      'game',
      'unshockable',
    ],
    strengths:
      'At forty-eight you take up Turkish because of a song in a bakery. Nobody who knows you looks up. Two of the trades you once lived by no longer exist, and you speak of them fondly, as of dead uncles; the third you picked up at fifty from a boy of nineteen, who was paid in cooking lessons. Flightiness, seen from far enough off, begins to look like range. You can talk to the judge, the chef, the man with the spare part, each in the slang of his trade. Surprise, which ages other people, takes years off you.',
    challenges:
      'You take the aisle seat at weddings, in case. A Tuesday that resembles the last one feels like a verdict, so you book a flight, change phones, start an argument for the weather of it. Second helpings remain a weakness, and what you could once dance off now sends a bill in the morning. Your oldest friend translates “I’ll see” into no for the rest of the table. Freedom you have practiced; what comes hard is the part after the interesting part, the second year of the job, the fourth hour of the visit, the end of her sentence.',
    additionalInsights: [
      'Your senses acquire opinions. One ripe fig replaces the buffet. You find out at what hour the light is right on your own street, a thing you never saw while planning to leave it, and you will cross town in the rain for a certain soup. Moderation held no charm for you as a virtue. It gets in by the side door, as taste.',
      'Gray hair makes a better trader of you. You have stopped overselling: you mention the scratch on the table before the buyer finds it, name the price, change the subject to football, and the table goes. Anyone under thirty with something to pitch would do well to carry the other end of it for you and find out why nobody haggles.',
      'In your twenties this number is less a forecast than a permit. You are already changing courses, cities, hair. What has not come in yet is the knack of choosing among doors, for at present each of them looks like the last train. One evening, decades on, you pass an open one, smell the coffee, and keep walking because you are expected in a place you like.',
    ],
  },
  6: {
    title: 'Keeper of the Table',
    intro: 'In the second half of life your table gets longer, and you learn to sit down at it.',
    keyTraits: [
      'convivial',
      'loyal',
      'impartial',
      'protective',
      'particular',
      'warm',
      'dutiful',
      'forgiving',
      'domestic',
      'solicitous',
    ],
    strengths:
      'Your spare room has a name, and it is the name of whoever was last heartbroken. Cousins who are not on speaking terms will both come to you at New Year, since it is known that your house takes no sides and that the potatoes are excellent. What deepens is your judgment of need. You can tell the visitor who wants feeding from the one who wants the truth, and both of them from the one who wants a ride to the station and no conversation. Where somebody at work has been treated unfairly, you straighten the matter in passing, as you would a picture.',
    challenges:
      'You hear yourself advising the waiter about his knees. It began as kindness; it generally does. Grown children, new colleagues and next door’s hydrangeas all receive correction they did not send for, and only the hydrangeas have improved. Your back is eloquent. Turned to the room, at the sink, it says that you have done everything, that you ask for nothing, that you will be fine here in the draft. Try the plain request by way of contrast: “Would you take your mother on Sunday?” It is shorter than martyrdom and has the advantage that somebody can say yes.',
    additionalInsights: [
      'Your first week in bed with another person running the kitchen is an education. The soup is wrong. The towels have been folded in thirds. You lie there composing notes, and on about the fourth day you eat the wrong soup and realize that it was made, clumsily, by somebody who has been watching you do this for twenty years.',
      'For a long time you called it fuss, so that nobody else would: real napkins on a weekday, the good cups for the plumber, roses where a parking space could have been. These days you offer no explanation. You light candles for leftovers, and somebody who dropped in to return a drill is still there at ten.',
      'When the parents’ house is cleared, the list ends up in your hand: who gets the clock, who gets the plates, who said what about the clock at whose wedding. You are trusted with it because you weigh like a baker. The chipped jug you keep yourself, without comment if possible. Anyone too young for this can practice on a shared refrigerator.',
    ],
  },
  7: {
    title: 'The Long Reader',
    intro: 'What you kept to yourself for twenty years starts, quite late, to be asked for.',
    keyTraits: [
      'contemplative',
      'skeptical',
      'precise',
      'taciturn',
      'erudite',
      'private',
      'unsentimental',
      'perceptive',
      'self-contained',
      'discerning',
    ],
    strengths:
      'A graduate stands at your half-open door with a result that is too good. You read it twice, say nothing for what feels to her like a season, and point at the third column. This is what they come for. Being right first has ceased to interest you, and you no longer pretend to enjoy the team weekend. Solitude, which you used to excuse as tiredness, becomes an entry in the calendar, kept like any other: the early train, the empty reading room, one gray Thursday a month. You have even learned to say that you were wrong in 2011, giving the page, and it loosens the whole department.',
    challenges:
      'Suspicion, in you, dresses as method. A neighbor brings over a pie, and you thank her and wonder, as you eat it, what has happened to your fence. You answer “how are you” with a fact. In a drawer lies an essay in its twelfth draft, withheld until it is beyond dispute, as if anyone had planned to dispute it. People would gladly see the crossings-out. But quiet can set like plaster in a person of a certain age, and hardly anyone hears it happen: fewer calls, finer distinctions, the same chair.',
    additionalInsights: [
      'You make peace with a question by leaving it open. Perhaps it is God, perhaps your father, perhaps why the second experiment never worked. At thirty you wanted it settled, and could be cutting with anyone who seemed to have settled it. Now you take it along on walks like an old dog, and on most days it is good company.',
      'Your reading turns backward. You return to the eight or nine books that did something to you and argue, pencil in hand, with marginal notes by a cleverer and more conceited person who had your handwriting. New titles pile up by the bed without troubling you. You were always headed down rather than along, and nobody is hurrying you at that depth.',
      'Have one person to whom you say unfinished things: a sister, an old rival, the colleague two floors below who never minds a gap in the talk. If you are young, begin looking now, because you audition slowly and the good ones are as hard to find at home as you are. By sixty this may be the friendship that others envy, conducted almost wholly in footnotes.',
    ],
  },
  8: {
    title: 'The Just Steward',
    intro:
      'Authority comes to you in midlife the way a good suit does: expensive, altered twice, finally yours.',
    keyTraits: [
      'authoritative',
      'seasoned',
      'magisterial',
      'accountable',
      'blunt',
      'strategic',
      'even-handed',
      'ambitious',
      'businesslike',
      'unflinching',
    ],
    strengths:
      'They put the awkward contract in front of you and watch you turn straight to the last page. You know what things cost, who pays and when; you learned it by paying. In your forties you cease to blush about wanting the larger office or the deciding vote, and the wanting gets cleaner once it has been said aloud. People whose pay has been stuck for years knock on your door because you talk in figures, your own included. You bring bad news in person. You return calls. When the sum comes out wrong in your favor, you send it back.',
    challenges:
      'You go to your daughter’s concert and come out with views on the orchestra’s lease. A godson who mentions that he paints is asked what a large one goes for. You have been frank for so long that you no longer check whether anyone asked. Control goes last: the firm has a new head, whom you picked, and you read her memos with a pencil behind your ear. Then there is the little ladder made of cars and table positions. You reached the top of that one years ago, met a man adjusting his cuffs, and looked about for the next rung.',
    additionalInsights: [
      'Handing over is the exam. You have trained a successor, or three, and every instinct says to leave a small lever under the carpet that only you can reach. Take the lever out. What you made is big enough to have consequences on its own, and you may enjoy, more than you would guess, being telephoned for advice that can be ignored.',
      'An old wrong surfaces: a colleague pushed out, a debt you collected when you could have let it go. You had the means to repair it for some time before you had the wish. You write the reference. You put the missing name back on the patent. Nobody audits this account except yourself, and you are known to be strict.',
      'Some afternoon a young woman in a borrowed blazer asks you to back her idea. If at present you are the one in the blazer, the fruit is green still, and the hunger has not been told what it is for. From behind the desk it is easier to see. You lend your name on terms you would have accepted, and leave it off the building.',
    ],
  },
  9: {
    title: 'The Wide Harbor',
    intro:
      'The last of the digits is the slowest to sweeten; in your twenties it tastes of other people’s farewells.',
    keyTraits: [
      'clement',
      'well-versed',
      'magnanimous',
      'autumnal',
      'tolerant',
      'philosophical',
      'bountiful',
      'cosmopolitan',
      'wistful',
      'unpossessive',
    ],
    strengths:
      'You give the piano away, to a school, with the stool. Others your age are renting storage units while you write names on the backs of paintings. Into the emptied space comes attention: for the night cleaner’s exam, the neighbor’s war, the three-hour film with no music in it. You are brought whatever is over and cannot yet be called over, a project, a marriage, a ten-year feud with Accounts. You listen until the speaker hears it. Having buried a few things of your own, you know that an ending wants a witness, and coffee, more than it wants a remedy.',
    challenges:
      'It is maddening to be forgiven before the quarrel has properly begun. You see the other side so amply, with its history and its hard winters, that a spouse who only wanted to be shouted at about the car is left standing in a kind of cathedral. Your own wants you report, if at all, as a remark about people in general. Griefs you once skipped, being busy with everybody’s, keep their place in the line and come up one gray February as an overreaction to a lost glove. As for farewells, you have by this point made a last appearance at three committees, each time with a speech.',
    additionalInsights: [
      'Some art was waiting. You painted, or sang, or carried a camera about until there were causes that needed chairs carried. It returns to you without ambition, which improves it. The subject is nearly always people seen from across a street, and those who come upon their own backs in the pictures have the sense of being forgiven for something.',
      'You used to arrive in other lives with your sleeves rolled and a theory. Enough of those people got well without you, or failed to get well with you, that you have started to knock first. A ride to the clinic, an hour of translating, your number on a card: it is a smaller sort of rescue and gets taken up more often.',
      'Agreeing with people is no longer your condition for liking them. You play cribbage with a man whose letters to the newspaper you once answered, point by point, over your full name. Between games he tells you about his pear trees. Neither of you has moved an inch on the old question. The month he was laid up, you watered the trees.',
    ],
  },
  11: {
    title: 'Lightning, Grounded',
    intro:
      'The current that kept you awake at thirty begins, with practice and better wiring, to light rooms.',
    keyTraits: [
      'percipient',
      'radiant',
      'high-strung',
      'principled',
      'uncanny',
      'inspiring',
      'impressionable',
      'alert',
      'earnest',
      'wakeful',
    ],
    strengths:
      'You know what sort of call it was by the way she has put the phone down. Such things embarrassed you for half your life, so you invented reasons afterward; with age you say “I have a feeling about Thursday” in a plain voice, and the team takes a second look at Thursday. A hunch is now seated beside a fact for a day, to see whether they get on. Somebody arrives with an idea told to no one, glowing and slightly ill with it, and you do them the great service of believing in it for an hour before you mention plumbing.',
    challenges:
      'You do your worst forecasting in the dark: several futures before dawn, all vivid, none of them requiring action until nine. Having been right about the bridge and about your cousin’s fiancé, you can grow a little grand, and mislay the times you were wrong: two winters, a bank, the whole of Norway. Those close to you would sooner be asked how they are than told. Whole enterprises lose their soul, in your opinion, at about the hour when you could use a sandwich. And an ideal that has never been given a date and a budget tends to sour around fifty, in the bottle.',
    additionalInsights: [
      'Two ones side by side still add to a 2, and it is the 2 that grows up first. You find the single person who calms you, and you cease to resent that you need calming. On a bench with them, saying little, you receive more than any crowd could send. The signal had always been good. There was merely such a lot of it.',
      'In youth the wire is bare. You are told that you are too much, chiefly by people who come back for more of it. What may ripen is insulation: knowing which party to leave at ten, which headlines can wait until noon, and which friend can hear the strange sentence and answer as though you had mentioned the bus.',
      'For years you expected the thing itself, the summons, the blaze on the road. Around the age when your knees begin to forecast rain, you notice that it has been coming all along in small denominations. Call Ruth. Take the other stairs. Leave off the last stanza. You have started to spend these as they arrive, a few a day, and people say you seem well.',
    ],
  },
  22: {
    title: 'The Hundred-Year Plan',
    intro:
      'Your largest idea has waited politely for decades; around the age of reading glasses you give it a site office.',
    keyTraits: [
      'forward-planning',
      'community-minded',
      'steadfast',
      'deliberate',
      'pragmatic',
      'productive',
      'ponderous',
      'tenacious',
      'organized',
      'capacious',
    ],
    strengths:
      'The year comes when you say the real figure aloud, with all its zeros, and the room does not laugh. You had been getting ready for that silence without quite admitting it. You know the engineer who owes you a favor, the zoning officer’s first name, how pipes are laid and councils persuaded; jobs that looked like detours, six years in marine insurance, a winter on the sewer board, turn out to have been one long errand. Young planners bring you their ten-year drawings. You ask who sweeps the place in year eleven, and they start again, gladly.',
    challenges:
      'The council trims the plan by a third, and on opening day, in a good hall full of children, you stand looking at the wall where the missing third would have begun. To you half a measure is a form of demolition. You come home with an entire town on your shoulders and cannot take in a story about somebody’s dentist. Three deputies have asked to see all the drawings, and three have left. Because the work is sound and meant for everyone, nobody likes to say that you have grown a bit heavy to lunch with. Ask the children what they like best. It will be the ramp.',
    additionalInsights: [
      'You plant oaks, or the municipal equivalent. Your later appetite is for work whose opening day you may not attend: a land trust, the library’s second wing, a method that outlasts its manual. Friends find this noble or morbid, according to the wine. You find it the right size, and are much easier company when there is a scale model on the sideboard.',
      'Most weekdays you could read the entry for 4 and feel at home there, which is no demotion. Fix the gate. Do the accounts. A great work is made of afternoons like this one, laid in courses, and the builders you respect most have mortar under their nails. You could end with a bridge to your name or with one very sound street. Both carry traffic.',
      'Hold it loosely while you are young. Nobody that age should have to be an institution, and it is tiring to be called promising in a serious voice. Work for somebody who finishes things. Learn the price of concrete, the length of a permit, the temper of a crew in rain. You are laying in supplies for a project that has no name yet.',
    ],
  },
  33: {
    title: 'The Warm Lectern',
    intro:
      'With age you teach without standing up: a bus seat will do, or the foot of a bed, and people bring their own pencils.',
    keyTraits: [
      'nurturing',
      'articulate',
      'devoted',
      'consoling',
      'tireless',
      'openhearted',
      'professorial',
      'self-sacrificing',
      'fortifying',
      'merciful',
    ],
    strengths:
      'Failing in front of you is so comfortable that people try again. The apprentice who cried in the stairwell on Monday is explaining the procedure to a newcomer by Friday, using your joke. You can tell somebody the hard thing and leave them feeling accompanied. Over the years the voice fills out and carries: first the family, then the ward or the school or the parish hall, then listeners you will never meet, who quote you slightly wrong. You have given up excusing yourself for caring out loud in rooms that prefer charts. Those rooms send for you when the charts have failed.',
    challenges:
      'You have not finished a hot cup of tea since the spring; somebody always needed the end of it. Your pupils you keep a year too long. The shy one could run the class, and would if you stopped nodding from the back; a man of forty still calls before he buys a sofa. Everybody’s troubles are filed in your head by name. Your own are in there too, under the coats. A forgivable vanity is at work: you would like to be the well that never ran dry. Cancel one evening of usefulness a week, tell no one why, and lie on the floor with a record on.',
    additionalInsights: [
      'Sainthood comes off in stages, like wet boots. First you let a call ring. Next you inform a friend, in your best teaching voice, that you are out of patience until further notice, and she laughs with relief, having long suspected you of being human. Your teaching improves at once, there being a person in it.',
      'Do not lose the comic streak. There are two 3s in the writing of this number, and they keep the care from turning to syrup. You do all the voices when you read aloud, you have explained compound interest with a ham, you once got a waiting room to sing in parts. The more gray hairs you have, the more of a difficult lesson you entrust to the joke.',
      'This is a great deal to hear while you still share a bathroom, and when your chief experience of it is that strangers confide in you at bus stops. Practice on small groups. Learn to ask “what have you tried?” and to wait out the pause. The multitudes can wait; your rent, your sleep and your own unfinished education are allowed to come first.',
    ],
  },
};
