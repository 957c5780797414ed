import type { SoulUrgeReadings } from '../../../../readings/types';

/** The Soul Urge: what you want when nobody asks; love, and what rests you. */
export const soulUrgePlace: SoulUrgeReadings = {
  1: {
    strengths:
      'Lo que deseas es una noche que no sea de nadie más que tuya. Entras, dejas tus cosas donde caigan, y es como quitarte un zapato que aprieta. ¿El sofá o el balcón? El balcón, porque te da la gana. Cenas a las diez, directo de la sartén. A cada paso te haces otra vez la pregunta, y cada vez te halaga que te la hagan.',
    challenges:
      'Cuando alguien a quien quieres te pide algo, se te quitan las ganas de dárselo. Ya tenías la basura en la mano. «¿Puedes bajar la basura?», dice una voz desde el otro cuarto. Ahora es una orden, y dejas la bolsa en el suelo. Esperas una hora, hasta que vuelva a ser idea tuya. Entonces la tomas y bajas.',
    additionalInsights: [
      'A la persona que amas la eliges de nuevo cada día, sin que nadie te obligue. Y hay tardes en que te hace falta un poco de aire. Dilo antes de necesitarlo, y di a qué hora vuelves.',
      'Nada te descansa como una hora en la que nadie te llama. Cantas en la ducha, con una letra que te gusta más que la verdadera. Sales como quien vuelve de un viaje.',
      'Sueñas con un lugar en el que todo lo hayas elegido tú, hasta la manija de la puerta. Una cabaña, o un rincón. Aun así harías una segunda llave, sin prisa por decir para quién.',
    ],
  },
  2: {
    strengths:
      'Lo que le pides a la noche es compañía, y mucho rato. Llevas todo el día juntando cosas para contárselas a una persona. Ves un perro con impermeable y lo guardas para después. El señor de la fruta llamó «capitán» a todo el mundo, bebé incluido: eso va con el perro. Luego esa persona te pone los pies en las rodillas, y el capitán puede esperar a mañana.',
    challenges:
      'Te encantaría pedirles mucho a las personas que quieres, pero temes molestar, y no lo pides. Una noche hay una luna enorme. Te detienes en un puente, y hay alguien a quien quisieras mostrársela. Escribes «mira la luna». Luego piensas que es tarde, que estará en sus cosas, que luna hay todas las noches, y borras las tres palabras, letra por letra.',
    additionalInsights: [
      'Para ti, que te quieran es que te esperen: un plato tapado en la cocina, o un «ya llegaste» cuando abres la puerta. Con un «ya llegaste» vives una semana. Cuéntaselo alguna vez a quien te lo dijo.',
      'Nada te descansa tanto como un ruido en el cuarto de al lado: alguien lava un vaso o tararea media canción. Podrías quedarte así hasta que la canción vuelva a empezar.',
      'En el amor te gustaría que pensaran en ti antes que en nadie, aunque fuera una vez. Jamás lo pedirías. Pero si alguien te guardara el último pedazo sin decir nada, recordarías la fecha toda la vida.',
    ],
  },
  3: {
    strengths:
      'Te encantaría que te elogiaran sin esperarlo, así que dejas cosas para que las encuentren. Puede ser una cara recortada en una cáscara de naranja. La pones por donde va a pasar alguien que quieres, te vas al otro cuarto y abres el periódico. Cuando llega la carcajada, llevas un buen rato sonriéndole al pronóstico de lluvias.',
    challenges:
      'Un elogio que no llega, de alguien que quieres, puede costarte la noche entera. Te cortaste dos dedos de pelo, y nadie dice nada. Entonces pasas el pan con la cabeza de lado. «Qué buena pinta», dicen, del pan. Y no es por el pelo: en su boca, «te queda bien» suena a «qué suerte que estás aquí». Pregunta si les gusta.',
    additionalInsights: [
      'El amor, para ti, es alguien que nunca se canse de ti. Quieres ser lo mejor de su día, así que montas en casa una pequeña función, hasta con fiebre. También te querrían sin función.',
      'Descansas jugando. De la siesta sales de mal humor. En cambio, veinte minutos de baile con la escoba, o de cantar tú las cuatro voces de un coro, te quitan el día de encima.',
      'Hay un elogio que sueñas con oír, y no es «qué gracia tienes». Es «qué belleza», o solo «tuve que sentarme». Si te lo dicen, no lo conviertas en chiste.',
    ],
  },
  4: {
    strengths:
      'Lo que más te descansa es la lluvia de noche, cuando ya está todo dentro. La ropa, recogida. La gente que te preocupa, cada cual en su casa, y lo sabes porque te lo han dicho. Entonces empieza. Te quedas a oscuras, en la cama, con la felicidad que otros sienten en un concierto, y escuchas caer un agua que no va contigo.',
    challenges:
      'En el amor notas cualquier cambio, y los más pequeños te quitan el sueño. Siempre te decía «que descanses». Una noche dice solo «noches». A oscuras repasas la semana, en busca de lo que hiciste. En el desayuno hay otra marca de galletas, y la estudias. Tenía sueño, y en la tienda no quedaban de las de siempre.',
    additionalInsights: [
      'Otra gente trae flores y se va. Tú, en el amor, te quedas a arreglar la ducha. Alguien estará bajo el agua caliente y pensará en ti, que era más o menos la idea.',
      'Te descansa saber cómo termina. Para una noche sin fuerzas eliges una película que ya viste: así sabes en qué parte dar la mano, y te duermes antes del final.',
      'Sueñas con plantar con alguien algo que tarde años, un peral o una parra. Bastaría una maceta grande en el balcón. Si se lo propones, aclara que es una declaración de amor.',
    ],
  },
  5: {
    strengths:
      'Si puedes elegir, eliges la butaca del pasillo. Te gusta sentir que podrías irte: los zapatos a mano, tus cosas junto a la puerta y un costado en el que no hay nadie. Con la gente que quieres te pasa igual. Mientras la puerta esté abierta, puedes olvidarte de la puerta, y así es como te has quedado a desayunar.',
    challenges:
      'En una buena noche con alguien, una parte de ti desea lo que pasa en otro lado. En un festival con dos escenarios, te levantas a buscar algo de comer. Cambia el viento, la otra banda suena más divertida, y vas. A medio camino oyes una ovación, justo de donde venías. A medianoche has oído a las dos desde el camino, con dos raciones frías en las manos.',
    additionalInsights: [
      'A ti se te quiere mejor con la mano abierta. Cuando vuelves te gustaría que eso contara, porque nadie te llamó. «Que te diviertas» es lo más tierno que pueden decirte en la puerta, si no viene nada detrás.',
      'A ti te descansa moverte. En un autobús, aunque sea el lento, se te afloja el cuerpo: pasan campos, y un perro que corre junto a una cerca. Alguna vez te despertó el chofer, en la última parada.',
      'Algunas noches, antes de dormir, tienes otra vida: un cuarto encima de una panadería, en un puerto. No dejarías a nadie por eso. Pero hay mañanas en que miras si allí salió el sol, y te alegra que haya salido.',
    ],
  },
  6: {
    strengths:
      'Tu felicidad es tarde, de noche, cuando los que quieres hablan en el cuarto de al lado y todo va bien. Tú solo saliste por agua. Se oye una risa, un «espera, espera» y una silla que se arrastra. Secas un vaso que ya estaba seco. Era eso lo que querías: la noche sigue sin ti, y te guardan el lugar.',
    challenges:
      'Una sola persona que falta puede estropearte una noche llena de gente querida. Vinieron nueve, y tú piensas en la décima, que escribió que no tenía ánimos. Repasas la última vez que se vieron, frase por frase, con la ensalada en las manos. A los nueve se les saltan las lágrimas de risa. Deja la ensalada, y ve con ellos.',
    additionalInsights: [
      'En el amor te aprendes a la persona de memoria: qué hombro le duele, de qué lado duerme. Y si tres años después todavía te pregunta cómo te gusta el café, te duele un poquito.',
      'El descanso empieza, para ti, cuando sabes dónde están todos. El último ya llegó, o duerme en alguna cama. Subes los pies, y diez minutos de eso valen por una semana en el mar.',
      'En uno de tus sueños están todos a la misma mesa: dos que no se hablan y hasta alguien que ya murió. Es tarde, y nadie tiene que irse. De ahí vuelves con más cariño para quien sí está.',
    ],
  },
  7: {
    strengths:
      'Lo que deseas es una noche vacía y algo que entender. Cuando ya es seguro que no viene nadie, bailas un poquito, y después te quedan cuatro horas. Sacas lo que tenías guardado: una radio que zumba en un rincón y en ningún otro. Claro que quieres a la gente, a dos o tres muchísimo. Tu idea del cielo es que estén todos en un cuarto, leyendo.',
    challenges:
      'Quieres las noches para ti, y alguna se te hace larga. Esta, con un libro nuevo, llevas esperándola toda la semana. Hacia las ocho suena música en el patio. Te detienes en el pasillo, con un dedo entre las páginas, y empiezas a sospechar que te habría gustado ir. A las nueve todavía puedes bajar.',
    additionalInsights: [
      'Querer a alguien es, para ti, no perder la curiosidad. Una vez te contó una teoría sobre los búhos. Un año después averiguas que era cierta, y le dejas el libro abierto en la almohada.',
      'Te descansa lo que no pide respuesta: el fuego, el mar, un camino vacío. Con una hora de eso vuelves a ser amable, así que tómatela temprano.',
      'El elogio que más te gustaría es una pregunta. Si te dicen «qué inteligencia», buscas la salida. Pero si alguien te preguntara por ese musgo que llevas años mirando, y quisiera la respuesta larga, te duraría la alegría una semana.',
    ],
  },
  8: {
    strengths:
      'Tu deseo más antiguo no es para ti. Quizá viene de alguien que ayudó a criarte. Se detenía ante una tienda, miraba una cosa, miraba el precio y seguía caminando. Tú todavía sabes qué era. Hay noches en que la ves sobre su mesa, con el papel de la tienda, y dices, como si nada, que estaba en oferta.',
    challenges:
      'Puedes desear algo durante años y que la alegría te dure una noche. Llega la carta que esperabas, y la lees de pie. Luego, con la mano en el interruptor de la luz, te sorprendes pensando en lo que sigue. Deja la carta una semana encima de la mesa, donde tengas que verla cada mañana con el primer café.',
    additionalInsights: [
      'En el amor quisieras que alguien fuera fuerte por ti de vez en cuando, y te cuesta pedirlo. Empieza por poco, una pesadilla. Cuéntala, y no digas que no fue nada. Bastará una mano en la espalda.',
      'Quedarte sin moverte te agota. Descansas gastándote: nadas hasta que te tiemblan los brazos, y después duermes como una piedra. Si te obligan a acostarte antes, te acuestas con mucha educación, y esperas.',
      'Debajo de tus grandes deseos hay uno que nunca entra en la lista. Quisieras gustarle a alguien que no sepa nada de lo que has hecho. Que solo le hiciera gracia cómo le hablas a su perro.',
    ],
  },
  9: {
    strengths:
      'Más que cualquier cosa para ti, quieres ver cómo la gente se vuelve a encontrar. Un día esperas a una amiga en el aeropuerto. Se abren las puertas, y a una abuela que no le llega a nadie al hombro la levantan en vilo. Dos hermanos empiezan por darse la mano, y no se quedan en la mano. Ojalá la maleta de tu amiga tarde un buen rato.',
    challenges:
      'Los elogios te incomodan, porque piensas en quienes no recibieron ninguno. Se los pasas a la cocinera, o a la suerte. A los demás no les sirve de nada, y de noche, a oscuras, disfrutas el elogio de todas formas. La próxima vez di «gracias» y no añadas nada. Quien te quiere estaba deseando alegrarse contigo.',
    additionalInsights: [
      'Tu amor es ancho, y a veces alguien lo quisiera estrecho. Tú compartirías a esa persona con toda la calle. Dale una noche en la que no se hable de la calle.',
      'Te descansa perderte entre la gente. Te sientas en unas escaleras por las que pasa una ciudad entera: una discusión, un globo, dos hombres con un acuario. Al cabo de una hora los quieres a todos.',
      'Cada mañana, durante medio segundo, esperas que todo haya terminado: la guerra de la radio, la enfermedad de un amigo. Sabes que no. Al día siguiente el deseo vuelve igual.',
    ],
  },
  11: {
    strengths:
      'Lo que anhelas es una noche con una sola persona, muy cerca. Una casa llena puede darte más soledad que una vacía. Tus mejores noches terminan en la puerta de la calle: ya se despidieron, alguien dijo una verdad, y nadie busca las llaves. Arriba hay luz. Tú preferirías diez minutos más de esto.',
    challenges:
      'Lo que más quieres es que te entiendan sin tener que decirlo. Qué querías de cumpleaños, por qué te callaste de vuelta a casa: si hay que explicarlo, ya no vale. Así que dejas caer una indirecta tan fina que solo la vería otro 11, y por la noche te da tristeza. No te quieren menos que tú. Es que oyen menos.',
    additionalInsights: [
      'En el amor recibes más de lo que se envió. Un suspiro en la cocina, una taza que suena un poco fuerte en la mesa, y ya te llegó una carta entera. Pregunta qué decía. Muchas veces, te dirán, era una taza.',
      'Descansas cuando vas apagando cosas, una por una: la pantalla y después la luz. A oscuras notas cómo el día se te va por las manos. Quien te deja así una hora te ha entendido.',
      'Una vez en la vida te gustaría ver algo que nadie sepa explicar, con buena luz y con tus propios ojos. Volverías en autobús, harías la cena, y sabrías lo que sabes.',
    ],
  },
  22: {
    strengths:
      'Te gustaría dejar algo que se siga usando cuando nadie recuerde de quién fue la idea. En una escalera antigua, tu mano encuentra en el pasamanos el hueco que pulieron miles de manos. Alguien le dio esa curva, un día de trabajo, pensando en el almuerzo. Su nombre se perdió, y toda esa gente llegó arriba. Le tienes envidia.',
    challenges:
      'De noche, al lado de alguien que quieres, la mitad de ti suele estar en otro lado, construyendo. Te cuenta lo que soñó, y tú acabas de cambiar de lugar un río. «¿Y tú qué harías?», pregunta. Hay un silencio, mientras intentas averiguar con qué. «Me fui un momento», podrías decir. «¿Me lo cuentas otra vez?».',
    additionalInsights: [
      'Quieres como se construyen los puentes, para doscientos años. Miras al otro lado de la mesa y ya ves las dos mecedoras y la manta. A ratos di algo que sea verdad solo esta noche.',
      'Te descansa lo que es demasiado grande para mejorarlo, como el mar. La primera hora todavía ves dónde iría mejor el puerto. En la segunda ya solo hay agua. Dale las dos.',
      'En un sueño tuyo paseas por algo que hiciste, y nadie te conoce. Bastaría un parque. Te sientas como cualquiera, y a tu lado un señor se queja de lo duros que son los bancos.',
    ],
  },
  33: {
    strengths:
      'Quisieras que dejara de doler, le duela a quien le duela, y con eso te acuestas. Al otro lado de la calle se cae una niña, y la mano se te va a tu propia rodilla. De noche tose alguien detrás de la pared, y aguantas la respiración por él. A estas horas la niña duerme. Tú te sigues frotando una rodilla que está perfectamente.',
    challenges:
      'Cuando alguien que quieres mejora, te gustaría que te tocara parte de las gracias, y casi no lo admites. Una amiga que llevaba meses apagada entra radiante. En la peluquería, una mujer le dijo algo muy sabio. Es, palabra por palabra, lo que le dices tú desde octubre. No le quitarías la alegría. Solo quisieras que se acordara de quién lo dijo antes.',
    additionalInsights: [
      'En el amor quisieras un día libre de ser buena persona. Contestaste mal, se quemó la cena, y alguien te abraza igual. Casi no sabes adónde mirar. Quédate ahí.',
      'Te descansan los animales pequeños: un gato en los pies, un caracol que cruza el camino. No te cuentan lo que les pasa, y tú no preguntas. Durante media hora tu único deber es no moverte.',
      'En tu fantasía estás en casa, y a nadie le pasa nada. Se han ido todos a la playa. Das unas vueltas, sin saber qué hacer. Luego preparas un té, y es tu mejor tarde en años.',
    ],
  },
};
