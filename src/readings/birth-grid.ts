import type { DigitReadings } from './types';

/** What none, one, two, three, and four or more of a digit in a birth date are said to mean. */
export const gridCounts: DigitReadings<readonly [string, string, string, string, string]> = {
  1: [
    'Asking for things feels a little rude to you. So you say, “Is anyone else cold?” Everybody says no. “Me neither,” you say, and you put your coat back on.',
    '“Anything’s fine, you choose,” you say, and you mean it. Then they choose, and suddenly you know what you want, and it’s something else. Ask for a minute. You do have an opinion. It just gets up late.',
    'You can say what you think and still hear the other side. In the middle of your best point you’ll stop and say, “Actually, you’re right about that.” Then you go on, cheerfully, with your second-best point.',
    'You can talk to anyone: you make friends in the line for the restroom. At home, though, you may not say a word all evening. It’s the best thing about home: you don’t have to be charming there.',
    'Even when you’re only guessing, you sound sure. “It’s this way!” you say, and six friends walk behind you for half an hour in the wrong direction. You’d noticed after ten minutes. You were hoping for a sign.',
  ],
  2: [
    'Guessing how people feel isn’t your thing, so you ask. While the others whisper in the hall, “Is she mad at us?” you go in and ask her. She’s only hungry, and now you’re both eating sandwiches.',
    'You’re at your best with one person. At a party you sit down on the stairs with a stranger and ask one real question. When you look up, the coats are gone, and you never got to the food.',
    '“I’m fine,” says a friend on the phone, and you’re already putting on your shoes. You can hear how people feel. It’s why nobody can plan a surprise party for you: you always know, and you always scream beautifully.',
    'Other people’s moods come through to you like music through a wall. Some evenings you’re worn out by a bad day, and you can’t tell whose it was. Yours may have been lovely, if you go back and check.',
    'You feel everything twice: once for yourself, and once for whoever’s next to you. You walk past a stranger’s wedding with your groceries, and you cry so hard that the family pulls you into the photo, groceries and all.',
  ],
  3: [
    'You say you have no imagination. But when a four-year-old hands you a toy phone, you answer it, listen, frown, and say, “Sorry, wrong number. There are no elephants here.”',
    'Your memory keeps what made you happy and throws out the rest. You can’t say where you parked. But if a song comes on from when you were twelve, you know every word and most of the dance.',
    'Your imagination never takes a day off. Two strangers sit down at the next table, and by dessert you’ve decided they’re spies who’ve fallen in love. When they get up to leave, you’d like to wish them luck.',
    'Because your mind runs ahead of your mouth, your funny stories start in the middle. “And the pig was still in the taxi!” you begin. Nobody’s heard about a pig, but they’ve all put down their forks. Now tell them how it got in.',
    'For you, imagining a thing feels just like doing it. You’re sure you answered that message, because you remember the joke in it. Look at your phone. Your friend’s still waiting, and it really is a good joke.',
  ],
  4: [
    'Nothing of yours gets lost. It’s somewhere safe, so safe that even you can’t find it. But look for the scissors, and you’ll find the glasses you lost last week. Now you can see the scissors.',
    'When something breaks, you have to open it up and look inside. It usually works again, and there’s always one screw left over. By now you may have enough screws for a second toaster.',
    'People bring you what’s broken, because you’ve got clever hands and you never laugh at them. “It just stopped working,” says a friend, and hands you a phone. Water runs out of it. “How strange,” you say, and you get a towel.',
    'Work is easy for you, and stopping is hard. On the beach you help a little boy with his sandcastle. An hour ago he went swimming, and you’re still there on your knees, because the bridge wasn’t straight.',
    'Checking a thing once isn’t enough for you. You lock the door, try the handle, walk to the corner, come back and try the handle. It’s locked, as always. At the bus stop you think of the stove.',
  ],
  5: [
    'If a thing works, you don’t want it changed. “Update now?” asks your phone, every evening for a year, and every evening you press “Later.” One of you will have to give up someday, and it won’t be you.',
    'Even when you’re furious, you can think clearly. You don’t raise your voice. You just get very polite, fold your napkin and say, “How interesting.” Later, when you’re alone, you close one cupboard rather hard.',
    'You love people, and you always know where the door is. When you go out for some air, say you’re coming back. You know you are, but from the sofa it looks just like leaving.',
    'Three 5s are read as courage without much patience: you’d rather take the wrong train now than the right one in an hour. That’s how you know the best soup in a town you never meant to visit.',
    'Sitting still feels to you like being late. You can’t even make a phone call in a chair: you get up, you walk while you talk, and when you hang up, you’re two streets from home in your slippers.',
  ],
  6: [
    'Being cared for makes you shy. You’re sick, somebody brings you soup, and you get up to find them a chair and ask about their week. Lie down. Today it’s your soup.',
    'A room has to feel right, or you can’t sit still in it. You’ve straightened pictures in waiting rooms. In a hotel you move the lamp before you take off your coat, and only then have you arrived.',
    'If someone you love is late, you stand at the window and think of four terrible reasons. When they walk in, you’re in a chair with a magazine. “Oh, hi,” you say. “Is it late?” The magazine is upside down.',
    'Three 6s are read as a big heart that likes to be noticed. If nobody mentions your flowers, you move the vase closer, until it’s right in front of the TV. “Look, I bought flowers!” would also work.',
    'There’s more care in you than one home can use. When everybody’s been fed twice, you still have some left over. So take it outside. There’s a dog on your street that nobody has called beautiful today.',
  ],
  7: [
    'You think best out loud. You call a friend for advice, explain the whole problem, solve it yourself, and say, “Thanks, you’re a genius.” Your friend has said “Hmm” twice. You mean it every time.',
    'Only experience teaches you, and it has to be yours. If somebody says the plate is hot, you thank them and touch the plate. You did believe them. You just like to know things with your own fingers.',
    'When somebody says “Trust me,” you trust them a little less. It can take you a year to believe in a person. After that, they can call you at three in the morning and say, “Bring a ladder,” and you’ll only ask how tall.',
    'Most of what you know, you learned the hard way. So your advice begins, “Whatever you do, don’t do what I did.” Then you tell them what you did, all of it, a little proud.',
    'Some days you feel like a visitor from another planet who’s taking notes. “They wait all week for Sunday,” you’d write, “and then they wash the car.” Please say these things out loud, where we can hear them.',
  ],
  8: [
    'You know roughly how much money you have, the way you know roughly how warm it is. The ATM asks if you’d like to see how much is left, and you press “No.” Once a month, press “Yes.”',
    'You see at once when a bill is wrong. If it’s too high, you pay it anyway, because the waiter’s so nice. If it’s too low, you run back two blocks in the rain to pay the rest.',
    'Nobody can fool you about what a thing is worth. You turn the lamp over, tap it, read the label, and put it back. Then you walk once around the store, to give it time to think.',
    'Free time makes you nervous, so you put it on your list: “2:00 to 3:00: do nothing.” By 2:30 you’ve finished doing nothing, and you’re pleased to be early.',
    'Your head is always adding something up. Somebody gives you a peach, and you’ve figured out what it costs per bite before you notice it’s the best peach of your life.',
  ],
  9: [
    'Saving the world sounds tiring, so you’ve started with your own street. You know all the dogs by name and hold the door for anyone with bags. It’s a small part of the world, but it’s in good shape.',
    'You like to leave things better than you found them. A stranger drops an empty coffee cup, and you carry it for three blocks, because there’s no trash can. By the time you find one, you could use a coffee yourself.',
    'All evening you’ll argue for a fairer world. Then the pizza comes, and you cut it very slowly, so every piece is exactly the same size. It’s the fairest pizza in town, and the coldest.',
    'You worry about everybody, mostly at night: the bees, the oceans, your friend’s grandmother and her knee. Start with the knee. You can call about it in the morning, and she’ll be delighted. For the oceans you’ll need a few more people.',
    'You can describe a perfect world, down to the color of the streetlights. You just can’t say if you’re free on Saturday. If you are, make pancakes for somebody, because a perfect world has to start somewhere.',
  ],
};

/** A row, column or diagonal of the square, in either order, written with its lower end first. */
export type GridLineKey =
  | '123'
  | '147'
  | '159'
  | '258'
  | '276'
  | '294'
  | '357'
  | '369'
  | '438'
  | '456'
  | '618'
  | '789';

/** What a line is called, and what it is said to mean when all or none of its digits are there. */
export interface GridLineReading {
  readonly name: string;
  readonly full: string;
  readonly empty: string;
}

/** The lines of the square; four of them stand in both orders. */
export const gridLines: Readonly<Record<GridLineKey, GridLineReading>> = {
  123: {
    name: 'the line of planning',
    full: 'You plan well. Before you buy the ticket, you’ve seen the whole trip in your head, including the shoes that are going to hurt. You pack them anyway, because your plan includes dancing.',
    empty:
      'You find out what you’re doing by doing it. If a nervous friend asks about the plan, say, “First we’ll have breakfast.” That’s a plan, and nobody’s afraid of breakfast.',
  },
  147: {
    name: 'the line of practical work',
    full: 'You’re good at practical work, but your hands can’t explain how they do it. “You’ll feel when it’s ready” is the whole recipe. When you tried to write it down, you had to get up and make one, to see what comes next.',
    empty:
      'Practical jobs don’t stay in your head for long, because it’s nicer in there without them. The light in your hallway may have been out for so long that you know the way in the dark. You’ve come to like it.',
  },
  159: {
    name: 'the line of determination',
    full: 'Giving up doesn’t come naturally to you. At the fair you toss rings at bottles until it’s dark and you’ve spent forty dollars. Then you carry home a three-dollar bear, as proud as if you’d caught it in the woods.',
    empty:
      'Most things aren’t worth a fight to you. On a plane you get the middle seat and neither armrest, and by the time you land, both neighbors have shown you their grandchildren. But if you ever really want the window, say so.',
  },
  258: {
    name: 'the line of emotional balance',
    full: 'Strong feelings don’t frighten you, and you stay calm, so people bring you their bad news first. Who do you bring yours to?',
    empty:
      'Feelings catch you by surprise. You’re fine, and then somebody on the bus smells like a kitchen you knew as a child, and you have to look out the window for two stops. By the third, you’re fine again.',
  },
  276: {
    name: 'the line of getting things done',
    full: 'People can count on you. You said you’d bring thirty chairs, and there you are in the pouring rain with thirty chairs. The party was moved to next week. You were too busy carrying to read your messages.',
    empty:
      'You finish a thing faster when somebody’s waiting for it. So tell the most impatient person you know what you’re making, and when they’ll get it. You’ll regret it at once. You’ll also be done by then.',
  },
  294: {
    name: 'the line of the mind',
    full: 'You remember what people said, what day it was and what they were eating. In an argument that’s terrifying. On a birthday it’s wonderful: “In March you said you’d always wanted a harmonica,” you say, and there’s the harmonica.',
    empty:
      'Long explanations don’t reach you, because you learn with your hands. Somebody describes a knot for ten minutes, and you don’t remember a word. Then they hand you the rope to show you what they mean, and you’ve already tied it.',
  },
  357: {
    name: 'the line of compassion',
    full: 'Strangers can tell you’re kind. On a train full of empty seats, the one with the sad story sits down next to you. You get off four stops too late, because you had to hear how it ended.',
    empty:
      'You show compassion by doing something. When a friend sits in the kitchen and cries, you can’t find the right words, so you fix the cupboard door that’s been crooked since spring. It’s a love letter. You hope they can tell.',
  },
  369: {
    name: 'the line of ideas',
    full: 'Ideas make you happy. You look up one small thing about octopuses, and three hours later you know how bridges stay up. You should’ve been asleep long ago, and you haven’t felt this rested all week.',
    empty:
      'Theories don’t do much for you: you want an example. When an expert has talked for an hour, you raise your hand and ask, “So what do I do tomorrow morning?” It’s the only answer you write down.',
  },
  438: {
    name: 'the line of thought',
    full: 'First this, then that, then the price: you take things in order. You read a contract before you sign it, every page, while somebody with a pen looks at the clock. On page nine, you find what you were looking for.',
    empty:
      'You think in jumps, so you know the answer and can’t show the steps. In math class that may have earned you a big red “HOW?” next to the right answer. To this day, you’d like to know, too.',
  },
  456: {
    name: 'the line of will',
    full: 'Your will is strong. The others turned around an hour ago and went down for ice cream, and you’re still climbing. You get to the top alone, in thick fog, and you proudly take a picture of the fog.',
    empty:
      'Long efforts aren’t your style: you want a thing with your whole heart, until lunch. So do it before noon. Plenty of good things take only a morning: a letter, an apology, a pie.',
  },
  618: {
    name: 'the line of daily life',
    full: 'Daily life is in good hands with you. While the others sit up late and discuss the meaning of life, you go out and get milk. At breakfast nobody can remember the meaning of life, but everybody has milk.',
    empty:
      'Forms make you sleepy. You put the form under the fruit bowl, to do later, and suddenly it’s due tomorrow. So you fill it in at midnight, and in the box for “Reason” you write, very neatly, “Fruit.”',
  },
  789: {
    name: 'the line of action',
    full: 'Once you know what has to be done, you do it. The others are still discussing how to get the kitten down, and you’re already up in the tree. How you’ll both get down is the next question.',
    empty:
      'Nobody can hurry you, and it saves you a lot of trouble. By the time you’ve decided to buy a bread machine, three friends want to give you theirs. Just don’t take that long with a kiss.',
  },
};
