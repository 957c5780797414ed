import type { PlaceReadings } from '../types';

/** The Personality: what strangers see. */
export const personalityPlace: PlaceReadings = {
  1: {
    strengths:
      'You never look lost, and you’ve worked on that. In a strange town, other people unfold the map in the middle of the square. You step into a doorway, turn your back to the street, study yours fast, and come out walking. So you get asked the way in places where you arrived this morning, and you enjoy it too much to say so. “Straight, and then left,” you tell them, with your whole arm. When they’re out of sight, you walk to the corner and check.',
    challenges:
      'From across a room you look as if you’re on your way to something. You carry things under your arm, and you keep your eyes on the far end of wherever you are. People who’d thought of saying hello see that, and put the hello back. And then you wonder, some evenings, why you’re always the one who has to start. It isn’t your face. It’s the speed. Stop in the middle of the room sometime, put down what you’re carrying, and stand there as if you had nowhere to be.',
  },
  2: {
    strengths:
      'People who’ve never seen you before can tell that you won’t laugh at them. In the restroom of a theater, a woman can’t reach the zipper of her dress. She looks along the whole row of faces in the mirror, and picks yours. You did nothing to bring it on. You were only standing there, as though whatever came next would be no trouble. You close the zipper, and then the tiny hook above it that everyone else forgets.',
    challenges:
      'Strangers look past you, and you help them do it. At a counter you’re next, there’s no doubt that you’re next, and the man behind you gives his order over your shoulder. You step aside so he can reach. In the picture from the trip you’re an ear and half a smile behind somebody’s hat, because you’d moved over to make room. You take up so little space that it looks free. Keep both feet where they are. You can say “I think I’m next” as softly as you like, as long as you don’t move.',
  },
  3: {
    strengths:
      'In any picture of forty people, the eye goes to you first. Thirty-nine of them are smiling for the camera. You’ve just been told something, or you’ve just thought of it, so your head’s back, your mouth is wide open, and there’s a blur where your hand should be. Strangers at the next table turn to see what they’re missing, and a few pull their chairs over. You may not care for those pictures, since your eyes are shut in every one. Look again sometime. There isn’t one in which you’re pretending.',
    challenges:
      'You look as if a joke were on its way, so strangers wait for it, even when you’re serious. You tell the man at the desk that your bag’s been stolen, and he’s smiling already, with his eyebrows up. It’s your face, which stays lively on its own, and it’s your hands, which are acting out the thief. When it matters, put both hands flat on the counter and begin with the dull part: brown bag, ten minutes ago, that chair. You can do the thief later.',
  },
  4: {
    strengths:
      'Strangers trust you with their things. At a station a man who wants a coffee looks along the whole bench, picks you, and asks if you’d watch his suitcase. He doesn’t even look back. You move it closer to your foot, and you don’t take out your book. When he returns, he asks if everything was all right. “It cried a little,” you say, without a smile, “and then it fell asleep.” He thanks you very seriously and walks away. Around the third step he stops. You keep a straight face until he’s on the train.',
    challenges:
      'You look too sensible to be asked, so the silly things go on without you. At a street festival a line of dancers comes around the tables, pulling people out of their chairs, and at yours it divides, like water around a rock. Children with a hose apologize to you in advance. No one can see that your foot’s been going under the table since the first song. They think you’d rather not, and you’re too polite to correct them. Get up while the next song is starting, and take hold of the last pair of shoulders.',
  },
  5: {
    strengths:
      'Strangers think something fun is about to start wherever you are, and they’d hate to miss it. One evening, at a party, you get up to look for the bathroom. When you come out, eight people are standing in the hall with their jackets on. One of them is the host, and she’s turned off the music. You hadn’t planned a thing. But they’ve got such hopeful faces, and now that you think of it, there’s that place down by the bridge, with the lamps. You tell them you’ll just get your own jacket.',
    challenges:
      'You seem to be passing through, even on your own street. A man you’ve bought bread from for three years asks how you’re liking the city, and recommends the castle. It’s charming, until you want something that takes time, like a lease or a place in a choir. Then people see your bag on your shoulder and your one foot on the step, and expect you to be gone by next month. Take off your jacket, put the bag on the floor, and sit down before anybody tells you to.',
  },
  6: {
    strengths:
      'Frightened people pick you out. On a plane it’s the passenger in the next seat, an enormous man with a shark on his arm. He asks in a whisper if he could hold your hand until the seat belt sign goes off. You say of course, as if people asked you every day, and they nearly do. You ask about the shark, since talking helps, and he tells you, looking straight ahead. The sign stays on for two hours. You read your book with the other hand, and turn the pages with your thumb.',
    challenges:
      'You look like somebody who has time, and strangers take all of it. A man on the bus begins with the weather. By the market he’s reached his first marriage, and by the hospital he’s telling you what he’s never told his sons. Your stop was two stops ago. You saw it go by, but he was in the middle of the funeral, and you couldn’t very well stand up. So you ride to the end of the line, wish him luck, and walk back in the rain, with his whole life in your head.',
  },
  7: {
    strengths:
      'Strangers make up stories about you, and they’re all flattering. You’re at the window in a crowded room, with a drink you haven’t touched, and behind you the guessing begins: a doctor, a writer, perhaps a spy. One of them is sent over to find out. You answer everything, briefly and truthfully, and it only makes things worse. You’ve never tried to be mysterious. You just don’t hurry to explain yourself, and people fill the gap with the best they can think of. You were looking at a pigeon. You go back to looking at it.',
    challenges:
      'It looks as if you already know, so nobody explains things to you. They deal you into a card game and skip the rules, since you’re nodding. On your first day they show all the other new people where the cups are. You could ask. But it’s pleasant to be taken for someone who knows, and the longer you nod, the odder a question would sound. So you lose with great dignity, and drink out of your hands. And there’s hardly anyone who loves to have a thing explained as much as you do.',
  },
  8: {
    strengths:
      'People take one look at you and believe you can do something about it. At the airport, strangers come to you with complaints about the airline, and you don’t work for the airline. Usually you tell them so. But one night it’s an old man whose flight has been canceled twice, and nobody at any desk has had time for him. You button your jacket. “That should never have happened,” you say. “I’m very sorry.” He shakes your hand for a long while, and promises he’ll fly with you again. You thank him on behalf of the company.',
    challenges:
      'Strangers don’t dare tell you the truth about small things. There’s a bit of parsley on your front tooth. It’s been there since lunch, through two appointments and a group photo, and eleven people have looked at it with respect. You find it at night, in the mirror, and go back over your whole day. Anyone else would’ve been told. But you look like a person who knows what’s on their teeth. Tomorrow, pick the kindest face you meet, show your teeth, and say, “Anything?”',
  },
  9: {
    strengths:
      'Strangers who don’t quite fit in end up next to you. At a party it’s the oldest person there, the man who came alone, and a girl with a beetle in a cup. They’ve looked over the whole room and decided you’re the one who won’t smile at the wrong moment. The girl wants to know if beetles miss each other. The other grown-ups laughed. You think about it, with your head to one side, and tell her they probably do. So the two of you leave the party, and carry the cup back out to the garden.',
    challenges:
      'Your face is so tolerant that people take it for a yes. A man you’ve only just met says something ugly about his neighbors and looks around for a nod. You don’t agree at all. You’re trying to work out what’s made him so afraid, and while you do, you’ve got that soft look, and he goes home certain that you saw it his way. Salespeople have written down your order because of it. You don’t have to be loud. “I don’t see it like that” will do, in the voice you’d use to ask for the salt.',
  },
  11: {
    strengths:
      'People are sure they know you from somewhere. “Are you on TV?” a woman asks you in the pharmacy. Another time it’s a boy on a bicycle, who rides past you, brakes, and comes back to look. You have that kind of face. A little too much is going on in it, so whoever’s looking feels there must be a story. You tell the woman you’ve never been on TV, and she gives you a wink. You’d been standing there with that light in your eyes because you couldn’t remember what you’d come to buy.',
    challenges:
      'At a gate or a counter you look guilty of something. A guard so much as lifts his head, your heart beats faster, your face shows it, and of course he’s seen. So they open your bag. There’s a comb in it. Leaving a store without buying anything, you hear yourself say “Just looking!” to a man who hadn’t asked. You’ve never taken so much as a grape. And when you do buy something, you carry the receipt in your hand as far as the corner.',
  },
  22: {
    strengths:
      'When something stops working, heads turn to you, and people look relieved. The tour boat dies in the middle of a lake. You know nothing about boats. You look at the water for a while and nod, and everybody goes back to their sandwiches. Then the mechanic comes up from below, walks past the captain and reports to you: it’s the pump, and he’ll need an hour. You can see how much he wants somebody to hear that and stay calm. That much you can do. “An hour’s fine,” you tell him, and you look at the water again.',
    challenges:
      'Strangers put you in charge, and you don’t say no fast enough. You go to a singing group, once, to find out if you’d like it. You sit at the back. By the break they’re asking you about the heating. At the end an old woman presses the keys to the hall into your hand, with a look of such peace that you close your fingers. You’d only come to sing. You walk home with the keys in your pocket, working out whose turn it is to sweep.',
  },
  33: {
    strengths:
      'What strangers see is someone who isn’t going to sigh. It’s the cashier’s first day, and yours is the first face in her line that doesn’t frighten her. She can’t find the button. She drops your coins, picks them up, and loses count. You put your bag down, like a person with the whole afternoon free, and read the names of all the chewing gums. Behind you a man groans. She glances up, and you’re still reading, so she starts again from one. You’ve got a bus to catch. You don’t look at the door once.',
    challenges:
      'Nobody believes you could be angry, so your anger has nowhere to go. You tell a clerk, quite firmly, that this is the third time. He beams, and says what a pleasure it is to deal with someone so understanding. You’ve tried frowning; people asked if it was a headache. So it all goes to the printer. They should hear what you call it when you’re alone with it, and how gently you tell it you’re sorry. Give the clerk his share. Leave out the smile, and say, “I’m angry, and I’d like you to write that down.”',
  },
};
