import type { CoreReadings } from './types';

/**
 * The Name Number: how a person is known. The same entries stand under Destiny, Soul Urge,
 * Personality and Expression, so each is a portrait of the number in a person.
 */
export const nameReadings: CoreReadings = {
  1: {
    title: 'Independent Leader',
    meaning:
      '1 leads. Your Name Number says that people know you as independent and strong, a person who decides quickly and goes first.',
    intro: 'You make up your own mind, take the first step and let others follow if they like.',
    keyTraits: [
      'independent',
      'determined',
      'brave',
      'original',
      'bossy',
      'confident',
      'active',
      'quick',
      'impatient',
      'strong',
    ],
    strengths:
      'You do your best work when there are no instructions. Suppose that the door of a village hall does not open, and thirty people stand in the rain and discuss whom to call. You find a low window, climb in and open the door from inside. Nobody asked you to do this. You like to decide, and you do it openly, so others always know what you think. Your ideas are your own, even the strange ones. If they fail, you blame nobody else. People come to you with things that nobody has done before, because new things interest you more than they frighten you.',
    challenges:
      'You decide for other people without asking them. On a date you order the food for both, and your partner has no choice. In meetings you give your answer while a slower speaker is still looking for words. He may have the better idea, but now he keeps it to himself. Friends notice that you always choose the film and always drive. You mean to be quick and useful. What they feel is that their opinion is not needed. Ask what they want, and wait for a real answer. You will still lead, and more people will want to follow.',
    additionalInsights: [
      'You like a small thing that you created better than a large thing that others gave you. You are proud of a business with your own name, or of a recipe that nobody taught you. You hate it when people compare you with a brother, a sister or an earlier boss. Look for places where there is no one to compare you with.',
      'In love you are clear. You do not hide your feelings, and you say them in one plain sentence. But your partner may never see you unsure. Show it sometimes. Ask in the evening what they would do in your place, and then really do it. They will take it as a great compliment.',
      'It does not suit you to wait until others choose you. You do better when you start small and show the result: a first test, a model or a page. Then others can join or not. This also keeps you calm. Arguments about plans are long and tire you, while arguments about a real thing are short. You may learn that people follow an example more easily than an order.',
    ],
  },
  2: {
    title: 'Diplomatic Peacemaker',
    meaning:
      '2 is the peacemaker. As a Name Number it means that people know you as gentle and fair, good at listening and at ending quarrels.',
    intro: 'You listen so well that both sides of a quarrel tell you everything.',
    keyTraits: [
      'polite',
      'helpful',
      'understanding',
      'sensitive',
      'loyal',
      'moody',
      'friendly',
      'gentle',
      'emotional',
      'trusting',
    ],
    strengths:
      'Listening is your great talent. At dinner the shyest guest tells you all about her garden, because you asked and then waited. You remember who has stopped drinking, who has lost a parent and which guests do not like each other. When two friends stop talking to each other, both of them still talk to you. You explain to each of them what the other one feels, and you are fair to both. Often nobody sees that you made peace. They only notice how badly everything goes on the day you are away. You are also loyal, and your friendships last for decades.',
    challenges:
      'Other people’s moods become your own. You leave home happy, sit for an hour beside a worried colleague, and come back worried without knowing why. If your partner is silent at breakfast, you search your memory for something you did wrong. Usually the reason was a bad night. You feel responsible for the mood in every room, and that is tiring work. It helps to ask yourself a simple question: is this feeling mine? If it is not, you can be kind to the other person and still feel well. Often a walk of ten minutes alone is enough to find out what you feel yourself.',
    additionalInsights: [
      'You choose your words with great care. A message of six words takes you twenty minutes. You make a word softer, change it back, worry that it looks angry, and finally send “Sounds good!” The person who reads it does not know how long you worked on it. But they feel that you are gentle with them. Use the twenty minutes only for messages that matter.',
      'You do your best work with one other person. In a large group you become quiet, and alone you doubt your ideas. With the right partner you think clearly, notice every detail and can be very funny. Look for such a partner at work, in music and in love. A good one asks for your opinion twice, because your first answer is often only polite.',
      'Harmony matters to you in things as well. Loud colors, harsh light and angry voices on the radio make you tired. A calm room, soft music and a table set with care give you strength. You really need this. Arrange at least one corner of your home in this way and go there after difficult meetings.',
    ],
  },
  3: {
    title: 'Creative Soul',
    meaning:
      '3 creates. With this Name Number you are known for your imagination, your humor and the joy you bring to other people.',
    intro: 'Where you are, there is talk, color and usually laughter.',
    keyTraits: [
      'colorful',
      'talkative',
      'entertaining',
      'stylish',
      'funny',
      'emotional',
      'loud',
      'sociable',
      'artistic',
      'dramatic',
    ],
    strengths:
      'Imagination is your gift, and you share it. If you sit between two boring guests at a wedding, soon both of them are laughing. You find the funny side of a dull subject and let the other person feel that they found it. Bad news is easier to bear when you bring it. Good news sounds even better. You may write, cook, dance, decorate or simply talk; each time you add something that was not there before. People call before a party to ask whether you are coming. They like you, and they also like themselves better when you are around.',
    challenges:
      'You make your stories better than the truth. Each time you tell them, the fish that you caught gets bigger, the storm gets stronger, and you get braver. You do it for joy, and your listeners enjoy it too. The trouble comes later. Friends repeat what you said and look foolish, or you tell a secret because it is such a good story. When you report something serious, people wait for the joke and believe half of it. You can help them. Say “this part is true,” and then tell only the facts. Your real life is colorful enough.',
    additionalInsights: [
      'Your style says a lot about you. You have a yellow raincoat, a strange hat or a laugh that people recognize from far away. In gray clothes you do not feel like yourself. Wear something colorful even on serious days, for example bright socks. A little color gives you courage, and it helps people to remember you.',
      'As a friend you appear and disappear. For a month nobody hears from you; then there are five voice messages, and in the last one you are singing. Friends forgive you, because nobody celebrates their birthdays so well. Write those dates down. A short call on the right day tells them more about your love than a great party one week late.',
      'Making things keeps you cheerful. When you create nothing, small troubles grow large in your mind, because your imagination still needs something to work on. So make a little every day: ten lines, one photograph, a new sauce. It need not be good. Once a feeling has become a picture or a song, you can look at it, and sometimes you can even laugh.',
    ],
  },
  4: {
    title: 'Master Builder',
    meaning:
      '4 builds. As a Name Number it means that others know you as practical and reliable: you work hard and you keep your word.',
    intro:
      'When friends move to a new home, they call you first, because you will come early and bring the right tools.',
    keyTraits: [
      'organized',
      'sensible',
      'steady',
      'strict',
      'critical',
      'productive',
      'efficient',
      'reliable',
      'direct',
      'careful',
    ],
    strengths:
      'People can rely on you completely. If you say three o’clock, it is three o’clock. You keep things working: an old car, the money of a club, a team with problems. New colleagues may find you slow. Then the parts are put together, and only yours fits, because you measured and the others guessed. You do not need praise to work well. When your boss gives a speech to thank you, you may be busy in the basement with the heating. For you, good work says more than words.',
    challenges:
      'You are strict with people who work less carefully than you do. A young colleague brings you something she is proud of, and you point to the one mistake. You find that helpful. She hears that nothing else was good. You think that good work needs no comment, so weeks can pass without a kind word from you. Those who love you learn to understand your silence. Others stop bringing you their work. Praise costs nothing, and it takes a few seconds. Before you name the mistake, name two things that are right. They seem normal to you, but the other person had to learn them.',
    additionalInsights: [
      'You show love by doing things. You clean the ice from your partner’s car before they are awake. You repair the broken step. A partner who waits for great words may wait a long time. Say the words as well, at least on birthdays. Not everyone sees the love in a repair, and then they miss the best of you.',
      'You are careful with money and generous in secret. You keep the receipts of machines that broke years ago. But when your brother needed a car and could not pay for it, you put money in an envelope and left it on his table. You never spoke of it again. People who think that you love money do not know about the envelope.',
      'Routine gives you freedom. You rise at the same hour, keep tools in one place and do the unpleasant task first. Others find this boring; to you it means that your head is free for real problems. Protect your routines, but leave some evenings free of plans. Good surprises need a little room in your calendar.',
    ],
  },
  5: {
    title: 'Free Spirit',
    meaning:
      '5 is the free spirit. This Name Number means that you are known as curious, lively and always ready for a change.',
    intro:
      'You like to have many choices, and you are happiest when the day does not go as planned.',
    keyTraits: [
      'lively',
      'spontaneous',
      'outgoing',
      'playful',
      'forgetful',
      'charming',
      'freedom-loving',
      'unreliable',
      'curious',
      'adventurous',
    ],
    strengths:
      'Life gets more interesting around you. A concert is canceled, and within an hour you have found a street festival, two new friends and the best fried fish in town. You are not afraid of strangers, so they soon become your friends. You learn fast, talk well and can sell almost anything, because you truly want to hear what the other person thinks. Teams are glad to have you when the plan does not work. You have had more jobs than you usually mention. When you are with careful people, they try something new, and they go home a little braver.',
    challenges:
      'Your promises are meant honestly and often forgotten. On a happy evening you offer a friend your help with the move, your old bicycle and a weekend at the lake. The next day something new happens, and you do not think of it again. You have not lied; you simply live in the present, while your friend is still waiting with his boxes. People like you, but they do not count on you. That is a pity, because you are kinder than they think. Promise half as much. Write it down while you are still speaking. If you keep one promise, it means more to people than ten charming offers.',
    additionalInsights: [
      'You are hard to find. You have changed address and number so often that older relatives no longer write them down. You enjoy this, but they feel that they are losing you. Let two or three people always know where you are. It takes nothing from your freedom, and they will worry less.',
      'Dull jobs put you in a bad mood, while variety makes you strong. Look for work with several places, different tasks and new faces. If your work is always the same, take a new way there, eat something else, or change the order of your tasks. Small changes satisfy you more than you would think. They also help you to stay in a job during a bad week.',
      'You talk more when people are curious than when they are strict. If they ask where you have been, you say little. If they ask what it was like, you talk for an hour and also tell them your plans for tomorrow. Tell this to the people you love. Tell them also that you come home sooner when nobody is angry about the time.',
    ],
  },
  6: {
    title: 'Nurturer',
    meaning:
      '6 takes care of people. As a Name Number it says that you are known for warmth and responsibility, at home and far beyond it.',
    intro: 'People feel at home with you, and most of them have eaten at your table.',
    keyTraits: [
      'caring',
      'welcoming',
      'warm',
      'fair',
      'sincere',
      'bossy',
      'loving',
      'helpful',
      'proud',
      'generous',
    ],
    strengths:
      'You see what people need and quietly provide it. Before you sit down at a party, you see that the host has not eaten and that the baby is too warm. A moment later both are taken care of. When children break something, they bring it to you before they tell a parent. You are also fair. When two neighbors argue about a fence, both ask you to decide, and you are fair even to the one you like less. You have good taste; rooms look better after you have moved one lamp. Your family and friends know that they can count on you.',
    challenges:
      'Giving is easy for you and receiving is hard. When people bring you chocolates, you say that it was not necessary, and you give them all to the other guests. “Stay there, I can do it,” you tell everyone, so nobody helps you. Secretly you hope that one of them will get up without being asked. When nobody does, you sigh so loudly that all of them hear it. They cannot guess what you have never said. Ask for help in a plain sentence, accept it when it comes, and let people do it in their own way.',
    additionalInsights: [
      'Your presents show how well you listen. You give a friend the scarf that she liked two winters ago, or the tea that her mother used to drink. You remember what people love. Let them do the same for you. Next time there are chocolates, take the first one yourself, and eat it while they are watching. It will make them as happy as it makes you.',
      'Your home is your work of art. You care about the light, the food and the mood of the people there, so a quarrel at dinner can spoil your week. Remember that a family is allowed to be noisy and messy. A home where people dare to argue is often a safe one.',
      'You have a strong sense of right and wrong, at work as well as in the family. Unfair treatment of a weaker person makes you brave; you will speak to the director about it. But be careful with small things. If you try to improve everyone’s manners, they begin to hide from you. Fight for the things that matter and laugh about the rest.',
    ],
  },
  7: {
    title: 'Seeker',
    meaning:
      '7 looks for the truth. As a Name Number it means that people know you as quiet, clever and private, a person who thinks before speaking.',
    intro: 'You say little but mean every word, and you need more time alone than most people do.',
    keyTraits: [
      'quiet',
      'intelligent',
      'private',
      'thoughtful',
      'calm',
      'distant',
      'serious',
      'curious',
      'shy',
      'independent',
    ],
    strengths:
      'You think more deeply than most people. Six people argue about a film all the way home, and at last they ask you. You say one sentence about a detail that all of them missed. Everyone is silent and thinks about it. You do not speak often, so your words are remembered. Specialists like you because you admit what you do not understand. Advertising has little effect on you. Secrets are safe with you. If a friend brings you a problem, you look at it from several sides until you find a part that can be solved.',
    challenges:
      'You keep your feelings so well hidden that nobody knows they are there. You liked the evening very much, but you did not say so, and your host wonders what she did wrong. A colleague needs a year to learn that your “hm” is friendly. You would like more invitations, but people believe that you prefer to be alone, so they ask less often. In love, too, you may be sure for months before you mention it. No one can read what you never show. When you have a kind thought, say it aloud in simple words. It feels strange at first and soon becomes easy.',
    additionalInsights: [
      'You are at your best in small groups. At a garden party with forty guests you look as if you wanted to go home. With three friends, rain on the window and a good question, you are warm and surprisingly funny. So invite people in your own way. Four guests are enough, and the best subjects are those that are new to everyone.',
      'You need to be alone in order to understand what you feel. After a quarrel or a great joy, others call a friend; you take a long walk. Tell people before you go. “I need a day to think, and then I will come back” is a very useful sentence in a marriage. Without it, your partner may think that you are still angry.',
      'You want to find something that will still be true in a hundred years. It may be science, music, faith, or a craft that takes half a life to learn. Quick success does not satisfy you, and gossip bores you. Give this search regular hours and do not wait for retirement. You are easier to live with when you have had time to think.',
    ],
  },
  8: {
    title: 'Powerhouse',
    meaning:
      '8 is strength and ambition. Your Name Number tells others that you can lead, handle money and get large things done.',
    intro: 'When something big has to be done, people look at you, and you enjoy it.',
    keyTraits: [
      'ambitious',
      'powerful',
      'competitive',
      'successful',
      'realistic',
      'strong',
      'proud',
      'tough',
      'energetic',
      'responsible',
    ],
    strengths:
      'Big tasks make you stronger. When nobody can solve a problem, you say “Let me make a call,” and people relax. You see who can decide and what it will cost. If a plan is unfair to the weakest, you tell the director. Large sums and famous names do not impress you too much; you talk about a million dollars as calmly as about a restaurant bill. You set clear goals and expect as much of others as you expect of yourself. People who work for you complain about the long hours. They also say that when you promise more money, they get it.',
    challenges:
      'You like to win, even when there is nothing to win. When you and your partner choose a place for a picture, you argue as if it were a business deal. You are well prepared, so you usually get your way. The other person agrees and becomes quiet, and the picture hangs where you wanted it. People who love you do not want to lose every discussion. Some of them simply stop discussing things with you. Decide beforehand which questions really matter to you. With all the others, ask what they would like, and then say yes.',
    additionalInsights: [
      'In your family you are a little like a bank and a judge. Cousins who are a little afraid of you call you first when they need money or a decision. You complain, ask three questions and help. Say clearly whether it is a loan or a present. If this is not clear, every family party will be a little uncomfortable.',
      'You seldom apologize, and when you do, you do it properly. If you have rejected a good idea in front of the whole department, you do not send flowers. You bring the same people together, say that you were wrong and give the idea a budget. They tell this story for years. They trust you more because of it.',
      'You want to be respected, and you also want to be loved, which needs other skills. In love you may behave as you do in business, and you book the best table and the most expensive room. It is impressive for a month. But the right person also wants to see you on a bad day, when you need help yourself. Let them see it.',
    ],
  },
  9: {
    title: 'Humanitarian',
    meaning:
      '9 cares for the whole world. As a Name Number it means that you are known as generous, wise and open to every kind of person.',
    intro:
      'You have friends of every age and background, and you care about many people you have never met.',
    keyTraits: [
      'generous',
      'open-minded',
      'hopeful',
      'tolerant',
      'romantic',
      'artistic',
      'talkative',
      'sincere',
      'kind',
      'wise',
    ],
    strengths:
      'You are interested in every human being, rich or poor. At a big party you are soon in the kitchen, where you talk about books with the man who washes the glasses. You notice who has been left out, and you bring them in. Your friends are all very different. You give easily: time, money, your good boots. You can also see your own troubles as part of something larger, which keeps you calm when others complain. When a colleague retires or a shop closes, they ask you to say a few words, and everyone goes home with a good feeling.',
    challenges:
      'You give advice that nobody asked for. A cousin wants to borrow a ladder. You also give him a book, a diet plan and your thoughts about his marriage. You have seen a lot of life, you understand what is wrong, and you want to save people from pain. Often you are even right. But they came to be heard, or only for the ladder. Even kind advice can make people feel small. They nod and visit less often. Before you begin, ask: “Do you want to hear what I think?” If they say no, smile and give them the ladder.',
    additionalInsights: [
      'You are generous with things, including those that belong to others. The bicycle went to a student and the boots to a man in the street. The big pot, which was your neighbor’s, went to a family after a fire. Everyone thanks you except the owner of the pot. Give first from what is yours. There is usually enough.',
      'Art and feeling belong together for you. You bought the pictures on your walls because of the people who made them, and you can tell each story. Music or theater moves you as much as real events do. Use this talent in public: read aloud, sing, speak, teach. You can make a whole room feel what one person has experienced.',
      'The wide world attracts you. You may have grown up in one small town, yet you never believed that its way was the only one. Foreign food, old customs, other religions: you really want to understand them. Travel if you can. If you cannot, a library, a night class or a neighbor from another country can teach you just as much.',
    ],
  },
  11: {
    title: 'Illuminator',
    meaning:
      '11 brings inspiration. As a Name Number this master number means that others know you as sensitive, full of ideas and able to give hope.',
    intro: 'You often know what others feel or need a moment before they say it.',
    keyTraits: [
      'dreamy',
      'sensitive',
      'inspiring',
      'fascinating',
      'imaginative',
      'nervous',
      'gifted',
      'critical',
      'enthusiastic',
      'demanding',
    ],
    strengths:
      'Your strength is sensing what others have not said. You read a short, cheerful message from a friend and call her at once, because something in it sounded wrong. You are usually right, and you cannot say how you knew. You also see talent in a shy student, or hope in an idea that others did not want. When you speak about it, your hands shake a little. People believe you, because they see that you mean it, and some of them change their lives afterward. Like a lamp in a dark room, you show what is possible, so others find the courage to try it.',
    challenges:
      'Your expectations of people are very high. You see the best that a friend could be, and then you are hurt when he is only nice, forgets your birthday and talks about football. You never told him what you expected. Groups disappoint you in the same way: at first you believed that the club or the new job would be perfect. Then you leave, and nobody understands why. The person you imagine is your friend on a very good day. On other days, try to love people as they are. A real friend with faults is worth more than a perfect one in your imagination.',
    additionalInsights: [
      'You need to believe in what you do. A well-paid job without a purpose makes you tired within months, while you can work for a good cause until you forget to eat. So ask about the purpose before you ask about the salary; you will need both. If your job is only a job, find another place for your ideals, in a club, a class or a book you are writing.',
      'The people closest to you should speak plainly. You sense their feelings anyway, but you may be wrong about the reason. If your partner says “I’m angry at the printer,” you know that it is not about you, and you can relax. Ask for such sentences. In return you can tell people what you find wonderful in them. Few of them have heard it before.',
      'So much feeling makes you tired, and rest is part of your talent. After a day among people you need an hour with little light, little noise and no news. Take it without guilt, as a singer rests her voice. Friends who know this do not mind when you leave a party early. They have seen how lively you are when you have slept.',
    ],
  },
  22: {
    title: 'Master Architect',
    meaning:
      '22 builds big things. As a Name Number this master number says that people trust you with great plans and expect you to make them real.',
    intro:
      'You plan for many years ahead and still take care of every detail, so your large plans become real.',
    keyTraits: [
      'imaginative',
      'practical',
      'logical',
      'determined',
      'busy',
      'confident',
      'skillful',
      'restless',
      'patient',
      'trustworthy',
    ],
    strengths:
      'Plans that frighten others become possible with you. You stand with a few neighbors before an empty piece of land. They see only grass and stones. You already see a market and a clinic, and you know how to bring water there and who must give permission. You explain it so calmly that even the neighbor who was against it begins to ask questions. You are known for this: you turn a huge project into a list of steps. You respect experts, and also the people who clean the rooms. Helpers stay with you for years, because they feel that their work with you will last.',
    challenges:
      'The future interests you so much that you miss the present. At breakfast your partner tells you about a bad night, and you want to listen, but your mind is at the building site. When you reach a goal, there is no party, because you are already thinking about the next goal. But your helpers have worked hard for two years, and they would like to celebrate. You also compare every day with the plan, so you are rarely satisfied. Stop for a moment after each big step. Name what has been done, thank people one by one, and eat some cake with them.',
    additionalInsights: [
      'You explain big plans with simple things. At a family dinner you use the salt to show a library, and the bread to show a row of houses. A relative who did not like the plan moves a glass to show where the school should be. People understand plans that they can touch. Use this gift at work too, and let others change the model.',
      'You often feel pressure, because others see what you could do. Even when you were young, people said that you would do great things. Some days you would like to be ordinary, and you are allowed to be. Take some days off that have no purpose at all. Work in the garden, repair the fence, and let other people solve the big problems.',
      'People learn to trust you slowly, and then they trust you for years. Your papers are in order, what you built is still standing, and you are prepared for problems. But people seldom see your softer side: your doubts, your humor and your bad days. Show it to a few of them. They admire your plan, but they want to follow a person.',
    ],
  },
  33: {
    title: 'Master Teacher',
    meaning:
      '33 is the loving teacher. As a Name Number this master number means that people come to you for kindness, patience and good advice.',
    intro: 'Years later people still thank you for something kind that you hardly remember saying.',
    keyTraits: [
      'encouraging',
      'wise',
      'understanding',
      'comforting',
      'modest',
      'gentle',
      'kind',
      'private',
      'patient',
      'overworked',
    ],
    strengths:
      'You help people to believe that they can do things. When children cannot tie their shoes, you show them slowly, twice, so that next time they can do it alone. Adults come with taxes or a broken heart, and you use the same calm voice, with a small joke at the hardest point. Afterward nobody feels stupid. At work, new people come to your desk in their first week. They call you patient. In truth you are interested: you want to understand what makes this difficult for this person. That kind of attention is rare.',
    challenges:
      'Your own troubles stay hidden. People see you as the strong and kind one, so you believe that you have to be so all the time. When you are asked how you are, you say “Fine, and you?” and the conversation turns to them. You take your worries home and cry in the car, or not at all. Friends would help gladly, but they do not know. Some even feel a little distant from you, because you only give and never take. Find two people you trust, and tell them the truth when they ask. Let them help. You know better than anyone how good it feels to be useful.',
    additionalInsights: [
      'People tell you their stories in the kitchen. They come to borrow eggs and stay to talk about their mother. You feed them first and ask the important question later. It is a great gift, and others often say that you should be paid for it. But take care of yourself too, and eat while your own food is still warm.',
      'When you speak to a crowd, you speak to one person. You look for a nervous guest in the last row, and you explain the subject to that person. So three hundred listeners feel that you talked to them alone. Use this talent, even if large groups frighten you. You do not need to impress them. You only need to find that one face.',
      'Your family does not always need your wisdom. They have watched you be wonderful to hundreds of people. At home they would like an evening with you in old slippers, with a card game or a silly television show. Give it to them. Laughing together about nothing important is also a form of love.',
    ],
  },
};
