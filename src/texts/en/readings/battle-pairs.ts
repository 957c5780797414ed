import type { BattlePairs } from '../../../readings/battle-types';

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
    '1 and 3 get along very well, since 1 makes things happen and 3 makes them fun. “We’re walking home, it’s healthy,” says 1, and sets off. By the second corner 3 has turned it into a game: nobody may step on a shadow. So 1, who takes orders from nobody, is jumping over the shadow of a lamppost in good shoes. There’s no winner in this game, but 1 keeps score.',
  '1-4':
    'It isn’t easy for 1 and 4, because 1 wants to start and 4 wants to get ready. When they make pancakes, 1 is stirring while 4 is still weighing the flour. “You’re so slow,” says 1. “That wasn’t sugar,” says 4. It goes better when 4 does the measuring and 1 flips the pancakes in the air, which nobody can do slowly. The first one sticks to the ceiling. They eat all the others underneath it, looking up.',
  '1-5':
    '1 and 5 are a happy match, because they’re both fast and neither of them ever asks, “Are you sure?” 1 names a city, and 5 finds a road there that isn’t on any map. They’ve left before the toast is done. When they get back, the toast is still there, next to a letter from the electric company and a plant that’s been very patient.',
  '1-6':
    '1 and 6 have to work at it, since 6 shows love by helping and 1 would rather do everything alone. So there’s a sandwich in 1’s bag, cut into triangles, with a note, and the whole office has seen the note. 1 is annoyed until lunch, when it turns out to be the best sandwich in the building. It helps if 6 asks first, and if 1, who finds thanking hard, sends back a picture of the empty box.',
  '1-7':
    '1 and 7 suit each other very well: one is quick, one is thorough, and both are happy alone. 1 answers at once and is sometimes wrong. An hour later 7 comes back with the right answer, and 1 says, “Exactly, that’s what I meant.” 7 keeps a list of these, and reads it out loud on 1’s birthday.',
  '1-8':
    '1 and 8 can do great things once they’ve settled who’s in charge, and it won’t be settled today. They’re putting a bed together. Both of them give orders, and neither has all the instructions, because each took half the pages. By evening the bed has two heads and no foot. They don’t stay angry, though, and they sleep in it very well. They could take turns: 1 is the boss until lunch, and 8 after that.',
  '1-9':
    '1 and 9 get along, once they’re used to one thing: 1 likes to be first, and 9 lets everyone go ahead. In the supermarket 1 has found the fastest line. 9, who has the cart, lets in a mother with a baby, then a man with one lemon. When 1 looks back, 9 is further from the register than before. It’s better if 1 stands in line and 9 picks out the apples, where nobody has to wait.',
  '1-11':
    '1 and 11 inspire each other, if 1 can wait a day. “We should have people over,” says 11 at breakfast, looking out the window. By noon 1 has invited eight of them. 11, who wasn’t finished, has gone to lie down. 1 has to go in and ask, “What was the rest of it?” “Only candles,” says 11, “so that people say what they mean.” 1 goes out again, very quietly, and buys sixty candles.',
  '1-22':
    '1 and 22 get along because they agree on where they’re going, and they argue about when. 1 wants it by summer. 22 wants it to stand for a century. In one garden 1 plants radishes and 22 plants oaks. In June 1 brings over the first radish, and 22 has to admit, chewing, that “soon” has its good side. In return 22 shows 1 the tallest oak. It comes up to their knees. “Nice,” says 1.',
  '1-33':
    '1 and 33 do each other a lot of good, because 33 is one of the few people who can teach 1 anything. 1 hates lessons, so 33 just does the thing slowly, where 1 can see, and never mentions it. In return 1 stands next to 33 during phone calls and holds up a piece of paper that says “No.” The first time 33 really said it, to a real person, they both had to sit down.',
  '2-2':
    'Two 2s are about as close as two people get: each can tell how the other slept from the way a cup is put down. They’ve been known to apologize for something they only did in the other one’s dream. “Are we okay?” asks one of them now and then. “I was about to ask you that,” says the other. And they are, they always are.',
  '2-3':
    '2 and 3 enjoy each other, except that 2 tells secrets, 3 tells stories, and sometimes it’s the same one. At dinner 3 is halfway through 2’s terrible job interview, and getting laughs. 2 is smiling with the teeth only. 3 would be horrified to know, so the two of them need a code word for anything private. “Potato” is good. 2 says it once, quietly, and 3 switches to something that happened to 3.',
  '2-4':
    'There’s no need to worry about 2 and 4, who are as calm and solid as a pair can be. They do speak two languages. 2 says, “I missed you.” 4 says, “I fixed the gate.” It’s the same sentence, and 2 knows that by now, and goes outside to admire the gate. Still, 4 should sometimes say it in 2’s language. It takes 4 all day to get it out, and it lasts 2 a month.',
  '2-5':
    '2 and 5 aren’t an easy match: 2 needs half an hour to say goodbye, and 5 is already on the scooter. 2 feels left behind, 5 feels held back, and neither meant any harm. What changes it is one sentence before the helmet goes on, “Back at nine,” and at nine the sound of a scooter. After ten evenings like that, 2 stops looking at the clock. After twenty, there are two helmets by the door.',
  '2-6':
    '2 and 6 are a warm and loyal pair, and each would give the other the last blanket. In fact they do, all evening. “I’m fine, you take it,” says 2, shivering, and 6, who’s freezing, tucks it around 2’s feet. Each of them listens for the other one’s teeth. Neither likes to ask for anything, so somebody has to start. “I’m cold” is enough, and the blanket turns out to be wide enough for two.',
  '2-7':
    '2 and 7 have trouble feeling close, because 2 needs to hear “I love you” and 7 thinks it’s been said. It was said, in fact, years ago, on a train, and nothing has changed since, so 7 saw no need to bring it up again. 7 sends a message: “Shopping.” 2 reads it three times, looking for a feeling. There isn’t one. 7 is shopping. Two more words, “miss you,” would change everything, and they’d even be true.',
  '2-8':
    'As a team 2 and 8 are hard to refuse, and they enjoy each other enormously. Say their hotel room is right above the kitchen. 2 alone would stay, and sleep with a pillow over each ear. 8 alone would argue. Together they go down to the desk, where 2 asks how the night is going and 8 asks what else is free. They get a balcony, and 8 lets 2 choose the bed.',
  '2-9':
    '2 and 9 are good to each other, and their only problem is everyone else. During a movie a friend calls 9 with a broken heart, then a neighbor with a broken lock. The movie’s been on pause for an hour, and the actor’s mouth is still open. 2 never complains, so 9 thinks it’s fine. It helps to say it: “Tonight I want you to myself.” 9 turns off the phone, and the actor can finish his sentence.',
  '2-11':
    '2 and 11 get along, and understand each other almost too well, so small things grow. At a wedding 11’s new shoes hurt. 2 sees 11’s face and wonders, “What did I do?” 11 sees 2 wondering, and wonders too. Before the cake is cut, they’re both close to tears. A plain fact helps. “It’s my shoes,” says 11 at last. They dance barefoot all night, both of them, though 2’s shoes were fine.',
  '2-22':
    '2 and 22 go together beautifully, because 22 plans far ahead and 2 knows how everyone will feel about it. 22 has their summer on one sheet of paper, hour by hour, and it’s a very good sheet. 2 reads it twice and asks, “When do we just sit there?” 22 hadn’t thought of that. Now there’s a line that says “Sit there, four to five.” It’s the hour they both remember.',
  '2-33':
    '2 and 33 are so gentle with each other that people near them lower their voices. The one worry is that 33 is just as sweet to the mailman. 2 would never complain about it. 2 will only ask, very lightly, if the mailman also gets called “sunshine.” So 33 has found another name for 2, and it’s one the mailman will never hear.',
  '3-3':
    'Two 3s have more fun buying carrots than most people have on vacation, and they come home without the carrots. They’ve got a song for the elevator, a voice for the cat, and a joke about somebody named Kevin that nobody else understands. When one of them is really sad, the other’s first idea is a joke. The second idea is better: to sit down close and say nothing, not even in the cat’s voice.',
  '3-4':
    '3 and 4 drive each other a little crazy, because 3 makes up new rules and 4 follows the old ones. It’s game night, and 3, who’s losing, announces that red now counts double. 4 reads aloud from the rule book, standing up. It helps to play twice, first by the book and then by whatever comes into 3’s head. By morning 4 has written down 3’s rules, all nineteen, and now 3 has to follow them.',
  '3-5':
    '3 and 5 have a wonderful time together, and it’s usually two in the morning. They only went out for one drink. But 5 heard music around the corner, 3 knew the words, and now they’re at the far end of town with one pair of gloves between them. Neither is the sensible one, so nobody looked up the last bus. So they walk home, a glove each, singing.',
  '3-6':
    '3 and 6 make each other so happy that children run toward them, and so do distant relatives. 6 makes the dinner, and 3 is the dinner show. At midnight 6 is washing the pots, and 3 is acting out the whole evening again, all the parts, and 6 is laughing too hard to be angry. 3 should go on, by all means. It’s possible to do the uncle’s voice and dry a pan.',
  '3-7':
    '3 and 7 wear each other out, because 3 thinks by talking and 7 thinks by keeping quiet. “Where should we go this summer?” asks 3 at the sink. By the third plate 3 has suggested the lake, decided against the lake, and feels unheard. 7 is still considering the lake. It helps if 3 asks at breakfast and waits until dinner. “The lake,” says 7. By then 3 has forgotten all about it, and thinks it’s a wonderful idea.',
  '3-8':
    '3 and 8 have to translate for each other: 3 asks if it’s beautiful, and 8 asks what it costs. Say they’re selling a couch. 3’s ad is the life story of a couch, with weather in it, and no price. 8’s ad is a price. Nobody falls in love with a price, and nobody can pay for a life story. It works when 8 praises the story first. Then 3 lets 8 add the price.',
  '3-9':
    '3 and 9 are among the happiest pairs there are, and they can’t leave a party. At ten they say they really have to go. At eleven they’re in the hall with their coats on, because 3 has one more story and 9 hasn’t hugged everybody. Around midnight they take the coats off again, since it’s too warm to stand there in them. If either has to get up early, they should start saying goodbye at eight.',
  '3-11':
    '3 and 11 set off each other’s imagination, and they love where it goes. Around midnight 3 makes up a ghost, for fun, and 11 can feel it standing by the door. Out of such nights come songs, plots and very odd business plans. Then 3 falls asleep at once, and 11 lies there with the ghost. Before the light goes out, 3 should send it home in a silly voice.',
  '3-22':
    '3 and 22 are good for each other: 22 builds what lasts, and 3 fills it with life. 22 keeps one calendar for both of them, in four colors, to the end of next year. 3 draws on it. In March there’s a whale, swimming through the dentist. 22 looks at it for a long time without a word. But the next calendar has an empty strip down the side of every page, and at the top it says “Whales.”',
  '3-33':
    '3 and 33 are a happy pair, and very good at letting each other off. They’ve decided to get up early and run. At six it’s raining, and 3 says the rain looks personal. The next day is dry, but 33 thinks 3 seemed tired, and 3 does a very funny imitation of a runner. Their shoes are still white. One of them has to be strict, and it helps to take turns: today it’s whoever woke up first.',
  '4-4':
    'Two 4s get along and trust each other with anything except how to pack the car. Both are honest, both are on time, and each knows the only right way to do it, so there are two. “The heavy bag goes left.” “The heavy bag goes right.” They can discuss it longer than the trip takes. Whoever isn’t packing should go look at a tree. Apart from that it’s a calm, strong pair with excellent tires.',
  '4-5':
    '4 and 5 are the hardest match of all, by their numbers, and they come home with some of the best stories. 4 has planned the route. 5 has heard music, over there, behind the gas station. “We’ll be late.” “For what?” 4 can say for what, and by how much. They end up at a long table with total strangers, on a night they’ll still talk about when they’re old. And they get home, because 4 filled the tank.',
  '4-6':
    '4 and 6 build a good home between them: 4 looks after the roof, and 6 looks after whoever is under it. They argue in stores. 4 has an amount in mind. 6 has nine presents in the cart, all of them thoughtful, and a tenth hidden under a towel. “What’s that?” “Nothing.” 4 shouldn’t ask about the tenth one. It’s for 4.',
  '4-7':
    'Things are quiet between 4 and 7, and mostly good, though 4 wants a thing fixed and 7 wants to know why it broke. So the coffee maker is on the kitchen table in very small pieces, and 7 has never been happier. 4 would like some coffee. So each gets a part: 7 explains what every piece is for, and 4 says where it goes. It takes two hours, and it’s their longest talk since spring.',
  '4-8':
    'There’s little 4 and 8 can’t do together: 8 spots the chance, and 4 does the work properly. 8 finds a trip at half price, to be booked within ten minutes. 4 already has both passports on the table, open to the right page. They’re at the airport two hours early, because of 4, in the best seats, because of 8, planning the trip after this one. On the way, somebody should ask if they’re having fun.',
  '4-9':
    '4 and 9 puzzle each other, and it isn’t easy, since 4 keeps things and 9 gives them away. 9 lent their drill to a man with a kind face, and 4 keeps going to the window to look for him. To 9 it’s a drill; to 4 it’s a promise. They both mean well. What helps is a second drill: one to keep and one to lose.',
  '4-11':
    '4 and 11 have to meet in the middle, because 11 senses things and 4 has to see them. “Something’s wrong in this room,” says 11. 4 checks the window, the wires and the smoke alarm, and they’re all fine. 11 feels doubted, and 4 feels silly. It helps if they don’t argue about who’s right, and sit down together for a while. “I had a terrible day,” says 4 at last. And that’s what was wrong in the room.',
  '4-22':
    '4 and 22 are two builders who trust each other completely. All they wanted was a shelf. 22 drew one that goes around the whole room and over the door, and 4 has measured every wall twice. It’ll hold for a hundred years. Meanwhile the books have been in boxes since last summer, and the two of them sit on the boxes, very happily, improving the plan. “One board would do for now,” says 4, and they both laugh.',
  '4-33':
    'Rules are where 4 and 33 collide, and it happens often: 4 wants one for every day, and 33 has never met a day that wasn’t special. Dishes get washed before bed. “But you’re so tired,” says 33, “and look at that moon.” In the morning 4 is scraping rice off a pot and thinking about the moon. It helps if 33 gets three exceptions a month. 4 keeps count, and sometimes, out of love, counts badly.',
  '5-5':
    'Two 5s have a glorious time whenever they’re in the same place, which may be twice a year. In between there’s silence, or a photo of some fish, and neither minds. If they’d like more of each other, they need one date a year that never moves. Surprise visits don’t work. They’ve tried. “Guess where I am!” “No, you guess!” Each was sitting on the other one’s doorstep, with flowers, and the next train back was in the morning.',
  '5-6':
    'Time is the trouble between 5 and 6: 6 has dinner ready, and 5 has met a man with a parrot. 6 isn’t angry, just standing at the window. 5 did mean to call, and the phone is at two percent. Nearly all their fights are about this one hour. But two percent is enough for a message: “Late. Parrot. Love you.” Then 6 can start eating, and the first question at the door is what the parrot could say.',
  '5-7':
    '5 and 7 leave each other free and stay curious about each other, which suits them both. 5 brings home a stone, a seed and a word nobody can spell, and 7 finds out what they are. That takes 7 a week, so 5 has to stay home that long. The stone is very old. The seed is a pumpkin. The word turns out to be rude, and now it’s what they call each other when nobody’s listening.',
  '5-8':
    '5 and 8 need clear terms, because 8 wants a result and 5 wants a good day. They take their old things to a flea market, and 8 puts a price on every cup. 5 goes to find breakfast and comes back having traded the lamp for a ukulele. They’re silent for a while. They should agree beforehand which things are for money and which are for fun. By noon 8 has asked to hold the ukulele.',
  '5-9':
    '5 and 9 like each other a great deal: 5 wants to see the whole world, and 9 wants to meet it. Wherever they go, 5 ends up by the door with one arm in a jacket, while a stranger tells 9 everything. “Five minutes,” says 9, and it’s forty. It helps if 5 goes exploring meanwhile and then fetches 9. They come home with pictures of a dozen towns, and a family of six coming to stay in May.',
  '5-11':
    '5 and 11 get along wonderfully, and they have more adventures than almost any other pair. “I have a feeling about the mountains,” says 11 at breakfast. By noon 5 has bought boots for both of them. By six they’re at the very top, in fog so thick that they can’t see the boots. 11 listens to the feeling once more. “I think it was the desert.” 5 is already on the way down, looking for the bus.',
  '5-22':
    '5 and 22 are rarely at the same speed, which isn’t easy on either of them: 22 plans for years, and 5 leaves tomorrow. Short trips help, if 22 plans the first two days and nobody plans the third. Long ones are harder. 22 has read four books about Peru and isn’t ready yet. 5 has been to Peru, by accident. “What was it like?” asks 22, with a pencil. “Steep,” says 5. 22 writes it down.',
  '5-33':
    '5 and 33 bring out the best in each other: 5 tries everything, and 33 makes it safe to fail. 5 has taken them both ice skating. 5 falls six times, and 33 claps each time, from the edge, holding on with one hand. “Aren’t you coming?” “I’m fine here, go on!” But 33 looks after people so well that nobody sees when 33 is scared. So 5 comes back, holds out both hands, and skates backward, slowly.',
  '6-6':
    'Two 6s make a warm, steady home and then compete to run it. Both salt the beans. Guests get two dinners, and finish both to be polite. They’ve divided up the jobs, which helps, but they forgot the hall window. At three in the morning both get up to close it. “Go back to bed, I’ve got it.” “No, you’ll catch cold.” When it’s finally settled, the sun is up, and it’s too warm to close it.',
  '6-7':
    '6 and 7 hurt each other by accident, because 6 comes closer and 7 needs space. 6 has tidied the desk, out of love, and 7 looks at it as if a friend had moved away. The harder 6 tries, the further away 7 goes, at last into the bathtub, with the door locked. It helps to slip a note under it. “Soup?” writes 6. After a while the note comes back: “Soup. And you.”',
  '6-8':
    '6 and 8 do well once 8 remembers the people and 6 respects the rules. If there’s a dog, 8 has taught it not to beg, and 6 feeds it under the table. The dog loves them both and is very confused. It’s much the same with money and family: 8 says no, and 6 says yes when 8 isn’t looking. They should make the rules together, out loud, with the dog in the room.',
  '6-9':
    '6 and 9 get along easily, since both have big hearts: 6 is kind at home, and 9 is kind all over town. Between them they’ve given away more blankets than they’ve ever owned. 6 misses 9 a little more each evening and says nothing, until it all comes out in an argument about the lid of a jar. It helps if 9 names an evening. Then 6 buys the good olives, and they both pretend it’s a restaurant.',
  '6-11':
    '6 and 11 need some patience with each other: 6 has just planted the herbs when 11 feels that they should live by the sea. 11 means it as a dream. 6 hears a complaint about the basil. Some of 11’s feelings are gone by bedtime, so it helps to wait a month. If 11 still wants the sea after that, they can talk about it. Basil grows there, too.',
  '6-22':
    '6 and 22 go very well together, because 22 builds big and 6 makes it feel like home. When they move, 22 has sixty boxes with numbers on them and a plan for each. 6 has packed one more, without a number: two cups, clean sheets, and the small lamp. At ten that night all sixty are still shut. They’re on the floor beside the lamp, and 22, who thinks of everything, is grateful 6 thought of this.',
  '6-33':
    '6 and 33 are one of the warmest pairs there is, and it’s a lucky person who lives next door. When a friend is sick, 6 cooks and 33 sits by the bed. By the second day the friend feels well enough to beg for some time alone. They agree on almost everything, above all on what would be good for other people, who sometimes hide.',
  '7-7':
    'Two 7s get along well and hardly mention it. “That was a good talk,” says one of them after four hours on a train. They’d said nine sentences, but all nine were good. When they fight, it’s just as quiet: each is sure the other wants to be left alone, and for a week they’re both mistaken. Then somebody knocks and says, “I found an article about moss.” It means “I’m sorry.” “What kind of moss?” means “Me too.”',
  '7-8':
    '7 and 8 are a hard pair on paper, since 8 wants the answer now and 7 is still improving the question. 8 is loading the picnic into the car. 7 is looking at a cloud, about to say something. “Tell me on the way,” says 8. An hour later they’re under a tree, soaked. “Go on, say it,” says 8. “You knew it would rain.” “No,” says 7. “I thought the cloud looked like you, running.”',
  '7-9':
    '7 and 9 need time to trust each other’s way with the world: 9 believes it, and 7 checks. 9 is in tears over a video of a bus driver who turns around for a lost glove. 7 looks it up. The driver is an actor, and it’s an ad for tires. “I know,” says 9, “but somebody thought of it.” 7 could let 9 finish crying first, and 9 could ask 7 before sending anyone money.',
  '7-11':
    '7 and 11 fascinate each other, since 11 knows things at once and 7 finds out why. They read the same detective novel. 11 names the killer on page nine, and 7 proves it on page three hundred, delighted. They’ve solved a whole shelf of murders this way, side by side, long past midnight. The one case they can’t solve is which of them was supposed to buy bread.',
  '7-22':
    '7 and 22 need an agreement, because 22 wants to get it done and 7 wants to understand it first. They’re clearing out a closet. 22 has three boxes, marked “Keep,” “Give” and “Trash,” and means to finish by noon. At noon 7 is on the floor with an old letter, wondering who wrote it. The simplest thing is to give 7 the letter and 22 the rest. By evening 22 is usually on the floor, too, reading page two.',
  '7-33':
    '7 and 33 take some patience, because 33 writes love letters and 7 writes a line. 33 fills the whole birthday card, the back of it and part of the envelope. 7 writes “Happy birthday” and a name, and choosing the pen took twenty minutes. 33 should know about the pen. And 7 could risk a second sentence. 33 will want to frame it.',
  '8-8':
    'Two 8s have to work at it, since each is used to being in charge. Both want to drive, so they’ve been known to go to one dinner in two cars, and argue about who took the better road. It helps to put it in writing, odd days and even days, and they both enjoy the signing. But when one of them has lost something big, the other gets in on the passenger side and says, “Anywhere you like.”',
  '8-9':
    '8 and 9 often disagree, above all about what to do with good luck: 8 builds with it, and 9 shares it out. Give them a cherry tree, and 8 orders jars and labels, while 9 hands cherries over the fence to everyone who walks by. So they split the tree. By lunch 9’s half is gone, so 9 buys 8’s half, at full price, and gives that away too. They both go to bed sure they’ve won.',
  '8-11':
    '8 and 11 do well when 8 respects a feeling and 11 brings a price. “This is the one,” says 11, in the middle of an empty apartment. “What’s the rent?” says 8. “It’s sunny,” says 11. It helps if 11 goes and asks, while 8 waits on the balcony. 11 comes back with a terrible number. But 8 has been sitting in the sun, eyes closed, and does the math twice, the second time more kindly.',
  '8-22':
    '8 and 22 build what others only talk about, and they enjoy each other all the way. Give them a picnic for six, and there’s a parking plan, a second picnic in case the first one fails, and a five-year plan for the mustard. On the way home one of them should ask, “And how are you?” Neither has a plan for that, and they may still be talking in the parked car at midnight.',
  '8-33':
    '8 and 33 have to agree what winning is: for 8 it’s the score, and for 33 it’s whether everyone had fun. At badminton 8 counts points. 33 counts how long they’ve kept it up, and shouts “Thirty-one!” just as 8 wins. They can play one game each way. In the second one, somewhere past fifty, 8 will dive into the grass for a shot that isn’t worth a single point, and they’ll both be laughing.',
  '9-9':
    'Two 9s understand each other deeply, and help everyone except each other. They cry at the same movies and forgive the same impossible people. At dinner neither can take the last dumpling. “You have it.” “No, you.” It goes home in a box, and then to a neighbor. Their evenings go the same way, since somebody else always needs them more. Now and then one of them has to be selfish for both: “This one’s ours.”',
  '9-11':
    '9 and 11 lift each other up, since both believe the world could be kinder. Put them at one table, and by eleven they’ve ended all wars. By one they’ve found a friend for everybody who’s lonely. Then one of them remembers the laundry, which has been wet since yesterday. They hang it up together, still talking, and at two in the morning the last sock is on the line.',
  '9-22':
    '9 and 22 make a fine team: 9 brings the people, and 22 gives them somewhere to sit. 22 has planned a dinner for six, with six chairs. 9 has invited nine, and mentions it when the doorbell rings. 22 goes white. Then 22 brings the ladder, the laundry basket and a drum, and it’s a wonderful night. Next time 22 will plan for twelve, in secret. If 9 knew, it would be fifteen.',
  '9-33':
    '9 and 33 have kindness enough for a small town, and they’re one of the best pairs there is. But they never rest, because somebody always has a fever or a flat tire. “You look tired,” each of them says to the other, and goes on. So 9 has to lie down for 33’s sake, and 33 for 9’s. Each of them only pretends to sleep, and they’re so good at it that neither wakes up until noon.',
  '11-11':
    'Two 11s feel unusually close, as if there were a door open between their heads. Often they’re right about each other, and it’s a wonder. But they can also have the same small worry on the same night. “You’re thinking about it.” “So are you.” By two o’clock it’s the size of a horse. It helps to write it down and read it aloud at breakfast, when it usually turns out to be one unanswered email.',
  '11-22':
    '11 and 22 are glad they met: 11 has the dream, and 22 can build it. 11 wants a bedroom the color of early morning. 22 wants to know how many cans. 11 feels slowed down, and 22 feels rushed. So 11 has to tell the whole dream before 22 asks anything. Then they get up at five, stand at the window, and hold paint cards up to the sky, one after another, until they both say, “That one.”',
  '11-33':
    '11 and 33 are a bright, gentle match: 11 says the strange new thing, and 33 says it again so that everyone can follow. “The house is crying,” says 11 to the plumber. “The pipe is leaking,” says 33. By evening both have given all they had, and then each gets up once more, because the other one looks tired. They meet at the stove and send each other to bed.',
  '22-22':
    'Two 22s feel understood at last, with plans of the same size, and no pair scores higher. All they wanted was to hang up one picture. By evening they’ve drawn the whole wall, and by midnight they’ve moved the door. Nobody else would have followed either of them this far. The picture is still on the floor. Sooner or later one of them has to say, “Just one nail.” Then they put it up, a little crooked, and leave it.',
  '22-33':
    '22 and 33 are right for each other and want the same good thing, only 22 wants it perfect and 33 has promised it for the weekend. So everyone’s coming to see their new place, and there’s no table yet, and no light in the hall. 22 would rather wait a year. 33 puts a sheet on the floor, and it’s a lovely evening. By midnight even 22 has stopped looking at the hall.',
  '33-33':
    'Two 33s are perhaps the kindest pair of all, and a real fight between them would surprise everyone. For years they’ve eaten in the same sad little restaurant, because neither wants to hurt the owner. But what never gets said piles up. Some evening, on the way there, one of them should be brave: “I’ve never liked the soup.” “Neither have I!” What a relief. By the weekend they feel so guilty that they’re back, leaving an enormous tip.',
};
