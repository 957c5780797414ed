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
      'This name has the energy of a start. It sounds bold and direct, as if one person with a strong will stood behind it. Customers tend to take your company for the original, even when a rival opened first. They come to you for the new model, the new method, the thing they have only read about. Inside the company, people try things that nobody has asked for yet. You do well wherever being early counts for more than being big.',
    idealIndustries: [
      'Electric bikes',
      'Craft distilling',
      'Drone surveying',
      'Boxing gym',
      'Custom motorcycles',
      'Ski guiding',
      'Tiny-house building',
      'Startup coaching',
    ],
    brandPersonality:
      'As a person, your company would be the friend who decides for the whole group and is usually right. It speaks in short sentences and does not apologize. A strong color, a simple logo and one clear promise suit it. Customers like its courage, and they forgive a label that sits slightly crooked, because the idea was good. “We don’t do it that way,” it says cheerfully, then shows how it does. Everyone can tell that one person, and no committee, stands behind this brand.',
    marketingApproach:
      'Show the newest thing first, and let one person speak for it. This name is most convincing in the first person, so sign the newsletter yourself and put your own face on the page. Openings, live demonstrations and early access for regular customers all work well. Say what is new in one sentence and let people try it. Skip the chart that compares you with others. A leader who keeps talking about rivals seems to be following them.',
    challenges:
      'The company depends too much on you. Customers ask for you by name, employees wait for your decision, and everything stops when you are ill. Suggestions from the team are welcome mostly after you have thought of them too. The other danger is impatience. You lose interest in a product just when customers begin to love it, so it is replaced too soon. A third new start in two years leaves people unsure what you sell.',
    successTips: [
      'Keep last year’s best seller on offer for those who love it.',
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
      'The company seems gentle and attentive, so customers feel that they are working with it rather than simply buying.',
    energyProfile:
      'This name works through quiet cooperation. It never shouts, and it leaves space for the customer to speak. It suits work in which two sides have to fit together, such as translating, matching, altering clothes or settling a difference. Few people notice the company from far away. Those who have come once usually come again, because you remembered their taste, their size and the name of their child. Two owners often do well under a 2, provided that each has a clear task.',
    idealIndustries: [
      'Bridal alterations',
      'Piano tuning',
      'Matchmaking',
      'Translation bureau',
      'Picture framing',
      'Tea rooms',
      'Roommate finding',
      'Tandem-bike tours',
    ],
    brandPersonality:
      'This company is the good listener in the room. It asks a question, waits for the answer and remembers it. Soft colors, small letters and a personal thank-you card suit it better than slogans. Clients tell it their real budget sooner than they had meant to. When they cannot choose between two samples, it sends both, with the one they secretly prefer on top. People describe the brand as kind before they say what it sells.',
    marketingApproach:
      'Grow through other people. A 2 spreads by recommendation, so team up with businesses that serve the same customers: praise the hairdresser while she praises you. Share an event, a stand or a mailing list. Two weeks after a job, call to ask how things are going, without selling anything. Quote satisfied clients in their own words, with permission. Loud advertising does not fit this name; most people would not believe it.',
    challenges:
      'Trying to please every client is the weak point of this company. Two customers want the same date, you half promise it to both, and in the end you apologize to both. Prices are too low, because the honest figure felt rude. Anyone who looks disappointed gets a discount. Changes that cost extra elsewhere are made for nothing, three times if necessary. Each favor is kind, but together they use up the profit, most of it for the most demanding clients.',
    successTips: [
      'Publish your prices, so that you need not defend them.',
      'Decide which kind of client you serve best, and send the rest to a colleague.',
      'List free extras on the bill at zero, so that clients see them.',
      'Agree with your partner on who has the last word about what.',
      'Say no to one unreasonable request this month, politely and in writing.',
    ],
  },
  3: {
    title: 'Creative Communicator',
    meaning:
      '3 is the number of expression. It gives a business name a cheerful voice: customers expect color, good stories and a company that is fun to deal with.',
    intro:
      'People smile when they read the name, and they repeat it to friends because it is pleasant to say.',
    energyProfile:
      'A good mood is what this name brings to a market. It is easy to remember and hard to say in an angry voice. Customers come to look around even when they need nothing. Many of them leave with something. Ideas are never scarce here. You decorate the window for a holiday that you made up, and the neighborhood celebrates it. The number favors everything that entertains, explains or decorates. It does less for work that has to be silent and exact.',
    idealIndustries: [
      'Toy store',
      'Screen printing',
      'Party supplies',
      'Comedy club',
      'Greeting cards',
      'Ice-cream truck',
      'Costume rental',
      'Podcast studio',
    ],
    brandPersonality:
      'Your company is the entertainer among its competitors. It prints a joke on the receipt, gives its sandwiches silly titles and remembers every child. Give it a mascot and bright colors, five of them where a careful firm would stop at two. Customers feel that they share a private joke with you, so they tell it at home. Like many good talkers, the brand sometimes interrupts. Leave it a little silence in which people can say what they came for.',
    marketingApproach:
      'Tell stories, and tell a new one every week. A board on the sidewalk, a short film or a funny newsletter does more for this name than a discount. Show how a product is made, including the one that went wrong. Hold a contest, a reading or a costume party and invite everyone to take part. Give each product a name worth repeating. Customers will forgive you a mistake much sooner than a boring message.',
    challenges:
      'Details get lost in all the fun. A parcel leaves beautifully wrapped and goes to last year’s address. You announce a loyalty card before the cards are printed, then have a better idea. Regular customers learn not to count on it. The phone is answered warmly but late. Invoices, stock and deadlines bore you, so they pile up. A customer who laughs at your joke and gets the wrong order will tell that story too.',
    successTips: [
      'Finish one campaign completely before you announce the next.',
      'Check every address twice, because charm cannot find the right house.',
      'Hire a person who loves invoices, and pay them well.',
      'Announce a product only when it is ready to be sold.',
      'Tell no customer a story about another customer.',
    ],
  },
  4: {
    title: 'Builder & Organizer',
    meaning:
      'As a business number, 4 stands for order and solid work. Customers believe that this company keeps its word on price, time and quality.',
    intro:
      'The name makes a company sound old and experienced, so people trust it with things that must not break.',
    energyProfile:
      'Reliability is the whole character of this name. It sounds plain and solid, like a company that has been there for forty years and will stay for forty more. People expect to be asked for exact measurements, then to hear a price and a date. To the surprise of younger customers, those turn out to be the price and the date. The number favors work that has to hold: building, repair, storage, accounts. Growth under a 4 is slow but steady.',
    idealIndustries: [
      'Hardware store',
      'Roofing',
      'Self-storage',
      'Bookkeeping',
      'Boiler maintenance',
      'Fence building',
      'Tool rental',
      'Brickyard',
    ],
    brandPersonality:
      'Your company would be the careful uncle of the family, who looks after his tools and throws nothing useful away. Its packaging is plain, its uniform is clean, and the invoice lists every screw. When you call and ask for a part, it goes and looks on the actual shelf. It never exaggerates, so even a modest word of praise from it means a lot. Customers who try another supplier feel slightly guilty about it.',
    marketingApproach:
      'Let proof speak for you. Show photographs with dates: a roof on the day it was finished, and the same roof ten years later. Give the number of jobs and the name of the person who is responsible. Keep the same phone number and the same colors for as long as you can. Small useful things advertise you for years, such as a plain calendar or a sticker with the date of the last service. Avoid big words and exclamation points, because regular customers would wonder what is wrong.',
    challenges:
      'Too many rules stand between this company and its customers. A return needs the box, the form and the one employee who knows the form. A young couple asks for delivery on a weekend and hears that it has never been done. The reason was a truck that you sold years ago. New wishes sound to you like criticism of the old way. You would drive an hour to tighten one screw for free, yet you refuse to sell the same product in green.',
    successTips: [
      'Drop one rule every month and see whether anyone misses it.',
      'Offer one product in a new color, and count who buys it.',
      'Try weekend delivery for a month before you judge it.',
      'Explain the reason together with the price, since you know it anyway.',
      'Ask three customers under thirty what nearly made them leave.',
    ],
  },
  5: {
    title: 'Innovator & Adapter',
    meaning:
      '5 is the number of change. In a business it means that customers come for what is new, and that the company can change quickly when the market does.',
    intro:
      'Regular customers never know exactly what they will find, and that is why they come back.',
    energyProfile:
      'Movement is the energy of this name. It sounds quick, curious and a little restless, so it attracts people who are bored with the usual offer. Your company notices a trend early and can change its product within weeks. When a supplier fails, others complain while you already sell something else. On a rainy morning you rewrite the menu, and by noon there is a line for the soup. The number suits travel, food, events and everything that people try before they own it.',
    idealIndustries: [
      'Street-food stall',
      'Surf lessons',
      'Travel agency',
      'Spice importing',
      'Pop-up cinema',
      'Secondhand cameras',
      'Camper-van conversion',
      'Bartending school',
    ],
    brandPersonality:
      'This brand behaves like a friend who has just come back from a trip with a present and a story. It is warm, informal and slightly out of breath. Nothing about it needs to look expensive: a stamp on plain paper will do, or prices on a board that can be wiped. It asks strangers what they like and offers them something they have never tasted. It flirts a little and never pushes. People leave with a flavor they always said they disliked.',
    marketingApproach:
      'Let people try before you explain. Samples, test rides and trial weeks convince faster than any text when the name is a 5. Appear for a few days in a place where nobody expects you, with one day’s notice. Short films from the road suit you, with the real noise in them. Change the slogan as often as you like, but keep the logo and the colors. Those who follow you need one thing that they can recognize.',
    challenges:
      'Customers cannot always rely on finding you. They drive an hour for their favorite product and hear that you stopped making it because you were tired of it. The website shows two addresses, neither of them right. On three different good days you started a kiosk, a subscription and a boat tour, and now all three need money. Employees like you, yet they ask where the shop will be next year. Nobody likes to recommend a company that may be something else by then.',
    successTips: [
      'Name three products that never leave the menu.',
      'Give each new project a date on which you decide whether it goes on.',
      'Correct your address and opening hours online before you post anything else.',
      'Let a patient partner look after contracts and renewals.',
      'Ask what customers would miss before you replace it.',
    ],
  },
  6: {
    title: 'Nurturer & Service Provider',
    meaning:
      '6 is the number of care. As a business number it says that customers feel looked after, almost like guests in a family.',
    intro:
      'Before it sells anything, the company makes sure that people are comfortable and know whom to ask.',
    energyProfile:
      'Warmth is the first thing people sense in this name. It sounds like a place where dinner is ready. Customers bring you what is dear to them: a tired parent, a small child, a dog, the cake for a wedding. The lowest price is seldom what they are looking for. They want to hand over a worry and stop thinking about it. The number favors all services for the home, the family and the body. Beauty belongs to it as well, so pretty things sell.',
    idealIndustries: [
      'Day-care center',
      'Home-care agency',
      'Flower shop',
      'Family restaurant',
      'Interior decorating',
      'Linen laundry',
      'Pet boarding',
      'Wedding cakes',
    ],
    brandPersonality:
      'A good host is what this company would be as a person. It notices what a guest needs and is tactful about having noticed. There is water for the dog and a toy for the child who has to wait. Nice packaging counts here as a form of politeness: each ribbon was clearly tied by hand. A complaint is taken seriously and settled generously, often before the customer has finished the sentence.',
    marketingApproach:
      'Take good care of the customer in front of you, and let that customer tell the others. Parents talk to parents, and a satisfied family is your best advertisement. Invite people in: an open house with fresh cake, a table at the school festival, a free check once a year. Show your products in real homes, used by real people. Remember birthdays and write the card by hand. “We are here for you” sounds empty from most companies, but people believe it from a 6.',
    challenges:
      'Treating business as family is what causes trouble here. Old customers still pay the price of ten years ago, because they once had a hard winter. You cannot let a weak employee go, and good ones hardly dare to resign, since it would upset you. Advice comes free with every product. A woman who has measured her room does not want to hear that the sofa is wrong for it. When a bill is not paid, you feel hurt where another owner would send a reminder.',
    successTips: [
      'Review old prices once a year with a friend who is not sentimental.',
      'Close on time, and let urgent wishes wait until morning.',
      'Wait for the customer to ask before you give an opinion.',
      'Write each job description as if you did not know the person.',
      'Take one free day a week while others run the place.',
    ],
  },
  7: {
    title: 'Expert & Specialist',
    meaning:
      '7 stands for deep knowledge. It makes a business look like an expert: customers come with difficult questions and expect careful, honest answers.',
    intro:
      'Such a company may have few customers, but they travel a long way and rarely go anywhere else.',
    energyProfile:
      'People hear an expert in this name. It does not try to attract everyone who passes. It waits for the right question, often one that three other companies have answered wrong. You take more time than they did, but what you finally say tends to be correct. Such a name can ask a serious price, since few people compare it with cheaper ones. It suits narrow fields: repair, research, testing, rare objects, anything technical. Crowds and quick sales are not its strength.',
    idealIndustries: [
      'Violin repair',
      'Rare-coin appraisal',
      'Water testing',
      'Genealogy research',
      'Telescope sales',
      'Data recovery',
      'Antique maps',
      'Silent retreats',
    ],
    brandPersonality:
      'Your company has the manner of a good specialist. It speaks softly and states what was found, what was done and what remains uncertain. Gray, dark blue and plenty of white space suit it. Asked for an opinion, it gives one, without making the facts sound better than they are. Customers respect this and seldom argue about the bill. In the parcel they find the object and a dated report, and nothing else.',
    marketingApproach:
      'Publish what you know. One long, honest article about a difficult problem, with your own mistake in it, brings better customers than a month of advertising. Answer beginners patiently in the forums of your field. Give talks to small groups, because one listener in ten may have exactly the case you love. Leave out every adjective you can. If you do pay for an advertisement, choose a magazine that experts read and name only your specialty.',
    challenges:
      'It is too hard to get an answer from you. A customer asks for a price and hears nothing for a week, because you wanted to describe the matter properly. By then she has bought from a quicker company. Beginners feel examined by you and are ashamed of simple questions. Your explanations are correct and too long. Only you know where everything is, so nobody can help when you are busy. The competitor across town knows far less than you, but greets people and answers at once.',
    successTips: [
      'Answer every inquiry the same day, with a rough price if necessary.',
      'Describe each problem in three sentences without a technical term.',
      'Greet a visitor before you look at what they brought.',
      'Teach one other person where everything is kept.',
      'Visit a friendly competitor and learn one thing from the service.',
    ],
  },
  8: {
    title: 'Executive & Achiever',
    meaning:
      '8 stands for power and success in business. The name makes a company look large, strong and able to handle serious money.',
    intro: 'Even with one desk and two employees, such a company sounds like a head office.',
    energyProfile:
      'Authority is what this name gives you. A company of two sounds as if it had a branch in Chicago. Customers expect a firm hand, a clear contract and a person who is allowed to say yes. They think of you for large orders, expensive goods and long agreements. Your employees work faster too, because targets are set and results are counted. The number suits trade, property, law and everything in which large sums are paid. It does not suit a hobby with a price list.',
    idealIndustries: [
      'Commercial real estate',
      'Freight forwarding',
      'Steel trading',
      'Estate auctions',
      'Corporate law',
      'Fine watches',
      'Heavy-equipment leasing',
      'Executive search',
    ],
    brandPersonality:
      'If this company were a person, it would shake your hand, look at you calmly and ask what you want to achieve. It dresses well and keeps its promises. Choose dark colors, heavy paper and few words. Goods arrive at the hour that was named, and so does the bill. When the mistake is its own, it pays at once and without an argument. This fairness is the most likable thing about the brand.',
    marketingApproach:
      'Show size and results. Name the client, the amount and the year, with permission, and add nothing. Pictures of the warehouse, the team or the finished tower convince better than feelings do. Write to the person who signs, since nobody else can decide. Offer one very expensive product, because it makes the rest of the range look serious. State your price in round figures and do not apologize for it. Sponsor something that stays, such as the town clock.',
    challenges:
      'Looking bigger than it is can be this company’s weakness. The lobby is finished before the storeroom has shelves. Small customers turn around when they see the marble. A new branch is opened because a rival opened one there; afterward nobody dares to mention its losses. Employees report good figures to you and share their doubts with each other. A supplier who was late hears what you think of him, then repeats it to the whole trade. Respect comes easily to an 8; honest news does not.',
    successTips: [
      'Serve one small customer a week yourself, from greeting to goodbye.',
      'Pay for tools and stock before you pay for appearance.',
      'Settle the bills of the smallest suppliers first, since they cannot wait.',
      'Ask the newest employee what customers complain about.',
      'Before you open a branch, write down the reason without naming a rival.',
    ],
  },
  9: {
    title: 'Humanitarian & Visionary',
    meaning:
      '9 is the number of humanity. A business name that adds up to 9 says that the company cares about more than money and welcomes everyone.',
    intro:
      'Customers feel that their money does some good here, so they forgive a great deal and return for years.',
    energyProfile:
      'This name gives a company a purpose. It sounds open and generous, with room for all ages, accents and incomes. People come for the goods and also for the idea behind them: who made this, where it comes from, whom it helps. On a cold day your place fills with visitors who have nowhere else to go. The number favors education, culture, fair trade and secondhand goods. Work that ends or renews something suits it too, from recycling to funerals.',
    idealIndustries: [
      'Thrift store',
      'Fair-trade coffee',
      'Community theater',
      'Funeral home',
      'Language school',
      'Poetry press',
      'Recycled glassware',
      'Well drilling',
    ],
    brandPersonality:
      'Your company is the generous friend who has seen the world. It speaks warmly and a little dramatically; asked about the price of a bowl, it begins with the village where the bowl was made. It looks best in natural paper, old pictures and earth colors. Everyone is treated as an equal, the director no better than the student. Customers call the brand sincere, because it also tells them what it has not yet managed to do well.',
    marketingApproach:
      'Tell people where things come from and whom they help. Name the weaver, the farm or the former owner, with every detail true. Lend your rooms to the choir or the language class, who will bring their friends. Show the roof that a donation paid for instead of a photo of yourself with the check. When a season or a product ends, celebrate the ending with your customers. An honest goodbye is an event that people remember.',
    challenges:
      'The good works of this company are too many at once. There are seven causes in the window, three projects abroad and a course in the evening. Each gets a small part of your strength. Customers who came for a teapot first have to form an opinion about a river. Old products stay on the shelf because you cannot part with them. Meanwhile the main business receives too little attention. Employees who ask about their pay hear about the vision. One thing done properly would help more.',
    successTips: [
      'Choose one cause for the year and say so publicly.',
      'Pay your own staff properly before you give to others.',
      'Take one product off the shelf for each new one.',
      'Charge the full price to those who can afford it.',
      'Give every project a date on which it ends.',
    ],
  },
};
