import type { CoreReadings } from '../../../readings/types';

/** The attitude number: the first impression, and what you do before you have thought. */
export const attitudeReadings: CoreReadings = {
  1: {
    title: 'Primer paso',
    meaning:
      'El 1 toma el mando. Con esta Actitud se te nota la seguridad desde el primer minuto: ya dijiste tu nombre y tendiste la mano cuando los demás aún buscan la suya.',
    intro:
      'Al minuto de conocerte, la gente ya sabe cómo te llamas, qué opinas y dónde deberían cenar todos.',
    keyTraits: [
      'con decisión',
      'sin rodeos',
      'con aplomo',
      'vital',
      'hábil',
      'veloz',
      'difícil de vencer',
      'impaciente',
      'de voz alta',
      'de poca ceremonia',
    ],
    strengths:
      'Cuando falla un plan, te mueves en el acto. Se fue el último autobús, y los que venían contigo discuten en medio de la calle. Tú ya caminas hacia la única luz, y te siguen como patitos. Es una lavandería. Hace calorcito. No sabes más que ellos, pero en el primer minuto prefieres equivocarte rápido que acertar despacio.',
    challenges:
      'Con gente que acabas de conocer, tus bromas suenan a desafío. «¿A eso le llamas estacionar?», dices, a modo de saludo, y al conductor se le va la sonrisa. Una invitada comenta que es Libra, y le pides pruebas, y te diviertes muchísimo mientras da un paso atrás. La broma es buena. Sería igual de buena un minuto después, cuando ya sepan tu nombre.',
    additionalInsights: [
      'Las malas noticias te ponen de pie. «Se canceló el viaje», dice alguien, y ya tienes un brazo en la manga equivocada del impermeable, sin saber todavía adónde vas.',
      'Ocho personas llevan un rato en la calle sin decidir dónde cenar, y a ti los pies se te van solos. «Aquí», dices, y sostienes la puerta. Tal vez sea el peor lugar del barrio. Por fin hay sillas.',
      'Si te proponen algo, tu primera palabra es sí o no. La dices mientras los demás preguntan la hora. Así les ahorras a todos una noche de «puede ser»; las razones, si las hay, llegan después.',
    ],
  },
  2: {
    title: 'Con mucho tacto',
    meaning:
      'Con un 2 en la Actitud, la dulzura se te nota desde el primer minuto: tocas el timbre apenas, esperas, y te disculpas por venir, aunque te invitaron.',
    intro:
      'Dejas que un desconocido llegue al final de su frase, y se le nota que no tiene costumbre.',
    keyTraits: [
      'cortés',
      'dulce',
      'con buen oído',
      'apacible',
      'humilde',
      'incapaz de fingir',
      'de voz baja',
      'con dudas',
      'de pocas palabras',
      'sin prisa',
    ],
    strengths:
      'A quien acabas de conocer le contestas un segundo tarde, y en ese segundo te dice lo que de verdad quería decir. Con un pequeño accidente, en cambio, no esperas. A una señora se le cae una taza, todos miran, y preguntas, demasiado alto, quién pintó ese cuadro. Es un calendario, pero lo admiras hasta que recogen del suelo el último pedazo.',
    challenges:
      'Al principio parece que no opinas nada. ¿Té o café? «Lo que sea más fácil». Lo dices como un regalo, pero la otra persona tiene que decidir por dos. Y si es como tú, elige el camarero, y los dos se enfrentan con valor al pulpo. Empieza por poco y di «té». La otra persona llevaba un rato queriendo saber algo de ti, y ya lo sabe.',
    additionalInsights: [
      'Si te dan lo que no pediste, dices «gracias». Quizá caminaste media calle con el café de otra persona, porque no te salió a tiempo «este no es el mío».',
      'En un minuto se te pega la manera de hablar de cualquiera. De una desconocida te llevas un «estupendo», y al lado de alguien que habla bajito casi susurras. Es tu manera de decir: «Así estás muy bien».',
      'Cuando alguien que acabas de conocer trae una buena noticia, le tomas la mano y se te olvida devolvérsela. «Otra vez», le pides, «desde el principio». Se nota que le encanta. A la segunda ya se ríen los dos.',
    ],
  },
  3: {
    title: 'Alegría y conversación',
    meaning:
      'Un 3 en la Actitud es alegría y buena charla desde el saludo: antes de que se cierre el ascensor, ya dijiste algo gracioso sobre la lluvia.',
    intro:
      'Pasas un minuto en una sala de espera con cinco desconocidos, y ya ninguno quiere que lo llamen.',
    keyTraits: [
      'alegre',
      'con gracia',
      'irresistible',
      'sociable',
      'de salidas ingeniosas',
      'vital',
      'de mucho hablar',
      'con alma de teatro',
      'entusiasta',
      'de risa fuerte',
    ],
    strengths:
      'Cuando entre desconocidos hay que romper el hielo, lo rompes tú. El tren se detiene en un túnel y se apagan las luces. En medio del silencio preguntas: «¿Quién trae algo de comer?». Una señora tiene galletas, un muchacho, un pollo asado entero, y ahora todos se pasan cosas a oscuras. Tenías tanto miedo como cualquiera.',
    challenges:
      'Una pausa con alguien nuevo te pone los nervios de punta, así que la llenas con lo que sea. «¿Qué tal va todo?», preguntas. La otra persona toma aire, pero ya van tres segundos, y más no aguantas, de modo que ya le estás contando que operaron a tu gato. Al gato no lo ha operado nadie. Con siete segundos de silencio, casi todo el mundo te habría dicho qué tal va todo.',
    additionalInsights: [
      'Un susto entre desconocidos se te vuelve espectáculo. Gritas, agarras el brazo más cercano y luego repites el grito, más despacio, para quien se lo haya perdido. El corazón todavía te late a mil.',
      'Cualquier plan de gente nueva te parece maravilloso durante un minuto. «¡Sí!», dices al maratón, al karaoke y a nadar de noche. Después llega el segundo minuto, y te preguntas si sabes cantar.',
      'Una vecina a la que apenas conoces te da una mala noticia, y lo primero que te sale es un chiste. Te oyes, y darías lo que fuera por recogerlo. Dilo: «Eso me salió fatal. Lo siento muchísimo».',
    ],
  },
  4: {
    title: 'Diez minutos antes',
    meaning:
      'El 4 es el orden. Con esta Actitud inspiras, desde el primer minuto, seriedad y calma: das la mano con firmeza, y la sueltas justo a tiempo.',
    intro: '«Mucho gusto», dices, y suena como si lo hubieras comprobado.',
    keyTraits: [
      'cortés',
      'firme',
      'de pulso tranquilo',
      'con sentido común',
      'con buen ojo',
      'tradicional',
      'formal',
      'prudente',
      'de gesto grave',
      'exigente',
    ],
    strengths:
      'Cuando algo sale mal, un 4 dice pocas palabras, y todas útiles. El barco no llega, y hay quejas y muchas opiniones. «A mediodía sale otro», dices, «desde el otro muelle», con la voz con que se dice que va a llover. Extraños que gritaban recogen sus bolsas. Te creen en un minuto, porque dices lo que sabes y ahí te detienes.',
    challenges:
      'Cuando alguien a quien apenas conoces trae un plan emocionante, respondes con una pregunta: cuánto cuesta, cuánto dura, quién limpia. Suena a que no te gusta, y solo estás haciendo cuentas. Te dicen que encontraron la casa de sus sueños, y tú preguntas por el extintor. Era tu manera de alegrarte. Di primero «me gusta», y haz la suma después.',
    additionalInsights: [
      'Si alguien que acabas de conocer te hace un regalo, buscas la punta de la cinta. Lo abres sin un rasguño en el papel, y los demás sufren, porque las gracias las das al final.',
      'A un desconocido le dices tu nombre y tu apellido, y se lo deletreas. Luego le pides el suyo y lo repites, y todo se parece un poco a llenar un formulario.',
      'Si alguien cambia el plan a última hora, dices «pero» y luego nada. En tu cabeza ya estabas ahí, en el postre. Necesitas un momento para dar la vuelta, y la das.',
    ],
  },
  5: {
    title: 'Curiosidad inmediata',
    meaning:
      'Con un 5 en la Actitud, la curiosidad se te nota en cuanto hablas. Tomas lo que haya en un escritorio ajeno, le das la vuelta y preguntas para qué sirve.',
    intro:
      'Antes de que se cierre la puerta ya hiciste tres preguntas, y todavía no te has quitado la bufanda.',
    keyTraits: [
      'con mil preguntas',
      'con soltura',
      'de mente abierta',
      'entusiasta',
      'afable',
      'con encanto',
      'fácil de distraer',
      'de decisiones súbitas',
      'impaciente',
      'veloz',
    ],
    strengths:
      'Si cambian el plan a última hora, se te ilumina la cara. Cancelan un vuelo, y todo el mundo está al teléfono menos tú, que saliste a la calle. Al rato van todos en una camioneta, con las maletas en las rodillas, y el hombre que va al volante te habla de su hija. No lo conocías. Estaba estacionando, y le preguntaste.',
    challenges:
      'Quien acaba de conocerte cree que no hay en la sala nadie más interesante, y durante un minuto es verdad. Te acercas, te ríes, olvidas el vaso que llevas en la mano. Luego giras la cabeza hacia alguien más. Detrás de ti, la otra persona se queda hablando media frase todavía. Te gustó mucho lo que decía: vuelve a contárselo.',
    additionalInsights: [
      'Un hombre comenta el calor en el mostrador, y le preguntas qué lleva en la caja. Una tarántula. ¿Y qué come? Vas por los grillos cuando te atienden, y ya no recuerdas a qué viniste.',
      'A una gran noticia respondes con preguntas. La mujer que espera a tu lado se muda de país, y quieres saber adónde, qué se come ahí y cómo se dice «salud». El nombre se lo preguntas al final.',
      'Una invitación para esta misma noche vale por diez. «¿Ahora? ¿Dónde?», preguntas, con un zapato puesto. Puede que llegues con alguien que conociste por el camino, y lo presentes como «el que una vez habló con un oso».',
    ],
  },
  6: {
    title: 'Calidez desde el saludo',
    meaning:
      'Con un 6 en la Actitud se te oye el cariño desde el principio. A alguien nuevo le preguntas si ya comió y, cuando dice que sí, le preguntas qué.',
    intro:
      'Saludas a unos desconocidos, y te ponen en brazos al bebé o la bolsa que pesa, y a nadie le parece raro.',
    keyTraits: [
      'cordial',
      'de palabras cálidas',
      'responsable',
      'de mano abierta',
      'con buen ojo',
      'leal',
      'con voz de mando',
      'vigilante',
      'difícil de contradecir',
      'insistente',
    ],
    strengths:
      'Un 6 recibe a la gente poniéndole algo caliente en las manos: una taza, un plato, una manta. Un muchacho entra empapado, y su abrigo ya se seca en una silla cuando aún no sabes cómo se llama. Le sostienes la puerta a quien viene todavía a mitad del pasillo, así que tiene que correr un poco, y se ríen los dos.',
    challenges:
      'Se te sienta al lado una desconocida, y te ocupas de que esté a gusto sin preguntarle. En un momento moviste la lámpara y pusiste un cojín detrás de una espalda que estaba muy bien. A la amiga de una amiga la ves con frío. Dice que no, y se va con tu suéter puesto y la sensación de tener cinco años. Es puro cariño. El suéter vuelve lavado.',
    additionalInsights: [
      'Entre dos que no se conocen no te puedes callar. Los presentas con algo que tienen en común: «A los dos les da asco el cilantro». Se miran, y tú sobras, con un vaso en cada mano.',
      'Te dan una mala noticia en la puerta, y tus manos corren a la tetera. El vecino nuevo sigue en la entrada, con las llaves en la mano, y le preguntas desde la cocina cuánto azúcar. Él preferiría que te quedaras ahí, a su lado.',
      'A la gente nueva le das la bienvenida y, de paso, le haces un examen. Le preguntas de dónde es, y miras cómo trata a la más tímida de la mesa. Ya se siente en casa, y tú ya decidiste si habrá otra invitación.',
    ],
  },
  7: {
    title: 'Primero, mirar',
    meaning:
      'El 7 piensa. Con esta Actitud hablas poco al principio: te dicen hola, y te quedas mirando un rato antes de contestar.',
    intro:
      'Cuando te preguntan cómo estás, hay un pequeño silencio: de verdad lo estás comprobando.',
    keyTraits: [
      'inteligente',
      'de pensarlo dos veces',
      'perspicaz',
      'incapaz de fingir',
      'difícil de leer',
      'de puertas adentro',
      'con cautela',
      'formal',
      'prudente',
      'con timidez',
    ],
    strengths:
      'Con alguien nuevo, primero miras y después hablas. Un vendedor termina su discurso, y le preguntas por lo único que se saltó. Mientras se habla del calor que hace, te quedas ahí, con el vaso en la mano, hasta que una invitada cuenta que su trabajo es vigilar un volcán. Ahora estás con ella en un rincón y vas por la sexta pregunta.',
    challenges:
      'Te cuentan algo bueno, y te callas para pensarlo. Tu silencio es un elogio, pero desde fuera parece una pantalla que dejó de cargar. «Y tú, ¿qué haces para divertirte?», te preguntan, y buscas una respuesta verdadera, y la sigues buscando cuando te piden perdón por la pregunta. Y la pregunta te había gustado mucho.',
    additionalInsights: [
      'Te llama un número que no conoces, y lo miras sonar. Podrías contestar y enterarte, pero prefieres deducirlo. Deja de sonar. Era la pizza que pediste, en la puerta, y se enfría.',
      'Con un chiste nuevo te ríes cuando los demás ya terminaron, y más fuerte. Le encontraste otro sentido, uno que se le había escapado hasta a quien lo contó.',
      'Gente que acabas de conocer te invita a una fiesta. Dices «déjame pensarlo», y de verdad lo vas a pensar. Como no te conocen, oyen un no muy cortés. Di cuándo: «Mañana te contesto».',
    ],
  },
  8: {
    title: 'Con el mando puesto',
    meaning:
      'Con un 8 en la Actitud, la fuerza se te ve desde el saludo. Solo preguntas a qué hora empieza la reunión, y todos echan a correr.',
    intro: 'Pides un café, y el camarero te trae la cuenta de toda la mesa.',
    keyTraits: [
      'con aplomo',
      'tenaz',
      'imponente',
      'elegante',
      'eficaz',
      'de palabra',
      'fuerte',
      'exigente',
      'intimidante',
      'impaciente',
    ],
    strengths:
      'En una crisis, lo primero que dices es una pregunta, y es la buena: ¿quién puede decidir esto? Vendieron dos veces cada asiento de un concierto, y la gente le grita a una muchacha con credencial. Esperas a que se callen, lees la credencial, la llamas por su nombre y preguntas quién decide esta noche. Del alivio que siente, te lleva ella misma.',
    challenges:
      'En el primer minuto contigo, la gente endereza la espalda sin saber por qué. Tú solo querías saber dónde estaba el baño, y alguien se levantó a buscar un informe. En tu boca, «¿y tú a qué te dedicas?» suena a entrevista, así que un desconocido que esperaba coquetear acaba enumerando títulos. Empieza tú: di que te perdiste, o que te gustan sus zapatos.',
    additionalInsights: [
      'A los niños muy pequeños no los impresionas. Se te acerca uno con un teléfono de plástico y dice que es para ti, que es la vaca. Contesta, di que tienes una reunión, y cita a la vaca a las tres.',
      'Con quien confiesa enseguida no hay problema. Un desconocido derrama el té en tus papeles y lo dice: te ríes y buscas un trapo. Si asegura que ya estaban mojados, dices «ya veo», y se le quita la sed.',
      'En una fiesta sorpresa buscas al responsable. Todos aplauden, y lo primero que dices es «¿quién organizó esto?». Suena a problema, y es admiración. «Qué maravilla» viene después, con el gorrito de papel ya puesto.',
    ],
  },
  9: {
    title: 'Para todo el mundo',
    meaning:
      'Con un 9 en la Actitud recibes bien a cualquiera. Le hablas al hombre del abrigo roto igual que a la directora.',
    intro:
      '«¿Cómo estás?», le preguntas a un desconocido, y luego esperas la respuesta, cosa que nadie se espera.',
    keyTraits: [
      'tolerante',
      'de amores grandes',
      'gentil',
      'de pensar en grande',
      'humilde',
      'fácil de convencer',
      'con la cabeza lejos',
      'difícil de precisar',
      'nada realista',
      'de lágrima fácil',
    ],
    strengths:
      'Un 9 tiene el mismo hola para todos los desconocidos. Se lo dices a un obispo y a un muchacho de pelo verde, y cada uno cree que estás de su lado. Una mujer con una fuga de agua marca tu número por error. No sabes nada de tuberías, pero sigues al teléfono hasta que ella pone una olla debajo.',
    challenges:
      'De la gente nueva se te queda todo menos el nombre. Una semana después, una mujer te detiene en la calle. Sabes lo de su operación, lo de su hermana y lo de la bicicleta robada, y esperas que pase un vecino y la llame por su nombre. A uno lo presentas como Pablo, y es Pedro. En cuanto oigas un nombre, dilo dos veces, en voz alta.',
    additionalInsights: [
      'Un señor que apenas te conoce te cuenta una historia triste, y te llevas la mano al pecho, con lágrimas de verdad. Hay quien se consuela, y hay quien te presta su pañuelo. Pregúntale qué pasó, y deja que llore primero.',
      'Un muchacho choca contigo, y adiós a tu helado. «¿Te manché?», preguntas, y le limpias la manga. Quiere pagártelo, y dices que no, porque parece que lo siente mucho.',
      'Llueve sobre un barco lleno de desconocidos, y lo primero que dices es que al campo le hacía falta. Es verdad. Los de las toallas empapadas preferirían estar tristes un momento.',
    ],
  },
  11: {
    title: 'A flor de piel',
    meaning:
      'El 11 es el número maestro de la intuición. Con esta Actitud notas el ambiente en el acto: abres la puerta, dejas de sonreír y preguntas qué pasa.',
    intro: '«¡Ay!», dices al entrar, y todos saben lo que sientes un segundo antes que tú.',
    keyTraits: [
      'vehemente',
      'perspicaz',
      'con magnetismo',
      'incapaz de fingir',
      'optimista',
      'de corazón abierto',
      'de lágrima fácil',
      'de sobresalto fácil',
      'torpe con los saludos',
      'sin filtro',
    ],
    strengths:
      'En cuanto se abre una puerta nueva, sientes lo que pasa detrás. «Todo es una maravilla», dice el anfitrión, demasiado rápido, y ya sabes de qué no hay que hablar. Tus amigos te presentan a alguien y te miran: «¿Y?». Sueles acertar, y rara vez sabes decir por qué. Un portazo te hace saltar; en una emergencia de verdad, te llega la calma.',
    challenges:
      'Las preguntas hondas te salen en lugares donde no caben, como los ascensores. Entra un vecino con una bolsa de cebollas y, antes del tercero, ya le preguntaste si es feliz. Ahora sube por la escalera. Casi todo el mundo necesita antes un minuto de nada, y de las cebollas te habría contado bastante.',
    additionalInsights: [
      'Cuando alguien nuevo te intimida, se te nota, y no pasa nada. Hablas a borbotones, das la mano izquierda, vuelcas el salero. Casi siempre le caes mejor por eso.',
      'Las noticias las siente primero tu cuerpo. Te llevas la mano a la boca, o te sientas en un escalón, y quien solo venía a contártelo pregunta si estás bien. Lo que opinas lo sabrás dentro de un minuto.',
      '«Ese día no», contestas a un plan, y ese día no tienes nada. Te salió solo, y ahora esperan el motivo. No te inventes ninguno. Di la verdad: «Es una corazonada».',
    ],
  },
  22: {
    title: 'Calma con plan',
    meaning:
      'El 22 es el número maestro que construye. Con esta Actitud se te ve en calma, y piensas en grande enseguida: te cuentan la primera frase de un problema, y ya arrimaste una silla.',
    intro: 'Algo sale mal, y la voz tranquila que pregunta quién tiene una cuerda es la tuya.',
    keyTraits: [
      'humilde',
      'capaz',
      'con calma',
      'paciente',
      'hábil',
      'de ideas propias',
      'formal',
      'sin prisa',
      'con mil pendientes',
      'inflexible',
    ],
    strengths:
      'Cuando surge un problema, lo ves entero. En mitad de un almuerzo en el campo empieza a diluviar. Unos gritan, otros salvan la paella. Tú ya miraste al otro lado del camino y echaste la cuenta: son catorce, y en el puesto de helados caben los catorce, si la paella se queda fuera. El brazo que sale a la lluvia y la sostiene es el tuyo.',
    challenges:
      'Con un desconocido, hablar por hablar se te vuelve un proyecto. En la parada, un señor dice que últimamente los autobuses van fatal, que es su manera de decir hola, y tú quieres saber cuántos pasan por hora. Cuando llega el suyo hay un croquis, hay fecha para una reunión, y él es el tesorero. Bastaba con «fatal, sí».',
    additionalInsights: [
      'En tu primera visita a una casa llevas un regalo para los próximos cien años. Los demás traen aceitunas. Lo tuyo es una tabla de roble macizo, y la anfitriona necesita los dos brazos. A quien acabas de conocer le bastan aceitunas.',
      'Gente que apenas conoces te da la gran noticia de su vida. «Bien», dices, y preguntas qué sigue. Esperaban un grito. Por dentro estás gritando, y se te nota en las manos, si las miran.',
      'Un desconocido te pregunta una cosa, y tú quieres saberlo todo. «¿La estación?». Depende: a qué hora sale el tren, cuánto pesa eso que lleva. Solo quería que señalaras a la izquierda.',
    ],
  },
  33: {
    title: 'Paciencia amable',
    meaning:
      'El 33 es el número maestro que enseña. Con esta Actitud se te nota la bondad desde la primera palabra: una desconocida dice «perdón, pregunta tonta», y contestas que de esas no hay.',
    intro: 'Los turistas perdidos miran la calle entera y te eligen a ti.',
    keyTraits: [
      'paciente',
      'de palabras cálidas',
      'fácil de convencer',
      'con ganas de jugar',
      'de abrazo fácil',
      'humilde',
      'de puertas adentro',
      'idealista',
      'incansable',
      'con el alma en un hilo',
    ],
    strengths:
      'En el primer minuto, los desconocidos se te acercan y se quedan. Los perros también: atados a la puerta de una tienda, se apoyan en tu pierna. En un museo llora una niña. Te agachas a su altura y le cuentas del león de piedra, y se calla, porque tiene que saber qué comía.',
    challenges:
      'Los desconocidos te cuentan su vida en el primer minuto, y de la tuya no se enteran. Pasa en un taxi compartido: sus deudas, su ex, lo que su madre no sabe. Dices que sí con la cabeza, y se bajan con menos peso. En parte es cosa tuya, porque tu siguiente pregunta no deja lugar para las suyas. Di «he tenido una semana rarísima», y mira quién te pregunta por qué.',
    additionalInsights: [
      'En el autobús, los niños pequeños se te quedan mirando, y tú los miras. Antes de la siguiente parada, uno de tus guantes ha empezado a hablar, y el otro no está de acuerdo.',
      'A quien vende algo le basta con decir hola, y ya tienes en la mano lo que vende. «Hoy no puedo, mucha suerte» es una respuesta completa, y amable.',
      'Si alguien que acabas de conocer te pregunta algo, encuentras respuesta, incluso cuando no la tienes. Prueba una vez con «ni idea». Es un alivio para los dos: ya son dos los que no saben.',
    ],
  },
};
