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
      'You look sure of yourself and you move first, which others find strangely restful. It’s one in the morning, the last train has gone, and everyone you came with is standing in the road in thin shoes, discussing it. You point at the only lit window and start walking, and they come after you like ducklings. It’s a laundry, and it’s warm. New coworkers don’t always love your plan, but they’re very glad there is one. You’d rather be quickly wrong than slowly right, and you don’t mind turning around. It isn’t that you know more than they do. You just can’t stand the waiting.',
    challenges:
      'Your jokes sound like a challenge, so people who’ve just met you can’t tell you’re joking. “You call that parking?” you say, meaning hello, and the driver stops smiling. On a first date you argue with the menu, the movie and the other person’s star sign, all for fun, in the voice of a lawyer in court. You’re having a wonderful time, and your date, who’d only mentioned being a Libra, has put down the fork. Smile before the joke instead of after it, and people will know it’s a game while there’s still time to play.',
    additionalInsights: [
      'On the first day of a new job you find out what’s broken before you find your chair, and soon you’re standing there with a screwdriver. Half the team admires this. The other half tried the same repair last year, and they’d like to see your face when it fails. At lunch one of them finally tells you which part falls off. You know by then. It’s in your pocket.',
      'Shopping with you takes no time at all. You see it, you hear the price, and you pay or leave. That’s how you may come to own a wonderful lamp with a plug from another continent. It looks very good, switched off.',
      'On vacation you’re up first. You’ve seen the harbor and the castle before most people have found their shoes, and you come back with warm bread to find the person you love still asleep. Don’t tell them about the castle. Lie down again, eat the bread, and at noon walk up there together as if you’d never seen it.',
    ],
  },
  2: {
    title: 'Polite and Gentle',
    meaning:
      'With an Attitude of 2 you seem gentle from the first minute. You knock softly, wait, and apologize for coming, although they invited you.',
    intro:
      'You let the other person finish, which is rarer than it sounds, and they feel safe before they know why.',
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
      'Talking to you is easy from the first sentence. You ask if it’s a good moment, and you can hear from the answer whether it really is. When the other person stops talking, you wait a second longer than most people would, and in that second they tell you what they really came to say. A guest drops a glass, and the whole table stares. You ask, louder than you ever speak, who painted the picture over there by the window. Every head turns, and the guest has a minute to stop blushing. It’s a calendar. You go on admiring it until the last piece of glass is off the floor.',
    challenges:
      'At first you seem to have no opinions. Tea or coffee? “Whatever’s easier.” By the window or by the wall? “Wherever you like.” You mean it as a present, but the other person has to decide for two. In a job interview three people want three different things, you agree with all of them, and afterward they remember a nice smile. On a date you both say “You choose,” so the waiter chooses, and you both sit there being brave about the squid. Start small. Say “Tea, please” and “By the window.” Someone who likes you has been trying all evening to find out one thing about you, and now they have it: tea.',
    additionalInsights: [
      'It takes people about five meetings to find out how funny you are, because for the first four you let them talk. You could speed that up. Tell them early about something silly you did, like the time you waved back at a stranger who was waving to the man behind you. They’ve done it too, and they’ve never told anyone.',
      'Complaining embarrasses you. You’d sooner pay for a mistake on the bill than point at it, and you’ve been known to thank a hairdresser for a disaster and pull up your hood outside. Practice on something small, like a coffee with the wrong milk. “I don’t think this is mine” is enough. Your ears will get warm, you’ll look at the counter, and a minute later you’ll be drinking the coffee you ordered.',
      'Without noticing it, you start to talk like whoever’s in front of you. With a fast talker you hurry, with a shy person you nearly whisper, and ten minutes with somebody from the coast give you their accent. You aren’t making fun of them. It’s how you say, “You’re fine the way you are.” In the evening, when you’ve closed your own door behind you, say something out loud to the coat hooks. That voice is yours, and people would like to meet it, too.',
    ],
  },
  3: {
    title: 'Bright and Talkative',
    meaning:
      'An Attitude of 3 makes you cheerful and easy to talk to. You’ve said something funny about the weather before the elevator doors have closed.',
    intro:
      'Put five strangers in a waiting room with you, and ten minutes later they’re sorry to be called in.',
    keyTraits: [
      'cheerful',
      'entertaining',
      'charming',
      'sociable',
      'spontaneous',
      'lively',
      'talkative',
      'dramatic',
      'disorganized',
      'loud',
    ],
    strengths:
      'You make strangers feel they already know one another. A train stops in a tunnel, and the lights go out. Into the silence you say, “Does anyone have snacks?” One has cookies, another has a whole roast chicken, and by the time it moves again you’ve all been shown a picture of somebody’s turtles. You were as scared as the rest of them. You just can’t be scared quietly.',
    challenges:
      'Silence makes you nervous, so you fill it with the first thing you think of. The boss asks the team a hard question, and the room goes quiet. A shy woman at the far end knows the answer, and takes a deep breath. But it’s been three seconds, which is all you can stand, and now everyone’s hearing about your cat’s operation. The cat is fine. The woman takes her answer home. A friend can learn about her own surprise party from you, on the stairs, one floor too early. Shy people like you, but they never get a turn, because they need about seven seconds. Count to seven on your fingers, under the table. You’ll finally meet some people you’ve known for years.',
    additionalInsights: [
      'When you come in late, you’re so charming about it that people forgive you. The excuse is already a story by then: a swan was sitting in the middle of the road, and nobody dared to ask it to move. The whole room laughs, and you take a bow with your coat still half on. It’s only in your seat that you see whose talk you’ve walked into, and that they’ve lost their place. Save the swan for the break, and come in on your toes.',
      'You turn trouble into a story while it’s still going on. The car is stuck in the mud, your friends are pushing, and you’re working out how to tell it tonight. You’ve got a great first line. “Could you push, too?” calls the muddiest of them. You do, and the car jumps out so suddenly that you land flat on your face. That night, for once, you don’t get to tell it. They’re all telling it at the same time, and you’re the best part.',
      'People fall for you fast, and after a week they wonder who’s behind the jokes. Let them meet that person early. Tell them something you’re afraid of, in one plain sentence, without making it funny: “My mother’s getting old, and I don’t like it.” You’ll feel as if you’d left the house in your socks. Most people answer with a fear of their own, and by the end of the evening nobody’s performing for anybody.',
    ],
  },
  4: {
    title: 'Ten Minutes Early',
    meaning:
      '4 is the number of order. With this Attitude you seem serious and well prepared: at a first meeting you’ve brought the papers, in a folder, in the right order.',
    intro:
      'You’ve been outside for ten minutes already, you’ve found the right entrance, and you have a pen that works.',
    keyTraits: [
      'punctual',
      'organized',
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
      'People trust you within a minute, often because you’ve brought the form they forgot. At the door of a party, the heel comes off somebody’s shoe. There’s a scream, and a lot of opinions; you take a tube of glue out of your jacket and say you’ll need five minutes. It takes five minutes. You don’t raise your voice in trouble, because you thought about this kind of trouble last week. You may not be the one everyone talks about on the way home, but you’re the one whose phone number they want.',
    challenges:
      'You look as if you disapprove, when you’re only counting. A friend tells you about a wonderful idea, with shining eyes, and you start adding it up: how much, how long, who cleans up. What they see is a judge. When a couple shows you the apartment of their dreams, you tell them the smoke alarm is in the right place. From you that’s high praise, but they have no idea. You get a mug for your birthday, unwrap it without tearing the paper, fold the paper and nod, and the giver wonders what went wrong. Your delight does arrive, usually the next morning, in writing: “Two coffees from the new mug already.”',
    additionalInsights: [
      'Before you can rest anywhere, you have to know how the place works. In a rented room you open every drawer, find the emergency stairs and read the page about the trash. Tell the others to go ahead; it doesn’t take long, and after that you’re excellent company. In the morning they’ll all be at your door in towels, because you’re the only one who understands the shower.',
      'You know what things cost, and it shows. You look at the price before you look at the dish, and you pay your share to the cent. It would hurt you to be called cheap, because you’ve never once paid less than you owed. But on a first date, “You had the extra cheese” isn’t very romantic.',
      'At a new job you see a dozen mistakes on the first day, and you’re right about ten of them. Write down all twelve and keep the list to yourself for a month. The ten can still be fixed by then. The other two will turn out to be there on purpose. They were the idea of the woman who’s been saving you a seat at lunch, and you’ll be so glad you never said a word.',
    ],
  },
  5: {
    title: 'Curious and Quick',
    meaning:
      'Curiosity is what people notice first about you with an Attitude of 5. You pick up whatever’s on the desk, turn it over, and ask what it does.',
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
      'unreliable',
    ],
    strengths:
      'You’re happy when plans change, and it shows in the first minute. A bridge is closed, everyone in the car groans, and you’ve rolled down the window to ask a woman on a bicycle if there’s another way. There is, and it goes past a fruit stand nobody would’ve found. You make them stop. You’re back in the car with juice on your chin before anyone remembers the bridge. Strangers like you right away, because you ask what they’d love to ask: can I try it, what does that button do? In a new country you learn “thank you” right at the airport, and say it so badly that everyone’s charmed. New jobs go the same way. By Wednesday you know which coworker sings and which one is in love.',
    challenges:
      'Everyone who meets you thinks they’re your favorite. For a quarter of an hour they are: you lean in, you laugh, you say “We have to do this again,” and you mean every word. Then you turn your head, and the next person is your favorite. In the morning you have four new phone numbers, all of them promised a call, and one is saved under “Boat?” At work you’ve told three teams you’d love to join them, and all three believed you. You did mean “again.” You only forgot to say which day.',
    additionalInsights: [
      'A free day with no plan is your idea of rest. You get on a bus you’ve never taken and ride to the last stop to see what’s there. It’s usually a gas station and a hill. You climb the hill, buy a melon at the gas station, and ride home with it on your knees, as happy as if it had been Rome. Before you’re even back, you’ve started to wonder where the number 40 goes.',
      'In a market you’re every seller’s dream. You taste, you ask, you hear the history of the spoon, and you buy the spoon. They can spot you from three stalls away. So bring a little cash and leave the rest in your room. When your pockets are empty, ask about the blue bowl anyway. The old woman will tell you its story for nothing, and it’s the best one in the market.',
      'You can’t bear to wait, so you make friends instead. In a bank you try the left line, then the right one, and both of them stop moving. Then you ask the man behind you what’s in that enormous box. It’s a cake. Ten minutes later the whole line knows whose birthday it is, and you’ve taught them the second verse. When the clerk calls “Next!” it’s you, and you can’t remember what you came for.',
    ],
  },
  6: {
    title: 'Warm From the Start',
    meaning:
      'With 6 as your Attitude number, warmth is what shows first. You ask a new person if they’ve eaten, and when they say yes, you ask what.',
    intro:
      'Strangers hand you the baby, the heavy bag or the whole story of their divorce, and neither of you finds it strange.',
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
      'Your warmth is the first thing anyone gets from you, and you usually put it right into their hands: a cup, a plate, a blanket. Somebody comes in out of the rain, and you’ve got their wet coat over the heater before you’ve heard their name. You hold doors for people who are still half a hallway away, so they have to run a little, and you both laugh. At work you notice who eats lunch alone, and the next day you’re sitting there with your sandwich. You’ve never had to think about any of this, and you’d be surprised to hear it called a talent.',
    challenges:
      'You take charge of everyone’s comfort, whether they’re uncomfortable or not. A guest sits down, and within a minute you’ve moved the lamp, turned down the music, turned it up again and put a pillow behind a back that was fine. A new coworker looks cold to you. She says she isn’t, and she goes home in your jacket. You do it out of love, and people can tell, but it makes them feel about five years old. By the time they answer, you’ve already decided what’s good for them. Grown-ups can find a pillow on their own. Ask them first, and when they say no, believe it, and keep your jacket on.',
    additionalInsights: [
      'As a guest you end up in the kitchen, with a towel over your shoulder. You’ve met the host twice, and you already know where the spoons are. It’s the one room in a strange home where you don’t have to wonder what to do with your hands. But anyone who comes in to talk to you sees only your back. Turn around, sit on something, and let the pan soak.',
      'You can’t stand beside two people who don’t know each other. Within a minute you’ve introduced them, with one thing they have in common: “You both hate cilantro.” It often works so well that they turn to each other, and you’re left there holding both their glasses. Then you slip away, pleased, to look for the next two. Stay for once. Put the glasses down, and say what you hate.',
      'Manners tell you more about a person than money does. With anyone new, you watch how they talk to the waiter, and by the end of the meal you know whether you like them. It’s a good test. Now listen to how you talk to yourself when the sauce burns. If you talked to a waiter like that, he’d walk out.',
    ],
  },
  7: {
    title: 'Watching Before Speaking',
    meaning:
      '7 is the number of thought. With this Attitude you’re quiet at first: you choose a seat by the wall, and you watch people for a while before you speak.',
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
      'You sit still and notice what everyone else misses. You can say a dozen words at a dinner and go home knowing who’s in love, who’s in debt and who really cooked. When a neighbor tells an old story again, you notice which part has changed. Salespeople give up on you, because you read the whole contract while they stand there holding the pen. At work you’re silent until the meeting is nearly over, and then you ask the question it should have started with. It goes quiet, and you feel a little sorry for the people who already had their coats.',
    challenges:
      'Your face does nothing while you’re thinking, so people take you for cold. A stranger tells you something good, and you go quiet to give it the attention it deserves. To the stranger you look like a screen that’s stopped loading. “What do you do for fun?” asks the person across the table, and you take it so seriously that the plates are gone before you answer. An interviewer wants to hear about your weaknesses, and you list them, correctly, in order. While you’re thinking, say so: “That’s interesting, give me a second.”',
    additionalInsights: [
      'Phone calls aren’t for you. You watch the phone ring, think it over, and answer at eleven at night in full paragraphs. New friends are a little alarmed, since all they’d asked was whether you like Thai food. Warn them early: “I never pick up, but I always write back, and it’ll be long.” Then write them the long one. You’re at your warmest at eleven at night, with nobody looking at your face.',
      'You laugh late, and it’s worth the wait. The others are already telling the next joke when you start to laugh. By then you’ve found a second meaning in the last one, which even the person who told it hadn’t noticed. Sometimes it takes until you’re in bed. You lie there in the dark and laugh at the ceiling, with nobody to explain it to.',
      'It can take you two years to trust a person, and they never find out there was a test. Say it’s a coworker with a loud laugh, who talks about nothing but soccer. One day, on the stairs, you tell him your father has started to forget things. He doesn’t laugh, and he doesn’t give advice. “Thanks for telling me,” he says. You walk back to your desk, a little shaky, and from that day on you listen to the soccer.',
    ],
  },
  8: {
    title: 'Confident and in Charge',
    meaning:
      'An Attitude of 8 means you seem strong and capable right away. You only ask when it starts, and people begin to hurry.',
    intro: 'Waiters come to you first, and so does the bill.',
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
      'Before you’ve said a word you seem to be in charge, and in a crisis that’s a gift to everyone. Every seat at a concert has been sold twice, and the crowd is shouting at one girl with a badge. You wait for a quiet second, read the badge, use her name and ask who can decide. A minute later you’re talking to that person, calmly, about what happens next. You get your seat, and so does the old man behind you, because you asked for two. You also know the guards, the cleaners and the drivers by name. It isn’t a trick. You think the people who keep a place running should be greeted.',
    challenges:
      'People sit up straight when you come in, and they don’t know why. You only wanted to know where the bathroom was, and two of them went to look for a report. “And what do you do?” sounds, from you, like the start of an interview, so a person who’d hoped to flirt ends up telling you about their degrees. Only very small children aren’t impressed. A toddler will walk right up to you with a plastic phone and say it’s for you, it’s the cow. Take the call, explain that you’re in a meeting, and tell the cow to come in at three. The grown-ups will be watching, and you’ll see every shoulder in the room come down.',
    additionalInsights: [
      'You dress as if there might be a photographer. Even your pajamas look ready to sign a contract. It’s why strangers want you to tell them where the exit is, and it’s also why nobody ever offers you a seat on the grass. Buy one truly terrible T-shirt, with a duck on it, and wear it to the supermarket. For a whole hour no one will expect anything of you.',
      'As long as nobody lies to you, you’re the easiest person alive. If an assistant spills tea on your papers and says so, you laugh and go to find a cloth. If he says the papers were wet already, your voice gets very polite. People who know you leave the room when they hear it. You can learn to hear it, too. It usually starts with “I see,” and that’s the moment to go and find the cloth anyway.',
      'In love you make a strong start. You book the table, you know the owner, you have a plan for rain. It’s impressive, and it leaves the other person nothing to do except be impressed, which gets boring by the third evening. Let them choose the place, even if it’s bad. You’ll be at a plastic table in the wind, crying from the curry, holding on to your paper plate, with nothing under control. It may be the first evening you don’t have to be impressive, and you’ll want another.',
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
      'forgetful',
      'impractical',
      'emotional',
    ],
    strengths:
      'You accept people the way they are, and they feel it at once. A bishop and a boy with green hair get the same open face from you, and each is sure you’re on his side. A woman with a leaking sink dials your number by mistake. You aren’t the plumber, but you stay on the line until she’s found a bucket. The next day she dials the wrong number again, on purpose, to tell you the floor is dry. If a driver is rude, you think of the night he must have had. At work they send you to the customer no one else can calm down, and you come back with an invitation to his birthday.',
    challenges:
      'You remember people’s troubles and forget their names. A woman you met once stops you on the street. You know about the operation, the sister and the stolen bicycle, and you walk her all the way to the corner, hoping a neighbor will come by and say her name. At work you ask a man about his father’s heart, and then introduce him as Paul. He isn’t Paul. Love can begin that way too: you’re so moved by what they’ve been through that you never learn what they do on a free evening. You listen for what hurts, and names don’t hurt, so you miss them. Say each one aloud, twice, in the first five minutes. The man who isn’t Paul would like that very much.',
    additionalInsights: [
      'You can’t bargain, because you always hear the story first. An ad says sixty for a used armchair, and you mean to offer fifty. But the man who lets you in has a bandage on his thumb, so you ask about the thumb, and then about the chair, and it’s the one his mother read to him in. You pay him the sixty and tell him to keep the chair. So now you own no armchair, and you tell everyone what a good price it was.',
      'First dates with you get serious fast. Before the bread comes you’re talking about fathers, death, and whether people can ever really change. The waiter stops to ask about drinks, and he stays, with four plates on his arm, because he’d like to know too. It’s the best conversation any of you has had this year, but a date is meant for two. Keep death for the second evening. On the first one, find out what makes them laugh.',
      'Goodbyes matter more to you than hellos. You thank the host, go back to thank the host’s mother, and wave from every corner. Friends who’ll see you again tomorrow find it a little dramatic. You turn around and wave anyway, because there might be somebody at the window.',
    ],
  },
  11: {
    title: 'Sensitive and Intense',
    meaning:
      '11, a master number, is linked to intuition. With this Attitude you sense a mood at once: you open the door, stop smiling, and ask what’s wrong.',
    intro: 'Your face tells everyone what you feel, often a second before you know it yourself.',
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
      'You feel what’s going on in a room before you can explain it. A host says everything’s wonderful, in a voice that’s a little too high. You ask her to show you the balcony, and out there, away from the guests, she starts to cry, and you hold her glass. Friends take you along to meet the new boss or the new boyfriend, and on the way home they all look at you: “Well?” You’re often right, and you can rarely say why. Small things make you jump, like a door or a dropped spoon. In a real emergency you go calm, as if the noise had finally been turned off.',
    challenges:
      'Deep questions come out of you in places that are too small for them, such as elevators. A neighbor gets in with a bag of onions, and before the third floor you’ve asked him whether he’s happy. He gets out at the next one and takes the stairs. You’d only asked because he was holding the bag so tightly. On your first day at a job, waiting for the copy machine, you tell your boss she looks as if she misses somebody. She does, and now she’s forgotten what she came to copy. Most people need to talk about nothing for a while, because that’s how they find out you’re safe.',
    additionalInsights: [
      'Everyone can see when you’re nervous, and it does you less harm than you think. At an interview you talk too fast. Across from somebody lovely you knock over the salt, and you’re sure they’ve noticed. They have, and what they’ve noticed is a person who isn’t pretending. Breathe out, and say you’re nervous. The right one will look you in the eye, reach across the table, and knock over the pepper.',
      'Crowds wear you out. After two hours you’ve felt everybody’s day as well as your own, including the day of a man in a green tie you never even spoke to. Leave while you still like people, or go and sit outside on the step for a while, with your shoes off, until the only day you can feel is your own.',
      'Rooms tell you things. You’ll turn down a good, cheap apartment because it felt as if people had fought there, and that’s fair, since you’d be the one living in it. But before you sign the lease on the one that felt like music, run the shower and look under the sink. Then stand still and listen. It may really be music, and the man upstairs may play it every night.',
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
      'You stay calm, and you see the whole problem while others see their corner of it. It starts to pour in the middle of a picnic. Some people scream, and some save the cake. You’ve looked across the road and counted: there are fourteen of you, and the bus shelter holds ten, or sixteen if the cake goes on top. A minute later you’re all in there, singing, quite dry, and you’re the one with an arm out in the rain, holding the cake steady. You speak slowly and begin with practical things, so tired people believe you, and they never feel they were given an order. At work you get the job nobody wants. You look at it for a while, and ask who has a pencil.',
    challenges:
      'Small talk turns into a project when you’re part of it. At the bus stop a man with a newspaper under his arm says the buses are bad lately, which is his way of saying hello, and you ask how many run per hour. When his bus comes at last there’s a map, there’s a date for the next meeting, and he’s the treasurer. He’d hoped to complain for a minute. All he wanted to hear from you was “Half an hour, in the rain.” Plenty of friendships have started with two people being annoyed.',
    additionalInsights: [
      'Any big crowd sets you planning. At a parade everyone else watches the dancers, and you watch the crowd and wonder how they’ll all get home. When the last band has passed, you’ve worked out three extra trains. “Did you see the elephant?” says the friend who came with you, still holding your arm. You didn’t see an elephant. You did wonder why everybody was so slow at that corner.',
      'Cheap things make you nervous, so even a small present from you is built for the next hundred years. Other people bring chips to a party. You bring a cutting board in solid oak, oiled twice, and the host has to put down the baby to take it. It cost far too much. For people you’ve just met, chips are fine. Keep the oak for the ones who’ll still be around when it needs oil again.',
      'In love you look so calm that nobody can tell. Across from somebody wonderful your heart is pounding, and your face is the face of a person in line at the post office. They go home sure they’ve bored you. You go home and can’t get the key into your own front door, because your hands are shaking. What a pity they can’t see that. So tell them before you go to bed: “It took me five minutes to open my door tonight. That was you.”',
    ],
  },
  33: {
    title: 'A Kind, Patient Face',
    meaning:
      'The master number 33 is the teacher. With this Attitude you look kind and patient, and when a stranger says, “Sorry, stupid question,” you say there aren’t any.',
    intro: 'Lost tourists walk past six other people to ask you the way.',
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
      'Kindness shows on your face, and people who need it can find you in a crowd. So can dogs: tied up outside a store, they lean against your leg. In a museum, a child in a noisy tour group is crying. You start telling her about the stone lion, and a minute later the whole group has gone quiet to hear how it ends. In a new job everyone comes to you with questions, usually before you’ve found out where the stairs are. You don’t always know the answer. It doesn’t seem to matter, because you look so interested in the question.',
    challenges:
      'People confess to you, and they don’t ask you anything back. It starts in the first minute, in a shared taxi or a line at the bank: the debts, the ex, what they’ve never told their mother. You nod, they leave lighter, and they still don’t know your name. At work you know the worries of the whole team, and not one of them noticed you were sick. After a lovely evening they thank you, the way people thank a doctor. Part of it is your own doing, since your next question comes so fast there’s no room for theirs. Don’t wait for your turn. Say, “I’ve had a very strange week,” and tell them about it. The ones worth keeping will put down their phones.',
    additionalInsights: [
      'Small children stare at you on the bus, and you stare back. By the fifth stop the two of you have put on a whole silent play over the back of the seat, with one of your gloves as the villain. The parent only notices at the end. Nobody was in trouble and nothing was taught, and it may have been the best part of your day.',
      'A kind face costs you money. People collecting for charity cross the street to reach it, and so does a man with one last watch to sell. You own three of his watches by now, and they all show different times. But you can be kind and still keep your hands in your pockets. “I can’t today, good luck” is a whole answer, and you can say it with a smile.',
      'Some days you don’t feel wise at all, and people still come to you. On a day like that, say so. “I have no idea,” you could tell the teenager from upstairs, who’s come to ask you what to do about everything. “I’ve been hiding from my mail since Monday.” You’d expect him to be disappointed, and he’s relieved. So are you. It may be the best advice you’ve given all week.',
    ],
  },
};
