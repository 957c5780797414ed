import type { CoreNumber } from '@ninefold/numerology';

/**
 * What a number means as each of the four that are read from the table of names. Destiny and
 * Expression are the same sum and two questions: where a life leads, and how a person acts.
 */
export const nameMeanings: Readonly<
  Record<
    'destiny' | 'soul-urge' | 'personality' | 'expression',
    Readonly<Record<CoreNumber, string>>
  >
> = {
  destiny: {
    1: 'With a Destiny of 1 you’re here to give people courage. You say “You can do that,” and you say it as if you’d checked.',
    2: 'A Destiny of 2 means you’re here to help people do things together. Somebody says, “I’m not going in there alone,” and you already have your coat on.',
    3: 'A Destiny of 3, the number of joy, means you’re here to cheer people up. Your praise comes with both arms in the air, and it’s remembered.',
    4: '4 is the number of solid work, and with this Destiny you give people help that holds. The chair you once mended for a friend is the one she offers to guests.',
    5: 'With a Destiny of 5 you’re here to make change easier for people. You show the new one around, and you start with the best place to hide.',
    6: 'Your Destiny is 6, the number of care, and you’re here to look after people. You see that a chair’s too low for someone, and you’ve changed it before they sit down.',
    7: 'You’re here to help people understand things. With a Destiny of 7 you can give them in one line what took you a whole book.',
    8: 'With a Destiny of 8 you’re here to give other people a fair chance. You say their name in a room they aren’t in.',
    9: 'A Destiny of 9 means you’re here to give, to strangers as gladly as to friends. You hang a lost glove on a fence, where its owner will see it.',
    11: 'As a Destiny, master number 11 means you’re here to give people hope. A friend wants to throw away a page, and you put your finger on one line: “More like this.”',
    22: '22 is the master number of large plans. With this Destiny you help many people at once: one street light is broken, and you write to the city about all of them.',
    33: '33, the master teacher, is a Destiny of helping others learn. When a child asks “Why?” for the ninth time, you sit down on the floor and answer.',
  },
  'soul-urge': {
    1: 'You want room of your own: that’s a Soul Urge of 1. You can love someone with all your heart and still need a chair that’s only yours.',
    2: 'What you want most is to be close to someone. With a Soul Urge of 2 you put your bag on the seat next to you, and keep it free as long as you can.',
    3: 'A Soul Urge of 3 says you want joy, and somebody to share it with. Your favorite evenings are the ones when someone you love laughs until it hurts.',
    4: 'With a Soul Urge of 4 you want life to be safe. Love, to you, is mostly knowing who’ll be there at breakfast.',
    5: 'What you want is freedom. With a Soul Urge of 5 you’d rather be missed than expected, even by the people you love most.',
    6: 'You want to be needed, says a Soul Urge of 6, and to have your people near. When they’re asleep in the next room, you stay awake a little longer to enjoy it.',
    7: 'With a Soul Urge of 7 you want to understand things, and you want quiet to do it in. An evening alone isn’t a lonely one to you.',
    8: 'With a Soul Urge of 8 you want to make something of your life, and to be respected for it, first of all by the people who knew you before.',
    9: 'A Soul Urge of 9 means you want the world to be kinder. Given three wishes, you’d use two of them on people you’ve never met.',
    11: 'You want your life to mean something to somebody: that’s a Soul Urge of 11. When a stranger tells you that you helped, you write it down and keep it.',
    22: 'Deep down, you want to build something that stays. With a Soul Urge of 22 you thank people for their praise, and think to yourself that this was only practice.',
    33: 'A Soul Urge of 33 is the wish to make people’s pain smaller. Nobody taught it to you, and you’ve had it as long as you can remember.',
  },
  personality: {
    1: 'With a Personality of 1 you look at home in places you’ve never been. You stop in the middle of a store to think, and a stranger asks you where the milk is.',
    2: 'Strangers find you gentle, and easy to talk to. With a Personality of 2 you sit in a full waiting room, and move your bag for nervous people before they ask.',
    3: 'With a Personality of 3 you look like fun. You hold up your arm for a taxi, and three people you’ve never met wave back.',
    4: 'Steady is what a Personality of 4 looks like: a full bus brakes, and somebody you’ve never met holds on to your sleeve.',
    5: 'With a Personality of 5 you look lively and curious. You lean out of a window to see where the music is, and people you don’t know lean out beside you.',
    6: 'Your Personality, 6, makes you look warm and kind. You’re sitting on a bench, and a small child you’ve never seen leans on your knee to rest.',
    7: 'People see someone calm and private in you, because your Personality is 7. You stir your coffee for a long time, and somebody has to ask what you’re thinking.',
    8: 'You look expensive with a Personality of 8. You stop outside a grand hotel to tie your old shoe, and a man in uniform opens the door for you.',
    9: 'With a Personality of 9 you look wise and hard to shock. A stranger begins, “You’ll think I’m terrible,” and you shake your head before you’ve heard the rest.',
    11: '11, a master number, makes you look sensitive. With this Personality you stop in the street to listen to something, and strangers stop and listen, too.',
    22: '22 is the number of the architect. With this Personality you look capable: you stand looking at a hole in the road, and people ask you when it’ll be fixed.',
    33: 'With a Personality of 33 you look kind and patient. A beginner who can’t park sees you standing on the sidewalk, and isn’t afraid to try once more.',
  },
  expression: {
    1: 'An Expression of 1 makes you good at starting. The others are still looking for the right tool, and you’ve made the first hole in the wall.',
    2: 'An Expression of 2 gives you a fine ear for people. Before you send an email, you read it once more as the person who’ll get it.',
    3: 'With an Expression of 3 you have a talent for words and pictures. You’re only writing “kitchen” on a box, and the box ends up with a dog on it, in an apron.',
    4: 'Careful work is the talent of 4. With this Expression you ask how wide the elevator is, and you’re the only one who knows, because you measured it on the way up.',
    5: 'Adapting is what you’re good at with an Expression of 5. The recipe asks for six things, you’ve got four of them, and you turn on the stove.',
    6: 'With 6 as your Expression you’re good with anything that breaks easily. Somebody gives you a plant that’s nearly dead, and you move it to the light and say good morning to it.',
    7: 'An Expression of 7 is a talent for research and for finding mistakes. You’re given a menu to check, and you see the wrong letter before you see the soup.',
    8: 'With an Expression of 8 you’re good at big jobs. Everyone looks at the full garage and sighs, and you see two hours, three trips and one broom.',
    9: 'Making things beautiful is the talent of an Expression of 9. You hang one picture in a cold office, and suddenly it’s a room.',
    11: 'With an Expression of 11 you work from ideas that seem to come by themselves. One arrives while you’re doing the dishes, and you write it down with wet hands.',
    22: 'With an Expression of 22 you can hold a huge plan in your head. You plan a party for eighty, and you think of the one guest who can’t climb stairs.',
    33: 'Making things clear is your talent with an Expression of 33. You draw the job on a paper bag before you begin, and by the third arrow you’ve understood it.',
  },
};
