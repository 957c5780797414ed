import type { CoreReadings } from '../../../readings/types';

/** The Maturity number: what changes with the years, told without an age, so that it is true on either side of forty. */
export const maturityReadings: CoreReadings = {
  1: {
    title: 'A tu manera',
    meaning:
      'Con el 1 como número de Madurez, los años te hacen más independiente. «Yo puedo», dices, con una bolsa en cada mano y las cartas entre los dientes.',
    intro:
      'Poco a poco la gente te pregunta qué hacer, y tú le cuentas un secreto: casi todo el mundo va adivinando.',
    keyTraits: [
      'de ideas claras',
      'capaz',
      'sin pelos en la lengua',
      'independiente',
      'audaz',
      'con calma',
      'con mucho amor propio',
      'inflexible',
      'de voz firme',
      'impaciente',
    ],
    strengths:
      'Con los años te va gustando tener lo tuyo y no pedirle nada a nadie. Empiezas por poco: devuelves la escalera prestada y te compras una. Más adelante quizá tienes la llave de un taller, o de un cuartito alquilado con un escritorio. La primera noche te quedas ahí dentro, y apagas y enciendes la luz varias veces, porque puedes.',
    challenges:
      'Cuantos más consejos das, más te cuesta que alguien te enseñe algo. «Ah, uno de esos», dices ante un abrelatas raro, y te cortas un poquito. Una compañera mucho más joven se ofrece a mostrarte el programa nuevo. Le das las gracias, esperas a que se vaya y pasas la tarde buscando lo que ella habría encontrado en un segundo.',
    additionalInsights: [
      'Con los años, cuando a un amigo algo le sale mal, te llama a ti. Tú ya pasaste por eso, y sabes que en una semana ya nadie se acuerda. «Almuerza», le dices.',
      'Tarde o temprano entregas en una mañana lo que construiste en años: la lista, la cerradura con truco, «suerte». Quien lo recibe quizá querría que te quedaras hasta mediodía. Quédate.',
      'Dejar que te cuiden te cuesta sobre todo con fiebre. Una vecina trae un caldo, y te lo tomas de pie en la cocina, para que se vea lo bien que estás. Con los años aprendes a quedarte bajo la manta.',
    ],
  },
  2: {
    title: 'Escuchar con paciencia',
    meaning:
      'El 2 es la unión. Con este número de Madurez, la edad te da paciencia: te piden consejo, escuchas la historia hasta el final, y para entonces casi siempre dieron con la respuesta sin ti.',
    intro:
      'Con los años la gente deja de decir que eres amable y empieza a llamarte cuando dos se gritan.',
    keyTraits: [
      'paciente',
      'leal',
      'con tacto',
      'fiable',
      'de gran ternura',
      'con buen ojo',
      'de decisión lenta',
      'voluble',
      'difícil de leer',
      'con el alma en un hilo',
    ],
    strengths:
      'Cuando te piden consejo, cada año te tomas más tiempo. A quien viene le ofreces una silla, y empiezas a pelar una manzana, en una sola tira. Te cuenta lo del trabajo. Cuando cae la cáscara te enteras de que no era el trabajo. Le das media manzana y le preguntas qué le gustaría hacer, y resulta que lo sabe.',
    challenges:
      'Poco a poco, proteger a unos adultos de otros puede volverse tu segundo empleo. Antes de una comida familiar le pides a tu tío que no nombre la herencia, y a tu prima, que lo perdone si la nombra. Luego vas a la cocina por la ensalada, y oyes que suben las voces. Cuando vuelves ya lo arreglaron, y tu plato sigue caliente.',
    additionalInsights: [
      'Con la edad vas dejando de aceptar todo lo que te dan. Tal vez un amigo tiene un perro para ti, y sería el tercero. Le rascas las orejas al perro un buen rato, y devuelves la correa.',
      'Cuanto más escuchas, mejor aconsejas. Ya distingues tres o cuatro clases de «bien». A quien te contesta con la tercera le das un trapo, y le pides que te ayude a secar los platos.',
      'Dejar que te cuiden te lleva años. Conoces muchas salas de espera, con los abrigos de otra gente en las rodillas. Hasta que un día te toca a ti, y le pides a alguien que te acompañe.',
    ],
  },
  3: {
    title: 'Encontrar tu voz',
    meaning:
      'Con un 3 en la Madurez, la alegría y el talento crecen con la edad. Cantas en la escalera y, cuando baja alguien, sigues cantando.',
    intro: 'Con el tiempo tus regalos llegan en cajas que pintaste tú, y la gente guarda la caja.',
    keyTraits: [
      'alegre',
      'con talento',
      'ocurrente',
      'artista',
      'cordial',
      'optimista',
      'con alma de teatro',
      'de mucho hablar',
      'de celos fáciles',
      'impaciente',
    ],
    strengths:
      'Dicen que a un 3 las mejores historias, dibujos o canciones le llegan tarde, porque tarda en atreverse a regalarlos. Una amiga cumple años y, donde otros llevan vino, llevas una canción y una guitarra de cuatro cuerdas. Una estrofa va en serio. Estás por saltártela. Luego la cantas, con la mirada en los zapatos.',
    challenges:
      'Cuando te piden consejo ves venir un silencio, y los silencios te dan miedo a cualquier edad. Una amiga quiere saber si debería mudarse. Le cuentas lo del casero del loro, se ríe y se va a casa sin respuesta. Pero las respuestas son tímidas. Les gusta una sola luz encendida, todo lo demás apagado, y medio minuto para decidirse a salir.',
    additionalInsights: [
      'Cada año guardas más cosas con historia. Quizá un amigo te devolvió, con un tenedor en el bolsillo, el impermeable que le prestaste. Un día llevas el tenedor a su funeral y lo levantas. La gente se ríe.',
      'Una noche acabas en el suelo, con una caja de tus papeles viejos. Los lees todos, a carcajadas, hasta que hay una línea tan buena que tienes que comprobar de quién es la letra.',
      'Los años te enseñan a recibir regalos. Al principio gritas y abrazas al que esté a mano. Después te callas, sostienes el regalo un rato y, si es de ponerse, te lo llevas puesto.',
    ],
  },
  4: {
    title: 'Con bases firmes',
    meaning:
      'El 4 es constancia. Con este número de Madurez, dicen, tu paciencia acaba teniendo premio: la gente anota tus consejos, y esperas a que termine de escribir.',
    intro: 'Cada año hay en tu casa menos cosas nuevas, y casi ninguna que no funcione.',
    keyTraits: [
      'firme',
      'hábil',
      'de trabajo bien hecho',
      'con sentido común',
      'prudente',
      'con autoridad',
      'reticente',
      'formal',
      'de ideas fijas',
      'tradicional',
    ],
    strengths:
      'Cada año te traen más cosas que no funcionan, y casi siempre sabes por qué. Oyes cuándo un tornillo está bien apretado, y por el peso de una caja sabes que falta una pieza. Cuando una principiante pregunta qué debería cambiar, miras su trabajo un rato y dices: «Nada. Está bien». En ti, eso es un discurso.',
    challenges:
      'Con la edad guardas cada vez más cosas para después. En alguna parte hay una camisa buenísima sin estrenar, y una vela que da lástima encender. Comes antes el pan de ayer, así que, cuando llegas al fresco, ya es de ayer. Es muy sensato, hasta que la camisa pasa de moda. La vela, en cambio, todavía serviría, cualquier noche, porque sí.',
    additionalInsights: [
      'La gente se ríe de lo que guardaste: fusibles, aspirinas, un montón de formularios. Entonces llega la mañana en que se cae el sistema. Hay una fila delante de ti, muy educada, y tú repartes formularios.',
      'Un día lo dejas todo en otras manos, dos semanas nada más, con doce páginas de consejos. Nadie las abre. Te duele un día. Luego entiendes por qué salió bien: llevaban años mirándote.',
      'Con los años te gustan más los regalos que no sirven para nada. Al principio preguntas para qué son. Después cuelgas un pez de hojalata donde trabajas, y le das los buenos días.',
    ],
  },
  5: {
    title: 'Más libertad cada año',
    meaning:
      'El 5 es libertad. Con este número de Madurez, dicen, cada año tienes más: regalas el sofá, y bailas donde estaba.',
    intro:
      'Mientras tus amigos eligen un colchón para toda la vida, tú preguntas quién quiere tu mesa.',
    keyTraits: [
      'de decisiones súbitas',
      'con ganas de jugar',
      'de mente abierta',
      'de mucho mundo',
      'vital',
      'juvenil',
      'imprevisible',
      'imposible de retener',
      'impaciente',
      'con opinión para todo',
    ],
    strengths:
      'La edad te da libertad, porque tienes menos cosas. Empieza con un estante: regalas lo que no vas a leer otra vez, y a la mañana siguiente el cuarto parece más grande. Con el tiempo podrías mudarte con lo que cargan dos amigos. Y todo lo que alguna vez probaste acaba por servir: quien va a empezar algo pasa antes a verte, porque tú ya lo hiciste.',
    challenges:
      'Cuantos más años tienes, más le aconsejas a la gente lo que te gustaría hacer a ti. Una amiga dice que la semana estuvo aburrida. En menos de una hora le mandas una escuela de cocina en Atenas. Un primo pregunta qué cama comprar, y le dices que pruebe con una hamaca. Casi todo son consejos para ti: llevas la semana entera con Atenas en la cabeza.',
    additionalInsights: [
      'Con el tiempo, los regalos que más te gustan no duran ni una noche: una buena rodaja de sandía, por ejemplo, de pie en la cocina, que te moje hasta el codo.',
      'Un día una llave deja de parecerte una trampa. Alguien te tiende la copia de la de su casa, la tomas y notas algo raro: tu libertad sigue ahí. Solo que ya sabes dónde desayunas.',
      'Tarde o temprano te preguntan cómo distinguir una aventura de una serpiente. Las dos llegan sin anunciarse, dices, son muy bonitas y quieren respuesta hoy. Así que pide un día más. La que no puede esperar es la serpiente.',
    ],
  },
  6: {
    title: 'El centro de la familia',
    meaning:
      'Con el 6 como número de Madurez, cada año pesan más la casa y la familia: lo que los demás quieren tener a salvo, de los platos buenos al gato, acaba contigo.',
    intro:
      'Con el tiempo te rodean más y más adultos que no pueden comprar una lámpara sin preguntarte.',
    keyTraits: [
      'de amor constante',
      'fiel',
      'imparcial',
      'con la puerta abierta',
      'indulgente',
      'con buen gusto',
      'con mil preocupaciones',
      'exigente',
      'de muchos detalles',
      'humilde',
    ],
    strengths:
      'Con la edad, lo que das lo das con puntería: ves a simple vista quién necesita un suéter grueso y quién, una tarde sin los niños. Hay gente que no puede recibir nada cara a cara. Así que le dejas la bolsa de ciruelas en la puerta, tocas el timbre, y cuando abre ya vas por la escalera.',
    challenges:
      'Con los años cuesta cada vez más darte algo a ti. «¿Qué quieres por tu cumpleaños?». «Que vengan todos». Y luego quien viene se lleva un regalo. Pero dar es lo más bonito que conoces, y a los demás no los dejas. Cuando lleguen con un jarrón feo y los ojos brillantes, tú solo extiende las manos.',
    additionalInsights: [
      'Tarde o temprano, familias y amigos te preguntan a quién le toca qué, porque si lo dijera otra persona habría pelea. Hay cuatro primos y un reloj. Tú sabes quién le daba cuerda.',
      'Durante años guardas para la hora del baño un deseo que te da culpa: que alguien te cuide a ti. Imaginas que te tiende una toalla tibia sin que digas ni una palabra. Un día la pides.',
      'Con el tiempo aprendes qué favores pasarle a otra gente. Hay algunos que te hacen tararear, y esos te los quedas. Los que te hacen suspirar van para el pariente que dice «si necesitas algo, llámame».',
    ],
  },
  7: {
    title: 'Sabiduría y silencio',
    meaning:
      'El 7 es la sabiduría. Con este número de Madurez, cada año quieres menos cosas, y más hondas: regalas media biblioteca, y la otra media la lees dos veces.',
    intro: 'Las preguntas que te desvelan de joven te las trae después la gente a la puerta.',
    keyTraits: [
      'con sabiduría',
      'de gran precisión',
      'espiritual',
      'apacible',
      'de muchas lecturas',
      'incapaz de fingir',
      'de puertas adentro',
      'difícil de convencer',
      'tenaz al discutir',
      'con mala memoria',
    ],
    strengths:
      'Con la edad, la gente viene a preguntarte qué piensas. Una muchacha te muestra un resultado demasiado bueno: lo lees dos veces, te tomas el té y pones el dedo en la línea donde se torció. Puede llevarte toda la noche. Ella se va a casa con su error, y sabe dónde buscar el siguiente.',
    challenges:
      'Con los años te cuesta más no tener razón, sobre todo cuando te regalan algo. Un amigo te trae una taza con la frase de un poeta famoso. Nunca la escribió, dices, con mucho cariño. Una amiga viene a pedir consejo, con el corazón roto, y le señalas el punto débil de su argumento. No estaba argumentando, estaba llorando.',
    additionalInsights: [
      'Con el tiempo vives con las preguntas sin respuesta como quien tiene un perro. Sacas una a pasear: si hay Dios, o por qué la gente se va. Vuelves de mejor humor.',
      'Tardas años en encontrar a quien pedirle consejo, y suele ser una sola persona. Le dices «estuve pensando», y ella se quita el abrigo que ya se había puesto y se vuelve a sentar.',
      'Tarde o temprano, alguien más joven quiere tus apuntes. La letra es horrible, y en lo de las abejas te equivocaste. Le das la caja. Encuentra otro error, y te sorprende lo poco que duele.',
    ],
  },
  8: {
    title: 'Poder bien usado',
    meaning:
      'Con un 8 en la Madurez, se dice, cada año te confían más poder y aprendes a repartirlo: tienes la única llave, y un día mandas hacer otra.',
    intro:
      'Con el tiempo la gente te pide consejo antes de firmar, y tú empiezas por la última página.',
    keyTraits: [
      'imponente',
      'de mucho mundo',
      'imparcial',
      'de mano abierta',
      'influyente',
      'realista',
      'fuerte',
      'exigente',
      'con voz de mando',
      'con demasiado trabajo',
    ],
    strengths:
      'El poder te queda mejor cada año, y los demás te piden un poco prestado. Una amiga dejó impecable la casa que alquilaba, y el dueño no le devuelve su dinero. Lees el contrato y le muestras qué frase usar. Si ella no se atreve, llamas tú, una sola vez, con mucha cortesía, y se acaban los problemas.',
    challenges:
      'Soltar algo que construiste es difícil, y cada año más. Lo entregas con flores y con un discurso, y te quedas con la contraseña. Quizá preparaste a una muchacha para llevar la tienda, y la primera mañana libre te tomas el café mirando el teléfono. Luego llamas, solo para saber si encontró el interruptor de la luz. Lo encontró.',
    additionalInsights: [
      'Poco a poco empiezas a devolver lo que te dieron. Quizá te prestaron un paraguas en un mal año, y no diste las gracias. Averiguas la dirección y lo mandas, con tres líneas atadas al mango.',
      'Dejarte cuidar cuesta menos cuando ya no esperas la factura. Alguien te ayuda con la maleta, y calculas cuánto le debes. Dices gracias y nada más, y al principio te parece un robo.',
      'Lo que cuelgas en la pared es cada década más pequeño. Puede empezar por un diploma. Al final hay una foto de una calabaza, de las tuyas. Cuando preguntan, dices cuánto pesó.',
    ],
  },
  9: {
    title: 'Un corazón más grande',
    meaning:
      'El 9 es el número de la compasión. Con este número de Madurez juzgas menos con los años: te preguntan qué hacer con un vecino insoportable, y dices que a lo mejor duerme mal.',
    intro: 'Cada década te importa un poco menos lo tuyo y un poco más quién se quedó sin silla.',
    keyTraits: [
      'indulgente',
      'tolerante',
      'de mano abierta',
      'de pensarlo dos veces',
      'de muchas lecturas',
      'idealista',
      'sentimental',
      'elocuente',
      'solemne',
      'sin mucha energía',
    ],
    strengths:
      'Cada año te cuesta menos dar. La lista de gente a la que nunca le prestarías nada se acorta, hasta que queda un solo nombre, el del que tiene tu carretilla. A un hombre cuyas ideas políticas no soportas le aceptas una caja de huevos, escuchas las novedades de sus gallinas y descubres, para tu disgusto, que te cae bien.',
    challenges:
      'Con la edad, tus consejos empiezan como cuento y terminan en sermón. Este empieza bien: en un mercado lleno, a una anciana se le rompe la bolsa, y un chico le atrapa las naranjas. Después viene lo que eso dice de la gente, y detrás, lo que dice de nuestra época. Prueba a terminar en las naranjas.',
    additionalInsights: [
      'Con el tiempo tus regalos son más pequeños y más útiles. Al principio le regalas a una amiga un plan para la vida entera, con su lazo. Al final le cuidas una hora al niño, que es imposible, y la pasas haciendo de caballo.',
      'Cada año das más cerca de casa. A la vuelta de la esquina llegó una familia con dos maletas, así que buscas por toda la casa. Resulta que tienes once mantas.',
      'Una disculpa también es un regalo, y cada año la aceptas más rápido: dices «ya está» a media frase. Deja que terminen. La ensayaron por todo el camino, y lo mejor venía al final.',
    ],
  },
  11: {
    title: 'Intuición que sirve',
    meaning:
      'El número maestro 11 es la intuición. Con este número de Madurez aprendes, con el tiempo, a fiarte de la tuya: te piden consejo, dices «ese no», y las razones llegan después.',
    intro:
      'Cada año te llama más gente antes de decidirse, y no te pide razones: «Tú dime qué sientes».',
    keyTraits: [
      'de imaginación viva',
      'con inspiración',
      'original',
      'espiritual',
      'perspicaz',
      'amable',
      'vehemente',
      'con los nervios de punta',
      'con dudas',
      'de ideas fijas',
    ],
    strengths:
      'Cuando te preguntan por un plan te fías de lo que presientes, y los años te enseñan a decirlo en voz alta. «Algo tiene», dices, «y no sé qué». Miran, y el error está en la página seis. Un vecino quiere abrir un cine para la gente que no puede dormir. Durante una hora entera le ves las luces de la entrada.',
    challenges:
      'Cuantos más consejos das, más dudas te despiertan a medianoche. En el almuerzo le dijiste a un amigo que aceptara el empleo, y ahora, en la cama, lo convences de que no. Así que ponte una regla: hasta el desayuno no se retira nada. Escribe la preocupación y léela por la mañana: a esa hora mide la mitad y tiene faltas de ortografía.',
    additionalInsights: [
      'Con los años, para sentir que te cuidan te basta con una persona tranquila cerca. Es la que escucha en el desayuno lo que soñaste, avestruz en escalera mecánica incluido, lo piensa un rato y te pasa la mantequilla.',
      'La gente te trae sus planes, y con el tiempo distingues un presentimiento de un deseo. Por eso les pides que empiecen otra vez, y te fijas en qué parte hablan rápido. Esa no la ven clara ni ellos.',
      'Con los años guardas menos cosas, solo las que hacen buena compañía. Una silla hermosa de una casa infeliz se la das a quien no lo note. El plato desportillado se queda: te lo dieron entre risas.',
    ],
  },
  22: {
    title: 'Grandes planes cumplidos',
    meaning:
      'El 22, número maestro, tiene planes inmensos. Con este número de Madurez, dicen, al final cumples uno: guardaste el primer dibujo, y un día preguntas cuánto costaría.',
    intro: 'Poco a poco repartes tu gran idea en pedazos, y alguien dice que sí a los sándwiches.',
    keyTraits: [
      'con ambición',
      'con sentido común',
      'de mucho método',
      'eficaz',
      'con visión',
      'convincente',
      'formal',
      'de agenda llena',
      'impaciente',
      'exigente',
    ],
    strengths:
      'Con los años tus grandes ideas encuentran más manos, porque aprendes a soltar partes. Al final llevas una sola página, doblada en dos, y solo se la muestras a la dueña del terreno. Ya sabes que casi nadie viene por una visión, y casi todo el mundo por un almuerzo caliente. Quien cuenta los platos, con barro en las botas, eres tú.',
    challenges:
      'Guardas recuerdos de lo grande, y los días normales se te escapan. En una caja están los planos y la cinta de la inauguración. Qué comieron todos el domingo no sabrías decirlo, porque tenías un mapa abierto junto al plato. Era lasaña, y estaba buenísima.',
    additionalInsights: [
      'Cada vez te cuesta menos entregar algo a medias. Ibas a plantar árboles en la calle entera, y a la mitad una vecina te pide la pala. Años después, una tarde de calor, la mejor sombra está de su lado.',
      'Con cada década las cosas te duran más, porque arreglarlas te hace feliz. Con un gran plan tardas años en saber si funcionó. Con una silla, te sientas.',
      'Tardas años en saber a quién puedes pasarle un proyecto. Lo pruebas con algo pequeño, como la feria de una sola calle, y miras quién se queda hasta el final y pregunta por las bolsas de basura.',
    ],
  },
  33: {
    title: 'Bondad que enseña',
    meaning:
      'De los números maestros, el 33 es el que enseña. Con este número de Madurez, cada año te busca más gente joven. «¿Cómo aguantaste?», preguntan, y sacas una silla.',
    intro:
      'Nunca pediste el puesto, pero con el tiempo tanta gente quiere tu consejo que parece una escuela, y nadie quiere graduarse.',
    keyTraits: [
      'con sabiduría',
      'cordial',
      'paño de lágrimas',
      'de palabras de aliento',
      'jovial',
      'sin egoísmo',
      'vigilante',
      'con el alma en vilo',
      'elocuente',
      'idealista',
    ],
    strengths:
      'Con la edad contagias, más que nada, una manera de tomarse las cosas. Cuando se te cae una bandeja llena en la escalera, delante de todos, dices «es una bandeja», te ríes y vas por la escoba. Un día lo oyes desde el otro cuarto, en otra voz: «Es una bandeja». Te quedas ahí, con un orgullo extraño.',
    challenges:
      'Cuanto más sabes, más se parecen tus consejos a una clase, cuando bastaría con escuchar. A quien suspira le recetas un ejercicio de respiración. Una amiga te cuenta lo que le dijo su jefe, y le explicas cómo se le escribe a un jefe, con un ejemplo de carta. Solo quería oír «¡no! ¿Eso te dijo?». Mientras te hablen, repite por dentro lo último que oíste.',
    additionalInsights: [
      'En algún momento dejas que te cuiden una noche. Te acuestas en un sofá que no es el tuyo, con un té que no hiciste tú, y te quejas una hora. Se te da muy bien.',
      'Cuantos más años tienes, más fotos te mandan para saber qué hacer: un sarpullido, medio corte de pelo, una planta marrón. «¿Está muerta?». Les contestas a todos, con flechas dibujadas.',
      'Al final aprendes hasta a devolver un problema. Un vecino menciona sus deudas; una amiga, sus rodillas. Escuchas, y le dejas las deudas a él y las rodillas a ella.',
    ],
  },
};
