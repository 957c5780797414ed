import type { CoreReadings } from './types';

/** The attitude number: the first impression, and what you do before you have thought. */
export const attitudeReadings: CoreReadings = {
  1: {
    title: 'First Through the Door',
    intro:
      'You answer the phone with your own name and a verb, and the caller forgets the small talk they had prepared.',
    keyTraits: [
      'brisk',
      'direct',
      'decisive',
      'bold',
      'self-starting',
      'impatient',
      'proud',
      'competitive',
      'independent',
      'unhesitating',
    ],
    strengths:
      'Your hand is out before the introduction has been made, and so is your opinion of where the group should eat. It saves a sidewalk of hungry people twenty rounds of “I don’t mind.” You would rather be wrong at once than right at length. In the first minute of a mishap, while everyone looks about for somebody, you are across the road and hauling the scooter off the man’s leg. A person in motion settles the rest. They fall in behind you, a little surprised to be holding things, and glad that the choosing has been done.',
    challenges:
      'Watch yourself at a crosswalk: one foot off the curb, glaring at a red figure that glares back. Slow walkers, long menus and sentences with three clauses all get the same look from you. You finish other people’s stories for them, often with the wrong ending. Asked whether you need a hand with that suitcase, you say no while the suitcase is still falling. Being overtaken on the stairs, by anyone of any age, makes you climb faster. It can be lonely at the top of an escalator, looking down at the people you came with.',
    additionalInsights: [
      'The gate screen turns red and the crowd groans in unison. You have rebooked by the time the groan is over, and are striding toward a bus you found yourself. Now and then the original flight leaves twenty minutes later with your friends aboard, and you see it go over the highway. You would make the same choice tomorrow, because to you waiting is the longer trip.',
      'Day one, nine fifteen: you have turned your desk to face the door, asked what is broken, and begun mending it. Colleagues learn your name from an email that opens with a proposal. Someone will mention, kindly, that the same thing was tried last spring. Swallow, and ask what went wrong; it is the quickest road to being allowed to try it again.',
      'Lost, you keep driving, at a good speed and with confidence. The map is on your passenger’s knees; the passenger has made one remark and will not make another. To ask at the gas station would be to hand a stranger the wheel, so you take a left on instinct. Half the time it is a fine road that no one else would have found. The other half you call it that.',
    ],
  },
  2: {
    title: 'After You, Please',
    intro:
      'Two people reach the same narrow doorway at once, and the one stepping back with a smile is you.',
    keyTraits: [
      'tactful',
      'attentive',
      'gentle',
      'accommodating',
      'patient',
      'courteous',
      'cooperative',
      'hesitant',
      'thin-skinned',
      'soft-spoken',
    ],
    strengths:
      '“Is this a good moment?” you ask, and you mean it; if the breath at the other end comes short, you offer to call later. You hear such things. In a first meeting you leave an extra half second after the other person stops talking, and that is where they put what they came to say. You match your pace to the slower walker and your volume to the sleeping baby. When two strangers begin to argue over a parking space, your remark about the weather lowers both pairs of shoulders. Neither driver could repeat it afterward. They simply find that they have parked.',
    challenges:
      'Dinner for two, and the waiter is standing there. You want the fish. You ask what the other person is having, hear “probably the fish,” and order the chicken so that the table has variety. This was your own idea, yet by dessert it has gone on the list, a small entry among many, in handwriting only you can read. A clipped reply, a wave not returned, a message that ends in a period: any of them can occupy a whole afternoon. Most of those people were merely carrying groceries. Say “fish” aloud once a week, for practice, and notice who leaves the table.',
    additionalInsights: [
      'At a four-way stop you wave the other car on. The other driver waves back. You wave again, both cars creep, both brake, and a little ballet begins that holds up the bakery van behind you. The right of way has been yours for some time. Taking it would be the considerate thing, though you may need to repeat this to yourself until it sounds true.',
      'A glass breaks at a party. Others go for the broom; you go to whoever dropped it. You say that those glasses were always slippery, and you stand so that your back hides a red face from the room. Later it is you who fetches the last splinter from under the radiator, the one the broom missed, since small sharp things rarely escape you.',
      'The ice machine is on the other side of your hotel wall. You lie there composing a complaint to the front desk, so fair to all parties, the ice included, that it is morning before the wording is right. At checkout the clerk asks how you slept. “Lovely,” you say. Your companion, who heard you turn over forty times, studies the ceiling.',
    ],
  },
  3: {
    title: 'The Opening Line',
    intro:
      'Half a minute into any silence among strangers, somebody says something funny, and the voice turns out to be yours.',
    keyTraits: [
      'talkative',
      'witty',
      'sunny',
      'playful',
      'expressive',
      'charming',
      'theatrical',
      'scattered',
      'colorful',
      'indiscreet',
    ],
    strengths:
      'You like an audience, at once and honestly, and it has never mattered to you how small it is or how trapped. Stall nine people in an elevator and the elevator has a name by the time the alarm is answered; soon after that there is a song. The shy man with the cello case gets asked what he would perform if there were room. The nervous giggle in the corner is given something to giggle at. You have an ear for the exact way a thing was said, so the rescue crew receives the whole tale through the crack in the doors, with voices.',
    challenges:
      'Your phone greeting lasts so long and goes so well that the caller hangs up without saying why they called. You, meanwhile, have left the iron on, a sentence open and two chats unanswered. A pause feels to you like a dropped plate, so you fill it, and what you fill it with is now and then somebody else’s news. “I shouldn’t say this” is a phrase your friends have learned to lean in for. Should a joke die in company, you go home early under a cloud and wait to be coaxed out, and somebody always comes, the evening having gone flat without you.',
    additionalInsights: [
      'Whoever admires your yellow coat learns the shop, the price, the rival coat, the aunt who said yellow would never suit you and what she was wearing when she said it. You take praise as an actor takes a cue, and it is a pleasure to watch. The friend who had stopped to tell you about her exam walks on with the result still in her pocket.',
      'You come in late and the meeting brightens, which is hard on whoever was speaking. The apology is a set piece involving a goose. By the time it ends the coffee is cold and you have nothing to write with, so three people offer pens. You will keep all three without noticing, and draw on the agenda with the green one.',
      'A flat tire in the rain becomes, in your hands, a story while it is still a flat tire. You are already choosing the verbs. You keep up everybody’s spirits, you do the dispatcher’s voice, you photograph the puddle with the sunset in it. Somebody else has found the jack. Hold the flashlight steady while you narrate, and the tale will have a second hero.',
    ],
  },
  4: {
    title: 'Ten Minutes Early',
    intro:
      'First impressions of you include a pen that works, a coat on the proper hook, and a car parked since a quarter to.',
    keyTraits: [
      'punctual',
      'steady',
      'practical',
      'prepared',
      'orderly',
      'reserved',
      'thrifty',
      'dependable',
      'unbending',
      'plain-spoken',
    ],
    strengths:
      'Water is coming through the ceiling. While the household discusses it, you are under the sink with one hand on the shutoff valve, whose position you learned on the day you moved in. A bucket follows, then towels, then the number of a plumber, written inside a cupboard door in block capitals. You do not raise your voice. Your calm is made of equipment, and it is catching: people who were wringing their hands are soon wringing out a cloth. Dry handshake, short promise, ladder returned the same evening. New neighbors trust you by the second Saturday, when they have seen the inside of your garage.',
    challenges:
      '“That isn’t how it works,” you hear yourself say, and look down to find that you are talking to a four-year-old about a board game. Your first answer to anything new is the reason against it: the policy, the precedent, the price. Often you agree by evening, when the invitation has gone to someone with a quicker yes. At an empty counter you will stand behind the painted line until called. A surprise party once made you ask, in front of everyone, who was paying for the room, and it was a week before you understood the laughter.',
    additionalInsights: [
      'Hotel rooms are inspected on entry. You read the evacuation plan on the door, count the steps to the stairs, try the faucets, and lay your shirts in the drawer although it is only one night. The room-service menu gets a glance and a short laugh at the price of a club sandwich. Then you produce your own, wrapped in wax paper and cut on the square.',
      'As a driver you are restful company for anyone who is in no hurry. You leave two seconds to the car ahead and signal to empty roads. Offered a shortcut, you remark that this way has always got you there, as indeed it has. Your tank is never under a quarter full. Whoever was navigating may fold the map away, along the old creases, please.',
      'Opening a present, you slit the tape with a thumbnail and fold the paper for next year. The giver waits. What is inside turns out to be extravagant, and your face does a sum before it does a smile. You are touched all the same. It will show one day in April, when you drive across town to repair the giver’s gate and never mention why.',
    ],
  },
  5: {
    title: 'Bags Still Packed',
    intro:
      'Hello, says your face, what have you got, where does that door go, and is anyone going to eat that?',
    keyTraits: [
      'restless',
      'curious',
      'adaptable',
      'game',
      'impulsive',
      'sensuous',
      'nimble',
      'adventurous',
      'distractible',
      'easygoing',
    ],
    strengths:
      'Detours suit you. At the sight of a closed bridge, where other drivers slump, your pulse picks up. You make a U-turn, follow a bread truck, ask a woman with a dog, and arrive by way of a village with a fruit market, eating plums. A change in the first hour of a plan can hardly hurt you, since you were never attached to it. Strangers find you easy: you ask what they are drinking, taste it, and offer a swap. You have the local word for thank you before the luggage comes round, and you use it on everyone, badly, with excellent results.',
    challenges:
      'A conversation begins well, and then your eyes go over the other person’s shoulder. They notice. You have caught sight of the balcony, the band, a tray of something fried, and you will be right back, you say, touching their arm; you are next seen in another part of town. The first ten minutes are your best, so you collect first ten minutes. Told to wait, you jiggle a knee that shakes the whole bench. One more drink becomes one more bar and a cab with somebody’s accordion in it. Try staying for the eleventh minute, where people keep what they do not show to visitors.',
    additionalInsights: [
      'In a hotel you open everything: the minibar, the window, the sliding panel that turns out to be the neighbors’. You smell the soap, test the bounce, and ask at the desk whether there is something higher up or facing the river. By supper you have changed rooms twice. Very little gets unpacked. Of your five toothbrushes, two are at present living in other countries.',
      'No line holds you longer than a song. You join the left one, hop to the right one, go off for a pretzel, and are soon asking the vendor where he gets his mustard. Those who stayed put are served first and look over with some satisfaction. They have their tickets. You have the vendor’s nephew, who thinks he can get you in at the side.',
      'Your phone is answered outdoors, slightly out of breath, over a streetcar bell. Yes, you would love to; what is it? You take these things in that order, and have so far agreed to paddleboards, a kitten and a week in somebody’s uncle’s vineyard, two of them on the same Saturday. The word to borrow from more settled friends is “probably.”',
    ],
  },
  6: {
    title: 'Have You Eaten?',
    intro:
      'Strangers meet you with something of theirs in your hands: a dripping umbrella, the front wheels of the stroller, the baby.',
    keyTraits: [
      'warm',
      'hospitable',
      'protective',
      'responsible',
      'solicitous',
      'homey',
      'fair-minded',
      'bossy',
      'dutiful',
      'self-sacrificing',
    ],
    strengths:
      'Someone slips on the ice outside the bank, and of the eight who stop, you are the one kneeling, with your scarf folded under a stranger’s head. You ask for her name and use it. You send the tall boy in for a chair and tell the crowd, pleasantly, to give the lady some room, which they do as though their grandmother had spoken. Within a quarter of an hour she has sweet tea, a phoned daughter and her other glove. Warmth in you is a kind of speed. Whatever happens within arm’s reach feels like your responsibility, and you have long arms.',
    challenges:
      'It takes you one cup of coffee to learn what is wrong with a new acquaintance’s marriage, mattress and choice of school, and half a cup to put it right. They had wanted coffee. You straighten the pictures in other people’s halls; you take the knife from whoever is slicing the bread too thick. “No, no, sit, I’ll do it,” you call from the kitchen, and then the pans begin to be set down rather firmly. Help, if it comes, is found to be holding the dish towel wrong. Guests who are forbidden to dry a plate may start to feel that they are running up a bill.',
    additionalInsights: [
      'To find you at a party, follow the sound of running water. You have met the host twice and you know where the serving spoons live. As a place to be introduced it is well chosen, for everyone comes to a kitchen in the end, and you send each of them out again with a dish to carry.',
      'In the passenger seat your right foot presses a brake that isn’t there. You say “truck,” softly. You hand the driver a peeled tangerine, in sections, at the red lights, worry about the draft on the people in back, and have a view on lanes. Anyone who rides with you is kept warm and fed. Quite a few have discovered a sudden fondness for the bus.',
      'When the stew is praised, you report that it wants salt, that the meat was better last time, that the recipe is really your sister’s. Then you ladle more onto the plate of whoever spoke. Thanks were what you had hoped for, and here they stand on the doormat with flowers, being told that they shouldn’t have. Let them in; the good vase is right there.',
    ],
  },
  7: {
    title: 'Let It Ring',
    intro:
      'Between the greeting you receive and the one you give lies a pause, long enough for you to notice the missing button.',
    keyTraits: [
      'quiet',
      'analytical',
      'watchful',
      'skeptical',
      'private',
      'unhurried',
      'precise',
      'aloof',
      'thoughtful',
      'self-contained',
    ],
    strengths:
      'You say little on being introduced, and get the spelling right. A flight number mentioned over breakfast is still with you at the gate, and so is a half-truth. When the fire alarm goes off and chairs scrape, you keep still for the length of one breath, listening: two short and a long, which the card by the light switch lists as a drill. You had read the card. Noise sets other people running; you want the information in it. New acquaintances go home with the odd impression that one person in the room heard every word they said, and that it was the silent one.',
    challenges:
      'To the salesperson who says hello you reply “just looking,” in a tone that has sent people back to the stockroom. Kindness fares no better at first: what is it for, you wonder, and who put them up to it. Your resting expression is that of someone reading a contract. At gatherings you take the chair by the bookcase and run a finger along the spines, and the company concludes that you disapprove, when you are only working out how the shelves are arranged. By the time you have chosen the exact reply to a pleasantry, its author is across the room. You review the exchange for two days.',
    additionalInsights: [
      'The phone rings and you regard it as you might a raccoon on the porch, with interest, through glass. When it stops you look up the number. When the message arrives you read it, consider what it leaves out, and answer in writing at eleven that night, completely, with a link to the source. Friends have learned to text first and ask whether they may call.',
      'Starting a new job, you are shown the coffee machine by six people and remember the machine. You eat your sandwich with the handbook. Somewhere in chapter nine a pair of rules contradict each other, and you keep this to yourself until somebody asks, in March. After that they bring you every puzzle in the building, and you begin to wish for a door that shuts.',
      'A compliment is held up to the light. If it is vague you set it down; if it is accurate you go slightly pink and correct the year. What undoes you is a remark that shows somebody has been watching you as closely as you watch everyone. You will say “hm.” Those who know you take it for applause; the rest assume they have been marked wrong.',
    ],
  },
  8: {
    title: 'Head of Any Table',
    intro:
      'A handshake, a name, one look to see who signs things here: your introductions take four seconds and feel like a meeting.',
    keyTraits: [
      'commanding',
      'assured',
      'businesslike',
      'blunt',
      'ambitious',
      'shrewd',
      'generous',
      'controlling',
      'resilient',
      'status-minded',
    ],
    strengths:
      'A sense of scale comes to you instantly: this trouble deserves a signature, that one a shrug. Suppose four hundred passengers are shouting at a clerk who can do nothing. You stand to one side, wait for the breath between two shouts, and ask her, by the name on her badge, who can. Soon you are telling that man, without heat, what you want and what a refusal would cost him; then you add that the family with the twins will need the same. Backs straighten when you come in, including those of people you do not employ.',
    challenges:
      '“And what do you do?” you ask, while the other person still has one arm in a sleeve, and they can feel the figure being entered. You choose the chair that faces the room. You take the check out of a friend’s hand with the wrist of a wrestler, which is handsome of you, and your friend, who had saved up to treat you, sits there empty-handed. A slow waiter gets one short sentence that he will repeat at home. You call this being clear. It may explain why so many of your arguments end early, with you winning and the other person looking for their keys.',
    additionalInsights: [
      'At a child’s lemonade stand you ask what the lemons cost. You pay with a twenty, wave away the change, and suggest a second table by the ball field, where the foot traffic is. The mother hears this from the porch with mixed feelings. By next weekend there are three employees and a price list, and the little girl looks you in the eye when she shakes your hand.',
      'If they keep you waiting eleven minutes, you know that it was eleven. You spend them on your feet, reading the framed certificates and settling by phone two matters that others would have left until after lunch. When the door opens you are gracious, though the terms of the conversation have shifted a little in your favor. Your dentist now runs on time.',
      'Somebody backs into your car. You get out, look at both bumpers, and price the dent to within fifty dollars while the other driver is still apologizing. If he is honest you are astonishingly easy: a nod, a number, forget the scratch. Let him begin to shade the facts, however, and your voice drops, and he is taken through the matter of his mirrors point by point.',
    ],
  },
  9: {
    title: 'Everybody’s Seatmate',
    intro:
      'Whoever sits beside you on the train will be telling you about the divorce by the second stop.',
    keyTraits: [
      'compassionate',
      'worldly',
      'open-handed',
      'romantic',
      'forgiving',
      'dramatic',
      'tolerant',
      'faraway',
      'wistful',
      'cosmopolitan',
    ],
    strengths:
      'A wrong number, and you talk for twenty minutes. The caller wanted a roofer; you hear where she grew up, what the storm did, how her name is pronounced in the old country, and you find her the roofer too. A nose ring, a clerical collar, a language you have four words of: none of it slows your hello by a beat. In the crowd around a fender bender your gaze goes past the cars to the boy on the curb who saw it happen. A spilled drink is forgiven as it falls, because you have pictured the day that led up to it.',
    challenges:
      'You give your umbrella to a man at a bus stop and come home soaked, to a household that had asked you that morning to bring it back. It makes a fine entrance. The sigh can be heard from the street. Those you know well often get less of your face than he did: you look out through the kitchen window at some larger sorrow while your partner describes the furnace. Offered a plain remark about the rain, you answer with mortality. And you press things on people, the book, the last of your cash, the whole of your sympathy, when they were only asking the time.',
    additionalInsights: [
      'Your goodbyes start early and end on the sidewalk. There is a speech for the host, a hand laid on the dog, a look back at the lit window as if the ship were leaving. Then you find you have left your gloves. Returning for them would spoil the ending, so you call from the gate that they should keep them, and they put the pair with the others.',
      'Someone admires your bracelet, and a moment later it is on their wrist. You would sooner part with a thing than be praised for having it, and several drawers have been emptied this way. A few of those bracelets came from someone who had hoped to see them worn. Try “thank you, it was a present,” and let that be the end of it.',
      'Cut off on the highway, you do not honk. You invent a hospital, a daughter, a very long week, and by the next exit the driver has your blessing and you have missed your turn. The same road holds business of your own: a certain diner, a certain song on the radio, and you need a minute in the parking lot. You are fine, you say, years later, and take two.',
    ],
  },
  11: {
    title: 'Antenna Up',
    intro:
      'A touch on the sleeve makes you leap, and five seconds in a room are enough to tell you who has quarreled.',
    keyTraits: [
      'intuitive',
      'electric',
      'high-strung',
      'perceptive',
      'inspired',
      'jumpy',
      'intense',
      'idealistic',
      'uncanny',
      'impressionable',
    ],
    strengths:
      'The host says that everything is wonderful. You are still holding your hat, and already you doubt it: something in the set of the chairs, a laugh half a note too high. So you ask her to show you the garden. Your readings come without footnotes, quick as a shiver, and you act on them a little ahead of the evidence. Let a real emergency arrive, the kind with sirens, and the nerves that rattle you over a lost earring go perfectly quiet; you say the one sentence that needs saying, and it sounds as if it had been written down. The shaking waits its turn.',
    challenges:
      'Your phone buzzes, you jump, the phone lands in the soup. A tube light with a flicker, the tag in a collar, a colleague’s bad mood three desks away: all of it gets in at full volume, and your face broadcasts it while you are still hunting for the switch. Strangers suppose that they have done something wrong. You also fall for people and causes in the time it takes to shake hands, seeing them lit up as they might become, and in week two you feel personally let down by what they are. Sit. Drink the water. Read the mood over before you send it.',
    additionalInsights: [
      'You hear the hotel before you see it: the hum of the minibar, a cable in the elevator shaft, two voices below being careful with each other. The pillow has a past. At three you are at the desk in a bathrobe, writing on the laundry form, because the idea came whole, in the dark, and it is a good idea. Breakfast finds you pale and radiant, buttering the napkin.',
      'The plane drops a yard, and your fingernails are in the arm of the gentleman in 14C, to whom you had not spoken. You apologize; he says he was scared too; you answer with some words about wings and faith that he will be quoting to his wife when they are old. It goes like this with you: the fright, and hard on its heels the message.',
      'On the first morning of a job you get a static shock from the doorknob, the copier and the boss. By ten you have seen what this company could be. You say so in the elevator, shining, to a person who proves to be from payroll. She thinks about it all week. You lie awake that night, certain that you talked too much.',
    ],
  },
  22: {
    title: 'Blueprint on a Napkin',
    intro:
      'Asked to hold a door, you begin, quietly, to wonder why a building this size has only one.',
    keyTraits: [
      'far-sighted',
      'methodical',
      'deliberate',
      'capable',
      'organizing',
      'large-minded',
      'constructive',
      'unflappable',
      'burdened',
      'slow-starting',
    ],
    strengths:
      'The power fails across the neighborhood. You find a candle, like anyone; then you are on the stairs with a clipboard, and presently the contents of eleven freezers are cooking on one grill in the courtyard, the man on the top floor has two teenagers assigned to him, and a roster hangs by the mailboxes. Trouble presents itself to you at the size of a district, with your own dark kitchen as a detail, and your hands start on the solid end of it: tables, cables, who has a key. Somewhere in your second slow sentence, tired people see that it can be done.',
    challenges:
      'A friend wants a shelf. You come over, knock on the wall, say nothing for a while, and ask about the load-bearing beams. Three weeks on there is a drawing of the whole house, on a napkin, with a new staircase, and the friend’s books are on the floor where they were. A small yes is hard for you, since you see at once what it would grow into, so “Coffee on Friday?” can go unanswered until Thursday night. New acquaintances take the wait for coolness. In fact you have felt the weight of the finished thing and are checking your footing. Put up the shelf.',
    additionalInsights: [
      'You have stood in the license bureau for six minutes and have redesigned it. Two windows for renewals, one for the tricky cases, numbers by text so that the whole town can wait in the park. You know where the new door would go. You pace out the corridor, heel to toe, and when your turn comes you have forgotten which form you came for.',
      'On the beach, children who lend you a bucket lose their sandcastle to a harbor. You dig with both arms, put a nine-year-old in charge of drainage, and explain about breakwaters. For as long as it lasts you weigh nothing, having forgotten to ask whether you are up to it. When the tide takes it all, the others run off for ice cream and you stay, considering concrete.',
      '“Beautiful work,” someone says, and you look up at the one cable that still shows. Praise for a part embarrasses you, like being congratulated on a hole in the ground where the station is going to be. You explain the rest. There are phases. The kind person nods, glass in hand, and would have been happy with a thank-you and your company at the buffet.',
    ],
  },
  33: {
    title: 'Gather Round, Everyone',
    intro:
      'Lost tourists pass six perfectly good people to reach you, and you walk them to the corner explaining the bus system.',
    keyTraits: [
      'tender',
      'instructive',
      'encouraging',
      'approachable',
      'selfless',
      'eloquent',
      'consoling',
      'conscientious',
      'earnest',
      'overextended',
    ],
    strengths:
      'The tour guide has lost her voice, the group is muttering, and a child has begun to cry. You crouch to the child first. Then, still down there, you start telling him what the stone lion is for, in words he can use, and the muttering stops because thirty adults want to hear about the lion as well. You comfort one and it carries to the back row. You can show people how to do a thing without making them feel they could not. The guide gets a lozenge and, from you, all the credit, and the child leads the way to the next statue.',
    challenges:
      'Being short with anyone costs you a night’s sleep, so the telemarketer gets a full hearing and advice on a happier line of work. The woman behind you at the bank is let in front, then her sister, then a man with one quick question, and you reach the window as the blind comes down. You smile; your left eyelid has begun to twitch. When patience does run out it goes all at once, over a teaspoon, at home, and afterward you hold a tribunal on yourself. A “no, sorry” at noon is gentler than the teaspoon.',
    additionalInsights: [
      'Your first day, and by four o’clock you are training the other newcomer. You learned the phone system at two. You have drawn her a card with arrows, told her which of your own mistakes to skip, and heard, between calls, about the receptionist’s son. All three of you feel better about the place. Your own forms lie in a drawer, and you will do them tonight.',
      'Someone stops you at the market: you taught them to swim, or to read aloud, or to leave that man. You remember the bathing cap. They did the swimming, you say, and how is the little brother? It would do you both good if you stood still among the lettuces and let the sentence reach you, but you have seen somebody struggling with a bag.',
      'You have a fever, and you answer on the second ring in a voice like buttered toast. It is a friend with a cold. Rest, you tell her, cancel things, let people look after you, and you put it so well that she writes it down. Then you go to choir practice, since they are short of altos. She looks over her notes and wonders about calling back to read them to you.',
    ],
  },
};
