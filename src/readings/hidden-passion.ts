import type { CoreReadings } from './types';

/** The hidden passion: what a person cannot help doing. */
export const hiddenPassionReadings: CoreReadings = {
  1: {
    title: 'Always Starting Something',
    meaning:
      '1 is the number of beginnings. As a Hidden Passion it says you feel a constant urge to start new things, on your own and in your own way.',
    intro:
      'Give you a free afternoon and you’ll spend it trying something for the first time, without the instructions.',
    keyTraits: [
      'competitive',
      'enthusiastic',
      'daring',
      'creative',
      'active',
      'strong',
      'restless',
      'stubborn',
      'impulsive',
      'proud',
    ],
    strengths:
      'Starting things gives you the energy other people get from sleep. You’ll open a machine before you’ve read the manual, and sign up for a class where you don’t know a soul. Most of what you can do you taught yourself, quite possibly including the job you’re paid for. Looking foolish in front of strangers hardly bothers you. Half of your friends’ hobbies began with you: you fell off first, got up, and told them it wasn’t that bad.',
    challenges:
      'The man ahead of you on the hill doesn’t know he’s racing, and he’s eighty, but you got to the top first. Everything turns into a race with you. At work it gets a lot done, and it wears out colleagues who thought you were on their side. Love has races too: who said it first, who forgave faster, who’s more tired tonight. When you feel yourself speed up, look to see who else is running. Often it’s only you, and you can walk.',
    additionalInsights: [
      'Money of your own makes you brave, even if it’s a jar of coins. Keep a small fund for beginnings and nothing else. When it’s empty you have to wait until it fills up again, and the waiting shows you which beginning you really wanted.',
      'You like to work in secret until the thing is perfect, and close the laptop when anyone walks in. In love as well, you’d rather arrive with the finished surprise than say you’re stuck on it. Show it half done. That’s when other people can still help, and they like to.',
      'The first days of anything are your season. You may have notebooks at home with a few full pages and a great many empty ones, because by then it wasn’t new. That isn’t always failure. Sometimes a few pages was all you wanted to know. For the one or two projects that matter, find a partner who likes finishing, and let them write the last chapter. On your day off, though, begin whatever you like and drop it by dinner. For you that’s what a day off is.',
    ],
  },
  2: {
    title: 'Happy to Help',
    meaning:
      'Bringing people together is the passion of 2. As a Hidden Passion it means you support others almost without noticing that you do it.',
    intro:
      'Someone near you has too much to carry, and before you’ve thought about it you’re holding the other end.',
    keyTraits: [
      'helpful',
      'supportive',
      'modest',
      'friendly',
      'musical',
      'trusting',
      'worried',
      'emotional',
      'timid',
      'sleepless',
    ],
    strengths:
      'Helping a friend shine makes you happier than shining. You’ll work on their speech until midnight, and next day stand at the back, moving your lips. You also bring people together so lightly that they call it luck. Two of your friends may be a couple now because you once put them side by side and went to look for ice. You were gone a suspiciously long time.',
    challenges:
      'People sleep better after they’ve talked to you, and you sleep worse, because everyone’s worries come home with you. A colleague tells you about her brother, beside the copy machine, and has a lovely evening. You’re awake at one, thinking about her brother. By the end of the week there’s an exam in there too, and a divorce, and a sick hamster. You may even spend money on it, small presents for people whose troubles you didn’t cause. Then the one you love asks what’s wrong, and you honestly can’t tell which of these feelings is yours. Before bed, sort the day like laundry: mine, theirs, theirs, mine. In the morning, give theirs back by asking how it turned out. Most of it was solved by lunch.',
    additionalInsights: [
      'You’d sooner do a favor than name a price. So trade: your evening for theirs, your translation for their bread. It’s still two people doing something for each other, which is how you like it, and you won’t end the month tired with nothing in your hands.',
      'Things in pairs please you. You hunt for the missing earring, you answer a photo with a photo, and one glove on a wall can spoil your walk. With people it’s the same, and you’d like each of them to have a partner. It’s a sweet habit. But some of them are fine as they are, so ask before you arrange a dinner.',
      'Music rests you, if it’s the kind with other people in it. In a choir you don’t want the solo. You’re the one who feels the others getting faster, and holds them back a little without turning your head. Love at its best is like that for you, with no one in charge and both of you listening. If there’s no choir nearby, one good song and a person to dance with will do.',
    ],
  },
  3: {
    title: 'Born to Entertain',
    meaning:
      '3 is the number of joy. As a Hidden Passion it means you’re always making something up: jokes, stories, songs, anything that gets a smile.',
    intro:
      'Leave you alone with a spoon and a boring afternoon, and by evening there’ll be a song.',
    keyTraits: [
      'playful',
      'imaginative',
      'affectionate',
      'expressive',
      'charming',
      'quick',
      'silly',
      'noisy',
      'careless',
      'excitable',
    ],
    strengths:
      'You can’t help playing. In a dull meeting the edges of your paper fill up with portraits, most of them flattering. You read the safety instructions aloud as if they were a love letter, and you know what the goldfish is thinking. You do it when no one’s there, too, so it isn’t about applause. A long face is an invitation: you’ll try one thing after another until it cracks. With you, six hours beside a broken-down bus can turn into a sort of festival. People who were strangers at noon go home with each other’s numbers.',
    challenges:
      'You tell it before it’s happened. The contract isn’t signed, but your family knows the salary, and two of them have ideas for it. You’ve had one good date, and the group chat is discussing what to wear to the wedding. Announcing is so much fun that it uses up the fun of doing: you’ve described the novel so often that writing it would be a repeat. Then, when something falls through, you have to take it all back, one person at a time, in a much smaller voice. Keep just one thing to yourself for a month. It’ll cost you some sleep. But at the end you’ll have a surprise for people, and you’ve always loved those.',
    additionalInsights: [
      'The voice you use for jokes can turn into a wall. When a talk gets close to something that hurts, you do an accent, everyone laughs, and the subject is closed. In the end the person who loves you knows every one of your stories and not how you are. Give them the plain version, once, in your own voice. You can be funny again at breakfast.',
      'You pick up accents as easily as a cold. After ten minutes with a taxi driver from Glasgow you sound like his sister. If one of them thinks you’re laughing at him, tell him the truth: you only copy the ones you like.',
      'Leave your toys out on the table, the colored pens, the clay, the scissors. Other people see a mess. To you it’s a bed: ten minutes of cutting and gluing rests you better than an hour of television. It also costs less than cheering yourself up with online orders.',
    ],
  },
  4: {
    title: 'Everything in Order',
    meaning:
      '4 wants order. As a Hidden Passion it’s the urge to fix, sort and build: you can’t leave a thing badly done.',
    intro:
      'You see the loose button, the crooked sign and the wrong total, and your hands are already moving.',
    keyTraits: [
      'tidy',
      'precise',
      'handy',
      'efficient',
      'helpful',
      'focused',
      'strict',
      'fussy',
      'critical',
      'busy',
    ],
    strengths:
      'Fixing things calms you. At a party you may be found in the bathroom with a butter knife, mending the lock while everyone dances, and you’ll go home saying it was a lovely evening. In a store where you don’t work, you turn the cans so that the labels face the front. What you’ve repaired stays repaired, because you checked it, slept, and checked it again. When there’s water all over a friend’s floor at midnight, they call you before they call a professional. You bring the right wrench. You also mend the thing they were too embarrassed to mention.',
    challenges:
      'The people near you have stopped trying to surprise you, because work that was fine gets done again, by you. Your roommate cleans the kitchen; you say thank you, wait until he’s gone out, and clean it again. He notices. The cups have moved. A colleague’s page of figures is correct, but the lines are too thick, and it’s late at night, and there you are, making them thinner. You wanted it better. What they learn is that their best isn’t good enough, so they leave it to you, and then you really do have to do everything yourself. Before you touch a thing, ask whether it works. If it works, go and sit beside the person who did it.',
    additionalInsights: [
      'Lists make you feel safe. You may write down every cent you spend, with no plan to do anything about it. It’s a diary, really. Anyone who read it would find each bus you took to see a friend.',
      'Free days are harder for you than busy ones. Beside a hotel pool you’ll soon be studying the deck chair with the bad leg. So take along something that can be finished: a bag of foreign coins to sort, or a box of family pictures to put in order. Two hours of that in the morning, and in the afternoon you can lie in the sun like anyone.',
      'Put one job on your list that can’t be crossed off. “Sit on the step with her,” say, or “call him for no reason.” It’ll annoy you, lying there undone week after week. Leave it. You keep a place in order so there can be people in it, and this is the line that says so.',
    ],
  },
  5: {
    title: 'Hungry for New Things',
    meaning:
      'Freedom is what 5 is about. As a Hidden Passion it’s a hunger for new places, tastes and people, and you want as much of life as will fit.',
    intro:
      'You take the street you don’t know and order the dish you can’t pronounce, and you’re seldom sorry.',
    keyTraits: [
      'curious',
      'passionate',
      'spontaneous',
      'sociable',
      'optimistic',
      'fearless',
      'extravagant',
      'careless',
      'fickle',
      'messy',
    ],
    strengths:
      'Anything new wakes you up. An hour in a strange town, and you’ve eaten what they eat, learned what it’s called and seen pictures of the cook’s grandchildren. You touch and taste first and think on the way home. At work you’re the one who’s tried the competitor’s product, the other department’s lunch and the short way through the building. You can say thank you in a dozen languages, and hello in a few that you’re not sure about, and you aren’t shy about any of them.',
    challenges:
      'Your hobbies leave equipment behind. There may be a fencing mask behind your door, a bag of wool under the bed, and twenty jars that were going to be for pickles. January was all about fencing. By May you’d found out what fencing is like, and that was what you’d wanted to know. It isn’t weakness, but it’s expensive, and it has a hidden cost as well. Some pleasures only start in the eighth month, when your hands have stopped thinking and the others have begun to expect you. With people it’s a little like that too, and they take it harder than a mask does. Rent before you buy. And once a year, choose something to stay bad at for longer.',
    additionalInsights: [
      'You also travel lying down. At midnight you’re reading about a town by the sea: what an apartment costs there, when the fish comes in, whether a person could live on teaching. You’ll probably never go. It rests you all the same, and it’s free until you press the button.',
      'Let one small part of the week stay where it is: a phone call, a swim, breakfast with a friend at the same corner. At first it’ll feel like a rope. Give it a few months. For one hour the people who love you know exactly where you are, and it turns out that’s most of what they were asking for.',
      'Practice bores you, so disguise it. Study the same page on a roof, then in a barber’s chair, then aloud to a dog. Cook one dish the way five countries cook it. You’ll have done it fifty times and been bored twice.',
    ],
  },
  6: {
    title: 'Taking Care of Everyone',
    meaning:
      '6 is love and home. With this Hidden Passion you can’t stop looking after people and making the places around you warm and beautiful.',
    intro: 'Anyone who’s cold, hungry or left out is your business, whether they know it or not.',
    keyTraits: [
      'caring',
      'artistic',
      'welcoming',
      'thoughtful',
      'hardworking',
      'elegant',
      'controlling',
      'picky',
      'tired',
      'sensitive',
    ],
    strengths:
      'Looking after things makes you happy, even when no one will ever know. You knit for babies who aren’t born yet. You’d sew on a stranger’s button in the line for the theater. And it has to be lovely as well as kind: low light, warm bread, and one plate too many on the table, because you’d had a feeling. Guests feel at ease without knowing why. You know why. You tried every chair you own in that corner.',
    challenges:
      'The table is perfect, and the host is asleep in the kitchen: you prepare so well that there’s none of you left for the party. You begin three days ahead, with the cloth to iron, the little dishes, a second dessert for the one who doesn’t eat the first. When they’re all laughing in there, you’re on a stool beside the oven with your eyes shut. At work you may plan a goodbye party so well that you miss it, rinsing cups. In love it can be a birthday planned down to the ribbons, with money you’d saved for yourself, and then you’re too tired to talk. And every one of them came to see you.',
    additionalInsights: [
      'Lit windows fascinate you. Walking home in the evening, you paint other people’s living rooms a warmer color. Make it your rest, a slow walk with nothing to carry and no one to feed.',
      'You buy presents before you know who they’re for. There may be a box in your closet with good soap, a wooden truck, and a card for a fiftieth birthday that none of your friends has reached yet. When one of them forgets a present, you can save them in two minutes. Go through the box twice a year, and give things away for no reason. It’s money you’ve already spent, so it might as well be making a neighbor’s day.',
      'Give you any group and you’ll make a family of it: a night shift, a language class, the strangers on your floor. You find out what each of them likes and you cook it once. After that they begin to look after one another, and that’s your best work, even if it looks as if you’re doing nothing. It’s harder up close. The one you love may want to do the cooking, and do it worse. Hand over the spoon and tell them about your day.',
    ],
  },
  7: {
    title: 'Needing to Know',
    meaning:
      '7 is the number of thought. Your Hidden Passion is to find out: a question without an answer won’t let you rest.',
    intro: 'A small doubt over dinner can keep you reading until the birds start.',
    keyTraits: [
      'logical',
      'focused',
      'patient',
      'inquisitive',
      'modest',
      'original',
      'distant',
      'serious',
      'distracted',
      'impractical',
    ],
    strengths:
      'You want to know how things really are, and you keep going until you do. You read the book, then the notes at the back, then the other book that says the first one is wrong. On a beach you’ll be the one who wonders why waves come in groups. You don’t do it to impress, and you rarely mention what you’ve found. Months later the question happens to come up at work, and you answer it in two sentences. Those two sentences took you a winter.',
    challenges:
      'By now you could give a talk on riding, with the reins, the history and why horses are afraid of plastic bags, and you’ve never been on a horse. You read about a thing instead of doing it. You know what the experts say about asking for a raise, and about telling a person you love them, and you’ve underlined the good parts. But there are things you can only find out with straw in your hair.',
    additionalInsights: [
      'You probably collect something few would understand: old maps, the birds of one lake, words only your grandfather used. It takes up little money and a surprising amount of floor. Show it to one patient friend, the kind who asks questions. You’ll talk for two hours without noticing. On the way home they’ll think that they’ve never seen you so happy.',
      'Surprises seldom work on you. You’ll have known about the party for days, because of a cake box, and you’ll have practiced looking amazed. Now and then, try not to find out. A compliment, for example, needs no checking.',
      'You rest best in quiet places, and best of all in empty ones: a classroom after school, a church between services, the beach in winter. Go regularly, the way other people go to the gym. When you trust a person very much, take them with you and say nothing for an hour. It’s your way of saying “I love you.”',
    ],
  },
  8: {
    title: 'Aiming for the Top',
    meaning:
      '8 stands for power and success. As a Hidden Passion it means you want results, so you aim high, count everything and take charge.',
    intro: 'You can’t sit in a café without working out how it could earn twice as much.',
    keyTraits: [
      'determined',
      'clever',
      'hardworking',
      'fair',
      'confident',
      'strategic',
      'direct',
      'calculating',
      'competitive',
      'impatient',
    ],
    strengths:
      'Running things well is your idea of fun. You read about companies the way others read crime novels. Put you in charge of a school fair, and the school ends up with a library. You see what a thing could earn, who should do which job and where the waste is, and a setback only annoys you into working harder. You’re at your very best when something’s unfair. A neighbor gets a wrong bill, so you borrow the whole folder, and after three letters it’s put right. You enjoyed all three.',
    challenges:
      'In a department store, with a line behind you, you ask if that’s really their best price, and whoever came with you goes to look at scarves. To you a price tag is only an opening offer. Often you do get ten percent. What it costs you is harder to see. At work you don’t hear straight offers anymore; they know you’ll ask for double, so they start at half. And love is a poor place for it. Pay full price for something this week: a coffee, a favor, an apology.',
    additionalInsights: [
      'Money interests you because it shows how far you’ve come. There may have been a first thing you couldn’t have, a pair of red shoes, say, and a day when you paid for it yourself. When a friend has more than you do, remember the shoes. You’ve never been richer than you were on the way home.',
      'Any hobby of yours becomes a business plan. You bake bread for the house, then for the street, and by spring you’re looking at rents on the main square. Keep one thing that can’t be won or sold. Float on your back. Draw with a child who draws better than you do. It’ll feel useless for a month, and after that it’ll feel like rest.',
      'Give some of your talent to a cause that can’t pay you. Small clubs are full of kind people who are afraid of numbers, and one evening a month from you would change their year. Be patient with the meetings, which start late and end later. It’s good for you in another way as well. People see you there at your most lovable, which is when there’s nothing in it for you.',
    ],
  },
  9: {
    title: 'A Heart for the World',
    meaning:
      '9 loves the whole world. This Hidden Passion makes you care deeply about strangers, about art, and about everything that seems unfair.',
    intro:
      'A story about people you’ve never met can make you cry in a waiting room, and then get up and do something about it.',
    keyTraits: [
      'generous',
      'musical',
      'passionate',
      'unselfish',
      'caring',
      'kind',
      'unrealistic',
      'impulsive',
      'scattered',
      'forgetful',
    ],
    strengths:
      'Strangers are real to you. You read in the paper about the long life of a gardener in another town, and you’re sorry you missed him. You’ll watch a film in a language you don’t speak and cry in the right places. Others can tell, so they show you what they usually hide: a debt, a year in prison, the name they used to have. You don’t look shocked. You move over and make room. Beauty gets to you just as easily, and somewhere a street singer still talks about the day you stood there to the end.',
    challenges:
      'Your raincoat goes to a stranger in the rain, with your keys in the pocket, because some of what you give away is still in use. The big pot goes to a family after a fire, and it wasn’t your pot. At work you may give a colleague in trouble your whole afternoon, when it was the afternoon your own report was due. Even people you love can find they’ve been handed out. You promised the neighbors a friend’s van, and the friend hears about it from the neighbors, who are delighted. Nobody doubts your heart. They’d just like to be asked before they’re donated.',
    additionalInsights: [
      'Love makes you want to include everybody. You bring a third person to the dinner for two, because he was on his own. It’s kind, and the second person had been looking forward to it. Keep a few hours each week behind a closed door. The world managed before you, and it’ll manage until nine.',
      'Things that were left unfinished move you. In a secondhand store it’s half a knitted sweater, or a photograph of some unknown grandmother, and you may take the sweater home and finish it. You can’t bear to think that a person’s work should be lost.',
      'Bad news from far away can take your whole day, and reading more of it helps no one. When something won’t leave you alone, do one thing about it before evening: send a little money, write to whoever’s responsible, offer a bed. Then put the phone face down and eat something. You’ve done your part for today, and being too upset to sleep isn’t a second part. Tomorrow you can do one more thing.',
    ],
  },
  11: {
    title: 'Full of Sudden Ideas',
    meaning:
      'With 11, a master number, the Hidden Passion is inspiration: ideas come to you suddenly, and you feel you have to follow them.',
    intro:
      'You’re tying your shoes when the best idea of the week arrives, and you go out with one of them undone.',
    keyTraits: [
      'creative',
      'curious',
      'mysterious',
      'lively',
      'imaginative',
      'passionate',
      'superstitious',
      'forgetful',
      'sleepless',
      'excitable',
    ],
    strengths:
      'Ideas come to you whole, and at odd moments. Halfway through an eye exam you ask for a pencil, and what you scribble on the form can turn into a year’s work. You follow a feeling across the street, and there’s the person you needed to meet, or at least an excellent bakery. Once you’ve got hold of something you can’t stay in your chair, and whoever’s listening starts to want it too. Old books call 11 the number of light. Anyone you’ve walked home with at midnight knows what they mean.',
    challenges:
      'You’re about to sign the lease when the lights flicker, and there goes the apartment, because you see a message in everything. A song comes on just as you think of a friend, so you call, and they’re in a meeting. A date turns up eleven minutes late, and you lie awake over the eleven. Some of it may mean something. A good deal of it is old wiring. It gets expensive when it’s a job you turn down, or money you put on a number because you’d seen it twice. Enjoy your signs. But before you act on one, ask yourself: would this be a good idea if the lights had stayed on?',
    additionalInsights: [
      'After a great idea, do something with no idea in it. Peel potatoes. Let a friend tell you about his new tires. And don’t resign tonight, or send the long message. If it’s good, it’ll still be good once you’ve slept.',
      'You go deep where others go wide. You can play one song for a week because of a single place in it, a breath before the last line. Then one morning you’ve had enough. Warn the people you live with; to them it’s noise, and to you it’s study. It’s also the way you love: one small thing about a person, over and over, without ever getting tired of it.',
      'Keep your ideas in one place, with the date. At the moment they may be in several apps, on your arm and on the back of other people’s invitations. Read them through at the end of the month. Most will have shrunk. Two or three won’t have, and those deserve your working hours.',
    ],
  },
  22: {
    title: 'Big, Useful Plans',
    meaning:
      'Building is the passion of 22, a master number. As a Hidden Passion it’s the urge to plan large, useful things for many people, down to the last detail.',
    intro:
      'Other people see a long line at the post office, and you see how it could be gone by Thursday.',
    keyTraits: [
      'efficient',
      'inventive',
      'thorough',
      'responsible',
      'realistic',
      'ambitious',
      'critical',
      'controlling',
      'complicated',
      'tireless',
    ],
    strengths:
      'You think big and small at the same time, and you do it for pleasure. As a child you may have drawn cities that didn’t exist, with a hospital, a harbor and all the pipes underneath. In some form you still do. You look at a new building and know where people will slip. A neighbor mentions what the town spends on fireworks, and by the end of the walk you’ve worked out the playground it could’ve paid for, down to the swings. When you explain a plan, it stops sounding like a dream. Your listeners get a certain look, and then one of them asks when you start.',
    challenges:
      'Friends hide their closets from you, because even a system that works isn’t safe. Your family had a way of doing vacations, loud and slightly stupid, and everyone liked it. Now there’s a schedule. Your team kept its files in a mess that all of them knew by heart. You moved everything over a weekend, beautifully, and on Monday they couldn’t find a thing. Often the new way really is better. Still, the old one was theirs, and it was never on your list until you looked.',
    additionalInsights: [
      'Large plans take years to pay you back, in money or in joy, so keep something small going as well: a stool in an afternoon, a stew for six. It feels good to finish a thing on the day you began it, and you don’t get that often.',
      'Tunnels move you the way paintings move other people. On vacation you’re the one who reads the plaque. You think of everyone who got up in the dark to dig it, and of the thousands who go through now without looking up from their phones. That’s what you’d like to leave behind, something so useful that no one notices it. It’s an odd way to rest, looking at other people’s work, and it does you good.',
      'Show your plan to the people who’ll use it. You’ll have thought of the electricity. They’ll ask for a bench under a tree and a store that’s open late, and they’ll be right. It’s worth remembering at home, too. You may be planning a whole future for two and forget to mention it to the other person, who has ideas of their own, mostly about benches.',
    ],
  },
  33: {
    title: 'A Teacher at Heart',
    meaning:
      '33 teaches. As a Hidden Passion this master number says you can’t see a person with a problem without wanting to comfort them and show them what to do.',
    intro:
      'As soon as you’ve learned something you want to teach it, kindly, to whoever’s nearest.',
    keyTraits: [
      'cheerful',
      'sympathetic',
      'warm',
      'understanding',
      'creative',
      'helpful',
      'talkative',
      'bossy',
      'tired',
      'unpredictable',
    ],
    strengths:
      'You teach for fun. In the evening you may be answering strangers on the internet, telling a beginner that the burned loaf wasn’t her fault and what to do about the oven. When the instructions for a machine are bad, you write better ones and tape them to the lid. There’s comfort in it as well. People leave your lesson knowing more and thinking better of themselves, and they go on peeling garlic your way for the rest of their lives.',
    challenges:
      'You volunteer for everything, and then you disappear. The neighbor you’re teaching to read waits in the library with a spelling book, while you lie on your bed with the phone off. It starts well. You offer to help before anyone has finished asking: the summer fair, the new colleague, the neighbor who’d like to learn to read. By the third week it’s too much. You stop answering, and feel like a criminal. It can happen in love: a month of wonderful attention, and then silence. They’d all have been happier with half as much for twice as long. Before you raise your hand, look at your week. One student you’ll still have next year is plenty.',
    additionalInsights: [
      'Your rest has to be useless, or it turns into work. You go for a walk to be alone, and come back having explained mushrooms to a family of four. Choose something that can’t be passed on: a nap, a bath, a book too silly to recommend. An hour of that, and you’ll like people again.',
      'Your explanations travel further than you do. You draw how to fold a shirt, or write out what to say at a funeral, and it’s copied and sent on until no one knows who made it. You’d never ask for money. Keep a copy of each page, at least. One day you may want to see what you did with all those evenings, and it’ll be a thicker pile than you think.',
      'First tries move you more than finished work. You’d keep a bowl that can’t stand straight, a cow with six legs, a page by a man who learned to write at fifty. You see how brave they were. Love has its first tries too, such as an apology that comes out sideways, or a poem. Be just as kind about those, and about your own, including the ones from last week.',
    ],
  },
};
