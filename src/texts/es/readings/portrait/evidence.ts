import type { Evidence } from '../../../../readings/portrait-types';

/**
 * Small habits that show a number, by which of the nine it is. A portrait takes one or two of them, so
 * each is a whole sentence that needs no other.
 */
export const portraitEvidence: Evidence = {
  'life-path': {
    1: [
      'Casi todo lo aprendiste por tu cuenta, y a varias cosas llegaste por el camino largo.',
      'Tus grandes decisiones las cuentas cuando ya están tomadas.',
      'Antes de cada lugar nuevo pasaste una noche de miedo, y luego fuiste.',
    ],
    2: [
      'En cada trabajo te quedaste por la gente y no por el sueldo.',
      'Antes de elegir algo grande lo hablas con una persona, y al menos dos veces.',
      'Te quedaste un año más de lo previsto, por una sola persona.',
    ],
    3: [
      'En la escuela hablabas de los ejercicios con tanta gracia que casi no te tocaba hacerlos.',
      'El día que cobras, compras flores, o el almuerzo de toda la mesa.',
      'Te contratan para cargar cajas, y pronto escribes las tarjetas de cumpleaños de todos.',
    ],
    4: [
      'Del primer dinero que ganaste en tu vida, apartaste un poco.',
      'Los demás se mudan de ciudad una y otra vez, y tú solo has movido el sofá.',
      'A los doce te enseñaron a arreglar una bicicleta, y todavía lo haces igual.',
    ],
    5: [
      'Ahorras para una mesa, y el dinero se te va en un tren.',
      'De cualquier trabajo te gusta más el mes en que aún no lo sabes hacer.',
      'Si te preguntan dónde vivirás en cinco años, todavía dices «ya veremos».',
    ],
    6: [
      'Aún podrías nombrar a todos los que te ayudaron a mudarte, y qué cargó cada cual.',
      'Le dijiste que no a un lugar que querías, porque alguien te necesitaba más cerca.',
      'En la tienda compras para todo el mundo, y tus calcetines los devuelves.',
    ],
    7: [
      'Miras cómo una grúa levanta vigas hasta que se te acaba la hora de comer.',
      'Le das las gracias a la profesora, vas a casa y compruebas si es verdad.',
      'Antes de aceptar un trabajo, lo piensas una semana.',
    ],
    8: [
      'Todavía sabes cuánto cobraste la primera vez, hasta los centavos.',
      'Hace años que sabes dónde te gustaría trabajar, y en qué piso del edificio.',
      'De cualquier trabajo preguntas adónde lleva antes de preguntar cuánto paga.',
    ],
    9: [
      'Meses después de mudarte, los pies todavía te llevan a la otra casa.',
      'Cuando tienes algo de dinero, ya sabes a quién le hace falta.',
      'En un trabajo nuevo hablas de la gente del anterior.',
    ],
    11: [
      'En la calle vuelves la cabeza un instante antes de que digan tu nombre.',
      'Supiste al primer minuto que un trabajo no era para ti, y duraste un año.',
      'Antes de elegir algo grande esperas una señal, y después otra.',
    ],
    22: [
      'Has dejado ir oportunidades pequeñas porque no cabían en el gran plan.',
      'Te contratan para barrer un pasillo, y pronto sabes qué hacer con el edificio entero.',
      'Con cajas vacías le haces a una niña un castillo con un puente que aguanta.',
    ],
    33: [
      'Trabajes donde trabajes, acabas junto a quienes acaban de empezar.',
      'Has enseñado gratis a gente que te habría pagado con gusto.',
      'Sabes perdonar casi cualquier mal año, menos el tuyo.',
    ],
  },
  destiny: {
    1: [
      '«¿Cuándo?», le preguntas a una amiga que solo soñaba, y apuntas lo que contesta.',
      'Una prima tuya aprendió a nadar porque saltaste al agua y esperaste.',
      'Aplaudes a quien lo intentó, antes de ver cómo salió.',
    ],
    2: [
      'Haces la mitad aburrida de un trabajo, para que una amiga pueda hacer la otra.',
      'Si un amigo tiene que decir algo difícil, te pones donde pueda verte.',
      'Elogias un detalle, y es justo el que a tu amiga le daba dudas.',
    ],
    3: [
      'Explicas un impuesto con dos cucharas y un limón, y lo entiende todo el mundo.',
      'A lo que asusta a un niño le pones un nombre tonto, y ya es más pequeño.',
      'Elogias contando una historia, y la otra persona es la heroína.',
    ],
    4: [
      'Le arreglas a un vecino un goteo, y a la semana vuelves, a ver si suena.',
      'El estante que le pusiste a una amiga sigue ahí cuando ella ya se mudó.',
      'Enseñas despacio y en orden, hasta que lo entiende también quien más tarda.',
    ],
    5: [
      'Gracias a ti, una amiga dejó un mal trabajo, y su abuelo probó el pulpo.',
      'La gente aprende a andar por una ciudad porque se pierde contigo.',
      'Pruebas el plato raro antes que nadie y dices qué mitad se puede comer.',
    ],
    6: [
      'En cada frenazo, tu brazo se cruza delante de quien va a tu lado.',
      'Cuentas al grupo, lo cuentas otra vez y vuelves por quien falta.',
      'Elogias a quien cocinó, y luego averiguas quién picó la cebolla.',
    ],
    7: [
      'Una compañera perdió su anillo; le haces dos preguntas, y lo encuentra.',
      'Explicas algo hasta que te lo podrían explicar a ti, y ahí te callas.',
      'Ante el trabajo de un amigo nunca dices solo «bien»; dices qué línea, y por qué.',
    ],
    8: [
      'Le prestas a un amigo tu mejor abrigo para la entrevista, y una frase a juego.',
      'Una amiga tímida aprende a cobrar, porque la haces decir el precio en voz alta.',
      'Recomiendas a alguien que lo vale, y no le dices que fuiste tú.',
    ],
    9: [
      'No sabes dejar un guante perdido en el suelo: lo cuelgas en la reja más cercana.',
      'Si alguien va sin rumbo, lo acompañas hasta la puerta y pierdes tu autobús.',
      'Vuelves a casa con la persona de la que todos se cansaron.',
    ],
    11: [
      'Le dices a una amiga lo que podría llegar a ser, y años después lo es.',
      'Cuando un amigo se traga media frase, le pides esa mitad.',
      'Le dices a la gente lo que hace bien, y te sonrojas más que ella.',
    ],
    22: [
      'Vendes rifas para la escuela, y en unos meses tiene techo nuevo.',
      'Te piden que lleves una lámpara, y llegas con luces para todo el jardín.',
      'Desde que pusiste un banco en la calle, ya hay otros ocho.',
    ],
    33: [
      'Una amiga aprende a montar en bicicleta a los cuarenta, y corres a su lado.',
      'Dejas que un niño haga el nudo y no sacas las manos de los bolsillos.',
      '«Casi lo tenías», dices, y ayudas a recoger los pedazos.',
    ],
  },
  'soul-urge': {
    1: [
      'Algunas noches vuelves por el camino largo, para que media hora sea solo tuya.',
      'En el amor te hace falta una hora al día que no haya que explicar.',
      'Quieres que te elogien la idea, y no lo mucho que ayudas.',
    ],
    2: [
      'Le guardas el lugar a alguien, y miras a cada rato si ya viene.',
      'Cuando tu amiga se va, dejas un buen rato las dos tazas en la mesa.',
      'Si alguien recuerda cómo tomas el té, la alegría te dura hasta la noche.',
    ],
    3: [
      'En la ducha concedes entrevistas, y el público te adora.',
      'Sin nadie en el ascensor te pones a bailar, y la puerta se abre antes de tiempo.',
      'Guardas lo más gracioso del día para una persona, y le miras la cara.',
    ],
    4: [
      'En un mal día planchas tres camisas, y el mundo mejora.',
      '«¿Lo de siempre?», te preguntan por la noche, y te hace feliz.',
      'Para decir que quieres a alguien, le coses un botón y no lo mencionas.',
    ],
    5: [
      'Una noche sin planes te pone de buen humor desde el desayuno.',
      'En el amor te gusta que te esperen un poco, así que vuelves en el autobús siguiente.',
      'Para dormirte eliges una carretera y la sigues de pueblo en pueblo.',
    ],
    6: [
      'Cuando algo sabe bien, quisieras que lo probara alguien a quien quieres.',
      'Te encantaría que te preguntaran si comiste, así que se lo preguntas a todos.',
      'Si cenas a solas no cocinas: comes pan con queso, de pie.',
    ],
    7: [
      'Una noche entera a solas con tus libros es tu idea de una fiesta.',
      'En el amor te gusta leer en el mismo cuarto, cada cual en una punta.',
      'Una tarde de lluvia te sientas en el suelo a averiguar cómo funciona un cierre.',
    ],
    8: [
      'Todavía le quitas el polvo al trofeo de la escuela, por si alguien pregunta.',
      'A un elogio le quitas importancia, y lo recuerdas palabra por palabra.',
      'Delante de una gran casa te detienes a elegir tu dormitorio.',
    ],
    9: [
      'Una desconocida olvidó su bufanda en el autobús, y todavía la buscas para devolvérsela.',
      'Le das las buenas noches a una sola persona, y piensas en la ciudad entera.',
      'De noche te preocupa gente con la que hiciste fila cinco minutos.',
    ],
    11: [
      'La luz de la tarde en una pared basta para dejarte inmóvil.',
      'A oscuras apuntas tu sueño, y en el desayuno no entiendes la letra.',
      'Duermes feliz si una persona dijo hoy una sola cosa sincera.',
    ],
    22: [
      'Te asomas por el costado de cada puente para ver cómo lo hicieron.',
      'Cuando no duermes, planeas un aeropuerto mejor, puerta por puerta.',
      'Un terreno vacío no está vacío para ti: ves una escuela, con árboles.',
    ],
    33: [
      'Si a alguien que quieres le duele una muela, te agarras tu propia mejilla.',
      'Una palabra dura que dijiste hace años todavía te quita el sueño alguna noche.',
      'Guardas las notas de agradecimiento en una caja, para los días en que crees que no sirves.',
    ],
  },
  personality: {
    1: [
      'En las fotos de grupo tu silueta sale borrosa, porque ya echabas a andar.',
      'Hasta en el último puesto de la fila te plantas como si fuera el primero.',
      'En cuanto cambia el semáforo, tu pie es el que baja antes a la calle.',
    ],
    2: [
      'Llevas la mochila en las rodillas, para que no ocupe una silla.',
      'Si la calle es estrecha te apartas, casi hasta meterte en la pared.',
      'En las fotos sales detrás de un hombro, y tu sonrisa alcanza para dos.',
    ],
    3: [
      'En los restaurantes te recuerdan, o por lo menos recuerdan la bufanda.',
      'Tus manos también hablan, así que la gente de al lado sujeta su vaso.',
      'Hasta tus botas de lluvia parecen venir de una fiesta.',
    ],
    4: [
      'De lejos se te nota que apagaste el gas antes de salir.',
      'Esperas con la espalda tan recta que los desconocidos hacen fila detrás de ti.',
      'Llevas los zapatos limpios el día en que los de todos son puro barro.',
    ],
    5: [
      'Llevas zapatos con los que se puede correr, hasta en una boda.',
      'Te sientas en el brazo del sillón, como quien ya se iba.',
      'Comes de pie, con la mochila al hombro.',
    ],
    6: [
      'Hasta para tomarte un café te remangas.',
      'Lo que llevas parece pesado y huele a comida: los desconocidos apuestan por galletas.',
      'Un bebé llora en la otra punta del autobús, sonríes, y se calla para mirarte.',
    ],
    7: [
      'En las fotos miras algo que quedó fuera de la foto.',
      'Tu cara apenas se mueve, así que los desconocidos se preguntan qué piensas.',
      'En cualquier café eliges el rincón y miras a la gente por encima del libro.',
    ],
    8: [
      'Donde te sientas tú queda la cabecera de la mesa.',
      'Levantas una mano y se detiene un taxi al otro lado de la calle.',
      'En las fotos sales en el centro, y no lo pediste.',
    ],
    9: [
      'De todos los pies de la sala de espera, el bebé gatea hacia los tuyos.',
      'Devuelves sonrisas que, mira tú, eran para otra persona.',
      'Tu ropa parece haber pasado antes por la mitad de tus amigos.',
    ],
    11: [
      'Miras una cara nueva un segundo de más, y la gente se revisa los dientes.',
      'En plena calle te detienes con la cabeza en alto, como un pájaro.',
      'Te sonrojas tan fácil que los desconocidos creen haber dicho algo.',
    ],
    22: [
      'Lo primero que miras es el techo, a ver qué lo sostiene.',
      'Te plantas con los pies separados, como si el suelo fuera idea tuya.',
      'Te asomas a una obra, y los albañiles creen que la dibujaste tú.',
    ],
    33: [
      'Hasta con tu mejor ropa te arrodillas para hablar con un niño.',
      'Tienes una de esas caras a las que se acercan los niños perdidos.',
      'En un concierto escolar asientes, y al niño del violín se le pasan los nervios.',
    ],
  },
  attitude: {
    1: [
      'Si te invitan, dices sí o no antes de que te digan dónde es.',
      '«Entonces, ¿qué hacemos?», preguntas, con una manga del abrigo todavía puesta.',
      'Dices tu nombre antes de que nadie llegue a presentarte.',
    ],
    2: [
      'En un grupo nuevo esperas a oír en qué volumen hablan.',
      '«Pasa tú, pasa tú», le dices a un desconocido, y tu turno no llega nunca.',
      'Te ríes del primer chiste malo, para que a quien lo contó no le pese el silencio.',
    ],
    3: [
      'Tres segundos de silencio en un ascensor, y ya comentaste la música.',
      '«¡Sí!», le dices a una invitación, y luego preguntas a qué era.',
      'Haces reír a la cajera, y en poco rato a la fila entera.',
    ],
    4: [
      '«¿A qué hora acaba?», preguntas en cuanto sabes a qué hora empieza.',
      'Si te ofrecen té o café, preguntas cuál está hecho.',
      'Oyes un nombre nuevo y lo repites una vez, para decirlo bien.',
    ],
    5: [
      '«¿Qué es eso que comes?», preguntas, antes de haber dicho cómo te llamas.',
      'Se suspende el vuelo, y ya preguntas qué hay que ver por aquí.',
      'Te invitan para esta misma noche, y ya buscas los zapatos.',
    ],
    6: [
      '«Tendrás frío», le dices a alguien a quien conoces desde hace diez segundos.',
      'Lo primero que le dices a una compañera nueva es dónde están las tazas buenas.',
      'Oyes una mala noticia, y acercas una silla antes de decir palabra.',
    ],
    7: [
      'Si te preguntan cómo estás, lo piensas, y el ascensor llega antes que la respuesta.',
      'Das la mano, dices tu nombre y la frase siguiente se la dejas a la otra persona.',
      'Antes de entrar te detienes en la puerta, y miras dónde está cada cual.',
    ],
    8: [
      '«¿Y eso quién lo decide?», preguntas, antes de soltar tus cosas.',
      'Das la mano una vez, con firmeza, y dices a qué viniste.',
      'Oyes la noticia, dices «ya veo» y preguntas cuánto va a costar.',
    ],
    9: [
      '«Claro que sí», dices, antes de oír la pregunta entera.',
      'Quien barre y quien dirige reciben de ti el mismo saludo, en ese orden.',
      'Haces sitio en el banco antes de que nadie lo mire.',
    ],
    11: [
      'Le haces a un desconocido la única pregunta que lo detiene a pensar.',
      '«¿Estás bien?», le preguntas a alguien que acabas de conocer, y resulta que no.',
      'Con el primer apretón de manos sabes si esa persona durmió anoche.',
    ],
    22: [
      '«¿Y cómo funcionaría?», preguntas de algo que era solo una broma.',
      'Un vecino se queja de la lluvia, y ya piensas en un techo para todo el mercado.',
      'Cancelan el barco, y ya has contado cuántos cabrían en un autobús.',
    ],
    33: [
      '«Sin prisa», le dices a una desconocida que cuenta monedas, y va en serio.',
      'Aprendes un nombre a la primera y lo usas dos veces, con cariño.',
      'A alguien con muchos nervios le cuentas un error tuyo.',
    ],
  },
  'hidden-passion': {
    1: [
      'En la piscina, el señor de al lado no sabe que es una carrera, y vas ganando.',
      'Un juego que nadie gana te inquieta, así que llevas la cuenta por dentro.',
      'Un día libre pruebas algo nuevo, y piensas dominarlo antes de mediodía.',
    ],
    2: [
      'Te gustan los juegos de dos, y celebras los puntos de tu rival.',
      'Sin darte cuenta, acompasas el paso al de quien va a tu lado.',
      'Sabes hacerle la segunda voz a cualquier canción, y lo haces durante horas.',
    ],
    3: [
      'Les dibujas caras a las naranjas, y después no puedes comértelas.',
      'En tu cocina casi todo tiene nombre, y la cafetera, además, voz.',
      'Suena una canción, y tocas la batería con lo que haya a mano.',
    ],
    4: [
      'Una tarde libre recorres la casa con el aceite y no se salva ni una bisagra.',
      'Por gusto deshaces el nudo de un cordel que no le sirve a nadie.',
      'Has pasado una noche entera en el cielo azul de un rompecabezas.',
    ],
    5: [
      'Te bajas una parada antes porque la calle se veía interesante.',
      'De viaje te subes al autobús cuyo nombre no sabes pronunciar.',
      'Tienes una flauta, una red y un telescopio, y hoy querrías un globo terráqueo.',
    ],
    6: [
      'Por gusto pones la mesa, mueves una cuchara y das un paso atrás para mirar.',
      'De cada viaje traes algo para la cocina de alguien.',
      'Tus tardes libres se vuelven sopa, y después seis personas que la comen.',
    ],
    7: [
      'Buscas una palabra, y una hora después sabes la historia del papel.',
      'Hasta la caja de las galletas la lees por los cuatro lados, y luego la leche.',
      'Por gusto lees mapas antiguos, y las notas al pie.',
    ],
    8: [
      'En cualquier juego de niños acabas llevando los puntos, y sin perdonar ni uno.',
      'Repites horas el mismo nivel difícil, hasta que tu nombre queda arriba.',
      'De cada subida sabes cuánto tardaste, y cuánto el año pasado.',
    ],
    9: [
      'Una película de un pingüino perdido te arruina la tarde, y la verías dos veces.',
      'Ganas a las cartas, y te pasas el resto de la noche consolando.',
      'De viaje aprendes a decir «gracias» antes que «cuánto cuesta».',
    ],
  },
};
