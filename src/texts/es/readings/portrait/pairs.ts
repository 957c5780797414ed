import type { ForPairs, PortraitFrame } from '../../../../readings/portrait-types';

/**
 * What two of a person’s numbers do to each other, the smaller first. A pull holds whichever of the nine
 * has which number: it says what the two want, and where each of them shows is for others to say. The ones
 * in `inPrivate` hold where only the Soul Urge has the number they stand under. “Con más de un 7” becomes
 * the count: “con tres 7 entre tus nueve números”.
 */
export const portraitPairs: ForPairs<PortraitFrame> = {
  '1-1': {
    pull: 'Con más de un 1, dices a menudo: «No, déjame a mí». Te gusta hacerlo a tu manera, hasta cuando es la más larga.',
    turn: 'Un estante que pones por tu cuenta te lleva el día entero y queda un poco torcido. Aguanta, y no hay otro igual en el mundo. Le sonríes todas las mañanas.',
  },
  '1-2': {
    pull: 'Sabes adónde vas, como buen 1. Después, como buen 2, miras por encima del hombro si vienen todos, y aflojas el paso por el último.',
    inPrivate: {
      1: 'A solas eres un 1, y sabes lo que quieres de un domingo. En lo demás eres un 2, y te gustaría oír qué tenían pensado los otros.',
      2: 'Puedes ir por tu cuenta, como un 1. A solas eres un 2, y lo que más te gustaría es tener a alguien al lado.',
    },
    turn: 'Cuando tarareas, la canción la eliges tú, y el tono es el que le conviene a otra persona. Te queda un poquito bajo. Pero es tu canción, y alguien te hace la segunda voz.',
  },
  '1-3': {
    pull: 'Una idea nueva te hace caminar más rápido, como a un 1, y cantar por el camino, como a un 3. Pocas veces guardas silencio mucho rato.',
    inPrivate: {
      1: 'Te gusta la alegría y una buena canción, como a un 3. Tus deseos, en privado, son los de un 1: pocos, claros y tuyos.',
      3: 'Guardas durante años una palabra bonita que te dijeron, como buen 3, y no lo sabe nadie. En voz alta eres un 1, y contestaste que no hacía falta.',
    },
    turn: 'Le pones nombre a la araña del techo, y por la noche ya tiene una carrera en el cine. Nadie te lo pidió. Apunta la mejor frase: las ideas son como los gatos, y vienen cuando quieren.',
  },
  '1-4': {
    pull: 'Lo quieres ya: ahí habla el 1. También lo quieres bien hecho, y ahí habla el 4. Así que muchas veces vas con prisa, pero con una prisa cuidadosa.',
    inPrivate: {
      1: 'Te gusta que todo esté en su lugar, como a un 4. En secreto eres un 1, y te encantaría poner alguna cosa patas arriba.',
      4: 'Prefieres ir delante que esperar, porque eres un 1. Lo que deseas, en secreto, es la vida de un 4, con un gancho para cada cosa.',
    },
    turn: 'Cortas la sandía de un solo golpe, y luego la giras a ver si los pedazos son iguales. Uno es más grande. Te lo comes tú, y así queda resuelto.',
  },
  '1-5': {
    pull: 'Eliges tu propio camino, como un 1, y a la mitad lo cambias, como un 5. Los mapas nunca te han importado mucho.',
    turn: 'Cuando cambia el viento, ya le diste la cara antes de saber por qué. Hay semanas en que no te hace falta más viaje. Otras piden un paseo más largo, y lo notas en los pies.',
  },
  '1-6': {
    pull: 'Tus manos son de un 6: hacen y arreglan cosas para la gente que quieres. Después te sale el 1, y las quieres solo para ti. Las dos veces va en serio.',
    inPrivate: {
      1: 'Para todo el que te necesita eres un 6. Tus deseos son de un 1, y nadie sabe cuánto quisieras un día entero para ti.',
      6: 'Tus asuntos los llevas sin ayuda, como un 1. De noche eres un 6, y repasas quién tosía, quién no durmió y quién no come.',
    },
    turn: 'Pelas una mandarina sin romper la cáscara, con orgullo, y descubres que ya la repartiste entre todos los del cuarto. Te queda un gajo. Es el del medio, que es el más dulce.',
  },
  '1-7': {
    pull: 'Hay en ti algo callado y terco: como al 1, nadie te dice qué hacer y, como al 7, nadie te dice qué pensar.',
    turn: 'Hay preguntas que llevas encima varios días, como una piedra en el bolsillo. Le das vueltas en la parada y en la escalera. Luego das con la respuesta, y durante una hora llevas el bolsillo vacío.',
  },
  '1-8': {
    pull: 'Tienes tu manera de hacer las cosas, como cualquier 1. Como cualquier 8, piensas que le convendría al país entero, y con gusto se la mostrarías.',
    turn: 'Abres el frasco que nadie podía abrir, y se te va la vista a ver quién miraba. Con las puertas pesadas te pasa igual. De las que no pudiste abrir te acuerdas una por una, y que no se confíen.',
  },
  '1-9': {
    pull: 'Perteneces a todo el mundo, como un 9, y a nadie más que a ti, como un 1. Así que dejas la puerta abierta y te guardas la llave.',
    inPrivate: {
      1: 'Tienes lugar para la calle entera, como un 9. En secreto eres un 1, y quisieras un estante, o una hora, que fuera solo para ti.',
      9: 'Eliges tu camino, como cualquier 1. De noche, donde nadie te ve, eres un 9, y le deseas lo mejor al mundo entero.',
    },
    turn: 'Hay semanas en que eres de todos, y al final no sabes ni qué te apetece comer. Guarda desde el lunes algo pequeño para ti: un paseo, un banco, una canción. Después puedes volver a ser de todos.',
  },
  '1-11': {
    pull: 'Algunas de tus ideas vienen de la nada, porque eres un 11. Antes de que se enfríen ya estás de pie, porque eres un 1.',
    inPrivate: {
      1: 'Compartes tus sueños con la gente, como un 11. En privado eres un 1, y te mueres de ganas de cumplirlos por tu cuenta.',
      11: 'Te mantienes firme, como un 1. En la cama, a oscuras, eres un 11, y oyes por segunda vez cada palabra del día.',
    },
    turn: 'Al despertar tienes clarísima una cosa, y en el desayuno ya no sabes cuál. No se ha perdido. Vuelve en una escalera o en un semáforo en rojo, y esa vez la dices en voz alta para que no se vaya.',
  },
  '1-22': {
    pull: 'Piensas en décadas, como un 22, y quieres algo para esta noche, como un 1. Llevas dos relojes, y nunca dan la misma hora.',
    inPrivate: {
      1: 'Para los demás puedes hacer cosas grandes y lentas, como un 22. Para ti deseas, en secreto, el gusto de un 1: algo pequeño y terminado antes de dormir.',
      22: 'En privado tienes el deseo de un 22, que llevaría una vida entera. Como además eres un 1, te gustaría ver hoy la primera piedra.',
    },
    turn: 'Miras un terreno vacío y ves un parque, con bancos. Luego plantas una semilla en un vasito de yogur, en la ventana. Es el mismo parque, y esa es la parte que puedes regar.',
  },
  '1-33': {
    pull: 'Quieres que no se quede atrás nadie, y eso es el 33. Quieres llegar a la cima antes que nadie, y eso es el 1. Quizá subas dos veces.',
    inPrivate: {
      1: 'Te caben las preocupaciones de todos, como a un 33. Nadie sabe que además eres un 1, y que te gustaría hacer algo, una sola cosa, por tu cuenta.',
      33: 'Vas por tu camino, como un 1. En secreto eres un 33, te preocupa quien viene detrás, y miras atrás más veces de lo que creen.',
    },
    turn: 'En una cuesta te das la vuelta a ver quién viene, y después aprietas el paso. Es una manera rara de caminar. Pero llegan todos, y durante un minuto el paisaje es solo tuyo.',
  },
  '2-2': {
    pull: 'Con más de un 2, sientes a través de la pared quién está en el cuarto de al lado, y si le vendría bien un poco de compañía.',
    turn: 'Llevas el paso de quien camina contigo, y entre dos personas te enredas. Tiene fácil arreglo: toma del brazo a cada una. A los tres pasos caminan como tú, y nadie lo ha notado.',
  },
  '2-3': {
    pull: 'Si fueras solo un 3, querrías un gran escenario; si fueras solo un 2, una mesa pequeña. Como eres las dos cosas, cantas para una sola persona.',
    inPrivate: {
      2: 'Una buena amistad te importa más que cualquier aplauso: ese es el 2 que guardas en privado. A la gente le das los chistes de un 3.',
      3: 'Te gusta sentarte cerca, como a un 2. En tu cabeza eres un 3, y hay música puesta de la mañana a la noche.',
    },
    turn: 'Cuentas un chiste, a alguien le cambia la cara, y le das vueltas todo el camino a casa. Casi nunca es nada. Pero miras las caras, y por eso haces reír sin hacer daño.',
  },
  '2-4': {
    pull: 'Cuidas las cosas, porque eres un 4, y a la gente, porque eres un 2. Quieres que duren las dos, hasta las tazas.',
    turn: 'Estiras la manta del sofá, y dejas el hueco donde se sentó alguien. Ahí están tu 4 y tu 2: quieres un cuarto en orden, y que se note que ahí vive gente.',
  },
  '2-5': {
    pull: 'Quieres estar cerca, como un 2, y necesitas tu libertad, como un 5. Por eso estás tantas veces en el umbral, de cara a los dos lados.',
    inPrivate: {
      2: 'Esperas, sin decirlo nunca, que alguien te pida que te quedes. En el fondo eres un 2, y un 5 que ya se puso el abrigo.',
      5: 'Te gusta andar cerca, como a un 2. Tu secreto es de 5: hay noches en que no quieres que nadie te encuentre.',
    },
    turn: 'De visita te quedas de más, por cariño, así que te vas corriendo, y sin bufanda. Tus amigos ya se lo saben. Vuelves por la bufanda, y te quedas a cenar.',
  },
  '2-6': {
    pull: 'Notas qué le falta a alguien, como un 2, y como un 6 se lo traes, casi siempre con una manta en el brazo.',
    turn: 'Oyes una tos a través de dos paredes, y sabes de qué clase es. En cambio, tu propio estornudo te sorprende siempre. Escúchate hoy como escuchas a los demás, y después ponte un suéter.',
  },
  '2-7': {
    pull: 'Dejas la puerta abierta, como un 2, y luego la cierras, como un 7. Lo normal es que acabe entornada, con un hilo de luz.',
    inPrivate: {
      2: 'Te apartas a pensar, como un 7. Nadie imagina que además eres un 2, y que esperas que te llamen para que vuelvas.',
      7: 'Te quedas cerca de la gente, como un 2. Lo que deseas en secreto es la noche de un 7, en la que no se oiga nada.',
    },
    turn: 'Te gusta oír voces en el cuarto de al lado mientras lees. Si se callan, levantas la vista; si entran, pierdes la línea. El cuarto de al lado es la distancia justa: diles que sigan.',
  },
  '2-8': {
    pull: 'Sabes lo que quieres, como todo 8. Pero hay también un 2 en ti, así que les sirves antes a los demás, y tu vaso no se te olvida.',
    inPrivate: {
      2: 'Cargas con mucho, como un 8. Nadie más sabe que también eres un 2, y que una mirada fría puede arruinarte un buen día.',
      8: 'Te gusta estar al lado de alguien, como a un 2. Lo que te callas es de 8: quisieras hacer algo grande, y que se viera.',
    },
    turn: 'Empujas la puerta pesada, se la sostienes a quien viene detrás, y cuando pasa el décimo todavía la sostienes. Suéltala entonces y sigue. Se cierra despacio, y todos se las arreglarán.',
  },
  '2-9': {
    pull: 'Tienes corazón para todos, como un 9, y corazón para una sola persona, como un 2. Y a tu lado hay un solo asiento.',
    turn: 'Entre la gente sientes calor por todo el cuerpo, y después buscas una cara. Siempre es la misma. Díselo esta semana a quien la lleva puesta: a lo mejor cree que es parte del montón.',
  },
  '2-11': {
    pull: 'Te llega el mal humor de quien tienes cerca, como a todo 11, y como un 2 crees que la culpa es tuya. Si hubiera un juicio, casi siempre saldrías libre.',
    turn: 'Alguien te contesta seco en el desayuno, y por la noche llevas encontradas tres cosas que quizá hiciste. Pregúntale. Lo normal es que fuera dolor de cabeza, y ya nadie tiene que ir de puntillas.',
  },
  '2-22': {
    pull: 'Como un 22, piensas en la ciudad entera; como un 2, en la señora del tercer piso. No sabes pensar en una sin la otra.',
    inPrivate: {
      2: 'Puedes encargarte de algo grande y difícil para los demás, como un 22. En el fondo eres un 2, y prefieres un abrazo a un premio.',
      22: 'Ayudas a la gente con sus planes pequeños, como un 2. Nadie sabe del tuyo, que es enorme, de los que hace un 22.',
    },
    turn: 'Miras un edificio muy alto, lo admiras entero y saludas a la única persona asomada a un balcón. En alguna parte de ti hay planos para una casa así. Tiene cuarenta pisos, y dos sillas en cada uno.',
  },
  '2-33': {
    pull: 'No soportas que a alguien le duela, porque eres un 33, ni haber sido la causa, porque eres un 2. Eso te da dulzura, y a veces te quita fuerzas.',
    inPrivate: {
      2: 'En privado tienes el deseo de un 2: ser para alguien la persona más importante. Mientras tanto eres amable con todo el mundo, como un 33.',
      33: 'Caminas al lado de la gente, como un 2. No lo dices, pero hay en ti un 33 al que le encantaría cargarla un ratito.',
    },
    turn: 'Apartas un caracol del camino, y luego te preocupa que fuera a alguna parte. Iba, y lo dejaste mirando hacia ese lado. Por un caracol ya no se puede hacer más.',
  },
  '3-3': {
    pull: 'Con más de un 3, cerca de ti una cuchara casi nunca es solo una cuchara. Juegas con lo que haya por ahí.',
    turn: 'Cantas mientras buscas un calcetín, y la canción trata del calcetín. Cuando aparece ya va por la tercera estrofa. Tararéala otra vez en la escalera; hay días en que es lo mejor que vas a hacer.',
  },
  '3-4': {
    pull: 'Sacas los colores, como un 3, y los guardas por tonos, como un 4. Es difícil decir con cuál de las dos cosas disfrutas más.',
    inPrivate: {
      3: 'Tienes los pies en la tierra, como un 4. En casa, sin testigos, eres un 3, y haces todas las voces.',
      4: 'Te gustan las canciones y los colores, como a todo 3. En secreto eres un 4, y lo mejor del día es el baño a su hora.',
    },
    turn: 'Lavas los platos en orden, las tazas delante, y al llegar a las ollas ya tocas la batería. Nadie tiene por qué saberlo. La cocina quedó limpia, y durante un minuto hubo concierto.',
  },
  '3-5': {
    pull: 'Quieres ver qué hay a la vuelta de la esquina, como un 5, y hacer con ello una canción, como un 3. Nunca te has aburrido mucho tiempo.',
    turn: 'Pruebas la escalera mecánica al revés, y luego una palabra en un idioma que no hablas. Hay días en que eso es solo la mañana. Después duermes como en la infancia, con un calcetín puesto.',
  },
  '3-6': {
    pull: 'Quieres que tu casa sea una cocina caliente, porque eres un 6, y un escenario, porque eres un 3. Por eso huele bien y hay un poquito de ruido.',
    inPrivate: {
      3: 'Te ocupas de la comida y de las sillas, porque eres un 6. No lo dices, pero también eres un 3, y te encantaría que la función fueras tú.',
      6: 'Te gusta hacer reír, como a un 3. Entre un chiste y otro, sin decir nada, eres un 6 y compruebas que ya comieron todos.',
    },
    turn: 'Le hablas a la sopa mientras hierve, y también contestas por ella. Le sienta bien a la sopa, y a ti también. Un día gris, pica la cebolla: te dejará llorar un poco, y después reírte.',
  },
  '3-7': {
    pull: 'Te encanta contar, como a un 3, y odias explicar, como un 7. Por eso a tu mejor historia le falta la mitad de las páginas.',
    inPrivate: {
      3: 'Los chistes se te ocurren a solas, porque eres un 3, y los mejores te los guardas, porque eres un 7.',
      7: 'Tienes historias para la gente, como un 3. Como un 7, te callas las que más importan, y nadie sabe que existen.',
    },
    turn: 'En un viaje largo con alguien de confianza, una hora cuentas historias y la siguiente no dices nada. Luego, en voz baja, dices lo que de verdad importa. Te hicieron falta las dos horas para llegar ahí.',
  },
  '3-8': {
    pull: 'Juegas porque es divertido, como un 3, y porque hay marcador, como un 8. Casi siempre notas cuál de los dos está despierto.',
    inPrivate: {
      3: 'Tienes la vista puesta en lo alto, como un 8. En secreto eres un 3, y una buena carcajada te gusta más que un premio.',
      8: 'Le alegras el día a la gente, porque eres un 3. Lo que no cuentas es un deseo de 8: que te tomen en serio.',
    },
    turn: 'Silbas en la escalera, por el eco, y luego esperas a ver quién lo oyó. Alguien lo oyó. Silba la segunda estrofa un poco más suave, y verás que esa te gusta todavía más.',
  },
  '3-9': {
    pull: 'Te encanta ser feliz, como a todo 3, y como un 9 quieres que lo sean los demás. La mayoría de los días viene a ser lo mismo.',
    turn: 'Una canción que sale de una ventana puede mejorarte la calle entera. La sigues tarareando, y una desconocida se la lleva a la vuelta de la esquina. Nunca sabes qué fue de ella, y confías en que le va bien.',
  },
  '3-11': {
    pull: 'Encuentras palabras para lo que otra gente solo siente, y a veces eso te asusta. El sentimiento lo pone tu 11, y las palabras, tu 3.',
    turn: 'Cuando imaginas un paseo al campo imaginas también la lluvia, y detrás de la lluvia el rayo. Cuéntale a alguien la historia entera. Al llegar al rayo ya se están riendo, y al final preparan los sándwiches.',
  },
  '3-22': {
    pull: 'Construirías una catedral, como un 22, y empezarías por pintar el techo, como un 3. En una cosa están de acuerdo los dos: tiene que ser grande.',
    inPrivate: {
      3: 'En privado sueñas con un día de 3, que no sirva para nada. Te toca uno de 22, en el que todo el mundo necesita que decidas algo.',
      22: 'Te gusta sacarle una carcajada a la gente, como a un 3. No les has contado lo del 22, ni esa obra enorme que quisieras hacer.',
    },
    turn: 'Tus fantasías tienen cimientos hondos y una trompeta en el tejado. De vuelta a casa le sonríes a una pared que aún no existe. Dibújala en un recibo, con trompeta y todo, y mírala cuando te aburras.',
  },
  '3-33': {
    pull: 'Te tomas en serio a la gente horas enteras, y eso es el 33. Con lo demás te gana la risa: eso es el 3. Quieres que todos se vayan más ligeros.',
    turn: 'En el autobús llora un bebé, y le contestas en su idioma, con todos los gestos. Se calla de la sorpresa. Te quedan tres paradas, y las aprovechas todas.',
  },
  '4-4': {
    pull: 'Con más de un 4, a oscuras encuentras los fósforos, y también la vela. Todo lo tuyo tiene un lugar, y ahí es donde te gusta.',
    turn: 'Extiendes la mano y ahí está la toalla. Siempre ha estado ahí, justo a esa altura. En los baños de otra gente te quedas con las manos mojadas, buscando en el aire.',
  },
  '4-5': {
    pull: 'Te gusta saber qué viene después, como a un 4, y en cuanto lo sabes quieres otra cosa, como un 5.',
    inPrivate: {
      4: 'Eres un 5 con los deseos secretos de un 4: necesitas irte, y necesitas que todo siga donde lo dejaste.',
      5: 'Estás donde siempre has estado, como un 4. Pero en secreto deseas como un 5, y en tus deseos ya vas por algún puerto.',
    },
    turn: 'Hay un mapa que te gusta mirar, y te gusta bien estirado. Te aprendes la ruta de memoria, curva por curva. Después dejas el mapa en casa y te vas por la costa.',
  },
  '4-6': {
    pull: 'Lo que quieres es una casa que se tenga en pie, como un 4, con alguien dentro, como un 6. Por eso haces lugares a los que la gente vuelve.',
    turn: 'Por el ruido sabes en qué escalón viene tu visita, y que al tercero le falta un clavo. Son dos maneras de querer. El clavo puede esperar a que la visita entre y se siente.',
  },
  '4-7': {
    pull: 'Preguntas si algo aguanta, como un 4, y si es verdad, como un 7. A esos dos se les escapa poco.',
    turn: 'Hay un puente que cruzas a diario, y a veces te asomas a mirarlo por debajo. Sabes qué tornillos son nuevos. Saberlo da paz, y el resto del camino puedes mirar el río.',
  },
  '4-8': {
    pull: 'El 8 que llevas dentro quiere la cima, y el 4, un buen camino hasta arriba. Cuando consigues las dos cosas, por ahí ya puede subir cualquiera.',
    turn: 'Levantas el pan para sentir cuánto pesa, y das un golpecito en la mesa antes de apoyarte. Lo firme te calma. Ten cerca algo que pese: una sartén, una piedra, un buen libro gordo.',
  },
  '4-9': {
    pull: 'Levantas una cerca, como un 4, y luego, como un 9, le pones una puerta y la dejas abierta. Nunca te has preguntado por qué.',
    inPrivate: {
      4: 'Tienes los brazos abiertos, como un 9. En casa, donde nadie te ve, eres un 4, y no hay felicidad como cada taza en su gancho.',
      9: 'Miras por dónde pisas, con las botas bien atadas, como un 4. De noche eres un 9, con un mundo entero al que quisieras arropar.',
    },
    turn: 'Conoces uno por uno los árboles de tu calle, y sabes cuál se está torciendo. No es tuyo. Aun así le das una palmadita al pasar, y notarías el día en que se enderezara.',
  },
  '4-11': {
    pull: 'Sientes moverse el suelo antes que nadie, como un 11; después, como un 4, vas a ver si los platos siguen en su estante.',
    inPrivate: {
      4: 'Le das esperanza a la gente, como un 11. En privado eres un 4, y las tuyas son sencillas: cenar a las siete, y sábanas limpias.',
      11: 'Tus grandes decisiones empiezan por un presentimiento, porque eres un 11, y nunca lo admites. A la gente le muestras una lista, como un 4.',
    },
    turn: 'Hay días en que vives de ideas y se te olvida comer. Hay otros en que no puedes pensar hasta que los libros estén en orden y, hacia el segundo estante, tienes la mejor idea del mes.',
  },
  '4-22': {
    pull: 'Te gusta una cosa pequeña bien hecha, como a un 4, y te gustaría cambiar la ciudad, como a un 22. Hasta un buen día se te puede quedar corto.',
    turn: 'Cuando la tarea pequeña queda perfecta, te remuerde la grande. Córtale a la grande un trocito, y haz solo ese antes de la cena. Los trocitos son lo que mejor se te da.',
  },
  '4-33': {
    pull: 'Tus reglas vienen con cojín. Como 4 crees en el orden, y como 33, en las segundas oportunidades, y en las terceras.',
    inPrivate: {
      4: 'Te molesta que la gente no devuelva las cosas a su lugar, porque eres un 4, pero no lo dices. Sonríes, como un 33, y las devuelves tú.',
      33: 'Te gusta lo bien hecho, como a un 4. De noche eres un 33, y te ablandas con quien lo hizo mal; nadie se lo imagina.',
    },
    turn: 'Devuelves a su árbol un nido caído, y luego buscas una rama mejor. Hace falta cuidado, y una escalera. Durante semanas pasas por ese árbol a propósito.',
  },
  '5-5': {
    pull: 'Con más de un 5, vives con el viento en la cara. Nadie sabe qué estás mirando, solo que queda lejos.',
    turn: 'Tus pies lo saben antes que tú: en una parada o en un semáforo ya están de puntillas. No tienes que ir a ninguna parte. Camina hasta la parada siguiente, y se calmarán.',
  },
  '5-6': {
    pull: 'Casi siempre te falta algo: como a un 6, tener a todos en casa; como a un 5, estar tú muy lejos de ella.',
    inPrivate: {
      5: 'Dejas que la gente que quieres se apoye en ti, como un 6. En secreto eres un 5, y ya elegiste dónde pasar un mes sin nadie.',
      6: 'Nadie sabe que no puedes dormir hasta que todos llegan a casa. Ese es el corazón de un 6 en un 5 que anda casi siempre lejos.',
    },
    turn: 'Cruzas el país entero para ayudar a alguien, y una semana después necesitas el país entero de por medio. Los dos viajes están permitidos. Del segundo vuelves con regalos y con más paciencia.',
  },
  '5-7': {
    pull: 'Quieres verlo todo. Después el 5 quiere seguir y el 7 quiere saber cómo funciona, así que tomas notas mientras caminas.',
    turn: 'Hay semanas en que no existen más que las abejas: cómo bailan, cómo cuentan, cómo vuelven a casa. Luego son las mareas, o los nudos. Pero las abejas se quedan contigo, y años después todavía te sabes el baile.',
  },
  '5-8': {
    pull: 'Quieres llevar las riendas, como un 8, y quieres echar a correr, como un 5. De ahí esas piernas tan rápidas.',
    inPrivate: {
      5: 'Subes muy alto, como un 8, y todos creen saber por qué. En secreto eres un 5, y subes para ver el paisaje.',
      8: 'Te tomas las cosas como vienen, como un 5. En secreto eres un 8, piensas ganar, y no se lo dices a nadie.',
    },
    turn: 'De cualquier cerro quieres la cima, y desde la cima ves otro cerro sin nadie todavía. Siéntate antes. Cómete el sándwich donde estás, y deja que el otro cerro se acerque un poco.',
  },
  '5-9': {
    pull: 'Lo extraño no te da miedo, porque eres un 5, y nadie te parece extraño, porque eres un 9. Desde donde estás, el mundo se ve más pequeño.',
    turn: 'Pasa un tren, y en cada ventanilla encendida hay una vida por la que te gustaría preguntar. Ya se fue. Sigues caminando con cuarenta desconocidos en la cabeza y, al llegar a tu esquina, a todos les deseas suerte.',
  },
  '5-11': {
    pull: 'Te llega una corazonada, como a un 11, y como un 5 ya tienes las llaves en la mano. No sabrías decirle a nadie por qué.',
    turn: 'Casi todos tus mejores días empezaron con algo que no podías explicar, y también unas cuantas vueltas a casa larguísimas, bajo la lluvia. No te arrepientes de ninguna. La próxima vez, lleva calcetines secos.',
  },
  '5-22': {
    pull: 'El 22 que hay en ti quisiera dejar algo en pie; el 5 quisiera dejarlo todo. Siguen en negociaciones.',
    inPrivate: {
      5: 'Te encargas de proyectos largos, como todo 22. Nadie sospecha que también eres un 5, y que quieres irte en cuanto hay un plan.',
      22: '«Y ahora, ¿adónde vas?», preguntan tus amigos, que conocen al 5. En secreto eres un 22, y quieres dejar por donde pases algo que dure.',
    },
    turn: 'Te gustan los puentes: están quietos, y todo lo que los cruza va de camino. Cuando quieras irte, apóyate en uno. Te da el viento en la cara, y la piedra bajo tus manos no va a ningún lado.',
  },
  '5-33': {
    pull: 'Le darías la mano a todo el mundo, porque eres un 33, y necesitas las manos libres, porque eres un 5. Amas a la gente, y amas el viento.',
    inPrivate: {
      5: 'A veces sueñas con una isla sin visitas, como un 5, y no lo cuentas. Tu gente necesita demasiado al 33 que hay en ti.',
      33: '«Todo va a salir bien», le dices a la gente, como cualquier 5. En casa, con la luz apagada, eres un 33 que se preocupa por todos.',
    },
    turn: 'Les das de comer a los patos hasta que te conocen, y luego pruebas en la otra orilla, por si hay alguno en ayunas. Lo hay. El lago es grande, y llevas buenos zapatos.',
  },
  '6-6': {
    pull: 'Con más de un 6, siempre hay en ti una luz encendida en alguna parte: quisieras que todos estuvieran dentro, con calor y con la cena puesta.',
    turn: 'En una película alguien duerme con los pies destapados, y quisieras bajarle la manta. No puedes; es una película. Entonces ves tus propios pies, que también están fríos, y a esos sí llegas.',
  },
  '6-7': {
    pull: 'Quieres que te necesiten, como un 6, y que te dejen en paz, como un 7. Así que pones la mesa, y te sientas con un libro.',
    inPrivate: {
      6: 'Cuando te apartas, eres un 7. Pero en privado eres un 6, y repasas quién está bien, quién anda sin fuerzas y quién no ha llamado.',
      7: 'La hora en que ya se fueron todos es tu favorita, porque eres un 7. No lo dices, porque de un 6 no se espera.',
    },
    turn: 'Remueves la olla y lees con la otra mano, y las dos cosas van bien hasta que se desborda la salsa. Pasa la página, y después baja el fuego. La cena está al final del capítulo, y está rica.',
  },
  '6-8': {
    pull: 'Quieres que a todos les alcance, como un 6. Para el 8 que hay en ti siempre podría alcanzar para más, así que sueñas con una despensa enorme.',
    inPrivate: {
      6: 'Todo el día hay algo que dirigir, y lo diriges, como un 8. Tu deseo secreto es de 6: una noche con todos a la misma mesa.',
      8: '«No fue nada», le dices a quien ayudas, como un 6. En secreto eres un 8, que sabe cuánto trabajo fue y espera que se haya notado.',
    },
    turn: 'Una olla para cuatro te parece pequeña, y una para ocho también. Traes la grande con los dos brazos, y la pones en la mesa como un trofeo. La primera cucharada, que sea tuya.',
  },
  '6-9': {
    pull: 'Primero la familia, porque eres un 6. Y a casi todo el mundo lo llamas familia, porque eres un 9, así que necesitas una mesa muy larga.',
    inPrivate: {
      6: 'Ayudas a cualquiera de tu calle, como un 9. No lo dirías en voz alta, pero, como un 6, prefieres una noche con tus tres o cuatro favoritos.',
      9: 'En casa te ocupas de todo, y tu familia conoce al 6. No saben cuántas veces eres un 9, que piensa en la gente de las noticias.',
    },
    turn: 'Miras una foto familiar y te acuerdas de quienes no salen, y luego de quien la tomó. Tu corazón tiene un cuarto de más. Guarda en él una silla para ti, donde dé el sol.',
  },
  '6-11': {
    pull: 'Sientes un cambio en el aire, como un 11, y le pones la tapa a la sopa, como un 6, por si acaso. Muchas veces aciertas en las dos cosas.',
    inPrivate: {
      6: 'Tienes esperanza para el mundo entero, como un 11. En privado eres un 6, y la felicidad es tener a los tuyos en el cuarto de al lado.',
      11: 'Te aseguras de que los tuyos hayan comido, como un 6. Después, con los platos y sin nadie, eres un 11, y te preguntas qué sentido tiene la vida.',
    },
    turn: 'Una casa te cuenta cosas: que anoche se rieron en ella, o que esa silla suele estar en otro lado. No sabes explicarlo, ni falta que hace. Enciende una luz, calienta la olla, y la casa se tranquiliza.',
  },
  '6-22': {
    pull: 'Piensas en puentes, como un 22, y en mantas, como un 6. Lo que de verdad te gustaría hacer es algo grande que además abrigue.',
    turn: 'Ves de noche una estación enorme y fría, y sabes lo que le falta: cuarenta luces, y una estufa en el centro. Nadie te preguntó. Pero se espera con menos frío después de haberlo pensado.',
  },
  '6-33': {
    pull: 'Como un 6, piensas en tu gente; como un 33, piensas en cualquiera que entre. Tu casa pide una puerta muy ancha.',
    turn: 'Tienes las manos calientes, y casi siempre puestas en alguien: un hombro, una frente, un piececito frío. Por la noche, dales algo suyo: una taza bien caliente, y diez minutos para rodearla.',
  },
  '7-7': {
    pull: 'Con más de un 7, quieres saber por qué, y después qué hay detrás de eso. Una respuesta te da, casi siempre, una pregunta mejor.',
    turn: 'Una hoja, o la leche que da vueltas en la taza: algo te atrapa, y por un rato no estás. No es mal lugar para no estar. Vuelves con la leche fría y con el ánimo en paz.',
  },
  '7-8': {
    pull: 'Quieres tener razón, como un 7, y salir ganando, como un 8. Cuando las dos cosas coinciden, no hay quien te detenga.',
    inPrivate: {
      7: 'Te traen problemas ajenos, porque mandas bien, como un 8. En secreto quieres lo que quiere un 7: un libro, una silla y ninguna visita.',
      8: 'Hablas de tener razón, como un 7, y nunca de ganar. Nadie adivina que también eres un 8, y que llevas la cuenta.',
    },
    turn: 'Pasas los meses fríos leyendo sobre un lago, y cuando llega el calor lo cruzas a nado. La gente dice que a ti todo te sale fácil. Los dejas decirlo, y tú sabes lo de los meses fríos.',
  },
  '7-9': {
    pull: 'Piensas lo mejor de la gente, como un 9, y después te gustaría verlo por escrito, como a un 7. Más de una vez, la vida les dio la razón a los dos.',
    inPrivate: {
      7: 'Después de dos horas con gente te hace falta un día con un libro, como a un 7, y no lo dices. Tus amigos solo conocen al 9, que es paciente.',
      9: 'Ayudas con datos y buenas respuestas, como un 7. Cuando nadie mira eres un 9, y una canción triste te hace llorar.',
    },
    turn: 'Puedes leer una hora sobre un pueblo que vivió hace mil años, y luego ponerte triste porque ya no está. Es una compañía rara. Cuando levantes la vista, ten un gesto amable con alguien que sí está.',
  },
  '7-11': {
    pull: 'Lo sabes en el acto, porque eres un 11, y no te lo crees hasta comprobarlo, porque eres un 7. Aciertas muchas veces y casi nunca te fías.',
    inPrivate: {
      7: 'Te guías por lo que sientes, como un 11. Después, a solas, eres un 7, y desandas cada paso con una linterna.',
      11: 'A solas con una pregunta, la respuesta te llega de golpe, porque en secreto eres un 11. Delante de los demás pides pruebas, como un 7.',
    },
    turn: 'En un segundo sabes quién escribió una nota sin firma, y luego tardas una semana en ver cómo lo supiste. Mientras juntas las pruebas, fíate de la primera respuesta. Si está mal, nadie lo descubrirá antes que tú.',
  },
  '7-22': {
    pull: 'Quieres construir algo grande, porque eres un 22. Porque eres un 7, antes quieres entenderlo por completo, así que tus planos son buenísimos.',
    turn: 'Miras las estrellas, y al poco rato estás cambiando algunas de lugar. Es un trabajo tranquilo, y no se cae nada. De vuelta a casa ves la que está sobre tu tejado, y esa la dejas donde está.',
  },
  '7-33': {
    pull: 'No sabes mentir, como un 7, y no soportas hacer daño, como un 33. Por eso envuelves la verdad en lana.',
    inPrivate: {
      7: 'Tienes tiempo para quien está aprendiendo, como un 33. Lo que deseas en secreto es ser un 7, una hora, a solas con una idea.',
      33: 'Te duele ver que alguien se rinde, porque en secreto eres un 33. Lo que recibe de ti es la respuesta de un 7, clara y cierta.',
    },
    turn: 'Hay un libro que le darías a cualquiera que esté triste, y lo leíste dos veces para asegurarte de que dice la verdad. La dice, casi toda. En la página noventa cambiarías una palabra, y está al margen, a lápiz.',
  },
  '8-8': {
    pull: 'Con más de un 8, quieres que las cosas salgan bien, y que sean grandes. Medio pan, o medio sí, no te sirven de nada.',
    turn: 'Apilas los platos o la leña, y das un paso atrás para mirar. Es una buena pila. De vez en cuando deja fuera la última pieza, solo por ver qué se siente: la pila aguanta, y tú también.',
  },
  '8-9': {
    pull: 'Te gusta llegar antes que nadie, y eso te hace un 8. Que además quieras que lleguen todos te hace un 9. Menos mal que tienes brazos largos.',
    inPrivate: {
      8: 'Quieres muchas cosas, porque eres un 8, y no lo cuentas. De un 9 se espera que dé, así que das.',
      9: 'Hablas de metas y de resultados, como un 8. No le has dicho a nadie que también eres un 9, y que sabes con quién los vas a repartir.',
    },
    turn: 'Quisieras el paraguas más grande de la calle, y que tapara la calle entera. Una de las dos cosas es posible. Consigue el paraguas y camina despacio: alguien sin paraguas irá hacia tu lado.',
  },
  '8-11': {
    pull: 'Oyes la música, como un 11, y cuentas las sillas, como un 8. El concierto no te lo perderías por nada.',
    inPrivate: {
      8: 'Compartes con gusto tus grandes ideas, como un 11. Nunca mencionas que también eres un 8, y que ya te preguntaste quién lo va a hacer.',
      11: 'Cuando hay algo que dirigir, eres un 8 muy práctico. Lo que nadie sabe es que también eres un 11, que llora en las bodas y cree en los sueños.',
    },
    turn: 'Te enamoras de una vieja bicicleta roja, y durante una hora solo hablas de frenos. Están bien, casi. La quieres porque es roja, y lo de los frenos era por el 8.',
  },
  '8-22': {
    pull: 'Lo que haces tiene que ser grande, según el 8 que hay en ti, y tiene que durar, según el 22. Los platos de cartón no te dicen nada.',
    turn: 'El castillo de arena de otra gente te parece una invitación. Al rato hay una segunda muralla, y tú vas con las mangas subidas. Luego sube la marea, y más vale que la disfrutes: también es grande.',
  },
  '8-33': {
    pull: 'Quieres que la gente sea fuerte, como un 8, y la quieres cuando no lo es, como un 33. Puedes hacer las dos cosas en una frase.',
    inPrivate: {
      8: 'Ayudas antes a todos los demás, como un 33. Como un 8, tienes tus propias metas, y nadie oye cuánto llevan esperando.',
      33: 'Quieres resultados, y pronto, como cualquier 8. De noche, a solas, eres un 33, y te preocupa haber sido demasiado exigente con la gente.',
    },
    turn: 'Animas al favorito hasta que ves quién va al final. Para la segunda vuelta ya gritas por los dos, y te duele la garganta. Uno tiene que ganar y el otro tiene que llegar: para eso te alcanza el aire.',
  },
  '9-9': {
    pull: 'Con más de un 9, le deseas lo mejor al mundo entero. Si de ti dependiera no quedaría fuera nadie, ni quien esté allá arriba, en la luna.',
    turn: 'Le das las buenas noches al gato, al perro de al lado y a una polilla. Tardas un rato en llegar a la cama. Date unas a ti también, en el espejo: te has pasado el día queriendo a todos.',
  },
  '9-11': {
    pull: 'Sueñas con un mundo más amable, como todo 9. Como un 11, además, ya lo ves, y hay mañanas en que cuesta volver a este.',
    turn: 'Una historia triste que lees por la mañana se queda contigo hasta la noche. Haz por ella una cosa pequeña: una carta, una bolsa de ropa, una olla de sopa. Seguirás con la tristeza, pero dormirás.',
  },
  '9-22': {
    pull: 'Quieres que nadie pase hambre, como un 9, y como un 22 ya estás planeando la cocina. Una buena obra pequeña casi no cuenta para ti.',
    turn: 'Un plato de arroz para una vecina parece nada, al lado de lo que tienes en mente. Cuéntalo de todos modos. Lo grande que haces empieza siempre por una persona que no se te quita de la cabeza.',
  },
  '9-33': {
    pull: 'Le abres los brazos a todo el mundo, como un 9, y como un 33 llevas un pañuelo en cada mano. Casi nunca llegas a soltarlos.',
    turn: 'Te llevas a casa, en el abrigo, las tormentas de otra gente. Cuélgalo en la entrada y pregúntate qué parte es tuya: casi siempre, un poco de viento. Lo demás es de alguien que a estas horas duerme.',
  },
  '11-11': {
    pull: 'Con más de un 11, notas el ambiente de un cuarto antes de dar con la luz, y muchas veces desde el pasillo.',
    turn: 'Una buena canción te puede cambiar el día entero, y una mala mirada también. Así que elige tú la canción, por la mañana, y ponla dos veces. La mirada tendrá que pasar antes por ahí.',
  },
  '11-22': {
    pull: 'De una casa que aún no existe ya ves las luces encendidas: eso es un 11. También has contado los ladrillos: eso es un 22. Es la misma casa.',
    inPrivate: {
      11: 'La noche antes de algo grande apenas duermes, porque en secreto eres un 11. Por la mañana te levantas como un 22 y te pones a trabajar.',
      22: 'Le cuentas tus sueños a la gente, como un 11. No saben que también eres un 22, y que ya hiciste la lista de lo que hay que comprar.',
    },
    turn: 'El lunes tu plan es maravilloso, y el martes ya no es más que un montón de trabajo. Aun así, trabaja el martes una hora. El miércoles hay algo que ver, y vuelven las ganas.',
  },
  '11-33': {
    pull: 'Si a alguien le duele, lo sientes, como un 11, y como un 33 no puedes dejarlo así. Te vendría bien una piel más gruesa, y no cambiarías la tuya.',
    turn: 'Llegas a casa con cinco humores, y solo uno es tuyo. Suele ser el callado, el del fondo. Deja que te diga qué quiere de cena.',
  },
  '22-22': {
    pull: 'Con más de un 22, miras un campo vacío y ves dónde van las puertas. Te gustaría dejar algo en pie.',
    turn: 'Cuentas los pisos de cada torre por la que pasas, y en la cabeza le añades uno. De vez en cuando mira también hacia abajo. Al pie hay un hombre que vende ciruelas, y la torre es para él.',
  },
  '22-33': {
    pull: 'Piensas en los mil que vinieron, como un 22, y en la única persona que no vino, como un 33. En ti caben mil y una.',
    inPrivate: {
      22: 'Tienes paciencia con una persona cada vez, como un 33. Lo que no dices es que también eres un 22, y planeas cómo llegar a todas.',
      33: 'De noche, en secreto, piensas en la única cara triste que viste. Eso es el 33, aunque de día organices a cientos, como un 22.',
    },
    turn: 'Oyes una orquesta, cien personas a la vez, y miras a la del triángulo. Espera mucho rato. Cuando le llega el turno, nadie más que tú en toda la sala respira con ella.',
  },
  '33-33': {
    pull: 'Con más de un 33, quisieras que todo el mundo estuviera bien. Eso incluye a las palomas, y lo de las palomas va en serio.',
    turn: 'Una planta medio muerta acaba llegando a ti, y a los pocos meses pide otra maceta. Le hablas. Lo que le dices, sea lo que sea, dítelo alguna noche, con la misma voz.',
  },
};
