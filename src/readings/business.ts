import type { BusinessReading, DigitReadings } from './types';

/** The business reading: the company as a person, as its customers and its owner know it. */
export const businessReadings: DigitReadings<BusinessReading> = {
  1: {
    title: 'Pioneer & Leader',
    meaning:
      '1 stands for being first. A business with this number comes across as new, bold and led by one person with clear ideas.',
    intro: 'It sounds like the first company of its kind, even when it’s the third.',
    energyProfile:
      'A 1 sounds new, and people come to it for new things. Picture a bike store run by a woman who built the first electric one in her kitchen. There’s been another store across the street since 2009, but everyone swears she was first, and they ask her for things that don’t exist yet. By Friday she’s usually built one. It’s a number for trades where being early counts for more than being big, and where every week feels a bit like the first day of school.',
    idealIndustries: [
      'Electric bikes',
      'Craft brewery',
      'Drone photography',
      'Boxing gym',
      'Custom motorcycles',
      'Ski school',
      'Tiny houses',
      'Startup coaching',
    ],
    brandPersonality:
      'This company would be the friend who picks the restaurant while everyone else is typing “I don’t mind.” It talks in short sentences, wears one strong color and makes one promise at a time. Some people can’t stand it, and that’s fine, because the others have its sticker on their helmets. It can get away with a mistake, since it was clearly trying something. It can’t get away with copying the place next door.',
    marketingApproach:
      'Let one person speak for the company, and let it be you. Customers of a 1 want a face and a signature, so film the video yourself, in the workshop, with grease on your hands. Show the newest thing first, and say what’s new about it in one breath. Let your regulars try it before it’s for sale and tell you what annoyed them; they’ll brag about that for years. And leave your rivals out of it. Each time you mention one, they get a free ad.',
    challenges:
      'A 1 loses money by being too early. You pay to invent the thing, you pay again to explain what it is, and when people finally understand, a cheaper one opens around the corner. By then you may be bored with it anyway. The other leak is you. The price, the color of the bags and who gets Friday off all wait for your decision, so whenever you’ve got a cold, the whole company sneezes.',
    successTips: [
      'Keep selling last year’s favorite to the people who love it.',
      'Train two people to decide while you’re away, then go away.',
      'Before a launch, show the thing to a few strangers and ask what they think it is.',
      'Answer a bad review the next morning, in three friendly lines.',
      'Decide how much an idea may cost before anyone’s bought one, and tell a person who’ll hold you to it.',
    ],
  },
  2: {
    title: 'Partner & Collaborator',
    meaning:
      'In a business name, 2 promises cooperation: a company that listens, remembers its customers and works well with partners.',
    intro: 'Customers come back to it because it remembered something they’d said.',
    energyProfile:
      'A company with a 2 works between people: it translates, it introduces, it calms things down. Think of a small bridal store with one big mirror. The bride’s mother wants sleeves, the bride doesn’t, and the owner pours water for both and waits. Nobody came because of an ad. A cousin told them about the waiting. The number is also said to be good for firms with two owners, as long as each knows what’s theirs to decide.',
    idealIndustries: [
      'Bridal wear',
      'Piano lessons',
      'Matchmaking agency',
      'Translation agency',
      'Picture framing',
      'Tea room',
      'Mediation services',
      'Shared housing',
    ],
    brandPersonality:
      'As a person, this company would remember that you don’t like raisins. It has a low voice, soft colors and a note in real handwriting in every package. A customer can’t choose between two blues? It puts both by the window and goes off to make a phone call, so she can think. “They’re so nice,” people say, and then they can’t remember what you sell, so put it on the sign in large letters.',
    marketingApproach:
      'Grow through other people’s customers. The dressmaker sends brides to the baker, the baker sends them to the band, and the band, who’ve had cake, send everyone back. Two weeks after each job, call to ask how it’s going, and sell nothing. Loud ads don’t suit this name. What works is one happy aunt with a large group chat.',
    challenges:
      'The money goes in small favors here. The price covered one dress and two fittings; there’ve been six, because each time it was “just one tiny thing” and you felt it’d be rude to count. Prices are shy as well. They were set years ago, and raising them would feel like an insult to people you like. An hour of talking comes free with everything, and it’s often the best hour of the customer’s week. Put it on the bill, even if the line says zero, so people can see what they’ve been given.',
    successTips: [
      'Write down what the price includes, and how many changes.',
      'Show your prices before anyone has to ask.',
      'Write down who decides what.',
      'Choose the kind of client you serve best, and send the others to a friend in the trade.',
      'Practice saying “I can do that, it costs extra” until it sounds friendly.',
    ],
  },
  3: {
    title: 'Creative Communicator',
    meaning:
      'Customers expect a good time from a 3. As a Business Number it means color, stories and a company that’s fun to deal with.',
    intro: 'It’s a name people say twice, because they enjoy saying it.',
    energyProfile:
      'People are in a good mood here before they’ve bought anything. Imagine an ice cream truck that plays the wrong song on purpose. There’s a terrible joke painted on the side, a flavor named after the mailman, and a line of grown men in suits. A 3 is good for everything that entertains, explains or decorates. It’s less at home in work that has to be silent and exact, since nobody wants a playful surgeon.',
    idealIndustries: [
      'Toy store',
      'T-shirt printing',
      'Party supplies',
      'Comedy club',
      'Greeting cards',
      'Ice cream truck',
      'Costume rental',
      'Podcast studio',
    ],
    brandPersonality:
      'Think of the guest who gives the speech at every wedding. Your company talks to everyone, gives its sandwiches first names, and prints a riddle on the receipt with the answer on the next one. It can wear more colors than the others do, and a logo a child could draw. Customers tell the story at home and get it a little wrong, which does no harm. Only remember to stop now and then, so they can say what they came for.',
    marketingApproach:
      'Tell stories, and tell new ones often. A board on the sidewalk that changes every day does more for this name than any sale. Show how the thing is made, and also the ones that went wrong: the gray cake, the T-shirt with two left sleeves. That shirt will get more likes than anything you planned. Once a season, throw something that strangers can join, like a contest for the ugliest birthday cake. Your customers will forgive nearly anything except being bored.',
    challenges:
      'Details are how a 3 loses money. An order gets paid for twice: once to send it, beautifully wrapped, to an old address, and once to send it again. The poster makes people laugh out loud, and the phone number on it has a digit missing. You announce a club card, customers ask for it all summer, and it’s still being drawn. You meant well every time. The fun half gets done first, and it’s never quite finished. Hire a person who enjoys the other half, and when that person looks worried, listen.',
    successTips: [
      'Read every address aloud before it goes on a box.',
      'Announce a thing on the day people can buy it.',
      'Find a person who loves invoices, and feed them well.',
      'A week after each party, note what it cost and what it brought in.',
      'Ask every customer one question, then be quiet until they’ve answered.',
    ],
  },
  4: {
    title: 'Builder & Organizer',
    meaning:
      '4 stands for order and solid work. Customers of a business with this number expect it to keep its word on price, time and quality.',
    intro: 'The name sounds as if it’s been above the door since your grandparents were young.',
    energyProfile:
      'A 4 sounds solid. Picture a repair place with one bell on the counter. You say what the washing machine will cost and which day it’ll be ready, and then, to everyone’s surprise, it’s that price and that day. People tell their friends about it as though they’d seen a miracle. Building, repair and storage suit the number, and whatever comes with a warranty. It grows slowly, one happy street at a time.',
    idealIndustries: [
      'Hardware store',
      'Roofing',
      'Self-storage',
      'Bookkeeping',
      'Heating repair',
      'Fence installation',
      'Tool rental',
      'Brick manufacturing',
    ],
    brandPersonality:
      'If a 4 were a person, it’d own one good knife and keep it sharp. The van is clean inside. Asked whether a part is in stock, it goes and looks before it answers, and comes back with the part, the screw that goes with it, and a bit of advice about the other screw. It never praises itself. So when it says “That’ll hold,” you can go home and sleep.',
    marketingApproach:
      'Prove it. Two pictures of the same wall, one from the day it was finished and one from ten years later, say more than any adjective. Let the people who did the job sign it, the way a potter marks a bowl. Give away something useful with your name on it, such as a flashlight. One night, with water on the floor, a customer will reach for it, and your number will be right there under her thumb. Skip the big words: people chose you because they’d heard enough of them elsewhere.',
    challenges:
      'This company turns money away because of its rules. It’s one minute past five, a customer is at the door with her card in her hand, and the rule says five. The rule says no returns without the box, no deliveries on weekends and no blue, and hardly anyone remembers why. Old rules are kept, new ones are added, and each of them sends a few people to the place down the road. You’d drive an hour to fix a thing for free. You could also sell it in blue.',
    successTips: [
      'Switch off one old rule for a month, and see who misses it.',
      'Offer a color you don’t like.',
      'Open late one evening a week for a season before you judge it.',
      'When you name a price, say what’s in it.',
      'Ask three customers under thirty what they find difficult.',
    ],
  },
  5: {
    title: 'Innovator & Adapter',
    meaning:
      'A Business Number of 5 means change. People come for what’s new, and the company can turn quickly when the market does.',
    intro: 'Regulars never know what they’ll find, and that’s why they’re regulars.',
    energyProfile:
      'Movement is what a 5 sells, whatever it says on the sign. Think of a food truck that’s never in the same spot twice. The day turns hot, and by eleven there’s crushed ice with mango. A dance from somewhere gets popular online, and you’ve got the snack that goes with it. Half your regulars follow you by phone, like a storm. The number suits travel, food, events and anything that’s sold by letting people try it.',
    idealIndustries: [
      'Street food',
      'Surf school',
      'Travel agency',
      'Spice shop',
      'Outdoor movie theater',
      'Used cameras',
      'RV rental',
      'Bartending school',
    ],
    brandPersonality:
      'It’s the friend who’s just back from somewhere, with a present in a plastic bag and a story about the bus. It’s warm, quick and a little out of breath. Nothing has to look expensive: brown paper and handwritten prices are fine. You ask for the usual, and it says “Sure, but taste this first.” You taste it. Ten minutes later you’re walking home with a jar of something green, and you aren’t sorry.',
    marketingApproach:
      'Let people try it before you explain it. A spoonful, a free first lesson, a ride for one stop: for this name the sample is the ad. Turn up for a weekend where nobody expects you, and film it with the real noise left in, including the goat. Change your words as often as you like. But keep one logo and one color, because customers who can’t recognize you can’t come back.',
    challenges:
      'A 5 loses money by starting the second thing before the first has paid for its chairs. There’s a truck, so there should be a boat; there’s a boat, so why not a school for people who’d like a truck? Each begins with a deposit, a new sign and a very good party. Then all three need you on the same morning. Customers cross town for the dumplings they loved and hear that you’ve moved on to waffles. By autumn the website lists two addresses, and you’ve left both.',
    successTips: [
      'Name the three things you’ll always sell, and paint them on the wall.',
      'Before a new project begins, set a date when you’ll look at the figures and either go on or stop.',
      'On the first of every month, check your address and hours online.',
      'Let your most patient friend read the contracts.',
      'Before you drop something, ask who’d miss it.',
    ],
  },
  6: {
    title: 'Nurturer & Service Provider',
    meaning:
      '6 means care. In a business name it tells customers they’ll be looked after, more like guests of a family than like buyers.',
    intro: 'It makes sure you’re comfortable first and sells you something second.',
    energyProfile:
      'Customers bring a 6 whatever they worry about most: a father who shouldn’t be alone, a small dog, a white dress with wine on it. They hardly ask who’s cheapest. They want to know who’ll be there on the day, and whether that person is kind. Picture the day care where the cook knows which child only eats round food. Work for the home and the family suits it best, and since 6 is also the number of beauty, so do flowers and cakes.',
    idealIndustries: [
      'Day care',
      'Home care agency',
      'Flower shop',
      'Family restaurant',
      'Interior decorating',
      'Laundry service',
      'Pet boarding',
      'Wedding cakes',
    ],
    brandPersonality:
      'This would be the host who’s put water down for the dog before you’ve closed the door. It wraps by hand. It knows which customer can’t manage the stairs and goes down to her, and when something’s wrong, it says sorry first and looks for the cause afterward. Warm colors suit it, and real chairs with backs. You came in to pick up two shirts, and you leave with the shirts, a plum and the feeling that your hair looks nice.',
    marketingApproach:
      'Look after one customer so well that she tells the others; for a 6 that’s the whole plan. Parents talk to parents, at school gates and in group chats that no ad can get into. So be where they are. Take a table at the school fair, with something warm in paper cups. Show your work in homes where people really live, with toys on the floor. Write the birthday cards yourself. Every company says “We’re here for you,” but you’re the one who called back on a Sunday.',
    challenges:
      'A 6 loses money by lending it, a little at a time, to people it likes. There’s a notebook under the counter with the names of those who’ll pay next month: the young couple, the old teacher, the man whose luck is about to turn. You’ve never added up the page. Regulars still pay an old price for the same reason. The staff have become family, so whoever can’t do the job is still doing it, cheerfully. All this is why people love the place. But it has to pay its own rent first, or there’ll be no place to love.',
    successTips: [
      'On the last day of each month, add up what customers owe you.',
      'Look at every price once a year, always on the same date.',
      'Close at closing time, also for friends.',
      'When there’s a job to give, hire the person who does it best, even if a nephew has also applied.',
      'One day a week, let a colleague be the kind one.',
    ],
  },
  7: {
    title: 'Expert & Specialist',
    meaning:
      '7 is the number of deep knowledge. It makes a business look like an expert: people bring it hard questions and expect honest answers.',
    intro: 'It doesn’t have many customers, but a few of them took two trains to get there.',
    energyProfile:
      'People go to a 7 when no one else could answer. Imagine a tiny lab that saves photos from drowned phones. A man puts his on the counter as if it were a sick bird. You don’t promise anything; you take three days, and then you call to say that the wedding pictures are safe and the selfies are gone. Price is rarely the first question. Repair, research and rare things are at home here, and crowds aren’t.',
    idealIndustries: [
      'Violin repair',
      'Rare coins',
      'Water testing',
      'Genealogy research',
      'Optical instruments',
      'Data recovery',
      'Antique maps',
      'Meditation courses',
    ],
    brandPersonality:
      'Imagine a good doctor who knows one subject. This company looks at the thing from all sides, hums, and tells you what it found, what it did and what it still doesn’t know. Dark blue suits it, with small type and plenty of white. It’ll tell you the truth even when the truth is “Please don’t spend money on this clock.” So you trust it, and you come back with your grandmother’s watch.',
    marketingApproach:
      'Write down what you know, and let everybody read it. One long, honest article about a hard problem can reach the very person who has it, at two in the morning, in pajamas, on page nine of the search results. Include the repair that failed and what it taught you. Be patient with beginners in public, because hundreds of others are reading along. Give small talks in small rooms, too: the quiet guy in the third row may own exactly the thing you love.',
    challenges:
      'It’s hard to buy anything here, and that’s how a 7 loses money. The door has no sign, the website has no prices, and a customer who asks what it’ll cost hears nothing for a week, because you’d like to be exact. By then she’s bought from a place that guessed. Beginners are lost by the second sentence of your answer. Easy jobs are refused, though they’d pay for the heating. Your work is wonderful. Most of the people you lose never got far enough to see it.',
    successTips: [
      'Answer the same day, even if the price is a guess, and say that it’s a guess.',
      'Put prices on your website.',
      'Look at the visitor before you look at what they’ve brought.',
      'Take one easy job a week.',
      'Show a second person where everything is.',
    ],
  },
  8: {
    title: 'Executive & Achiever',
    meaning:
      'As a Business Number, 8 is about power and money. It makes a company sound large, serious and used to big deals.',
    intro: 'With this name, two people and a desk can sound like a tower with a lobby.',
    energyProfile:
      'This name gets taken seriously. You may be a taxi firm with two cars and a cousin, and callers will still ask for the legal department. They think of an 8 when the order is large, the contract is long and there has to be a grown-up in charge. Inside, it helps to have goals that can be counted, and to count them on Mondays. Trade, law and property suit the number, and so does anything with a lot of zeros. For selling scarves at a school fair, it’s a size too big.',
    idealIndustries: [
      'Commercial real estate',
      'Freight shipping',
      'Steel trading',
      'Auction house',
      'Corporate law',
      'Luxury watches',
      'Heavy equipment rental',
      'Executive search',
    ],
    brandPersonality:
      'Meet an 8, and it shakes your hand, remembers your name and asks what you need and by when. It wears dark colors and few words. The truck comes on the day that was agreed, and so does the bill. When something goes wrong it pays at once, without an argument, and the customer is so surprised that he tells the story at three weddings. It even holds the elevator, though it does look at its watch.',
    marketingApproach:
      'Show what you’ve done, in figures. Name your clients, if they’ll let you, and say what changed for them; one picture of the finished hotel beats a page about passion. Write to the person who can sign. Keep one outrageously expensive thing on the list, because it makes everything else look reasonable. Say the price without an apology, and then be quiet and let the other side breathe. Pay for something the whole town uses, like the lights on the soccer field, with your name on it in modest letters.',
    challenges:
      'An 8 often pays for looking large before it is. First comes the entrance, with a stone floor, chairs no one sits on and a tree that has its own gardener. Then come the tools, on credit. A small customer opens the door, sees the floor and backs out in his wet shoes. When a rival opens a second office, you open one too, and the rent for both comes out of the first. The cure is dull: move when your people are sitting on each other’s desks, and not a day earlier.',
    successTips: [
      'Serve one small customer yourself every week.',
      'Buy the tools first and the armchairs second.',
      'Pay your smallest suppliers first.',
      'Ask the newest employee what customers complain about.',
      'Write down the reason for a second office, and wait if the reason is a rival.',
    ],
  },
  9: {
    title: 'Humanitarian & Visionary',
    meaning:
      'When a business name adds up to 9, customers expect the company to care about more than money and to welcome everyone.',
    intro: 'Customers like to feel that their money does some good here, and they’ll ask you how.',
    energyProfile:
      'A 9 promises that somebody besides the owner will be better off. Think of a thrift store with a piano in it. Every age and accent walks in, a few of them only to get warm, and at noon a retired bus driver plays. They’ll buy the lamp, and they’ll also ask who gets the money, so have the answer ready. The number suits teaching, culture, fair trade and secondhand goods. It’s good with endings as well, from old glass to funerals.',
    idealIndustries: [
      'Thrift store',
      'Fair trade coffee',
      'Community theater',
      'Funeral home',
      'Language school',
      'Poetry publishing',
      'Glass recycling',
      'Clean water technology',
    ],
    brandPersonality:
      'It’s the aunt who’s lived all over the world and can’t pour you a coffee without telling you about the farmer, his truck and his three daughters. You came in for five minutes. Her walls are full of photographs, and the bank director gets the same wobbly chair as the student. People call this company honest, because it also tells them what it hasn’t managed yet: “The lids are still plastic. We’re working on it.”',
    marketingApproach:
      'Tell people where a thing comes from and whom it helps, and be exact, because a 9 that’s caught exaggerating won’t be believed again. Name the farm. If you paid for a classroom, show the classroom, with the kids making faces, and stay out of the picture yourself. Lend your rooms in the evening to a parents’ group or a drum class; they’ll bring their cousins. When a product ends, throw it a goodbye party, and you’ll sell every last one.',
    challenges:
      'Almost nobody pays the full price here. There’s one price for students, one for nurses, one for neighbors and one for people who look tired. By noon you may have charged everybody less than it cost. Then the profit, which was small, is shared among so many good causes that each gets about enough for a sandwich. It’s hard to argue with any of it. Still, if the company closes, they all lose, so choose one of them this year and help it properly.',
    successTips: [
      'Pick one cause for the year, and put a sum next to it.',
      'Ask the full price of those who can pay, and say what it makes possible.',
      'Pay your own people well before you give to others.',
      'Whenever you add a product to the shelf, choose an old one and let it go, with thanks if you like.',
      'Twice a year, read the accounts aloud to the whole team.',
    ],
  },
};
