import type { TogetherTexts } from './types';

/** Two Personalities side by side: what others see first in each of two people, and in both at once. */
export const personalityTogether: TogetherTexts = {
  same: {
    1: 'You both have Personality 1, so other people see two strong characters who know what they want. A waiter looks from one to the other and cannot tell which of you decides. Each of you also seems to need no help at all. Offer it to each other from time to time.',
    2: 'Personality 2 makes both of you look gentle and modest. Strangers like to sit beside you and soon relax. When you want to talk about something, each may wait politely for the other to begin. In loud groups you are easily overlooked, so take seats in the middle.',
    3: 'With Personality 3, the two of you seem cheerful and charming, and people expect a good time when you arrive. Others gather around you to listen and laugh. They hope for jokes even when you have had a bad day. If one of you is tired, the other can do the talking.',
    4: 'The two of you look reliable and neat, because you share Personality 4. People trust you with keys, money and children at the first meeting. At times each may find the other a little too serious. Do something silly now and then when others are there, and they will feel closer to you.',
    5: 'Both Personalities are 5, so you seem lively, quick and ready to leave at any moment. People invite the two of you when they want an adventure. For serious advice they ask somebody else, because neither of you looks patient. Listen quietly to somebody’s worries, and people will see that you can be serious too.',
    6: 'Your Personality is 6 in both cases, and it looks warm and responsible. Strangers tell you about their children, and neighbors ask you to feed the cat. You both seem to have everything under control, so a bad day is not noticed. Tell each other plainly when you need care.',
    7: 'Personality 7 gives you both a quiet first impression: calm, clever and private. People wonder what the two of you are thinking, and they may not dare to interrupt. Even between you, silence can be mistaken for anger. A short smile or a nod is enough to prevent that.',
    8: 'Two Personalities of 8 make you both look successful. People think that you have money or power, and they treat you with respect. Between yourselves, each may test how strong the other is. Laugh at yourselves when others are present, so that they are not afraid of you.',
    9: 'Because you share Personality 9, you both seem generous and wise. People of every age and background feel welcome near you, and many ask for a favor. They do not see that you have worries of your own. When you are alone together, neither of you has to look wise.',
    11: 'You share Personality 11 and look unusual to others: sensitive, intense and hard to forget. A stranger notices the two of you in a full room. Each of you also shows every mood openly, and soon the other feels it too. Take some quiet minutes together before you join a group.',
    22: 'Both of you look able to manage anything, which is typical of Personality 22. At any event, people think that you are the organizers and bring you their questions. So neither of you sees much of the party. Agree that one of you is free for an hour while the other answers.',
    33: 'Kindness is what people see first in you both, because your Personality is 33. Children and strangers come to you without fear, and they believe that you are never angry. In fact you get angry now and then, like everybody. With each other you can show a bad mood, and nobody will be disappointed.',
  },
  beside: {
    1: 'Personality 1 looks strong and sure from the first minute. In a shop or an office this person is noticed and served quickly, which is useful for both. They need someone who sees that they can be unsure too. Strangers may think that they are proud, or that they make all the decisions.',
    2: 'A Personality of 2 seems gentle, friendly and modest. Thanks to this person, strangers come closer without fear. They show more of themselves slowly, and a friendly question helps. They smile even when they do not agree, so the other person has to ask what they really want.',
    3: 'With Personality 3, this person seems bright, charming and well dressed. They begin conversations, so the other person never stands alone at a party. What they need is a laugh, or at least an answer. The difficult side is that they can take all the attention in a room without noticing it.',
    4: 'Personality 4 shows the world a sensible and tidy person. Others believe this person’s word, and in a bank or an office that helps both. They like to be told early what is planned and what to wear. At first they may look strict, even while they are having fun.',
    5: '5 as a Personality looks lively, quick and a little restless. This person makes others feel that something exciting will happen, and starts talking with anyone. They need to move around and do not want to be kept at one table. Where there are many people, they may walk away in the middle of a conversation.',
    6: 'Personality 6 looks like a good parent or an old friend. Everybody feels safe near this person, so the two of you are welcome everywhere. The other should ask how they are, because few people do. Strangers bring them so many troubles that a free evening can turn into work.',
    7: 'A 7 for a Personality appears calm, clever and hard to know. When this person does speak, everybody listens, because it is rare. They prefer to be left in peace at first and to join in later. Often the other person must talk for both and explain that this silence is not unfriendly.',
    8: 'If the Personality is 8, others see success and somebody who expects respect. When this person complains, it is taken seriously, which helps both. They need honest admiration, and they hate to be corrected in public. New people may be a little afraid of them, including the other person’s friends.',
    9: 'Personality 9 seems generous, wise and interested in everyone. This person gets on with the other’s family, boss and strangest friends, which makes meetings easy. They are happy when the other person makes time just for them. It may hurt the other person a little that everybody gets the same warm smile.',
    11: '11 as a Personality is remembered after one meeting. Others see someone intense and inspired, and they become curious about both people. This person needs a calm companion when a place is loud or the mood is bad. Their face shows every feeling, so everyone sees when there has been a quarrel.',
    22: 'Personality 22 is taken seriously at once. This person looks able to lead a whole company, so people quickly trust a plan that comes from the two of you. They like to be treated as an ordinary person and to laugh with someone. Because they seem so important, people may not notice how much the other person has done.',
    33: '33 as a Personality seems kind and patient before a word is spoken. The other person feels accepted, and so does nearly everyone else. This person needs somebody who notices when they are too tired to smile. Going anywhere with them takes longer, because people stop them to ask for advice.',
  },
  alike: {
    same: 'Your Personalities are the same, so both of you make the same first impression. Strangers soon guess that you belong together. It also helps you to understand each other: each knows from experience how it feels to be seen in this way, and what people do not see.',
    friends:
      'Your Personalities look different to others, but they go well together. One of you shows a side that the other does not, so most people find somebody to talk to when you both arrive. At a party or a meeting, each of you can simply be yourself.',
    masters:
      'At least one of your Personalities is a master number, which makes a stronger first impression than others. Still, people notice you both. Strangers see two people who are a little unusual and comfortable together, and they often remember meeting you.',
  },
  differ: {
    neutral:
      'What others see first is different in each of you, and your Personalities neither help nor harm one another. A person who meets you separately may not guess that you know each other. In daily life it matters little. Only new people need time to understand the two of you.',
    opposite:
      'Your Personalities give opposite first impressions. One of you may seem open and the other reserved, or one quick and the other careful, so strangers often talk to only one of you. Even the two of you may judge each other wrongly. Inside, you can be much more alike.',
    masters:
      'A master number in the Personality attracts more attention, and people also expect more from it. After an evening with a group, they may remember one of you and forget the other’s name. The person who is noticed does not always enjoy it, and the other may be glad of the quiet.',
  },
  toTry: {
    same: 'Ask a friend what they thought of the two of you at first, and listen to the answer together. Then tell each other one thing about yourselves that nobody could guess from the outside. Two equal Personalities may hide very different things.',
    friends:
      'Go together to a place where you know nobody, such as a class, a market or a street party. Let the one who finds it easier speak first, and change roles after half an hour. You will see what each of your Personalities does for the other.',
    neutral:
      'Choose three words for the first impression that the other person makes, and tell them. Then they say which of these words are wrong, and you change places. Your Personalities are quite different, and ten honest minutes about first impressions will teach you more than guessing.',
    opposite:
      'Before you meet other people, say how long each of you would like to stay and what you hope for. Agree on a small sign that means “I would like to go.” Among other people your Personalities look so different that each of you can easily misunderstand the other.',
    masters:
      'When you next meet someone new, introduce each other, and add one true thing that you admire in the other. A Personality with a master number draws attention easily, and in this way you share it. Prepare the sentence beforehand, so that it sounds natural.',
  },
};
