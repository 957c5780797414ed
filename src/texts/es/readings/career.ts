import type { CareerReading, DigitReadings } from '../../../readings/types';

/** The career reading: how a person works, with whom and where. */
export const careerReadings: DigitReadings<CareerReading> = {
  1: {
    title: 'Liderazgo e innovación',
    meaning:
      'Con un 1 como número de vocación trabajas mejor si te dejan las manos libres y si quien manda prefiere enterarse después.',
    intro:
      'Quien trabaja contigo aprende a sentarse antes de leer un mensaje tuyo que empieza por «Ya que estaba».',
    idealCareers: [
      'Creación de empresas',
      'Cocina ambulante',
      'Jefatura de bomberos',
      'Vuelos de prueba',
      'Dirección técnica deportiva',
      'Guía de expediciones',
      'Derecho penal',
      'Diseño de producto',
    ],
    workEnvironment:
      'La jefa ideal de un 1, en cualquier trabajo pasado o futuro, casi nunca está delante. Para averiguarlo basta una pregunta: «¿A quién hay que consultar antes de hacer algo?». Si contestan «a nadie, luego nos cuentas», es tu lugar, aunque sea un garaje y compartas la mesa con la impresora. Si hay un formulario con tres firmas, pregunta qué pasa cuando las tres están de vacaciones. Pregúntalo también en un club de ajedrez. Alguien se reirá, o no se reirá nadie, y ya sabes si te quedas.',
    professionalStrengths:
      'Cuando se habla de dinero, un 1 dice una cifra. Parece poca cosa hasta que ves lo que hacen otras personas: estudian la alfombra o dicen «lo que ustedes vean». Tú nombras una cantidad, algo más alta que la que ensayaste, y bebes agua. Tampoco la explicas, porque te preguntaron cuánto y no por qué. Funciona también fuera de una oficina, por cuidar una semana el perro de los vecinos. Muchas veces asienten sin más, y te pasas el camino a casa pensando que debiste pedir más. Pero quien paga sale ganando: nadie tendrá que vigilarte por encima del hombro.',
    challenges:
      'Quien te paga se entera de todo cuando ya está hecho, y por eso tarda en pagarte más. Puede ser una empresa, o una vecina que te dejó su tienda durante el verano. En junio llama un proveedor, al borde del llanto, porque ya no le compras. En julio hay un muchacho en la puerta, con una planta en brazos, que dice que lo contrataste. En agosto se vende de maravilla, y la dueña tiene que preguntarle al muchacho por qué. Si escribieras «voy a» en lugar de «ya que estaba», harías casi lo mismo, y ella tendría la grata sensación de haberte dicho que sí.',
    successTips: [
      'Una vez al mes pide permiso para algo que harías de todos modos, como mover una mesa, para que sepan cómo suena.',
      'En tu próxima reunión pon una alarma sin sonido a los quince minutos y deja que hasta entonces las ideas sean de los demás.',
      'Anota en una hoja lo que has decidido este mes y muéstrala antes de que te la pidan.',
      'La próxima vez que un favor te cueste un día entero, di antes un precio, aunque el precio sea el almuerzo.',
      'Regala una de tus ideas un lunes y no preguntes cómo va hasta el viernes.',
    ],
  },
  2: {
    title: 'Diplomacia y mediación',
    meaning:
      'Con un 2 como número de vocación, lo tuyo es trabajar en pareja. Te queda bien un escritorio con una silla a cada lado: traducir, aconsejar, cerrar un trato.',
    intro:
      'Hasta en la factura de un trabajo ya hecho se te escapa un «y si no se puede, no pasa nada».',
    idealCareers: [
      'Interpretación judicial',
      'Terapia de pareja',
      'Mediación',
      'Atención al paciente',
      'Relaciones laborales',
      'Edición de libros',
      'Asistencia de dirección',
      'Atención al cliente',
    ],
    workEnvironment:
      'En cualquier trabajo, con sueldo o sin él, un 2 rinde más con una buena persona en la mesa de al lado. Puede ser una mujer que tararea cuando se atasca y que te pasa media mandarina sin levantar la vista. Con ella trabajarías en un sótano. Así que, antes de aceptar, observa a dos personas que pasen ahí todos los días. Una cuenta una historia. Si la otra se ríe, y se nota que ya la había oído, es un buen lugar.',
    professionalStrengths:
      'Si te sientan entre dos personas, traduces. Por un lado entra «como ya dije en mis tres correos», y por el otro sale «le preocupa la fecha». Antes que nadie oyes la diferencia cuando alguien que escribía «¡mil gracias!» contesta «recibido». Lo mismo haces detrás de un mostrador o en una mesa de voluntarios. Eso no figura en ningún contrato. Pero cuando faltas una semana, todo sale un poco mal y nadie sabe por qué.',
    challenges:
      'Pedir dinero te cuesta tanto que se lo llevan quienes lo piden. Y eso que ensayas. Por el camino la frase es «quisiera hablar del pago». En la puerta ya es «a ver si un día hablamos de eso». Adentro preguntas qué tal el fin de semana, y no preguntas más. Estuvo muy bien, y quien te paga, por un empleo o por un mes de plancha, sigue creyendo que eres la única persona contenta que conoce. Temes el silencio que viene después de una cifra. Dura unos dos segundos, y del otro lado tampoco lo disfrutan: al menos se sufre en compañía.',
    successTips: [
      'Escribe la frase del dinero antes de suavizarla y léela tal cual.',
      'Dile a alguien de confianza cuánto ganas, o cuánto ganabas, y pídele que te lo diga también.',
      'Si una oferta de empleo trae una cifra mínima y una máxima, pide la máxima y no expliques por qué.',
      'Durante una semana, di cada día tu precio en voz alta en un cuarto vacío y aguanta cinco segundos de silencio.',
      'Si te piden una hora más, pregunta si se paga antes de decir que te encantaría.',
    ],
  },
  3: {
    title: 'Comunicación creativa',
    meaning:
      'El 3 se entiende con las palabras, las imágenes y el público. Con esta vocación te ganas mejor la vida donde hay que lograr que te escuchen: la radio, un escenario, un puesto del mercado.',
    intro:
      'Si pudieras elegir, pondrías tu escritorio junto a la máquina de café, y te extrañaría que pasara tanta gente.',
    idealCareers: [
      'Locución de radio',
      'Ilustración infantil',
      'Educación en museos',
      'Guion de comedia',
      'Doblaje',
      'Diseño de tiendas',
      'Redacción publicitaria',
      'Enseñanza de teatro',
    ],
    workEnvironment:
      'En cualquier trabajo, a un 3 le toca el escritorio de la entrada, por donde pasa todo el mundo. En un cuarto silencioso, al fondo del pasillo, a las diez ya saliste a pedir cinta adhesiva con la cinta en la mano. Trabajar en casa es contarle el día a un helecho, que nunca pregunta cómo acabó. Elige un lugar con gente y, antes de aceptar, por dinero o por gusto, di una pequeña tontería. Si toman nota, da las gracias y vete. Si alguien suelta otra mayor, pregunta cuándo empiezas.',
    professionalStrengths:
      'En todas partes hay una tarea tan aburrida que nadie la quiere, y quien sabe mandar te la da a ti. Por ejemplo, la charla sobre incendios. Con cualquier otra persona, la gente se duerme. La tuya empieza con un hombre que volvió entre el humo a buscar su empanada, y al final toda la sala sabe dónde está la escalera. Un señor de contabilidad que llevaba meses sin abrir la boca levanta la mano y pregunta por el hombre. Lo habrías hecho gratis, porque venía con micrófono.',
    challenges:
      'Cuando hay que hablar de dinero, haces reír, y eso puede costarte el dinero. Por un empleo o por pintarle la reja a una señora muy seria, la cifra la traes preparada. Solo quieres romper el hielo, así que le imitas las noticias de la mañana, con todas las voces, hasta que se le saltan las lágrimas. Media hora después se pregunta a qué venías. Tú lo supiste en la puerta, y regresas con algo de orgullo y algo de náusea. Una cifra entra mejor mientras nadie se ríe.',
    successTips: [
      'Ponle a cada informe el título más aburrido que se te ocurra y gasta en el informe la hora que ahorraste.',
      'Pide que te lean las críticas con voz ridícula, para que las oigas hasta el final.',
      'Anuncia una anécdota al empezar tu charla y cuéntala al terminar, para que escuchen lo del medio.',
      'Escríbete la cifra en la muñeca antes de entrar a hablar de dinero, y léela en cuanto la veas.',
      'Pide el escritorio de la entrada y ofrécete a abrir la puerta.',
    ],
  },
  4: {
    title: 'Construcción y orden',
    meaning:
      'El 4 es el orden. Con esta vocación te hacen bien un horario fijo, un lugar propio y un trabajo que se pueda tocar con la mano.',
    intro:
      'Al segundo día de cualquier trabajo, tus tijeras ya llevan tu nombre, y también la percha de tu abrigo.',
    idealCareers: [
      'Inspección de puentes',
      'Contabilidad',
      'Ingeniería civil',
      'Carpintería',
      'Jefatura de obra',
      'Tráfico ferroviario',
      'Logística',
      'Control de calidad',
    ],
    workEnvironment:
      'En cualquier trabajo, del primero al último, un 4 necesita una mesa propia. Aguantas a un jefe estricto y un café que sabe a lápiz. Lo que no aguantas es un sitio donde las mesas no son de nadie y cada mañana toca jugar a las sillas. Hasta en un banco largo hay una punta que es tuya, y la gente lo nota. Te quedan bien los trenes, los hospitales y las nóminas, porque ahí cada cosa tiene su lugar. Lo mejor de un trabajo nuevo es que alguien diga «esto es tuyo», y se refiera a la lámpara, la percha y el segundo cajón.',
    professionalStrengths:
      'Un 4 sabe lo que paga de verdad un trabajo. El nuevo, por ejemplo, ofrece doscientos más al mes. Te sientas después de cenar, sumas el transporte, la comida y una hora de ida y otra de vuelta, y quedan once menos que en el viejo. Nadie se alegra de saberlo. Aun así, antes de firmar, la gente te muestra sus ofertas con cierta timidez. También sirve para los favores: una reja para los vecinos son dos sábados y un disco de corte, y eso lo sabes antes de decir cuánto pides.',
    challenges:
      'Puedes resultar demasiado útil para que te asciendan: nadie quiere perderte donde estás. Quizá estás de vacaciones, o llevas años de jubilación, con el mar por las rodillas, y suena el teléfono. «Una preguntita. La máquina está haciendo el ruido». «¿Cuál?». «El de la cabra». «Levántala un poco por la izquierda y espera». Sin ti no sabrían qué hacer, y por eso mismo nadie corre a darte un puesto mejor ni pregunta cuánto vale tu minuto. Pide más en una semana tranquila, cuando todo ronronea. Con la cabra adentro, no te oye nadie.',
    successTips: [
      'Presta tus tijeras sin explicar cómo se usan.',
      'Cuando evalúen tu trabajo, lleva la lista de los desastres que este año no ocurrieron, porque no ocurrieron gracias a ti.',
      'Enséñale a otra persona los ruidos raros de tus máquinas, como quien enseña cantos de pájaros.',
      'Encuentra algo que el sistema nuevo haga mejor y dilo delante de quien lo eligió.',
      'Di cuánto cuesta llamarte en tu día libre, y sonríe la primera vez que lo digas.',
    ],
  },
  5: {
    title: 'Aventura y contactos',
    meaning:
      'El 5 es el número de la libertad. Con esta vocación rindes más para quien quiere la respuesta y no mira a qué hora llegas.',
    intro:
      'Lees ofertas de empleo como otros leen recetas, a cualquier edad y casi siempre por gusto.',
    idealCareers: [
      'Corresponsalía en el extranjero',
      'Organización de giras',
      'Tripulación de cabina',
      'Fotografía de viajes',
      'Ventas internacionales',
      'Selección de personal',
      'Escenarios para rodajes',
      'Enfermería itinerante',
    ],
    workEnvironment:
      'A un 5 le sirve cualquier escritorio, mientras a nadie le importe verlo vacío. Puedes trabajar en el tercer escalón de una escalera, o en la esquina de una mesa con el desayuno todavía encima. Lo que no puedes es calentar la silla. Si una jefa cuenta tus horas, las cumples todas, y tú también las cuentas. Si te dice «tráeme la respuesta, de donde sea», se la mandas en un mensaje de voz con mucho viento. Y te pasa en cualquier trabajo, con sueldo o sin él.',
    professionalStrengths:
      'A un 5 lo pones en cualquier puesto y funciona, y eso vale dinero. En un hotel te toca un día la recepción y otro la cocina, y para el sábado ya te prestaron las llaves de la camioneta. En la fiesta de la escuela venderías las entradas, luego la sopa, y acabarías dentro del disfraz de oso. La lista de lo que sabes hacer sale rara, incluso a los dieciocho. Quien contrata, para un año o para una tarde, la recorre hacia abajo, se detiene en la línea más extraña y levanta la vista. De ahí en adelante es una conversación.',
    challenges:
      'En tu trabajo nadie sabría decir a qué te dedicas, y para subirte el sueldo hace falta un motivo. En contabilidad dirían: «Habla francés, ¿no?». En el almacén, «nos arregló la impresora», y en la entrada, «creo que todavía viene». Todo el mundo te aprecia, y también quien manda, si lo hay. Pero en cualquier formulario de pagos, después de «Motivo», hay una sola línea. Alguien la mira un rato, pone «varios» y se va a comer. En esa línea cabe una sola cosa por la que quisieras cobrar: elígela tú, y que la escriba antes de irse a comer.',
    successTips: [
      'Pregúntales a tres personas a qué creen que te dedicas, y usa la mejor respuesta cuando te pregunten.',
      'Cada tres meses cambia un detalle de tu escritorio o tu horario, a ver quién se da cuenta.',
      'Si te ofrecen más dinero o más tiempo libre, pregunta si pueden ser las dos cosas.',
      'Cobra por pieza donde se pueda, y mide el tiempo de la primera, para saber cuánto vale tu hora.',
      'Ponle precio a lo más raro que sabes hacer y cuélgalo por donde pasa la gente.',
    ],
  },
  6: {
    title: 'Cuidado y enseñanza',
    meaning:
      'El 6 es el número del cuidado y la responsabilidad. Con esta vocación necesitas un trabajo en el que se vea, el mismo día, a quién le hizo bien.',
    intro:
      'En cualquier edificio donde trabajes, tu escritorio es el de los pañuelos suaves y la segunda silla.',
    idealCareers: [
      'Enfermería',
      'Educación infantil',
      'Orientación escolar',
      'Odontología infantil',
      'Arte floral',
      'Trabajo social con familias',
      'Diseño de interiores',
      'Dirección de residencias de mayores',
    ],
    workEnvironment:
      'A la hora de comer del primer día ya sabes si un trabajo te conviene. ¿Comen en la misma mesa, o cada cual frente a su pantalla? ¿Hay una taza limpia para quien llega? La taza te dice más que el edificio. A un 6 le va bien en un hospital, un aula, una tienda con dueña amable: donde se vea a quién ayudas, aunque no te paguen. Una sola persona tratada injustamente puede amargarte el mejor puesto, aunque no seas tú. Antes de aceptar, pregunta por quien ocupó tu silla, y fíjate en quién sonríe.',
    professionalStrengths:
      'Hay quien no se va de un trabajo porque ahí está tu escritorio. La mejor ingeniera del edificio rechaza una oferta del otro lado de la ciudad, y nadie lo entiende. Es por tu segunda silla. Cada mañana se sienta en ella dos minutos, sin quitarse el abrigo, y tú le acercas las galletas. Casi no hablan. Si alguna vez mandas, aunque sea un día, en la cocina de una fiesta patronal, no te sientas enfrente de nadie. Llevas tu silla al otro lado, para mirar la misma hoja, y hasta que se resuelva es «nosotros».',
    challenges:
      'A todo trabajo tuyo le crece otro, y ese no lo paga nadie. Pasa en un banco y pasa en un coro. A los tres meses es tuya la lista de cumpleaños, y también el frasco del dinero del café. A la hora de repartir, te llaman el corazón del equipo, y el dinero se lo lleva el cerebro. Cuesta hablarlo, porque lo harías todo gratis. No es mala fe. Para quien paga, una hora que no está en ninguna lista no parece una hora, así que ponla en una, con su precio.',
    successTips: [
      'Ponle título a tu segundo trabajo, por ejemplo Dirección General de Cumpleaños, y firma así tus correos una semana.',
      'Una vez al mes, vete a casa cuando termina el trabajo y que otra persona lave las tazas.',
      'Antes del próximo favor, di cuántas horas tuyas le tocan, y para cuando se acaben.',
      'Lleva la cuenta de las horas que nadie te paga donde la pueda ver quien manda.',
      'Deja el próximo cumpleaños en manos de quien siempre los olvida, y disfruta lo que salga.',
    ],
  },
  7: {
    title: 'Análisis y especialidad',
    meaning:
      'Si tu número de vocación es el 7, te convienen un escritorio tranquilo, una puerta que cierre y una jefa que escriba «¿puedo pasar?» antes de entrar.',
    intro: 'En cualquier trabajo, lo primero que buscas es una pared para tu espalda.',
    idealCareers: [
      'Análisis de datos',
      'Ciberseguridad',
      'Auditoría fiscal',
      'Archivos históricos',
      'Biología marina',
      'Relojería',
      'Pruebas de software',
      'Contabilidad forense',
    ],
    workEnvironment:
      'Antes de aceptar un trabajo, mira dónde está el escritorio. A dos mesas de ti un hombre muerde una zanahoria, y de esa zanahoria ya sabes demasiado. Por eso, mientras te hablan del sueldo, miras hacia el fondo: cuánto espacio hay entre las mesas y quién canturrea. Pide sentarte ahí cinco minutos. Haz lo mismo en la biblioteca de una escuela, o donde ayudes una vez por semana. Quizá junto a las calderas haya un cuarto que nadie quiere, por las calderas. Para ti es un ruido parejo y una puerta, y ahí serías feliz.',
    professionalStrengths:
      'Cuando te preguntan cuánto cuesta tu trabajo, sabes explicar de dónde sale el precio. Otra gente elige un número y cruza los dedos. Debajo del tuyo hay una cuenta pequeña: tantas horas, y a cuánto la hora. Es la misma para una empresa que para el vecino que necesita una carta a su casero. Si alguien duda, le das la vuelta a la hoja y se la muestras. Casi nadie duda. No regateas ni te sonrojas. Se nota que lo pensaste bien, y buscan el dinero.',
    challenges:
      'Tus mejores horas parecen horas de mirar la pared, y la gente paga lo que ve. Tu jefa, si la tienes, pasa a las diez, y miras la pared. A las dos pasa otra vez, y la miras algo más abajo. A las cuatro escribes tres líneas que le ahorran un mes a todo el mundo, y a esa hora ella no está. Por tu cuenta no es más fácil: tres líneas parecen diez minutos, y cobras diez minutos. ¿Quién escribe «pared, seis horas»? Pero esas horas son el trabajo. Ponlas en la factura como cualquier otra, y llámalas «averiguaciones».',
    successTips: [
      'Escribe la respuesta en un papelito, en cinco palabras, antes de redactar el informe que la explica.',
      'Al acabar el día, manda una sola línea: lo que sabes ahora y no sabías por la mañana.',
      'Antes de aceptar un favor, di en voz alta cuántas horas crees que te llevará.',
      'En las videollamadas, enciende la cámara el primer minuto, saluda con la mano y apágala.',
      'Cuelga un cuadro en la pared que miras, también en casa, y creerán que miras el cuadro.',
    ],
  },
  8: {
    title: 'Dirección y estrategia',
    meaning:
      'El 8 es el número de los logros. Con esta vocación te tomas el dinero en serio: cuánto cuesta algo, cuánto rinde una hora y cuánto te pagan por ella.',
    intro:
      'Si alguna vez tuviste cerca el sillón vacío de quien manda, te sentaste, solo para ver cómo gira.',
    idealCareers: [
      'Dirección de operaciones',
      'Rescate de empresas',
      'Negocios inmobiliarios',
      'Judicatura',
      'Administración hospitalaria',
      'Banca de inversión',
      'Representación deportiva',
      'Dirección de hoteles',
    ],
    workEnvironment:
      'En cualquier trabajo, y en cualquier comité, un 8 pregunta primero por el presupuesto y después por el sueldo. El primer día, los demás buscan el café. Tú buscas a quien de verdad lleva la casa. Es la mujer que está junto al ascensor, a la que todos saludan dos veces y, cuando le preguntas qué cambiaría, tiene una lista. El peor jefe para ti es muy simpático, y por una lámpara barata tiene que consultar arriba. Antes de aceptar, pregunta cuánto puedes gastar sin permiso. Esa cifra dice más que el título del puesto.',
    professionalStrengths:
      'Puedes regatear con quien te paga y salir de ahí con un apretón de manos. Donde hay más dinero, lo pides con la voz con que otros piden la sal. Donde no, traías preparada otra cosa: un viernes libre, o el escritorio grande de la entrada. Con un vecino pueden ser los limones de su árbol, y antes de sentarte ya sabías de qué rama. La gente lo nota, así que, camino de pedir lo suyo, pasa a verte, más bien pálida, y le dices qué decir. Una sale con dos dedos en alto, por dos viernes, y te alegra como si fueran tuyos.',
    challenges:
      'A cualquiera que mande le queda claro que te gustaría probar su sillón. Te sientas antes de que te inviten y dices «nosotros» de lo que no te toca decidir. La única persona que podría pagarte más se queda sin palabras. Dale la cifra antes de la reunión, deja que la diga esa persona, y recordará de dónde salió. Cuando el sillón es tuyo, en una empresa o en un club de fútbol, el problema es otro. A las once de la noche escribes «no hay prisa», y en un minuto contestan todos, porque creen que es una prueba. Tú solo estabas despejando la mesa.',
    successTips: [
      'Pídele a la persona más nueva del equipo que dirija tu reunión, y dedícate a servir el agua.',
      'Antes de hablar del sueldo, o del precio de un favor, elige dos cosas que aceptarías en lugar de dinero.',
      'Escribe de noche todo lo que quieras, y prográmalo para que salga a las nueve de la mañana.',
      'Pregúntale qué cambiaría a la persona que menos habla, y anótalo antes de contestarle.',
      'Si te ofrecen un escritorio más grande, quédate con el pequeño y pide la diferencia en dinero.',
    ],
  },
  9: {
    title: 'Humanidad y visión',
    meaning:
      'Con un 9 como número de vocación, el trabajo tiene que servirle a alguien. Das lo mejor cuando sabes para quién es, aunque nunca llegues a conocer a esa persona.',
    intro: 'Sabes cuánto debería ganar cada persona del edificio, con una excepción.',
    idealCareers: [
      'Ayuda humanitaria',
      'Cine documental',
      'Apoyo espiritual en hospitales',
      'Derechos humanos',
      'Traducción literaria',
      'Arteterapia',
      'Medicina de urgencias',
      'Dirección de una ONG',
    ],
    workEnvironment:
      'Para un 9, la pregunta en cualquier trabajo es a quién le mejora la vida. Puedes vender jabón todo un año, y venderlo bien. Pero una mañana le preguntarás al jabón para qué es todo esto, y el jabón no lo sabrá. Entonces te enteras de que la mitad de la ganancia va a un hospital de niños, y por el mismo escritorio, bajo la misma mala luz, vale la pena madrugar. Te gusta enseñar o reparar, con gente de todas partes que abre su almuerzo y dice «prueba». Si un cartel de la entrada dice «Nos importas», le preguntas a quien barre si es verdad.',
    professionalStrengths:
      'En cualquier trabajo, de un verano o de treinta años, casi no hay nadie con quien no puedas compartir mesa. Uno le habla a su pantalla. Otra te dobla la edad, o tiene la mitad, y trae una comida que vacía la sala. Quieres saber cómo se ve el día desde su silla, así que a la semana ya te contaron qué hizo la pantalla y tienes la receta. Si hay jefe, quizá te toque la persona con la que nadie puede, y a los tres meses ya se te olvidó cuál era. Y si un día cierran, los peces de la entrada tendrán casa.',
    challenges:
      'Sabes defender el sueldo de cualquiera, menos el tuyo. En marzo le toca pedir a Nuria, que no se atreve, y traes un discurso por ella: «Consiguió tres clientes, formó a dos personas y, la verdad, da vergüenza lo que le pagamos». En abril te toca a ti, y lo que te sale es «ya sé que es un año difícil para todos». En tu calle te pasa lo mismo. Un vecino pregunta qué te debe por arreglarle la bicicleta, y te oyes decir que nada, y que las herramientas ya te las devolverá. Así, tus horas extra se vuelven regalo y tus facturas piden perdón. Repite este año el discurso de marzo, con tu nombre.',
    successTips: [
      'Hagan un trueque: tú escribes por qué una amiga debería ganar más, y ella hace lo mismo por ti.',
      'Despídete de una buena causa con una gran fiesta, y procura que no te duela que siga muy bien sin ti.',
      'Pide el mejor escritorio en voz alta, y que en tus razones no salga nadie más que tú.',
      'Pega debajo del teclado el nombre de alguien a quien ayudaste, para los días en que todo parezca jabón.',
      'Haz la factura el mismo día que terminas, y deja que una amiga le borre las disculpas.',
    ],
  },
};
