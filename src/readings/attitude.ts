import type { CoreReadings } from './types';

/** The attitude number: the first impression, and what you do before you have thought. */
export const attitudeReadings: CoreReadings = {
  1: {
    title: 'First to Act',
    meaning:
      '1 stands for leadership. As an Attitude number it says that you seem sure of yourself at a first meeting and act before others do.',
    intro:
      'Within a minute of meeting you, people know your name, your opinion and what you want to do next.',
    keyTraits: [
      'decisive',
      'direct',
      'confident',
      'impatient',
      'quick',
      'blunt',
      'fearless',
      'assertive',
      'independent',
      'abrupt',
    ],
    strengths:
      'You look confident and you decide quickly. While a hungry group is still saying “I don’t mind,” you have named a restaurant and started walking. You would rather be wrong at once than right at length. In a sudden accident, when everybody looks around for help, you are already across the road lifting the bicycle off the man. A person who moves calms the others; they know at last what to do. New colleagues like this about you. They may not agree with your plan, but they never have to ask whether there is one.',
    challenges:
      'Your speed can feel like rudeness to a person who has just met you. You finish their sentences, often with the wrong ending. You say “no, thanks” to an offer of help before you have heard what it was. Slow walkers, long menus and long stories all get the same look from you, which people notice. A shy person may decide in that first minute that you have no time for them. You do; you were only thinking of the next step. Let the other one speak first, wait until they have finished, and ask one more question.',
    additionalInsights: [
      'In a new job you begin at once. By the middle of your first morning you have asked what is broken and started to repair it. Some colleagues will admire this. Others tried the same repair last year and would have liked to be asked. Ask them what went wrong. It is the shortest way to being allowed to try again.',
      'Waiting is hard on you. When a flight is delayed, you book another route before the announcement is over. Sometimes the first plane then leaves twenty minutes later with your friends on it. You would do the same again, because anything feels better to you than doing nothing. Try to spend the first five minutes of a delay only listening.',
      'Your first messages are short: no greeting, one question, one proposal. Busy people love them. Sensitive people read them twice and wonder what they did wrong. One friendly line at the top costs you four seconds. This Attitude is said to make a strong first impression, and that line decides whether it is also a warm one.',
    ],
  },
  2: {
    title: 'Polite and Gentle',
    meaning:
      '2 stands for peace and cooperation. At a first meeting this Attitude makes you seem gentle, polite and careful with other people’s feelings.',
    intro: 'In the first minute you listen more than you speak, and the other person feels safe.',
    keyTraits: [
      'polite',
      'gentle',
      'shy',
      'modest',
      'considerate',
      'soothing',
      'tactful',
      'quiet',
      'agreeable',
      'vague',
    ],
    strengths:
      'People relax when they meet you. You ask whether it is a good moment, and if the answer comes slowly, you offer to call later. You leave a short pause after the other person stops talking, and in that pause they often say what they really came to say. You walk at the speed of the slower walker. When two strangers argue about a parking space, one quiet remark from you can make both of them lower their voices. You do not take sides and you do not push. New groups feel calmer while you are there.',
    challenges:
      'You are hard to read at first. You smile and nod at everything, so a new acquaintance cannot tell whether you agree, are bored or would like to go home. Some think that you do not like them. Others think that you agree with them, and are surprised weeks later to learn that you never liked the plan. You believe that your feelings show. They show to people who have known you for years. Give strangers a clear sign early on: “I like this,” or “I am not sure about that.” Two such sentences in the first hour are enough.',
    additionalInsights: [
      'When something goes wrong in public, you look at the person first. A guest breaks a glass, the others run for a broom, and you go to the one who dropped it. You say that those glasses were always slippery. You stand so that nobody sees a red face. People may forget your name after such a party. They remember how kind you were.',
      'At a four-way stop you wave the other car on. The other driver waves back, you wave again, and a line forms behind you both. Courtesy works best when one person accepts it. If it is your turn, go: at a crossing, at a counter, in a conversation. Taking your turn is also polite, since everyone then knows what will happen next.',
      'It takes you several meetings to show who you are. A new friend sees the kind listener first, then the sharp observer, and only much later the person with a dry sense of humor. Help them a little. Tell one small story about yourself at the first meeting, before you ask your third question. They will leave with something to remember you by.',
    ],
  },
  3: {
    title: 'Bright and Talkative',
    meaning:
      '3 stands for joy and expression. This Attitude makes you seem cheerful and open: you meet people with a joke or a story, and they like you quickly.',
    intro:
      'When strangers stand around in silence, you are usually the one who says something funny.',
    keyTraits: [
      'cheerful',
      'talkative',
      'witty',
      'lively',
      'theatrical',
      'spontaneous',
      'charming',
      'expressive',
      'disorganized',
      'loud',
    ],
    strengths:
      'You make strangers feel that they already know each other. If an elevator gets stuck with nine people in it, you have given it a name before the alarm is answered. The shy man in the corner is asked about the huge instrument on his back. The woman with the nervous laugh gets something to laugh at. You remember exactly how a thing was said, so your version is always better than the event. It is more than charm. A frightened group breathes more easily when one person is enjoying the moment.',
    challenges:
      'Silence makes you uneasy, so you fill it with the first words you find. In this way you have told a secret, a rumor and the end of a film. Your greetings last so long and go so well that the neighbor leaves without the sugar she came for. Quiet people like you, but they cannot find a gap in which to say something. When a joke fails, you tell it again, more slowly. Let a pause stand for three breaths. Often the other person was about to speak, and it may have been important.',
    additionalInsights: [
      'You are often late, and your excuse is entertaining. The meeting brightens when you come in, which is hard on whoever was speaking. People forgive you because you are so cheerful about it. They do count, though. Arrive on time once a month, sit down without a word, and enjoy the surprise on every face.',
      'Trouble turns into a story while it is still happening. With a flat tire in the rain you keep everyone’s spirits up, take a photo of the puddle and choose the words for tonight. Meanwhile another person is changing the tire. Hold the flashlight steady while you talk. The story will be better with a second hero in it.',
      'First dates, interviews and parties suit you. Your face shows what you feel, your hands help, and even a border officer hears about your cousin’s wedding. After twenty minutes, turn it around: ask a question and stay with the answer. People enjoy you when you talk. They begin to trust you when they notice that you remembered what they said.',
    ],
  },
  4: {
    title: 'Ten Minutes Early',
    meaning:
      '4 is the number of order. As an Attitude number it means that people find you serious, well prepared and easy to trust from the first meeting.',
    intro:
      'You arrive before the agreed time, with a pen that works and the papers in the right order.',
    keyTraits: [
      'punctual',
      'prepared',
      'steady',
      'calm',
      'formal',
      'cautious',
      'practical',
      'rigid',
      'trustworthy',
      'conventional',
    ],
    strengths:
      'People soon see that they can rely on you. You are on time, your promise is short, and you keep it. At a wedding the bride’s heel breaks, and while everyone cries out you take a small tin from your pocket with glue, two nails and thread. Four minutes, you say, and it takes four. You do not raise your voice in an emergency, because you have already thought about what could happen. Those who were in a panic a moment ago are soon holding things for you. You may not be the guest they notice first, but you are the one they call next time.',
    challenges:
      'Your first answer to anything new tends to be no. You give the reason against it: the rule, the price, the last time it was tried. Often you change your mind by evening, after you have looked at the idea from all sides. By then the invitation has gone to a person who said yes faster. Children and excited friends feel this most. They bring you something wonderful, and you look for the mistake in it. Try another first sentence, such as “Tell me more” or “Give me until tomorrow.” It promises nothing, and the chance is not lost.',
    additionalInsights: [
      'A strange place has to be inspected before you can enjoy it. In a hotel you test the lamps, try the lock and unpack your shirts, although you stay only one night. Companions may smile. For you, comfort begins with knowing where things are. When they need a needle or a charger late at night, they know whom to ask.',
      'Presents and compliments find you slow to react. You open the paper without tearing it, look at the gift and think of what it must have cost, while the giver waits for your face to change. You are touched; it takes a day to show. Say one warm sentence at once, even a simple one. The careful thank-you card can still follow.',
      'As a driver you are relaxing company. You keep your distance, signal on empty roads and never let the tank run low. When a passenger in a hurry offers a shortcut, you answer that this way has always worked, and that is true. Take the shortcut once a month. You lose ten minutes at worst, and people learn that you can be surprising.',
    ],
  },
  5: {
    title: 'Curious and Quick',
    meaning:
      '5 stands for freedom and change. With this Attitude you seem lively, curious and easy to talk to: you greet new people and sudden changes with pleasure.',
    intro: 'You say yes first and ask what it is afterward.',
    keyTraits: [
      'curious',
      'relaxed',
      'open',
      'eager',
      'nosy',
      'distracted',
      'friendly',
      'carefree',
      'impulsive',
      'unreliable',
    ],
    strengths:
      'Change does not upset you; it wakes you up. A bridge is closed and the other drivers sigh. You turn the car around, ask a woman with a dog for another road and discover a village fair on the way. You were never attached to the plan, so losing it costs you nothing. Strangers find you easy. You ask what they are drinking, taste it and offer yours. In a foreign country you learn to say thank you before your luggage arrives, and you say it to everyone, badly, with excellent results. People remember meeting you as the moment when the day became fun.',
    challenges:
      'Your attention leaves before you do. A conversation starts well, and then your eyes go over the other person’s shoulder to the band, the balcony or a tray of something fried. They see it happen. You say “Amazing!” without having heard the end, which is the right answer about half the time. To you it was only a glance; to them it was the moment when they became less interesting than the food. Keep your eyes on one face until its story is over, then look around.',
    additionalInsights: [
      'You accept invitations before you know what they are. In this way you have agreed to a boat trip, a kitten and a week at a stranger’s vineyard, two of them on the same weekend. Friends love your yes and have learned not to count on it. Borrow the word “probably” from calmer people. It leaves your options open and disappoints nobody.',
      'Standing in line is torture for you. You change to the left one, then to the right, then go and buy a pretzel and make friends with the seller. Those who stayed are served first. They have their tickets; you have the seller’s nephew, who may know another way in. Both methods work. Just tell the people you came with which one you are using.',
      'In a new place you want to see everything at once. You open all the cupboards in the hotel room, smell the soap and ask at the desk whether there is something higher up. Children and dogs understand you immediately. Hosts need a little longer, so ask before you look inside. Curiosity with permission is charming; without it, people call you nosy.',
    ],
  },
  6: {
    title: 'Warm From the Start',
    meaning:
      '6 is the number of care. As an Attitude number it says that people feel your warmth at once, because you look after them from the first minute.',
    intro:
      'Strangers hand you the baby, the heavy bag or their worries, and to you this seems quite normal.',
    keyTraits: [
      'warm',
      'comforting',
      'bossy',
      'reassuring',
      'responsible',
      'hospitable',
      'sympathetic',
      'motherly',
      'helpful',
      'opinionated',
    ],
    strengths:
      'When there is trouble, you take care of it. A woman slips on the ice outside a bank; eight people stop, and you are the one kneeling beside her with your scarf under her head. You ask her name and use it. You send a tall boy for a blanket and ask the crowd, kindly, to step back. Within minutes she has hot tea and her daughter on the phone. You never asked yourself whether it was your job. Newcomers feel this in small things too: you make room, you find a plate, you notice who has nobody to talk to.',
    challenges:
      'You can treat new people like children. Over a first cup of coffee you hear about a marriage, a mattress and a choice of school, and you have solved all three before the cup is empty. You have fixed a stranger’s collar in a checkout line. Kindness is behind it, and most people feel that, but some also feel corrected. Adults like to be asked. Say “Shall I?” before your hands start, and keep your first piece of advice until you have met three times. By then they may ask for it.',
    additionalInsights: [
      'At a party you are soon in the kitchen. You have met the host twice and already know where the spoons are. It is a good place to be introduced, since everybody comes in at some point and you send each of them out with a dish to carry. Leave the kitchen before dessert, though. People would like to see you sitting down.',
      'As a passenger you help the driver more than the driver would like. You press a brake that is not there, say “truck” in a soft voice and pass slices of orange at the red lights. Everyone in the car is warm and fed. Close your eyes for part of the trip. Trusting a person to manage is also a kindness.',
      'Promises come easily to you, and you take them seriously. After ten minutes you have offered to water the plants, look at the contract and bring a cake. People believe you, because your face means it. Offer one thing to each new friend. You will be able to do it well, and they will have the chance to offer you something in return.',
    ],
  },
  7: {
    title: 'Watching Before Speaking',
    meaning:
      '7 stands for thought and study. As an Attitude number it says that you seem quiet and private: you watch people before you trust them.',
    intro:
      'Between the greeting you get and the one you give, there is a short pause in which you think.',
    keyTraits: [
      'observant',
      'reserved',
      'thoughtful',
      'suspicious',
      'private',
      'accurate',
      'cool',
      'mysterious',
      'solitary',
      'perceptive',
    ],
    strengths:
      'You notice what others miss. You say little when you are introduced, but you get the name right. A flight number mentioned at breakfast is still in your head at the airport. When a fire alarm goes off, the crowd runs to the main entrance. You take the small stairs, because you read the plan on the wall when you came in. When other people start to run, you first ask why. New acquaintances often go home with a strange feeling. One person heard every word they said, and it was the silent one.',
    challenges:
      'Trust comes to you slowly, and at first it shows. When a stranger is kind, you wonder what they want. When a seller says hello, you answer “just looking” in a voice that ends the conversation. Your own questions are so good that people answer them at length, and on the way home they notice that they know nothing about you. It can feel like an interview. You are only being careful. Give one fact for every fact you get: where you live, what you are reading, what made you laugh. It costs little and it changes the mood.',
    additionalInsights: [
      'The telephone is not your friend. You let it ring, read the message that follows, think about it and answer in writing late at night, completely and with a source. People who know you write first and ask whether they may call. Tell new people this early, with a smile. Otherwise they will believe that you do not like them.',
      'In your first week at a job you read all the rules and eat alone. Meanwhile you have understood how the place really works, including two rules that cannot both be true. You say so only when asked, perhaps months later. After that they bring you every puzzle in the building. Speak up sooner, and you can choose which ones you want.',
      'Your laugh comes late and is worth waiting for. A joke is told, everyone laughs, and you look at it from all sides. The talk has moved on to taxes when you laugh out loud, because you have found a second meaning that the teller had not seen. People who have heard that laugh once will work hard to hear it again.',
    ],
  },
  8: {
    title: 'Confident and in Charge',
    meaning:
      '8 is the number of power. As an Attitude number it means that you seem strong and capable at once, and people expect you to take charge.',
    intro:
      'Your handshake is firm, your questions are short, and within seconds you know who makes the decisions.',
    keyTraits: [
      'confident',
      'firm',
      'commanding',
      'impressive',
      'polished',
      'intimidating',
      'efficient',
      'demanding',
      'professional',
      'honest',
    ],
    strengths:
      'You stay steady when others panic. Imagine a concert that has been sold twice, with four hundred people shouting at a clerk who can do nothing. You wait for a quiet second and ask her, by the name on her badge, who can. Soon you are telling the manager what you want and what a refusal would cost him. You add that the man on crutches needs the same. You see quickly how serious a problem is: this one needs a signature, that one can be ignored. People stand a little straighter when you come in, including those who do not work for you.',
    challenges:
      'You can frighten people without meaning to. “And what do you do?” you ask in the first minute, and they feel that they are being measured. Sympathy comes out of you as orders: a colleague in tears is told whom to write to and by when, and gets the tissue afterward. Shy people say as little as possible to you. So you hear only from the confident ones and miss half of what is known in the building. Begin with a question that has no rank in it: where they grew up, what they are looking forward to. Then wait.',
    additionalInsights: [
      'Your eye for business works everywhere. At a child’s lemonade stand you ask what the lemons cost, pay too much and suggest a second table near the ball field. The child is delighted. The mother is not so sure. When you meet people at play, enjoy the lemonade first. They can always ask you about the second table later.',
      'You notice how you are treated. If they keep you waiting for eleven minutes, you know that it was eleven. You use the time to settle two matters by phone, and when you are called in you are friendly and in no hurry at all. You also give the respect that you expect: you learn the names of guards, waiters and cleaners, and you use them.',
      'Honesty makes you generous in a second. When a driver backs into your car and says so, you look at the damage, name a fair sum and tell him to forget the scratch. If he starts to change the facts, your voice goes down and you correct them one by one. Strangers soon learn how to get along with you: tell the truth early.',
    ],
  },
  9: {
    title: 'Open to Everyone',
    meaning:
      '9 is the number of compassion. This Attitude makes you seem generous and free of prejudice: strangers of every kind feel accepted by you.',
    intro: 'People you have just met tell you things that they have not told their friends.',
    keyTraits: [
      'accepting',
      'generous',
      'distant',
      'dreamy',
      'romantic',
      'tolerant',
      'dignified',
      'compassionate',
      'preoccupied',
      'philosophical',
    ],
    strengths:
      'You accept people as they come. A nose ring, a priest’s collar, a language of which you know four words: nothing slows down your hello. When a caller has the wrong number, you may talk for twenty minutes and find her the plumber she needed. You forgive small accidents as they happen, because you imagine the day that led up to them. For a spilled drink, a rude caller or a late guest you have an excuse ready. So tired and difficult people are nicer with you than with others. They feel that they do not have to defend themselves.',
    challenges:
      'At first you can seem far away. You are friendly to everyone in the same manner, so nobody feels chosen. While a new acquaintance talks about a broken heater, you look out over the yard, thinking of heaters in general and of all the people who are cold. They see a dreamer who is being polite. Small talk gets deep answers from you: a remark about rain is met with a thought about time, and the other person does not know what to say. Come closer. Use their name, ask about that one heater, tell them something that happened to you this week.',
    additionalInsights: [
      'You give things away in the first hour. A person admires your bracelet, and a moment later it is theirs. It is a generous habit and it feels wonderful. Some of those bracelets were presents, though, from people who hoped to see you wear them. Practice the sentence “Thank you, it was a gift.” It is a complete answer and a friendly one.',
      'Farewells matter to you more than greetings. You thank the host twice, pat the dog and turn around at the gate for a last look at the lights. New friends are a little surprised, since they expect to see you again next week. It is said that 9, the last number before 10, always feels the end of things. Save the long goodbye for long separations.',
      'Bad manners do not make you angry. When a waiter is rude, you imagine a sick child, a night without sleep, a very long week. You thank him warmly and leave a good tip. Friends admire this in you. They also wish that, just once, you would send back the cold soup.',
    ],
  },
  11: {
    title: 'Sensitive and Intense',
    meaning:
      'Master number 11 stands for intuition. As an Attitude number it says that you sense moods at once, and that your own feelings show on your face.',
    intro:
      'You walk into a room, and before a word is spoken you know whether the people there have been arguing.',
    keyTraits: [
      'sensitive',
      'intense',
      'nervous',
      'inspiring',
      'perceptive',
      'alert',
      'sincere',
      'idealistic',
      'jumpy',
      'emotional',
    ],
    strengths:
      'You understand a situation faster than you can explain it. The host says that everything is wonderful, but you hear that her laugh is a little too high, so you ask her to show you the garden. There she tells you. You act on such feelings a step ahead of the facts, and you are right often enough that friends want your first impression of people. In a real emergency your nerves, which jump at small things, become quiet. You say the one sentence that is needed. People who meet you at such a moment remember it for a long time.',
    challenges:
      'Everything reaches you at full strength. A rough collar, a dripping faucet in the next room, a colleague’s bad mood three desks away: you feel all of it. Your face shows it before you can stop. Strangers think that they have done something wrong. They see you jump when your name is called, and they become nervous too. It helps to explain it in a light tone: “I’m easily surprised, it isn’t you.” Then take a minute. Drink some water, look out of a window, and let the first feeling pass before you answer.',
    additionalInsights: [
      'Your voice shows when you are nervous. You speak too fast, your hands move, and you are sure that everyone has noticed. Most people like it, because they see that nothing in you is pretended. At an interview or on a first date, breathe out slowly before the first sentence. Then say that you are excited to be there. It is true, and it helps.',
      'Places affect you as strongly as faces. You refuse a good apartment because it feels sad, then take a smaller one with a view of a wall, because it made you happy in the hall. You cannot give the agent a reason, and you do not owe him one. Just try the shower before you sign, since a good feeling tells you nothing about the pipes.',
      'Enthusiasm makes you speak early. On your first visit to a club you see what it could become, and you say so to a woman you have never met. She thinks about it all week. At night you lie awake, sure that you talked too much. You did not. That moment is the reason she remembers your name.',
    ],
  },
  22: {
    title: 'Calm, With a Plan',
    meaning:
      '22 is the master number of people who build large things. As an Attitude number it means that you seem calm and capable, and that you think big right away.',
    intro: 'When a problem appears, you are soon organizing everyone around it in a low voice.',
    keyTraits: [
      'quiet',
      'capable',
      'serious',
      'slow',
      'dependable',
      'solid',
      'calm',
      'deliberate',
      'resourceful',
      'ambitious',
    ],
    strengths:
      'You see the whole problem while others see their own part. Suppose the power fails in your neighborhood. You light a candle like anyone else, then you visit every floor with a list. An hour later the food from eleven freezers is cooking on one grill, and two teenagers are looking after the old man at the top. You speak slowly, and you begin with solid things: tables, cables, who has a key. By your second sentence tired people believe that it can be done. They follow you without having been given an order, and many of them enjoy it.',
    challenges:
      'You make small requests too big. A friend asks for a shelf. You look at the wall, say nothing for a while and ask how old the house is. Three weeks later there is a plan for every room, with a new staircase, and the books are still on the floor. Even “Coffee tomorrow?” can wait long for an answer, because you are checking the whole week. New acquaintances think that you are cold, or that they asked for too much. Give the small answer first. Say yes to the coffee, put up the shelf, and keep the staircase for later.',
    additionalInsights: [
      'You improve every place where you have to wait. After six minutes in a public office you have moved the windows in your mind and sent half the line to wait in the park. Sometimes you forget what you came for. Write one of these ideas down and hand it in. Offices rarely hear from a person who has also worked out the cost.',
      'People notice only afterward that you have organized them. At a picnic with nine potato salads you say a few friendly words, and by dessert there is a list for next year. Leading so quietly is a rare talent. Let others see a bit more of it. A group that knows who made the plan also knows whom to thank.',
      'Praise makes you uneasy. A guest says “Beautiful work,” and you point to the cable that still shows and explain the next two stages. To you the job has hardly begun. The guest wanted to say something kind and is now listening to a schedule. Say “thank you,” then stop. You can return to the cable when they have gone.',
    ],
  },
  33: {
    title: 'A Kind, Patient Face',
    meaning:
      '33 is the master number of those who teach with kindness. As an Attitude number it says that you look kind and patient, so people who need help come to you first.',
    intro: 'Lost tourists walk past six other people to ask you the way.',
    keyTraits: [
      'kind',
      'patient',
      'welcoming',
      'earnest',
      'comforting',
      'unselfish',
      'gentle',
      'devoted',
      'soft',
      'playful',
    ],
    strengths:
      'Your patience can be seen from across the street. A child cries in a group of tourists. You kneel down and explain in simple words what the stone lion is for, and soon thirty adults are listening as well. You comfort one person and the whole group feels it. You can show people how to do a thing without making them feel stupid. At the self-checkout you press no button for the old man; you stand beside him until he has found it himself. He leaves thinking that he is good with machines, which is exactly what you wanted.',
    challenges:
      'You cannot turn anyone away. The young man selling magazines gets a full hearing, a sandwich and help with his opening sentence. You let one person ahead of you at the bank, then her sister, then a man with a quick question, and the window closes before your turn. You go on smiling, but you are tired, and in the end you lose your temper over something as small as a zipper. A friendly refusal is possible. “I can’t today” is a whole sentence, and people who ask strangers for help have heard it before. Say it early, while you can still say it kindly.',
    additionalInsights: [
      'In an evening course you are soon teaching the woman beside you. You understood the exercise ten minutes ago and have already drawn her a card with arrows. You also know why the man in the back row looks sad. Everybody is glad that you joined. Remember to do your own exercise before the lesson is over.',
      'You give advice that you do not follow. With a fever of your own, you tell a friend who has a cold to rest, cancel things and accept help. She writes it down, because you put it so well. Then you go to work. Ask her to call you back that evening and read it to you.',
      'Strangers expect wisdom from you, since your face promises it. That can feel heavy on a day when you have none. On such a day you may admit that you do not know, be silly, or ask for directions yourself. 3 and 3 make 6, the number of care, and care needs people who receive it. Be one of them for a change.',
    ],
  },
};
