import type { BattlePairs } from './battle-types';

/**
 * What two numbers make of each other, the smaller first. The first sentence names both and says
 * how they get on, as warmly as their score allows; the rest says which of them does what, and what
 * helps.
 */
export const battlePairs: BattlePairs = {
  '1-1':
    'Two 1s can make it work, though it’ll often look like a race. They compete over who found the restaurant, who knows the shorter way, and even who said sorry first. Each respects how strong the other is, and neither takes an order well. What helps is two kingdoms with a border: one rules the kitchen, the other rules the car, and each is a polite guest in the other’s.',
  '1-2':
    '1 and 2 fit better than they fear: 1 decides, and 2 knows how everybody will feel about it. “Let’s go,” says 1, and 2 says, “Sure.” But there are four kinds of “sure,” two of them mean no, and only 2 can tell them apart. It helps if 1 offers a choice and waits, and if 2 picks something out loud. Then they’re a team, with somebody at the wheel and somebody watching the road.',
  '1-3':
    '1 and 3 get along like a drum and a dancer: one gives the beat, and the other makes the whole street look up. Neither stays offended for long. Only the dull jobs get lost, because afterward 1 is busy with the next thing and 3 is still dancing. So the trash should be discussed before the music starts.',
  '1-4':
    'It isn’t easy for 1 and 4, because 1 wants to start and 4 wants to get ready. When they bake a cake, 1 is stirring while 4 is still weighing the flour. 1 says 4 is slow. 4 says that wasn’t sugar, that was salt. 1 alone would bake a salty cake, and 4 alone would have a perfect one ready for next year’s birthday. It goes better when 1 does whatever can be undone, and 4 whatever can’t.',
  '1-5':
    'Speed is what 1 and 5 have in common, and they usually like each other within the hour. 1 names the city, and 5 finds a road there that isn’t on any map. Neither asks where the other has been. What suffers is everything dull: the fridge is empty, and the electric bill is under a magazine. A list of dull jobs, with a name next to each, keeps the lights on.',
  '1-6':
    '1 and 6 have to work at it: 6 shows love by helping, and 1 would rather do everything alone. So there’s a sandwich in 1’s bag, cut in triangles, for the whole office to see. 1 is annoyed until about one o’clock, when it turns out to be the best lunch in the building. It goes well when 6 checks first, and when 1 sends back a photo of the empty box.',
  '1-7':
    '1 and 7 suit each other nicely, one quick and one thorough, and both of them happy alone. 1 answers at once and is sometimes wrong. An hour later 7 comes back with the right answer, and 1 uses it as if it had been there all along. 7 doesn’t mind and is already busy with the next question. They leave each other in peace so well that a month can go by, and a regular breakfast fixes that.',
  '1-8':
    '1 and 8 can do great things together once they’ve settled who’s in charge, and they won’t settle it today. They’ve argued about the route, about the heat, and about the right way to argue. Luckily neither stays angry, so by evening they’re laughing, and in the morning it starts again. What helps is to deal out the decisions like cards, so that each has some the other can’t touch.',
  '1-9':
    '1 and 9 get along well enough, though 1 planned an evening for two and 9 has brought guests. The guests are nice. One is crying. 1 likes a clear yes, and 9’s heart says yes to everyone. Both are brave and quick to forgive, so no fight lasts long. What they need is some evenings behind a closed door, with 9 as the one who closes it.',
  '1-11':
    '1 and 11 inspire each other, if 1 can wait a day. 11 has an idea in the night, and it isn’t finished yet. By noon 1 has told everyone and chosen a date, and 11 has to lie down. Often it turns out well, because the idea needed them both, one to dream it and one to get it out of bed. All 11 asks for is a full day between the whisper and the announcement.',
  '1-22':
    '1 and 22 agree on where they’re going and almost never on when. 1 wants it this summer; 22 wants it to last a century. In one garden 1 plants radishes. 22 plants oaks. In June 1 brings over the first radish, and 22 remembers that gardens are also for eating. It goes best when 1 takes care of this year and 22 takes care of the next hundred.',
  '1-33':
    '1 and 33 do each other good, because 33 is one of the few who can guide 1 without giving an order. 1 hates lessons, so 33 just does the thing slowly, where 1 can see. In return 1 stands next to 33 during phone calls, silently making the shape of the word “no.” Both of them are learning.',
  '2-2':
    'Two 2s are about as close as people get: each can tell how the other slept from the way a cup is put down. Both need to hear that they’re loved, and both wait politely for the other to begin. They could count to three and say it together.',
  '2-3':
    '2 and 3 enjoy each other, except that 2 tells secrets, 3 tells stories, and sometimes it’s the same one. At dinner 3 is halfway through 2’s terrible job interview and getting laughs, and 2 is smiling with the teeth only. 3 would be horrified to know. A short list of what’s private helps, and so does a foot under the table for emergencies. 2 loves all the other stories.',
  '2-4':
    'There’s no need to worry about 2 and 4, who are as calm and solid as a pair can get. 4 keeps the promises, 2 keeps everyone company, and the dishes get done without a discussion. Only words run short. 4 has oiled the gate and fixed the fan, and thinks that’s how love is said. “I’m glad you’re here,” spoken aloud, with the oil can still in hand, would make 2’s whole month.',
  '2-5':
    '2 and 5 aren’t an easy match: 2 says goodbye for half an hour, and 5 is already on the scooter. Neither means any harm, but 2 feels left behind and 5 feels held back. What changes everything is a time to be back, said before the helmet goes on, and kept. After that 5 can go anywhere, and 2, oddly, stops minding. Such pairs can live on voice messages and very good hellos.',
  '2-6':
    '2 and 6 are a warm and loyal pair, and nobody leaves their table hungry or unheard. 6 feeds the guests, while 2 has noticed who’s gone silent and moved a chair next to them. At the door 6 gets the thanks, and 2 gets a wave. While the guests are still on the stairs, 6 should call after them that the chair was 2’s idea.',
  '2-7':
    '2 and 7 struggle to feel close, because 2 needs to hear “I love you” and 7 thinks it’s been said. It was said, in fact, years ago, on a train, and nothing has changed since, so 7 saw no need to bring it up again. 7 sends a message: “Out.” 2 reads it three times, looking for a feeling. There isn’t one. 7 is out. Two kind words after “Out” would make all the difference.',
  '2-8':
    'As a team 2 and 8 are hard to refuse, and they enjoy it: 8 says what they want, and 2 says it so that people listen. The landlord tells 8 no and then, somehow, tells 2 yes. Each is privately amazed by the other. It only goes sour when 8 tells people that 2 “helped.” The word is “partner,” and 8 should be the first to use it.',
  '2-9':
    'Everything’s kind between 2 and 9, and the only problem is everyone else. 9 knows the whole street and has invited most of it to dinner. 2 cooks, smiles, remembers the names, and would give a lot for ten minutes alone with 9, who honestly thought 2 liked the crowd. If 2 says so, 9 will gladly lock the door now and then and turn off the light in the hall.',
  '2-11':
    '2 and 11 understand each other almost too well, so small things grow. 11 comes in with a headache. 2 notices and wonders who caused it; 11 notices 2 wondering. Within a minute there are two worried people and nothing whatever to fight about. It’s a tender pair and a nervous one. A plain fact, said early, saves the evening: “It’s my head. It isn’t us.”',
  '2-22':
    '2 and 22 go together beautifully, because whatever 22 plans, 2 can make people want it. 22 knows what the new playground costs. 2 knows which neighbor will object, and how she takes her coffee. Both are so patient that the swings may rust in their boxes. They should set a date for the opening, and let 2 make the first call.',
  '2-33':
    '2 and 33 are so gentle with each other that people near them lower their voices. The one worry is that 33 is lovely to everyone, and 2 would like to be a little more special than that. So something should be kept for 2 alone: a nickname, a certain walk, the last square of chocolate.',
  '3-3':
    'Two 3s have more fun buying carrots than most pairs have on vacation, and they come home without the carrots. When one of them is truly sad, the other’s first idea will be a joke. The second idea is better: a chair pulled close, and no joke at all.',
  '3-4':
    '3 and 4 drive each other a little crazy, because 3 makes up new rules and 4 follows the old ones. On game night 3 has changed the scoring by the second turn, and 4 is reading aloud from the booklet. It gets loud. Still, one of them makes the place fun and the other keeps it running. Let 4 have the rules about money and time, and 3 all the rest.',
  '3-5':
    '3 and 5 have a wonderful time, and it’s usually two in the morning. 3 found a place with live music, and 5 has met the drummer, who has a boat. Neither of them is the sensible one, so they come home with a great many photos and no cash. Before they go out, they should agree on the last train and give the tickets to a dull friend.',
  '3-6':
    '3 and 6 make each other so happy that children run toward them, and so do distant relatives. 6 sets the table, and 3 is the entertainment. At midnight the sink is full, and 3 is telling 6, who’s washing the glasses, about the whole evening again. 3 should by all means finish the story, with a towel in hand.',
  '3-7':
    '3 and 7 wear each other out, because 3 thinks by talking and 7 thinks by keeping quiet. By the time 7 has an answer, 3 has changed the subject twice and feels unheard, though 7 heard it all and would like to go back to the second part. It works in shifts: a silent morning for 7, a lively lunch for 3. And if 7 ever says “Tell me more,” 3 is happy for days.',
  '3-8':
    '3 and 8 have to translate for each other: 3 asks if it’s beautiful, and 8 asks what it costs. For the summer sale 3 draws a poster with a magnificent dragon and no prices. 8 sees no prices. They need each other, since nobody crosses the street for a price list and nobody can buy a dragon. It works when 8 first says something nice about the dragon, and 3 then writes the prices in the smoke.',
  '3-9':
    '3 and 9 are among the happiest pairs there are: one starts the singing, and the other invites the street. They announce the concert first and look for a hall later, and so far there’s always been a hall, or at least a barn. What helps is to do the boring part early, while they’re both still in the mood.',
  '3-11':
    '3 and 11 set off each other’s imagination, and mostly they love where it goes. Around midnight 3 makes up a ghost, for fun, and 11 can feel it standing by the door. Out of such nights come songs, plots and very odd business plans. Then 3 sleeps like a stone, and 11 doesn’t sleep. Before bed, 3 should send the ghost home in a silly voice.',
  '3-22':
    '3 and 22 are good for each other: 22 builds what lasts, and 3 makes people want to come in. 22 is designing a theater that should stand for two hundred years. 3 asks what’s on tomorrow. In the fourth year of planning 3 gets bored and paints a whale on a wall, and 22 is furious for a day and then shows it to visitors. Cake for each finished floor will keep 3 in the building.',
  '3-33':
    '3 and 33 spread joy wherever they go: 3 gets people laughing, and 33 stays with the ones who can’t. The only thing neither of them will do is be strict, so bedtime gets forgotten, and so does the gas bill. They should take turns being the grown-up, a week each, perhaps with a special hat.',
  '4-4':
    'Two 4s trust each other with anything except how to pack the car. Both are honest, both are on time, and each knows the only right way to do it, so there are two. The argument can last longer than the trip. It helps if whoever’s packing decides, and the other goes to look at the view. Apart from that it’s a calm, strong pair with excellent tires.',
  '4-5':
    '4 and 5 have the lowest score in our table and some of the best stories. 4 plans the route, and 5 leaves it because there was music in a village. 4 sees a ruined plan; 5 sees a band. They end up at a long table with people they’ve never met, on a night they’ll still talk about when they’re old. And they get home, because 4 filled the tank.',
  '4-6':
    '4 and 6 build a good home between them: 4 looks after the house, and 6 looks after whoever is in it. They argue in stores. 4 is saving for the roof, and 6 has just bought nine presents, all of them thoughtful. A fixed amount that 6 can spend freely brings peace. One of the presents, by the way, is for 4.',
  '4-7':
    'Things are quiet between 4 and 7, and mostly good, though 4 wants a thing fixed and 7 wants to know why it broke. The toaster is on the kitchen table in small pieces, and 7 has never been happier. 4 would like toast. A deadline helps them both: until dinner it’s science, and after dinner it’s a toaster again.',
  '4-8':
    'There’s little 4 and 8 can’t do together: 8 spots the chance, and 4 does the work properly. 8 rents an empty store on a corner, and 4 arrives with a toolbox and doesn’t ask why. Six weeks later it’s open. What they’re bad at is stopping: two years may pass before either mentions a day off, so it belongs in the contract.',
  '4-9':
    '4 and 9 puzzle each other, since 4 keeps things and 9 gives them away. Take the ladder. 9 lent it to a man with a kind face, and 4 keeps going to the window to see if he’s bringing it back. To 9 it’s a ladder; to 4 it’s a promise. Both of them do want to be fair, and that can carry them a long way. So can a second ladder: one to keep and one to lose.',
  '4-11':
    '4 and 11 have to meet in the middle, because 11 senses things and 4 has to see them. 11 feels that something’s wrong in the house, and 4 checks every room with great care and finds nothing. Both feel ignored. Then in spring a wall turns out to be damp, where 4 couldn’t see and 11 couldn’t explain. Ten minutes of looking together with a flashlight, before anyone says “nonsense,” would suit them better.',
  '4-22':
    '4 and 22 are two builders who trust each other completely. 22 draws the boat, 4 checks every rope, and the years go by very happily on dry land. They should choose the day of the first trip now, and go, even if the paint’s still wet.',
  '4-33':
    'Rules are where 4 and 33 collide: 4 wants one for everybody, and 33 has never met a case that wasn’t special. A boy brings back a library book a year late. 4 works out the fine, and 33 gets out the cookies. 4 thinks of everyone who was on time, 33 thinks of how small the boy is, and they’re both right. If 33 gets three exceptions a month and 4 gets to count them, they’ll both sleep.',
  '5-5':
    'Two 5s have a glorious time whenever they’re in the same place, which may be twice a year. Neither minds. There are three days of talk, a borrowed scooter, a swim at dawn, and then silence until one of them sends a photo of some fish. If they’d like more of each other, they need a date that never moves, like the longest day of the year.',
  '5-6':
    'Time is the trouble between 5 and 6: 6 has dinner ready, and 5 has met a man with a parrot. 6 isn’t angry, just standing at the window. 5 did mean to call, and the phone is at two percent. Most of the low score comes from this hour, because 5 loves being expected somewhere, and 6 loves the stories once they’re told. A call before dark helps. So does a 6 who sometimes goes out too.',
  '5-7':
    '5 and 7 leave each other free and stay curious about each other, which suits them both. 5 brings home a stone, a seed and a word nobody can spell, and 7 finds out what they are. Nobody gets questioned at the door. The risk is a whole year in which they discuss everything except how they’re doing. A slow trip together helps, with 5 not running ahead and 7 not reading.',
  '5-8':
    '5 and 8 need clear terms, because 8 wants a business and 5 wants a good day. They buy a popcorn cart together. 8 has planned three routes and a second cart. 5 has taken it to the beach without telling anyone. 8 calls that careless. 5 sold everything by noon. They’d do well to agree in advance: 8’s routes on weekdays, the beach on weekends.',
  '5-9':
    '5 and 9 like each other a great deal: 5 wants to see the whole world, and 9 wants to meet it. They can take the same trip, and 5 comes home with a dozen towns and 9 with one family. When 5 is ready to leave, one arm already in a jacket, somebody’s just started telling 9 about the divorce. A small thing they always do together, and never cancel, keeps them close.',
  '5-11':
    '5 and 11 get along wonderfully and have more adventures than almost any other pair: 11 senses that something’s coming, and 5 has already bought the shoes. Neither of them gives a thought to rain, money or sleep. It goes best if 5 checks the weather, at least, and if 11 says it’s too much before the climb, and not halfway up.',
  '5-22':
    '5 and 22 are rarely at the same speed, since 22 plans for years and 5 leaves tomorrow. 22 has read four books about Peru. 5 has been to Peru, by accident. It’s worth knowing that each secretly envies the other: 22 would love to just go, and 5 would love to have something to come back to. Short trips help. 22 plans the first two days, and 5 gets the rest.',
  '5-33':
    '5 and 33 bring out the best in each other: 5 finds the surprise, and 33 knows what it’s good for. On a school trip 5 takes the wrong path and discovers a cave, and in that cave 33 gives the finest lesson of the year. 33 does worry when 5 goes missing. A message beforehand, with a time in it, is all it takes.',
  '6-6':
    'Two 6s make a warm, steady home and then compete to run it. Both salt the beans. Both get up in the night to close the same window, and meet in the hall. They could take turns being the host, while the other one practices saying nothing but “Delicious.”',
  '6-7':
    '6 and 7 hurt each other by accident, because 6 comes closer and 7 needs space. 6 has tidied the desk, out of love, and 7 has been standing in front of it for ten minutes, in mourning. The harder 6 tries, the further away 7 goes, though it’s usually no further than the next room. It helps if 6 knocks, and if 7 starts with thanks and only then says no. They can be surprisingly tender.',
  '6-8':
    '6 and 8 do well once 8 remembers the people and 6 respects the rules. 8 has taught the dog not to beg. 6 feeds it under the table. The dog loves them both and is very confused. It’s much the same with money and family: 8 says no, and 6 says yes when 8 isn’t looking. They should make the rules together, out loud, with the dog in the room.',
  '6-9':
    '6 and 9 get along easily, since both have big hearts, though 6’s stays home and 9’s goes out. Give them an afternoon, and they’ll give away more than they own. 6 misses 9 a little more each evening, and says nothing about it until it all comes out at once. So 9 should announce the evenings at home in advance, like a concert, and then really be there.',
  '6-11':
    '6 and 11 need some patience with each other: 6 has just planted the herbs when 11 feels that they should live by the sea. 11 means it as a dream. 6 hears a complaint about the basil. Some of these feelings are gone by bedtime, and some turn out to be right. It’s best if 11 says it early, and both let it rest for a month before anyone packs or cries.',
  '6-22':
    '6 and 22 go very well together, because 22 builds big and 6 makes it feel like home. 22 is thinking about the roof. 6 asks for a low window, so that small children can see out, and that’s the part everybody will remember in eighty years. Both carry too much alone, so when a friend offers to help, they should say yes before they’ve had time to think.',
  '6-33':
    '6 and 33 are one of the warmest pairs there is, and it’s a lucky person who lives next door. When a friend is ill, 6 cooks and 33 sits by the bed. They agree on almost everything, above all on what would be good for other people, who sometimes hide.',
  '7-7':
    'Two 7s get along in a way that’s hard to see from outside. They can spend a day in a museum, two rooms apart, and call it one of their best. Trust comes slowly, and then it stays. If something goes wrong, it goes wrong in silence: each is sure that the other would rather be left alone, and for a week they’re both mistaken. Somebody has to knock first, and a cup of tea is a good excuse.',
  '7-8':
    '7 and 8 are a hard pair on paper, since 8 wants the answer now and 7 is still improving the question. 8 is loading the picnic into the car, and 7 is explaining how clouds form. Then it rains. They’re both wet, and one day it’ll be a favorite story. It helps to give 7 a week to think and to give 8 the date when it ends. What 7 finds out, 8 can really use.',
  '7-9':
    '7 and 9 need time to trust each other’s way with people: 9 believes them, and 7 checks. A man at the station tells a sad story about his sick aunt, and 9 pays his fare, and 7 remembers that last month it was an uncle. Sometimes 7 is right, and sometimes there really is an aunt. It goes better if they look at the facts first and the feelings second, and call nobody a fool.',
  '7-11':
    '7 and 11 fascinate each other, since 11 knows things at once and 7 finds out why. They read the same detective novel. 11 names the killer on page nine, and 7 proves it on page three hundred, delighted. Meanwhile the only thing in the fridge is a lemon. If somebody else delivered the groceries, such nights could go on forever.',
  '7-22':
    '7 and 22 need an agreement, because 22 wants to build it and 7 wants to understand it first. The workers are waiting, and 7 has found an old coin in the ground and is down on both knees. They’re two patient, stubborn people, so it’s a very polite fight. What helps is a date: before it 7 can ask anything, and after it the digging starts. But 22 might come and look. It’s a very good coin.',
  '7-33':
    '7 and 33 take some patience, because 33 writes love letters and 7 writes a line. 33 fills the whole birthday card, the back of it and part of the envelope. 7 writes “Happy birthday” and a name. Choosing the pen took twenty minutes. 33 could leave a little white space, and 7 could risk a second sentence. Most of what seems to be missing is already there.',
  '8-8':
    'Two 8s can win nearly anything as partners, and as rivals they’ll only tire each other out. At their first dinner each insisted on paying, and it took the manager to end it. They admire strength, the other’s included. A goal that’s bigger than both of them stops the fighting over small ones. At home they should divide the decisions and never reopen one, not even about the remote control.',
  '8-9':
    '8 and 9 disagree about what money and time are for: 8 builds with them, and 9 shares them out. They win a prize at the fair. Before they reach the gate, 8 has a plan for it, and 9 has promised it to a school. Both were thinking ahead, only for different people. Splitting it in half works. By the end of the year 8 may be giving some away, and 9 may have saved a little.',
  '8-11':
    '8 and 11 do well when 8 respects a feeling and 11 brings a figure. 11 senses that the empty bakery is the right place for them. 8 wants to know the rent. Now and then 11 is gloriously right, and now and then it’s an expensive mistake. They could set aside a little money for such feelings, an amount they could lose and still laugh, and let the rest wait for the facts.',
  '8-22':
    '8 and 22 build what others only talk about, and they enjoy each other all the way. Put them in charge of a school picnic, and there’s parking for four hundred. What they forget is that other subjects exist. They should often have people at the table who know nothing about the project, and who don’t get told.',
  '8-33':
    '8 and 33 have to agree what winning is: for 8 it’s the score, and for 33 it’s everyone getting a turn. If they coached a children’s soccer team, they’d be arguing by halftime. Then a child comes off in tears, and it takes both of them: first 33’s hug, then 8’s “Here’s what went wrong.” In that order it works on adults too, and they might try it on each other.',
  '9-9':
    'Two 9s understand each other deeply, often from opposite ends of town. They cry at the same movies, forgive the same impossible people, and spend their evenings helping everyone but each other. So now and then it has to be said out loud: “Stay in tonight. I need someone too.”',
  '9-11':
    '9 and 11 lift each other up, since both believe the world could be kinder: 11 finds the words for it, and 9 takes them from door to door. When 9 stays out for one more meeting, 11 lies awake and imagines things. A message from 9, and a late, quiet bowl of something hot, put it all right.',
  '9-22':
    '9 and 22 make a fine team for a good cause: 9 brings the people, and 22 gives them somewhere to sit. 22 has planned a dinner for ninety. 9 has invited a hundred and twenty, and mentions it at the door. 22 goes white. Then tables are carried over from the school next door, and it’s a better night than the one on paper. Next time 22 should simply plan for a third more.',
  '9-33':
    '9 and 33 have kindness enough for a small town, and they’re one of the best pairs we know. If a bus got stuck in the mud, they’d be the two to have on board: 9 comforts the grandparents, and 33 teaches the children songs. Everyone gets home happy except those two, who get home last. They won’t rest until somebody tells them to, so here it is: a whole day off, and no visitors.',
  '11-11':
    'Two 11s feel unusually close, as if there were a door open between their heads. Much of the time they’re right about each other, and it’s a wonder. But they can also have the same small worry on the same night, and feed it together until it needs its own chair. That’s the moment to phone a cheerful friend who wants to know what’s for dinner.',
  '11-22':
    '11 and 22 are glad they met: 11 has the dream, and 22 can build it. 11 wants a house made of glass. 22 wants to know who’ll clean it. 11 feels slowed down, 22 feels rushed, and together they get a real house, mostly glass, with a very long mop. It helps if 11 can tell the whole dream before 22 mentions the cleaning.',
  '11-33':
    '11 and 33 are a bright, gentle match: 11 says the strange new thing, and 33 says it again so that everyone can follow. Both give until there’s nothing left of them. In the evening they should turn off the phones, lock the door and let nobody in, however much that person deserves it.',
  '22-22':
    'Two 22s feel understood at last, with plans of the same size and the patience to match. Only two 33s share their score, the highest in our table. A child asks them for a sandbox, and by evening they’ve made a model of it, with a bridge. Meanwhile the child has begun digging with a spoon. They should build the small thing first, this week. The great plan can wait, and with these two it will.',
  '22-33':
    '22 and 33 want the same good thing, only 22 wants it perfect and 33 has promised it for the weekend. They’re opening a swimming pool. It has no water yet, and six grandmothers are standing there in bathing caps. 22 would rather wait a year; 33 has the ladies practicing their strokes on dry land. They’re right for each other, because one keeps it safe and the other keeps it human. The shallow end can open first.',
  '33-33':
    'Two 33s are perhaps the kindest pair of all, and a real fight between them would surprise everyone. They’d keep a bad gardener until he retired, and praise the hedge. But complaints that never get spoken pile up. Some evening, over something sweet, one of them should say an honest, slightly uncomfortable sentence. They’ll both apologize at once, and that’s fine.',
};
