import type { CoreNumber, Digit } from '@ninefold/numerology';
import type { DigitReadings } from '../../../readings/types';

/** The balance number: what to do when upset. */
export const balanceTexts: DigitReadings<string> = {
  1: 'Cuando tienes una mala racha, no se lo dices a nadie hasta que acaba. «En marzo estuve muy mal», cuentas en junio. A tus amigos les habría gustado saberlo en marzo.',
  2: 'Si algo te duele, te callas y esperas que alguien adivine por qué. Adivinaron que te dolía la cabeza, y bajaron la música. Es más rápido decirlo.',
  3: 'Contigo, los disgustos pequeños se vuelven ópera. «Se comieron mi almuerzo» dura diez minutos, con gestos. Cuéntalo una vez entero a quien no se levante de la silla. En el tercer acto ya te estarás riendo.',
  4: 'Aunque todo salga mal, te aferras al plan. Decía «playa», así que ahí sigues, bajo la lluvia, con tus sándwiches. Puedes irte a casa. También se comen en la cama.',
  5: 'Lo primero que se te ocurre cuando algo duele es irte. Quédate hasta decir qué pasa. Puedes decirlo de pie, con los zapatos puestos y las llaves en la mano.',
  6: 'Cuando andas con tristeza, atiendes a la amiga que vino a consolarte. Se va cenada, con la blusa planchada, y la tristeza se queda. Quizá ayude dejarla cocinar, aunque lo haga mal.',
  7: 'Si algo te duele, te apartas a pensar, y funciona. Desde fuera solo se ve una puerta cerrada. Pégale una nota: «Estoy triste. Vuelvo para la cena».',
  8: 'La rabia te pone a mandar: das órdenes y la gente corre. Lo que te hace falta es un abrazo, pero a quien manda nadie lo abraza. Así que da otra orden: «Tú. Aquí. Dos minutos, por favor».',
  9: 'Si alguien te lastima, te pones a explicar su infancia difícil. Prueba una frase sobre ti: «Eso me dolió». Su infancia seguirá ahí mañana.',
};

/** A bridge: how far apart two of a person’s numbers are, and how to cross. Not whether they agree. */
export const bridgeTexts: Readonly<Record<0 | Exclude<Digit, 9>, string>> = {
  0: 'Tus dos números dan la misma cifra, así que no hay nada que cruzar. Tarareas lo mismo en el escritorio y en la bañera.',
  1: 'Estos dos lados tuyos se parecen: los separa un solo paso. Aun así, al volver del trabajo te quedas un momento delante de la puerta. Cuentas hasta tres y entras.',
  2: 'Tus dos lados están a dos pasos, y cambiar te toma un momento. Te quedas en la puerta con un solo zapato, hasta que alguien pregunta si vienes.',
  3: 'Entre tus dos lados no hay mucho trecho, y lo cruzas hablando. Entras a casa con los hombros en las orejas, cuentas tu día con todas las voces, y ya eres tú.',
  4: 'Entre tus dos lados hay cuatro pasos, y no sobra ninguno: zapatos fuera, agua al fuego, ventana abierta, silla. Si te saltas uno, le hablas a tu familia como en el trabajo.',
  5: 'Tus dos lados están bastante lejos, y nunca haces el cambio igual. Un día vuelves a pie y al otro te pierdes. Llegas tarde, con algo que contar.',
  6: 'Tus dos lados quedan lejos, y por el camino les das de comer a todos. Una ducha caliente a mitad del día también es cuidar de alguien.',
  7: 'Estos dos lados están lejos, y para ir de uno a otro necesitas silencio. Sin media hora a solas, te sientas a la mesa y todavía sigues en el trabajo.',
  8: 'Más lejos no pueden estar tus dos lados, así que pasar de uno al otro te lleva una hora. La apuntas en el calendario, como una reunión.',
};

/** The cornerstone, by the value of the first letter of the first name: how a person starts. */
export const cornerstoneTexts: DigitReadings<string> = {
  1: 'Empiezas enseguida, y por tu cuenta. Los demás preguntan si el agua está fría, y ya gritas desde dentro que está buenísima. No lo está.',
  2: 'Con compañía empiezas lo que sea. Sin ella, pasas dos veces por delante de la clase, como quien busca otra dirección. A la tercera, entra: la compañía está dentro.',
  3: 'Tu primer paso es contárselo a todo el mundo. «¡Voy a correr un maratón!», dices, y aplauden. Luego, en casa, averiguas cuánto mide un maratón.',
  4: 'Primero te preparas. Antes de pintar un cuarto tapas con sábanas blancas el suelo, la cama y los estantes. Por la noche todo el cuarto está blanco, y la lata sigue cerrada.',
  5: 'Te saltas el principio y vas directo a lo divertido. A la clase de baile llegas cuando ya enseñaron los pasos. Así que improvisas. A estas alturas se te da muy bien.',
  6: 'Solo por los demás te pones en marcha. A tus pantalones puede faltarles el dobladillo un año entero. Por una amiga que mañana tiene entrevista, coses a medianoche, y tarareas.',
  7: 'Empiezas en secreto. Pasas meses con el italiano sin que nadie lo sepa. Practicas cuando no hay nadie y, si suena una llave en la puerta, «estabas ordenando».',
  8: 'Empiezas por tomar el mando, a menudo sin notarlo. La gente se amontona ante la única ventanilla, y un minuto después la tienes en dos filas. No trabajas ahí. Solo querías mandar una carta.',
  9: 'Lo tuyo no es empezar por lo pequeño. Te piden unas palabras de cumpleaños y abres con qué es la amistad, en tres hojas. Lee solo la última línea. Es la que querías decir.',
};

/** The capstone, by the value of the last letter of the first name: how a person finishes. */
export const capstoneTexts: DigitReadings<string> = {
  1: 'Terminas a solas, cuando ya mandaste a todos a casa. La última hora es tu favorita, con la radio bajita y sin preguntas. A la una está hecho, y le das una vuelta completa para mirarlo.',
  2: 'Para ti, algo está terminado cuando todo el mundo quedó a gusto. Todos dijeron que sí. Igual vuelves a preguntar, porque alguien lo dijo con una voz rara.',
  3: 'Terminas mejor si viene alguien. El cuarto de visitas pasa un año a medio pintar, hasta que hay visita en camino. Acabas once minutos antes del timbre, y dices que no fue nada.',
  4: 'Lo que empiezas lo terminas, hasta un libro malísimo. Página 600, página 700: no te rindes. En la última dice «Fin de la primera parte». Suspiras, y pides la segunda.',
  5: 'En cuanto ves el final, se te quitan las ganas de llegar. Quizá tengas en un cajón la primera mitad de una bufanda. Regálasela a alguien de cuello corto.',
  6: 'Nada está terminado hasta que les das las gracias a todos. Al equipo, al chofer, a un señor que solo entró a preguntar la hora. Ya en la cama te incorporas. Olvidaste al cocinero.',
  7: 'Aunque esté terminado, lo sigues pensando. El mensaje salió, estás en la cama y se te ocurre un final mejor. Así que también lo reciben, a las tres y diez.',
  8: 'Para ti, un final tiene que ser oficial, hasta el de una pelea. «En resumen, lo sentimos por ambas partes», dices, y se dan la mano. Solo entonces te ríes.',
  9: 'Soltar te cuesta poco, o eso parece. Entregas con una sonrisa las llaves de tu antigua casa, y a la semana lloras con unos dibujos animados sobre un pingüino.',
};

/** The first vowel of the first name: the first reaction. */
export const firstVowelTexts: Readonly<Record<'a' | 'e' | 'i' | 'o' | 'u' | 'y', string>> = {
  a: 'Tu primera reacción es hacer algo, antes incluso de pensar. En la pantalla del cine se cae un sombrero, y tú, en la fila nueve, ya te agachas a recogerlo.',
  e: 'Primero te gana la curiosidad y luego la prudencia. «Algo en este frasco huele horrible», dice una amiga, y los demás se apartan. Te acercas, gritas y te acercas otra vez, por confirmar.',
  i: 'Primero sientes y luego piensas, y todo se te ve en la cara. A la gente le encanta mirarte abrir sus regalos. Por favor, nunca te dediques al espionaje.',
  o: 'Ante las grandes noticias vas más despacio. Los demás discuten toda la noche mientras tú lavas hasta el último plato. Luego cuelgas el trapo, dices una frase, y asunto arreglado.',
  u: 'Las sorpresas te dejan sin palabras. Llega una noticia maravillosa, y tu cara espera. La alegría aparece una hora después, en la escalera, y tienes que volver a llamar para soltarla.',
  y: 'Ves a la vez dos buenas respuestas, así que te detienes en medio. Te has quedado ante dos mermeladas hasta que la tienda apagó las luces. Llévate las dos. De todos modos ibas a volver por la otra.',
};

/** The rational thought number: how a person thinks a problem through. */
export const rationalThoughtTexts: Readonly<Record<CoreNumber, string>> = {
  1: 'Resuelves los problemas rápido y por tu cuenta. Tienes la respuesta antes de que terminen de preguntar, y a menudo es brillante, para una pregunta un poco distinta.',
  2: 'Para pensar necesitas a alguien al lado, aunque no sepa mucho. Basta con que te mire y se quede, y por eso tus mejores ideas las han oído los perros.',
  3: 'Resuelves los problemas diciendo disparates. «¿Y si le ponemos ruedas?», sueltas, y todo el mundo se ríe, tú también. Entonces te callas y buscas un lápiz.',
  4: 'Piensas paso a paso, y los pasos los escribes. Cuando llamas para pedir ayuda, lees los diecinueve. En el doce ves la respuesta. De todos modos terminas la lista.',
  5: 'Cuando no sabes la respuesta, pruebas. El primer intento echa humo, el segundo hace ruido y el tercero funciona. Casi te da lástima que se acabe.',
  6: 'Buscas la respuesta que no lastime a nadie. Por eso rechazar una invitación puede costarte una noche y cuatro borradores, y por eso a veces acabas por ir.',
  7: 'Ante cada respuesta preguntas «pero ¿por qué?». A los cinco años, algún adulto sin fuerzas quizá te dijo que «las nubes son así». Todavía no te parece una respuesta.',
  8: 'Antes de resolver un problema preguntas cuánto cuesta. Nueve personas discuten una hora por una silla rota, y ya calculaste lo que cuesta la hora. Da para seis sillas nuevas. Te muerdes la lengua.',
  9: 'Te alejas hasta que el problema se ve pequeño. «¿Quién lo va a recordar dentro de cien años?», preguntas, y consuela. Funciona peor cuando la maleta perdida es la tuya.',
  11: 'La respuesta te llega enseguida, y la razón, semanas después. Ves una casa con vistas y jardín, dices que no, y no sabes explicarlo. Una noche, con el cepillo en la boca, das con ella: no tenía cocina.',
  22: 'Un problema se resuelve una vez, y para todos: así piensas. Un turista te pregunta cómo llegar a la biblioteca, y por la noche estás dibujando un mapa mejor de toda la ciudad.',
  33: 'En cada problema buscas a la persona. Llamas por una factura equivocada, y veinte minutos después aconsejas al señor del teléfono sobre su hermana. La factura se te olvida.',
};

/** The subconscious self, by how many of the nine digits a name has: how sure a person is in a tight spot. */
export const subconsciousSelfTexts: DigitReadings<string> = {
  1: 'En una emergencia sabes hacer una cosa, y solo una: pones a hervir agua. Cuando hierve, casi siempre se te ha ocurrido la segunda.',
  2: 'Si hay problemas, tienes dos planes. Si falla el primero, pruebas el segundo; si falla el segundo, pruebas el primero con más fuerza.',
  3: 'En un apuro pides ayuda a gritos. Hay un ratón, y enseguida hay once vecinos con escobas. A esas alturas diriges todo desde encima de la mesa.',
  4: 'En una crisis, te detienes y lees. Mientras todos empujan y gritan, carraspeas y, con mucha educación, lees el letrero: «Salida por la otra puerta».',
  5: 'En una emergencia, una mitad de ti se asusta y la otra actúa. «¡No puedo!», gritas, mientras lo haces. Después solo te acordarás de los gritos.',
  6: 'En las emergencias mantienes la calma, y te derrumbas después. Pides ayuda, sacas al gato, abres las ventanas. Luego te dicen «bien hecho», y no encuentras una silla lo bastante rápido.',
  7: 'Cuando se va la luz, la gente te pregunta qué hacer. Tampoco lo sabes. Pero dices «a ver, todos a sentarse» con una voz tan normal que hasta tú te lo crees.',
  8: 'En una emergencia pareces a punto de bostezar. Mientras los demás todavía gritan, ya cerraste el agua y le diste una toalla al que más grita.',
  9: 'Casi nada te asusta, y se nota. Cuando el barco empieza a moverse, el desconocido de tu izquierda te toma la mano, y luego el de la derecha. Ahora no puedes rascarte la nariz.',
};

/** The plane of expression with the most letters. */
export const planesTexts: Readonly<
  Record<'physical' | 'mental' | 'emotional' | 'intuitive', string>
> = {
  physical:
    'Te fías de lo que puedes tocar. No compras una toalla sin acercártela a la mejilla, y ningún letrero de «Recién pintado» te ha bastado jamás.',
  mental:
    'Te fías de tu cabeza, y para todo quieres una razón. Has ganado discusiones brillantes, casi todas a solas, de regreso a casa.',
  emotional:
    'Decide el corazón, y la cabeza se entera más tarde. Quizá tengas unos zapatos que compraste porque al vendedor se le veía muy triste.',
  intuitive:
    'Sabes las cosas, sin más, y no puedes explicar cómo. Dices «mejor no», y dos días después te alegras. Si alguien te pide razones, te inventas unas muy buenas.',
};

/** The essence: the flavor of a year of life. */
export const essenceTexts: Readonly<Record<CoreNumber, string>> = {
  1: 'Este año es para hacer cosas por tu cuenta. Invítate a cenar. Durante diez minutos sentirás que te mira todo el mundo. Luego llega el plato, y nadie te roba nada.',
  2: 'Este año importa más la gente que los planes. Te faltarán diez minutos para acabar algo cuando alguien pregunte «¿tienes un segundo?». No lo tienes. Di que sí. Será lo que recuerdes del año.',
  3: 'Es un año para hablar, y habrá quien te escuche. En un café empiezas una historia, notas que la mesa de al lado dejó de masticar, y subes un poco la voz, solo para ella.',
  4: 'Es un año de trabajo constante, y no notarás que avanzas. Escribe hoy qué te cuesta, con la fecha. Dentro de un año lo leerás dos veces, por si no era tu letra.',
  5: 'Este año te sienta bien el cambio, y puede ser pequeño. Hazte ese corte de pelo que siempre describes y nunca pides. Durante una semana, en cada espejo te saludará alguien nuevo.',
  6: 'Este año lo primero es la casa, y no te sueltan. Te harán volver desde la puerta, desde el baño, desde la primera página de un libro. Ve dos veces. A la tercera, termina tu página.',
  7: 'Este año te sienta bien estar a solas. «¿Qué haces?», preguntarán tus amigos. Di «pienso». A la semana preguntarán otra vez. Di que va muy bien.',
  8: 'Este año toca hablar de tu trabajo y de lo que vale. Decide cuánto quieres cobrar y díselo al espejo hasta que deje de reírse.',
  9: 'Dicen que este año algo se te acaba, así que despídete como se debe. Abraza, saluda con la mano, da media vuelta y procura no irte por el mismo lado que la otra persona.',
  11: 'Este año las ideas te llegan de golpe y cuando quieren. Una aparece a mitad de la historia triste de un amigo, y por un segundo pones cara de fiesta. Explícate rápido.',
  22: 'Este año quizá quieras hacer algo grande, para mucha gente. Primero pregúntales a tres qué necesitan. Tú pensabas en una torre, y a ellos les encantaría un banco.',
  33: 'Este año todos te traen sus penas, de tan bien que escuchas. Solo preguntaste dónde estaban las pilas, y ya sabes lo del divorcio. Vuelve a casa despacio, y no escuches nada.',
};

/** A transit: what a letter of this value brings, for as many years. */
export const transitTexts: DigitReadings<string> = {
  1: 'Esta letra te da un año de comienzos, así que vuelves a aprender desde cero. Agarrarás mal el arco, el pincel o el balón. Hacía años que no aprendías tan rápido.',
  2: 'Durante dos años haces las cosas en compañía, y eso pide paciencia. Prometes ver el último capítulo con una amiga. El martes lo ves por tu cuenta. El viernes actúas de maravilla: hasta lloras.',
  3: 'Estos tres años son para crear, y para que se vea lo que haces. Eso es lo difícil. «No es nada, en serio», dices, y lo muestras con el corazón en la boca. Prueba a quitar esa frase.',
  4: 'Estos cuatro años son de trabajo constante. Plantas un limonero y riegas tres años un palo. El cuarto sales temprano, sin nadie, a contar los limones.',
  5: 'Esta letra trae cinco años de movimiento. «¿De dónde eres?», te preguntan en cada lugar, y la respuesta se alarga. Al quinto año, antes de contestar, ofreces asiento.',
  6: 'Esta letra te pone seis años a cuidar gente, y se te hace costumbre. Un día le cortas la carne a la persona de al lado. Es un almuerzo de negocios.',
  7: 'Estos siete años son más callados, con más preguntas y caminatas más largas. Seguirás yendo a fiestas, pero preguntarás a qué hora acaban.',
  8: 'Durante ocho años, esta letra pregunta cuánto vale tu trabajo. «Fue un minuto», dices, y lo fue, después de diez años de aprender cómo. Prueba a no mencionar el minuto.',
  9: 'Tienes nueve años para aprender a soltar. Parece mucho, hasta que abres el cajón de los cables viejos. No sirven para nada, y cualquiera de ellos podría servir un día.',
};

/** What each of the small numbers is for. */
export const smallNumberUse = {
  balance: 'Qué haces cuando algo te duele, y qué ayuda. Sale de tus iniciales.',
  bridges: 'Cuánto hay de un número tuyo a otro. Es una distancia, no una pelea.',
  cornerstone: 'La primera letra de tu primer nombre dice cómo empiezas las cosas.',
  capstone: 'La última letra de tu primer nombre dice cómo terminas.',
  firstVowel:
    'La primera vocal es tu primera reacción: el «¡ay!» que dices antes del «no es nada».',
  rationalThought: 'Cómo piensas un problema, según tu primer nombre y el día en que naciste.',
  subconsciousSelf:
    'Cuánta calma guardas en una emergencia, del 1 («¡socorro!») al 9 («¡allá voy!»).',
  planes:
    'Cada letra de tu nombre vota: manos, cabeza, corazón o instinto. En lo que gane confías más.',
  essence:
    'La esencia es el ánimo de tu año. Empieza el día de tu cumpleaños, mientras todavía soplas las velas.',
  transits:
    'Las letras de tu nombre se turnan. Cada una marca tu tema unos años y luego cede el puesto.',
} as const;
