import type { CoreNumber } from '@ninefold/numerology';

/** What a number says in its own place, before the reading that its four places share. */
export const inThisPlace: Readonly<
  Record<
    'destiny' | 'soul-urge' | 'personality' | 'expression',
    Readonly<Record<CoreNumber, string>>
  >
> = {
  destiny: {
    1: 'Tú elogias a quien empieza. Con un 1 en el Destino aplaudes desde el balcón, en pijama, al vecino que por fin sale a correr.',
    2: 'Ayudas a quien se quedó callado. Con un 2 en el Destino oyes la voz que falta, y giras la silla hacia ese lado.',
    3: 'Lo que enseñas no se olvida, porque lo vuelves un juego. Con un 3 en el Destino conviertes la tabla del siete en una canción de cuna.',
    4: 'Enseñas paso a paso. Con un 4 en el Destino le muestras a una amiga el doblez de la empanada, y no sigues hasta que le sale.',
    5: 'Lo que elogias en la gente es que se atreva. Con un 5 en el Destino aplaudes el salto al agua que salió mal.',
    6: 'Ayudas pensando en lo que hará falta por la noche. En una mudanza, con un 6 en el Destino, buscas las sábanas y haces la cama.',
    7: 'La gente aprende de tus preguntas. Con un 7 en el Destino podrías darles la respuesta, y preguntas: «¿Y por qué lo crees?».',
    8: 'Elogias a las personas por lo que han logrado. «Ella dirige toda la clínica», dices con un 8 en el Destino, y tu amiga se pone roja.',
    9: 'Tus elogios llegan a quien nunca oye ninguno. Con un 9 en el Destino le dices al hombre que barre la estación que jamás estuvo tan bonita.',
    11: 'Con un 11 en el Destino ves para qué tiene talento cada cual. «Deberías dar clases», le dices a una mujer que solo te explicó un juego de cartas.',
    22: 'Cuando le enseñas algo a una persona, piensas en las cuarenta siguientes. Con un 22 en el Destino lo escribes en la pared.',
    33: 'Ante una sala llena, enseñas como si hubiera una sola persona. Con un 33 en el Destino buscas una cara asustada en la última fila, y le hablas a ella.',
  },
  'soul-urge': {
    1: 'En casa, tu felicidad es que nadie te pregunte qué haces. Y aun así, con un 1 en el Alma, puede encantarte que haya alguien en el cuarto de al lado.',
    2: 'Quieres compañía, y te basta con poca: con un 2 en el Alma te hace feliz que una amiga lea en la otra punta del sofá.',
    3: 'Te encantan los elogios, hasta por un sombrero ridículo. Con un 3 en el Alma dices «ay, no es para tanto», y ojalá no te hagan caso.',
    4: 'De noche quieres sentir que no puede pasar nada. Con un 4 en el Alma te duermes pensando en una despensa llena.',
    5: 'Una noche en casa está bien, siempre que todavía puedas salir. Con un 5 en el Alma no te quitas los zapatos hasta las diez.',
    6: 'Quisieras que te dieran las gracias, y jamás lo dirías. Con un 6 en el Alma lavas los platos con un poco más de ruido del necesario.',
    7: 'Cuando algo anda mal en el amor, un «no es nada» te quita el sueño. Con un 7 en el Alma prefieres la verdad, aunque duela.',
    8: 'Te gustaría que se viera lo que has logrado. Con un 8 en el Alma, ojalá se entere cierta gente de la escuela.',
    9: 'En una noche fría te cuesta ser feliz del todo. Con un 9 en el Alma piensas en quien está fuera.',
    11: 'Hay noches en que solo quieres mirar hacia arriba. Con un 11 en el Alma te detiene en la calle un cielo de lo más normal.',
    22: 'Cuando no duermes, rara vez es por preocupación. Con un 22 en el Alma estás paseando por una sala que todavía no existe.',
    33: 'En casa casi nunca dices lo que quieres para ti. Con un 33 en el Alma, tu «a mí me gustaría» termina en «que tú descansaras».',
  },
  personality: {
    1: 'Desde fuera se te nota que viniste a algo. Con un 1 en la Personalidad te cruzas de brazos, y a nadie se le ocurre que esperas.',
    2: 'A nadie le da miedo sentarse a tu lado. Con un 2 en la Personalidad llevas la cara abierta, y las manos quietas en el regazo.',
    3: 'De lejos ya se sabe que llegas, por los colores. Con un 3 en la Personalidad no paras de mover las manos, y llevas puesto algo que nadie más se pondría.',
    4: 'Parece que a ti no te mueve ni un temporal. Con un 4 en la Personalidad pisas con los dos pies, en zapatos hechos para durar.',
    5: 'Desde el otro lado de la sala, parece que acabas de oír música. Con un 5 en la Personalidad te sientas en las barandas, con el abrigo a medio quitar.',
    6: 'Miras a todo el mundo como a un hermano menor. Con un 6 en la Personalidad llevas las mangas subidas, por si hay que lavar alguna cara.',
    7: 'A tu lado, los desconocidos bajan la voz. Con un 7 en la Personalidad lees cada letrero hasta el final, con las manos a la espalda.',
    8: 'Tienes pinta de importante hasta con una bandeja en las manos. Con un 8 en la Personalidad te detienes en cualquier lugar, y detrás se forma una fila.',
    9: 'Tu cara dice que pasaste por mucho y que saliste con buen corazón. Con un 9 en la Personalidad giras el cuerpo entero hacia quien habla.',
    11: 'Hay en ti un brillo que nadie sabe nombrar. Con un 11 en la Personalidad miras una cara nueva un segundo de más.',
    22: 'Das calma, y pareces más grande de lo que mides. Con un 22 en la Personalidad te mueves despacio, y tu silencio parece un plan.',
    33: 'Te pareces mucho a aquella maestra paciente que todos tuvimos. En el autobús, ante un 33 en la Personalidad, los desconocidos bajan los pies del asiento.',
  },
  expression: {
    1: 'Cuando hay trabajo, lo tuyo es empezar. Con un 1 en la Expresión das el primer paso con la mitad de las instrucciones.',
    2: 'Con un 2 en la Expresión notas lo que apenas desentona en una página o en un sonido. «Un pelo a la izquierda», dices del cuadro, y queda.',
    3: 'Cuando trabajas, las palabras te salen solas. Con un 3 en la Expresión le pones música al informe, y colores al margen.',
    4: 'Ves cómo están armadas las cosas. Con un 4 en la Expresión pones en fila las piezas de la licuadora, y lavarlas no te aburre.',
    5: 'Una tarea nueva la aprendes sobre la marcha. Con un 5 en la Expresión miras una vez cómo se pica una cebolla, y la picas más rápido.',
    6: 'Con un 6 en la Expresión haces cada cosa para el lugar donde va a estar. El estante lo mides con la taza más alta en la mano.',
    7: 'Con un 7 en la Expresión miras lo que todo el mundo pasó por alto. Envías una línea sobre la página 212: «¿Eso es un menos?».',
    8: 'Cuando estás tú, las cosas grandes salen adelante. Con un 8 en la Expresión no te vas cuando te cansas: te vas cuando ya subió la última caja.',
    9: 'Hagas lo que hagas, empiezas por el ambiente que debe tener. Con un 9 en la Expresión eliges la música de la fiesta antes que la comida.',
    11: 'Cuando crees en un trabajo, se ve. Con un 11 en la Expresión trabajas como si te lo estuvieran dictando.',
    22: 'Puedes trabajar a la vez en lo grande y en lo mínimo. Con un 22 en la Expresión ves el estadio y el tornillo flojo.',
    33: 'En tus manos, lo enredado queda claro. Con un 33 en la Expresión dejas cada herramienta donde va a hacer falta.',
  },
};
