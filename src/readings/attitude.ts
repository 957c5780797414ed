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
      'hurried',
      'brave',
      'strong',
      'independent',
      'active',
    ],
    strengths:
      'You look confident and you decide quickly. While a hungry group is still saying “Anything is fine,” you have named a restaurant and started walking. You would rather make a quick mistake than wait for a perfect answer. In a sudden accident, when everybody looks around for help, you have already run across the road to the man on the ground. When one person acts, the others become calmer, because they know what to do. New colleagues like this about you. They may not agree with your plan, but they are glad that there is one.',
    challenges:
      'You are so quick that new people may find you rude. You finish their sentences, often with the wrong ending. You say “no, thanks” to an offer of help before you have heard what it was. Slow walkers, long menus and long stories all make you look annoyed, and people notice it. A shy person may decide in that first minute that you have no time for them. That is not true; you were only thinking of the next step. Let the other person speak first. Wait until they have finished, and then ask a question.',
    additionalInsights: [
      'In a new job you begin at once. By the middle of your first morning you have asked what is broken and started to repair it. Some colleagues will admire this. Others tried the same repair last year and want you to ask them first. So ask them what went wrong. Then they will be glad to let you try.',
      'Waiting is hard for you. When a flight is delayed, you book another route before the announcement is over. Sometimes the first plane then leaves twenty minutes later with your friends on it. You would do the same again, because anything feels better to you than doing nothing. At the next delay, listen for five minutes before you do anything.',
      'Your first messages are short: no greeting, one question, one proposal. Busy people love them. Sensitive people read them twice and wonder what they did wrong. You can write a friendly line at the top in four seconds. This Attitude is said to make a strong first impression, and this line makes it a warm one too.',
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
      'peaceful',
      'kind',
      'quiet',
      'pleasant',
      'unclear',
    ],
    strengths:
      'People relax when they meet you. When you call, you ask whether it is a good moment, and if the answer comes slowly, you offer to call later. You leave a short pause after the other person stops talking, and in that pause they often say what they really came to say. On a walk, you go as slowly as the slowest person. When two strangers argue about a parking space, one quiet remark from you can make both of them lower their voices. You do not say who is right, and you do not hurry anyone. New groups feel calmer while you are there.',
    challenges:
      'At first, people cannot see what you feel. You smile and nod at everything, so a new acquaintance does not know whether you agree, are bored or would like to go home. Some think that you do not like them. Others think that you agree with them, and are surprised weeks later to learn that you never liked the plan. You believe that everyone can see your feelings. In fact, only people who have known you for years can see them. Give strangers a clear sign early: “I like this,” or “I am not sure about that.” Two such sentences in the first hour are enough.',
    additionalInsights: [
      'When something goes wrong in public, you look at the person first. A guest breaks a glass. The others hurry to clean the floor, but you go to the person who dropped it. You say that it could happen to anyone. You stand in front of them, so that nobody sees their red face. They may forget your name after the party, but they will not forget how kind you were.',
      'You let others go first, even when it is your turn. At a crossing you wait for another driver. He waits for you, and behind you both there is soon a long line of cars. When both of you are too polite, nobody moves. If it is your turn, go: on the road, in a shop, in a conversation. That is polite too, because everyone knows what will happen next.',
      'It takes you several meetings to show who you are. A new friend sees the kind listener first. Much later they find out how much you notice and how funny you are. Help them a little. At the first meeting, tell a small story about yourself before you ask your third question. Then they will already know something about you.',
    ],
  },
  3: {
    title: 'Bright and Talkative',
    meaning:
      '3 stands for joy and expression. This Attitude makes you seem cheerful and open: you meet people with a joke or a story, and they like you quickly.',
    intro: 'When strangers stand together in silence, you usually say something funny.',
    keyTraits: [
      'cheerful',
      'talkative',
      'funny',
      'lively',
      'dramatic',
      'entertaining',
      'charming',
      'sociable',
      'disorganized',
      'loud',
    ],
    strengths:
      'You make strangers feel that they already know each other. Imagine an elevator that stops between two floors with nine people in it. You make the first joke. You ask the shy man in the corner about the huge guitar on his back. You give the nervous woman something to laugh at. When you tell the story later, it is even funnier than it really was. This is more than charm. A frightened group becomes calmer when one person is enjoying the moment.',
    challenges:
      'Silence makes you nervous, so you fill it with the first words you find. In this way you have sometimes told a secret or the end of a film. A neighbor comes to borrow sugar, and you talk to her for so long that she leaves without it. Quiet people like you, but they get no chance to say anything. When a joke fails, you tell it again, more slowly. When there is a pause, breathe three times before you speak. Often the other person wants to say something, and it may be important.',
    additionalInsights: [
      'You are often late, and your excuse is entertaining. Everyone at the meeting smiles when you come in, but the person who was speaking has to stop. People forgive you because you are so cheerful about it. Still, they notice it every time. Try to be on time tomorrow. Sit down without a word and enjoy the surprise on every face.',
      'You turn trouble into a story while it is still happening. The car breaks down in the rain. You make everyone laugh, take a photo and think about how you will tell it tonight. Meanwhile another person is repairing the car. Help with the work while you talk. People enjoy the story even more when they know that you helped.',
      'You do well on first dates, in interviews and at parties. Your face and your hands show what you feel, and you talk easily to everyone, even to a police officer. After twenty minutes, give the other person a turn: ask a question and listen to the whole answer. People enjoy you when you talk. They begin to trust you when they notice that you remembered what they said.',
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
      'organized',
      'calm',
      'formal',
      'cautious',
      'practical',
      'strict',
      'reliable',
      'traditional',
    ],
    strengths:
      'People soon see that they can rely on you. You are on time, and you do what you have promised. At a wedding the bride’s shoe breaks. Everyone is shocked, but you take a small box with glue and thread from your pocket. You say that you need four minutes, and after four minutes she is dancing. You do not raise your voice in an emergency, because you have already thought about what could happen. People who were in a panic a moment ago are soon helping you. You may not be the guest they notice first, but you are the one they call next time.',
    challenges:
      'Your first answer to anything new is often no. You name a reason against it: a rule, the price, or a mistake in the past. Often you change your mind by evening, after you have thought about the idea carefully. By then they have invited another person, who said yes faster. Children and excited friends feel this most. They bring you something wonderful, and you look for the mistake in it. Try another first sentence, such as “Tell me more” or “Give me until tomorrow.” You promise nothing, and you do not lose the chance.',
    additionalInsights: [
      'You have to check a new place before you can enjoy it. In a hotel you test the lamps, try the lock and unpack your shirts, although you stay only one night. Your friends may smile. For you, comfort begins with knowing where things are. Tell the others that you need ten minutes, and then you can relax with them.',
      'You react slowly to presents and compliments. You open the paper carefully, look at the gift and think about its price. Meanwhile the other person is waiting for a smile. You are really happy, but you show it a day later. Say something warm at once, even if it is very simple. You can still write a long thank-you card afterward.',
      'People feel safe when you drive. You keep your distance, follow every rule and always have enough gas. When a passenger in a hurry knows a shorter way, you answer that your way has always worked, and that is true. Try the shorter way sometimes. It shows your passengers that you listen to them.',
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
      'enthusiastic',
      'impatient',
      'distracted',
      'friendly',
      'cheerful',
      'impulsive',
      'unreliable',
    ],
    strengths:
      'Change does not upset you; it gives you energy. A bridge is closed and the other drivers are angry. You turn the car around, ask a woman for another road and find a village festival on the way. The plan was never very important to you, so you do not miss it. Strangers like you quickly. You ask what they are drinking, and you let them taste yours. In a foreign country you learn to say thank you on the first day. You say it with a terrible accent, and everyone smiles. For many people, the day becomes fun at the moment when they meet you.',
    challenges:
      'You find it hard to listen to one person for long. A conversation starts well, and then you begin to look at the band, the other guests or the food on the next table. The other person sees it happen. You say “Amazing!” although you did not hear the end of their story. To you it was only a quick look. To them it means that the food is more interesting than they are. Look at the person until their story is over, and only then look around.',
    additionalInsights: [
      'You accept invitations before you know what they are. In this way you have agreed to a boat trip, a wedding and a concert, all on the same weekend. Friends love to hear you say yes, but they know that you may not come. Learn to say “probably,” as calmer people do. Then you can still decide later, and nobody is disappointed.',
      'You hate to stand in line. You change to the left line, then to the right, then you go to buy a sandwich and make friends with the seller. The people who stayed get their tickets first. You have a new friend, who may know another way to get in. Both methods can work. Just tell your friends what you are doing, so that they do not wait for you.',
      'In a new place you want to see everything at once. You open all the cupboards in the hotel room, smell the soap and ask for a room with a better view. Children and dogs understand you immediately. Hosts need a little more time to like it, so ask before you open their cupboards. If you ask, people find your curiosity charming. If you do not ask, they find it rude.',
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
      'caring',
      'responsible',
      'welcoming',
      'sympathetic',
      'motherly',
      'helpful',
      'protective',
    ],
    strengths:
      'When there is trouble, you take care of it. A woman falls on the ice outside a bank. Eight people stop, but only you sit down beside her and put your scarf under her head. You ask her name and use it. You send a tall boy for a blanket and ask the crowd, kindly, to step back. Within minutes she has hot tea and is talking to her daughter on the phone. You never asked yourself whether it was your job. New people feel this in small things too: you offer a chair, you bring a plate, you notice who has nobody to talk to.',
    challenges:
      'You can treat new people like children. You meet a woman for coffee for the first time. She tells you about her marriage and her job, and you tell her at once how to solve both problems. In a store you have even closed a stranger’s jacket. You do it because you are kind, and most people feel that. But some feel that you are correcting them. Adults like to be asked. Say “Shall I?” before you do anything, and give no advice until you have met three times. By then they may ask for it.',
    additionalInsights: [
      'At a party you are soon in the kitchen. You have met the host twice and already know where the spoons are. You meet everybody there, because they all come in at some time, and you give each of them a dish to carry. But leave the kitchen before dessert. People would like to sit and talk with you.',
      'As a passenger you help the driver more than the driver would like. You say “Careful, a truck!” in a soft voice, and at red lights you give everyone pieces of orange. Everyone in the car has enough to eat, but the driver gets nervous. Close your eyes for part of the trip. It is kind to show the driver that you trust him.',
      'You make promises easily, and you take them seriously. After ten minutes you have offered to water the plants, look at the contract and bring a cake. People believe you, because they see that you mean it. Offer each new friend only one thing. You will be able to do it well, and they will have the chance to offer you something in return.',
    ],
  },
  7: {
    title: 'Watching Before Speaking',
    meaning:
      '7 stands for thought and study. As an Attitude number it says that you seem quiet and private: you watch people before you trust them.',
    intro: 'When people say hello to you, you look at them for a moment before you answer.',
    keyTraits: [
      'careful',
      'quiet',
      'thoughtful',
      'suspicious',
      'private',
      'accurate',
      'distant',
      'mysterious',
      'independent',
      'intelligent',
    ],
    strengths:
      'You notice what others miss. You say little when you are introduced, but you remember the name. You hear a flight number at breakfast and still know it at the airport. When a fire alarm rings, the crowd runs to the main entrance. You take the small stairs, because you read the plan on the wall when you came in. When other people start to run, you first ask why. You hardly speak at a first meeting, so people are often surprised later by how much you noticed and remember.',
    challenges:
      'You trust people slowly, and at first they can see it. When a stranger is kind, you wonder what they want. When a seller says hello, you answer “just looking” in a voice that ends the conversation. Your own questions are so good that people give you long answers. On the way home they notice that they know nothing about you. It can feel like an interview. You are only being careful. When people tell you about themselves, tell them something too: where you live, what you are reading, what made you laugh. It is easy, and it changes the mood.',
    additionalInsights: [
      'You do not like the telephone. You let it ring, read the message that follows, think about it and write a long and careful answer late at night. People who know you write first and ask whether they may call. Tell new people this early, with a smile. Otherwise they will believe that you do not like them.',
      'In your first week at a job you read all the rules and eat alone. You soon understand how the place really works, and you even find two rules that cannot both be right. You tell people only when they ask, perhaps months later. After that they bring you every difficult problem. Speak a little sooner, because your colleagues could use what you know.',
      'You laugh later than other people, and they enjoy it when you do. Everyone laughs at a joke, while you are still thinking about it. A few minutes later you laugh out loud. You have found a second meaning that nobody else saw, not even the person who told the joke. People who have heard that laugh once want to hear it again.',
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
      'determined',
      'powerful',
      'impressive',
      'elegant',
      'tough',
      'efficient',
      'demanding',
      'professional',
      'honest',
    ],
    strengths:
      'You stay steady when others panic. Imagine a concert where every seat was sold twice. Four hundred people shout at a young woman who cannot help them. You wait for a quiet second, call her by her name and ask her who can help. Soon you are telling the manager what you want and what he will lose if he says no. You also ask for a seat for the old man behind you. You see quickly which problems are serious and which ones you can forget. People show you respect when you come in, even those who do not work for you.',
    challenges:
      'You can frighten people without wanting to. “And what do you do?” you ask in the first minute, and they feel that you are judging them. You show sympathy by giving orders. When a colleague cries, you first tell her what to do, and you ask how she feels only later. Shy people say as little as possible to you. So you hear only from the confident ones and miss half of the news. Begin with a question that is not about work: where they grew up, or what they are looking forward to. Then listen.',
    additionalInsights: [
      'You see a chance for business everywhere. A child sells lemonade in front of the house. You ask what the lemons cost, pay too much and suggest a second table near the park. The child is delighted. The mother is not so sure. When people are only having fun, enjoy the lemonade first. They can always ask for your advice later.',
      'You notice how you are treated. If people make you wait for eleven minutes, you know that it was eleven. You use the time for two phone calls, and when they call you in, you are friendly and in no hurry at all. You also give the respect that you expect: you learn the names of guards, waiters and cleaners, and you use them.',
      'You are generous to honest people. When a driver hits your parked car and tells you so, you look at the damage and ask for very little money, or for none at all. If he begins to lie, your voice becomes cold and you correct every sentence. Strangers soon learn how to get along with you: tell the truth early.',
    ],
  },
  9: {
    title: 'Open to Everyone',
    meaning:
      '9 is the number of compassion. This Attitude makes you seem generous and free of prejudice: strangers of every kind feel accepted by you.',
    intro: 'People you have just met tell you things that they have not told their friends.',
    keyTraits: [
      'understanding',
      'generous',
      'distant',
      'dreamy',
      'romantic',
      'tolerant',
      'wise',
      'forgiving',
      'distracted',
      'philosophical',
    ],
    strengths:
      'You accept people as they are. A man with a ring in his nose, a priest, a tourist whose language you do not speak: you are glad to meet them all. When a caller has the wrong number, you may talk for twenty minutes and help her to find the plumber she needed. You forgive small mistakes at once, because you imagine what a hard day the person had. When a guest is late or breaks a glass, you find an excuse for them. So tired and difficult people are nicer with you than with others. They feel that they do not have to defend themselves.',
    challenges:
      'At first you can seem distant. You are friendly to everyone in the same way, so nobody feels special. A new neighbor talks about her broken heater. You look out of the window and think of all the people in the world who are cold. She thinks that you are polite but do not listen. You also give deep answers to simple remarks. A person mentions the rain, you speak about the meaning of time, and they do not know what to say. Show more interest in the person. Use their name, ask about that heater, tell them something that happened to you this week.',
    additionalInsights: [
      'You give your things to people you have just met. A woman admires your bracelet, and a moment later it is hers. It is a generous habit and it feels wonderful. But some of those things were presents from friends who hoped to see you wear them. Learn to say “Thank you, it was a gift.” It is a friendly answer, and it is enough.',
      'Saying goodbye matters more to you than saying hello. You thank the host twice, then you turn around for a last look at the house. New friends are a little surprised, because they will see you again next week. It is said that 9, the last number before 10, always thinks of endings. Keep your long goodbyes for people who are really going away.',
      'Bad manners do not make you angry. When a waiter is rude, you imagine a sick child, a night without sleep, a very long week. You thank him warmly and leave a good tip. Friends admire this in you. They also wish that, just once, you would complain about the cold soup.',
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
      'understanding',
      'open',
      'sincere',
      'hopeful',
      'lively',
      'emotional',
    ],
    strengths:
      'You understand a situation faster than you can explain it. The host says that everything is wonderful, but her laugh is a little too loud, so you ask her to show you the garden. There she tells you what is wrong. You follow such feelings before you know the facts, and you are often right. So friends ask for your first impression of people. Small things make you nervous, but in a real emergency you become calm. You say exactly the words that people need to hear at that moment.',
    challenges:
      'You feel everything very strongly. A rough shirt, a noise in the next room, a colleague’s bad mood three desks away: you notice all of it. Your face shows it before you can hide it. Strangers think that they have done something wrong. They see you jump when your name is called, and they become nervous too. It helps to explain it with a smile: “I’m easily surprised, it isn’t you.” Then take a minute. Drink some water, look out of a window, and let the first feeling pass before you answer.',
    additionalInsights: [
      'Your voice shows when you are nervous. You speak too fast, your hands move, and you are sure that everyone has noticed. Most people like it, because they see that you are not pretending. At an interview or on a first date, breathe out slowly before the first sentence. Then say that you are excited to be there. It is true, and it helps.',
      'Places affect you as strongly as faces. You refuse a good apartment because it feels sad. Then you take a smaller one with no view, because you felt happy when you came in. You cannot explain your reasons, and you do not need to. Just try the shower before you sign the contract. A good feeling is not enough; check the practical things too.',
      'When an idea excites you, you say it at once. On your first visit to a club you see what it could become, and you say so to a woman you have never met. She thinks about it all week. At night you cannot sleep, because you think that you talked too much. But you said the right thing. She remembers your name because of that moment.',
    ],
  },
  22: {
    title: 'Calm, With a Plan',
    meaning:
      '22 is the master number of people who build large things. As an Attitude number it means that you seem calm and capable, and that you think big right away.',
    intro: 'When a problem appears, you are soon organizing everyone around it in a low voice.',
    keyTraits: [
      'modest',
      'capable',
      'serious',
      'slow',
      'reliable',
      'patient',
      'calm',
      'careful',
      'creative',
      'ambitious',
    ],
    strengths:
      'You see the whole problem while others see their own part. Imagine that one evening there is no electricity in your building. You light a candle, then you visit every floor with a list. An hour later everyone has a job: you have asked some neighbors to cook for the whole house over one fire, and two teenagers to look after the old man on the top floor. You speak slowly, and you begin with practical things: tables, lamps, who has a key. After two sentences, tired people believe that it can be done. They follow you although you give no orders, and many of them enjoy it.',
    challenges:
      'You turn small tasks into big ones. A friend asks for a shelf. You look at the wall, say nothing for a while and ask how old the house is. Three weeks later there is a plan for every room, with a new staircase, and the books are still on the floor. Even for a question like “Coffee tomorrow?” you need a long time, because you are checking the whole week. New acquaintances think that you are cold, or that they asked for too much. Do the small thing first. Say yes to the coffee, build the shelf, and keep the staircase for later.',
    additionalInsights: [
      'When you have to wait, you think about how to improve the place. After six minutes in a public office you know where the desks should stand and how the line could move faster. Sometimes you forget why you came. Write such an idea down and give it to them. Your ideas are useful, because you also think about what they will cost.',
      'People notice only afterward that you have organized them. At a picnic, nine people have all brought potato salad. You say a few friendly words, and soon there is a list for next year. It is a rare talent to lead so quietly. But let others see a bit more of it, so that they know whom to ask and whom to thank.',
      'Praise makes you uncomfortable. A guest says “Beautiful work.” You point to a small mistake and explain what you will do next, because to you the job is not nearly finished. The guest wanted to say something kind, and now she has to listen to your plans. Say “thank you,” then stop.',
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
      'trusting',
      'comforting',
      'generous',
      'gentle',
      'loving',
      'soft',
      'playful',
    ],
    strengths:
      'Everyone can see at once how patient you are. A child cries in a group of tourists. You tell her in simple words about the stone lion in front of the museum, and soon thirty adults are listening as well. You comfort one person, and the whole group feels better. You can show people how to do a thing without making them feel stupid. An old man cannot find the right button on a ticket machine. You do not press it for him; you stand beside him until he finds it himself. He goes home happy, because he can use the machine. That is exactly what you wanted.',
    challenges:
      'You cannot say no to anyone. A young man who sells magazines gets an hour of your time and a sandwich. At the bank you let one person go before you, then her sister, then a man with a quick question. The bank closes before it is your turn. You go on smiling, but you are tired, and in the end you get angry about something very small. You can say no and still be friendly. “I can’t today” is a complete answer, and people who ask strangers for help have heard it before. Say it early, while you can still say it kindly.',
    additionalInsights: [
      'In an evening course you are soon teaching the woman beside you. You understood the exercise ten minutes ago and have already made a drawing of it for her. You also know why the man in the back row looks sad. Everybody is glad that you joined. But you came to learn as well, so finish your own exercise first.',
      'You give advice that you do not follow. A friend has a cold, and you tell her to rest, stay at home and accept help. She writes it down, because you say it so well. Then you go to work with a fever of your own. When you are ill, do what you told her to do, and let other people help.',
      'Strangers expect wisdom from you, because you look calm and kind. That is hard on a day when you do not feel wise. On such a day you may admit that you do not know, be silly, or ask for directions yourself. 3 and 3 make 6, the number of care, and you need care as well. Sometimes let other people look after you.',
    ],
  },
};
