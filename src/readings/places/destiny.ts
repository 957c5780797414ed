import type { PlaceReadings } from '../types';

/** The Destiny: what people get from you. */
export const destinyPlace: PlaceReadings = {
  1: {
    strengths:
      'Because of you, things that people only talk about get a date. “I should learn to swim,” a friend says, as she did last year. You ask if she’s free on the ninth, and after a short shock she says she is. By fall she’s swimming. She’s sure she’d have done it anyway. Other people have a diploma, or a garden, that began with you asking when.',
    challenges:
      'People you’ve got going look around in the middle, and you’re somewhere else. Perhaps you talked four neighbors into running at sunrise. In the first week you knocked on every door; in the third it’s raining, they’re out there in wet shoes, and you’ve discovered archery. For you the start was the hard part. For them it’s the week after the fun wears off. Go along for one more wet morning, and cheer.',
  },
  2: {
    strengths:
      'Whoever has you beside them gets a helper who doesn’t need to be first. Say a friend wants the ceiling blue. You hold the ladder. For two hours you stand there with your head back, and each time it shifts, you lean, so they never once look down. They forget they could fall. You go to bed with a stiff neck and paint in your hair.',
    challenges:
      'A friend who needs you on her side gets both sides. She comes in shaking, because her boss shouted at her, and a minute later you hear yourself say that the boss must be under pressure, too. A cousin gets cheated over a used car, and you explain to him how hard it is to sell cars. Be unfair with them for ten minutes. You’ll have all of tomorrow for the boss.',
  },
  3: {
    strengths:
      'People take words home from you and go on using them. You once called the box with the dead batteries and the keys to nothing “the graveyard,” and now everyone who’s ever opened it says so. The bus that rattles has a name. Somebody sighs about a thing, you say two words, and it’s a little easier to live with. You’re startled when someone new asks what on earth they mean.',
    challenges:
      'A name from you sticks, and somebody has to wear it. You once called a coworker “the Professor,” for one long answer, and years later the new people think it’s her name. She did laugh. Half a second late. An aunt whose cake you described as “daring” hasn’t baked it for you since. You meant it kindly. Find out what they’d like to be called, and spread that instead.',
  },
  4: {
    strengths:
      'Whatever you’ve agreed to do for people gets done, every week, for years. Take the plants in a stairway. Somebody put them there and moved out, and they’re green all the same, so the neighbors say that plants do well in this building. It’s the light, they think. It’s you, with two bottles of water. You let them praise the light, and pick off one dry leaf.',
    challenges:
      'People go on getting a thing from you after they’ve stopped needing it. You print the list for the meeting, twelve copies, and eleven stay on the table. Or you bring groceries to a neighbor whose leg was broken in spring and whole by summer, and she’s too polite to mention it. You’ve wondered, with your finger on her bell. But you gave your word, and no one’s told you that you can have it back.',
  },
  5: {
    strengths:
      'On the night before something new, people come to you. You don’t tell them it’ll be fine. You tell them to wear the comfortable shoes, to learn the name of whoever sits by the door, and not to say anything clever before lunch. They write it down. It works for a new job, and for meeting somebody’s parents. You learned it all in the wrong shoes, and you hand it on for nothing.',
    challenges:
      'What you promise people arrives, but it’s been changed on the way, and sometimes the usual was the point. You said you’d bring noodles for twelve, and you do. They’re green, with peanuts, and nobody recognizes them. Asked to fill in last year’s form, you fill in a better one of your own. They do love your surprises, as an extra. But you see them lift the peanuts with a fork, looking for the noodles they know.',
  },
  6: {
    strengths:
      'If somebody would’ve been left out, they get in because of you. On the last day of a course everybody wants a group picture. One of them will have to take it and be missing, and they’re all fine with that except you. You lean the phone on a water bottle, set the timer, send them to their places and run. Everyone’s in it. You’re the blur on the left.',
    challenges:
      'People who are doing fine get very little from you, because you’re busy with the ones who aren’t. One friend falls apart about once a month, and each time she gets a whole evening. Another never complains. He gets “You’re doing great!” over your shoulder, and he’s noticed where the evenings go. Last time you left after ten minutes, with your coffee still on his table. Go back and drink it.',
  },
  7: {
    strengths:
      'When people have to know a thing and not guess it, they ask you, because you say how sure you are. There’s “I read that somewhere,” and “I’m fairly sure.” And there’s “I know this one,” which they hear perhaps twice a year. On a walk somebody holds up a mushroom and wonders about supper, you say “Fairly sure,” and it goes right back under the tree. You look it up that night, for next time.',
    challenges:
      'What you know reaches people late, because you won’t say it until you’re certain, or until they ask. A friend buys a used scooter, and weeks later, when he mentions the strange knocking, you tell him you’d heard it in the store. A coworker carries out her whole plan, and then learns that you’d had a doubt about page two. They’d have been glad of a doubt. Hand it over as one: “I’m not sure, but listen.”',
  },
  8: {
    strengths:
      'Somebody good whom nobody’s heard of gets a chance, because you speak up for her. “Take her,” you tell whoever’s choosing. “If it goes wrong, come to me.” No one comes. She thinks she got there on her own work, and after the first five minutes she did. Others have their apartment or their first customer that way, and never heard who’d put in the word. You’ve never brought it up.',
    challenges:
      'When people who depend on you are in trouble, you send help, and you don’t come yourself. It’s always the right help, too: a huge basket of fruit, a good lawyer’s number, a week of groceries brought to the door. Go over there with empty hands, sit down, and stay for an hour. It may be the hardest thing you do all week.',
  },
  9: {
    strengths:
      'Strangers get your help, mostly without ever seeing you. A ticket machine swallows your coins. “Out of order,” you write, and you stick it over the slot with a Band-Aid. In a library book you leave a slip of paper where the sad part starts, so that whoever’s next can get out a handkerchief in time. You never sign these things.',
    challenges:
      'Anyone with a sad enough reason gets what they ask you for, and a few people have noticed. There may be a man at work whose grandmother has died twice, and both times you took his shift and signed the card. You’d sooner be fooled by ten people than be cold to the one who’s telling the truth. If the old lady dies again, you’ve decided, you’ll only send flowers. You already know you’ll take the shift.',
  },
  11: {
    strengths:
      'People who talk to you find out what’s really on their minds, because you hear it first. Someone’s telling you about the office, the rent, her mother’s knee. “You keep coming back to boats,” you say. She hasn’t said a word about boats. Then she turns red, because there was the walk by the harbor, and last week there was the man who mends sails. You’d only been listening.',
    challenges:
      'The people you believe in get your hopes for them, and a little less of you as they are. Perhaps a brother of yours drew a wonderful tiger when he was nine, and he’s had paints from you on every birthday since. They’re in a closet. He’s happy with his job, and he’s begun to feel like a first draft. Ask him what he’d like. Then buy exactly that, even if it’s a belt.',
  },
  22: {
    strengths:
      'What you set up for people goes on without you. You put a shelf in the hallway, with three tools to borrow, a sheet of paper, and a pen. A year later there are forty things on it, and somebody you’ve never met has built a second shelf upstairs. Then you go down for your own drill, and you’re fourth on the list. You write down your name.',
    challenges:
      'Those who help you wait a long time for thanks, because you save it for the end, and what you start doesn’t end for years. In spring the first part was done. Six people had given up their evenings for it, and you said, “Good. Now the roof.” It’s all for the party on opening day. But that’s three years off, and two of the six have gone quiet. You haven’t noticed yet. You’ve been choosing the music.',
  },
  33: {
    strengths:
      'Without a word from you, people learn from what you do. It’s late, the light is red, and the street is empty both ways. You’d cross. But on the other side stands a boy of about six, holding somebody’s hand and looking straight at you, so you wait. A new coworker washes her cup because you washed yours, and you’ve never mentioned cups.',
    challenges:
      'Your praise reaches everyone, so nobody can use it. A coworker shows you two designs for a sign. You love the one, and you love the other. She needed to know which. A beginner whose bread came out like a brick hears from you that it has character, and goes home happy, and makes the brick again. A small true word isn’t a cold one, though. Try “The second,” and tell her why.',
  },
};
