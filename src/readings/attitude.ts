import type { CoreReadings } from './types';

/** The attitude number: the first impression, and what you do before you have thought. */
export const attitudeReadings: CoreReadings = {
  1: {
    title: 'First to Act',
    meaning:
      '1 stands for leadership. With this Attitude number you seem sure of yourself from the first minute: you’ve said your name and put out your hand before anyone else has moved.',
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
      'When a plan falls through, you’re the first to move. The last bus has gone, and everyone you came with stands in the road, discussing it. You point at the only light on the street and start walking, and they come after you like ducklings. It’s a laundry. It’s warm. You don’t know more than they do, but in a moment like that you’d rather be quickly wrong than slowly right, and you can’t stand the waiting.',
    challenges:
      'With people you’ve just met, your jokes sound like a challenge. “You call that parking?” you say, meaning hello, and the driver stops smiling. Somebody mentions being a Libra, and you ask for proof, like a lawyer in court, and have a wonderful time while they take a step back. They can’t know yet that it’s a game. So start with something plain, like your name, and make the joke second. It’ll still be funny.',
    additionalInsights: [
      'Bad news gets you on your feet. “The trip’s off,” somebody says, and you’re up, with one arm in the wrong sleeve of your jacket and no idea yet where you’re going. You’ve never been able to stand still with news.',
      'A loud noise makes everyone look up, and by then you’re walking toward it with a shoe in your hand, for some reason. It’s a pan that fell, or a cat. “It’s nothing,” you tell everybody, and you’re a little sorry that it is.',
      'Suggest something to you, and your first word is yes or no. You say it while others are still asking what time. It saves everyone an evening of “maybe.” If it was the wrong word, you take it back just as fast, and you aren’t embarrassed.',
    ],
  },
  2: {
    title: 'Polite and Gentle',
    meaning:
      'With an Attitude of 2 you seem gentle from the first minute. You knock softly, wait, and apologize for coming, although they invited you.',
    intro:
      'You let a stranger finish, which is rarer than it sounds, and they feel safe and don’t know why.',
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
      'With a stranger you wait a second longer than most people would, and in that second they say what they really came to say. A guest drops a cup, everyone stares, and you ask, much too loudly, who painted the picture on that wall over there. Every head turns. It’s a calendar. You go on admiring it until the last piece is off the floor.',
    challenges:
      'At first you seem to have no opinions. Tea or coffee? “Whatever’s easier.” Inside or outside? “Wherever you like.” You mean it as a present, but now they have to decide for two, and if they’re like you, the waiter chooses and you’re both brave about the squid. Start small, and say “Tea, please,” right away. Someone who likes you has been trying to find out one thing about you, and now they have it: tea.',
    additionalInsights: [
      'Handed the wrong order, you say “thanks.” You may have walked half a block with someone else’s coffee, because the sentence you needed wasn’t ready. It’s “I don’t think this is mine.” Your ears will get warm, and then you’ll be drinking what you ordered.',
      'Within a minute you start to talk like whoever’s in front of you. With a fast talker you hurry, with a shy one you nearly whisper. You aren’t making fun of them. It’s how you say, “You’re fine the way you are.”',
      'Tell you good news, and you take the person’s hand and forget to give it back. “Say it again,” you ask, “from the beginning,” because you can see they’d love to. You had news of your own this morning. It can wait, you think, and it does.',
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
      'Among strangers you’re the one who says something first, and suddenly they feel they know one another. A train stops in a tunnel, and the lights go out. Into the silence you ask, “Does anyone have snacks?” One has cookies, another has a whole roast chicken, and now they’re all passing things along in the dark. You were as scared as the rest of them. You just can’t be scared quietly.',
    challenges:
      'A pause with someone new makes you nervous, so you fill it with the first thing you think of. “How are you?” you ask. They breathe in, but it’s been three seconds, which is all you can stand, so now they’re hearing about your cat’s operation. The cat is fine. You can give away a surprise party that way, at the front door, to the person it’s for. Count to seven on your fingers, behind your back. You’ll find out how they are.',
    additionalInsights: [
      'Startle you, and it turns into a show. You scream, grab the nearest arm, and then do the scream again, slower, for anyone who missed it. Your heart’s still pounding. Your hands are already telling the story.',
      'Any plan sounds wonderful to you for a minute. “Yes!” you say, to the night swim, the marathon and the karaoke, and you draw it in the air for everyone with both hands. Then comes the second minute, when you ask yourself whether you can sing.',
      'Sad news from somebody you hardly know is harder, because your first words tend to come out funny. You hear them, and you’d give a lot to have them back. Say so: “That came out wrong. I’m so sorry.” After that you need no words, only a hand on their shoulder.',
    ],
  },
  4: {
    title: 'Ten Minutes Early',
    meaning:
      '4 is the number of order. With this Attitude you seem serious and well prepared: at a first meeting you’ve brought the papers, in a folder, in the right order.',
    intro:
      'To meet someone new you come ten minutes early, find the right entrance, and bring a pen that works.',
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
      'When something goes wrong, your first words are small and useful. The ferry doesn’t come, there are groans and a lot of opinions, and you say that the next one leaves at noon, from the other side. You’d read the board. A stranger asks you the way, and you don’t guess: second left, as far as the bakery, then ask again. People trust you within a minute, because you tell them what you know, exactly as much as you know, and then you stop.',
    challenges:
      'Bring you an exciting plan, and your first words are a question: how much, how long, who cleans up? It sounds as if you disapprove, and you’re only counting. A friend shows you the apartment of their dreams, and you say the smoke alarm is in the right place. That’s high praise, but they have no idea. Say “I like it” first, and do the sum second.',
    additionalInsights: [
      'Given a present, you look for the end of the tape. You unwrap it without tearing anything and fold the paper twice, while the giver suffers, because from you the thank-you comes last. Try one kind word early, with the tape still on your thumb.',
      'To a stranger you give your first and last name, and you spell the hard one. You ask for theirs and say it back to check, so it feels a little like filling in a form. Add a question that isn’t on it: where did they get that hat?',
      'If somebody changes the plan at the last minute, you say “But,” and then nothing for a moment. You’d already walked through the old one in your head, from the front door all the way to dessert. “Hang on,” you could say, “I’m turning around.” Then you turn around.',
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
      'Change the plan at the last minute, and you’re delighted. A bridge is closed, everyone in the car groans, and you’ve leaned out to ask a woman with a dog if there’s another way. There is. Strangers like you right away, because you ask what they’d love to ask: can I try it, what does that button do? In a new country you learn “thank you” at the airport, and say it so badly that everyone’s charmed.',
    challenges:
      'Everyone you meet thinks they’re your favorite, and for a minute they are. You lean in, you laugh, you say “We have to do this again,” and you mean every word. Then you turn your head, and the next person is your favorite. Soon four people have been promised a call, and one of them has bought you a paddle for table tennis. You did mean “again.” Next time say a day along with it, or only say how nice this was.',
    additionalInsights: [
      'A man in line says one word to you about the wait, and you ask what’s in his box. A cake. Whose? You’re on to the candles when the clerk calls “Next!” and it’s you, and you can’t remember what you came for.',
      'Big news makes you ask questions. Somebody’s moving abroad, and you want to know where, and what they eat there, and how you say “cheers.” A moment later it reaches you that you’ll miss them. Tell them that, too, while they’re still standing there.',
      'An invitation for tonight beats any other kind. “Now? Where?” you ask, with one shoe on. Whatever’s three weeks away gets a friendly “Let’s see,” and people take that for a no. Tell them it’s a yes that needs reminding.',
    ],
  },
  6: {
    title: 'Warm From the Start',
    meaning:
      'With 6 as your Attitude number you sound warm from the start. You ask a new person if they’ve eaten, and when they say yes, you ask what.',
    intro:
      'Say hello to strangers, and they hand you the baby, the heavy bag or the whole story of their divorce, and neither of you finds it strange.',
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
      'In the first minute people get something warm from you, usually right in their hands: a cup, a plate, a blanket. Somebody comes in out of the rain, and you’ve got their wet coat over a warm chair and don’t know their name yet. You hold doors for people who are still half a hallway away, so they have to run a little, and you both laugh. You’d be surprised to hear it called a talent.',
    challenges:
      'New people sit down near you, and you take charge of their comfort, whether they’re uncomfortable or not. At once you’ve moved the lamp, turned the music down and up again, and put a pillow behind a back that was fine. A guest looks cold to you. She says she isn’t, and she goes home in your jacket. You mean well, and they feel about five years old. Ask first, and when they say no, believe it, and keep your jacket on.',
    additionalInsights: [
      'Beside two people who’ve never met, you can’t keep still. You introduce them with one thing they have in common: “You both hate cilantro.” It works so well that they turn to each other, and you’re left there with a drink in each hand. Put them down, and say what you hate.',
      'Somebody brings bad news, and your hands go to the kettle. They’re still standing there in their coat, and you’ve asked about sugar. Often it’s the right thing, but water takes a few minutes to boil, and they need you now. Stay in the hall.',
      'Hearing a plan, you ask who’s missing from it. Does she know? Can he manage the stairs? You say it out loud, and soon there are two more of you, although now and then the plan was meant for you alone. Listen for that.',
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
      'Meeting someone new, you look first and talk second, and you catch what others miss. A salesman gets to the end of his speech, and you ask about the one thing he left out. Tell you something surprising, and there’s a short silence, and then a question that’s worth the wait. Others say “Wow” and “No way.” You say, “Who told you that?” It’s often the first useful thing anyone has said.',
    challenges:
      'People tell you something good, and you go quiet to think about it. They take it for coldness. It’s a compliment, but one they can’t hear, and to them you’re a screen that’s stopped loading. “So what do you do for fun?” asks a stranger, and you look for a true answer, and you’re still looking when they say sorry for asking. Nobody needs all of it yet. Say, “That’s interesting, give me a second.” Then they’ll know you’re in there.',
    additionalInsights: [
      'An unknown number calls, and you watch it ring. Who has your number, and why now? You could pick up and be told, but you’d like to work it out first. It stops. It was the pizza you’d ordered, downstairs, getting cold.',
      'At a new joke you laugh last, and it’s worth the wait. First you look at how it’s made. The others have stopped when you start, because you’ve found a second meaning in it that even the person telling it had missed. Don’t hold back.',
      'Asked by people you’ve just met to join them, you say “Let me think about it,” and you mean it. They don’t know you yet, so they hear a polite no. Tell them when: “You’ll have my answer tomorrow.” Then they’ll see that you really were thinking.',
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
      'In a crisis your first words are a question, and it’s the right one: who can decide this? Every seat at a concert has been sold twice, and the crowd is shouting at one young woman with a badge. You wait for a quiet second, read the badge, use her name, and ask who’s in charge tonight, and she’s so relieved that she takes you there herself. You ask for two seats, because there’s an old man behind you who never would.',
    challenges:
      'People sit up straight in their first minute with you, and they don’t know why. You only wanted to know where the bathroom was, and somebody got up to look for a report. “And what do you do?” sounds, from you, like the start of an interview, so a stranger who’d hoped to flirt ends up listing degrees. Short questions do that. Put something about yourself in front: you’re lost, you’re hungry, you like their shoes. You’ll see every shoulder come down.',
    additionalInsights: [
      'Very small children aren’t impressed by you. One walks up with a plastic phone and says it’s for you, it’s the cow. Take the call, say you’re in a meeting, and ask the cow to come in at three. All around you, grown people will start to breathe.',
      'Told the truth right away, you’re easy to deal with. Somebody spills tea on your papers and says so, and you laugh and go for a cloth. If he says the papers were wet already, he gets two words from you, very politely: “I see.” You could go for the cloth anyway.',
      'A surprise party finds you looking for whoever’s responsible. Everyone’s cheering, and your first words are, “Who organized this?” It sounds like trouble, and it’s admiration. Follow it fast with “It’s wonderful,” and let somebody put the paper hat on you.',
    ],
  },
  9: {
    title: 'Open to Everyone',
    meaning:
      'With an Attitude of 9 you’re open to everyone from the first hello. You talk to the man in the torn coat the same way you talk to the boss.',
    intro:
      'You ask people how they are, and then you wait for the answer, which they aren’t used to.',
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
      'From the first word you’re open to a stranger. A bishop and a boy with green hair get the same hello from you, and each is sure you’re on his side. A woman with a leaking sink calls your number by mistake, and you aren’t the plumber, but you stay on the line until she’s found a bucket. If a driver is rude to you, you say you hope his day gets better. You mean it, and that confuses him.',
    challenges:
      'Meeting people again, you remember their trouble and not their name. A woman stops you on the street. You know about the operation, the sister and the stolen suitcase, and you’re hoping a neighbor will come by and say what she’s called. You ask a man about his father’s heart, and then you introduce him as Paul. He isn’t Paul. You’d listened for what hurts, and names don’t hurt. Say each one aloud, twice, as soon as you’ve heard it.',
    additionalInsights: [
      'A sad story from someone you hardly know brings your hand to your chest, and real tears. Some people are comforted, and some wonder if they ought to comfort you. Ask what happened, and let them cry first. There’ll be time for yours.',
      'Somebody bumps into you, and your eggs are on the ground. “Are you all right?” you ask, and pick a piece of shell off their sleeve, and when they offer to pay you say no, because they look so sorry. Try yes. They’d feel better, and you’d have eggs.',
      'Rain on the day of the boat trip, and your first words are that the farmers must be glad. It’s true. The ones holding the wet towels would like to be sad first. Join them for a minute, and then bring in the farmers.',
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
      'The moment a door opens, you feel what’s going on behind it. “Everything’s wonderful,” says the host, a little too fast. You ask her to show you the kitchen, and in there you hold her drink while she cries. Friends introduce someone new to you and give you a look: “Well?” You’re often right, and you can rarely say why. A slammed door makes you jump, but in a real emergency you go calm, as if the noise had been turned off.',
    challenges:
      'Deep questions come out of you in places too small for them, such as elevators. A neighbor gets in with a bag of onions, and by the third floor you’ve asked him whether he’s happy. He takes the stairs now. You tell a stranger at a counter that she seems to miss somebody, and she does, and now she can’t remember what she wanted to buy. Most people need a minute about nothing first. Start with the onions.',
    additionalInsights: [
      'Everyone can hear it when you’re nervous with somebody new, and it does less harm than you think. You talk too fast, you give them the wrong hand, you knock over the salt. Breathe out, and say you’re nervous. You’ll be surprised how many people are relieved.',
      'News reaches your body first. Your hand’s over your mouth, or you’ve sat down on the stairs, and the person who only came to tell you asks if you’re all right. You are. Say you’ll know in a minute what you think.',
      '“Not that day,” you say to a plan, and there’s nothing else on that day. It came out by itself, and now they’re waiting for the reason. You’ve no idea. Don’t make one up. “I just have a feeling” is honest, and people can live with that.',
    ],
  },
  22: {
    title: 'Calm, With a Plan',
    meaning:
      '22 is the master number of builders. With this Attitude you seem calm, and you think big right away: you hear one sentence about a problem, and you pull up a chair.',
    intro:
      'Something goes wrong, and soon a calm voice, which is yours, wants to know who has a truck and who has a rope.',
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
      'In sudden trouble you see the whole of it at once, while others see their corner. It starts to pour in the middle of a picnic. Some people scream, and some save the cake. You’ve looked across the road and counted: fourteen of you, and the bus shelter holds ten, or sixteen if the cake goes on top. You say so, slowly, and nobody feels they were given an order. You’re the one with an arm out in the rain, holding the cake.',
    challenges:
      'Small talk turns into a project with you, and it takes about a minute. At the bus stop a man says the buses are bad lately, which is his way of saying hello, and you ask how many run per hour. When his comes, there’s a map, there’s a date for a meeting, and he’s the treasurer. Someone sighs about the heat, and you want to know who owns the building. They’d only hoped to complain. Try “Awful, isn’t it?” and leave it there.',
    additionalInsights: [
      'Visiting someone for the first time, you bring something built for the next hundred years. Others bring chips. You hand over a cutting board in solid oak, and the host needs both arms. For people you’ve just met, chips are fine. Keep the oak for the second year.',
      'Great news gets one word from you, “Good,” and then you ask what happens next. Whoever brought it had hoped for a shout. You’re shouting inside. Hold out your hands and let them see how they shake.',
      'A stranger asks you one thing, and you want the whole picture. “Where’s the station?” they say. When does the train leave, you’d like to know, how heavy is that bag, and do they mind stairs? They wanted a finger pointing left. Point first, and ask second.',
    ],
  },
  33: {
    title: 'Kind and Patient',
    meaning:
      'The master number 33 is the teacher. With this Attitude you seem kind and patient at first, and when a stranger says, “Sorry, stupid question,” you say there aren’t any.',
    intro: 'Lost tourists ask you the way, and you explain it as if you had all afternoon.',
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
      'Say one word to people who need kindness, and they stay near you. Dogs do, too: tied up outside a store, they lean against your leg. In a museum a child is crying. You crouch down and start to tell her about the stone lion, and she stops, because she has to know what it ate. Strangers ask you things wherever you stand, and though you don’t always know the answer, it doesn’t seem to matter, because you’re so interested in the question.',
    challenges:
      'Strangers confess to you, and they don’t ask you anything back. It starts in the first minute, in a shared taxi or a line at the bank: the debts, the ex, what they’ve never told their mother. You nod, they leave lighter, and they still don’t know your name. Part of it is your own doing, since your next question leaves no room for theirs. Don’t wait. Say, “I’ve had a very strange week,” and see who leans in.',
    additionalInsights: [
      'Small children stare at you on the bus, and you stare back. By the next stop one of your gloves has started to talk, and the other one doesn’t agree with it. Nothing was taught, and it may have been the best minute of your day.',
      'Anyone with something to sell needs only to say hello, and your hand’s in your pocket. You can be kind and leave it there. “I can’t today, good luck” is a whole answer. You’ll find you can say it as warmly as the other one.',
      'Asked for advice on the spot, you give some, even when you have none. Try “I have no idea” for once. You’d expect them to be disappointed, and they’re relieved, since now there are two of you who don’t know. You’re relieved, too.',
    ],
  },
};
