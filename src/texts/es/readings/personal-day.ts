import type { DigitReadings, FourLines } from '../../../readings/types';

/** The personal day: a chair in the room that is the month. */
export const personalDayReadings: DigitReadings<FourLines> = {
  1: [
    'En un día 1 cuesta poco empezar: abre por fin la novela que recomiendas sin haberla leído. Con suerte, será tan buena como andas diciendo.',
    'Alguien tiene que dar el primer paso, y un día 1 es bueno para eso. Haz la pregunta que toda la sala calla por educación. Se te calentarán las orejas: así sabrás que la hiciste.',
    'En un día 1 se decide mejor, y no tiene que ser algo grande. Elige la fecha, el color o los zapatos antes del mediodía. A las cuatro querrás cambiar de idea. No lo hagas.',
    'Un día 1, haz por tu cuenta algo que sueles dejar para cuando haya compañía: el cine, un museo, nadar. Te preguntarás a qué hora irse, y habrá acuerdo inmediato.',
  ],
  2: [
    'Un día 2 es para escuchar. Cuando alguien diga «bueno, en fin», espera un segundo más de lo cortés. Oirás lo que de verdad vino a decirte.',
    'La paciencia da fruto en un día 2. Si la página no carga o la fila no avanza, sueles suspirar para que se oiga. Hoy ahórrate el suspiro. Quizá hasta termines de pensar una idea.',
    'En un día 2 es fácil llevarse bien si cedes una vez. Ya sabes dónde: la ventana, el camino, cómo se pronuncia esa palabra. Te sorprenderá lo poco que te importa no ganar.',
    'En un día 2 notas lo pequeño: una voz sin fuerzas, un peinado nuevo, un silencio raro. Di una de esas cosas en voz alta. Las ves a diario y nunca las mencionas.',
  ],
  3: [
    'Canta mientras cocinas: un día 3 es para crear, aunque sea ruido. Te sabes una estrofa y el estribillo. Repítelos, y en medio haz de trompeta.',
    'Un día 3 es bueno para las palabras: usa una de esas tarjetas bonitas que guardas. Basta con que cuentes lo que ves desde tu silla. Se te acabará la tarjeta antes que la ventana.',
    'Un día 3 es para hablar, así que cuenta esa anécdota que siempre decides que no vale la pena. A la mitad notarás que te gusta oírte.',
    'Divertirse sirve en un día 3. Entra en una tienda donde no necesites nada y pruébate tres sombreros. No vas a comprar. Uno, sin embargo, nació para ti.',
  ],
  4: [
    'Lo práctico sale bien en un día 4. Haz ese arreglo que llevas meses aplazando. Te tomará seis minutos, y te dará rabia que solo fueran seis.',
    'Un día 4, ordena una cosa de principio a fin: un cajón, un bolsillo, una mochila. Y para. Esta noche la abrirás dos veces, solo por mirar.',
    'El papeleo avanza en un día 4. Toma esa carta que paseas de la mesa al estante y léela de pie. Moverla ya te ha llevado más tiempo que leerla.',
    'Para el trabajo constante es bueno un día 4, aunque no se note. Dale otros veinte minutos a lo que aprendes despacio. Lo sentirás una mañana cualquiera, en las manos.',
  ],
  5: [
    'Cena donde nunca hayas cenado: un día 5 es para cambiar. Cuenta un plato de sopa debajo de la mesa, con linterna. Llévate un cojín.',
    'Los cambios pequeños te sientan bien en un día 5. Ponte el reloj en el otro brazo, o cárgalo todo en el otro hombro. Te equivocarás sin parar, y cada vez despertarás un poco.',
    'Un día 5 es bueno para decir que sí antes de mirar cuán lejos queda. Elige algo para lo que normalmente no tendrías fuerzas. Tampoco las tendrás, pero será por algo.',
    'Deja libre una hora de un día 5, porque puede aparecer algo nuevo. No decidas para qué será. Cuando llegue, ya tendrás puestos los zapatos.',
  ],
  6: [
    'Un día 6 es para la gente que quieres. Llama a quien más se acuerda de ti y pregúntale cómo se cuece un huevo. Ya lo sabes, claro. Solo quieres oír la explicación.',
    'La casa va por delante en un día 6. Arregla el rincón que más miras: una lámpara, una planta, nada de ropa tirada. Te sorprenderás yendo a ver si sigue bonito.',
    'Un día 6, cuida de alguien y, por una vez, de ti. Haz la sopa buena, en el plato bueno, para una sola persona. Has cocinado para peor compañía.',
    'En un día 6, la bondad funciona mejor si nadie te descubre. Seca un banco mojado, riega la planta triste de la entrada. Aléjate a velocidad normal. Querrás salir corriendo.',
  ],
  7: [
    'Un día 7 es para pensar. ¿Cómo se llamaba el actor de las cejas? No lo busques. A medianoche te sentarás en la cama y le dirás su nombre a la oscuridad, como quien gana una copa.',
    'Estar a solas rinde mucho en un día 7. Saca la basura y sigue caminando, con los oídos libres. A la segunda esquina sabrás qué te tenía así.',
    'Pregunta algo que dejaste de preguntar a los diez: un día 7 es bueno para eso. ¿Por qué el mar es salado y los ríos no? Averígualo despacio, en un libro. Antes lo hacías siempre.',
    'Lee dos veces una página en un día 7, que está hecho para ir a fondo. Usa un lápiz. La segunda vez subrayarás otra frase, y esa habla de ti.',
  ],
  8: [
    'Un día 8 es de dinero y de resultados. Devuelve los zapatos que te aprietan. Tienes el recibo, y ya ganaste la discusión dos veces, delante del espejo.',
    'En un día 8 cuentan los resultados: tacha de tu lista algo que no vas a hacer nunca. Aprieta fuerte. Sentirás exactamente lo mismo que si lo hubieras hecho.',
    'Cancela algo que pagas y no usas: un día 8 es bueno para asuntos de dinero. «¿De verdad?», te dirán. De verdad. Lo sabes desde el año pasado.',
    'Tomar el mando sale fácil en un día 8, así que prueba con algo pequeño. Cuando todo el mundo ande sin saber qué hacer, di quién hace qué. Es una frase, y suele ser tuya.',
  ],
  9: [
    'Un día 9 es para terminar. Di «tenías razón» en una discusión vieja. Lo sabes más o menos desde el segundo día, y ahora puedes soltarla.',
    'Regala algo en un día 9, que es bueno para desprenderse. Toma eso que conservas porque fue caro. Ya lo pagaste una vez. No tienes que quitarle también el polvo.',
    'En un día 9 los finales salen solos: vacía algo. El frasco con una aceituna, la salsa que lleva una semana boca abajo. Te sentirás como quien hereda.',
    'Suelta un viejo rencor en un día 9, cuando es más fácil. Cuéntatelo por última vez, con todas las voces. Luego deja que se salgan con la suya, y mira qué libre quedó tu noche.',
  ],
};
