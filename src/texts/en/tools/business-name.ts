export const caption =
  'What’s written over the door has a value, letter by letter. This one’s SUNNY.';
export const kind = 'Business Number';
export const submit = 'Calculate Business Number';
export const label = 'Enter Business Name';
export const example = 'Lantern & Sons';
export const noReading =
  'A name without a letter from A to Z adds up to 0, and 0 doesn’t have a reading. Try spelling it out in letters.';
