import type { PlaceReadings } from '../../../../readings/types';

/** The Personality: what strangers see. */
export const personalityPlace: PlaceReadings = {
  1: {
    strengths:
      'Por la calle parece que sabes el camino. Llevas la barbilla alta, das pasos largos y no frenas en las esquinas, así que los desconocidos te preguntan por dónde se va, en ciudades a las que llegaste esta mañana. Señalas con el brazo entero, como quien lanza una pelota, y lo que los convence es el brazo.',
    challenges:
      'Desde el otro lado de una sala parece que vas a alguna parte. Llevas cosas bajo el brazo y la mirada puesta en el fondo, así que quien pensaba saludarte se guarda el saludo. No es tu cara. Es la velocidad. Cuando lo dejas todo en el suelo y te apoyas en una pared, siempre se acerca alguien.',
  },
  2: {
    strengths:
      'Entre cuarenta caras, la tuya es la que no se va a reír de nadie. En un teatro, una mujer que no alcanza el cierre de su vestido mira la fila entera y te elige a ti. Tienes los hombros relajados, la ropa discreta y los ojos puestos en quien te habla. Inspiras confianza. Le subes el cierre y después le abrochas el ganchito de arriba.',
    challenges:
      'En una fila o en un mostrador, los desconocidos te pasan por alto. Tienes los codos pegados y los pies en una sola baldosa, así que el señor de atrás pide por encima de tu hombro. En las fotos eres una oreja. Ocupas tan poco que el lugar parece libre. Planta bien los dos pies, y pon una mano en el mostrador.',
  },
  3: {
    strengths:
      'En cualquier foto de grupo, los ojos se van a ti. Los demás sonríen. Tú tienes la cabeza hacia atrás, la boca abierta, una mancha donde debería estar tu mano y un color más que el resto. Los desconocidos que la ven suponen que había música. Es fácil encontrarte en esas fotos, y en todas sales con los ojos cerrados.',
    challenges:
      'Tus cejas nacieron para la comedia, así que en cualquier ventanilla los desconocidos esperan el chiste. Te robaron la mochila, y el hombre del mostrador ya les sonríe a las cejas y a tus manos, que están haciendo de ladrón. Un médico puede sonreírle a tu tos. Solo se ponen serios cuando dejas quieta la cara y una mano sujeta a la otra.',
  },
  4: {
    strengths:
      'En un banco de la estación, los desconocidos te confían a ti sus cosas. Un hombre que quiere un café te elige, señala su caja de herramientas y se va sin mirar atrás. Te ha visto los dos pies en el suelo, los botones abrochados y la mochila en las rodillas, y supone que nunca has perdido una llave. Tú le pones una mano encima a la caja.',
    challenges:
      'Pareces demasiado formal para las tonterías, y las tonterías pasan de largo. En una fiesta de la calle, una fila que baila va levantando a la gente, y delante de tu silla se abre en dos, como el agua ante una roca. Es la espalda recta y la camisa lisa. Nadie ve tu pie, que lleva el ritmo bajo la mesa desde la primera canción.',
  },
  5: {
    strengths:
      'Pareces saber dónde está lo bueno, y la gente se te pega. En una fiesta sales a la terraza y, cuando te das la vuelta, hay tres personas que no conoces, cada cual con su vaso. Es el abrigo suelto, el paso ligero, la cabeza que gira con cada ruido: algo habrá que ver. Te mueves un poco, para que quepan.',
    challenges:
      'En tu propia calle pareces de paso. La señora que te corta el pelo te recomienda el mirador. Tu ropa sirve para cualquier país, llevas la mochila al hombro y un pie siempre en el estribo. El hombre de los periódicos te da el cambio despacito, por si no conoces las monedas. Le sorprendería saber que vives en la esquina.',
  },
  6: {
    strengths:
      'En una sala de espera, la gente con miedo se sienta a tu lado. Un hombre enorme, con un ancla en el brazo, tiene nueve sillas libres y elige la que está junto a la tuya. Vio una cara cálida y unas manos tranquilas, y decidió que no iba a doler tanto. Cuando lo llaman se levanta, se da la vuelta, y le dices que sí con la cabeza.',
    challenges:
      'En la mesa de un café pareces alguien con tiempo, y los desconocidos se lo llevan todo. A tu lado, una mujer empieza por el calor y, para tu segundo café, con tu cabeza de lado y tus ojos tan dulces, va por su primer matrimonio. Tienes un libro abierto desde hace una hora. Se detendría si te viera pasar la página.',
  },
  7: {
    strengths:
      'Entre la gente, los desconocidos se inventan historias sobre ti, y en todas sales bien. Tienes un vaso lleno en la mano, miras hacia un tejado, y a tu espalda hacen apuestas: medicina, letras, tal vez espionaje. Es el suéter negro. Toman la quietud por hondura, y a veces es solo quietud. En el tejado hay una paloma. La sigues mirando.',
    challenges:
      'Quien solo te ha visto no te explica nada, porque parece que dominas el tema. Cierras un poco los ojos, asientes, y te reparten cartas para un juego sin contarte las reglas. Puede que no sepas ni cómo se llama. Levanta las cejas y mira alrededor. A la gente le encanta ayudar a una cara así.',
  },
  8: {
    strengths:
      'En un museo, los demás visitantes creen que es tuyo. Vas con la espalda recta, miras alrededor despacio, y se diría que el lugar te parece bien. Una mujer te pregunta a qué hora cierran. En la escalera, un hombre que baja se detiene a informarte de que arriba hace demasiado calor. Asientes, y se va con alivio.',
    challenges:
      'Los desconocidos te ven tanta dignidad que se les escapa lo pequeño. Llevas perejil en un diente. Está ahí desde el almuerzo, y pasó por una fila larga y una foto de grupo. Lo que se vio fueron los hombros y la mirada firme, y hubo quien creyó que el perejil era a propósito. Elige una cara amable, muestra los dientes y levanta las cejas.',
  },
  9: {
    strengths:
      'En una boda, los que no encajan terminan a tu lado. Ahí están la abuela del novio, el que vino sin pareja y una niña con un escarabajo en un vaso, y los tres han dado con la única cara sin prisa. Tu suéter ha vivido. Tú también, suponen. Te agachas, y miras dentro del vaso todo lo que haga falta.',
    challenges:
      'Tu cara es tan tolerante que los desconocidos la toman por un sí. Un hombre, en el asiento de al lado, dice algo feo de sus vecinos, busca quién le dé la razón, encuentra esa mirada tierna y se va convencido de que se la diste. Es la media sonrisa. Endereza la cabeza, cierra la boca y míralo hasta que cambie de tema.',
  },
  11: {
    strengths:
      'Gente que no te ha visto nunca jura que te conoce de algo. En la farmacia, una mujer cree que sales en la tele. Un chico frena la bicicleta. Llevas los ojos muy despiertos y algo raro al cuello, y te detienes sin motivo, así que sienten que ahí hay una historia. Algo de arte, quizá. Puede que solo estés leyendo el precio del dentífrico.',
    challenges:
      'En los controles y en los mostradores, siempre abren tu mochila. Miras las manos del guardia, después la salida, después la luz que empezó a zumbar, y él suma dos y dos. Dentro hay un peine. Y cuando compras algo, llevas el recibo en la mano, a la vista, hasta la esquina.',
  },
  22: {
    strengths:
      'Cuando algo deja de funcionar, los desconocidos se vuelven hacia ti, y se les relajan los hombros. El ascensor se queda a medio camino. De ascensores quizá no sepas nada. Pero tienes los pies bien puestos y las manos lentas, y miras un rato los botones. No es tu primera vez, deciden, y vuelven a apoyarse en la pared.',
    challenges:
      'Donde te sientas, los desconocidos creen que arreglas cosas. En tu primera noche en un coro eliges la última fila. En el descanso, sin que hayas dicho ni una palabra, señalan la gotera y te miran, y al final una señora te pone las llaves en la mano. Vuelves a casa haciendo ruido de llaves.',
  },
  33: {
    strengths:
      'En una fila, los desconocidos te ven cara de no suspirar. Es el primer día de la cajera, y tu cara es la primera que no la asusta. Se le caen tus monedas, pierde la cuenta. Dejas tus cosas, como quien tiene la tarde libre, y lees los nombres de todos los chicles. Ella te mira de reojo, y vuelve a empezar por el uno.',
    challenges:
      'En una ventanilla, nadie nota que vienes a reclamar. Es la tercera vez por el mismo error, y el empleado te sonríe. Las comisuras se te levantan solas, y la cabeza se te va de lado, como si a él le pasara algo triste. Alguna vez probaste a fruncir el ceño, y te preguntaron si era migraña. Es sobre todo la cabeza, que por su cuenta va diciendo «sí, sí».',
  },
};
