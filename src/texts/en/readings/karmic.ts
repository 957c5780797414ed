import type { DigitReadings, KarmicReading } from '../../../readings/types';

/** The karmic reading: a past life told as an old story, and the lesson that is drawn from it. */
export const karmicReadings: DigitReadings<KarmicReading> = {
  1: {
    title: 'Warrior & Pioneer',
    meaning:
      'As a karmic number, 1 is about leading. In its tale of a past life you held a bridge and let nobody help; in this life you learn to say you’re sorry, in words.',
    intro: 'You’d rather mend a thing three times than say once that you’re sorry about it.',
    pastLifeThemes: [
      'Leading the way',
      'Guarding a bridge',
      'Keeping people safe',
      'Giving orders',
      'Refusing help',
      'The longest spear',
    ],
    karmicLessons:
      'The story says you were a warrior who held a bridge alone. Every night for six years you stood there with the longest spear in the valley. A boy named Tomas begged you for one watch. “It’s quicker if I do it,” you said. Then one night you were in bed with a fever, and the enemy came. Tomas held the bridge until morning, shaking. “Why did you never show me?” he asked, and you had no answer. There is one, and giving it is what’s left for you to learn: “I should have. I’m sorry.”',
    talentsFromPastLives:
      'When you’ve hurt somebody, you come back, and that’s what you’ve kept from your nights on the bridge. Other people stay away until it’s blown over. You ring the same evening, with tools, or with a new flowerpot for the one that broke. A friend may own two flowerpots from you by now, and remember what each of them was about. It isn’t easy to stand on a doorstep with a flowerpot. They know that, so they let you in.',
    currentLifeChallenges:
      'You apologize with your hands, and the word never comes. It’s a tank filled up, a shelf put back straight, the bigger half of the sandwich. If you try it aloud, it turns into a report: “Well, it was dark, and the bike was in the way.” Mostly they understand. But a few of them would trade you the shelf and the flowerpot for a single sentence. In the story Tomas had the bridge, safe and whole, and what he asked for was an answer.',
    soulGrowthPath:
      'Say it first, before you mend anything: “I was wrong about that.” The second half of an apology is to let them do it their way. So be somebody’s assistant once a week, and take the job seriously: hold the flashlight, pass the nails, and say nothing unless they ask. They’ll do things in the wrong order. But there’s something you can only see from back there. It’s the moment when they’ve finished, and they turn around, proud and covered in dust, to find out whether you saw.',
    healingAdvice: [
      'Say “I’m sorry” before you go and get the toolbox.',
      'Let somebody else lead for an afternoon, and follow without a word.',
      'Write down how to do the thing that only you can do, and leave nothing out.',
      'Let a beginner explain your own job to you, and take notes.',
      'Name two people who made your last success possible, and tell them so.',
    ],
  },
  2: {
    title: 'Peacemaker & Mediator',
    meaning:
      'A karmic 2 is about peace between people. In its tale you left out a sentence, and somebody paid for it; in this life you learn to say such things, gently.',
    intro:
      'Any message you’re asked to pass on arrives friendlier than it left, and a sentence shorter.',
    pastLifeThemes: [
      'Making peace',
      'Two angry kings',
      'Speaking for others',
      'Choosing soft words',
      'Waiting patiently',
      'Words left out',
    ],
    karmicLessons:
      'You kept the peace by leaving out the truth, and a stranger paid for it. In the tale you were the interpreter between two angry kings. “Your mother was a goat” went in, and “He asks about your mother” came out. They got along for years. Then one spring a woman named Ilse walked nine days to say that their new border had cut her village off from its well. Both kings were smiling. “She wishes you long lives,” you translated, and Ilse walked home. The sentence you left out is waiting for you in this life, the next time something is your fault.',
    talentsFromPastLives:
      'The interpreter’s ear has come with you, and at a goodbye you could write the dictionary. “No, no, you go ahead” means please stay. “It’s late anyway” means I’m about to cry. “Don’t get up” means get up. So you stay, or look away for a moment, or get up and come as far as the gate, and people go through life thinking they’ve been lucky with whoever happened to be there.',
    currentLifeChallenges:
      'In your apologies, the part people need to hear is still the part you leave out. Say a friend lends you her guitar for a week, and you bring it back with a crack along one side. You do apologize. You say you’re so sorry if it ever sounds a little different, and how kind it was of her, and what weather we’re having. It’s such a polite apology that nobody could say what it’s for, and she ends up comforting you. “I sat on it” is shorter, and she could do something with it.',
    soulGrowthPath:
      'What’s left is to say “That was me” while it’s still small. It takes practice, so start where nobody can be hurt. Tell the basil, out loud, that you forgot to water it. Tell the pan you burned it. Go on to a neighbor, about the scratch on the mailbox, and then to someone you love, on a good day, about something tiny. Your voice may shake, but look at their face. That’s relief. They’d been wondering who it was, and they’d half thought it was themselves.',
    healingAdvice: [
      'When something you borrowed is lost or broken, say so in four words.',
      'Carry a message exactly as it was said, or don’t carry it.',
      'Before you carry anything between two people, ask: “May I say it was you who said so?”',
      'When somebody says “That isn’t what I meant,” thank them, and say it again their way.',
      'Say goodbye with one true sentence in it, even a short one.',
    ],
  },
  3: {
    title: 'Artist & Storyteller',
    meaning:
      'As a karmic number, 3 is about art and stories. In its tale you told somebody’s secret to win applause; in this life you learn which stories are yours to tell.',
    intro: 'While somebody is telling you a secret, you notice what a good story it would make.',
    pastLifeThemes: [
      'Singing for strangers',
      'Traveling from town to town',
      'Making people laugh',
      'Living on applause',
      'A secret told on stage',
      'A bakery with a blue door',
    ],
    karmicLessons:
      'In the tale you’re a traveling singer with somebody else’s secret. One rainy night a baker named Marta let you dry your shoes by her oven and told you about the man she hadn’t married. By summer it was your most famous song. You’d changed her name, but not the bakery and its blue door. People came to stare, and Marta closed the shop. You went on singing it for thirty years, since they always asked for it, and you saw the door every time. What’s left for you is small and hard: to hear something wonderful, know exactly how you’d tell it, and keep it.',
    talentsFromPastLives:
      'You can be proved wrong in front of people and make them a present of it. The singer in you hears the song right away. “That ladder’s too short,” they say, and you tell them it’s fine. In the third hour of waiting, in a hospital corridor, with your foot the size of a melon, you take a sip of the coffee and say it very quietly: “You were right about the ladder. At least we’re already in a hospital.” And for a moment all those frightened people laugh.',
    currentLifeChallenges:
      'Other people’s secrets are safe with you for about a day. A cousin lowers her voice and tells you a thing that nobody knows. It’s also very funny, and for half a second you go quite still. You’re saving it, and she can see you saving it. By evening you’ve told just one person, without the name. You left out the name. You left in the job, the town and the dog with three legs. Next time, take out the dog as well, and see what you’ve still got. If it’s nothing, the story was hers.',
    soulGrowthPath:
      'Here’s a rule to grow by: what happened to you is yours to tell, and what was whispered to you isn’t. There’s one exception. If the person who whispered it starts telling it at a party and forgets the ending, you’re allowed to help. The other half of your homework is to make something and keep it to yourself. A song for the shower will do, or a tiny clay horse. You’ll want to send a picture of it all day. On the third day the horse will have a name, and you’ll be the only one who knows it.',
    healingAdvice: [
      'Draw something no larger than a stamp, and sign it.',
      'Sing a whole song in an empty parking lot.',
      'Tell a story in which somebody else gets the funny line.',
      'Say nothing about your next project until it’s done.',
      'When someone says “Don’t tell anyone,” ask if that includes your best friend.',
    ],
  },
  4: {
    title: 'Builder & Guardian',
    meaning:
      '4 stands for building and protecting. In its karmic story you built a wall so high that it took away the sun; in this life you learn when safe is safe enough.',
    intro: 'Your goodbyes take a while, because there’s a warning in every one of them.',
    pastLifeThemes: [
      'Building walls',
      'Guarding a village',
      'Fear of floods',
      'Keeping strict rules',
      'Duty before pleasure',
      'One more row of stones',
    ],
    karmicLessons:
      'The tale gives you a wall to look after, between a fishing village and the sea, and you did it too well. No storm ever got through. Even so, every summer you took your bucket of stones and made it higher. Old Ana used to sing on her doorstep in the evening sun. One year there was no evening sun, and no song. “Are you afraid of the sea?” you asked her. “No,” said Ana. “I’m afraid of you, with that bucket.” You thought it over all night and added one more row. This life is for putting the bucket down while you’re still worried.',
    talentsFromPastLives:
      'Other people’s secrets are safe with you, and that’s what you’ve brought from the wall. They get handed to you like a sleeping child. You may have guarded one for years, and learned at a birthday that it was everybody’s. Only you had never mentioned it. It’s the same after a goodbye at night: whoever you’re seeing home stops watching the street. In the back of a taxi they’re asleep before you’re out of town, with their mouths open, and it’s the greatest compliment they’ve got.',
    currentLifeChallenges:
      'At every goodbye you hand out a warning. “Watch that step,” you say, and “Take the lit side,” to people who are only going down to the yard. You say “Text me when you’re home,” and then you lie in the dark and watch one gray check mark until it turns into two. It’s love, and they know it. But anyone who’s warned at every door starts to think the world is worse than it is, and the one who hears all of those warnings is you.',
    soulGrowthPath:
      'It’s time to leave a gap in the wall, and the front door is a good place for it. Say “Have fun,” and close your mouth. The other sentence will push at the back of your teeth. Let it push. They may turn around at the corner, because something’s missing, and then you can wave. Do it with something a little bigger next month. The people you protect are safer than they feel to you, and you’re a large part of the reason. What they’d like now is your company, with both hands free.',
    healingAdvice: [
      'Once a week, say goodbye sitting down, and don’t follow anyone to the door.',
      'When they come home, ask for the story, and leave out what time it is.',
      'Walk somebody home in the rain without an umbrella for either of you.',
      'Find the person you worry about most, and have them tell you a joke.',
      'Write a warning down before you say it, and read it again in the morning.',
    ],
  },
  5: {
    title: 'Explorer & Freedom Seeker',
    meaning:
      'The theme of a karmic 5 is freedom and travel. In its story you came back to somebody eleven years late; in this life you learn to say goodbye, and to return.',
    intro: 'At the end of a visit you’d sooner be gone already than say goodbye in the hall.',
    pastLifeThemes: [
      'Crossing borders',
      'Trading spices',
      'Learning languages',
      'Quick goodbyes',
      'Friends in every port',
      'Promises to return',
    ],
    karmicLessons:
      'Goodbye is your lesson, and so is coming back after it. In the tale you were a spice trader with a joke for every border guard. In one town you stayed a month with a potter named Nour, who made you a cup with a crooked handle, to fit your crooked finger. “I’ll be back by the first rain,” you said. But there was always one more country. When you came at last, eleven years late, somebody else had the shop. On the windowsill stood eleven cups with crooked handles, one for every rain. What’s left to learn is to let yourself be expected somewhere, and then to come.',
    talentsFromPastLives:
      'When somebody else is leaving, you’re the one they want at the station. From the trader you’ve kept what’s good for a trip: please, thank you, delicious, and the bad word drivers shout at each other. You teach them all four before the doors close, and press a coin into their hand for the first coffee over there. You don’t say you’ll miss them; they know. They’d been dreading this for weeks, and here they are, practicing the bad word.',
    currentLifeChallenges:
      'At the end of a visit you skip the real goodbye, and then it’s too late for one. “Back in a minute,” you say, with your bag already at the bottom of the stairs. The next day it would be odd to explain, and after a winter the excuse would have to be as long as a novel. You aren’t cold. You think of those people at red lights, and when certain songs come on, more often than they’d ever guess. Any of them would be happy with a goodbye that’s months late and says only “red light, thought of you.”',
    soulGrowthPath:
      'Your way forward leads back through a door you once left by too quickly. It may be a café, or a choir, or a friend’s kitchen. Go in without an excuse, and at the end do the part you’ve always skipped: say goodbye to each of them, and let it take longer than putting on your shoes. Then come again. People begin to be themselves in front of you. They show you their worst drawing. They tell you what the fight was really about. And one evening, after you’ve missed a week, they’ll ask where you were, and you’ll be surprised how much you like the question.',
    healingAdvice: [
      'Write to a person you left without a goodbye, and skip the excuse.',
      'Leave a sweater at a friend’s place on purpose, and go back for it.',
      'Unpack completely on the day you come home.',
      'Take a book you loved and read it a second time, to the last page.',
      'When somebody leaves, stay on the platform until you can’t see them anymore.',
    ],
  },
  6: {
    title: 'Healer & Caretaker',
    meaning:
      'A karmic 6 is about care. In its story you looked after people so long that they couldn’t leave; in this life you learn to let them go.',
    intro:
      'At the end of an evening your goodbye takes forty minutes, and for the last twenty everyone has their coat on.',
    pastLifeThemes: [
      'Nursing the sick',
      'Feeding strangers',
      'A house by the river',
      'Growing herbs',
      'Beds for travelers',
      'Keeping them too long',
    ],
    karmicLessons:
      'You cared for people so well that they couldn’t leave, and being glad when they do is still ahead of you. In the tale you had a house by a river, with beds for sick travelers. One spring they carried in Lin, a young shipbuilder with a fever. By May she was well. “I still hear a cough,” you said, and made dumplings. In August the ship she’d built sailed without her. She watched it from your window. You were sorry for her, and you were happy, and you never told anyone. In this life you get to pack their bag and hold the door.',
    talentsFromPastLives:
      'You know what people need at a goodbye. On the day somebody moves away, one friend brings a speech and another brings a very large plant. You show up with socks, and for some reason the socks work best. Nobody has ever left you with empty hands, even if all you had was half a cake and yesterday’s paper. Halfway home they’ll find that there’s even a fork in it.',
    currentLifeChallenges:
      'After an evening with you it’s hard to leave. Somebody gets up from your table, and you remember the postcard you’d meant to show them. While you look for it they sit down again, in their coat. In the hall there’s one more thing you’d like to ask. People have learned to get up half an hour before they want to go. You keep a secret the same way, long and warmly. Years after somebody whispered that she might get divorced, you still close the door first and ask in a soft voice. She’s been happy since spring, and everyone knows it.',
    soulGrowthPath:
      'Practice loving people who are fine. It’s harder than it sounds, because they don’t need anything, and you’ve brought soup. Sit down with a friend whose life is going well, and get all the boring details, down to the new curtains. And when a friend you’ve nursed walks out of your house, healthy and a little ungrateful, wave until they’re around the corner. The rooms will seem very quiet afterward. You haven’t lost them. They’re well again, and people who are well go out.',
    healingAdvice: [
      'Visit a friend who’s happy, and bring nothing.',
      'Give away the recipe they always beg you for, even the secret part.',
      'Eat the best pear in the bowl yourself.',
      'Offer help once, as a question, and believe the answer.',
      'Say goodbye in the room, once, and not again with their coat on.',
    ],
  },
  7: {
    title: 'Mystic & Seeker',
    meaning:
      '7 stands for the search for truth. In its karmic story you closed the door on a child’s question; in this life you learn to open it, and to say you’re sorry.',
    intro:
      'When you’ve done something wrong, you can explain exactly how it came about, and you mean that as an apology.',
    pastLifeThemes: [
      'Study and silence',
      'Watching the moon',
      'Life in a tower',
      'Secret books',
      'Deep questions',
      'A closed door',
    ],
    karmicLessons:
      'The tale puts you in a tower by the sea, where you drew a map of the moon. One evening a girl named Sura climbed up with bread and a fish for you. She wanted to know why the moon followed her home. You took her fish and closed the door. So she sat down outside it and guessed. “It’s lonely!” she shouted. “It’s a cheese!” You smiled, on your side, and went back to your map. After a while it was quiet out there. The map was perfect, and mice ate it. What’s left for you is to open the door while somebody is still guessing.',
    talentsFromPastLives:
      'What people say at a goodbye stays with you, long after they’ve forgotten it themselves. You may be carrying a few of these right now: a teacher’s last joke, or what your grandmother meant that time at the station. Other people nod, and wave, and go to lunch. You keep the words, like a stone in your pocket, and turn them over on the stairs. And one day, between two floors, you understand what your grandmother meant, and you walk right past your own door.',
    currentLifeChallenges:
      'Where other people say sorry, you explain. Your family knows this conversation by heart. “You knew the road was closed?” “Yes.” “Why didn’t you tell us?” “You seemed so sure.” It’s a good answer, and true, and it isn’t the one they were waiting for. You can go on from there, too: which signs there were, and at what point they could’ve turned around. By now nobody’s talking. You do feel sorry, and you’ve thought about why with great care. “I should’ve said something” would have been enough, and it needs no evidence.',
    soulGrowthPath:
      'What’s left is to be caught not knowing, and to enjoy it. Explain the thing you love most to a ten-year-old, or to an adult who’s just as honest. When their eyes go to the ceiling, try another way: draw it, or act it out with two spoons. You’ll find out which half of it you’ve really understood. And then, if it’s the stars, and you say there are more of them than grains of sand, they’ll ask, “Who counted the sand?” You’ll have to say that nobody did. You’ll think about it all the way home, and you’ll want to go back tomorrow.',
    healingAdvice: [
      'Tell one person what you’re working on before it’s finished.',
      'Say what you’ve noticed before anyone asks you.',
      'If a goodbye puzzles you, ask what they meant while they’re still on the step.',
      'Say “I don’t know” where people can hear you.',
      'Say “I’m sorry” on the day it happens, and bring the reasons later in the week.',
    ],
  },
  8: {
    title: 'Ruler & Merchant',
    meaning:
      'A karmic 8 is about power and money. In its story you ruled a town and punished a man for correcting you; in this life you learn to let people correct you.',
    intro:
      'Being corrected aloud, with the family listening, is hard for you, and hardest from somebody younger.',
    pastLifeThemes: [
      'Running a town',
      'Trade and profit',
      'Judging others',
      'Being obeyed',
      'Wealth and duty',
      'A mistake in the books',
    ],
    karmicLessons:
      'In the tale you owned the mill, and nobody in town corrected you. One payday a clerk named Jakob said in front of everyone, “There’s a mistake in your books. You’ve paid the sweeper one coin too little.” You paid, but you never forgave Jakob, and he left. After that no one dared to tell you about a mistake, and the mill lost money every month. You went over the books alone, night after night, looking for what anyone could’ve shown you. One sentence is left for you to learn, to be said in front of people: “You’re right, I missed that.”',
    talentsFromPastLives:
      'You apologize very well, as long as it’s for somebody else. Say a friend has to go to an office about a form she should’ve sent in June. She asks you along. “That was a mistake,” you tell the man at the big desk, in a perfectly normal voice, “and here’s what we suggest.” He turns quite pink. She sits beside you the whole time with her bag on her knees. Going down the stairs afterward, you both walk differently. It’s the mill owner’s voice, and it’s never sounded better.',
    currentLifeChallenges:
      'Corrected in front of others, you go stiff. A cousin mentions at dinner that the capital of Australia isn’t Sydney. “Interesting,” you say, and three days later you tell everyone that Sydney is larger. So when your family corrects you, they pretend not to be sure: “Was it Canberra? I always mix them up.” They don’t mix them up. The day you say “You’re right, it’s Canberra,” the whole table will breathe out.',
    soulGrowthPath:
      'The lesson here is to be corrected and stay friendly. The tale is full of coins, so try it with coins: for one week, pay one for every mistake that somebody finds in what you say, and let everyone know about it. Any child who’s around will get rich. On the first day you’ll argue about each coin like a lawyer. By the end you’ll notice you’re looking forward to it, and that people have stopped being careful around you.',
    healingAdvice: [
      'Thank the next person who corrects you, even if it takes you a minute.',
      'Once a week, ask someone younger what you got wrong, and write down the answer.',
      'Leave one mistake of yours where everyone can see it, with your name on it.',
      'Give a present so small that nobody could feel they owe you anything.',
      'Tell a story in which you were the one who was wrong.',
    ],
  },
  9: {
    title: 'Humanitarian & Sage',
    meaning:
      'The karmic number 9 stands for giving. In its story you gave away everything and were angry about it; in this life you learn to give only what you can.',
    intro:
      '“It was nothing,” you tell people when they’re sorry, and you could name the day it happened.',
    pastLifeThemes: [
      'Helping the poor',
      'Life at a harbor',
      'Welcoming strangers',
      'Giving everything away',
      'Counting the thanks',
      'A chair made three times',
    ],
    karmicLessons:
      'You gave away everything, says the tale, and then you couldn’t forget it. At a harbor where poor people waited for ships, you gave them your money, your blankets and finally your bed. At night, on the floor, you counted who’d thanked you. Years later a carpenter named Yusuf came back with his daughter, and with a chair he’d made you. “That took long enough,” you said. “He made it three times,” said the girl, “because it had to be good.” You never sat in that chair without remembering it. What’s left to learn is to stop counting, and to say sorry to a man with a chair.',
    talentsFromPastLives:
      'At the hardest goodbye there is, you know what to say. The other guests at a funeral tell his wife that he’s in a better place. You sit down next to her and ask, “What did he do that drove you crazy?” And she tells you about the whistling, and the wet towels, and for the first time that week she laughs. It wasn’t a trick. You really wanted to know.',
    currentLifeChallenges:
      'You can’t bring yourself to end a visit, and then you’re quietly angry. Say a guest needs a bed for one night. Day one: “Stay as long as you like!” Day three: you’ve bought the yogurt they prefer. Day six: they’ve found the good towels. On day nine you’re standing in the hallway, listening to a human being chew toast, and your hands are shaking. They aren’t using you. They believe you when you say it’s no trouble, because you say it so well. It could all be said on day one: “I’m so glad you’re here until Thursday.”',
    soulGrowthPath:
      'It’s better to give less, and gladly. Before you say yes, picture yourself doing it at the worst moment, in the rain, with a headache. If you’d still be glad to do it, say yes. If you can already hear yourself complaining about it, say no. Then there’s the harder half, which is other people’s goodbyes. When somebody stops you on the stairs, on their last day in the building, with flowers and a few words they’ve practiced, don’t say “Oh, it was nothing.” It wasn’t nothing, and you both know it. Hold still, look at them, and let them get to the end.',
    healingAdvice: [
      'When someone says sorry to you, say “Thank you,” and leave it at that.',
      'Write down what people owe you, then tear up the page.',
      'Put an end date on every favor.',
      'Be the first to leave once, and say a real goodbye at the door.',
      'When something comes late, say only how lovely it is.',
    ],
  },
};
