import type { ForPairs, PortraitFrame } from '../../../../readings/portrait-types';

/**
 * What two of a person’s numbers do to each other, the smaller first. A pull holds whichever of the nine
 * has which number: it says what the two want, and where each of them shows is for others to say. The ones
 * in `inPrivate` hold where only the Soul Urge has the number they stand under. “More than one 7” becomes
 * the count: “three 7s among your nine numbers”.
 */
export const portraitPairs: ForPairs<PortraitFrame> = {
  '1-1': {
    pull: 'With more than one 1, you often hear yourself say, “No, let me.” Your own way is the one you like, even when it’s the long one.',
    turn: 'A shelf you put up alone takes all day and hangs a little crooked. It holds, and there isn’t another one like it. You smile at it every morning.',
  },
  '1-2': {
    pull: 'You know where you’re going, as a 1 does. Then, like a 2, you look over your shoulder to see that everyone’s coming, and slow down for the last.',
    inPrivate: {
      1: 'Privately you’re a 1, and you know what you want from a Sunday. Elsewhere you’re a 2, and you’d like to hear what the others had in mind.',
      2: 'You can stand on your own, as a 1 does. In private you’re a 2, and what you’d like best is someone to stand next to.',
    },
    turn: 'When you hum, the tune is your choice, and the key is the one that suits somebody else. It’s a little low for you. You get the song you wanted, and a second voice, which is most of it.',
  },
  '1-3': {
    pull: 'A new idea makes you walk faster, like a 1, and sing on the way, like a 3. You’re seldom quiet for long.',
    inPrivate: {
      1: 'You like a light heart and a good tune, as a 3 does. Your private wishes are a 1’s: few, clear, and all your own.',
      3: 'You keep a nice word for years, like any 3, and tell no one. Aloud you’re a 1, and say you’d have managed without.',
    },
    turn: 'You give the spider on your ceiling a name, and by evening a whole career. Nobody asked you to. Write down the best line, since ideas are like cats, and come when they like.',
  },
  '1-4': {
    pull: 'You want it now: that’s the 1 in you. You also want it right, and that’s the 4. So you’re often in a hurry, and it’s a careful one.',
    inPrivate: {
      1: 'You like things settled, as a 4 does. Secretly you’re a 1, and you’d love to turn one of them upside down.',
      4: 'You’d sooner go first than stand there, because you’re a 1. What you wish for, privately, is a 4’s life, where everything has its hook.',
    },
    turn: 'You cut the cake in one go, and then you turn it to see if the pieces are equal. One’s bigger. You eat that one, which settles it.',
  },
  '1-5': {
    pull: 'You pick your own road, as a 1 does, and halfway along you change it, as a 5 does. You’ve never cared much for maps.',
    turn: 'When the wind turns, you’ve got your face in it before you know why. Some weeks that’s all the travel you need. Others ask for a longer walk, and you can feel it in your feet.',
  },
  '1-6': {
    pull: 'With the hands of a 6, you make and mend things for people you love. Then you want those hands for yourself, like a 1, and you mean both.',
    inPrivate: {
      1: 'Nobody knows how much you want a day to yourself. You’re a 1 in your wishes, and a 6 to everyone who needs you.',
      6: 'You manage your own affairs alone, like a 1. At night you’re a 6, going over who’s tired, who’s worried and who isn’t eating.',
    },
    turn: 'You peel an orange in one long ribbon, proud of yourself, and find you’ve divided it for everyone in the room. You keep one piece. It’s the middle one, and it’s the sweetest.',
  },
  '1-7': {
    pull: 'Part of you is quiet and stubborn: like a 1, you won’t be told what to do, and like a 7, you won’t be told what to think.',
    turn: 'Some questions you carry around for days, like a stone in your pocket. You turn it over at the bus stop and on the stairs. Then you know, and for an hour you’re as light as anyone.',
  },
  '1-8': {
    pull: 'You have your own way of doing things, like any 1. Like any 8, you think it would suit the whole country, and you’d be glad to show them.',
    turn: 'You open the jar that nobody else could, and you can’t help looking around. It’s the same with heavy doors. The ones you couldn’t open stay in your memory, and they shouldn’t feel too safe.',
  },
  '1-9': {
    pull: 'A 9 like you belongs to everyone. But you’re also a 1, and want to belong to yourself, so it’s like being home alone with the door open.',
    inPrivate: {
      1: 'You have room for the whole street, like a 9. Secretly you’re a 1, and you’d like one shelf, or one hour, that’s only yours.',
      9: 'You choose your own way, as any 1 does. At night, where nobody sees, you’re a 9, and it’s the whole world you wish well.',
    },
    turn: 'Some weeks you’re everybody’s, and by the end of them you don’t know what you’d like for lunch. Keep one small thing to yourself early on: a walk, a bench, a song. Then you can go back to being everybody’s.',
  },
  '1-11': {
    pull: 'Some of your ideas come from nowhere, because you’re an 11. You’re on your feet before they’ve cooled, because you’re a 1.',
    inPrivate: {
      1: 'You share your dreams with people, as an 11 does. Privately you’re a 1, and you can’t wait to get to work on them, alone.',
      11: 'You stand firm, like a 1. Alone in bed you’re an 11, and you hear every word of the day a second time.',
    },
    turn: 'You wake up certain of something, and by breakfast you can’t say what. It isn’t lost. It comes back on a staircase or at a red light, and then you know just where you stand.',
  },
  '1-22': {
    pull: 'You think in decades, as a 22 does, and you want something by tonight, as a 1 does. You’ve got two clocks, and they tick out of step.',
    inPrivate: {
      1: 'For others you may do big, slow things, like a 22. What you want for yourself, privately, is a 1’s pleasure: something small, finished before bed.',
      22: 'In private you have a 22’s wish, and it would take a lifetime. Being a 1 as well, you’d like to see the first stone today.',
    },
    turn: 'You look at an empty lot and see a park, with benches. Then you put one seed in a yogurt cup, for the kitchen. It’s all the same park, and that’s the part of it you can water.',
  },
  '1-33': {
    pull: 'You want nobody left behind, which is the 33 in you, and you want to be first at the top, which is the 1. You may have to climb twice.',
    inPrivate: {
      1: 'You have room for everybody’s worries, like a 33. Nobody hears that you’re also a 1, and that you’d like to do just one thing alone.',
      33: 'You go your own way, like a 1. In secret you’re a 33, worried about whoever’s behind, and you look back more often than they think.',
    },
    turn: 'On a hill you turn around to see who’s behind you, and then you speed up. It’s a strange way to walk. But everybody gets there, and for a minute the view is all yours.',
  },
  '2-2': {
    pull: 'With more than one 2, you can feel through a wall who’s in the next room, and whether they’d like some company.',
    turn: 'You walk in step with whoever’s beside you, and between two people you get in a tangle. It’s easily cured: take each by an arm. Three steps later they’re walking like you, and nobody’s noticed.',
  },
  '2-3': {
    pull: 'If you were only a 3, you’d want a big stage, and if you were only a 2, a small table. Being both, you sing for one friend.',
    inPrivate: {
      2: 'One good friend matters more to you than any applause: that’s the 2 you keep private. What you like to give people is a 3’s joke.',
      3: 'You like to sit close, as a 2 does. In your head you’re a 3, and there’s music on from morning to night.',
    },
    turn: 'One face changes at your joke, and you think about it all the way home. It’s usually nothing. But you do watch people’s faces, and that’s why you’re funny without being mean.',
  },
  '2-4': {
    pull: 'You’re careful with things, being a 4, and with people, being a 2. You like both to hold, down to the cups.',
    turn: 'You straighten the blanket on the sofa, and leave the dent where somebody sat. That’s most of what you are. A room should be in order, and it should show that people live in it.',
  },
  '2-5': {
    pull: 'You want to be close, as a 2 does, and you have to be free, as a 5 does. So you’re often standing in a doorway, facing both ways.',
    inPrivate: {
      2: 'You hope, without ever saying so, that someone will ask you to stay. You’re a 2 at heart, and a 5 already in your coat.',
      5: 'You like to be close by, as a 2 does. Your secret is a 5’s: some evenings you want nobody to find you.',
    },
    turn: 'Visiting friends, you stay too long out of kindness, so you leave in a hurry, without your scarf. They’re used to it by now. You come back for the scarf, and you stay for supper.',
  },
  '2-6': {
    pull: 'You can hear what’s missing, like a 2, and like a 6 you bring it, usually with a blanket over one arm.',
    turn: 'You hear a cough through two walls, and you know what kind it is. Your own sneeze surprises you every time. Listen once today the way you’d listen to them, and then put on a sweater.',
  },
  '2-7': {
    pull: 'You leave your door open, like a 2, and then you close it, like a 7. Mostly you settle on a crack, with some light in it.',
    inPrivate: {
      2: 'You go off by yourself to think, like a 7. No one knows that you’re a 2, too, and hope they’ll call you back.',
      7: 'You stay near people, as a 2 does. What you privately wish for is a 7’s evening, with nothing to hear at all.',
    },
    turn: 'You like to hear voices in the next room while you read. If they stop, you look up; if they come in, you lose your place. The next room is just right, and you may say so.',
  },
  '2-8': {
    pull: 'You know what you want, as an 8 always does. But there’s a 2 in you as well, so you pour for the others first, and don’t forget yourself.',
    inPrivate: {
      2: 'You carry a lot, like an 8. Only you know that you’re also a 2, and that one cold look can spoil your good day.',
      8: 'You’re glad to stand beside someone, like a 2. What you don’t mention is the 8: you’d like the thing to be big, and noticed.',
    },
    turn: 'You push the heavy door, hold it for the next one, and are still holding it when the tenth goes through. Let go then, and walk on. It closes slowly, and they’ll all manage.',
  },
  '2-9': {
    pull: 'You’ve got a heart for everybody, as a 9 has, and a heart for one, as a 2 has. You’d like to give both the front seat.',
    turn: 'In a crowd you’re warm all over, and then you look for one face. It’s the same one every time. Say so to that person this week; they may think they’re one of the crowd.',
  },
  '2-11': {
    pull: 'The bad mood of someone close reaches you, as it would any 11, and like a 2 you think it’s your fault. You’re nearly always innocent.',
    turn: 'Somebody is short with you at breakfast, and by night you’ve found three things you might have done. Just ask them. Mostly it was a headache, and you can both stop being so careful.',
  },
  '2-22': {
    pull: 'Like a 22, you think of the whole town; like a 2, of the woman on the third floor. You can’t think of one without the other.',
    inPrivate: {
      2: 'You can take on a big, difficult job for people, as a 22 does. Deep down you’re a 2, and you like a hug better than a prize.',
      22: 'You help with people’s small plans, like a 2. Nobody knows about your own, which is big, the kind a 22 makes.',
    },
    turn: 'You look up at a tall building, admire all of it, and wave at the one person on a balcony. Somewhere in you there’s a plan for such a house. It has forty floors, and two chairs on each.',
  },
  '2-33': {
    pull: 'You can’t see anyone hurt, because you’re a 33, and you can’t be the one who did it, because you’re a 2. It makes you gentle, and sometimes tired.',
    inPrivate: {
      2: 'In private you have a 2’s wish: to be the most important person to somebody. Meanwhile you’re kind to everybody, as a 33 is.',
      33: 'You walk beside people, like a 2. You don’t say so, but there’s a 33 in you that would love to carry them a little way.',
    },
    turn: 'You lift a snail off the path, and then you worry that it was on its way somewhere. It was. You’ve put it down facing the right way, and there’s no more that anyone can do for a snail.',
  },
  '3-3': {
    pull: 'With more than one 3, hardly a spoon near you is only a spoon. You make play out of whatever’s lying around.',
    turn: 'You sing while you look for a sock, and the song is about the sock. It has three verses by the time you find it. Hum it again on the stairs; some days it’s the best thing you’ll make.',
  },
  '3-4': {
    pull: 'You take the crayons out, like a 3, and you put them back by color, like a 4. It’s hard to say which you enjoy more.',
    inPrivate: {
      3: 'You keep both feet on the ground, like a 4. Alone at home you’re a 3, and you do all the voices.',
      4: 'You’re fond of songs and colors, like any 3. Secretly you’re a 4, and the best part of your day is the hot bath at its usual hour.',
    },
    turn: 'You wash the dishes in order, cups first, and by the pots you’re playing the drums. Nobody has to know. The kitchen’s clean, and for one minute there was a band.',
  },
  '3-5': {
    pull: 'You want to see what’s around the corner, as a 5 does, and then to make a song of it, as a 3 does. You’ve never been bored for long.',
    turn: 'You try the escalator the wrong way, and then a word in a language you don’t speak. Some days that’s all before noon. You sleep like a child afterward, with one sock on.',
  },
  '3-6': {
    pull: 'You want home to be a warm kitchen, because you’re a 6, and a stage, because you’re a 3. So it smells good, and it’s a little loud.',
    inPrivate: {
      3: 'You see to the food and the chairs, because you’re a 6. You don’t say so, but you’re a 3, too, and would love to be the entertainment.',
      6: 'You like to give people a joke, as a 3 does. Between two jokes, without a word, you’re a 6 and check that everyone’s eaten.',
    },
    turn: 'You talk to the soup while it cooks, and you do its answers, too. It comes out better, and so do you. On a gray day, chop the onions; they’ll let you cry a little, and then laugh.',
  },
  '3-7': {
    pull: 'You love to tell, as a 3 does, and you hate to explain, as a 7 does. So your best story has half its pages missing.',
    inPrivate: {
      3: 'Alone, jokes come to you, because you’re a 3, and the best of them you keep to yourself, because you’re a 7.',
      7: 'You have stories for people, as a 3 does. Like a 7, you keep back the ones that matter most, and nobody knows they exist.',
    },
    turn: 'On a long train ride with one friend, you tell stories for an hour and say nothing for the next. Then, quietly, you say what really matters. You needed both hours to get there.',
  },
  '3-8': {
    pull: 'You play because it’s fun, like a 3, and because there’s a scoreboard, like an 8. You can usually feel which of the two is awake.',
    inPrivate: {
      3: 'You keep your eye on the top, like an 8. Secretly you’re a 3, and you like one good laugh better than a prize.',
      8: 'You cheer people up, because you’re a 3. What you don’t mention is an 8’s wish: you’d like to be taken seriously.',
    },
    turn: 'You whistle on the stairs because of the echo, and then you wait to see who heard. Somebody did. Do the second verse a little softer, and you’ll find you like that one even better.',
  },
  '3-9': {
    pull: 'You love to be happy, as any 3 does, and like a 9 you want everyone else to be. Most days that’s one and the same job.',
    turn: 'A song from a passing car can make your whole street better. You hum it on, and a stranger takes it around the corner. You never hear what becomes of it, and you’re sure it’s doing well.',
  },
  '3-11': {
    pull: 'Sometimes you scare yourself, because you find words for what other people only feel. The feelings come from your 11, and the words from your 3.',
    turn: 'When you imagine a picnic, you also imagine the rain, and after the rain the lightning. Tell someone the whole story. By the lightning you’re both laughing, and you pack the sandwiches after all.',
  },
  '3-22': {
    pull: 'You’d build a cathedral, like a 22, and you’d paint the ceiling first, like a 3. On one point you agree with yourself: it should be big.',
    inPrivate: {
      3: 'In private you long for a 3’s kind of day, with no purpose at all. You get a 22’s kind, with everyone needing a decision.',
      22: 'You like to give people a good laugh, as a 3 does. You haven’t told them about the 22, or the big thing you’d like to make.',
    },
    turn: 'Your daydreams have deep foundations and a trumpet on the roof. Walking home, you smile at a wall that isn’t there yet. Draw it on a receipt, trumpet and all, and look at it when things get dull.',
  },
  '3-33': {
    pull: 'You can take people seriously for hours, and that’s the 33. Nothing else keeps you serious for long, and that’s the 3. You want people to go home lighter.',
    turn: 'A baby cries on the bus, and you answer it in its own language, with all the gestures. It stops, out of surprise. You have three stops left, and you use every one of them.',
  },
  '4-4': {
    pull: 'With more than one 4, you can find the matches in the dark, and the candle, too. Everything you own has its place, and that’s where you like it.',
    turn: 'You put your hand out for the towel, and it’s there. It’s always been there, at just that height. In other people’s bathrooms you stand with wet hands, and know what you’ve got at home.',
  },
  '4-5': {
    pull: 'You like to know what comes next, as a 4 does, and as soon as you know it, you want something else, as a 5 does.',
    inPrivate: {
      4: 'You’re a 5 with the secret wishes of a 4: you need to leave, and you need everything where you left it.',
      5: 'You stand where you’ve always stood, like a 4. Your wishes are a 5’s, and you send them ahead, mostly to somewhere near a harbor.',
    },
    turn: 'There’s a map you like to look at, and you like it flat and straight. You learn the road by heart, every turn of it. Then you leave the map at home, and take the coast.',
  },
  '4-6': {
    pull: 'What you want is a house that stands, like a 4, with somebody in it, like a 6. So you make places that people come back to.',
    turn: 'You can hear which step of the stairs somebody’s on, and that the third one needs a nail. It’s two kinds of love. The nail can wait until they’ve come in and sat down.',
  },
  '4-7': {
    pull: 'You ask if a thing will hold, like a 4, and if it’s true, like a 7. Not much gets past the two of you.',
    turn: 'A bridge you cross every day makes you look underneath now and then. You know which bolts are new. It’s a peaceful thing to know, and you can watch the river the rest of the way.',
  },
  '4-8': {
    pull: 'You want the top of the hill, says the 8 in you, and a proper road up, says the 4. Where you get both, something solid comes of it.',
    turn: 'You lift a loaf to feel what it weighs, and knock on a table before you lean on it. What’s solid makes you calm. So keep one heavy thing near you: a pan, a stone, a good big book.',
  },
  '4-9': {
    pull: 'You build a fence, like a 4, and then, like a 9, you put in a gate and leave it open. You’ve never asked yourself why.',
    inPrivate: {
      4: 'You keep your arms open, like a 9. At home, where nobody sees, you’re a 4, and happiest when every cup is back on its hook.',
      9: 'You watch your step, with your boots tied, like a 4. At night you’re a 9, with a whole world you’d like to tuck in.',
    },
    turn: 'You know the trees on your street one by one, and you know which of them is leaning. It isn’t your tree. Still, you give it a pat when you go by, and you’d notice the day it stood straighter.',
  },
  '4-11': {
    pull: 'You feel the ground move before anyone, as an 11 does; then, like a 4, you go and see if the plates are still on the shelf.',
    inPrivate: {
      4: 'You give people hope, as an 11 does. Privately you’re a 4, and your own hopes are simple: dinner at seven, and clean sheets.',
      11: 'Your own big decisions begin as a feeling, because you’re an 11, and you never admit it. You show people a list, like a 4.',
    },
    turn: 'Some days you live on ideas and forget to eat. On others you can’t think until the closet’s in order, and around the second shelf, you have the best idea of the month.',
  },
  '4-22': {
    pull: 'You like a small thing done, as a 4 does, and you’d like to change the town, as a 22 does. A good day can feel too short.',
    turn: 'When the little job is done perfectly, you feel guilty about the big one. Cut a small piece off the big one, and do just that before supper. Small pieces are what you’re best at.',
  },
  '4-33': {
    pull: 'Your rules come with a cushion. As a 4 you believe in order, and as a 33 in second chances, and third ones.',
    inPrivate: {
      4: 'It bothers you when people don’t put things back, because you’re a 4, but you never say so. You smile, like a 33, and do it.',
      33: 'You like a thing done right, as a 4 does. After dark you’re a 33, and you go soft on everyone who didn’t; nobody has any idea.',
    },
    turn: 'You put a fallen nest back in its tree, and then you look for a better branch. It takes some care, and a ladder. For the rest of the spring you go by that tree on purpose.',
  },
  '5-5': {
    pull: 'With more than one 5, you’ve usually got your face to the wind. It’s hard to say which way you’re looking, except that it’s out.',
    turn: 'Your feet know before you do: at a bus stop or a red light they’re up on their toes. You don’t have to go anywhere. Walk on to the next stop, and they’ll calm down.',
  },
  '5-6': {
    pull: 'Most weeks you’re homesick one way or the other: like a 6, you’re happy when everyone’s in, and like a 5, when you’re out the door.',
    inPrivate: {
      5: 'You let the people you love lean on you, like a 6. Secretly you’re a 5, and you’ve picked a place for a month without them.',
      6: 'Nobody knows that you can’t sleep until everyone’s safely home. That’s a 6’s heart in a 5 who’s often away.',
    },
    turn: 'You cross the whole country to help someone, and a week later you need the whole country between you. Both trips are allowed. You come back from the second one with presents and more patience.',
  },
  '5-7': {
    pull: 'You want to see everything. Then the 5 in you wants to go on, and the 7 wants to know how it works, so you take notes as you walk.',
    turn: 'Some weeks there’s nothing for you but bees: how they dance, how they count, how they find their way home. Then it’s tides, or knots. But the bees stay with you, and years later you still know the dance.',
  },
  '5-8': {
    pull: 'You want to run things, like an 8, and you want to run off, like a 5. It’s given you a fast pair of legs.',
    inPrivate: {
      5: 'You’ve got a tall ladder, like an 8, and a reason to climb it. Secretly you’re a 5, and you climb for the view.',
      8: 'You take things as they come, as a 5 does. Secretly you’re an 8, and you intend to win, and tell no one.',
    },
    turn: 'On any hill you want the top, and from the top you see another hill with nobody on it yet. Sit down first. Eat the sandwich where you are, and let the other hill come a little closer.',
  },
  '5-9': {
    pull: 'You aren’t afraid of what’s strange, being a 5, and you don’t find anybody strange, being a 9. So the world looks smaller from where you stand.',
    turn: 'A train goes by, and in every lit row there’s a life you’d like to ask about. Then it’s gone. You walk on with forty strangers in your head, and by your own corner you wish them all well.',
  },
  '5-11': {
    pull: 'You get a feeling, as an 11 does, and like a 5 you’ve got your coat on already. You couldn’t tell anyone why.',
    turn: 'A feeling you couldn’t explain was the start of most of your best days, and of a few very long ways home in the rain. You don’t regret one of them. Next time, just take dry socks.',
  },
  '5-22': {
    pull: 'You’d like to leave something that stands, says the 22 in you; the 5 would be happy just to leave. You’re still in talks with yourself.',
    inPrivate: {
      5: 'You take on long projects, as any 22 does. Nobody suspects that you’re a 5, too, and want to leave town as soon as there’s a plan.',
      22: '“Where are you off to now?” friends ask, because they know a 5. Secretly you’re a 22, and you want to leave something behind that stays.',
    },
    turn: 'You like bridges: they stand still, and everything on them is on its way. Lean on one when you’re restless. You get the wind in your face, and the stone under your hands isn’t going anywhere.',
  },
  '5-33': {
    pull: 'You’d hold every hand there is, being a 33, and you need your own hands free, being a 5. You love people, and you love the wind.',
    inPrivate: {
      5: 'Now and then you dream of an island with no visitors, like a 5, and tell no one. They need the 33 in you too much.',
      33: '“It’ll be fine,” you tell people, like any 5. At home, with the lights out, you’re a 33 who worries about everyone.',
    },
    turn: 'You feed the ducks until they know you, and then you try the other side of the lake, in case there are some who haven’t eaten. There are. It’s a big lake, and you’ve got good shoes.',
  },
  '6-6': {
    pull: 'With more than one 6, there’s always a lamp on in you somewhere, since you’d like everyone to be in, and warm, and fed.',
    turn: 'A film shows somebody asleep with bare feet, and you’d like to pull the blanket down. You can’t; it’s a film. Then you see your own feet, which are cold as well, and those you can reach.',
  },
  '6-7': {
    pull: 'You want to be needed, as a 6 does, and to be left in peace, as a 7 does. So you set the table, and bring a book to it.',
    inPrivate: {
      6: 'When you go off by yourself, you’re a 7. But privately you’re a 6, going over who’s well, who’s tired and who hasn’t called.',
      7: 'The hour after everyone’s gone home is your favorite, because you’re a 7. You don’t say so, because a 6 isn’t supposed to.',
    },
    turn: 'You stir a pot and read with your other hand, and both get what they need until the sauce boils over. Turn the page, then turn down the heat. Supper’s at the end of the chapter, and it’s good.',
  },
  '6-8': {
    pull: 'You want everyone to have enough, as a 6 does. Enough could always be more, thinks the 8 in you, so you’d like one very large pantry.',
    inPrivate: {
      6: 'All day there’s something to run, and you run it, like an 8. What you secretly want is a 6’s evening, with everyone around one table.',
      8: '“It was nothing,” you say to everyone you help, like a 6. Secretly you’re an 8, who knows how much work it was and hopes they noticed.',
    },
    turn: 'A pot for four looks small to you, and so does a pot for eight. You carry the big one in with both arms, and set it down like a prize. Have the first spoonful yourself.',
  },
  '6-9': {
    pull: 'Family comes first with you, since you’re a 6, and you call nearly everyone family, since you’re a 9. You need a long table.',
    inPrivate: {
      6: 'You help anyone on your street, as a 9 does. You wouldn’t say it out loud, but like a 6 you prefer an evening with a few favorites.',
      9: 'At home you see to everything, and your family knows a 6. They don’t know how often you’re a 9, thinking about people in the news.',
    },
    turn: 'You look at a family photo and miss the people who aren’t in it, and then the one who held the camera. You’ve got a heart with a spare room. Keep one chair in it for yourself, near the stove.',
  },
  '6-11': {
    pull: 'You feel a change in the air, like an 11, and you put a lid on the soup, like a 6, just in case. Often you’re right both times.',
    inPrivate: {
      6: 'You hope for the whole world, like an 11. Privately you’re a 6, happiest when everyone you love is in the next room.',
      11: 'You make sure the people you love have eaten, like a 6. Over the dishes, alone, you’re an 11, and wonder what life is for.',
    },
    turn: 'A house tells you things: that somebody laughed in it last night, or that a chair is usually somewhere else. You can’t explain it, and you needn’t. Put a lamp on, warm the pot, and the house settles.',
  },
  '6-22': {
    pull: 'You think in bridges, like a 22, and in blankets, like a 6. What you’d really like to make is something big that’s also warm.',
    turn: 'You see a train station at night, enormous and cold, and you know what it needs: forty lamps, and a stove in the middle. Nobody’s asked you. But you sit there warmer for having thought of it.',
  },
  '6-33': {
    pull: 'Like a 6, you think of your own people; like a 33, you think of whoever walks in. It takes a wide door to be you.',
    turn: 'Your hands are warm, and they’re usually on somebody: a shoulder, a forehead, a cold little foot. At the end of the day, give them something of their own, like a hot cup and ten minutes around it.',
  },
  '7-7': {
    pull: 'With more than one 7, you’d like to know why, and then what’s behind that. An answer mostly gives you a better question.',
    turn: 'A leaf, or the way the milk goes around in a cup: something has you, and for a while you’re gone. It’s a good place to be gone to. You come back with the milk cold, quite content.',
  },
  '7-8': {
    pull: 'You want to be right, as a 7 does, and to come out ahead, as an 8 does. When that’s the same thing, you’re very hard to stop.',
    inPrivate: {
      7: 'People bring you their problems, because you run things like an 8. In secret you want what a 7 wants: a book, a chair and no visitors.',
      8: 'You talk about being right, like a 7, and never about winning. No one guesses that you’re an 8, too, and keeping score.',
    },
    turn: 'You read about a lake all winter, and in June you swim across it. People say these things come easily to you. You let them say it, and you know about the winter.',
  },
  '7-9': {
    pull: 'You believe the best of people, as a 9 does. Then you’d like to see it in writing, as a 7 would. You’ve been right both ways.',
    inPrivate: {
      7: 'After two hours with people you need a day with a book, and you don’t tell them. They know a patient 9, not the 7.',
      9: 'You help with facts and good answers, like a 7. When no one’s looking you’re a 9, and a sad song makes you cry.',
    },
    turn: 'You can read for an hour about a people who lived a thousand years ago, and then sit there missing them. It’s an odd kind of company. When you look up, be nice to somebody who’s still here.',
  },
  '7-11': {
    pull: 'You know at once, because you’re an 11, and you won’t believe it until you’ve checked, because you’re a 7. You’re often right and seldom sure.',
    inPrivate: {
      7: 'You feel your way, as an 11 does. Later, when you’re alone, you’re a 7, and you go back over every step with a lamp.',
      11: 'Alone with a question, you’ve got the answer first, because you’re secretly an 11. You ask for proof anyway, because a 7 wants to see it.',
    },
    turn: 'You need a second to know, and then a week to see how you knew. Let the first answer stand while you collect the proof. If it’s wrong, you’ll be the first to find out.',
  },
  '7-22': {
    pull: 'Something large is what you want to build, being a 22. Being a 7, you want to understand it completely first, so your drawings are very good.',
    turn: 'You look at the stars, and before long you’re moving some. It’s peaceful work, and nothing falls down. On the way home you notice the one over your own roof, and you leave that one where it is.',
  },
  '7-33': {
    pull: 'You can’t tell a lie, any more than a 7 could, and you can’t bear to hurt anyone, like a 33. So you wrap the truth in wool.',
    inPrivate: {
      7: 'You make time for anyone who’s learning, like a 33. What you secretly want is to be a 7, alone with one thought for an hour.',
      33: 'It hurts you to watch anybody give up, because you’re secretly a 33. What they get from you is a 7’s answer, plain and true.',
    },
    turn: 'There’s a book you’d give to anyone who’s sad, and you’ve read it twice to be sure it’s true. It is, mostly. On page ninety you’d change one word, and you’ve put it in the margin, in pencil.',
  },
  '8-8': {
    pull: 'With more than one 8, you want things to go well, and to be large. Half a loaf, or half a yes, is no use to you.',
    turn: 'You stack the plates or the firewood, and take one step back to look. It’s a good stack. Leave the last one off now and then, just to see how it feels: it stands, and so do you.',
  },
  '8-9': {
    pull: 'You like to get there first, which makes you an 8. That you’d like everyone else to get there, too, makes you a 9. It’s good your arms are long.',
    inPrivate: {
      8: 'There’s a lot you want, being an 8, and you keep it to yourself. A 9 is supposed to give, so you give.',
      9: 'You talk about goals and results, like an 8. You haven’t told anyone that you’re also a 9, and know who you’ll share them with.',
    },
    turn: 'You’d like the biggest umbrella on the street, and you’d like it to cover the street. One of these is possible. Get the umbrella, and walk slowly; somebody without one will be going your way.',
  },
  '8-11': {
    pull: 'You hear the music and you count the chairs: that’s the 11 in you, and the 8. You wouldn’t miss the concert for anything.',
    inPrivate: {
      8: 'You share your big ideas gladly, as an 11 does. You never mention that you’re also an 8, and have asked yourself who’s going to do it.',
      11: 'When there’s something to run, you’re a practical 8. What no one knows is that you’re also an 11, who cries at weddings and believes in dreams.',
    },
    turn: 'You fall in love with an old red bicycle, and for an hour you talk to yourself about brakes. They’re fine, mostly. You love it because it’s red, and the brakes were for the 8.',
  },
  '8-22': {
    pull: 'You want a thing to be big, if you ask the 8 in you, and to last, if you ask the 22. You haven’t got much use for paper plates.',
    turn: 'You see somebody else’s sandcastle as an offer. Soon there’s a second wall, and you’ve got your sleeves rolled up. Then the tide comes in, and you may as well enjoy that, since it’s big, too.',
  },
  '8-33': {
    pull: 'You want people to be strong, as an 8 does, and you love them when they aren’t, as a 33 does. You can do both in one sentence.',
    inPrivate: {
      8: 'You help everyone else first, like a 33. Like an 8, you have goals of your own, and no one hears how long they’ve been waiting.',
      33: 'You want results, and soon, like any 8. At night, alone, you’re a 33, worried that you were too hard on people.',
    },
    turn: 'You cheer for the favorite until you see who’s last. By the second lap you’re shouting for both, and your throat’s sore. Somebody has to win, and somebody has to come in; you’ve got breath for that much.',
  },
  '9-9': {
    pull: 'With more than one 9, you wish the whole world well. If it were up to you, nobody would be left out, not even whoever’s up on the moon.',
    turn: 'You say good night to the cat, the neighbor’s dog and a moth. It takes you a while to get to bed. Say one to yourself as well, in the mirror: you’ve been fond of everybody all day.',
  },
  '9-11': {
    pull: 'You long for a kinder world, like every 9. What makes you an 11 is that you can already picture it, which is lovely, and sometimes heavy.',
    turn: 'A sad story that you read in the morning stays with you until night. Do one small thing about it: a letter, a bag of clothes, a pot of soup. You’ll still be sad, but you’ll sleep.',
  },
  '9-22': {
    pull: 'You want nobody to go hungry, as a 9 does, and like a 22 you’re already planning the kitchen. A small good deed hardly counts with you.',
    turn: 'One bowl of rice for one neighbor looks like nothing, beside what you have in mind. Count it all the same. Every big thing you do begins with one person you can’t stop thinking about.',
  },
  '9-33': {
    pull: 'You open your arms to everyone, as a 9 does, and like a 33 you’ve got a handkerchief in each hand. You hardly ever get to put them down.',
    turn: 'You carry other people’s weather home in your coat. Hang it up at the door, and ask how much of it is yours: usually a little wind. What’s left belongs to somebody who’s asleep by now.',
  },
  '11-11': {
    pull: 'With more than one 11, you feel the mood of a room before you’ve found the light switch, and often before the room has.',
    turn: 'A good song can change your whole day, and so can a bad look. So choose the song yourself, in the morning, and play it twice. The look will have to get past it first.',
  },
  '11-22': {
    pull: 'You see the house finished, with the lamps lit: that’s an 11. You’ve also counted the bricks: that’s a 22. You mean the same house.',
    inPrivate: {
      11: 'The night before anything big, you hardly sleep, because you’re secretly an 11. In the morning you get up as a 22 and go to work.',
      22: 'You tell people your dreams, as an 11 does. They don’t know that you’re also a 22, and have made a list of what to buy.',
    },
    turn: 'On Monday your plan is wonderful, and on Tuesday it’s only a lot of work. Do the first hour of it on Tuesday anyway. By Wednesday there’s something to see, and you’re excited again.',
  },
  '11-33': {
    pull: 'You feel it when somebody hurts, as an 11 does, and like a 33 you can’t leave it at that. A thicker skin would help, and you’d miss this one.',
    turn: 'You come home with five moods, and only one of them is your own. It’s usually the quiet one at the back. Let it tell you what it’d like for supper.',
  },
  '22-22': {
    pull: 'With more than one 22, you look at an empty field and see where the doors go. You’d like to leave something that stands.',
    turn: 'You count the floors of every tower you pass, and in your head you add one. Look down, too, now and then. There’s a man selling plums at the foot of it, and that’s who the tower is for.',
  },
  '22-33': {
    pull: 'You think of the thousand, like a 22, and of the one who didn’t come, like a 33. You’ve got room for a thousand and one.',
    inPrivate: {
      22: 'You’re patient with one person at a time, as a 33 is. What you don’t say is that you’re also a 22, planning how to reach everybody.',
      33: 'At night, in secret, you think about the one person who looked unhappy. That’s a 33 in someone who organizes hundreds, like a 22.',
    },
    turn: 'You hear an orchestra, a hundred people at once, and you watch the one with the triangle. She waits a long time. When it comes, you’re the only one in the hall who’s breathing with her.',
  },
  '33-33': {
    pull: 'With more than one 33, you’d like everyone to be all right. That includes the pigeons, and you’re quite serious about the pigeons.',
    turn: 'A plant that’s nearly dead finds its way to you, and by spring it wants a bigger pot. You talk to it. Whatever it is you say, say it to yourself some evening, in the same voice.',
  },
};
