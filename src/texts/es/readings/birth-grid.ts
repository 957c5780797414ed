import type { DigitReadings, GridLineKey, GridLineReading } from '../../../readings/types';

/** What none, one, two, three, and four or more of a digit in a birth date are said to mean. */
export const gridCounts: DigitReadings<readonly [string, string, string, string, string]> = {
  1: [
    'Tu fecha no trae ningún 1, así que esa voz que llega lejos la encontraste por tu cuenta. Quizá fue en una escalera: cantaste una nota, solo por oírla, y el edificio entero te la devolvió.',
    'Con un 1, tu instinto reconoce lo tuyo. En un montón de paraguas negros, tu mano encuentra el tuyo por una muesca en el mango. Solo tu voz grabada sigue pareciéndote la de algún primo.',
    'Con dos 1 sostienes tu melodía aunque a tu lado canten otra. Si cada cual empieza por un verso distinto, no te pasas al de nadie. Los oyes, eso sí, y qué bien le quedan al tuyo.',
    'Con tres 1, dicen, la voz se te escapa: tarareas sin darte cuenta. Mientras lavas los platos te preguntan qué canción es esa, y tú también quieres saberlo. Es de un anuncio de colchones.',
    'Dicen que tantos 1 dan una mano fuerte. Termo que cierras, cerrado queda, y quien quiera café necesitará las dos manos y unas palabrotas. Algunas mañanas quien quiere café eres tú.',
  ],
  2: [
    'Sin un 2 en la fecha, aprendiste a leer las caras por tu cuenta, una por una. La primera pudo ser la de un gato. Ya conoces la sonrisa de verdad: llega hasta los ojos.',
    'Con un solo 2 ya hay oído para las voces. Un zorro de dibujos animados dice su primera palabra, y sabes quién le presta la voz: el detective de la otra película. Hasta el final ves un zorro con placa.',
    'Dos 2 oyen lo que hay detrás de una voz. Un «estoy bien» suena medio tono alto, y lo notas aun con mala señal. También oyes venir una fiesta sorpresa, y gritas divinamente.',
    'Tres 2 dejan entrar lo que sienten los demás, como música a través de la pared. Una señora bosteza tres filas más allá, y bostezas. En una película un hombre muerde un limón, y se te arruga toda la cara.',
    'Con tantos 2, dicen, el cuerpo siente por dos. Enfrente, un hombre se da en el pulgar con un martillo, y tú sacudes la mano. Dos calles después todavía te duele un poco.',
  ],
  3: [
    'Sin un 3 en la fecha, tu oído espera a que otra gente empiece el juego. Una niña de cuatro años te pasa un teléfono de juguete, escuchas, arrugas la frente y dices: «Lo siento, aquí no hay elefantes».',
    'Basta un 3 para que tu memoria se quede con lo feliz. Que suene una canción de tus doce años, y te sabes toda la letra y casi todo el baile.',
    'Con dos 3 te sobra imaginación. Una pareja se sienta en la mesa de al lado, y a los postres ya decidiste que son espías y que acaban de enamorarse. Cuando se van, por poco les deseas suerte.',
    'Tres 3 mandan tantas imágenes a la vez que chocan entre sí. Miras una mancha de humedad en la pared, y es un conejo. Luego, un general. Desde entonces es un conejo con medallas.',
    'Con tantos 3, imaginarte algo puede parecerse mucho a hacerlo. Ya te levantaste, te lavaste y encontraste los dos calcetines. Entonces abres los ojos, todavía en la cama, y falta todo.',
  ],
  4: [
    'La fecha no trae un 4, así que tus manos hicieron su memoria en casa. Quizá empezó con una llave perdida y una larga espera en la escalera. Ahora hay un gancho, tu mano lo encuentra sin ti, y ese gancho te da orgullo.',
    'Con un 4, tus manos quieren saber cómo encaja todo. Antes de que te des cuenta, ya desarmaron un despertador. Suele volver a andar, con un resorte de sobra.',
    'Con dos 4, tus manos notan qué le pasa a cada cosa. «Dejó de funcionar», dice un amigo, y te pasa su teléfono. Pesa un poco de más. Lo inclinas, sale agua, y vas por una toalla.',
    'Con tres 4, dicen, los dedos ven. Con los ojos cerrados distingues el roble del pino, y la toalla buena de la otra. En una tienda tocas todos los suéteres que hay entre ti y la puerta.',
    'Tantos 4 no pierden el compás. Que suene un reloj de pared, o una gotera, y tus dedos ya golpean la mesa a su ritmo. Si el reloj se detiene, ellos dan cuatro golpes más.',
  ],
  5: [
    'La fecha no trae un 5, así que te orientas de oído y de olfato: a la izquierda donde rechina la reja, a la derecha donde huele a ropa tibia. Hasta que alguien aceita la reja.',
    'Dicen que un 5 ayuda al cuerpo a guardar el equilibrio. El autobús frena en seco, todos dan dos pasos hacia adelante, y tú ya habías flexionado las rodillas. Te enteras al verles la cara.',
    'Con dos 5 encuentras el aire fresco. En un edificio desconocido, con los ojos cerrados, darías con la salida por el frío en los tobillos. La lluvia la hueles una hora antes de la primera gota.',
    'Tres 5 dan, según la tradición, un paladar fino. El tuyo desarma una sopa a oscuras: comino, limón y una hierba que nadie más notó. La receta es secreto de familia, y en la última cucharada ya casi la tienes.',
    'Con tantos 5, dicen, las ideas llegan a pie. Suena el teléfono y te levantas, caminas mientras hablas y, al colgar, estás a dos calles de casa, en pantuflas.',
  ],
  6: [
    'Sin un 6 en la fecha, tus manos aprendieron de otras. Quizá una vez caíste en cama, y una vecina trajo caldo y se quedó hasta que el plato estuvo vacío. Ahora el caldo lo llevas tú, y también te quedas.',
    'Con un 6 sientes los cuartos en el cuerpo. Si la luz es demasiado blanca, tus hombros lo saben antes que tú. En un hotel mueves una silla y solo entonces te quitas los zapatos, porque ahora sí llegaste.',
    'Gracias a dos 6, tus manos miden el calor. Pones el dorso en una frente, o contra un tazón de leche, y podrías decir los grados. El termómetro casi siempre opina igual.',
    'Con tres 6, tu ojo se aprende un color. Lo llevas en la cabeza por media ciudad, compras el hilo y, en casa, lo pones sobre la manga rota. Es el mismo azul.',
    'Tantos 6 ven belleza casi en cualquier parte, hasta en el aceite de un charco. Sal a la calle con esos ojos. En tu barrio hay un perro al que hoy nadie le dijo guapo.',
  ],
  7: [
    'No hay un 7 en la fecha, así que a pensar te ayuda el oído. A solas con los platos le explicas el problema a una taza y, a media explicación, oyes la respuesta. «Gracias», le dices.',
    'Un 7, dicen, recuerda en qué lugar leyó cada cosa. La frase se te fue. Pero estaba en una página izquierda, bajo una mancha de café, y podrías ponerle el dedo encima.',
    'A dos 7 no se les esconde ningún dibujo. En un prado ves el trébol de cuatro hojas. En un papel pintado, el punto donde las flores vuelven a empezar, y ya no puedes ver otra cosa.',
    'Dicen que tres 7 dan oído para el silencio. Una casa donde todos duermen no te suena igual que una donde no hay nadie, y sabes cuál es con un solo pie dentro.',
    'Con tantos 7 miras como quien viene de otro planeta. «Esperan el domingo toda la semana», escribirías a los tuyos, «y luego lavan el suelo». Di «codo» diez veces y mírate el brazo.',
  ],
  8: [
    'Sin un 8 en la fecha, las cifras primero tienen que pasar por tus ojos. Cuando la máquina del banco pregunta si quieres ver tu saldo, cierras uno y aprietas «Sí».',
    'Tu 8 tiene tacto para las cifras, y una cuenta mal hecha le pica. Sales del café y, a dos calles, con lluvia, ya sabes qué era: no te cobraron el té. Así que das media vuelta.',
    'Con dos 8, tus dedos saben si una cosa está bien hecha. Le das la vuelta a una tetera, la golpeas con la uña y la dejas. Después recorres la tienda, para que la tetera se lo piense.',
    'Tres 8 son un buen reloj que llevas por dentro. Despiertas un minuto antes que la alarma y esperas en la cama a que te alcance.',
    'Con tantos 8, dicen, los números juegan por su cuenta en tu cabeza. Te regalan un higo, y ya calculaste a cuánto sale el mordisco antes de notar que es el mejor de tu vida.',
  ],
  9: [
    'Tu fecha no tiene un 9, así que tu oído empieza por la calle donde vives. Conoces a los perros por el ladrido y al autobús por el suspiro, y desde ahí vas oyendo cada vez más lejos.',
    'Dicen que un 9 oye lo que está lejos. En una noche tranquila distingues la sirena de un barco, y el puerto está a kilómetros. Te quedas sin moverte, con el cepillo de dientes en el aire, hasta que se calla.',
    'A dos 9 les importa que todo sea justo. Repartes el helado tan despacio que a todos les toca exactamente lo mismo. Es el helado más justo de la ciudad, y se puede beber.',
    'Con tres 9, en la memoria te cabe la cara de todo el mundo. Pasa una mujer, y la conoces: hace años, en otra ciudad, te vendió queso. Que ella sepa, no te ha visto nunca.',
    'Con tantos 9 imaginas un mundo perfecto, hasta en el color de los faroles. Algunas noches, diez minutos después de ponerse el sol, tu propia calle se le parece. Entonces caminas más despacio.',
  ],
};

/** The lines of the square; four of them stand in both orders. */
export const gridLines: Readonly<Record<GridLineKey, GridLineReading>> = {
  123: {
    name: 'la línea del plan',
    full: 'Tu ojo, con esta línea, calcula por adelantado. Hay que guardar las sobras, y de todos los recipientes sacas el justo: cabe hasta el último garbanzo, y la tapa hace clic. No aplaude nadie.',
    empty:
      'Sin 1, 2 ni 3 en la fecha, tus manos van por delante de los ojos. De noche, en un cuarto ajeno, una se desliza por la pared hasta el interruptor, pasando por dos cuadros y una bata.',
  },
  147: {
    name: 'la línea de lo práctico',
    full: 'Con esta línea, tus manos saben más que tú. Te piden la receta del pan, y escribes: «Cuando lo sientas, está». Para añadir algo tendrías que hacer una masa y ver qué hacen ellas.',
    empty:
      'Sin un 1, un 4 ni un 7, tus dedos aprenden probando. Se apaga la luz del pasillo, giran esto, aprietan aquello, y la luz vuelve. Te quedas un momento debajo, con orgullo.',
  },
  159: {
    name: 'la línea de la determinación',
    full: 'Con esta línea, tu memoria no se rinde. En el almuerzo se te va un nombre, y hablas de otra cosa. La memoria sigue buscando y, por la noche, con media cabeza dentro del suéter, dices el nombre en voz alta.',
    empty:
      'Donde faltan el 1, el 5 y el 9, tu oído guarda lo que la cabeza suelta. Un número de teléfono se te olvida por la noche, y años después sabes cómo sonaba la lluvia en cierto techo.',
  },
  258: {
    name: 'la línea del equilibrio',
    full: 'Cuando está llena, esta línea da pulso firme. Puedes servir té en un barco que se mueve y parar justo antes del borde. Solo la música hace que te tiemble la mano.',
    empty:
      'Una fecha sin 2, 5 ni 8 le deja la puerta abierta a tu nariz. En el autobús, una señora huele a una cocina que conociste, y durante dos paradas tienes siete años. A la tercera ya estás de vuelta.',
  },
  276: {
    name: 'la línea de la eficacia',
    full: 'Con esta línea, dicen, las manos saben el camino más corto. Desde hace años te atan el delantal a la espalda, y no las has visto hacerlo ni una vez.',
    empty:
      'Donde faltan el 2, el 7 y el 6, tus manos van al ritmo de lo que suena. Ponen una canción rápida, y ya están picadas las zanahorias. Con una lenta, sigues secando el mismo plato.',
  },
  294: {
    name: 'la línea de la mente',
    full: 'Por esta línea recuerdas las palabras exactas, y hasta lo que había en la mesa. En un cumpleaños es una maravilla: «En marzo dijiste que siempre quisiste una armónica», dices, y sacas la armónica.',
    empty:
      'La fecha no tiene 2, 9 ni 4, y tus manos son más rápidas que una explicación. Te describen un nudo durante diez minutos. Luego te pasan la cuerda, y ya está atado.',
  },
  357: {
    name: 'la línea de la compasión',
    full: 'Dicen que esta línea, cuando está llena, da manos suaves. Sacas una polilla a la calle entre las palmas y, a medio camino, deja de aletear. Abres las manos, y se queda ahí un rato.',
    empty:
      'Si te faltan el 3, el 5 y el 7, hablas con las manos. Recoges del suelo una camisa que no es tuya y, antes de colgarla, le acomodas el cuello. Es una carta de amor. Ojalá se note.',
  },
  369: {
    name: 'la línea de las ideas',
    full: 'En tu cabeza, con esta línea, una cosa lleva a otra. Buscas un detalle sobre las hormigas y, tres horas después, sabes cómo se sostienen los puentes. No sabrías decir dónde hiciste el transbordo.',
    empty:
      'Si no hay 3, 6 ni 9, tus ojos quieren ver cómo pasa. Durante una hora las mareas son palabras, hasta que alguien mueve una naranja alrededor de una taza. Ahora sí lo ves. Después te comes la luna.',
  },
  438: {
    name: 'la línea del pensamiento',
    full: 'Si la línea del pensamiento está llena, según la tradición, tu oído sabe cómo está hecha una cosa. En una canción que no conoces sientes venir el sitio donde va a cambiar, y tomas aire justo antes.',
    empty:
      'Sin un 4, un 3 ni un 8, a tu ojo le gusta saltar al final. Quizá una maestra te escribió «¿CÓMO?» en rojo junto a un resultado correcto. Desde entonces vuelves atrás, a buscar los pasos.',
  },
  456: {
    name: 'la línea de la voluntad',
    full: 'Con esta línea, tus piernas tienen voluntad propia. Te llevaron hasta lo alto de un cerro por la vista, y tienes una foto muy buena de la niebla. Por la noche, en la cama, siguen subiendo.',
    empty:
      'Sin un 4, un 5 ni un 6 en la fecha, lo primero que se te despierta son las manos. Metes las muñecas bajo el chorro frío, cuentas hasta diez, y hacia el ocho se abren también los ojos.',
  },
  618: {
    name: 'la línea de lo cotidiano',
    full: 'Dicen que esta línea da buena mano para lo cotidiano. Los demás discuten el sentido de la vida, y tu mano levanta la caja de leche y sabe que alcanza. En el desayuno nadie se acuerda del sentido, y hay leche.',
    empty:
      'Donde faltan el 6, el 1 y el 8, tu ojo se guía por el color. Quizá metes los formularios bajo el frutero, y los rellenas cuando se acaba la última manzana roja. Funciona mientras te gusten las manzanas.',
  },
  789: {
    name: 'la línea de la acción',
    full: 'De esta línea te vienen las manos rápidas. Un huevo rueda de la mesa, y está en tu palma antes de que sepas que se cae. Lo miras un rato, y solo entonces te empieza a latir el corazón.',
    empty:
      'No hay 7, 8 ni 9 en la fecha, así que quien te pone en marcha es la nariz. No tienes hambre. Entonces, dos casas más allá, alguien fríe cebolla, y estás en la cocina con una sartén en la mano.',
  },
};
