import type { CoreNumber } from '@ninefold/numerology';
import type { ShortReading } from '../../../readings/types';

/** The birthday: a knack that nobody had to teach. No day of the month makes 33. */
export const birthdayReadings: Readonly<Record<Exclude<CoreNumber, 33>, ShortReading>> = {
  1: {
    title: 'Talento para empezar',
    meaning:
      'Con un 1 en el día de nacimiento tienes talento para empezar, aunque nadie te haya explicado cómo. Mientras todos miran el juego nuevo, tú repartes las cartas.',
    text: 'Hay una montaña de tamales, veinte personas la admiran y nadie quiere estrenarla. Tú ya tienes el plato en la mano. También preguntas antes que nadie: «Perdón, ¿qué significa esa palabra?». Terminar no es lo tuyo: casi todos tus libros tienen el separador en la página treinta. Pero vuelve a los tamales y mira hacia atrás: se formó una fila, y quienes decían que no tenían hambre van detrás de ti.',
  },
  2: {
    title: 'Sentir cómo están los demás',
    meaning:
      'Con un 2 en el día de nacimiento adivinas sin esfuerzo cómo se siente la gente. Ves cómo una amiga deja sus cosas en la silla, y preguntas qué pasó.',
    text: '«Ok, perfecto», escribe la amiga que siempre te manda tres corazones y un cerdito que baila. Lees «me dolió, pregúntame», así que preguntas y, tras un largo silencio, ella escribe: «¿Cómo supiste?». En las cenas familiares te sientas entre los dos primos que no deben sentarse juntos. Te ríes hacia la izquierda, asientes hacia la derecha, y nadie pelea. Después te hace falta una siesta.',
  },
  3: {
    title: 'Don de contar',
    meaning:
      'Si tu día de nacimiento es un 3, las palabras te salen solas. Naciste para contar historias, y en tu boca hasta un trámite da emoción.',
    text: 'Sales por leche y, a la hora de la cena, es una epopeya con un perro perdido y un policía que canta ópera. De la leche no se vuelve a hablar. «No fue así», dice quien iba contigo. «Ya sé», dices, «pero escucha». Y te escucha, con el tenedor en el aire. Después de un mal día te llaman a propósito. No quieren consejos. Quieren otra vez al policía.',
  },
  4: {
    title: 'Talento para el orden',
    meaning:
      'Un 4 en el día de nacimiento es el don del orden: sabes en qué cajón están las tijeras y, si alguien las movió, sabes quién.',
    text: '¿Las instrucciones? Las lees. Primero cuentas los tornillos, y por eso tu estante es el único de la familia que no se inclina. Se burlan de tus etiquetas. Una noche se va la luz, y a las ocho están todos en tu casa, porque tienes velas, fósforos y una lista de dónde están. No dices ni una palabra. Solo lees la lista en voz alta, despacio, desde arriba.',
  },
  5: {
    title: 'Facilidad para adaptarte',
    meaning:
      'Quien tiene un 5 en el día de nacimiento se adapta rápido. En cocina ajena encuentras las tazas sin preguntar, y ya le haces café a gente que conociste anoche.',
    text: 'A las nueve te bajas en un pueblo desconocido, y a mediodía tienes apodo, banco favorito y una bicicleta que te prestaron. Lo que te agota es la misma mañana, una y otra vez. Si llevas demasiado tiempo en calma, cambias los muebles de lugar. Esa noche chocas con la mesa a oscuras, te frotas la rodilla y sientes que vienes de un viaje.',
  },
  6: {
    title: 'Ver quién necesita ayuda',
    meaning:
      'Con un 6 en el día de nacimiento, cuidar es tu talento natural. Ves enseguida quién tiene frío, y cerraste la ventana antes de que dijera nada.',
    text: 'En tu cajón hay velitas para cualquier edad, té para cuatro clases de tristeza y un cepillo de dientes nuevo para quien pierda el último tren. En las fiestas, tus ojos dan con quien no tiene con quién hablar. Si una amiga va al médico a las diez, a las diez miras el reloj. ¿Y quién hace eso por ti? Dile a alguien a qué hora es tu cita. Le encantará preocuparse a su vez.',
  },
  7: {
    title: 'Mirar de cerca',
    meaning:
      'Si tu día de nacimiento es un 7, tu mente no da nada por visto: te hacen un truco de cartas y pides verlo otra vez, un poco más despacio.',
    text: 'Es noche de película y pusiste pausa para averiguar si los submarinos de verdad funcionan así. Una hora después lo sabes, y los demás se fueron a dormir. Con la gente haces lo mismo. «Es buen tipo, supongo», dice una amiga de su novio nuevo, y la mesa entera oye «buen tipo». Tú oyes «supongo». No lo comentas. Esperas a que se vayan, secas otro plato y preguntas.',
  },
  8: {
    title: 'Saber cuánto valen las cosas',
    meaning:
      'Con un 8 en el día de nacimiento sabes lo que vale cada cosa. En un mercado de cosas usadas le das la vuelta a un reloj, lo miras por debajo y sabes si el precio es justo.',
    text: 'Si un primo dice que vendrá a cenar sin falta, no le pones plato. Una vecina tímida dice que va a intentarlo, y compras las aceitunas que le gustan, porque en ella eso es una promesa. Casi nunca fallas, ni con la gente ni con las motos usadas. Una noche llaman a la puerta, y es el primo, de corbata y con flores. Te encanta haberte equivocado. Le das tu plato y cenas de la olla.',
  },
  9: {
    title: 'Amistad con todo el mundo',
    meaning:
      'Con un 9 en el día de nacimiento te cae bien toda clase de gente, y ese es tu don. Sabes cómo se llama el señor que te vende pilas, y también su perro.',
    text: 'El técnico que vino a arreglar el internet terminó hace una hora, y sigue mostrándote fotos de sus gemelas. Te pasa siempre, porque casi todo el mundo te cae bien y se te nota. También prestas tus paraguas y no vuelves a verlos. Cuando llueve a cántaros te asomas a la ventana, y da gusto imaginarlos a todos, abiertos, de regreso a casa por la ciudad entera.',
  },
  11: {
    title: 'Presentir lo que viene',
    meaning:
      'El 11 es un número maestro y, en el día de nacimiento, trae mucha intuición. Le das la mano a alguien encantador y, de vuelta a casa, dices: «No me fío».',
    text: 'Piensas en una amiga, y en ese mismo minuto te llama. También pensaste en nueve personas que no llamaron, pero esas nadie las cuenta. Aun así, notas cosas. En una fiesta, entre carcajadas, sabes qué invitada lloró antes de entrar. No se lo mencionas. Le llevas un plato con lo mejor de la mesa y hablas de cualquier cosa. ¿Cómo lo supiste? Por su manera de sostener las llaves.',
  },
  22: {
    title: 'Ver cómo se construye',
    meaning:
      'Con un 22 en el día de nacimiento imaginas algo grande y calculas cómo hacerlo. Dibujas una casa en un árbol y al lado apuntas cuántos clavos lleva.',
    text: '«Yo abriría un café chiquito», dice una amiga al salir del turno de noche, «con jazz». «¿Cuántas sillas?», preguntas, y parece que le dolió. No debería. En tu cabeza ya entraste, te sentaste junto a la ventana y decidiste por dónde va el agua. Muchos le dirán: «Qué bonito». Viniendo de ti, «¿cuántas sillas?» significa «te creo».',
  },
};
