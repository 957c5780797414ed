import type { CoreReadings } from '../../../readings/types';

/**
 * The Name Number: among people one knows well. Destiny, Soul Urge, Personality and Expression have the same
 * titles, intros, traits and insights, so these speak of the number and never of the person; their strengths
 * and challenges, and the insights of the Soul Urge, are in `places/`.
 */
export const nameReadings: CoreReadings = {
  1: {
    title: 'Líder independiente',
    meaning:
      'El 1 va primero. Con este Número del Nombre, tu franqueza es famosa: dices en voz alta lo que tus amigos solo piensan.',
    intro: 'Toda cuenta empieza en el 1, que se tiene en pie sin ayuda y no sigue a nadie.',
    keyTraits: [
      'independiente',
      'de ideas claras',
      'original',
      'con aplomo',
      'veloz',
      'transparente',
      'con voz de mando',
      'impaciente',
      'sin filtro',
      'con mucho amor propio',
    ],
    strengths:
      'A ti vienen tus amigos cuando quieren la verdad. En la tienda, todo el mundo le jura a una amiga que el vestido le queda de maravilla, y ella te mira a ti. «Ese no», dices, antes de que abra del todo la cortina. Y donde no manda nadie, pronto mandas tú. Se quejan de eso, y te esperan para empezar.',
    challenges:
      'Contigo en la mesa, pocas frases llegan al punto final. Alguien que cuida cada palabra dice «yo pensaba que tal vez podríamos…» y se detiene a buscar la que sigue. «No hay presupuesto», contestas. Iba a proponer un café. A tus amigos también les quitas el final: ves venir el desenlace y se lo cuentas a quien lo vivió. Aprieta los labios y espera.',
    additionalInsights: [
      '«Único» lleva dentro un «uno», en latín. La numerología no lo ve como soledad: a quien es de una sola pieza no le falta nada, y puede ir delante.',
      'En los mercados de Manila, la primera venta de la mañana tiene nombre, y en español: «buena mano». Dicen que trae suerte hasta la noche. La numerología piensa así del 1: lo que va primero le da el tono a lo demás.',
      'Quien te conoce desde hace mucho distinguiría tu estornudo en un teatro lleno, y se daría la vuelta con una sonrisa. Ese es tu 1: nadie más hace ese ruido.',
    ],
  },
  2: {
    title: 'En son de paz',
    meaning:
      'El 2 pone paz. Con este Número del Nombre, si dos amigos se pelean, los dos te lo cuentan todo, y cada uno jura que estás de su lado.',
    intro: 'Donde hay dos hay un espacio en medio, y ahí ocurre casi todo lo que el 2 representa.',
    keyTraits: [
      'amable',
      'dulce',
      'leal',
      'con buen oído',
      'imparcial',
      'con mano izquierda',
      'de pocas palabras',
      'con dudas',
      'voluble',
      'sensible',
    ],
    strengths:
      'Al final de la noche, a ti te cuentan lo que callaron en la mesa. Pasa en la puerta, con las llaves en la mano. «Bueno, ahora sí me voy», dice tu amiga por tercera vez, y no se va. Te apoyas en la pared, en calcetines, y entonces sale todo. Además, entre dos o tres personas tienes mucha gracia, y un poquito de veneno para el resto.',
    challenges:
      'Con la gente que conoces, pides perdón antes que nada. Te pisan en el autobús: perdón. «Perdón, a lo mejor es una tontería», empiezas en el grupo, y dices tu buena idea, bajito. Una semana después, alguien con más voz la repite como suya, y todos asienten, tú también. Cuando es un amigo quien te está pisando, la palabra correcta es «¡ay!».',
    additionalInsights: [
      'Nadie puede hacerse cosquillas, porque los propios dedos no dan sorpresas. Hay cosas que no existen hasta que llega una segunda persona, y el 2 las representa todas, desde el apretón de manos hasta la pelea.',
      'En la Grecia antigua, dos amigos que iban a separarse podían partir un anillo de barro y llevarse una mitad cada uno. A esa mitad la llamaban «símbolo». Así se ve el 2: tiene un borde que encaja con alguien.',
      'Levanta el pulgar, míralo con un ojo y después con el otro: da un salto. Ninguno de los dos ojos se equivoca, y hacen falta ambos para saber a qué distancia está. Eso es lo que sabe tu 2.',
    ],
  },
  3: {
    title: 'Chispa creativa',
    meaning:
      'Con el 3 como Número del Nombre, haces reír a tus amigos. Si en el grupo nadie contesta a tu chiste, lo explicas por audio, y a mitad del audio te ríes.',
    intro:
      'El 3 es el número de la expresión: lo de dentro quiere salir, en forma de cuento o de canción, y a ser posible con público.',
    keyTraits: [
      'ocurrente',
      'alegre',
      'sociable',
      'con mano de artista',
      'elegante',
      'cordial',
      'de mucho hablar',
      'con alma de teatro',
      'de risa fuerte',
      'a la buena de Dios',
    ],
    strengths:
      'En una fiesta les sacas historias a quienes juran no tener ninguna. A un primo muy callado, que trabaja en la oficina de objetos perdidos, le preguntas delante de todos qué es lo más raro que ha llegado ahí. «Una dentadura», dice, «y las dos veces era del mismo señor». Tu primo vuelve a casa con fama de gracioso, y tú solo preguntaste.',
    challenges:
      'Las historias que les cuentas a tus amigos crecen. La ola que te revolcó te llegaba a la cintura; a la tercera vez que la cuentas, tapaba el sol. Solo tus problemas encogen. Cuando en la mesa aparece uno de verdad, lo cuentas como una comedia, y ahí se acaba el tema. Deja crecer la ola, y a una sola persona cuéntale el problema a tamaño natural.',
    additionalInsights: [
      'De dos decimos «ambos». Para decir «todos» hacen falta tres. Aristóteles lo señaló en griego, y en español también funciona: la gente empieza en el 3, y quizá por eso se lee como el número sociable.',
      'Toca en un piano un do y un sol, y no sabrás si esa música es alegre o triste. Pon otra nota en medio, y lo sabes. Así, según la numerología, con el 3 el sentimiento encuentra voz.',
      '«¡A la una, a las dos y a las tres!» viene antes del salto, de la foto y de la sorpresa, casi en todas partes. Escúchalo esta semana. Cada vez, a quien esperan es a tu 3.',
    ],
  },
  4: {
    title: 'Manos que construyen',
    meaning:
      'El 4 es orden y trabajo honrado. Con este Número del Nombre, tus amigos cuentan contigo: cuando dices «a las tres», son las tres.',
    intro:
      'El 4 construye: una cosa encima de otra, paso a paso, y lo que deja puesto no se mueve de ahí.',
    keyTraits: [
      'leal',
      'con sentido común',
      'constante',
      'eficaz',
      'prudente',
      'puntual',
      'exigente',
      'sin rodeos',
      'de ideas fijas',
      'literal',
    ],
    strengths:
      'Lo que le prometes a un amigo, llega. El «a ver qué puedo hacer» de otra gente es un estado de ánimo. El tuyo son cuatro bolsas de hielo, un cuarto de hora antes. Cuando alguien tiene un problema, escuchas mejor sin tener que mirar: caminando, o lijando una mesa a cuatro manos. Cara a cara, con una vela en medio, te quedas sin palabras.',
    challenges:
      'Cuando alguien cuenta una historia, un error mínimo te molesta hasta que lo corriges. Un amigo está a punto de contar cómo conoció a su esposa, en un apagón, y tú dices que no fue en mayo, que fue en marzo. Tienes razón. Ahí terminó la historia. Si el error no cuesta nada, deja que se equivoque y entérate de lo que pasó a oscuras.',
    additionalInsights: [
      'Los romanos solían empezar una ciudad nueva con dos calles rectas que se cruzaban. Quedaban cuatro partes, y por eso a un barrio se le llamó durante siglos «cuartel». Así es el 4: primero las líneas, después las piedras.',
      'Cuando los seguidores de Pitágoras juraban, juraban por los cuatro primeros números. Suma 1, 2, 3 y 4: son 10, y con eso basta para contar lo que sea. Desde entonces, el 4 tiene fama de número cumplidor.',
      'Busca lo más viejo que tengas y que todavía sirva: una cuchara, unas tijeras. Alguien lo hizo bien hecho, para una persona a la que nunca iba a conocer. Por tu 4, los dos son parientes.',
    ],
  },
  5: {
    title: 'Espíritu libre',
    meaning:
      'El 5 es, de todos los números, el espíritu libre. Con este Número del Nombre, tus amigos te ven en todos los rincones de la fiesta, y no siempre el día que prometiste.',
    intro:
      'De las nueve cifras, el 5 es la que no se está quieta: representa la libertad, el cambio y la costumbre de averiguar las cosas probándolas.',
    keyTraits: [
      'alegre',
      'audaz',
      'sociable',
      'con ganas de aventura',
      'con encanto',
      'flexible',
      'con la cabeza en las nubes',
      'difícil de encontrar',
      'de pies inquietos',
      'imprevisible',
    ],
    strengths:
      'En su peor noche, un amigo te llama a ti, y tú no le das vueltas al asunto: lo sacas a la calle. «¿Tienes hambre?», preguntas, y sales como estés, con un zapato sin atar, porque conoces un puesto de maíz asado que no cierra nunca. Con la segunda mazorca ya es una aventura.',
    challenges:
      'Primero prometes y después miras el calendario, así que dos amigas tienen el mismo viernes. Te acuerdas a las cinco, en la ducha. Pasas una hora aquí y otra allá, cenas dos veces, alabas las dos cenas, y casi sale bien. Pero el viaje al aeropuerto a las seis de la mañana se lo piden a alguien a quien quieren la mitad. Y tú habrías ido.',
    additionalInsights: [
      'Pasa el dedo por el teclado de un cajero automático: el 5 tiene un puntito en relieve, para encontrar el centro sin mirar. La numerología lo pone en el mismo lugar, con una salida a cada lado.',
      'Los griegos creían que el mundo estaba hecho de cuatro elementos. Pero las estrellas no se caían, así que les hizo falta un quinto. En latín es la «quintaesencia». Desde entonces, al 5 le cuesta quedarse en el suelo.',
      'Cuenta tus pasos de cinco en cinco. El «uno» cae en el pie izquierdo, luego en el derecho, luego en el izquierdo. Así no hay quien desfile, y en la esquina ya casi bailas. Ese es tu 5, y lo llevas en los pies.',
    ],
  },
  6: {
    title: 'Calor de hogar',
    meaning:
      'El 6 es el número de la familia, y así tratas a tus amigos con este Número del Nombre: escribes antes que nadie, pones paz entre ellos y sabes qué les conviene.',
    intro:
      'El 6 es el amor con ropa de trabajo, el que cocina, carga bolsas y se desvela por alguien.',
    keyTraits: [
      'cordial',
      'responsable',
      'de gran corazón',
      'fiel',
      'con la puerta abierta',
      'prudente',
      'de muchos detalles',
      'con el alma en un hilo',
      'de opinión firme',
      'sentimental',
    ],
    strengths:
      'Tu grupo de amigos sigue junto gracias a ti. Cada enero escribes que ya pasó demasiado tiempo y preguntas quién puede. Alguna vez has pensado en no escribir, a ver qué pasa; si lo intentas, aguantarás hasta mediados de febrero. Y cuando en la mesa suben las voces, preguntas quién quiere postre, con la sopa todavía en los platos.',
    challenges:
      'Tus amigos solo te cuentan problemas ya resueltos, porque el consejo te sale antes de que nadie lo quiera. A uno lo invitaron a cenar en ese lugar nuevo, junto al río, y se puso colorado de gusto. «¿Un sábado?», dices. «Ni sueñen con una mesa». Pregunta antes: «¿Quieres ideas o compañía?». Casi siempre es compañía, y eso se te da de maravilla.',
    additionalInsights: [
      'Contando desde el domingo, el viernes es el sexto día. Debe su nombre a Venus, la diosa del amor, y en árabe su nombre significa reunión. Amor, y todo el mundo junto: eso ve la numerología en un 6.',
      'Los seis brazos de un copo de nieve crecen por separado y salen iguales, porque pasaron los mismos fríos. Así se entiende que el 6 sea el número de la familia.',
      'Tu casa tiene un olor, y por costumbre no lo notas. Cuando vuelvas de unos días fuera, detente en la puerta y respira hondo. Durante un minuto sabrás cómo es tu 6 para los demás.',
    ],
  },
  7: {
    title: 'Mente que busca',
    meaning:
      'El 7 busca la verdad. Con este Número del Nombre, tus amigos tardan años en conocerte, porque a una pregunta sobre ti respondes con otra.',
    intro:
      'Lo que quiere el 7 es saber, y no le basta la primera respuesta, ni tampoco la segunda.',
    keyTraits: [
      'de pensarlo dos veces',
      'inteligente',
      'perspicaz',
      'apacible',
      'incapaz de fingir',
      'con mundo interior',
      'de puertas adentro',
      'de ver para creer',
      'intermitente',
      'torpe con los saludos',
    ],
    strengths:
      'En cuanto toda la mesa está de acuerdo, algo te incomoda. «¿Y quién dijo que tiene que estar para el lunes?», preguntas. Resulta que nadie, y todos recuperan su fin de semana. Cuando una amiga jura que los demás la odian, no le dices «claro que no». Repasas con ella las pruebas, una por una, y al final puedes decirle que no hay ninguna.',
    challenges:
      'En las fiestas, cuando ya no te cabe más gente, te despides a la francesa, o sea, no te despides. Estás en la mejor conversación de la noche, y de repente ya no estás. La anfitriona, que hizo flan porque una vez te gustó, se pasará días preguntándose en qué metió la pata. «Me encantó venir y se me acabaron las palabras» es una despedida perfecta.',
    additionalInsights: [
      'En un dado, las caras opuestas suman siempre 7. Así que, salga lo que salga, puedes decir qué hay debajo: réstale a 7 lo que ves. Le queda bien al número de quienes quieren ver lo que está tapado.',
      'Antes de los telescopios se contaban siete luces que se mueven entre las estrellas: el Sol, la Luna y cinco planetas. Desde entonces, el 7 es de quien sale a la oscuridad y pregunta por qué.',
      'Newton vio primero cinco colores en el arcoíris. Luego puso siete, para que hubiera tantos como notas. Cuando salga el próximo, cuéntalos tú. Tu 7 prefiere ver a que se lo digan.',
    ],
  },
  8: {
    title: 'Fuerza mayor',
    meaning:
      'El 8 es fuerza y ambición. Como Número del Nombre te pone al mando entre tus amigos: te llaman «mi general», y tú haces como que te molesta.',
    intro:
      'El 8 es poder que se deja repartir: pártelo en dos, y otra vez en dos, y todos los pedazos salen iguales.',
    keyTraits: [
      'con ambición',
      'capaz',
      'realista',
      'responsable',
      'imponente',
      'con energía de sobra',
      'difícil de vencer',
      'de agenda llena',
      'con la cabeza alta',
      'formal',
    ],
    strengths:
      'Cuando amigos o familia organizan algo grande, estás al mando antes de que te lo pidan. En un viaje llevas los once pasaportes, y por la noche los sacas y miras las fotos. Los días en que puedes con todo, te respetan. Te toman cariño los otros días, cuando una película de elefantes te hace llorar y te escondes en el baño.',
    challenges:
      'Para ver a un 8, sus amigos tienen que pedir cita. Una amiga te propone un café y recibe una invitación de calendario que termina a las siete y media. En los últimos minutos dice que quería contarte algo, y ve que miras el reloj. Llámala desde la calle, antes de llegar a casa, y dile que tienes libre hasta mañana.',
    additionalInsights: [
      'La moneda más famosa de los piratas era española: el real de a ocho. Valía ocho reales, y a veces la cortaban como un queso. El 8 es el número del dinero, y de saber cuánto le toca a cada cual.',
      'En 1817, Robert Owen partió el día en ochos: ocho horas de trabajo, ocho de descanso y ocho para ti. El mundo tardó un siglo en darle la razón. El 8 es justo eso: un poder que sabe a qué hora se termina.',
      'Pon boca abajo un 8 impreso, y parecerá a punto de caerse. La parte de abajo es más grande, para sostener a la otra, y nadie lo nota. Piensa en quién hace eso por ti. Esa es la mitad de abajo de tu 8.',
    ],
  },
  9: {
    title: 'Gran corazón',
    meaning:
      'Al 9 le importa el mundo entero. Con este Número del Nombre tienes amigos de todas las edades y de todos los oficios, y todos te han visto llorar.',
    intro:
      'El 9, que es la última cifra, ha visto a todas las demás, siente con cada una y sabe decir adiós.',
    keyTraits: [
      'de mano abierta',
      'tolerante',
      'incapaz de mentir',
      'con sabiduría',
      'afable',
      'de mucho mundo',
      'sentimental',
      'difícil de precisar',
      'de respuestas vagas',
      'con la cabeza lejos',
    ],
    strengths:
      'En los grandes días de otra gente, lloras antes que nadie. A una amiga le dan una medalla de natación, y en la segunda frase del discurso ya no ves nada. Tus cumpleaños juntan a quienes no tienen nada en común más que a ti: un juez jubilado, dos de una banda y la persona que te corta el pelo. A las diez están todos sentados en el suelo.',
    challenges:
      'No hay quien te saque una fecha. Tu amiga más antigua ya te ha guardado tres jueves, y lo que recibe, con un abrazo, es «prontito, sin falta». Prontito no es un día de la semana. Por una vez, di algo exacto: «El jueves a las siete, en el lugar de los fideos». Y a las siete, que te encuentre ahí.',
    additionalInsights: [
      'En el contador del agua, cuando una ruedita pasa del 9, empuja a su vecina un lugar y vuelve a cero. Así es el 9: ayuda al que sigue, y suelta.',
      'Cuando alguien muere en México o en Filipinas, los vecinos suelen ir a la casa nueve noches, a rezar y a comer. El 9 representa las despedidas, y la compañía mientras duran.',
      'Cada persona que has conocido empezó con unos nueve meses en los que se lo dio todo alguien que aún no le había visto la cara. Llévate esa idea a un autobús lleno. Para eso sirve tu 9.',
    ],
  },
  11: {
    title: 'Luz propia',
    meaning:
      'El número maestro 11 es la inspiración. Con este Número del Nombre sientes lo que sienten tus amigos, y a ti se te nota en la voz.',
    intro:
      'El 11 es un número maestro: dos veces 1, para las ideas brillantes, y debajo un 2, para sentir lo que sienten los demás.',
    keyTraits: [
      'con inspiración',
      'de imaginación desbordante',
      'brillante',
      'transparente',
      'entusiasta',
      'con imán',
      'vehemente',
      'de nervios finos',
      'exigente',
      'sin sosiego',
    ],
    strengths:
      'Cuando habla una amiga, oyes lo que le ronda la cabeza antes que ella. «Siempre vuelves a los barcos», le dices. No ha dicho una palabra de barcos. Luego se pone roja: el paseo por el muelle y, el otro día, aquel hombre que cose velas. Cuando les cuentas a tus amigos algo que amas, te tiembla la voz. Déjala: le creen al temblor.',
    challenges:
      'El humor de los demás te llega a todo volumen, y así lo repartes. Un amigo te pide una servilleta y le contestas mal, porque hace horas alguien te miró raro. O hay quien está furioso, no se sabe con qué, y supones que contigo. «Son los zapatos. Odio estos zapatos» es lo más amable que te pueden decir.',
    additionalInsights: [
      'San Agustín leía el 11 como el pecado, porque da un paso más allá de los diez mandamientos. La numerología conserva el paso y lo ve con otros ojos: fuera de lo escrito está el lugar de donde vienen las ideas nuevas.',
      'Mira el 11: dos postes y un hueco en medio, como una puerta. Hay quien dice que por ahí entran las ideas. Entran de día y de noche, y por eso tiene fama de número nervioso.',
      'En una parábola de la Biblia, a los obreros de la hora undécima, que llegan cuando casi termina el día, les pagan igual que a los que empezaron al alba. Acuérdate de tu 11 cuando creas que es demasiado tarde.',
    ],
  },
  22: {
    title: 'Obra maestra',
    meaning:
      'El 22, número maestro, construye en grande. Con este Número del Nombre, cuando nueve amigos han dicho nueve cosas, tú explicas cómo encajan.',
    intro:
      'Los dos 2 juntan a la gente, y el 4 que suman pone los ladrillos: eso es el 22, el número maestro de los grandes planes.',
    keyTraits: [
      'con los pies en la tierra',
      'de lógica firme',
      'tenaz',
      'paciente',
      'fiable',
      'con visión',
      'distante',
      'formal',
      'con mil pendientes',
      'inflexible',
    ],
    strengths:
      'Si el problema de un amigo es demasiado grande, lo desarmas sobre la mesa. Una amiga quiere irse a vivir a otro país. La pimienta es el permiso, tres cucharas son las cajas que van en barco, y la mostaza es el gato, que también necesita papeles. Los mueves hasta que ella toma una cuchara y la pone donde va.',
    challenges:
      'Cuando mandas, a veces hablas de tus amigos como si fueran cifras. «Faltan seis de ese lado», dices, y te oyen seis seres humanos con cumpleaños, con nombre y con alguna rodilla mala. Pregúntale al de la rodilla cómo fue. Fue bailando. Después cuéntale tú qué te dio miedo esta tarde.',
    additionalInsights: [
      'Un antiguo libro hebreo, el Séfer Yetsirá, dice que el mundo se hizo con las veintidós letras del alfabeto. A las letras las llama piedras, y a las palabras, casas. El 22 ya construía antes de que lo dijera la numerología.',
      'Dos personas pueden verse sin ningún plan. Veintidós son dos equipos de fútbol, y alguien tiene que reservar la cancha y saber quién trae el balón. El 22 se lee así: trata de gente, y de organizarla.',
      'Si algún día tu 22 te queda grande, recuerda que está hecho de doses. Una persona no puede subir una barca por la arena, y dos sí, muertas de risa. No hacen falta veinte más.',
    ],
  },
  33: {
    title: 'Lección de ternura',
    meaning:
      'El 33, número maestro, enseña con cariño. Con este Número del Nombre, tus amigos te cuentan sus errores, porque contigo nadie hace el ridículo.',
    intro:
      'El 33 es el tercer número maestro: el don de palabra del 3, por partida doble, al servicio de la bondad del 6.',
    keyTraits: [
      'de palabras de aliento',
      'amable',
      'paciente',
      'con sabiduría',
      'humilde',
      'sin egoísmo',
      'de abrazo fácil',
      'incansable',
      'de puertas adentro',
      'insistente',
    ],
    strengths:
      'Los problemas te los cuentan antes que a nadie; las buenas noticias, al final, si queda tiempo. A ti te llaman cuando metieron la pata. «No me regañes», empiezan, y es un examen, una maceta ajena o un calcetín rojo entre la ropa blanca. «Bueno», dices, «¿qué pasó?». Luego les muestras tu camisa rosa. Antes era blanca.',
    challenges:
      'En las fiestas rescatas a quien no se estaba ahogando. Liberas a un amigo de una charla muy larga con el tío del anfitrión, y la estaba disfrutando. Una amiga anuncia, feliz, que cambia de trabajo. Bajas la voz y dices: «Y tú, de verdad, ¿cómo estás?». Cuando llegó estaba contenta, y cuando se va lleva una preocupación.',
    additionalInsights: [
      'Muchos rosarios musulmanes llevan treinta y tres cuentas, una frase corta por cada una. Según la tradición cristiana, Jesús murió hacia los treinta y tres años. Mucho antes de la numerología, el 33 ya andaba con la paciencia y el amor.',
      'El 3 es una voz, y en el 33 hay dos. Ahí está la diferencia entre un discurso y una clase: en la clase alguien contesta. No conocemos mejor razón para decir que el 33 enseña.',
      'Te atas los zapatos como te enseñaron un día. Y quizá ahora mismo alguien pela una naranja a tu manera, porque te vio hacerlo hace años. Así se hereda tu 33, de naranja en naranja.',
    ],
  },
};
