import type { BattlePairs } from './battle-types';

/**
 * What two numbers make of each other, the smaller first. The first sentence names both and says
 * how they get on; the rest says which of them does what, and what helps. Where a master number is one
 * of them, the text passes no verdict: its score differs between the battle and the table of pairs.
 */
export const battlePairs: BattlePairs = {
  '1-1':
    '1 and 1 respect each other and can achieve a lot, but both want to lead. Each of you starts without waiting and hates to be told what to do. Even on a walk up a mountain you may argue about who was first at the top. Take turns: one of you leads this month, and the other leads next month.',
  '1-2':
    '1 and 2 get on well once 1 learns to ask and 2 learns to answer. Usually 1 decides; 2 agrees, but wonders whether 1 cares. 1 does care, but rarely says it. It helps if 1 asks “this one or that one?” and waits, and if 2 gives a clear reply.',
  '1-3':
    '1 and 3 are a lively pair: 1 has the drive, and 3 makes it fun. Think of a fire on the beach: 1 lights it, 3 tells stories, and soon other people join them. But neither likes dull work, so nobody gets more wood and the fire goes out. Decide in advance who does the boring jobs this time.',
  '1-4':
    '1 and 4 find each other difficult, because 1 wants to start and 4 wants to prepare. When they paint a room, 1 is already painting while 4 is still covering the floor. 1 thinks that 4 wastes time; 4 thinks that 1 makes a mess. Divide the work: each of them paints one wall and does not criticize the other.',
  '1-5':
    '1 and 5 get on very well, because both like speed, risk and plenty of freedom. 1 picks the goal; 5 finds a surprising way to get there. Neither asks where the other has been, and both like that. Small duties are forgotten, because each thinks the other has done them. Share one short list of bills and household jobs.',
  '1-6':
    '1 and 6 need patience with each other, because 6 shows love by helping and 1 hates to be helped. When 1 is sick, 1 keeps working; 6 arrives with tea, a blanket and advice. 1 feels watched, while 6 feels pushed away. Things improve when 6 offers help only once, and when 1 accepts at least the tea.',
  '1-7':
    '1 and 7 suit each other well: 1 acts, 7 thinks, and neither needs constant company. 1 gives the quick answer, which is sometimes wrong; an hour later 7 brings the right one. They leave each other in peace, but sometimes for too long. Set a time each week to talk about something other than tasks.',
  '1-8':
    '1 and 8 can do great things together, but only if they stop fighting over who is in charge. 1 wants to be free to act, while 8 wants to run the whole plan. They argue about everything, even about how warm a room should be. Luckily neither stays angry for long. Divide the decisions: some belong to 1 alone, and some to 8.',
  '1-9':
    '1 and 9 get along reasonably well, though 1 wants a clear yes and 9 has many people to think of. 1 plans an evening for two, but then a friend is in trouble, and 9 goes to help. Both are brave and quick to forgive, which helps. 1 should ask for a fixed day and hour, and 9 should really be there.',
  '1-11':
    '1 and 11 inspire each other, as long as 1 gives the ideas of 11 time to grow. 11 has an idea at night, and it is not finished yet. By noon, 1 has told everyone about it and set a date. The result may be good, but 11 gets nervous. Wait one full day between the idea and the announcement.',
  '1-22':
    '1 and 22 easily agree on a goal, but not on how long it should take. 1 wants a result this summer, while 22 is planning for fifty years. In a garden, 1 starts to dig while 22 is still testing the ground. Split the job: 1 gets the first step and 22 gets the rest. Neither corrects the other.',
  '1-33':
    '1 and 33 learn from each other, because 33 can guide 1 without giving orders. 1 does not like lessons, but learns a great deal from such a patient friend. In return, 1 gives 33 the courage to say no. Now and then, 1 should look after 33 too, without being asked.',
  '2-2':
    '2 and 2 are gentle, close and able to understand each other almost without words. Both of you listen well and remember what matters. Yet both need to hear that they are loved, and each waits for the other to say it first. When one of you looks tired, the other begins to worry. Every day, tell each other one thing you are glad about.',
  '2-3':
    '2 and 3 enjoy each other, although 3 talks openly about things that 2 would keep private. 3 tells the story and 2 adds the facts, which makes them good hosts. When 3 makes fun of something, 2 smiles but may feel hurt for days. 3 should say something kind afterward. Decide together which stories may be told.',
  '2-4':
    '2 and 4 are a strong, quiet pair who can rely on each other for years. 4 keeps every promise; 2 makes any place friendly. They share the housework almost without talking. The weak point is praise: 4 thinks that good work is enough, but 2 needs to hear kind words. A plain “I’m glad you’re here” from 4 helps more than another repair around the house.',
  '2-5':
    '2 and 5 often hurt each other without meaning to, because 2 wants to be close and 5 wants to be free. 2 arrives early; 5 comes late, but with a present. 2 asks, “Do I matter to you?” and 5 feels trapped by the question. Agree on a few fixed times. At these times, 5 must be there. At all other times, 2 does not wait.',
  '2-6':
    '2 and 6 are warm and loyal together, because both like to look after people. 6 feeds the guests, while 2 notices who is feeling left out. Trouble starts when everyone thanks 6 and nobody thanks 2. 6 is too busy to see it. 6 should tell the others what 2 has done.',
  '2-7':
    '2 and 7 find it hard to feel close, because 2 needs to hear kind words and 7 seldom says them. 7 leaves a note: “Gone out. Back later.” 2 reads it several times and thinks that 7 is angry. 7 was only thinking of something else. It helps if 7 adds three kind words, and if 2 asks one direct question.',
  '2-8':
    '2 and 8 work very well together, because 8 is strong and 2 knows how to talk to people. When they buy a car, 8 says what they will pay, and 2 notices what the seller is hiding. Each admires what the other can do. But 8 often gives orders, so 2 may feel like an assistant. 8 should first ask what 2 thinks, and take the answer seriously.',
  '2-9':
    '2 and 9 are kind to each other, though 9 has many friends and 2 would like more time together. 9 invites strangers to dinner; 2 cooks, smiles and hopes for a moment alone with 9. They really love each other. It helps if 9 keeps some evenings only for 2.',
  '2-11':
    '2 and 11 understand each other deeply, but both are so sensitive that small problems seem large. 11 notices every change of mood, and 2 is afraid to be the cause of it. Often the cause is only a headache. When they trust each other, they are one of the most loving pairs. Say the simple fact first: “I’m tired, and it isn’t you.”',
  '2-22':
    '2 and 22 go together very well: 22 plans something large, and 2 brings people to support it. 22 knows what the new playground will cost; 2 knows which neighbor to ask first. Both are patient, at times so patient that nothing happens. Set a date for every decision, and let 2 make the first call on that day.',
  '2-33':
    '2 and 33 suit each other, because both are gentle and want the people around them to be well. 33 encourages everyone, while 2 notices who needs more time. Because 33 is kind to everyone, 2 may not feel special. 33 should do something for 2 that 33 does for nobody else.',
  '3-3':
    '3 and 3 have more fun together than almost any other pair. Even shopping is fun, and both of you are generous with praise. But nobody thinks of practical things: you may come home with three new jokes and without the milk. When one of you is sad, the other should stop being funny and ask why.',
  '3-4':
    '3 and 4 have a hard time together, because 3 likes to play and 4 likes order. 4 has a place for every tool; 3 borrows one and never puts it back. 3 finds this funny; 4 finds it rude. Keep separate rooms: a tidy one for 4, and one for 3 where a mess is allowed. In shared rooms, 4 makes the rules and 3 may decorate.',
  '3-5':
    '3 and 5 have a great time together, because both are quick, curious and never bored. 3 finds a party, and there 5 hears about the next one. Soon there is no money left, and no time to sleep. Neither likes to be the careful one, so agree before you go out on what to spend and when to leave.',
  '3-6':
    '3 and 6 make each other happy: 6 creates a warm home, and 3 fills it with laughter. Children and guests love to visit. At a party, 6 bakes the cake; 3 plays with everyone who eats it. Then 6 does the dishes alone, because 3 has found something else to do. 3 should stay for the last hour and help.',
  '3-7':
    '3 and 7 find it difficult to be together for long, because 3 needs talk and 7 needs quiet. 3 says whatever comes to mind; 7 is still thinking about the first sentence. After an hour, 3 thinks that nobody is listening, and 7 has a headache. Divide the day: 7 gets a silent morning. At lunch, 7 listens to 3 and asks two questions.',
  '3-8':
    '3 and 8 do not agree easily, because 3 asks whether a thing is beautiful and 8 asks what it costs. 3 draws a dragon on the poster for the sale and forgets the prices. 8 sees only the missing prices. Together they could sell a lot. 8 should praise the dragon first. Then 3 should add the prices.',
  '3-9':
    '3 and 9 are one of the happiest pairs, both warm, creative and open to everyone. 3 starts the singing; 9 invites the strangers to join in. Together they are never sad for long. Practical things are their weak point: they may announce a concert before they have found a hall. Decide who does the dull work, and do it first.',
  '3-11':
    '3 and 11 excite each other’s imagination, and most of the time they both love it. 3 invents a ghost story, and 11 feels that the ghost is in the room. After such evenings they have new songs and strange plans. Then 3 sleeps well, but 11 cannot sleep at all. Stop early at night, and let 3 end with something funny.',
  '3-22':
    '3 and 22 add to each other: 22 builds things that last, and 3 makes them fun. 22 designs the theater, and 3 knows which plays people will love. After some years, 3 gets bored, and 22 is angry when 3 changes a plan just for fun. Celebrate each finished part, so that 3 stays interested and 22 gets some rest.',
  '3-33':
    '3 and 33 are a joy to each other and to everyone near them. On a bad day, 3 makes people laugh, and 33 comforts them. Children adore them both. Neither likes to be strict, so the children go to bed late and the bills are not paid on time. Take turns in saying, “That’s enough for today.”',
  '4-4':
    '4 and 4 trust each other completely and quarrel mainly about the right way to do things. Both of you are honest, careful and on time. Each also believes that only one method is right. You can argue for an hour about how to pack the car. Divide the jobs: whoever does a thing decides how, and the other makes no corrections.',
  '4-5':
    '4 and 5 are the most difficult pair in our table, because 4 loves routine and 5 hates it. 4 feels safe with a plan, while 5 feels trapped by one. 4 never forgets a promise; 5 makes one quickly and may forget it. They manage best with a lot of humor and very few rules, clearly agreed.',
  '4-6':
    '4 and 6 build a good home together, because both are faithful and both work hard. 4 takes care of the house itself, and 6 takes care of the people in it. They disagree when 6 spends money that 4 wanted to save, or gives advice while 4 is working. Agree on how much money 6 may spend without asking.',
  '4-7':
    '4 and 7 get along quietly and well, except that 4 wants results and 7 wants reasons. When a clock stops, 7 takes it apart to learn why, while 4 wants it to work again by tonight. Both are patient and do not like loud arguments. Agree on a day when 7 must be finished. Until then, 4 should not touch the clock.',
  '4-8':
    '4 and 8 are a powerful team: 8 sees the opportunity, and 4 does the work properly. 8 buys the old shop; 4 arrives with tools and does not ask why. A month later it is open. Both trust actions more than nice words. The danger is that they never stop, so keep one day a week on which neither may mention work.',
  '4-9':
    '4 and 9 often disappoint each other, because 4 wants to keep things and 9 gives them away. 9 lends the good ladder to a stranger, and 4 worries until it comes back. 9 gives evenings away too, whenever other people need help. Buy a second ladder, and write your shared evenings in the calendar.',
  '4-11':
    '4 and 11 do best when 4 takes feelings seriously and 11 takes facts seriously. 11 senses that something is wrong in the house; 4 checks everything and finds no fault. Each is sure of being right, and soon each feels that the other shows no respect. Look together for five minutes before anyone says, “You imagine things.”',
  '4-22':
    '4 and 22 are two builders who can trust each other’s work. 22 makes the great plan; 4 checks every screw. They would happily build a boat for nine years and then forget to sail it. Choose the day of the first trip now, and go even if the boat is not finished.',
  '4-33':
    '4 and 33 see rules differently: 4 wants the same rule for everyone, and 33 always makes an exception. A boy returns a book a year late: 4 wants him to pay for it, while 33 wants to comfort him. Each thinks that the other is unfair. Decide on the rule in advance. Then allow 33 a fixed number of exceptions, and let 4 count them.',
  '5-5':
    '5 and 5 have a wonderful time whenever they meet, but they do not meet often. Both of you hate fixed plans, so neither blames the other. Three days of talk and travel are followed by weeks of silence. Agree on the next date before you say goodbye, and do not change it.',
  '5-6':
    '5 and 6 make each other unhappy unless they talk about time, because 6 waits at home and 5 forgets the time. 6 keeps dinner warm all evening, while 5 has eaten with new friends. 6 feels unloved; 5 feels guilty, then angry. 5 should call early. Now and then, 6 should go out too, instead of waiting.',
  '5-7':
    '5 and 7 interest each other and leave each other free, which suits both of them. 5 brings home stories, stones and strange food; 7 finds out what they are. Nobody asks, “Where were you so long?” But months may pass without one serious talk. Plan one trip a year on which 5 slows down and 7 comes along.',
  '5-8':
    '5 and 8 need clear agreements, because 8 wants to build something and 5 wants to keep moving. If they buy a big car together, 8 plans to rent it out, but 5 has already left in it. 8 finds 5 careless; 5 finds 8 too strict. Mark days for business and days for adventure, and spend some of each together.',
  '5-9':
    '5 and 9 like each other a great deal, because both are open to the world and curious about people. 5 loves new places; 9 loves those who live there. At parties, 5 wants to leave while 9 is still talking to everyone. Both are often away, so agree on one thing that you always do together.',
  '5-11':
    '5 and 11 set each other in motion: 11 has the vision, and 5 dares to try it. 11 says “now,” and 5 is already running. Few pairs see and do so many new things. Both forget about time, money and the weather. Before each adventure, 5 should check the practical side, and 11 should say honestly whether it will be too tiring.',
  '5-22':
    '5 and 22 rarely move at the same speed, because 22 plans for years and 5 leaves tomorrow. 22 has a folder for every country; 5 has already been to three of them. Each trip begins with an argument about when to leave. Start with one short trip: 22 plans the first two days, and 5 decides about the rest.',
  '5-33':
    '5 and 33 give each other something new: 5 brings surprise, and 33 brings kindness. On a school trip, 5 would find a strange place to visit, and 33 would turn it into the best lesson of the year. 33 worries a little when 5 disappears. Before a trip, 5 should say how long it will take. Then 33 need not worry.',
  '6-6':
    '6 and 6 give each other a warm, reliable home, even if both want to run it. Each of you cooks, cares and tells the other to sit down. You may even put salt in the same soup twice. Both give advice, though neither asked for it. Take turns: one is the host this week, and the other only says thank you.',
  '6-7':
    '6 and 7 hurt each other easily, because 6 comes close with help and 7 wants to be left in peace. 6 tidies the desk out of love; 7 can no longer find anything and goes silent. The harder 6 tries, the further away 7 goes. 6 should ask first and accept a no. 7 should say thank you before the no.',
  '6-8':
    '6 and 8 can do well, if 8 remembers the people and 6 respects the rules. 8 teaches the dog to stay off the sofa, but 6 feeds it there. 8 earns the money and 6 looks after the family, so each thinks that the other’s work is easier. Set the rules together, and now and then do each other’s work for a day.',
  '6-9':
    '6 and 9 get along easily, because both have big hearts and like to help. 6 cares for those at home; 9 thinks of those far away. In one afternoon they can give away more than they own. 6 suffers a little each time 9 is needed elsewhere. Let 9 say in advance which evenings are for home.',
  '6-11':
    '6 and 11 look for different things: 6 wants to stay in one place, and 11 has sudden visions. 6 has just hung the curtains when 11 feels that they should live by the sea. 11 thinks this is a beautiful idea; 6 thinks that 11 does not like the curtains. 11 should mention such ideas early and wait a month. In that month, 6 may ask practical questions.',
  '6-22':
    '6 and 22 go well together: 22 builds for many people, and 6 makes them feel at home. 22 thinks of the roof and the next eighty years; 6 wants a kitchen where people can talk while they do the dishes. Both do too much alone. When neighbors offer help, say yes and give them a task.',
  '6-33':
    '6 and 33 are among the warmest pairs of all, because both love to help others. When a friend is sick, 6 cooks and cleans, while 33 sits down and listens. They agree on nearly everything, above all on what would be good for other people. Sometimes it is too much, and those people want to be left alone. Every week, give some of that care to each other.',
  '7-7':
    '7 and 7 understand each other’s need for quiet, but they may wait too long to speak. You can spend a day in the same museum, hardly talk and both be content. Trust comes slowly and then lasts. The danger is that each of you believes the other would rather be left alone. Ask in words now and then.',
  '7-8':
    '7 and 8 are a difficult pair, because 8 wants an answer now and 7 is still asking questions. 8 must order the party tent by noon; 7 talks about the chance of rain and how clouds form. 8 thinks that 7 is weak; 7 feels pushed. It helps if 8 asks one week earlier and listens patiently to all the doubts.',
  '7-9':
    '7 and 9 do not find it easy, because 9 trusts people and 7 checks what they say. 9 gives money to a stranger with a sad story; 7 heard the same story from him last week. Sometimes 7 is right to doubt, and sometimes the sad story was true. Talk about facts and feelings separately, and call nobody a fool.',
  '7-11':
    '7 and 11 fascinate each other, because 11 knows things at once and 7 finds out why. When they read a crime story, 11 guesses the murderer after nine pages, and 7 can prove it at the end. They can talk for whole nights. But they forget practical things: nobody answers the phone, and the fridge is empty. Give each person two household jobs.',
  '7-22':
    '7 and 22 need a clear agreement, because 22 wants to finish the work and 7 wants to understand it. 22 wants to start building; 7 has found an old coin in the ground and wants to look for more. Both are serious and stubborn. Plan a fixed time for questions before the work begins. After that, nobody asks any more questions.',
  '7-33':
    '7 and 33 must be patient with each other, because 33 shows love in many words and 7 in very few. 33 fills a whole card with comfort; 7 writes one line. 33 thinks that 7 is cold; for 7 it is all too much. Both mean well. Let 33 leave some silence, and let 7 add a second sentence.',
  '8-8':
    '8 and 8 need clear agreements: as partners they can win almost anything, but as rivals they only make each other tired. Both of you like power and admire it in the other. Even a game may end in a quarrel about the rules. Choose a common goal, so that you do not compete with each other. At home, divide the decisions and do not discuss them again.',
  '8-9':
    '8 and 9 disagree about what is important, because 8 wants to keep and build while 9 wants to share. They win a prize: 8 has a plan for it, but 9 has promised half of it to others. Each is a little shocked by the other’s idea. Divide things first. Then each of you may do what you like with your half.',
  '8-11':
    '8 and 11 do well when 8 respects feelings and 11 gives reasons. 11 senses that a chance is the right one; 8 wants facts. Sometimes 11 is right, and sometimes 11 makes an expensive mistake. Keep a little money for ideas that nobody can prove. For everything larger, wait for the facts.',
  '8-22':
    '8 and 22 get on very well and can do what others only talk about. 22 designs something huge, and 8 knows whom to call and how to pay for it. If they plan a school party, the whole town comes. Rest and friends are easily forgotten. Invite people who know nothing about the project, and do not mention it at the table.',
  '8-33':
    '8 and 33 need to agree on what success is, because 8 wants to win and 33 wants everyone to take part. If they trained a children’s team together, they would quarrel during the first game. 8 is honest, 33 is kind, and a child in tears needs both: the kindness first, then the truth. Use that order with each other too.',
  '9-9':
    '9 and 9 understand each other well: both have large hearts and feel deeply for the world. You cry at the same films and want to help the same people. But neither of you stays at home for long, because there is always another person who needs you. Ask each other plainly, from time to time, to stay.',
  '9-11':
    '9 and 11 inspire each other, because both believe that the world could be better. 11 finds the right words, and 9 tells them to many people. They may be so busy with helping that they forget to eat. When 9 goes to the next meeting, 11 worries. A short message from 9 and a quiet meal afterward help.',
  '9-22':
    '9 and 22 meet in a common task: 9 brings people, and 22 gives them a place. When 22 plans a dinner for ninety neighbors, 9 invites a hundred and twenty. They forgive each other, because the aim is the same. Talk about numbers early, and let 22 plan more seats than 9 asks for.',
  '9-33':
    '9 and 33 are one of the best pairs there is, both full of kindness for people. If a bus could not move in the snow, 9 would comfort the old and 33 would teach the children songs. Everyone goes home happier, except these two, who are tired. Both find it hard to stop giving. Before you help anyone else, rest together for one whole day.',
  '11-11':
    '11 and 11 feel unusually close, as if each could read the other’s mind. Often you are right about each other, which is wonderful. Sometimes both of you feel the same small worry and make it bigger. Then even a late bus looks like a bad sign. Check the facts first, or ask a calm friend who can laugh with you.',
  '11-22':
    '11 and 22 complete each other: 11 sees what could be, and 22 knows how to build it. 11 dreams of a house made of glass; 22 asks who will clean the windows. 11 feels slowed down and 22 feels rushed, but neither could do it alone. Let 11 describe the whole dream before 22 asks the first question.',
  '11-33':
    '11 and 33 are a rare and gentle match, full of ideas and of care for others. 11 says something new and surprising; 33 explains it so warmly that everyone can follow. Both give until they have no strength left. Agree on an hour in the evening when the phones are off and nobody else needs you.',
  '22-22':
    '22 and 22 trust each other, as patient people with plans of the same size. Each of you feels understood at last. But you make small things too big: a child asks for a toy house, and you begin to plan a whole park. The child is still waiting. Build the small thing first, this week. Then go back to the great plan.',
  '22-33':
    '22 and 33 want the same good thing, though 22 wants it perfect and 33 wants it soon. 22 is still building the swimming pool; 33 has already promised lessons to six grandmothers. 33 keeps 22 close to real people; 22 saves 33 from promising too much. Open one part early and finish the rest in peace.',
  '33-33':
    '33 and 33 are perhaps the kindest pair of all and hardly ever quarrel. Each of you gives, teaches and forgives. But you do not speak about difficult things: you would keep a bad gardener for years because you do not want to hurt him. Practice with each other: say something honest today, even if it is not comfortable.',
};
