import type { Digit } from '@ninefold/numerology';
import type { AngelReading } from '../../../readings/types';

/** The numbers that have a reading of their own, as they are written. */
export const angelNumbers: readonly (AngelReading & { readonly number: string })[] = [
  {
    number: '000',
    title: 'La página en blanco',
    meaning:
      'El 000 se lee como una página en blanco: una cosa terminó, la otra no ha empezado y todo es posible todavía.',
    text: 'Estar entre dos cosas te inquieta, así que llenas el hueco. Algo terminó, un curso, un empleo, un amor, y antes de que nadie pregunte ya ordenaste las especias y les contaste a dos personas que «andas viendo opciones». El 000 opina lo contrario: deja la página en blanco un poco más. Llevas años pidiendo un tiempo sin nada dentro, casi siempre en el autobús, con la frente contra el vidrio. Es este. Tienes permiso de disfrutarlo antes de llenarlo.',
    tryThis:
      'Deja vacía a propósito una hora de mañana. Si alguien pregunta qué harás a esa hora, di que no puedes.',
  },
  {
    number: '111',
    title: 'Señal de salida',
    meaning:
      'Dicen que el 111 es un nuevo comienzo. Se lee como un recordatorio: empieza lo que llevas años pensando.',
    text: 'Hay algo que todas las semanas empiezas con la cabeza y nunca con las manos. La costumbre, a la 1:11, es atrapar lo que estabas pensando y empezar por ahí. Pero sin trampas: era «¿cerré con llave?». Mira un pensamiento más atrás, hacia ese plan que reservas para los platos y las caminatas largas. Ya le elegiste el nombre, y a quién darías las gracias. Lo que todavía no le has dado son diez minutos en mangas de camisa.',
    tryThis:
      'Anota el pensamiento exacto, aunque fuera el de la llave. Léelo otra vez dentro de una semana.',
  },
  {
    number: '222',
    title: 'Espérame',
    meaning: 'El 222 pide paciencia y compañía: si tienes prisa, espera a que alguien te alcance.',
    text: 'Si ves el 222, pregúntate a quién le llevas ventaja. Cuando tienes claro el camino aprietas el paso, y no ves que la gente se te va quedando atrás. Ya decidiste el viaje y andas comparando hoteles, y tu amiga sigue en el «puede ser». A la hora de la cena, para ti la discusión terminó, y para ella no. A nadie se le puede llevar a rastras. Lo has intentado. Pero puedes detenerte en la esquina, dar media vuelta y esperar hasta que la veas venir.',
    tryThis:
      'Pregúntale a quien viene detrás: «¿Voy demasiado rápido para ti?». Luego espera la respuesta, que también puede venir despacio.',
  },
  {
    number: '333',
    title: 'Dilo',
    meaning:
      'El 333 pide que te expreses: lo que llevas dentro, dilo, cántalo, dibújalo o cuéntalo entre risas. Este sería el momento.',
    text: 'En algún lugar de ti hay una frase ensayada que nunca dijiste. Puede que tenga cuatro palabras. Se la has dicho al espejo, le moviste una, y hasta hiciste la respuesta de la otra persona. Después la tuviste enfrente, con una hora por delante, y hablaste del tráfico. El 333 se lee como permiso para decirla mal: tarde, corta, con la voz que se sube al final. Y si te preguntas qué frase es, es la que acaba de sonar en tu cabeza.',
    tryThis:
      'Dila una vez en el baño, en voz alta, con el agua corriendo. Cuando se la digas a alguien, ya será la segunda.',
  },
  {
    number: '444',
    title: 'Tierra firme',
    meaning: 'Pisas firme y tienes compañía: dicen que el 444 es protección y buenos cimientos.',
    text: 'Cuando no puedes dormir, revisas que todo esté a salvo. Son las 4:44, y a oscuras recorres otra vez la lista: la cocina, la cita, eso que quizá olvidaste mandar. Puede que hasta te levantes a empujar una puerta que sabes que cerraste. Está cerrada. El 444 viene a decir que otro se queda de guardia, y la gente no se pone de acuerdo en quién. En cualquier caso, a ti ya te relevaron. Dale la vuelta a la almohada, que del otro lado está fresca.',
    tryThis:
      'Apóyate en una pared y deja que te sostenga diez respiraciones. Las paredes no se cansan.',
  },
  {
    number: '555',
    title: 'Viene un cambio',
    meaning:
      'Dicen que el 555 anuncia un cambio, porque el 5 es el número de la libertad y de lo nuevo.',
    text: 'Dices que te gustaría un cambio, y vuelves a casa por el camino de siempre. Es difícil evitarlo. A oscuras, tu mano encuentra el mismo interruptor y, por la mañana, la misma taza. Cuando aparece algo nuevo, un curso, una invitación, un cuarto libre en otra ciudad, dices que lo vas a pensar, y lo piensas hasta que ya no está. El cambio del 555 quizá lleve un mes en tu cocina, en un folleto que usas de posavasos.',
    tryThis:
      'Vuelve a casa por una calle que nunca hayas usado. Perderse un poco es parte del plan.',
  },
  {
    number: '666',
    title: 'Demasiado cuidado',
    meaning:
      'El 666 habla de cuidados mal repartidos: cuidas de todo el mundo, y ya es hora de que alguien te cuide.',
    text: 'Tu lista de gente que cuidar es larga, y tu nombre no figura. En el 666 no hay nada malvado. Las historias de miedo salen de una sola línea de un libro muy antiguo, y en numerología el 6 es el número de la casa. Tres 6 solo significan que es demasiado. Preparas los sándwiches y te comes la punta del pan, de pie. Dices «estoy bien» antes de que acabe la pregunta. Si es tu caso, no es ninguna maldición. Es cansancio, y puedes sentarte.',
    tryThis: 'Hazte un té exactamente como se lo harías a una visita. Usa la taza buena.',
  },
  {
    number: '777',
    title: 'Suerte callada',
    meaning:
      'Dicen que el 777 es suerte y pensamiento profundo. Estás a punto de entender algo, así que sigue preguntando.',
    text: 'Tus mejores respuestas salen de no dejar en paz una pregunta. La gente ve un 777 y piensa en máquinas tragamonedas. Pero el 7 es el número del estudio, así que esta es la suerte de las bibliotecas. Ya sabes cómo es. Buscas una cosita antes de dormir, esa página lleva a otra, y a las dos de la mañana lo sabes todo sobre los eclipses. Eso a lo que le das vueltas últimamente, lo entiendes más de lo que crees. Hazle otra pregunta.',
    tryThis:
      'Abre un libro cualquiera en la página 77 y lee en voz alta la séptima línea. A ver si contesta algo.',
  },
  {
    number: '888',
    title: 'Lo que vale',
    meaning:
      'Dinero, trabajo y resultados: el 888 te pide que mires lo que ganas, lo que debes y lo que das.',
    text: 'Queda por pagar algo pequeño: o lo debes, o te lo deben. En chino, ocho suena un poco a hacerse rico; los Juegos de Pekín se inauguraron el 8 de agosto de 2008, a las ocho de la noche. Por eso hay quien ve un 888 y espera un cheque. En numerología la pregunta es más modesta: ¿a quién le falta cobrar? Quizá hiciste un trabajo y no mandaste la cuenta. O una amiga te invitó una vez a comer pescado, y te acuerdas cada vez que pasas por ahí. Es una miseria. Sabes cuánto es, con centavos.',
    tryThis:
      'Págale a alguien algo minúsculo, como un café. Luego fíjate en cuánto más ligero caminas.',
  },
  {
    number: '999',
    title: 'Deja que termine',
    meaning:
      'Con el 999, dicen, algo se acabó. Termina bien, da las gracias y espera lo que sigue.',
    text: 'Algo tuyo se acabó, y todavía no lo sueltas. El 9 es la última cifra, y lo último suele ser tan silencioso que no se nota. Tal vez aún tienes la llave de una casa donde ya no vives. Mientras te cepillas los dientes sigues con una discusión que tu primo olvidó hace meses, y la semana pasada diste por fin con la respuesta perfecta. Es muy buena. No te va a servir nunca, así que ya puedes enjuagarte.',
    tryThis:
      'Termina algo pequeño, como lo que queda de miel. No dejes la última cucharada por educación.',
  },
  {
    number: '0000',
    title: 'Medianoche',
    meaning: 'El 0000 es descanso completo y, después, un comienzo desde cero.',
    text: 'Por hoy basta: es todo lo que te quiere decir el 0000. El día terminó y tú sigues ahí dentro, en la cama, y lo repasas desde arriba. Lo que dijiste a las diez. Lo que debiste decir. En un reloj de 24 horas la medianoche son cuatro ceros, y en ese momento todo el montón cambia de nombre y se llama «ayer», aunque no arreglaste nada. Un minuto después vives en un día sin un solo error. Debajo de la manta puedes mantenerlo así hasta que suene el despertador.',
    tryThis: 'Deja algo sin hacer esta noche, a propósito. Dale las buenas noches y apaga la luz.',
  },
  {
    number: '1010',
    title: 'Vas bien',
    meaning: 'El 1010 viene a darte ánimos: empezaste bien, y vale la pena seguir.',
    text: 'Sigue: estás en la parte por la que nadie pregunta. Te aplaudieron cuando anunciaste el plan, y te volverán a aplaudir cuando lo termines. En medio estás tú, en la sexta semana, con los zapatos mojados o el cuello tieso, haciendo lo mismo que al principio te emocionaba. Ese silencio es el 0 del 1010. Detrás viene otro 1, así que vuelves a empezar, y esta vez no aplaude nadie. Quizá ya lo hiciste, aquella tarde en que por poco no vas, y fuiste.',
    tryThis:
      'Pregúntale a alguien por un plan que anunció hace meses. Puede que nadie le haya preguntado desde los aplausos.',
  },
  {
    number: '1111',
    title: 'Pide un deseo',
    meaning:
      'El 1111 es el más famoso de los números angelicales: un comienzo fuerte y, para mucha gente, el minuto de pedir un deseo.',
    text: 'Se te da bien desear hasta que alguien te concede un minuto para hacerlo. Dices «¡mira, las 11:11!», y medio minuto se fue. Con la prisa pides ser feliz, que puede ser cualquier cosa. Nadie ha demostrado nunca que funcione, y nadie deja de pedirlo, tú tampoco. Así que tráelo pensado de casa. «Quiero bailar con mi hermana en junio» es mejor deseo: tan exacto que una hermana podría cumplirlo. Tú tienes uno así de exacto. Solo que todavía no lo has puesto en palabras.',
    tryThis:
      'Escribe hoy tu deseo en una frase exacta, para que esté listo a las 11:11. Luego subraya la parte que saldría sin ayuda de los ángeles.',
  },
  {
    number: '1122',
    title: 'Primero tú, luego todos',
    meaning:
      'El 1122 es un comienzo que se vuelve compartido: primero vas por tu cuenta y luego se suman otros.',
    text: 'Quien da el primer paso se queda sin compañía, y eso dura más o menos un segundo. Ya te pasó: salieron las velitas, cantaste «cumple», demasiado agudo, y nadie más había abierto la boca. Se te calentaron las mejillas. Pensaste en hacer como que tosías. En el 1122, los dos 1 eres tú, que empiezas, y los dos 2 son quienes se suman. Lo difícil es el segundo 1, cuando ya empezaste y ellos no. Canta de todos modos la palabra siguiente. Solo esa la cantarás sin coro.',
    tryThis:
      'Hoy aplaude antes que nadie, o sé quien da los buenos días. Si no se suman, haz una reverencia.',
  },
  {
    number: '1212',
    title: 'Un paso cada cual',
    meaning:
      'El 1212 es turnarse: dos personas que avanzan despacio, sin detenerse, primero una y luego la otra.',
    text: '¿A quién le toca? Perdiste la cuenta, y prefieres esperar a preguntarlo. El 1 actúa, el 2 ayuda, y en el 1212 se cambian el puesto sin parar, cosa que funciona hasta que nadie se mueve. Tú lavas y la otra persona seca; tú cocinas y ella elige la música. Pero queda una tarea que cada cual da por ajena: está junto a la puerta, dentro de una caja. Llevas dos días rodeándola por principio, aunque ibas a salir de todos modos.',
    tryThis: 'Cambia una tarea con alguien por un día. Dar consejos va contra las reglas.',
  },
  {
    number: '1221',
    title: 'Ida y vuelta',
    meaning:
      'El 1221 se lee igual en las dos direcciones. Dicen que es equilibrio: que lo que das y lo que recibes se parezcan.',
    text: 'Llevas la cuenta de quién hizo más, y jamás lo reconocerías. El 1221 es igual por las dos puntas y habla de esa cuenta. Recuerdas cuando madrugaste para llevar a alguien a la terminal, y las noches en que escuchaste. Lo que te dieron se te olvida, porque un favor le parece pequeño a quien lo recibe. Una amiga te escuchó medio año, y tú dirías que un par de charlas. Así que, si la cuenta te sale a favor, añade algo en la columna de enfrente: no viste todo lo que hubo ahí.',
    tryThis:
      'Devuelve algo que te prestaron hace tanto que ya parece tuyo. Si es un libro, puedes terminarlo antes.',
  },
  {
    number: '1234',
    title: 'Paso a paso',
    meaning:
      'El 1234 viene a decir que todo tiene su orden, y que solo te toca hacer lo siguiente.',
    text: 'Si te dejaran, empezarías por el final. Eliges el color de las paredes antes de ver la casa. Miras la foto del plato terminado, lo compras todo, te pones el delantal y, a media página, lees: «Dejar en remojo la noche anterior». De eso trata el 1234: una cosa, y luego la otra. También se toma como buena noticia, porque significa que tu plan está bien y que vas a tiempo. Vas por el «uno», o quizá por el «dos». Solo hay que leer ese renglón.',
    tryThis:
      'Dobla tu lista de modo que solo se vea lo primero. Hazlo, y ya puedes desdoblar lo que sigue.',
  },
  {
    number: '2020',
    title: 'Ver claro',
    meaning:
      'El 2020 es ver a la gente con claridad. El 2 son los demás y el 0 es el espacio, así que aconseja paciencia y un paso atrás.',
    text: 'A cierta gente la ves mejor desde la otra punta de la calle. En muchas consultas, 20/20 significa que ves bien a veinte pies, y el 2020 se lee igual: aléjate unos pasos. Quizá quieres a alguien que por teléfono es una maravilla y en la cocina te saca de quicio, solo por cómo revuelve el té. Ya oyes la cucharita antes de que toque la taza. Camina entonces hasta la esquina y mira la ventana encendida. Desde ahí no se oye nada, y puede que hasta te den ganas de volver a entrar.',
    tryThis:
      'Piensa en alguien que te irrita. Ahora imagina que va muy lejos, muy pequeñito, con sus bolsas, rumbo a su casa.',
  },
  {
    number: '2121',
    title: 'Después de ti',
    meaning:
      'El 2121 se lee así: primero escucha, luego actúa. El 2 es la otra persona, y el 1 eres tú.',
    text: 'A veces tienes tan claro lo que quiere alguien que se te olvida preguntar. En el 2121, la otra persona va delante y tú después: pregunta, y luego actúa. Sabes lo que pasa si no, porque has estado en las dos puntas. Te presentaste a ayudar a quien solo quería una tarde a solas. Y quizá abriste un paquete, dijiste «¡ah! ¡naranja!», y desde entonces te pones ese suéter cada vez que viene quien te lo dio. La pregunta tarda cuatro segundos. Después todavía puedes tener razón.',
    tryThis:
      'Antes de dar tu próximo consejo, pregunta: «¿Quieres ideas o quieres compañía?». Y haz lo que te digan.',
  },
  {
    number: '2222',
    title: 'Construir despacio',
    meaning:
      'Paciencia, multiplicada por cuatro: dicen que el 2222 es lo que construyes poco a poco, con otra gente.',
    text: 'Estás construyendo algo con alguien, tan despacio que ya no lo ves. Está hecho de desayunos, de idas a la estación y de «¿llamaste al técnico?» y «creí que llamabas tú». Al cabo de una semana no sabrías decir qué le añadiste, aparte de una toalla bajo el tubo. El 2222 es paciencia justo con eso. Así que busca las partes ya terminadas. Pueden callar una hora en la misma sala. Por el ruido de la puerta sabes si fue un mal día. Eso lo construiste tú, de desayuno en desayuno.',
    tryThis:
      'Da las gracias a alguien por algo que hace a diario y cree que no ves. Con tanto detalle que se sonroje.',
  },
  {
    number: '3333',
    title: 'Alegría a todo volumen',
    meaning:
      'El 3333 viene con mucha alegría y muchas palabras: crea algo, compártelo y no esperes a que te lo pidan.',
    text: 'Por educación te diviertes menos de lo que podrías. Piensa en dónde estás cuando empieza la música. Tal vez en la orilla, con una torre de platos en las manos para que nadie te saque a bailar. Te sabes toda la letra, y solo mueves los labios. Pero a solas, con la cuchara de palo por micrófono, sostienes la última nota y recibes la ovación. Suelta los platos. Llevas años ensayando.',
    tryThis:
      'Baila una canción entera mientras cocinas o limpias. Si entra alguien, ofrécele la mano.',
  },
  {
    number: '4444',
    title: 'La razón de que nada se rompa',
    meaning:
      'El 4444 es trabajo constante y seguridad. Viene a darte las gracias por un esfuerzo lento y cuidadoso que casi nadie nota.',
    text: 'Si el 4444 es para ti, lo mejor que haces no se ve, porque es lo que no pasó. Pruebas la alarma de humo y lees el contrato hasta el final. Ya estabas en la calle cuando vuelves a subir por la plancha. Por eso no hay incendio ni sorpresas en la cuenta, y cuando se va la luz eres quien no choca con nada. A eso nadie le hace una fiesta. Esta es la fiesta. Iba a haber confeti, pero te habría preocupado quién lo barría.',
    tryThis:
      'Revisa algo que nadie revisa nunca, como la linterna. Luego cuéntalo, y espera el aplauso.',
  },
  {
    number: '5555',
    title: 'Una risa larga',
    meaning:
      'El 5555 son muchos cambios a la vez, con un consejo: ríete de ellos en cuanto puedas.',
    text: 'Cuando todo cambia a la vez, se te quita la risa, justo cuando más falta te hace. En Tailandia se escribe 5555 para reírse, porque el cinco en tailandés suena a «ja». Mira entonces esta semana como la contarás dentro de un año. Te levantarás de la silla para mostrar cómo sostenías la lámpara, o al gato. Quizá te saltes que estuviste un rato llorando en la escalera. O lo cuentas, y es ahí donde más te ríes. Por ahora vas juntando anécdotas.',
    tryThis:
      'Cuéntale a alguien tu semana como si fuera una comedia. Imita a todo el mundo, también a ti.',
  },
  {
    number: '6666',
    title: 'Cuatro en la cocina',
    meaning:
      'El 6666 es una casa llenísima, con mucho amor y mucho que hacer, y pide que se reparta el trabajo.',
    text: 'Dices «no, no, siéntate», y lo dices en serio, y una hora después te molesta un poco que la visita siga en la silla. El 6 es el número de la casa y el deber, y el 6666 son cuatro en una misma cocina, cada cual ofreciendo a los otros el único banquito. De los cuatro, uno eres tú. Llevas todos los platos de una vez, porque dos viajes parecerían una queja, y te quedas con el desportillado antes de que lo agarre alguien. Esa regla no la hizo nadie. La hiciste tú hace años, y podrías romperla.',
    tryThis:
      'Pide ayuda con algo que te saldría de sobra, como llevar un paquete. Luego disfruta de tu mano libre.',
  },
  {
    number: '7777',
    title: 'Mirar despacio',
    meaning:
      'Dicen que el 7777 es aprender, y la suerte que viene de la paciencia: mira más rato y no apures la respuesta.',
    text: 'La preocupación te hace mirar demasiado rápido. El pasaporte no está en el cajón: lo revisaste, lo vaciaste sobre la cama y le preguntaste a toda la casa quién lo movió, con una voz que vas a lamentar. Entonces paras, miras otra vez, despacio, y está en el cajón. El 7777 es esa segunda mirada. Lo que buscas ahora puede ser una llave, una palabra o un motivo. Lo más probable es que esta semana lo hayas tenido en la mano y lo apartaras para seguir buscando.',
    tryThis:
      'Mira durante siete minutos un pedazo de suelo del tamaño de una postal. Ahí vive algo muy pequeño.',
  },
  {
    number: '8888',
    title: 'Las dos manos ocupadas',
    meaning:
      'El 8888 es para quien carga con mucho trabajo, dinero o responsabilidad, y aconseja mirarlo todo y repartirlo bien.',
    text: 'Parte de lo que cargas no es tuyo. Mírate llegar a casa: dos paquetes en cada mano, uno por cada 8, y las llaves entre los dientes. Si alguien se ofrece a ayudar, dices que no con la cabeza, porque no puedes abrir la boca. Con el trabajo es igual, y con las preocupaciones. Déjalo todo junto a la puerta y mira dentro. Uno de los paquetes, al menos, es de otra persona. Dijiste que se lo tenías un segundo, y eso fue en marzo.',
    tryThis: 'Pasa una tarea de tu lista a alguien que la haría de otra manera. No la revises.',
  },
  {
    number: '9999',
    title: 'Todo nueves',
    meaning:
      'El 9999 es el final de algo largo, y puede darte orgullo, tristeza y alivio, todo el mismo día.',
    text: 'Cuando se acaba algo largo, te da nostalgia lo más raro. Puedes quejarte nueve años de un trabajo y, la última tarde, estar delante de la máquina de café con los ojos llenos de lágrimas. Nunca te gustó esa máquina. Se traga las monedas, y el café sabe a que siguen ahí. Pero estaba el primer día, y ha oído todo lo que no pudiste decir en las reuniones. Le das una palmadita y aprietas el botón por última vez. Y esa vez, la única, te devuelve el cambio exacto.',
    tryThis:
      'Escribe la última frase de esta parte de tu vida, como si fuera una novela. Luego cierra el cuaderno con ruido.',
  },
  {
    number: '1313',
    title: 'De mala suerte, nada',
    meaning:
      'Dicen que el 1313 es un comienzo valiente y una voz fuerte: el 1 empieza, el 3 habla, y luego lo hacen otra vez.',
    text: 'En el 1313 no hay mala suerte. Pide descaro, y antes te sobraba. A los cuatro años quizá dibujaste un perro morado con sombrero, cruzaste corriendo la sala y gritaste: «¡Mira!». Te dijeron que qué vaca tan linda. Explicaste el sombrero, volviste corriendo y lo dibujaste más grande. Ahora dices «no es nada, en realidad» cuando aún estás abriendo la carpeta, y tienes el pulgar encima de lo que más te gusta. El 1 empieza y el 3 lo va mostrando. Solo tienes que mover el pulgar.',
    tryThis: 'Muestra algo que estés haciendo antes de que esté listo, sin pedir perdón primero.',
  },
  {
    number: '717',
    title: 'Piensa, actúa, piensa',
    meaning:
      'El 717 se lee así: piensa, actúa y vuelve a pensar. Los dos 7 piensan, y el 1 de en medio actúa.',
    text: 'Casi todo el mundo se salta el primer 7, y tú también cuando te da rabia: actúas, y lo de pensar viene luego. Es tarde, alguien fue injusto contigo y el 1 encontró tu teléfono. Escribes rápido, aprietas «Enviar», y por un minuto es una gloria. El segundo 7 no hay quien se lo salte. Llega con el desayuno, cuando lees lo que escribiste. Es larguísimo. Los puntos van numerados, y el quinto es sobre un cumpleaños antiguo. Además no se lo mandaste a quien fue injusto. Se lo mandaste a todo el grupo.',
    tryThis:
      'Escribe el mensaje furioso en un cuaderno, donde no hay nada que apretar. Por la mañana, manda la única frase que siga siendo verdad.',
  },
  {
    number: '911',
    title: 'Un final y un comienzo',
    meaning:
      'Como número angelical, el 911 se lee como un final y un comienzo: el 9 termina algo y los 1 empiezan otra cosa.',
    text: 'Ver el 911 puede darte un salto en el corazón, porque en México, Estados Unidos y otros países es el teléfono de emergencias. Aquí no avisa de nada. Pero seguro que sabes a quién llamarías en plena noche. Dirías «soy yo» y, antes de seguir, oirías cómo se pone el abrigo. Escrito a la estadounidense es además una fecha, el 11 de septiembre, y a mucha gente le duele. Si te duele, llama a la persona del abrigo. No tendrás que explicarle qué día es.',
    tryThis:
      'Dile a esa persona que es a quien llamarías. Díselo hoy, de día, cuando no pasa nada.',
  },
];

/** What a digit brings, as the end of a sentence about a number that has no reading of its own. */
export const digitSays: Readonly<Record<Digit | 0, string>> = {
  0: 'dejar un asiento libre para lo que venga',
  1: 'dar el primer paso, aunque falte valor',
  2: 'esperar a alguien y repartir el trabajo',
  3: 'decirlo en voz alta, y con gusto',
  4: 'hacerlo despacio, y hacerlo bien',
  5: 'probar algo nuevo, a ver qué pasa',
  6: 'cuidar de todo el mundo, también de ti',
  7: 'pensarlo bien, en un sitio tranquilo',
  8: 'saber cuánto vale, y decirlo',
  9: 'terminar, perdonar y cerrar la puerta sin golpe',
};

/** What the pattern of such a number is said to mean. */
export const repeatSays = {
  pair: 'Una cifra sale dos veces seguidas, así que cuenta más, igual que un «muy, muy» cuenta más que un «muy».',
  run: 'La misma cifra tres veces o más es lo que suele llamarse un número angelical. A la tercera, ya no es una indirecta.',
  mirror:
    'Al revés se lee igual, así que se toma como señal de equilibrio: das, recibes, y no hace falta que nadie lleve la cuenta.',
  ladder:
    'Sus cifras suben o bajan de una en una, como una escalera. Viene a decir que todo va en orden: nadie te pide que saltes.',
  none: 'Este no tiene ningún dibujo especial, y en eso se parece a casi todos los días. Lee sus cifras de izquierda a derecha, como una frase corta.',
} as const;
