export const share = 'Compartir';
export const chooseAPicture = 'Elige una imagen';
export const allNineNumbers = 'Los nueve números';
