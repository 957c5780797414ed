import type { BattlePairs } from '../../../readings/battle-types';

/**
 * What two numbers make of each other, the smaller first. The first sentence names both and says
 * how they get along, as warmly as their score allows; the rest says which of them does what, and what
 * helps.
 */
export const battlePairs: BattlePairs = {
  '1-1':
    'Dos 1 pueden entenderse, aunque muchas veces parezca una carrera. Corren al ascensor, al final del crucigrama y a pedir perdón. «Ya te pedí perdón». «Yo te lo pedí más fuerte». Hay paz cuando cada uno manda en lo suyo, en el dinero o en la cocina, por ejemplo. Y cuando uno se enferma, el otro por fin baja el paso, se sienta junto a la cama y pierde a las cartas a propósito.',
  '1-2':
    'El 1 y el 2 se llevan bastante bien, y solo se enredan en una palabra: «bueno». «¿Ópera?», dice el 1. «Bueno», dice el 2. Pero el 2 tiene un «bueno» alegre y otro triste, y el triste significa no. El 1 no oye la diferencia, y ya van nueve óperas. Mejor que el 1 ofrezca dos cosas y que el 2 elija en voz alta. «¿Ópera o bolos?». «Bolos», susurra el 2. «Menos mal», dice el 1, que solo iba por darle gusto.',
  '1-3':
    'El 1 y el 3 se llevan muy bien, porque el 1 pone las cosas en marcha y el 3 les saca la risa. «Volvemos a pie, que es sano», dice el 1, y echa a andar. En la segunda esquina el 3 ya lo volvió un juego: está prohibido pisar sombras. Y el 1, que no obedece a nadie, salta con sus mejores zapatos la sombra de un farol. En este juego no gana nadie, pero el 1 lleva la cuenta.',
  '1-4':
    'Al 1 y al 4 les cuesta, porque el 1 quiere empezar y el 4 quiere prepararse. Hacen pizza: el 1 ya está amasando y el 4 sigue pesando la harina. «Cuánta calma», dice el 1. «Eso no era sal», dice el 4. Les va mejor cuando el 4 mide y el 1 lanza la masa al aire, cosa que nadie ha logrado hacer despacio. La primera se queda pegada en el techo. Se comen las demás justo debajo, mirando hacia arriba.',
  '1-5':
    'El 1 y el 5 hacen un par feliz, porque los dos son rápidos y ninguno pregunta jamás «¿lo pensaste bien?». El 1 nombra una ciudad, y el 5 encuentra un camino que no sale en los mapas. Se van antes de que suba el café. Cuando regresan, la cafetera sigue ahí, junto a una carta de la compañía de luz y una planta que ha tenido muchísima paciencia.',
  '1-6':
    'Al 1 y al 6 les toca esforzarse, porque el 6 demuestra cariño ayudando y el 1 prefiere hacerlo todo solo. En la mochila del 1 aparece un frasco de fruta pelada, en cubitos, con una nota, y la oficina entera ha leído la nota. El 1 está molesto hasta la hora de comer, cuando resulta que nadie come mejor. Sería mejor que el 6 preguntara antes, y que el 1, al que le cuesta dar las gracias, le mandara una foto del frasco vacío.',
  '1-7':
    'El 1 y el 7 se entienden muy bien: uno es rápido, el otro es minucioso, y los dos están a gusto solos. El 1 contesta al momento, y a veces se equivoca. Una hora después llega el 7 con la respuesta correcta, y el 1 dice: «Exacto, eso quise decir». El 7 las va apuntando, y en el cumpleaños del 1 las lee en voz alta.',
  '1-8':
    'El 1 y el 8 logran grandes cosas en cuanto acuerdan quién manda, y hoy no va a ser. Están armando una cama. Los dos dan órdenes, y ninguno tiene todas las instrucciones, porque se repartieron las hojas. Al anochecer, la cama tiene dos cabeceras. Pero el disgusto no les dura, y duermen muy bien en ella. Podrían turnarse: manda el 1 hasta el almuerzo, y el 8 a partir del café.',
  '1-9':
    'El 1 y el 9 se llevan bien si se acostumbran a una cosa: al 1 le gusta ser el primero, y el 9 deja pasar a todo el mundo. En el supermercado, el 1 encontró la fila más corta. El 9, con el carrito, le cede el lugar a una madre con bebé, y luego a un señor con una lechuga. El 1 vuelve la cabeza, y lo ve más lejos que antes. Mejor que uno haga la fila y el otro elija las naranjas.',
  '1-11':
    'El 1 y el 11 se inspiran el uno al otro, siempre que el 1 espere un día. «Deberíamos invitar gente», dice el 11 en el desayuno, mirando por la ventana. A mediodía el 1 ya invitó a ocho. El 11, que no había terminado, se fue a acostar. El 1 tiene que entrar y preguntarle cómo seguía. «Solo con velas», dice el 11, «para que la gente diga lo que siente». El 1 sale de puntillas y compra sesenta velas.',
  '1-22':
    'El 1 y el 22 se llevan bien porque van al mismo sitio, y discuten sobre cuándo llegar. El 1 lo quiere para el verano. El 22 quiere que dure un siglo. En un mismo huerto, el 1 siembra rábanos y el 22, nogales. En junio llega el 1 con el primer rábano, y el 22 admite, masticando, que «pronto» tiene lo suyo. A cambio, le muestra el nogal más alto. Les llega a la rodilla. «Bonito», dice el 1.',
  '1-33':
    'El 1 y el 33 se hacen mucho bien, porque el 33 es de los pocos que pueden enseñarle algo al 1. Como el 1 odia las lecciones, el 33 pica la cebolla despacio, donde se vea bien, y no dice nada. A cambio, el 1 se le planta al lado cuando habla por teléfono y sostiene un papel que dice «No». La primera vez que el 33 lo dijo de verdad, a una persona de verdad, tuvieron que sentarse los dos.',
  '2-2':
    'Dos 2 están tan cerca como se puede estar: por el ruido de la taza, cada uno sabe cómo durmió el otro. Se han pedido perdón por cosas que solo hicieron en un sueño ajeno. «¿Estamos bien?», pregunta de vez en cuando uno. «Eso te iba a preguntar», dice el otro. Y sí, están bien, siempre están bien.',
  '2-3':
    'El 2 y el 3 se llevan de maravilla, salvo que el 2 cuenta secretos, el 3 cuenta historias y a veces son lo mismo. En plena cena, el 3 va por la mitad de la peor entrevista de trabajo del 2, con mucho éxito. El 2 sonríe solo con los dientes. Al 3 le horrorizaría saberlo, así que les hace falta una contraseña. «Berenjena» sirve. El 2 la dice una vez, bajito, y el 3 se pone a contar algo que le pasó a él.',
  '2-4':
    'Por el 2 y el 4 no hay que preocuparse: son todo lo tranquilos y firmes que puede ser un par. Eso sí, hablan dos idiomas. El 2 dice: «Hoy pensé mucho en ti». El 4 dice: «Arreglé la persiana». Es la misma frase, y el 2, que ya lo sabe, va a admirar la persiana. Pero el 4 debería decirla alguna vez en el idioma del 2. Tarda un día entero en sacarla, y al 2 le dura un mes.',
  '2-5':
    'El 2 y el 5 no lo tienen fácil: el 2 necesita media hora para despedirse, y el 5 ya arrancó la moto. El 2 siente que lo dejan, el 5 siente que lo atan, y nadie quiso hacer daño. Todo cambia si el 5, antes de ponerse el casco, dice «a las nueve vuelvo», y a las nueve se oye una moto. Diez noches después, el 2 deja de mirar el reloj. Veinte después, hay dos cascos junto a la puerta.',
  '2-6':
    'El 2 y el 6 son un par cálido y leal, y cada uno le daría al otro la última manta. De hecho, se la dan toda la noche. «Yo estoy bien, tómala», dice el 2, tiritando, y el 6, que está helado, le tapa los pies con ella. Cada uno escucha los dientes del otro. Como a ninguno le gusta pedir, alguien tiene que empezar. «Tengo frío» es suficiente, y la manta resulta ser para dos.',
  '2-7':
    'Al 2 y al 7 les cuesta sentirse cerca, porque el 2 necesita oír «te quiero» y el 7 cree que ya lo dijo. Y lo dijo, hace años, en un tren, y como nada ha cambiado, no vio para qué repetirlo. Hoy manda un mensaje: «Comprando». El 2 lo lee tres veces, buscando un sentimiento. No hay. El 7 está comprando. Tres palabras más, «pienso en ti», lo cambiarían todo, y hasta serían verdad.',
  '2-8':
    'Cuando el 2 y el 8 van en equipo, nadie sabe decirles que no, y lo disfrutan muchísimo. En el hotel les tocó un cuarto encima de la cocina. Por su cuenta, el 2 se quedaría, con una almohada en cada oreja, y el 8 armaría un lío. En equipo bajan a la recepción: el 2 pregunta qué tal la noche, y el 8, qué más hay libre. Les dan un balcón, y el 8 deja que el 2 elija la cama.',
  '2-9':
    'El 2 y el 9 son buenos el uno con el otro, y su único problema es todo el mundo. En plena película, al 9 lo llama una amiga con el corazón roto, y un vecino con la cerradura rota. En la pausa, el actor lleva una hora con la boca abierta. El 2 no se queja, así que no pasa nada, cree el 9. Hasta que el 2 lo dice: «Hoy te quiero para mí». El 9 apaga el teléfono, y el actor termina su frase.',
  '2-11':
    'El 2 y el 11 se llevan bien, y se entienden casi demasiado, así que lo pequeño crece. En una boda, al 11 le aprietan los zapatos nuevos. El 2 le ve la cara y piensa: «¿Qué hice?». El 11 le ve la cara al 2 y piensa lo mismo. Antes del brindis, los dos están al borde del llanto. Los salva un dato: «Son los zapatos», dice por fin el 11. Bailan descalzos toda la noche, los dos, aunque al 2 no le apretaba nada.',
  '2-22':
    'El 2 y el 22 se completan de maravilla, porque el 22 planea a lo lejos y el 2 sabe cómo va a sentirse cada cual. El 22 tiene el verano en una hoja, hora por hora, y es una hoja muy buena. El 2 la lee dos veces y pregunta: «¿Y cuándo estamos sin hacer nada?». Al 22 no se le había ocurrido. Ahora hay una línea que dice «nada, de cuatro a cinco». Es la hora que recuerdan los dos.',
  '2-33':
    'El 2 y el 33 son tan dulces el uno con el otro que, cerca de ellos, la gente baja la voz. La única espina es que el 33 es igual de dulce con el cartero. El 2 jamás se quejaría. Solo pregunta, como de pasada, si al cartero también le dice «cielo». Así que el 33 le buscó al 2 otro nombre, y ese el cartero no lo va a oír nunca.',
  '3-3':
    'Dos 3 se divierten más comprando zanahorias que casi cualquiera de vacaciones, y vuelven sin las zanahorias. Tienen una canción para el ascensor, una voz para el gato y un chiste sobre un tal Ramón que nadie más entiende. Cuando uno está triste de verdad, la primera idea del otro es una broma. La segunda es mejor: sentarse muy cerca y no decir nada, ni con la voz del gato.',
  '3-4':
    'El 3 y el 4 se sacan un poco de quicio, porque el 3 inventa reglas y el 4 cumple las que hay. En la noche de juegos, el 3, que va perdiendo, anuncia que el rojo vale doble. El 4 lee el reglamento en voz alta, de pie. Así que juegan dos veces: como manda el papel y como se le ocurra al 3. De madrugada, el 4 ya anotó las reglas del 3, las diecinueve, y ahora el 3 tiene que cumplirlas.',
  '3-5':
    'El 3 y el 5 se entienden de maravilla, casi siempre a las dos de la madrugada. Solo habían salido a tomar algo. Pero el 5 oyó música a la vuelta, el 3 se sabía la letra, y ahora están en la otra punta de la ciudad con un solo abrigo para los dos. Sensato no es ninguno, así que nadie miró a qué hora salía el último autobús. Vuelven a pie, con una manga cada uno, cantando.',
  '3-6':
    'El 3 y el 6 se hacen tan felices que los niños corren hacia ellos, y también los parientes lejanos. El 6 pone la cena y el 3 es el espectáculo. A medianoche el 6 friega las ollas, el 3 representa otra vez la noche entera, con todos los papeles, y el 6 se ríe demasiado para protestar. Que siga el 3, faltaría más, pero con un trapo: se puede imitar al tío y secar una sartén.',
  '3-7':
    'El 3 y el 7 se cansan el uno al otro, porque el 3 piensa hablando y el 7 piensa callado. «¿Adónde vamos este verano?», pregunta el 3 mientras lava los platos. Al tercer plato ya propuso el lago, descartó el lago y siente que nadie le hace caso. El 7 sigue considerando el lago. Lo mejor es que el 3 pregunte en el desayuno y espere a la cena. «El lago», dice el 7. El 3, que ya no se acordaba, lo encuentra una idea genial.',
  '3-8':
    'El 3 y el 8 tienen que traducirse: el 3 pregunta si es bonito, y el 8, cuánto cuesta. Están vendiendo un piano. El anuncio del 3 cuenta la vida entera del piano, con sus inviernos, y no dice el precio. El del 8 es solo el precio. Nadie se enamora de un precio, y nadie puede pagar una vida entera. Funciona cuando el 8 elogia primero la historia. Entonces el 3 le deja añadir la cifra.',
  '3-9':
    'El 3 y el 9 son de los pares más felices que hay, y no saben irse de una fiesta. A las diez dicen que ahora sí se van. A las once siguen en la puerta con las llaves en la mano, porque al 3 le queda un cuento y al 9 le faltan abrazos. Hacia medianoche se sientan otra vez, que de pie se cansa cualquiera. Si hay que madrugar, conviene que empiecen a despedirse a las ocho.',
  '3-11':
    'El 3 y el 11 se encienden la imaginación, y les encanta adónde los lleva. A medianoche el 3 inventa un fantasma, por jugar, y el 11 lo siente de pie junto a la puerta. De noches así salen canciones, novelas y negocios muy raros. Después el 3 se duerme al instante, y el 11 se queda con el fantasma. Antes de apagar la luz, el 3 debería mandarlo a su casa con voz ridícula.',
  '3-22':
    'El 3 y el 22 se hacen bien: el 22 construye lo que dura, y el 3 lo llena de vida. El 22 lleva un calendario para los dos, en cuatro colores, hasta el final del año que viene. El 3 le dibuja encima. En marzo hay una ballena que atraviesa al dentista. El 22 la mira mucho rato sin una palabra. Pero el siguiente calendario trae en cada página una franja vacía, y arriba dice «Ballenas».',
  '3-33':
    'El 3 y el 33 son un par feliz, y se perdonan las cosas con mucha facilidad. Han decidido madrugar para correr. A las seis llueve, y el 3 dice que esa lluvia es algo personal. Al día siguiente no llueve, pero el 3 dormía tan bien que el 33 lo dejó, y luego el 3 imita a un corredor con muchísima gracia. Los zapatos siguen blancos. Alguien tiene que ser estricto, y podrían turnarse: hoy le toca al que despierte antes.',
  '4-4':
    'Dos 4 se llevan bien, y se confiarían cualquier cosa menos hacer una maleta. Los dos son honrados, los dos son puntuales y cada uno conoce la única manera correcta, así que hay dos. «Los zapatos van abajo». «Los zapatos van a los lados». La discusión puede durar más que el viaje. A quien no le toque la maleta, que se asome al balcón. Por lo demás, son un par tranquilo y fuerte, con muy buenos zapatos.',
  '4-5':
    'El 4 y el 5 son el par más difícil de todos, según sus números, y también el que trae algunas de las mejores historias. El 4 planeó la ruta. El 5 oyó música, allá, detrás de la gasolinera. «Vamos a llegar tarde». «¿Adónde?». El 4 sabe adónde, y cuánto de tarde. Acaban en una mesa larga, entre desconocidos, en una noche que contarán de viejos. Y vuelven a casa, porque el 4 llenó el tanque.',
  '4-6':
    'El 4 y el 6 hacen un buen hogar: el 4 se ocupa del techo, y el 6 de quien esté debajo. Discuten en las tiendas. El 4 lleva una cantidad en la cabeza. El 6 lleva nueve regalos en el carrito, todos muy pensados, y un décimo debajo de una toalla. «¿Y eso?». «Nada». Por el décimo, que el 4 no pregunte. Es para él.',
  '4-7':
    'Entre el 4 y el 7 hay silencio, y casi siempre del bueno, aunque el 4 quiere que se arregle y el 7 quiere saber por qué se rompió. Así que la cafetera está en la mesa, en pedacitos, y el 7 nunca ha sido más feliz. El 4 quisiera un café. Se reparten el trabajo: el 7 explica para qué sirve cada pieza, y el 4 dice dónde va. Tardan dos horas, y es su conversación más larga en meses.',
  '4-8':
    'Hay poco que el 4 y el 8 no puedan hacer juntos: el 8 ve la ocasión, y el 4 hace bien el trabajo. El 8 encuentra un viaje a mitad de precio, que hay que pagar en diez minutos. El 4 ya tiene los dos pasaportes en la mesa, abiertos por donde es. Llegan al aeropuerto dos horas antes, por el 4, a los mejores asientos, por el 8, y planean el viaje siguiente. Por el camino, uno de los dos debería preguntar si se divierten.',
  '4-9':
    'Al 4 y al 9 les cuesta entenderse, porque el 4 guarda las cosas y el 9 las da. El 9 le prestó el taladro a un señor con cara de bueno, y el 4 va una y otra vez a la ventana, a ver si viene. Para el 9 es un taladro; para el 4 es una promesa. Los dos lo hacen de corazón. La solución son dos taladros: uno para tenerlo y otro para perderlo.',
  '4-11':
    'El 4 y el 11 tienen que encontrarse a medio camino, porque el 11 presiente las cosas y el 4 necesita verlas. «En este cuarto pasa algo», dice el 11. El 4 revisa la ventana, los cables y la alarma de humo, y todo está en orden. El 11 siente que no le creen, y el 4 se siente tonto. Hasta que dejan de discutir y se sientan un rato. «Tuve un día horrible», dice el 4 al fin. Eso era lo que pasaba en el cuarto.',
  '4-22':
    'El 4 y el 22 son dos constructores que confían del todo el uno en el otro. Solo querían un estante. El 22 dibujó uno que da la vuelta al cuarto y pasa por encima de la puerta, y el 4 midió dos veces cada pared. Aguantará cien años. Mientras tanto, los libros siguen en cajas desde el verano, y ellos se sientan en las cajas, felices, a mejorar el plano. «Por ahora bastaría una tabla», dice el 4, y se ríen los dos.',
  '4-33':
    'El 4 y el 33 chocan a menudo, y es por las reglas: el 4 quiere una para cada día, y para el 33 todos los días son especiales. «Los platos se lavan antes de dormir», dice el 4. «Pero qué sueño tienes», dice el 33, «y mira qué noche». Por la mañana el 4 raspa el arroz de una olla y se acuerda de la noche. Por eso el 33 tiene tres excepciones al mes. El 4 las cuenta y, a veces, por amor, cuenta mal.',
  '5-5':
    'Dos 5 son una fiesta cuando están en el mismo lugar, o sea, unas dos veces al año. Entre una y otra hay silencio, o la foto de un pez, y a ninguno le importa. Si quieren verse más, les hace falta una fecha al año que no se mueva. Las visitas sorpresa no sirven. Ya probaron. «¡Adivina dónde estoy!». «¡No, adivina tú!». Cada uno estaba sentado en la puerta del otro, con flores, y no había tren hasta la mañana.',
  '5-6':
    'Al 5 y al 6 los separa el reloj: el 6 tiene lista la cena, y el 5 conoció a un señor con un loro. El 6 no está furioso, solo está en la ventana. El 5 quería llamar, y al teléfono le queda un dos por ciento. Casi todas sus peleas son por esa hora de espera. Pero un dos por ciento alcanza para un mensaje: «Tarde. Loro. Te quiero». El 6 puede ir cenando, y la primera pregunta en la puerta es qué decía el loro.',
  '5-7':
    'El 5 y el 7 se dejan libres y se despiertan la curiosidad, que es lo que les conviene a los dos. El 5 trae una piedra, una semilla y una palabra que no sabe escribir nadie, y el 7 averigua qué son. Le lleva una semana, y esa semana el 5 se queda en casa. La piedra es viejísima. La semilla es un girasol. La palabra resulta ser una grosería, y ahora se llaman así cuando nadie los oye.',
  '5-8':
    'El 5 y el 8 necesitan tratos claros, porque el 8 quiere un resultado y el 5 quiere un buen día. Ponen un puesto con sus cosas viejas, y el 8 le marca precio a cada taza. El 5 va por el desayuno y vuelve sin la lámpara y con un ukelele. Se callan un rato. Deberían acordar antes qué cosas son por dinero y cuáles por gusto. A mediodía el 8 ya ha pedido que le dejen el ukelele.',
  '5-9':
    'El 5 y el 9 se gustan muchísimo: el 5 quiere ver el mundo entero, y el 9, conocerlo. Vayan adonde vayan, el 5 termina esperando en la puerta, mientras un desconocido le cuenta la vida al 9. «Cinco minutos», dice el 9, y se le va media tarde. Lo mejor es que el 5 recorra el pueblo y luego pase a buscarlo. Vuelven con fotos de doce pueblos, y con seis invitados que en mayo dormirán en su casa.',
  '5-11':
    'El 5 y el 11 se llevan de maravilla, y viven más aventuras que casi cualquier otro par. «Algo me dice que la montaña», dice el 11 en el desayuno. A mediodía, el 5 ya compró botas para los dos. A las seis están en la cumbre, con una niebla tan espesa que no se ven las botas. El 11 vuelve a escuchar lo que le dice. «Creo que era el desierto». El 5 ya baja a buscar el autobús.',
  '5-22':
    'El 5 y el 22 rara vez van al mismo paso, y no es fácil: el 22 planea años, y el 5 se va mañana. Los viajes cortos les salen bien, si el 22 planea dos días y el tercero no lo planea nadie. Los largos cuestan más. El 22 ha leído cuatro libros sobre Nepal y aún no está listo. El 5 ya estuvo en Nepal, por accidente. «¿Y cómo es?», pregunta el 22, con un lápiz. «Empinado». El 22 lo anota.',
  '5-33':
    'El 5 y el 33 sacan lo mejor el uno del otro: el 5 lo prueba todo, y con el 33 da menos miedo fallar. El 5 llevó a patinar al 33. Se cae seis veces, y seis veces lo aplaude el 33 desde la orilla, agarrado con una mano. «¿No vienes?». «¡Aquí estoy muy bien, sigue!». Pero el 33 cuida tanto que nadie nota cuándo el asustado es él. Entonces el 5 regresa, le da las dos manos y patina hacia atrás, despacio.',
  '6-6':
    'Dos 6 hacen un hogar cálido y firme, y luego compiten por llevarlo. Los dos le ponen sal al arroz. Las visitas reciben dos cenas, y por cortesía terminan ambas. Repartirse las tareas ayudó, pero se les olvidó la ventana del pasillo. A las tres de la mañana se levantan los dos a cerrarla. «Acuéstate, ya voy yo». «No, que te enfrías». Cuando por fin se ponen de acuerdo, ya salió el sol, y con este calor nadie la cierra.',
  '6-7':
    'El 6 y el 7 se lastiman sin querer, porque el 6 se acerca y el 7 necesita espacio. El 6 le ordenó el escritorio, por cariño, y el 7 mira la mesa vacía como si se le hubiera mudado un amigo. Cuanto más se esfuerza el 6, más se aleja el 7, hasta encerrarse en el baño. Entonces el 6 le pasa un papel por debajo de la puerta: «¿Sopa?». Al rato vuelve el papel: «Sopa. Y tú».',
  '6-8':
    'Al 6 y al 8 les va bien cuando el 8 se acuerda de la gente y el 6 respeta las reglas. Si hay perra, el 8 le enseñó a no pedir, y el 6 le da bocados bajo la mesa. La perra los adora y no entiende nada. Con el dinero y la familia es igual: el 8 dice que no, y el 6, en cuanto el 8 no mira, que sí. Las reglas deberían ponerlas juntos, en voz alta, delante de la perra.',
  '6-9':
    'El 6 y el 9 se llevan bien sin esfuerzo, porque los dos tienen gran corazón: el 6 es bueno en casa, y el 9 en toda la ciudad. Entre los dos han regalado más mantas de las que tuvieron. El 6 se siente cada noche un poco más solo y no lo dice, hasta que sale en una pelea por la tapa de un frasco. Basta con que el 9 le guarde una noche. El 6 compra las aceitunas buenas, y juegan a que es un restaurante.',
  '6-11':
    'El 6 y el 11 necesitan algo de paciencia: el 6 acaba de plantar la albahaca cuando el 11 siente que deberían vivir junto al mar. El 11 lo dice como un sueño. El 6 oye una queja de la albahaca. Algunos presentimientos del 11 se van antes de dormir, así que vale la pena esperar un mes. Si entonces el 11 sigue queriendo mar, pueden hablarlo. Allí también se da la albahaca.',
  '6-22':
    'El 6 y el 22 se llevan muy bien, porque el 22 construye a lo grande y el 6 hace que parezca un hogar. Cuando se mudan, el 22 tiene sesenta cajas con número y un plan para cada una. El 6 preparó otra, sin número: dos tazas, sábanas limpias y la lámpara pequeña. A las diez de la noche las sesenta siguen cerradas. Están junto a la lámpara, y el 22, que piensa en todo, agradece que el 6 pensara en esto.',
  '6-33':
    'El 6 y el 33 son uno de los pares más cálidos que hay, y qué suerte tiene quien viva al lado. Si un amigo enferma, el 6 cocina y el 33 se sienta junto a la cama. Al segundo día, el amigo ya está lo bastante bien para suplicar que lo dejen un rato solo. Están de acuerdo en casi todo, y más que nada en lo que les convendría a los demás, que a veces se esconden.',
  '7-7':
    'Dos 7 se llevan bien y apenas lo mencionan. «Qué buena conversación», dice uno después de cuatro horas de tren. Fueron nueve frases, pero las nueve eran buenas. Cuando pelean, es igual de callado: cada uno cree que el otro quiere estar solo, y durante una semana se equivocan ambos. Entonces alguien llama a la puerta: «Encontré un artículo sobre el musgo». Quiere decir «perdón». «¿Qué clase de musgo?» quiere decir «yo también».',
  '7-8':
    'El 7 y el 8 son un par difícil en el papel, porque el 8 quiere ya la respuesta y el 7 todavía está mejorando la pregunta. El 8 carga la canasta del almuerzo. El 7 mira una nube, a punto de decir algo. «Por el camino me lo dices». Una hora después están bajo un árbol, empapados. «Anda, dilo», pide el 8. «Sabías que iba a llover». «No», dice el 7. «Me pareció que la nube eras tú, corriendo».',
  '7-9':
    'El 7 y el 9 tardan en fiarse el uno del otro: el 9 le cree a todo el mundo, y el 7 lo comprueba todo. El 9 llora con el video de una conductora de autobús que da media vuelta por un osito olvidado. El 7 lo busca. Es una actriz, y era un anuncio de detergente. «Ya sé», dice el 9, «pero a alguien se le ocurrió». El 7 podría dejarlo terminar de llorar, y el 9, preguntarle antes de mandarle dinero a nadie.',
  '7-11':
    'El 7 y el 11 se fascinan, porque el 11 sabe las cosas de golpe y el 7 averigua por qué. Leen la misma novela policiaca. El 11 nombra al asesino en la página nueve, y el 7 lo demuestra en la trescientos, feliz. Así han resuelto un estante entero de crímenes, lado a lado, hasta la madrugada. El único caso que no logran resolver es a quién le tocaba comprar el pan.',
  '7-22':
    'El 7 y el 22 necesitan un acuerdo, porque el 22 quiere terminar y el 7 quiere entender primero. Están vaciando un cuarto. El 22 tiene tres cajas, «guardar», «dar» y «basura», y piensa acabar a mediodía. A mediodía el 7 está en el suelo con una carta vieja, preguntándose quién la escribió. Lo más sencillo es darle la carta al 7 y lo demás al 22. Por la noche suelen estar los dos en el suelo, en la página dos.',
  '7-33':
    'El 7 y el 33 piden algo de paciencia, porque el 33 escribe cartas de amor y el 7 escribe una línea. El 33 llena la tarjeta de cumpleaños entera, el dorso y parte del sobre. El 7 pone «feliz cumpleaños» y un nombre, y tardó veinte minutos en elegir el bolígrafo. Convendría que el 33 supiera lo del bolígrafo. Y el 7 podría arriesgar una segunda frase. El 33 la querrá enmarcar.',
  '8-8':
    'Dos 8 tienen que esforzarse, porque cada uno tiene costumbre de mandar. Los dos quieren elegir el camino, así que han ido a una misma cena en dos taxis, y al llegar discuten cuál acertó. Pueden ponerlo por escrito, uno los días pares y otro los impares, y a los dos les encanta firmarlo. Pero cuando uno ha perdido algo grande, el otro se sube a su taxi, le da la mano y dice: «Adonde tú quieras».',
  '8-9':
    'El 8 y el 9 discrepan a menudo, sobre todo en qué hacer con la buena suerte: el 8 la hace crecer, y el 9 la reparte. Dales una higuera, y el 8 encarga frascos y etiquetas, mientras el 9 pasa higos por encima de la reja a quien cruce por ahí. Así que se reparten los higos. A mediodía la mitad del 9 se acabó, y le compra la suya al 8, a precio completo, para darla también. Los dos se acuestan creyendo que ganaron.',
  '8-11':
    'Al 8 y al 11 les va bien cuando el 8 respeta una corazonada y el 11 trae un precio. «Es esta», dice el 11 en medio de una casa vacía. «¿De cuánto es el alquiler?», dice el 8. «Tiene sol», dice el 11. Es mejor que el 11 vaya a preguntar y el 8 espere en el balcón. La cifra es espantosa. Pero el 8 ha estado al sol con los ojos cerrados, y hace la cuenta dos veces, la segunda con más cariño.',
  '8-22':
    'El 8 y el 22 construyen lo que otros solo comentan, y se disfrutan todo el camino. Dales una excursión para seis, y habrá un plan de lluvia, otro almuerzo por si falla el primero y un plan de cinco años para las servilletas. De regreso, alguno debería preguntar: «¿Y tú cómo estás?». Para eso ninguno trae plan, y a medianoche pueden seguir conversando delante de la puerta.',
  '8-33':
    'El 8 y el 33 tienen que acordar qué es ganar: para el 8, el marcador, y para el 33, que todos se diviertan. En la mesa de ping-pong, el 8 cuenta puntos. El 33 cuenta cuánto aguantan sin que caiga, y grita «¡treinta y uno!» justo cuando el 8 gana. Pueden jugar una vez a cada cosa. En la segunda, pasado el cincuenta, el 8 se lanzará al suelo por una pelota que no vale ni un punto, y se reirán los dos.',
  '9-9':
    'Dos 9 se entienden a fondo, y ayudan a todo el mundo menos el uno al otro. Lloran con las mismas películas y perdonan a la misma gente imposible. En la cena nadie puede con el último buñuelo. «Para ti». «No, para ti». Se va en un paquete, y acaba con una vecina. Así se les van también las noches, porque siempre hay quien los necesita más. De vez en cuando, alguno tiene que ser egoísta por los dos: «Este es nuestro».',
  '9-11':
    'El 9 y el 11 se levantan el ánimo, porque los dos creen que el mundo podría ser más amable. Siéntalos a una mesa, y a las once ya acabaron con las guerras. A la una le han encontrado un amigo a cada persona sola. Entonces alguien se acuerda de la ropa, que sigue mojada desde ayer. La tienden entre los dos, sin dejar de hablar, y a las dos de la mañana cuelgan el último calcetín.',
  '9-22':
    'El 9 y el 22 forman un gran equipo: el 9 trae a la gente, y el 22 le encuentra dónde sentarse. El 22 preparó cena para seis, con seis sillas. El 9 invitó a nueve, y lo menciona cuando tocan a la puerta. El 22 palidece. Después trae la escalera, el cesto de la ropa y un tambor, y es una noche estupenda. La próxima vez, el 22 contará doce, en secreto. Si el 9 se enterara, serían quince.',
  '9-33':
    'El 9 y el 33 tienen bondad para un pueblo entero, y son uno de los mejores pares que hay. Pero nunca descansan, porque siempre hay una fiebre o una mudanza. «Qué cara de sueño», se dicen el uno al otro, y siguen. Así que el 9 tiene que acostarse por el bien del 33, y el 33 por el del 9. Los dos fingen que duermen, y fingen tan bien que nadie despierta hasta el mediodía.',
  '11-11':
    'Dos 11 se sienten cerca de un modo rarísimo, como si entre sus cabezas hubiera una puerta abierta. Muchas veces se adivinan, y es una maravilla. Pero también pueden tener la misma preocupación pequeña en la misma noche. «Estás pensando en eso». «Y tú». A las dos ya es del tamaño de un elefante. Lo mejor es apuntarla y leerla en el desayuno: casi siempre resulta ser un correo sin contestar.',
  '11-22':
    'El 11 y el 22 se alegran de haberse conocido: el 11 tiene el sueño, y el 22 puede construirlo. El 11 quiere un dormitorio color amanecer. El 22 quiere saber cuántos litros. El 11 siente que lo frenan, y el 22, que lo empujan. Así que el 11 cuenta el sueño entero antes de que el 22 pregunte nada. Luego se levantan a las cinco, van a la ventana y comparan muestras con el cielo, hasta que dicen los dos: «Esa».',
  '11-33':
    'El 11 y el 33 son un par luminoso y tierno: el 11 dice lo nuevo y extraño, y el 33 lo repite de modo que se entienda. «La casa está llorando», le dice el 11 al señor de las tuberías. «Gotea un tubo», dice el 33. Por la noche los dos lo han dado todo, y aún se levantan otra vez, porque cada uno ve rendido al otro. Se encuentran en la cocina y se mandan a la cama.',
  '22-22':
    'Dos 22 sienten que por fin los entienden, con planes del mismo tamaño, y ningún par tiene más puntos. Solo querían colgar un cuadro. Al anochecer han dibujado toda la pared, y a medianoche han movido la puerta. Nadie más los habría seguido hasta ahí. El cuadro sigue en el suelo. Tarde o temprano alguien tiene que decir: «Un clavo y ya». Entonces lo cuelgan, algo torcido, y así lo dejan.',
  '22-33':
    'El 22 y el 33 están hechos el uno para el otro y quieren el mismo bien, solo que el 22 lo quiere perfecto y el 33 lo prometió para el sábado. Así que vienen todos a conocer la casa nueva, y todavía no hay mesa, ni luz en la entrada. El 22 esperaría un año. El 33 pone una sábana en el suelo, y es una noche preciosa. A las doce, hasta el 22 ha dejado de mirar la entrada.',
  '33-33':
    'Dos 33 son quizá el par más bondadoso de todos, y una pelea de verdad entre ellos sorprendería a cualquiera. Llevan años comiendo en el mismo restaurante triste, porque ninguno quiere herir a la dueña. Pero lo que no se dice se acumula. Alguna noche, por el camino, uno tendría que ser valiente: «Nunca me gustó la sopa». «¡A mí tampoco!». Qué alivio. Antes del domingo les remuerde tanto la conciencia que vuelven, y dejan una propina enorme.',
};
