import type { DigitReadings, KarmicReading } from './types';

/** The karmic reading: a past life told as an old story, and the lesson that is drawn from it. */
export const karmicReadings: DigitReadings<KarmicReading> = {
  1: {
    title: 'Warrior & Pioneer',
    meaning:
      'As a karmic number, 1 is about leading. Its tale of a past life says you did everything yourself and let nobody learn from you; in this life you learn to share the lead.',
    intro:
      'You’d rather do it yourself than explain it, and there’s usually somebody behind you who’d love to learn.',
    pastLifeThemes: [
      'Leading the way',
      'Guarding a bridge',
      'Keeping people safe',
      'Giving orders',
      'Refusing help',
      'The longest spear',
    ],
    karmicLessons:
      'The story says you were a warrior who held a bridge alone and let nobody learn how. Every night for six years you stood there with the longest spear in the valley. A boy named Tomas begged you for one watch. “It’s quicker if I do it,” you said. Then one night you were in bed with a fever, and the enemy came. Tomas held the bridge until morning, shaking. “Why did you never show me?” he asked, and you had no answer. It’s what you have left to learn: to hand over the spear while you can still stand next to it.',
    talentsFromPastLives:
      'You’ve brought your courage with you, and other people borrow it. You put your hand up in a silent room, and after yours there are four. You jump into the cold lake, shout that it isn’t cold, and they believe you. What you seldom see is the one right behind you, who’d never have gone alone, because by then you’re swimming. Look around once, after the next jump. Making that second person brave is your real talent.',
    currentLifeChallenges:
      'When you teach people, you end up doing it for them. It sounds like this: “Okay, your turn. Click there. No, there. Up a bit. Wait, let me just.” And now you’ve got the mouse, and the lesson is over. You do it at work with the files and at home with the oven. So you end up as the only person who can do anything, tired, and a little hurt that you get no help. They did try, but all they could see was your back.',
    soulGrowthPath:
      'You grow by going second. Once a week, be somebody’s assistant, and take the job seriously: hold the flashlight, pass the nails, and say nothing unless they ask. They’ll do things in the wrong order. It’ll take an hour longer, and you’ll have to bite your lip to keep quiet. But there’s something you can only see from back there. It’s the moment when they’ve finished, and they turn around, proud and covered in dust, to find out whether you saw.',
    healingAdvice: [
      'Teach something with your hands behind your back, in words only.',
      'Let somebody else carry the map, and follow without a word.',
      'Write down how to do the thing that only you can do, and leave nothing out.',
      'Let a beginner explain your own job to you, and take notes.',
      'Name two people who made your last success possible, and tell them so.',
    ],
  },
  2: {
    title: 'Peacemaker & Mediator',
    meaning:
      'A karmic 2 is about peace between people. In its tale you kept everyone happy by hiding the truth; in this life you learn to say it, gently.',
    intro: 'You keep the peace so well that people forget to ask what you left out.',
    pastLifeThemes: [
      'Making peace',
      'Two angry kings',
      'Speaking for others',
      'Choosing soft words',
      'Waiting patiently',
      'Words left out',
    ],
    karmicLessons:
      'You kept the peace by leaving out the truth, and a stranger paid for it. In the tale you were the interpreter between two angry kings. “Your mother was a goat” went in, and “He asks about your mother” came out. They got along for years. Then one spring a woman named Ilse walked nine days to say that their new border had cut her village off from its well. Both kings were smiling. “She wishes you long lives,” you translated, and Ilse walked home. The sentence you left out is waiting for you in this life, whenever somebody asks what you really think.',
    talentsFromPastLives:
      'You hear what people really mean, and by now you could write the dictionary. “No, no, you go ahead” means please stay. “I’m not hungry” means I’ll eat half of yours. “Do whatever you want” means don’t. You never show it off. You stay, or order the bigger plate, and people go through life thinking they’ve been lucky with whoever sits next to them.',
    currentLifeChallenges:
      'The part people need to hear is still the part you leave out. A friend dances through the apartment she wants, and you praise the light and don’t mention the nightclub downstairs. She loves it there until the first night, when the music starts at eleven. You leave things out about yourself, too. Look in your drafts: there’s a message from last fall that begins “I’ve been meaning to tell you.” By now you’ve made it so polite that nobody could say what it’s about. Whoever it’s for would’ve preferred your first version.',
    soulGrowthPath:
      'Your way forward is to say the plain thing while it’s still small. It takes practice, so start where nobody can be hurt. Tell the radio you don’t care for this song. Tell your curtains, out loud, that you’ve never liked their color. Go on to a stranger whose music is too loud, and then to someone you love, on a good day, about something tiny. Your voice may shake, but look at their face. That’s relief. All this time they’ve had to guess what you want, and now you’ve told them.',
    healingAdvice: [
      'When someone wants to know what you’d like to eat, answer with the name of a food.',
      'Carry a message exactly as it was said, or don’t carry it.',
      'When two people argue near you, wait a few minutes before you help, because they may not need you.',
      'Send the message that’s been waiting in your drafts the longest.',
      'Have a friend guess what you really think, and correct them.',
    ],
  },
  3: {
    title: 'Artist & Storyteller',
    meaning:
      'As a karmic number, 3 is about art and stories. In its tale you told somebody’s secret to win applause; in this life you learn which stories are yours to tell.',
    intro: 'You can make a story out of anything, including things people told you in private.',
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
      'Nothing stays dull around you. You go to the bank to sign a form and come back with a story as good as a movie. It’s a gift for parties, but its best use is somewhere else: a hospital corridor, the third hour of waiting, a family that’s stopped talking. You take a sip of the coffee from the machine and say, very quietly, “At least we’re already in a hospital.” And for a moment all those frightened people laugh.',
    currentLifeChallenges:
      'You collect material, even on other people’s worst days. Your family knows the moment. A cousin is crying, he says a thing that’s funny by accident, and for half a second you go very still. You’re saving it, and they can all see you saving it. And you need the laugh too quickly: if a joke in the group chat gets no answer, you explain it. Next you say sorry for it, and after that you send a picture of a dog. The people in that chat have heard all your stories, and they’d come over if you had none.',
    soulGrowthPath:
      'Here’s a rule to grow by: what happened to you is yours to tell, and what was whispered to you isn’t. There’s one exception. If the person who whispered it starts telling it at a party and forgets the ending, you’re allowed to help. The other half of your homework is to make something and keep it to yourself. A song for the shower will do, or a tiny clay horse. You’ll want to send a picture of it all day. On the third day the horse will have a name, and you’ll be the only one who knows it.',
    healingAdvice: [
      'Draw something no larger than a stamp, and sign it.',
      'Sing a whole song in an empty parking lot.',
      'Tell a story in which somebody else gets the funny line.',
      'Say nothing about your next project until it’s done.',
      'Let one friend see you on a day when you aren’t funny.',
    ],
  },
  4: {
    title: 'Builder & Guardian',
    meaning:
      '4 stands for building and protecting. In its karmic story you kept people so safe that they couldn’t enjoy it; in this life you learn when safe is safe enough.',
    intro: 'You keep everyone safe, and then you find it hard to believe that they are.',
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
      'People fall asleep around you, and it’s the greatest compliment they’ve got. When you’re the one driving at night, the whole car is asleep before you’re out of town, with their mouths open. They’d never do that with anybody else at the wheel. It’s the same with everything you hold: the tickets, the dog, the secret, the baby. Others let go of it completely, because it’s you. Years later they’ll still remember that drive: the rain, the low radio, and the back of your head.',
    currentLifeChallenges:
      'Most of the trouble you guard people against isn’t coming. What’s in your bag for one day at the beach? Bandages, a compass, dry shirts for everyone, and a whistle. The whistle has never been needed. You say “Be careful” to people who are sitting down. You say “Text me when you’re home,” and then you lie in the dark and watch one gray check mark until it turns into two. It’s love, and they know it. But anyone who’s warned every day starts to think the world is worse than it is, and the one who hears every single warning is you.',
    soulGrowthPath:
      'It’s time to leave a gap in the wall. Choose something harmless and stop guarding it. Bread would do: don’t buy the spare one, and let it run out. One evening there really won’t be any. You’ll eat crackers with jam, standing up, and then you’ll notice that nothing else happened. Do it with something a little bigger next month. The people you protect are safer than they feel to you, and you’re a large part of the reason. What they’d like now is your company, with both hands free.',
    healingAdvice: [
      'Say “Have fun” where you’d normally say “Be careful.”',
      'Go out for a whole afternoon without a bag.',
      'Get caught in the rain once, on purpose.',
      'Find the person you worry about most, and have them tell you a joke.',
      'Before you start the next job, write down what “enough” would be.',
    ],
  },
  5: {
    title: 'Explorer & Freedom Seeker',
    meaning:
      'The theme of a karmic 5 is freedom and travel. In its story you promised people you’d come back and didn’t; in this life you learn to return.',
    intro: 'You feel at home anywhere within a day, and you leave about as quickly.',
    pastLifeThemes: [
      'Crossing borders',
      'Trading spices',
      'Learning languages',
      'Quick goodbyes',
      'Friends in every port',
      'Promises to return',
    ],
    karmicLessons:
      'Coming back is your lesson, because once you came back too late. In the tale you were a spice trader with a joke for every border guard. In one town you stayed a month with a potter named Nour, who made you a cup with a crooked handle, to fit your crooked finger. “I’ll be back by the first rain,” you said. But there was always one more country. When you came at last, eleven years late, somebody else had the shop. On the windowsill stood eleven cups with crooked handles, one for every rain. What’s left to learn is to let yourself be expected somewhere, and then to come.',
    talentsFromPastLives:
      'New places take you in fast. By the first evening you know the words that matter: please, thank you, delicious, and the bad word drivers shout at each other. By the third morning the woman at the fruit stand is saving you the best peaches. And when a plan falls apart, your face lights up, which drives other travelers crazy. They’ve lost a hotel, and you’ve just been given a whole night nobody planned.',
    currentLifeChallenges:
      'You leave without a real goodbye, and then it’s too embarrassing to call. A message waits a week, the week turns into a winter, and by now the excuse would have to be so good that it’s easier to find new friends. You may leave jobs that way, and gyms, and sometimes a love. You aren’t cold. You think of those people at red lights, and when certain songs come on, more often than they’d ever guess. Each of them would be very happy to get a message that says only “red light, thought of you.”',
    soulGrowthPath:
      'What you practice in this life is going somewhere twice, and then a third time. Choose one small place, a café or a choir or a soccer field, and go there until it bores you. Now comes the part you’ve always skipped, which is to keep going. Around the tenth visit it stops being boring, because people begin to be themselves in front of you. They show you their worst drawing. They tell you what the fight was really about. And one evening, after you’ve missed a week, they’ll ask where you were, and you’ll be surprised how much you like the question.',
    healingAdvice: [
      'Write to a person you left without a goodbye, and skip the excuse.',
      'Leave a sweater at a friend’s place on purpose, and go back for it.',
      'Unpack completely on the day you come home.',
      'Take a book you loved and read it a second time, to the last page.',
      'When you say goodbye, name the date you’ll be back.',
    ],
  },
  6: {
    title: 'Healer & Caretaker',
    meaning:
      'A karmic 6 is about care. In its story you looked after people so long that they couldn’t leave; in this life you learn to let them go.',
    intro: 'You’re wonderful with people in trouble, and the hard part comes when they’re better.',
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
      'Comfort is the gift that came with you. When a friend is miserable, one person repairs the heater and another calls the landlord. You show up with socks, and for some reason the socks work best. Crying babies stop when you take them. Even instant noodles taste better if you’ve made them. And nobody leaves your house without something wrapped in foil, though they said no twice.',
    currentLifeChallenges:
      'When people are in trouble you’re at your best, and when they aren’t you feel a bit lost. For a friend in tears you’re there at once, with dinner in a bag. The same friend, happily in love, may not hear from you until spring. And you go on helping after it’s over. You may still be ironing shirts for a man whose arm healed in March, or asking a coworker about her divorce, in a soft voice, years after she got over it. People learn, without meaning to, that the way to be close to you is to have a problem. Some of them go and find one.',
    soulGrowthPath:
      'Practice loving people who are fine. It’s harder than it sounds, because they don’t need anything, and you’ve brought soup. Call the friend whose life is going well, and get all the boring details: the new curtains, the nice dentist. And when a friend you’ve nursed walks out of your house, healthy and a little ungrateful, wave until they’re around the corner. The rooms will seem very quiet afterward. You haven’t lost them. They’re well again, and people who are well go out.',
    healingAdvice: [
      'Visit a friend who’s happy, and bring nothing.',
      'Give away the recipe they always beg you for, even the secret part.',
      'Eat the best pear in the bowl yourself.',
      'Offer help once, as a question, and believe the answer.',
      'When people say they’re better, say “I’m so glad” and change the subject.',
    ],
  },
  7: {
    title: 'Mystic & Seeker',
    meaning:
      '7 stands for the search for truth. In its karmic story you found the answers and told nobody; in this life you learn to share what you know.',
    intro:
      'You’ve understood a great deal, and most people around you have never heard a word of it.',
    pastLifeThemes: [
      'Study and silence',
      'Watching the moon',
      'Life in a tower',
      'Secret books',
      'Deep questions',
      'A closed door',
    ],
    karmicLessons:
      'The tale puts you in a tower by the sea, where you studied the moon and told nobody what you’d found. One evening a girl named Sura climbed up with bread and a fish for you. She wanted to know why the moon followed her home. You took the food and closed the door. So she sat down outside it and guessed. “It’s lonely!” she shouted. “It’s a cheese!” You smiled, on your side, and went back to your map. After a while it was quiet out there. The map was perfect, and mice ate it. What’s left for you is to open the door while somebody is still guessing.',
    talentsFromPastLives:
      'Patience with a question is what you’ve brought with you. You probably have several open right now: why the neighbor waters her garden in the rain, what falls down upstairs at eleven every night, what your grandmother meant that time at the station. Other people want their answers by tonight. You can carry a question around for years, like a stone in your pocket, and turn it over at every bus stop. And one day, between two stops, you understand what your grandmother meant, and you ride right past your street.',
    currentLifeChallenges:
      'Very often you have the answer and don’t say it. Your family knows this conversation by heart. “You knew the road was closed?” “Yes.” “Why didn’t you tell us?” “You seemed so sure.” You may have a song, or half a language, that no one’s ever heard, because it could still be better. Simple questions make you sigh. It’s a very small sigh, but beginners hear it and never come back. And in love you feel a great deal, think it over with care, and reach a beautiful conclusion. Then you forget to tell the other person.',
    soulGrowthPath:
      'Share what you know before it’s perfect. Explain the thing you love most to a ten-year-old, or to an adult who’s just as honest. When their eyes go to the window, try another way: draw it, or act it out with two spoons. You’ll find out which half of it you’ve really understood. And then, if it’s the stars, and you say there are more of them than grains of sand, they’ll ask, “Who counted the sand?” You’ll have to say that nobody did. You’ll think about it all the way home, and you’ll want to go back tomorrow.',
    healingAdvice: [
      'Tell one person what you’re working on before it’s finished.',
      'Say what you’ve noticed before anyone asks you.',
      'Look at the night sky with a friend, and explain none of it.',
      'Say “I don’t know” where people can hear you.',
      'When you think “I love you,” say it the same day.',
    ],
  },
  8: {
    title: 'Ruler & Merchant',
    meaning:
      'A karmic 8 is about power and money. In its story you ruled a town and punished a man for correcting you; in this life you learn to let people correct you.',
    intro: 'Running things is easy for you, and hearing that you’ve made a mistake isn’t.',
    pastLifeThemes: [
      'Running a town',
      'Trade and profit',
      'Judging others',
      'Being obeyed',
      'Wealth and duty',
      'A mistake in the books',
    ],
    karmicLessons:
      'You owned the mill and ran the town, says the tale, and nobody corrected you. One payday a clerk named Jakob said in front of everyone, “There’s a mistake in your books. You’ve paid the sweeper one coin too little.” You paid, but you never forgave Jakob, and he left. After that no one dared to tell you about a mistake, and the mill lost money every month. You went over the books alone, night after night, looking for what anyone could’ve shown you. One sentence is left for you to learn, to be said in front of people: “You’re right, I missed that.”',
    talentsFromPastLives:
      'Important rooms don’t scare you, as if you’d once owned one. Where other people whisper, you ask in a normal voice for an open window. You read the paragraph everyone skips, put your finger on it and say, “What’s this?” and the person behind the big desk turns pink. You enjoy it most when it’s for somebody who wouldn’t have dared to come alone, and who sits beside you the whole time with their bag on their knees. Going down the stairs afterward, you both walk differently.',
    currentLifeChallenges:
      'Being corrected is hard for you. A cousin mentions that the capital of Australia isn’t Sydney. “Interesting,” you say, and three days later you tell everyone that Sydney is larger. In a group that hasn’t asked you to lead, you redo the plan and add up the bill again, out loud. So when your family corrects you, they pretend not to be sure: “Was it Canberra? I always mix them up.” They don’t mix them up. Say “You’re right, it’s Canberra,” and the whole table will breathe out.',
    soulGrowthPath:
      'The lesson here is to be corrected and stay friendly. Since you understand money, try this: for one week, pay a coin for every mistake that somebody finds in what you say, and let everyone know about it. Any child who’s around will get rich. On the first day you’ll argue about each coin like a lawyer. By the end you’ll notice you’re looking forward to it, and that people have stopped being careful around you.',
    healingAdvice: [
      'Thank the next person who corrects you, even if it takes you a minute.',
      'Have someone younger teach you something, and do it their way for a week.',
      'Let somebody else choose the restaurant, and find something there to praise.',
      'Give a present so small that nobody could feel they owe you anything.',
      'Tell a story in which you were the one who was wrong.',
    ],
  },
  9: {
    title: 'Humanitarian & Sage',
    meaning:
      'The karmic number 9 stands for giving. In its story you gave away everything and were angry about it; in this life you learn to give only what you can.',
    intro: 'You give and give, and a small part of you has been keeping count.',
    pastLifeThemes: [
      'Helping the poor',
      'Life at a harbor',
      'Welcoming strangers',
      'Giving everything away',
      'Counting the thanks',
      'A chair made three times',
    ],
    karmicLessons:
      'A gift isn’t a gift if you’re waiting to be thanked for it. In the tale of your past life, you lived at a harbor where poor people waited for ships. You gave them your money, your blankets and finally your bed. At night, on the floor, you counted who’d thanked you. Years later a carpenter named Yusuf came back with his daughter, and with a chair he’d made you. “That took long enough,” you said. “He made it three times,” said the girl, “because it had to be good.” You never sat in that chair without remembering it. In this life, give a little less, and don’t count.',
    talentsFromPastLives:
      'Almost anyone feels understood by you, and most of all people who are grieving. At a funeral the other guests say he’s in a better place. You sit down next to his wife and say, “What did he do that drove you crazy?” And she tells you about the whistling, and the wet towels, and for the first time that week she laughs. It wasn’t a trick. You really wanted to know.',
    currentLifeChallenges:
      'You say yes until you’re empty, and then you’re quietly angry. Say a guest needs a bed for one night. Day one: “Stay as long as you like!” Day three: you’ve bought the yogurt they prefer. Day six: they’ve found the good towels. On day nine you’re standing in the hallway, listening to a human being chew toast, and your hands are shaking. Money goes the same way: you lend what you needed yourself, and then you’re too shy to ask for it. They aren’t using you. They believe you when you say it’s no trouble, because you say it so well.',
    soulGrowthPath:
      'It’s better to give less, and gladly. Before you say yes, picture yourself doing it at the worst moment, in the rain, with a headache. If you’d still be glad to do it, say yes. If you can already hear yourself complaining about it, say no. Then there’s the harder half, which is being thanked. When somebody stops you on the stairs, with flowers and a few words they’ve practiced, don’t say “Oh, it was nothing.” It wasn’t nothing, and you both know it. Hold still, look at them, and let them get to the end.',
    healingAdvice: [
      'Say “not this time” when you’re tired, and give no reason.',
      'Write down what people owe you, then tear up the page.',
      'Put an end date on every favor.',
      'Take the bigger half once, and notice that nobody minds.',
      'If you’d like to be thanked, say so.',
    ],
  },
};
