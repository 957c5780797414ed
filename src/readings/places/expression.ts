import type { PlaceReadings } from '../types';

/** The Expression: how you do things. */
export const expressionPlace: PlaceReadings = {
  1: {
    strengths:
      'You work by deciding, one thing after another, without stopping to be sorry. Take a closet full of old cables. Other people pick each one up, wonder what it was for, and put it back. You’ve got two piles before they’ve sat down: out, out, keep, out. You go through a long report the same way. By noon you can see the floor. The next day it turns out that you did need one of those cables. You buy a new one, and still call it a good morning.',
    challenges:
      'Things leave your hands before you’ve checked them. It’s done, it’s gone, you’ve got your coat on, and it hits you in the doorway. There’s no attachment, and the name at the top is somebody else’s. Or the shelf is up, a fine, straight shelf, and the box it was meant for is an inch taller. The check would’ve taken a minute, and the repair takes the afternoon. You know this by now, and it doesn’t help. Half of your working life is the second email, the one that begins “And here it is.”',
  },
  2: {
    strengths:
      'What you do best is the small change that makes the whole thing work. Somebody gives you a page they’ve struggled with for days. You read it once for what it says and once for how it sounds, and then you pick up a pencil. Six words. They read it again and can’t find what you did. It’s suddenly good, that’s all, and it still sounds like them. With a song you’d have said, “A little slower.” You know all six of those words, and where they were. You’ll never point to one.',
    challenges:
      'Before you settle on anything you ask around, and then you can’t hear yourself. You’ve got two grays for the wall, and you liked the left one. A friend says the right. Her sister says neither, a man in the paint store talks about north light, and by now there are five grays and you’ve asked the mail carrier. In the end you take whatever the last person liked. For years you look at that wall and think, every morning, that you liked the left one.',
  },
  3: {
    strengths:
      'When you have to make something up, it’s there. At an anniversary they push you forward to say a few words, and you’ve got nothing, because nobody warned you. It’s five steps to the microphone. On the first you have no idea. By the third you’ve remembered how those two once fought over an umbrella, and on the fifth you turn around and begin. It has a start, a middle and an umbrella. People who’ve worked on their speeches for weeks fold them up very small. You sit down again, and couldn’t repeat a sentence of it.',
    challenges:
      'You can’t cut. It was supposed to be five minutes, and it’s fourteen, and every line is a good one. You’ve tried. You took out the goat, you missed it, and you put it back, with a second goat. A drawing of yours was perfect an hour ago, and now it’s got a border. When you work, one idea calls in the next, and it feels rude to send any of them home. At minute twelve you see somebody look at the clock. You talk a little faster, and keep both goats.',
  },
  4: {
    strengths:
      'From the start you see the finished thing, and all the steps in between. Other people open the box and find loose boards. You find a bed. You lay the screws out by size, read the page that everybody else throws away, and begin with number one. At midnight the bed is standing, with no screw left over. You take hold of it with both hands and shake it. It doesn’t move. You shake it a few more times, just because it feels so good.',
    challenges:
      'Whatever you make gets the same care, including what doesn’t need any. A friend wants a sign for one evening. You sand the edges. You measure the letters, give them a second coat, and paint the back, which is going to face a wall, in the dark, for three hours. A note to one person about one key comes out with headings. It isn’t vanity, since nobody will ever see that back. You’d know, and that’s enough. Ask first how long the thing has to last. For one evening, use cardboard.',
  },
  5: {
    strengths:
      'You work with whatever’s there. A screw is loose on a friend’s glasses, and the others discuss where a person could buy a screwdriver that small. You’ve done it already, with the tip of a fruit knife. You’ve strained coffee through a sock, a clean one. It isn’t that you can’t plan. But when the right tool is missing, something in you wakes up and looks around the room: what’s flat here, what’s long, what bends? Usually it’s finished before anyone’s found the toolbox. You’re a little sorry when they do.',
    challenges:
      'On your way to one thing you start three others. You get up to fetch the scissors. In the hall a drawer is sticking, so you see to that; behind the drawer there’s a map, and on the map there’s a river you’d never noticed. An hour later you’re back, with dust on your knees and a drawer that runs like silk, and the others are still standing there, holding the ribbon. Try saying it out loud as you walk: “Scissors, scissors, scissors.” You’ll only feel foolish for ten steps.',
  },
  6: {
    strengths:
      'When you make something, you can see the hands that are going to hold it. You wrap a package, and at the end you fold over the last bit of tape, so there’ll be a corner to pull. A bag you’ve packed for a tired person has on top what they’ll want first. No one’s ever mentioned it. They only find that things from you are easy to open and hard to throw away. It takes a second, and by now your thumb does it alone. You’ve never sent off a package without that corner.',
    challenges:
      'Before you can work, the place has to be right, and by the time it’s right, it’s four o’clock. You sit down to write one page. The table’s sticky. While you’re wiping it you see that the flowers have had it, and once there are fresh ones, they need better light. It’s easier, that’s all, to be nice to a room than to begin. By evening it’s a lovely room, and the page is as clean as the table. You sit in it, quite tired, and promise yourself that tomorrow you’ll begin right away.',
  },
  7: {
    strengths:
      'A small question won’t leave you alone until you’ve answered it. Why does the bathroom door close by itself, and only in the evening? Nobody’s asked you. You think about it for days, on and off, with your hand on the doorknob. Then you get it: in the evening somebody opens the kitchen window. You try it, window open, window shut, four times, and it works every time. There’s nobody awake to tell. You’re in a wonderful mood all the same, and the door can close as often as it likes.',
    challenges:
      'As soon as you’ve understood a thing, you’re finished with it, and it isn’t finished. The window rattles at night. You find out why, and it’s lovely: there’s a peg missing, no bigger than a coin, and you can draw it for anyone who’s interested. The window goes on rattling. On your desk lies a form with everything filled in except the date, and a thriller you put down on page 300, when you saw who it had to be. For you, the puzzle was the job. But you’ve done nine-tenths of it already. Go and find a peg.',
  },
  8: {
    strengths:
      'Where others see a crowd, you see who’s good at what. The street party starts in two hours, nothing’s up, and everyone’s standing around being willing. You look them over once. The one who can’t stop talking goes to the corner, to slow down the early guests. The one who argues about everything gets the man with the loudspeakers, and the nervous one gets a ball of string and sixty paper lanterns. Ten minutes later it’s quiet, because they’re all busy. You’ve kept the toilets for yourself, and you do them first.',
    challenges:
      'You say what and when, and you leave out what for. “Forty chairs, in rows, by six.” The reason is so clear to you that it would be an insult to mention it. So there they are at six, forty chairs, in beautiful rows, with their backs to the stage. Nobody had heard about a stage. Half a sentence with “because” in it would’ve done. You turn them around yourself, all forty, and it still doesn’t occur to you to say what they’re for.',
  },
  9: {
    strengths:
      'You can put everything you’ve got into a thing, and then let it go. It may be a birthday cake. You only meant to write a name on it, and then it got out of hand: there’s a whale now, and a lighthouse, in three kinds of blue. Something that has to last makes you careful, and this only has to be good today. In the evening somebody cuts right through the whale. They all look at you to see if you mind, and you’re holding out your plate.',
    challenges:
      'In what you make the feeling is right, and the facts are missing. Your poster for the concert is so lovely that people take it home, and it doesn’t say when the concert is. You write a friend the warmest invitation she’s ever had. She comes, glowing, with a cake, on the wrong evening. To you a house number looks like dirt on a picture. You read it over twice before you sent it, and both times it was beautiful.',
  },
  11: {
    strengths:
      'Your work is good when you believe in it, and nobody could miss the difference. Asked to praise the company’s new logo, you sound like someone reading out letters at the eye doctor’s. But at lunch you happen to mention a mango you ate last week. Your voice drops, your hands come up, and the others stop chewing. Two of them write down where you bought it. You weren’t trying to sell anybody a mango. You’d only remembered it, and now you’d like another one yourself.',
    challenges:
      'The better idea comes to you when the first one is nearly built. You’ve got nine pages out of ten. On the stairs it hits you, the whole of it at once. By the time you get to the top, the nine pages look like the work of a person you used to know. So you start over. You’re right, too: the new one would’ve been better, as the one before it would have been. There may be a song of yours with three beginnings, each lovelier than the last, and no end.',
  },
  22: {
    strengths:
      'When you take something on, you hold all of it in your head, down to the crumbs. Friends are getting married in a field. You know where the sun will be at five, how eighty people get across the ditch, and when the last bus leaves. You’ve also put a safety pin under your collar, and at four-thirty there’s a dress that needs one. Nothing goes wrong, so it looks as if nothing could have. In the third row is a bench with one short leg. You know, because you tried them all. You’ve put yourself on it.',
    challenges:
      'Your projects take over the house. It begins with one table, for the drawings. Next there’s glue drying on the windowsill, a model of a roof on the only good chair, and a string across the room that nobody may touch. You stop seeing it. What you see is the thing as it’s going to be, so you eat standing up, with your plate on the bookcase, and think you’re managing fine. Anyone who lives with you is eating standing up, too. You’ve asked them, very nicely, to mind the string.',
  },
  33: {
    strengths:
      'Whatever you’re doing, you turn a little, so that anyone who’s watching can see your hands. You thread the needle once, slowly. You don’t explain it; you just hold it up where the light is. Then you pull the thread out again, and give them both to whoever was looking. They get it wrong in an interesting way. You can tell exactly where, and your fingers are itching. You put both hands behind your back, and hold on to the one with the other. That’s the whole skill, right there, and it took you years.',
    challenges:
      'You explain things one time too many. They’ve got it. They got it at the second example, you saw the nod, and it was a real nod. But you’d thought of such a good third one, with the buckets, so here it comes, and after it the exception. Now they aren’t so sure. Your instructions for the coffee machine go on over the page, with a drawing, and people have started making tea. You can’t stand the thought of leaving anyone behind. When the nod comes, stop, even in the middle of a word.',
  },
};
