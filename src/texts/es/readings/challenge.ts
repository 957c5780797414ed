import type { Digit } from '@ninefold/numerology';

/** A challenge: what you keep tripping over, seen in one small scene. */
export const challengeReadings: Readonly<Record<0 | Exclude<Digit, 9>, string>> = {
  0: 'Con un desafío 0 los años vienen fáciles, y lo único que cuesta es elegir. El sábado buscas una película, comparas once y, cuando por fin te decides, te duermes antes de que salga el título.',
  1: 'Con un desafío 1 te cuesta, durante unos años, decir lo que quieres. En el café llevan meses escribiendo mal tu nombre en el vaso, y ya respondes a ese. Una vez los corregiste. Le añadieron una letra.',
  2: 'En los años de un desafío 2 te cuesta no tomarte las cosas a pecho. Dos mujeres se ríen al otro lado de la oficina, y pasas la tarde pensando qué le pasa a tu camisa. Veían el video de un mapache. Casi todo lo que parece ser contigo es con un mapache.',
  3: 'Con un desafío 3 te cuesta, por unos años, decir lo que sientes. Siempre tienes a mano la versión graciosa. Hasta tu ruptura es ya una comedia. Cuéntasela una vez a alguien, sin los chistes. Puede que tú también la oigas por primera vez.',
  4: 'En los años de un desafío 4 cuesta el orden: te falta o te sobra. O hay una silla en alguna parte bajo tu ropa, o enderezas el cojín en que se apoya la visita. Si te falta, recoge hoy diez minutos. Si te sobra, no.',
  5: 'Con un desafío 5 te cuesta, unos cuantos años, saber cuánta libertad necesitas. El lunes miras pasajes de ida y el jueves siembras tomates. Las dos cosas van en serio. El domingo preguntas a los vecinos quién podría regar unos tomates, por si acaso.',
  6: 'En los años de un desafío 6 te cuesta que otros hagan las cosas a su modo. Cuando alguien más pica la cebolla, sales de la cocina, y no es por el olor. Los pedazos son demasiado grandes. En la mesa dices «¡mmm!» y rezas por que no te delaten las cejas.',
  7: 'En los años de un desafío 7 te cuesta confiar en la gente y en los planes. Un hotel tiene doscientas reseñas felices y una con una araña, y le crees a la araña. Reservas de todos modos. Al llegar, miras detrás de las cortinas antes de soltar la maleta.',
  8: 'En los años de un desafío 8 te cuesta mirar tu dinero. Lo miras una vez al año, con un ojo cerrado, como otra gente ve películas de terror. Nunca es tan grave. Luego cierras la página hasta el año que viene.',
};
