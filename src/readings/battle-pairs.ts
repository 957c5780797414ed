import type { BattlePairs } from './battle-types';

/**
 * What two numbers make of each other, the smaller first. The first sentence names both and says
 * how they get along, as warmly as their score allows; the rest says which of them does what, and what
 * helps.
 */
export const battlePairs: BattlePairs = {
  '1-1':
    'Two 1s can make it work, though it’ll often look like a race. They race to the elevator, to the end of the crossword, and to be the first to say sorry. “I said it.” “I said it louder.” It helps if each of them is in charge of something, say the money or the kitchen. And when one of them is sick, the other finally slows down, sits by the bed, and loses at cards on purpose.',
  '1-2':
    '1 and 2 get along fairly well once they’ve understood one word, and the word is “sure.” “Opera?” says 1. “Sure,” says 2. But 2 has a happy “sure” and an unhappy one, and the unhappy one means no. 1 can’t hear the difference, so they’ve now seen nine operas. It helps if 1 offers two choices, and 2 picks one out loud. “Opera or bowling?” “Bowling,” whispers 2. “Thank goodness,” says 1, who only went for 2’s sake.',
  '1-3':
    '1 and 3 get along very well, since 1 makes things happen and 3 makes them worth coming to. 1 calls a meeting of the whole street about a broken lamp, and four people come. 3 calls the next one a costume party, and everybody comes. By nine they’ve voted: eleven pirates for a new lamp, one banana against. 1, who takes orders from nobody, is counting the votes in a lobster suit, because 3 asked.',
  '1-4':
    'It isn’t easy for 1 and 4, because 1 wants to start and 4 wants to get ready. When they make pancakes, 1 is stirring while 4 is still weighing the flour. “You’re so slow,” says 1. “That wasn’t sugar,” says 4. It goes better when 4 does the measuring and 1 flips the pancakes in the air, which nobody can do slowly. The first one sticks to the ceiling. They eat all the others underneath it, looking up.',
  '1-5':
    '1 and 5 are a happy match, because they’re both fast and neither of them ever asks, “Are you sure?” 1 names a city, and 5 finds a road there that isn’t on any map. They’ve left before the toast is done. When they get back, the toast is still there, next to a letter from the electric company and a plant that’s been very patient.',
  '1-6':
    '1 and 6 have to work at it, since 6 shows love by helping and 1 would rather do everything alone. So there’s a sandwich in 1’s bag, cut into triangles, with a note, and the whole office has seen the note. 1 is annoyed until lunch, when it turns out to be the best sandwich in the building. It helps if 6 asks first, and if 1, who finds thanking hard, sends back a picture of the empty box.',
  '1-7':
    '1 and 7 suit each other very well: one is quick, one is thorough, and both are happy alone. 1 answers at once and is sometimes wrong. An hour later 7 comes back with the right answer, and 1 says, “Exactly, that’s what I meant.” 7 keeps a list of these, and reads it out loud on 1’s birthday.',
  '1-8':
    '1 and 8 can do great things once they’ve settled who’s in charge, and it won’t be settled today. They’re carrying a bathtub up the stairs. Both of them are giving orders, and since noon the tub has been stuck between two floors. Neither stays angry, though. By evening they’re sitting in it, eating noodles, while the neighbors climb over. It helps to take turns: 1 is the boss as far as the second floor, and 8 from there up.',
  '1-9':
    '1 and 9 get along, with one misunderstanding: 1 has planned an evening for two, and 9 has brought guests. The guests are nice. One of them is crying. 1 swears that this is the last time, opens another can of tomatoes, and an hour later is helping the one in tears plan a whole new life. Still, some evenings should be for two. It only counts if 9 is the one who locks the door.',
  '1-11':
    '1 and 11 inspire each other, if 1 can wait a day. “A café,” says 11 at breakfast. By noon 1 has told everyone and ordered a sign with a big yellow sun. 11, who wasn’t finished, has gone to lie down. It helps if 1 goes in and asks, “What was the rest of it?” “It’s only open at night,” says 11. 1 goes out again, very quietly, to ask if a sun can become a moon.',
  '1-22':
    '1 and 22 get along because they agree on where they’re going, and they argue because they never agree on when. 1 wants it by summer. 22 wants it to stand for a century. In one garden 1 plants radishes and 22 plants oaks. In June 1 brings over the first radish, and 22 has to admit, chewing, that “soon” has its good side. In return 22 offers 1 the shade of the tallest oak. There’s room for one foot.',
  '1-33':
    '1 and 33 do each other a lot of good, because 33 is one of the few people who can teach 1 anything. 1 hates lessons, so 33 just does the thing slowly, where 1 can see, and never mentions it. In return 1 stands next to 33 during phone calls and holds up a piece of paper that says “No.” The first time 33 really said it, to a real person, they both had to sit down.',
  '2-2':
    'Two 2s are about as close as two people get: each can tell how the other slept from the way a cup is put down. They’ve been known to apologize for something they only did in the other one’s dream. “Are we okay?” asks one of them now and then. “I was about to ask you that,” says the other. And they are, they always are.',
  '2-3':
    '2 and 3 enjoy each other, except that 2 tells secrets, 3 tells stories, and sometimes it’s the same one. At dinner 3 is halfway through 2’s terrible job interview, and getting laughs. 2 is smiling with the teeth only. 3 would be horrified to know, so the two of them need a code word for anything private. “Potato” is good. 2 says it once, quietly, and 3 switches to something that happened to 3.',
  '2-4':
    'There’s no need to worry about 2 and 4, who are as calm and solid as a pair can be. They do speak two languages. 2 says, “I missed you.” 4 says, “I fixed the gate.” It’s the same sentence, and 2 knows that by now, and goes outside to admire the gate. Still, 4 should sometimes say it in 2’s language. It takes 4 all day to get it out, and it lasts 2 a month.',
  '2-5':
    '2 and 5 aren’t an easy match: 2 needs half an hour to say goodbye, and 5 is already on the scooter. 2 feels left behind, 5 feels held back, and neither meant any harm. What changes it is one sentence before the helmet goes on, “Back at nine,” and at nine the sound of a scooter. After ten evenings like that, 2 stops looking at the clock. After twenty, 2 may want a helmet too.',
  '2-6':
    '2 and 6 are a warm and loyal pair, and nobody leaves their table hungry or unheard. 6 is feeding twelve. 2 has noticed that one guest is close to tears, and has asked him to help look for the salt. They come back twenty minutes later without any salt, and he’s laughing. At the door everybody thanks 6 for dinner. 6 should say, loudly, “Wait, did you hear what 2 did?”',
  '2-7':
    '2 and 7 have trouble feeling close, because 2 needs to hear “I love you” and 7 thinks it’s been said. It was said, in fact, years ago, on a train, and nothing has changed since, so 7 saw no need to bring it up again. 7 sends a message: “Shopping.” 2 reads it three times, looking for a feeling. There isn’t one. 7 is shopping. Two more words, “miss you,” would change everything, and they’d even be true.',
  '2-8':
    'As a team 2 and 8 are hard to refuse, and they enjoy each other enormously. Say the restaurant is full. 2 alone would go home, but 8 asks anyway. “Impossible,” says the owner. 8 alone would argue, but 2 asks who the bride is in the photo on the wall. Soon they have the best table in the house. The owner is sitting at it too, telling 2 about the wedding, so 8 is running the restaurant.',
  '2-9':
    '2 and 9 are good to each other all day long, and their only problem is everyone else. During a movie a friend calls 9 with a broken heart, then a neighbor with a broken lock. The movie’s been on pause for an hour, and the actor’s mouth is still open. 2 never complains, so 9 thinks it’s fine. It helps to say it: “I want you to myself until he closes his mouth.” And 9 turns off the phone.',
  '2-11':
    '2 and 11 get along, and understand each other almost too well, so small things grow. At a wedding 11’s new shoes hurt. 2 sees 11’s face and wonders, “What did I do?” 11 sees 2 wondering, and wonders too. Before the cake is cut, they’re both close to tears. A plain fact helps. “It’s my shoes,” says 11 at last. They dance barefoot all night, both of them, though 2’s shoes were fine.',
  '2-22':
    '2 and 22 go together beautifully, because whatever 22 plans, 2 can make people want it. 22 knows what the new playground costs, down to the last screw. 2 knows which neighbor will be against it, and how she likes her coffee. The two of them drink a lot of coffee. On opening day it’s that neighbor who cuts the ribbon, and then she holds on to her hat and goes down the slide first.',
  '2-33':
    '2 and 33 are so gentle with each other that people near them lower their voices. The one worry is that 33 is just as sweet to the mailman. 2 would never complain about it. 2 will only ask, very lightly, if the mailman also gets called “sunshine.” What 2 needs is one thing that nobody else gets: a nickname, a certain walk, the last strawberry.',
  '3-3':
    'Two 3s have more fun buying carrots than most people have on vacation, and they come home without the carrots. They’ve got a song for the elevator, a voice for the cat, and a joke about somebody named Kevin that nobody else understands. When one of them is really sad, the other’s first idea is a joke. The second idea is better: to sit down close and say nothing, not even in the cat’s voice.',
  '3-4':
    '3 and 4 drive each other a little crazy, because 3 makes up new rules and 4 follows the old ones. It’s game night, and 3, who’s losing, announces that red now counts double. 4 reads aloud from the rule book, standing up. It helps to play twice, first by the book and then by whatever comes into 3’s head. By morning 4 has written down 3’s rules, all nineteen, and now 3 has to follow them.',
  '3-5':
    '3 and 5 have a wonderful time together, and it’s usually two in the morning. 3 found a place with live music. 5 has met the drummer. The drummer has a pony. Neither 3 nor 5 is the sensible one, so nobody asks whose pony it really is. They get home at dawn, singing, with three shoes between them. The taxi money was in the fourth.',
  '3-6':
    '3 and 6 make each other so happy that children run toward them, and so do distant relatives. 6 makes the dinner, and 3 is the dinner show. At midnight 6 is washing the pots, and 3 is acting out the whole evening again, all the parts, and 6 is laughing too hard to be angry. 3 should go on, by all means. It’s possible to do the uncle’s voice and dry a pan.',
  '3-7':
    '3 and 7 wear each other out, because 3 thinks by talking and 7 thinks by keeping quiet. “Where should we go this summer?” asks 3 on the bus. By the next stop 3 has suggested the lake, decided against the lake, and feels unheard. 7 is still considering the lake. It helps if 3 asks at breakfast and waits until dinner. “The lake,” says 7. By then 3 has forgotten all about it, and thinks it’s a wonderful idea.',
  '3-8':
    '3 and 8 have to translate for each other: 3 asks if it’s beautiful, and 8 asks what it costs. For the summer sale 3 draws a poster with a magnificent dragon and no prices. 8 sees no prices. They need each other, since nobody crosses the street for a price list and nobody can buy a dragon. It works when 8 praises the dragon first, and 3 then writes the prices in the smoke from its nose.',
  '3-9':
    '3 and 9 are among the happiest pairs there are: one starts the singing, and the other invites the whole block. They announce the concert first and look for a hall later, and so far there’s always been a hall, or at least a barn. A cow can be heard on one of the recordings.',
  '3-11':
    '3 and 11 set off each other’s imagination, and they love where it goes. Around midnight 3 makes up a ghost, for fun, and 11 can feel it standing by the door. Out of such nights come songs, plots and very odd business plans. Then 3 falls asleep at once, and 11 lies there with the ghost. Before the light goes out, 3 should send it home in a silly voice.',
  '3-22':
    '3 and 22 are good for each other: 22 builds what lasts, and 3 fills it with people. 22 is building a theater that should stand for two hundred years. 3 asks what’s on tomorrow. In the fourth year 3 gets bored and paints a whale on the longest wall. 22 looks at it all day without a word. Then there’s a new page in the plans: one whale, blue, to be repainted every ten years until 2226.',
  '3-33':
    '3 and 33 are a happy pair, and good for everyone around them: 3 makes people laugh, and 33 stays with the ones who can’t. But neither can be strict. When they look after children, they take turns with a whistle, and whoever has it must say no. At bedtime 3 blows it and starts a parade. Later 33 lends it to a girl of five, who asked so nicely. She sends everyone to bed, 3 and 33 first.',
  '4-4':
    'Two 4s get along and trust each other with anything except how to pack the car. Both are honest, both are on time, and each knows the only right way to do it, so there are two. “The heavy bag goes left.” “The heavy bag goes right.” They can discuss it longer than the trip takes. Whoever isn’t packing should go look at a tree. Apart from that it’s a calm, strong pair with excellent tires.',
  '4-5':
    '4 and 5 are the hardest match of all, by their numbers, and they come home with some of the best stories. 4 has planned the route. 5 has heard music, over there, behind the gas station. “We’ll be late.” “For what?” 4 can say for what, and by how much. They end up at a long table with total strangers, on a night they’ll still talk about when they’re old. And they get home, because 4 filled the tank.',
  '4-6':
    '4 and 6 build a good home between them: 4 looks after the roof, and 6 looks after whoever is under it. They argue in stores. 4 has an amount in mind. 6 has nine presents in the cart, all of them thoughtful, and a tenth hidden under a towel. “What’s that?” “Nothing.” 4 shouldn’t ask about the tenth one. It’s for 4.',
  '4-7':
    'Things are quiet between 4 and 7, and mostly good, though 4 wants a thing fixed and 7 wants to know why it broke. The bathroom lock is on the kitchen table, in very small pieces, and 7 has never been happier. 4 is in the bathroom, and would like to come out. So 7 describes each piece through the door, and 4 says where it goes. It takes two hours. It’s the longest talk they’ve had since spring.',
  '4-8':
    'There’s little 4 and 8 can’t do together: 8 spots the chance, and 4 does the work properly. 8 rents an empty store on a corner. 4 arrives with a toolbox and doesn’t ask why. Six weeks later it’s open, and every light switch has a label. They celebrate with a short lunch. Halfway through it 8 has an idea for a second store, and 4, who’d been hoping for dessert, takes out a pencil.',
  '4-9':
    '4 and 9 puzzle each other, and it isn’t easy, since 4 keeps things and 9 gives them away. 9 lent their drill to a man with a kind face, and 4 keeps going to the window to look for him. To 9 it’s a drill; to 4 it’s a promise. They both mean well. What helps is a second drill: one to keep and one to lose.',
  '4-11':
    '4 and 11 have to meet in the middle, because 11 senses things and 4 has to see them. “Something’s wrong in this room,” says 11. 4 checks the window, the wires and the smoke alarm, and they’re all fine. 11 feels doubted, and 4 feels silly. It helps if they don’t argue about who’s right, and sit down together for a while. “I had a terrible day,” says 4 at last. And that’s what was wrong in the room.',
  '4-22':
    '4 and 22 are two builders who trust each other completely. 22 draws the boat, 4 checks every rope, and the years go by very happily on dry land. Neighbors bring their grandchildren to look at it. It’s a wonderful boat, and it has never been wet. The first trip is planned for spring, though nobody has said which spring.',
  '4-33':
    'Rules are where 4 and 33 collide, and it happens often: 4 wants one for everybody, and 33 has never met a case that wasn’t special. A boy brings back a library book a year late. 4 works out the fine; 33 gets out the cookies. 4 thinks of everyone who was on time, and 33 of how small he is. It helps if 33 gets three exceptions a month. 4 counts them, and sometimes, out of love, counts badly.',
  '5-5':
    'Two 5s have a glorious time whenever they’re in the same place, which may be twice a year. In between there’s silence, or a photo of some fish, and neither minds. If they’d like more of each other, they need one date a year that never moves. Surprise visits don’t work. They’ve tried. “Guess where I am!” “No, you guess!” Each was sitting on the other one’s doorstep, with flowers, and the next train back was in the morning.',
  '5-6':
    'Time is the trouble between 5 and 6: 6 has dinner ready, and 5 has met a man with a parrot. 6 isn’t angry, just standing at the window. 5 did mean to call, and the phone is at two percent. Nearly all their fights are about this one hour. But two percent is enough for a message: “Late. Parrot. Love you.” Then 6 can start eating, and the first question at the door is what the parrot could say.',
  '5-7':
    '5 and 7 leave each other free and stay curious about each other, which suits them both. 5 brings home a stone, a seed and a word nobody can spell, and 7 finds out what they are. That takes 7 a week, so 5 has to stay home that long. The stone is very old. The seed is a pumpkin. The word turns out to be rude, and now it’s what they call each other when nobody’s listening.',
  '5-8':
    '5 and 8 need clear terms, because 8 wants a business and 5 wants a good day. They buy a popcorn cart together. 8 has planned three routes and a second cart. 5 has taken it to the beach without telling anyone. “That’s careless,” says 8. “I sold everything by noon,” says 5. They’re silent for a while, each with some popcorn. Then 8 asks which beach.',
  '5-9':
    '5 and 9 like each other a great deal: 5 wants to see the whole world, and 9 wants to meet it. Wherever they go, 5 ends up by the door with one arm in a jacket, while a stranger tells 9 everything. “Five minutes,” says 9, and it’s forty. It helps if 5 goes exploring meanwhile and then fetches 9. They come home with pictures of a dozen towns, and a family of six coming to stay in May.',
  '5-11':
    '5 and 11 get along wonderfully, and they have more adventures than almost any other pair. “I have a feeling about the mountains,” says 11 at breakfast. By noon 5 has bought boots for both of them. By six they’re at the very top, in fog so thick that they can’t see the boots. 11 listens to the feeling once more. “I think it was the desert.” 5 is already on the way down, to ask about camels.',
  '5-22':
    '5 and 22 are rarely at the same speed, which isn’t easy on either of them: 22 plans for years, and 5 leaves tomorrow. Short trips help, if 22 plans the first two days and nobody plans the third. Long ones are harder. 22 has read four books about Peru and isn’t ready yet. 5 has been to Peru, by accident. “What was it like?” asks 22, with a pencil. “Steep,” says 5. 22 writes it down.',
  '5-33':
    '5 and 33 bring out the best in each other: 5 finds the surprise, and 33 knows what it’s good for. On a school trip 5 takes a wrong path and finds a cave full of bats, and 33 gets thirty children to whisper so the bats can sleep. But 33 counts heads all day, and it’s always 5 who’s missing. So 5 has to wear a yellow cap, like the children, and hold somebody’s hand. 5 picks 33’s.',
  '6-6':
    'Two 6s make a warm, steady home and then compete to run it. Both salt the beans. Guests get two dinners, and finish both to be polite. It helps to divide the jobs, but they forgot the hall window. At three in the morning both get up to close it. “Go back to bed, I’ve got it.” “No, you’ll catch cold.” When it’s finally settled, the sun is up, and it’s too warm to close it.',
  '6-7':
    '6 and 7 hurt each other by accident, because 6 comes closer and 7 needs space. 6 has tidied the desk, out of love, and 7 looks at it as if a friend had moved away. The harder 6 tries, the further away 7 goes, at last into the bathtub, with the door locked. It helps to slip a note under it. “Soup?” writes 6. After a while the note comes back: “Soup. And you.”',
  '6-8':
    '6 and 8 do well once 8 remembers the people and 6 respects the rules. 8 has taught the dog not to beg. 6 feeds it under the table. The dog loves them both and is very confused. It’s much the same with money and family: 8 says no, and 6 says yes when 8 isn’t looking. They should make the rules together, out loud, with the dog in the room.',
  '6-9':
    '6 and 9 get along easily, since both have big hearts: 6 is kind at home, and 9 is kind all over town. Between them they’ve given away more blankets than they’ve ever owned. 6 misses 9 a little more each evening and says nothing, until it all comes out in an argument about the lid of a jar. So 9 should announce the evenings at home in advance, like a concert: one night only, two seats.',
  '6-11':
    '6 and 11 need some patience with each other: 6 has just planted the herbs when 11 feels that they should live by the sea. 11 means it as a dream. 6 hears a complaint about the basil. Some of 11’s feelings are gone by bedtime, so it helps to wait a month. If 11 still wants the sea after that, they can talk about it. Basil grows there, too.',
  '6-22':
    '6 and 22 go very well together, because 22 builds big and 6 makes it feel like home. 22 is designing a train station, and has thought of the crowds, the clocks and the next hundred years. 6 asks for one low window, so that small children can see the trains. It’s the part everybody takes pictures of. On quiet days 22 can be found there too, sitting on the floor, waving to the drivers.',
  '6-33':
    '6 and 33 are one of the warmest pairs there is, and it’s a lucky person who lives next door. When a friend is sick, 6 cooks and 33 sits by the bed. By the second day the friend feels well enough to beg for some time alone. They agree on almost everything, above all on what would be good for other people, who sometimes hide.',
  '7-7':
    'Two 7s get along well and hardly mention it. “That was a good talk,” says one of them after four hours on a train. They’d said nine sentences, but all nine were good. When they fight, it’s just as quiet: each is sure the other wants to be left alone, and for a week they’re both mistaken. Then somebody knocks and says, “I found an article about moss.” It means “I’m sorry.” “What kind of moss?” means “Me too.”',
  '7-8':
    '7 and 8 are a hard pair on paper, since 8 wants the answer now and 7 is still improving the question. 8 is loading the picnic into the car. 7 is looking at a cloud, about to say something. “Tell me on the way,” says 8. An hour later they’re under a tree, soaked. “Go on, say it,” says 8. “You knew it would rain.” “No,” says 7. “I thought the cloud looked like you, running.”',
  '7-9':
    '7 and 9 need time to trust each other’s way with people: 9 believes them, and 7 checks. A man at the station tells them about his sick aunt, and 9 starts counting out his fare. 7 remembers him. Last month it was an uncle. “And how’s your uncle?” asks 7. “Much better, thank you,” says the man, and 9 is so happy to hear it. 7 looks at 9’s face, and then pays half the fare.',
  '7-11':
    '7 and 11 fascinate each other, since 11 knows things at once and 7 finds out why. They read the same detective novel. 11 names the killer on page nine, and 7 proves it on page three hundred, delighted. They’ve solved a whole shelf of murders this way, side by side, long past midnight. The one case they can’t solve is which of them was supposed to buy bread.',
  '7-22':
    '7 and 22 need an agreement, because 22 wants to build and 7 wants to understand everything first. 22 has hired workers to dig a fish pond. The workers are waiting, since 7 has found an old coin in the ground and won’t let anyone near it. It’s a very polite fight. They agree on a date: 7 gets until Friday. On Thursday 22 takes one look at the coin, sends the workers home, and kneels down too.',
  '7-33':
    '7 and 33 take some patience, because 33 writes love letters and 7 writes a line. 33 fills the whole birthday card, the back of it and part of the envelope. 7 writes “Happy birthday” and a name, and choosing the pen took twenty minutes. 33 should know about the pen. And 7 could risk a second sentence. 33 will want to frame it.',
  '8-8':
    'Two 8s have to work at it, since each is used to being in charge. Both want to drive, so they’ve been known to go to one dinner in two cars, and argue about who took the better road. It helps to put it in writing, odd days and even days, and they both enjoy the signing. But when one of them has lost something big, the other gets in on the passenger side and says, “Anywhere you like.”',
  '8-9':
    '8 and 9 often disagree, above all about what to do with good luck: 8 builds with it, and 9 shares it out. Their cherry tree is full. 8 has ordered jars and labels, and 9 is handing cherries over the fence to everyone who walks by. It’s best to split the tree. By lunch 9’s half is gone, so 9 buys 8’s half, at full price, and gives that away too. They both go to bed sure they’ve won.',
  '8-11':
    '8 and 11 do well when 8 respects a feeling and 11 brings a price. “This is the place,” says 11, in front of an empty bakery. “What’s the rent?” says 8. “It’s sunny,” says 11. It helps if 11 goes and asks, while 8 waits on the step. 11 comes back with a terrible number. But 8 has been sitting in the sun, eyes closed, and does the math twice, the second time more kindly.',
  '8-22':
    '8 and 22 build what others only talk about, and they enjoy each other all the way. Put them in charge of a school picnic, and there’s a parking plan, a second picnic in case the first one fails, and a five-year plan for the mustard. On the way home one of them should ask, “And how are you?” Neither has a plan for that, and they may still be talking in the parked car at midnight.',
  '8-33':
    '8 and 33 have to agree what winning is: for 8 it’s the score, and for 33 it’s everyone getting a turn. Let them coach a kids’ soccer team, and in the last minute 33 will send in the smallest boy. 8 can’t look. Then the ball hits his knee and rolls into the net, and it’s 8 who runs out, shouting, and carries him around the field. 33 has never seen 8 so happy. They’d lost, nine to one.',
  '9-9':
    'Two 9s understand each other deeply, often from opposite ends of town. They cry at the same movies, forgive the same impossible people, and help everyone except each other. One evening a week should be theirs, and they do mean to choose one. Now and then they meet by accident, painting the same stranger’s kitchen, and they’re so happy about it that the walls get a third coat. The stranger would like to go to bed.',
  '9-11':
    '9 and 11 lift each other up, since both believe the world could be kinder: 11 finds the words for it, and 9 takes them from door to door. 11 has written to the whole street, and 9 is out delivering the letters. When it gets dark, 11 goes looking. 9 is only at the second house, where an old lady is showing her photos. At midnight all three are on her sofa, and the photos have reached 1961.',
  '9-22':
    '9 and 22 make a fine team for a good cause: 9 brings the people, and 22 gives them somewhere to sit. 22 has planned a dinner for ninety. 9 has invited a hundred and twenty, and mentions it at the door. 22 goes white. Then tables are carried over from the school next door, and it’s a wonderful night. Next year 22 will plan for a hundred and fifty, in secret. If 9 knew, it would be two hundred.',
  '9-33':
    '9 and 33 have kindness enough for a small town, and they’re one of the best pairs there is. But they never rest, because somebody always has a fever or a flat tire. So a clever friend tells 9, in secret, that 33 looks tired, and then tells 33 the same about 9. Both lie down at once, and each pretends to be asleep for the other’s sake. They’re so good at it that neither wakes up until noon.',
  '11-11':
    'Two 11s feel unusually close, as if there were a door open between their heads. Often they’re right about each other, and it’s a wonder. But they can also have the same small worry on the same night. “You’re thinking about it.” “So are you.” By two o’clock it’s the size of a horse. It helps to write it down and read it aloud at breakfast, when it usually turns out to be one unanswered email.',
  '11-22':
    '11 and 22 are glad they met: 11 has the dream, and 22 can build it. 11 wants a house made of glass. 22 wants to know who’ll clean it. 11 feels slowed down, and 22 feels rushed. It helps if 11 can tell the whole dream, to the last glass stair, before 22 mentions the cleaning. What they get in the end is a real house, mostly glass, with a very long mop.',
  '11-33':
    '11 and 33 are a bright, gentle match: 11 says the strange new thing, and 33 says it again so that everyone can follow. “The house is crying,” says 11 to the plumber. “The pipe is leaking,” says 33. By evening both have given all they had, and then each gets up once more, because the other one looks tired. They meet at the stove and send each other to bed.',
  '22-22':
    'Two 22s feel understood at last, with plans of the same size, and no pair scores higher. A child asks them for a sandbox. By evening they’ve made a model of it, with a bridge and a harbor. Meanwhile the child is digging in the flower bed with a spoon. They go out to explain the plan, and are handed a spoon each. It’s long after dark when they notice that the child has gone to bed.',
  '22-33':
    '22 and 33 are right for each other and want the same good thing, only 22 wants it perfect and 33 has promised it for the weekend. They’re opening a swimming pool. It has no water yet, and six grandmothers are standing there in bathing caps. 22 would rather wait a year. 33 has the ladies practicing their strokes on dry land, and it looks magnificent.',
  '33-33':
    'Two 33s are perhaps the kindest pair of all, and a real fight between them would surprise everyone. They have a terrible gardener, and for years they’ve both praised the hedge. But what never gets said piles up. Some evening, over something sweet, one of them should be brave: “I’ve never liked the hedge.” “Neither have I!” says the other. What a relief. By breakfast they feel so guilty that they give the gardener a raise.',
};
