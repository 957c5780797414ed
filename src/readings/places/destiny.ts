import type { PlaceReadings } from '../types';

/** The Destiny: what people get from you. */
export const destinyPlace: PlaceReadings = {
  1: {
    strengths:
      'Because of you, things that people only talk about get a date. “We should all go to the lake sometime,” somebody says, and everyone agrees, as they did last summer. You ask who’s free on the ninth. There’s a short shock, and then people start looking in their calendars. A surprising number of good things have begun with you asking when. You aren’t better organized than the others. You just can’t hear the word “sometime” without reaching for a pen.',
    challenges:
      'You get people going, and by the middle you’re somewhere else. Perhaps you talked four neighbors into running before sunrise. In the first week you knocked on every door. In the third it’s raining, they’re out there in wet socks, and you’ve discovered chess. For you the start is the hard part, so you thought the hard part was over. For most people it’s the week after the fun wears off. You do mean to go out and cheer for them, some morning when it’s dry.',
  },
  2: {
    strengths:
      'What people get from you is someone beside them who doesn’t need to be first. Say a friend wants the ceiling blue. You hold the ladder. For two hours you stand there with your head back, saying “a little more to the left,” and each time the ladder shifts, you lean. They never once look down. That’s the gift: they forget they could fall. You go to bed with a stiff neck and paint in your hair, as pleased as if you’d done it.',
    challenges:
      'Just when a friend needs you on her side, you’re fair. She comes in shaking, because her boss shouted at her in front of everyone. You’re truly sorry, and a minute later you hear yourself say that the boss must be under pressure, too. It’s probably so. A cousin gets cheated over a used car, and you explain to him how hard it is to make a living selling cars. Take a side for ten minutes. Be unfair along with them, as loudly as you can. You’ll have all of tomorrow for the boss.',
  },
  3: {
    strengths:
      'People get words from you, and they go on using them. You once called the drawer with the dead batteries and the keys to nothing “the museum,” and now everyone who’s ever opened that drawer says it. The slow elevator has a name because of you. You don’t plan it. Somebody sighs about a thing, you say two words, and after that it’s funny for good. Sometimes you forget you made one up. You use it as if it had always been there, and you’re startled when someone new asks what on earth it means.',
    challenges:
      'Making people laugh is what you do for a room, and now and then one person pays for it. You imitate the man from the second floor, sneezing, in three stages, and everyone’s in tears. He laughs too, half a second late. You imitate your aunt, looking for the glasses that are on her nose. You mean it kindly, and you’d be shocked to hear that she checks her face now before you visit. You got your laugh. It’s on the way home that you think of his half second.',
  },
  4: {
    strengths:
      'Whatever you’ve agreed to do for people gets done, every week, for years. Take the plants in a stairway. Somebody put them there long ago and moved out, and they’re green all the same, on all four floors, right through the holidays. The neighbors tell visitors that plants do well in this building. It’s the light, they think. It’s you, early, before anyone’s up, with two bottles of water. Nobody’s ever thanked you, because nobody knows. On your way out you pick off one dry leaf and put it in your pocket.',
    challenges:
      'You go on doing a job for people after they’ve stopped needing it. Every month you print the list for the meeting, twelve copies, and eleven stay on the table, because it’s all on the screen now. Or you bring groceries to a neighbor who broke a leg in spring. The leg healed by summer, and she’s too polite to mention it. You’ve wondered, now and then, with your finger on her bell. But you gave your word, and nobody’s told you that you can have it back.',
  },
  5: {
    strengths:
      'You’ve had more first days than most people, at jobs, in towns, among strangers, and you pass on what you learned there. Somebody comes by the night before hers, sick with nerves. You don’t tell her it’ll be fine. You tell her to wear the comfortable shoes, to learn the name of whoever sits by the door, and not to say anything clever before lunch. She writes it down. You’ve walked into rooms like that with your heart in your ears, more often than you can count. You’d do every one of them again.',
    challenges:
      'Asked for the usual, you bring something better, and sometimes the usual was the point. You were down for rice, for twelve. You come in with a wonderful salad from a recipe you found this morning, and it feeds five. At work they want last year’s form filled in, and you hand them a new form. People do love your surprises, as an extra. But at the door you see them look past you for the rice, and you remember that you’d even written it on your hand.',
  },
  6: {
    strengths:
      'Nobody gets left out while you’re around, and you’ll go to some trouble about it. On the last day of a course everybody wants a group picture. One of you will have to take it, and be missing from it, and they’re all fine with that except you. You lean the phone on a water bottle, set the timer, send them to their places and run. Then you look, and do it all again, because the tall one was hiding the small one. In every picture like that you’re the blur on the left, still arriving.',
    challenges:
      'People who are doing fine get very little from you, because you’re busy with the ones who aren’t. One friend falls apart about once a month, and each time she gets a whole evening. Another never complains. He gets “You’re doing great!” over your shoulder, on your way to the first. He is doing great, mostly. But he’s noticed that the evenings go to people who fall apart. You noticed it yourself last week, halfway down his stairs: you’d stayed for nine minutes, and your coffee was still on his table, nearly full.',
  },
  7: {
    strengths:
      'People get the truth from you, and you always say how sure you are. You have three ways to answer a question. There’s “I read that somewhere.” There’s “I’m fairly sure.” And there’s “I know this one,” which you say perhaps twice a year. Anyone who’s known you for a while has learned the difference. On a walk somebody holds up a mushroom and wonders about supper. “Fairly sure,” you say, and it goes right back under the tree. Once they’ve walked on, you wrap it in a handkerchief and take it home to find out.',
    challenges:
      'Until you’re certain, or somebody asks, you keep what you know to yourself. Six of you are walking across town to a place you believe is closed today. You don’t bring it up. Perhaps they’ve changed their hours, and who asked you? So you walk twenty minutes with everybody, look at the dark window with everybody, and then let slip that you’d wondered. You’d call it modesty. Really you hate to be wrong out loud, and you’d sooner walk.',
  },
  8: {
    strengths:
      'You speak up for people. Somebody is good and nobody’s heard of her, so you tell whoever’s choosing, “Take her. If it goes wrong, come to me.” Then you worry. For a month you look up each time the door opens, and a letter from that side of town makes you sit straight. No complaint comes. She thinks she got there on her own work, and after the first five minutes she did. You’ve never told her about that month.',
    challenges:
      'When someone’s in trouble, you send something. It’s always the right thing, too: an enormous basket of fruit, a good lawyer’s number, a week of groceries brought to the door. What you don’t send is yourself. Somebody’s sad, and you can’t think what you’d be for. But by now they’ve got fruit. They’ve got more fruit than they can eat. Go over there with empty hands and sit at the end of the couch for an hour, being of no use at all. You’ll find it’s the hardest thing you’ve done all week.',
  },
  9: {
    strengths:
      'Strangers get your help, mostly without ever seeing you. A ticket machine swallows your coins. You could be angry and walk off, and you are angry, but you’re also looking for a pen. “Out of order. It took mine,” you write, and you stick it over the slot with a Band-Aid, because that’s what you’ve got. In a library book you leave a slip of paper where the sad part starts, to warn whoever’s next. You never sign these things. Off you go, two coins poorer, and you’ll never find out who you saved.',
    challenges:
      'You believe what people tell you, and a few of them have noticed. There may be a man at work whose grandmother has died twice. Both times you took his shift, and both times you signed the card. It did cross your mind, around the second card, and you were ashamed of it. You’d sooner be fooled by ten people than be cold to the one who’s telling the truth. You pay for it with your free days. If the old lady dies again, you’ve decided, you’ll only send flowers. You already know you’ll take the shift.',
  },
  11: {
    strengths:
      'Listening to people, you hear what they keep coming back to, and you tell them. Someone’s telling you about the office, the rent, her mother’s knee. “You keep coming back to boats,” you say. She laughs, since she hasn’t said a word about boats. Then she thinks, and turns red: there was the walk by the harbor, and the man who mends sails. For her it may be the start of something. You couldn’t tell her what it means, or what to do about it. You’d only been listening.',
    challenges:
      'In everyone you see the person they could become, and you get a little impatient with the one who’s sitting there. Perhaps a brother of yours drew a wonderful horse when he was nine. He’s had paints from you on every birthday since, and they’re in a closet, sealed, in order of size. You still believe in the horse. He’s happy, as it happens, with his job and his bicycle, and lately he’s begun to feel like a first draft. Ask him what he’d like this year. Then buy exactly that, even if it’s socks.',
  },
  22: {
    strengths:
      'What you set up for people goes on without you. You put a shelf in the hallway, with three tools on it, a sheet of paper, and a pen on a string. Take one, write down your name, bring it back. A year later there are forty things on it, and somebody you’ve never met has built a second shelf for upstairs. Then comes the day you want to hang a picture. You go down for your own drill, and find out you’re fourth on the list. You write your name on the line.',
    challenges:
      'You save your thanks for the end, and what you start doesn’t end for years. In spring the first part was done. Six people had given up their evenings for it, and you said, “Good. Now the roof.” You weren’t being cold. You’re saving it all for the party on opening day, and nobody’s looking forward to that more than you are. But it’s hard to live on a party that’s three years off, and two of the six have gone quiet. You haven’t noticed yet. You’ve been choosing the music.',
  },
  33: {
    strengths:
      'You teach people most when you aren’t saying anything. It’s late, the light is red, and the street is empty both ways. You’d cross. Then you see a boy on the other side, about six, holding somebody’s hand and looking straight at you. So you stand there in the wind, with your hands in your pockets, until a light that’s protecting no one turns green and all of you walk. He’ll remember it or he won’t. But it’s worked on you. Last night, without a soul in sight, you noticed you were waiting again.',
    challenges:
      'You praise everything, so nobody can use your praise. A coworker shows you two designs for a sign, because she can’t decide. You love the one, you love the other, and both of them are so brave. She needed to know which. A beginner whose bread came out like a brick hears from you that it has character, and he bakes the brick again. You know what a cold word can do, and you won’t be the one to say it. A small true one isn’t cold, though. Try “The second,” and tell her why.',
  },
};
