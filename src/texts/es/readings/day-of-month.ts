import type { DayOfMonth, DayReading } from '../../../readings/types';
/** What is read into the 31 days on which a person can be born. */
export const dayReadings: Readonly<Record<DayOfMonth, DayReading>> = {
  1: {
    title: 'A tu manera',
    meaning:
      'Si naciste el 1, lo tuyo es la independencia: empiezas las cosas con facilidad, y prefieres perderte por tu cuenta a seguir a quien conoce el camino.',
    text: 'Tu día tiene una sola cifra, así que nada le lleva la contraria: quieres decidir tú, siempre y en todo. Se te dan bien la hoja en blanco, el cuarto vacío y el puesto que no existía hasta que llegaste. Un jefe sensato te dice adónde ir, y no por dónde.\n\nLos consejos son otra cosa. Tu hermana dice: «La cama quedaría mejor bajo la ventana». Dices que no. Pasan diez días y entras con los ojos brillantes: «¡Se me ocurrió algo con la cama!». No es un truco: de verdad no puedes usar una idea hasta que es tuya. Tiene que entrar, desaparecer un tiempo y salir con tu nombre. Tu hermana podría recordarte quién habló de la ventana. Te quiere, así que no lo hace. Se perdería la cara que pones.',
    differs:
      'Las cifras de 10, 19 y 28 también dan 1 al final, y a quien nació esos días le gusta ir delante tanto como a ti. Pero, en una ciudad extraña, pregunta el camino. Tú dices que no te has perdido.',
  },
  2: {
    title: 'Al mismo paso',
    meaning:
      'Si naciste el 2, tienes un trato suave y te gusta la cercanía: en un restaurante, antes de elegir, preguntas qué van a pedir los demás.',
    text: 'Hasta tus pies se ajustan a quien va al lado. Con una amiga alta y con prisa das pasos rápidos. Con un anciano y su bastón vas cada vez más lento, hasta casi no moverte, y lo haces tan bien que él cree que hoy anda veloz. Eso es el 2, dos personas lado a lado, y por eso es fácil quererte. A tu lado, la gente siente que lleva el paso correcto.\n\nDespués de años así, cuesta encontrar tu propio paso. «¿Dónde quieres cenar?», te preguntan en tu cumpleaños, y buscas la respuesta en las caras de los demás. Así que de vez en cuando camina a solas por algún sitio llano, sin nada que hacer al llegar. A las pocas calles notarás un ritmo. Es el tuyo, y la gente que vale la pena irá más despacio por ti, o correrá para alcanzarte.',
    differs:
      'Quien nació el 11, el 20 o el 29 también es un 2 en el fondo, y nota como tú lo que les pasa a los demás. Pero solo tú te compraste unos zapatos porque le encantaban a tu mejor amiga. Ella tiene los mismos.',
  },
  3: {
    title: 'Primero el juego',
    meaning:
      'El 3 trae alegría y ganas de mostrarla. Si naciste ese día, tienes talento para divertirte: los chistes te salen solos, y las facturas esperan en el cajón.',
    text: 'De todo haces un juego, y para probarlo basta un sobre. Dentro: la cuenta de la luz. Fuera, en tinta azul: una jirafa, una corbata para la jirafa, una lista de nombres posibles y tu firma en tres estilos nuevos. La cuenta sigue sin abrir.\n\nContigo va primero la alegría, antes que los impuestos, los plazos y el segundo aviso, y reprochártelo no cambia nada. Ayuda echarle un poco de tontería a lo aburrido. Lee la cuenta con voz de rey y págala antes de que hierva el agua. Invita a una amiga a limpiar el horno, con una música demasiado solemne para un horno. Además se contagia: si estás ahí, nadie se queja de quedarse tarde en el trabajo. Alguien te dirá que ya es hora de madurar. Suele ser quien pregunta, un minuto después, si puede quedarse con la jirafa.',
    differs:
      'Quien nació el 3, el 12, el 21 o el 30 es un 3 en el fondo, y le encanta el espectáculo. Pero los otros tres necesitan público. Tú lo harías todo en una casa vacía, para la jirafa.',
  },
  4: {
    title: 'Como un reloj',
    meaning:
      'El 4 es el número del orden y del esfuerzo. Si naciste ese día, eres constante: cumples tu palabra, y tus llaves duermen cada noche en el mismo plato.',
    text: 'Tus costumbres son tan fijas que, en algún punto de tu camino al trabajo, alguien te usa de reloj. Si te cruza frente al buzón, va a tiempo. Si ya doblas la esquina, le toca correr. Nunca se han hablado. Así es un 4 en su mejor momento: hay gente que cuenta contigo, y ni lo sabes.\n\nTu primera respuesta a cualquier novedad es no. ¿Un camino más corto, un viaje a las islas, un beso en plena calle? No, no y, tras mirar quién anda cerca, no. Pero no es un no de verdad. Lo que pides es consultarlo con la almohada. Por la mañana ya comparaste precios y quieres saber a qué hora sale el barco. Quien te conoce pregunta por la noche y no se preocupa hasta el desayuno. Te dirá que vale la pena la espera, porque en todos estos años jamás retiraste un sí.',
    differs:
      'Las cifras de 13, 22 y 31 suman también 4, y se puede confiar en quien nació esos días. Pero nadie es tan regular como tú: a tu planta le toca un vaso de agua los lunes a las ocho.',
  },
  5: {
    title: 'El camino largo',
    meaning:
      'Si naciste el 5, amas la libertad y el cambio: en un día libre te pones los zapatos, y después decides adónde vas.',
    text: 'Saliste a devolver un libro a la biblioteca, y volviste con otro corte de pelo, un kilo de uvas y el libro. A un 5 le interesa más lo que hay por el camino que el lugar adonde va. Había música, y el del tambor conocía a un peluquero, y la hermana del peluquero vende uvas, y ella vivió en Marruecos, y de pronto era de noche.\n\nUn día así es una maravilla, y una semana así no hay quien la lleve. Quien te quiere ha aprendido a sumarle dos horas a la que tú digas. Lo aguanta por una razón: el día lo traes contigo. Lo cuentas tan bien, con el tambor, la hermana y Marruecos, que los demás sienten que salieron contigo. Mañana devuelves el libro, lo prometes, por el camino corto.',
    differs:
      'El 1 y el 4 suman 5, igual que el 2 y el 3, así que quien nació el 14 o el 23 ama también la libertad. Eso sí, antes de un viaje pregunta adónde va. Tú ya estás a bordo.',
  },
  6: {
    title: 'A cargo de todos',
    meaning:
      'Si naciste el 6, das cariño y te haces cargo de todo: sales de cualquier casa al final, cierras la puerta y preguntas si no falta nada.',
    text: 'Cuando la película la elegiste tú, no ves la película. Ves a quienes la ven. ¿Se aburren? ¿Eso fue risa o tos? El 6 es el número del cuidado, y te sientes responsable de que todos se diviertan, hasta de lo que no depende de nadie. Has pedido perdón por la lluvia, y de una puesta de sol has dicho «otros días es mejor».\n\nContigo cerca nadie se queda fuera. A un invitado que no conoce a nadie lo sientas junto a otro que tampoco. A quien lee con mala luz le regalas una lámpara, y ni siquiera es su cumpleaños. Pero una noche entera estudiando caras es un trabajo, y a esas caras les encantaría sorprenderte a ti en plena risa. Va entonces una pregunta, con cariño. La última película que elegiste, ¿cómo terminaba?',
    differs:
      'Las cifras de 15 y 24 suman también 6, y quien nació esos días quiere a su familia igual que tú. Pero sale en la foto. Tú estás detrás de la cámara y preguntas si alguien tiene frío.',
  },
  7: {
    title: 'Un mundo aparte',
    meaning:
      'El 7 es el número del pensamiento profundo y cuidadoso. Si naciste ese día, amas el silencio, y piensas mejor con la puerta cerrada.',
    text: 'De lo tuyo se entera la gente por casualidad, de tan reservado que es tu mundo. «¿Hablas japonés?». «Un poco». «¿Desde cuándo?». «No sé. ¿Doce años?». «¿Y por qué nunca lo dijiste?». «No salió el tema».\n\nNo es que no te fíes. El 7 es el número de la vida interior, y lo que amas te parece más a salvo en secreto. Si ganaras la lotería, tu familia lo sabría por el banco. El problema es que esperas a que te pregunten, y no pueden, porque no saben qué hay. Así que regálale a alguien la primera pregunta. Alguna noche di: «Pregúntame por Japón». Deja libres las dos horas siguientes, porque detrás vendrán las demás.',
    differs:
      'Las cifras de 16 y 25 suman 7, así que quien nació esos días necesita tanto como tú estar a solas. En una isla desierta, sin embargo, pronto soñaría con un barco. Tú, con más libros.',
  },
  8: {
    title: 'Fuerza que apoya',
    meaning:
      'Al 8 le tocan el poder y el dinero. Si naciste ese día, tomas el mando: cuando nadie sabe qué hacer, agarras la lista y lees los nombres.',
    text: 'Fuerza es lo que la gente ve en un 8, y se apoya en ella antes de saber cómo te llamas. Cuando cancelan el último tren, una familia de cinco viene derechito hacia ti con sus preguntas. No trabajas ahí. De todos modos les encuentras hotel.\n\nAhora fíjate en lo que dices cuando empieza a hablar alguien cercano. De vuelta a casa vio a un perro dentro de un carrito del supermercado. «¿Y cuál es el problema?», dices. «Ninguno», contesta, «te estaba contando lo del perro». Ya ibas a arreglar algo. Si pasa a menudo, te traerán las desgracias y las buenas noticias pequeñas se las contarán a otros. Es una lástima, porque de ellas está hecha la mitad del amor. El 8 se dibuja sin levantar el lápiz: la línea sale, da la vuelta y regresa a casa. Para la fuerza es una buena forma. Sal al mundo, haz eso que te sale tan bien, y luego vuelve y pregunta por el perro.',
    differs:
      'Las cifras de 17 y 26 suman también 8, así que los tres días son de gente que sabe lo que quiere. Si queda una galleta, los otros dos esperan y confían. Tú dices «quiero esa galleta», y te la comes.',
  },
  9: {
    title: 'Que sea justo',
    meaning:
      'El 9 piensa en todo el mundo. Si naciste ese día, das con generosidad y repartes con justicia: cortas el queso y te quedas con el pedazo más pequeño.',
    text: 'Hay un asiento libre en el autobús, y vas de pie por si alguien lo necesita. El autobús va vacío. Un 9 piensa hasta en quien todavía no se ha subido.\n\nTu propia suerte te incomoda. Un aumento te da vergüenza, y una casa con sol te hace pensar en las oscuras. Si te aplauden, señalas al que puso las sillas. Tu amiga más antigua lleva años intentando darte la mitad grande de una empanada. Pero la alegría no es un asiento de autobús. Si tienes un poco, nadie más viaja de pie por eso. Así que acepta la mitad grande. Y la próxima vez que te ocurra algo bueno, prueba a decir «qué felicidad», y no digas más.',
    differs:
      'Quien nació el 18 o el 27 también es un 9, y da tanto como tú. En una inundación mandaría ayuda o arreglaría la bomba de agua. Tú le darías tus calcetines secos a un desconocido y dirías que te encanta mojarte los pies.',
  },
  10: {
    title: 'Borrón y cuenta nueva',
    meaning:
      'Dicen que nacer el 10 da valor para volver a empezar. Después de una pérdida ya buscas lo siguiente sin haber terminado de llorar lo anterior.',
    text: 'Empezar se te da como a pocos. Puedes perder un empleo, un plan o una ciudad entera, y por la mañana miras a tu alrededor con interés y piensas dónde cabría el librero. Otra gente necesita años para acostumbrarse a un cuarto vacío. A ti te parece un regalo.\n\nPero prefieres empezar otra vez a reparar. Un punto mal hecho en una bufanda, y la deshaces entera y la tejes con mejor lana. En el trabajo les bastaba tu segunda versión, y vas por la cuarta. Con la gente no funciona, porque a nadie se le puede volver a empezar. Solo cabe deshacer entre dos unas vueltas, encontrar el sitio y decir: «Creo que aquí se torció». Es más lento, y es la única manera de tener amistades viejas. Quizá haya una a la que dejaste de llamar tras un solo fin de semana malo. Eso es un punto. Conserva la bufanda.',
    differs:
      'Quien nació el 1, el 19 o el 28 es al final un 1, como tú, y empieza bien. Pero si de noche se cae la carpa, intenta salvarla. Tú la derribas del todo y empiezas desde cero.',
  },
  11: {
    title: 'Fe en la gente',
    meaning:
      'El 11 es el número de la inspiración. Si naciste ese día, ves lo que cada persona podría llegar a ser, y se lo dices antes de que quiera oírlo.',
    text: 'Un 11 ve en quién podría convertirse alguien, y lo cree antes que esa persona. La numerología suma las cifras de casi todos los días, pero este suele dejarlo entero, con los dos 1 encendidos como dos lámparas. A esa luz la gente crece. Una compañera que nunca abría la boca en las reuniones ahora habla sin parar, porque no dejaste de preguntarle qué opinaba.\n\nPero de ahí sale un amor extraño. Conoces a alguien y te enamoras de quien será dentro de cinco años. Luego esperas, con algo de impaciencia, a que llegue. Te lee un poema corto, y empiezas a hablar de editoriales. Solo quería leerte un poema. Algunas noches, de puro cansancio, se te olvida creer en el futuro de nadie, y son buenas noches. A quien tienes al lado le falta todavía mucho por ser, tiene las manos frías y quisiera un poco de atención ahora.',
    differs:
      'El 29 da también 11, y sus dos 1 suman 2, como el 2 y el 20. Los cuatro son amables con la amiga que canta mal. Pero solo tú le estás buscando profesora de canto.',
  },
  12: {
    title: 'Decidir en voz alta',
    meaning:
      'Si naciste el 12, tienes encanto. Tu 1 decide rápido y tu 2 quiere que todos queden a gusto, así que primero eliges y después preguntas.',
    text: 'Pides la opinión de todo el mundo, un momento después de decidirte. «¿Azul o verde?», gritas desde el espejo. Llevas puesto el azul, y ya le cortaste la etiqueta. No finges: de verdad te encantaría saber qué piensan, solo que un poco tarde para que importe. Cada año hay votación para las vacaciones y, cada año, por algún milagro, gana la playa.\n\n¿Por qué nadie se queja? Porque da gusto que preguntes tú. Escuchas con la cara entera. Si una amiga bosteza mientras cuentas una historia, le cambias el final sobre la marcha, solo para recuperarla. Y de vez en cuando preguntas algo que no está decidido. «¿Me quieres?», dices como de paso, con la misma voz de «¿azul o verde?». Es la única vez que no te mueves nada hasta oír la respuesta.',
    differs:
      'Quien nació el 3, el 21 o el 30 es también un 3, e igual de divertida compañía. El 21 tiene tus cifras al revés: consulta a todos y luego compra las entradas. Tú las compras, y luego consultas.',
  },
  13: {
    title: 'Mucho trabajo y mucho ruido',
    meaning:
      'Olvida la mala suerte: en numerología el 13 es trabajo. Tienes buenas ideas que cuestan mucho, te quejas de principio a fin y lo haces bien.',
    text: 'En martes 13, dice el refrán, ni te cases ni te embarques. Los barcos zarpan igual, hay quien se casa porque sale más barato, y a la mayoría le va como a cualquiera. Hasta ahí la mala suerte. En numerología, el 13 trae una lección sencilla: lo que tienes lo tienes a fuerza de trabajar.\n\nY trabajas, y te quejas desde que empiezas hasta que terminas. «Nunca más», dices, con pintura en el pelo. «¿Quién eligió este color? ¿Para qué queremos paredes?». A tu espalda el cuarto mejora por minutos, porque no haces nada a medias y, en secreto, lo disfrutas. A la gente nueva le preocupa el ruido, así que explícalo una vez, con claridad: «Estoy bien, yo sueno así». Quienes te conocen hace años solo se preocupan cuando el ruido para. Y aciertan. Si pintas una pared con mucho esmero y llevas una hora sin decir palabra, algo va mal.',
    differs:
      'El 1 y el 3 suman 4, el número del trabajo, y quien nació el 4, el 22 o el 31 trabaja tanto como tú. Solo que no se le oye. Cuando tú pones un estante, los vecinos preguntan si hay heridos.',
  },
  14: {
    title: 'Reglas y escapadas',
    meaning:
      'Si naciste el 14, amas la libertad y no acabas de dar con el límite justo: tu 4 pone una regla y, para el fin de semana, tu 1 ya la rompió.',
    text: 'Tanto te importa la libertad que le escribes reglas para protegerla. Regla uno: a la cama a las diez. Regla dos: nada de zapatos nuevos hasta junio. Regla tres: los correos del trabajo se contestan el mismo día. Regla cuatro, añadida en otro color: en vacaciones no hay reglas.\n\nTodas van en serio. Tampoco puedes ver una cerca sin pensar qué habrá del otro lado, aunque la cerca sea tuya. Dice la numerología que el 14 trae una lección que toma tiempo: cuánta libertad es suficiente. No te culpes, que la mitad de tus mejores días empezó con una regla rota. Y hay una regla cinco que nunca escribiste, porque no hizo falta. Cuando alguien que quieres te necesita, vas, a la hora que sea, con los zapatos del año pasado.',
    differs:
      'Los días 5, 14 y 23 suman 5, el número de la libertad. Si en la piscina hay un letrero de «Prohibido saltar», quien nació el 5 o el 23 salta igual. Tú también, y eso que el letrero lo pusiste tú.',
  },
  15: {
    title: 'Libertad con regreso',
    meaning:
      'El 1 y el 5 son libres, pero el 15 suma 6, el número de la casa. Si naciste ese día, sales por tu cuenta y deseas que alguien te espere en vela.',
    text: '«Empiecen sin mí», dices, y lo dices en serio. Luego llegas, empezaron sin ti y, por un segundo, duele. Quien nació el 15 conoce bien ese segundo: quieres libertad, y quieres que te esperen.\n\nEs fácil enamorarse de ti, porque das calor y no te cuelgas de nadie. Con un frutero y una manta prestada haces de cualquier cuarto alquilado una casa. Luego sales hasta tarde, porque ahora hay adonde volver. Tu lugar preferido es una cama con la puerta entreabierta y voces en el cuarto de al lado, lo bastante cerca para oír la risa. La gente creerá que prefieres estar a solas. Lo detestarías. La frase entera sería «empiecen sin mí, pero guárdenme un lugar». Hasta ahora solo has dicho la primera mitad.',
    differs:
      'A quien nació el 6, el 15 o el 24 le importa la casa, porque los tres días suman 6. La gente de los otros dos deja una luz encendida y espera en vela. Te esperan a ti.',
  },
  16: {
    title: 'Orgullo y ternura',
    meaning:
      'Dicen que el 16 junta orgullo y ternura. El 1 es fuerte, el 6 quiere a la gente, y tú prefieres aguantar una semana antes que decir que algo te dolió.',
    text: 'Tienes orgullo y quieres a la gente, y en una fiesta las dos cosas pueden pelearse. El orgullo dice: «Me voy». El cariño dice: «Se van a preocupar». Así que sales al balcón a estar a solas, y te pones donde todos te vean.\n\nEn la carta del tarot que lleva este número, un rayo cae en una torre y le vuela la punta. Parece terrible, pero de lo tuyo solo tiene que caer una cosa pequeña: ese «no me importa» que dices cuando te importa muchísimo. Ahí fuera, con el frío, prueba una frase más cierta: «Me dolió, y esperaba que salieras». No hace falta decírselo a la fiesta entera. Basta una persona, y ya hay una detrás del vidrio, que te ve fingir que miras la luna.',
    differs:
      '«Por favor, nada de fiestas en mi cumpleaños», dice quien nació el 7, el 16 o el 25, porque son 7 y prefieren la calma. Los otros lo dicen de verdad. Tú ya informaste a todo el mundo, con la fecha.',
  },
  17: {
    title: 'Ambición callada',
    meaning:
      'Si naciste el 17, tu ambición es paciente y va por dentro. El 1 quiere ganar, el 7 quiere saber antes, y tú practicas cuando no hay nadie en casa.',
    text: 'En Norteamérica hay una cigarra que vive diecisiete años bajo tierra. Una noche tibia salen millones a la vez, con más ruido que el tráfico. Así es tu ambición: larga, escondida y, un día, imposible de no ver.\n\nLo negarías. «Si solo es un juego», dijiste, y perdiste con una sonrisa, y esa misma noche leíste todo lo que se ha escrito sobre ese juego. Te encantaría ganar, y detestarías que te vieran con ganas. Por eso la gente cree que estás bien donde estás, y se asombraría de que haya un plan. Callarlo es prudente, pero pesa. Si nadie sabe lo que quieres, nadie puede ayudarte, ni darte un abrazo si sale mal. Cuéntaselo a alguien que sepa callar. Se te pondrán rojas las orejas, pero si llega tu gran día habrá entre el público una cara sin ninguna sorpresa.',
    differs:
      'Quien nació el 8, el 17 o el 26 es un 8, el número de la ambición. El del 8 dice: «Este es mi plan». El del 26: «¿Te gustaría ayudar?». Tú dices «¿qué plan?» y escondes la carpeta.',
  },
  18: {
    title: 'Poder con corazón',
    meaning:
      'Dicen que el 18 es poder al servicio de los demás, porque 1 y 8 son 9, el número de la bondad. Si ves que tratan mal a alguien, pides hablar con quien manda.',
    text: 'Cuando lastimas a alguien, lo compensas a lo grande. A una amiga le rompes una taza y vuelves con doce, buenas, en una caja con lazo. Pero la taza rota era de su abuela. Tu amiga quería que te quedaras a oír cómo era, y ya estabas en la tienda.\n\nTienes poder, y lo gastas en la gente. Si un empleado trata mal a un anciano, muy pronto te estará dando explicaciones. Te saltas los arreglos pequeños, esos que no necesitan ninguna fuerza. Después de una pelea hay un fin de semana junto al mar, reservado y pagado, y todavía no has dicho «perdón». Por supuesto, vayan al mar. Pero di la palabra antes de salir, despacio, con las manos vacías. Y si fue por la taza, siéntate y pregunta cómo era la abuela.',
    differs:
      'A una niña se le fue el balón a un tejado. Todo el que suma 9 ayudaría: quien nació el 9 le compra otro, y quien nació el 27 se lo baja. Tú ya llamaste a los bomberos. Dos veces.',
  },
  19: {
    title: 'Grandes saludos y adioses',
    meaning:
      'Si naciste el 19, tienes talento para los comienzos y los finales, porque el 1 es la primera cifra y el 9 la última. A media tarea larga empiezas otra.',
    text: 'En los aeropuertos eres una maravilla. Tus dos talentos son el hola y el adiós. Corres los últimos pasos hasta los brazos de alguien, abres un proyecto con un grito y lo cierras con un discurso que hace llorar. En el 19, el principio y el final van pegados, sin nada en medio.\n\nPor eso lo de en medio te inquieta. A la tercera semana de un trabajo, o una tarde gris en que doblas sábanas con una amiga, empiezas a buscar la salida. Si puedes, quédate un poco más. En medio no pasa gran cosa, y por eso es bueno. La amiga de la otra punta de la sábana se pone a contar algo, porque por una vez hay tiempo, y al rato ya no pueden doblar de la risa. La gente admira tus holas y tus adioses. Pero pregúntale a esa amiga cuándo supo que te querría siempre. No va a mencionar el aeropuerto. Dirá: «¿Te acuerdas de las sábanas?».',
    differs:
      'El 1 y el 9 suman 10; el 1 y el 0, 1. Quien nació el 1, el 10 o el 28 es también un 1, y arranca igual de rápido. Pero mira tus correos: un saludo con tres signos de admiración, una despedida con abrazos, y en medio nada.',
  },
  20: {
    title: 'Lugar para hablar',
    meaning:
      'Si naciste el 20, tratas a la gente con suavidad y la escuchas muy bien. Notas cómo está cada cual, hablas después de todos y, a veces, la noche acaba antes de que te toque.',
    text: 'Tus noticias salen en la puerta, porque hasta entonces les hiciste lugar a las de todos los demás. Dos horas llevas asintiendo y preguntando cómo van los tomates de cada cual. Entonces, con un zapato puesto, dices: «Por cierto, no me dieron el trabajo», y todos se vuelven a sentar, ahí mismo, en la escalera.\n\nEl 2 es el número de la cercanía, y el cero de al lado se lee como espacio vacío. Eso encuentra quien habla contigo: lugar. La gente nerviosa termina sus frases, y delante de ti una discusión se va frenando hasta detenerse. Mientras tanto, lo que no dijiste te lo cuentas de vuelta a casa, con palabras excelentes. Tus amigos darían mucho por oír algunas. Inténtalo una vez al revés: empieza por tu mayor noticia, cuando aún estén saludando. A ti te parecerá de mala educación, y a ellos les encantará.',
    differs:
      'Las cifras de 11 y 29 se reducen a 2, como el 2 y tú. También escuchan bien, pero hablan de sus cosas. Tras una hora contigo, una amiga dice: «¡Qué gusto saber de ti!». No le contaste nada.',
  },
  21: {
    title: 'El momento justo',
    meaning:
      'Dicen que quien nació el 21 sabe elegir el momento. Primero escucha el 2 y luego habla el 1: esperas la pausa, y todos se ríen.',
    text: 'Antes de una charla difícil, ensayas. De camino haces los dos papeles, entre dientes, y la otra voz te sale muy bien. «Ahora veo cuánto me equivoqué», dice, con un nudo en la garganta. Luego empieza la charla de verdad. Sueltas tu primera frase, y tu primo, que no leyó el guion, dice: «¿Lo hablamos luego? Me muero de hambre». Te habías preparado para llanto, rabia, un largo silencio. En tu versión nadie tenía hambre.\n\nEnsayas porque te importa cómo caerán tus palabras. Pero si la charla ya está escrita, a la otra persona no le queda sitio. Cuando no hay tiempo de ensayar, ese mismo cuidado te hace brillar. Un chiste llega en el segundo exacto o, en un funeral, una frase tuya deja respirar a todo el mundo. Esa no la escribiste en casa. Mirabas las caras. Así que prepara una frase, una sola, y el resto que lo ponga quien tienes delante. La gente suele ser más graciosa de lo que tú la escribes.',
    differs:
      'Otros tres días suman 3, el número de las palabras: el 3, el 12 y el 30. Quien nació entonces dice «te quiero» en cuanto lo siente. Tú lo ensayaste dos semanas, y te lo dijeron primero.',
  },
  22: {
    title: 'Planes para todos',
    meaning:
      'Al 22 lo llaman el constructor. Si naciste ese día, te salen planes grandes en los que cabe todo el mundo, y no dejas de añadir lugares.',
    text: 'Tus planes crecen, porque no sabes dejar a nadie fuera. Solo iba a ser un banco. En la parada del autobús la gente esperaba de pie, así que dibujaste un banco. Pero una señora mencionó la sombra, un muchacho no tenía dónde apoyar la bicicleta, y un perro con sed te miró. Ahora hay techo, un lugar para bicicletas, una fuente y una colecta para pagarlo todo. Va a ser una belleza. Estará en dos años, y hasta entonces todos siguen de pie.\n\nOyes lo que la gente desea y sabes cómo construirlo. Cuando explicas un plan, los demás hablan como si ya estuviera ahí. Pero contigo va siempre delante la versión más grande, y la pequeña y útil tiene que esperar. Dale la vuelta por una vez, y pon esta semana un banco sin más. La señora se sentará, cerrará los ojos y no dirá nada un buen rato. El techo puedes hacerlo mientras descansa.',
    differs:
      'Eres un 22, y sus dos 2 suman 4, como el 4, el 13 y el 31: a todos les gusta construir. Los demás colgaron hace meses su casita para pájaros. La tuya sigue a medias, porque alguien mencionó las ardillas.',
  },
  23: {
    title: 'Invitas a todo el mundo',
    meaning:
      'Nacer el 23 es querer libertad y compañía a la vez: el 2 es amable, el 3 habla hasta con las piedras, y dices «¡vente!» sin consultarlo con los demás.',
    text: 'En un grupo de 23 personas hay más o menos una posibilidad en dos de que un par cumpla años el mismo día. Quien lo descubriría eres tú, y acabarían cantando. Contigo los desconocidos se vuelven grupo, y ni siquiera te cuesta. Los taxistas quieren presentarte a su madre. Has ido a la boda de gente que conociste esperando un café.\n\nAsí, un plan para dos se vuelve plan para muchos. Un amigo propone un paseo tranquilo por el lago, y de camino te encuentras a una compañera. «¡Vente!», dices. Ella viene con su primo, y enseguida el que alquila los botes cierra temprano para apuntarse. Es una tarde estupenda, y la contarás durante años. De regreso miras al amigo que propuso el paseo. Tenía algo que decirte, y llevaba desde el martes ensayándolo.',
    differs:
      'Quien nació el 5 o el 14 también es un 5, y tampoco aguanta mucho en una silla. Para ver más ciudad, se sube al primer autobús que pasa. Si lo haces tú, media parada se sube contigo.',
  },
  24: {
    title: 'Guarda de costumbres',
    meaning:
      'Si naciste el 24, eres leal y das cariño. El 2 es tierno, al 4 le gustan las costumbres, y tú recuerdas dónde se sentó cada cual el año pasado.',
    text: 'Las costumbres te importan más de lo que sabrías explicar. «Siempre hacemos arroz con pasas». «Pero si las pasas no le gustan a nadie». Sueltas la lista del mercado, y se hace un silencio. Lo que se hizo dos veces es tradición, y una tradición es una promesa. Tú sabes cómo empezó todo: el primer viaje, la canción del camino, quién iba en la ventanilla.\n\nPero nunca fue por el arroz. Alguien lo hacía, con delantal y con la radio puesta, y este es el único día del año en que esa persona está casi de vuelta en la cocina. Así que cuéntales lo del delantal y lo de la radio. Las pasas no les gustarán más, pero pedirán una cucharadita y, desde entonces, la costumbre también será suya.',
    differs:
      'Las cifras de 6, 15 y 24 suman 6, el número de la familia. En la cena, quien nació el 6 pregunta quién tiene hambre, y quien nació el 15 llega tarde y pregunta qué quedó. Tú preguntas quién movió las sillas.',
  },
  25: {
    title: 'Compañía y luego silencio',
    meaning:
      'Dicen que quien nació el 25 tiene una mente sensible. El 2 quiere cercanía y el 5, libertad: invitas a la gente y te alegras cuando se va.',
    text: 'Te encanta la compañía, y te encanta que se vaya. Fue una noche estupenda, y no fingiste ni una palabra. Luego cierras la puerta tras la última visita, apoyas en ella la espalda y oyes entrar el silencio desde los otros cuartos.\n\nConviene explicarlo, porque dices «¿de verdad tienes que irte?» con el abrigo de la visita ya en las manos, y ella podría ofenderse. No es por la visita: son tres horas libres y una tetera. La gente te hace falta, y después te hacen falta unas horas a solas para pensar lo que dijo. Quien mejor te conoce llega temprano, recibe toda tu atención y se va cuando todavía te da lástima. Durante dos horas eres un encanto, y casi todos los demás aguantamos media. Pero si hay alguien a quien nunca le has ido a buscar el abrigo, díselo. Viniendo de ti, es un «te quiero».',
    differs:
      'El 2 y el 5 suman 7, y para un 7 una fiesta es trabajo. Quien nació el 7 se queda en casa con un libro, y quien nació el 16 se va temprano. Tú disfrutas cada minuto, y luego no quisieras ver a nadie en tres meses.',
  },
  26: {
    title: 'Corazón blando, mente fina',
    meaning:
      'Si naciste el 26, tienes corazón tierno y talento para los negocios. El 2 y el 6 son suaves pero suman 8: regateas con firmeza y dejas buena propina.',
    text: 'Sabes de negocios hasta que hay delante una cara triste. Mira un contrato que llevaste para tu empresa: leído línea por línea, dos tachadas, el precio rebajado con una sonrisa. Ahora mira uno tuyo, de un gimnasio que no pisas desde hace meses. Lo sigues pagando, porque el muchacho de la entrada fue muy amable.\n\nTe cuesta terminar las cosas, porque no soportas decepcionar a nadie. Así conservas la revista que no lees y al peluquero que nunca te escucha, y lo llamas lealtad. En parte lo es. Por eso la gente que contrataste hace años aún te escribe. Pero un no con cariño sigue siendo cariño. Díselo al muchacho, y apretará una tecla y te deseará suerte. Ni se acordaba de que estabas en la lista.',
    differs:
      'El 2 y el 6 suman 8, igual que el 1 y el 7. Quien nació el 8 o el 17 dejaría ese gimnasio con una llamada. Tú no puedes, pero a nadie más se le ocurrió preguntarle al muchacho cómo se llama.',
  },
  27: {
    title: 'Manos cuidadosas',
    meaning:
      'Si naciste el 27, tienes maña, bondad y demasiada modestia. El 2 siente lo que le falta a la gente, el 7 aprende a hacerlo, y tú dices que no fue nada.',
    text: 'La mano humana tiene 27 huesos. Es casualidad, pero viene al caso, porque tu bondad está en las manos. Ves lo que hace falta, aprendes a hacerlo bien y lo regalas: la manga remendada, el estante que por fin está derecho, el reloj que vuelve a andar.\n\nDespués llega el elogio. «¡Qué cuenco tan bonito!», dicen, y lo giras para mostrarles la grieta. Con la gente nueva haces lo mismo: enumeras pronto tus defectos para que no haya sorpresas. No buscas más elogios, porque de verdad ves la grieta. Pero nadie más la estaba buscando. Una vez lograste decir «gracias» y nada más. Contaste hasta diez, hablaron de otra cosa, y esa noche la grieta no te dejó dormir.',
    differs:
      'Quien nació el 9 o el 18 es un 9 bondadoso, como tú. Si hay un amigo en el hospital, lleva flores y hace reír a todo el pasillo. Tú arreglas la mesita que baila.',
  },
  28: {
    title: 'Convencer con suavidad',
    meaning:
      'Dicen que quien nació el 28 manda con suavidad. El 2 es amable, el 8 es fuerte, y tú pides tan bien que te dicen que sí antes de pensarlo.',
    text: 'Es muy difícil decirte que no. «Solo vine a decirte que no puedo», dice la visita. «Claro», dices. «Siéntate. ¿Y cómo lo habrías hecho, por pura curiosidad?». Media hora después la visita está en la calle, sonriente, con una carpeta llena de papeles. Aceptó.\n\nNunca empujas: tu trato es agradable, no dudas, y a la gente le gusta estar cerca de quien no duda. Además lo usas para bien: si la más joven de la sala tiene una idea, haces que todos la escuchen. Con alguien que quieres puede ir demasiado lejos. Acepta tu restaurante, tus vacaciones, tu lado de la cama, y un día le falta el aire y no sabe por qué, si nunca se pelean. Por eso, de vez en cuando, pregúntale qué elegiría y mira por la ventana hasta que conteste. Si no, leerá la respuesta en tu cara, y elegirá esa. Puede que su restaurante hasta sea bueno.',
    differs:
      'El 2 y el 8 suman 10; el 1 y el 0, 1, el número de quien manda. Quien nació el 1, el 10 o el 19 también manda, y se le ve. Contigo, la gente cree que la idea fue suya.',
  },
  29: {
    title: 'Ternura por el mundo',
    meaning:
      'Si naciste el 29, lo que le pasa a la gente te llega hondo. El 2 es tierno, al 9 le duele el mundo entero, y tú no puedes ver las noticias mientras comes.',
    text: 'Con los desconocidos tu paciencia no tiene fin, y la persona que amas recibe un poco menos. Un señor te derrama café en la manga en el tren, y consuelas al señor. En casa hay una toalla mojada sobre la cama, y das un discurso.\n\nLa amabilidad se gasta. Todo el día te portas de maravilla con las quejas, los casos difíciles y la gente que grita porque tiene miedo. Por la noche ya no queda paciencia. No es que en casa te importe menos. Ahí te importa tanto que todo entra directo, hasta una toalla. Ayuda detenerse ante la puerta y quedarse lo que dura una canción. Y míralo así: si la toalla la hubiera dejado un desconocido, la habrías colgado, y te preguntarías si está bien.',
    differs:
      'Las cifras de 29 dan 11, y las de 11 dan 2, como el 2 y el 20. Quien nació esos días también sacaría al patio una avispa en un vaso. Pero tú vuelves y preguntas a gritos quién dejó abierta la ventana.',
  },
  30: {
    title: 'Una voz que llega lejos',
    meaning:
      'El 3 es el número de la expresión, y dicen que el cero del 30 le sube el volumen: tu voz es fuerte, y los vecinos saben cómo te fue el día.',
    text: 'Crees que sabes hablar bajito. No sabes: te oye todo el mundo. «Creo que nos equivocamos de sala», le susurras a una amiga en el cine, y doce desconocidos revisan su entrada. Lo que sientes sale a tamaño natural, y casi todos los cuartos le quedan chicos.\n\nA casi todo el mundo le encanta. Cuando lees en voz alta, nadie quiere irse a dormir, y si elogias una sopa se entera el restaurante entero. Quizá haya en tu familia un señor mayor que ya no oye bien y pide sentarse a tu lado, porque contigo no se pierde una palabra. Lo único que una gran voz hace mal es esperar, y hay gente que necesita un silencio para decir algo importante. Cerca de ti, alguien tiene una frase lista. Solo espera a que tomes aire.',
    differs:
      'A quien nació el 3, el 12, el 21 o el 30 le sale fácil hablar, porque son todos 3. Los otros, al menos, saben guardar un secreto. Tú lo susurras, y lo sabe todo el mundo.',
  },
  31: {
    title: 'Un orden muy tuyo',
    meaning:
      'Si naciste el 31, tienes un sentido práctico muy tuyo. El 3 juega, el 1 va por su cuenta, y juntos dan un 4: todo está en orden, en un orden que solo entiendes tú.',
    text: 'Todo lo que tienes está en orden, pero ese orden solo lo lees tú. Los libros van por humores: un estante para los días de lluvia, otro para los domingos, otro para el desamor. Los papeles importantes están debajo de la panera, y el presupuesto parece un mapa del metro, pero cuadra. Los tornillos viven en una tetera y, si alguien necesita un pasaporte, metes la mano detrás del espejo sin mirar.\n\nInventas tu manera de hacer las cosas y luego la sigues al pie de la letra. En el trabajo eso inquieta a la gente, hasta que ve que entregas a tiempo. Un día, una prima muy amable te ordena la casa. Lo hizo de regalo, mientras no estabas, y en ese cuarto limpio andas como turista, sin encontrar un lápiz. No tenía cómo saberlo. Así que muéstrale los libros, humor por humor. Cuando llegues a los domingos empezará a sonreír. Acaba de ver tu cabeza por dentro.',
    differs:
      'A quien nació el 4, el 13 o el 22 también le gusta el orden, porque esas cifras suman 4, como las tuyas. Pero sus recetas las puede seguir cualquiera. «Revolver hasta que suene bien», dice la de tu sopa.',
  },
};
