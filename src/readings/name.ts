import type { CoreReadings } from './types';

/** The Name Number: how a person is met. */
export const nameReadings: CoreReadings = {
  1: {
    title: 'Independent Leader',
    intro:
      'New arrivals look around for whoever is in charge, walk straight up to you, and are only sometimes wrong.',
    keyTraits: [
      'decisive',
      'self-reliant',
      'bold',
      'impatient',
      'unconventional',
      'proud',
      'direct',
      'competitive',
      'pioneering',
      'headstrong',
    ],
    strengths:
      'A key snaps in the lock of the church hall, and thirty people stand in the rain discussing whom to call. You find a low window, borrow somebody’s hands for a step, and open up from inside. Nobody voted. Before the lights are on you have a name among people whose names you never asked. Colleagues say you are the person to have when a thing comes without instructions. You make up your mind where others can watch, so they know where you stand and how soon you will be leaving it. They spell your name correctly in the second email, since you saw to it in the first.',
    challenges:
      'Being early to a conclusion is charming the first time. In meetings you answer while the slower speaker is still drawing breath, and he goes home with the better idea in his pocket. Your in-laws have noticed that you drive even when it is their car. You would sooner wrestle a tent in a gale than call out, and you are curt with the camper who strolls over and takes hold of the far pole. Seen from across the street, pride is hard to tell from wanting no company, and most people are too polite to cross over and check.',
    additionalInsights: [
      'First into the lake, in May, with nobody having tested it. The rest are still on the jetty discussing temperature when you go past them at a run. They will tell this at your retirement party. What they leave out, since you were by then a long way off, is that no one followed for ten minutes, and that you turned around several times to look.',
      'On the second date you ordered for both of you. It was the right dish, which made it worse. You court well otherwise: no games, no calculated silence, a plain question at the door. What a partner longs for is the rare sight of you undecided, asking across the pillow what they would do, and then actually doing that.',
      'Anyone who shares a hallway with you soon learns never to say that a job needs doing. They mention that nobody has managed it yet, and leave the screwdriver in view. You know perfectly well what they are up to. It works regardless, and the household has a treehouse to show for it, as well as one wall that a plasterer will have to look at.',
    ],
  },
  2: {
    title: 'Diplomatic Peacemaker',
    intro:
      'Your entrance makes no sound, yet by ten o’clock both halves of the quarrel have told you everything.',
    keyTraits: [
      'tactful',
      'attentive',
      'gentle',
      'cooperative',
      'thin-skinned',
      'patient',
      'listening',
      'hesitant',
      'considerate',
      'loyal',
    ],
    strengths:
      'Your chair is always turned a few degrees toward somebody. That is why the shyest guest at dinner ended up describing her beehives until midnight. You remember which twin is which, who has stopped drinking, who must not be put beside whom. Two departments that no longer write to each other both write to you. While the rest are choosing sides you hold the coats, and in the course of the holding each side somehow hears a fair account of the other. Praise reaches you secondhand, as a rule: someone remarks how badly it all went on the day you were ill.',
    challenges:
      '“I don’t mind,” you say about the weekend, the dog’s name and the color of the hallway, and people take you at your word, the one thing you had hoped they would not do. You see each side’s point so warmly that both have quoted you, and one spring the two quotations met. You heard the sigh your mother-in-law believed she had swallowed; you took it home and turned it over until it meant something. Acquaintances think you placid. Whoever shares your bathroom keeps a barometer. A small preference stated early would spare them the guesswork, and the noodle place is as good a start as any.',
    additionalInsights: [
      'Friends on the brink of not speaking visit you separately, an hour apart, and each makes you promise to say nothing to the other. You promise twice and mean it both times. Afterward you go for a walk with one of them and happen to pass the other’s gate. There are marriages in your circle that rest on coincidences of this kind.',
      'A message of six words takes you twenty minutes. You soften the verb, remove the period because it looks cross, put it back because without it you seem flighty, and finally send “Sounds good!” The person who opens it has no idea how much tailoring went in. They do feel, for some reason, that they have been handled with clean hands.',
      'Invitations tend to spell your name after an “and,” and you like it there. The partner for you asks the question again when you have already answered it, then waits, because your real opinion generally comes on the second train. Someone quick and cheerful who takes your first reply as final will be happy for years, and puzzled at the end of them.',
    ],
  },
  3: {
    title: 'Creative Soul',
    intro:
      'You come in mid-anecdote with paint on one cuff, and the quiet end of the table moves its chairs closer.',
    keyTraits: [
      'expressive',
      'antic',
      'witty',
      'imaginative',
      'convivial',
      'scattered',
      'charming',
      'indiscreet',
      'flamboyant',
      'moody',
    ],
    strengths:
      'Seat you between two bores at a wedding and by the fish course one of them is doing impressions. You find the funny half inch in a dull subject and pass it across so lightly that the other person takes it for their own. Hosts call to ask whether you are coming before they settle the date. Introduced to a stranger, you want to hear about the worst job they ever had; then you do the foreman’s voice, and they find themselves doing the boss’s. Bad news is bearable when you bring it. Good news gets a second verse.',
    challenges:
      'Half a mural. A ukulele with four chords in it. The surprise party you announced, glowing, to everyone including the person it was for. Those who meet you once adore you; those who are waiting for your slides adore you somewhat less as the week goes on. You do not exactly break confidences, you illustrate them, and the tale is so much better with the real name left in. When the laughter goes to another corner you feel suddenly tired and look for your coat. Then, walking home beside one friend, with nobody to impress, you are funnier than you have been all night, and you have never noticed.',
    additionalInsights: [
      'The yellow raincoat was a mistake in the store and has been your calling card ever since. “Look for the coat,” says whoever sends a friend to meet you at the station. Dressed in gray you are like a joke in translation: all the words are there. Keep one loud thing about you for formal occasions, if only the socks.',
      'A talker’s family learns to listen for the quiet. Yours can hear it from the landing: cupboard doors closed with great courtesy, answers of one syllable, the radio off. An inquiry at that moment is useless. You are brought back by an audience of one, somebody peeling potatoes who says, without looking up, that they never did hear how it ended with the goat.',
      'In friendship you behave more like weather than like furniture: absent for a month, then a run of voice messages, the last of them sung. Steadier friends put up with it because no one else makes such an event of their birthdays. Write the dates somewhere other than on your hand, though. The one who laughs hardest at your excuses has lately begun to number them.',
    ],
  },
  4: {
    title: 'Master Builder',
    intro:
      'When friends move they call you before the movers, because you will come, early, and bring the straps.',
    keyTraits: [
      'dependable',
      'systematic',
      'thrifty',
      'punctual',
      'stubborn',
      'useful',
      'exact',
      'hardworking',
      'orderly',
      'plainspoken',
    ],
    strengths:
      '“Try upstairs,” people in your building tell one another, meaning your ladder, or the spare fuse in its labeled tin. You are known by what you have kept going: the choir’s accounts, the boiler at the club, a car older than the apprentice. New colleagues find you slow at first. Then the parts come together and yours is the one that fits, because you measured the gap where the others had estimated it. You say Friday and it is Friday. Few people walk in to less applause. The committee has tried twice to thank you with a speech, and both times you were in the basement, seeing to the chairs.',
    challenges:
      'If the recipe says to rest the dough for an hour, no one eats at fifty-five minutes, though the guests are hungry and the dough has plainly rested. You have a system for the dishwasher and have been seen reloading it while the person who loaded it looked on. Suggestions are met with the expression you keep for door-to-door salesmen. You are only testing the idea for weight, but a young colleague sees the face and takes the next one to another desk. Thrift can be a rule as well: the good glasses have sat boxed since the wedding, safe from every occasion worth having.',
    additionalInsights: [
      'About money you are called careful, a word your brother-in-law can pronounce in two ways. You keep the receipts of toasters long dead. But when his van gave out in February there was an envelope on his kitchen counter before he had finished explaining, with no note in it, and you have never brought it up since. He tends toward the second pronunciation now.',
      'Nobody will accuse you of sweeping them off their feet; you mend the step they tripped on. Someone who is seeing you waits for the declaration, goes on waiting, and one cold morning finds the windshield already scraped. Say the words too, on anniversaries at least. A scraped windshield is eloquent to those who have learned the language, and it has no phrase book.',
      'In an unfamiliar room you look at the corners. You see where the shelf was hung a finger’s width off true, which chair has been glued, how the door was planed to close. After that you look at the company, and you think well or less well of them according to whether they have noticed the draft. A pencil behind the ear gets your vote at once.',
    ],
  },
  5: {
    title: 'Free Spirit',
    intro:
      'Nobody can say quite how they met you, only that a train was late and there were suddenly oranges.',
    keyTraits: [
      'restless',
      'adventurous',
      'improvising',
      'curious',
      'pleasure-loving',
      'spontaneous',
      'silver-tongued',
      'unpredictable',
      'quick',
      'excessive',
    ],
    strengths:
      'A ferry is canceled, and within the hour you know the dockhand’s nickname, the going rate for a ride around the bay and where they fry the good squid. This is how most people come across you: in the middle of something that has gone off its timetable, evidently enjoying it. You sell well because you honestly want to hear what the other fellow thinks the thing is worth. Sober teams borrow you for the week a plan collapses. You have been in more trades than your résumé admits. Around you, cautious people try the hot sauce and call home to say they will be late.',
    challenges:
      'Hosts learn to take the group photograph early. One minute you are in the thick of the kitchen, sleeves wet, teaching a card game; the next there is a warm chair. Goodbyes strike you as fussy, an opinion not shared by those left holding the cards. Your name stands high for beginnings and middles. For final months it does not, and a tactful manager has started giving those to someone else, which you have decided to find convenient. One more round, one more city: enough is a town you generally recognize in the rearview mirror. Stay for once until the chairs are stacked. People talk differently then.',
    additionalInsights: [
      'Friends enter you in pencil. Six addresses, eleven numbers, an email that belonged to a bar: your godmother has rubbed a hole in the page. Those who want you have a method, which is to mention in some public place that a thing is starting on Thursday. You will have heard by Wednesday. It is charming to be hard to find, and less so to be hard to invite to a christening.',
      'Cash goes through your hands at a brisk walk. You bargain beautifully for a rug, then spend the difference on lunch for the man who sold it and a pair of Danes who had only come in to look. All of them will tell you how generous you are. Your savings account, if it could speak, would say it believes you have met.',
      'A hint for whoever shares your lease: skip “where were you” and ask what it smelled like. Talk of plans sends your hand to your jacket, while a question about the night market, or the fellow with the parrot, earns a full hour and usually the plans as well. An open window is advisable. Whatever can leave by it can also come home by it.',
    ],
  },
  6: {
    title: 'Nurturer',
    intro:
      'New neighbors are told three things about the street: when the trash goes out, where the ice collects, and which door is yours.',
    keyTraits: [
      'caring',
      'responsible',
      'home-loving',
      'fair-minded',
      'parental',
      'interfering',
      'hospitable',
      'devoted',
      'tasteful',
      'self-sacrificing',
    ],
    strengths:
      'Before you sit down you have seen that the hostess never has, that the baby is too warm and that the tulips want water. All of it is put right without a word. On a second visit you are let into the kitchen; on a third they stop apologizing for the mess. At work you are brought the card to sign and the colleague who is crying, in either order. You have an eye, too: you give the table a quarter turn, and a sulking room forgives itself. Children hand you what they have broken before they go to look for a parent.',
    challenges:
      'Nobody had asked about the rug. You were four minutes into a friend’s new apartment, you had praised the view, and out it came, with a measurement. You mean such things as love and they land as inspection. The office knows you for staying late to redo what you could have handed back; it also knows the sigh that goes with it, a sigh with names in it. “Stay there, I’m up anyway” is an expensive sentence, since the others do stay there, and you keep a tally of the staying. Wait until you are asked. Meanwhile, let somebody bring you the tea, in the wrong cup.',
    additionalInsights: [
      'When the business of the hedge at last needed a referee, both neighbors proposed you, each quite sure you were on his side. You measured, you listened, you took them plums. The ruling went against the one you like better. He still waves from his gate, and the two of them now complain about a third party, which in a street counts as peace.',
      'Your presents are a little alarming in their accuracy: the scarf admired in a window two winters ago, the ink that somebody’s father used. Receiving is another matter. You say they should not have, you ask after the receipt, you send the chocolates around until the box comes back empty. Next time take the first one yourself. Take the caramel, and chew it where they can see.',
      'Vacations do not cure it. On the first evening in the rented cottage you move the chairs so that everyone has the view; on the second you learn about the landlady’s hip; before the week is out the family next door is eating at your table. Your own have taken to hiding the apron. They would like to see you asleep in a deck chair, with sand in your book.',
    ],
  },
  7: {
    title: 'Seeker',
    intro:
      'You are by the bookshelves, head tilted, reading the spines before you go and meet the people who own them.',
    keyTraits: [
      'reserved',
      'analytical',
      'unconvinced',
      'solitary',
      'sharp-eyed',
      'sparing',
      'aloof',
      'deep',
      'unforthcoming',
      'exacting',
    ],
    strengths:
      'Six people argue about the film all the way down the stairs, and on the sidewalk somebody thinks to ask you. You say one sentence. The dispute, which was about the ending, turns out to have been about the brother all along, and there is a pause while everyone goes back and checks. Such fame as you have is of this sort: seldom heard, often quoted. Specialists like you because you admit what you do not follow. A salesman with good patter would prefer almost any other customer. Secrets keep well with you, partly on principle and partly because you cannot think whom you would tell.',
    challenges:
      'From the outside, thinking and disapproving have the same face. You were working out whether the chandelier was original; your hostess spent the evening wondering what she had said. It takes newcomers to the department a year to learn that your “hm” is friendly. A compliment is held at the border, as though it had come without a return address, and several are there still. Invitations thin out; you observe the fact and form a theory. The plainer explanation, that nobody knew you wanted to come, does not appear among the hypotheses.',
    additionalInsights: [
      'November improves your standing. In July, on lawns, among paper plates, you look like someone waiting for a verdict; indoors, with rain on the glass and one lamp lit, you become the best company in the county. Hold your gatherings then. Set out four chairs and no more, and choose a subject that no one present is paid to know about.',
      'Whoever courts you had better like long silences in cars. You fall by degrees, with a good deal of rereading, and may be several months in before it occurs to you to mention it. Once certain you stay certain, but the beloved could use a bulletin. A person left without evidence starts collecting some, and you of all people know how that goes.',
      'What the neighbors have to go on is a light that burns late and parcels the shape of books. They have filled in the remainder. One has you down as a retired spy, another as an organist. Over coffee you might learn that the author of the spy theory worked for twenty years in codes, and has been leaving his own light on in case you noticed.',
    ],
  },
  8: {
    title: 'Powerhouse',
    intro:
      'Waiters hand you the check without a glance around the table, and you have stopped pretending to be surprised.',
    keyTraits: [
      'commanding',
      'driven',
      'shrewd',
      'unsparing',
      'efficient',
      'powerful',
      'resilient',
      'status-conscious',
      'brisk',
      'controlling',
    ],
    strengths:
      '“Let me make a call,” you say, and people who have been on hold since noon put away their phones. You see who can decide a thing, what it will cost and who would end up paying; should it be the cleaner, you say so to the board. Size does not daze you. A sum with six zeros is a sum, to be read from the left like any other. Those who have worked under you speak of it the way others speak of the army: loudly, with grievances, and with a raise that came through in the month it was promised.',
    challenges:
      'Watch the lunch table when you pull up a chair. Voices drop, a laptop closes, and you had only wanted a sandwich. Authority runs ahead of you like a dog off its leash, and you forget about it until it has someone against a wall. Your comments on a draft are correct and could be carved in stone. People rehearse in the stairwell before they knock; you can tell, and it has not occurred to you to wonder why. A nine-year-old beat you at checkers once and was shown, step by step, where luck had come into it.',
    additionalInsights: [
      'Among your relations you are the bank and the court of appeal. Cousins who find you alarming at Thanksgiving have your number at the top of their favorites. You grumble, ask three questions and send the money. Name the terms on the spot, even if the terms are “keep it,” because a debt nobody has named takes a seat at every holiday afterward and has to be talked around.',
      'You apologize the way other people buy houses: seldom, after thought, and in full. Having flattened somebody’s good idea before the entire department, you do not send flowers. You come back on Monday, collect the same audience, say that you were wrong and give the idea a budget. Those who have witnessed it tell the story for years, and would not mind a fresh one.',
      'Since falling in love offends your sense of control, you run it as an acquisition, with the corner table and the room that has the view. It is magnificent for a month. The one you would like to keep is waiting to see what you are like with a flat tire and no signal, when there is no one to call and nothing for sale. Get lost together early on.',
    ],
  },
  9: {
    title: 'Humanitarian',
    intro:
      'Between the bakery and the post office you are kissed by a locksmith, a countess and somebody’s exiled uncle, each of whom has a book of yours.',
    keyTraits: [
      'compassionate',
      'worldly',
      'broad-minded',
      'generous',
      'theatrical',
      'forgiving',
      'artistic',
      'distant',
      'romantic',
      'melancholy',
    ],
    strengths:
      'At receptions you are eventually run to ground at the loading dock, discussing the poets of his country with the man who washes the glasses. You are never long in a gathering before you notice who has been left out of it. Your acquaintance is absurdly wide as a result: everybody claims you, and no two of them describe the same person. Endings, too, are brought to your door. When the bookshop closes or a colleague’s thirty years come down to one sheet cake, you are asked to say a few words, and you find the ones that let everyone go home lighter.',
    challenges:
      'Your sister would settle for half the attention you gave the taxi driver. He had the whole tale of his bankrupt restaurant heard out at the curb, meter off, while your own family sat upstairs looking at the roast. Humanity gets hold of you easily; individuals report a delay. You give splendidly and without inquiring, so that a cousin who had hoped for a phone call has received a well, very far away, in his name. Losses you never quite finished with stay on as a kind of lighting, and under it a dull Sunday can be promoted to tragedy. The household has found it best to wait for Monday.',
    additionalInsights: [
      'Nobody leaves a job, a city or a bad marriage without a farewell from you that they keep in a drawer. You are superb on platforms. Reunions go less well; you had grieved, you had tidied up, and here they are again with luggage. Practice saying hello. It calls for no speech, only for a second cup to be taken down.',
      'Visitors always remark on the walls. You bought the harbor scene because the painter was packing up in the rain, and the crayon horse is by the child of a man who once fixed your phone. Each picture has a person behind it, and you will tell the tale if asked. There is no photograph of the two of you, your partner has pointed out, anywhere among the forty frames.',
      'Lend you a thing and it is given away in perfect good faith. The bicycle went to a student, the good boots to a man outside the library, and the casserole dish, which was your neighbor’s, to a family after a fire. All parties bless you except the owner of the dish. Give from your own shelf first; there is plenty on it.',
    ],
  },
  11: {
    title: 'Illuminator',
    intro:
      'You say what the room was about to think, a second early, and look startled that anyone heard.',
    keyTraits: [
      'intuitive',
      'kindling',
      'taut',
      'idealistic',
      'visionary',
      'incandescent',
      'sensitive',
      'keyed-up',
      'magnetic',
      'jittery',
    ],
    strengths:
      'The temperature of a meeting reaches you through the door; you know before sitting down which two have quarreled and that the bad news is on page three. Others call it uncanny, and you would pay for a switch. Asked to speak, you go pale, drop a card, and then put the thing so exactly that a man in the third row goes home and digs up his lawn. People meet you once and date things from it. You only want them to see the bright shape you saw, and for a minute, with half your cards on the floor, they do.',
    challenges:
      'Lunch was over by two, and at six you are still in it. You picked up all of it, the sentence that turned around halfway, the hum of the ice machine, some stranger’s bad week at the next table, and there is nowhere to set it down. Newcomers get the radiance and housemates get the static. You hang the standard for a friendship somewhere near the ceiling, so that a friend who is merely decent and fond of you may fail an exam they did not know they were taking. Some of what you receive is only noise, and some was meant for the person behind you.',
    additionalInsights: [
      'Colleagues have learned to carry a notebook when you are within range. The idea comes in the corridor, whole, with your hand already on the door, and between there and your desk you stop trusting it. Somebody steady should be appointed to write it down and bring it back a few days later with a cost attached. You will ask whose it was.',
      'Light matters to you more than seems reasonable to a landlord. You change the bulbs before you unpack, you have left restaurants over a fluorescent tube, and guests in your home lower their voices without knowing why. Around ten the humming ought to stop, with the phone in another room and a dull book under the one lamp. Own several dull books.',
      'The people closest to you do well to speak plainly, since you hear the unspoken version regardless and may get one word of it wrong. “I’m cross with the printer” is a kindness. So is a hand between the shoulder blades at a crowded party. In return you tell them what they were like at their best, in detail, and they discover that no one ever had.',
    ],
  },
  22: {
    title: 'Master Architect',
    intro:
      'When the bridge committee runs out of talk, heads turn toward you, since you have been drawing on the agenda.',
    keyTraits: [
      'far-sighted',
      'constructive',
      'capable',
      'civic-minded',
      'burdened',
      'strategic',
      'systematic',
      'monumental',
      'self-doubting',
      'enduring',
    ],
    strengths:
      'You stand with the others at the empty lot behind the station, and where they see nettles you see the drains. Next come the market hall, the bus shelter, the clinic on the upper floor, and the list of those who would have to sign. You set it out so levelly that the doubter from the council finds himself asking about parking. That is what is said of you afterward: something too big to discuss became, in an hour, a sequence. You can hold the skyline and the screw in mind together. Volunteers stay for decades, partly because you have never lost their paperwork.',
    challenges:
      '“About to” is a phrase that follows you around. About to open, about to publish, about to quit the firm and do the real thing; acquaintances inquire after the project as they would after an elderly aunt. It is so large that any one afternoon’s share of it seems an insult, and the afternoon goes to somebody else’s gutters. You know your own height and stoop a little, the way tall people do in doorways that would have let them through. Once work begins you shoulder every beam and wonder why the crew looks idle. Let one date slip out, aloud, in front of somebody who owns a calendar.',
    additionalInsights: [
      'Your in-laws had been told you were in planning, and expected somebody with a calendar. Then the saltcellar became a library and the breadsticks a streetcar line, and your father-in-law, who had intended to be difficult, slid the mustard to where the school should go. He asks every Easter when they are breaking ground. He also tells his friends that the school was his.',
      'Somewhere there is a long flat drawer, or a file with a very old date in its name. Few have seen inside. Being shown it is how a person discovers that they have become your friend. Show it sooner, and to someone practical: you have had admirers enough, and what the thing wants now is a visitor who asks about the roof.',
      'Life beside you has a particular comfort and a particular chill. Nothing in the house has ever collapsed, and there is a procedure for floods. But at breakfast you gaze at your beloved with real tenderness, and they can tell that you are thinking about culverts. Set aside one day in the week that contributes to nothing, and leave the tape measure in the car.',
    ],
  },
  33: {
    title: 'Master Teacher',
    intro:
      'Years afterward, in a supermarket, someone puts down a basket to thank you for a thing you barely remember saying.',
    keyTraits: [
      'wise',
      'selfless',
      'encouraging',
      'eloquent',
      'warmhearted',
      'overextended',
      'uplifting',
      'perfectionist',
      'soothing',
      'approachable',
    ],
    strengths:
      'Children at other people’s barbecues bring you their shoes to tie, and you show them the loop, slowly, twice, so that next time they need not come. You explain commas, grief and the parking meter in the same unhurried voice, with a joke placed at the hard corner, and afterward nobody feels stupid. A hall goes quiet for you as readily as a toddler does. In every workplace there is a desk where the new ones collect during their first week; it is yours, whatever the chart says. They call you patient. In fact you are fascinated, each time, by how this one got it wrong.',
    challenges:
      'A name for kindness is a hard uniform to take off. You cannot be short with the plumber, because his daughter sang in your choir; you cannot leave the party, because someone by the door has been waiting all night to tell you something. So you listen until your cheeks ache, drive home, and snap at the one person who wanted nothing from you. You are famous for always having a minute, and you have not seen one in some time. Several of those you carry are able to walk, and one or two have said so. Somebody nice will have to be disappointed soon. Pick a sturdy one.',
    additionalInsights: [
      'Your kitchen has heard more confessions than many chapels, and the chair across from yours is worn along one arm. People come for eggs and stay for the matter of their mother. You feed them, and only then ask the question they walked over to avoid. They assure one another that you ought to charge. You might begin by eating while your own plate is warm.',
      'It is not always restful to be related to you. A brother wants to grumble about his boss and receives, ever so gently, a lesson; a teenager hears the understanding tone coming up the stairs and shuts the door. They have watched you be wonderful to hundreds. They would love an evening of you in bad slippers, holding an unfair opinion about a television show and cheating at dominoes.',
      'Handed a microphone, you look for the latecomer in the last row, coat still buttoned, close to the exit, and you speak to that one. It is why three hundred listeners leave with the impression of having been talked to over a fence. Afterward they line up, and you stay for the line. A voice is also needed for ordering dinner and for saying no.',
    ],
  },
};
