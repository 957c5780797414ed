import type { DigitReadings, PersonalYearReading } from '../../../readings/types';

/** The personal year: what each of the nine years asks, with advice for living it. */
export const personalYearReadings: DigitReadings<PersonalYearReading> = {
  1: {
    title: 'Nuevos comienzos',
    meaning:
      'El año personal 1 abre un ciclo de nueve y es para empezar. Dejas de planear y haces una parte pequeña, aunque te salga mal.',
    intro:
      'En un año 1 vuelves a no saber nada de algo, con todo lo que eso trae: los nervios, el cuaderno sin estrenar, la primera fila.',
    themes: ['Comienzos', 'Valor', 'Independencia', 'Decisiones', 'Energía'],
    opportunities:
      'Dicen que lo que empieza en un año 1 tiene nueve años para crecer, así que empieza lo que de verdad quieres, aunque parezca demasiado. Seguramente sabes qué es, porque llevas tiempo diciéndolo «en broma». Los comienzos son pequeños. El tuyo puede ser una carpeta que se llama AHORA SÍ, o un mensaje a una amiga: «No te rías». Puede ser un salón de clase donde le llevas veinte años a todo el mundo, y el muchacho de al lado, sin decir palabra, corre su libro para que leas también. Al mes no tendrás gran cosa que mostrar. Pero un comienzo de verdad vale más que un plan que lleva tres años mejorando.',
    challenges:
      'La mejor manera de perder un año 1 es preguntarle primero a todo el mundo. Quieres hacer muebles y lo cuentas en una comida familiar. «¿Tú? Si no sabes clavar un clavo», dice alguien que te quiere. «Mi primo hacía muebles», dice una tía, y se niega a contar qué fue del primo. Antes del postre, tu plan se ha reducido a un libro sobre maderas que quizá compres. El segundo peligro llega a la tercera semana, cuando comparas tu primera silla con la de una revista. La tuya cojea y solo aguanta al gato. La primera silla de cualquiera cojea. Deja que la estrene el gato y haz la segunda.',
    advice: [
      'Ponle a tu plan un nombre en clave, como Operación Morsa, para que la familia no pueda opinar.',
      'Cada vez que te oigas decir «algún día», abre el calendario y elige cuál.',
      'Dile a alguien que no conoces «estoy empezando» y mira con cuánto gusto te lo explica.',
      'El día que empieces algo, deja otra cosa pequeña: te va a hacer falta la hora.',
      'Hazte una foto el primer día y escóndela donde la encuentres dentro de nueve años.',
    ],
  },
  2: {
    title: 'Paciencia y compañía',
    meaning:
      'El año personal 2 es de paciencia y compañía. Todo suele ir despacio: preguntas una vez, esperas y, mientras esperas, dejas que alguien te ayude.',
    intro:
      'Este año quizá oigas mucho «nosotros te llamamos», y sabrás quién está dispuesto a esperar contigo.',
    themes: ['Compañía', 'Paciencia', 'Amabilidad', 'Escucha', 'Confianza'],
    opportunities:
      'Un año 2 es para dejarte ayudar, que es más difícil de lo que suena. Ya le dijiste a todo el mundo que puedes con todo, y entonces, frente a tu puerta, se te abre la bolsa y veinte naranjas ruedan calle abajo. Una vecina con la que nunca has hablado ya corre detrás. Déjala. Para la última naranja sabes cómo se llama, y ella sabe que no desayunas otra cosa. También es buen año para encontrar a aquella amiga que perdiste por algo tan tonto que hoy da vergüenza explicarlo. Prueba con este mensaje: «Me haces falta. Ya no sé quién tenía razón». Luego espera la respuesta. Para eso es el año.',
    challenges:
      'Un año 2 se estropea empujando. Mandas un mensaje y compruebas que salió. Al rato añades «¡Hola! ¡Solo para ver si lo viste!», y luego un signo de interrogación, él solo. La mujer a quien le escribes estaba en la piscina. Sale chorreando, ve los tres a la vez y de pronto siente un cansancio enorme. Este año casi todos tus planes dependen de gente como ella: no puedes apurarla, pero sí espantarla. Tampoco te pases de amable. Si quieres la ventanilla, dilo. Si no, la cederás con una sonrisa y pensarás en ella todo el vuelo.',
    advice: [
      'Después de mandar un mensaje importante, lava los platos: con las manos mojadas no se mira el teléfono.',
      'En cada plan compartido, anota a quién le toca la parte aburrida.',
      'Antes de empezar algo con otra persona, confiésense una cosa que se les da fatal.',
      'Cuando te ofrezcan ayuda, di que sí muy rápido, antes de que el «no, gracias» salga por su cuenta.',
      'Una vez por semana, pregúntale a alguien qué le haría el día más fácil y hazlo, aunque sea sacar la basura.',
    ],
  },
  3: {
    title: 'Crear y mostrarlo',
    meaning:
      'El año personal 3 es alegre y creativo, y toca que te vean y te oigan: dices que sí a la fiesta y llevas algo que hiciste tú.',
    intro:
      'Tarde o temprano, este año te piden unas palabras, y resulta que tenías varios cientos.',
    themes: ['Creatividad', 'Alegría', 'Amistad', 'Comunicación', 'Imaginación'],
    opportunities:
      'Un año 3 quiere que hagas algo y que se vea, y casi da igual qué: una canción, o una foto de cada guante perdido de tu barrio. Brinda en un cumpleaños tan bien que la mesa de al lado deje de comer. En algún cajón o en alguna carpeta guardas una cosa que hiciste y nunca le mostraste a nadie. Es un poco peor de lo que esperabas y mucho mejor de lo que recuerdas. Quizá alguien te la pidió hace años y dijiste que le faltaba. Todavía quiere verla.',
    challenges:
      'Un año 3 se te puede ir en una sola fiesta, larguísima y muy buena. El martes, concierto; el miércoles, cumpleaños; el jueves, el cumpleaños de un señor que conociste el miércoles. El viernes juras quedarte en casa, y a las diez estás en una azotea, dándole clases de cumbia a un contador. Mientras tanto, tu novela tiene título, portada, música de fondo y tres frases. El dinero sale contigo cada noche y vuelve menos: entradas, taxis, unos zapatos dorados. Sigue bailando, que el contador lo contará durante años. Pero anota tus mejores frases antes de salir, o las regalarás en sitios ruidosos a gente que está buscando su teléfono.',
    advice: [
      'Antes de irte de una fiesta, mándate un mensaje con lo mejor que dijiste en ella.',
      'Termina algo tan corto que quepa en una postal, y échala al correo.',
      'Gasta en pintura, cuerdas de guitarra o buen papel lo mismo que en taxis de vuelta.',
      'Antes de contar una historia de un amigo, imagínate que entra por la puerta.',
      'Una noche por semana, di que tienes una cita, quédate en casa con tu proyecto y ponte los zapatos dorados.',
    ],
  },
  4: {
    title: 'Echar cimientos',
    meaning:
      'El año personal 4 es de trabajo, orden y ahorro. Haces un poco cada día, incluso sin ganas, y en diciembre se nota.',
    intro:
      'Nadie hará una película de este año, pero quizá vivas mucho tiempo de lo que dejes hecho.',
    themes: ['Trabajo', 'Orden', 'Disciplina', 'Ahorro', 'Estabilidad'],
    opportunities:
      'Veinte minutos diarios: ese es todo el secreto de un año 4. Un día de guitarra es ruido. Cien días de guitarra son un bolero que tu familia reconoce, y tu tía, que habla encima de todo, se calla y pide que lo repitas. Así se aprende un idioma, y así se puede ir pagando una deuda. Luego están esas averías con las que aprendiste a vivir: la ducha que solo sale tibia en un punto exacto, el cajón que solo abre a patadas. Arregla el cajón. Alguna noche lo abrirás sin motivo, solo para sentir cómo se desliza.',
    challenges:
      'En un año 4 es fácil organizar de más, hasta que tus amigos necesitan un reglamento para visitarte. Las tazas van por tamaño, la cena termina a las nueve y las toallas azules son para mirarlas. Cada regla tuvo su razón, seguramente al final de un día larguísimo en el que ya todo había salido mal. Pasa así: te caes de sueño y lo remedias con otro sistema. Muy pronto tus visitas se secan las manos en el pantalón. Cuando sientas llegar una regla, vete a la cama. Lo que a medianoche es un desorden suele ser, por la mañana, una casa.',
    advice: [
      'Pon tus cuentas en una sola hoja, con un renglón que diga «tonterías» y que sea obligatorio gastar.',
      'Empieza sin ganas, porque las ganas suelen llegar hacia el minuto once.',
      'Cuando te pregunten cuánto vas a tardar, piensa una cifra, súmale dos semanas y solo entonces abre la boca.',
      'Al final de cada semana, anota una cosa que ahora funciona y el lunes no funcionaba.',
      'Elige un rincón de tu vida que pueda ser un desastre todo el año, y defiéndelo.',
    ],
  },
  5: {
    title: 'Cambio y libertad',
    meaning:
      'El año personal 5 es de cambio y libertad. Se te pueden mover el trabajo, la casa o las costumbres, y dices algún sí sin saber cómo termina.',
    intro: 'Este es el año en que la vida quizá deje de preguntarte si es buen momento.',
    themes: ['Cambio', 'Libertad', 'Viajes', 'Curiosidad', 'Sorpresa'],
    opportunities:
      'Si a nadie le molestara, ¿qué cambiarías primero? De esa pregunta está hecho un año 5, y tal vez supiste la respuesta antes de llegar al signo final. No tiene que ser grande. Pasas al turno de día, por ejemplo, después de once años de noches, y vuelves a casa por el camino largo porque todavía hay luz. Otros cambios te eligen a ti: se enamora quien pagaba medio alquiler, o se pierde tu equipaje y, tras cuatro días con ropa prestada, descubres que el verde te queda de maravilla. Deja huecos en el calendario para cosas así.',
    challenges:
      'El riesgo de un año 5 es que cambies todo menos lo que te molesta. En enero tienes un trabajo que no te gusta, cortinas grises y el pelo largo. En diciembre tienes el mismo trabajo, cortinas amarillas, el pelo corto y una brújula diminuta tatuada en el tobillo. Los cambios pequeños divierten, y detrás de ellos te puedes esconder un año entero. La otra trampa es el sí veloz: la oferta llega en un día espantoso, y firmas antes de leer lo de los domingos. Muéstrale cada decisión grande a tres de tus humores: el furioso, el feliz y el de una tarde muy aburrida. Si al aburrido también le gusta, seguramente va en serio.',
    advice: [
      'Con un pedazo de jabón, escribe en el espejo el cambio que estás evitando.',
      'Una vez este mes, pide la cena señalando el plato de alguien que no conoces.',
      'Guarda en una cuenta aparte lo que cuesta el viaje de vuelta, y llámala «Impuestos» para no tocarla.',
      'Cuéntale tus planes a la gente que te quiere antes de que los vea en una foto del aeropuerto.',
      'Elige una cosa que este año no cambie, como el caldo de los domingos, y no faltes nunca.',
    ],
  },
  6: {
    title: 'Amor y deber',
    meaning:
      'El año personal 6 es para la casa, la familia y el amor. Puede que te necesiten más: cancelas planes tuyos, y te sorprende lo poco que te importa.',
    intro:
      'Este año parece que todo el mundo grita tu nombre desde otro cuarto, casi siempre porque no encuentra algo.',
    themes: ['Casa', 'Familia', 'Amor', 'Deber', 'Belleza'],
    opportunities:
      'El gran asunto de un año 6 es el amor, que no siempre dice «te quiero». A veces dice «llévate un abrigo», o «te guardé el último». Según la tradición, es buen año para irse a vivir con alguien, para hacer las paces con una hermana o un hermano, y para casarse. Si vives por tu cuenta, tus amigos pueden ir volviéndose la familia que habrías elegido. Sabrás que ya lo son cuando revisen tus ollas sin pedir permiso. También es un año para dejar bonita la casa, y quizá pierdas un fin de semana entero entre dos azules que ninguna visita distinguirá jamás.',
    challenges:
      'Un año 6 se tuerce cuando lo haces todo por los tuyos y nada con ellos. Están en la sala, y tú estás en la cocina, secando una mesa que ya estaba seca. Oyes una carcajada enorme. «¡Tienes que ver esto!». «¡Un minuto!», gritas, y a veces ese minuto dura hasta que se han ido todos. También te da por resolver problemas que nadie te encargó. Tu mejor amiga piensa en mudarse de ciudad, y antes de que termine la frase ya le conseguiste diez cajas, quien las cargue y un señor que sabe de pianos. Todavía no se decide. Despide al señor y pregúntale a ella qué le haría falta de aquí.',
    advice: [
      'Cuando te llamen para que veas algo, suelta lo que tengas en la mano y ve.',
      'Ante un problema ajeno, cuenta hasta veinte antes de ayudar: quizá se resuelva en el quince.',
      'Deja que por una vez cocine otra persona, y cómete con amor su pollo seco.',
      'Compra una sola cosa hermosa para tu casa, y después no mires ninguna otra.',
      'Anuncia que una tarde al mes no hay manera de encontrarte, y que no la haya.',
    ],
  },
  7: {
    title: 'Crecer por dentro',
    meaning:
      'El año 7 es para pensar, estudiar y descansar: dicen que es el más tranquilo de los nueve. Sales menos y por fin lees el libro que duerme junto a tu cama.',
    intro:
      'Este año no tiene que pasar gran cosa, y quizá te sorprenda lo interesante que resulta.',
    themes: ['Reflexión', 'Estudio', 'Silencio', 'Descanso', 'Fe'],
    opportunities:
      'Un año 7 te despierta la curiosidad, y el buscador te delata: «los pulpos sueñan», «por qué les pido perdón a los muebles», «señales de que me equivoqué de trabajo», «cuánto pesa una nube». Inscríbete en ese curso con una lista de lecturas que da miedo. Pregúntale a la persona de más edad de tu familia cómo era a los veinte y, cuando se calle, espera: hay más. Tus propias respuestas llegan tarde y siempre en mal momento: con champú en los ojos, por ejemplo. En un año así, hay quien reza más. Hay quien camina sin rumbo y vuelve con mejores preguntas.',
    challenges:
      'Este año tu cabeza tiene mucho espacio libre, y ahí puede instalarse la preocupación. Apagas la luz y recuerdas que tu amiga respondió a tu mensaje con un «ok» y un punto. Una hora después tienes con ella una pelea imaginaria, y vas ganando. A la una se perdonan, y es precioso. A la hora del desayuno te manda la foto de un pato. Nunca hubo pelea. Una mente desocupada se entretiene con la gente que quieres, así que dale algo más duro de roer: ajedrez, verbos griegos, la historia de la sal. Y si tus grandes planes parecen atascados, quizá solo están descansando. Tú también puedes.',
    advice: [
      'Haz una lista de preguntas que no sabes contestar y, durante un mes, no busques ninguna respuesta.',
      'En un museo, mira una sola cosa hasta que te aburra, y sigue mirándola hasta que se te pase.',
      'Explica que lo tuyo es silencio y no mal humor, antes de que te lo pregunten.',
      'Estudia un tema hasta saber más de lo que nadie quiere oír en una fiesta.',
      'Al despertar, antes de tocar el teléfono, anota lo último que soñaste.',
    ],
  },
  8: {
    title: 'Poder y logros',
    meaning:
      'El año personal 8 es de resultados, en el trabajo y en el dinero. Apuntas lo que has hecho, lo lees dos veces y pides más de lo que pensabas.',
    intro: 'Llevas bastante tiempo haciendo el trabajo, y este año ya puedes mencionarlo.',
    themes: ['Resultados', 'Dinero', 'Autoridad', 'Ambición', 'Mando'],
    opportunities:
      'El gran arte de un año 8 es pedir, y lo difícil es no echarte atrás. Dices tu precio y, antes de que nadie conteste, tu boca añade: «Pero podría dejártelo en menos». Por una amiga nunca lo dirías. Por una amiga dices la cifra y te reclinas en la silla, así que este año trátate como a ella. Lleva una hoja con lo que has hecho, porque en el trabajo olvidaron la mitad, y tú también. Pueden decirte que no, aunque según la tradición no hay mejor año para pedir. Y si te dan un poco de poder, úsalo en favor de quien hace ahora tu antiguo trabajo. De toda la gente que manda, solo tú sabes lo incómoda que es esa silla.',
    challenges:
      'Trabajar mucho y no decir nada: así se pierde un año 8. Aceptas el proyecto extra, contestas en domingo y esperas que tu jefa se dé cuenta. Tu jefa se dio cuenta hace mucho. Duerme de maravilla gracias a ti y no ve motivo para cambiar nada. Por eso, antes de decir que sí, di qué quieres a cambio. El éxito también tiene su trampa: el trabajo se sienta a cenar. El teléfono está junto a tu plato, boca arriba, y la persona de enfrente cuenta su historia cada vez más rápido para terminar antes de que suene. Llévatelo a otro cuarto y pide la parte que se saltó.',
    advice: [
      'Dile tu precio al espejo hasta que te salga sin el «pero».',
      'Pregúntale cuánto gana a alguien que hace lo mismo que tú, y di primero cuánto ganas.',
      'Paga hoy lo más pequeño que debas, aunque sea un pasaje de autobús.',
      'Elogia a alguien delante de quien decide su sueldo.',
      'Tras una semana de decidirlo todo, que otra persona elija la película, la pizza y las butacas.',
    ],
  },
  9: {
    title: 'Cerrar y soltar',
    meaning:
      'El año personal 9 es el último de los nueve: toca terminar y soltar. Devuelves lo prestado y haces sitio para el ciclo que empieza en enero.',
    intro: 'Es hora de empacar nueve años, y tú eliges qué se viene contigo.',
    themes: ['Finales', 'Perdón', 'Generosidad', 'Despedidas', 'Gratitud'],
    opportunities:
      'Terminar cosas da una alegría rara, y un año 9 trae su lista. Mira por la casa: hay un cargador de un teléfono que ya no existe, una llave que no abre nada, un pantalón de cuando eras otra persona. Quizá haya una carta de agradecimiento que le escribiste a una maestra y nunca echaste al correo. Mándala, por tarde que sea. Puede que todavía reconozca tu letra. Dale la trompeta a un niño que haga con ella un ruido espantoso. Luego atrévete con algo mayor: el club del que no te vas por no dar explicaciones, o tu rabia contra un hombre que ya se olvidó de todo.',
    challenges:
      'En un año 9 toca despedirse, y dan ganas de saltarse esa parte. Un empleo termina en junio, y en julio ya tienes otro igualito. Un amor termina, y al mes le estás contando a alguien tus tres chistes de siempre. Se entiende: los finales duelen, y lo nuevo distrae. Si este año una canción te hace llorar en el supermercado, quédate ahí, junto a las manzanas, hasta que acabe. Y aquí tienes una regla con una sola excepción. La regla: antes de empezar algo grande, despídete en voz alta de lo anterior, aunque no haya nadie en el cuarto. La excepción: si este año te encuentra un perro, quédate con el perro.',
    advice: [
      'Haz una lista titulada «Cosas que nunca voy a terminar», y fírmala.',
      'Despídete de un lugar recorriéndolo una vez, despacio, con la mano en las paredes.',
      'Escríbele una carta de gratitud a alguien de hace nueve años, y no esperes respuesta.',
      'Antes de regalar algo, déjalo una semana a la vista, por si en casa alguien lo adora en secreto.',
      'Cuando aparezca un plan nuevo y brillante, mételo en un sobre que diga «enero» y ciérralo.',
    ],
  },
};
