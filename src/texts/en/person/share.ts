export const share = 'Share';
export const chooseAPicture = 'Choose a picture';
export const noPicture = 'We couldn’t make the picture here.';
export const allNineNumbers = 'All nine numbers';
