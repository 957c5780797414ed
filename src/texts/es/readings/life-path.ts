import type { CoreReadings } from '../../../readings/types';

/** The Life Path: what a person learns over a lifetime. */
export const lifePathReadings: CoreReadings = {
  1: {
    title: 'Por cuenta propia',
    meaning:
      'Con el 1 en el Camino de Vida aprendes, año tras año, a fiarte de ti. Sales a pedir consejo, y a media calle ya decidiste.',
    intro:
      'Lo de valerte por tu cuenta te viene de lejos: quizá tu primera frase entera fue «déjame a mí».',
    keyTraits: [
      'valiente',
      'tenaz',
      'con ambición',
      'capaz',
      'con energía',
      'de ideas propias',
      'inflexible',
      'independiente',
      'de pocas confidencias',
      'sin rodeos',
    ],
    strengths:
      'Toda la vida te toca tener valor, y nunca deja de costarte. A los seis años sales a la pizarra con las orejas rojas. Después pruebas el queso sospechoso mientras todos te miran la cara, o te mudas a una ciudad donde conoces una sola dirección. Con los años aprendes que el miedo viene de todas formas, así que le pones una caja en los brazos, y en marcha.',
    challenges:
      'Desde la infancia, aceptar ayuda te sabe a derrota. En tu primer cuarto cuelgas la cortina sin llamar a nadie, con una punta de la barra en su gancho y la otra en tu cabeza, y dices que fue fácil. Lo que aprendiste por tu cuenta en un año, alguien te lo habría enseñado en una semana. La frase que te falta tiene tres palabras: «¿Me la sostienes?».',
    additionalInsights: [
      'A ti no te gusta que te expliquen las cosas: prefieres robarlas con la mirada. Anochece y tu fogata no prende. Un amigo se da la vuelta y le dice a su perro: «Primero van las ramitas». Buscas ramitas.',
      'La independencia cambia con la edad. A los dieciocho es una puerta con cerrojo. Mucho después puede ser dormirte sobre un hombro en un viaje largo, y saber que sin ese hombro también llegarías.',
      'El dinero, para ti, es no tener que pedirle nada a nadie. La primera vez que lo pagas todo tú, un cuarto y un saco de lentejas, recorres el cuarto como quien estrena palacio.',
    ],
  },
  2: {
    title: 'El arte de compartir',
    meaning:
      'El 2 es el número de la unión. En este Camino de Vida aprendes a vivir con otra gente y a decir, aun así, lo que quieres, aunque solo sea «me gusta la ventana abierta».',
    intro:
      'Quien más te enseña es la gente con la que vives, y sobre todo la que deja la toalla mojada en tu silla.',
    keyTraits: [
      'amable',
      'fiel',
      'con tacto',
      'conciliante',
      'paciente',
      'apacible',
      'sensible',
      'de voz baja',
      'con dudas',
      'de secretos bien guardados',
    ],
    strengths:
      'Un 2 elige el trabajo y la ciudad por la gente, y es mejor razón de lo que parece. En la infancia ya sabías de qué humor venía tu padre por el ruido de la llave. Años después, reconoces una ciudad amable por cómo cruza la calle su gente. Y al lado de alguien bueno mejoras cada año: hasta tus manos empiezan a hacer las cosas a su manera.',
    challenges:
      'Un 2 se calla las pequeñeces, en casa y en el trabajo, y las pequeñeces crecen. Tu compañero deja la toalla mojada en tu silla, y el primer mes te parece poca cosa para decírsela. Al tercero te molestan la toalla, el ruido y su manera de respirar, y él no sospecha nada. Así se pierden buenos trabajos y buenos compañeros, por algo que se arreglaba en dos minutos incómodos.',
    additionalInsights: [
      'Una frase seca puede dolerte años. Poco a poco aprendes que casi nunca hay nada detrás: quien te la mandó escribía con un solo pulgar, en un semáforo en rojo.',
      'En las grandes decisiones suele haber a tu lado alguien con más voz y muchos planes. Te lee una lista de ciudades para mudarse, y dices que todas suenan bien. Di cuál te gusta a ti.',
      'Con el dinero compartido aprendes a hablar claro. Pones un poco más de tu mitad, porque contar las monedas te parece feo. Al terminar el año, la diferencia daba para unas botas.',
    ],
  },
  3: {
    title: 'El don de la palabra',
    meaning:
      'El 3 crea. En este Camino de Vida el talento llega pronto, y las lecciones, tarde: le sonríes a la profesora de guitarra, y ella olvida qué te mandó practicar.',
    intro:
      'Siempre les caíste bien a tus maestros antes de aprender nada, y fue muy agradable y ayudó muy poco.',
    keyTraits: [
      'con talento',
      'optimista',
      'popular',
      'ocurrente',
      'hábil',
      'cordial',
      'sin agenda',
      'de mala memoria',
      'sensible',
      'impaciente',
    ],
    strengths:
      'Al entrar a la escuela ya tenías mano para las palabras, los colores o las canciones, pero tardas años en aprender que eso vale algo. Mientras tanto lo regalas: un brindis, unos versos de cumpleaños, una carta de queja que en la empresa leen en voz alta. Si te preguntan qué sabes hacer, a cualquier edad, contestas algo serio, como «hojas de cálculo».',
    challenges:
      'Apruebas las lecciones con puro encanto, y te quedas sin aprenderlas. A los ocho años no sabes la respuesta, dices algo gracioso en su lugar y te perdonan. Después alguien se ofrece a mostrarte cómo se hace de verdad, y le sacas risas hasta que se termina la hora. Das los buenos días en varios idiomas, tan bien que a nadie se le ocurre enseñarte el resto.',
    additionalInsights: [
      'El dinero recién llegado te quema en las manos. Por una noche eres la persona más espléndida de la ciudad: cena para seis, un ukelele, flores para la señora que riega las plantas de la escalera.',
      'Todos tus trabajos, los pasados y los que vengan, acaban por ser el mismo. Te contratan para vender entradas o para contar cajas, y al mes los letreros los haces tú, con dibujos.',
      'Tus viejos dolores suelen acabar en chiste, y así se te pasan. Hay uno que no: llevas años buscándole la gracia. Cuéntaselo a alguien que no se vaya a reír.',
    ],
  },
  4: {
    title: 'Construir para que dure',
    meaning:
      'El 4 es trabajo y constancia. En este Camino de Vida aprendes a fuerza de quedarte: en un empleo, en una calle, hasta que todos te preguntan a ti dónde está cada cosa.',
    intro:
      'En cualquier trabajo y en cualquier calle, sueles durar más que quienes dijeron que venían para siempre.',
    keyTraits: [
      'infatigable',
      'fiable',
      'leal',
      'de palabra',
      'paciente',
      'con sentido común',
      'inflexible',
      'prudente',
      'de ideas fijas',
      'formal',
    ],
    strengths:
      'Un 4 aprende con los años y sin moverse del lugar. Un día algo se rompe, y a todos se les ocurre tu nombre. Una mujer te trae la máquina de coser de su madre, envuelta en una sábana. Nunca has visto una por dentro. Pero sabes quién tiene aceite en tu calle, y quién tiene una tía que cosía, y al rato hay tres cabezas sobre la máquina.',
    challenges:
      'Lo que una vez te funcionó, en el trabajo o en la casa, se vuelve ley. Si tu primer cuarto te lo consiguió un primo, todavía buscas casa por medio de él. Luego llega un muchacho nuevo, se salta la mitad de los pasos y a las tres terminó. Buscas el defecto, y quedó igual de bien que lo tuyo. «Enséñame» es una sola palabra, y te cuesta más que los años.',
    additionalInsights: [
      'Ahorrar sabes de sobra; lo que vienes a aprender es a gastar en ti y en tu casa. Sabes cuánto cuesta la lámpara verde, con envío, porque la visitas cada octubre. Hay gente que compra una lámpara porque es verde. Podrías ser tú.',
      'Lo tuyo es quedarte, en la calle donde la farmacéutica sabe tu nombre. Cada tanto te preguntan por qué no te mudas. Quédate, pero mira antes otra casa y elige de nuevo la tuya.',
      'A un 4 no se le borran las deudas. Quizá una compañera te pagó un almuerzo y se mudó, y en esa esquina siempre te acuerdas. El día que le pagas el suyo a un muchacho al que no le alcanza, quedas en paz.',
    ],
  },
  5: {
    title: 'Aprender en libertad',
    meaning:
      'El 5 es la libertad. Este Camino de Vida te enseña a fuerza de cambios: pruebas un trabajo o una ciudad, te vas, y cada vez tardas un poco más en irte.',
    intro:
      'Equivocarte de camino te ha enseñado más que cualquier aula, y casi siempre volverías a equivocarte.',
    keyTraits: [
      'de mucho mundo',
      'hábil',
      'con salida para todo',
      'valiente',
      'independiente',
      'de mente abierta',
      'de pies inquietos',
      'impaciente',
      'imprevisible',
      'imprudente',
    ],
    strengths:
      'La experiencia es tu escuela, y se ha mudado muchas veces. Cada trabajo te deja algo que hacía falta en el siguiente: cómo cargar cuatro tazas, o qué entiende por «acogedor» quien alquila. Aprendes con los dedos: te dicen que el plato quema, das las gracias y lo tocas. Al mes de llegar a una ciudad, eliges la calle que huele a comida, y aciertas.',
    challenges:
      'De los trabajos y de las ciudades sueles irte justo antes de la lección. Los primeros meses son una maravilla; después viene lo difícil, que además aburre un poco. «¿Firmamos por dos años más?», te preguntan, y te oyes contestar: «¿Conoces Islandia?». Más tarde notas que en la segunda mitad está lo que siempre buscas: que te conozcan en un lugar. Casi siempre lo entiendes rumbo a Islandia.',
    additionalInsights: [
      'Puedes vivir con muy poco y hasta le encuentras la gracia: una sola olla y once maneras de hacer arroz. A ahorrar aprendes tarde, porque guardar dinero se parece a prometer que te quedas.',
      'De quien hace algo todos los días aprendes más que de un profesor. Una señora con harina hasta los codos te muestra cómo darle golpecitos al pan para oír si está listo. Años después, todavía le tocas la puerta al pan.',
      'Los dolores viejos no viajan contigo: se quedan en la ciudad donde pasaron. Funciona hasta que vuelves. Ahí está el café, y ahí sigue todo, en tu mesa. Pide algo, y espera a que sea solo un café.',
    ],
  },
  6: {
    title: 'Amor y responsabilidad',
    meaning:
      'El amor es la lección del 6. En este Camino de Vida aprendes a dar sin llevar la cuenta: prestas un libro, y llega un año en que de verdad se te olvida quién lo tiene.',
    intro:
      'En un trabajo o en una ciudad, sueles quedarte mientras haces falta, y después un poquito más, por si acaso.',
    keyTraits: [
      'responsable',
      'de amor constante',
      'servicial',
      'leal',
      'imparcial',
      'firme',
      'vigilante',
      'con voz de mando',
      'con el alma en un hilo',
      'susceptible',
    ],
    strengths:
      'Un 6 se queda donde hace falta. En la escuela quizá fue por la niña nueva, que no sabía cuál era el columpio bueno. Después es un empleo que no dejas hasta el año siguiente, porque tu compañero de mesa tendría que comer sin nadie enfrente. Y vivas donde vivas, los vecinos ponen tu nombre donde el formulario pregunta a quién llamar.',
    challenges:
      'Un 6 lleva la cuenta de sus favores, y los deudores ni saben que lo son. Recuerdas quién te ayudó en la mudanza y quién solo mandó un corazón. Un compañero del trabajo puede quedarse con tus sábados tres años seguidos, y un día te hace falta uno de los suyos. Como no llega, repasas la factura entera, desde el primer diciembre.',
    additionalInsights: [
      'Tu cuenta más antigua quizá sea de caramelos. Un 6 pequeño reparte la bolsa, siete para cada amigo, y dice: «Yo no quería». Muchos años después, todavía sabe que eran siete.',
      'El 6 es también el número de la belleza, y en tus grandes decisiones la belleza ha tenido que esperar. Quizá querías trabajar con flores, o con una cámara, y hacías falta en otra parte. Averigua cuánto cuesta el curso.',
      'A la hora de gastar, el último nombre de la lista es el tuyo. A tu ahijada le comprarías unos binoculares de verdad, con estuche, y para unas sandalias tuyas das dos vueltas a la tienda.',
    ],
  },
  7: {
    title: 'En busca de respuestas',
    meaning:
      'El 7 piensa. En este Camino de Vida nunca sabes bastante antes de una gran decisión, y aprendes a tomarla de todos modos: firmas, con una pregunta más en la punta de la lengua.',
    intro:
      'Tu primera maestra quizá se llevó a casa una pregunta tuya, y todavía esperas la respuesta.',
    keyTraits: [
      'con mil preguntas',
      'independiente',
      'fiel al dato',
      'de pensar en grande',
      'incapaz de fingir',
      'perspicaz',
      'implacable con los errores',
      'de pocas palabras',
      'con dudas',
      'a tu aire',
    ],
    strengths:
      'Un 7 elige el trabajo y la ciudad por una pregunta. Quizá trata de motores, o de escrituras antiguas, y aceptas el empleo que te deja estar cerca. Por una buena biblioteca te mudarías a un lugar donde no hay nada más. Con el tiempo la gente empieza a decir que sabes mucho de la vida. Te gustaría saber en qué se basan.',
    challenges:
      'En las grandes decisiones, la duda puede durar tanto que la oportunidad se va. El trabajo que te quedaba a la medida se lo dan a una mujer que dudaba igual que tú, y dijo que sí. Comparas tres ciudades durante dos años, con tablas; mientras tanto vence el alquiler, y renuevas. Las dudas caben en cualquier maleta: podían haber ido contigo.',
    additionalInsights: [
      'La gran lección de este camino, dicen, es la fe: dar el paso antes de tener pruebas. Años después de una pelea, tocas un timbre. Oyes pasos, todavía podrías irte, y te quedas donde estás.',
      'Aprenderías de cualquiera que no se equivoque nunca, y puedes pasar media vida en busca de alguien así. Un día es un profesor, otro es una autora famosa, y al primer error se terminaron las clases.',
      'Con el dinero tienes cuidado, menos cuando hay algo que averiguar. Un invierno sales a comprar una manta y vuelves con una historia de los botones, en dos tomos. La lees bajo la manta vieja.',
    ],
  },
  8: {
    title: 'Lecciones de éxito',
    meaning:
      'El 8 es éxito y poder, y este Camino de Vida te enseña a repartirlos: te dan la mejor mesa del lugar, y arrimas dos sillas más.',
    intro:
      'Viste pronto que hay gente que pone las reglas y los precios, y pensaste que bien podías ponerlos tú.',
    keyTraits: [
      'firme',
      'indoblegable',
      'influyente',
      'con ambición',
      'con disciplina',
      'de palabra',
      'fuerte',
      'incansable',
      'exigente',
      'de ideas fijas',
    ],
    strengths:
      'Un 8 se pasa la vida aprendiendo cómo funciona el mundo: quién decide, cuánto cuesta, por dónde se va el dinero. Quizá un año pones tus ahorros en un puesto de comida, y nadie se detiene. Entonces te sientas una hora al otro lado de la calle y cuentas quién pasa. Pones la cebolla delante, donde la gente la huela, y el fin de semana ya hay fila.',
    challenges:
      'Un 8 mide lo que vale por lo que consigue. A los ocho años sacaste buenas notas, las notas trajeron sonrisas, y decidiste que las sonrisas había que ganárselas. A los veinte las trae un puesto; más tarde, uno mejor. Sin ninguno, entre dos trabajos o después del último, te sientes como un salvavidas en el desierto. Lo que estás aprendiendo es que algunas sonrisas eran gratis.',
    additionalInsights: [
      'Los libros viejos dicen que un 8 paga sus errores en el acto. Llamas al trabajo con fiebre fingida, por una vez, y en la playa te encuentras a quien te contestó. También tiene fiebre. Nadie menciona la playa.',
      'Ser principiante otra vez te cuesta más que perder dinero. Un muchacho te muestra por tercera vez cómo se toma la raqueta, y te tapas la boca. Ibas a mencionar lo que sí te sale.',
      'Dicen que el dinero es el libro de texto de este camino. Un 8 aprende pronto a ganarlo y a perderlo. Para qué sirve lo entiende más tarde, cuando paga unas clases de natación y ve a su sobrina lanzarse de cabeza.',
    ],
  },
  9: {
    title: 'Querer y soltar',
    meaning:
      'El 9 es dar, y en este Camino de Vida también es perdonar: todavía sabes quién te hizo daño en la escuela, pero cada año te acuerdas menos de qué te hizo.',
    intro:
      'Sabes irte de una escuela, de un trabajo o de una ciudad, solo que te vas caminando de espaldas.',
    keyTraits: [
      'indulgente',
      'de corazón abierto',
      'artista',
      'con madurez',
      'optimista',
      'perspicaz',
      'de amores grandes',
      'con nostalgia',
      'de lágrima fácil',
      'idealista',
    ],
    strengths:
      'Con los años se te van dando bien las despedidas, sobre todo las de otra gente. En la infancia quizá preguntaste qué iba a ser del lobo cuando se acabara el cuento. Si una tiendita cierra después de cuarenta años, te llaman a ti para que vayas. Alguien tiene que ver cómo se apagan las luces, y cada vez te alegra que te haya tocado.',
    challenges:
      'Te cuesta soltar el pasado, sean trabajos o heridas. Llegas a un lugar nuevo y explicas cómo se hacía en el anterior, y a los cuatro años lo sigues explicando. También puede haber una pelea que se muda contigo de ciudad en ciudad. De vez en cuando, con las manos llenas de jabón, vuelves a decir tu parte, y esta vez te queda redonda.',
    additionalInsights: [
      'Perdonar es lo más difícil que aprenderás, y llega tarde. Sabrás que ya está cuando alguien, en una cena, nombre a quien te hizo daño, y lo único que notes sea el hambre.',
      'De vez en cuando anuncias que se acabó, que no quieres saber nada de ocho mil millones de personas. Un primo malgastó lo que le diste. Dos semanas después ya le encontraste disculpa. Con la edad dejas de anunciarlo.',
      'Quien necesita dinero parece encontrarte el día en que lo tienes. Prefieres que te engañen diez antes que fallarle al que dice la verdad, así que desde el día veinte se cena pan con pan.',
    ],
  },
  11: {
    title: 'Aprender a inspirar',
    meaning:
      'El 11 es un número maestro, el de la intuición. En este Camino de Vida sueles presentir qué trabajo o qué ciudad es lo tuyo, y aprendes a hacer la maleta aunque no haya ninguna señal.',
    intro:
      'Lloras en bodas de gente que no conoces, y tardas años en descubrir que tanta sensibilidad sirve para algo.',
    keyTraits: [
      'con antenas',
      'sensible',
      'espiritual',
      'original',
      'brillante',
      'con la cabeza en la luna',
      'con los nervios a flor de piel',
      'de mil dudas',
      'voluble',
      'idealista',
    ],
    strengths:
      'Un 11 nota pronto si un trabajo o una ciudad le conviene, y tarda años en hacerse caso. A los veinte aceptas el empleo sensato y la segunda mañana, en la escalera, ya lo sabes. Más tarde visitas una casa, barata y con sol, y tus pies quieren irse. Al final dejas que decidan los pies. Mucho después te cuentan lo que había en esa casa.',
    challenges:
      'En las grandes decisiones esperas una señal. Te ofrecen un trabajo en otra ciudad, y te gustaría una confirmación: bastaría un sueño, o tres semáforos seguidos en verde. Luego te tocan los tres, y te preguntas si no eran para el taxi de delante. Mientras tanto, el trabajo se lo queda una persona que no cree en señales.',
    additionalInsights: [
      'El trabajo sencillo te devuelve la calma, y lo descubres en un año difícil. Terminas cavando el huerto de la vecina de abajo. A los pocos días vuelves a pensar con claridad, y ella puede sembrar cebollas.',
      'Tarde o temprano, este camino te pone delante de una sala llena. Te toca hablar, y tus rodillas preferirían estar debajo de la mesa. Pero un día, más o menos a la mitad, te olvidas de las rodillas.',
      'Necesitas creer en aquello por lo que te pagan. Un buen sueldo por algo inútil te agota en unos meses; por una causa que amas, se te olvida que existe el alquiler.',
    ],
  },
  22: {
    title: 'Aprender a construir en grande',
    meaning:
      'El 22 piensa en grande. En este Camino de Vida aprendes a hacer realidad una idea enorme: guardas el plano de la casa entera y encargas los primeros cien ladrillos.',
    intro: 'Tus ideas son inmensas, y puedes tardar media vida en creer que la pala te toca a ti.',
    keyTraits: [
      'capaz',
      'con orden',
      'con ambición',
      'constante',
      'humilde',
      'de trabajo bien hecho',
      'prudente',
      'de muchas dudas',
      'sin sosiego',
      'exigente',
    ],
    strengths:
      'Con los años construyes cada vez más en grande. A los nueve es un dique en la zanja, y durante una tarde hay un lago. Después es un viaje para treinta; un día, una escuela entera. Y cada vez que la obra aguanta sientes lo mismo que a los nueve, con los zapatos mojados, cuando el agua empezó a subir.',
    challenges:
      'Tu gran plan es perfecto, y no lo has empezado. A los veinte es pronto, a los treinta no hay con quién, a los cuarenta no hay dinero, y cada vez es verdad. Mientras tanto, la vida diaria te pide un tercio de lo que sabes, y con el resto haces un estante que aguantaría un tractor. Más te enseñaría una esquina del plan, aunque te quede torcida.',
    additionalInsights: [
      'Las cosas grandes las hace gente que no estaba lista, y tardas años en creerlo. Pregúntale a quien fundó un circo: la carpa se le cayó encima al alcalde, y el payaso renunció una hora antes.',
      'A los doce años quizá te dijeron que ibas a llegar lejos, y desde entonces te parece que vas con retraso. Quien te quiere no mide la distancia: te guardó un lugar en el sofá.',
      'Con el dinero, las cifras grandes las dominas antes que las de tu bolsillo. Le llevas las cuentas a un club al centavo, y mientras tanto la cuerda y la cinta adhesiva las pagas tú.',
    ],
  },
  33: {
    title: 'Enseñar con paciencia',
    meaning:
      'El 33, número maestro, enseña con amor. En este Camino de Vida te falta la otra mitad, la de aprender: perdonas en un día, y tardas años en dejar que alguien te enseñe algo a ti.',
    intro:
      'Durante mucho tiempo quizá creas que quien enseña eres tú, y este camino no deja de mandarte maestros, algunos de seis años.',
    keyTraits: [
      'amable',
      'de muchos detalles',
      'paño de lágrimas',
      'dulce',
      'fiel',
      'responsable',
      'implacable contigo',
      'sin descanso',
      'con el alma en vilo',
      'incansable',
    ],
    strengths:
      'Los viejos dolores te duran poco, porque acabas por entender a quien te los causó. Quizá una maestra se rio de tu dibujo: eran cuarenta alumnos, y ella tenía catarro. Media vida crees que así perdona cualquiera. Luego eres tú quien espera el perdón de alguien, y tarda meses. Al cuarto mes, más o menos, entiendes que era un don.',
    challenges:
      'Descansar te da culpa, y esa culpa te ha costado vacaciones enteras. Entre la escuela y un trabajo, o entre dos trabajos, hay un mes sin nada, y a lo mejor lo regalas, porque una amiga dice por teléfono que no puede más. El año en que sí vas al mar, nadas de cara a la playa, por si haces falta. La playa se las arregla muy bien.',
    additionalInsights: [
      'Que te enseñen te da vergüenza. Tal vez en tu infancia hubo una escuela de peluches en la que el oso era lento y todos lo esperaban. Aún estás aprendiendo que puedes ser el oso: lento y muy querido.',
      'Antes de una gran decisión le preguntas a todo el mundo, y tratas con cariño cada respuesta. Cuatro quieren la mudanza, dos no, y tu hermana solo quiere tu felicidad. Falta preguntarle a quien va a vivir ahí.',
      'Ahorras para algo tuyo, y siempre se vuelve otra cosa: medio alquiler de un primo, los dientes de un desconocido. La próxima vez, ponle nombre. Escribe «acordeón». Cuesta mucho más prestarle a alguien un acordeón.',
    ],
  },
};
