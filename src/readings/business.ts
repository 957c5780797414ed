import type { BusinessReading, DigitReadings } from './types';

/** The business reading: the company as a person, as its customers and its owner know it. */
export const businessReadings: DigitReadings<BusinessReading> = {
  1: {
    title: 'Pioneer & Leader',
    meaning:
      '1 stands for being first. A business with this number comes across as new, bold and led by one person with clear ideas.',
    intro: 'It sounds like the first company of its kind, even when it’s the third.',
    energyProfile:
      'A 1 sounds new, and people come to it for new things. They’ll assume you thought of it first, even if there’s been another one across the street since 2009, and they’ll ask you for things that don’t exist yet. It’s a number for trades where being early counts for more than being big. Inside, it feels like the first day of school all year round.',
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
      'This company would be the friend who picks the restaurant while everyone else is saying “I don’t mind.” It uses short sentences, one strong color and no apologies. It makes one promise at a time, and it’d rather be disliked by some than forgotten by all. A mistake is forgiven, since it was clearly trying something. Copying isn’t. A 1 that does what the shop next door does has nothing left to sell.',
    marketingApproach:
      'Let one person speak for the company, and let it be you. Customers believe a 1 when they can see a face and a signature, so write the newsletter yourself, in the words you’d use across a counter. Show the newest thing first. Say what’s new about it in one sentence; if you need three, it isn’t ready. Let your regulars try it before it’s for sale, and ask what annoyed them. And leave the competition out of it, because each time you mention a rival, you’ve paid for some of their advertising.',
    challenges:
      'A 1 loses money by being too early. You pay to invent the thing, you pay again to explain to people what it is, and when they finally understand, somebody opens a cheaper one around the corner. By then you may be bored with it anyway. The other leak is you. The price, the color of the bags and the holiday list all wait for your decision, so whenever you’ve got a cold, the company has one too.',
    successTips: [
      'Keep selling last year’s favorite to the people who love it.',
      'Train two people to decide while you’re away, then go away.',
      'Before a launch, show the thing to ten strangers and ask what they think it is.',
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
      'A company with a 2 works between people. It translates, it introduces, it settles quarrels. Hardly anyone hears about it from an advertisement. Somebody’s sister went there, and they asked her what she wanted and then, strangely, waited for the answer. Most of what you sell is that wait. The number is also said to be good for firms with two owners, as long as each knows what’s theirs to decide.',
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
      'As a person, this company would remember that you don’t like raisins. Soft colors suit it, and small letters, and a note in real handwriting. It never hurries a customer who can’t choose between two blues; it puts them both by the window and goes to make a phone call. People say “they’re so nice” before they say what you do, so make sure the sign says it.',
    marketingApproach:
      'Grow through other people’s customers. Find businesses that serve the same ones, and recommend each other: the dressmaker sends brides to the baker, and the baker sends them back. Two weeks after a job, call to ask how it’s going. Sell nothing. Loud advertising doesn’t suit this name. A good word from a neighbor does.',
    challenges:
      'The money goes in small favors here. Say the price covered one dress and two fittings. There’ve been six, because each time it was “just one tiny thing” and you felt it’d be rude to count. The prices are shy as well: they were set years ago, and raising them would feel like an insult to people you like. You’re generous with your time, too: an hour of talking comes free with everything, and it’s often the best hour of the customer’s week. Put it on the bill, even if the line says zero. People ought to see what they’ve been given.',
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
      'People are in a good mood here before they’ve bought anything. They come in to look, and they stay because something’s going on: a new window, a terrible joke on a blackboard. Perhaps you’ve invented a holiday, and half the street now keeps it. A 3 is good for everything that entertains, explains or decorates. It’s less at home in work that has to be silent and exact, since nobody wants a playful surgeon.',
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
      'Think of the guest who gives the speech at every party. Your company talks to everyone, gives its sandwiches first names, and prints a riddle on the receipt with the answer on the next one. It can use more colors than the others do, and a logo that a child could draw. Customers talk about you at home and get the story a little wrong, which does no harm. One warning comes with the gift: leave customers time to say what they came for.',
    marketingApproach:
      'Tell stories, and tell new ones often. A board on the sidewalk that changes every day does more for this name than ten percent off. Show how the thing is made, and show the ones that went wrong: the gray cake, the T-shirt with two left sleeves. Give each product a name that’s nice to say out loud, and once a season plan something that strangers can join. Customers of a 3 forgive almost anything except being bored.',
    challenges:
      'Details are how a 3 loses money. An order can end up being paid for twice: once to send it, beautifully wrapped, to an old address, and once to send it again. The poster’s a joy, and the phone number on it has a digit missing. You announce a club card, customers ask for it all summer, and it’s still being drawn. There’s no bad will in it. The fun half gets done first, and the fun half is never quite finished. Hire somebody who enjoys the other half, and listen when they look worried.',
    successTips: [
      'Read every address aloud before it goes on a box.',
      'Announce a thing on the day people can buy it.',
      'Find somebody who loves invoices.',
      'A week after each party, note what it cost and what it brought in.',
      'Ask every customer one question, and don’t answer it yourself.',
    ],
  },
  4: {
    title: 'Builder & Organizer',
    meaning:
      '4 stands for order and solid work. Customers of a business with this number expect it to keep its word on price, time and quality.',
    intro: 'The name sounds as if it’s been above the door for forty years.',
    energyProfile:
      'A 4 sounds solid. You measure, you name a price and a day, and then, to everyone’s surprise, it’s that price and that day. Building, repair and storage suit it, and whatever comes with a warranty. Growth, where it comes, is said to come slowly, one satisfied street at a time.',
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
      'If a 4 were a person, it’d own one good knife and keep it sharp. The packages are plain, the work clothes are clean, and the bill lists every nail. Asked whether a part’s in stock, it goes and looks before it answers. It doesn’t praise itself, so when it says “that’ll hold,” people stop worrying.',
    marketingApproach:
      'Prove it. Two photographs of the same wall, one from the day it was finished and one from ten years later, say more than any adjective. Put the dates under them. Name the people who did the job and let them sign it, the way a potter marks the bottom of a bowl. Keep your phone number and your colors for as long as you can. Give away something useful with your name on it, such as a flashlight, and one night, with water on the floor, somebody will reach for it and there you’ll be. Avoid big words. Your customers chose you because they don’t believe them.',
    challenges:
      'This company turns money away because of its rules. It’s one minute past five, a customer’s at the door with an open wallet, and the rule says five. The rule says no returns without the box, no deliveries on weekends and no blue, and hardly anyone remembers why. Rules save a 4 from mistakes, so old ones are kept and new ones are added, and each of them sends somebody to the shop down the road. You’d drive an hour to repair a thing for free. You could also sell it in blue.',
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
      'Movement is what a 5 sells, whatever it says on the sign. The day turns hot, and by eleven there’s ice on the counter. Something becomes popular, and you’ve got it in the window while the others are asking what it’s called. Anyone who’s tired of the usual comes to you to be surprised. The number suits travel, food, events and anything that’s sold by letting people try it. It’s restless, too, and the furniture has rarely stood in one place for a whole year.',
    idealIndustries: [
      'Street food',
      'Surf school',
      'Travel agency',
      'Spice shop',
      'Open-air cinema',
      'Used cameras',
      'Camper van rental',
      'Bartending school',
    ],
    brandPersonality:
      'It’s the friend who’s just back from somewhere, with a present in a plastic bag and a story about the bus. It’s warm, quick and a little out of breath. Nothing about this brand has to look expensive: brown paper, chalk and handwritten prices are fine. It asks what you like and then hands you something else. Most do taste it. Quite a few go home with a jar.',
    marketingApproach:
      'Let people try it before you explain it. A spoonful, a ten-minute lesson, a ride for one stop: for this name the sample is the advertisement. Turn up for a weekend where nobody expects you, and film it with the real noise left in. Change your words as often as you like. But keep one logo and one color, because a customer who can’t recognize you can’t come back.',
    challenges:
      'A 5 loses money by starting the second thing before the first one has paid for its chairs. There’s a stall, so there should be a boat; there’s a boat, so why not a school for people who’d like a stall? Each begins with a deposit, a new sign and a very good evening. Then all three need you on the same morning. Customers lose out as well: they cross town for the dish they loved, and hear that you’ve had enough of making it. By autumn the website may list two addresses, and you’ve left both.',
    successTips: [
      'Name the three things you’ll always sell, and paint them on the wall.',
      'Before a new project begins, set a date when you’ll look at the figures and either go on or stop.',
      'On the first of every month, check your address and hours online.',
      'Let somebody patient read the contracts.',
      'Before you drop something, ask who’d miss it.',
    ],
  },
  6: {
    title: 'Nurturer & Service Provider',
    meaning:
      '6 means care. In a business name it tells customers they’ll be looked after, more like guests of a family than like buyers.',
    intro: 'It makes sure you’re comfortable first and sells you something second.',
    energyProfile:
      'Customers bring a 6 whatever they worry about most: a father who shouldn’t be alone, a small dog, a white dress. They seldom ask who’s cheapest. What they want to know, even if they don’t say so, is who’ll be there on the day and whether it’ll be somebody kind. Work for the home and the family suits it best. And since 6 is also the number of beauty, pretty things belong on its shelves.',
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
      'This would be the host who’s put water down for the dog before you’ve closed the door. It wraps by hand. It knows which customer can’t manage the stairs and goes down to her, and when something’s wrong, it says sorry first and looks for the cause second. The colors should be warm, and the chairs should be real chairs. Nobody was ever looked after on a bar stool.',
    marketingApproach:
      'Look after one customer so well that she tells the others; for a 6 that’s the whole plan. Parents talk to parents, and they do it at school gates, where no advertisement can follow. So be there. Take a table at the fair, with something warm in paper cups. Show your work in homes where people really live, with the toys on the floor. Write the birthday cards yourself. “We’re here for you” is painted on half the vans in town, but from you, people may actually believe it.',
    challenges:
      'A 6 loses money by lending it, a little at a time, to people it likes. There’s often a notebook under the counter with the names of those who’ll pay next month: the young couple, the old teacher, the man whose luck is about to turn. You’ve never refused anyone, and you’ve never added up the page. Regulars still pay the price of ten years ago for the same reason. The staff have become family, so whoever can’t do the job is still doing it. All this is why people love the place. But only a business that pays its own rent can look after anybody.',
    successTips: [
      'On the last day of each month, add up what customers owe you.',
      'Look at every price once a year, always on the same date.',
      'Close at closing time, also for friends.',
      'When there’s a job to give, hire the person who does it best, even if a nephew has also applied.',
      'One day a week, let somebody else be the kind one.',
    ],
  },
  7: {
    title: 'Expert & Specialist',
    meaning:
      '7 is the number of deep knowledge. It makes a business look like an expert: people bring it hard questions and expect honest answers.',
    intro: 'It may have few customers, but some of them took two trains to get there.',
    energyProfile:
      'People go to a 7 when nobody else could answer. The name sounds quiet, exact and a little proud, and it doesn’t try to please everyone. You take longer than the others, and then you say what’s wrong, why, and whether it’s worth mending. Price is rarely the first question, since there’s hardly anybody to compare you with. Repair, research and rare things are at home here. Crowds and quick sales it can do without.',
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
      'Imagine a good doctor who knows one subject. This company turns the thing over twice, and it tells you what it found, what it did and what it still doesn’t know. Dark blue suits it, with small type and plenty of white. Customers hear the truth even when the truth is “this clock isn’t worth saving,” and they tend to come back with the next clock.',
    marketingApproach:
      'Write down what you know, and let everybody read it. One long, honest article about a hard problem can reach the very people who have it, at two in the morning, when they’re looking. Include the repair that failed and what it taught you. Answer beginners in public and be patient with them, because a hundred others are reading along. Small talks in small rooms are good, too. Somebody in the third row may own exactly the thing you love.',
    challenges:
      'It’s hard to buy anything here, and that’s how a 7 loses money. The door has no sign, the website has no prices, and a customer who asks what it’ll cost hears nothing for nine days, because you’d like to be exact. By then she’s bought from somebody who guessed. Beginners are lost by the second sentence of your answer. Easy jobs are refused, though they’d pay for the heating. Your work isn’t the problem. Most of the lost customers never got as far as the work.',
    successTips: [
      'Answer the same day, even if the price is a guess, and say that it’s a guess.',
      'Put prices on your website.',
      'Look at the visitor before you look at what they’ve brought.',
      'Take one easy job a week.',
      'Show somebody else where everything is.',
    ],
  },
  8: {
    title: 'Executive & Achiever',
    meaning:
      'As a Business Number, 8 is about power and money. It makes a company sound large, serious and used to big deals.',
    intro: 'With this name, two people and a desk can sound like four floors.',
    energyProfile:
      'This name gets taken seriously. You may be two people and a borrowed printer, and callers will still ask for the legal department. They think of an 8 when the order’s large, the contract’s long and somebody has to be responsible. Inside the company, it helps to have goals that can be counted, and to count them. Answer the phone as if somebody important were calling, since sooner or later somebody is. Trade, law and property suit the number, and so does anything with a lot of zeros. For a hobby with a cash box, it’s a size too big.',
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
      'Meet an 8, and it shakes your hand, remembers your name and asks what you need and by when. Dark colors, heavy paper and few words are right for it. The goods come on the day that was agreed, and so does the bill. When something goes wrong it pays without a quarrel, and customers tend to mention that for years.',
    marketingApproach:
      'Show what you’ve done, in figures. Name your clients, if they’ll let you, and say what changed for them; a photograph of the finished building beats a paragraph about passion. Write to the person who can sign. Keep one really expensive thing on the list, because it tells people how to read the rest. State the price without an apology, and then stop. Pay for something the whole town uses: a clock, a bench in the shade, the lights on the football field.',
    challenges:
      'An 8 often pays for looking large before it is. First comes the entrance, with a stone floor, chairs nobody sits on and a tree that has its own gardener. Then come the tools, on credit. A small customer opens the door, sees the floor and goes somewhere else. When a rival opens a second office, you open one too, and the rent for both comes out of the first. The cure is dull. Move when the work no longer fits the room.',
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
      'Somebody besides the owner should be better off: that’s what a 9 promises. It sounds open and generous, so every age and accent walks in, including a few who only want to get warm. They’ll buy, and they’ll also want to know who made it and what she was paid. Have the answer ready. The number suits teaching, culture, fair trade and secondhand goods. It’s good with endings and second lives as well, from old glass to funerals.',
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
      'It’s the relative who’s lived in four countries and can’t hand you a cup without the village it came from. There are long stories, simple paper and photographs of hands. The director and the student get the same chair, and the same half hour. People call it honest, because it also tells them what it hasn’t managed yet: “The lids are still plastic. We’re working on it.”',
    marketingApproach:
      'Tell people where a thing comes from and whom it helps, and be exact, because a 9 that’s caught exaggerating won’t be believed a second time. Name the farm. If you paid for a classroom, show the classroom and stay out of the picture. Lend your rooms in the evening to a parents’ group or a drum class. When a product ends, give it a proper goodbye: people like to come to an honest last day.',
    challenges:
      'Almost nobody pays the full price here. There’s one price for students, one for nurses, one for the old, one for neighbors and one for people who look tired. By noon you may have charged everybody less than it cost. Then the profit, which was small, is shared among seven good causes, and each gets about enough for a stamp. It’s hard to argue with any of it. Still, if the company closes, all seven lose, so choose one of them this year and help it properly.',
    successTips: [
      'Pick one cause for the year, and put a sum next to it.',
      'Ask the full price of those who can pay, and say what it makes possible.',
      'Pay your own people well before you give to others.',
      'Whenever you add a product to the shelf, choose an old one and let it go, with thanks if you like.',
      'Twice a year, read the accounts aloud to the whole team.',
    ],
  },
};
