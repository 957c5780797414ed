import type { DigitReadings, KarmicReading } from './types';

/** The karmic reading: a past life told as an old story, and the lesson that is drawn from it. */
export const karmicReadings: DigitReadings<KarmicReading> = {
  1: {
    title: 'Warrior & Pioneer',
    meaning:
      '1 stands for courage and leadership. As a karmic number it says that you led others alone in a past life, and that you should now accept help and thanks.',
    intro:
      'Today this shows as courage and speed, together with a habit of doing hard things without asking anyone.',
    pastLifeThemes: [
      'Leading the way',
      'Fighting for others',
      'Crossing unknown land',
      'Giving orders',
      'Refusing help',
      'Eating alone',
    ],
    karmicLessons:
      'The lesson of 1 is that a leader may also be helped. The tale says you were a scout who opened a mountain road for a whole people. You cut steps in the snow and drove off the wolves. The families who followed kept a place for you at supper. You never came, because you had already left for the next mountain. What you could not do then, and can do now, is stay and be thanked.',
    talentsFromPastLives:
      'Courage is what you are said to have brought with you. When a group meets something new or frightening, you step forward while the others are still talking. You find your way in strange cities and strange jobs without much explanation. You also make people braver: a short “come on” from you is often enough to get them moving. Beginnings do not scare you, even when nobody can say how they will end.',
    currentLifeChallenges:
      'You still behave as if everyone would freeze the moment you sat down. A vacation with you can feel like a march. You answer questions with orders and take another opinion as an attack. When something succeeds, you are gone before the celebration, because the next task is already on your mind. People would like to thank you and cannot find you. Later you tell yourself that nobody is grateful, although you gave them no time to say it.',
    soulGrowthPath:
      'Your growth lies in letting others lead now and then, and in finding that nothing falls apart. Begin small. Let a friend choose the road. Ask a question you could answer yourself, and use what you hear. Wait at the top until the slowest walker has seen the view too. You do not have to give up your strength or your pace. You only have to let people come close enough to thank you.',
    healingAdvice: [
      'Walk at a slower friend’s pace for a whole afternoon.',
      'Ask for help once a week before you need it badly.',
      'Sit down and eat with the people you work for.',
      'Let a child lead you home, even if the way is longer.',
      'Thank three people by name for something you say you did alone.',
    ],
  },
  2: {
    title: 'Peacemaker & Mediator',
    meaning:
      '2 stands for peace between people. As a karmic number it says that you spent a past life in another person’s shadow, and should be seen yourself in this one.',
    intro:
      'You bring people together with ease, yet you often forget to count yourself among them.',
    pastLifeThemes: [
      'Making peace',
      'Speaking for others',
      'Keeping secrets',
      'Serving a great name',
      'Waiting patiently',
      'Going unnoticed',
    ],
    karmicLessons:
      'To step out of another person’s shadow is the lesson of 2. In the tale you were the interpreter of a famous ambassador. Two kingdoms quarreled, and you carried their words back and forth with the worst ones taken out. The peace that followed lasted for years. It had his name on it, and he came to believe that he had made it. You said nothing. This time you are asked to sign your own work.',
    talentsFromPastLives:
      'You know how to bring people to agreement. That skill is said to come from years of listening to both sides. You hear the worry inside a calm voice, and you remember what each person told you and why. With in-laws, rivals or an angry teenager you wait, say something mild, and the talk begins. You can also say a hard thing so gently that it is heard. Secrets are safe with you for life.',
    currentLifeChallenges:
      'Being one step behind a stronger person still feels safest to you. You may choose a loud partner, a demanding boss or a brilliant friend, then arrange your life around theirs. Their good days become yours, and so do their bad ones. Asked for your opinion, you tell people what that person would say. After many years it gets hard to say where they end and you begin.',
    soulGrowthPath:
      'Grow by having a life that nobody lent you. Choose one thing that is entirely yours: a class, a plan, a circle of friends. Say “I did that” when you did it, in a normal voice, and wait. People who are fond of the helper are usually glad to meet the person. You need not leave anyone in order to do this. Standing beside them, where both of you can be seen, is enough.',
    healingAdvice: [
      'Put your name on a piece of work that is yours.',
      'Make one decision a week without asking anyone first.',
      'Spend an evening on a hobby that your partner or best friend does not share.',
      'When you are praised, answer “thank you” and nothing else.',
      'Let two adults settle their own quarrel while you do something pleasant.',
    ],
  },
  3: {
    title: 'Artist & Storyteller',
    meaning:
      '3 stands for art and stories. As a karmic number it tells of a past life that depended on applause, and asks you now to finish things without it.',
    intro:
      'Words, color and company come easily to you, while the last quiet part of any work comes hard.',
    pastLifeThemes: [
      'Singing for strangers',
      'Painting scenes',
      'Traveling from fair to fair',
      'Making people laugh',
      'Living on applause',
      'Leaving work unfinished',
    ],
    karmicLessons:
      'The lesson of 3 is to make something for its own sake and to finish it. The tale says you were a singer who went from fair to fair with twelve painted scenes on a cloth. At the most exciting scene you stopped to collect money. The thirteenth, in which the sailor comes home, was never painted. Each time the clapping grew weaker you packed up and looked for a louder town. What is left to learn is how to stay when it gets quiet.',
    talentsFromPastLives:
      'Making dull things come alive is the gift you are said to have kept. Tell a story, and people lean forward and forget their phones. You find a funny comparison while others are still looking for the facts. Colors, rhymes and costumes seem to arrange themselves for you. The best of it appears at bad moments, such as a long wait in a hospital. You find the one remark that lets everyone breathe out.',
    currentLifeChallenges:
      'You tend to collect the praise before the work is done. You describe your novel at dinner, everyone loves it, and the next morning you see less reason to write it. Half-made things fill your shelves. A silent audience hurts you more than an angry one: if nobody reacts, you decide that you have no talent. So you look for new people, who have not heard your stories yet. Old friends sometimes wonder when it will be their turn.',
    soulGrowthPath:
      'You grow each time you go on after the audience has left. Choose a piece of work so small that it can be finished this month. Tell nobody about it until it is done. Notice how it feels to like it before anyone has praised it. Find one person, too, with whom you need not be funny, and let them see you on a dull day. The joy in you does not get smaller. It simply stops depending on who is watching.',
    healingAdvice: [
      'Finish a drawing no larger than a playing card, and sign it.',
      'Keep one project secret until the day it is finished.',
      'Sing a whole song where nobody can hear you.',
      'Give away the materials of a hobby you will not return to.',
      'Ask a friend about their week and tell no story of your own.',
    ],
  },
  4: {
    title: 'Builder & Guardian',
    meaning:
      '4 stands for building and protecting. Its karmic story is a past life spent guarding others from danger; the lesson for today is to know when enough is enough.',
    intro:
      'You make life safe for everyone around you and find it hard to believe that it already is.',
    pastLifeThemes: [
      'Building walls',
      'Guarding a village',
      'Saving for winter',
      'Keeping strict rules',
      'Duty before pleasure',
      'Fear of the flood',
    ],
    karmicLessons:
      'Knowing when a thing is safe enough is the lesson of 4. In the tale you were the keeper of a wall that protected a village from the sea. You knew every stone of it, and in thirty years no storm broke through. Even so, you added another row each fall to be sure. In the end the wall was so high that the village lost its evening sun. Too much safety, the story says, can take away what it was meant to protect.',
    talentsFromPastLives:
      'People can rely on you, and that is your great talent. You are said to have kept a sense for what will hold, in buildings, in plans and in promises. Others see a hopeless pile of work; you see the order in which to carry it away. After a short acquaintance people give you their keys, and they are right to. You can do the same careful thing for years without needing praise. In an emergency the flashlight is yours, and it works.',
    currentLifeChallenges:
      'You prepare for trouble that mostly does not come. Your bag for two nights holds tools for a disaster. Before a picnic you have thought of rain, wasps and broken bones. You repeat rules to people who know them, because saying them makes you calmer. Rest feels like neglect of duty. Those who live with you are grateful for the safety, but sometimes they long for a day without a list.',
    soulGrowthPath:
      'Your path leads from guarding life to enjoying it. Practice leaving small things open: an afternoon with no list, a shelf in disorder, a guest who comes without calling. See that nothing terrible follows. What you have built is strong, and it was strong years ago. You can trust it now and turn around to look at what it was built for. The people behind your wall would like your company.',
    healingAdvice: [
      'Check the lock once, say “locked” out loud, and go to bed.',
      'Leave one shelf untidy for a month and do not explain it.',
      'Say yes to a plan that was made less than an hour ago.',
      'Lie on warm grass for ten minutes and improve nothing.',
      'Write down what “enough” would be before you start the next job.',
    ],
  },
  5: {
    title: 'Explorer & Freedom Seeker',
    meaning:
      '5 stands for freedom and travel. Its karmic story says that in a past life you went everywhere and stayed nowhere, so now you learn to come back.',
    intro:
      'You feel at home in new places at once and become restless as soon as a place knows you.',
    pastLifeThemes: [
      'Crossing borders',
      'Trading spices',
      'Learning languages',
      'Quick escapes',
      'Friends in every port',
      'Promises to return',
    ],
    karmicLessons:
      'Learning to return is the task of 5. The tale makes you a spice trader who crossed every border for a thousand miles. Guards laughed when they searched your bags, and you were on the road again before sunrise. In seven towns people set out a second cup and waited for you. You meant to come, but there was always a new country in the south. Nobody blamed you for leaving. What they missed, and what you missed too, was the second visit.',
    talentsFromPastLives:
      'You learn a new place faster than anyone. Within a day you can order, bargain and joke in the local way. This is read as the gift of many roads. When a plan fails you look almost relieved, because now you may invent another. You see quickly what people want and what they would give for it. An hour with you makes careful people try something they had only dreamed of.',
    currentLifeChallenges:
      'You leave people and places without a real goodbye, and you seldom go back. Your life holds many beginnings: the trial month, the first half of a language, the town where you nearly stayed. A friend from ten years ago would love to hear from you. So much time has passed, though, that you are embarrassed to call. New people are easier, because they have nothing to forgive. In this way you know the whole world a little, and few people know you well.',
    soulGrowthPath:
      'Growth for you comes from going a second time. Return to the same café until the owner knows your order. Call a friend when there is no news. Take the course that follows the beginners’ course. These are small steps, but each shows that you can come back without being caught. Freedom does not end when you have an address. It becomes a choice that you make every morning, which running away never was.',
    healingAdvice: [
      'Read a book you loved again, slowly, to the last page.',
      'Call a person you once left without a proper goodbye.',
      'Unpack your bag completely on the day you come home.',
      'Stop a pleasant evening while it is still pleasant.',
      'Make one promise for next month and keep it exactly.',
    ],
  },
  6: {
    title: 'Healer & Caretaker',
    meaning:
      '6 stands for care. As a karmic number it says that you once looked after everyone and decided for them; in this life you learn to let people choose.',
    intro: 'You see what others need before they do, and waiting until they ask is hard for you.',
    pastLifeThemes: [
      'Nursing the sick',
      'Feeding strangers',
      'Taking in orphans',
      'Growing herbs',
      'A house full of guests',
      'Always knowing best',
    ],
    karmicLessons:
      'The lesson of 6 is that help must leave people free. The tale says you kept a house at a river crossing, with eleven beds for travelers. You washed them, fed them and told them how to live. You told a knight whom to marry and sent a happy monk home to his mother. They thanked you, because you were kind. One young weaver left in secret before dawn, since she wished to choose her own road. You had saved her life, and you wanted to run it as well.',
    talentsFromPastLives:
      'Comfort is the gift you are said to bring from before. Babies grow quiet in your arms, and a rented room feels like home within a week. In a crowd you notice the one person who has not eaten. You divide things so fairly that nobody counts. Children who come to you in tears are soon busy at your table. People leave your house stronger than they came, often with a jar of something good.',
    currentLifeChallenges:
      'You take over problems that were not offered to you. A niece mentions that she is tired of her work, and by the next day you have found her another job. It may even be better, but it is her life, and she only wanted to complain. Love on this scale begins to expect something back, though you would be shocked to hear it. If your advice is not followed, you feel rejected. So people hide their troubles from you, which is the last thing you want.',
    soulGrowthPath:
      'Learn to offer care and then wait. Say once what you could do, and leave the decision to the other person. Let people you love make mistakes that they can survive. In the gentler ending of the story, the house at the river is open three days a week and the guests cook for themselves. You are out under the fruit trees, and a guest is giving you a pear. Being cared for, it turns out, is also a skill.',
    healingAdvice: [
      'Let one call go unanswered while your food is hot.',
      'Offer advice once, as a question, and accept a no.',
      'Eat the best pear in the bowl yourself.',
      'Sit in a friend’s kitchen and let them do all the work.',
      'Choose a family problem that is not yours, and leave it alone.',
    ],
  },
  7: {
    title: 'Mystic & Seeker',
    meaning:
      '7 stands for the search for truth. Its karmic story says that in an earlier life you kept your knowledge to yourself, and that you are here to share it.',
    intro: 'You understand a great deal, and most people around you never hear about it.',
    pastLifeThemes: [
      'Study and silence',
      'Watching the stars',
      'Life in a tower',
      'Secret books',
      'Deep questions',
      'Knowledge kept hidden',
    ],
    karmicLessons:
      'Sharing what you know is the lesson of 7. The tale says you lived in a tower by the sea and studied the moon for forty years. You found an error in an old book, where no one else would have looked. Fishermen steered home by your lamp, and you never knew it. A girl from the village climbed the stairs with food and a question about the stars. You took the food and closed the door. This life is read as the chance to answer her.',
    talentsFromPastLives:
      'Your mind goes deep and does not hurry, as though it had had forty years of practice. You stay with a problem after others have gone to lunch, and that is when you solve it. You hear what is false in a report or a voice. Silence does not make you nervous, so people tell you things they tell nobody else. Your best answers often come during a walk or a night’s sleep.',
    currentLifeChallenges:
      'You often know the answer and keep it to yourself. A friend plans a trip over a road that is closed; you could have told him, but he did not ask. You finish a piece of work and show it to nobody, since it could still be better. Simple questions make you impatient, so beginners stop bringing them. When a person you love says that you seem far away, you examine whether the statement is correct. They had hoped that you would come nearer.',
    soulGrowthPath:
      'Come down from the tower one floor at a time: share a little, then a little more. Speak about your work before it is perfect, to one patient person, over a meal. Let them ask the simple question that your books forgot. You need not become sociable, for your solitude is honest and useful. But knowledge that nobody hears helps nobody. Each time you explain what you love and another person understands it, the old mistake is put right.',
    healingAdvice: [
      'Tell one person what you are working on before it is finished.',
      'Answer a beginner’s question in words that a beginner can use.',
      'Look at the night sky without naming anything in it.',
      'Teach a child something you know, and let the child interrupt.',
      'Say “I don’t know” once a week in company.',
    ],
  },
  8: {
    title: 'Ruler & Merchant',
    meaning:
      '8 stands for power and money. As a karmic number it says that you ruled over others in a past life, and that you now learn to be their equal.',
    intro:
      'Money and responsibility are familiar ground for you, while being one of the group is still new.',
    pastLifeThemes: [
      'Running a town',
      'Trade and profit',
      'Judging others',
      'Signing contracts',
      'Wealth and duty',
      'Little time for family',
    ],
    karmicLessons:
      'The lesson of 8 is to be one among equals. The tale says you owned the factory of a town, where cloth was dyed blue, and were its mayor and its judge. Your prices were honest. You ate supper alone over the accounts, and your daughter learned to read from your bills. When a worker’s son corrected your sum in public, you paid him more and never let him near you again. Ruling was easy for you. Sitting down with the others was not.',
    talentsFromPastLives:
      'You know how power and money move, as if you had once run a town. One look at a contract or a team tells you where the weak place is. People who have been treated unfairly come to you, because you ask who is responsible and then something happens. You can bear to be disliked until a job is done. Large sums and large risks leave your hands steady.',
    currentLifeChallenges:
      'Being an ordinary member of a group is hard for you. You correct the schedule, the waiter’s sums and the plan for the picnic. If others lead badly, you are annoyed; if they lead well, you wonder what you are there for. A favor from you can feel like a debt, even if you never mention it. So people treat you with respect and a little caution. Many of them need you, and few drop in without a reason.',
    soulGrowthPath:
      'You grow by giving power away while you still have it. Let a younger person decide something that matters, and keep quiet when they do it differently. Join a game, a choir or a class where you are a beginner. Tell people that you love them without adding a gift. In the tale, the workers’ children swam in the river below your factory and came home blue to the knees. You gave permission and never went to watch. This time, go.',
    healingAdvice: [
      'Eat supper without figures, papers or a phone on the table.',
      'Have a younger person teach you something, and take notes.',
      'Let others choose the restaurant, the route and the wine.',
      'Praise a rival’s work to their face in one plain sentence.',
      'Spend an hour with your family that produces nothing at all.',
    ],
  },
  9: {
    title: 'Humanitarian & Sage',
    meaning:
      '9 stands for giving. Its karmic story says that you once gave up everything for others and became bitter, so the task of this life is to give within limits.',
    intro:
      'You give generously, and sometimes you find out too late that you had nothing left to give.',
    pastLifeThemes: [
      'Helping the poor',
      'Wise advice',
      'Strangers made welcome',
      'Giving everything away',
      'Thanks that never came',
      'A tired heart',
    ],
    karmicLessons:
      'To give without losing yourself is the lesson of 9. The tale says you were a wise old teacher at a harbor, where poor people waited for ships. You gave them your money, your bed and your wood for the winter. They sailed away, and few ever wrote. You told everyone that you needed no thanks. At night, though, you counted what each of them owed you. Kindness turned bitter because it had gone past what you could spare.',
    talentsFromPastLives:
      'Understanding all kinds of people is the gift you are said to keep. A judge, a mechanic and a very deaf grandmother will each believe that you come from their part of town. You know what to say to a person who has lost something. Your words of comfort are remembered for years. You also sense when a thing is over and can end it with grace. Foreign songs, foods and holidays find a home with you.',
    currentLifeChallenges:
      'You say yes until you are empty, and then you are angry. The anger is quiet. It sounds like a sigh, or like a joke about who always does the work. You offer the spare room, then feel used when the guest stays. Having refused every present, you notice that nobody gives you any. You think of leaving it all behind. They would be surprised, since you had told them each time that it was no trouble.',
    soulGrowthPath:
      'Your way forward is to give less than you could, and to give it gladly. Decide beforehand how much time or money is yours to offer. When it is used up, say so kindly and stop. Ask for things in return: a ride, a meal, an afternoon of help. Forgive the old debts by saying out loud that they are paid. A generous person who has slept well does more good than a saint who is keeping accounts.',
    healingAdvice: [
      'Say “not this time” once a week, without a reason.',
      'Write down what you feel you are owed, then tear up the page.',
      'Accept the next present, ride or invitation without giving one back.',
      'Keep one evening a week that you do not lend to anyone.',
      'Tell a person you helped that a thank-you would have pleased you.',
    ],
  },
};
