import type { DigitReadings, GridLineKey, GridLineReading } from '../../../readings/types';

/** What none, one, two, three, and four or more of a digit in a birth date are said to mean. */
export const gridCounts: DigitReadings<readonly [string, string, string, string, string]> = {
  1: [
    'La fecha no trae ningún 1, así que la voz que llega lejos te la encontraste tú. Quizá fue en una escalera: cantaste una nota, solo por oírla, y el edificio entero te la devolvió.',
    'Un 1 te da buen instinto para lo tuyo. En un montón de abrigos negros, tu mano encuentra el tuyo por un botón. Solo tu voz grabada sigue pareciéndote la de algún primo.',
    'Dos 1 te dejan sostener tu melodía mientras a tu lado cantan otra. Si cada cual empieza por un verso distinto, no te pasas al suyo. Lo oyes, eso sí, y qué bien le queda al tuyo.',
    'Tres 1 se leen como una voz con ganas de salir: tarareas sin saberlo. Mientras lavas los platos te preguntan qué canción es esa, y también quieres saberlo. Es de un anuncio de colchones.',
    'Dicen que tantos 1 hacen una mano fuerte. Si cierras un termo, queda cerrado, y para llegar al café la siguiente persona necesita las dos manos y unas palabrotas. Algunas mañanas esa persona eres tú.',
  ],
  2: [
    'Una fecha sin 2 te deja leer las caras por tu cuenta, y aprendiste una por una. La primera pudo ser la de un gato. Ya conoces la sonrisa de verdad: llega hasta los ojos.',
    'Un 2 se lee como oído para las voces. Un zorro de dibujos animados dice su primera palabra, y sabes quién está dentro: el detective de la otra película. Hasta el final es un zorro con placa.',
    'Dos 2 te dan oído para lo que hay detrás de una voz. Un «estoy bien» suena medio tono alto, y lo notas aun con mala señal. También oyes venir una fiesta sorpresa, y gritas divinamente.',
    'Tres 2 dejan entrar a los demás, como música a través de la pared. Alguien bosteza tres filas más allá, y te toca. En una película un hombre muerde un limón, y se te arruga toda la cara.',
    'Dicen que tantos 2 hacen un cuerpo que siente por dos. Enfrente, un extraño se da en el pulgar con un martillo, y sacudes tu mano. Dos puertas más allá todavía te duele un poco.',
  ],
  3: [
    'Sin un 3 en la fecha, tu oído espera a que el juego lo empiece otro. Una niña de cuatro años te pasa un teléfono de juguete, escuchas, arrugas la frente y dices: «Lo siento, aquí no hay elefantes».',
    'Un 3 te da una memoria con debilidad por lo que te hizo feliz. Que suene una canción de tus doce años, y te sabes toda la letra y casi todo el baile.',
    'Dos 3 te dan mucha imaginación. Dos extraños se sientan en la mesa de al lado, y a los postres ya has decidido que son espías y que se han enamorado. Cuando se van, les desearías suerte.',
    'Tres 3 te dan tantas imágenes a la vez que chocan entre sí. Miras una mancha de humedad en la pared, y es un conejo. Luego, un general. Desde entonces es un conejo con medallas.',
    'Con tantos 3, imaginarte algo puede parecerse mucho a hacerlo. Ya te levantaste, te lavaste y encontraste los dos calcetines. Entonces abres los ojos, todavía en la cama, y falta todo.',
  ],
  4: [
    'La fecha no trae un 4, así que la buena memoria de tus manos es casera. Quizá empezó con una llave perdida y una larga espera en la escalera. Ahora hay un gancho, tu mano lo encuentra sin ti, y te da orgullo el gancho.',
    'Un 4 les da a tus manos curiosidad por cómo encaja todo. Se desarma en ellas un despertador antes de que te des cuenta. Suele volver a andar, con un resorte de sobra.',
    'Dos 4 te dan manos que notan qué le pasa a una cosa. «Dejó de funcionar», dice un amigo, y te pasa su teléfono. Pesa un poco de más. Sale agua, y vas por una toalla.',
    'Con tres 4, dicen, los dedos ven. Con los ojos cerrados distingues el roble del pino, y la toalla buena de la otra. En una tienda tocas todos los suéteres que hay entre ti y la puerta.',
    'Tantos 4 se leen como un pulso constante. Que suene un reloj de pared, o un tren sobre los rieles, y tus dedos ya van golpeando algo al compás. Si se detiene, siguen cuatro golpes por su cuenta.',
  ],
  5: [
    'La fecha no trae un 5, así que te orientas de oído y de olfato: a la izquierda donde rechina la reja, a la derecha donde huele a ropa tibia. Hasta que alguien aceita la reja.',
    'Dicen que un 5 ayuda al cuerpo a guardar el equilibrio. El autobús frena en seco, todos dan dos pasos hacia delante, y a ti ya se te doblaron las rodillas. Te enteras por las caras.',
    'Dos 5 se leen como olfato para el aire fresco. En un edificio desconocido, con los ojos cerrados, hallarías la salida por el frío en los tobillos. La lluvia la hueles una hora antes de la primera gota.',
    'Tres 5 dan, según la tradición, un paladar fino. El tuyo desarma una sopa a oscuras: comino, limón y algo verde que nadie más notó. La receta es secreto de familia, y en la última cucharada ya casi la tienes.',
    'Con tantos 5, dicen, las ideas llegan a pie. Suena el teléfono y te levantas, caminas mientras hablas y, al colgar, estás a dos calles de casa, en pantuflas.',
  ],
  6: [
    'Donde la fecha no tiene 6, tus manos aprendieron de otras. Quizá una vez caíste en cama, y alguien trajo caldo y se quedó hasta que el plato estuvo vacío. Así lo llevas tú ahora.',
    'Un 6 te da sentido para los cuartos. Si la luz es demasiado blanca, tus hombros lo saben antes que tú. En un hotel mueves una silla y entonces te quitas el abrigo, porque ahora sí llegaste.',
    'Dos 6 te dan manos que saben cuánto calor tiene una cosa. Pones el dorso en una frente, o en un tazón de leche, y podrías decir los grados. El termómetro casi siempre opina igual.',
    'Tres 6 se leen como un ojo que guarda un color. Lo llevas en la cabeza por media ciudad, compras el hilo y en casa lo pones sobre el abrigo. Es el mismo azul.',
    'Tantos 6 te dan un ojo que encuentra algo precioso casi en cualquier parte, hasta en el aceite de un charco. Sácalo a la calle. En tu barrio hay un perro al que hoy nadie le dijo guapo.',
  ],
  7: [
    'No hay un 7 en la fecha, así que a pensar te ayuda el oído. A solas con los platos le explicas el problema a una taza y, a media explicación, oyes la respuesta. «Gracias», le dices.',
    'Un 7 pasa por ser buena memoria para el lugar donde leíste algo. La frase se fue. Pero estaba en una página izquierda, bajo una mancha de café, y podrías ponerle el dedo encima.',
    'Dos 7 se leen como ojo para el dibujo oculto. En un prado es el trébol de cuatro hojas. En un papel pintado es el punto donde las flores vuelven a empezar, y ya no puedes ver otra cosa.',
    'Dicen que tres 7 dan oído para el silencio. Una casa donde todos duermen no te suena igual que una donde no hay nadie, y sabes cuál es con un solo pie dentro.',
    'Tantos 7 te dan el ojo de quien viene de otro planeta. «Esperan el domingo toda la semana», escribirías a los tuyos, «y luego lavan el suelo». Di «codo» diez veces y mírate el brazo.',
  ],
  8: [
    'Sin un 8 en la fecha, las cifras primero tienen que pasar por tus ojos. Cuando la máquina del banco pregunta si quieres ver tu saldo, cierras uno y aprietas «Sí».',
    'Un 8 se lee como tacto para las cifras: una cuenta mal hecha te pica. A dos calles, con lluvia, caes en la cuenta: el té no estaba. Así que das media vuelta.',
    'Dos 8 te dan dedos que saben lo bien que está hecha una cosa. Le das la vuelta a la tetera, la golpeas con la uña y la dejas. Después recorres la tienda una vez, para que se lo piense.',
    'Tres 8 se leen como un buen reloj, en algún lugar por dentro. Despiertas un minuto antes que la alarma y la esperas en la cama, a que te alcance.',
    'Con tantos 8, dicen, los números juegan por su cuenta en tu cabeza. Te regalan un higo, y ya calculaste a cuánto sale el mordisco antes de notar que es el mejor de tu vida.',
  ],
  9: [
    'Tu fecha no tiene un 9, así que tu oído empieza por su propia calle. Conoces a los perros por el ladrido y al autobús por el suspiro, y desde ahí sigues escuchando.',
    'A un 9 se le atribuye oído para lo lejano. En una noche tranquila distingue un tren que debe de andar a kilómetros. Te quedas sin moverte, con el cepillo de dientes en el aire, hasta que se va.',
    'Dos 9 se leen como amor por lo justo. Repartes el helado tan despacio que a todos les toca exactamente lo mismo. Es el helado más justo de la ciudad, y se puede beber.',
    'Tres 9 te dan una memoria con sitio para la cara de todo el mundo. Pasa una mujer, y la conoces: hace años, en otra ciudad, te vendió queso. Que ella sepa, no te ha visto nunca.',
    'Tantos 9 se leen como la imagen de un mundo perfecto, hasta en el color de los faroles. Algunas noches, diez minutos después de ponerse el sol, tu propia calle es idéntica. Entonces caminas más despacio.',
  ],
};

/** The lines of the square; four of them stand in both orders. */
export const gridLines: Readonly<Record<GridLineKey, GridLineReading>> = {
  123: {
    name: 'la línea del plan',
    full: 'Esta línea se lee como un ojo que ve por adelantado. Ante las sobras, sacas el único recipiente que van a llenar, hasta el último garbanzo, y la tapa hace clic. Es un talento muy callado.',
    empty:
      'Sin 1, 2 ni 3 en la fecha, tus manos van por delante de los ojos. De noche, en un cuarto ajeno, una se desliza por la pared hasta el interruptor, pasando por dos cuadros y una bata.',
  },
  147: {
    name: 'la línea de lo práctico',
    full: 'Esta línea te da manos que saben más que tú. «Cuando lo sientas, está» es toda la receta. Para escribir algo más tendrías que hacer una masa y ver qué hacen tus manos.',
    empty:
      'Sin un 1, un 4 ni un 7, tus dedos aprenden probando. Se apaga la luz del pasillo, giran esto, aprietan aquello, y vuelve. Te quedas un momento debajo, con orgullo.',
  },
  159: {
    name: 'la línea de la determinación',
    full: 'La fecha te da una memoria que no se rinde. En el almuerzo se te va un nombre, y hablas de otra cosa. Ella sigue buscando y, por la noche, con media cabeza en el suéter, lo dices en voz alta.',
    empty:
      'Donde faltan el 1, el 5 y el 9, tu oído guarda lo que la cabeza suelta. Un número de teléfono se te olvida por la noche, y años después sabes cómo sonaba la lluvia en cierto techo.',
  },
  258: {
    name: 'la línea del equilibrio',
    full: 'Aquí una línea llena se lee como pulso firme. Puedes servir té en un tren en marcha y parar justo antes del borde. Si algo hace que te tiemble, es la música.',
    empty:
      'Una fecha sin 2, 5 ni 8 le deja la puerta abierta a tu nariz. Alguien en el autobús huele a una cocina que conociste, y durante dos paradas tienes siete años. A la tercera ya estás de vuelta.',
  },
  276: {
    name: 'la línea de la eficacia',
    full: 'Con esta línea, dicen, las manos saben el camino más corto. Desde hace años te atan un lazo a la espalda, y no las has visto hacerlo ni una vez.',
    empty:
      'Donde faltan el 2, el 7 y el 6, tus manos van al ritmo de lo que suena. Ponen una canción rápida, y ya están las zanahorias. Con una lenta, sigues secando el mismo plato.',
  },
  294: {
    name: 'la línea de la mente',
    full: 'La fecha te da memoria para las palabras exactas y para lo que había en la mesa. En un cumpleaños es una maravilla: «En marzo dijiste que siempre quisiste una armónica», dices, y ahí está la armónica.',
    empty:
      'La fecha no tiene 2, 9 ni 4, y tus manos son más rápidas que una explicación. Alguien describe un nudo durante diez minutos. Luego te pasa la cuerda, y ya está atado.',
  },
  357: {
    name: 'la línea de la compasión',
    full: 'Dicen que esta línea, cuando está llena, da manos suaves. Sacas una polilla a la calle entre las palmas y, a medio camino, deja de aletear. A menudo las abres y se queda ahí.',
    empty:
      'Donde faltan el 3, el 5 y el 7, tus manos tienen idioma propio. Un abrigo ajeno resbaló al suelo y, antes de colgarlo, le acomodan el cuello. Es una carta de amor. Ojalá se note.',
  },
  369: {
    name: 'la línea de las ideas',
    full: 'La fecha te da una cabeza donde una cosa lleva a otra. Buscas un detalle sobre las hormigas y, tres horas después, sabes cómo se sostienen los puentes. No sabrías decir dónde hiciste el transbordo.',
    empty:
      'Si no hay 3, 6 ni 9, tus ojos quieren ver cómo pasa. Durante una hora las mareas son palabras, hasta que alguien mueve una naranja alrededor de una taza. Ya lo tienes. Y la naranja.',
  },
  438: {
    name: 'la línea del pensamiento',
    full: 'Llena, la línea del pensamiento da, según la tradición, un oído que sabe cómo está hecha una cosa. En una canción que no conoces sientes venir el sitio donde va a cambiar, y tomas aire justo antes.',
    empty:
      'Sin un 4, un 3 ni un 8, a tu ojo le gusta saltar al final. Quizá una maestra te escribió «¿CÓMO?» en rojo junto a un resultado correcto. Desde entonces vuelves por los pasos.',
  },
  456: {
    name: 'la línea de la voluntad',
    full: 'La fecha te da piernas con voluntad propia. Te llevaron hasta lo alto de un cerro por la vista, y tienes una foto muy buena de la niebla. Por la noche, en la cama, siguen subiendo.',
    empty:
      'Sin un 4, un 5 ni un 6 en la fecha, te despiertas de las manos hacia dentro. Pones las muñecas bajo el agua fría, cuentas hasta diez, y para entonces también tienes abiertos los ojos.',
  },
  618: {
    name: 'la línea de lo cotidiano',
    full: 'Dicen que esta línea da buena mano para lo cotidiano. Los demás discuten el sentido de la vida, y tu mano levanta la caja de leche y sabe que alcanza. En el desayuno nadie recuerda el sentido.',
    empty:
      'Donde faltan el 6, el 1 y el 8, tu ojo se guía por el color. Quizá metes los formularios bajo el frutero, y los rellenas cuando se acaba la última manzana roja. Funciona mientras te gusten las manzanas.',
  },
  789: {
    name: 'la línea de la acción',
    full: 'La fecha te da manos rápidas. Un huevo rueda de la mesa, y está en tu palma antes de que supieras que caía. Lo miras un rato, y solo entonces te empieza a latir el corazón.',
    empty:
      'No hay 7, 8 ni 9 en la fecha, así que quien te pone en marcha es la nariz. No tienes hambre. Entonces, dos casas más allá, alguien fríe cebolla, y estás en la cocina con una sartén en la mano.',
  },
};
