import type { BusinessReading, DigitReadings } from './types';

/** The business reading: the company as a person, as its customers and its owner know it. */
export const businessReadings: DigitReadings<BusinessReading> = {
  1: {
    title: 'Pioneer & Leader',
    meaning:
      '1 stands for being first. In a business name it tells customers that the company is new, bold and sure of itself.',
    intro:
      'People expect such a company to have the new thing before its competitors have heard of it.',
    energyProfile:
      'This name sounds like a new beginning. It sounds bold and direct, like a company led by one strong person. Customers often think that your company was the first, even when a rival opened earlier. They come to you for new models and new methods that they have only read about. In the company, people try new things before any customer asks for them. You do well wherever it is more important to be early than to be big.',
    idealIndustries: [
      'Electric bikes',
      'Craft beer',
      'Drone photography',
      'Boxing gym',
      'Custom motorcycles',
      'Ski school',
      'Tiny houses',
      'Startup coaching',
    ],
    brandPersonality:
      'As a person, your company would be the friend who decides for the whole group and is usually right. It speaks in short sentences and does not apologize. A strong color, a simple logo and one clear promise suit it. Customers like its courage, and they forgive small mistakes, because the idea was good. “We do it our own way,” it says cheerfully, and then it shows how. Everyone can feel that one person with clear ideas leads this brand.',
    marketingApproach:
      'Show the newest thing first, and let one person speak for it. People believe this name most when its owner speaks, so sign the newsletter yourself and show your own face. Invite people to openings and to live shows of a new product. Let regular customers buy first. Say what is new in one sentence and let people try it. Do not compare yourself with others. If a leader talks about rivals all the time, customers begin to look at the rivals.',
    challenges:
      'The company depends too much on you. Customers ask for you by name, employees wait for your decision, and everything stops when you are ill. You seldom use the ideas of your team. The other danger is impatience. You lose interest in a product just when customers begin to love it, so it is replaced too soon. If you start again three times in two years, people no longer know what you sell.',
    successTips: [
      'Go on selling last year’s favorite product to those who love it.',
      'Let an employee name the next product, and use that name.',
      'Train two people to make decisions while you are away.',
      'Answer a bad review the next morning, in three friendly lines.',
      'Write down why you started, and read it before you change anything.',
    ],
  },
  2: {
    title: 'Partner & Collaborator',
    meaning:
      '2 is the number of partnership. In a business name it promises customers a company that listens, cooperates and remembers them.',
    intro:
      'The company seems gentle and listens well, so customers feel like partners and not only like buyers.',
    energyProfile:
      'This name stands for quiet cooperation. It never shouts, and it gives the customer time to speak. It suits work that brings two sides together, such as translating or helping people to agree. Few people hear of the company through big advertising. But those who come once usually come again, because you remember their taste and the names of their children. A 2 is also good for a company with two owners, if each has a clear task.',
    idealIndustries: [
      'Wedding dresses',
      'Piano lessons',
      'Dating agency',
      'Translation agency',
      'Picture framing',
      'Tea rooms',
      'Apartment sharing',
      'Tours for couples',
    ],
    brandPersonality:
      'As a person, this company would be a good listener. It asks a question, waits for the answer and remembers it. Soft colors, small letters and a personal thank-you card suit it better than slogans. Clients soon tell it how much money they really have. When they cannot choose between two colors, it shows them both again and lets them take their time. People describe the brand as kind before they say what it sells.',
    marketingApproach:
      'Grow through other people. Customers of a 2 come because a friend told them about it. So work together with businesses that have the same customers: you recommend the hairdresser, and she recommends you. Plan an event together. Two weeks after a job, call to ask how things are going, and do not try to sell anything. Show what happy clients say about you, if they allow it. Loud advertising does not fit this name; most people would not believe it.',
    challenges:
      'The weak point of this company is that it tries to please every client. Two customers want the same date, you say “perhaps” to both, and in the end you apologize to both. Your prices are too low, because a higher price felt rude to you. Anyone who looks disappointed gets a discount. Other companies ask for money when a client wants changes; you make them for free. Each favor is kind, but together they cost you most of the profit.',
    successTips: [
      'Show your prices to everyone, so that you do not have to explain them.',
      'Decide which kind of client you serve best, and send the rest to a colleague.',
      'Write free extras on the bill too, so that clients see them.',
      'Agree with your partner on who decides what.',
      'When a client asks for too much, say no politely and in writing.',
    ],
  },
  3: {
    title: 'Creative Communicator',
    meaning:
      '3 is the number of expression. It gives a business name a cheerful voice: customers expect color, good stories and a company that is fun to deal with.',
    intro:
      'People smile when they read the name, and they repeat it to friends because it is pleasant to say.',
    energyProfile:
      'This name puts people in a good mood. It sounds friendly and is easy to remember. Customers come to look around even when they need nothing. Many of them buy something in the end. There are always new ideas here. You invent a holiday and decorate the window for it, and the whole street celebrates with you. The number is good for everything that entertains or explains. It helps less with work that has to be quiet and exact.',
    idealIndustries: [
      'Toy store',
      'T-shirt printing',
      'Party supplies',
      'Comedy club',
      'Greeting cards',
      'Ice-cream truck',
      'Costume rental',
      'Podcast studio',
    ],
    brandPersonality:
      'Your company is the entertainer among its competitors. It prints a joke on the receipt, gives its sandwiches funny names and remembers every child. Give it bright colors, and more of them than other companies use. Customers feel that they laugh together with you, so they talk about you at home. Like many good talkers, the brand sometimes talks too much. Make sure that people get time to say what they need.',
    marketingApproach:
      'Tell stories, and tell new ones often. A board on the sidewalk, a short film or a funny newsletter does more for this name than a discount. Show how a product is made, and show the ones that went wrong too. Plan a contest or a costume party and invite everyone. Give each product a name that people like to say. Your customers will forgive a mistake, but they do not like to be bored.',
    challenges:
      'With so much fun, you forget the details. You wrap a package beautifully and send it to an old address. You promise customers a special card, then have a better idea, and the card never comes. Regular customers learn not to believe such promises. You are friendly on the phone, but you call back late. Bills and deadlines bore you, so you leave them for later. A customer who gets the wrong order will tell that story too.',
    successTips: [
      'Finish one plan completely before you talk about the next.',
      'Check every address twice before you send anything.',
      'Find a person who loves bills and numbers, and pay them well.',
      'Talk about a new product only when people can buy it.',
      'Do not tell stories about other customers.',
    ],
  },
  4: {
    title: 'Builder & Organizer',
    meaning:
      'As a business number, 4 stands for order and solid work. Customers believe that this company keeps its word on price, time and quality.',
    intro:
      'The name makes a company sound old and experienced, so people trust it with things that have to last.',
    energyProfile:
      'This name says that people can rely on you. It sounds plain and solid, like a company that has been there for forty years and will stay for forty more. You measure everything exactly, then you name a price and a date. Some customers are surprised that the price and the date never change. The number is good for work that has to last, such as building, repair or storage. A company with a 4 grows slowly, but it does not stop growing.',
    idealIndustries: [
      'Hardware store',
      'Roofing',
      'Storage rooms',
      'Bookkeeping',
      'Heating repair',
      'Fence building',
      'Tool rental',
      'Brick factory',
    ],
    brandPersonality:
      'Your company would be a quiet, careful person who keeps his tools clean and throws nothing useful away. Its packages are plain, its workers wear clean clothes, and the bill shows the price of every small part. When a customer asks for something, a worker first checks if it is there and then answers. The company never praises its products too much, so people believe what it says. Many customers buy from it all their lives.',
    marketingApproach:
      'Show proof of your work. Use photographs with dates: a roof on the day it was finished, and the same roof ten years later. Say how many jobs you have done and who was responsible for them. Keep the same phone number and the same colors for as long as you can. Give customers small useful things with your name on them, such as a calendar. They will see it every day for years. Avoid big promises, because your customers trust facts more than advertising.',
    challenges:
      'This company has too many rules for its customers. If they want to give a product back, they need the box and a long form. A young couple asks for delivery on a weekend and hears that you never do that. Nobody remembers the reason for this rule. When customers ask for something new, you think that they are criticizing you. You would drive an hour to repair a product for free. But if they want the same product in another color, you say no.',
    successTips: [
      'Stop using an old rule for a month, and see whether anyone needs it.',
      'Offer a product in a new color, and see who buys it.',
      'Try weekend delivery for a month before you judge it.',
      'When you name a price, explain the reason for it.',
      'Ask some young customers what they do not like about your company.',
    ],
  },
  5: {
    title: 'Innovator & Adapter',
    meaning:
      '5 is the number of change. In a business it means that customers come for what is new, and that the company can change quickly when the market does.',
    intro:
      'Regular customers never know exactly what they will find, and that is why they come back.',
    energyProfile:
      'This name is full of movement. It sounds quick, curious and a little restless, so people come who are bored with the usual things. Your company notices early what will be popular and can change its product within weeks. On a rainy morning you put hot soup on the menu, and by noon people are standing in line for it. When other companies have a problem, they complain; you are already selling something else. The number suits travel, food, events and everything that people like to try.',
    idealIndustries: [
      'Street food',
      'Surf lessons',
      'Travel agency',
      'Spice shop',
      'Open-air cinema',
      'Secondhand cameras',
      'Camper-van rental',
      'Bartending school',
    ],
    brandPersonality:
      'This brand behaves like a friend who has just come back from a trip with a present and a story. It is warm, relaxed and a little in a hurry. Nothing about it needs to look expensive: plain paper and a board with the prices are enough. It asks strangers what they like, then offers them something they have never tasted. It is playful and never tries to force a sale. Many people leave with something that they thought they would not like.',
    marketingApproach:
      'Let people try before you explain. When the name is a 5, a free test does more than any text. Sell for a few days in a place where nobody expects you, and tell people only the day before. Make short films on your trips, with all the real noise. You can change your words as often as you like, but keep the same logo and colors. Your customers need something that they can always recognize.',
    challenges:
      'Customers cannot always rely on you. They drive an hour for their favorite product and hear that you stopped selling it because you were bored with it. The website shows two addresses, and both are wrong. You started a second shop and a boat tour in the same year, and now both need money. Employees like you, but they do not know where they will work next year. People do not like to recommend a company that may soon be something else.',
    successTips: [
      'Decide which products you will always sell.',
      'For each new project, set a date when you decide to go on or stop.',
      'Make sure that your address and opening hours online are right.',
      'Let a patient partner take care of the contracts.',
      'Before you stop selling something, ask customers if they would miss it.',
    ],
  },
  6: {
    title: 'Nurturer & Service Provider',
    meaning:
      '6 is the number of care. As a business number it says that customers feel looked after, almost like guests in a family.',
    intro:
      'Before it sells anything, the company makes sure that people are comfortable and feel welcome.',
    energyProfile:
      'This name sounds warm, like a home where dinner is ready. Customers trust you with what they love most: an old parent, a small child or a dog. They seldom look for the lowest price. They have a worry, and they want you to take care of it. The number is good for all services for the home and the family. It also stands for beauty, so pretty things sell well here.',
    idealIndustries: [
      'Day-care center',
      'Home-care agency',
      'Flower shop',
      'Family restaurant',
      'Interior decorating',
      'Laundry service',
      'Pet hotel',
      'Wedding cakes',
    ],
    brandPersonality:
      'As a person, this company would be a good host. It notices what a guest needs and brings it without many words. There is water for the dog and a toy for the child who has to wait. The packages are beautiful, because someone wraps each of them by hand. When a customer complains, the company listens, says sorry and makes it right the same day.',
    marketingApproach:
      'Take good care of each customer, and let that customer tell the others. Parents talk to parents, and a satisfied family is your best advertisement. Invite people to a party with fresh cake, or set up a table at the school festival. Show your products in real homes, used by real people. Remember birthdays and write the card by hand. Most companies say “We are here for you,” but when a 6 says it, people believe it.',
    challenges:
      'The trouble here is that you treat the business as a family. Old customers still pay the price of ten years ago, because they once had money problems. You cannot fire a bad employee, and good ones are afraid to leave because you would be sad. You give too much advice. A woman wants to buy a sofa, and you tell her that it is wrong for her room. When a customer does not pay, you feel hurt and do nothing.',
    successTips: [
      'Look at your old prices every year, and raise those that are too low.',
      'Close on time, and let late customers wait until morning.',
      'Wait for the customer to ask before you give an opinion.',
      'When you have a job to give, take the best person and not your favorite one.',
      'Take a day off and let others do the work.',
    ],
  },
  7: {
    title: 'Expert & Specialist',
    meaning:
      '7 stands for deep knowledge. It makes a business look like an expert: customers come with difficult questions and expect careful, honest answers.',
    intro:
      'Such a company may have few customers, but they travel far to come to it and rarely go anywhere else.',
    energyProfile:
      'This name sounds quiet and serious. It does not try to please everyone. It waits for customers with a difficult question, often one that other companies could not answer. You take more time than they do, but in the end your answer is usually right. You can ask a high price, because few people compare you with cheaper companies. The number suits repair, research, rare objects and anything technical. It is less good for crowds and quick sales.',
    idealIndustries: [
      'Violin repair',
      'Rare coins',
      'Water testing',
      'Family history research',
      'Telescope shop',
      'Saving lost computer files',
      'Antique maps',
      'Meditation courses',
    ],
    brandPersonality:
      'Your company behaves like a good doctor who knows one subject very well. It speaks softly and says what it found, what it did and what it does not know. Gray, dark blue and a lot of white suit it. When customers ask for its opinion, it tells them the truth, even if the truth is not nice. They respect this and seldom argue about the bill. With the repaired object they get a short, exact report.',
    marketingApproach:
      'Write about what you know, and let everyone read it. A long, honest article about a difficult problem can bring you better customers than a month of advertising. Write about your own mistakes too. Answer the questions of beginners online, and be patient with them. Give talks to small groups, because a listener may have just the kind of problem you love. Use plain words and do not praise yourself. If you pay for advertising, choose a magazine that experts read.',
    challenges:
      'It is too hard to get an answer from you. A customer asks for a price and hears nothing for a week, because you want to give a perfect answer. By then she has bought from a faster company. Beginners are afraid to ask you simple questions, because they do not want to look stupid. Your explanations are correct but too long. Only you know where everything is, so nobody can help when you are busy. You also refuse easy jobs, although they could pay your rent.',
    successTips: [
      'Answer every question the same day, even if the price is only a guess.',
      'Explain each problem in three short sentences with easy words.',
      'Say hello to a visitor before you look at what they brought.',
      'Show another person where everything is.',
      'Visit another company and learn from its service.',
    ],
  },
  8: {
    title: 'Executive & Achiever',
    meaning:
      '8 stands for power and success in business. The name makes a company look large, strong and able to handle serious money.',
    intro: 'Even with one desk and two employees, such a company sounds large and important.',
    energyProfile:
      'This name makes people respect you. A company of two people sounds as if it had offices in five cities. Customers expect a strong leader and a clear contract. They think of you for large orders and expensive goods. Your employees work faster too, because they know their goals and you measure the results. The number suits trade, law, real estate and everything with a lot of money in it. It does not suit a small hobby.',
    idealIndustries: [
      'Commercial real estate',
      'Shipping company',
      'Steel trade',
      'Auction house',
      'Corporate law',
      'Luxury watches',
      'Construction machine rental',
      'Finding top managers',
    ],
    brandPersonality:
      'If this company were a person, it would shake your hand, look at you calmly and ask what you want to achieve. It dresses well and keeps its promises. Choose dark colors, heavy paper and few words. Goods arrive exactly on time, and so does the bill. When the company makes a mistake, it pays at once and does not argue. Customers like this fairness more than anything else about the brand.',
    marketingApproach:
      'Show how big you are and what you have done. Name your clients, if they allow it, and say what you did for them. Pictures of the team or of a finished building work better than emotional words. Write to the person who can decide. Offer one very expensive product, because then people take the others seriously too. Name your price clearly and do not apologize for it. Pay for something that the whole town can see for years, such as a public clock.',
    challenges:
      'This company wants to look bigger than it is. You buy expensive furniture for the entrance before you buy the tools you need. Small customers see the entrance and leave. You open a second office because a rival did. It loses money, and nobody has the courage to tell you. Employees show you only the good numbers and talk about the bad ones with each other. People respect an 8, but they are afraid to bring it bad news.',
    successTips: [
      'Serve a small customer yourself from time to time.',
      'Buy good tools before you buy beautiful furniture.',
      'Pay the bills of small companies first, because they cannot wait.',
      'Ask the newest employee what customers complain about.',
      'Before you open a second office, find a reason that has nothing to do with a rival.',
    ],
  },
  9: {
    title: 'Humanitarian & Visionary',
    meaning:
      '9 is the number of humanity. A business name that adds up to 9 says that the company cares about more than money and welcomes everyone.',
    intro:
      'Customers feel that their money does some good here, so they forgive mistakes and come back for years.',
    energyProfile:
      'This name gives a company a purpose. It sounds open and generous, and people of every age and every country feel welcome. They want to buy something, but they also want to know who made it and whom it helps. On a cold day even people without money can come in and sit down. The number is good for education, culture, fair trade and secondhand goods. It also suits work with things that end or begin again, from recycling to funerals.',
    idealIndustries: [
      'Thrift store',
      'Fair-trade coffee',
      'Community theater',
      'Funeral home',
      'Language school',
      'Poetry books',
      'Recycled glass',
      'Clean water projects',
    ],
    brandPersonality:
      'Your company is the generous friend who has seen the world. It speaks warmly and tells long stories. When you ask for the price of a cup, it first tells you about the village where the cup was made. Brown and green, old pictures and simple paper suit it. It treats everyone the same, from the director to the student. Customers call the brand honest, because it also tells them what it does not do well yet.',
    marketingApproach:
      'Tell people where things come from and whom they help. Name the farm or the person who made a thing, and make sure that every detail is true. Let a choir or a language class use your rooms, and they will bring their friends. If you gave money for a school, show the school and not yourself. When you stop selling a product, celebrate its last day with your customers. People like to come to an honest goodbye.',
    challenges:
      'This company tries to help too many people at once. You collect money for seven good causes, and you have three projects in other countries. Each gets only a little of your time. A customer who wants to buy a cup first has to listen to a talk about clean rivers. You cannot say goodbye to old products. The main business gets too little attention. When employees ask about their pay, you talk about your dreams. It would help more to do one thing well.',
    successTips: [
      'Decide which good cause you will help this year, and tell everyone.',
      'Pay your own staff properly before you give to others.',
      'For each new product, stop selling an old one.',
      'Ask the full price from those who can pay it.',
      'Decide for every project on which day it will end.',
    ],
  },
};
