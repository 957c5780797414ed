import type { BusinessReading, DigitReadings } from './types';

/** The business reading: a company’s name as a customer meets it, from the sign to the invoice. */
export const businessReadings: DigitReadings<BusinessReading> = {
  1: {
    title: 'Pioneer & Leader',
    intro:
      'Said aloud, this name sounds like the first one in the phone book, and it would rather close than move down a line.',
    energyProfile:
      'Your sign went up before the street had decided to be a shopping street. The name goes on behaving that way: it arrives early, it is painted large, and it seems to have a single person standing behind it with folded arms. Customers take it for the original even when a rival opened first. They expect the new model in your window while others are still reading about it. In the quiet hours your staff are testing something nobody asked for, a habit they caught from the letterhead.',
    idealIndustries: [
      'Electric-bike showroom',
      'Craft distilling',
      'Drone surveying',
      'Boxing gym',
      'Custom motorcycles',
      'Ski guiding',
      'Tiny-house building',
      'Startup coaching',
    ],
    brandPersonality:
      '“We don’t do it that way,” says the person at your counter, quite cheerfully, and explains the way you do it. The box is one bold color with one short verb on it. Those who like the firm like it for its nerve and forgive a label stuck on slightly crooked, since it was plainly stuck on in a hurry by somebody with a better idea. What it could never be taken for is a committee.',
    marketingApproach:
      'Put the newest thing in the window beside a handwritten card that says what it does, then go and stand next to it. This name talks best in the first person: let your signature close the newsletter and your own face, unretouched, be on the flyer. Openings suit it, as do sidewalk demonstrations and an early list for regulars who enjoy owning a thing before their brother-in-law does. Skip the comparison chart. To mention a competitor is to admit that you looked over your shoulder.',
    challenges:
      'The third relaunch in two years leaves people unsure which door to use. They came back for what you sold in spring, you have moved on, and your face says so. Staff discover that suggestions are welcome once they have become yours. Because the whole house speaks in one voice, it goes mute whenever you have a cold. A bad review gets an answer from you personally, close to midnight, at some length, and strangers read the answer with more interest than the complaint.',
    successTips: [
      'Keep last season’s favorite on a low shelf for those who loved it.',
      'Let an employee name the next product, and print that name on the box.',
      'Train two people to answer the phone so that it still sounds like you.',
      'Leave a poor review alone until breakfast, then thank its author in three lines.',
      'Hang the reason you opened where the deliveries come in.',
    ],
  },
  2: {
    title: 'Partner & Collaborator',
    intro:
      'Even where a single person signs the lease, customers hear two people in this name and ask for the other one.',
    energyProfile:
      'A bell that does not startle, two chairs at the counter, a form already turned to face the client. The name comes in low and leaves space for a reply. It does well by any work that needs the customer in the room, such as fitting, matching, translating or settling up between brothers. Few notice it from across the road. Whoever has been in once finds on the second visit that you know which sleeve bothers them, and that the little one is allergic to walnuts.',
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
      'If it were a guest, it would be found at the end of the evening on the stairs, hearing somebody’s whole story. Lowercase letters become it, and soft paper, and a thank-you note with one particular detail in it that proves someone was listening. Clients tell it their real budget sooner than they meant to. Two samples arrive by mail, and the one they secretly preferred is on top, though they had been careful to say that either would do.',
    marketingApproach:
      'Ask the barber next door to keep your cards under his mirror, and keep his beside your register. A 2 spreads sideways, through neighbors and joint evenings and a stall shared with somebody in December; loud posters embarrass it. Two weeks after the job, call to hear how it is holding up, and have nothing to sell at the end of the call. Quote clients in their own words, having asked them twice. Thank your partners by name on the website, because each of them will quietly have checked.',
    challenges:
      'Two regulars want the same Thursday slot, you promise something to each, and by Wednesday night you are on the phone being sorry in stereo. Quotes go out low because the honest figure looked rude on the page. Anyone who sighs gets a discount. You remember, with dates, every client who never mentioned the extra hour, though none of them was told that there had been one. If there are two owners, they can be so considerate of each other that the paint never gets ordered.',
    successTips: [
      'Print the prices, so that the paper has to be firm and you need not.',
      'Settle with your partner, in a calm month, who breaks ties about what.',
      'Enter unbilled favors on the invoice at zero, for somebody to see.',
      'Pick the paint yourself once the debate has outlasted the drying time.',
      'Phone the supplier you have been too polite to question.',
    ],
  },
  3: {
    title: 'Creative Communicator',
    intro:
      'Children read this name off the side of the van out loud, and by the second traffic light it has a tune.',
    energyProfile:
      'Somewhere between the parking meter and your door, the visitor has started to smile. It is a name with its vowels open, hard to say in a cross voice, and so it gets about: at school gates, from taxi drivers, over garden fences in the wrong accent. The place smells of glue or popcorn. Music leaks under the door. Three people who needed nothing at all are standing about inside, in no hurry, watching you dress the window for a holiday you made up.',
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
      'There is a riddle at the foot of the receipt, and the bag has the answer. Whoever is sent for a larger size sings on the way to the shelf. You could add a mascot without anybody groaning, and a fifth color where a careful firm would have stopped at two. Customers feel let in on something and do your voice for their families at supper. If the brand has a fault of manners it is interrupting, for it has just remembered an even better one about a goose.',
    marketingApproach:
      'Chalk is your medium. Put a board on the sidewalk with a new line every morning, and people will cross over on purpose to be annoyed by the pun. Give the sandwiches names. Film the delivery that goes wrong. Hold the costume contest, the midnight reading, the prize for the worst haircut of a lifetime, and run a serial in the newsletter that breaks off at the cliff. This public will pardon you a crooked sign and a melted sundae, and will not pardon last week’s joke.',
    challenges:
      'Paper hearts are still up at Easter, next to half of an egg. You announced a loyalty card and a second flavor; the cards are at the printer’s, waiting for you to choose a yellow. Meanwhile a caller has been on hold for nine minutes, highly entertained. Parcels leave wrapped like birthdays and addressed to last year’s apartment. Something rich about one client, told to another, comes home by way of the hairdresser. And let there be one slow week, and the whole window sulks.',
    successTips: [
      'Finish one display entirely, lights included, before you buy ribbon for another.',
      'Make the address label the most boring object in the building.',
      'Tell no customer a story that has another customer in it.',
      'Hire a person who loves invoices, and never tease them about it.',
      'Retire a joke while somebody is still laughing at it.',
    ],
  },
  4: {
    title: 'Builder & Organizer',
    intro:
      'The hours on the glass say half past seven, and at half past seven by anybody’s watch the bolt slides back.',
    energyProfile:
      'You could cast these letters in iron and no one would think it pretentious. The name sits squarely, takes paint well and looks older than the bus stop. Anyone coming in expects a counter worn by elbows, parts in numbered drawers, and a person who asks for the measurements before asking anything else. They are told a price and a day. To the mild astonishment of the under-thirties, those turn out to be the price and the day.',
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
      'Think of an uncle who keeps his father’s saw in oil and has never been seen to throw away a jar: your company is that man with a tax number. Brown cardboard will do for packaging, an apron for a uniform. The invoice lists each screw. On the phone there is a long pause while somebody goes to look, actually to look, along the actual shelf. Regulars lean on this so heavily that buying a bracket elsewhere feels to them like being seen in the wrong church.',
    marketingApproach:
      'Date the photographs and hang them where the line forms: the roof in 2009, the same roof last winter. Evidence is the one kind of advertising this name wears comfortably. Paint the van, park it straight, and never change the telephone number. Paste a sticker inside the boiler door with the day of the last service on it, and give out a plain calendar for the workshop wall; these go on speaking for years. Exclamation points make the regulars wonder who has died.',
    challenges:
      'A young couple asks whether you deliver on Saturday. You do not, for a reason that has to do with a truck you no longer own, and there is a notice about it, laminated, under two other laminated notices. Returns require the box, the form and the man who comes in Wednesdays. You will drive across the county to tighten one hinge free of charge, yet a customer who would like it in green is looked at as if she had asked for it in song.',
    successTips: [
      'Take down one notice a month and see if anything falls with it.',
      'Stock it in green, once, and be civil to whoever asks.',
      'Give the reason along with the price, since you have certainly worked it out.',
      'Let one Saturday delivery happen before you decide what you think of it.',
      'Explain the drawer numbers to the new clerk as if they were not obvious.',
    ],
  },
  5: {
    title: 'Innovator & Adapter',
    intro:
      'Half the neighborhood knows this name from something you no longer sell, and leans in to see what is cooking now.',
    energyProfile:
      'Wheels would suit it. The name reads well on a cart, a canopy or the flank of a scooter, and loses a little something when bolted to marble. What people hear in it is a window going up: stock just off the boat, another language in the back room, a morsel held out on a toothpick. On a wet Tuesday you rewrite the menu because of the wet, and by one there is a soup named after it and a line of umbrellas. Your staff own good shoes.',
    idealIndustries: [
      'Street-food stall',
      'Surfboard shaping',
      'Travel agency',
      'Spice importing',
      'Pop-up cinema',
      'Secondhand cameras',
      'Camper-van conversion',
      'Bartending school',
    ],
    brandPersonality:
      'A melon under one arm, no coat, and a rumor from the docks: so the firm comes through the door, and the wrapping ought to look the same. Stamp your name on whatever paper is handy. Write the prices on something that wipes. This is a brand that talks with its mouth full and asks strangers what they have eaten today, which charms some of them and alarms the rest. There is flirtation and no hard sell. They leave carrying a flavor they had always claimed to dislike.',
    marketingApproach:
      'Anything that can be sniffed, bitten, test-ridden or slept on for one night should meet the public before a sentence about it does. Turn up where you are least expected, at the ferry landing or in a dentist’s parking lot, for a single weekend, and let word go round. You may swap the slogan as often as your shirt, provided the lettering never changes, so that those who are following have something to follow. Report from the road in short clips with the wind left in.',
    challenges:
      'They drove an hour for the apricot one, and you gave it up in March because you were sick of apricots. The website lists two telephone numbers, neither of which rings in August. On three separate good days you signed for a kiosk, a subscription box and a boat, and the accountant would like a word about the boat. Employees adore you and have to be told twice a year where the shop is going to be. Landlords, having talked to other landlords, ask for a larger deposit.',
    successTips: [
      'Nail three things to the menu and leave them there through every whim.',
      'Give a new venture its review date on the day you open it.',
      'Post today’s location where a stranger can find it in ten seconds.',
      'Wait for a supplier’s second shipment before you fall in love.',
      'Hand somebody patient the keys, the renewals and a veto on boats.',
    ],
  },
  6: {
    title: 'Nurturer & Service Provider',
    intro:
      'Before it asks what anyone would like, the house that bears this name asks whether they are warm enough.',
    energyProfile:
      'Coats are taken. There is a bowl of water outside for dogs, a high chair that has been wiped, and a certain cushion behind the counter for a certain lady with a hip. The name sounds like a lit kitchen seen from the road. To you people bring the torn thing, the tired parent, the cake for sixty on which a difficult name must be spelled right. In the slack hour after lunch you sweep a doorstep that belongs, strictly speaking, to the pharmacy.',
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
      'Motherly comes close, though the best hotel porters have it too: the knack of noticing a need and being tactful about having noticed. You can tell that the ribbon was tied by fingers. A complaint is taken to heart and settled handsomely, often before the customer has gotten to the end of it. Prettiness counts here as a form of manners, so the restroom has flowers and the delivery note is folded like a napkin.',
    marketingApproach:
      'Feed them. An open house with something just out of the oven, a table at the school fair, a loan umbrella with your name along its hem: such things are said in the name’s own tongue. Parents talk to parents, and one contented patient addresses the entire waiting room, so look after whoever is in front of you and let the news go about on foot. Show the goods at home, on a slept-in bed or in a hallway with boots. Send the anniversary card in ink.',
    challenges:
      'You told a woman that the sofa was wrong for her. It may have been; she had measured. Advice goes out free with every parcel from this counter, and some of those who stop by for a lampshade would prefer not to be raised. A few clients still pay the 2014 rate on account of a bad winter they once had, and when one of them grumbles you are wounded until Monday. Employees eat well here and cannot resign, as it would upset you.',
    successTips: [
      'Offer your view of the sofa when somebody has sat down and asked.',
      'Lock up at closing time, and leave the porch light on as a courtesy.',
      'Go through the old kind prices each January with a hard-hearted friend.',
      'Stay away one Saturday a month and let them run out of ribbon.',
      'Replace the sigh with a sentence that begins with please.',
    ],
  },
  7: {
    title: 'Expert & Specialist',
    intro:
      'No sign to speak of, only a brass plate the size of a playing card, and the right people have found it.',
    energyProfile:
      'Two flights up, by appointment. The name does not call to passersby; it stays behind its door until asked a proper question, which is generally one that three other shops have answered wrong. On the felt mat visitors unwrap a cracked lens or a doubtful signature, and you look at it for longer than is comfortable. Your telephone is seldom picked up on the first ring. What is said into it, eventually, tends to be correct.',
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
      'Gray ink, wide margins, a serial number. Your invoice has footnotes, of which at least one is interesting. Where a livelier firm would enthuse, this one states what was found, what was done and what remains uncertain; asked for an opinion it gives one, and asked to round it up it declines. The clientele is small and comes a long way. They would no sooner haggle with you than with a heron. Open the parcel and there is the object, a dated report and no confetti.',
    marketingApproach:
      'Publish what you know and take out the adjectives. One long article about why the varnish clouded, illustrated with your own mistake, will sit better on this name than a billboard you would cross town to avoid. Answer a beginner at length on some obscure forum. Lecture to a dozen people, of whom one has the collection. Should you have to advertise, buy the little box beside the crossword and put nothing in it except the specialty and the street.',
    challenges:
      'She wrote on Monday to ask the price. You are still drafting a reply that does justice to the complexity of the matter, and she has bought it from someone else. At your counter newcomers feel examined, because they are. You keep a folder on the corner-cutting shop across town and have overlooked its one real innovation, which is saying good morning. Only you can find anything, an arrangement you refer to as security. The doorbell was disconnected last fall, during a delicate job.',
    successTips: [
      'Reply the same day with a range, and follow with the exact figure.',
      'Reconnect the bell, and look at the visitor before you look at the object.',
      'Describe the fault in words that would fit on a postcard.',
      'Let an apprentice into the filing system, including the drawer you never mention.',
      'Visit the shop across town as a customer and buy something small.',
    ],
  },
  8: {
    title: 'Executive & Achiever',
    intro:
      'Over a door this name looks like headquarters, even when headquarters is one desk above a tire shop.',
    energyProfile:
      'Callers sit up straighter while on hold. The name has shoulders: it suits polished stone, a flagpole, the foot of a long contract, and it makes a firm of two sound as though there were a Chicago branch. What a customer wants from such a name is a steady hand on something large and a person with the authority to say yes. You walk the floor at nine, and it is remarkable how many boxes are moving by five past.',
    idealIndustries: [
      'Commercial real estate',
      'Freight forwarding',
      'Steel wholesaling',
      'Estate auctions',
      'Corporate law',
      'Fine watches',
      'Heavy-equipment leasing',
      'Executive search',
    ],
    brandPersonality:
      'It shakes hands across a wide desk and then waits, pleasantly enough, for the visitor to come to the point. The stationery is navy blue and could stop a door. The goods are on the dock at the hour named, and so is the bill; should the error be yours, a credit note goes out the same day without an argument, and this justice is the most lovable thing about the house. Customers are proud of the bag and shy of asking for change.',
    marketingApproach:
      'State the client, the tonnage and the year, with permission, and stop. Scale persuades in your case, so show the warehouse, the fleet, the crates stacked on the quay. Sponsor the courthouse clock. Keep a top line that few will order, because it tells the rest of the range what company it is in. Address your letters to whoever signs. If there is a price in the window, let it be round and legible, with no apology underneath in smaller type.',
    challenges:
      'The lobby was finished before the stockroom had shelves. There is an orchid in it, and small customers turn around on the mat. You let a late supplier know exactly what you thought, and he has repeated it, word for word, to the trade. People report figures to you and save their doubts for the parking lot. Somewhere on the books is a fourth location, taken because a rival was in the same mall, and no one cares to be the first to bring it up.',
    successTips: [
      'Serve one walk-in a week yourself, from hello to the wrapped parcel.',
      'Buy shelving before marble, and borrow for neither in a temper.',
      'Settle the smallest suppliers’ bills first, since for them it is rent.',
      'Ask your drivers what is being said on the loading docks.',
      'Say aloud which branch exists for your pride, then go and read its lease.',
    ],
  },
  9: {
    title: 'Humanitarian & Visionary',
    intro:
      'Strangers come in under this sign to ask the way, and some return years afterward to say that they found it.',
    energyProfile:
      'Welcome is painted on your door in five languages, one of them misspelled by a customer too proud of having helped to be told. The name is wide, with room inside for the whole bus line. People look for old things there and the stories attached to them, a coffee paid for by whoever was ahead, a bulletin board three layers deep. A downpour fills the place with those who have nowhere else to be. You light the stove; somebody leaves a drawing on the back of a receipt.',
    idealIndustries: [
      'Thrift store',
      'Fair-trade coffee',
      'Repertory theater',
      'Funeral home',
      'Language school',
      'Poetry press',
      'Recycled glassware',
      'Well drilling',
    ],
    brandPersonality:
      'The paper bag is on its third life and says so. Under an old woodcut in faded red it tells you who made the contents and in which village she lives, and the whole place has this air of a museum whose guards let you touch. The voice is warm and a shade theatrical. Asked what a bowl costs, it begins with the flood. Everyone is treated as a fellow passenger, including the odd one who would have liked to be treated as a customer.',
    marketingApproach:
      'Say where it has been. The weaver, the orchard, the previous owner of the coat: a 9 offers nothing so naturally as the past of an object, and every detail of the telling has to be true. Lend your window to the choir, the back room to the sign-language class, your van to the river cleanup. When a season is over give it a proper farewell, with last plates and a long table. Decline to be photographed handing over the check. Photograph the roof it bought.',
    challenges:
      'Beside the register stands a jar for coins, and in some weeks the jar has been ahead. You wave off payment from people who came by taxi. With seven causes in the window, a man who came for a teapot must first take a position on the estuary. When your assistant asks for a raise, you share the vision. Old lines linger, dusty and dear, and each closing sale proves to have been a dress rehearsal. The tenant upstairs keeps being given novels she will never read.',
    successTips: [
      'Pay your own staff first, then adopt the estuary.',
      'Choose a single cause for the year and give it the whole window.',
      'Hold one closing sale, strike the set at the end of it, and stop.',
      'Take the full price from those who come by taxi, as from everyone.',
      'Have one evening a week when the shop is only a shop.',
    ],
  },
};
