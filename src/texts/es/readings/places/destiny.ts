import type { PlaceReadings } from '../../../../readings/types';

/** The Destiny: what people get from you. */
export const destinyPlace: PlaceReadings = {
  1: {
    strengths:
      'La ayuda que das cabe en una palabra. «Debería aprender a nadar», dice una amiga, igual que el año pasado. «¿Cuándo?», preguntas, y eso nadie se lo había preguntado. Para quitarse la pregunta de encima, da una fecha. En octubre ya cruza la piscina, y está convencida de que lo habría hecho de todas formas. Hay quien tiene un diploma, o un huerto, desde tu «¿cuándo?».',
    challenges:
      'Cuando enseñas, se te van las manos. «Ahora tú. Ahí. No, más arriba. No, ahí no. A ver, déjame un momentito…». Y el ratón es tuyo, y la otra persona te ve la espalda. Siéntate sobre las manos, si hace falta. Deja que se equivoque las veces que quiera, y di lo que mejor te sale: «Claro que puedes».',
  },
  2: {
    strengths:
      'Quien te tiene al lado recibe ayuda de alguien que no necesita lucirse. Un amigo quiere el techo azul. Tú le sostienes la escalera. Pasas dos horas con la cabeza hacia atrás y, cuando algo se mueve, empujas, así que él no mira abajo ni una vez. Se le olvida que podría caerse. Tú te acuestas con el cuello torcido y azul en el pelo.',
    challenges:
      'Cuando una amiga quiere tu ayuda contra alguien, le sales con las dos versiones. Te trae una carta furiosa para su jefe, y le dices que el jefe también tendrá sus problemas. Un primo al que estafaron con una moto usada aprende de ti lo difícil que es vender motos. Solo te piden diez minutos de injusticia. El jefe puede esperar a mañana.',
  },
  3: {
    strengths:
      'La gente se queda con tus palabras, sin pedirlas, y las sigue usando. Un día llamaste «el cementerio» al cajón de las pilas gastadas y las llaves de nada, y ahora lo llama así todo el que lo abre. El autobús que tiembla tiene nombre. También el ventilador viejo, y desde que es «el abuelo», nadie le grita cuando se cansa.',
    challenges:
      'Elogias con un chiste, y después hay quien tiene que vivir con el chiste. Una compañera explicó algo muy bien. «Gracias, profesora», dijiste, y años después los nuevos creen que se apellida así. Ella se rio, medio segundo tarde. Una tía cuyo arroz llamaste «valiente» no te lo ha vuelto a hacer. Todavía puedes decirlo sin gracia: «Quiero de ese arroz».',
  },
  4: {
    strengths:
      'Casi siempre ayudas donde nadie lo pidió, y poquito a poco. Mira las plantas de la escalera. Alguien las dejó ahí al mudarse y siguen verdes, así que los vecinos dicen que en este edificio todo se da bien. Eres tú, con dos botellas de agua, antes de que se levante nadie. Al bajar les quitas una hoja seca.',
    challenges:
      'Tu ayuda sigue llegando cuando ya no hace falta. Le subes las compras a una vecina que tenía la pierna rota en abril y sana en agosto, y ella, por cortesía, no dice nada. Con el dedo en su timbre, hay días en que te entra la duda. Si le preguntaras, te daría las gracias por abril, y la tarde volvería a ser tuya.',
  },
  5: {
    strengths:
      'Enseñas lo que no está escrito en ninguna parte. Quien entra a trabajar mañana ya sabe, porque se lo contaste, que conviene llevar zapatos cómodos. Sabe cómo se llama quien se sienta junto a la puerta, y que antes de mediodía no hay que decir nada brillante. Tú tuviste que aprenderlo con los zapatos equivocados. A los demás se lo das gratis.',
    challenges:
      'Tu ayuda trae sorpresa dentro, y a veces la querían sin nada. Una amiga con doce invitados te pide una sopa de pollo, y sopa de pollo recibe. Es morada, lleva mango y nadie la reconoce. Les encantan tus sorpresas, pero aparte. Y los ves buscar con la cuchara, muy despacio, la sopa de siempre.',
  },
  6: {
    strengths:
      'Si alguien iba a quedarse fuera, entra gracias a ti. El último día de un curso, todos quieren una foto de grupo. Una persona tendrá que hacerla y faltar, y a nadie más que a ti le parece mal. Apoyas la cámara en una botella, pones los diez segundos y corres. Salen todos, y una mancha borrosa. Eres tú, llegando.',
    challenges:
      'A quien le va bien le das muy poco, porque ayudas a los otros. Una amiga pierde los documentos cada mes, y cada vez se lleva una noche entera. Otro amigo no pide nada. Se lleva un «¡qué bien te veo!» por encima del hombro, y ya notó quién se lleva las noches. La última vez te fuiste a los diez minutos, con el café sin probar.',
  },
  7: {
    strengths:
      'La gente se cree tus elogios, porque son pocos y vienen por tallas. Está «eso funciona» y está «me gusta el final». Y está «no le cambiaría ni una palabra», que se oye dos veces al año. Si te muestran diez fotos de un viaje, vuelves a la sexta y dices qué tiene la sexta. La sexta acaba colgada en la pared.',
    challenges:
      'Guardas el elogio hasta que sea exacto, y hay algunos que nunca salen. Llevas años admirando con cuánta paciencia le habla una amiga a su madre. Se lo has contado a otras dos personas. A ella no, porque antes te gustaría entender cómo lo hace, y piensa que no lo has notado. Bastaría con poco: «No sé cómo lo haces, pero lo veo».',
  },
  8: {
    strengths:
      'Gracias a ti consigue su oportunidad gente muy buena a la que nadie conoce. «Llámala», le dices a quien decide. «Si sale mal, me echas la culpa a mí». Nadie te la echa. Ella cree que llegó por su trabajo, y desde el minuto cinco fue así. Otros consiguieron así una casa, o su primera clienta. Te gusta pasar por delante y ver la luz encendida.',
    challenges:
      'Otra gente lleva la ayuda, y tú la mandas. Una amiga se muda, y de tu parte llegan tres cargadores. Un primo con lumbago recibe en la puerta comida para una semana. Siempre es lo que hacía falta. Solo que tú no vienes con los cargadores. Ve, baja una lámpara y siéntate una hora encima de las cajas.',
  },
  9: {
    strengths:
      'Tu ayuda es para quien viene después. Una máquina de la estación se traga tus monedas. «No funciona», escribes, y lo pegas encima de la ranura con un chicle. En un libro de la biblioteca dejas un papelito justo donde empieza lo triste, para que la próxima persona que lo lea tenga tiempo de sacar el pañuelo.',
    challenges:
      'Ayudas a quien trae la historia más triste, y hay quien ya lo notó. Puede haber un hombre al que se le murió la abuela dos veces. Y dos veces hiciste su trabajo y firmaste la tarjeta. A su lado se sienta alguien que no puede más y que nunca lo diría. Ahí es donde haría bien tu ayuda.',
  },
  11: {
    strengths:
      'Entre la sopa y el arroz, delante de todos, puedes decirle a una amiga exactamente por qué es maravillosa. Ella mira su plato, y a los ochenta años todavía se sabrá la frase de memoria. Entonces notas que los demás miran el mantel, y esperan. Da la vuelta a la mesa, uno por uno.',
    challenges:
      'Elogias a la gente por lo que podría llegar a ser, y lo que ya es acaba pareciéndole poco. Quizá un hermano tuyo pintó a los nueve años un tigre estupendo, y lo mencionas en todos sus cumpleaños. Él ya se siente un borrador. Pregúntale qué le salió bien este año. Luego elogia justo eso, aunque sea su manera de dormir la siesta.',
  },
  22: {
    strengths:
      'Antes que a un vecino, prefieres ayudar al edificio entero. Pones en la entrada un estante con tres herramientas para prestar, una hoja y un lápiz con cordel. Un año después hay cuarenta cosas, y alguien que no conoces puso otro estante en el segundo piso. Un día bajas por tu propio taladro, y te toca el cuarto lugar de la lista.',
    challenges:
      'Guardas las gracias para el final, y lo que tú empiezas tarda años en terminarse, así que quien te ayuda espera mucho. Seis personas dieron sus noches para la primera parte, y dijiste: «Muy bien. Ahora, el techo». Todo es para la fiesta del día que se inaugure. Pero faltan tres años, y dos de las seis ya hablan poco.',
  },
  33: {
    strengths:
      'La gente aprende de ti cuando no estás dando clases. Es tarde, el semáforo está en rojo y no viene nadie por ningún lado. Tú cruzarías. Pero enfrente hay un niño de unos seis años, de la mano de alguien, que te mira a ti, así que esperas. El nuevo del trabajo lava su taza porque lavaste la tuya, y de tazas nunca has dicho nada.',
    challenges:
      'Tus elogios alcanzan para todos, así que a nadie le sirven. Una amiga te muestra dos letreros, y le dices que los dos te encantan. Ella necesitaba saber cuál. Otra, que empieza a hacer pan, saca un ladrillo, oye que tiene carácter, y hace otro ladrillo. Decir algo pequeño y cierto no es frialdad. Prueba con «el segundo», y dile por qué.',
  },
};
