import type { CoreReadings } from './types';

/** The hidden passion: what a person cannot help doing. */
export const hiddenPassionReadings: CoreReadings = {
  1: {
    title: 'Always Starting Something',
    meaning:
      '1 is the number of beginnings. As a Hidden Passion it says that you feel a constant urge to start new things, on your own and in your own way.',
    intro: 'When you have a free afternoon, you use it to try something for the first time.',
    keyTraits: [
      'creative',
      'brave',
      'competitive',
      'energetic',
      'stubborn',
      'original',
      'proud',
      'enthusiastic',
      'independent',
      'impatient',
    ],
    strengths:
      'Starting things gives you energy. Other people rest on a free day; you rest by learning something new. You cook without a recipe, repair a machine before reading the manual and sign up for a class in which you know nobody. You taught yourself most of what you can do. Beginners often look foolish, but this bothers you less than it bothers your friends. You tried several of their favorite hobbies before they did. They joined in when they saw that you could do it.',
    challenges:
      'You turn ordinary things into a contest. You race against a stranger who is running in the park, and he does not even know it. You win, and your knee hurts for days. Losing a board game can spoil your evening, even if you never wanted to play. Good advice sounds to you like an order. You refuse it, and later you find the same answer alone, with much more trouble. You do not mean to be unkind. You love to be first, and it is hard for you to enjoy what another person already does better.',
    additionalInsights: [
      'Your interest is strongest in the first days. There are notebooks at home with four full pages and a hundred empty ones, because by page five the idea was no longer new. This does not mean that you failed. Sometimes you were only curious, and after four pages you knew enough. For the one or two projects that matter, find a partner who likes to finish things.',
      'Plan your new beginnings. Write one of them in your calendar for every month: fifty words of a language, a dish from a country you have never seen, a first song on a borrowed guitar. A planned beginning is just as much fun as a sudden one. It also leaves the other weeks free for the work you promised to finish.',
      'You like to work in secret until the result is ready. As a child you probably had a corner of your own, with a sign that said “Keep out.” You still hide unfinished work when people come near. Show it earlier. The person beside you may see at once which part is missing.',
    ],
  },
  2: {
    title: 'Happy to Help',
    meaning:
      '2 stands for partnership and harmony. Your Hidden Passion is to support other people and bring them together, and you do it almost without noticing.',
    intro:
      'When two people do not get along, or a friend has too much to do, you are already thinking about how to help.',
    keyTraits: [
      'helpful',
      'supportive',
      'modest',
      'loyal',
      'sensitive',
      'gentle',
      'peaceful',
      'friendly',
      'insecure',
      'loving',
    ],
    strengths:
      'Helping another person succeed gives you more pleasure than succeeding alone. You are glad to help a friend with a speech, and you do not mind that nobody knows about it. You notice small differences. You can remember a certain blue all the way to the store and buy paint in exactly that color. You also bring people together. Two of your friends are close today because you once put them at the same table and then left to get drinks. They think it happened by chance.',
    challenges:
      'You help more than people need, and sometimes more than they want. A friend mentions that she has to move, and you arrive with boxes, a list and your cousin’s van before she has chosen a date. A colleague asks for a little advice; you stay late and rewrite the report. People get used to this. Some become lazy. Others feel useless, because you never let them finish anything by themselves. You rarely notice until you are tired. Then you wonder why no one helps you, while everyone thinks that you love doing it all.',
    additionalInsights: [
      'You like things and people in pairs. You look for the missing sock, and you answer every photo with a photo of your own. You also want each person to have a partner: for lunch, for a dance, for life. It is a kind habit. But some people are happy by themselves, so ask before you look for a partner for them.',
      'Wait until people ask you. When you see a person with a problem, count slowly to ten, then ask: “Do you want help, or do you want company?” Many will choose company. Then stay beside them and do nothing. This is harder for you than any work, but it often helps the other person more.',
      'Hobbies that people share are good for this number: music, dancing, theater or a team sport. In a choir you do not need the leading part. You feel it when the others begin to sing too fast, and you gently slow them down. Find a hobby of this kind. The group will soon see how much you help it.',
    ],
  },
  3: {
    title: 'Born to Entertain',
    meaning:
      '3 is the number of joy. As a Hidden Passion it means that you are always creating something: jokes, stories, songs, pictures, anything that makes people smile.',
    intro: 'When you are bored, you invent a song, a drawing or a funny voice.',
    keyTraits: [
      'playful',
      'funny',
      'imaginative',
      'lively',
      'silly',
      'colorful',
      'dramatic',
      'careless',
      'charming',
      'noisy',
    ],
    strengths:
      'Play comes to you as naturally as breathing. In a boring meeting you draw funny faces on your papers. You say aloud what the cat may be thinking, and you read a menu as if it were a sad play. You paint the inside of a cupboard orange because that is funnier than white. You do this even when no one is watching, so you are not only looking for applause. A sad face bothers you, and you try one thing after another until it changes. With you, even a long wait at the doctor’s can feel like a party.',
    challenges:
      'You cannot stay serious for long, even at a serious moment. A man gives a sad speech, and you suddenly think of a joke. A friend tells you about a real worry and gets a funny answer. You also hide behind your humor. If a conversation is about something that hurts you, you start to talk in a funny voice, and nobody asks any more questions. The people who love you laugh. Later they notice that they still do not know how you feel. Tell them, this time without a joke.',
    additionalInsights: [
      'You copy the way other people talk, often without noticing it. After ten minutes with a taxi driver from Scotland you sound like him. After a good film you play the hero until bedtime. Most people enjoy it, but a few think that you are laughing at them. Tell those few that you only copy people you like. A theater group is the best place for this habit.',
      'You give names to things. The old car is Rosie, the refrigerator is Frank, and for a bad mood you have a word of your own. Visitors begin to use these names too. The children in your family know all of them. If you ever wonder whether your gift is useful, listen to those children: they are having fun because of you.',
      'Keep the things you like to play with close to you. Colored pens, paper, a cheap guitar: others may see a mess, but you will use it all. If you make something with your hands for ten minutes, you will feel better than after an hour of television. On gray days do it before breakfast, while you are still too sleepy to judge the result.',
    ],
  },
  4: {
    title: 'Everything in Order',
    meaning:
      '4 stands for order and work. This Hidden Passion is the urge to fix, sort and build: you cannot leave a thing badly done.',
    intro:
      'You notice the loose button, the dirty window and the wrong total, and you want to correct them at once.',
    keyTraits: [
      'tidy',
      'practical',
      'careful',
      'precise',
      'skilled',
      'critical',
      'patient',
      'reliable',
      'serious',
      'strict',
    ],
    strengths:
      'It relaxes you to repair things. At a party you repair the bathroom lock while the others dance, and you go home happy. In a store you put the cans in straight lines, although you do not work there. You check all your work twice, so a thing that you have repaired does not break again. Friends call you when there is water on the bathroom floor. They know that you will come with the right tool, and that you will also fix the thing they did not mention.',
    challenges:
      'Work done by other people rarely satisfies you. Your son cleans the kitchen to surprise you. The next day, while he is out, you clean it again. Of course he notices. You wanted a cleaner kitchen; he learns that his help was not good enough. The same happens when others wash the car or pack a suitcase. Over time the people around you stop trying, and you complain that you have to do everything yourself. Leave some things as the others did them. A kitchen that is almost clean is clean enough.',
    additionalInsights: [
      'Lists and records make you feel safe. You may list every book you have read, or write down every dollar you spend. You will probably never need these lists. But you enjoy them as other people enjoy old photographs. They show you how you spent your time, and that you were careful with it.',
      'Free days are harder for you than busy ones. Beside a hotel pool, you soon begin to look for things that are broken. So do not plan a vacation with nothing to do. Take a puzzle of a thousand pieces with you, or a box of family pictures to sort. After two hours of that in the morning, you can do nothing all afternoon and enjoy it.',
      'Put a task on your list that is never finished. Write “call Dad for no reason” or “sit in the garden with her,” and do not cross it out. It will bother you, because you like to cross out every task. Keep it there anyway. It reminds you that you keep the house in order for people you love.',
    ],
  },
  5: {
    title: 'Hungry for New Things',
    meaning:
      '5 is the number of freedom. Your Hidden Passion is a hunger for new places, new tastes and new people. You want to see as much of life as possible.',
    intro:
      'You take the street you do not know, order the dish you cannot pronounce, and dislike doing the same thing twice.',
    keyTraits: [
      'adventurous',
      'curious',
      'impulsive',
      'passionate',
      'greedy',
      'brave',
      'flexible',
      'careless',
      'sociable',
      'impatient',
    ],
    strengths:
      'New experience makes you feel alive. After one hour in a strange town you have eaten the local food, learned its name and seen photos of the cook’s children. You touch, taste and ask before you think about it. Very little frightens you, so people like to take you with them. You learn a few words of many languages and make friends everywhere, and one day these friends can help you. When a plan fails, the rest of the group looks at you. They know that you have probably found another way already.',
    challenges:
      'It is hard for you to stop when you have enough. You add five spices to a dish that needs only one. You plan to see three countries in eight days. You learn by trying things, but when you try too many, you have no time to enjoy them. Your friends walk through the whole old town with you before lunch, although they would rather sit down. You lose money and sleep in the same way. Many good things need time before they are at their best. You usually leave before that, so try to stay longer.',
    additionalInsights: [
      'You learn fast, but practice bores you. So practice the same thing in different ways. Study a language on a bench, in a shop, with a taxi driver or with a film. Cook the same soup as they make it in five different countries. Even after fifty times it will still feel new to you.',
      'You also travel in your imagination. In bed you read about a city by the sea. You find out what an apartment costs there and where the fish market is. You will probably never go. Still, these trips make you happy and do no harm. They also cost nothing, as long as you do not buy a ticket.',
      'Let a small part of your week stay the same. It can be a phone call, a morning swim or a plant that needs water every second day. At first you may feel less free. After a few months you will see why it is good for you. People know where to find you at that hour, and it helps them to feel close to you.',
    ],
  },
  6: {
    title: 'Taking Care of Everyone',
    meaning:
      '6 stands for love and home. With this Hidden Passion you are always looking after people and making the places around you warm and beautiful.',
    intro:
      'Anyone who is cold, hungry or left out makes you want to do something about it at once.',
    keyTraits: [
      'caring',
      'generous',
      'artistic',
      'protective',
      'thoughtful',
      'warm',
      'anxious',
      'welcoming',
      'loving',
      'controlling',
    ],
    strengths:
      'Looking after things makes you happy, even when nobody asked for it. You bring home dying plants from the office, and they live. You make warm socks for babies who are not born yet. You would even repair a stranger’s coat at the theater. You also love beauty: even in a hotel room you put flowers in a glass of water. People feel better near you, often without knowing why. The light is soft, the bread is fresh, and a guest who was not invited finds a plate on the table. You made all of that.',
    challenges:
      'You love people so much that you worry all the time. You cannot sleep because of a daughter’s exam or a friend’s cough. You call to ask whether people have arrived safely while they are still in the car. To you each call is a gift. To the other person, it can sound as if you do not trust them to manage alone. You even worry about families in television series. Ask yourself where you can really do something. Do it, and then let people solve the rest of their problems themselves.',
    additionalInsights: [
      'You buy presents before you know who will get them. You keep candles, good soap and birthday cards at home, because they were pretty and you will surely need them. When a friend has forgotten to buy a birthday present, you have one ready. Twice a year, look through your shelf and give some things away. People love a small present that comes for no reason at all.',
      'You are fascinated by homes. On an evening walk you look into bright windows and think of a warmer color for the walls inside. You read ads for houses in towns where you will never live, and in your mind each child already has a room. When this wish becomes strong, do something with it: paint a wall, put flowers in the window, or help a young couple to move in.',
      'You can turn any group of people into a kind of family. This number is read as a talent for making others feel at home: a team, a class, the people in one building. Cook for them once and find out what each of them likes. After that they begin to look after one another. This is the best result you can have.',
    ],
  },
  7: {
    title: 'Needing to Know',
    meaning:
      '7 is the number of thought. Your Hidden Passion is to find out: a question without an answer does not let you rest.',
    intro: 'A small doubt at dinner can keep you reading until two in the morning.',
    keyTraits: [
      'curious',
      'careful',
      'private',
      'critical',
      'logical',
      'quiet',
      'focused',
      'independent',
      'intelligent',
      'distant',
    ],
    strengths:
      'You want to know how things really are, and you look until you find out. You read a book and all its notes. Then you read a second book, which shows that the first one was wrong. You do this even on vacation: at the beach you want to know how waves are made. You are happiest when you are alone with a difficult question. You rarely tell anyone what you have found. Months later a friend happens to ask, and you answer in two sentences. It took you a whole winter to find that answer.',
    challenges:
      'When a question interests you, you forget the people around you. Your guests wait and the food gets cold, while you check a date in the next room. Then you check three more. People have to call your name three times before you hear it. They know that you like them. But sometimes they want to be more important to you than your books. Tell them what you are looking for. It is fun to look for an answer together, and some of them would gladly help you.',
    additionalInsights: [
      'You probably collect knowledge of a special kind. It may be old maps, the birds of one lake, or words that only your grandfather used. It fills notebooks that nobody else has ever seen. Show a few pages to a patient friend, the kind of friend who asks questions. Those questions will please you more than praise.',
      'Surprises seldom work on you. You knew about your birthday party days before, because you saw the cake box. You even practiced how to look surprised. You enjoy things by finding out how they work. Sometimes, do not try to find out. Just enjoy a magic trick, a song or a compliment, and ask no questions.',
      'You rest best in quiet places, most of all in empty ones. In an old church, in a classroom after school or on the beach in winter, you grow calm. Go there regularly, just as other people go to the gym. When you trust a person very much, take them with you and say nothing for an hour. It is your way of saying “I love you.”',
    ],
  },
  8: {
    title: 'Aiming for the Top',
    meaning:
      '8 stands for power and success. As a Hidden Passion it means that you want results, so you aim high, count everything and take charge.',
    intro:
      'You look at any restaurant, club or school and see how it could be run better and make twice as much money.',
    keyTraits: [
      'ambitious',
      'determined',
      'clever',
      'hardworking',
      'competitive',
      'confident',
      'fair',
      'jealous',
      'direct',
      'demanding',
    ],
    strengths:
      'You love large projects that run well. You read about companies as others read crime stories. When you organize a school party, it makes enough money for new computers. You see quickly what a thing is worth, who should do which job and what is being wasted. You also have the strength to reach your goal, because failure makes you angry and anger makes you work. You are at your best when something is unfair. If a neighbor gets a wrong bill, you argue until it is corrected, and you enjoy every minute of it.',
    challenges:
      'You compare yourself with others too much. Before you visit friends, you find out what their house cost, and all evening you think of that number. When another person wins a prize, you suddenly want it too, although you never wanted it before. There is often an old reason. Long ago you were told, or you felt, that you would never be important. You are still trying to prove that this is wrong. You may stop now. The people you wanted to convince changed their minds years ago, or their opinion never mattered.',
    additionalInsights: [
      'You make a business out of every hobby. You bake bread for the family, then for the neighbors, and soon you want to open a shop. Do something that nobody can win. Swim slowly, walk in the woods, or draw with a child who draws better than you. It will feel useless for a month, and then it will feel like rest.',
      'Money interests you because it shows you what you have achieved. You remember the first thing you could not afford, perhaps a red bicycle, and the day when you bought it at last. You may be proud of that. On bad days, think of that bicycle and forget the people who have more than you. It proves that you can get what you work for.',
      'Give some of your energy to a cause that cannot pay you. Clubs, schools and small charities are full of kind people who are afraid of numbers, and you are not. With one evening of work a month you can solve most of their problems. Be patient with their slow meetings. You are there to get a result, and soon they will be glad that you came.',
    ],
  },
  9: {
    title: 'A Heart for the World',
    meaning:
      '9 stands for love of humanity. This Hidden Passion makes you care deeply about strangers, about art, and about everything that seems unfair in the world.',
    intro:
      'A story about people you have never met can make you cry, and afterward you try to help.',
    keyTraits: [
      'caring',
      'hopeful',
      'romantic',
      'tolerant',
      'passionate',
      'emotional',
      'musical',
      'disorganized',
      'forgiving',
      'unrealistic',
    ],
    strengths:
      'You can understand almost every kind of person. You read in the newspaper about the life of an unknown gardener and feel sorry that you never met him. You watch films in languages you do not speak and cry at the right moments. People feel how much you care. So they tell you what they hide from others: a debt, a year in prison, a child they lost. You do not look shocked, and you keep listening. You love art just as much. When you hear music that you love, you dance to it in the kitchen with a wooden spoon in your hand.',
    challenges:
      'You try to help too many people and projects at the same time. There is the animal hospital, the music festival, and the family on your street who cannot read their tax forms. Each of them needs ten hours of your time and gets only one. You arrive late, and the papers are still at home. Then comes a week when you are too tired for any of them, and everyone has to manage without you. Help in two places, and do it properly. You may feel sorry about the others, but no one can help everywhere.',
    additionalInsights: [
      'You care about things that are old or unfinished. In secondhand stores you look at a half-finished sweater or the photograph of an unknown grandmother, and you wonder whose they were. You may even finish the sweater. It is a talent to care for things that others have forgotten. Good nurses and good writers have it. But give some of the things away before your home is full.',
      'You need music, theater and stories. They give you strong feelings, and for once you do not have to save anyone. You do not have to be good at it. Sing in the car, join a theater group, go to a concert even when you have little time. After such an evening you have new strength for other people.',
      'You think about bad news from far away all day. There is a flood in another country, and you cannot forget it while you do the shopping. If you only read more about it, you help nobody and become sad. When something moves you, act on the same day: give a little money, write to a politician, offer a bed. After that you may put the newspaper away.',
    ],
  },
  11: {
    title: 'Full of Sudden Ideas',
    meaning:
      'Master number 11 stands for inspiration. As your Hidden Passion it means that ideas come to you suddenly, and you feel that you must follow them.',
    intro:
      'You are brushing your teeth, and suddenly you have the best idea of the week and can think of nothing else.',
    keyTraits: [
      'inspired',
      'creative',
      'nervous',
      'intense',
      'sensitive',
      'spiritual',
      'lively',
      'dreamy',
      'imaginative',
      'forgetful',
    ],
    strengths:
      'You get your ideas suddenly, often at strange moments. At the hairdresser’s you ask for a pencil and a piece of paper. The idea you write down there becomes your work for the next year. You notice chances that others miss. A feeling tells you to cross the street, and there you meet exactly the person you needed. When you have an idea, you talk with both hands, and everyone who listens becomes excited too. They go home believing that more is possible than they thought. This is why old books call 11 the number of light.',
    challenges:
      'Your ideas do not come when you need them, and they do not stop when you want to sleep. You rent a small house to write in, and for four days you sit in front of an empty page. Then the idea comes at three in the morning before an important exam. Meanwhile you forget ordinary life: you drive past your own street and burn the rice. You may even begin to dislike days when nothing special happens. Those days are needed too. An idea grows only if you are rested enough to work on it.',
    additionalInsights: [
      'Write everything down at once, in one place. Now you write your ideas on envelopes, old bills and the back of your hand. Copy them into a book at the end of each month, during the day, with the date. Most of them will look weaker than they did at night. Two or three will still look good, and those deserve your time.',
      'You would rather know one thing well than many things a little. You can listen to a single song for nine days. There is a moment in it that you love, and you want to know how it is done. On the tenth day you have had enough. Explain this to the people you live with. It looks strange to them, but it is your way to study.',
      'After a great idea, do something ordinary. Take a bath, cook potatoes, let a friend tell you about his new car. Sensitive people need time to become calm again. Wait one night before you send the long message or quit your job. A good idea can wait that long.',
    ],
  },
  22: {
    title: 'Big, Useful Plans',
    meaning:
      'Master number 22 stands for building. As a Hidden Passion it is the urge to plan large things that are useful to many people, with all the details.',
    intro: 'Other people see a broken bridge; you see how the whole city could work better.',
    keyTraits: [
      'organized',
      'ambitious',
      'efficient',
      'imaginative',
      'cautious',
      'logical',
      'realistic',
      'responsible',
      'patient',
      'perfectionist',
    ],
    strengths:
      'Some people have big dreams and others care about small details; you do both. As a child you may have drawn maps of a city that did not exist, with a hospital, a market and even the pipes under the streets. In some way you still do this. When you see a new building, you soon know what will go wrong there. You hear how much money the city spends, and you think of the playground it could build. When you explain a plan, it no longer sounds like a dream. Your listeners begin to ask when the work will start.',
    challenges:
      'You plan so thoroughly that you may never begin. Imagine that the bridge near your home has been closed for two years. You worked out the repair in one weekend, with drawings and costs, but it is still in a folder because it needs one more check. On paper nothing can go wrong. In real life there would be rain, delays and people who do not believe that you can do it. The larger the plan, the easier it is to wait for a better moment. Build a small part this month, even if it is not perfect, and show it to another person.',
    additionalInsights: [
      'You love bridges and tunnels as others love paintings. On vacation you take photos of them, and you talk for an hour with the man who repairs the old bridge. You think of all the people who got up each morning to build it. You would like to build something like that: a thing that works so well that nobody has to think about it.',
      'Talk about your plan with other people. Show it to a nurse, a child or the person who brings your mail, and ask what is missing. They will want a bench under a tree and a shop that is open late. You thought of the electricity, but you forgot the bench. A plan for many people gets better when some of them have seen it.',
      'You also need small projects that you can finish. Make a toy boat, a shelf or a dinner for six: something that takes only one day. It reminds you how good it feels to finish. The two 2s in 22 add up to 4, the number of steady work, so 22 is said to do best in small, patient steps. Every large plan is made of many such steps.',
    ],
  },
  33: {
    title: 'A Teacher at Heart',
    meaning:
      'Master number 33 stands for teaching. As a Hidden Passion it says that you want to comfort people who have a problem and show them what to do.',
    intro: 'When you learn something, you want to teach it patiently to everyone who needs it.',
    keyTraits: [
      'kind',
      'patient',
      'encouraging',
      'wise',
      'understanding',
      'sympathetic',
      'generous',
      'cheerful',
      'talkative',
      'bossy',
    ],
    strengths:
      'You teach for fun. In the evening you help strangers on the internet. You tell a beginner that the burned cake was not her fault, and you send her a better recipe. When the instructions for a new machine are hard to understand, you write easier ones. You wait for the slowest person and never make them feel stupid. You also comfort people: after your lesson they know more and feel better about themselves. Years later they still do it the way you showed them.',
    challenges:
      'It is difficult for you to let people make their own mistakes. A child falls into the water and laughs about it, until you explain why wet stones are dangerous. When a beginner has a problem, you leave your meal or your book to help, even on your only free day. You do not have to explain every mistake. People also learn by being wrong, and some do not want any help. Before you say something, think: did they ask you? Are they unhappy, or only slow? If they are laughing, they do not need you.',
    additionalInsights: [
      'People use your explanations for years. You draw a picture that shows how to wash a sweater, or write down what to say at a funeral, and other people copy the page. Soon nobody knows who wrote it. You do not mind, but keep a copy of each page for yourself. One day you will be glad to see how much you gave.',
      'Find a hobby that you are bad at, and do not teach it to anyone. Play the trumpet in the garage, paint, or grow enormous tomatoes. For twenty minutes you have no duty to anyone. If a child comes in and asks how it works, you are allowed to say that you have no idea. You will be more patient afterward.',
      'You love first attempts more than perfect work. You keep a child’s first drawing, a bowl that does not stand straight, a page from a man who learned to write at fifty. The people who made these things are embarrassed; you see how brave they were. Be just as kind about your own first attempts, including the ones from last week.',
    ],
  },
};
