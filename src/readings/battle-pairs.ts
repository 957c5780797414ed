import type { BattlePairs } from './battle-types';

/** What two numbers make of each other: 78 small scenes, the smaller number first. */
export const battlePairs: BattlePairs = {
  '1-1':
    'Nobody looked back after the parking lot, so it is noon before you find out that the two of you went up opposite sides of the mountain. Both have reached the top, and both would like it noted when. Agree on one path and an hour for lunch, and you will climb what more sociable pairs only talk about.',
  '1-2':
    'By the time one of you has strolled down the first row, the other has a Christmas tree roped to the car. It is a fine tree with a bald side. Turned to the wall it does very well, and so far just one person knows. “Left or right?” is worth asking, provided you stand still for the answer, which takes about as long as a good knot.',
  '1-3':
    'Give this pair a damp forest and a box of matches. There is a fire in four minutes, because somebody would not be helped, and a song about it in five. Around ten the flames sink, and it emerges that fetching wood was in neither part. Let whoever is not holding the audience hold the ax.',
  '1-4':
    'There is paint on the baseboard already, since the roller went up while the masking tape was still being laid, in true lengths, by a person with convictions about tape. To one of you preparation looks like delay; speed, to the other, like a mess with a deadline. Divide the room and turn your backs. It comes out with one magnificent wall and four perfect edges.',
  '1-5':
    'Under the departures board it takes you eight seconds to agree: that one, it leaves soonest. Whole summers go by in this fashion, windows open, shoes unmatched, nobody asking to see the plan. Back home the refrigerator door has stood ajar since June, each of you having been quite sure who was last out.',
  '1-6':
    'A temperature of a hundred and two is of no interest, according to the patient, who is answering mail. Here comes the tray all the same, with broth, a second blanket and a remark about people who cannot slow down. One spoonful would cost the proud party no ground whatever. The kind party might try setting the tray inside the door and then, this being the hard part, leaving.',
  '1-7':
    'Saturday’s crossword shows how it is done. The pen moves at once, in capitals, confident and wrong at 14 across; a long while later, from the armchair, comes the word that changes the whole corner. You do not pry into each other or need amusing, and hours slip by kindly. They have been known to add up to a week without a sentence longer than a clue.',
  '1-8':
    'Sixty-six, says a hand on the thermostat. Seventy-one, says a different hand, an hour later, without discussion. Two captains in one small house will fight over the weather indoors if there is none outside. Still, neither of you sulks. Split whatever you share into provinces, each under a single flag, and buy the loser a sweater.',
  '1-9':
    'Before breakfast one of you dragged the old armchair to the curb, to make room. When the truck comes the other is sitting in it, in a coat, having a last coffee with the springs. Beginnings and farewells keep different hours. Given a day’s warning to the mourner, and a hand on the far arm of the chair, they share a house well enough.',
  '1-11':
    'An idea came in the small hours, trembling, half of it still dream, and was mentioned at breakfast in strict confidence. At noon there are five hundred flyers with a date on them. One of you receives and the other charges, so some thrilling things do get made. They would be better spelled, and the receiver less ill, if the printer had been called a day later.',
  '1-22':
    'What was wanted was a frog pond. Before lunch there is a hole, three feet deep, with somebody proud standing in it, and along the path comes somebody grave with a survey of the water table. Fifty years of drainage are mentioned. Give the spade this summer and the survey the next ten; the frogs will settle for either.',
  '1-33':
    'Clutch, gas, breathe: the voice from the passenger seat could teach a gatepost to drive. The gatepost says it knows, stalls, and says it knows again. By the third hill you are both laughing, and a lesson has been learned by someone who was never, at any point, having one. This works for nearly everything, as long as all credit for the hill goes to the foot.',
  '2-2':
    'One dumpling is left on the plate, and it has been there for forty minutes. You have it. No, please, you. Otherwise the two of you run like warm water: voices stay low, birthdays are kept, an eyebrow settles the evening. But both of you wanted that dumpling, and will remember, for rather a long time, who was noble about it.',
  '2-3':
    '“It was pouring,” begins the storyteller. “Drizzling,” comes a soft correction from the next chair. The anecdote has been given at dozens of tables and needs the pair of you, one for the voices, one for the facts and the length of the pause. Which parts may be told is a thing to settle beforehand. A gentle face is easily mistaken for permission.',
  '2-4':
    'Fold a bedsheet together and watch. Step back, snap, meet in the middle: the corners agree before you have said a word. Groceries and taxes go much the same way, and so do long winters. If there is a snag it lies in the linen closet, where one of you later refolds the pile by the proper rule. This has been seen. It will come up in spring.',
  '2-5':
    'Half past six, under the big clock, was a vow to one of you and a charming notion to the other. The punctual party has stood there since twenty past, forgiving in advance, then less so. At seven a figure arrives at a run with figs. Eat the figs. Afterward have the dull talk, the one with minutes in it, and say “I was hurt” while it is this size.',
  '2-6':
    'Wedding presents from the two of you put other guests to shame. One overheard, a year ago, what the bride lingered over in a shop window; the other tracked it down, lined the box and tied rosemary into the bow. Then the thank-you note comes, addressed to a single name, and all week the courtesy is terrible.',
  '2-7':
    '“Gone out. Back later.” The message on the counter was meant as information. It has since been read fourteen times for temperature, and the second period gives cause for concern. When one hears everything and one says next to nothing, a great deal of fiction gets written. Three extra words would prevent most of it. So would asking the author, who was buying ink.',
  '2-8':
    'Watch the salesman at the used-car lot: he is watching the wrong one of you. A firm voice names a figure and goes quiet; its mild companion has meanwhile noticed the damp carpet and the second key nobody mentioned. You drive off at two-thirds of the price, delighted with each other. Only at the third light does anyone ask which color had been hoped for. Green.',
  '2-9':
    'Into the hamper went two of everything, and by the second tunnel it belongs to the whole compartment. A sailor has the pears, a grandmother the eggs. Radiant among strangers sits the one who gave it out; the one who packed is smiling over an empty napkin. Pack for six next time, and keep back a pear for the next seat.',
  '2-11':
    'You picked up the phone at the same instant, each to ask what was wrong with the other, and both of you got a busy signal. To two such minds this was proof. So much is sensed here that plain facts hardly get a turn: a chill felt at four was caught at five, and it had been the window. Say the boring thing first. It is usually the news.',
  '2-22':
    'Doorbells are how it gets built. Rolled under one arm is the plan for a playground, drained and costed to the last swing; a step in front stands the partner who recalls that number 16 has a sick cat, and asks. Every house signs. You have both kinds of patience, the huge and the fine, and could spend years politely waiting for each other to order the swings.',
  '2-33':
    'Nobody in the village choir could read music, and they are singing Handel. In front stands whoever persuaded them. At the piano, half hidden by the lid, is the one who hears the altos take fright and slows down a bar ahead. You breathe in the same places. Audiences clap for what they see, so the conductor should walk over, every time, and bring somebody out by the hand.',
  '3-3':
    'Your grocery list has a villain in it. It began with milk, grew a subplot around the leeks and was performed beside the carts to general applause, after which the pair of you drove home without any food. No dull hour survives such company. When one of you sulks, though, the act is short of a straight man to do the coaxing.',
  '3-4':
    'On the pegboard every tool has its outline in black marker, so that a missing wrench can be seen from the door. One morning each outline has a face. The hammer is weeping. What was a system to one of you was, to the other, a wall with lovely shapes on it. After a bad month the faces may stay, and the wrench goes back nightly to its smile.',
  '3-5':
    'Lights, fried dough, a ride that turns people upside down: at a fairground you cannot be told apart. One of you talks the way past the rope and the other jumps it. Midnight finds the bus fare spent on ring toss and home six miles off, in the company of a stuffed octopus.',
  '3-6':
    'Ten small guests are shrieking with joy, and the cake is a whale. Of course it is. One of you was up until two with the icing; the other is under the table, being the sea. Children would choose your address over any on the street. At five, as the mop comes out, the sea tends to remember an appointment.',
  '3-7':
    'In the bird blind one whisper is already too many, and there have been several, including a voice for the bittern. The bittern has left. A breath goes out slowly through somebody’s nose. You love the same marsh by opposite means, so it will have to be barter: hush until noon, and at lunch a patient ear for the private life of the duck.',
  '3-8':
    'For the yard-sale poster there is a dragon, beautifully done, reclining on a heap of old lamps. “Where do the prices go?” asks the person paying for the copies. By itself the dragon draws a crowd that buys nothing; figures alone sell one bicycle. Put them in its mouth. But let the eight first say something about the wings, and the three try to hear the rest.',
  '3-9':
    'Whenever an accordion starts up in an underpass, that is the end of the errand. One of you takes the second verse, the other brings in a stranger with a shopping cart, and there are coins and tears and an encore. Few pairs are so quickly delighted. Afterward, hoarse on the platform, you may notice that neither has asked how the other is.',
  '3-11':
    'Inside the tent, flashlight under the chin, a ghost story is going nicely. The teller gets to the hand on the canvas; the listener, white as milk, has felt it. You set each other alight, and plays and minor religions have come of such nights. Agree on an hour for lights-out. One imagination will be snoring soon after, and one will hear that hand until Thursday.',
  '3-22':
    'A model railway fills the basement. Tunnels, gradients and a signal tower that works are by the slow, sure hand. The quick one has painted two hundred passengers, given them debts and love affairs, and lost interest at the ankles. No train has moved in a year. Sound the whistle, and let them travel barefoot.',
  '3-33':
    '“One more chapter,” begs the top bunk, and it is hopeless, because the two of you are reading. You do the bear, the bear’s mother and the weather. If one finds the joke, the other finds the place where it will help. Bedtime is now half past ten. Each of you has been counting on the other to close the book.',
  '4-4':
    'Same car, same luggage, two methods. Heavy cases go in first, as anyone can see; heavy cases go in last, as anyone can see who has had to get at the jack. It will be nine before you leave the driveway. Draw up a schedule of turns, on squared paper. You may enjoy it more than the beach.',
  '4-5':
    'Picture a leash. At one end somebody is going to the corner and back, as every evening at six; at the other, somebody has smelled a fox. Both arms get longer. A promise to one of you is a fence to the other, and no charm will settle it. An agreed hour for setting out might, and one for supper, and no questions about the bushes.',
  '4-6':
    'Bean rows along a tight string, eighteen inches apart, and there in the midst of them, unauthorized, a sweet pea. Then a bench. Then a saucer for the toad. The vegetable plot is becoming a place to sit, and the owner of the string has been seen sitting. By August you feed half the road. The rare quarrel concerns advice, and whose hoe it was given over.',
  '4-7':
    'After the tall clock stopped, it took one evening to lay it out on newspaper in ninety pieces, sorted by size. You are a thorough pair and a silent one. But the seven wants to know why it stopped and the four wants it to go. If the inquiry could be given a closing date, and the screwdriver would wait that long, it might strike by the weekend.',
  '4-8':
    'Six washers out of order, a hole in the roof, the keys handed over before lunch: whoever bought the laundromat, it was the other who showed up with a toolbox and did not ask why. In a month it hums. Every screw and quarter is accounted for, which you both prefer to flowers. You have also abolished Sunday.',
  '4-9':
    'Two counties away, the good wheelbarrow with the initials burned into its handle is helping a family put up a fence. It was lent from a full heart and is being missed in a small notebook. Neither is wrong, which makes it slow work. Buy a second one, cheap, free to wander. Then let the lender practice asking first, and the owner practice the word yes.',
  '4-11':
    'Something is tapping in the house at night. It was heard, naturally, by the one of you who hears things; the other has checked the boiler, the pump and the meter and found them within limits. There is a tapping, and there is nothing wrong. Believing both reports takes effort. Go down together and listen for a full minute, during which nobody says “imagining.”',
  '4-22':
    'In the barn stands a boat, lovingly planked, six feet wider than the door. Do not laugh: the north wall comes out in phase five, and its bolts are labeled. You will not find two people more content to sand the same oak for nine years, or better agreed about sandpaper. What never quite comes up, over all those sandwiches, is the sea.',
  '4-33':
    'At the library desk a boy confesses to a book a year overdue, and two hands go out, one to the table of fines, one to the tissues. A rule treats all alike. This boy, though, has a baby sister and a dog that eats covers. The line lengthens while you argue. Finally he pays a quarter, learns to mend a spine, and you both claim the verdict.',
  '5-5':
    'As plant sitters the two of you have an unbroken record. Two spare keys, one fern apiece, and neither fern has seen a face since Easter, because whoever was on duty got a better offer at the airport. When your paths do cross there is a three-day feast, then two people edging toward the same door. Try cactus, and a date in ink.',
  '5-6':
    'A plate waits in the oven under foil, and the foil has been looked at several times. Toward ten somebody blows in, sunburned, having eaten with some dockhands. Love has a set hour for the six; for the five it is whatever turned up on the way. Call before the potatoes go on. And some warm evening, haul the cook out into the street, apron and all.',
  '5-7':
    'Everything with wings, spots or a peculiar smell comes home in one of your pockets and is laid before the other, who switches on the lamp. The sill holds a fossil, a rattling seed, a stone from a road with no name. Where were you, why was the door shut: nobody asks. A whole season could pass between two pockets before it struck either of you as long.',
  '5-8':
    'Who owns the camper van is clear enough, as both names are on the papers. What it is for has yet to be settled. In one opinion it should be rented out and paid off by fall; the other opinion is on a postcard from Oaxaca and needs a fan belt. Use a calendar in two colors, and once a year, on the wild color, take the accountant along.',
  '5-9':
    'Leaving a party takes you an hour and ten minutes. The engine is running and fingers drum on the wheel, while on the porch a hand is still being held and a story about a lost brother has reached the harbor. Take two cars if you must. Over late noodles you will be of one mind again, comparing notes on everybody there.',
  '5-11':
    'Wind, a hundred yards of line and a kite like a hawk. One of you runs; the other, eyes shut, says “now” a second before the gust. What you do together goes up, and people on the ground cannot see how. You are less gifted at noticing the hour, or the tide, or that handsome dark cloud with the flicker in it.',
  '5-22':
    'For a decade the great trip has been in preparation. There is a globe and a binder for each ocean, compiled by someone who cannot sail until the binders agree. The companion left on Tuesday. No one clock will do for you, so begin with a single modest crossing, planned to the hour, in which every third page has been torn out on purpose.',
  '5-33':
    'Twenty-six children are on a field trip, and the bus has stopped at a place that is on no permission slip, where a man is smoking eels. One of you spotted the smoke from the highway. The other has the whole class counting eels in Danish. They will have this when the algebra is gone. Include the adults in the head count; there is one on the smokehouse roof.',
  '6-6':
    'Somebody has salted the soup. Somebody else, passing the stove with the best intentions, has salted it too. Your house is warm, the lamps are right, stray cousins stay for weeks, and you are both on your feet telling the other to sit. Two hosts require a guest, or they start to improve each other. Take the stove by turns; whoever is off duty may praise, and drink water.',
  '6-7':
    'While one of you was out, the desk got tidied. Papers squared, mug washed, a little vase. It was done with love, and the heaps had been in order, an order eight months deep; behind a certain pair of glasses something has withdrawn a long way. Next time, ask first, and believe the no. The vase, for its part, could be thanked before the heaps are mourned.',
  '6-8':
    'This puppy is learning two languages. In one, “off” means off the sofa, at a hand signal, by the clock; in the other it means here is the corner of my toast, you poor angel. By now it looks from face to face with great intelligence and does as it likes. Write the law together. Then let the judge enforce it and the soft heart grant pardons, by appointment.',
  '6-9':
    'All Saturday long the hall fills with donated coats. Buttons are sewn on and linings checked at one end of the table; from the other every coat goes out into the rain on the right pair of shoulders, with a word for the road. Toward evening the rail is bare, and it dawns on you, at the door, that the last two were your own.',
  '6-11':
    'The last curtain is being hemmed when somebody comes in from the garden, pale with certainty, and says that you were meant to live in Nova Scotia. Hurt on this side, vision on that. You get past it by treaty: revelations are to be declared before anything is cut to length, and the owner of the thimble may ask three questions, none of them about the schools.',
  '6-22':
    'Put up a community hall, and one of you will see to the beams, the fire doors and the next eighty years. The other moves the sink, on the drawing, to where people washing cups can talk to people drying them. Then you carry it all in yourselves, chairs included, past a line of neighbors who came to help and do not like to interrupt.',
  '6-33':
    'Next door someone has broken a leg, and there is no holding you. Two casseroles, two sets of pillows, a ramp, exercises that rhyme. You agree about everything, above all about what would be good for other people. On the fourth day, hearing both your steps on the path, the patient pretends to be asleep.',
  '7-7':
    'Two tickets to the museum are bought separately, five minutes apart. At closing time a guard finds you on one bench before the same cracked bowl, having spoken to nobody, deeply satisfied with the company. Trust takes ages here and then holds. What could undo it is a theory, reached on each side independently, that the other would sooner be alone. Test it, in words.',
  '7-8':
    'It will rain on Saturday or it will not, and the tent for two hundred must be paid for by noon. The eight wants a yes or a no. What the seven has is a probability and a remarkable fact about cloud. You have far to walk. Start with the question put a week sooner, and nobody standing over the chair; then one “unless,” heard to its end.',
  '7-9':
    'At the gas pump a man explains about his mother’s hospital, the empty tank, the twenty dollars. He explained it last week in a different cap, as one of you remarks when he has gone. The giver had seen the cap too, and gave. That can be argued across half a state, facts against faces. It is a better drive when neither gets called a fool.',
  '7-11':
    'Page nine, and one of you says it was the organist. No reason is given. It takes the other three hundred pages, a plan of the vestry and a timetable to show that it was, indeed, the organist. You get through a mystery a week, utterly content. The neighbor below has been ringing since Monday about actual water.',
  '7-22':
    'Work on the foundations has halted because of a shard. It is blue, the size of a thumbnail, and the seven is lying in the trench with a toothbrush, murmuring dates. Above, in boots, stands the party who ordered concrete for nine. Getting to the end and getting to the bottom are separate ambitions, and there is shouting. Later, visitors most admire the little window in the floor.',
  '7-33':
    'You are signing one sympathy card. The first to hold the pen fills both inside pages with comfort, a memory and something about spring; the second considers what is left, for quite a while, and writes “Yes.” Each thinks the other cold, or loud. The widow, as it happens, kept it for both. Try leaving a margin, on the one side; on the other, risk a second word.',
  '8-8':
    'Since seven the board game has acquired hotels on every street, a side letter about the railroads and a demand for an independent count of the bank. Each admires the other’s nerve and would like to own it. As opponents you can lay waste to a holiday. Sit on the same side of the table, facing outward, and it is the rest of the world that asks for terms.',
  '8-9':
    'A scratch ticket, bought with change, turns out to be worth five hundred dollars. The eight has allocated it before the silver dust is off the coin. In spirit the nine has handed half to the woman behind, who did, after all, let you go first. Underneath, it is keeping against releasing, which is harder to divide than cash. Practice on the cash, at the counter, without commentary.',
  '8-11':
    'Lot 31 is a nervous gray mare, and one of you has stopped breathing. “That one.” It is the other who holds the paddle, the limit and a low opinion of goose bumps. Some of those shivers have been splendid and some expensive, so write them down, dated, and go over the list each fall. The dreamer improves at giving reasons. The bidder gets slightly worse at sneering.',
  '8-22':
    'You were asked to run the school fair. By spring there are a second field, a shuttle train and a memorandum with the county, and it is going to be superb, since one of you can draw such a thing and the other knows whom to call. Somewhere under the plans, at gate C, a small girl with a lemon cake has no table.',
  '8-33':
    'Everyone plays, says one of the coaches; everyone plays to win, says the other, and a dozen small players look from clipboard to clipboard. At halftime the goalkeeper is in tears. You both set off across the grass, glaring slightly. A hug is wanted, then the truth about coming off the line, in that order. Sent back out, the goalkeeper stops the next one with an ear.',
  '9-9':
    'On the last night of the old movie house you have seats in the middle, stubs to keep, clean handkerchiefs. You know the projectionist’s whole history. It is a relief to be with somebody who feels things on that scale, and hums the closing theme all the way home. With so much practice in letting go, you will want to tell each other, now and then, to stay.',
  '9-11':
    'Twelve feet of banner, and it will not be dry by the march. After six wrong sentences the right one arrives, by way of the person with the shaking hands; the other paints it, dropping a tear into the red for people neither of you has met. You could keep each other burning like this for years. Nearer by, no one has had supper. Boil some eggs.',
  '9-22':
    'The street dinner has a plan: ninety seats, the trestles numbered, a gap left at each hydrant. One of you drew it in March. The other has been handing out invitations at the bus stop, to anyone who looked new in town, and has lost count. Talk figures early, and build thirty places too many. Then sit down side by side, before the plates are cleared.',
  '9-33':
    'Snow has stopped the night bus on the pass, and no passengers were ever luckier. Within the hour there are rounds being sung in the back, and up front a trucker is saying what he never told his son. The two of you work that aisle like the left and right hand of one pianist. When the plow gets through, everybody goes home lighter except the pianist.',
  '11-11':
    'Neither could have told you why you got off there. The train pulled out, the platform had no name on it, and you stood looking at each other with your hair on end, each sure that the other had felt it first. Marvels have been found in this manner. So have empty waiting rooms. Ask, in any event, about the next train.',
  '11-22':
    'It begins as color: one of you saw the window in a flash, blue going over into gold, and can hardly sit. The other would like to discuss lead, wind pressure and who is to clean it. You may try each other for months. But glass that is only dreamed lets in no light, and the church has waited four centuries for somebody to get the blue right.',
  '11-33':
    'After midnight your radio show belongs to the sleepless. One voice says something strange and bright into the dark, and the phones light up; the second answers them in turn, so warmly that each caller feels expected. The switch marked OFF gives more trouble. Some farmhouse always has its lamp on, and two of the people who ought to be in bed are you.',
  '22-22':
    'A child on your street wanted a birdhouse. The two of you fell silent in the same way, reached for the same pencil, and by October there was a wetland on paper, with a trust to run it for a century. How restful, to be met at your own size. A wren, tired of waiting, has nested in the drawings, and now nothing can be unrolled until May.',
  '22-33':
    'The town pool has three depths and a boiler that will outlast the mayor; it lacks water. At the edge, whistle around the neck, stands the other half of the project with six grandmothers in bathing caps, promised lessons by June. You want the same splash, in different years. Open the shallow end, says the heart, and the blueprint, surprised, finds that it drew a valve for that.',
  '33-33':
    'Since March you have been trying to dismiss the gardener. He has drowned the roses. But you explained pruning to him so nicely, and one of you is teaching him to read music, and the other has met his mother. You two will never bruise each other, which leaves certain things unsaid from year to year. Practice at home: one plain, grumpy sentence a day. The gardener can stay.',
};
