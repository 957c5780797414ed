import type { BusinessReading, DigitReadings } from './types';

/** The business reading: the company as a person, as its customers and its owner know it. */
export const businessReadings: DigitReadings<BusinessReading> = {
  1: {
    title: 'Pioneer & Leader',
    meaning:
      '1 stands for being first. A business with this number comes across as new, bold and led by one person with clear ideas.',
    intro:
      'It sounds like the first company of its kind, even if there are two others down the street.',
    energyProfile:
      'A 1 sounds new, and its customers love to be early. At a store for electric bikes, the first buyer was seventy-four and carried her money in an envelope. She rode one twice around the parking lot and came back with her hair standing up. “Has my sister been here?” she asked. The owner said no, not yet. “Good,” she said, and counted out the money on the seat. People like her will forgive an app that crashes or a bike without a bell, as long as they had it first. The number suits any trade where being early matters more than being big.',
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
      'In a group chat, this company would pick the restaurant while everyone else is typing “I’m fine with anything.” It talks in short sentences, wears one strong color, and has never opened an email with “We are delighted to inform you.” Some people can’t stand it, and others have its sticker on their helmets. It makes its mistakes in public. If the new sign falls down at the opening party, the owner stands under the empty spot and shouts the name, and that’s the part everyone remembers.',
    marketingApproach:
      'Let one person speak for the company, and let it be you. Other companies write “Our team is proud to present.” You post a photo with your own thumb in it, slightly blurred: “Built this last night. Tell me what’s wrong with it.” People will, and a retired bus driver may send two pages about the brakes, with drawings. Fix the brakes, because he’s right, and name the next version after him. He’ll say that really wasn’t necessary, and he’ll bring his whole family to look at it.',
    challenges:
      'A 1 often comes too early, and then gets bored just when it could start earning. In the first year you explain what the thing is, and in the second why anyone would want it. In the third year everybody wants it, and they buy it around the corner from a cheerful man named Gus, who never had to explain anything. By then you’re building the next one in the back. Every decision also waits for you, even the color of the bags, so when you catch a cold, the whole company stays in bed. Sell the old thing for one more year, now that people finally understand it. Gus is counting on you to quit.',
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
      'A 2 helps people agree, and often that’s what they’re really paying for. A couple stands at the counter of a frame shop. He wants gold, she wants wood, and they’ve stopped looking at each other. The owner lays both frames on the painting, says the light is better by the window, and goes to look for something in the back. There’s nothing in the back. When the owner returns, they’ve picked a third frame, and he’s carrying her bag. The number is good for any work that takes two, from piano lessons to wedding dresses to a firm with two owners.',
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
      'This company is the good listener with the low voice and the soft colors. It knows you don’t like raisins. It knows your mother had an operation, and when you come in with red eyes, it doesn’t ask, it just turns the music down. There’s a line in real handwriting in every package, and no two lines are the same. Some people keep them. A truck driver has had one on his dashboard for six years, faded by the sun: “Hope the baby sleeps soon.” The baby’s in school now.',
    marketingApproach:
      'Grow through other people’s customers. Print a coupon and cut it in half: the left half sits on your counter, the right half at the bakery across the street. Whoever wants the discount has to visit both of you. Two weeks after each job, call the customer and ask how it’s going. They’ll wait for you to sell them something. When you don’t, they’ll tell you where they’ve hung the picture, and who cried. Loud ads don’t suit this name. Yours should sound like the woman on the bus with shopping bags on her lap, who leans over and says, “Go see them. Tell them I sent you.”',
    challenges:
      'A 2 is afraid of its own prices. A woman in a yellow raincoat has ordered one frame. She’d like it a little wider, and then back the way it was, and one evening she calls you at home to talk about her son. When she picks it up, you charge her for one frame, in a whisper, and give her a discount because it’s raining. She’d have paid the full price. She has no idea you lost money on her. And if there are two owners, each of you waits for the other one to bring it up. The rent is late, and you’re both very nice about it.',
    successTips: [
      'Put every favor on the bill, at a price of zero, so people can see what you’ve given them.',
      'Raise your prices every year on your birthday, so regulars can complain and congratulate you at the same time.',
      'If there are two owners, let each one name the price of the other’s work; it’s easier to be brave for a partner.',
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
      'People are in a good mood here before they’ve bought anything. There may be a bell on the counter that sounds like a duck, and a plastic dinosaur with a badge that says “Manager.” Twice a day a guest asks to speak to the manager. The number is good for everything that entertains, explains or decorates: toys, podcasts, an app that teaches fractions with sheep. It does fine on sad days, too. A man in a black suit comes in and asks for forty balloons, the brightest there are. They’re for his aunt’s funeral, he says, and she left instructions.',
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
      'Think of the one person who can’t buy a stamp without making the clerk laugh. When a 3 mails you something, it writes: “Your package left this morning. It was nervous, but we gave it a snack.” It prints a riddle on every receipt and the answer on the next one, so you have to come back to find out. It gives its sandwiches first names, and the one with cheese is Doris. An old man from the next building eats there every day, at the small table by the wall. If anyone asks, he says he’s having lunch with Doris.',
    marketingApproach:
      'Tell stories, above all about what went wrong, because nobody repeats a story about a perfect product. The T-shirt with two left sleeves may get more love than a year of good ones, and somebody will ask to buy it. Once a season, hold a contest that anyone can win, for the worst drawing of a horse, let’s say, and hang every single horse in the window. You’ll hear people on the sidewalk arguing about which end is the head. Give first prize to the one everybody takes for a dog. The winner will bring everyone he knows to look at it, and they’ll need T-shirts.',
    challenges:
      'A 3 loses its money on details. In your back room there are six boxes of very funny posters, with a digit missing from the phone number. A birthday present comes back, beautifully wrapped, because the customer moved last year and told you so, twice. The bill for it never went out, either, but you did draw a giraffe on the envelope. You love the fun half of every job. By the time the boring half comes, you have a new idea. Somewhere near you lives a person who enjoys checking addresses. Find them, pay them properly, and let them be the only serious thing in the place.',
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
      'A 4 sounds solid, and people come to it for a price and a date they can believe. “Thursday at two,” says the man at the repair shop, “and it’ll cost what I wrote here.” The customer smiles politely, because other shops have told her things like that. Then it’s Thursday, it’s two, it costs what he wrote, and she stands on the sidewalk with the receipt in her hand, reading it again. Building, repair, storage and bookkeeping suit the number, and so does the kind of software nobody ever talks about, because it works.',
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
      'Imagine this company as the neighbor who still has the manual for everything he’s ever bought. In forty years it hasn’t used the word “amazing.” “That won’t leak again,” it says, and people go home and sleep. When you ask for a part, it goes and looks before it answers. It still has the form you filled out nine years ago. It may not remember your first name, but it knows the model number of your water heater, and hopes it’s doing well. About once a year this company makes a mistake. Then it apologizes, pays, and checks every other job it did that week.',
    marketingApproach:
      'The best ad for a 4 is something it made long ago that’s still in one piece. Put the oldest thing you ever made outside, with its year on it. If it’s a bench, people will sit on it while they think about your price, and one couple may come by just to sit, because that’s the year they met. And give away something plain and useful with your number on it, a flashlight, perhaps. It’ll sit in a kitchen drawer for years. But some night the power goes out, they find the flashlight, and the first thing they read by it is your phone number.',
    challenges:
      'Your rules send paying customers away. “No returns without box,” says your door. “No cards under $10. We close at 5, and 5 means 5.” Each rule has a reason, and the reason is usually one rude man who came in once, years ago. Now it’s a minute past five. A woman is standing outside with her card in her hand, watching you count the money. You’ve seen her, and she’s seen that you’ve seen her. On your day off you’d go across town to fix her gate for free. You’re a kind person with an unkind door, and all she wants is a copy of a key.',
    successTips: [
      'Next to every rule on your door, write the year and the reason, and take down the ones you can’t explain.',
      'For a month, stay open ten minutes longer, for whoever comes running with one shoe untied.',
      'Stock one thing that customers keep asking for and you find ugly, and let the sales figures decide who’s right.',
      'Ask a ten-year-old to buy something from you, and change whatever confused them.',
      'Visit the oldest repair you’re proud of, ask its owner how it’s doing, and put a photo of it on your wall.',
    ],
  },
  5: {
    title: 'Innovator & Adapter',
    meaning:
      'A Business Number of 5 means change. People come for what’s new, and the company can turn quickly when the market does.',
    intro: 'Regulars never know what they’ll find, and that’s why they’re regulars.',
    energyProfile:
      'A 5 sells surprise, whatever it says on the sign. Think of a food cart that’s at the station in the morning with hot coffee, and at the swimming pool at noon with ice cream, because the sun came out. Customers check a map to see where their lunch has gone. One is a policewoman who directs traffic. She can’t leave her corner, so she just waves as the ice cream goes by. On her birthday the cart drives right up to her and stops, and all four streets have to wait while she chooses a flavor. The number suits travel, food, events and anything sold with a free taste.',
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
      'A 5 is like a friend who’s just back from a trip, with a present in a plastic bag and a long story about a ferry. “The usual, please,” says a customer. “Sure, but taste this first.” “What is it?” “Taste it.” She walks home with a bag of something green, and she still doesn’t know what it is. This company is warm, quick and a little out of breath. It writes its prices by hand, since next week it may be selling something else. Only the face behind the counter should stay the same, because that’s who people come to visit.',
    marketingApproach:
      'Let people try it before you explain it. A spoonful, a free first lesson, an hour on the bike: for this name, the sample is the ad. A sixty-year-old man who’s never been in the ocean past his knees takes your surf lesson because it’s free. He falls in nineteen times. The twentieth time he stands up, for about three seconds, and he spends one of them looking back at the beach to see if his wife is watching. Change your slogan as often as your socks, but keep one color, so people know it’s you when they only see the back of the van.',
    challenges:
      'A 5 loses money by starting a second business before the first one has earned any. There’s a food cart, so there should be a restaurant. And why not a school for people who want a food cart, and a podcast, since you’re talking anyway? Each begins with a deposit and a party, and one morning all four need you at nine. Meanwhile a customer has crossed the city for your dumplings. You’re so glad to see her, and you’re making waffles now. She eats a waffle and says it’s nice. You got tired of those dumplings because you’d made thousands. She’d had one plate.',
    successTips: [
      'On the wall, paint the three things you’ll always sell, so changing your mind would take a whole weekend.',
      'Make every new project pay for its own opening party before it gets a sign.',
      'On the first of each month, try to find your own place with only what’s online, on foot and hungry.',
      'Before you drop a product, ask your oldest customer; if they look sad, keep it one day a week.',
      'Have your contracts read by the most patient person in your family, and don’t ask if they’re done before page four.',
    ],
  },
  6: {
    title: 'Nurturer & Service Provider',
    meaning:
      'Care is what people expect from a business with the number 6. They want to be looked after, more like guests of a family than like buyers.',
    intro:
      'It may be only a laundry, but people leave with clean shirts, a slice of cake and orders to get some sleep.',
    energyProfile:
      'Customers bring a 6 whatever they worry about most: a father who shouldn’t be alone, a dog that’s never slept away from home, a stain on tomorrow’s wedding dress. They don’t start with the price. They want to know who’ll be there at night, and whether that person is kind. Work for the home and the family suits the number, and so do flowers and cakes, since 6 also stands for beauty. At a day care like this, parents stay longer than they have to at pickup time. It’s the one place where somebody tells them what their kid did right today.',
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
      'If this company were a person, it’d be the host who puts down water for the dog before the guests have their shoes off. When something’s wrong, it says sorry first and looks for the cause afterward. Its emails are signed “Bettina,” and when a customer writes back, there really is a Bettina, and she answers. If an order’s late, she’s so upset that people end up comforting her. “It’s only curtains, Bettina,” a man tells her on the phone. “Please don’t cry.” That evening she brings them herself, through the rain, and he won’t let her go home without dinner.',
    marketingApproach:
      'Look after one customer so well that she tells the others; for a 6 that’s the whole plan. It happens in group chats that no ad can get into. “Does anyone know a good dog sitter?” somebody writes, and in seconds there’s an answer: “The place on Mill Street. Don’t even look at the others.” You can’t buy that answer. You earn it on a second visit, when you ask a young man how his job interview went, and he puts away his wallet and tells you the whole thing. Write such things down after closing, and read them before you open.',
    challenges:
      'A 6 lets people it likes pay later, and then it’s silently offended when they don’t. There’s a notebook under your counter with the names: the young couple, the retired teacher, Mr. Ortega, who’s about to find a job. You’ve never sent any of them a bill. You just get a little cooler each time Mr. Ortega comes in. He feels it, he’s ashamed, and one day he starts buying his bread somewhere else. Now you’ve lost the money and Mr. Ortega. Add up the page tonight, with something sweet beside you, and call him first. He’s been hoping for months that one of you would mention it.',
    successTips: [
      'Give your generosity a monthly budget, and when it’s spent, be kind in ways that cost nothing until next month.',
      'Announce a new price a month ahead, on handwritten cards, as proudly as you’d announce a baby.',
      'Before you hire a relative, have a stranger interview them.',
      'When friends knock after closing time, wave at them warmly through the glass, and go on counting.',
      'When someone asks to pay later, pick the day together, and write it on a card that they take home.',
    ],
  },
  7: {
    title: 'Expert & Specialist',
    meaning:
      '7 is the number of deep knowledge. It makes a business look like an expert: people bring it hard questions and expect honest answers.',
    intro: 'A 7 business is trusted because it’s the only one that says “I don’t know yet.”',
    energyProfile:
      'People go to a 7 when no one else could help. Think of a tiny lab that saves photos from broken phones. A man lays his on the counter as if it were a sick bird. The owner doesn’t promise anything, and she’s the first person he’s believed all week. Three days later she calls: the pictures of his daughter’s first steps are safe, and four hundred pictures of his lunch are gone. For a while he doesn’t say anything. “Thank you,” he says at last. “I can make more lunch.” Repair, research and rare things suit this number, and so does software that only beekeepers need.',
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
      'This company is the expert who tells you the truth, even when it costs a sale. You bring in your grandmother’s clock. “How much to repair it?” “More than it’s worth.” “So what should I do?” “Hang it up. It’s beautiful, and your phone can tell you the time.” You leave without having paid anything, and for the next ten years you send everyone you know there. Its ads are dark blue, with small letters and a lot of empty space. Where other websites show a smiling team, this one has a drawing of a gear with all its teeth numbered.',
    marketingApproach:
      'Write down what you know, and let everybody read it. Somewhere tonight a person in pajamas has the very problem you solved last year, and has nearly given up searching. Then they find you: the longest page ever written on why that one hinge comes loose. They’ll read all of it. They may read parts of it aloud to whoever’s asleep next to them. Include the repair that failed, because that’s the part people believe. And write a page called “When you don’t need us.”',
    challenges:
      'Customers of a 7 give up before they’ve managed to pay. A young musician comes to you with a cracked violin, or tries to. There’s no sign on your door, your website has a history of the violin and no prices, and the contact form wants a serial number. She writes anyway: “What would it cost, roughly?” She hears nothing for eight days, because you don’t like the word “roughly.” On the ninth she gets an exact answer, with a footnote, and she’s already paid a man who guessed. Your work is wonderful, and she never got far enough to see it. A guess is honest too, as long as you call it a guess.',
    successTips: [
      'Explain your work to the person who cuts your hair, have them repeat it, and paint that shorter version on your sign.',
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
      'An 8 gets taken seriously, whatever its size. Imagine a firm that’s only two taxis and a cousin to answer the phone. It rings: “Put me through to your legal department, please.” The cousin sets down his newspaper, counts to five and says, in a deeper voice, “Legal.” His grandmother, who’s peeling potatoes at the same table, has never been so proud of him. People think of an 8 when the order is large, the contract is long and a mistake would be expensive. Shipping, law and real estate suit the number, and so does any price with a lot of zeros in it.',
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
      'Meet an 8, and it shakes your hand, remembers your name and wants to know what you need and by when. It wears dark colors and uses few words. Say the crane you rented breaks down with a piano hanging from it. Another company would write you half a page about its deep regret. An 8 sends a woman in a gray suit and work boots. She looks up at the piano, says “Our mistake,” and makes one phone call. The new crane is there before lunch. She stays until the piano is through the window, and then she asks you to play something, to be sure nothing’s broken.',
    marketingApproach:
      'Show what you’ve done, in numbers. One picture of the finished hotel is better than a page about passion. Keep one very expensive thing on the list, the best you could possibly make. Few people will buy it, but everyone will want to see it. Say the price without an apology, and then say nothing. It’ll be a long ten seconds, and you’ll want to offer a discount. Drink some water. And pay for something the whole town uses, such as lights for the soccer field. Put your name on the pole in small letters, and a few hundred kids will read it while they wait for the ball.',
    challenges:
      'An 8 pays a lot to look large before it is. In front, there’s a stone floor, two white chairs nobody has ever sat on, a tree with its own gardener and a screen that says “Welcome” to an empty room. In back, three people share one charger, and the youngest has brought her chair from home. Then a woman in wet shoes opens your door, sees the floor, says sorry and leaves. Spend the money on the three people. Move when they’re sitting on each other’s desks, and not a day earlier.',
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
    intro:
      'Nobody’s too poor, too fancy or too strange to come in, and when it rains they’re all in there at once.',
    energyProfile:
      'Customers of a 9 company feel their money does some good, so the number suits teaching, recycling and secondhand goods. Picture a thrift store on a rainy afternoon. A retired policeman is trying out an accordion, badly, and nobody asks him to stop. A man who only came in to get warm has been handed a magazine. A grandmother in a leather jacket turns in front of the mirror and asks who gets the money. A card on the wall tells her: it’s for a new engine for the school bus. “Keep the change,” she says, and walks out into the rain in her jacket, looking dangerous.',
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
      'As a person, this company would be an aunt who’s lived all over the world. A student asks her for a coffee, and first he hears about the man who grew it, who has a bad knee, three daughters and a donkey that bites. By now the student has missed his bus. He sits down next to a bank president, who missed a meeting an hour ago and wants to hear more about the donkey. People believe her because she also says what she hasn’t managed: “The lids on our cups are still plastic. We’re working on it.” And she says goodbye to everyone by name, including the dogs.',
    marketingApproach:
      'Tell people where a thing comes from and whom it helps, and be exact. “We give back” is what everyone says. A 9 says, “Forty-one children got glasses this year. This is Amina, and she wanted the red ones.” Ask Amina’s parents first, and stay out of the photo yourself. If you exaggerate even once, people stop believing the true parts, too. And when you stop making something, give it a real goodbye, with a date and a short speech. People will come from across town for the last blue mug, and some of them hadn’t known they wanted one.',
    challenges:
      'Almost nobody pays a 9 the full price, so good years bring in surprisingly little. Students pay less, nurses pay less, and so does anyone who looks tired. Last week one man in a suit paid full price, and you felt so bad about it that you carried his bags to the car. It looks generous, but Ines, who unlocks your door at seven every morning, hasn’t had a raise in three years. She’s standing right there with the keys when you tell a stranger, “Oh, just give me half.” You’re kind to everyone who walks in, and you’re doing it with her money. Pick one group that pays less, and give Ines her raise.',
    successTips: [
      'When a customer pays full price, tell them exactly what their money has just paid for.',
      'Decide in January how much you’ll give away this year, and when it’s gone, say a kind no.',
      'Put your own team on your list of good causes, in first place.',
      'For every new thing on the shelf, put an old one in the window with a note: “Last one. Be good to it.”',
      'Read the accounts aloud once a month, and stay until the person who knows least about money has asked a question.',
    ],
  },
};
