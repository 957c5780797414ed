import type { CoreReadings } from './types';

/** The attitude number: the first impression, and what you do before you have thought. */
export const attitudeReadings: CoreReadings = {
  1: {
    title: 'First to Act',
    meaning:
      '1 stands for leadership. As an Attitude number it says you come across as sure of yourself from the first minute, and act while others are still thinking.',
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
      'You look sure of yourself and you move first, which others find strangely restful. Hungry friends can write “Anything’s fine with me” in the group chat for half an hour. You name a place and start walking, and they come after you like ducklings. You’d rather be quickly wrong than slowly right, and you don’t mind turning around. When the food is on the table and no one dares to begin, you pick up a plate, and a line forms behind you. It isn’t that you know more. You just can’t stand the pause. New colleagues may not love your plan, but they’re very glad to have one.',
    challenges:
      'People who’ve just met you can’t tell that you’re joking, because your jokes sound like a challenge. “You call that parking?” you say, meaning hello, and the driver stops smiling. On a first date you argue with the menu, the film and the other person’s star sign, all for fun, in a voice that’s ready for court. Smile before the joke instead of after it, and people will know it’s a game while they’re still in the room.',
    additionalInsights: [
      'A new job begins for you at about five past nine. You’ve asked what’s broken, and you’re holding a tool. Half the team admires this. The other half tried the same repair last year and would’ve liked to be asked. So before you lift anything, say “Who’s tried this already?” It takes a minute, and the people who’d have watched you fail will hand you the right screw.',
      'Shopping with you takes no time at all. You see it, you ask the price, and you pay or leave. With anything that costs more than a week’s food, take one walk around the block first. If you still want it, fine.',
      'On vacation you’re the first one up. By ten you’ve seen the harbor, the market and the castle, and you come back with warm bread to find the person you love still asleep. Lie down again. It’s allowed. The castle will do very well a second time, at their speed.',
    ],
  },
  2: {
    title: 'Polite and Gentle',
    meaning:
      'A 2 for your Attitude means people find you gentle and polite from the start: you listen first, and you’re careful with their feelings.',
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
      'passive',
    ],
    strengths:
      'Talking to you is easy from the first sentence. You ask if it’s a good moment, and you can hear from the answer whether it really is. When the other person stops talking you leave a short gap, and into that gap falls the thing they came to say. When a glass breaks at a party, everyone stares at the floor. You go and stand in front of whoever dropped it, until their face has stopped being red.',
    challenges:
      'Where should we sit? “Wherever you like.” Tea or coffee? “Whatever’s easier.” At first you seem to have no opinion about anything, and you mean it as a present. But by the third answer the other person is doing all the work, like someone carrying a sofa alone. A date may go home unsure whether you enjoyed a minute of it. In a job interview you agree with both sides of the table, and afterward they remember a nice smile and nothing you said. Then, weeks later, it comes out that you never liked the plan, the place or the music. Start small, with the window seat and the tea. Two clear wishes in the first hour are enough.',
    additionalInsights: [
      'It takes about five meetings to find out how funny you are, because the earlier ones go to other people’s news. You could speed that up. Before you ask your third question, tell one small story in which you look silly. They’ll lean in, and you’ll be asked something back.',
      'Complaining makes you shy. You’d rather pay for a mistake on the bill than point at it, and you may well have thanked a hairdresser for a disaster. Practice where little is at stake, on a coffee with the wrong milk or an online order in the wrong size. Whoever’s behind the counter would rather fix it than have you suffer politely.',
      'You’d always rather let the other person go first, and two polite people can stand at a door for a very long time. You wave, they wave, you step back, they step back, and behind you a line is forming. If it’s your turn, go. Going first can be good manners too, because now everyone else gets to move. And when you’re home, lie down for a while. Being considerate to strangers from morning to night is a day’s work, whatever it says in your contract.',
    ],
  },
  3: {
    title: 'Bright and Talkative',
    meaning:
      'Cheerful and easy to talk to: that’s the first impression of a 3. This Attitude number says you meet people with a joke or a story, and they like you quickly.',
    intro:
      'Put five strangers in a waiting room with you, and in ten minutes it’s a party with a reception desk.',
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
      'You make strangers feel they already know one another. Say a train stops in a tunnel and the lights go out. Into the silence you ask who’s brought snacks. One has dates, another has a whole roast chicken, and when the lights come back the shy man by the door is showing everyone pictures of his turtles. It’s more than charm: a nervous group calms down when one of them is plainly enjoying it.',
    challenges:
      'Silence makes you nervous, so you fill it with whatever’s nearest. That’s how the surprise party stopped being a surprise. It’s also how a 3 ends up praising a haircut that isn’t new, or telling the person behind them in line what they earn. On a video call, a hard question is followed by silence. Someone is about to answer it, and you tell your story about the dentist. Shy people like you, but they can’t find a way in. When it goes quiet, take three slow breaths. If it’s unbearable for you, it’s unbearable for them as well, and one of them will say something worth hearing.',
    additionalInsights: [
      'Being late suits you a bit too well. You come in with the excuse already shaped into a story, everybody laughs, and the person who was speaking has to begin again. They forgive you every time, and they also count. Try the one entrance you’ve never made: on time, without a word.',
      'Trouble turns into a story while it’s still going on. The boat is taking on water, and you’re already choosing the voices for tonight. Meanwhile your friends are rowing. Take the other oar. You can talk with your hands full, and it’s a better story when you’re one of the wet ones in it. You’ll rest better afterward, too.',
      'People fall for you fast, and then wonder whether there’s anything behind the jokes. There is, so show it early. After twenty minutes of being wonderful, ask one real question and keep quiet for the whole answer. Next time you meet, bring it up again. They may come back for the jokes, but it’s the question that makes them stay.',
    ],
  },
  4: {
    title: 'Ten Minutes Early',
    meaning:
      '4 is the number of order. At a first meeting this Attitude makes you look serious, well prepared and easy to trust.',
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
      'It’s soon clear that you’ll do what you say. You come with the form filled in, and somehow also with the form the others forgot. Suppose the heel comes off the bride’s shoe. There’s a scream, a crowd and a lot of opinions; you take a tube of glue out of your jacket and say you’ll need five minutes. It takes five minutes. You don’t raise your voice in trouble, because you thought about this kind of trouble last week. A new boss may trust you with the keys by lunchtime. You won’t be the guest everyone talks about on the way home, but you’re the one whose number they ask for.',
    challenges:
      'You look as if you disapprove, when you’re only counting. A friend tells you a wonderful idea with shining eyes, and you start adding it up: how much, how long, who cleans up. What they see is a judge. On a first visit to a couple’s dream apartment, you test the water pressure. You open a present along the tape, fold the paper and nod, and the giver wonders what went wrong. Your delight does arrive, usually the next morning, in writing.',
    additionalInsights: [
      'Before you can rest anywhere, you have to know how the place works. In a hotel you test the lock, find the stairs and hang up your shirts, for one night. Ask the others for ten minutes. After that you’re excellent company, and you’re the only one who understands the shower.',
      'Strangers learn early that you know what things cost. You look at the price before you look at the dish, and you pay your share to the cent. It would hurt you to be called stingy, because you’ve never once paid less than you owed. But on a first date, exact can look like cold. Round up and put the receipt away. It’s the cheapest way there is to look relaxed.',
      'Give a new workplace one week before you judge it. On the first day you’ll see a dozen things done wrong, and you’ll be right about most of them. The rest have a reason, and you haven’t been told it yet.',
    ],
  },
  5: {
    title: 'Curious and Quick',
    meaning:
      'Curiosity is what people notice first about an Attitude 5. You seem lively and free, and you greet new faces and sudden changes with pleasure.',
    intro: 'You say yes first and ask what it is on the way there.',
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
      'Change wakes you up, and it shows in the first minute. A bridge is closed, the whole car groans, and you’ve rolled down the window to ask a woman on a tractor if there’s another way. There is. It goes through a village with a wedding in it, and by four o’clock you’re dancing with the mayor. No one misses the bridge. Strangers take to you fast, because you ask what they’d have liked to ask: is it good, can I try it, what does that button do? In a new country you learn “thank you” before you’ve found your bag, and you say it so badly that everyone’s charmed. New jobs go the same way. By Wednesday you know who brings the good lunch.',
    challenges:
      'Everyone who meets you thinks they’re your favorite. For ten minutes they are: you lean in, you laugh, you say “We have to do this again.” You mean every word. Then you turn your head, and the next person is your favorite. On a date this can look like a promise. At work several teams have each saved you a desk. Stay as warm as you are, and don’t say “again” unless you can say when.',
    additionalInsights: [
      'Listening to the end is your hard exercise. Your eyes go to the band, the stairs, the food on the next table, and you say “Amazing!” a second too early. Look at one face until the story’s over. Then look at the food.',
      'In a market you’re every seller’s dream. You taste, you ask, you hear the history of the spoon, and you buy the spoon. They can spot you from three stalls away. Bring a small amount of cash and leave the rest in your room. When it’s gone you can still have the conversation, and that’s the part you came for.',
      'You can’t stand in line, so you don’t. You try the left one, then the right one, then you go off for a juice and make a friend behind the counter. Those who stayed get their tickets first. You get in an hour later, through the kitchen, with a guide. It’s more tiring than it looks, and a day of rest leaves you with sore feet and a phone full of new numbers. Once per vacation, sit on one bench for an hour and let things come past you.',
    ],
  },
  6: {
    title: 'Warm From the Start',
    meaning:
      'With 6 as your Attitude number, warmth is what shows first: you look after people from the minute you meet them.',
    intro:
      'Strangers hand you the baby, the heavy bag or the whole story of their divorce, and it seems quite natural to you both.',
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
      'Your warmth is the first thing anyone gets from you, and it usually comes with something to hold. Whoever’s had bad news finds a hot cup in their hands before they’ve sat down. A man at a party says he doesn’t know a soul. Ten minutes later he has a plate, a seat by the heater and two strangers asking about his boat. You’ve gone by then, to hold the door for a woman with a cake. At work you notice who eats lunch alone, and the next day they don’t.',
    challenges:
      'A guest sits down, and you’ve moved the lamp, opened the window, closed the window and put a pillow behind a back that was fine. You take charge of everyone’s comfort. On a first date you notice they’re cold. They say they aren’t. They go home in your jacket. It’s love, and they feel it. They also feel about five years old. Ask what they’d like, and then do the hard part, which is to believe the answer.',
    additionalInsights: [
      'At a party you’re in the kitchen by the second song. You’ve met the host twice, and you know where the spoons are. It isn’t a bad place for meeting people, since everyone comes through sooner or later, and each of them leaves with a dish to carry. But no one can sit down beside a person who’s drying glasses. Come out before dessert. Resting in a chair, where people can find you, is also a way of looking after them.',
      'Ten minutes after hello you’ve offered to feed the cat, read the contract and paint the hall. Offer one thing. You’ll do it well, and they’ll get a chance to do something for you.',
      'What a person earns tells you nothing about them. You look at whether they’re tired, and at how they talk to the waiter. It’s a good test in love, and not a bad one for yourself: listen to how you talk to yourself when the sauce burns. A waiter would’ve walked out.',
    ],
  },
  7: {
    title: 'Watching Before Speaking',
    meaning:
      '7 is the number of thought. Its Attitude is quiet and private: you watch people for a while before you decide to trust them.',
    intro: 'Ask you how you are and there’s a short silence, because you’re actually checking.',
    keyTraits: [
      'thoughtful',
      'intelligent',
      'observant',
      'sincere',
      'mysterious',
      'private',
      'suspicious',
      'serious',
      'slow',
      'awkward',
    ],
    strengths:
      'Without moving much, you notice what everyone else misses. You can say a dozen words at a dinner and go home knowing who’s in love, who’s in debt and who really cooked. You remember license plates, and what a neighbor said about his sister last spring. At work a 7 is often the one who asks, at the end of the meeting, the question it should’ve started with.',
    challenges:
      'You look cold when you’re only thinking. A stranger tells you something good, and you go quiet to give it the attention it deserves. From outside it looks like a screen that’s stopped loading. On a date you’re asked what you enjoy, and you take it so seriously that the plates have been cleared before you answer. An interviewer asks about your weaknesses, and you list them, correctly, in order. Say a thought while it’s still half made, even a small one. People only need a sign that you’re in there, and that you like what you heard.',
    additionalInsights: [
      'Phone calls aren’t your friend. You let it ring, wait for the message, think it over, and answer at eleven at night in full paragraphs. Old friends write first. Tell the new ones early, with a smile. Otherwise they’ll invent a reason, and it’ll be worse than the real one.',
      'You laugh late, and it’s worth the wait. The others are done with the joke and halfway through the next one when it reaches you. By then you’ve found a second meaning in it, one the teller didn’t know was there. Whoever loves you learns to tell you jokes early in the evening, so as to be around when you get to them. It’s one of the nicest sounds a quiet person makes.',
      'Sellers give up on you. You’ve read the small print, you ask about the small print, and then you go home to think about it. It may well save you money. It can also cost you a whole day off, and no lunch box deserves that many browser tabs. For anything cheaper than dinner, buy the second one you see.',
    ],
  },
  8: {
    title: 'Confident and in Charge',
    meaning:
      'An Attitude of 8 means you seem strong and capable right away, so people expect you to take charge, whether you planned to or not.',
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
      'Before you’ve said a word you seem to be in charge, and in a crisis that’s a gift to everyone. Picture a concert that’s been sold twice. A whole crowd is shouting at one girl with a badge. You wait for a gap, read the badge, use her name and ask who can decide. A minute later you’re talking to that person, quietly, about what happens next. You get your seat. So does the old man behind you, because you asked for two. You also know the guards, the cleaners and the drivers by name. It isn’t a method. You think the people who keep a place running should be greeted.',
    challenges:
      'People sit up straight when you come in, and they don’t know why. You only asked where the bathroom was, and two of them went to look for a report. “And what do you do?” sounds, from you, like the start of an interview. A person who’d hoped to flirt with you ends up listing their exams. Shy colleagues bring you good news only, so you know half of what you should. You can’t switch it off, but you can turn it down. Ask about their dog, and let them see you be bad at something soon. The ones who’ve heard you sing adore you.',
    additionalInsights: [
      'You see the business in everything. Two children are selling lemonade in the street, and you ask what the lemons cost, pay three times the price and recommend a second table by the park. They’re thrilled. Next time, just drink it. It’s hot, the bench is free, and an hour off doesn’t need a plan for growth.',
      'Tell you the truth, and you’re the easiest person alive. If an assistant spills tea on your papers and says so, you laugh and ask for a cloth. If they say it was like that before, your voice gets very polite and every detail is checked. New people work it out fast.',
      'In love you make a strong start. You book the table, you know the owner, you have a plan for rain. It’s impressive, and it leaves the other person nothing to do except be impressed, which gets dull by the third evening. Let them choose the place, even if it’s bad. It’s hard to fall in love with a schedule, and plenty of people have fallen in love over a terrible curry.',
    ],
  },
  9: {
    title: 'Open to Everyone',
    meaning:
      'Being open to everyone is the mark of a 9. As an Attitude number it says strangers of every kind feel accepted by you.',
    intro: 'The person beside you on the bus gets off having told you why they moved to this city.',
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
      'You take people as they come, and they feel it at once. A bishop, a boy with green hair, a tourist whose language you can’t speak a word of: all of them get the same open face. When a caller has the wrong number, you may talk for twenty minutes and end up finding her the plumber she wanted. If a driver is rude, you think of the night he must’ve had. So difficult people are easier with you than with anyone. At work you’re sent the customer no one else can calm down, and you return with an invitation to lunch.',
    challenges:
      'You remember people’s troubles and forget their names. A woman you met once stops you in the street. You know about the operation, the sister and the stolen bicycle, and you walk her all the way to the corner without a name to say goodbye to. At work you ask a man about his father’s heart, and then introduce him as Paul. He isn’t Paul. Love can begin that way too: you’re so moved by what they’ve been through that you never learn what they do on a free evening. It’s because you listen for what hurts. But a name tells people you listened to them, and not to just anyone.',
    additionalInsights: [
      'When the bill comes, you pay more than your share. You even tip the waiter who was rude, since he’s obviously having a bad week. Friends admire this. They’d also love, one single time, to hear you say the fries were cold.',
      'First dates with you go deep. By the second drink you’re on fathers, death and whether people can change. Some will love it, and some came for the drink. Save one of the three for later, and ask what makes them laugh. Then take the next day off from humanity: stay in, feed nobody, answer nothing. Even a heart as open as yours needs closing hours.',
      'Goodbyes matter more to you than hellos. You thank the host, go back to thank the host’s mother, and wave from the corner until the light goes off. 9 is the last digit, so endings are said to be its subject. Friends who’ll see you again tomorrow find it a little dramatic. Still, who ever minded being missed?',
    ],
  },
  11: {
    title: 'Sensitive and Intense',
    meaning:
      '11, a master number, is linked to intuition. As an Attitude it means you sense moods at once, and your own feelings show on your face.',
    intro:
      'You can tell before dessert that he’s going to propose, and he can tell from your face that you know.',
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
      'What’s going on in a room reaches you faster than you could explain it. The host says everything’s wonderful, a little too high, and you ask to see the balcony, where it all comes out. Friends take you along to meet the new boss or the new boyfriend, and in the taxi they look at you: well? You’re often right, and you can rarely say why. Small things make you jump. In a real emergency you go calm, as if the noise had finally been turned off.',
    challenges:
      'You ask a neighbor with a bag of onions whether he’s happy, and there are still three floors to go: you say the deep thing in the elevator. He gets out on the next one and walks. You’d seen how he held the bag, so you weren’t even wrong. On your first day, in the line for lunch, you may tell a new boss that she’s missing someone. She is, and that doesn’t help. Most people need the weather and the traffic first, because that’s how they find out you’re safe. The deep question is a good one. It only needs chairs.',
    additionalInsights: [
      'Your nerves show, and you’re liked for it. You talk too fast, you knock over the salt, and at an interview, or across from somebody lovely, you’re sure everyone’s noticed. They have. What they’ve noticed is a person who isn’t pretending. Breathe out before the first sentence, and say you’re excited to be there. It’s true, and it explains the salt.',
      'Crowds use you up. After two hours you’ve had everybody’s day as well as your own. Leave while you still like people, or find a step outside and sit there until your shoulders drop. You’ll often get another good hour out of it.',
      'Apartments speak to you. You’ll turn down a good, cheap one because it felt like an argument, and that’s fair enough, since you’d be the one sleeping there. But before you sign for the one that felt like music, run the shower and look under the sink. Ask, too, what it costs to heat.',
    ],
  },
  22: {
    title: 'Calm, With a Plan',
    meaning:
      '22 is the master number of builders. Your Attitude number says you seem calm and capable from the start, and think big right away.',
    intro:
      'Something goes wrong, and a low voice is soon asking who has a key, a table and twenty minutes.',
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
      'You stay calm, and you see the whole problem while others see their corner of it. Imagine a storm takes the roof off the school hall two hours before the concert. Some cry, and some make phone calls. You look at the sky, then at the bakery across the road, and ask the baker how many chairs would fit. An hour later the choir is standing among the loaves. You speak slowly and begin with practical things, so tired people believe you, and they never feel they were given an order. At work you get the job that has no owner, and by the end of the week it has one.',
    challenges:
      'A neighbor says the buses are bad lately, which is a way of saying hello, and you ask how many run per hour. That’s you and small talk: it turns into a project. By the end of the coffee there’s a drawing, a budget and a date for the next meeting. They’d wanted to complain for a minute. Flirting goes the same way: they’d love a lemon tree one day, and you’ve found the seller and measured the balcony. Just say you waited half an hour yourself, and leave it. Two people being annoyed about a bus is how a lot of friendships start.',
    additionalInsights: [
      'Waiting rooms bring out the best in you. Before your number comes up in a public office, you know where the desks should stand, why the line moves so slowly and what it would cost to fix. Then you’re called, and you’ve forgotten what you came for. Write the idea down and hand it in on your way out. The clerk has probably wanted to say it since her first week.',
      'Small sums bore you, and large ones make you calm. You’ll discuss the price of a bridge without blinking, and forget who paid for lunch. Pay for lunch. People judge the bridge by it.',
      'Being slow to answer is part of you. “Coffee tomorrow?” is a yes-or-no question to most people, and you say nothing, because you’re looking at the whole month. The one who asked thinks it’s a no. Say “I’d like that, let me check,” in that order. And once the day’s fixed, leave it alone. An afternoon with someone you’re beginning to love doesn’t need a program, and neither does a nap.',
    ],
  },
  33: {
    title: 'A Kind, Patient Face',
    meaning:
      'The master number 33 is the teacher. As an Attitude number it shows in a kind, patient face, and people who need help turn to you first.',
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
      'Kindness shows on your face, and people who need it can find you in a crowd. A child is crying in a museum, in a noisy tour group. You start telling her about the stone lion, and a minute later the whole group has gone quiet to hear how it ends. You can show a person how a thing works without making them feel stupid. When an old man is fighting with a coffee machine, you don’t press the button for him. You wait until he’s found it himself, and he walks off looking taller. In a new job you’re the one they all ask, usually before you’ve found out where the bathroom is.',
    challenges:
      'People confess to you, and they don’t ask you anything back. It starts in the first minute, at the bakery or in the back of a shared taxi: the debts, the ex, what they’ve never told their mother. You nod, they leave lighter, and they still don’t know your name. At work you may know the worries of the whole team, and not one of them noticed you were ill. On dates you listen so well that you get thanked, like a doctor. Part of it is your own doing, since you ask the next question so fast there’s no room for theirs. Leave a gap, or simply begin on the week you’ve had. The ones worth keeping will put down their phones.',
    additionalInsights: [
      'Your advice about rest is wonderful, and you take none of it. A friend with a cold is told to cancel everything, drink something hot and let people help. She writes it all down. Then you go to work with a fever. Ask her to read you the list.',
      'A face like yours is expensive. People with clipboards, friends with ideas and men with one last watch to sell all walk straight toward it. You can be kind with an empty hand. “I can’t today, good luck” is a whole answer, and they’ve heard worse since breakfast.',
      'Some days you don’t feel wise, and strangers still line up for it. On such a day be silly, be wrong, ask for directions yourself. 3 and 3 make 6, the number of care, and care is allowed to travel in your direction too. Whoever loves you has been waiting a long time to carry the bag, so hand it over. You’ll be surprised how good it is to walk beside them with your arms free.',
    ],
  },
};
