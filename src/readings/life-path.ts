import type { CoreReadings } from './types';

/** The Life Path: what a person learns over a lifetime. */
export const lifePathReadings: CoreReadings = {
  1: {
    title: 'Standing on Your Own',
    meaning:
      '1 is the leader. As a Life Path it means that you learn to rely on yourself, to make your own decisions and to go first.',
    intro:
      'From the first bicycle to the first job, you want to find out for yourself whether you can do it.',
    keyTraits: [
      'brave',
      'determined',
      'confident',
      'strong',
      'direct',
      'stubborn',
      'lonely',
      'energetic',
      'proud',
      'ambitious',
    ],
    strengths:
      'Courage is the skill you practice all your life. It starts early: as a child you wanted to tie your own shoes and find the way to school alone. Later the steps get bigger. You change your profession, start a small business or move to a city where you know nobody. Each time you learn that the fear is worst before you begin. By middle age you can decide with little information and work without praise. After a failure you get up, look at what went wrong and try again. Younger people watch you do it and begin to trust themselves.',
    challenges:
      'When you need help, you feel that you have lost. As a young adult you carry the sofa upstairs alone, scratch the wall and say that it went well. Later you will not share a project, or you make a family decision alone and announce it at breakfast. People offer to help, hear “I’m fine” and stop offering. This can make your life lonely. The lesson often comes through a loss: a capable colleague leaves your team, and you notice that you never asked what she thought. You can be independent and still ask. Begin with small things, such as advice or a ride.',
    additionalInsights: [
      'Rivals have taught you more than teachers did. One was the girl next door, who ran faster. Another was the colleague who started in the same month as you. You believed that they kept you from winning. In truth you practiced more because of them. Today you can ask one of them how they became so good. You may find a friend.',
      'Your idea of independence changes with age. At eighteen it means that nobody tells you what to do. At thirty it means paying your own bills. After fifty you can accept help without feeling weak, because you know that you could manage alone. This last kind is the most comfortable, and this Life Path is said to lead you there.',
      'You learn to lead by making mistakes first. With your first team you do most of the work yourself and wonder why the others are slow. Some years later you explain more and do less. Much later you let people work in their own way, and sometimes their way is faster than yours. By then the team works well, even on days when you are away.',
    ],
  },
  2: {
    title: 'The Art of Partnership',
    meaning:
      '2 means partnership. With this Life Path you learn to live and work closely with others, to listen, and to keep the peace without forgetting yourself.',
    intro:
      'Your most important lessons come through other people: a friend, a partner, a child, a difficult boss.',
    keyTraits: [
      'understanding',
      'sensitive',
      'fair',
      'faithful',
      'unsure',
      'shy',
      'sympathetic',
      'peaceful',
      'polite',
      'warm',
    ],
    strengths:
      'You learn early to notice what others feel. As a child you could hear from your parents’ steps whether they were in a good mood. That sense stays with you and helps you in every job. When a client waits a moment before saying yes, you know that there are still doubts. You see that the quiet colleague disagrees, so you ask her. Where others argue, you look patiently for a point on which both sides can agree. As the years pass, people ask you to be there when they must talk about something difficult. They know that you will be fair and will not repeat what you heard.',
    challenges:
      'You avoid conflict, and so it grows. Your roommate never washes the dishes. The first month you say nothing, because it is a small thing. The second month you wash them yourself. In the third month you are angry about the dishes, the noise and the way he breathes, yet he has no idea that anything is wrong. The same can happen in a marriage, only more slowly. If you argue for five minutes at the start, you can avoid a year of silence. This is the main lesson of your path: speak while the problem is still small. Honesty will seldom cost you a friend.',
    additionalInsights: [
      'Decisions take you a long time when you are young. You ask five friends which apartment to take, and every answer sounds right to you. With experience you notice something useful. You stop asking as soon as one friend gives the answer you hoped for. So you knew from the start what you wanted. From then on you ask one person, or only yourself, and you save a week.',
      'The same kind of person often comes into your life. They are louder than you, have a clear plan and like to be with you. It may be a best friend at eight, a manager at twenty-six, later a husband or wife. You support them well. Each time, your task is to say what you want too. Good friends and partners are happy to hear it.',
      'You remember a careless remark for weeks, long after the speaker has forgotten it. Age makes this easier, mostly because you learn to ask. You call the next morning: “What did you mean by that?” In most cases they meant nothing, or something kind. This path is said to lead to a cheerful old age, because by then you no longer guess what people think.',
    ],
  },
  3: {
    title: 'The Gift of Words',
    meaning:
      '3 is the creative number. As a Life Path it says that you learn to use your imagination, your words and your humor to bring joy to others.',
    intro: 'Your teachers said that you talked too much, and today talking is your talent.',
    keyTraits: [
      'creative',
      'optimistic',
      'funny',
      'popular',
      'lazy',
      'cheerful',
      'inspiring',
      'sensitive',
      'talented',
      'warm',
    ],
    strengths:
      'You work easily with words, colors and sounds. At school you were told to be quiet. As an adult you find out that people like to hear you and will even pay for it. You can explain a boring plan so that forty tired people want to try it. You can cheer up a patient or write the speech that a whole family remembers. Your task is to bring joy, and over the years you learn that this is serious work. In hard times a song or a good story can help people more than advice. As you grow older you need the applause less and enjoy the work more.',
    challenges:
      'You use your charm to avoid hard work, so half of your talent stays unused. It begins at school, when you have not done your homework. You tell the teacher a funny story, and she forgives you. Later a brilliant presentation hides the work that you did not finish. You begin four languages and learn none of them. Each time you waste a little of your talent. At some point a person you respect is not impressed and says: “Good. Now finish it.” You will dislike them for a year. Listen anyway. Talent is enough to begin with, but you need practice to become really good.',
    additionalInsights: [
      'You make friends quickly, but a deep friendship takes you longer. At twenty you know half of the people in town. Then there is a hard year in which you are not funny at all, and you see who still calls. There may be only three, and they are not the three you expected. From then on you give the best of your time to those people.',
      'You need people, but you also need an empty hour. In your twenties every evening is full, and ideas come faster than you can use them. Around forty you may start to get up early. In one quiet hour, before anyone calls, you finish more than in ten lively evenings. Afterward go out and tell everybody about it. That is half of the pleasure.',
      'It is good for you to stay with one art for a few years. You could paint, sing, write and act, so as a young person you try all of them. That is fine until about thirty. After that, doing one thing well brings you more joy than trying many. Set a date for your project, and tell a strict friend about the date. You work better when others are waiting for the result.',
    ],
  },
  4: {
    title: 'Building to Last',
    meaning:
      '4 stands for steady work. As a Life Path it means that you learn to build slowly what will last: a skill, a home, the trust of others.',
    intro: 'You learn slowly and remember well, and what you make lasts for years.',
    keyTraits: [
      'careful',
      'hardworking',
      'reliable',
      'loyal',
      'stubborn',
      'organized',
      'honest',
      'strict',
      'patient',
      'practical',
    ],
    strengths:
      'You know how to work toward something far away. Perhaps you grew up in a home where your parents were careful with every coin. Or perhaps nothing was planned there, and you wished for order. In both cases you decided early that your own life would be solid. You learn your work from the beginning and practice the boring parts too. At thirty you may seem slower than your friends. At fifty the difference is clear: your knowledge is deep, your home is safe, and people believe what you say. When a beginner asks why something is done this way, you can explain it for an hour without notes.',
    challenges:
      'Your hardest lesson is change that you did not plan. A method helps you once, and you make it a rule. You keep the rule long after you need it. Then something changes: the company closes, your daughter does not want to be an engineer, your knee is too weak for climbing. You lose more than a job or a hobby, because your whole plan depended on it. For a while you go on as if nothing had happened. Each such loss can teach you the same useful thing. You made that plan, so you can make another. Leave some room for surprises in it.',
    additionalInsights: [
      'You are careful with money and time. You compare prices, repair what is broken and save money for bad years. You do not need to practice saving. You need to practice spending. As you grow older, learn where to be generous: good food with friends, a trip while your legs are strong, praise for the people who work beside you.',
      'You will probably love a person who is less orderly than you. In the first years you close the cupboards that they leave open, and you complain. Later you notice that you took the best photographs on days without a plan, and that those days were always their idea. You still close the cupboards, but now you are glad that this person is different from you.',
      'Success comes to you late and stays. At twenty-five your friends get titles and big offices, while you are still learning how the work is done. You may feel that you are too slow. You are like a builder who is still working on the foundation: others see little, but it will carry everything later. Go on working. Patience is your real talent.',
    ],
  },
  5: {
    title: 'Learning Through Freedom',
    meaning:
      '5 is the number of freedom. This Life Path teaches you through change: you learn by trying things, and in time you find out where you want to stay.',
    intro:
      'School never taught you as much as travel, different jobs and the people you met by chance.',
    keyTraits: [
      'experienced',
      'clever',
      'brave',
      'adventurous',
      'unpredictable',
      'restless',
      'independent',
      'quick',
      'open-minded',
      'impatient',
    ],
    strengths:
      'Experience is your school. You try a new dish first and ask for its name afterward, and you do the same with jobs. It was difficult for you to sit still in a classroom, but you could learn all day in a market, a kitchen or a foreign street. So you have many skills, and no certificate shows them all. When a company moves and everybody is worried, you already have three friends in the new building. Change frightens you less than it frightens others, because you have been lost before and it ended well. As you get older, nervous travelers ask you for advice.',
    challenges:
      'You tend to leave when staying becomes difficult. It happens with apartments, jobs and kind people. At twenty-two it was often the right choice. At thirty-six you may notice that you always left at the same moment. Perhaps the boss offered a longer contract, or a partner wanted to talk about children. In the new town the same thing happened: as soon as someone asked you to stay, you wanted to leave. Some good things need time. A dog, a garden, a friendship or a real profession shows its best side only after years. Before you pack, ask yourself one question: am I going toward something, or away from something?',
    additionalInsights: [
      'Freedom changes its meaning as you grow older. When you are young, it means that nobody knows where you are. Later you find that a trip is less fun if there is no one at home to tell about it. In the end you may feel most free when you belong to a person or a place. Nobody forced you to stay; you chose it.',
      'You are easily bored, and you can learn from it. You feel it in math class at nine, with a tax form at thirty, and after eight months in a good job. When you are bored, you usually stop after ten minutes. Try to stay for thirty minutes. A boring thing sometimes becomes interesting when you give it more time. You have seen this happen a few times in your life, and you liked it.',
      'You learn a lot from people you meet only once. A woman at a market taught you how to choose a peach. A nurse in a hospital taught you what is important in life. You take one lesson from each person and go on. Write these lessons down, with the names beside them. By sixty you will have a book that no school could have given you.',
    ],
  },
  6: {
    title: 'Love and Responsibility',
    meaning:
      '6 is the number of love. As a Life Path it means that you learn to care for family and community, and to do it without controlling them.',
    intro: 'Since childhood, people have come to you when something was broken, lost or sad.',
    keyTraits: [
      'loving',
      'responsible',
      'helpful',
      'generous',
      'protective',
      'bossy',
      'caring',
      'loyal',
      'gentle',
      'worried',
    ],
    strengths:
      'You are best at caring for others, and you started young. You were the child who showed the new pupil where to sit. Later you did the same for new colleagues and for the old man upstairs. Your love is practical. It means clean towels, a full fridge, or help with a form for a tired friend. You also know how to keep people together. You can love the difficult uncle, so he is still invited. Over the years a family, a team or a street becomes warmer because you are in it. Half of the neighbors have given you a key to their home.',
    challenges:
      'You think that people love you only because they need you. At eleven you packed your brother’s school bag so that he would forget nothing. He never learned to do it himself. As a parent or a boss you may do the same: you correct everything your son writes until he no longer shows it to you. When people manage without you, you feel a little afraid. So you make yourself necessary and then complain that you are tired. Your path teaches this lesson slowly. Those who love you would stay even if you did nothing for a month. Try it. Let them cook, choose and make their own mistakes.',
    additionalInsights: [
      'Fairness matters to you from the start. As a child you cut the cake into equal pieces and noticed who was never chosen for the team. It takes you much longer to learn that you should get a piece as well. For years you eat last, in the kitchen. When they tell you to sit down because the food is getting cold, do it. They are being fair to you.',
      'People in trouble find you. Some of your friends, and perhaps one of your great loves, came with a sad story and needed a safe place. A few grew strong with your help and left; that hurt, although it was a success. Around the third time you learn to ask early: does this person want a partner or a nurse?',
      'You have a sense of beauty, but you rarely take time for it. You place flowers on other people’s tables and cancel your own painting class, because nobody needs you there. Go anyway. Two hours with something beautiful will make you kinder at home. You need not wait until the children have left.',
    ],
  },
  7: {
    title: 'The Search for Understanding',
    meaning:
      '7 is the thinker. With this Life Path you spend your life looking for the truth behind things, and you learn to trust what cannot be proved.',
    intro:
      'As a child you asked more questions than the adults could answer, and you have not stopped asking.',
    keyTraits: [
      'intelligent',
      'thoughtful',
      'cautious',
      'critical',
      'independent',
      'precise',
      'curious',
      'distant',
      'quiet',
      'serious',
    ],
    strengths:
      'Patience with hard questions is your strength. One summer you may have read the same book about stars until the cover broke. Later you studied engines, religion or a mistake in a bill just as carefully. You can stay with a problem after quicker people have given up. You like silence, because you think best in it. Experts respect you, because you ask hard questions and then listen to the answers. In the second half of life you are often called wise. When you finally say “I think so,” people who know you understand that you mean yes.',
    challenges:
      'You want to be completely sure before you act, and that is rarely possible. You need a bed, so you compare all of them and make notes, and for months you sleep on the floor. You think about a job for so long that another person gets it. With love it can be the same: you think about it so long that the other person believes you have no interest. The reason is often an old disappointment: you once trusted too quickly and felt foolish. Do not let it stop you now. Study the question for a week, then decide. Like everyone, you can learn the rest later.',
    additionalInsights: [
      'You look for a teacher who is never wrong, and you will not find one. First it was a professor, later perhaps a religious or political group. You saw the difference between what they said and how they lived, so you left without a word. Then you meet a teacher with many faults. You see these faults at once, and you still learn a lot. Stay with this teacher.',
      'Time alone is necessary for you at every age. As a child you had a hiding place; as an adult you have long walks, an early hour or a workshop. Protect this time and tell your family why. Sometimes ask one person to come with you. They may talk too much during the first mile. After that they may ask a question that you never thought of.',
      'Faith is said to be the great lesson of this path. It need not be a religion. It can be the moment when you act without proof: you forgive an old friend, or move to a country that you have only read about. Usually it goes well. You may be surprised that you feel free when you do not need to know everything.',
    ],
  },
  8: {
    title: 'Lessons in Success',
    meaning:
      '8 is about success and power. On this Life Path you learn to earn, to lead, and to use money and influence for others too.',
    intro:
      'You understood earlier than other children that people make the rules and the prices, and can change them.',
    keyTraits: [
      'powerful',
      'decisive',
      'tough',
      'capable',
      'overworked',
      'demanding',
      'successful',
      'ambitious',
      'stubborn',
      'realistic',
    ],
    strengths:
      'You see how things really work: who decides, what it costs, and where work is wasted. Perhaps there was little money at home when you were a child, and you noticed what everything cost. Later people let you lead a small shop, a department or a company, and you do it well. You want to hear bad news early. This path is known for both success and loss, so you may have lost a job, a title or a lot of money at least once. You recovered, and you knew more than before. That is your real strength: you can start again with nothing, because you have done it before.',
    challenges:
      'You believe that you must earn love with results. As a child you felt that people liked your good grades more than they liked you. So you bring results: a salary, a title, a bigger house. You come home late in the evening, but your family wanted you there at dinner. You hope that the next success will finally prove that you are good enough. After a week you doubt it again. No promotion can end that doubt. Ask the people at your table what they want from you; it is usually time. Make an evening with them as important as a meeting with a customer.',
    additionalInsights: [
      'You soon feel the results of what you do, good or bad. Half of the class cheated on a test, and only you got caught. A small lie in a contract causes trouble within a year. Others seem to escape, and that can feel unfair. Numerology says that 8, the number of balance, teaches you honesty this way. You become a person whom everyone can believe. In business that is worth more than any trick.',
      'You learn late that you can use power to be generous. At first you only lend money. Then you give it, but you want everyone to know that it was you. Much later you hand a young colleague the project that you wanted for yourself and tell nobody. From the back of the room you watch her succeed. None of your own successes ever felt so good.',
      'At home you cannot be the manager. You may have tried, with a plan for the housework and goals for the vacation. But a four-year-old who will not put on his shoes does not care who the boss is. Sit down on the stairs and wait for him. At home you learn to be patient in a place where you have no power.',
    ],
  },
  9: {
    title: 'Caring and Letting Go',
    meaning:
      '9 is the giver. Its Life Path teaches you to care about all kinds of people, to forgive, and to let go of what is over.',
    intro:
      'Even as a child you felt sorry for the bad man in the film, and adults told you their troubles.',
    keyTraits: [
      'kind',
      'understanding',
      'romantic',
      'artistic',
      'forgiving',
      'sad',
      'generous',
      'wise',
      'emotional',
      'faithful',
    ],
    strengths:
      'You care about almost everyone you meet. As a child you may have cried for the wolf in the story, which made the others laugh. The right work for you is often in a place where all kinds of people meet, such as a hospital or a theater. You understand both sides of a quarrel, and also the person who is not there. Art helps you to say what you feel. With age you become very good at saying goodbye. You can help a family to empty their grandmother’s house, or close a club after forty years, so that everyone goes home grateful.',
    challenges:
      'Letting go of the past is hard for you. An old love, an old friend, a house that was sold long ago: in your mind you still live with all of them. You compare this summer with a summer when you were twelve. You take a box of photographs from home to home and never open it. You are loyal to the past, but it leaves little room for today. New people feel that there is no place for them in your life. Your path asks you to say goodbye properly, more than once. Tell the story to a friend, cry if you want to, and keep only one picture.',
    additionalInsights: [
      'People have always thought that you were older than you are. Classmates told you their secrets on the way home, and at nineteen you knew everything about your neighbor’s marriage. You learn a lot about life by listening. But if you only listen, you do not really take part in it. When a good friend asks “And you?”, answer with a story about yourself. You can tell them your opinion about the world another time.',
      'People will disappoint you several times in your life. The group splits in two, the man you admired is rude to his driver, the charity wastes the money. After each of these you may say that you will never help anyone again. Two weeks later you are helping a stranger again. As the years pass, you no longer say it. You know that people are weak, and you like them anyway.',
      'Forgiving is the great task of your later years. Start with your family, because the oldest pain usually comes from there. You need not say that what happened was right. You only stop waiting for the apology. You may have to try several times, because you do not forget easily. Afterward you have more patience for the people who are here now.',
    ],
  },
  11: {
    title: 'Learning to Inspire',
    meaning:
      'Master number 11 means insight. On this Life Path you sense more than other people do, and you learn to turn it into something that helps them.',
    intro: 'You were a sensitive child, and growing up has meant learning that this is a gift.',
    keyTraits: [
      'imaginative',
      'dreamy',
      'sensitive',
      'nervous',
      'inspiring',
      'spiritual',
      'gifted',
      'sympathetic',
      'original',
      'emotional',
    ],
    strengths:
      'You sense things before you can explain them. As a child you knew what the adults were thinking and said it aloud, which they found strange. Now friends call you when they have half an idea. After the call they have a whole one. You see what a person could become and you say it. Some of them never forget it. One sentence from you can give a tired team new energy. You do not have to be famous for this. A nurse, a cook or a taxi driver can inspire people too. The gift gets stronger with the years, when you begin to believe what you see.',
    challenges:
      'Doubt is your weak point. In the evening you love an idea; by breakfast you are sure that it is nonsense. You felt from the start that you were meant to do something special, so every ordinary year looks like a failure. You write the plan in a notebook and leave it there. You wait for a sign, and when one comes, you ask for another. Meanwhile people with smaller ideas and more courage finish their work. Your lesson is to act before you feel ready. Show the idea to one calm, practical person. If they can use even a part of it, the idea was worth something.',
    additionalInsights: [
      'Ordinary work keeps you calm. When you are young, washing dishes and paying bills seem to be jobs for other people. Later there is a time when everything is too much, and you help a friend in her garden because you cannot think of anything else. After four evenings of this work, you can think clearly again. Keep such a task for the rest of your life.',
      'It is said that an 11 can also live like a 2, because 1 and 1 make 2. On quiet days you are simply a good partner: you listen, share the work and sit with a friend. Do not call these days wasted. They show you what people really need. Your great ideas become useful when you know who needs them.',
      'Sooner or later people ask you to speak in public. You refused at fifteen, and at twenty-five you sent a friend in your place. The fear does not go away with age. One day you go on stage in spite of it, because what you have to say matters more. Your knees shake, but your words are right. Afterward people talk only about what you said.',
    ],
  },
  22: {
    title: 'Learning to Build Big',
    meaning:
      '22 stands for great plans. As a Life Path this master number means that you learn to turn a large idea into something real that serves many people.',
    intro:
      'Your plans are large, and it takes you half a lifetime to believe that you can really build them.',
    keyTraits: [
      'capable',
      'imaginative',
      'organized',
      'unsure',
      'steady',
      'practical',
      'powerful',
      'cautious',
      'modest',
      'respected',
    ],
    strengths:
      'You see the whole of a large project and also the first small step toward it. As a child you organized the games of the whole street, with teams, rules and a plan for rain. As an adult you are willing to learn what dreamers find boring: laws, budgets, pipes and long meetings. You know that a great plan can fail because of a small mistake. You bring an artist and an engineer together and help them to understand each other. What you finish later in life, perhaps a school or a family firm, is used by people who never hear your name. You do not mind that at all.',
    challenges:
      'You choose tasks that are too small for you. Your gift was noticed early, and it frightened you, because people began to expect a lot from you. So you take a safe job that needs only half of your strength. At twenty it seemed too early for the big plan, at thirty you had no partners, at forty you had a house to pay for. Each reason was true. Still, you are not happy. You feel like an athlete who is only allowed to walk. You need not risk everything at once. Say yes to one task that is slightly too large, and learn while you do it.',
    additionalInsights: [
      'You can always choose a smaller life, and it is a good one. Because 2 and 2 make 4, some say that a 22 can live like a 4, with a safe job and a tidy house. You may be happy there for years. If you begin to feel restless again, take it seriously. Your life is good now, and you can still do more with it.',
      'You learn most from people who have built something large. Find one of them, and ask what went wrong. You will hear about a wall that fell, money that was gone too soon, and a year when everyone wanted to stop. Such stories help you more than praise. Great things were made by people who were tired and unsure. You can be one of them.',
      'Family life teaches you to enjoy small things. A dinner at home does not need a strategy. You talk about the next five years, but your partner would like to talk about this weekend. Your child wants you on the floor with the toys. Give them hours without a goal. In old age you will remember these as clearly as anything you built.',
    ],
  },
  33: {
    title: 'The Patient Teacher',
    meaning:
      '33 is the master teacher. As a Life Path it means that you learn to help and comfort others with patience, and to be just as kind to yourself.',
    intro: 'You were still a child when you began to comfort others and explain things to them.',
    keyTraits: [
      'kind',
      'encouraging',
      'patient',
      'careful',
      'gentle',
      'inspiring',
      'self-critical',
      'perfectionist',
      'thoughtful',
      'supportive',
    ],
    strengths:
      'You are naturally good at helping people grow. A cousin learned to swim because you encouraged her. At school you explained math to a classmate who was crying. Later there were colleagues, neighbors, perhaps a whole evening class. When you talk about a mistake, your voice shows that you are not angry. You do not do the work for people. You show them one step at a time, until they can do it alone. For half of your life you thought that everybody could teach like this. By old age you meet your former pupils everywhere, and some of them are teachers now.',
    challenges:
      'You expect yourself to be kind all the time. You give a short answer to a stranger who asks for directions, and you think about it until bedtime. As a child you were praised for being good, so you began to believe that people loved you only for that. Now every bad mood feels like a failure. You apologize for being tired. You say yes, feel angry, and then feel guilty about the anger. Nobody else counts your mistakes like this. It takes you years to learn that kind people may be tired, impatient or wrong. Forgive yourself as quickly as you forgive your pupils.',
    additionalInsights: [
      'Sometimes you need to be a pupil again. Take a class in something new, such as Greek or dancing, where nobody needs you. For a few weeks you will want to help the man beside you. Then you begin to enjoy being corrected. The teacher may be less gentle than you are, and you will still learn. You see that pupils are stronger than you thought.',
      'One day a pupil will be better than you. You showed her how to hold the instrument and drove her to every competition. Tonight she plays something that you could never play. For a second it hurts. Then you are simply happy for her. Enjoy it fully. This is the best result that a teacher can have.',
      'Comfort does not always need words. You see tears, and at once you want to give advice. Remember who comforted you as a child. Perhaps a neighbor sat beside you for a whole bad afternoon and said almost nothing. Since then you have comforted many people with words. In your later years you learn to sit quietly like her.',
    ],
  },
};
