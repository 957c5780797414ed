import type { CoreReadings } from '../../../readings/types';

/** The attitude number: the first impression, and what you do before you have thought. */
export const attitudeReadings: CoreReadings = {
  1: {
    title: 'First to Act',
    meaning:
      '1 stands for leadership. With this Attitude number you seem sure of yourself from the first minute: you’ve said your name and put out your hand while they’re looking for theirs.',
    intro:
      'Within a minute of meeting you, people know your name, your opinion and where you think everyone should eat.',
    keyTraits: [
      'decisive',
      'direct',
      'confident',
      'energetic',
      'resourceful',
      'quick',
      'competitive',
      'impatient',
      'loud',
      'abrupt',
    ],
    strengths:
      'When a plan falls through, you move at once. The last bus has gone, and everyone you came with stands in the road, discussing it. You’re walking toward the only light on the street, and they come after you like ducklings. It’s a laundry. It’s warm. You don’t know more than they do, but in the first minute you’d rather be quickly wrong than slowly right.',
    challenges:
      'With people you’ve just met, your jokes sound like a challenge. “You call that parking?” you say, meaning hello, and the driver stops smiling. Somebody mentions being a Libra, and you ask for proof, and have a wonderful time while they take a step back. It’s a good joke. It would be just as good a minute later, when they know your name.',
    additionalInsights: [
      'Bad news gets you on your feet. “The trip’s off,” somebody says, and you’re up, with one arm in the wrong sleeve of your jacket and no idea yet where you’re going.',
      'Eight people can’t agree where to eat, and you feel it in your legs. “This one,” you say, holding the door. It may be the wrong place. Nobody minds, since the standing around is over.',
      'Suggest something to you, and your first word is yes or no. You say it while others are still asking what time. It saves everyone an evening of “maybe,” and if you find a reason, it comes later.',
    ],
  },
  2: {
    title: 'Polite and Gentle',
    meaning:
      'With an Attitude of 2 you seem gentle from the first minute. At a new door you ring very briefly, wait, and apologize for coming, although they invited you.',
    intro: 'You let a stranger get to the end of a sentence, which is rarer than it sounds.',
    keyTraits: [
      'polite',
      'gentle',
      'attentive',
      'peaceful',
      'modest',
      'sincere',
      'shy',
      'unsure',
      'quiet',
      'hesitant',
    ],
    strengths:
      'With somebody new you’re a second late with your answer, and in that second they say what they really came to say. A small accident wakes you up. Somebody drops a cup, everyone stares, and you ask, much too loudly, who painted the picture on that wall. It’s a calendar, but you go on admiring it until the last piece is off the floor.',
    challenges:
      'At first you seem to have no opinions. Tea or coffee? “Whatever’s easier.” You mean it as a present, but now they have to decide for two, and if they’re like you, the waiter chooses and you’re both brave about the squid. Start small, and say “Tea, please.” Someone who likes you has been trying to find out one thing about you, and now they have it.',
    additionalInsights: [
      'Handed the wrong order, you say “thanks.” You may have walked half a block with someone else’s coffee, because the sentence you needed wasn’t ready.',
      'Within a minute you start to talk like whoever’s in front of you. From one stranger you pick up “splendid,” and beside a shy one you nearly whisper. It’s how you say, “You’re fine the way you are.”',
      'When somebody you’ve just met has good news, you take their hand and forget to give it back. “Say it again,” you ask, “from the beginning.” You can see they’d love to. By the second time you’re both laughing.',
    ],
  },
  3: {
    title: 'Bright and Talkative',
    meaning:
      'An Attitude of 3 makes you cheerful and easy to talk to at first. You’ve said something funny about the weather before the elevator doors have closed.',
    intro:
      'Put five strangers in a waiting room with you, and a minute later they’re hoping nobody gets called in.',
    keyTraits: [
      'cheerful',
      'entertaining',
      'charming',
      'sociable',
      'spontaneous',
      'lively',
      'talkative',
      'dramatic',
      'eager',
      'loud',
    ],
    strengths:
      'Among strangers you’re the one who says something first. A train stops in a tunnel, and the lights go out. Into the silence you ask, “Does anyone have snacks?” One has cookies, another has a whole roast chicken, and now they’re all passing things along in the dark. You were as scared as any of them.',
    challenges:
      'A pause with someone new makes you nervous, so you fill it with the first thing you think of. “How’s it going?” you ask. They breathe in, but it’s been three seconds, and three is all you can stand, so now they’re hearing about your cat’s operation. The cat is fine. After seven seconds of quiet, most people would have told you how it’s going.',
    additionalInsights: [
      'Startle you among people you don’t know, and it turns into a show. You scream, grab the nearest arm, and then do the scream again, slower, for anyone who missed it. Your heart’s still pounding.',
      'From somebody new, any plan sounds wonderful for a minute. “Yes!” you say, to the night swim, the marathon and the karaoke. Then comes the second minute, when you ask yourself whether you can sing.',
      'Sad news from somebody you hardly know is harder, because your first words tend to come out funny. You hear them, and you’d give a lot to have them back. Say so: “That came out wrong. I’m so sorry.”',
    ],
  },
  4: {
    title: 'Ten Minutes Early',
    meaning:
      '4 is the number of order. With this Attitude you seem serious and calm from the first minute: your handshake is short, dry, and exactly long enough.',
    intro: '“Nice to meet you,” you say, and it sounds as if you’d looked into it.',
    keyTraits: [
      'polite',
      'steady',
      'calm',
      'practical',
      'observant',
      'traditional',
      'formal',
      'cautious',
      'serious',
      'critical',
    ],
    strengths:
      'When something goes wrong, your first words are small and useful. The ferry doesn’t come, and there are groans and a lot of opinions. “There’s one at noon,” you say, “from the other side,” in the voice other people use for the weather. Strangers who were shouting pick up their bags. They trust you within a minute, because you tell them what you know, and then you stop.',
    challenges:
      'When somebody you hardly know has an exciting plan, you answer with a question: how much, how long, who cleans up? It sounds as if you disapprove, and you’re only counting. She’s found the apartment of her dreams, and you ask about the smoke alarm. You’re glad for her, and that’s how it came out. Say “I like it” first, and do the sum second.',
    additionalInsights: [
      'Given something by people you’ve only just met, you look for the end of the tape. You unwrap it without a tear in the paper while they suffer, because from you the thank-you comes last.',
      'To a stranger you give your first and last name, and you spell the hard one. You ask for theirs and repeat it, so it feels a little like filling in a form.',
      'If somebody changes the plan at the last minute, you say “But,” and then nothing for a moment. In your mind you were already there, at dessert. You need a moment to turn around, and then you do.',
    ],
  },
  5: {
    title: 'Curious and Quick',
    meaning:
      'Once you’re talking, people notice your curiosity, says an Attitude of 5. You pick up whatever’s on the desk, turn it over, and ask what it does.',
    intro: 'You’ve asked three questions before the door is closed, and your coat’s still half on.',
    keyTraits: [
      'curious',
      'relaxed',
      'open',
      'enthusiastic',
      'friendly',
      'charming',
      'distracted',
      'impulsive',
      'impatient',
      'hasty',
    ],
    strengths:
      'Change the plan at the last minute, and your face lights up. A flight is canceled, and everyone’s on the phone except you, because you’ve gone outside. Soon you’re all in a van, bags on your knees, and the driver is telling you about his daughter. You’d never met him. He was parking, and you asked.',
    challenges:
      'Everyone you’ve just met thinks they’re your favorite, and for a minute it’s true. You lean in, you laugh, you forget the drink in your hand. Then you turn your head, and the next person is your favorite. Behind you somebody goes on talking for half a sentence. You meant it both times, and the first one would like to hear that.',
    additionalInsights: [
      'A man at a counter mentions the heat, and you ask what’s in his box. A cake. Whose? You’re on to the candles when the clerk looks up, and now you can’t remember what you came for.',
      'Big news from a stranger makes you ask questions. A woman beside you is moving abroad, and you want to know where, and what they eat there, and how you say “cheers.” Her name you ask last.',
      'An invitation for tonight beats any other kind. “Now? Where?” you ask, with one shoe on. You may turn up as two, with somebody you met on the way, and introduce them by the best thing they’ve said so far.',
    ],
  },
  6: {
    title: 'Warm From the Start',
    meaning:
      'With 6 as your Attitude number you sound warm from the start. You ask a new person if they’ve eaten, and when they say yes, you ask what.',
    intro:
      'Say hello to strangers, and they hand you the baby or the heavy bag, and neither of you finds it strange.',
    keyTraits: [
      'warm',
      'comforting',
      'responsible',
      'generous',
      'observant',
      'loyal',
      'bossy',
      'protective',
      'fussy',
      'insistent',
    ],
    strengths:
      'In the first minute people get something warm from you, usually right in their hands: a cup, a plate, a blanket. Somebody comes in out of the rain, and you’ve got their wet coat over a warm chair and don’t know their name yet. You hold doors for people who are still half a hallway away, so they have to run a little, and you both laugh.',
    challenges:
      'New people sit down near you, and you take charge of their comfort, whether they’re uncomfortable or not. At once you’ve moved the lamp and put a pillow behind a back that was fine. A friend of a friend looks cold to you. She says she isn’t, and she goes home in your jacket, feeling about five years old. It’s kindly meant. The jacket comes back washed.',
    additionalInsights: [
      'Beside two people who’ve never met, you can’t keep still. You introduce them with one thing they have in common: “You both hate cilantro.” They turn to each other, and you’re left there with a drink in each hand.',
      'Bad news at the door sends your hands to the kettle. The neighbor, whose name you don’t know, is still standing there in his coat, and you’ve asked about sugar. He’d sooner have you in the hall.',
      'A new person gets a warm welcome from you, and a good look. You ask where they grew up, and watch how they talk to the shy one. They feel at home. You’ve made up your mind.',
    ],
  },
  7: {
    title: 'Watching Before Speaking',
    meaning:
      '7 is the number of thought. With this Attitude you’re quiet at first: somebody says hello, and you look at them for a while before you answer.',
    intro:
      'When someone asks how you are, there’s a short silence, because you’re actually checking.',
    keyTraits: [
      'thoughtful',
      'intelligent',
      'observant',
      'sincere',
      'mysterious',
      'private',
      'suspicious',
      'serious',
      'cautious',
      'shy',
    ],
    strengths:
      'Meeting someone new, you look first and talk second. A salesman gets to the end of his speech, and you ask about the one thing he left out. Small talk about the weather leaves you standing there with your drink, until it turns out that somebody used to forecast it for ships. Now you’re in the corner with her, on your sixth question.',
    challenges:
      'Somebody new tells you something good, and you go quiet to think about it. It’s a compliment, but to them you’re a screen that’s stopped loading. “So what do you do for fun?” they ask, and you look for a true answer, and you’re still looking when they say sorry for asking. You’re in there, and you’re enjoying the question more than they’d guess.',
    additionalInsights: [
      'A number you don’t know calls, and you watch it ring. You could pick up and be told, but you want to work it out first. It stops. It was the pizza you’d ordered, downstairs, getting cold.',
      'At a new joke you laugh last, and it’s worth the wait. The others have stopped when you start, because you’ve found a second meaning in it that even the person telling it had missed.',
      'Asked by people you’ve just met to join them, you say “Let me think about it,” and you mean it. They don’t know you yet, so they hear a polite no. Tell them when: “You’ll have my answer tomorrow.”',
    ],
  },
  8: {
    title: 'Confident and in Charge',
    meaning:
      'An Attitude of 8 means you seem strong and capable right away. You only ask when it starts, and people begin to hurry.',
    intro: 'You order one coffee, and the waiter brings you the bill for the whole table.',
    keyTraits: [
      'confident',
      'determined',
      'impressive',
      'elegant',
      'efficient',
      'honest',
      'tough',
      'demanding',
      'intimidating',
      'impatient',
    ],
    strengths:
      'In a crisis your first words are a question, and it’s the right one: who can decide this? Every seat at a concert has been sold twice, and the crowd is shouting at one young woman with a badge. You wait until it’s quiet, read the badge, use her name, and ask who decides tonight. She’s so relieved that she takes you there herself.',
    challenges:
      'People sit up straight in their first minute with you, and they don’t know why. You only wanted to know where the bathroom was, and somebody got up to look for a report. “And what do you do?” sounds, from you, like an interview, so a stranger who’d hoped to flirt ends up listing degrees. Put something about yourself in front: you’re lost, or you like their shoes.',
    additionalInsights: [
      'Very small children aren’t impressed by you. One walks up with a plastic phone and says it’s for you, it’s the cow. Take the call, say you’re in a meeting, and ask the cow to come in at three.',
      'A stranger who tells you at once what’s gone wrong has it easy. There’s tea on your papers, and you laugh and look for a cloth. If he says they were wet already, you say, “I see.”',
      'At a surprise party you look for whoever’s responsible. Everyone’s cheering, and your first words are, “Who organized this?” It sounds like trouble, and it’s admiration. “It’s wonderful” comes second, when somebody’s put the paper hat on you.',
    ],
  },
  9: {
    title: 'Open to Everyone',
    meaning:
      'With an Attitude of 9 you’re open to everyone from the first hello. You talk to the man in the torn coat the same way you talk to the boss.',
    intro:
      '“How are you?” you ask a stranger, and then you wait for the answer, which nobody’s used to.',
    keyTraits: [
      'tolerant',
      'romantic',
      'gracious',
      'philosophical',
      'humble',
      'trusting',
      'dreamy',
      'vague',
      'impractical',
      'emotional',
    ],
    strengths:
      'From the first word you’re open to a stranger. A bishop and a boy with green hair get the same hello from you, and each is sure you’re on his side. A woman with a leaking sink calls your number by mistake. You aren’t the plumber, but you stay on the line until there’s a bucket under it.',
    challenges:
      'Meeting new people, you take in everything except the name. A week later a woman stops you on the street. You know about the operation, the sister and the stolen bicycle, and you’re hoping a neighbor will come by and say what she’s called. You introduce a man as Paul, and he’s a Peter. Say each name aloud, twice, as soon as you’ve heard it.',
    additionalInsights: [
      'A sad story from someone you hardly know brings your hand to your chest, and real tears. Some people are comforted, and some wonder if they ought to comfort you. Ask what happened, and let them cry first.',
      'Somebody bumps into you, and there go your eggs. “Are you all right?” you ask, and pick a piece of shell off their sleeve. They offer to pay, and you say no, because they look so sorry.',
      'Rain comes down on a boat full of strangers, and your first words are that the farmers must be glad. It’s true. The ones holding the wet towels would like to be sad first.',
    ],
  },
  11: {
    title: 'Sensitive and Intense',
    meaning:
      '11, a master number, is linked to intuition. With this Attitude you sense a mood at once: you open the door, stop smiling, and ask what’s wrong.',
    intro:
      'Your first word tells everyone what you feel, often a second before you know it yourself.',
    keyTraits: [
      'intense',
      'perceptive',
      'inspiring',
      'sincere',
      'hopeful',
      'open',
      'emotional',
      'jumpy',
      'awkward',
      'impulsive',
    ],
    strengths:
      'The moment a strange door opens, you feel what’s going on behind it. “Everything’s wonderful,” says the host, a little too fast, and you know where to be careful. Friends introduce someone new to you and give you a look: “Well?” You’re often right, and you can rarely say why. A slammed door makes you jump, but in a real emergency you go calm.',
    challenges:
      'Deep questions come out of you in places too small for them, such as elevators. A neighbor gets in with a bag of onions, and by the third floor you’ve asked him whether he’s happy. He takes the stairs now. Most people need a minute about nothing first, and he’d have told you a good deal about the onions.',
    additionalInsights: [
      'Everyone can hear it when you’re nervous with somebody new, and it does less harm than you think. You talk too fast, you give them the wrong hand. Mostly they think better of you for it.',
      'News reaches your body first. Your hand’s over your mouth, or you’ve sat down on the stairs, and the person who only came to tell you asks if you’re all right. You’ll know in a minute what you think.',
      '“Not that day,” you say to a plan, and there’s nothing else on that day. It came out by itself, and now they’re waiting for the reason. Don’t make one up. “I just have a feeling” is honest.',
    ],
  },
  22: {
    title: 'Calm, With a Plan',
    meaning:
      '22 is the master number of builders. With this Attitude you seem calm, and you think big right away: you hear one sentence about a problem, and you pull up a chair.',
    intro: 'Something goes wrong, and the calm voice asking who has a rope is yours.',
    keyTraits: [
      'modest',
      'capable',
      'calm',
      'patient',
      'resourceful',
      'creative',
      'serious',
      'slow',
      'busy',
      'stubborn',
    ],
    strengths:
      'In sudden trouble you see the whole of it at once. It starts to pour in the middle of a picnic. Some people scream, and some save the cake. You’ve looked across the road and counted: fourteen of you, and the ice-cream stand has room for all of you, if the cake stays out. You’re the one with an arm out in the rain, holding the cake.',
    challenges:
      'With a stranger, small talk turns into a project. At the bus stop a man says the buses are bad lately, which is his way of saying hello, and you want to know how many run per hour. When his comes, there’s a drawing, there’s a date for a meeting, and he’s the treasurer. “Awful, isn’t it?” would’ve been the whole conversation.',
    additionalInsights: [
      'On your first visit to someone, you bring a present for the next hundred years. Others bring chips. Yours is a cutting board in solid oak, and the host needs both arms. For people you’ve just met, chips are fine.',
      'Great news from people you hardly know gets one word from you, “Good,” and then you ask what happens next. They’d hoped for a shout. You’re shouting inside, and they could tell if they looked at your hands.',
      'Asked one thing by a stranger, you want the whole picture. “Where’s the station?” When does the train leave, you’d like to know, and how heavy is that bag? They wanted somebody to point left.',
    ],
  },
  33: {
    title: 'Kind and Patient',
    meaning:
      'The master number 33 is the teacher. With this Attitude you seem kind from the first word: a stranger says, “Sorry, stupid question,” and you say there aren’t any.',
    intro: 'Lost tourists look down the whole street and choose you.',
    keyTraits: [
      'patient',
      'comforting',
      'trusting',
      'playful',
      'loving',
      'modest',
      'private',
      'idealistic',
      'overworked',
      'worried',
    ],
    strengths:
      'In the first minute, strangers come and stand near you. Dogs do, too: tied up outside a store, they lean against your leg. In a museum a child is crying. You crouch down and tell her about the stone lion, and she stops, because she has to know what it ate.',
    challenges:
      'Strangers tell you their lives in the first minute, and it all goes one way. It happens in a shared taxi: the debts, the ex, what they’ve never told their mother. You nod, and they leave lighter. Part of it is your own doing, since your next question leaves no room for theirs. Say, “I’ve had a very strange week,” and see who leans in.',
    additionalInsights: [
      'Small children stare at you on the bus, and you stare back. By the next stop one of your gloves has started to talk, and the other one doesn’t agree with it.',
      'Anyone with something to sell only has to say hello, and you’re holding one. “I can’t today, good luck” is a whole answer, and a kind one.',
      'Asked something by somebody you’ve just met, you find an answer, even when you have none. Try “I have no idea” for once. They’re relieved, since now there are two of you who don’t know. You’re relieved, too.',
    ],
  },
};
