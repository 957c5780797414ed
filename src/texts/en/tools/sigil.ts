export const example = 'Ada Lovelace';
export const submit = 'Draw my sigil';
export const caption = 'This one’s Anna Lee. Yours will go here.';

export const noLine =
  'There’s no letter from A to Z in that name, so there’s nothing to draw a line through. Try it in the Latin alphabet.';
export const aboutLine =
  'It starts at the small ring and ends at the large dot. A loop means two letters in a row have the same value.';

export const kind = 'Sigil';
export const cardTitle = 'The shape of a name';
export const cardSentence = 'One line through nine points, letter by letter.';

export const saveSvg = 'Save as SVG';
export const savePng = 'Save as PNG';
export const saved = 'Picture saved.';
export const notMade = 'We couldn’t make the picture here.';
