import type { DigitReadings, KarmicReading } from '../../../readings/types';

/** The karmic reading: a past life told as an old story, and the lesson that is drawn from it. */
export const karmicReadings: DigitReadings<KarmicReading> = {
  1: {
    title: 'Mando y valentía',
    meaning:
      'Un 1 kármico habla de ir delante. Según su cuento, defendías un puente y no dejabas que nadie ayudara; en esta vida aprendes a pedir perdón con palabras.',
    intro: 'Prefieres arreglar una cosa tres veces antes que decir una sola vez que lo sientes.',
    pastLifeThemes: [
      'Abrir camino',
      'Vigilar un puente',
      'Proteger a la gente',
      'Dar órdenes',
      'Rechazar ayuda',
      'La lanza más larga',
    ],
    karmicLessons:
      'Dice el cuento que defendías un puente, sin ayuda de nadie. Seis años pasaste allí todas las noches, con la lanza más larga del valle. Un muchacho, Tomás, te suplicaba una sola guardia. «Es más rápido si lo hago yo», decías. Una noche estabas en cama, con fiebre, y llegó el enemigo. Tomás aguantó el puente hasta el amanecer, temblando. «¿Por qué nunca me explicaste cómo?», preguntó, y no supiste qué contestar. Hay respuesta, y darla es lo que te queda por aprender: «Debí hacerlo. Perdóname».',
    talentsFromPastLives:
      'Cuando lastimas a alguien, vuelves: eso te quedó de las noches en el puente. Otra gente espera a que se calmen los ánimos. Tú llamas a la puerta la misma noche, con herramientas, o con una maceta nueva por la que rompiste. Puede que una amiga tenga ya dos macetas tuyas y se acuerde del motivo de cada una. No es fácil plantarse en una puerta con una maceta. La gente lo sabe, y por eso te deja pasar.',
    currentLifeChallenges:
      'Pides perdón con las manos, y la palabra no llega nunca. Ajustas unos frenos, enderezas un estante, cedes la mitad más grande del sándwich. Si lo intentas en voz alta, te sale un informe: «Bueno, estaba oscuro, y la bicicleta no tenía que estar ahí». Casi siempre te entienden. Pero más de uno te cambiaría el estante y la maceta por una sola frase. En el cuento, Tomás recibió el puente sano y salvo, y lo que pedía era una respuesta.',
    soulGrowthPath:
      'Di «ahí me equivoqué» antes de arreglar nada. La segunda mitad de una disculpa es dejar que la otra persona haga las cosas a su modo. Así que una vez por semana haz de ayudante, y tómatelo en serio: sostén la linterna, pasa los clavos y no digas nada si no te preguntan. Las hará en el orden equivocado. Pero hay algo que solo se ve desde ahí atrás: el momento en que termina y, con orgullo y con polvo hasta en las cejas, se da la vuelta a ver si lo viste.',
    healingAdvice: [
      'Di «lo siento» antes de ir por la caja de herramientas.',
      'Deja que otra persona mande una tarde entera, y síguela sin decir palabra.',
      'Escribe cómo se hace eso que solo sabes hacer tú, sin saltarte nada.',
      'Pide que un principiante te explique tu propio oficio, y toma notas.',
      'Piensa en dos personas sin las que tu último logro no existiría, y díselo.',
    ],
  },
  2: {
    title: 'Paz y palabras',
    meaning:
      'Un 2 kármico habla de la paz entre la gente. Según su cuento, te callaste una verdad y la pagó otra persona; en esta vida aprendes a decir las verdades con suavidad.',
    intro: 'Todo recado que te dan llega más amable de lo que salió, y con una frase menos.',
    pastLifeThemes: [
      'Hacer las paces',
      'Dos reyes furiosos',
      'Hablar por otros',
      'Elegir palabras suaves',
      'Esperar con paciencia',
      'Frases calladas',
    ],
    karmicLessons:
      'Mantuviste la paz a fuerza de callar la verdad, y lo pagó una extraña. En el cuento traducías entre dos reyes furiosos. Entraba «tu madre fue una cabra» y salía «pregunta por tu madre». Se llevaron bien durante años. Un día, una mujer llamada Casilda caminó nueve jornadas para decirles que su nueva frontera había dejado a su pueblo sin pozo. Los dos reyes sonreían. «Les desea larga vida», tradujiste, y Casilda se volvió a pie. La frase que callaste te espera en esta vida, la próxima vez que algo sea culpa tuya.',
    talentsFromPastLives:
      'El oído de intérprete vino contigo, y lo que la gente dice al despedirse lo traduces mejor que nadie. «No, no, adelántate» quiere decir quédate. «De todas formas ya es tarde» quiere decir voy a llorar. «No te levantes» quiere decir levántate. Y te quedas, o miras un momento hacia otro lado, o te levantas y acompañas hasta la reja. La otra persona se queda creyendo que fue suerte que anduvieras por ahí.',
    currentLifeChallenges:
      'En tus disculpas, lo que la gente necesita oír sigue siendo lo que te callas. Una amiga te presta la guitarra una semana, y se la devuelves con una grieta. Pides perdón, claro. Dices cuánto lamentarías que un día sonara algo distinta, y qué amable fue al prestarla, y cómo ha llovido. Es una disculpa tan cortés que nadie sabría decir de qué, y acaba ella dándote consuelo. «Me senté encima» es más corto, y ella por fin se entera de qué pasó.',
    soulGrowthPath:
      'Te falta decir «fui yo» cuando la cosa todavía es pequeña. Requiere práctica, así que empieza donde nadie se lastime. Dile a la albahaca, en voz alta, que se te olvidó regarla. Confiésale a la olla que la quemaste. Sigue con un vecino, por el rayón en el buzón, y luego con alguien a quien quieres, en un día bueno, por algo diminuto. Quizá te tiemble la voz, pero mírale la cara. Es alivio. Se preguntaba quién había sido, y empezaba a temer que fuera cosa suya.',
    healingAdvice: [
      'Si pierdes o rompes algo prestado, dilo en cuatro palabras.',
      'Lleva un recado tal como te lo dieron, o no lo lleves.',
      'Antes de ir de una persona a otra, pregunta: «¿Puedo decir que fuiste tú?».',
      'Cuando te digan «no es eso lo que quise decir», agradécelo y repítelo con sus palabras.',
      'Despídete con una frase que sea verdad, aunque sea corta.',
    ],
  },
  3: {
    title: 'Arte y relatos',
    meaning:
      'Un 3 kármico habla de arte y de historias. Según su cuento, contaste un secreto ajeno para que te aplaudieran; en esta vida aprendes qué historias puedes contar.',
    intro: 'Mientras alguien te cuenta un secreto, notas la buena historia que saldría de ahí.',
    pastLifeThemes: [
      'Cantar para extraños',
      'Ir de pueblo en pueblo',
      'Hacer reír',
      'Vivir del aplauso',
      'Un secreto en escena',
      'Una panadería de puerta azul',
    ],
    karmicLessons:
      'En el cuento ibas cantando de pueblo en pueblo el secreto de otra persona. Una noche de lluvia, Leonor, la panadera, te dejó secar los zapatos junto al horno y te habló del hombre con quien no se había casado. Antes de un año era tu canción más famosa. Le cambiaste el nombre, pero no la panadería ni la puerta azul. La gente iba a mirar, y Leonor cerró. Seguiste cantándola treinta años, porque siempre la pedían, y cada vez viste la puerta. Te queda algo pequeño y difícil: oír una maravilla, saber exactamente cómo la contarías y guardártela.',
    talentsFromPastLives:
      'Si te demuestran delante de todos que no tenías razón, les regalas una risa. De cantar por los pueblos te quedó el oído: sabes cuándo entrar. «Esa escalera es muy corta», te dicen, y contestas que alcanza. A la tercera hora de espera, en un pasillo de hospital, con el pie como una sandía, le das un sorbo al café y dices muy bajito: «Tenías razón con la escalera. Por lo menos ya estamos en un hospital». Y por un momento toda esa gente asustada se ríe.',
    currentLifeChallenges:
      'Los secretos ajenos te duran más o menos un día. Una prima baja la voz y te cuenta algo que no sabe nadie. Además tiene muchísima gracia, y medio segundo te quedas sin moverte. La estás guardando, y ella te ve guardarla. Por la noche se la has contado a una sola persona, sin el nombre. Quitaste el nombre. Dejaste el trabajo, el pueblo y el perro de tres patas. La próxima vez quita también el perro y mira qué te queda. Si no queda nada, la historia era de ella.',
    soulGrowthPath:
      'Para crecer, quédate con esto: lo que te pasó es tuyo, y lo que te contaron en voz baja no. Hay una excepción. Si quien te lo contó empieza a contarlo en una fiesta y se le olvida el final, puedes ayudar. Y crea algo que no vayas a mostrarle a nadie. Sirve una canción para la ducha, o un caballito de barro. El primer día te morirás por mandar una foto. Al tercero, el caballo tendrá nombre, y nadie más lo sabrá.',
    healingAdvice: [
      'Dibuja algo del tamaño de una uña, y fírmalo.',
      'Canta una canción entera en un estacionamiento vacío.',
      'Cuenta algo en lo que la frase graciosa sea de otra persona.',
      'No digas nada de tu próximo proyecto hasta terminarlo.',
      'Ante un «no se lo cuentes a nadie», pregunta si eso incluye a tu mejor amiga.',
    ],
  },
  4: {
    title: 'Murallas y cuidado',
    meaning:
      'Un 4 kármico habla de construir y de proteger. Según su cuento, levantaste un muro tan alto que quitó el sol; en esta vida aprendes cuándo ya basta de precauciones.',
    intro: 'Tus despedidas se alargan, porque en cada una va una advertencia.',
    pastLifeThemes: [
      'Levantar muros',
      'Cuidar una aldea',
      'Miedo a la crecida',
      'Reglas estrictas',
      'El deber antes que el gusto',
      'Otra hilera de piedras',
    ],
    karmicLessons:
      'El cuento te encarga un muro entre una aldea de pescadores y el mar, y lo cuidaste demasiado. Ninguna tormenta lo cruzó nunca. Aun así, todos los años llevabas tu balde de piedras y lo hacías más alto. La vieja Ramona cantaba en su puerta con el último sol. Un año ya no hubo último sol, ni canción. «¿Le tienes miedo al mar?», le preguntaste. «No», dijo Ramona. «Te tengo miedo a ti, con ese balde». Lo pensaste toda la noche, y pusiste otra hilera. Esta vida es para soltar el balde aunque todavía te preocupes.',
    talentsFromPastLives:
      'Contigo, los secretos ajenos están a salvo. Te los ponen en brazos como a un bebé dormido. Quizá guardaste uno durante años, y en un cumpleaños resultó que lo sabía toda la mesa, y no por ti. Y si de noche vuelves con una amiga, ella deja de vigilar la calle. En el taxi se te duerme a los cinco minutos, con la boca abierta, y no hay mayor elogio.',
    currentLifeChallenges:
      'En cada despedida repartes una advertencia. «Cuidado con el escalón», dices, y «vete por donde hay luz», a gente que solo baja al patio. Dices «escríbeme cuando llegues», y luego esperas a oscuras y miras una rayita gris hasta que se convierte en dos. Es amor, y lo saben. Pero quien oye una advertencia en cada puerta acaba creyendo que el mundo es peor de lo que es, y a ti, que las dices, no se te escapa ninguna.',
    soulGrowthPath:
      'Ya es hora de dejar un hueco en el muro, y la puerta de tu casa es buen lugar. Di «que te diviertas» y cierra la boca. La otra frase empujará desde detrás de los dientes. Que empuje. Quizá quien se va se dé la vuelta en la esquina, porque falta algo, y entonces puedes saludar con la mano. El mes que viene, inténtalo con algo más grande. La gente que proteges está más a salvo de lo que sientes, en buena parte gracias a ti. Ahora quiere tu compañía, con las dos manos libres.',
    healingAdvice: [
      'Una vez por semana, despídete desde la silla y no acompañes a nadie hasta la puerta.',
      'Cuando vuelvan, pide que te cuenten, y no digas qué hora es.',
      'Acompaña a alguien a su casa bajo la lluvia, sin paraguas para nadie.',
      'Busca a la persona que más te preocupa y que te cuente un chiste.',
      'Escribe la advertencia antes de decirla, y léela por la mañana.',
    ],
  },
  5: {
    title: 'Caminos y libertad',
    meaning:
      'Un 5 kármico habla de libertad y de viajes. Según su cuento, volviste con once años de retraso; en esta vida aprendes a despedirte y a regresar.',
    intro:
      'Al final de una visita, saldrías por la ventana con tal de no despedirte en el pasillo.',
    pastLifeThemes: [
      'Cruzar fronteras',
      'Vender especias',
      'Aprender idiomas',
      'Despedidas rápidas',
      'Amistades en cada puerto',
      'Promesas de volver',
    ],
    karmicLessons:
      'Tu lección es despedirte, y volver después. En el cuento vendías especias y tenías un chiste para cada guardia de frontera. En un pueblo te quedaste un mes con Jacinta, la alfarera, que te hizo una taza con el asa torcida, a la medida de tu dedo torcido. «Vuelvo con la primera lluvia», dijiste. Pero siempre había un país más. Cuando llegaste, con once años de retraso, el taller ya era de otra gente. En la ventana había once tazas con el asa torcida, una por cada lluvia. Te falta aprender a dejar que te esperen en algún lugar, y a llegar.',
    talentsFromPastLives:
      'Cuando alguien se va, te pide a ti que vayas a la estación. De tus tiempos de especias conservas lo que sirve para un viaje: por favor, gracias, delicioso y la palabrota de los semáforos. Le haces repetir las cuatro antes de que se cierren las puertas, y le pones en la mano una moneda para el primer café de allá. No le dices que te va a hacer falta; lo sabe. Llevaba semanas temiendo este día, y ahora está ensayando la palabrota.',
    currentLifeChallenges:
      'Al final de una visita te saltas la despedida de verdad, y después ya es tarde para darla. «Vuelvo en un minuto», dices, con tus cosas ya al pie de la escalera. Al día siguiente sería raro explicarlo, y a los seis meses la excusa tendría que ser larga como una novela. No es frialdad. Te acuerdas de esas personas en la fila del banco y cuando suenan ciertas canciones, mucho más de lo que imaginan. A cualquiera le alegraría una despedida con meses de retraso que solo dijera «estoy en una fila y me acordé de ti».',
    soulGrowthPath:
      'Te toca volver por una puerta que cruzaste demasiado rápido. Puede ser un café, un coro o una cancha. Entra sin excusa, y al final haz la parte que siempre te saltaste: despídete de cada persona, y que dure más que ponerte los zapatos. Luego vuelve. La gente empieza a ser como es delante de ti. Te muestran su peor dibujo. Te cuentan por qué fue, en realidad, aquella pelea. Y una noche, después de faltar una semana, te preguntarán dónde te habías metido, y no vas a creer cuánto te gusta la pregunta.',
    healingAdvice: [
      'Escríbele a alguien de quien no te despediste, y sáltate la excusa.',
      'Deja a propósito el paraguas en casa de un amigo y vuelve otro día a recogerlo.',
      'El día que vuelvas, deshaz la maleta entera.',
      'Lee por segunda vez, hasta la última página, un libro que te encantó.',
      'Cuando se vaya alguien, quédate en el andén hasta que no se vea el tren.',
    ],
  },
  6: {
    title: 'Cuidados y remedios',
    meaning:
      'Un 6 kármico habla del cuidado. Según su cuento, cuidaste a la gente hasta que ya no podía irse; en esta vida aprendes a dejarla partir.',
    intro:
      'Al final de una velada, tu despedida dura tanto que los últimos veinte minutos los pasan todos con el abrigo puesto.',
    pastLifeThemes: [
      'Cuidar enfermos',
      'Dar de comer a extraños',
      'Una casa junto al río',
      'Cultivar hierbas',
      'Camas para viajeros',
      'Retener demasiado',
    ],
    karmicLessons:
      'Cuidabas tan bien que nadie podía irse, y te falta aprender a alegrarte cuando alguien se va. En el cuento tenías una casa junto al río, con camas para viajeros enfermos. Un día te llevaron a Delia, que construía barcos y ardía de fiebre. En mayo ya estaba bien. «Todavía te oigo toser», dijiste, y pusiste caldo. En agosto zarpó sin ella el barco que había hecho. Lo miró desde tu ventana. Te dio lástima, y te dio alegría, y no se lo dijiste nunca a nadie. En esta vida te toca preparar el equipaje ajeno y sostener la puerta.',
    talentsFromPastLives:
      'En una despedida sabes qué hace falta. El día que alguien se muda de ciudad, un amigo lleva un discurso, y otro, una planta enorme. Tú apareces con unos calcetines y, quién sabe por qué, son los calcetines los que sirven. De tu casa nadie se ha ido con las manos vacías, aunque solo quedara un poco de arroz con leche y el periódico de ayer. A medio camino descubren que dentro venía hasta la cuchara.',
    currentLifeChallenges:
      'De una velada contigo cuesta irse. Alguien se levanta de tu mesa, y te acuerdas de la postal que querías mostrarle. Mientras la buscas se vuelve a sentar, ya con el abrigo. En el pasillo hay otra cosa que preguntarle. La gente ha aprendido a levantarse media hora antes de querer irse. Los secretos los guardas igual, con cariño y demasiado tiempo. Una vecina te susurró un día que quizá se divorciaba, y años después todavía cierras la puerta y le preguntas en voz baja. Hace mucho que es feliz, y lo sabe todo el mundo.',
    soulGrowthPath:
      'Practica querer a gente que está bien. Es más difícil de lo que suena, porque no le hace falta nada y tú llevas sopa. Siéntate con una amiga a la que le va de maravilla y pídele todos los detalles aburridos, hasta las cortinas nuevas. Y cuando alguien a quien cuidaste salga de tu casa, con salud y sin dar muchas gracias, saluda con la mano hasta que doble la esquina. Después, los cuartos parecerán muy callados. No perdiste a nadie: se curó, y quien se cura sale a la calle.',
    healingAdvice: [
      'Visita a una amiga feliz, con las manos vacías.',
      'Regala la receta que siempre te suplican, con la parte secreta.',
      'Cómete tú la mejor pera del frutero.',
      'Ofrece ayuda una vez, como pregunta, y cree la respuesta.',
      'Despídete en la sala, una vez, y no otra con el abrigo puesto.',
    ],
  },
  7: {
    title: 'Misterio y búsqueda',
    meaning:
      'Un 7 kármico habla de buscar la verdad. Según su cuento, le cerraste la puerta a la pregunta de una niña; en esta vida aprendes a abrirla y a pedir perdón.',
    intro:
      'Cuando haces algo mal, sabes explicar punto por punto cómo sucedió, y para ti eso es una disculpa.',
    pastLifeThemes: [
      'Estudio y silencio',
      'Observar la luna',
      'Vivir en una torre',
      'Libros secretos',
      'Grandes preguntas',
      'Una puerta cerrada',
    ],
    karmicLessons:
      'El cuento te pone en una torre junto al mar, donde dibujabas un mapa de la luna. Una noche subió una niña, Nieves, con pan y un pescado para ti. Quería saber por qué la luna la seguía hasta su casa. Tomaste el pescado y cerraste la puerta. Entonces se sentó fuera y se puso a adivinar. «¡Está sola!», gritó. «¡Es un queso!». De tu lado sonreíste, y volviste al mapa. Al rato ya no se oyó nada. El mapa quedó perfecto, y se lo comieron los ratones. En esta vida te toca abrir la puerta a tiempo, mientras alguien siga adivinando.',
    talentsFromPastLives:
      'Lo que la gente te dice al despedirse lo guardas cuando ya nadie se acuerda. Quizá ahora mismo lleves varias de esas frases: el último chiste de un maestro, o qué quiso decir tu abuela aquella vez en la estación. Otros asienten, saludan y se van a almorzar. Tú te quedas las palabras, como una piedra en el bolsillo, y les das vueltas al caminar. Y un día, a media escalera, entiendes a tu abuela, y pasas de largo por tu propia puerta.',
    currentLifeChallenges:
      'Donde otros piden perdón, tú explicas. Tu familia se sabe esta conversación de memoria. «¿Sabías que el camino estaba cerrado?». «Sí». «¿Y por qué no dijiste nada?». «No parecían tener dudas». Es buena respuesta, y cierta, y no es la que esperaban. Además puedes seguir: qué señales hubo y en qué punto habría convenido dar la vuelta. A esas alturas ya no habla nadie. Sí que lo sientes, y has pensado con mucho cuidado por qué. Con «debí decir algo» bastaba.',
    soulGrowthPath:
      'Te falta aprender a no saber algo delante de la gente, y a disfrutarlo. Explícale lo que más amas a alguien de diez años, o a un adulto igual de sincero. Cuando mire al techo, prueba de otra manera: dibújalo, o represéntalo con dos cucharas. Sabrás qué mitad habías entendido de verdad. Y si son las estrellas, y dices que hay más que granos de arena, te preguntará: «¿Y quién contó la arena?». Tendrás que reconocer que nadie. Lo irás pensando todo el camino a casa, y mañana querrás volver.',
    healingAdvice: [
      'Cuéntale a alguien en qué trabajas antes de que esté terminado.',
      'Di lo que notaste antes de que te lo pregunten.',
      'Si una despedida te intriga, pregunta qué quiso decir mientras siga en el escalón.',
      'Di «no sé» donde te oigan.',
      'Di «lo siento» el mismo día, y lleva las razones más tarde, esa semana.',
    ],
  },
  8: {
    title: 'Poder y comercio',
    meaning:
      'Un 8 kármico habla de poder y dinero. Según su cuento, mandabas en un pueblo y castigaste a un hombre por corregirte; en esta vida aprendes a dejar que te corrijan.',
    intro:
      'Te cuesta que te corrijan en voz alta, con la familia delante, sobre todo si lo hace alguien más joven.',
    pastLifeThemes: [
      'Mandar en un pueblo',
      'Comercio y ganancia',
      'Juzgar a otros',
      'Hacerse obedecer',
      'Riqueza y deber',
      'Un error en los libros',
    ],
    karmicLessons:
      'En el cuento, el molino era tuyo, y nadie del pueblo te corregía. Un día de pago, Fermín, el escribiente, dijo delante de todos: «Hay un error en sus libros. Al barrendero le falta una moneda». La pagaste, pero a Fermín no se lo perdonaste, y se fue. Desde entonces nadie se atrevió a señalarte un error, y el molino perdía dinero cada mes. Revisabas los libros sin ayuda, noche tras noche, en busca de lo que cualquiera te habría mostrado. Te queda aprender a decir, con gente delante: «Tienes razón, no lo vi».',
    talentsFromPastLives:
      'Pides perdón muy bien, siempre que sea en nombre de otra persona. Una amiga tiene que ir a una oficina por un formulario que debió mandar en junio, y te pide que la acompañes. «Fue un error», le dices al hombre del escritorio grande, con la voz más normal del mundo, «y esto es lo que proponemos». El hombre se pone coloradito. Ella está a tu lado todo el rato, con sus cosas en las rodillas. Luego, escaleras abajo, las dos espaldas van más derechas. Es la voz del molino, y nunca había sonado mejor.',
    currentLifeChallenges:
      'Si te corrigen delante de gente, te vuelves de piedra. Un primo comenta en la cena que la capital de Australia no es Sídney. «Qué interesante», dices, y tres días después informas a todo el mundo de que Sídney es más grande. Por eso tu familia, al corregirte, finge dudar: «¿No era Canberra? Siempre las confundo». No las confunden. El día que digas «tienes razón, es Canberra», toda la mesa va a respirar.',
    soulGrowthPath:
      'Tu lección es no perder la amabilidad cuando te corrigen. Prueba con monedas: una semana entera, paga una por cada error que alguien encuentre en lo que dices, y que todos lo sepan. Si hay una niña cerca, se hará rica. El primer día discutirás cada moneda como en un juicio. Al final notarás que casi lo esperas con ganas, y que la gente dejó de medir sus palabras contigo.',
    healingAdvice: [
      'Agradécele a la próxima persona que te corrija, aunque tardes un minuto.',
      'Una vez por semana, pregúntale a alguien más joven en qué fallaste, y apunta la respuesta.',
      'Deja un error tuyo a la vista de todos, con tu nombre.',
      'Haz un regalo tan pequeño que nadie pueda sentir que te debe algo.',
      'Cuenta una historia en la que te equivocaste tú.',
    ],
  },
  9: {
    title: 'Entrega y sabiduría',
    meaning:
      'Un 9 kármico habla de dar. Según su cuento, lo regalaste todo y te dio rabia; en esta vida aprendes a dar solo lo que puedes.',
    intro: '«No fue nada», dices cuando te piden perdón, y te sabes la fecha exacta.',
    pastLifeThemes: [
      'Ayudar a los pobres',
      'La vida en un puerto',
      'Recibir a extraños',
      'Regalarlo todo',
      'Contar las gracias',
      'Una silla hecha tres veces',
    ],
    karmicLessons:
      'Lo regalaste todo, dice el cuento, y luego no pudiste olvidarlo. En un puerto donde la gente pobre esperaba barco, diste tu dinero, tus mantas y al final tu cama. De noche, en el suelo, contabas quién te había dado las gracias. Años después volvió Anselmo, el carpintero, con su hija y con una silla para ti. «Ya era hora», dijiste. «La hizo tres veces», dijo la niña, «porque tenía que quedar bien». Nunca te sentaste en ella sin acordarte. Te falta dejar de contar, y pedirle perdón a un hombre con una silla.',
    talentsFromPastLives:
      'En la despedida más difícil que existe, sabes qué decir. En un funeral, los demás le dicen a la viuda que él está en un lugar mejor. Tú te sientas a su lado y preguntas: «¿Qué hacía que te sacaba de quicio?». Y ella te cuenta lo de los silbidos, y lo de los calcetines por toda la casa, y por primera vez en la semana se ríe. No era un truco. De verdad querías saberlo.',
    currentLifeChallenges:
      'No te atreves a terminar una visita, y después te da una rabia callada. Un amigo necesita cama por una noche. Día uno: «¡Quédate lo que quieras!». Día tres: ya compraste su yogur preferido. Día seis: encontró las toallas buenas. El día nueve estás en el pasillo, oyes a un ser humano masticar pan tostado y te tiemblan las manos. No abusa de ti. Te cree cuando dices que no es molestia, porque lo dices muy bien. Todo cabía en el día uno: «Qué alegría tenerte aquí hasta el jueves».',
    soulGrowthPath:
      'Es mejor dar menos, y con gusto. Antes de decir que sí, imagínate haciéndolo en el peor momento, con lluvia y dolor de cabeza. Si aun así lo harías con gusto, di que sí. Si ya oyes tus quejas, di que no. Luego viene la mitad difícil, que son las despedidas ajenas. Cuando alguien te detenga en la escalera, en su último día en el edificio, con flores y unas palabras ensayadas, no digas «si no fue nada». Sí fue, y lo sabes tan bien como quien te lo agradece. Quédate ahí, sostenle la mirada y deja que llegue al final.',
    healingAdvice: [
      'Cuando te pidan perdón, di «gracias», y nada más.',
      'Apunta lo que te debe la gente y después rompe la hoja.',
      'Ponle fecha final a cada favor.',
      'Vete antes que nadie una vez, y despídete de verdad en la puerta.',
      'Si algo llega tarde, di solo qué bonito es.',
    ],
  },
};
