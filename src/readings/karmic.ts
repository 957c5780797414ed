import type { DigitReadings, KarmicReading } from './types';

/** The karmic reading: a past life told as a tale, and what of it is left in today’s habits. */
export const karmicReadings: DigitReadings<KarmicReading> = {
  1: {
    title: 'Warrior & Pioneer',
    intro:
      'Tradition casts you as the one with the ax, a day’s march ahead of the people who would later call it a road.',
    pastLifeThemes: [
      'Mountain passes',
      'First footprints',
      'Drums at dawn',
      'Banners carried alone',
      'Oaths of command',
      'Campfires for one',
    ],
    karmicLessons:
      'How to be thanked is the lesson, and it begins on a mountain. Picture a high pass in early spring, snow to the thigh, a wagon train far below watching for your flag. You cut the steps, drove off the wolves and planted the pole, and when the first family came up to it you had left for the next ridge. They had kept you a place at supper. In the tale the plate stands by the fire until the stew freezes.',
    talentsFromPastLives:
      'Courage of a practical kind is still in your kit: you walk up to the growling dog or the bank manager while others discuss who should. Your feet remember uneven ground. In an unknown city, with a dead phone, you go left, and more often than not it was left. On days that matter you are awake before the alarm. Something in your “come on” gets people out of armchairs, and you never needed to raise your voice for it, though you do.',
    currentLifeChallenges:
      'Vacations with you are marches, and the family has learned to hide snacks about its person. You start the hymn ahead of the organ, answer a question from the back seat with an order, play cards with eight-year-olds to win. It is as if some scout inside were convinced that everyone freezes the moment he sits down. Nobody is on the mountain now. A colleague who does it her own way is no ambush, and help, in this century, is mostly offered by those who like your company.',
    soulGrowthPath:
      'Go second now and then, to see how the front looks from behind. The gain is in inches: a friend chooses the trail, you ask a question and use the answer, you stay at the top until the slowest walker has had the view as well. Keep the ax, for there will be passes enough. What changes is the evening. You come down off the ridge, knock at a lit window, and are talked into a second helping by people who had been wondering what you were like.',
    healingAdvice: [
      'Walk at a slower friend’s pace for one whole afternoon, hands in pockets.',
      'Eat the meal somebody saved for you, and eat it sitting down.',
      'Ask for directions once a month even when you know the way.',
      'Lose a board game to a child and shake hands properly.',
      'Thank three people by name for a thing you say you did alone.',
    ],
  },
  2: {
    title: 'Peacemaker & Mediator',
    intro:
      'Two villages, one river and a long-standing quarrel about a goat: in the story, you are the one who kept the ferry.',
    pastLifeThemes: [
      'Rope and oar',
      'Feuding riverbanks',
      'Tides and patience',
      'Borrowed languages',
      'Secrets kept dry',
      'Treaties at midstream',
    ],
    karmicLessons:
      'Whoever crossed had to sit facing someone from the other bank, and in the twenty minutes of the pull you heard it all: dowries, boundary stones, the goat. Messages went over in your mouth with the worst words taken out. It was fine work and held the peace for years. Only, in the tale, nobody finds out on which side you would have liked to live. You slept in the boat. Left over from that life is a small house, on either shore, with your name on the gate.',
    talentsFromPastLives:
      'You still bring a boat in without a bump. A sulking teenager, two department heads, in-laws at their first dinner: you wait, pass some mild remark about the weather, and there is contact. Your ear picks up the drag beneath a calm sentence as a palm feels current in a rope. Details cling to you, down to the way each of them takes tea. And you interpret. Given a man who talks in grunts and a woman who talks in paragraphs, you land them both nodding.',
    currentLifeChallenges:
      'Two people have asked what you would like for your birthday, and you have asked each of them what the other was thinking of. You can spend an entire party carrying drinks between guests who dislike each other, and learn only on the way home, from a sore jaw, how much you had been biting back. A raised voice two tables off still tightens your grip on the fork. You hold no rope in that restaurant.',
    soulGrowthPath:
      'Pick a bank. It need not be for life; an afternoon’s worth of preference is plenty to begin with, the blue one, the later movie, no thank you to the brunch. The river does not rise. Everyone who was fond of the ferry keeper is rather curious to meet the householder. One day you may even let two grown adults have it out on the landing while you stay indoors with a novel, hearing every word, and turn the page.',
    healingAdvice: [
      'Buy the curtains you like without sending anyone a photograph first.',
      'Say “that stung” within the hour, in a normal voice, and pass the bread.',
      'Spend twenty minutes beside moving water with nobody to look after.',
      'Leave one message undelivered, and let its owner carry it across.',
      'Put your own name on the mailbox, the mug or the gate.',
    ],
  },
  3: {
    title: 'Artist & Storyteller',
    intro:
      'Imagine a market square with a painted cloth, a pointing stick and a voice that carries to the bakery; the voice is yours.',
    pastLifeThemes: [
      'Painted cloths',
      'Songs for supper',
      'Masks and bells',
      'Borrowed love stories',
      'Fairground summers',
      'Unfinished ballads',
    ],
    karmicLessons:
      'With the fair you came, and with it you went. In between you unrolled twelve painted scenes on a pole and sang the shipwreck through, stopping at the worst wave to pass the hat. A thirteenth scene, the homecoming, was never painted, since there was always a brighter town along the coast. Two of the verses, besides, belonged to the miller’s wife, who had told them to you in confidence. From so long a summer the legend brings home two errands: finish the cloth, and ask before you sing.',
    talentsFromPastLives:
      'Color behaves for you. So do toddlers, and microphones at weddings. You can look down a bus and see who is in love, who owes money and how it would all come out in the last act, and when you tell it listeners tilt forward just as they once hung from windows above a square. Mimicry costs you nothing. In a bad hour, the sort with plastic chairs and a vending machine, you find the remark that lets the others breathe out.',
    currentLifeChallenges:
      'The hat goes around too early: you tell the table about the musical, praise comes in, and making the thing begins to seem fussy. A hand loom stands in your hall with four inches of blue on it, from a town you liked in March. Friends you juggle like oranges, all of them in the air and none in the hand. When the square stays empty you decide that you were never any good. Mostly you are hungry, and it has rained.',
    soulGrowthPath:
      'That thirteenth picture is quite plain: a door, a table, somebody older looking up from it. To paint it you would have to stay in town through a winter, which is to say, keep at a project after the strangers have stopped clapping. Make it a project small enough to end. Choose one listener who gets the story without the voices. Masks and bells can lie in the trunk until the next fair, while you find out how you sound in a kitchen with the radio off.',
    healingAdvice: [
      'Finish a drawing no larger than a playing card, and sign it.',
      'Sing one song to the last verse in a place where nobody hears.',
      'Before you retell a friend’s adventure, call and ask whether you may.',
      'Pass the loom on to somebody who will thread it this week.',
      'Write a letter in plain words and save the jokes for the postscript.',
    ],
  },
  4: {
    title: 'Builder & Guardian',
    intro:
      'Low country, gray water on the far side of the wall, and you on top of it with a lantern, counting stones again.',
    pastLifeThemes: [
      'Walls against water',
      'Keys and ledgers',
      'Night watches',
      'Bread for winter',
      'Stones set level',
      'Vows of service',
    ],
    karmicLessons:
      'Only one measurement is missing from the keeper’s book: how high is enough. For thirty years, as it is told, the dike was yours. You knew it by the yard, had the clay carted in before the harvest dances and fined your own brother for grazing sheep on the slope. No storm came through. But each fall you added a course to be sure, and by the end the village sat behind a wall that took away the evening sun. They were dry, and did not like to mention it.',
    talentsFromPastLives:
      'Neighbors hand you the raffle money and the dog before you have done much to earn either. Out of that long service you have kept a feel for what bears weight, in shelves and equally in people, and you can tell by tapping on a promise whether there is anything behind the plaster. Where others see a heap and groan, you see barrows. Winter never finds you short of dry wood, or of whatever dry wood comes to in an apartment.',
    currentLifeChallenges:
      'Packed for two nights, your suitcase holds a flashlight, a sewing kit and shoes in case of flood. It irks you that your companions bring a toothbrush and come home fine. A plan, once made, is defended like a parish; moving dinner from seven to eight has been known to cost you the dinner. You recite the house rule to children who have known it for years, because saying it steadies you. Rest looks like a gap in the wall, so Sunday finds you up there with a caulking gun.',
    soulGrowthPath:
      'A wall with a gate in it is still a wall, and the key would be on your own belt. Think of a guest who comes without calling, an evening with no list, a shelf left unsorted until it starts to amuse you. The water, as far as anyone can see, is low. What you built is sound and was sound ages ago. You might climb up in daylight for once, sit with your legs over the side that faces the sea, and eat an apple.',
    healingAdvice: [
      'Leave one drawer in a muddle for a month and do not explain.',
      'Take a walk without a purpose and turn around when you feel like it.',
      'Lie on warm grass for ten minutes and improve nothing.',
      'Say yes to a plan that was made less than an hour ago.',
      'Check the lock once, out loud, and go to bed.',
    ],
  },
  5: {
    title: 'Explorer & Freedom Seeker',
    intro:
      'If the tale is to be believed, every border post for a thousand miles knew your knock, your mule and your saffron.',
    pastLifeThemes: [
      'Spice and saffron',
      'Border crossings',
      'Mules and markets',
      'Charts with gaps',
      'Doors left ajar',
      'Names for every port',
    ],
    karmicLessons:
      'A customs officer goes through your pack by candlelight: needles, mirrors, a live bird, pepper sewn into a hem. He is laughing before he finds the pepper. The old readers give you this scene at one frontier after another, and each time you are on the road ahead of the sun. Of all the trades you tried, returning was not one. In seven towns somebody had set out two cups, and you meant to come by, but passes closed, or there was a smell of oranges from the south.',
    talentsFromPastLives:
      'Strange kitchens do not stay strange to you. Within a day you can order, haggle and be rude in the local manner, and a woman at the market is putting the ripe ones aside. The road has left you quick hands and the ability to sleep upright on a bus. You see in a face what its owner would like to swap. When a plan collapses you look almost rested. People come away from an hour with you wearing a scarf they would never have dared to buy.',
    currentLifeChallenges:
      '“Let’s see how we feel,” you say, of a wedding in June. You own a great many first chapters: the trial month, the language up to the past tense, the town where you nearly stayed. Good evenings get pushed until they are headaches, because stopping feels so much like being stopped. Tell you that a thing is required and the mule sits down; call it forbidden, and she trots. Those who love you have learned to bring up the future sideways, and you have seen them do it.',
    soulGrowthPath:
      'On the fourth Thursday running, the owner of a small café reaches for your cup unasked. It is a frontier like any other, and one at which you have had very little practice. Returning can be learned in such doses: the second visit, the sequel, the friend seen again before there is any news. Your freedom loses nothing by having an address. A mule with a stall of her own still knows every road out of town; she has merely learned, toward evening, to point her ears the other way.',
    healingAdvice: [
      'Reread a book you loved, slowly, all the way to the end.',
      'Leave the table while the last dish still tastes good.',
      'Telephone somebody you once left without a proper goodbye.',
      'Unpack the bag completely on the day you come home.',
      'Learn the names of five trees on your own street.',
    ],
  },
  6: {
    title: 'Healer & Caretaker',
    intro:
      'They say you kept the house at the ford, where pilgrims left their boots by the stove and their troubles with you.',
    pastLifeThemes: [
      'Clean linen',
      'Herbs in rafters',
      'Cradles and bedsides',
      'Soup for strangers',
      'Orphans taken in',
      'Orchards shared fairly',
    ],
    karmicLessons:
      'Eleven beds, and you gave up your own to a twelfth guest so regularly that you forgot which it was. Each traveler was washed, fed and advised. You told a knight whom to marry and sent a perfectly contented monk home to his mother. They blessed you for it. One young weaver, in the best version, slips out before dawn because she would like, just once, to decide about her own feet. Follow her prints in the frost: care knocks, they say, and goes away again if nobody calls.',
    talentsFromPastLives:
      'Hands first. Dough rises for you, babies unclench, and within a week a rented room becomes a place where one would not mind having a cold. What you kept from the house at the ford is an eye for the person in a crowd who has not eaten. You divide a thing so that nobody counts. Two children brought to you howling, with half a toy apiece, are found an hour later rolling pastry, and the toy has been mended somewhere along the way.',
    currentLifeChallenges:
      'The phone rings during dinner and you take it, since she sounded low on Sunday. Today’s pilgrims are coworkers, nephews, a man you dated for a month whose résumé you are still correcting; every bed is full. You cannot watch another person make a bed; you hold your own wrists, and after they have gone you do the corners. Love on that scale starts to want a receipt. You would be shocked to hear it put so. Your shoulders, up around your ears, have been putting it so since Tuesday.',
    soulGrowthPath:
      'There is a gentler ending on file. The house at the ford still stands, open three days out of seven, and travelers find a stove, a pot and a note about where the spoons are. They manage. The twelfth bed has your own name on it. You are out in the orchard with your shoes off, being handed a pear by the person who grew it, and all that remains to be learned is to eat it without asking how they have been sleeping.',
    healingAdvice: [
      'Let one call go to voicemail while your food is hot.',
      'Offer your opinion as a question, and be content with a no.',
      'Choose the best pear in the bowl and eat it yourself.',
      'Visit someone’s kitchen and stay in the chair until you leave.',
      'Claim one drawer, bench or bed that is nobody’s but yours.',
    ],
  },
  7: {
    title: 'Mystic & Seeker',
    intro:
      'In the tower at the edge of the salt marsh there was one lamp, one stool and, by tradition, you.',
    pastLifeThemes: [
      'Star tables',
      'Vows of silence',
      'Locked libraries',
      'Questions at midnight',
      'Wells and mirrors',
      'Footnotes to eternity',
    ],
    karmicLessons:
      'Suppose that fishermen saw your light each night for forty years, that they steered by it, and that you never knew. You were comparing the moon with what an older book said about the moon, and the book was wrong in a place where no one else would look. A girl from the village would climb the stairs with eels and a question about eclipses. You took the eels. It is a tale with hardly any plot; it wants the chapter where she is asked to sit down.',
    talentsFromPastLives:
      'Patience with small things came down the stairs with you. You can stay by a problem after the others have gone to lunch, and once they have gone it seems to lose its shyness. A false note, in a document or a voice, reaches you like a cracked cup. You know when to be silent and about what; people have told you things on night trains and wondered the next morning why they picked you. Sleep does your sums. So does a long corridor, walked up and down.',
    currentLifeChallenges:
      'Everyone has ordered, while you are on the second review of the menu. Asked to dance, you explain where the step comes from. A message that says “call me” is studied from several sides before it is answered, if it is, in writing. There is a stool in you on which nobody else has sat, and you guard it more closely than the furniture deserves. Told by someone dear that you feel far away, you consider whether the statement is accurate, and in what unit.',
    soulGrowthPath:
      'It would be enough to come down one flight. Leave the door on that landing open for an hour of an evening, and see who is carrying eels. You need not turn sociable: the tower was honestly yours and the work in it good. Yet an answer found alone still wants to be told to somebody, haltingly, over food, so that they can put the silly question that the book forgot. Doubt may come too. Given a chair, it makes quite a reasonable guest.',
    healingAdvice: [
      'Tell one person what you are working on before it is finished.',
      'Look at the night sky without naming anything in it.',
      'Answer a vague message within the hour, as though it meant well.',
      'Invite a talkative neighbor to explain something you know nothing about.',
      'Copy out by hand one page you love, and give it away.',
    ],
  },
  8: {
    title: 'Ruler & Merchant',
    intro:
      'The river ran blue whenever your vats were emptied, and legend makes you owner of the dye works, mayor and magistrate.',
    pastLifeThemes: [
      'Scales and seals',
      'Vats of indigo',
      'Contracts in wax',
      'Tolls and treasuries',
      'Verdicts before noon',
      'Keys to the city',
    ],
    karmicLessons:
      'Three hundred people dipped, wrung and hung your cloth, and the water changed color by your calendar: madder Mondays, indigo Thursdays. You were just, the chronicle insists, your weights true. Supper was carried up to the counting room, where you ate it with one hand, and your daughter learned to read from bills of lading. When a dyer’s boy corrected your sum before the guild, you raised his wages and never again let him stand so near. Ruling you understood through and through; being one among several you delegated.',
    talentsFromPastLives:
      'Figures confide in you. At a glance over a lease, a crew or a lunch table you know where the weight rests and which leg will go, and at least one ferry has been loaded on your advice, given from the pier. The magistrate is in there still. People who have been wronged pick you out of a crowd, for you ask who signed it and then something happens. You can stand to be disliked until a job is done. And you price cloth by touch.',
    currentLifeChallenges:
      'You have put right the bus timetable, the scoutmaster’s arithmetic and the order of the fire drill, and been thanked for none of them. A favor from you carries a seal that the other person can feel through the pocket. Asked in school to draw you, a child who loves you drew the desk. Some part of your day is a counting room with the door shut, and lately it takes in Saturdays. Being outranked by a fool annoys you. Being outranked by someone better keeps you up.',
    soulGrowthPath:
      'Below the works was a pool in which the dyers’ children swam, and went home violet to the knees. You signed the permit and never saw it. So growing, for you, lies downstream: lend the seal to a deputy for a week, let a younger person win because she has it right, tell someone they are loved without its turning into an allowance. No one asks a river to be small. Just walk along it, some evening, the way the water goes, and wade in.',
    healingAdvice: [
      'Eat supper with both hands, and leave the ledger in another room.',
      'Have a younger person teach you something, and take notes.',
      'Give a present whose price nobody could guess, yourself included.',
      'Let somebody else choose the table, the route and the wine.',
      'Praise a rival’s work to their face in one plain sentence.',
    ],
  },
  9: {
    title: 'Humanitarian & Sage',
    intro:
      'By the harbor gate, under an awning, you are supposed to have written other people’s farewells at a copper coin apiece.',
    pastLifeThemes: [
      'Letters for emigrants',
      'Harbor lamps',
      'Gifts without signatures',
      'Old songs translated',
      'Last ships out',
      'Shelter at the gate',
    ],
    karmicLessons:
      'Hardly anyone on that quay could spell, so you did it for them in four alphabets: sorry, come home, the child has your ears, do not wait. What you earned fed whoever was sleeping behind the stall. You had the sorrows of an entire coast by heart and a good line ready for each. Among your papers, so the tale goes, lay one sheet that began with a name and got no further. That letter was yours. Every evening it went back to the bottom of the pile.',
    talentsFromPastLives:
      'Foreign is a word you have little use for. A bishop, a bus mechanic and somebody’s very deaf grandmother will each believe that you grew up a few streets from them. All that writing left you a large vocabulary for grief and a light hand in using it; people who open your note of condolence cry until the second page and find, to their surprise, that they are hungry. You can tell when a thing is over. Other nations’ songs and holidays get in and settle down together like cats.',
    currentLifeChallenges:
      'Asked how you are, you reply on behalf of mankind. The stall has never closed: you draft a colleague’s resignation, a neighbor’s vows, an apology between strangers, all of it better than anything you have said on your own account. You keep up with nine former cities and miss trash day in this one. As a giver you are magnificent and slightly off the mark: a saddle, for a man who said he liked Westerns. Wounded, you make an exit worth a curtain call, and pause on the stairs.',
    soulGrowthPath:
      'Send the sheet. It has no need to be eloquent, and it can be addressed to a person, a house or whoever you were before the move. Then study what is near: the name of the cashier’s dog, your brother’s whole answer to a question. You will keep an awning up for strangers in any case, since you could not help it if you tried. Only let there be an hour at closing when the ink is stoppered and the lamp goes no farther than upstairs.',
    healingAdvice: [
      'Write the postponed letter today, and decide tomorrow about the stamp.',
      'Find an old letter of your own, and answer it kindly.',
      'Call the relative who lives nearest before you read the headlines.',
      'Find out what somebody wants, and give exactly that, unimproved.',
      'Slip out of a party by the side door and let it go on.',
    ],
  },
};
