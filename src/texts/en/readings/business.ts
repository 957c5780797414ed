import type { BusinessReading, DigitReadings } from '../../../readings/types';

/** The business reading: the company as a person, as its customers and its owner know it. */
export const businessReadings: DigitReadings<BusinessReading> = {
  1: {
    title: 'Pioneer & Leader',
    meaning:
      '1 stands for being first. A business with this number comes across as new, bold and led by one person with clear ideas.',
    intro:
      'It sounds like the first company of its kind, even if there are two others down the street.',
    energyProfile:
      'A business with the number 1 sounds new, and its customers love to be early. They’ll forgive an app that crashes or a bike without a bell, as long as they had it before their neighbors did. You’ll know them by their first question. They never ask how many you’ve sold; they ask whether anybody around here has one yet. The number suits any trade where being early matters more than being big. You explain your product ten times a day, with both hands, and the tenth time you still enjoy the moment when the face in front of you changes.',
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
      'Customers see a company that decides fast and says what it thinks. In a group of friends, it would pick the restaurant while everyone else is saying “I’m fine with anything.” It talks in short sentences, wears one strong color, and has never opened an email with “We are delighted to inform you.” It also makes its mistakes in public. If the new sign falls down at the opening party, you stand under the empty spot and shout the name yourself, and you keep the dent in the sign.',
    marketingApproach:
      'Customers of a 1 business want to hear from one person, and that’s you. Other companies write “Our team is proud to present.” You post a photo with your own thumb in it, slightly blurred: “Built this last night. Tell me what’s wrong with it.” People will, at length, and somebody will be right about the brakes. Say so where everyone can read it, fix the brakes, and name the next version after whoever complained. You’ll hate it the first time. After that you’ll catch yourself waiting for the complaints.',
    challenges:
      'A 1 business often comes too early for its customers, and then gets bored just when it could start earning. In the first year you explain what the thing is, and in the second why anyone would want it. In the third year everybody wants it, and they buy it around the corner, from someone cheerful who never had to explain anything. By then you’re building the next one in the back. You can hear them through the wall, asking for the old one. Sell it for one more year, now that people finally understand it.',
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
      'Customers of a 2 business often need help to agree with each other, and that’s what they’re really paying for. The number is good for any work that takes two, from piano lessons to wedding dresses. Say you frame pictures, and a couple can’t decide between a gold frame and a black one. They’ve stopped looking at each other. You don’t take sides. You lay both frames in the good light by the window, and go to look for something in the back. There’s nothing in the back. You stand behind the door and count to sixty, and when you come out, they’ve picked a third.',
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
      'To its customers this company is a good listener with a low voice and soft colors. It remembers who doesn’t like raisins and whose mother had an operation. When somebody comes in with red eyes, you don’t ask, you just turn the music down. In every package there’s a line in your own handwriting, and no two lines are the same. It costs you an hour every evening, and your hand hurts. Twice you’ve decided to have them printed, and both times you sat down with the pen again before the week was over.',
    marketingApproach:
      'A 2 business gets its new customers through other businesses. Print a coupon and cut it in half: the left half lies on your counter, the right half at the flower shop across the street. Whoever wants the discount has to visit both of you. Loud ads don’t suit you anyway. You’re better at standing in your door in the evening, comparing the day with the woman from the flower shop. Some customers will ask what they can do for you. You’ll want to say, “Oh, nothing.” Say, “Send me one friend.”',
    challenges:
      'A 2 business is afraid of its own prices, and that’s how it loses money. Say a woman in a yellow raincoat has ordered one picture frame. She’d like it a little wider, and then back the way it was, and one evening she calls you at home to talk about her son. When she picks it up, you charge her for one frame, in a whisper, and give her a discount because it’s raining. She’d have paid the full price. And if there are two owners, each of you waits for the other one to raise the prices. The rent is late, and you’re both very nice about it.',
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
      'Customers of a 3 business are in a good mood before they’ve bought anything. There may be a bell on the counter that sounds like a duck, and a plastic dinosaur with a badge that says “Manager.” Twice a day somebody asks you for the manager, and you get to point. The number is good for everything that entertains, explains or decorates: toys, podcasts, an app that teaches fractions with sheep. It does fine on sad days, too. You’ll get an order for forty balloons, the brightest you have, for a funeral. Those you tie yourself, with the radio off, and you check every knot.',
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
      'This company can’t sell a stamp without making the customer laugh. When it mails something, it writes: “Your package left this morning. It was nervous, but we gave it a snack.” It prints a riddle on every receipt and the answer on the next one, so people have to come back to find out. It gives its sandwiches first names, and the one with cheese is Doris. You made that up on a slow afternoon. Now people ask you how Doris is today, and you always have something to report.',
    marketingApproach:
      'A 3 business finds customers by giving them something to laugh about. Once a season, hold a contest that anyone can win, for the worst drawing of a horse, let’s say, and hang every single horse in the window. From inside you’ll hear people on the sidewalk arguing about which end is the head. They come in to settle it, and while they’re there, they buy something. Give first prize to the one you took for a dog, and print it on a shirt before you come to your senses.',
    challenges:
      'A 3 business loses its money on details. In your back room there are six boxes of very funny posters, with a digit missing from the phone number. A customer’s package comes back, beautifully wrapped, because she moved last year and told you so, twice. The bill for it never went out, either, but you did draw a giraffe on the envelope. You love the fun half of every job. By the time the boring half comes, you have a new idea. Somewhere near you lives a person who enjoys checking addresses. Find them, pay them properly, and let them be the only serious thing in the place.',
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
      'A 4 business sounds solid, and customers come to it for a price and a date they can believe. Building, repair, storage and bookkeeping suit the number, and so does the kind of software nobody ever talks about, because it works. “Thursday at two,” you say, “and it’ll cost what I wrote here.” They smile politely, since other companies have told them things like that. You’ve never understood the smile. To you a date is a date: the evening before, you go over the list once more, and if something’s going to be late, you tell them before they ask.',
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
      'Customers see this company as a neighbor who still has the manual for everything he’s ever bought. In forty years it hasn’t used the word “amazing.” “That won’t leak again,” it says, and people go home and sleep. When somebody asks for a part, you go and look before you answer. You may not remember their first name, but you know the model number of their water heater, and you hope it’s doing well. About once a year you make a mistake. Then you apologize, pay, and check every other job you did that week.',
    marketingApproach:
      'The best ad for a 4 business is something plain that customers keep for years. Give each of them a small flashlight with your number on it. They’ll say thank you and put it in a kitchen drawer, and you won’t hear from them for a long time. Then, some night, the power goes out. They find the flashlight, and the first thing they read by it is your phone number. Print it large. You’ll be up anyway, checking your own fuses.',
    challenges:
      'A 4 business sends paying customers away with its rules. “No returns without box,” says your door. “No cards under $10. We close at 5, and 5 means 5.” Each rule has a reason, and the reason is usually one rude man who came in once, years ago. Now it’s a minute past five. A woman is standing outside with her card in her hand, watching you count the money. You’ve seen her, and she’s seen that you’ve seen her. On your day off you’d go across town to fix her gate for free. You’re a kind person with an unkind door. Go and open it.',
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
      'A 5 business sells surprise, and its customers come to see what’s new. Think of a food cart that’s at the station in the morning with hot coffee, and at the swimming pool at noon with ice cream, because the sun came out. People check a map to see where their lunch has gone. The number suits travel, food, events and anything sold with a free taste. Your best hour is the first one, when the day hasn’t been decided yet. You look at the sky, wipe yesterday’s special off the board, and drive to wherever people will be hungry.',
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
      'To its customers this company is like a friend who’s just back from a trip, with a present in a plastic bag. It’s warm, quick and a little out of breath. “The usual, please,” somebody says. “Sure, but taste this first,” you say. “What is it?” “Taste it.” You write your prices by hand, since next week you may be selling something else. Everything can change except the face behind the counter, because that’s who people come to visit. When you take a week off, they look through the window and feel a bit betrayed.',
    marketingApproach:
      'A 5 business wins customers when they can try the product before they buy it. Offer a spoonful, a free first lesson or an hour on the bike. For you the hard part is to stand there and keep quiet while they try it. You’d love to tell them where it comes from and how you found it. Wait three seconds, and look at their faces. If they smile, or ask for another spoonful, you can tell them the price. If they don’t, it’s only cost you a spoonful.',
    challenges:
      'A 5 business loses money by starting a second business before the first one has earned any. There’s a food cart, so there should be a restaurant. And why not a school for people who want a food cart, and a podcast, since you’re talking anyway? Each begins with a deposit and a party, and one morning all four need you at nine. Meanwhile a customer has crossed the city for your dumplings. You’re so glad to see her, and you’re making waffles now. You got tired of those dumplings because you’d made thousands, and she’d had one plate. Put them back on the board before you open anything else.',
    successTips: [
      'On the wall, paint the three things you’ll always sell, so changing your mind would take a whole weekend.',
      'Make every new project pay for its own opening party before it gets a sign.',
      'Once a month, be your own customer: look the business up online, and try to get there on foot.',
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
      'Customers bring a 6 business whatever they worry about most: a father who shouldn’t be alone, a dog that’s never slept away from home, a stain on tomorrow’s wedding dress. They don’t start with the price. They want to know who’ll be there at night, and whether that person is kind. Work for the home and the family suits the number, and so do flowers and cakes, since 6 also stands for beauty. At closing time you tell each of them one thing that went right. The dog ate everything, or the stain came out. You’ve been saving it up since noon.',
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
      'To its customers this company is a host who puts down water for the dog before the guests have their shoes off. When something’s wrong, it says sorry first and looks for the cause afterward. Its emails are signed with a first name, and when a customer writes back, there really is somebody of that name, and it’s you. If an order is late, you’re so upset that people end up comforting you. “It’s only curtains,” they say. That evening you bring them over yourself, through the rain, and you don’t leave until they hang straight.',
    marketingApproach:
      'A 6 business gets most of its customers from other customers. It happens in group chats that no ad can get into. “Does anyone know a good dog sitter?” somebody writes, and in seconds there’s an answer: “The place on Mill Street. Don’t even look at the others.” You can’t buy that answer. You earn it on the second visit, when you ask a customer how her job interview went, and you can do that only if you’ve written it down. So you keep a notebook for such things, fill it after closing, and read it before you open.',
    challenges:
      'A 6 business lets customers it likes pay later, and then it’s silently offended when they don’t. There’s a list under your counter: the young couple, the retired teacher, the regular who’s about to find a job. You’ve never sent any of them a bill. You just get a little cooler each time they come in. They feel it, they’re ashamed, and one day they start buying their bread somewhere else, so now you’ve lost the money and the regular. They’ve been hoping for months that one of you would mention it. Add up the page, with something sweet beside you, and call the one you miss most.',
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
      'Customers go to a 7 business when no one else could help. They lay the broken thing on your counter as if it were a sick bird, and tell you what everybody else said. You don’t promise anything. You turn it over twice, ask a question they haven’t been asked yet, and say, “Give me three days.” It’s the first sentence they’ve believed all week. Repair, research and rare things suit this number, and so does software that only beekeepers need. On the third day you usually have it. On the second you forgot to eat.',
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
      'This company is an expert who tells customers the truth, even when it costs a sale. “How much to repair my clock?” “More than it’s worth.” “So what should I do?” “Hang it up. It’s beautiful, and your phone can tell you the time.” You’ve just lost a customer, and for the next ten years they send you everyone they know. Your ads are dark blue, with small letters and a lot of empty space. Where other websites show a smiling team, yours has a drawing of a gear with all its teeth numbered. You counted them twice, to be sure.',
    marketingApproach:
      'A 7 business finds its customers by writing down what it knows and letting everybody read it. Somewhere tonight a person in pajamas has the very problem you solved last year, and has nearly given up searching. Then they find you: the longest page ever written on why that one hinge comes loose. They’ll read all of it, and they may read parts of it aloud to whoever’s asleep next to them. Include the repair that failed, because that’s the part people believe. You spent four evenings on that page, and you’ve just thought of something to add.',
    challenges:
      'Customers of a 7 business give up before they’ve managed to pay. A young musician comes to you with a cracked violin, or tries to. There’s no sign on your door, your website has a history of the violin and no prices, and the contact form wants a serial number. She writes anyway: “What would it cost, roughly?” She hears nothing for eight days, because you don’t like the word “roughly.” On the ninth she gets an exact answer, with a footnote, and she’s already paid a man who guessed. Your work is wonderful, and she never got far enough to see it. A guess is honest too, as long as you call it a guess.',
    successTips: [
      'Explain your work to the person who cuts your hair, have them repeat it, and paint that shorter version on your sign.',
      'Buy something from your own website with one hand, standing in line somewhere, and fix whatever made you swear.',
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
      'Customers take an 8 business seriously, whatever its size. There may be two of you and one desk, but callers ask to be put through to the legal department. “One moment, please,” you say, count to five, and answer again in a slightly deeper voice. People think of an 8 when the order is large, the contract is long and a mistake would be expensive. Shipping, law and real estate suit the number, and so does any price with a lot of zeros in it. At first the name is bigger than the company. You catch up with it mostly at night, reading contracts.',
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
      'Customers meet a company that shakes hands, remembers names, and asks what’s needed and by when. It wears dark colors and uses few words. When something breaks, another company would send half a page about its deep regret. You come yourself, in a good coat and work boots, look at the damage, say “Our mistake,” and make one phone call. By lunch it’s being fixed. You could leave now. You stay until it’s done, with nothing to do but stand there, because the customer is standing there too.',
    marketingApproach:
      'Customers hear of an 8 business when it pays for something the whole town uses, such as lights for the soccer field. It says more than a page about your values. Put the company’s name on the pole, in small letters. Then go to a game now and then, and stand where nobody knows it’s you. Sooner or later somebody behind you will ask who paid for the lights, and somebody else will walk over and read it out. You’ll want to turn around. Keep looking at the game.',
    challenges:
      'An 8 business pays a lot to look large to its customers before it is. In front, there’s a stone floor, two white chairs nobody has ever sat on, a tree with its own gardener and a screen that says “Welcome” to an empty room. In back, three people share one charger, and the youngest has brought her chair from home. Then a woman in wet shoes opens your door, sees the floor, says sorry and leaves. Spend the money on the three people. Move when they’re sitting on each other’s desks, and not a day earlier.',
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
      'Customers of a 9 business feel their money does some good, so the number suits teaching, recycling and secondhand goods. All kinds of people come in, and on rainy afternoons some of them only come in to get warm. You hand those a magazine. By the register there’s a card that says where the money goes, a new roof for the school, let’s say, and you change it by hand when the roof is paid for. People read it while they wait. “Keep the change,” they say, and you never quite know where to look.',
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
      'To its customers this company is like an aunt who’s lived all over the world. Somebody orders a coffee, and first they hear from you about the man who grew it, his bad knee and the donkey that bites. Now and then the coffee is cold by the time you get to the donkey. People believe you because you also say what you haven’t managed: “The lids on our cups are still plastic. We’re working on it.” And when they leave, you say goodbye to everyone by name, including the dogs.',
    marketingApproach:
      'Customers of a 9 business want to know whom their money helps, so tell them exactly. “We give back” is what everyone says. You put up a sign instead: “Forty-one children got glasses this year, and the first pair was red.” Stay out of the photo yourself. If you exaggerate even once, people stop believing the true parts, too. So you count the glasses again the night before the sign goes up, and there are only forty. You change the sign, and you leave the old number showing, so everyone can see you checked.',
    challenges:
      'Almost no customer pays a 9 business the full price, so good years bring in surprisingly little. Students pay less, nurses pay less, and so does anyone who looks tired. Last week one man in a suit paid full price, and you felt so bad about it that you carried his bags to the car. It looks generous. But the person who unlocks your door at seven every morning hasn’t had a raise in three years, and most mornings that person is you. Pick one group that pays less, and stick to it. Everybody else pays what it says on the tag, even if they look tired.',
    successTips: [
      'When a customer pays full price, tell them exactly what their money has just paid for.',
      'Decide in January how much you’ll give away this year, and when it’s gone, say a kind no.',
      'Put your own team on your list of good causes, in first place.',
      'For every new thing on the shelf, put an old one in the window with a note: “Last one. Be good to it.”',
      'Read the accounts aloud once a month, and stay until the person who knows least about money has asked a question.',
    ],
  },
};
