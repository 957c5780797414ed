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
      'strong-willed',
      'courageous',
      'innovative',
      'dominant',
      'self-confident',
      'active',
      'inventive',
      'impatient',
      'forceful',
    ],
    strengths:
      'You are at your best when there are no instructions. The key breaks in the lock of the village hall, and thirty people stand in the rain and discuss whom to call. You find a low window, climb in and open up from inside. Nobody elected you. You like to decide, and you decide where others can see it, so they always know what you think. Your ideas are your own, even the strange ones. If they fail, you blame nobody else. People come to you when a thing has never been done before, since it interests you more than it frightens you.',
    challenges:
      'You decide for other people without asking them. On a date you order for two, and it is even the right dish, which does not help. In meetings you give your answer while a slower speaker is still looking for words. He may have had the better idea; he takes it home again. Friends notice that you always choose the film and always drive. You mean to be quick and useful. What they feel is that their opinion is not needed. Ask what they want, and wait for a real answer. You will still lead, with more people behind you.',
    additionalInsights: [
      'You would rather create something small of your own than inherit something large. A job with your own name on it, a recipe nobody taught you, a route that is not on the map: such things make you proud. Being compared with a brother, a sister or an earlier boss annoys you deeply. Look for places where there is no one to compare you with.',
      'In love you are clear. You do not play games, and you say what you feel in one plain sentence. What a partner may miss is the sight of you unsure. Let them see it sometimes. Ask in the evening what they would do in your place, and then really do it. Coming from you, that is a great compliment.',
      'Waiting to be chosen does not suit you. You do better when you start small and show the result: a trial, a model, the first page. Then others can join or not. This also saves your temper. Arguments about plans are long and tire you, while arguments about a real thing are short. You may learn that people follow an example more easily than an order.',
    ],
  },
  2: {
    title: 'Diplomatic Peacemaker',
    meaning:
      '2 is the peacemaker. As a Name Number it means that people know you as gentle and fair, good at listening and at ending quarrels.',
    intro: 'You listen so well that both sides of a quarrel tell you everything.',
    keyTraits: [
      'tactful',
      'cooperative',
      'understanding',
      'sensitive',
      'loyal',
      'moody',
      'friendly',
      'graceful',
      'impressionable',
      'trusting',
    ],
    strengths:
      'Listening is your great talent. At dinner the shyest guest ends up telling you about her bees, because you asked and then waited. You remember who has stopped drinking, who is grieving and who should not sit next to whom. When two friends stop talking to each other, both of them still talk to you. You tell each side the fair part of the other’s story, without lying and without taking sides. Often nobody sees that you made peace. They only notice how badly everything goes on the day you are away. You are also loyal: those whom you let into your life stay for decades.',
    challenges:
      'Other people’s moods become your own. You leave home happy, sit for an hour beside a worried colleague, and come back worried without knowing why. If your partner is silent at breakfast, you search your memory for something you did wrong. Usually the reason was a bad night. You feel responsible for the mood in every room, and that is tiring work. It helps to ask yourself a simple question: is this feeling mine? If it is not, you can be kind without carrying it. Ten minutes of walking alone are often enough to find out how you are yourself.',
    additionalInsights: [
      'You choose your words with great care. A message of six words takes you twenty minutes. You soften a verb, take out the period because it looks angry, put it back, and finally send “Sounds good!” The person who reads it has no idea of the work. They do feel that they were treated gently. Just keep the twenty minutes for messages that matter.',
      'You do your best work with one other person. In a large group you become quiet, and alone you doubt your ideas. With the right partner you think clearly, notice every detail and can be very funny. Look for such pairs: at work, in sport, in music, in love. Choose partners who ask for your opinion a second time, since your first answer is often only polite.',
      'Harmony matters to you in things as well. Loud colors, harsh light and angry voices on the radio make you tired. A calm room, soft music and a table set with care give you strength. This is no luxury for a person of your kind. Arrange at least one corner of your home in this way and go there after difficult meetings.',
    ],
  },
  3: {
    title: 'Creative Soul',
    meaning:
      '3 creates. With this Name Number you are known for your imagination, your humor and the joy you bring to other people.',
    intro: 'Where you are, there is talk, color and usually laughter.',
    keyTraits: [
      'colorful',
      'eloquent',
      'entertaining',
      'stylish',
      'amusing',
      'temperamental',
      'vain',
      'sociable',
      'artistic',
      'dramatic',
    ],
    strengths:
      'Imagination is your gift, and you share it. Put you between two boring guests at a wedding, and soon one of them is doing imitations. You find the funny side of a dull subject and let the other person feel that they found it. Bad news is easier to bear when you bring it. Good news gets bigger. You may write, cook, dance, decorate or simply talk; each time you add something that was not there before. People call before a party to ask whether you are coming. They like you, and they also like themselves better when you are around.',
    challenges:
      'You make your stories better than the truth. The fish grows, the storm gets wilder, and your own part in it becomes braver each time. You do it for joy, and your listeners enjoy it too. The trouble comes later. Friends repeat what you said and look foolish, or a secret gets out because it was too good to keep. When you report something serious, people wait for the joke and believe half of it. Mark the border for them: say “this part is true,” then keep strictly to the facts. Your real life is colorful enough.',
    additionalInsights: [
      'Your style says a lot about you. You have a yellow raincoat, a strange hat or a laugh that can be recognized from outside. Dressed all in gray you do not feel like yourself. Keep one colorful thing with you, even on serious occasions, if only the socks. A little color keeps up your courage, and it helps people to remember you.',
      'In friendship you come and go. For a month nobody hears from you; then there are five voice messages, the last one sung. Friends forgive you, since nobody celebrates their birthdays as you do. Write those dates down. A short call on the right day tells them more about your love than a great party one week late.',
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
      'stable',
      'strict',
      'critical',
      'productive',
      'efficient',
      'consistent',
      'blunt',
      'conscientious',
    ],
    strengths:
      'People can rely on you completely. If you say three o’clock, it is three o’clock. You are known by what you keep going: the accounts of the choir, an old car, a team that nearly fell apart. New colleagues may find you slow. Then the parts are put together, and yours is the one that fits, because you measured where the others guessed. You do not need praise to work well. The committee once tried to thank you with a speech, and you were in the basement, checking the heating. Honest work, done to the end, is how you show what you believe in.',
    challenges:
      'You are strict with people who work less carefully than you do. A young colleague brings you something she is proud of, and you point to the one mistake. You find that helpful. She hears that nothing else was good. In your view, a thing done right needs no comment, so weeks can pass without a kind word from you. Those who love you learn to understand your silence. Others stop bringing you their work. Praise costs nothing, and it takes a few seconds. Before you name the mistake, name two things that are right. You expected them; the other person had to learn them.',
    additionalInsights: [
      'Love, with you, is something that gets done. You scrape the ice from a windshield before the other one is awake. You repair the step. A partner who waits for great words may wait a long time. Say the words as well, at least on birthdays. Not everyone understands repairs, and it would be a pity if the best of you were never seen.',
      'You are careful with money and generous in secret. You keep the receipts of machines that broke years ago. But when your brother-in-law’s van died, he found an envelope on the kitchen table before he had finished explaining. You never spoke of it again. People who call you cheap do not know about the envelope.',
      'Routine gives you freedom. You rise at the same hour, keep tools in one place and do the unpleasant task first. Others find this boring; to you it means that your head is free for real problems. Protect your routines, but leave one evening a week open on purpose. Good surprises need a little room in your calendar.',
    ],
  },
  5: {
    title: 'Free Spirit',
    meaning:
      '5 is the free spirit. This Name Number means that you are known as curious, lively and always ready for a change.',
    intro:
      'You like to keep every choice open, and you are happiest when the day does not go as planned.',
    keyTraits: [
      'dynamic',
      'spontaneous',
      'outgoing',
      'youthful',
      'forgetful',
      'charming',
      'freedom-loving',
      'inconsistent',
      'inquisitive',
      'daring',
    ],
    strengths:
      'Life gets more interesting around you. A concert is canceled, and within an hour you have found a street festival, two new friends and the best fried fish in town. You are not afraid of strangers, so they are seldom strangers for long. You learn fast, talk well and can sell almost anything, because you truly want to hear what the other person thinks. Teams are glad of you in the week when the plan breaks down. You have had more jobs than you usually mention. Careful people try the hot sauce when you are with them, and they go home a little braver.',
    challenges:
      'Your promises are meant honestly and often forgotten. In the warmth of an evening you offer a friend your help with the move, your old bicycle and a weekend at the lake. The next day something new appears, and the evening is far away. You have not lied; you simply live in the present, while your friend is still waiting with his boxes. People enjoy you and make other plans just in case. That is a pity, because you are kinder than your reputation. Promise half as much. Write it down while you are still speaking. One kept promise surprises people more than ten charming offers.',
    additionalInsights: [
      'You are hard to find. You have changed address and number so often that older relatives have given up writing them down. To you it feels light; to them it feels like losing you. Give two or three people the right to know where you are at all times. It takes nothing from your freedom, and they will worry less.',
      'Dull jobs put you in a bad mood, while variety makes you strong. Look for work with several places, different tasks and new faces. If your work is always the same, change the way to it, the lunch, the order of things. Small changes satisfy you more than you would think. They also keep you from quitting in a bad week.',
      'Questions work better with you than rules. Anyone who asks where you have been gets a short answer. Anyone who asks what it smelled like gets an hour, and learns your plans for tomorrow as well. Tell this to the people you love. Tell them also that you come home sooner when nobody counts the hours.',
    ],
  },
  6: {
    title: 'Nurturer',
    meaning:
      '6 takes care of people. As a Name Number it says that you are known for warmth and responsibility, at home and far beyond it.',
    intro: 'People feel at home with you, and most of them have eaten at your table.',
    keyTraits: [
      'nurturing',
      'hospitable',
      'tasteful',
      'fair-minded',
      'sincere',
      'self-righteous',
      'affectionate',
      'attentive',
      'proud',
      'unselfish',
    ],
    strengths:
      'You see what people need and quietly provide it. Before you sit down at a party, you see that the host has not eaten and that the baby is too warm. A moment later both are taken care of. Children bring you what they have broken before they look for a parent. You are also fair. When two neighbors argue about a fence, both want you as a judge, and you may decide against the one you like better. You have good taste; rooms look better after you have moved one lamp. Those who belong to you know that you will not let them down.',
    challenges:
      'Giving is easy for you and receiving is hard. When people bring you a present, you say that they should not have, ask about the receipt and pass the chocolates around until the box is empty. “Stay there, I’m up anyway,” you tell everyone, so they stay there. Inside, you hope that one of them will get up without being asked. When nobody does, you sigh, and the sigh is meant to be heard. They cannot guess what you have never said. Ask for help in a plain sentence, accept it when it comes, and let it be done in another way than yours.',
    additionalInsights: [
      'Your presents show how well you listen. It is the scarf a friend admired two winters ago, or the ink that her father used. You remember what people love. Let them do the same for you. Next time there are chocolates, take the first one yourself, and eat it while they are watching. It will make them as happy as it makes you.',
      'Your home is your work of art. The light, the food and the mood of the people in it all concern you, so a quarrel at dinner can spoil your week. Remember that a family is allowed to be noisy and messy. A home where people dare to argue is often a safe one.',
      'You have a strong sense of right and wrong, at work as well as in the family. Unfair treatment of a weaker person makes you brave; you will speak to the director about it. Be careful only with smaller cases. If you try to improve everyone’s manners, they begin to hide from you. Choose the battles that matter and laugh about the rest.',
    ],
  },
  7: {
    title: 'Seeker',
    meaning:
      '7 looks for the truth. As a Name Number it means that people know you as quiet, clever and private, a person who thinks before speaking.',
    intro: 'You speak rarely and exactly, and you need more time alone than most people do.',
    keyTraits: [
      'reserved',
      'intelligent',
      'selective',
      'profound',
      'calm',
      'withdrawn',
      'discreet',
      'curious',
      'silent',
      'refined',
    ],
    strengths:
      'Your mind goes below the surface. Six people argue about a film all the way home, and at last they ask you. You say one sentence. It turns out that they were arguing about the wrong person in the story, and everyone is silent while they think about it. You do not speak often, so your words are remembered. Specialists like you because you admit what you do not understand. Advertising has little effect on you. Secrets are safe, since you keep them on principle. If a friend brings you a problem, you look at it from several sides and return it in a form that can be solved.',
    challenges:
      'You keep your feelings so well hidden that nobody knows they are there. You liked the evening very much, but you did not say so, and your host wonders what she did wrong. A colleague needs a year to learn that your “hm” is friendly. You would enjoy more invitations; people believe that you prefer to be left alone, so they ask less often. In love, too, you may be sure for months before you mention it. No one can read what you never show. Say one kind thing aloud each day, in simple words. It feels strange at first and soon becomes easy.',
    additionalInsights: [
      'Small groups bring out the best in you. On a sunny lawn with forty guests you look as if you wanted to go home. With three friends, rain on the window and a good question, you are warm and surprisingly funny. So invite people in your own way. Four is enough, and the subject should be one on which nobody present is an expert.',
      'You need to be alone in order to understand what you feel. After a quarrel or a great joy, others call a friend; you take a long walk. It is important to announce it. “I need a day to think, and then I will come back” is a very useful sentence in a marriage. Without it, silence looks like an answer.',
      'You want to find something that will still be true in a hundred years. It may be science, music, faith, or a craft that takes half a life to learn. Quick success does not satisfy you, and gossip bores you. Give this search regular hours and do not wait for retirement. You are easier to live with when you have had time to think.',
    ],
  },
  8: {
    title: 'Powerhouse',
    meaning:
      '8 is strength and ambition. Your Name Number tells others that you can lead, handle money and get large things done.',
    intro: 'When something big has to be done, people look at you, and you rather like it.',
    keyTraits: [
      'ambitious',
      'influential',
      'competitive',
      'successful',
      'realistic',
      'strong',
      'proud',
      'dominant',
      'energetic',
      'responsible',
    ],
    strengths:
      'Big tasks make you stronger. People who have been waiting on the phone all morning hear you say “Let me make a call,” and they relax. You see who can decide and what it will cost. If the weakest would have to pay, you say so to the director. Large sums and famous names do not impress you too much; you read a million as calmly as a grocery bill. You set clear goals and expect as much of others as you expect of yourself. Those who have worked for you complain about the hours. They also remember that the promised raise came in the promised month.',
    challenges:
      'You like to win, even when there is nothing to win. A talk about where to hang a picture turns into a negotiation, with arguments, figures and a result. You are well prepared, so you usually get your way. The other person gives in and goes quiet, and the picture hangs where you wanted it. People who love you do not want to lose every discussion. Some of them simply stop discussing things with you. Decide beforehand which questions really matter to you. In all the others, ask what they would like, and then say yes.',
    additionalInsights: [
      'In your family you are often the bank and the court. Cousins who are a little afraid of you call you first when they need money or a decision. You complain, ask three questions and help. Say clearly whether it is a loan or a present. If nobody names the terms, every family holiday will be a little uncomfortable.',
      'You seldom apologize, and when you do, you do it properly. If you have rejected a good idea in front of the whole department, you do not send flowers. You bring the same people together, say that you were wrong and give the idea a budget. They tell this story for years. They follow you more gladly because of it.',
      'You want to be respected, and you also want to be loved, which asks for other skills. In love you may behave as you do in business: the best table, the room with the view. It is impressive for a month. The right person is waiting to see you with a flat tire and no signal, when there is nothing to manage. Let them see it.',
    ],
  },
  9: {
    title: 'Humanitarian',
    meaning:
      '9 cares for the whole world. As a Name Number it means that you are known as generous, wise and open to every kind of person.',
    intro:
      'You have friends of every age and background, and you care about many people you have never met.',
    keyTraits: [
      'charitable',
      'broad-minded',
      'idealistic',
      'tolerant',
      'romantic',
      'noble',
      'patronizing',
      'sincere',
      'giving',
      'cultured',
    ],
    strengths:
      'In everyone you see a human being first. At a reception you are found at last in the kitchen, talking about poets with the man who washes the glasses. You notice who has been left out, and you bring them in. No two of your friends are alike. You give easily: time, money, your good boots. You can also see your own troubles as part of something larger, which keeps you calm when others complain. When a colleague retires or a shop closes, they ask you to say a few words. You find the ones that let everyone go home lighter.',
    challenges:
      'You give advice that nobody asked for. A cousin wants to borrow a ladder and leaves with a book, a diet and your thoughts on his marriage. You have seen a lot of life, you understand what is wrong, and you would like to spare people the pain. Often you are even right. But they came to be heard, or only for the ladder. Advice from above makes people feel small, however kindly it is meant. They nod and visit less often. Before you begin, ask: “Do you want to hear what I think?” Accept a no with good humor and hand over the ladder.',
    additionalInsights: [
      'You are generous with things, including those that belong to others. The bicycle went to a student and the boots to a man in the street. The big pot, which was your neighbor’s, went to a family after a fire. Everyone thanks you except the owner of the pot. Give first from what is yours. There is usually enough.',
      'Art and feeling belong together for you. The pictures on your walls were bought because of the people behind them, and you can tell each story. Music or theater moves you as much as real events do. Use this talent in public: read aloud, sing, speak, teach. You can make a whole room feel what one person has lived through.',
      'The wide world attracts you. You may have grown up in one small town, yet you never believed that its way was the only one. Foreign food, old customs, other religions: you want to understand them from inside. Travel if you can. If you cannot, a library, a night class or the family from abroad on the second floor will take you just as far.',
    ],
  },
  11: {
    title: 'Illuminator',
    meaning:
      '11 brings inspiration. As a Name Number this master number means that others know you as sensitive, full of ideas and able to give hope.',
    intro: 'You often know what others feel or need a moment before they say it.',
    keyTraits: [
      'idealistic',
      'sensitive',
      'inspired',
      'magnetic',
      'poetic',
      'tense',
      'insightful',
      'critical',
      'enthusiastic',
      'demanding',
    ],
    strengths:
      'Your strength is sensing what others have not said. You read a short, cheerful message from a friend and call her at once, because something in it sounded wrong. You are usually right, and you cannot say how you knew. You also see what could be: in a shy student, an empty hall or an idea that others have put aside. When you speak about it, your hands shake a little. People believe you, because you so clearly mean it, and some of them change their lives afterward. An illuminator is a person who brings light: you show what is possible, so others find the courage to try it.',
    challenges:
      'Your expectations of people are very high. You see the best that a friend could be, and then you are hurt when he is only nice, forgets your birthday and talks about football. You had never told him what you expected. Groups disappoint you in the same way: the choir, the club and the new job were all going to be wonderful. You withdraw, and nobody understands why. The picture in your mind shows what is possible on a good day. On the other days, love what is there. A decent friend with faults is worth more than a perfect one you imagined.',
    additionalInsights: [
      'You need to believe in what you do. A well-paid job without a purpose makes you tired within months, while you can work for a good cause until you forget to eat. So ask about the purpose before you ask about the salary; you will need both. If your job is only a job, give your ideals a place elsewhere, in a club, a class or a book you are writing.',
      'The people closest to you should speak plainly. You hear what is behind their words in any case, and you may get one part of it wrong. If your partner says “I’m angry at the printer,” you can relax. Ask for such sentences. In return you can tell people what they are like at their best, in detail. Few of them have heard it before.',
      'So much feeling makes you tired, and rest is part of your talent. After a day among people you need an hour with little light, little noise and no news. Take it without guilt, as a singer rests her voice. Friends who know this do not mind when you leave a party early. They have seen how bright you are when you have slept.',
    ],
  },
  22: {
    title: 'Master Architect',
    meaning:
      '22 builds on a large scale. As a Name Number this master number says that people trust you with great plans and expect you to make them real.',
    intro: 'You think in decades and work in details, so large plans become real in your hands.',
    keyTraits: [
      'visionary',
      'constructive',
      'logical',
      'determined',
      'preoccupied',
      'confident',
      'skillful',
      'unsatisfied',
      'patient',
      'trustworthy',
    ],
    strengths:
      'Plans that frighten others become possible with you. You stand with a few neighbors before an empty piece of land. They see weeds; you see a market hall, a clinic, the pipes, and the people who would have to sign. You explain it so calmly that even the doubter asks about parking. This is what you are known for: something too big to talk about becomes a list of steps. You can keep the whole city and the single screw in mind. You respect experts, and also those who sweep up at the end. Helpers stay with you for years, because with you their work becomes part of something lasting.',
    challenges:
      'The future interests you so much that you miss the present. At breakfast your partner tells you about a bad night, and you listen with real love while thinking about water pipes. When one goal is reached, there is no party, since your mind is already at the next stage. Helpers who worked for two years would have liked the party. You also judge today by how far it is from the plan, so you are rarely satisfied. Stop at each stage on purpose. Name what has been done, thank people one by one, and stay until the cake is gone.',
    additionalInsights: [
      'You explain with whatever is on the table. At a family dinner the salt becomes a library and the bread a row of houses. Your father-in-law, who had intended to be difficult, moves the mustard to the place where the school should be. People understand plans that they can touch. Use this gift at work too, and let others move the mustard.',
      'Pressure follows you, because others feel what you could do. Even as a young person you were told that you would go far. Some days you would like to be ordinary, and you are allowed to be. Keep one day a week that serves no purpose at all. Work in the garden, fix the fence, and leave the world to others until you miss it.',
      'Trust grows slowly around you and lasts. Your papers are in order, nothing that you built has fallen down, and there is a plan for floods. What people sometimes miss is your softer side: doubt, humor, a bad day. Show it to a few of them. They admire the plan, but it is the person they want to follow.',
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
      'humble',
      'soothing',
      'giving',
      'guarded',
      'gracious',
      'overworked',
    ],
    strengths:
      'People feel able to do things when you are near. Children bring you their shoes to tie; you show them the loop slowly, twice, so that next time they can do it alone. Adults come with taxes or a broken heart, and you use the same calm voice, with a small joke at the hardest point. Afterward nobody feels stupid. At every workplace there is a desk where the new ones gather in their first week, and it is yours. They call you patient. In truth you are interested: you want to understand how this person got lost. That kind of attention is rare, and people remember it for years.',
    challenges:
      'Your own troubles stay hidden. People see you as the strong and kind one, so you believe that you have to be so all the time. When you are asked how you are, you say “Fine, and you?” and the conversation turns to them. You take your worries home and cry in the car, or not at all. Friends would help gladly, but they do not know. Some even feel a little distant from you, because the giving goes in one direction only. Choose two people, and tell them the truth when they ask. Let them help. You know better than anyone how good it feels to be useful.',
    additionalInsights: [
      'People tell you their stories in the kitchen. They come for eggs and stay to talk about their mother. You feed them first and ask the important question later. It is a great gift, and others often say that you should be paid for it. Begin with a smaller payment: eat while your own plate is still warm.',
      'When you speak to a crowd, you speak to one person. You look for the late guest in the last row, nervous and close to the exit, and you explain it to that one. So three hundred listeners feel that you talked to them alone. Use this talent, even if large groups frighten you. You do not need to impress them. You only need to find that one face.',
      'Your family would like you without your wisdom now and then. They have watched you be wonderful to hundreds of people. At home they wish for an evening with you in old slippers, cheating at cards and being unfair about a television show. Give it to them. Laughing at nothing in particular is also a form of love.',
    ],
  },
};
