import type { CoreReadings } from '../../../readings/types';

/** The hidden passion: what a person cannot help doing. */
export const hiddenPassionReadings: CoreReadings = {
  1: {
    title: 'Ganas de estrenar',
    meaning:
      'El 1 va primero. Con esta Pasión Oculta, en tus ratos libres te divierte estrenar algo y, de paso, ganar: subes todas las bolsas en un solo viaje, a ver si puedes.',
    intro: 'Una tarde libre se te va en algo nuevo, y de noche tienes un moretón y un récord.',
    keyTraits: [
      'difícil de vencer',
      'entusiasta',
      'audaz',
      'con inventiva',
      'vital',
      'fuerte',
      'sin sosiego',
      'de ideas fijas',
      'de decisiones súbitas',
      'con mucho amor propio',
    ],
    strengths:
      'Un día libre lo gastas en algo que no has hecho nunca. Apareces en una clase de baile donde todos parecen saberse los pasos. Lo que te gusta es el primer intento, cuando no tienes ni idea. La mitad de las aficiones de tus amigos empezaron contigo: saliste de debajo de una tabla de surf, con la boca llena de agua, y les dijiste que era fácil.',
    challenges:
      'Todo lo que haces por gusto se vuelve una carrera. Cronometras el crucigrama, en la cama, sin rival. En una cuesta aprietas el paso para dejar atrás a un anciano con dos bastones, que no sabía que competía. Llega después que tú, se sienta en el muro, deja los bastones y te dice que mires qué maravilla. Solo entonces ves el valle.',
    additionalInsights: [
      'De camino a la playa tienes que ver el mar antes que nadie. «¡Ahí!», dices, y es una raya gris entre dos tejados, pero es tuya, y la alegría te dura hasta el almuerzo.',
      'A tus invitados les haces un plato por primera vez, y juras que la salsa está perfecta. Un amigo mete el dedo y dice que le falta limón. Te ofendes hasta que la pruebas con limón.',
      'Aunque se juegue por pura diversión, tú llevas la cuenta. «No estamos contando», dicen todos, en un partido de pelota sin red ni líneas. Van catorce a once.',
    ],
  },
  2: {
    title: 'El gusto de acompañar',
    meaning:
      'Con el 2 como Pasión Oculta, eliges la segunda voz antes que el solo. Sales a caminar con alguien, y a media calle ya van al mismo paso.',
    intro:
      'En la feria te quedas con los abrigos de todos, y saludas cada vez que pasan dando la vuelta.',
    keyTraits: [
      'servicial',
      'firme en el apoyo',
      'humilde',
      'afable',
      'con buen oído',
      'fácil de convencer',
      'con mil preocupaciones',
      'sensible',
      'de voz baja',
      'insomne',
    ],
    strengths:
      'En tu tiempo libre eliges la voz que casi no se oye y que sostiene a las demás. En un coro notas que los demás corren, y los frenas un poquito sin girar la cabeza. Si no cantas, pasas las páginas de quien canta, y respiras cuando respira. Cuando tus amigos estrenan una obra que les oíste ensayar, la ves desde el fondo, moviendo los labios.',
    challenges:
      'En un día de paseo, las preocupaciones de todos acaban en tu mochila. ¿De verdad quería tu amigo ver el otro castillo? Otro menciona un hámster enfermo, y piensas en el hámster delante de un cuadro famosísimo. De vuelta a casa, separa las preocupaciones como la ropa lavada: mía, suya, suya, mía. Las ajenas casi siempre se arreglaron a mediodía, y a todos se les olvidó decírtelo.',
    additionalInsights: [
      'De un juego te importa más que dure que ganarlo. En el pingpong apuntas justo adonde la otra persona llega. Sesenta y uno, sesenta y dos, sesenta y tres: a estas alturas nadie se atreve a hacer un punto.',
      'Todo lo que haces en tu tiempo libre es para alguien, desde la primera puntada o la primera cucharada de azúcar. Media familia ya tiene bufanda, y la tuya sigue siendo dos ovillos.',
      'En los viajes no lees ni duermes: escuchas. Detrás de ti, dos desconocidas discuten por una boda, y las sigues como una radionovela. Alguna vez te pasaste de estación para oír el final.',
    ],
  },
  3: {
    title: 'Función continua',
    meaning:
      'El 3 es el número de la alegría. Con esta Pasión Oculta conviertes en juego el tiempo libre: le pones nombre a la aspiradora nueva y, al rato, voz.',
    intro: 'Con una tarde de lluvia y una cuchara, te alcanza para una canción.',
    keyTraits: [
      'con ganas de jugar',
      'de mucha imaginación',
      'de abrazo fácil',
      'elocuente',
      'irresistible',
      'veloz',
      'de humor absurdo',
      'estridente',
      'con mil descuidos',
      'vehemente',
    ],
    strengths:
      'En una tarde libre juegas con lo que haya. Lees en voz alta la etiqueta del champú como si fuera una carta de amor, y sabes qué piensa el pez de la pecera. Toda hoja que se te acerca acaba con caritas en los bordes. El repartidor te hace una reverencia, y así te enteras de que todavía llevas la corona de papel. Tú también te inclinas.',
    challenges:
      'Antes de un viaje ya lo hiciste en la cabeza, y ese es difícil de superar. Durante semanas interpretas todos los papeles: el camarero grosero, el burro, la tormenta. Luego llegas. El camarero es un encanto, burro no hay, y el lugar te decepciona un poco, sin tener ninguna culpa. Los mejores días de un viaje son aquellos para los que olvidaste escribir un papel.',
    additionalInsights: [
      'Por gusto aprendes cosas que no le sirven a nadie, como sonar igual que una gaviota. Lo practicas en la ducha, en la escalera y bajo un puente con eco. Un día, en una playa, algo contesta.',
      'En los juegos de mesa sueles perder, de tan en serio que te tomas las voces. Tu fichita azul tiene una rodilla mala y una cuenta pendiente, y el banco habla con acento.',
      'Todo lo que haces por gusto termina con cara. Dos pasas caen juntas en la masa, ves unos ojos, y ya sería cruel dejarlo así. Antes de comerte el panecillo le dices algo amable.',
    ],
  },
  4: {
    title: 'Manos que arreglan',
    meaning:
      'Con el 4 como Pasión Oculta no puedes dejar en paz lo que está roto: pides prestado un bolígrafo, y lo devuelves arreglado.',
    intro: 'Una mesa coja puede llenarte la tarde libre, y es una tarde feliz.',
    keyTraits: [
      'hábil',
      'de pulso firme',
      'con maña',
      'eficaz',
      'servicial',
      'paciente',
      'exigente',
      'de muchos detalles',
      'implacable con lo torcido',
      'siempre en marcha',
    ],
    strengths:
      'Con una tarde libre, tus manos salen a buscar qué arreglar. De visita en casa de unos amigos, te encuentran en el baño con un cuchillo de mantequilla, apretando el toallero. Tu capricho puede ser una vieja caja de música que no suena. Por la noche ya suena, y te quedas delante, con aceite en los dedos, a escucharla.',
    challenges:
      'Un día de playa se te vuelve una obra, porque mejoras lo que estaba bien. La sombrilla ya está puesta. La sacas y la clavas más hondo, con un muro de arena contra el viento. Ahora las sillas necesitan muro. A las cuatro tienes el mejor campamento de la costa, los demás se han bañado dos veces, y tú sigues en seco.',
    additionalInsights: [
      'En un viaje oyes el motor. Los demás miran las montañas, y tú tienes un ruidito nuevo. En la parada lo mencionas. El conductor también lo había oído, y ya puedes mirar las montañas.',
      'Te diviertes repitiendo. Sean las escalas del piano o los saques contra una pared, el número cien te sale mejor que el primero, y nadie más que tú lo nota.',
      'Llevar la cuenta es un pasatiempo tuyo. Los pájaros del tejado, el día en que cayó la primera hoja: todo lo apuntas. Leído después, casi no habla de pájaros. Habla de quién estaba contigo.',
    ],
  },
  5: {
    title: 'Hambre de novedades',
    meaning:
      'El 5 es la libertad. Con esta Pasión Oculta tienes hambre de todo lo nuevo: ves un pasadizo entre dos casas, y tienes que saber adónde lleva.',
    intro:
      'Tomas la calle que no conoces y pides el plato que no sabes pronunciar, y rara vez te arrepientes.',
    keyTraits: [
      'con mil preguntas',
      'vehemente',
      'de decisiones súbitas',
      'sociable',
      'optimista',
      'sin miedo',
      'de mano abierta',
      'imprudente',
      'inconstante',
      'de pies inquietos',
    ],
    strengths:
      'Si te dan un día libre, sales a buscar algo que no has probado. Llevas una hora en un pueblo extraño y ya comiste lo que comen ahí y seguiste a una banda de música dos esquinas. Una flauta, una caña de pescar, el loro de alguien: si te dejan sostenerlo, lo sostienes. Tu teléfono está lleno de nombres como «Marcos pescado» y «Ana alta, puente».',
    challenges:
      'Pruebas algo una vez, por gusto, y te llevas a casa el equipo entero, casi siempre prestado. Pasas una hora en un lago, y ya preguntas quién te presta un kayak. Tienes el remo en las manos y ves las madrugadas, la niebla, el sombrero que llevarías. Lo que no ves es tu pasillo, donde ya hay un monociclo ajeno. Muchas veces lo que querías era el sombrero.',
    additionalInsights: [
      'En la estación lees todas las ciudades del tablero, aunque solo vuelvas a casa. Un nombre raro puede llenarte la noche: ¿a qué hora llega ahí el pescado, y abre el café en invierno?',
      'Cuando no pasa nada nuevo, lo fabricas. La almohada se va al otro lado de la cama, y ya tienes otro techo. Subes tu propia escalera como si no la conocieras, y por primera vez cuentas los escalones.',
      'Deja que un pasatiempo sea siempre el mismo: nadar, una canción, un cerro. Hacia la décima vez empiezas a notar qué cambia, la luz, la gente, tus propios brazos, y no querrás perderte ni una semana.',
    ],
  },
  6: {
    title: 'Siempre hay lugar',
    meaning:
      'El 6 es el número del amor y de la casa. Con esta Pasión Oculta recibes a la gente dondequiera que estés: abres una bolsa de cerezas, y come todo el banco.',
    intro: 'De tu mesa nadie se va con hambre, y casi nadie sin un frasco de algo.',
    keyTraits: [
      'de abrazo fácil',
      'con buen gusto',
      'feliz entre visitas',
      'de muchos detalles',
      'incansable',
      'elegante',
      'con voz de mando',
      'exigente',
      'sin fuerzas a medianoche',
      'sensible',
    ],
    strengths:
      'Un 6 deja bonito cualquier lugar donde pasa una hora, como si esperara visita. En un tren nocturno extiendes un pañuelo sobre las rodillas y partes en ocho tu única manzana, y alcanza para todos. En una sala de espera ya apagaste la más fea de dos lámparas, y giraste una silla para que mire a un árbol.',
    challenges:
      'Tener invitados es tu pasatiempo, y le pones tanto empeño que, cuando llegan, te gana el sueño. Todos se ríen alrededor de una mesa perfecta, y tú estás en un banquito de la cocina, con los ojos cerrados. Después mira las fotos: doce personas felices, y no sales en ninguna. Habrían sido igual de felices con pan y queso, y contigo en medio.',
    additionalInsights: [
      'El sábado libre es para buscar regalos, y muchas veces no sabes aún para quién. En un cajón tienes una tarjeta de «felices setenta». Un día los cumple el hombre que te vende el pescado, y corres.',
      'Cuando te invitan, no sabes qué hacer con las manos. Cocina otra persona, y desde el sofá hueles que hace falta un rescate. «Qué bien huele», dices, y te agarras a un cojín.',
      'Puedes dedicarles una tarde libre a dos tonos de blanco. Todo el mundo dice que son iguales; tú les acercas una manga, una hoja y una galleta. Uno resulta ser un poquito rosa. Luego te comes la galleta.',
    ],
  },
  7: {
    title: 'Necesidad de saber',
    meaning:
      'El 7 piensa, y con esta Pasión Oculta necesitas saber: no sueltas una moneda extranjera hasta averiguar de quién es esa cara.',
    intro: 'En la cena surge una duda, y te levantas «un segundo» a buscar la respuesta.',
    keyTraits: [
      'de lógica firme',
      'tenaz',
      'paciente',
      'con mil preguntas',
      'humilde',
      'original',
      'distante',
      'formal',
      'de cabeza en otra parte',
      'nada realista',
    ],
    strengths:
      'Tus días libres son para preguntas que nadie necesita contestar. En una boda te preguntas quién lanzó arroz por primera vez, y por qué arroz, y adiós fin de semana. En un viaje te plantas ante una pared de ladrillo, sin letrero ni nada. Sabes qué hubo detrás, y eres tan feliz como otra gente en el mar.',
    challenges:
      'Leer sobre un pasatiempo te parece casi lo mismo que tenerlo, así que rara vez llegas a practicarlo. Hoy podrías dar una charla sobre caballos, con las botas adecuadas y por qué los asustan las bolsas de plástico, y no te has subido a ninguno. Cierra el libro a mitad del capítulo y ve a conocer un caballo.',
    additionalInsights: [
      'En un juego de preguntas no te importan los puntos. «¿El primer semáforo?». Londres, 1868, pero ¿quién lo giraba a mano? Los demás ya van tres preguntas más allá, y tú nunca te has divertido tanto.',
      'Al aire libre, en un día sin planes, prefieres mirar a hacer. Te basta una hormiga con una miga. La gente se detiene a ver qué miras. Tú solo quieres saber qué hará después.',
      'En el ajedrez te da igual el color, porque lo que te intriga es la partida. Mueves las blancas con toda tu alma, das la vuelta a la mesa y piensas igual por las negras. Si ganan, te sorprende de verdad.',
    ],
  },
  8: {
    title: 'A lo más alto',
    meaning:
      'El 8 es poder y éxito. Con esta Pasión Oculta te gusta que la diversión tenga premio: vas una noche a la feria, y vuelves en autobús con un panda gigante.',
    intro:
      'No puedes alquilar una barca sin calcular cuánto ganaría, bien llevado, el señor de las barcas.',
    keyTraits: [
      'tenaz',
      'perspicaz',
      'persistente',
      'imparcial',
      'con aplomo',
      'de mente estratega',
      'sin rodeos',
      'de cálculo veloz',
      'difícil de vencer',
      'impaciente',
    ],
    strengths:
      'Hasta a tu tiempo libre le pides resultados que se vean. Si te encargas tú de la rifa, el club acaba con un barco. Hasta disfrutas de una buena pelea con la compañía telefónica: despejas la mesa, le sacas punta al lápiz y se te ve más feliz que en tu fiesta de cumpleaños. Tres cartas después te piden disculpas, y lamentas que haya terminado.',
    challenges:
      'Los mercados son tu deporte, y una etiqueta con precio es solo el principio de una conversación. Puedes pasar la mañana en bajar una lámpara de doce a nueve, y no necesitas ninguna lámpara. En una tienda elegante preguntas si ese es su mejor precio, y la amiga que te acompaña finge que no te conoce. De vez en cuando, paga lo que dice la etiqueta.',
    additionalInsights: [
      'Cualquier afición te crece entre las manos. Haces mermelada, y a los tres meses sabes por cuánto se alquila un local. Flotas en un lago y notas que llevas diez minutos sin contar nada. ¿Cuánto será eso en un año?',
      'En los juegos de mesa ya piensas en la próxima partida. Pierdes al dominó una noche entera solo para ver cómo juegan los demás, y la próxima vez les ganas.',
      'Para ti, saber hacer algo cuenta cuando hay algo que mostrar: un cinturón, una medalla, un pez como tu brazo. Por el pez te levantas a las cuatro, y lo fotografías por los dos lados.',
    ],
  },
  9: {
    title: 'El mundo en casa',
    meaning:
      'Con el 9 como Pasión Oculta te llevas a casa las historias de otra gente. En una película, un hombre pierde el empleo, y días después aún te preguntas cómo le va.',
    intro: 'Has pasado tardes enteras en un pueblo que solo existe en un libro.',
    keyTraits: [
      'de mano abierta',
      'con buen oído',
      'vehemente',
      'sin egoísmo',
      'amable',
      'idealista',
      'nada realista',
      'de decisiones súbitas',
      'con la cabeza lejos',
      'fácil de distraer',
    ],
    strengths:
      'Tus noches libres las pasas muy lejos, en historias de otra gente. Puede ser una película en un idioma que no hablas, y te ríes donde hay que reírse. Lees que en otra ciudad murió un jardinero, un hombre que les cantaba a sus rosas, y tienes que encontrar una foto de las rosas. La encuentras. Son de un rosa muy claro.',
    challenges:
      'Tus invitados no pueden admirar nada sin llevárselo. A alguien le gusta un cuadro que pintaste, y adiós al cuadro. Quien llega tarde a todo se va con tu bicicleta, y con tus guantes en la canasta. La olla grande sale por la puerta con el resto de la cena dentro, y la olla ni siquiera era tuya: te la habían prestado.',
    additionalInsights: [
      'En una ciudad extranjera, lo que no te pierdes es el supermercado. Miras cuarenta clases de queso y tratas de adivinar quién los come, y a qué hora. Vuelves con un frasco que no sabes leer.',
      'En una hora libre le escribes una carta de agradecimiento a alguien que no conoces, como el conductor del autobús de noche. Casi ninguna sale de tu mesa, por falta de dirección. Manda la próxima, aunque el sobre solo diga «al conductor».',
      'Las canciones que cantas por gusto vienen de lejos, con palabras que no entiendes. Una es la más triste que conoces. Luego te cuentan que trata de una oveja perdida. Sigue siendo la más triste que conoces.',
    ],
  },
  11: {
    title: 'Ideas repentinas',
    meaning:
      'Con el 11, número maestro, tu Pasión Oculta es la inspiración. A media cena te llega una idea, y te la escribes en la mano.',
    intro: 'La mejor idea de la semana llega cuando te atas los zapatos, y sales con uno sin atar.',
    keyTraits: [
      'brillante',
      'con mil preguntas',
      'difícil de leer',
      'vital',
      'de imaginación desbordante',
      'vehemente',
      'de tocar madera',
      'impresionable',
      'insomne',
      'entusiasta',
    ],
    strengths:
      'Tu tiempo libre se lo queda la primera idea que aparece. A mitad de un examen de la vista pides un lápiz. En una ciudad extraña sigues una corazonada al otro lado de un puente, y ahí está el café de tu vida, o por lo menos un sándwich excelente. Dicen que el 11 es el número de la luz, y en un día libre no hay quien la apague.',
    challenges:
      'En los viajes y en los juegos buscas señales, y ves un mensaje en todo. En las cartas no deja de salirte la misma reina, y a medianoche ya le inventaste una vida entera. Piensas en una amiga, ves una calle con su nombre, la caminas hasta el final, y al final hay un taller de bicicletas. A veces una señal es una señal, y a veces la baraja está mal mezclada.',
    additionalInsights: [
      'Un detalle mínimo te da felicidad para días. Oyes toda la semana la misma canción, por cómo respira la cantante antes del último verso, o te desvías una calle por una puerta amarilla.',
      'En la mesa o de viaje, apuntas tus ideas en lo que haya: un menú, una invitación de boda. Léelas todas a fin de mes. Una dirá «como la sopa, pero para trenes». Dos seguirán siendo buenas.',
      'Cuando no haces nada es cuando más trabajas. Te acuestas en el suelo y miras el techo. Quien entra pregunta si estás bien, y estás muy bien: construyes algo ahí arriba. Ahora bajas.',
    ],
  },
  22: {
    title: 'Planes grandes y útiles',
    meaning:
      'Con el 22, número maestro, tu Pasión Oculta es hacer las cosas grandes y útiles. Te piden una ensalada, y por la noche hay comida para toda la calle, con estacionamiento.',
    intro: 'En la playa, a tu castillo de arena le funcionan los desagües.',
    keyTraits: [
      'eficaz',
      'con inventiva',
      'de trabajo bien hecho',
      'responsable',
      'realista',
      'con ambición',
      'exigente',
      'con voz de mando',
      'de planes enredados',
      'incansable',
    ],
    strengths:
      'En una noche libre te da por imaginar cómo funcionaría mejor un lugar. En la infancia quizá construiste un zoológico con cajas de zapatos, con cocina aparte para los leones. Hoy, en una estación, ves dónde va a resbalar la gente cuando llueva. Luego ves el techo que hace falta y, debajo, un rincón seco para quien va con maletas.',
    challenges:
      'Si un juego iba bien, tú lo reorganizas. Tus amigos llevan tres cometas a un campo, y a las cuatro hay equipos, turnos y una regla sobre los árboles. Un juego de mesa que les gusta a todos recibe reglas nuevas, más justas, y dura el doble. Preferían el de antes, en el que ganaba siempre una abuela. La próxima vez, toma un hilo y que se enreden.',
    additionalInsights: [
      'Hasta tus fantasías tienen empleados. En un rato libre sueñas que te toca un millón, y lo que ves es un cine sobre ruedas. Con el segundo café ya contrataste al conductor, y estás dibujando las butacas.',
      'En un viaje te detienes por la ingeniería. Haces que todos se bajen en un túnel a leer la placa: doce años, cuatro mil obreros, y los nombres de los nueve que murieron. Los lees todos, porque alguien debe hacerlo.',
      'El fin de semana haces en pequeño algo grande. Construyes un puente de espaguetis, y aguanta dos diccionarios. Pones el tercero. Cuando se rompe ya estás en el suelo, feliz, para ver por dónde.',
    ],
  },
  33: {
    title: 'Alma de escuela',
    meaning:
      'El 33, número maestro, enseña. Con esta Pasión Oculta te apuntas donde falte alguien: el coro necesita otra voz, tú no sabes cantar, y vas.',
    intro:
      'Corres más despacio de lo que puedes, y resoplas, para que gane la carrera la niña más pequeña.',
    keyTraits: [
      'alegre',
      'sensible',
      'cordial',
      'de abrazo fácil',
      'con inventiva',
      'servicial',
      'de mucho hablar',
      'con voz de mando',
      'sin descanso',
      'imprevisible',
    ],
    strengths:
      'En cualquier juego, tu momento preferido es cuando alguien nuevo entiende cómo va. Por eso no soportas que pierda a las cartas. «Yo miraría las otras siete», dices, contra ti. Los demás protestan, porque es la tercera partida que regalas. Tú le mirabas la cara, y de los puntos ni te acuerdas. En tu mesa, quien no ha cumplido ocho años juega dos veces.',
    challenges:
      'Tu tiempo libre ya está lleno el lunes, porque le dices que sí a todo. En junio es la feria, el coro y los tomates del vecino, y vas en bicicleta con un flan bajo el brazo. «¿Juegas al voleibol?», te pregunta alguien. No juegas, y ya dijiste que sí. Una tarde sin nada te haría bien, y a los tomates también.',
    additionalInsights: [
      'Cuando hay invitados, la cena es algo que hacer: en la mesa hay masa, y todos cierran empanadas. Unas parecen sobres y otras, accidentes. Te comes antes los accidentes, para que nadie vea que sobra el suyo.',
      'Tu salida favorita son las noches de aficionados, como la primera exposición en el pasillo de alguien. Te detienes ante una vaca de seis patas, porque colgarla fue un acto de valor. Es una buena vaca, dices.',
      'En la cocina tienes tu propio programa. Le explicas a un público invisible cómo se corta un mango, y lo esperas. Alguien se ríe detrás de ti. Le pasas el cuchillo, por el mango, y empiezas otra vez.',
    ],
  },
};
