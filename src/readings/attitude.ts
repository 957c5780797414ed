import type { CoreReadings } from './types';

/** The attitude number: the first impression, and what you do before you have thought. */
export const attitudeReadings: CoreReadings = {
  1: {
    title: 'First Through the Door',
    intro:
      'You answer the phone with your own name and a verb, and the caller forgets the small talk they had prepared.',
    keyTraits: [
      'unhesitating',
      'abrupt',
      'upfront',
      'fast-moving',
      'assertive',
      'independent',
      'terse',
      'fearless',
      'hasty',
      'cocksure',
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
      'courteous',
      'yielding',
      'mild',
      'deferential',
      'bashful',
      'obliging',
      'apologetic',
      'hushed',
      'self-conscious',
      'peaceable',
    ],
    strengths:
      '“Is this a good moment?” you ask, and you mean it; if the breath at the other end comes short, you offer to call later. You hear such things. In a first meeting you leave an extra half second after the other person stops talking, and that is where they put what they came to say. You match your pace to the slower walker and your volume to the sleeping baby. When two strangers begin to argue over a parking space, your remark about the weather lowers both pairs of shoulders. Neither driver could repeat it afterward. They simply find that they have parked.',
    challenges:
      'Dinner for two, and the waiter is standing there. You want the fish. You ask what the other person is having, hear “probably the fish,” and order the chicken so that the table has variety. This was your own idea, yet you watch every forkful of theirs go up. In a crowd you apologize to whoever has stepped on your foot. A clipped reply, a wave not returned, a door that closes a shade too firmly: any of them can occupy a whole afternoon. Most of those people were merely carrying groceries. Say “fish” aloud once a week, for practice, and notice who leaves the table.',
    additionalInsights: [
      'At a four-way stop you wave the other car on. The other driver waves back. You wave again, both cars creep, both brake, and a little ballet begins that holds up the bakery van behind you. The right of way has been yours for some time. Taking it would be the considerate thing, though you may need to repeat this to yourself until it sounds true.',
      'A glass breaks at a party. Others go for the broom; you go to whoever dropped it. You say that those glasses were always slippery, and you stand so that your back hides a red face from the room. Later it is you who fetches the last splinter from under the radiator, the one the broom missed, since small sharp things rarely escape you.',
      'The new neighbor overhead has taken up the clarinet. You lie awake composing a note, so fair to all parties, the clarinet included, that it is morning before the wording is right. On the stairs he asks, rather pink, whether you can hear him. “Lovely,” you say. He is touched, and tells you that he had been thinking of stopping, but now he will get the louder reeds.',
    ],
  },
  3: {
    title: 'The Opening Line',
    intro:
      'Half a minute into any silence among strangers, somebody says something funny, and the voice turns out to be yours.',
    keyTraits: [
      'talkative',
      'sunny',
      'breezy',
      'exuberant',
      'dramatic',
      'tardy',
      'effervescent',
      'disarming',
      'spotlight-loving',
      'unfiltered',
    ],
    strengths:
      'You like an audience, at once and honestly, and it has never mattered to you how small it is or how trapped. Stall nine people in an elevator and the elevator has a name by the time the alarm is answered; soon after that there is a song. The shy man hugging a double bass is asked what he would play if there were room. The nervous giggle in the corner is given something to giggle at. You have an ear for the exact way a thing was said, so the rescue crew receives the whole tale through the crack in the doors, with voices.',
    challenges:
      'Your greeting at the front door lasts so long and goes so well that the neighbor leaves without the sugar she came for. You, meanwhile, have left the iron on, a sentence open and two chats unanswered. A pause feels to you like a dropped plate, so you dive for it with whatever is nearest, and you once congratulated a man on a retirement he had not been told about. Should a joke die in company, you explain it. This has never yet revived one. Then you tell it again, slower, with gestures, and those who laughed the second time out of pity are your friends for life.',
    additionalInsights: [
      '“Purpose of your visit?” says the officer at the border, and he gets it: the cousin, the cousin’s third fiancé, the hat you have been forbidden to wear. He stamps the page wiping his eyes. You sail on, delighted with the country so far. The forty people behind you have heard every word as well, and might have laughed, if their train had not been the ten past.',
      'You come in late and the meeting brightens, which is hard on whoever was speaking. The apology is a set piece involving a goose. By the time it ends the coffee is cold and you have nothing to write with, so three people offer pens. You will keep all three without noticing, and draw on the agenda with the green one.',
      'A flat tire in the rain becomes, in your hands, a story while it is still a flat tire. You are already choosing the verbs. You keep up everybody’s spirits, you find the puddle’s better side and photograph it with the sunset in it. Somebody else has found the jack. Hold the flashlight steady while you narrate, and the tale will have a second hero.',
    ],
  },
  4: {
    title: 'Ten Minutes Early',
    intro:
      'First impressions of you include a pen that works, a coat on the proper hook, and a car parked since a quarter to.',
    keyTraits: [
      'early',
      'steady',
      'prepared',
      'reserved',
      'unbending',
      'matter-of-fact',
      'well-equipped',
      'cautious',
      'buttoned-up',
      'level-headed',
    ],
    strengths:
      'The bride’s heel snaps on the church steps. While her party gasps you ask for the shoe, sit down on the wall and open a flat tin that lives in your inside pocket: glue, two small nails, thread, a square of sandpaper. Four minutes, you say, and it is four. You do not raise your voice. Your calm is made of equipment, and it is catching: people who were wringing their hands are soon holding something for you. Dry handshake, short promise, ladder returned the same evening. New neighbors trust you by the second Saturday, when they have seen the inside of your garage.',
    challenges:
      '“That isn’t how it works,” you hear yourself say, and find that you are talking to a magician, at a birthday party, with the scarf half out. Your first answer to anything new is the reason against it: the policy, the precedent, the price. Often you agree by evening, when the invitation has gone to someone with a quicker yes. At an empty counter you will stand behind the painted line until called. Moved up to first class without having asked, you wanted to see it in writing, and rode the whole way with the ticket in your hand.',
    additionalInsights: [
      'Hotel rooms are inspected on entry. You read the evacuation plan on the door, count the steps to the stairs, try the faucets, and lay your shirts in the drawer although it is only one night. The room-service menu gets a glance and a short laugh at the price of a club sandwich. Then you produce your own, wrapped in wax paper and cut on the square.',
      'As a driver you are restful company for anyone who is in no hurry. You leave two seconds to the car ahead and signal to empty roads. Offered a shortcut, you remark that this way has always got you there, as indeed it has. Your tank is never under a quarter full. Whoever was navigating may fold the map away, along the old creases, please.',
      'Opening a present, you slit the tape with a thumbnail and fold the paper for next year. The giver waits. What is inside turns out to be extravagant, and your face does a sum before it does a smile. You are touched all the same. It shows by Tuesday, in a letter of four lines with a stamp on it, in which the words “thank you” have been underlined, once, against a ruler.',
    ],
  },
  5: {
    title: 'Bags Still Packed',
    intro:
      'Hello, says your face, what have you got, where does that door go, and is anyone going to eat that?',
    keyTraits: [
      'nimble',
      'easygoing',
      'distractible',
      'eager',
      'wide-eyed',
      'unfazed',
      'nosy',
      'chatty',
      'overbooked',
      'freewheeling',
    ],
    strengths:
      'Detours suit you. At the sight of a closed bridge, where other drivers slump, your pulse picks up. You make a U-turn, follow a bread truck, ask a woman with a dog, and arrive by way of a village fair, with a trombonist in the back seat who needed a ride. A change in the first hour of a plan can hardly hurt you, since you were never attached to it. Strangers find you easy: you ask what they are drinking, taste it, and offer a swap. You have the local word for thank you before the luggage comes round, and you use it on everyone, badly, with excellent results.',
    challenges:
      'A conversation begins well, and then your eyes go over the other person’s shoulder. They notice. You have caught sight of the balcony, the band, a tray of something fried, and the end of their sentence goes by without you. You cover with “no!” or “amazing,” and are right about half the time. Told to wait, you jiggle a knee that shakes the whole bench. The sign saying wet paint has your thumbprint on it. Your first ten minutes are your best, so you collect first ten minutes, and somebody who liked you very much in one of them may still be holding your drink.',
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
      'homey',
      'bossy',
      'comforting',
      'kindly',
      'reassuring',
      'hands-on',
      'fretful',
      'sympathetic',
      'neighborly',
      'opinionated',
    ],
    strengths:
      'Someone slips on the ice outside the bank, and of the eight who stop, you are the one kneeling, with your scarf folded under a stranger’s head. You ask for her name and use it. You send the tall boy in for a chair and tell the crowd, pleasantly, to give the lady some room, which they do as though their grandmother had spoken. Within a quarter of an hour she has sweet tea, a phoned daughter and her other glove. Warmth in you is a kind of speed. Whatever happens within arm’s reach feels like your responsibility, and you have long arms.',
    challenges:
      'It takes you one cup of coffee to learn what is wrong with a new acquaintance’s marriage, mattress and choice of school, and half a cup to put it right. They had wanted coffee. You straighten the pictures in other people’s halls; you take the knife from whoever is slicing the bread too thick. You have turned down a stranger’s collar in a checkout line, and told a bus driver that he was coming down with something. Help is found to be holding the dish towel wrong. People who may take and never give begin to feel like lodgers, and one or two have started to hide their colds.',
    additionalInsights: [
      'To find you at a party, follow the sound of running water. You have met the host twice and you know where the serving spoons live. As a place to be introduced it is well chosen, for everyone comes to a kitchen in the end, and you send each of them out again with a dish to carry.',
      'In the passenger seat your right foot presses a brake that isn’t there. You say “truck,” softly. You hand the driver a peeled tangerine, in sections, at the red lights, worry about the draft on the people in back, and have a view on lanes. Anyone who rides with you is kept warm and fed. Quite a few have discovered a sudden fondness for the bus.',
      'A dog tied up outside a store stops you cold. You crouch, read the tag, shift him into the shade and explain that they will be right back. They are: the owner has been four minutes over a quart of milk. You hand across the leash with a word about collars. Biscuit looks after you down the whole block. So, for reasons of his own, does the owner.',
    ],
  },
  7: {
    title: 'Let It Ring',
    intro:
      'Between the greeting you receive and the one you give lies a pause, long enough for you to notice the missing button.',
    keyTraits: [
      'quiet',
      'watchful',
      'unhurried',
      'thoughtful',
      'inscrutable',
      'noncommittal',
      'undemonstrative',
      'cool',
      'accurate',
      'shy',
    ],
    strengths:
      'You say little on being introduced, and get the spelling right. A flight number mentioned over breakfast is still with you at the gate, and so is a half-truth. When the fire alarm goes off and the crowd makes for the door it came in by, you take the small stairs behind the coats, which are nearer, and are marked on the card by the light switch. You had read the card. Noise sets other people running; you want the information in it. New acquaintances go home with the odd impression that one person in the room heard every word they said, and that it was the silent one.',
    challenges:
      'To the salesperson who says hello you reply “just looking,” in a tone that has sent people back to the stockroom. Kindness fares no better at first: what is it for, you wonder, and who put them up to it. Your resting expression is that of someone reading a contract. Small talk you treat as a form with the wrong boxes: asked how the weekend was, you supply either nothing or the findings. Your own questions, when they come, are so good that people answer them at length, and notice on the way home that they know nothing about you, down to which part of town you live in.',
    additionalInsights: [
      'The phone rings and you regard it as you might a raccoon on the porch, with interest, through glass. When it stops you look up the number. When the message arrives you read it, consider what it leaves out, and answer in writing at eleven that night, completely, with a link to the source. Friends have learned to text first and ask whether they may call.',
      'Starting a new job, you are shown the coffee machine by six people and remember the machine. You eat your sandwich with the handbook. Somewhere in chapter nine a pair of rules contradict each other, and you keep this to yourself until somebody asks, in March. After that they bring you every puzzle in the building, and you begin to wish for a door that shuts.',
      'Told a joke, you look at it from underneath. The table laughs; you are occupied with why the penguin would have had a ladder. Conversation has gone on to taxes when a single bark comes from your end, because you have seen the second meaning, which the teller had not. It is a very good laugh. People who have heard it twice will go to some trouble for a third.',
    ],
  },
  8: {
    title: 'Head of Any Table',
    intro:
      'A handshake, a name, one look to see who signs things here: your introductions take four seconds and feel like a meeting.',
    keyTraits: [
      'assured',
      'imposing',
      'firm',
      'unrattled',
      'appraising',
      'peremptory',
      'polished',
      'take-charge',
      'lordly',
      'formidable',
    ],
    strengths:
      'A sense of scale comes to you instantly: this trouble deserves a signature, that one a shrug. Suppose a concert has been sold twice over, and four hundred people are shouting at a clerk who can do nothing. You stand to one side, wait for the breath between two shouts, and ask her, by the name on her badge, who can. Soon you are telling that man, without heat, what you want and what a refusal would cost him; then you add that the man on crutches will need the same. Backs straighten when you come in, including those of people you do not employ.',
    challenges:
      '“And what do you do?” you ask, while the other person still has one arm in a sleeve, and they can feel the figure being entered. When a place card puts you by the swing door, you stand behind a better chair until somebody offers to swap. Sympathy comes out of you as orders: a colleague in tears on the stairs is told whom to write to, and by when, and is given the tissue afterward. You sign for an apology before it is finished, like a parcel. People leave you with a plan. It may be evening before it strikes them that nobody asked how they were.',
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
      'faraway',
      'dramatic',
      'unprejudiced',
      'lavish',
      'courtly',
      'accepting',
      'tenderhearted',
      'preoccupied',
      'soulful',
      'all-embracing',
    ],
    strengths:
      'A wrong number, and you talk for twenty minutes. The caller wanted a roofer; you hear where she grew up, what the storm did, how her name is pronounced in the old country, and you find her the roofer too. A nose ring, a clerical collar, a language you have four words of: none of it slows your hello by a beat. In the crowd around a fender bender your gaze goes past the cars to the boy on the curb who saw it happen. A spilled drink is forgiven as it falls, because you have pictured the day that led up to it.',
    challenges:
      'You give your umbrella to a man at a bus stop and come home soaked, to a household that had asked you that morning to bring it back. It makes a fine entrance. The sigh can be heard from the street. Those you know well often get less of your face than he did: you look out over the yard at some larger sorrow while your partner describes the furnace. Offered a plain remark about the rain, you answer with mortality. And you press things on people, the book, the last of your cash, the whole of your sympathy, when they were only asking the time.',
    additionalInsights: [
      'Your goodbyes start early and end on the sidewalk. There is a speech for the host, a hand laid on the dog, a look back at the lit window as if the ship were leaving. Then you find you have left your hat. Returning for it would spoil the ending, so you call from the gate that they should keep it, and they hang it with the others.',
      'Someone admires your bracelet, and a moment later it is on their wrist. You would sooner part with a thing than be praised for having it, and several drawers have been emptied this way. A few of those bracelets came from someone who had hoped to see them worn. Try “thank you, it was a present,” and let that be the end of it.',
      'Cut off on the highway, you do not honk. You invent a hospital, a daughter, a very long week, and by the next exit the driver has your blessing and you have missed your turn. The same road holds business of your own: a certain diner, the exit for a certain lake, and you need a minute on the shoulder. You are fine, you say, years later, and take two.',
    ],
  },
  11: {
    title: 'Antenna Up',
    intro:
      'Somebody says your name from behind, at an ordinary volume, and three people turn to see what has frightened you.',
    keyTraits: [
      'inspired',
      'intense',
      'skittish',
      'luminous',
      'startled',
      'breathless',
      'quick-sensing',
      'transparent',
      'ardent',
      'unguarded',
    ],
    strengths:
      'The host says that everything is wonderful. You are still holding your hat, and already you doubt it: something in the set of the chairs, a laugh half a note too high. So you ask her to show you the garden. Your readings come without footnotes, quick as a shiver, and you act on them a little ahead of the evidence. Let a real emergency arrive, the kind with sirens, and the nerves that rattle you over a lost earring go perfectly quiet; you say the one sentence that needs saying, and it sounds as if it had been written down. The shaking waits its turn.',
    challenges:
      'You have no vestibule. The tag in a collar, a faucet in the next room, a colleague’s bad mood three desks away: all of it walks straight in with its boots on, and your face shows the traffic before you can draw a blind. Strangers suppose that they have done something wrong. You also fall for people and causes in the time it takes to shake hands, seeing them lit up as they might become, and in week two you feel personally let down by what they are. Sit. Drink the water. Read the mood over before you send it.',
    additionalInsights: [
      'The agent is still feeling for the light switch when you say no. Nothing is wrong with the apartment: south windows, sound floors, a fair rent. Somebody was unhappy in the back room. You cannot tell an agent this, so you mention closets, and he shows you closets. The next place slopes and looks out on a wall, and you are in tears before the end of the hall. You take it.',
      'The plane drops a yard, and your fingernails are in the arm of the gentleman in 14C, to whom you had not spoken. You apologize; he says he was scared too; you answer with some words about wings and faith that he will be quoting to his wife when they are old. It goes like this with you: the fright, and hard on its heels the message.',
      'On the first morning of a job you get a static shock from the doorknob, the copier and the boss. By ten you have seen what this company could be. You say so in the elevator, shining, to a person who proves to be from payroll. She thinks about it all week. You lie awake that night, certain that you talked too much.',
    ],
  },
  22: {
    title: 'Blueprint on a Napkin',
    intro:
      'Asked to hold a door, you begin, quietly, to wonder why a building this size has only one.',
    keyTraits: [
      'organizing',
      'large-minded',
      'unflappable',
      'methodical',
      'slow-spoken',
      'measured',
      'competent',
      'outsize',
      'solid',
      'abstracted',
    ],
    strengths:
      'The power fails across the neighborhood. You find a candle, like anyone; then you are on the stairs with a clipboard, and presently the contents of eleven freezers are cooking on one grill in the courtyard, the man on the top floor has two teenagers assigned to him, and a roster hangs by the mailboxes. Trouble presents itself to you at the size of a district, with your own dark kitchen as a detail, and your hands start on the solid end of it: tables, cables, who has a key. Somewhere in your second slow sentence, tired people see that it can be done.',
    challenges:
      'A friend wants a shelf. You come over, knock on the wall, say nothing for a while, and ask what it is standing on. Three weeks on there is a drawing of the whole house, on a napkin, with a new staircase, and the friend’s books are on the floor where they were. A small yes is hard for you, since you see at once what it would grow into, so “Coffee on Friday?” can go unanswered until Thursday night. New acquaintances take the wait for coolness. In fact you have felt the weight of the finished thing and are checking your footing. Put up the shelf.',
    additionalInsights: [
      'You have stood in the license bureau for six minutes and have redesigned it. Two windows for renewals, one for the tricky cases, numbers by text so that the whole town can wait in the park. You know where the new door would go. You pace out the corridor, heel to toe, and when your turn comes you have forgotten which form you came for.',
      'Nine people have brought potato salad. You look along the table, and by the time someone finds the forks there is a sheet for next summer, with four columns, a deputy for ice and a clause concerning chairs. You did it in so low a voice that nobody felt organized. Your own contribution is still in the car: it was to have been a pavilion.',
      '“Beautiful work,” someone says, and you look up at the one cable that still shows. Praise for a part embarrasses you, like being congratulated on a hole in the ground where the station is going to be. You explain the rest. There are phases. The kind person nods, glass in hand, and would have been happy with a thank-you and your company at the buffet.',
    ],
  },
  33: {
    title: 'Gather Round, Everyone',
    intro:
      'Lost tourists pass six perfectly good people to reach you, and you walk them to the corner explaining the bus system.',
    keyTraits: [
      'tender',
      'conscientious',
      'earnest',
      'didactic',
      'patient',
      'kind-eyed',
      'good-humored',
      'put-upon',
      'inviting',
      'forbearing',
    ],
    strengths:
      'The tour guide has lost her voice, the group is muttering, and a child has begun to cry. You crouch to the child first. Then, still down there, you start telling him what the stone lion is for, in words he can use, and the muttering stops because thirty adults want to hear about the lion as well. You comfort one and it carries to the back row. You can show people how to do a thing without making them feel they could not. The guide gets a lozenge and, from you, all the credit, and the child leads the way to the next statue.',
    challenges:
      'Being short with anyone costs you a night’s sleep, so the boy selling magazines at the door gets a full hearing, a sandwich and some help with his opening sentence. The woman behind you at the bank is let in front, then her sister, then a man with one quick question, and you reach the window as the blind comes down. You smile; your left eyelid has begun to twitch. When your patience does run out it is over something blameless, a zipper, say, and then you apologize to the zipper. A “no, sorry” at noon would have been easier on both of you.',
    additionalInsights: [
      'Your first day, and by four o’clock you are training the other newcomer. You learned the phone system at two. You have drawn her a card with arrows, told her which of your own mistakes to skip, and heard, between calls, about the receptionist’s son. All three of you feel better about the place. Your own forms lie in a drawer, and you will do them tonight.',
      'The self-checkout informs an old man, for the third time, that there is an unexpected item. You leave your cart. You do not press anything; you stand where he can see your face, let him find the button, and say “there” as if he had sighted land. Two more shoppers have drawn up by now with questions, and the attendant is taking notes. Your ice cream is well on its way to soup.',
      'You have a fever, and you answer on the second ring in a voice like buttered toast. It is a friend with a cold. Rest, you tell her, cancel things, let people look after you, and you put it so well that she writes it down. Then you go to choir practice, since they are short of altos. She looks over her notes and wonders about calling back to read them to you.',
    ],
  },
};
