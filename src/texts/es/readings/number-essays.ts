import type { CoreNumber } from '@ninefold/numerology';
import type { NumberEssay } from '../../../readings/types';

/** The twelve openings. What they say about our own numbers is worked out again by a test. */
export const numberEssays: Readonly<Record<CoreNumber, NumberEssay>> = {
  1: {
    word: 'uno',
    epithet: 'Independencia y comienzos',
    meaning:
      'El 1 es el número de la independencia y de todo comienzo. Representa el liderazgo, el valor y las ganas de ir delante.',
    opening: [
      'Lo que quieres es decidir por tu cuenta, y sueles moverte antes de que nadie dé la salida. Pulsas el botón del ascensor que ya está encendido. Primero armas el estante y después lees las instrucciones, a ver qué hiciste. Con el número vienen el valor y las ideas propias, y también cierto orgullo. Si alguien se acerca a una de tus cuatro bolsas, dices «puedo», con el asa clavada en la muñeca. Un año 1 se lee como un nuevo comienzo. Seguramente lo empezarás una semana antes.',
      'Tienes costumbre de estar aparte, y tu número también. Durante unos dos mil años, muchos sabios dijeron que el 1 no era un número. Euclides, el gran maestro griego, escribió que un número es un grupo de unidades, y una unidad sola no es un grupo. En 1585 el ingeniero Simon Stevin lo contradijo por escrito: el 1 es un número como cualquiera. Te habrías llevado bien con él. Y hay algo más en que te pareces al 1. Multiplícalo por sí mismo cuantas veces quieras, y sigue siendo 1. Quien haya intentado hacerte cambiar de idea conoce la sensación.',
    ],
  },
  2: {
    word: 'dos',
    epithet: 'Unión y paz',
    meaning:
      'El 2 es la unión. Es paz, paciencia y sentimiento: estar cerca y ayudar a que los demás se entiendan.',
    opening: [
      'Escuchar, esperar, remendar: cuidas lo que pasa entre dos personas. Por un «hola» sabes qué día tuvo alguien, y le contestas con otro a su medida. Una respuesta justa te alegra más que ganar. Primero preguntas «¿qué quieres tú?», y solo después te pones a buscar lo que quieres, y a veces no aparece. Si te exigen demasiado, cargas una semana entera con un comentario descuidado, y dices que sí con cara de no.',
      'Te gusta la palabra «nosotros», y más que nunca cuando son dos. Hubo lenguas con una forma para eso: ni uno ni muchos, dos justos. El árabe y el esloveno la tienen todavía. De la que tuvo el latín, al español le queda una sola palabra, «ambos», que nadie puede decir de tres. La aritmética también está de tu parte: 2 +\u00a02 son 4, y 2 ×\u00a02 son 4. Aparte del cero, ningún otro número lo hace. Se podía sumar o se podía multiplicar, y nadie tenía que equivocarse. Así resolverías casi cualquier discusión, si te dejaran.',
    ],
  },
  3: {
    word: 'tres',
    epithet: 'Creatividad y alegría',
    meaning:
      'El 3 es la expresión: alegría, talento creativo y algo que contarle a quien quiera escuchar.',
    opening: [
      'Nada te ha pasado del todo hasta que lo cuentas. Tienes una idea y no se queda adentro: la tarareas por la escalera, la dibujas en el vapor del espejo, vas por la mitad antes de cerrar la puerta. En una cena aburrida sientes que el silencio es cosa tuya. La paciencia es otra historia, y también la segunda mitad de casi todo. Quizá haya en tu cajón una carta con una primera página espléndida, y todavía te acuerdas de la amiga a la que le ibas a escribir.',
      'Siempre vas un poco más rápido que tu mano, y así fue como tu número tomó su forma. En la India, hace mucho, se trazaba una raya para el 1, dos para el 2 y tres para el 3. Escritas con prisa, las tres se juntaron, y ese es nuestro 3. En tu casa hay apuntes que acabaron igual. También sirve para un truco de sobremesa. Pide un número, digamos el 471, y suma sus cifras: 4 +\u00a07 +\u00a01 son 12. Si eso se puede dividir entre 3, el número también. No hace falta explicar por qué. Basta con poner cara de haberlo hecho de cabeza.',
    ],
  },
  4: {
    word: 'cuatro',
    epithet: 'Orden y trabajo',
    meaning:
      'El 4 es el número del orden y del trabajo: disciplina, una base firme y hacer las cosas bien para que duren.',
    opening: [
      'Bien hecho, y una sola vez: así te gustan las cosas. Por eso llevas listas, y de vez en cuando añades algo que ya hiciste, por el gusto de tacharlo. Lees la página aburrida. Dejas las tijeras donde van las tijeras y, si no están, miras el gancho vacío un poco más de lo necesario. Lo que te cuesta es una manera nueva de hacer lo que sea. Dices «así estaba bien», y tienes razón, y no sirve de nada.',
      'Te gusta que las cuentas cuadren, y esa palabra viene de tu número: «cuadrar» es hacer algo de cuatro lados iguales. El «cuaderno» donde las haces también viene de él, porque se cosía con hojas de cuatro en cuatro, y el «cuarto» en que te sientas fue antes, según dicen, la cuarta parte de una casa. Ahora cuenta letras. «Cuatro» tiene seis, y «seis» tiene cuatro: no se deben nada. Si acabas de comprobarlo con los dedos, ese es el número. Un último dato, para tu tranquilidad: bastan cuatro colores para pintar cualquier mapa sin que dos vecinos se repitan, si cada país es de una pieza. El quinto lápiz puede quedarse en la caja.',
    ],
  },
  5: {
    word: 'cinco',
    epithet: 'Libertad y cambio',
    meaning:
      'El 5 es la libertad. Es cambio, curiosidad y aventura: lugares nuevos, gente nueva y el valor de probar.',
    opening: [
      'En cuanto algo se decide, empiezas a mirar la puerta. Aprendes tocando, mueves la palanca para ver qué hace y estás en tu mejor momento cuando un plan acaba de hundirse. Suspenden el concierto, todo el mundo se queja, y algo en ti se endereza. Una promesa para el mes que viene cuesta más. Cuando llega el día tienes otro humor, y miras el calendario como si lo hubiera llenado otra persona. Si hay demasiada calma, compras algo. Un año 5 se lee como cambio, y menos que eso te decepcionaría.',
      'Haces las cosas al revés, solo por ver, y con este número vale la pena. Corta una manzana por la cintura y no desde arriba, y dentro hay una estrella de cinco puntas. Mucha gente no la ha visto nunca, porque corta las manzanas como le enseñaron. A la ciencia también le ocurre. Durante mucho tiempo aseguró que ningún cristal podía construirse de cinco en cinco. En abril de 1982, Dan Shechtman miró por su microscopio y vio uno. Casi nadie le creyó, y en 2011 le dieron el Nobel por ese cristal. Tú también has visto lo que nadie más veía. No te dieron ningún premio, y todavía sabes lo que viste.',
    ],
  },
  6: {
    word: 'seis',
    epithet: 'Amor, hogar y responsabilidad',
    meaning:
      'El 6 es el número del amor y la familia. Cuida a la gente, se hace responsable y reúne a todos.',
    opening: [
      'Antes de saber que te levantaste ya estás cuidando a alguien: el vaso vacío, el cordón suelto, la persona con la que nadie habla. Es el amor de todos los días, con su lista del mercado. Recuerdas el cumpleaños, la alergia y cuál era la rodilla. Has enderezado cuadros en casas que no eran tuyas. Lo tuyo es preocuparte, y saber exactamente cómo deberían vivir los demás; notas venir el consejo como un estornudo. Un año 6 puede traer deberes y fiestas familiares, a veces en la misma tarde. Por la noche no podrás ni con los zapatos, y lo harías otra vez.',
      'Reunir a todo el mundo en una sola mesa es tu idea de una buena noche, y el 6 sabe hacerlo. Pon delante una moneda. A su alrededor caben exactamente seis iguales, y ninguna se queda de pie. Los griegos hasta lo llamaron perfecto. El 6 se puede dividir entre 1, 2 y 3 y, si sumas los tres, vuelve a salir 6: se usan todas las partes, y no sobra nada. Los siguientes son el 28, el 496 y el 8128, así que hay pocos. Familias perfectas hay más o menos las mismas. Puedes dejar de intentarlo, y pasar el pan.',
    ],
  },
  7: {
    word: 'siete',
    epithet: 'La búsqueda de la verdad',
    meaning:
      'El 7 es el pensamiento: estudio, fe, tiempo a solas y preguntas hasta que las cosas tengan sentido.',
    opening: [
      '«¿Y quién lo dice?» es una pregunta que haces desde que aprendiste a hablar. Lees hasta la última página, notas incluidas, y no puedes oír un dato en la cena sin querer comprobarlo. De una fiesta te llevas una buena conversación, y le das vueltas todo el camino a casa. Eliges con cuidado a tus amigos, y te duran. Parece frialdad, pero es que estás pensando. Tiene su precio: leíste cuarenta reseñas de tostadoras, sabes cuál es la mejor, y sigues tostando el pan en la sartén.',
      'Cuando piensas te apartas, y el 7 vive apartado. Del 1 al 10, los números son parientes: 2 por 3 son 6, y 2 por 5 son 10. El 7 no es hijo de ninguno y, si lo doblas, ya se pasó del 10. Los seguidores de Pitágoras lo comparaban con Atenea, la diosa sin madre y sin hijos. El 7 tampoco se deja interrumpir. En octubre de 1582 se le quitaron diez días al calendario. Teresa de Jesús murió el jueves 4, y la enterraron al día siguiente, viernes 15. Las fechas saltaron, y la semana de siete días siguió como si nada. Así lees tú: alguien entra, habla diez minutos, y sigues por la misma línea.',
    ],
  },
  8: {
    word: 'ocho',
    epithet: 'Poder y éxito',
    meaning:
      'El 8 es poder: dinero, ambición y logros, y llevar cosas grandes a la práctica en el mundo real.',
    opening: [
      'En cualquier desastre ves qué llamada hay que hacer, y la haces tú. Te gusta lo que se puede contar: cuánto cuesta, cuánto tarda, para cuándo. Las cifras grandes no te asustan. Una pequeña puede ocuparte una hora, si está mal. Lo difícil llega por la noche, cuando te preguntas qué hiciste hoy. Si solo hubo un paseo y una buena charla, te pones a buscar algo que añadir a la lista. Dicen que un año 8 muestra lo que valía el trabajo anterior, y a ti te gustaría tenerlo por escrito.',
      'Antes de aceptar algo, haces la cuenta, y hay un cuento viejo sobre un rey que no la hizo. Un hombre le pide arroz: un grano por la primera casilla de un tablero de ajedrez, dos por la segunda, luego 4, luego 8. Suena modesto, y el rey se ríe y dice que sí. Tú habrías pedido un lápiz. Solo la última casilla necesita más de 9 000 000 000 000 000 000 de granos. Y si alguna vez te costó renunciar a un título, a tu número también. Octubre quiere decir «octavo mes», y conservó el nombre cuando ya era el décimo.',
    ],
  },
  9: {
    word: 'nueve',
    epithet: 'Dar y soltar',
    meaning:
      'El 9 representa la compasión y los finales. Le importa la gente de todas partes, da con gusto y suelta lo que ya terminó.',
    opening: [
      'No sabes pasar de largo ante alguien en apuros. Lees de una inundación en un lugar que no verás nunca, y antes de llegar al final ya diste algo. En toda pelea entiendes a la otra parte, también en las tuyas, y eso le quita la mitad de la gracia al mal humor. Lo que duele es que acabe algo que quisiste. Guardas la entrada, la pulsera de papel, el mensaje de voz, y escondes cuánto te dura la tristeza. Un año 9 es para terminar cosas. Podrías empezar por ese cajón, y guardar solo lo que quisieras contarle a alguien.',
      'Das mucho sin intentar cambiar a nadie, y así se porta también el 9. Súmaselo al 5, y son 14; suma el 1 y el 4, y vuelve el 5. Funciona con todas las cifras: quien se encuentra con un 9 sigue siendo quien era. También entiende de errores, y les tiene paciencia. Si escribes 72 en vez de 27, la diferencia es 45 y, siempre que dos cifras se cambian de lugar, se puede dividir entre 9. Así las encuentran en contabilidad. Y de «nueve» a «nuevo» solo cambia una letra. Que detrás de un final viene algo ya lo habrás notado, aunque casi nunca el primer día.',
    ],
  },
  11: {
    word: 'once',
    epithet: 'Inspiración e intuición',
    meaning:
      'El 11, el primer número maestro, es inspiración e intuición: percibir lo que otros no ven y darles esperanza.',
    opening: [
      'El humor de los demás se te pega, quieras o no. Entras en un cuarto, sabes que ahí hubo una pelea, y toda la noche andas como por un suelo mojado. El 11 es un número maestro, así que no se vuelve 2, aunque sientas tanto como un 2. En un buen día dices una frase, y una amiga sin fuerzas se endereza. En uno malo tienes un sueño donde hacía falta un plan. Tu mejor idea llega mientras te secas el pelo; la duda, cuando oscurece. Apúntala antes de que oscurezca.',
      'Muchas veces sabes que algo falla antes de poder decir qué, y justo para eso está el 11. Muchos libros de antes llevan un código de diez cifras, y con el 11 se comprueba. Si una está mal, o dos se cambiaron de lugar, la cuenta no sale. Pero no puede decirte cuál fue. Ya sabes cómo es: «aquí pasa algo», dices, todos preguntan qué, y no tienes ni idea. El nombre también te queda. «Once» viene del latín «undecim», uno y diez: cuentas con los dedos, se te acaban las manos y sobra uno. En alguna fiesta te has visto así, en la orilla.',
    ],
  },
  22: {
    word: 'veintidós',
    epithet: 'Grandes planes hechos realidad',
    meaning:
      'El 22 construye. Este número maestro une los grandes planes y la mano práctica, para que un sueño les sirva a muchos.',
    opening: [
      'Ves las cosas terminadas y a tamaño real, y sabes cuánto costarían los tornillos. Empujas una puerta que dice «tirar» y, cuando por fin pasas, ya rediseñaste toda la entrada. Al 22 lo llaman el gran constructor, porque une la visión del 11 y el trabajo del 4, y la gente te confía lo que es demasiado para una sola persona. Luego el tamaño te puede. Compras un cuaderno, dibujas el plan entero en la primera página y no te atreves a escribir en la segunda.',
      'Medir es una costumbre tuya, aunque nadie te lo pida. Has recorrido una pared, talón con punta, para ver qué cabía. Para medir lo redondo está el 22: divídelo entre 7 y tienes, casi, el número pi. Arquímedes demostró que el verdadero es un poquito menor. Con esa cuenta, el aro de una rueda de un metro de ancho sale largo, pero por poco más de un milímetro, y con eso se puede vivir. Lo mismo vale para tu gran plan: empieza con la cifra que ya tienes a mano.',
    ],
  },
  33: {
    word: 'treinta y tres',
    epithet: 'Enseñar con amor',
    meaning:
      'El 33, el tercer número maestro, es enseñar con amor: paciencia y cuidado por los demás, y el ejemplo por delante.',
    opening: [
      'Tienes paciencia para más gente de la que cabe en una familia. Aguantas esa pausa larga en la que alguien casi tiene la respuesta, y no la dices tú. Si te preguntan de nuevo, lo explicas de nuevo, con otras palabras y sin suspirar. El 33 tiene el calor del 6, porque 3 y 3 son 6, y la voz alegre del 3, dos veces. El peligro es que no te detienes. Llegas a casa sin voz, hay alguien más que no entiende, y ya te sentaste a su lado. A cualquier amigo le dirías que primero coma algo.',
      'Sabes esperar más que la mayoría, y el 33 lo exige. Como Camino de Vida, también hace esperar al mundo: por nuestra manera de sumar, no le toca a ninguna fecha entre el 20 de diciembre de 1999 y el 29 de septiembre de 2029. Luego está su acertijo. Busca tres cubos, o sea, números como 2 ×\u00a02 ×\u00a02, que sumados o restados den 33. Los matemáticos los buscaron más de sesenta años. Los encontró Andrew Booker, con ayuda de máquinas, en 2019. Y cuando alguien quiere oírte los pulmones, muchas veces te pide que digas «treinta y tres». Dilo esta noche, si has vuelto a explicarle a alguien las fracciones, y oirás lo que queda de tu voz.',
    ],
  },
};
