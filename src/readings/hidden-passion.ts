import type { CoreReadings } from './types';

/** The hidden passion: what a person cannot help doing. */
export const hiddenPassionReadings: CoreReadings = {
  1: {
    title: 'Always Starting Something',
    meaning:
      '1 is the number of beginnings. As a Hidden Passion it means you can’t stop starting things: you’ve bought a new notebook, and the old one is half empty.',
    intro:
      'A free afternoon goes to something you’ve never tried before, and the instructions stay in the box.',
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
      'Starting things gives you the energy other people get from sleep. You’ll open a machine before you’ve read the manual, and sign up for a class where you don’t know anyone. You taught yourself most of what you know, quite possibly including the job you’re paid for. If strangers watch you fail, you wave. Half of your friends’ hobbies began with you: you fell off the surfboard first, came up coughing, and told them it was easy.',
    challenges:
      'Everything turns into a race with you. On a hill you speed up to pass an eighty-year-old man with two canes, who didn’t know he was racing. In the supermarket you choose one line and watch the woman with the carrots in the other, and it ruins your day if she wins. At work this gets a lot done, and it wears out the man who shares your desk, because he thought you were on the same side. Love has races too: who said it first, who forgave faster, who’s more tired tonight. Meanwhile the old man gets to the top. He lowers himself onto the bench beside you, lays down his canes, and says, “Isn’t it beautiful?” You hadn’t looked.',
    additionalInsights: [
      'Before you spend money on a new idea, write its name in your calendar, three months ahead, and buy nothing until that day comes. Some morning in June you’ll find “DRUMS!!!” there, in your own handwriting, and you’ll wonder who this excited person was. If you still want drums in June, you really want them. Buy good ones, and warn the people downstairs.',
      'Count what you’ve got going at the moment. There’s a plan for a bookcase, a sauce nobody’s allowed to taste yet, half a tune, and a folder called “new new idea.” You keep them all secret until they’re perfect, and they’re never quite perfect. Then a friend gets at the sauce with a spoon while you’re out of the room. It needs lemon, she says. You’ve been wondering about that sauce for weeks, and you stay angry for about a minute, until you’ve tried it with lemon.',
      'You can’t stand being shown how, so the people who love you have learned to help in secret. You’re putting up a tent your own way, and it’s getting dark. The friend who’s camped for thirty years has been told not to help. He sits down on a rock, with his back to you, and reads the instructions to his dog. “Step four,” he tells the dog. “The long pole goes in first.” You look around for the long pole. You’d have found it anyway.',
    ],
  },
  2: {
    title: 'Happy to Help',
    meaning:
      'With 2 as your Hidden Passion you help people before you’ve noticed it. Somebody looks around for the salt, and you’re already holding it out.',
    intro:
      'Somebody’s jacket has turned inside out and one arm is stuck, and before you’ve thought about it you’re holding the sleeve.',
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
      'Helping a friend shine makes you happier than shining yourself. You’ll work on her speech until midnight, and the next day you stand at the back, moving your lips. You also bring people together so lightly that they call it luck. Two of your friends may be a couple now because you once sat them side by side and went out to buy ice. You were gone for an hour, and you came back without any ice.',
    challenges:
      'People sleep better after they’ve talked to you, and you sleep worse, because everyone’s worries come home with you. Nadia from accounting tells you about her brother, beside the copy machine, and has a lovely evening. You’re awake at one, thinking about Nadia’s brother. By the end of the week you’re also carrying an exam, a divorce and a sick hamster, none of them yours. Part of it is kindness, and part of it is that you can’t stand not knowing how it ends. Then the one you love wonders what’s wrong, and you honestly can’t tell which of these feelings is your own. Before bed, sort the day like laundry: mine, theirs, theirs, mine. Most of theirs was solved hours ago, and they forgot to tell you.',
    additionalInsights: [
      '“What do I owe you?” “Oh, nothing. Buy me a coffee sometime.” By now you’re owed about two hundred coffees. You’d sooner do a favor than name a price, so you end the month tired and proud, and out of money. You could at least take the coffee, today, while the man is still asking. He’d find it easier to ask you again.',
      'Things in pairs please you. You hunt for the missing earring, and one lost glove on a wall can spoil your walk, because somewhere there’s another glove that’s alone too. With people it’s the same. You meet a single dentist and a single drummer in the same week, and you can’t sleep for planning. It’s a sweet habit, but some people like being one glove, so leave the dentist in peace until he complains.',
      'Making music with other people is your best rest. In a choir you don’t want the solo. You’re the one who feels the others getting faster, and holds them back a little without turning your head. If you can’t sing, turn the pages for somebody who can. You’ll breathe when they breathe. And for two hours nobody will tell you their problems, because they’d have to stop singing.',
    ],
  },
  3: {
    title: 'Born to Entertain',
    meaning:
      '3 is the number of joy. As a Hidden Passion it means you’re always making something up: you give the new vacuum cleaner a name, and then a voice.',
    intro: 'All you need is a spoon and a rainy afternoon, and by evening there’s a song.',
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
      'You can’t help playing with whatever’s in front of you. In a boring meeting the edges of your paper fill up with little portraits of everyone at the table. You read the safety instructions aloud as if they were a love letter, and you know what the goldfish is thinking. You do it when no one’s there, too, so it isn’t about applause. A train breaks down in the heat, and the little boy across from you is about to cry. You make your two shoes argue about whose fault it is. The boy takes the side of the left shoe, so somebody has to speak up for the right one, and you’re still doing it, with passion, when help comes.',
    challenges:
      'Your family hears about things before they’ve happened. The contract isn’t signed, but they know the salary, and two of them have ideas for it. After one good date, the group chat is discussing what to wear to the wedding. After you’ve announced a thing, doing it feels like old news: you’ve described your novel so often that you’re tired of it, and you haven’t written a page. And if nothing comes of it, you have to tell them all that there’s no job, no wedding and no novel. An aunt has already bought the dress. Keep the next good news to yourself for a month. It’ll cost you some sleep. But picture the day you walk in and say, “I’ve finished it,” and no one even knew you’d begun.',
    additionalInsights: [
      'When a conversation gets close to something that hurts, you get silly and do your impression of a seagull. Everyone laughs, and the subject is closed. After a year even a close friend knows all of your stories and still has no idea how you are. Tell them one thing in your ordinary voice, sitting still. It takes less time than the seagull. They won’t say anything clever, but they’ll move closer. They like the seagull, and they’ve been waiting to meet you.',
      'You pick up other people’s words without noticing. After a weekend with a friend’s grandmother you say “my goodness” and call your boss “dear.” If anyone thinks you’re making fun of her, tell them the truth: you only copy the people you like.',
      'Other people lie down to rest, and you need scissors. Leave the colored pens, the clay and the glue out on the table, even if it looks like a kindergarten. A little while with them does more for you than a whole evening of television. Afterward you’ve got a paper crown on your head, and you forget about it. You’re still wearing it when you open the door to a tired delivery man, and you only find out because he bows. You bow, too.',
    ],
  },
  4: {
    title: 'Everything in Order',
    meaning:
      'With 4 as your Hidden Passion you have to put things in order. You’re a guest, you’re only washing your hands, and you line up the bottles by size.',
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
      'Fixing things calms you the way music calms other people. As a guest you may be found in the bathroom with a butter knife, tightening the towel rack while everyone dances, and you’ll go home saying it was a lovely evening. In a store where you don’t work, you turn the cans so that the labels face the front. What you’ve fixed stays fixed, because you checked it, slept, and checked it again. When water is running down a friend’s wall at midnight, you’re the first person they call. You bring a bucket and the right part, and before you leave you also repair the drawer they were too embarrassed to mention.',
    challenges:
      'For you, a thing isn’t done until you’ve done it, so you redo work that was fine. A friend does the dishes after dinner at your place; you say thank you, wait until he’s gone home, and wash them again, with the water down low. A coworker’s page of numbers is correct, but the lines are too thick, so at eleven at night you’re making them thinner. What people learn is that their best isn’t good enough, so they leave it to you, and then you really do have to do everything yourself. You know all this. You stand there with a clean plate in your hand, tell yourself it’s fine, and turn on the water.',
    additionalInsights: [
      'Lists make you feel safe. You may write down every cent you spend, with no plan to do anything about it, so it’s really a diary. Anyone who read it closely could see who you love: bus to the hospital, two coffees, bus to the hospital, taxi home for two, balloons.',
      'You hear what machines are trying to say: the elevator is getting slower, and the washing machine on the other side of your wall needs a new part. You may even leave a note. The neighbor takes it for a complaint, but it’s the name of the part, and where to get it cheap. A month later somebody you’ve never met is at your door with a toaster, and you’re already holding out your hands for it.',
      'Put something on your list that can never be crossed off, like “sit with her a while” or “call him, no reason.” It’ll annoy you, standing there undone week after week, between “light bulbs” and “taxes.” But you put a place in order so that people can be happy in it. Now and then, go and see whether they are.',
    ],
  },
  5: {
    title: 'Hungry for New Things',
    meaning:
      'Freedom is what 5 is about. As a Hidden Passion it’s a hunger for anything new: you see a path between two houses, and you have to know where it goes.',
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
      'Anything new wakes you up. An hour in a strange town, and you’ve eaten what they eat, learned what it’s called and seen pictures of the cook’s grandchildren. You touch and taste first and think on the way home. At work you’re the one who has tried the competitor’s product, the other department’s chairs and the short way through the building. Your phone is full of people with names like “Fish Marco” and “Tall Ana, train,” and every one of them would be glad to hear from you.',
    challenges:
      'Your hobbies leave equipment behind. There may be a fencing mask in your closet, a bag of wool under the bed, and a unicycle that visitors hang things on. January was all about fencing. By May you’d found out what fencing is like, and that was all you’d wanted to know. It’s an expensive way to be curious, and you miss something, because some pleasures only start in the eighth month, when your hands know what to do. You were just about to be good. Love has an eighth month, too. Rent before you buy, and choose one thing to go on being bad at.',
    additionalInsights: [
      'You also travel without getting out of bed. At midnight you’re reading about a town by the sea: what an apartment costs there, when the fish comes in, whether the café opens in winter. You’ll probably never go. It rests you all the same, and it’s free until you press “Book now.”',
      'Let some small part of your week stay the same: a swim, a card game, breakfast in the same café with the same person. At first you’ll feel tied down. Give it a few months. For that hour the people who love you know exactly where you are, and it turns out that’s most of what they were asking for.',
      'When nothing new is happening, you make some. One night you put your pillow at the other end of the bed, and it’s like a hotel: another ceiling, and the street noise comes from the wrong side. You’ve brushed your teeth with the left hand. You’ve walked up your own stairs backward, when nobody was looking, to see what it’s like. It’s silly, and it works. You’ve put off moving to another city for a year that way.',
    ],
  },
  6: {
    title: 'Taking Care of Everyone',
    meaning:
      '6 is the number of love and home. With this Hidden Passion you can’t stop looking after people: you cover someone who’s fallen asleep, even a stranger on a train.',
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
      'Looking after people makes you happy, and it has to be lovely as well as kind. At home that means low light, real glasses, and one plate too many, because you had a feeling somebody else might come. Somebody always does. But you’d do it anywhere. On a night train you spread a scarf over your knees, cut your one apple into eighths, and pass it around on the lid of a box. In a waiting room you’ve switched off the uglier of two lamps and turned a chair so that it faces a tree. You never decide to. You only notice once you’ve sat down, and suddenly it’s nice there.',
    challenges:
      'You prepare so well for your guests that you’re asleep when they come. You begin three days ahead, with a cloth to iron, and a second bed made up in case it gets late. Then they’re all laughing around a perfect table, and you’re on a stool beside the oven with your eyes shut. For a person you love you’d plan a birthday down to the ribbons, with money you’d saved for yourself, and by eight you’re too tired to talk. It’s love, and it’s also that you want to hear it was perfect. Look at the photos afterward. There are twelve happy people, and there’s no picture of you. They’d have been just as happy with bread and cheese, and you in the middle.',
    additionalInsights: [
      'Lit windows are your favorite show. Walking home in the evening you look in, and in your mind you paint a stranger’s living room a warmer color and move his lamp a little to the left. Some evenings you take the long way home on purpose. It’s the best rest you get: a whole street full of people, and you don’t have to feed any of them.',
      'Presents come home with you before you know who they’re for. There’s a box in your closet with good soap, a wooden truck, and a card for a seventieth birthday, which you bought because you liked the bird on it. One morning the man who sells you fish says, more to the fish than to you, that he’s seventy today. You’re back before he closes, out of breath. You’ve had that card for three years, and you never knew it was his.',
      'The hardest evening for you is the one when somebody else is cooking. “Does it need salt?” they call from the kitchen. You can smell from the couch that it needs rescuing. “It smells wonderful,” you say, and you stay where you are, holding on to a cushion. Dinner comes to the table a bit black around the edges, and behind it comes a very proud face. You have a second helping, and nobody will ever know what that cost you.',
    ],
  },
  7: {
    title: 'Needing to Know',
    meaning:
      'With 7, the number of thought, as your Hidden Passion, you have to find things out: you come across an old key, and you try it in every lock you own.',
    intro: 'A small doubt over dinner can keep you reading until the birds start singing.',
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
      'You want to know how things really are, and you keep going until you do. You read the book, then the notes at the back, then the other book that says the first one is wrong. At a wedding you’re the guest who wonders who first threw rice, and why rice. You don’t do it to impress, and you rarely mention what you’ve found. Months later the question happens to come up at work, and you answer it in two sentences that took you a whole winter.',
    challenges:
      'Reading about a thing feels to you almost like doing it, so you seldom get around to the doing. By now you could give a talk on riding, with the history, the right boots and why horses are afraid of plastic bags, and you’ve never been on a horse. You know what the experts say about getting a raise, and about telling a person you love them, and you’ve underlined the good parts. The person you love has no idea. Some things can’t be found out in a chair. Close the book in the middle of a chapter and go meet a horse. In the first minute it’ll do something that isn’t in any of your books, and you’ll come home with straw in your hair, very pleased.',
    additionalInsights: [
      '“Were you up late?” “Not very.” “What was it this time?” “Zippers.” Anyone who lives with you knows this conversation. You’d love a second question, and you’d never beg for one. Some rainy evening they do ask. You start with the first one, in 1851, you draw on the back of an envelope, and two hours later they still have no use for zippers, but they’ve never seen you so happy.',
      'It’s nearly impossible to surprise you. You’ve known about your birthday surprise for days, because someone who never buys eggs bought eggs, and you’ve practiced looking amazed. Now and then, try not to find out. And when a person says you look nice, don’t go looking for the reason. The reason is that you look nice.',
      'You rest best in quiet places, and best of all in empty ones: a classroom after school, a church between services, the beach in winter. Go often, and if you trust a person very much, take them along and say nothing for an hour. Explain beforehand that it’s a treat. Otherwise they’ll spend the whole hour wondering what they did wrong.',
    ],
  },
  8: {
    title: 'Aiming for the Top',
    meaning:
      '8 stands for power and success. With this Hidden Passion you have to get results: in a slow line you’ve counted the people, timed one, and asked for a second clerk.',
    intro:
      'You can’t rent a rowboat without working out what the man with the rowboats could be making.',
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
      'Running things well is your idea of fun. If you run the raffle, the club ends up with a boat. You see what a thing could earn and who should do which job, and when it goes wrong, you get annoyed and work harder. Friends bring you the bills they’re afraid of. A phone company may have charged one of them for a phone she never had. You clear the table, sharpen a pencil and ask for the supervisor’s name, and you look happier than you did at your own birthday party. Three letters later the company apologizes. She’s glad to have her money back. You’re a little sorry it’s over.',
    challenges:
      'To you a price tag is only the start of a conversation. In a department store, with a line behind you, you ask if that’s really their best price, and the friend who came with you pretends to be a stranger. Often you do get ten percent. What it costs you is harder to see. At work people know you’ll ask for double, so they start by offering half. At home you say things like “I’ll visit your mother if you come to the game.” It’s a fair deal, and it makes a terrible love letter. Once you brought them breakfast in bed and wanted nothing for it. They looked at the tray, looked at you, and asked what you were after. You were hurt, until you thought about it.',
    additionalInsights: [
      'Money interests you because it shows how far you’ve come. There may have been a first thing you couldn’t have, a pair of red shoes, say, and a day years later when you walked in and paid for them yourself. When others have more than you do, think of that day. Nothing you’ve bought since has made you feel so rich.',
      'Any hobby of yours becomes a business plan. You bake bread for the house, then for the street, and by spring you know what the empty store on the corner would rent for. Then one summer morning you’re floating on your back in a lake, with your ears under water. At first it feels like losing money. After a while you notice you haven’t counted anything for ten minutes, and you wonder how much that would be in a year.',
      'Small clubs need you more than they know. They’re full of kind people who keep the money in a cookie tin and are afraid to count it. One evening of counting with you, and they can all sleep again. Be patient with the meetings, which start late and end later. By the third one they’ll have made you treasurer, and you’ll pretend to be surprised.',
    ],
  },
  9: {
    title: 'A Heart for the World',
    meaning:
      'With 9 as your Hidden Passion you can’t help feeling for strangers. Someone in a movie loses his job, and you’re still worried about him at breakfast.',
    intro:
      'A story about a family you’ve never met can make you cry in a waiting room, and by evening you’ve mailed them your winter boots.',
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
      'Strangers are real to you. You read in the paper that a gardener has died in another town, a man who sang to his roses, and you’re sorry you never met him. You’ll watch a movie in a language you don’t speak and cry in the right places. Others can tell, so they show you what they usually hide: a debt, a year in prison, the name they used to have. You don’t look shocked; you move over and make room on the bench. Beauty gets to you just as easily. You’ve stood in the cold with your frozen peas melting, because a street singer hadn’t come to the end.',
    challenges:
      'Things disappear from your home while they’re still in use, because you’ve given them away, and some of them weren’t yours. A student who’s late for an exam gets your bicycle, with your keys in the basket. The big pot goes to a family after a fire, and it was your roommate’s pot. At work you promise that your team will stay late, and the team finds out with its coats on. You can even give away a person. You tell the couple upstairs that Sam will move their piano on Saturday, in his van. Sam finds out on Friday, when they hug him on the stairs. He does it. He’s very quiet in the van. It’s easy to be generous with another person’s Saturday, so ask Sam first.',
    additionalInsights: [
      'You can’t bear to leave anyone out, even on a date. You bring a third person to a dinner for two, because he’d have been on his own. It’s kind, and it isn’t what your date was hoping for. Keep one evening a week for just the two of you. The rest of the world can have the other six.',
      'Unfinished things touch your heart. In a secondhand store you find half a sweater with the needles still in it, and you can’t leave it there. You finish it at home, although your half comes out two sizes larger. Somebody stopped in the middle of a row, and you’ll never know why. So you give her a name and a reason, a good one, and by the second sleeve you miss her.',
      'Bad news from far away can take your whole day, and reading more of it helps no one. When a story won’t leave you alone, send a little money, or write to whoever’s responsible. After that, look for trouble that’s near enough to touch. The woman in front of you on the bus can’t get her window shut, and the rain is coming in on her hat. You can’t fix the world tonight, but you can get up and lean on a window.',
    ],
  },
  11: {
    title: 'Full of Sudden Ideas',
    meaning:
      'With 11, a master number, your Hidden Passion is inspiration. An idea comes in the middle of dinner, and you write it on your hand so you won’t lose it.',
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
      'Ideas come to you whole, and at odd moments. Halfway through an eye exam you ask for a pencil, and what you write on the form can turn into a year’s work. You follow a feeling across the street, and there’s the person you needed to meet, or at least an excellent sandwich. When an idea has hold of you, you can’t stay in your chair, and soon whoever’s listening is standing up as well. 11 is known as the number of light. Your neighbors would agree, since yours is the window that’s still lit at two in the morning.',
    challenges:
      'You see a message in everything. You’re about to sign a lease when the lamp goes out for a second. “It does that,” says the landlady, and gives it a slap, but you’ve already decided against the apartment. A song comes on just as you think of a friend, so you call, and they’re in a meeting. A date shows up eleven minutes late, and you spend the night wondering why it was eleven. Sometimes a sign is a sign, and sometimes it’s an old lamp. It gets expensive when you turn down a job because of a dream, or put money on a number because you saw it twice. Enjoy your signs, and tell your friends about them. Then decide about the apartment by the rent and the neighbors.',
    additionalInsights: [
      'Tell a great idea first to the calmest person you know. Perhaps it’s an uncle who listens to all of it on the phone, with his canary on his shoulder. “That’s wonderful,” he says at the end. “Tell me again on Sunday.” He’s heard a lot of your ideas, and he knows the good ones are even better by Sunday. So don’t resign tonight, or send the long message. A great idea can wait until Sunday. The other kind can’t wait, and that’s how you tell them apart.',
      'You fall in love with tiny parts of things. It’s one song, for a week, because of the way the singer breathes before the last line. It’s a whole street because of a yellow door. With people it’s the same. They’d guess you love them for their eyes, or their cooking. In fact it’s the way they say “Oh, well” when the elevator closes right in front of them. You’ve never told them, and they think that’s when they look silly.',
      'Keep your ideas in one place, with the date. At the moment they’re in several apps, on your arm and on the back of a wedding invitation. Read them through at the end of the month. One will say “like soup, but for trains,” and you’ll never find out what you meant. Most of the others will look smaller by then. Two or three won’t, and those deserve your working hours.',
    ],
  },
  22: {
    title: 'Big, Useful Plans',
    meaning:
      'With 22, a master number, your Hidden Passion is planning large, useful things. You’re asked to bring a salad, and by evening you’ve planned the whole picnic, parking included.',
    intro:
      'Everyone else in the long line at the post office is annoyed, and you’re smiling, because you’ve begun to plan a better post office.',
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
      'Planning large, useful things is your favorite game, and you’ve always played it. As a child you may have built a zoo out of shoe boxes, with a ticket office, a night guard and a separate kitchen for the lions. Now you play it with real places. You walk into a new train station and know where people will slip when it rains. On the way home your neighbor, a serious woman of sixty, mentions what the town spends on fireworks. By the time you reach her door, you’ve planned the playground it could’ve paid for, down to the swings. She’s quiet for a while. Then she asks if those swings would hold a grown woman. They would. You’d thought of that.',
    challenges:
      'You can’t leave a system alone, even when it works. Friends shut the closet door as soon as they hear you on the stairs. A family may have its own way of going on vacation, loud and late and with far too many bags, and everyone likes it. Now, thanks to you, there’s a schedule, with fun from ten to eleven. At work the woman at the front desk files customers under the names of their dogs. You put them in alphabetical order over a weekend, beautifully, and on Monday she can’t find anyone, and nobody gets asked about their dog. On Tuesday you put it all back. By then you’ve met three of the dogs, and you’ve started to see the point.',
    additionalInsights: [
      'Even your daydreams have a budget. You imagine winning a million, and what you see is a movie theater on a truck that visits every small town in the country. By the second coffee you’ve hired the driver and you’re drawing the seats. Then the kitchen goes dark. Your own electric bill has been lying under that drawing for two months. You’ll pay it in the morning. First, by the light of your phone, you finish the back row.',
      'Great engineering moves you the way paintings move other people. On vacation you’re the one who makes everybody stop at a tunnel to read the sign. Twelve years, it says, and four thousand workers, and at the bottom are the names of the nine who died there. You read all nine of them, half aloud, because they should be read. You go through the tunnel more slowly than anyone behind you would like.',
      'Show a plan to the people who’ll live with it. Say you’ve designed a small park for your neighborhood, and you’ve thought of the lamps, the drains and the roots of the trees. An old man studies the drawing and asks where he’s supposed to sit. It’s the same in love. You can plan a whole future for two, down to the apple trees, with a person who’s never liked apples. Hand them the drawing, too, and ask where they’d like to sit.',
    ],
  },
  33: {
    title: 'A Teacher at Heart',
    meaning:
      '33 teaches. As a Hidden Passion this master number means you have to help: you see a stranger fold a map the wrong way, and your hands go out.',
    intro: 'You learned to whistle with two fingers yesterday, and today you’re giving lessons.',
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
      'Whatever you know, you have to share. At the station a man can’t get the ticket machine to work. By the time he has his ticket, he can do it alone, and he’s explaining it to the woman behind him. That last part is what makes you happy. You comfort people while you teach them. “Everyone gets that wrong the first time,” you say, and sometimes it’s even true. People who ask you the way to the bank get the way, a shortcut, and a little song to remember it by.',
    challenges:
      'You volunteer for everything, and then you disappear. A neighbor tells you he never learned to read well. “I’ll teach you!” you say. In the same week you also offer to run the summer fair and to train the new coworker. For three weeks you’re wonderful. In the fourth you’re lying on your bed with the phone off, feeling terrible, while the neighbor waits in the library with his book. Love can go the same way, a month of sweet attention and then silence. They’d all have been happier with one hour a week that lasts. If you’ve disappeared already, go back and say, “I took on too much, and I’m sorry.” It’s shorter than the excuse you’ve been working on.',
    additionalInsights: [
      'Look at the last pictures people sent you: a rash, half a haircut, a form with a circle around one box, and a brown plant with the question “Is it dead?” When something worries people, they take a photo of it and send it to you, and you answer every one, with arrows drawn on. It’s probably the least beautiful photo album in the world, and it shows how much you’re trusted.',
      'You explain things so well that the explanation goes on without you. Perhaps you write down for a coworker what to say at a funeral. She sends it to her sister, who sends it to someone else. Two years later it’s your turn to be sad, and a person you hardly know sends you a page and says it helped her. You read it, and it helps. Only at the end do you notice that you wrote it.',
      'A first try moves you more than a perfect piece of work. You’d keep a bowl that can’t stand straight and a painting of a cow with six legs, because it took courage to show them to you. The people you love make first tries too. An apology can come out as “Do you want some toast?” Say yes to the toast. And when you’re the one who’s made a mess of something, be as gentle with yourself as you’d be with the painter of that cow.',
    ],
  },
};
