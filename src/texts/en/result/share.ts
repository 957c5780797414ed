export const share = 'Share';
export const chooseAPicture = 'Choose a picture';
export const allNineNumbers = 'All nine numbers';
