import type { BusinessReading, DigitReadings } from '../../../readings/types';

/** The business reading: the company as a person, as its customers and its owner know it. */
export const businessReadings: DigitReadings<BusinessReading> = {
  1: {
    title: 'Vanguardia y liderazgo',
    meaning:
      'El 1 va por delante. Un negocio con este número parece nuevo y atrevido, y al entrar se nota que lo lleva una sola persona de ideas claras.',
    intro: 'Suena a que no había otro igual, aunque haya dos más en la misma calle.',
    energyProfile:
      'Un negocio 1 suena a nuevo, y a su clientela le encanta llegar temprano a las cosas. Perdona que la aplicación se cuelgue o que a la bicicleta le falte el timbre, con tal de tenerla antes que los vecinos. La conocerás por su primera pregunta. Nunca es cuántos has vendido, sino si en el barrio ya lo tiene alguien. El número va bien donde importa más llegar pronto que ser grande. Explicas tu producto diez veces al día, con las dos manos, y a la décima todavía te gusta el instante en que cambia la cara que tienes delante.',
    idealIndustries: [
      'Bicicletas eléctricas',
      'Cerveza artesanal',
      'Fotografía con dron',
      'Gimnasio de boxeo',
      'Motos a medida',
      'Escuela de escalada',
      'Casas pequeñas',
      'Asesoría para emprender',
    ],
    brandPersonality:
      'Los clientes ven una empresa que decide rápido y dice lo que piensa. En un grupo de amigos, elegiría el restaurante mientras los demás dicen «a mí me da igual». Habla con frases cortas, viste de un solo color, y fuerte, y jamás empezó un correo con «nos complace informarle». También se equivoca en público. Si el letrero nuevo se cae el día de la inauguración, te plantas debajo del hueco, gritas tú el nombre y dejas la abolladura en el letrero.',
    marketingApproach:
      'Quien le compra a un negocio 1 quiere oír a una persona, y esa persona eres tú. Otras empresas escriben «nuestro equipo se enorgullece». Tú subes una foto con tu pulgar en una esquina, algo movida: «La terminé anoche. Díganme qué le falla». Te lo dirán, con todo detalle, y alguien tendrá razón con los frenos. Reconócelo donde todos lo lean, arregla los frenos y ponle a la nueva versión el nombre de quien se quejó. La primera vez te va a doler. Después te descubrirás esperando quejas.',
    challenges:
      'Un negocio 1 suele llegar antes que sus clientes, y aburrirse justo cuando podría empezar a ganar. El primer año explicas qué es la cosa, y el segundo, para qué sirve. El tercero la quiere todo el mundo, y se la compra, a la vuelta, a una señora muy alegre que no tuvo que explicar nada. Para entonces, en el cuarto del fondo, ya armas la siguiente. A través de la pared oyes que preguntan por la anterior. Véndela un año más, ahora que por fin la entienden.',
    successTips: [
      'Guarda cada idea nueva en una caja de zapatos durante un mes antes de gastar en ella, y mira cuáles recuerdas todavía.',
      'Pasa un día en el cuarto del fondo con el teléfono apagado, y que el equipo conteste a todo, incluso a «¿quién manda aquí?».',
      'Dale tu producto a alguien de la calle sin decir nada, y manos en los bolsillos mientras intenta abrirlo.',
      'Pon un estante para lo que más gustó el año pasado, con un cartel que te prohíba mejorarlo.',
      'Cuando una mala reseña sea justa, empieza tu respuesta con «tiene razón», y solo después di qué cambiaste.',
    ],
  },
  2: {
    title: 'Alianza y escucha',
    meaning:
      'Un nombre de negocio que suma 2 habla de cooperar: la empresa escucha, se acuerda de qué compró cada cliente y lo manda a la tienda de enfrente por lo que no tiene.',
    intro: 'La gente entra por medio metro de cinta y acaba hablando de su hermana.',
    energyProfile:
      'A un negocio 2 suelen llegar dos que no se ponen de acuerdo, y lo que pagan, en realidad, es el acuerdo. El número sirve para todo trabajo entre dos, desde las clases de piano hasta los vestidos de novia. Quizá enmarcas cuadros, y una pareja no se decide entre el marco dorado y el negro. Ya ni se miran. Tú no tomas partido. Pones los dos marcos donde hay buena luz y vas a buscar algo al fondo. Al fondo no hay nada. Cuentas hasta sesenta detrás de la puerta y, cuando sales, han elegido un tercero.',
    idealIndustries: [
      'Vestidos de novia',
      'Clases de piano',
      'Agencia matrimonial',
      'Agencia de traducción',
      'Marcos y cuadros',
      'Salón de té',
      'Servicios de mediación',
      'Viviendas compartidas',
    ],
    brandPersonality:
      'Para su clientela es una empresa que sabe escuchar, de voz baja y colores suaves. Recuerda a quién no le gustan las pasas y a quién le operaron a la madre. Si alguien entra con los ojos rojos, no preguntas: solo bajas la música. En cada paquete va una línea de tu puño y letra, y no hay dos iguales. Te cuesta una hora cada noche, y te duele la mano. Dos veces decidiste mandarlas imprimir, y las dos veces volviste al bolígrafo antes de que acabara la semana.',
    marketingApproach:
      'A un negocio 2 los clientes nuevos le llegan por medio de otros negocios. Imprime un cupón y córtalo por la mitad: la izquierda está en tu mostrador, la derecha en la floristería de enfrente. Quien quiera el descuento pasa por las dos tiendas. De todos modos, los anuncios ruidosos no van contigo. Lo tuyo es asomarte a la puerta al caer la tarde y comparar el día con la florista. Algún cliente preguntará qué puede hacer por ti. Querrás decirle que nada. Dile «mándeme a una amiga».',
    challenges:
      'A un negocio 2 le dan miedo sus propios precios, y por ahí pierde el dinero. Una señora de impermeable amarillo encarga un marco. Lo quiere algo más ancho, luego como estaba, y una noche te llama a casa para hablarte de su hijo. Cuando viene a recogerlo, le cobras un marco, en un susurro, y le haces un descuento porque llueve. Habría pagado el precio entero. Y si el negocio es de dos personas, cada cual espera que los precios los suba la otra. El alquiler va atrasado, con muy buenos modales.',
    successTips: [
      'Anota cada favor en la factura, a precio cero, para que se vea lo que regalaste.',
      'Sube tus precios cada año el día de tu cumpleaños, y así te reclaman y te felicitan en la misma visita.',
      'Si el negocio es de dos, que cada cual le ponga precio al trabajo ajeno: por otra persona cuesta menos ser valiente.',
      'Cambia de puesto una hora con la tienda de al lado y oye lo que sus clientes dicen de ti.',
      'Pon junto al mostrador una silla para quien necesite hablar, y un reloj que se vea desde ambos lados.',
    ],
  },
  3: {
    title: 'Creatividad y simpatía',
    meaning:
      'Un negocio 3 es color, historias y buen trato: la gente entra a pasar un rato agradable y sale con una bolsa.',
    intro: 'Es un nombre que se dice dos veces, por el gusto de decirlo.',
    energyProfile:
      'A un negocio 3 los clientes entran ya de buen humor. Puede que en el mostrador haya una bocina que suena a pato, y un dinosaurio de plástico con una placa que dice «Gerencia». Dos veces al día alguien pide hablar con la gerencia, y te toca señalarla. El número sirve para todo lo que divierte, explica o adorna: juguetes, pódcasts, una aplicación que enseña fracciones con ovejas. También en los días tristes. Un día te encargarán cuarenta globos, los más vivos que tengas, para un entierro. Esos los atas tú, con la radio apagada, y revisas nudo por nudo.',
    idealIndustries: [
      'Juguetería',
      'Camisetas estampadas',
      'Artículos para fiestas',
      'Club de comedia',
      'Tarjetas de felicitación',
      'Helados',
      'Alquiler de disfraces',
      'Estudio de pódcast',
    ],
    brandPersonality:
      'Esta empresa no sabe vender ni un lápiz sin hacer reír. Cuando manda algo por correo, escribe: «Tu paquete salió esta mañana. Iba con nervios, pero le dimos de merendar». En cada recibo va una adivinanza, y la respuesta en el siguiente, así que hay que volver para saberla. Sus sándwiches tienen nombre de pila, y el de queso se llama Remedios. Lo inventaste una tarde sin gente. Ahora te preguntan cómo anda Remedios, y siempre tienes noticias.',
    marketingApproach:
      'Un negocio 3 gana clientes cuando les da de qué reírse. Cada tres meses organiza un concurso que pueda ganar cualquiera, por ejemplo el del peor dibujo de un caballo, y cuelga todos los caballos en la vitrina. Desde adentro oirás a la gente discutir cuál es la cabeza. Entran a resolverlo y, ya que están, compran algo. Dale el primer premio al que tomaste por un perro, y estámpalo en una camiseta antes de recobrar el juicio.',
    challenges:
      'A un negocio 3 el dinero se le va por los detalles. En tu cuarto del fondo hay seis cajas de carteles graciosísimos, con un teléfono al que le falta una cifra. Te devuelven el paquete de una clienta, con el lazo intacto, porque se mudó el año pasado y te lo dijo dos veces. La factura tampoco salió, pero en el sobre hiciste una jirafa. De cada encargo te gusta la mitad divertida. Cuando llega la aburrida, ya tienes otra idea. Cerca de ti vive alguien a quien le encanta revisar direcciones. Encuéntralo, págale bien y que sea lo único serio de la casa.',
    successTips: [
      'Que revise cada cartel la persona con menos gracia que conozcas.',
      'Pon un chiste de una línea al pie de cada factura, para que te den ganas de mandarla.',
      'Dale una galleta a cada cliente al que interrumpas, y cuenta las galletas al cerrar.',
      'Anuncia algo solo cuando puedas ponerlo en manos de alguien ese mismo día.',
      'Anota lo que te costó cada fiesta y cada concurso con tu bolígrafo más bonito, para que llevar las cuentas te divierta.',
    ],
  },
  4: {
    title: 'Solidez y orden',
    meaning:
      'El 4 es orden y trabajo bien hecho. De un negocio con este número se espera que cumpla con el precio, con la fecha y con que la silla no cojee.',
    intro: 'El nombre suena como si llevara sobre la puerta desde que tus abuelos eran novios.',
    energyProfile:
      'Un negocio 4 da confianza: quien le compra quiere un precio que no cambie y una fecha que se cumpla. Le van bien la construcción, los arreglos, los almacenes y la contabilidad, y también ese software del que nadie habla, porque funciona. «El jueves a las dos», dices, «y cuesta lo que puse aquí». La gente sonríe por cortesía, porque otras empresas le han dicho lo mismo. Tú nunca entendiste esa sonrisa. Para ti una fecha es una fecha: un día antes repasas la lista y, si algo se va a retrasar, lo avisas antes de que pregunten.',
    idealIndustries: [
      'Ferretería',
      'Techos y tejados',
      'Guardamuebles',
      'Contabilidad',
      'Reparación de calderas',
      'Rejas y cercas',
      'Alquiler de herramientas',
      'Fábrica de ladrillos',
    ],
    brandPersonality:
      'Para su clientela, esta empresa es ese vecino que aún guarda el manual de cada cosa que compró. En cuarenta años no ha dicho «increíble». «Eso ya no gotea», dice, y la gente se va a casa y duerme. Si te piden una pieza, vas a mirar antes de contestar. Quizá no recuerdes cómo se llama el cliente, pero sí el modelo de su calentador, y esperas que siga bien de salud. Más o menos una vez al año te equivocas. Pides perdón, pagas y revisas todo lo que hiciste esa semana.',
    marketingApproach:
      'El mejor anuncio de un negocio 4 es algo sencillo que la gente conserve muchos años. Regálale a cada cliente una linterna con tu número. Te dará las gracias, la meterá en un cajón, y en mucho tiempo no sabrás de él. Una noche se va la luz. Encuentra la linterna, y lo primero que lee con ella es tu teléfono. Imprímelo grande. A esa hora tú tampoco duermes: también estarás revisando fusibles.',
    challenges:
      'Un negocio 4 ahuyenta con sus reglas a gente que quería pagarle. «Sin caja no hay cambios», dice tu puerta. «No se fía. Cerramos a las 5, y las 5 son las 5». Cada regla tiene su motivo, y el motivo suele ser un grosero que vino una vez, hace años. Ahora son las cinco y un minuto. Afuera, una mujer con el dinero en la mano mira cómo cuentas la caja. La has visto, y ella lo sabe. En tu día libre cruzarías la ciudad para arreglarle la puerta gratis. Eres amable; tu puerta no. Ve a abrirla.',
    successTips: [
      'Junto a cada regla de tu puerta escribe el año y el motivo, y quita las que no sepas explicar.',
      'Durante un mes, cierra diez minutos más tarde, para quien llega corriendo con un zapato desatado.',
      'Vende algo que te piden siempre y a ti te parece feo, y que las ventas decidan quién tiene razón.',
      'Que te compre algo una niña de diez años; cambia lo que no entienda.',
      'Visita el arreglo más antiguo del que presumas, pregúntale a su dueña cómo va y cuelga una foto en tu pared.',
    ],
  },
  5: {
    title: 'Novedad y reflejos',
    meaning:
      'Un negocio 5 vive del cambio. La gente viene por lo nuevo, y la empresa gira a tiempo con el mercado: hoy vende patines donde ayer vendía paraguas.',
    intro: 'Quienes vuelven nunca saben qué van a encontrar, y por eso vuelven.',
    energyProfile:
      'Un negocio 5 vende sorpresa, y la gente viene a ver qué hay de nuevo. Piensa en un puesto con ruedas que por la mañana está en la estación con café caliente y a mediodía en la piscina con helados, porque salió el sol. La gente mira un mapa para saber adónde se le fue el almuerzo. Le van bien los viajes, la comida, las fiestas y todo lo que se vende con una prueba gratis. Tu mejor hora es la de abrir, cuando el día no está decidido. Miras el cielo, borras de la pizarra el plato de ayer y te vas adonde vaya a haber hambre.',
    idealIndustries: [
      'Comida callejera',
      'Escuela de surf',
      'Agencia de viajes',
      'Especias',
      'Cine al aire libre',
      'Cámaras de segunda mano',
      'Alquiler de caravanas',
      'Escuela de coctelería',
    ],
    brandPersonality:
      'Para su clientela, esta empresa es como una amiga que acaba de volver de viaje con un regalo envuelto en papel periódico. Es cálida, rápida y le falta un poco el aliento. «Lo de siempre», pide alguien. «Claro, pero antes prueba esto». «¿Qué es?». «Prueba». Los precios los escribes a mano, porque la semana que viene quizá vendas otra cosa. Puede cambiar todo menos la cara de detrás del mostrador, porque vienen a verla. Si te tomas una semana libre, miran por el cristal como si les hubieras fallado.',
    marketingApproach:
      'Un negocio 5 convence cuando la gente puede probar antes de comprar. Ofrece una cucharada, la primera clase o una hora de bicicleta. Lo difícil para ti es no hablar mientras prueban. Te mueres por contarles de dónde viene y cómo lo encontraste. Espera tres segundos y míralos a la cara. Si sonríen, o piden otra cucharada, ya puedes decir el precio. Si no, solo te costó una cucharada.',
    challenges:
      'Un negocio 5 pierde dinero porque abre el segundo antes de que el primero haya ganado algo. Si hay un puesto, falta un restaurante. ¿Y por qué no una escuela para quien quiera poner otro, y un pódcast, ya que hablas tanto? Cada proyecto empieza con un adelanto y una fiesta, y una mañana te necesitan a las nueve en los cuatro. Mientras tanto, una clienta cruzó la ciudad por tus croquetas. Te alegras mucho de verla, y ahora haces sopas. Te aburrieron porque ya ibas por miles, y ella solo había probado un plato. Vuelve a ponerlas en la pizarra antes de abrir nada más.',
    successTips: [
      'Pinta en la pared las tres cosas que venderás siempre: así cambiar de idea te costará un fin de semana de brocha.',
      'Que cada proyecto pague su propia inauguración antes de tener letrero.',
      'Una vez al mes, hazte pasar por cliente: busca tu negocio en internet y trata de llegar a pie.',
      'Antes de quitar un producto, pregúntale a tu clienta más antigua; si pone cara triste, déjalo un día por semana.',
      'Que lea tus contratos la persona con más paciencia de tu familia, y no preguntes si terminó antes de la página cuatro.',
    ],
  },
  6: {
    title: 'Cuidado y servicio',
    meaning:
      'De un negocio con el número 6 se espera cariño. La gente quiere que la reciban como a un primo que llega de lejos, más que como a quien compra.',
    intro:
      'Será una simple lavandería, pero se sale con las camisas limpias, un pan todavía tibio y órdenes de dormir más.',
    energyProfile:
      'A un negocio 6 la gente le lleva lo que más le preocupa: un padre que no debería quedarse solo, una perra que nunca durmió fuera, una mancha en el vestido de mañana. No empieza por el precio. Quiere saber quién estará ahí de noche y si es buena persona. Le van bien la casa y la familia, y también las flores y la repostería, porque el 6 es además el número de la belleza. Al cerrar, le cuentas a cada cual algo que salió bien. La perra se lo comió todo, o la mancha salió. Lo guardabas desde el mediodía.',
    idealIndustries: [
      'Guardería',
      'Cuidados a domicilio',
      'Floristería',
      'Restaurante familiar',
      'Decoración de interiores',
      'Lavandería',
      'Hotel de mascotas',
      'Repostería de bodas',
    ],
    brandPersonality:
      'Para su clientela es una anfitriona que le pone agua al perro antes de que la visita se quite el abrigo. Si algo sale mal, primero pide perdón y luego busca la causa. Sus correos van firmados con un nombre de pila y, cuando alguien contesta, resulta que esa persona existe, y eres tú. Si un pedido se retrasa, sufres tanto que los clientes acaban por consolarte. «Si son unas cortinas», te dicen. Esa noche se las llevas, bajo la lluvia, y no te vas hasta que cuelgan derechas.',
    marketingApproach:
      'A un negocio 6 casi todos los clientes le llegan por boca de otros. Ocurre en esos grupos de chat donde no entra ningún anuncio. «¿Alguien sabe de un buen cuidador de perros?», y en segundos hay respuesta: «Los de la calle del Molino. Ni mires los demás». Esa respuesta no se compra. Te la ganas en la segunda visita, cuando preguntas qué tal la entrevista, y eso solo puedes hacerlo si lo apuntaste. Así que llevas una libreta, la llenas al cerrar y la lees antes de abrir.',
    challenges:
      'Un negocio 6 fía a los clientes que quiere, y luego se ofende en silencio porque no pagan. Debajo de tu mostrador hay una lista: la pareja joven, la maestra jubilada, el que está por encontrar trabajo. A nadie le has pasado la cuenta. Solo se te enfría un poco la voz cada vez que entran. Lo notan, les da vergüenza y un día compran el pan en otra parte: te quedas sin el dinero y sin su visita. Llevan meses deseando que alguien lo mencione. Haz la suma, con algo dulce a mano, y llama a quien más falta te haga.',
    successTips: [
      'Ponle a tu generosidad un presupuesto mensual y, cuando se acabe, sé amable gratis hasta el mes siguiente.',
      'Anuncia un precio nuevo un mes antes, en tarjetas a mano, como quien anuncia un bautizo.',
      'Antes de contratar a un pariente, que lo entreviste otra persona.',
      'Si tus amigos llaman después de cerrar, salúdalos con cariño desde el otro lado del cristal y sigue contando.',
      'Cuando alguien te pida pagar después, elijan el día y apúntenlo en una tarjeta que se lleve a casa.',
    ],
  },
  7: {
    title: 'Conocimiento y rigor',
    meaning:
      'El 7 sabe, y mucho. Un negocio con este número parece experto: la gente le trae las preguntas difíciles y espera, sin mirar el reloj, una respuesta honrada.',
    intro: 'La gente confía en un negocio 7 porque nadie más dice «todavía no lo sé».',
    energyProfile:
      'A un negocio 7 la gente va cuando ya no pudo ayudarla nadie. Pone la cosa rota en tu mostrador como un pájaro herido, y te cuenta lo que dijeron los demás. Tú no prometes nada. Le das dos vueltas, preguntas algo que nadie preguntó y dices: «Deme tres días». Es la primera frase que la gente cree en toda la semana. Los arreglos, la investigación y lo raro le van bien a este número, y también el software que solo usan los apicultores. Al tercer día sueles tenerlo. El segundo se te olvidó comer.',
    idealIndustries: [
      'Reparación de violines',
      'Monedas antiguas',
      'Análisis de agua',
      'Genealogía',
      'Instrumentos ópticos',
      'Recuperación de datos',
      'Mapas antiguos',
      'Cursos de meditación',
    ],
    brandPersonality:
      'Esta empresa es una experta que dice la verdad, aunque le cueste una venta. «¿Cuánto por arreglar mi reloj?». «Más de lo que vale». «¿Y qué hago?». «Cuélguelo. Es precioso, y la hora ya se la da el teléfono». Acabas de perder un cliente, y durante diez años te mandará a todos sus conocidos. Tus anuncios son azul oscuro, de letra pequeña y mucho vacío. Donde otras páginas tienen un equipo sonriente, la tuya tiene el dibujo de un engranaje con los dientes numerados. Los contaste dos veces, por si acaso.',
    marketingApproach:
      'Un negocio 7 encuentra clientes cuando escribe lo que sabe y deja que lo lea cualquiera. Esta noche hay alguien en pijama con el mismo problema que resolviste hace un año, y está a punto de rendirse. Entonces da contigo: la página más larga que se ha escrito sobre por qué se afloja esa bisagra. Se la leerá entera, y puede que un párrafo en voz alta a quien duerme al lado. Incluye el arreglo que falló, porque esa es la parte que se cree. Le dedicaste cuatro noches a esa página, y acabas de acordarte de algo más.',
    challenges:
      'A un negocio 7 los clientes se le cansan antes de poder pagar. Una muchacha te trae un violín rajado, o lo intenta. Tu puerta no tiene letrero, tu página cuenta la historia del violín y ningún precio, y el formulario le pide un número de serie. Aun así te escribe: «¿Cuánto sería, más o menos?». Pasan ocho días, porque el «más o menos» no te gusta. Al noveno le llega la cifra exacta, con nota al pie, y ya le pagó a uno que calculó a ojo. Tu trabajo es espléndido, y ella no llegó a verlo. Calcular a ojo también es honrado, si lo dices.',
    successTips: [
      'Explica tu trabajo a quien te corta el pelo, pídele que lo repita y pinta en tu letrero esa versión más corta.',
      'Compra algo en tu propia página con una sola mano, en una fila cualquiera, y arregla lo que te haya hecho maldecir.',
      'Si preguntan el precio, contesta ese día con un mínimo y un máximo, y deja la nota al pie para luego.',
      'Saluda al cliente antes de saludar a lo que trae.',
      'Acepta un trabajo fácil por semana, y no suspires hasta que el cliente se haya ido.',
    ],
  },
  8: {
    title: 'Mando y logros',
    meaning:
      'Como número del negocio, el 8 es poder y dinero. Hace que una empresa suene grande, seria y curtida, de las que firman con pluma.',
    intro: 'Con este nombre, dos personas y un escritorio suenan a edificio de veinte plantas.',
    energyProfile:
      'A un negocio 8 los clientes lo toman en serio, mida lo que mida. Quizá sean dos personas y un escritorio, pero quien llama pide que lo comuniquen con el departamento jurídico. «Un momento, por favor», dices, cuentas hasta cinco y contestas con una voz algo más grave. En un 8 se piensa cuando el pedido es grande, el contrato es largo y un error saldría caro. Le van bien el transporte, las leyes, los inmuebles y cualquier precio con muchos ceros. Al principio el nombre es más grande que la empresa. Lo alcanzas casi siempre de noche, leyendo contratos.',
    idealIndustries: [
      'Inmuebles comerciales',
      'Transporte de carga',
      'Comercio de acero',
      'Casa de subastas',
      'Derecho de empresas',
      'Relojes de lujo',
      'Alquiler de maquinaria',
      'Búsqueda de directivos',
    ],
    brandPersonality:
      'Tus clientes ven una empresa que da la mano, recuerda los nombres y pregunta qué hace falta y para cuándo. Viste de oscuro y gasta pocas palabras. Cuando algo se rompe, otra mandaría media página de hondo pesar. Tú llegas en persona, con buen abrigo y botas de trabajo, miras el daño, dices «el error es nuestro» y haces una llamada. A mediodía ya lo están arreglando. Podrías irte. Te quedas hasta el final, sin nada que hacer más que estar ahí, porque ahí está también el cliente.',
    marketingApproach:
      'Un negocio 8 se da a conocer cuando paga algo para todo el pueblo, como la luz de la cancha de fútbol. Eso dice más que una página sobre tus valores. Pon el nombre en el poste, en letra pequeña. De vez en cuando ve a un partido y quédate donde nadie sepa quién eres. Tarde o temprano, a tu espalda, un niño preguntará quién pagó las luces, y su madre se acercará al poste a leerlo en voz alta. Te darán ganas de darte la vuelta. Sigue mirando el partido.',
    challenges:
      'Un negocio 8 paga mucho por parecer grande antes de serlo. Delante tiene un suelo de piedra, dos sillones blancos que nadie ha usado, un árbol con jardinero propio y una pantalla que dice «Bienvenidos» a una sala vacía. Detrás, tres personas comparten un cargador, y la más joven se trajo la silla de su casa. Entonces una mujer con los zapatos mojados abre tu puerta, ve el suelo, pide perdón y se va. Gasta el dinero en las tres personas. Múdate cuando ya no quepan, y ni un día antes.',
    successTips: [
      'Compra la alfombra de entrada más gruesa y fea que haya, para que tu suelo no asuste.',
      'Una mañana al mes contesta el teléfono de la entrada, sin decir quién eres.',
      'Celebra una reunión al mes en el almacén, de pie, donde cuesta darse importancia.',
      'Antes de alquilar otra oficina, llévala un mes desde la mesa de un café, y mira qué necesita de verdad.',
      'Paga tu factura más pequeña en cuanto llegue, y fíjate en cómo te habla desde entonces quien la mandó.',
    ],
  },
  9: {
    title: 'Solidaridad y visión',
    meaning:
      'De un negocio cuyo nombre suma 9 se espera que le importe algo más que el dinero y que reciba igual al del traje que al de las sandalias.',
    intro:
      'Nadie es demasiado pobre, elegante o raro para entrar, y cuando llueve están todos adentro a la vez.',
    energyProfile:
      'A los clientes de un negocio 9 les parece que su dinero hace algún bien, así que el número va con la enseñanza, el reciclaje y lo de segunda mano. Entra gente de todo tipo y, las tardes de lluvia, alguna que solo quiere calentarse. A esa le das una revista. Junto a la caja, una tarjeta dice adónde va el dinero, por ejemplo al techo de la escuela, y la cambias a mano cuando el techo está pagado. La leen mientras esperan. «Quédese con el cambio», dicen, y nunca sabes bien adónde mirar.',
    idealIndustries: [
      'Ropa de segunda mano',
      'Café de comercio justo',
      'Teatro de barrio',
      'Funeraria',
      'Escuela de idiomas',
      'Editorial de poesía',
      'Reciclaje de vidrio',
      'Agua potable',
    ],
    brandPersonality:
      'Para su clientela, esta empresa es como una tía que vivió en medio mundo. Una clienta pide un café, y primero le hablas del hombre que lo cultivó, de su rodilla mala y del burro que muerde. A veces, cuando llegas al burro, el café ya está frío. Te creen porque también dices lo que no has conseguido: «Las tapas de los vasos siguen siendo de plástico. En eso andamos». Y cuando se van, te despides de cada cual por su nombre, perros incluidos.',
    marketingApproach:
      'La gente que le compra a un negocio 9 quiere saber a quién ayuda su dinero, así que díselo con exactitud. «Devolvemos algo a la sociedad» lo dice cualquiera. Tú cuelgas un cartel: «Este año, cuarenta y un niños estrenaron zapatos. Los primeros eran rojos». Si pones una foto, que salgan los zapatos y no tú. Si exageras una sola vez, dejan de creerte también lo cierto. Por eso, antes de abrir, vuelves a contar los zapatos, y son cuarenta pares. Corriges el cartel y dejas a la vista la cifra anterior, para que se note que contaste.',
    challenges:
      'A un negocio 9 casi nadie le paga el precio entero, así que un buen año deja muy poco. Los estudiantes pagan menos, las enfermeras pagan menos, y también quien trae mala cara. La semana pasada un señor de corbata pagó completo, y te supo tan mal que le llevaste los paquetes hasta la esquina. Parece generosidad. Pero quien abre tu puerta cada mañana a las siete lleva tres años sin un aumento, y casi siempre eres tú. Elige un grupo que pague menos, y no lo cambies. Los demás pagan lo que dice la etiqueta, aunque traigan mala cara.',
    successTips: [
      'Cuando alguien pague el precio entero, dile exactamente qué acaba de pagar su dinero.',
      'Decide en enero cuánto vas a regalar este año y, cuando se acabe, di que no con cariño.',
      'Pon a tu propio equipo en tu lista de buenas causas, en la primera línea.',
      'Por cada cosa nueva en el estante, pon una vieja en la vitrina con una nota: «La última. Trátenla bien».',
      'Lee las cuentas en voz alta una vez al mes, y no te vayas hasta que pregunte algo quien menos sabe de dinero.',
    ],
  },
};
