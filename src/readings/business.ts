import type { BusinessReading, DigitReadings } from './types';

/** The business reading: the company as a person, as its customers and its owner know it. */
export const businessReadings: DigitReadings<BusinessReading> = {
  1: {
    title: 'Pioneer & Leader',
    meaning:
      '1 stands for being first. A business with this number comes across as new, bold and led by one person with clear ideas.',
    intro: 'It sounds like the first company of its kind, even when it’s the third.',
    energyProfile:
      'A 1 sounds new, and people come to it for new things. Look at your own counter: behind the things for sale there’s one that isn’t ready, and it’s the one they point at. “What’s that one?” “It isn’t finished.” “How much?” Your customers like to be early. They’ll forgive an app that crashes or a bike without a bell, as long as they had it before their brother-in-law. A boy of twelve comes by every day after school and presses his nose to the glass to see if it’s ready. The number suits any trade where being early matters more than being big.',
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
      'This company would be the friend who picks the restaurant while everyone else is typing “I’m fine with anything.” It talks in short sentences, wears one strong color, and has never opened an email with “We are delighted to inform you.” Some people can’t stand it. The others have its sticker on their helmets. It can be wrong in public and be forgiven the same day, since it was clearly trying something.',
    marketingApproach:
      'Let one person speak for the company, and let it be you. Other companies write “Our team is proud to present.” You post a photo with your own thumb in it, slightly blurred: “Built this last night. What’s wrong with it?” Everyone will tell you, some of them will be right, and they’ll all be back to see if you listened. Name the next version after whoever complained the loudest, and hand over the first one with a photographer present.',
    challenges:
      'A 1 loses money by being too early and then getting bored. In the first year you explain what the thing is. In the second you explain why anyone would want it. In the third year everybody wants it, and they buy it around the corner from a cheerful man named Gus, who never had to explain anything. By then you’re building the next one in the back. The other problem is that every decision waits for you, including the color of the bags, so when you catch a cold, the whole company stays in bed. Sell the old thing for one more year, now that people finally understand it. Gus is counting on you to quit.',
    successTips: [
      'Put every new idea in a shoe box for a month before you spend money on it, and see which ones you can still remember.',
      'Spend a day in the back room with your phone off, and let the team answer everything, even “Is the owner here?”',
      'Hand your product to a stranger without a word, and keep your hands in your pockets while they try to open it.',
      'Set up a shelf for last year’s favorite, and put up a sign that forbids you to improve it.',
      'When a bad review is fair, begin your answer with “You were right,” and only then say what you’ve changed.',
    ],
  },
  2: {
    title: 'Partner & Collaborator',
    meaning:
      'A business name that adds up to 2 speaks of cooperation: a company that listens, remembers its customers and works well with partners.',
    intro: 'People come in for a button and end up talking about their sister.',
    energyProfile:
      'A 2 helps people agree, and often that’s what they’re really paying for. A couple stands at the counter of a store that frames pictures. “Gold,” he says. “Wood,” she says. They’ve stopped looking at each other. The owner lays both on the painting, says the light is better by the window, and goes to look for something in the back. There’s nothing in the back. When she returns they’ve picked a third frame, and he’s carrying her bag. The number suits teaching, matching, translating and anything made for two. It’s also said to be good for firms with two owners, if customers know which one to ask.',
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
      'This company is the good listener with the low voice and the soft colors. It knows you don’t like raisins. It knows your mother had an operation, and when you come in with your collar up, it doesn’t ask, it just turns the music down. There’s a line in real handwriting in every package, and no two lines are the same. Some people keep them. A taxi driver has had one on his dashboard for six years, faded by the sun: “Hope the baby sleeps soon.” The baby goes to school now.',
    marketingApproach:
      'Grow through other people’s customers. Print a coupon and cut it in half: the left half lies on your counter, and the right half is at the bakery across the street. Everybody who wants the discount has to visit both of you. Two weeks after each job, call the customer, ask how it’s going, and sell nothing. They’ll wait for the catch. When it doesn’t come, they’ll tell you where they’ve hung it, and who cried. Loud ads don’t suit this name. Yours should sound like someone leaning over on the bus to say, “Go see them. Tell them I sent you.”',
    challenges:
      'A 2 is afraid of its own prices. A woman in a yellow raincoat has ordered one frame. Then she’d like it a little wider, then back the way it was, and on Sunday she calls you at home to talk about her son. When she picks it up, you charge her for one frame, in a whisper, and take something off because it’s raining. She’d have paid the full price. She has no idea you lost money on her. And if there are two owners, each of you waits for the other one to bring it up, so the rent is late, and the two of you are very nice to each other about it.',
    successTips: [
      'Sell changes in packs of three, like batteries, so everyone knows the fourth one costs money, and write each favor on the bill with a zero next to it.',
      'Raise your prices every year on your birthday, so regulars can complain and congratulate you at the same time.',
      'If there are two owners, say each other’s prices; it’s easier to be brave for a partner.',
      'Trade places with the store next door for an hour, and hear what their customers say about you.',
      'Put a chair at the counter for people who need to talk, and a clock where both of you can see it.',
    ],
  },
  3: {
    title: 'Creative Communicator',
    meaning:
      'Customers expect a good time from a 3. As a Business Number it means color, stories and a company that’s fun to deal with.',
    intro: 'It’s a name people say twice, because they enjoy saying it.',
    energyProfile:
      'People are in a good mood here before they’ve bought anything. On the counter of a 3 you might find a bell that sounds like a duck, and a plastic dinosaur with a badge that says “Manager.” Twice a day a guest asks to speak to the manager. A 3 is good for everything that entertains, explains or decorates: toys, podcasts, an app that teaches fractions with sheep. It’s less at home in work that has to be silent and exact, since nobody wants a playful surgeon.',
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
      'Think of the friend who can’t order coffee without making the waiter laugh. When a 3 mails you something, it writes: “Your package left this morning. It was nervous, but we gave it a snack.” It gives its sandwiches first names. It prints a riddle on every receipt and the answer on the next one, so people come back for the answer, and while they’re there, for a sandwich named Doris. It only has to stop talking now and then, so customers can say what they came for.',
    marketingApproach:
      'Tell stories, and tell new ones often. There’s one rule: don’t show a product all by itself, looking perfect. The exception is when something has gone wrong with it. A gray birthday cake may get more love than a year of pretty ones, and somebody will want to buy the T-shirt with two left sleeves. Once a season, hold a contest that anyone can win, for the worst drawing of a horse, let’s say, and hang every single horse in the window. Parents will bring the grandparents. You’ll hear people on the sidewalk arguing about which end is the head.',
    challenges:
      'Details are how a 3 loses money. Six boxes of very funny posters are standing in your back room, with a digit missing from the phone number. A birthday present comes back, beautifully wrapped, because the customer moved last year and told you so, twice. It was for a boy named Theo, and he was seven that day, and he waited by the window. You gave the fun half of each job all you had, and when the dull half came, a new idea was already at the door. Somewhere near you lives a person who enjoys checking addresses. Find them, pay them properly, and let them be the only serious thing in the place.',
    successTips: [
      'Have every poster checked by the least funny person you know.',
      'Put a one-line joke at the bottom of each invoice, so you’ll look forward to sending it.',
      'Give a cookie to every customer you interrupt, and count the cookies at closing time.',
      'Announce a thing only when you can put it in somebody’s hands the same day.',
      'Write down what each party and contest cost you, with the prettiest pen you own, so you’ll enjoy keeping track.',
    ],
  },
  4: {
    title: 'Builder & Organizer',
    meaning:
      '4 stands for order and solid work. Customers of a business with this number expect it to keep its word on price, time and quality.',
    intro: 'The name sounds as if it’s been above the door since your grandparents were young.',
    energyProfile:
      'A 4 sounds solid, and people come to it for a price and a date they can believe. “Thursday at two,” says the man at the repair shop, “and it’ll cost what I wrote here.” The customer smiles politely, because other shops have told her things like that. Then it’s Thursday, it’s two, it costs what he wrote, and she stands on the sidewalk with the receipt in her hand, reading it again. Building, repair, storage and bookkeeping suit the number, and so does software that’s a little boring and has never once lost a file.',
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
      'Picture the neighbor who owns a ladder and always knows where it is. This company has never called anything amazing. It says “That’ll hold,” and people go home and sleep. When you ask for a part, it goes and looks before it answers, and it comes back with the part, the screw that belongs to it, and a warning about the other screw. It still has the form you filled out years ago, and it asks about your water heater by its model number, the way others ask about the kids.',
    marketingApproach:
      'Prove what you promise, and let time do the talking. Hang the oldest thing you ever made next to the door, with its date on a card: a chair, say, and an invitation to stand on it. Show two pictures of the same wall, one from the day it was finished and one from ten years later. Give away something dull and useful with your number on it, a flashlight, perhaps. It’ll sit in a kitchen drawer for years, between the string and the birthday candles, and one night all the lights will go out.',
    challenges:
      'Your rules send paying customers away. “No returns without box,” says your door. “No cards under $10. We close at 5, and 5 means 5.” Each rule has a reason, and the reason is usually one rude man who came in once, years ago. Now it’s a minute past five. Outside stands a woman with her card in her hand, watching you count the money. You’ve seen her, and she’s seen that you’ve seen her. On a Sunday you’d drive an hour to fix her gate for free. You’re a kind person with an unkind door, and all she wants is a copy of a key.',
    successTips: [
      'Next to every rule on your door, write the year and the reason, and take down the ones you can’t explain.',
      'Leave the door open ten minutes longer for a month, and write down exactly what those minutes earned.',
      'Offer one thing in a color you can’t stand, and keep careful records of who buys it.',
      'Ask a ten-year-old to buy something from you, and change whatever confused them.',
      'Visit the oldest repair you’re proud of, ask its owner how it’s doing, and bring a spare screw.',
    ],
  },
  5: {
    title: 'Innovator & Adapter',
    meaning:
      'A Business Number of 5 means change. People come for what’s new, and the company can turn quickly when the market does.',
    intro: 'Regulars never know what they’ll find, and that’s why they’re regulars.',
    energyProfile:
      'A 5 sells surprise, whatever it says on the sign. Follow a food cart through one day. 8:00, coffee by the station. 11:00, it’s hot, so there’s crushed ice with mango. 2:00, the cart is gone. 4:00, the wind has turned, and there’s soup at the park and a long line, because people follow it on a map to find out where their lunch is. An app like this changes its buttons, and half the users send hearts while the other half ask where the button went. The number suits travel, food, events and anything that’s sold by letting people try it.',
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
      'A friend who’s just back from a trip, with a present in a plastic bag and a story about a ferry: that’s a 5. “The usual, please,” says a customer. “Sure. Taste this first.” “What is it?” “Taste it.” Ten minutes later she’s walking home with a jar of something green, and she still doesn’t know. This company is warm, quick and a little out of breath. Brown paper is fine, and so are handwritten prices. Everything else may change from week to week, but the face behind the counter should stay, because that’s who people are visiting.',
    marketingApproach:
      'Let people try it before you explain it. A spoonful, a free first lesson, an hour with the camera: for this name, the sample is the ad. Put a sign in the window that says “Guess what we’ll have tomorrow,” and let whoever gets it right be first in line. You can change your slogan as often as your socks. Keep one logo and one color, though, so people know it’s you when they only see the back of the van.',
    challenges:
      'A 5 loses money by starting a second business before the first one has earned any. There’s a food cart, so there should be a boat; there’s a boat, so why not a school for people who want a food cart, and a podcast, since you’re talking anyway? Each begins with a deposit and balloons. Then comes a morning when all four need you at nine. Meanwhile a customer has crossed the city for your dumplings. You’re so glad to see her, and you’re making waffles now. She eats a waffle. She says it’s nice. You got tired of those dumplings because you’d made thousands. She’d had one plate.',
    successTips: [
      'Paint the three things you’ll always sell on the wall, so changing your mind would take a whole weekend.',
      'Make every new project pay for its own balloons before it gets a sign.',
      'On the first of each month, try to find your own place with only what’s online, on foot and hungry.',
      'Before you drop a product, ask your oldest customer; if they look sad, keep it on Thursdays.',
      'Have your contracts read by the most patient person in your family, and don’t hum while you wait.',
    ],
  },
  6: {
    title: 'Nurturer & Service Provider',
    meaning:
      'Care is what people expect from a business with the number 6. They want to be looked after, more like guests of a family than like buyers.',
    intro: 'You came in for a cake, and they noticed you hadn’t had lunch.',
    energyProfile:
      'Customers bring a 6 whatever they worry about most: a father who shouldn’t be alone, a dog that’s never slept away from home, a wedding dress with a stain on it, four hours before the wedding. They don’t start with the price. They want to know who’ll be there at night, and whether that person is kind. Work for the home and the family suits the number, and so do flowers and cakes, since 6 also stands for beauty. At a day care like this, parents stay longer than they have to at pickup time. It’s the one place where somebody tells them what their kid did right today.',
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
      'This would be the host who’s put a bowl down for the dog before you’ve closed the door. When something’s wrong, it says sorry first and looks for the cause afterward. Its emails are signed with a name, and if you reply, the person with that name answers. She’s called Bettina, and when your order’s late, she’s more upset about it than you are. Its photos show homes with toys on the floor. As an app, it would notice you’ve been at it since dinner and ask if you’d like to finish tomorrow. And in winter everyone who leaves is told to close their coat.',
    marketingApproach:
      'Look after one customer so well that she tells the others; for a 6 that’s the whole plan. It happens in group chats that no ad can get into. “Does anyone know a good dog sitter?” A few seconds go by. “Call the place on Mill Street. Don’t even look at the others.” You can’t buy that answer, but you can earn it on a second visit. Any store can welcome a stranger. You’re the one who asks how the job interview went. Write such things down after closing, next to the phone number, and read them before the door opens.',
    challenges:
      'A 6 lets people it likes pay later, and then it’s silently offended when they don’t. There’s a notebook under your counter with the names: the young couple, the retired teacher, Mr. Ortega, who’s about to find a job. You’ve never sent any of them a bill. You just get a little cooler each time Mr. Ortega comes in. He feels it, he’s ashamed, and one day he starts buying his bread somewhere else. Now you’ve lost the money and Mr. Ortega. Add up the page tonight, with something sweet beside you, and call him first. He’s been hoping for months that one of you would mention it.',
    successTips: [
      'Give your generosity a monthly budget, and when it’s spent, be kind in ways that cost nothing until next month.',
      'Announce a new price a month ahead, on handwritten cards, as proudly as you’d announce a baby.',
      'Before you hire a relative, have a stranger interview them.',
      'When friends knock after closing time, wave at them warmly through the glass, and go on counting.',
      'Let somebody who’s never met your customers read the notebook of debts and decide whom to call first.',
    ],
  },
  7: {
    title: 'Expert & Specialist',
    meaning:
      '7 is the number of deep knowledge. It makes a business look like an expert: people bring it hard questions and expect honest answers.',
    intro: 'A 7 business is trusted because it’s the only one that says “I don’t know yet.”',
    energyProfile:
      'People go to a 7 when no one else could help. Think of a tiny lab that saves photos from broken phones. A man lays his on the counter as if it were a sick bird. The owner doesn’t promise anything, and she’s the first person he’s believed all week. Three days later she calls: the pictures of his daughter’s first steps are safe, and four hundred pictures of his lunch are gone. For a while he doesn’t say anything. “Thank you,” he says then. “I can make more lunch.” Repair, research and rare things suit this number, and so does software for one odd profession.',
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
      'This company is the expert who tells you the truth, even when it costs a sale. You bring in your grandmother’s clock. “How much to repair it?” “More than it’s worth.” “So what should I do?” “Hang it up. It’s beautiful, and your phone can tell you the time.” You leave without having paid anything, and for the next ten years you send everyone you know there. On paper it likes dark blue, small letters and a lot of white space. Where other websites show a smiling team, this one has a drawing of a gear with all its teeth numbered.',
    marketingApproach:
      'Write down what you know, and let everybody read it. Somewhere tonight a person in pajamas has the very problem you solved last year, and has nearly given up searching. Then they find you: the longest page ever written on why that one screw comes loose. They’ll read all of it. They may read parts of it aloud to whoever’s asleep next to them. Include the repair that failed, because that’s the part people believe. And write a page called “When you don’t need us.”',
    challenges:
      'Customers of a 7 give up before they’ve managed to pay. A young musician tries. There’s no sign on the door. The website has a history of the violin and no prices. The contact form wants a serial number. She writes anyway: “What would it cost, roughly?” She hears nothing for eight days, because you don’t like the word “roughly.” On the ninth she gets an exact answer, with a footnote, and by then she’s bought from a man who guessed. Your work is wonderful, and she never got far enough to see it. A guess is honest too, as long as you call it a guess.',
    successTips: [
      'Explain your work to a taxi driver, have the driver repeat it, and paint that shorter version on your sign.',
      'Buy something from your own website with one hand, standing on a bus, and fix whatever made you swear.',
      'Answer price questions the same day with a price range, and keep the footnote for later.',
      'Say hello to the customer before you say hello to what they’ve brought.',
      'Take one easy job a week, and don’t sigh until the customer has left.',
    ],
  },
  8: {
    title: 'Executive & Achiever',
    meaning:
      'As a Business Number, 8 is about power and money. It makes a company sound large, serious and used to big deals.',
    intro: 'With this name, two people and a desk can sound like a whole office tower.',
    energyProfile:
      'An 8 gets taken seriously, whatever its size. One such firm is two taxis and a cousin. The phone rings: “Put me through to your legal department, please.” The cousin sets down his newspaper, counts to five and says, in a deeper voice, “Legal.” People think of an 8 when the order is large, the contract is long and there has to be a grown-up in charge. Trade, law and property suit the number, and so does any price with a lot of zeros in it.',
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
      'Meet an 8, and it shakes your hand, remembers your name and wants to know what you need and by when. It wears dark colors and uses few words. Say the crane you rented breaks down with a piano hanging from it. Another company would write you half a page about how deeply it regrets any inconvenience. An 8 sends a woman in a gray suit and work boots. She looks up at the piano, says “Our mistake,” and makes one phone call. The new crane is there before lunch. She stays, with her hands behind her back, until the piano is through the window.',
    marketingApproach:
      'Show what you’ve done, in numbers. One picture of the finished hotel is better than a page about passion. Keep one outrageously expensive thing on the list, because it makes everything else look reasonable. Have one ready in the back, too, in case somebody wants it. Say the price without an apology, then be quiet until the other side has started breathing again. And pay for something the whole town uses, such as lights for the soccer field. Put your name on the pole in small letters, and a few hundred kids will read it while they wait for the ball.',
    challenges:
      'An 8 pays a lot to look large before it is. In front, there’s a stone floor, two white chairs nobody has ever sat on, a tree with its own gardener and a screen that says “Welcome” to an empty room. In back, three people share one charger, and the youngest has brought her chair from home. Then a woman in wet shoes opens your door, sees the floor, says sorry to it and leaves. Spend the money on the three people. Move when they’re sitting on each other’s desks, and not a day earlier.',
    successTips: [
      'Buy the thickest, ugliest doormat you can find, so nobody’s afraid of your floor.',
      'Answer the main phone for a morning each month, without telling anyone who you are.',
      'Hold one meeting a month in the storage room, standing up, where it’s hard to look important.',
      'Before you rent a second office, run it from a café table for a month, and see what it really needs.',
      'Pay your smallest bill in the hour it arrives, and see how the person who sent it talks to you from then on.',
    ],
  },
  9: {
    title: 'Humanitarian & Visionary',
    meaning:
      'When a business name adds up to 9, customers expect the company to care about more than money and to welcome everyone.',
    intro: 'You come in for a lamp, and you walk out feeling that you’ve done something good.',
    energyProfile:
      'Customers of a 9 feel that their money does some good. It might be a thrift store with a piano in it. Who’s inside on a rainy day at noon? Two nurses, a man who’s getting warm, a grandmother trying on a leather jacket, and a retired policeman playing love songs, badly. The grandmother asks who gets the money. A card on the wall tells her, down to the cent: it’s a new engine for the school bus. She buys the jacket, and she won’t take her change. Teaching, culture, fair trade and secondhand goods suit the number. So do funerals, since 9 is the number of endings.',
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
      'This company is like an aunt who’s lived all over the world. Ask her for a coffee, and you get the coffee. You also get the farmer who grew it, his donkey and his three daughters, and you miss your bus. She gives the bank president the same uncomfortable chair as the student. You believe her because she also tells you what she hasn’t managed yet: “The lids are still plastic. We’re working on it.” And she says goodbye to everyone by name. For some of her customers it’s the only time that day they hear it.',
    marketingApproach:
      'Tell people where a thing comes from and whom it helps, and be exact. “We give back” is what everyone says. A 9 says, “Forty-one children got glasses this year. This is Amina. She wanted the red ones.” Ask Amina’s parents first, and stay out of the photo yourself. Exaggerate even once, and people stop believing the true parts, too. Lend your rooms in the evening to a parents’ group or a drum class. And when you stop making something, give it a real goodbye, with a date and a short speech. People will come from across town to hold the last one.',
    challenges:
      'Almost nobody pays a 9 the full price, so good years bring in surprisingly little. Students pay less, nurses pay less, and so does anyone who looks tired. Last week one man in a suit paid full price, and you felt so bad about it that you carried his bags to the car. It looks generous. But Ines, who unlocks your door at seven every morning, hasn’t had a raise in three years. She’s standing right there with the keys when you tell a stranger, “Oh, just give me half.” You’re kind to everyone who walks in, and you’re doing it with her money. Pick one group that pays less, and give Ines her raise.',
    successTips: [
      'Ring a small bell when a customer pays full price, and tell them what their money has just paid for.',
      'Write the kindest “no” you can to people who ask for donations, frame it, and point to it.',
      'Put your own team on your list of good causes, in first place.',
      'For every new thing on the shelf, put an old one in the window with a note: “Last one. Be good to it.”',
      'Read the accounts aloud once a month, and stay until the person who knows least about money has asked a question.',
    ],
  },
};
