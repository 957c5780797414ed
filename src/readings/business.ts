import type { BusinessReading, DigitReadings } from './types';

/** The business reading: the company as a person, as its customers and its owner know it. */
export const businessReadings: DigitReadings<BusinessReading> = {
  1: {
    title: 'Pioneer & Leader',
    meaning:
      '1 stands for being first. A business with this number comes across as new, bold and led by one person with clear ideas.',
    intro: 'It sounds like the first company of its kind, even when it’s the third.',
    energyProfile:
      'A 1 sounds new, and people come to it for new things. Picture a bike store run by a woman who built her first electric bike in her kitchen. The store across the street is ten years older, but everyone swears she was first. Customers ask her for bikes that don’t exist yet. By Friday one of them usually does, and somebody is riding it around the store. The number suits trades where being early counts for more than being big, and where every week feels a bit like the first day of school.',
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
      'This company would be the friend who picks the restaurant while everyone else is typing “I’m fine with anything.” It talks in short sentences and wears one strong color. Some people can’t stand it, and that’s fine, because the others have its sticker on their helmets. A mistake doesn’t hurt it much, since it was clearly trying something new. Copying the place next door would hurt it a lot.',
    marketingApproach:
      'Let one person speak for the company, and let it be you. Customers of a 1 want a face and a signature, so film the video yourself, in the workshop, with grease on your hands. Show the newest thing first, and say in one short sentence what’s new about it. Let your regular customers try it before it’s for sale and tell you what annoyed them; they’ll brag about that for years. And don’t talk about your competitors. Each time you mention one, they get a free ad.',
    challenges:
      'Being too early is how a 1 loses money. You pay to invent the thing, you pay again to explain what it is, and when people finally understand, a cheaper one goes on sale around the corner. By then you may be bored with it anyway. The second problem is that everything waits for you, from the price to the color of the bags. So when you’re home with a cold, customers get told to come back after you’ve stopped sneezing.',
    successTips: [
      'Keep selling last year’s favorite to the people who love it.',
      'Train two people to decide while you’re away, then go away.',
      'Before a launch, put the thing in a stranger’s hands, and watch without explaining anything.',
      'Answer a bad review the next morning, in three friendly lines.',
      'When you get an idea, write the most it may cost on the wall, where the whole team can see it.',
    ],
  },
  2: {
    title: 'Partner & Collaborator',
    meaning:
      'In a business name, 2 promises cooperation: a company that listens, remembers its customers and works well with partners.',
    intro: 'Customers come back to it because it remembered something they’d said.',
    energyProfile:
      'A company with a 2 works between people: it translates, it introduces, it calms things down. Think of a small store that frames pictures. A couple brings in their first painting. He wants gold. She wants plain wood. They’ve stopped looking at each other. The owner puts both frames on the counter, pours two cups of tea, and goes to look for something in the back. When she returns, they’ve picked a third frame and are holding hands. The number is also said to be good for firms with two owners, as long as it’s clear who decides what.',
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
      'As a person, this company would remember that you don’t like raisins. It has a low voice and soft colors, and there’s a note in real handwriting in every package. It never calls out “Next!” If your question takes twenty minutes, you get twenty minutes, and whoever’s waiting behind you gets a chair and a cookie. “They’re so nice,” you tell your friends. Then you can’t remember what the company sells, so it should put that on the sign in large letters.',
    marketingApproach:
      'Grow through other people’s customers. Find two neighbors in business, and recommend each other. The framer sends people to the tea room, and the tea room sends them to the piano teacher. The piano teacher, after a day of beginners, needs a lot of tea. Two weeks after each job, call your customer to hear how it’s going, and sell nothing. Loud ads don’t suit this name. What works is one happy aunt with a large group chat.',
    challenges:
      'The profit of a 2 disappears in small favors. The price was for one frame, but the customer wanted “just one tiny change,” and then another. You’ve now made it three times for the price of one, because it felt rude to count. Your prices are shy as well: you set them years ago, and raising them would feel like an insult to people you like. And with everything you sell, an hour of your listening comes free. It’s often the best hour of the customer’s week. Put it on the bill, even if the line says zero, so people can see what they’ve been given.',
    successTips: [
      'Write on every offer how many changes the price includes.',
      'Print a price list, so you’ll never have to say the prices out loud.',
      'If there are two owners, make a list of who decides what, and hang it by the coffee.',
      'Choose the kind of client you serve best, and send the others to a friend in the trade.',
      'Practice “I can do that, it costs extra” in the shower until it sounds friendly.',
    ],
  },
  3: {
    title: 'Creative Communicator',
    meaning:
      'Customers expect a good time from a 3. As a Business Number it means color, stories and a company that’s fun to deal with.',
    intro: 'It’s a name people say twice, because they enjoy saying it.',
    energyProfile:
      'People are in a good mood here before they’ve bought anything. Imagine a toy store where the doorbell sounds like a duck. There’s a terrible joke in the window, a teddy bear with a badge that says “Manager,” and a line of grown men in suits who’d like to try the train. A 3 is good for everything that entertains, explains or decorates. It’s less at home in work that has to be silent and exact, since nobody wants a playful surgeon.',
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
      'Think of the friend who can’t order coffee without making the waiter laugh. This company talks to everyone, gives its sandwiches first names, and prints a riddle on every receipt. The answer is on the next receipt, so people come back for it. It can wear more colors than other companies do, and a logo a child could draw. Customers tell its stories at home and get them a little wrong, which does no harm. It only has to stop talking now and then, so they can say what they came for.',
    marketingApproach:
      'Tell stories, and tell new ones often. A board on the sidewalk with a new line every day does more for this name than any sale. Show people how your things are made, and also the ones that went wrong: the gray cake, the T-shirt with two left sleeves. That shirt will get more likes than anything you planned. Once a season, hold a contest that anyone can enter, for the worst drawing of a horse. Your customers will forgive you almost anything, as long as they aren’t bored.',
    challenges:
      'Details are how a 3 loses money. You pay to mail the same order twice: first to an old address, beautifully wrapped, and then to the right one. Your poster makes people laugh out loud, and the phone number on it has a digit missing. You announce a club card, customers ask for it all summer, and you’re still drawing it. You mean well every time. But every job has a fun half and a dull half, and you’re having such a good time with the first that the second has to wait until winter.',
    successTips: [
      'Read every address aloud before it goes on a box.',
      'Announce a thing on the day people can buy it.',
      'Find a person who loves invoices, and feed them well.',
      'A week after each event, write down what it cost and what it brought in.',
      'When a customer starts to talk, count to five before you tell them a story.',
    ],
  },
  4: {
    title: 'Builder & Organizer',
    meaning:
      '4 stands for order and solid work. Customers of a business with this number expect it to keep its word on price, time and quality.',
    intro: 'The name sounds as if it’s been above the door since your grandparents were young.',
    energyProfile:
      'A 4 sounds solid. At a repair shop with this number, the owner tells you what fixing the washing machine will cost and which day it’ll be ready. Then, to everyone’s surprise, it costs that much and it’s ready that day. People tell their friends about it as though they’d seen a miracle. Building, repair and storage suit the number, and so does anything that comes with a warranty. A company like this grows slowly, one happy street at a time.',
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
      'Picture the neighbor who owns a ladder and always knows where it is. When a customer asks for a part, this company goes and looks before it answers. It comes back with the part, the screw that goes with it, and a bit of advice about the other screw. It doesn’t praise itself, and it’s never called anything “amazing.” So when it says “That’ll hold,” people go home and sleep.',
    marketingApproach:
      'Prove what you promise. Two pictures of the same wall, one from the day it was finished and one from ten years later, say more than any adjective. Let the people who did the job sign it, the way a painter signs a picture. Give away something useful with your phone number on it, such as a flashlight. One night the lights will go out, a customer will reach for it, and there’s your number, right under her thumb. Skip the big words: people chose you because they’d heard enough of them elsewhere.',
    challenges:
      'The rules of a 4 send paying customers away. It’s one minute past five, a customer is at the door with her card in her hand, and the rule says you close at five. There’s a rule about returns without the box, and one about deliveries on weekends, and hardly anyone remembers the reason for either. A man wants the garden gate in blue. You tell him gates are green, and he goes to the place down the road. You’d drive an hour to fix that gate for free. You could also sell it in blue.',
    successTips: [
      'Cancel an old rule for a month, and see who misses it.',
      'Offer a color you don’t like.',
      'Stay open until eight on Thursdays, and give it a whole season before you judge it.',
      'Under each price, list what the customer gets for it.',
      'Let the youngest person on the team rewrite the sign on the door.',
    ],
  },
  5: {
    title: 'Innovator & Adapter',
    meaning:
      'A Business Number of 5 means change. People come for what’s new, and the company can turn quickly when the market does.',
    intro: 'Regulars never know what they’ll find, and that’s why they’re regulars.',
    energyProfile:
      'A 5 sells surprise, whatever it says on the sign. Think of a food cart that’s never on the same corner twice. The day turns hot, and by eleven it’s selling crushed ice with mango. The wind turns cold, and at four there’s soup. Every morning its regular customers check a map on their phones to find out where their lunch is today. The number suits travel, food, events and anything that’s sold by letting people try it.',
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
      'A friend who’s just back from a trip, with a present in a plastic bag and a story about a goat: that’s a 5. This company is warm, quick and a little out of breath. Nothing about it has to look expensive: brown paper and handwritten prices are fine. A woman asks for the usual, and it says “Sure, but taste this first.” She tastes it. Ten minutes later she’s walking home with a jar of something green, and she’s forgotten to ask what it is.',
    marketingApproach:
      'Let people try it before you explain it. A spoonful, a free first lesson, an hour with the camera: for this name the free sample is the ad. Show up for a weekend in a town where nobody expects you. Make a video there, and if a dog barks all the way through it, leave the dog in. Change your slogan as often as you like. But keep one logo and one color, because customers who can’t recognize you can’t come back.',
    challenges:
      'A 5 loses money by starting a second business before the first one has earned any. There’s a food cart, so there should be a boat; there’s a boat, so why not a school for people who’d like a food cart? Each begins with a deposit, a new sign and a lot of balloons. Then all three need you on the same morning. Meanwhile your customers cross town for the dumplings they loved, and hear that you’re making waffles now. By fall your website gives two addresses, and you aren’t at either.',
    successTips: [
      'Name the three things you’ll always sell, and paint them on the wall.',
      'Give every new project a date, and stop that day if it hasn’t earned what it cost.',
      'On the first of every month, check your address and hours online.',
      'Let your most patient friend read the contract before you sign it.',
      'When you’re tired of a product, sell it for two more months, and see if the customers are tired of it too.',
    ],
  },
  6: {
    title: 'Nurturer & Service Provider',
    meaning:
      '6 means care. In a business name it tells customers they’ll be looked after, more like guests of a family than like buyers.',
    intro: 'It makes sure you’re comfortable first and sells you something second.',
    energyProfile:
      'Customers bring a 6 whatever they worry about most: a father who shouldn’t be alone, or a small dog that’s never slept away from home. They don’t start with the price. They want to know who’ll be there at night, and whether that person is kind. Picture the day care where the cook knows which child only eats round food. Work for the home and the family suits the number best. Flowers and cakes do well too, since 6 is also the number of beauty.',
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
      'This would be the host who’s put a bowl down for the dog before you’ve closed the door. It wraps everything by hand. If you can’t manage the stairs, it comes down to you. If something’s wrong, it says sorry first and looks for the cause afterward. Warm colors suit it, and real chairs with backs. You came in to pick up two shirts, and you leave with the shirts, a plum and the feeling that your hair looks nice.',
    marketingApproach:
      'Look after one customer so well that she tells the others; for a 6 that’s the whole plan. Parents talk to parents, outside the school and in group chats that no ad can get into. So be where they are, and take a table at the school fair, with something warm in paper cups. Show your work in homes where people really live, with toys on the floor. Every company says “We’re here for you.” You called back on a Sunday.',
    challenges:
      'Kindness gets expensive for a 6, because it lends money to anyone it likes. There’s a notebook under your counter with the names of people who’ll pay next month: the young couple, the old teacher, the man who’s about to find a job. You’ve never added up the page. Your regulars still pay an old price, because it felt unkind to tell them about the new one. The staff has become family, so whoever can’t do the job is still doing it, cheerfully. All this is why people love the place. But it has to pay its own rent first, or there’ll be no place to love.',
    successTips: [
      'On the last day of each month, add up what customers owe you.',
      'Look at every price once a year, always on the same date.',
      'Close at closing time, even if the person at the door is a friend.',
      'When there’s a job to give, hire the person who does it best, even if a nephew has also applied.',
      'On Tuesdays, let a colleague be the kind one while you send the reminders.',
    ],
  },
  7: {
    title: 'Expert & Specialist',
    meaning:
      '7 is the number of deep knowledge. It makes a business look like an expert: people bring it hard questions and expect honest answers.',
    intro: 'It doesn’t have many customers, but a few of them took two trains to get there.',
    energyProfile:
      'People go to a 7 when no one else could help. Say it’s a tiny lab that saves photos from broken phones. A man puts his on the counter as if it were a sick bird. The owner doesn’t promise anything. Three days later she calls to say that the pictures of his daughter’s first steps are safe, and that four hundred pictures of his lunch are gone. He pays without looking at the bill. Repair, research and rare things suit this number, and crowds don’t.',
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
      'As a person, this company would be a doctor who treats only one thing and knows all about it. It looks at your clock from every side, hums, and tells you what it found, what it did and what it still doesn’t know. Dark blue suits it, with small print and plenty of white. It tells you the truth, even when the truth is “Please don’t spend money on this clock.” So you trust it, and you come back with your grandmother’s watch.',
    marketingApproach:
      'Write down what you know, and let everybody read it. One long, honest article about a hard problem can reach the very person who has that problem, at two in the morning, in pajamas, on page nine of the search results. Include the repair that failed and what it taught you. When beginners write to you, answer where everyone can see it, because hundreds of others are reading along. Give small talks in small rooms, too. The quiet man in the third row may own the very clock you’ve always wanted to open.',
    challenges:
      'It’s hard to buy anything from a 7, and that’s how it loses money. The door has no sign, and the website has no prices. A customer wants to know what it’ll cost and hears nothing for a week, because you’d like to be exact. By then she’s bought from a place that guessed. Beginners are lost by the second sentence of your answer. You turn down easy jobs, though they’d pay for the heat. Your work is wonderful. Most of the people you lose never got far enough to see it.',
    successTips: [
      'Answer the same day, even if the price is a guess, and say that it’s a guess.',
      'Buy something from your own website, on a phone, and fix the place where you got stuck.',
      'Look at the visitor before you look at what they’ve brought.',
      'Take the easy job, and don’t tell the customer how easy it was.',
      'Label every box in words a second person would understand.',
    ],
  },
  8: {
    title: 'Executive & Achiever',
    meaning:
      'As a Business Number, 8 is about power and money. It makes a company sound large, serious and used to big deals.',
    intro: 'With this name, two people and a desk can sound like a whole office tower.',
    energyProfile:
      'An 8 gets taken seriously. A taxi firm may be two cars and a cousin, and callers will still want to speak to the legal department. People think of an 8 when the order is large, the contract is long and there has to be a grown-up in charge. It’s at its best with goals that can be counted, and with someone who counts them every Monday. Trade, law and property suit the number, and so does any price with a lot of zeros. For hand-knit socks it’s a size too big: customers would expect a contract with each pair.',
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
      'Meet an 8, and it shakes your hand, remembers your name and wants to know what you need and by when. It wears dark colors and uses few words. The delivery comes on the day that was agreed, and so does the bill. When something goes wrong it pays at once, without an argument, and you’re so surprised that you tell the story for years. It even holds the elevator for you, though it does look at its watch.',
    marketingApproach:
      'Show what you’ve done, in figures. Name your clients, if they’ll let you, and say what changed for them; one picture of the finished hotel is better than a page about passion. Send your offer to the person who can sign it. Keep one outrageously expensive thing on the list, because it makes everything else look reasonable. Say the price without an apology, and then be quiet until the other side has started breathing again. Pay for something the whole town uses, like the lights on the soccer field, and put your name on it in modest letters.',
    challenges:
      'An 8 often pays a lot to look large before it is. First you pay for the entrance, with a stone floor, chairs no one sits on and a tree that has its own gardener. A small customer opens the door in wet shoes, sees the floor, and backs out again. When a competitor opens a second office, you open one too, and now your first office has to earn the rent for both. The cure is dull: move when your people are sitting on each other’s desks, and not a day earlier.',
    successTips: [
      'Carry a small customer’s package to the door yourself.',
      'Buy the tools first and the armchairs second.',
      'Pay your smallest suppliers before the big ones.',
      'Spend a morning at the front desk, and answer the phone when it rings.',
      'Write down the reason for a second office, and wait if the reason is a competitor.',
    ],
  },
  9: {
    title: 'Humanitarian & Visionary',
    meaning:
      'When a business name adds up to 9, customers expect the company to care about more than money and to welcome everyone.',
    intro:
      'Customers like to feel that their money does some good here, and they’ll want to know how.',
    energyProfile:
      'A 9 promises that somebody besides the owner will be better off. It might be a thrift store with a piano in it. People of every age and accent walk in, a few of them only to get warm, and at noon a retired policeman plays love songs. Whoever buys a lamp will want to hear who gets the money, so the store needs a good answer. The number suits teaching, culture, fair trade and secondhand goods. It also suits work with endings, such as recycling and funerals.',
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
      'Imagine an aunt who’s lived all over the world. She can’t pour you a coffee without telling you about the farmer, his donkey and his three daughters, so your five minutes turn into an hour. Her walls are full of photographs, and she gives the bank director the same uncomfortable chair as the student. This company would be that aunt. You believe what she says, because she also tells you what she hasn’t managed yet: “The lids are still plastic. We’re working on it.”',
    marketingApproach:
      'Tell people where a thing comes from and whom it helps, and be exact, because a 9 that’s caught exaggerating won’t be believed again. Name the farm. If you paid for a classroom, show the classroom, with the kids making faces, and stay out of the picture yourself. Lend your rooms in the evening to a parents’ group or a drum class; they’ll bring their cousins. When you stop making a product, give it a proper goodbye, with a date and a short speech, and its fans will come for the last ones.',
    challenges:
      'Almost nobody pays a 9 the full price, and that’s how it loses money. There’s one price for students, one for nurses, one for neighbors and one for people who look tired. By noon you may have charged everybody less than the thing cost you. Then you share the small profit among so many good causes that each gets about enough for a sandwich. It’s hard to be against any of this. Still, if the company closes, every one of those causes gets nothing, so choose one this year and help it properly.',
    successTips: [
      'Write a kind letter that says no, and keep ten copies next to the cash register.',
      'Charge the full price to people who can pay it, and show them what it made possible.',
      'Give your own team a raise before you give to strangers.',
      'Whenever you add a product to the shelf, choose an old one and let it go, with thanks if you like.',
      'Twice a year, read the accounts aloud to the whole team.',
    ],
  },
};
