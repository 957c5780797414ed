import type { CoreReadings } from './types';

/**
 * The Name Number: how a person is known, in company. Destiny, Soul Urge, Personality and Expression have
 * the same titles and traits; their strengths and challenges, and the insights of the Soul Urge, are in
 * `places/`.
 */
export const nameReadings: CoreReadings = {
  1: {
    title: 'Independent Leader',
    meaning:
      '1 goes first. As a Name Number it’s about speaking up: among friends, you say out loud what the others are only thinking.',
    intro:
      'When a whole group is waiting for somebody to say “Let’s go,” it’s usually you who says it.',
    keyTraits: [
      'independent',
      'decisive',
      'original',
      'confident',
      'quick',
      'honest',
      'bossy',
      'impatient',
      'blunt',
      'proud',
    ],
    strengths:
      'Friends come to you for the plain truth. Everyone in the store has told one of them the coat looks great, and still she turns around to you. “Not that one,” you say, before she’s closed the last button. And where nobody’s in charge, it’s soon you: he drives, she has the keys, you’ll talk to the neighbors. They call you bossy for it, and they wait until you’re there.',
    challenges:
      'Around a table with you, people don’t get to finish their sentences. Somebody who chooses every word says, “I was wondering if we could,” and stops to think. “Not in this weather,” you say. She’d meant lunch. It’s the same in a friend’s car, where your right foot presses a brake that isn’t there. They got around before they knew you. Press your lips together and wait. Now and then you’ll be surprised.',
    additionalInsights: [
      'Being a passenger is hard for you. In a friend’s car your right foot presses a brake that isn’t there, and you know a faster way. They got around before they knew you, so keep it to yourself until they ask.',
      'Eight friends on a sidewalk can’t agree where to eat, and you feel it in your legs. “This one,” you say, and hold the door. You may have picked the wrong place, and nobody minds, because the standing around is over.',
      'Ask your friends, and they’ll say you’re blunt, and that they come to you for it. When everyone in the store has told one of them the coat looks great, she turns to you. You tell her. Then you put your bag down and help her find a better one.',
    ],
  },
  2: {
    title: 'Diplomatic Peacemaker',
    meaning:
      '2 is the peacemaker. As a Name Number it means both sides of a quarrel tell you everything, and each of them is sure you’re on theirs.',
    intro:
      'Both sides of an argument tell you everything, and each of them is sure you’re on theirs.',
    keyTraits: [
      'polite',
      'gentle',
      'loyal',
      'observant',
      'fair',
      'understanding',
      'shy',
      'unsure',
      'moody',
      'sensitive',
    ],
    strengths:
      'At the end of an evening, you’re the one a friend finally tells. It happens at the door, with their jacket on and one hand on the handle. “Anyway,” they say, and then they don’t go. You lean on the wall in your socks, and out it comes. At a big table you mostly nod and pass the bread. With two or three people you’re funny, and slightly wicked about the rest.',
    challenges:
      'With people you know, you say sorry before you say anything else. Somebody steps on your foot: sorry. “Sorry, this may be silly,” you begin in a group, and then you say your good idea, softly. A week later it comes back out of a louder person’s mouth, and everyone nods, you too. Save the word for what you’ve really done. When a friend is standing on your foot, the word is “ouch.”',
    additionalInsights: [
      'In a meeting you mention your good idea softly, near the end. A week later it comes back out of a louder person’s mouth, and everyone nods, you too. “I’m glad you liked that one” would do, with a smile.',
      'Out of ten people talking, you hear the one who’s stopped. You turn your chair a little her way and ask something small, about the soup, and soon she’s talking to the whole table. You’re listening again.',
      'At a big table you mostly nod and pass the bread. With two or three people you’re funny, and slightly wicked about the rest. Friends who only know you from crowds have missed that, so invite them in small numbers.',
    ],
  },
  3: {
    title: 'Creative Soul',
    meaning:
      'With 3 as your Name Number you’re the funny one among your friends. When a joke in the group chat gets no answer, you explain it, and then you send a picture of a dog.',
    intro:
      'Something dull happens to you in the morning, and by evening it’s a story people ask you to tell again.',
    keyTraits: [
      'witty',
      'colorful',
      'sociable',
      'artistic',
      'stylish',
      'warm',
      'talkative',
      'dramatic',
      'loud',
      'careless',
    ],
    strengths:
      'At a party you get stories out of people who think they have none. Say your quiet cousin works at the lost and found at the train station. You ask him, in front of everyone, what’s the strangest thing anyone ever left. “Teeth,” he says, “and it was the same man twice.” Now the whole room wants to hear about the teeth. He goes home a funny person, and all you did was ask.',
    challenges:
      'The stories you tell your friends grow each time. The fish was as long as your hand in June and as long as your arm in July, and in August it nearly pulled you into the lake. Only your troubles shrink. When a real one comes up at the table, you play it as a comedy, they laugh, and the subject’s closed. Let the fish grow, and tell one of them the trouble at its full size.',
    additionalInsights: [
      'On a long bus ride with other people, around the second hour, you start something: a song, a bet, a game about road signs. The ones who rolled their eyes are soon keeping score. You tend to lose, because you’re busy doing all the voices.',
      'To friends you come and go. For a week you’re in every conversation, and then there’s silence for a month. They can’t tell if you’re busy or hurt. Send a drawing of all of you, with enormous feet.',
      'Those who know you would say you’re never serious, and you’ve helped them think so. When a real trouble of yours comes up at the table, you play it as a comedy, they laugh, and the subject’s closed. Tell one of them the version without jokes.',
    ],
  },
  4: {
    title: 'Master Builder',
    meaning:
      '4 stands for order and honest work. As a Name Number it says how you are with a promise: when you tell a friend three o’clock, you mean three o’clock.',
    intro:
      'When you tell a friend three o’clock you mean three o’clock, and the answer “around three” makes you nervous.',
    keyTraits: [
      'loyal',
      'sensible',
      'steady',
      'productive',
      'careful',
      'exact',
      'critical',
      'direct',
      'stubborn',
      'literal',
    ],
    strengths:
      'What you promise a friend, you bring. Other people’s “I’ll see what I can do” is a mood. Yours is a grill, at a quarter to six, with enough charcoal. When one of them is in trouble, you listen best side by side, on a walk or painting two sides of one fence. Face to face across a candle you run out of words. So when a friend needs to talk, say you’ve got a fence.',
    challenges:
      'When somebody’s telling a story, a small mistake bothers you until you’ve corrected it. A friend has just come to how he met his wife, in the rain, and you say it wasn’t May, it was March. You’re right. The story is over. Another writes “Your the best!” and you can’t see anything but the first word. When a mistake costs nothing, let the man be wrong, and find out what happened in the rain.',
    additionalInsights: [
      '“Drop by anytime!” somebody calls at the end of an evening, and you ask which days are good. People laugh, because it was only a thing to say. Then they name a day, and you come. That’s how you’ve kept friends that others lost.',
      'Who bakes next, what was decided last spring, which rule counts when it rains: after they’ve argued for a while, the group turns to you. You could have told them right away. You let them argue first, since you rather enjoy that part.',
      'Your best talks with friends happen side by side: on a walk, or painting two sides of one fence. Face to face across a candle you run out of words. So when a friend needs to talk, say you’ve got a fence.',
    ],
  },
  5: {
    title: 'Free Spirit',
    meaning:
      'The free spirit among the numbers is 5. With this Name Number your friends meet you in every room of a party, and not always on the day you’d promised.',
    intro:
      'When a group’s plan falls through, your mood goes up, because now anything could happen.',
    keyTraits: [
      'lively',
      'curious',
      'outgoing',
      'adventurous',
      'charming',
      'flexible',
      'distracted',
      'elusive',
      'restless',
      'unpredictable',
    ],
    strengths:
      'On a friend’s worst night it’s you they call, and you don’t talk it over: you take them out. “Are you hungry?” you ask, and come as you are, one shoe untied, because you know a cart that sells grilled corn all night. By the second corn cob it’s an adventure. At a party you keep changing rooms, to hear what they’re laughing at in the next one, and somebody on the stairs is still holding your drink.',
    challenges:
      'You promise first and look at the calendar later, so two friends have the same Friday. It comes back to you at five, in the shower. You do an hour here and an hour there, eat two dinners and praise them both, and it nearly works. But for a ride to the airport at six they’ll ask somebody they like half as much, and you’d have come. “I’ll tell you tonight” is a friendly answer, too.',
    additionalInsights: [
      'At a party among friends you’re never where they last saw you. You leave a good talk in the kitchen to find out what they’re laughing at on the stairs, and somebody’s still holding your drink. Go back for it.',
      'Invited to a dinner for six, you may turn up with a seventh, an old acquaintance of yours, because you met on the way and were in the middle of a conversation. You introduce them by the best thing they’ve said so far. Somebody else has to ask their name.',
      'In the second hour of a meeting, you’re balancing a pen on your lip. Then somebody says it’s always been done like this. “Could we try it differently for a week?” you ask. Groups that would never agree to a year agree to a week, and you know it.',
    ],
  },
  6: {
    title: 'Nurturer',
    meaning:
      '6 is the number of family. As a Name Number it says you treat your friends like family: you write first, you make peace between them, and you know best.',
    intro: 'You look after people: they say they’re fine, and you’re already getting them a chair.',
    keyTraits: [
      'warm',
      'responsible',
      'generous',
      'devoted',
      'hospitable',
      'sensible',
      'fussy',
      'anxious',
      'opinionated',
      'sentimental',
    ],
    strengths:
      'A group of friends stays together because of you. It’s you who writes, every January, that it’s been too long, and asks who’s free. You’ve wondered what would happen if you didn’t, and if you ever try it, you’ll hold out until the middle of February. When voices rise around a table, you ask who’d like dessert, with the soup still in the bowls. It works so well that you’ve never heard how most arguments would have ended.',
    challenges:
      'Friends have learned to tell you only about problems they’ve already solved, because advice comes out of you before anyone wants it. One mentions that her neck hurts, and you say it’s how she sits. Another has been asked out to that new place by the river, and he’s turned quite pink. “On a weekend?” you say. “You’ll never get a table.” Ask first: “Do you want ideas, or company?” Mostly it’s company, and you’re wonderful at that.',
    additionalInsights: [
      'A group stays together because of you. It’s you who writes, every January, that it’s been too long, and asks who’s free. You’ve wondered what would happen if you didn’t, and if you ever try it, you’ll hold out until the middle of February.',
      'When voices rise around a table, you bring in dessert early. It works so well that you’ve never heard how most arguments would have ended. Some are better finished. Next time leave the cake where it is, stay in your chair, and let them get to the last sentence.',
      'A new face in the group has to get past you. You fill their plate, ask where they grew up, and watch how they treat the quiet one. They think they’ve had a warm welcome. They have. You’ve also made up your mind.',
    ],
  },
  7: {
    title: 'Seeker',
    meaning:
      '7 looks for the truth. With this Name Number it takes your friends years to know you, because you answer a question about yourself with another question.',
    intro:
      'In company you’d take one good question over ten quick answers, and one good listener over the whole room.',
    keyTraits: [
      'thoughtful',
      'intelligent',
      'perceptive',
      'calm',
      'honest',
      'deep',
      'private',
      'skeptical',
      'elusive',
      'awkward',
    ],
    strengths:
      'As soon as a whole table agrees, you grow uneasy. “Who told us it has to be ready by June?” you ask. It turns out nobody did, and everyone gets their summer back. You’re as useful to a friend who’s sure the others hate her. You don’t say “Of course they don’t.” You go through the evidence with her, piece by piece, and at the end you can tell her there isn’t any.',
    challenges:
      'At a party, once you’ve had enough people, you leave, and you don’t say goodbye. You’re having the best conversation of the evening, and then you’re gone. No one upset you. You’d had enough, the way others have had enough sun. Your host, who made the plum cake because you liked it once, will wonder for days what she said wrong. “I’ve had a lovely time and I’ve run out of words” is a perfectly good goodbye.',
    additionalInsights: [
      'Small talk about the weather leaves you standing there with your drink, until it turns out that one of them used to forecast it for ships. Now you’re in the corner with her, on your sixth question, and you haven’t noticed that the music stopped.',
      'Friends say it takes years to know you. They say it proudly, like people who’ve found a path through the woods. In a group you answer a question about yourself with another question. Let one through now and then, even if it’s only what you had for lunch.',
      'As soon as a whole table agrees, you grow uneasy. “Is that true, though?” you ask, quite politely, and there’s a pause. You aren’t against anyone; you’d like to know. Say first which part you do believe.',
    ],
  },
  8: {
    title: 'Powerhouse',
    meaning:
      '8 is strength and ambition. With it as your Name Number you’re in charge among friends: they call you “the boss,” and you act as if you minded.',
    intro:
      'When something big has to get done, everyone looks at you, and you’ve noticed, and you like it.',
    keyTraits: [
      'ambitious',
      'capable',
      'realistic',
      'responsible',
      'commanding',
      'energetic',
      'competitive',
      'busy',
      'proud',
      'formal',
    ],
    strengths:
      'When friends or family do something big together, you’re in charge before anyone’s asked. On a trip for eleven, all eleven passports are in your jacket, and at night you take them out and look at the pictures. People respect you on the days when you’re strong. They grow fond of you on the others, when a movie about a dog is suddenly too much and you hide in the bathroom. Next time, leave the door unlocked.',
    challenges:
      'Friends of an 8 need an appointment. One of them suggests a coffee, and gets a calendar invitation that ends at seven-thirty. In the last minutes she says there was something she wanted to tell you, and sees you look at the clock. Your weekend comes as a report, “Two rooms painted, back by six,” without the time you stood looking at the rain. Call her from the street, say you’re free until morning, and tell her about the rain.',
    additionalInsights: [
      'Asked about your weekend in front of others, you give a report: “Two rooms painted, one argument settled, back by six.” Friends like to imitate it, with a spoon for a microphone. They’d rather hear what you left out. For a while you just stood there, looking at the rain.',
      'People respect you on the days when you’re strong. They grow fond of you on the others: you had the flu on the team trip, or a movie about a dog was suddenly too much. You probably hid in the bathroom. Next time, leave the door unlocked.',
      'You introduce your friends by what they’ve achieved. “She runs the whole clinic,” you say, and she goes red, since she’d have said she works there. Now and then introduce somebody by what makes them laugh.',
    ],
  },
  9: {
    title: 'Humanitarian',
    meaning:
      '9 cares about the whole world. Having it as a Name Number means your friends are all ages and do every kind of work, and they’ve all seen you cry.',
    intro:
      'Your friends are all ages and do every kind of work, and you couldn’t say what a single one of them earns.',
    keyTraits: [
      'generous',
      'tolerant',
      'sincere',
      'wise',
      'friendly',
      'worldly',
      'sentimental',
      'vague',
      'evasive',
      'distracted',
    ],
    strengths:
      'On other people’s big days you’re the first to cry. A friend gets a medal for swimming, and you’re in tears by the second sentence. Sit near the front, where the speaker can see you. Your birthdays bring together friends who have nothing in common but you: a retired judge, two people from a band, and whoever cuts your hair. By ten you’re all sitting on the floor, and you couldn’t say which of them you’ve known longest.',
    challenges:
      'Your friends can’t get a firm day out of you. Your oldest friend has kept three Thursdays free by now, and what she gets, with a hug, is “Soon, definitely.” Soon isn’t a day of the week. You’re no help against anybody, either: they complain about someone who isn’t there, and you take that person’s side. Be exact for once: “Thursday at seven, the noodle place.” Then be there at seven.',
    additionalInsights: [
      'When a group complains about somebody who isn’t there, you take that person’s side. “She was alone with it all week,” you say. It can annoy a table that was just enjoying itself, but everyone at it knows you’d do the same for them.',
      'Out with friends, you’ve heard about the cook’s exams before the bread comes, because nobody is part of the furniture to you. The others wait until you turn around again, and mostly they like it. Turn around a little sooner. They’ve got news of their own.',
      'On other people’s big days you’re the first to cry. A friend gets a medal for swimming, or a coworker says goodbye to the team, and you’re in tears by the second sentence. Sit near the front, where the speaker can see you.',
    ],
  },
  11: {
    title: 'Illuminator',
    meaning:
      'Master number 11 means inspiration. With it as a Name Number you feel what your friends are feeling, and they can hear in your voice what you feel.',
    intro:
      'People go home from you with more hope than they brought, and you go home with whatever they were feeling.',
    keyTraits: [
      'inspiring',
      'imaginative',
      'gifted',
      'sincere',
      'enthusiastic',
      'magnetic',
      'intense',
      'nervous',
      'demanding',
      'restless',
    ],
    strengths:
      'When a friend talks, you hear what’s on her mind before she does. “You keep coming back to boats,” you say. She hasn’t said a word about boats. Then she turns red: there was the walk by the harbor, and last week the man who mends sails. When you tell friends about something you love, your voice shakes. You’ve tried to get rid of the shake, with water, with notes on a card. Leave it in. It’s the shake they believe.',
    challenges:
      'Every mood in a room reaches you at full strength, and you pass it on the same way. A friend asks for the salt and you snap at him, because hours ago somebody gave you a look. Or someone at the table is angry, you can’t feel what about, and you assume it’s you. “It’s my shoes. I’m furious with my shoes” is one of the kindest things anyone can say to you. Ask for it.',
    additionalInsights: [
      'Plain words from friends do you good. You can feel that someone at the table is angry. You can’t feel what about, so you assume it’s you. “It’s my shoes. I’m furious with my shoes” is one of the kindest things anyone can say to you. Ask for it.',
      'In front of everyone, between the soup and the rice, you may tell a friend exactly what’s wonderful about her. There’s a silence, since hardly anyone there has ever been told such a thing. Don’t stop. Go around the table.',
      'When a group is stuck and an idea hits you, the words come out in the wrong order. “Wait,” you say, and “No, earlier,” and you draw something in the air. People who know you hold still for a minute. Try starting with your last sentence.',
    ],
  },
  22: {
    title: 'Master Architect',
    meaning:
      '22, a master number, builds big things. As a Name Number it says that when nine friends have said nine things, you’re the one who says how they fit together.',
    intro:
      'In any group you’re the one who thinks twenty years ahead and still remembers who’s bringing the chairs.',
    keyTraits: [
      'practical',
      'logical',
      'determined',
      'patient',
      'trustworthy',
      'imaginative',
      'impersonal',
      'serious',
      'busy',
      'stubborn',
    ],
    strengths:
      'When a friend’s trouble is too big for them, you take it apart on the table. Say she wants to move abroad. The salt is the visa, three spoons are the boxes that go by ship, and the mustard is the dog, who needs papers, too. You move them around until she reaches for a spoon herself. Then you see how the dog could fly direct, and move the mustard.',
    challenges:
      'When you’re in charge, you sometimes talk about friends as if they were numbers. “We need six more on that side,” you say, and six human beings with bad knees and birthdays hear it. They could tell anyone what you’ll be doing in five years, and not what frightened you this afternoon. Ask the one with the bad knee how he got it. It was dancing. Then tell him about this afternoon, and leave out the plan.',
    additionalInsights: [
      'A free afternoon with friends turns into an event once you’re there. They bring three kites to a field, and by four o’clock you’ve got teams, turns and a rule about trees. They admit it’s fun. Next time, hold one string and let them get tangled.',
      'Late in a meeting, when nine people have said nine things, you say how they fit together. It takes you three sentences. The others look at the wall as if it were written there, and that’s the moment you’ve been waiting for all along.',
      'Your friends could tell anyone what you’ll be doing in five years. They don’t know what frightened you this afternoon, because it wasn’t part of what you laid out over dinner. Tell one of them next time, and leave out the plan.',
    ],
  },
  33: {
    title: 'Master Teacher',
    meaning:
      '33 is the loving teacher. As a Name Number this master number means friends tell you their mistakes, because with you nobody feels stupid.',
    intro:
      'People learn from you without feeling small, and go home thinking they figured it out on their own.',
    keyTraits: [
      'encouraging',
      'comforting',
      'patient',
      'wise',
      'modest',
      'unselfish',
      'protective',
      'overworked',
      'private',
      'insistent',
    ],
    strengths:
      'Troubles get told to you first, and good news last, if there’s time. You’re the one friends call when they’ve done something wrong. “Don’t be mad,” it begins, and it’s a failed test, a scratched car, a red sock in the white laundry. “Okay,” you say, “tell me what happened.” You own a pink shirt from a day like that, and you mention it. On an evening when nobody needs you, ask them what made them laugh this week.',
    challenges:
      'In company you rescue people who weren’t drowning. At a party you free somebody from a long talk with the host’s uncle, and he’d been enjoying it. A friend tells the table, beaming, that she’s changing jobs. You lower your voice and say, “And how are you really?” She was happy when she came in, and by the time she leaves, she’s worried. Ask “Would you like help with this?” and believe the answer, even when it’s no.',
    additionalInsights: [
      'In front of a full room you talk to just one person. You choose a nervous face in the last row, perhaps a boy with his hood up, and explain the whole thing to him. Everyone else feels you meant them. So when a room looks big, find your one face.',
      'Troubles get told to you first, and good news last, if there’s time. Your friends think of you as the doctor. On an evening when nobody at the table needs you, ask them what made them laugh this week.',
      'Playing cards with friends, you can’t watch a beginner lose. “You might look at your other seven,” you say, against yourself, and everyone groans, since it’s the third game you’ve given away. You saw the moment she got it, and you’d sooner have that than win.',
    ],
  },
};
