import type { BattleTraits } from './battle-types';

/** What each number brings to a pair, two sentences each. */
export const battleTraits: BattleTraits = {
  0: 'No letter from A to Z turned up here, so there is nothing to add, and the sum rests quietly at zero. That leaves a blank space where a number would stand, and plenty of room for the two people to fill it in themselves.',
  1: 'Give a one the tickets and both people will be on the platform early, no vote having been taken. Things get started around this name, and whoever comes along learns to carry their own bags and to call out when they fall behind.',
  2: 'Somewhere a pencil notes the evenings when no question came back, and nobody else will ever see the list. Out loud, this name asks after the bad knee, remembers how the other takes coffee, and waits for the whole answer.',
  3: 'Long drives shorten when a three is along, because nobody needs the radio. The pair’s jokes, nicknames and best stories will mostly be of its making, and a few of those stories had been told to it in confidence.',
  4: 'A pair with a four in it owns a spare key, a labeled fuse box and a savings jar with the amount written on the lid. What was promised for March is done in March, and a change of plan needs notice in writing.',
  5: 'Before the other has finished reading the menu, a five has made friends with the cook and heard of a better place by the harbor. No pair grows moss in such company, though now and then one of them finishes the soup alone.',
  6: 'Advice about the other’s haircut comes free, whether or not the haircut had been mentioned. So do sandwiches for two, clean towels and a lit porch, because a six has never quite seen where its own side of the table ends.',
  7: 'A question asked on Monday is answered on Thursday, by which time this name has checked two sources and doubted one of them. With a seven the silences are comfortable and the secrets safe; anyone who wants to know what it feels had better knock.',
  8: 'An eight runs the picnic as though shareholders were coming, and knows to the cent who paid last time. Stand beside this name when a landlord turns unreasonable: it will bargain on behalf of both, on a grand scale, and enjoy it.',
  9: 'Half the birthdays on a nine’s calendar belong to people met once, in a waiting room. There are a great many chairs in that heart, which is lovely for the strangers, and occasionally the person sitting closest has to wave.',
  11: 'An eleven enters a room and picks up the argument that ended there ten minutes ago. Being its companion is rather like lodging under a radio mast: marvelous reception, ideas out of clear air, and a faint hum at three in the morning.',
  22: 'While the other is still considering a shelf, a twenty-two has drawn the library, the reading garden and the bus stop in front. Two people can spend good years inside a plan that size, provided this name stops redrawing the foundations and pours them.',
  33: 'Learning happens around a thirty-three without anyone noticing the lesson, generally over a stew meant for four that fed the whole third floor. Whoever is paired with it becomes a little kinder, and takes on a single duty in return: making it sit down.',
};
