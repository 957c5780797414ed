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
      'self-sufficient',
      'pioneering',
      'resilient',
      'frank',
      'headstrong',
      'lonely',
      'driven',
      'defensive',
      'ambitious',
    ],
    strengths:
      'Courage is the skill you practice all your life. It starts early: as a child you wanted to tie your own shoes and find the way to school alone. Later the steps get bigger. You change your profession, start a small business or move to a city where you know nobody. Each time you learn that the fear is worst before you begin. By middle age you can decide with little information and work without praise. After a failure you get up, look at what went wrong and try again. Younger people watch you do it and begin to trust themselves.',
    challenges:
      'You treat needing help as a kind of defeat. As a young adult you carry the sofa upstairs alone, scratch the wall and call it done. Later it is a project that you will not share, or a family decision that you announce at breakfast. People offer to help, hear “I’m fine” and stop offering. This can make a life lonelier than it has to be. The lesson often comes through a loss: a capable colleague leaves your team, and you notice that you never asked what she thought. Independence includes the freedom to ask. Begin with small things, such as a ride or a second opinion.',
    additionalInsights: [
      'Rivals have taught you more than teachers did. There was the girl next door who ran faster, the brother who was praised more, the colleague hired in the same month. You believed that they stood in your way. In truth they made you practice when you would have stopped. Now that the race is over, ask one of them how they did it. You may find a friend.',
      'Your idea of independence changes with age. At eighteen it means that nobody tells you what to do. At thirty it means paying your own bills. Somewhere after fifty you can accept help without feeling smaller, because you know that you could manage alone. This last kind is the most comfortable, and it is what this Life Path is said to lead to.',
      'You learn to lead by leading badly at first. With your first team you do most of the work yourself and wonder why the others are slow. Some years later you explain more and do less. Much later you let people find their own way, and a few of their ways turn out to be faster than yours. By then the team works well, even on days when you are away.',
    ],
  },
  2: {
    title: 'The Art of Partnership',
    meaning:
      '2 means partnership. With this Life Path you learn to live and work closely with others, to listen, and to keep the peace without losing yourself.',
    intro:
      'Your most important lessons come through other people: a friend, a partner, a child, a difficult boss.',
    keyTraits: [
      'diplomatic',
      'sensitive',
      'fair',
      'faithful',
      'indecisive',
      'timid',
      'sympathetic',
      'peaceful',
      'uncertain',
      'warm',
    ],
    strengths:
      'You learn early to notice what others feel. As a child you could tell from the sound of steps on the stairs what kind of evening it would be. That sense stays with you and becomes useful in every job. You hear the small pause before a client says yes. You see that the quiet colleague disagrees, so you ask her. Where others argue, you look for the point on which both sides can agree, and you are patient enough to wait for it. As the years pass, people bring you their hardest conversations. They know that you will be fair and that you will not repeat what you heard.',
    challenges:
      'You avoid conflict, and so it grows. Your roommate never washes the dishes. The first month you say nothing, because it is a small thing. The second month you wash them yourself. In the third month you are angry about the dishes, the noise and the way he breathes, yet he has no idea that anything is wrong. The same can happen in a marriage, only more slowly. A quarrel of five minutes, held in time, would have saved a year of silence. This is the main lesson of your path: speak while the problem is still small. An honest word seldom costs you a friend.',
    additionalInsights: [
      'Decisions take you a long time when you are young. You ask five friends which apartment to take, and you can defend both answers equally well. With experience you notice something useful. You always go on asking until one certain answer comes, so you knew it from the start. From then on you ask one person, or only yourself, and save a week.',
      'One kind of person returns in your life: louder than you, sure of the way, glad to have company. It may be a best friend at eight, a manager at twenty-six, later a husband or wife. You support them well. Each time, the task is to say where you want to go too. The good ones are happy to hear it.',
      'A careless remark stays with you for weeks, long after the speaker has forgotten it. Age makes this easier, mostly because you learn to ask. You call the next morning: “What did you mean by that?” In most cases they meant nothing, or something kind. This path is said to end in a cheerful old age, because by then you have stopped guessing.',
    ],
  },
  3: {
    title: 'The Gift of Words',
    meaning:
      '3 is the creative number. As a Life Path it says that you learn to use your imagination, your words and your humor to bring joy to others.',
    intro:
      'School reports said that you talked too much, and talking turned out to be your talent.',
    keyTraits: [
      'creative',
      'optimistic',
      'articulate',
      'popular',
      'lazy',
      'sunny',
      'inspiring',
      'touchy',
      'talented',
      'warm',
    ],
    strengths:
      'Words, colors and sounds come easily to you. At school you were told to be quiet; as an adult you find out that others pay for what you did in class. You can explain a dull plan so that forty tired people want to try it. You can cheer up a patient or write the speech that a whole family remembers. Joy is your subject, and you learn over the years that it is a serious one. A song or a good story helps people through hard times when advice does not. As you grow older you need the applause less and enjoy the work more.',
    challenges:
      'Charm lets you escape hard work, so half of your talent stays unused. It begins with homework at nine: you tell the teacher a funny story, and she forgives you. It goes on working. A brilliant presentation hides the missing chapter. Four languages are begun and none is learned. Each time you lose a little of what you could have become. At some point a person you respect is not impressed and says: “Good. Now finish it.” You will dislike them for a year. Listen all the same. Talent gave you the beginning, and only practice gives you the rest.',
    additionalInsights: [
      'Friends come to you quickly, and deep friendship comes slowly. At twenty you know half the town by its first name. Then there is a hard year in which you are not amusing at all, and you see who still calls. There may be three of them, and not the three you expected. From then on you give the best of your time to those people.',
      'You need people, but you also need an empty hour. In your twenties every evening is full, and ideas come faster than you can use them. Around forty you may discover the morning. One quiet hour, before the phone starts, produces more than ten lively evenings. Afterward go out and tell everybody about it, since that is half of the pleasure.',
      'Choose one form and stay with it for a few years. You could paint, sing, write and act, so as a young person you try all of them. That is fine until about thirty. After that, depth brings you more joy than variety does. Give one project a date, and tell a strict friend about the date. You finish for an audience what you would never finish for yourself.',
    ],
  },
  4: {
    title: 'Building to Last',
    meaning:
      '4 stands for steady work. As a Life Path it means that you learn to build slowly what will last: a skill, a home, the trust of others.',
    intro: 'You learn slowly and remember well, and what you make holds for years.',
    keyTraits: [
      'dedicated',
      'hardworking',
      'solid',
      'loyal',
      'stubborn',
      'methodical',
      'honest',
      'strict',
      'persistent',
      'down-to-earth',
    ],
    strengths:
      'You know how to work toward something far away. Perhaps you grew up in a home where every coin was counted, or in one where nothing was planned and you longed for order. In both cases you decided early that your own life would be solid. You learn a trade from the bottom, practice the boring parts and do not skip steps. At thirty you may seem slower than your friends. At fifty the difference is clear: your knowledge is deep, your home is safe, and people believe what you say. When a beginner asks why something is done this way, you can explain it for an hour without notes.',
    challenges:
      'Change that you did not plan is your hardest lesson. A method that helped you once becomes a law, and you keep it long after the reason is gone. Then life goes another way: the company closes, the daughter does not want to be an engineer, the old knee will not climb the mountain. You lose more than a job or a hobby, because your whole plan stood on it. For a while you go on as if nothing had happened. Each such loss can teach you the same useful thing. You made that plan, so you can make another. Leave some room in the next one.',
    additionalInsights: [
      'Money and time are safe in your hands. You compare prices, mend what is broken and keep a reserve for bad years. Saving needs no more practice. Spending does. As you grow older, learn where to be generous: good food with friends, a trip while your legs are strong, praise for the people who work beside you.',
      'You will probably love a person who is less orderly than you. For the first years you close the cupboards behind them and mention it. Later you notice that the best photographs were taken on days that you had not planned, and that the idea was always theirs. You still close the cupboards. You have stopped mentioning it.',
      'Success comes to you late and stays. At twenty-five you watch friends win titles and bright offices, while you are still learning how everything works from below. It can feel like being left behind. It is a little like building a house, where for a long time only the foundation can be seen. Go on. Patience is your real talent.',
    ],
  },
  5: {
    title: 'Learning Through Freedom',
    meaning:
      '5 is the number of freedom. This Life Path teaches you through change: you learn by trying things, and in time you find out what is worth staying for.',
    intro: 'School never taught you as much as travel, odd jobs and the people you met by chance.',
    keyTraits: [
      'experienced',
      'resourceful',
      'brave',
      'worldly',
      'unpredictable',
      'fickle',
      'independent',
      'quick',
      'open-minded',
      'impatient',
    ],
    strengths:
      'Experience is your school. You taste first and ask for the name afterward, with chilies as much as with careers. Sitting still in a classroom was difficult; a market, a kitchen or a foreign street had your full attention. So you collected skills that do not fit on one certificate. You can talk with anyone about what they know best. When a company moves and everybody is worried, you have already made three friends in the new building. Change frightens you less than it frightens others, because you have been lost before and it ended well. With age you become the person whom nervous travelers ask for advice.',
    challenges:
      'You tend to leave when staying becomes difficult. It happens with apartments, jobs and kind people. At twenty-two it was often the right instinct. At thirty-six you may notice that you always left at the same moment. The boss had asked for a longer contract, or a partner wanted to talk about children. The new town had a better view and the same argument. Some good things cannot be tried for a short time. A dog, a garden, a friendship or a real profession shows its best side only after years. Before you pack, ask yourself one question: am I going toward something, or away from something?',
    additionalInsights: [
      'Freedom changes its meaning as you grow older. When you are young, it means that nobody knows where you are. Later you find that a trip is only half the pleasure if there is no one at home to tell. You may feel most free in the end with one or two things to belong to. You chose them, so they do not tie you down.',
      'Boredom is a lesson that comes back: long division at nine, a tax return at thirty, month eight of a decent job. You usually escape after ten minutes. Stay for thirty. A dull thing sometimes turns out to be interesting once you are inside it. You have seen this happen a few times in your life, and you liked it.',
      'Your teachers are everywhere, and you seldom see them twice. A woman at a market taught you how to choose a peach. A night nurse taught you what matters. You take one lesson from each and move on. Write these lessons down, with the names beside them. By sixty you will have a book that no school could have given you.',
    ],
  },
  6: {
    title: 'Love and Responsibility',
    meaning:
      '6 is the number of love. As a Life Path it means that you learn to care for family and community, and to do it without taking over.',
    intro: 'Since childhood, people have come to you when something was broken, lost or sad.',
    keyTraits: [
      'loving',
      'responsible',
      'dependable',
      'generous',
      'protective',
      'controlling',
      'domestic',
      'loyal',
      'tender',
      'possessive',
    ],
    strengths:
      'Caring for others is what you do best, and you started young. You were the child who showed the new pupil where to sit. Later you did the same for new colleagues and for the old man upstairs. Love, in your hands, is practical. It looks like clean towels, a full fridge, or a form filled in for a friend who is tired. You also know how to hold people together. You can love the difficult uncle, so he is still invited. Over the years a family, a team or a street becomes warmer because you are in it. Half of the neighbors have given you a key.',
    challenges:
      'You confuse being needed with being loved. At eleven you packed your brother’s school bag so that he would forget nothing, and he never learned to remember. As a parent or a boss you may do the same: you improve your son’s application, kindly, until he stops showing you what he writes. When people manage without you, you feel a little afraid. So you make yourself necessary and then complain that you are tired. Your path teaches this lesson slowly. Those who love you would stay even if you did nothing for a month. Test it. Let them cook, choose and make their own mistakes.',
    additionalInsights: [
      'Fairness matters to you from the start. As a child you cut the cake into equal pieces and noticed who was never chosen for the team. What takes much longer to learn is that your own piece counts as well. For years you eat last, standing near the stove. When they tell you to sit down because the food is getting cold, do it. They are being fair to you.',
      'People in trouble find you. Some of your friends, and perhaps one of your great loves, came with a sad story and needed a safe place. A few grew strong with your help and left; that hurt, although it was a success. Around the third time you learn to ask early: does this person want a partner or a nurse?',
      'Beauty is the part of your path that you put off. You place flowers on other people’s tables and cancel your own painting class, because nobody would suffer if you stayed away. That is a good reason to go. Two hours a week for something useless and lovely will make you kinder at home. You need not wait until the children have left.',
    ],
  },
  7: {
    title: 'The Search for Understanding',
    meaning:
      '7 is the thinker. With this Life Path you spend your life looking for the truth behind things, and you learn to trust what cannot be proved.',
    intro:
      'As a child you asked one question more than the adults could answer, and you have not stopped asking.',
    keyTraits: [
      'intellectual',
      'philosophical',
      'wary',
      'doubtful',
      'independent',
      'precise',
      'deep',
      'detached',
      'scholarly',
      'serious',
    ],
    strengths:
      'Patience with hard questions is your strength. One summer you may have read the same book about stars until its cover came off. Since then you have studied engines, faith and the one bill that did not add up in the same way. You can stay with a problem after quicker people have given up. Silence does not frighten you; it is where you work. Experts respect you, because you ask what would prove them wrong and then you listen. In the second half of life you are often called wise. When you finally say “I think so,” people who know you take it as a yes.',
    challenges:
      'You wait for certainty, and life does not offer it. You compare all the mattresses and all the religions, you make notes, and you sleep on the floor in the meantime. The job is taken by a person who knew less and said yes. With love it can be the same: you think about it so long that the other one believes you have no interest. Underneath is often an old disappointment, a time when you trusted too quickly and felt foolish. Let the important choices of your life teach you something else. Read for a week, decide, and learn the rest on the way, like everyone.',
    additionalInsights: [
      'You look for a teacher who is never wrong, and you will not find one. First it was a professor, later perhaps a whole movement. You saw the difference between what they said and how they lived, so you left without a word. Then comes a teacher whose faults you can list after one lunch, and from whom you still learn. Stay with that one.',
      'Time alone is necessary for you at every age. As a child you had a hiding place; as an adult you have long walks, an early hour or a workshop. Protect it and tell your family why. Now and then invite one person along. They may talk too much during the first mile. By the third they may ask the question that you never thought of.',
      'Faith is said to be the deep subject of this path. It need not be a religion. It can be the moment when you act without proof: you forgive an old friend, or move to a country that you have only read about. It goes well enough. You may be surprised by how pleasant it is to know a little less.',
    ],
  },
  8: {
    title: 'Lessons in Success',
    meaning:
      '8 is about success and power. On this Life Path you learn to earn, to lead, and to use money and influence for more than yourself.',
    intro:
      'You understood earlier than other children that every rule and every price is made by people.',
    keyTraits: [
      'powerful',
      'decisive',
      'resilient',
      'capable',
      'overworked',
      'demanding',
      'self-made',
      'driven',
      'stubborn',
      'goal-oriented',
    ],
    strengths:
      'You see how things really work: who decides, what it costs, where strength is being wasted. Perhaps money was short in your childhood home, and you paid attention. Later you are trusted with a stall, a department or a company, and you run it well. Bad news does not break you; you want to hear it early. This path is known for its ups and downs, so you may have lost a job, a title or a good deal of money at least once. You stood up again and knew more than before. That is your real strength: you can begin at zero, because you have done it.',
    challenges:
      'Love, you believe, must be earned through results. As a child you felt that good marks were noticed and that you were not. So you bring results: a salary, a title, a bigger house. You bring them late in the evening, to people who would have liked to see you at dinner. The next success is always meant to be the last proof that you are good enough, and after a week it no longer is. No promotion answers that question. Ask the people at your table what they want from you; it is usually time. Treat an evening with them as firmly as a meeting with a customer.',
    additionalInsights: [
      'What you do comes back to you quickly. Half the class copied, and you were the one who got caught. A small lie in a contract returns within a year. It can feel unfair, since others seem to escape. Numerology reads it as training, because 8 is a number of balance. You become a person whose word is enough, which is worth more in business than any trick.',
      'Generosity is the form of power that you learn last. First you lend, with conditions. Then you give, and your name is on the sign. Much later you hand a young colleague the project that you wanted for yourself and tell nobody. You watch her succeed from the back of the room. No result of your own ever felt quite like it.',
      'Home is the one place you cannot manage. You may have tried, with a plan for the housework and goals for the vacation. A four-year-old who will not put on the left shoe has no interest in your authority. Sit down on the stairs and wait for the shoe. Patience without power is a lesson that you can only learn at home.',
    ],
  },
  9: {
    title: 'Caring and Letting Go',
    meaning:
      '9 is the giver. Its Life Path teaches you to care about all kinds of people, to forgive, and to let go of what is over.',
    intro:
      'Even as a child you felt sorry for the villain in the film, and adults told you their troubles.',
    keyTraits: [
      'kind',
      'understanding',
      'nostalgic',
      'artistic',
      'forgiving',
      'melancholy',
      'unselfish',
      'wise',
      'emotional',
      'faithful',
    ],
    strengths:
      'Your heart is open to almost anyone. As a child you may have cried for the wolf in the story, which made the others laugh. It takes years until such a heart finds its work. You find it where people are different from each other: in a hospital, a night class or a theater. You understand both sides of a quarrel, and also the person who is not there. Art helps you to say what you feel. With age you become very good at endings. You can help a family to empty their grandmother’s house, or close a club after forty years, so that everyone goes home grateful.',
    challenges:
      'Letting go of the past is hard for you. An old love, an old friend, a house that was sold long ago: in your mind you still live with all of them. You compare this summer with a summer when you were twelve. A box of photographs moves with you from home to home and is never opened. It is a form of loyalty, but it leaves little room. New people can tell that the place beside you is already taken. Your path asks you to say goodbye properly, more than once. Tell the story to a friend, cry if you must, keep one picture.',
    additionalInsights: [
      'People have always thought you older than you are. Classmates told you their secrets on the way home, and at nineteen you knew everything about your landlady’s marriage. You learn a lot about life by listening. But listening can become a way to stay outside it. When a good friend asks “And you?”, answer with a story about yourself. Your opinion about the world can wait.',
      'Your ideals will be disappointed several times. The group splits in two, the hero is rude to his driver, the charity wastes the money. After each of these you may declare that you are finished with people. Two weeks later you are helping a stranger again. With the years you skip the declaration. You know that people are weak, and you like them anyway.',
      'Forgiving is the great task of your later years. Start with your family, where the oldest hurt is usually found. You need not say that what happened was right. You only stop waiting for the apology. It may take several tries, because you have a long memory. Afterward you have more patience for the people who are here now.',
    ],
  },
  11: {
    title: 'Learning to Inspire',
    meaning:
      'Master number 11 means insight. On this Life Path you sense more than other people do, and you learn to turn it into something that helps them.',
    intro: 'You were a sensitive child, and growing up has meant learning that this is a gift.',
    keyTraits: [
      'intuitive',
      'dreamy',
      'sensitive',
      'insecure',
      'inspiring',
      'spiritual',
      'gifted',
      'sympathetic',
      'original',
      'self-conscious',
    ],
    strengths:
      'You sense things before you can explain them. As a child you answered what the adults were thinking, which they found strange. Grown up, you get calls from friends who have half an idea; after talking with you they have a whole one. You see what a person could become and you say it, which some of them never forget. One sentence from you can wake up a tired meeting. You do not have to be famous for this. A nurse, a cook or a taxi driver can inspire people too. The gift gets stronger with the years, once you begin to believe what you see.',
    challenges:
      'Doubt is the weak point of this path. In the evening an idea is brilliant; by breakfast you are sure that it is nonsense. You felt from the start that you were meant to do something special, so every ordinary year looks like a failure. The plan stays in the notebook. You wait for a sign, and when one comes, you ask for another. Meanwhile people with smaller ideas and more courage get things done. Your lesson is to act before you feel ready. Show the idea to one calm, practical person. If they can use even a part of it, the idea was worth something.',
    additionalInsights: [
      'Ordinary work keeps you steady. When you are young, washing dishes and paying bills seem to be for other people. Then comes a time when everything is too much, and you help a friend in her garden because you cannot think of anything else. After four evenings of digging your head is clear. Keep such a task for the rest of your life.',
      'It is said that 11 can also be lived as a 2, since 1 and 1 make 2. On quiet days you are simply a good partner: you listen, share the work and keep a friend company. Do not call these days wasted. They show you what people really need. Your great ideas become useful when you know the person they are for.',
      'Sooner or later people ask you to speak in public. You refused at fifteen, and at twenty-five you sent a friend in your place. The fear does not go away with age. One day you go on stage in spite of it, because what you have to say matters more. Your knees shake and your words are right. Nobody remembers the knees.',
    ],
  },
  22: {
    title: 'Learning to Build Big',
    meaning:
      '22 stands for great plans. As a Life Path this master number means that you learn to turn a large idea into something real that serves many people.',
    intro:
      'You think on a large scale, and it takes you half a lifetime to believe that you may build what you see.',
    keyTraits: [
      'capable',
      'visionary',
      'disciplined',
      'reluctant',
      'steady',
      'practical',
      'powerful',
      'cautious',
      'modest',
      'respected',
    ],
    strengths:
      'You see the whole of a large project and also the first small step toward it. As a child you organized the games of the whole street, with teams, rules and a plan for rain. As an adult you are willing to learn what dreamers find boring: laws, budgets, pipes, the moods of a committee. You know that great plans fail because of small mistakes. You bring the artist and the engineer to one table and explain each to the other. What you finish later in life, perhaps a school or a family firm, is used by people who never hear your name. That is quite all right with you.',
    challenges:
      'You choose tasks that are too small for you. Your gift was noticed early, and it frightened you, because people expect so much of the one who could. So you take a safe position and do it so well that you win prizes with half of your strength. At twenty it seemed too early for the big plan, at thirty you had no partners, at forty there was a mortgage. Each reason was true. Still, you feel heavy, like an athlete who is only allowed to walk. You need not risk everything at once. Say yes to one task that is slightly too large, and grow into it.',
    additionalInsights: [
      'A smaller life is always open to you, and it is a good one. Since 2 and 2 make 4, it is said that 22 can be lived as a 4: a solid job, a tidy house, the bills paid. You may be happy there for years. If the old restlessness returns, take it seriously. Your life is fine as it is, and there is room for more.',
      'Look for a teacher who has built something large, and ask what went wrong. You will hear about the wall that was guessed, the money that ran out, the year when everyone wanted to stop. Such stories do you more good than praise. Great things were made by people who were tired and unsure. You can be one of them.',
      'Family life teaches you to enjoy things that do not grow. A dinner for four cannot be improved by a strategy. Your partner hears about the next five years and would like to hear about this weekend; your child wants you on the floor with the blocks. Give them hours without a goal. In old age you will remember these as clearly as anything you built.',
    ],
  },
  33: {
    title: 'The Patient Teacher',
    meaning:
      '33 is the master teacher. As a Life Path it means that you learn to help and comfort others with patience, and to be just as kind to yourself.',
    intro: 'Long before anyone paid you for it, you were explaining things to a child in tears.',
    keyTraits: [
      'compassionate',
      'nurturing',
      'patient',
      'conscientious',
      'gentle',
      'inspiring',
      'self-critical',
      'perfectionist',
      'attentive',
      'supportive',
    ],
    strengths:
      'Helping people grow comes naturally to you. A cousin learned to swim because you kept talking to her. At school you explained fractions to a classmate who was crying over them. Later there were colleagues, neighbors, perhaps a whole evening class. You can point out a mistake in a voice that shows it is already forgiven. You do not do the work for people. You give it back to them one step at a time, until they can do it alone. For half of your life you thought that everybody could teach like this. By old age you meet your former pupils everywhere, and some of them are teachers now.',
    challenges:
      'No one grades kindness as severely as you grade your own. You give a short answer to a lost cyclist and think about it until bedtime. As a child you were praised for being good, so you came to believe that you were loved for it. Now every bad mood feels like a failure. You apologize for being tired. You say yes, feel angry, and then feel guilty about the anger. Nobody else keeps such a strict record of you. It takes you years to learn that a good person may be impatient, wrong or in bed by eight. Forgive yourself as quickly as you forgive your pupils.',
    additionalInsights: [
      'Become a pupil again. Choose something new to you, pottery, Greek or the tango, in a group where nobody needs you. For a few weeks you will want to help the man beside you. Then you begin to enjoy being corrected. The teacher may be less gentle than you are, and you will learn all the same. It shows you how much pupils can bear.',
      'One day a pupil will be better than you. You showed her how to hold the instrument and drove her to every competition. Tonight she plays something that you could never play. For a second it hurts. Then comes a happiness that asks no work of you at all. Enjoy it fully. For a teacher there is no better result.',
      'Comfort does not always need words. You see tears, and at once you have a helpful thought with examples. Remember who comforted you as a child. Perhaps a neighbor sat beside you on the step for a whole bad afternoon, shelling peas, and said almost nothing. You have talked to many people since then. In your later years you learn to sit like her.',
    ],
  },
};
