import type { DigitReadings, FourLines } from '../../../readings/types';

/** The personal day: a chair in the room that is the month. */
export const personalDayReadings: DigitReadings<FourLines> = {
  1: [
    'En un día personal 1 cuesta poco empezar: abre por fin la novela que recomiendas sin haberla leído. Con suerte, será tan buena como andas diciendo.',
    'Alguien tiene que dar el primer paso, y un día personal 1 es bueno para eso. Haz la pregunta que toda la sala calla por educación. Se te calentarán las orejas: así sabrás que la hiciste.',
    'En un día personal 1 se decide mejor, y no tiene que ser algo grande. Elige la fecha, el color o los zapatos antes del mediodía. A las cuatro querrás cambiar de idea. No lo hagas.',
    'Aprovecha un día personal 1 para hacer por tu cuenta lo que sueles dejar para cuando haya compañía: el cine, un museo, nadar. Te preguntarás a qué hora irse, y habrá acuerdo inmediato.',
  ],
  2: [
    'Un día personal 2 es para escuchar. Cuando alguien diga «bueno, en fin», espera un segundo más de lo cortés. Oirás lo que de verdad vino a decirte.',
    'La paciencia da fruto en un día personal 2. Si la página no carga o la fila no avanza, sueles suspirar para que se oiga. Hoy ahórrate el suspiro. Quizá hasta termines de pensar una idea.',
    'En un día personal 2 es fácil llevarse bien si cedes una vez. Ya sabes en qué: la ventana abierta, el camino más corto, cómo se pronuncia esa palabra. Te sorprenderá lo poco que te importa no ganar.',
    'En un día personal 2 notas lo pequeño: una voz sin fuerzas, un peinado nuevo, un silencio raro. Di una de esas cosas en voz alta. Las ves a diario y nunca las mencionas.',
  ],
  3: [
    'Canta mientras cocinas: un día personal 3 es para crear, aunque sea ruido. Te sabes una estrofa y el estribillo. Repítelos, y en medio haz de trompeta.',
    'Un día personal 3 es bueno para las palabras: manda por fin una de esas tarjetas bonitas que guardas. Basta con que cuentes lo que ves desde tu silla. Se te acabará la tarjeta antes que la ventana.',
    'Un día personal 3 es para hablar, así que cuenta esa anécdota que siempre decides que no vale la pena. A la mitad notarás que te gusta oírte.',
    'En un día personal 3, divertirse es casi un deber. Entra en una tienda donde no necesites nada y pruébate tres sombreros. No vas a comprar. Uno, sin embargo, nació para ti.',
  ],
  4: [
    'Lo práctico sale bien en un día personal 4. Haz ese arreglo que llevas meses aplazando. Te tomará seis minutos, y te dará rabia que solo fueran seis.',
    'En un día personal 4, ordena una cosa de principio a fin: un cajón, un bolsillo, una mochila. Y para ahí. Esta noche irás dos veces a admirar tu obra.',
    'El papeleo avanza en un día personal 4. Toma esa carta que paseas de la mesa al estante y léela de pie. Pasearla ya te llevó más tiempo del que tardarás en leerla.',
    'Un día personal 4 es bueno para el trabajo constante, aunque no se note. Dale otros veinte minutos a lo que aprendes despacio. Lo sentirás una mañana cualquiera, en las manos.',
  ],
  5: [
    'Cena donde nunca hayas cenado: un día personal 5 es para cambiar. Sirve hasta un plato de sopa debajo de la mesa, con linterna. Llévate un cojín.',
    'Los cambios pequeños te sientan bien en un día personal 5. Ponte el reloj en el otro brazo, o cárgalo todo en el otro hombro. Te equivocarás sin parar, y cada vez despertarás un poco.',
    'Un día personal 5 es bueno para decir que sí antes de mirar a qué distancia queda. Elige algo para lo que normalmente no te quedan fuerzas. Al volver tampoco te quedarán, pero habrá sido por algo.',
    'En un día personal 5 puede aparecer algo nuevo, así que déjale una hora libre. No decidas para qué será. Cuando llegue, ya tendrás puestos los zapatos.',
  ],
  6: [
    'Un día personal 6 es para la gente que quieres. Llama a quien más se acuerda de ti y pregúntale cómo se cuece un huevo. Ya lo sabes, claro. Solo quieres oír la explicación.',
    'Un día personal 6 es para la casa. Arregla el rincón que más miras: una lámpara, un cojín, nada de ropa tirada. Antes de dormir irás a ver si sigue bonito.',
    'Un día personal 6 es para cuidar de alguien y, por una vez, de ti. Haz la sopa buena, en el plato bueno, para una sola persona. Has cocinado para peor compañía.',
    'En un día personal 6, la bondad funciona mejor si nadie te descubre. Seca un banco mojado, riega la planta triste de la entrada. Aléjate a velocidad normal. Querrás salir corriendo.',
  ],
  7: [
    'Un día personal 7 es para pensar. ¿Cómo se llamaba el actor de las cejas? No lo busques. A medianoche te sentarás en la cama y le dirás su nombre a la oscuridad, como quien gana una copa.',
    'Un rato a solas rinde mucho en un día personal 7. Saca la basura y sigue caminando, con los oídos libres. A la segunda esquina sabrás por qué no dormías.',
    'Pregunta algo que dejaste de preguntar a los diez: un día personal 7 es bueno para eso. ¿Por qué el mar es salado y los ríos no? Averígualo despacio, en un libro. Antes lo hacías siempre.',
    'Un día personal 7 está hecho para ir a fondo: lee dos veces la misma página, con un lápiz. La segunda vez subrayarás otra frase, y esa habla de ti.',
  ],
  8: [
    'Un día personal 8 es de dinero y de resultados. Devuelve los zapatos que te aprietan. Tienes el recibo, y ya ganaste la discusión dos veces, delante del espejo.',
    'En un día personal 8 cuentan los resultados: tacha de tu lista algo que no vas a hacer nunca. Aprieta fuerte. Sentirás exactamente lo mismo que si lo hubieras hecho.',
    'Cancela algo que pagas y no usas: un día personal 8 es bueno para asuntos de dinero. «¿De verdad?», te dirán. De verdad. Lo sabes desde el año pasado.',
    'Tomar el mando sale fácil en un día personal 8, así que prueba con algo pequeño. Cuando todo el mundo ande sin saber qué hacer, reparte: «Tú las sillas, yo el hielo». Es una sola frase, y la estaban esperando.',
  ],
  9: [
    'Un día personal 9 es para terminar algo, aunque sea una discusión vieja. Di «tenías razón». Lo sabes más o menos desde el segundo día, y da gusto soltarlo.',
    'Regala algo en un día personal 9, que es bueno para desprenderse. Toma eso que conservas porque fue caro. Ya lo pagaste una vez. No tienes que quitarle también el polvo.',
    'En un día personal 9 los finales salen solos: vacía algo. El frasco con una aceituna, la salsa que lleva una semana boca abajo. Te sentirás como quien hereda.',
    'En un día personal 9 es más fácil soltar un viejo rencor. Cuéntatelo por última vez, haciendo todas las voces. Luego dale la victoria a la otra parte, y mira qué libre te quedó la noche.',
  ],
};
