import type { PlaceReadings } from '../../../../readings/types';

/** The Destiny: what people get from you. */
export const destinyPlace: PlaceReadings = {
  1: {
    strengths:
      'The help people get from you is one small question. “I should learn to swim,” a friend says, as she did last year. “When?” you ask, and nobody’s ever asked her that. She names a day, to get rid of you. By fall she’s swimming, and sure she’d have done it anyway. Other people have a diploma, or a garden, that began with you asking when.',
    challenges:
      'As a teacher, you let your hands take over. “Okay, your turn. Click there. No, there. Up a bit. Wait, let me just.” Then you’ve got the mouse, and they’ve got a view of your back. Sit on your hands. Let them click in the wrong place, and say what you say so well: “You can do that.”',
  },
  2: {
    strengths:
      'Whoever has you beside them gets a helper who’s happy to be second. Say a friend would like the ceiling blue. You hold the ladder. For two hours you stand there with your head back, and when it shifts, you lean, so they never once look down. They forget they could fall. You go to bed with a stiff neck and paint in your hair.',
    challenges:
      'A friend who wants your help against somebody gets both sides. She brings you a furious letter to her boss, and you hear yourself say that the boss must be under pressure, too. A cousin who’s been cheated over a used car learns from you how hard it is to sell cars. Ten unfair minutes are all they’re asking for. The boss can have tomorrow.',
  },
  3: {
    strengths:
      'People get words from you, unasked, and go on using them. You once called the box with the dead batteries and the keys to nothing “the graveyard,” and now everyone who’s ever opened it says so. The bus that rattles has a name. So does the old stove, and since it’s been “Grandfather,” nobody shouts at it.',
    challenges:
      'Your praise comes as a joke, and somebody has to live with the joke. A coworker once explained a thing very well. “Thank you, Professor,” you said, and years later the new people think it’s her name. She did laugh. Half a second late. An aunt whose cake you praised as “daring” hasn’t baked it for you since. You can say it again, plainly: “I’d love that cake.”',
  },
  4: {
    strengths:
      'Most of your help goes where nobody asked for it, a little at a time. Take the plants in a stairway. Somebody put them there and moved out, and they’re green all the same, so the neighbors say that plants do well in this building. It’s you, with two bottles of water. On the way down you pick off one dry leaf.',
    challenges:
      'People go on getting help from you after they’ve stopped needing it. You bring groceries to a neighbor whose leg was broken in spring and whole by summer, and she’s too polite to mention it. You’ve wondered, with your finger on her bell. If you asked, she’d thank you for the spring, and you’d have your afternoon back.',
  },
  5: {
    strengths:
      'You teach people the part that nobody writes down. Before somebody’s first day you’ve taught her to wear the comfortable shoes, to learn the name of whoever sits by the door, and not to say anything clever before lunch. You had to learn it in the wrong shoes. They get it for nothing.',
    challenges:
      'Your help arrives with a surprise in it, and sometimes people wanted it plain. A friend with twelve guests asks you for noodles, and noodles are what she gets. They’re green, there are peanuts, and nobody recognizes them. They do love your surprises, as an extra. But you see them lift the peanuts with a fork, looking for the noodles they know.',
  },
  6: {
    strengths:
      'If somebody would’ve been left out, they get in because of you. On the last day of a course everybody wants a group picture. One of them will have to take it and be missing, and they’re all fine with that except you. You lean the camera on a water bottle, set the timer and run. Everyone’s in it, and one is a blur. That’s you, arriving.',
    challenges:
      'People who are doing fine get very little from you, because you’re busy helping the others. One friend loses her papers once a month, and gets a whole evening each time. Another never asks. He gets “You’re doing great!” over your shoulder, and he’s noticed where the evenings go. Last time you were gone in ten minutes, and your coffee was still on his table.',
  },
  7: {
    strengths:
      'People believe your praise, because it’s rare, and it comes in sizes. There’s “That’s fine,” and there’s “I like the end.” And there’s “I wouldn’t change a word,” which they hear perhaps twice a year. When somebody shows you ten pictures from a trip, you go back to the sixth, and say what it is about the sixth. It goes on the wall.',
    challenges:
      'You hold your praise back until it’s exact, and some of it never gets said. You’ve admired for years how patiently a friend talks to her mother. You’ve even told two other people. First you’d like to know how she does it. Meanwhile she thinks you haven’t noticed. A guess would do: “I don’t know how you do it, but I’ve seen it.”',
  },
  8: {
    strengths:
      'Somebody good whom nobody’s heard of gets a chance, because you speak up for her. “Take her,” you tell whoever’s choosing. “If it goes wrong, come to me.” No one comes. She thinks she got there on her own work, and after the first five minutes she did. Others have an apartment that way, or their first customer. You like to walk past and see the lights on.',
    challenges:
      'You send help where other people would bring it. A friend who’s moving gets a truck from you, with a driver. A cousin with a bad back gets a week of groceries at the door. It’s always the right help. You just aren’t in the truck. Go over there yourself, carry one lamp down, and sit on the boxes for an hour.',
  },
  9: {
    strengths:
      'Whoever comes after you gets your help. A ticket machine swallows your coins. “Out of order,” you write, and you stick it over the slot with a Band-Aid. In a library book you leave a slip of paper where the sad part starts, so that whoever’s next can get out a handkerchief in time.',
    challenges:
      'Your help goes to whoever has the saddest reason, and a few people have noticed. There may be a man somewhere whose grandmother has died twice. Both times you did his share and signed the card. Beside him sits somebody who’s really worn out, and doesn’t think it’s worth mentioning. It’s the tired one who could use your help.',
  },
  11: {
    strengths:
      'Between the soup and the rice, in front of everyone, you may tell a friend exactly what’s wonderful about her. She looks at her plate, and she’ll know your words by heart when she’s eighty. Then you notice the others, who are looking at the tablecloth and hoping. Don’t stop. Go around the table.',
    challenges:
      'You praise people for what they could become, and today begins to look small beside it. Perhaps a brother of yours drew a wonderful tiger when he was nine, and you’ve brought it up on every birthday since. He’s begun to feel like a first draft. Ask what he’s proud of this year. Then praise exactly that, even if it’s how he parks.',
  },
  22: {
    strengths:
      'You’d sooner help a whole building than one neighbor. You put a shelf in the hallway, with three tools to borrow, a sheet of paper, and a pencil on a string. A year later there are forty things on it, and somebody you’ve never met has built a second shelf upstairs. Then you go down for your own drill, and you’re fourth on the list.',
    challenges:
      'Those who help you wait a long time for thanks, because you save it for the end, and what you start doesn’t end for years. Six people gave up their evenings for the first part, and you said, “Good. Now the roof.” It’s all for the party on opening day. But that’s three years off, and two of the six have gone quiet.',
  },
  33: {
    strengths:
      'People learn from you while you aren’t teaching. It’s late, the light is red, and the street is empty both ways. You’d cross. But on the other side stands a boy of about six, holding somebody’s hand and looking straight at you, so you wait. A new coworker washes her cup because you washed yours, and you’ve never mentioned cups.',
    challenges:
      'Your praise reaches everyone, so nobody can use it. A friend shows you two designs for a sign, and they’re both lovely, you tell her. She needed to know which. A beginner whose bread came out like a brick is told that it has character, and makes the brick again. A small true word isn’t a cold one, though. Try “The second,” and tell her why.',
  },
};
