import type { BattlePairs } from './battle-types';

/**
 * What two numbers make of each other, the smaller first. The first sentence names both and says
 * how they get on, as warmly as their score allows; the rest says which of them does what, and what
 * helps.
 */
export const battlePairs: BattlePairs = {
  '1-1':
    'Two 1s can make it work, and it’ll often look like a race. Who found the restaurant, who’s right about the bridge, who said sorry first. Each respects how strong the other is, and neither takes an order well. What helps is two kingdoms with a border: one rules the kitchen, the other rules the car, and each is a polite guest in the other’s.',
  '1-2':
    '1 and 2 fit better than they fear: one decides, and the other knows how everybody will feel about it. 1 says, “Let’s go,” and 2 says, “Sure,” but there are four kinds of sure, and only 2 can tell them apart. It helps if 1 asks “This or that?” and waits, and if 2 answers with a real word. Then they’re a team: somebody steers, and somebody watches the road.',
  '1-3':
    '1 and 3 get on like a drum and a dancer: one gives the beat, and the other makes the whole street look up. There’s plenty of noise and very little sulking. Who takes out the trash afterward should be settled before the music starts.',
  '1-4':
    'It isn’t easy for 1 and 4, because 1 wants to start and 4 wants to get ready. They bake a cake, and 1 is stirring while 4 is still weighing things. 1 says 4 is slow. 4 says that was salt. With 1 alone the cake would be a surprise, and with 4 alone it’d be ready for next year’s birthday. Let 1 do whatever can be undone, and 4 whatever can’t.',
  '1-5':
    'Speed is what 1 and 5 have in common, and they hit it off in the first hour. 1 names the city, and 5 finds a road there that isn’t on any map. Neither asks where the other has been. What suffers is the fridge, and now and then the electric bill. One short list of dull jobs, signed by both, keeps the lights on.',
  '1-6':
    '1 and 6 have to work at it: 6 shows love by helping, and 1 would rather do everything alone. So there’s a sandwich in 1’s bag, cut in triangles, and it comes out in front of the whole office. 1 is annoyed until about one o’clock. Then 1 eats it, and it’s the best one in the building. It goes well when 6 asks first, and when 1 sends a photo of the empty box.',
  '1-7':
    '1 and 7 suit each other nicely, one quick and one thorough, and neither of them minds an empty room. 1 answers at once and is sometimes wrong. An hour later 7 comes back with the right answer, which 1 uses as if it had been there all along. 7 doesn’t mind and is on to the next question. They leave each other in peace, now and then for a month. A regular breakfast fixes that.',
  '1-8':
    '1 and 8 can do great things together once they’ve settled who’s in charge, and they won’t settle it today. They’ve disagreed about the route, the heating and how to disagree. Luckily neither sulks, so by evening they’re laughing, and in the morning it starts again. Deal the decisions out like cards. What’s in 1’s hand, 8 doesn’t touch.',
  '1-9':
    '1 and 9 get along well enough, though 1 planned an evening for two and 9 has brought guests. They’re nice people. One of them is crying. 1 likes a clear yes, and 9’s heart says yes to everyone. Both are brave and quick to forgive, so it mends easily. They need one evening a week behind a closed door, with 9 as the one who closes it.',
  '1-11':
    '1 and 11 light each other up, if 1 can wait a day. 11 has an idea in the night, and it isn’t done yet. By noon 1 has posted it and chosen a date, and 11 has to lie down. Often the thing turns out well, because it needed them both, one to hear it coming and one to open the door. A full day between the whisper and the announcement is all 11 asks.',
  '1-22':
    '1 and 22 agree on where they’re going and almost never on when. 1 wants it this summer; 22 wants it to be there in a century. So in one garden 1 plants radishes and 22 plants oaks, and in June 1 brings over a radish, and 22 remembers that gardens are also for eating. It goes best when 1 gets the first step and 22 gets the rest.',
  '1-33':
    'Hardly anyone can guide 1 without giving an order, but 33 can, and so 1 and 33 do each other good. 1 hates lessons; 33 just does the thing slowly, where 1 can see. In return 1 stands next to 33 at the phone, silently making the shape of the word “no.” They’re both getting better at it.',
  '2-2':
    'Two 2s are about as close as people get without sharing a coat. Both need to hear that they’re loved, and both are waiting politely for the other to begin. They could say it together, on three.',
  '2-3':
    '2 and 3 enjoy each other, with one small leak: 3 repeats it, and 2 told it in secret. At dinner 3 is halfway through 2’s terrible interview and getting laughs, and 2 is smiling with the teeth only. 3 would be horrified to know. A short list of what’s private helps, and a foot under the table for emergencies. All the other stories 2 loves.',
  '2-4':
    'There’s no need to worry about 2 and 4, who are as quiet and sturdy as a pair can get. 4 keeps the promises, 2 keeps everyone company, and the dishes get done without a meeting. Only one thing runs short. 4 has oiled the gate and mended the fan, and considers the matter of love settled. “I’m glad you’re here,” said once, out loud, oil can in hand, would make 2’s month.',
  '2-5':
    '2 and 5 aren’t an easy match: 2 says goodbye for half an hour, and 5 is already on the scooter. Neither means any harm, but 2 feels left and 5 feels held. What changes everything is a time to be back, said before the helmet goes on, and kept. After that 5 can go anywhere, and 2, oddly, stops minding. Such pairs can last on voice messages and very good hellos.',
  '2-6':
    'No one leaves hungry or unheard from the table of 2 and 6, a warm and loyal pair. 6 feeds the guests, while 2 has noticed who’s gone silent and moved a chair. At the door 6 gets the thanks. 2 gets a wave. What’s needed is one sentence from 6, with the door still open, to say that the chair was 2’s idea.',
  '2-7':
    '2 and 7 struggle to feel close, because 2 needs to hear it and 7 thinks it’s been said. It was said, in fact, years ago, on a train, and nothing has changed since, so there was no need to bring it up again. 7 sends a message: “Out.” 2 reads it three times to find the tone. There’s no tone. Two kind words after it would do, and 2 can always ask.',
  '2-8':
    'As a team 2 and 8 are hard to refuse, and they know it: 8 says what they want, and 2 says it so that people listen. The landlord tells 8 no and then, somehow, tells 2 yes. Each is privately amazed by the other. It only turns sour when 8 calls it “helping.” The word is “partner,” and 8 should be the first to use it.',
  '2-9':
    'Everything’s kind between 2 and 9, and the only problem is everyone else. 9 knows the whole street and has asked most of it to dinner. 2 cooks, smiles, remembers the names and would give a lot for ten minutes with 9 alone. 9 honestly thought 2 liked the crowd. Two evenings a month with no guests will do.',
  '2-11':
    '2 and 11 understand each other almost too well, so small things grow. 11 comes in with a headache. 2 feels it and wonders who caused it; 11 feels 2 wondering. Within a minute there are two worried people and nothing whatever to fight about. It’s a tender pair and a nervous one. A plain fact, said early, saves the evening: “It’s my head. It isn’t us.”',
  '2-22':
    'Whatever 22 plans, 2 can get people to want it, so 2 and 22 go together beautifully. 22 knows what the playground costs. 2 knows which neighbor will object, and how she takes her coffee. They’re both so patient that the swings may rust in their boxes, so set a date. 2 makes the first call.',
  '2-33':
    '2 and 33 are so gentle with each other that people near them lower their voices. 33 sees the best in everyone, and 2 would like to be seen a little more than everyone. So something should be kept back for 2 alone: a nickname, a certain walk, the last square of chocolate.',
  '3-3':
    'Two 3s have more fun buying carrots than most pairs have on vacation, and they come home without the carrots. When one of them is truly sad, the other’s first idea will be a joke. The second idea is better: sit down and ask.',
  '3-4':
    '3 and 4 drive each other a little crazy, because 3 plays and 4 puts away. On game night 3 has invented a rule by the second turn, and 4 is reading out the real ones. It’s a low score and a loud kitchen. Still, one of them makes the place fun and the other makes it stand up. Let 4 have the rules about money and time, and 3 all the rest, starting with the playlist.',
  '3-5':
    '3 and 5 have a wonderful time, and it’s usually two in the morning. 3 found the party, and 5 has met a man there who knows a better one, on a boat. Neither of them is the sensible one, so there are a great many photos and not much cash. Before going out they should agree on the last train and give the tickets to a dull friend.',
  '3-6':
    'Children run toward 3 and 6, and so do distant relatives, because the two make each other so happy. 6 sets the table, and 3 is what happens around it. At midnight the sink is full, and 3 is telling 6, who’s washing the glasses, about the whole evening again. 3 should by all means finish the story, with a towel in hand.',
  '3-7':
    '3 and 7 wear each other out, because 3 thinks by talking and 7 thinks by not. By the time 7 has an answer, 3 has changed the subject twice and feels unheard, though 7 heard it all and would like to go back to the second part. It works in shifts: a silent morning for 7, a lively lunch for 3, and one real question from 7 at the end. 3 will live on that question for days.',
  '3-8':
    '3 and 8 have to translate for each other: 3 asks if it’s beautiful, 8 asks what it costs. For the summer sale 3 draws a dragon, a magnificent one, and no prices. 8 sees no prices. They need each other. People don’t cross the street for a price list, and they can’t buy a dragon. Let 8 say something nice about the dragon first. Then 3 adds the numbers, small, in the smoke.',
  '3-9':
    'Give 3 and 9 an evening, and one starts the singing while the other invites the street: they’re among the happiest pairs there are. They’ll announce the concert first and look for a hall later, and so far there’s always been a hall, or at least a barn. What helps is to do the boring part early, while they’re both still in the mood.',
  '3-11':
    '3 and 11 set off each other’s imagination, and mostly they love where it goes. 3 makes up a ghost at midnight, for fun. 11 can feel it standing by the door. Out of such nights come songs, plots and one very odd business plan. Then 3 sleeps like a stone, and 11 doesn’t sleep. Let 3 send the ghost home before bed, in a silly voice.',
  '3-22':
    '3 and 22 are good for each other: 22 builds what lasts, and 3 makes people want to come in. 22 designs a theater for two hundred years. 3 asks what’s on tomorrow. Somewhere in the fourth year of planning 3 gets bored and paints a whale on a wall, and 22 is furious, and 22 keeps the whale. A party for each finished floor will hold 3 in the building.',
  '3-33':
    'Joy spreads out from 3 and 33, since 3 gets people laughing and 33 stays with the ones who can’t. Being strict is the only thing neither will do, so bedtime comes and goes, and the gas bill likewise. They should take turns at being the grown-up, a week each, perhaps with a special hat.',
  '4-4':
    'Two 4s trust each other with anything except how to pack the car. Both are honest, both are on time, and both know the right way, of which there turn out to be two. The argument can last longer than the trip. Whoever’s hands are on the thing decides, and the other goes to look at the view. Apart from that it’s a calm, strong pair with excellent tires.',
  '4-5':
    '4 and 5 have some of the best stories in our table, and its lowest score. 4 plans the route, and 5 leaves it, because there was music in a village. 4 sees a broken plan; 5 sees a band. They end up at a long table with strangers, on a night they’ll still talk about when they’re old. And they get home, because 4 filled the tank. These two need few rules, and the tank is one of them.',
  '4-6':
    '4 and 6 build a good home between them: 4 looks after the house, and 6 looks after whoever is in it. They argue in stores. 4 is saving for the roof, and 6 has just bought nine presents, all of them thoughtful. A fixed sum that 6 may spend without asking brings peace. One of the presents, by the way, is for 4.',
  '4-7':
    'It’s a quiet thing between 4 and 7, and mostly a good one, though 4 wants it fixed and 7 wants to know why it broke. The toaster is on the kitchen table in small pieces. 7 has never been happier. 4 would like toast. A deadline helps them both: until dinner it’s science, and after dinner it’s a toaster again.',
  '4-8':
    'There’s little 4 and 8 can’t do together: 8 spots the chance, and 4 puts a floor under it. 8 rents an empty store on a corner, and 4 arrives with a toolbox and doesn’t ask why. In six weeks it’s open. They trust deeds more than speeches, and stopping is the part they’re bad at: two years may pass before either mentions a day off. It belongs in the contract.',
  '4-9':
    '4 and 9 puzzle each other, since 4 keeps things and 9 hands them on. Take the ladder. 9 lent it to a man with a kind face, and 4 keeps going to the window to see if he’s bringing it back. To 9 it’s a ladder; to 4 it’s a promise with steps. What they share is a conscience, and it can carry them a long way. So can a second ladder: one to keep and one to lose.',
  '4-11':
    '4 and 11 need to meet in the middle, with 4 taking feelings seriously and 11 taking a flashlight. 11 senses that something’s wrong in the house. 4 checks it room by room and finds nothing. Both feel ignored. Then in spring a pipe bursts behind the wall, where 4 couldn’t see and 11 couldn’t explain. Ten minutes of looking together, before anyone says “nonsense,” would suit them better.',
  '4-22':
    '4 and 22 are two builders who’d trust each other with their backs turned. 22 draws the boat, 4 checks every rope, and the years go by very happily on dry land. They should choose the day of the first trip now, and go, even if the paint isn’t dry.',
  '4-33':
    'Rules are where 4 and 33 collide: 4 wants one for everybody, and 33 has never met a case that wasn’t special. A boy brings back a library book a year late. 4 reaches for the fine, 33 for the cookies. 4 thinks of all who were on time, 33 thinks of how small he is, and they’re both right. Give 33 three exceptions a month, let 4 count them, and they’ll both sleep.',
  '5-5':
    'Two 5s have a glorious time whenever they’re in the same place, which may be twice a year. Neither minds. There are three days of talk, a borrowed scooter, a swim at dawn, and then silence until one of them sends a photo of some fish. To be more than a legend to each other, they need one date a year that doesn’t move: the longest day, say, or the first mango.',
  '5-6':
    'Clocks are the trouble between 5 and 6, because 6 has dinner ready and 5 has met a man with a parrot. 6 isn’t angry, just standing at the window. 5 did mean to call, and the phone is at two percent. Most of the low score is about this hour: 5 loves being expected somewhere, and 6 loves the stories once they’re told. So one call before dark. After that 6 eats it hot, and goes out too.',
  '5-7':
    '5 and 7 leave each other free and stay curious about each other, which suits them both. 5 brings home a stone, a seed and a word nobody can spell, and 7 finds out what they are. There’s never an interview at the door. The risk is a whole year like that, with everything discussed but how they’re doing. Once a year they should travel slowly: 5 walks, and 7 comes along.',
  '5-8':
    '5 and 8 need clear terms, because 8 is building something and 5 is passing through it. They buy a popcorn cart. 8 has planned three routes and a second cart. 5 has taken it to the sea. 8 calls that careless. 5 sold out by noon. Business all week and the sea on the weekend: with that much agreed, it’s a very good cart.',
  '5-9':
    '5 and 9 like each other a great deal: 5 wants to see the whole world, and 9 wants to meet it. They can take the same trip and come back from two, 5 with a dozen towns and 9 with one family. At parties 5 is ready to leave, one arm in a jacket, when a stranger starts telling 9 about the divorce. One small thing that they always do together, and never cancel, keeps them close.',
  '5-11':
    'When 11 sees it coming, 5 has already bought the shoes, and few pairs get through more adventures than 5 and 11. Neither gives a thought to rain, money or sleep. 5 could check the weather, at least, and 11 should say it’s too much before the climb, and not halfway up.',
  '5-22':
    '5 and 22 are rarely in the same gear, since 22 plans for years and 5 leaves tomorrow. 22 has a folder on Peru. 5 has been to Peru, by accident. It’s worth knowing that each secretly envies the other: 22 would love to go somewhere without the folder, and 5 would love to come back to something. Short trips are the cure. 22 plans the first two days, and 5 gets the rest.',
  '5-33':
    'Leave it to 5 to find the surprise and to 33 to know what it’s good for: 5 and 33 bring out the best in each other. On a school trip it’s 5 who takes the wrong path and discovers a cave, and 33 who gives the finest lesson of the year in there. 33 worries when 5 goes missing. A message beforehand, with a time in it, is all it takes.',
  '6-6':
    'Two 6s make a warm, steady home and then compete to run it. Both salt the beans. Both get up in the night to close the same window, and meet in the hall. They could be host in turn, a week each, while the other one practices saying nothing but “delicious.”',
  '6-7':
    '6 and 7 hurt each other by accident, because 6 comes closer and 7 needs the door. 6 has tidied the desk, out of love, and 7 has been standing in front of it for ten minutes, in mourning. The harder 6 tries, the further away 7 goes, and it’s usually no further than the next room. 6 should knock. 7 should put a thank-you before the no. On those terms they can be surprisingly tender.',
  '6-8':
    '6 and 8 do well once 8 remembers the people and 6 respects the rules. 8 has taught the dog not to beg. 6 feeds it under the table. The dog loves them both and is very confused. Money and family go much the same way, and each thinks the other has the easy half. Make the rules together, out loud, and now and then trade halves for a day.',
  '6-9':
    '6 and 9 get along easily, since both have big hearts, though 6’s stays home and 9’s goes out. Give them an afternoon, and they’ll give away more than they own. 6 misses 9 a little each time the phone rings, and says nothing about it until it all comes out at once. So let 9 announce the evenings at home in advance, like a concert, and let 6 believe the poster.',
  '6-11':
    '6 and 11 need some patience: 6 has just planted the herbs when 11 feels that they should live by the sea. 11 means it as poetry. 6 hears a complaint about the basil. Some of those feelings are gone by bedtime, and some turn out to have been right. 11 should say it early and then let it rest for a month, in which 6 may ask anything but “Why?”',
  '6-22':
    'What 22 builds big, 6 makes feel small, and that’s why 6 and 22 go so well together. 22’s mind is on the roof and the next eighty years. 6 asks for a low window, so that children can see out, and that’s the part people will remember. Both carry too much alone, so when a friend offers to help, the answer has to be yes.',
  '6-33':
    'It’s a lucky person who lives next door to 6 and 33, one of the warmest pairs there is. When a friend’s ill, 6 cooks and 33 sits. They agree on almost everything, above all on what would be good for other people, who sometimes hide.',
  '7-7':
    'Two 7s get on in a way that’s hard to see from outside. They can spend a day in a museum, two rooms apart, and count it among their best. Trust comes slowly and then it stays. If something goes wrong, it goes wrong in silence: each is sure that the other would rather be left alone, and for a week they’re both mistaken. One of them should knock, and ask in words.',
  '7-8':
    '7 and 8 are a hard pair on paper, since 8 wants the answer now and 7 is still improving the question. 8 must order the chairs for the wedding by noon; 7 is explaining how clouds form. At two it rains. They were both right, they’re both wet, and one day it’ll be a favorite story. Give 7 a week and give 8 a date. What 7 finds out, 8 can really use.',
  '7-9':
    '7 and 9 need time to trust each other’s way with people: 9 believes them, and 7 checks. A man at the station tells a sad story, and 9 pays his fare, and 7 remembers that it was the same story last month with a different aunt. Sometimes 7 is right, and sometimes there really was an aunt. It goes better if they take the facts first, the feelings second, and call nobody a fool.',
  '7-11':
    '7 and 11 fascinate each other, since 11 knows it at once and 7 finds out why. They read the same detective novel. 11 names the killer on page nine, and 7 proves it on page three hundred, delighted to have been beaten. Meanwhile there’s a single lemon in the fridge. With two household jobs each, in writing, the nights can go on as they are.',
  '7-22':
    '7 and 22 need an agreement, because 22 wants to build it and 7 wants to understand it first. The workers are waiting, and 7 has found an old coin in the ground and is down on both knees. They’re two patient, stubborn people, so it’s a very polite fight. Questions should have a season: as many as 7 likes before the work begins, and then none. But 22 might come and look. It’s a very good coin.',
  '7-33':
    'Love comes in pages from 33 and in a line from 7, so 7 and 33 take some patience. 33 fills the whole card, the back of it and part of the envelope. 7 writes “Happy birthday” and draws a line under it. The line took twenty minutes. 33 could leave a little white space, and 7 could risk a second sentence. Most of what seems to be missing is already there.',
  '8-8':
    'Two 8s can win nearly anything as partners, and as rivals they’ll only tire each other out. When they first had dinner, each insisted on paying, and it took the manager to end it. They admire strength, the other’s included. Point them both at one goal that’s bigger than they are. At home, divide the decisions, and don’t open a closed one again, the remote control included.',
  '8-9':
    'Money, prizes, spare time: 8 and 9 disagree about what such things are for. 8 builds with them, and 9 shares them out. They win a prize at the fair. 8 has a plan for it by the gate, and 9 has promised it to a school. Both were thinking ahead, for different people. So they split it. By the end of the year 8 may be giving some away, and 9 may have saved a little.',
  '8-11':
    '8 and 11 do well when 8 respects a feeling and 11 brings a figure. 11 senses that the empty bakery is the one. 8 asks about the rent. Now and then 11 is gloriously right, and now and then it’s a costly mistake. Keep a small sum for hunches, one that could be lost without anyone turning pale, and let the rest wait for the facts.',
  '8-22':
    'What others only talk about, 8 and 22 build, and they enjoy each other all the way. Ask them for a school party, and there’s parking for four hundred. Once a week there should be people at the table who know nothing about the project and aren’t told.',
  '8-33':
    '8 and 33 have to agree what winning is: for 8 it’s the score, and for 33 it’s everyone getting a turn. If they coached a children’s soccer team, there’d be words by halftime. Then a child comes off in tears, and it takes both of them: 33’s arm first, then 8’s “Here’s what went wrong.” In that order it works on adults too, and they might try it on each other.',
  '9-9':
    'Two 9s understand each other deeply, often from opposite ends of town. They cry at the same films, forgive the same impossible people and spend their evenings helping everyone but each other. So it has to be said now and then: “Stay in tonight. I need someone too.”',
  '9-11':
    '9 and 11 lift each other up, since both believe the world could be kinder and 11 has the words for it. 11 finds the sentence. 9 takes it to everyone on the street, on foot. When 9 stays out for one more meeting, 11 lies awake and imagines things. One message and a late, quiet bowl of something hot put it all right.',
  '9-22':
    '9 and 22 meet over a good cause: 9 brings the people, and 22 gives them somewhere to sit. 22 has planned a dinner for ninety. 9 has invited a hundred and twenty, and mentions it at the door. There’s a bad quarter of an hour, and then tables come out of the school next door, and it’s a better night than the one on paper. 22 should simply add a third.',
  '9-33':
    'Kindness enough for a small town: that’s 9 and 33, one of the best pairs we know. If a bus got stuck in the mud, they’re the two to have on board, 9 to comfort the grandparents and 33 to teach the children songs. Everyone gets home happy except them, who get home last. They won’t rest until they’re told to, so here it is: a whole day, and no visitors.',
  '11-11':
    'Two 11s feel unusually close, as if there were a door open between their heads. Much of the time they’re right about each other, and it’s a wonder. But they can also feel the same small worry on the same night and feed it until it needs its own chair. That’s the moment to phone a cheerful friend who wants to know what’s for dinner.',
  '11-22':
    '11 without 22 has no roof, and 22 without 11 has no reason to build one, so they’re glad they met. 11 dreams of a house made of glass. 22 asks who’ll clean it. One feels slowed down, the other feels rushed, and together they get a real house, mostly glass, with a very long mop. Let 11 tell the whole dream before 22 asks the first question.',
  '11-33':
    '11 and 33 are a bright, gentle match: 11 says the strange new thing, and 33 says it again so that everyone can follow. Both give until the battery is dead. They need one hour a day when the phones are off and no one, however deserving, gets in.',
  '22-22':
    'Two 22s feel understood at last, with plans of the same size and the patience to match. Only two 33s share their score, the highest in our table. A child asks them for a sandbox. By evening there’s a model of it, with a bridge. The child has begun digging with a spoon. They should build the small thing first, this week. The great plan can wait, and with these two it will.',
  '22-33':
    '22 and 33 want the same good thing; 22 wants it perfect, and 33 has promised it for the weekend. The pool has no water yet, and six grandmothers are standing there in bathing caps. 22 would rather wait a year, and 33 has them practicing their strokes on dry land. They’re right for each other: one keeps it safe, the other keeps it human. Open the shallow end first.',
  '33-33':
    'Two 33s are perhaps the kindest pair of all, and a real fight between them would surprise everyone. They’d keep a bad gardener until he retired, and praise the hedge. But whatever is never said piles up behind the door. One honest, slightly uncomfortable sentence a month would do, over something sweet. They’ll both apologize at once, and that’s fine.',
};
