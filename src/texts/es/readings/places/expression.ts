import type { PlaceReadings } from '../../../../readings/types';

/** The Expression: how you do things. */
export const expressionPlace: PlaceReadings = {
  1: {
    strengths:
      'Si hay una tarea, empiezas mientras los demás siguen hablando de ella. Imagina un documento llamado «Ideas», abierto desde febrero, lleno de comentarios y sin primera frase. La escribes tú. Pones tu nombre debajo, se la mandas a todos y te vas a comer. Cuando vuelves hay una segunda frase, de alguien que no soportaba la tuya.',
    challenges:
      'Lo que terminas sale de tus manos sin revisar. Está hecho, está enviado, y en la puerta te das cuenta: el archivo no iba, y el nombre de arriba es de otra persona. O el estante ya está en la pared, y la caja para la que era mide un dedo más. La mitad de tu trabajo es el segundo correo, el que empieza con «ahora sí».',
  },
  2: {
    strengths:
      'Ante algo que casi está bien, encuentras el cambio mínimo que lo arregla. Lees la página una vez por lo que dice y otra por cómo suena, y solo entonces tomas el lápiz. Cambias seis palabras, y de pronto la página es buena. En una canción sería la velocidad; en una salsa, el limón. Tomas lo que hay, lo giras un poco y escuchas.',
    challenges:
      'Un trabajo tuyo pasa mucho tiempo casi listo, porque vuelves por un último retoque. La pared está pintada, pero con la luz de la tarde le sobra un pelo de gris, así que mezclas otro gris. Desde entonces la miras todas las mañanas, con el café en la mano, y piensas que el primero estaba bien.',
  },
  3: {
    strengths:
      'Cuando hay que inventar algo, empiezas antes de saber qué va a ser. Te piden una canción para unas bodas de oro. Silbas, tamborileas en la mesa, anotas una rima espantosa. La segunda es peor. Más o menos por la quinta sale un verso tan tonto que te hace reír en voz alta, y de ese verso cuelgas todo lo demás.',
    challenges:
      'De un trabajo, lo que no sabes hacer es cortar. Tu discurso era una página, ya va por cuatro, y todas las frases son buenas. Quitaste el chiste de la cabra, te hizo falta y lo devolviste, con una segunda cabra. Una idea llama a la otra, y te parece una grosería mandarlas a casa. Se quedan las dos cabras.',
  },
  4: {
    strengths:
      'Ante una tarea ves todos los pasos desde el principio, y los das en orden. De la caja salen unas tablas sueltas, y tú ves una cama. Ordenas los tornillos por tamaño, lees la hoja que nadie lee y empiezas por el número uno. A medianoche está en pie. La sacudes varias veces, por el puro gusto de que no se mueva.',
    challenges:
      'A todos los trabajos les pones el mismo cuidado, también al que no pide ninguno. Hay que pintar un letrero para una noche. Lijas los bordes. Mides las letras, das la segunda mano y pintas la parte de atrás, que va a mirar a una pared, a oscuras, tres horas. Pregunta antes cuánto tiene que durar. Para una noche, cartón.',
  },
  5: {
    strengths:
      'En un arreglo o en una receta, trabajas con lo que haya. El tornillo es diminuto y el destornillador no, así que usas la punta de un cuchillo. Has colado café con una camiseta, limpia. Cuando falta la herramienta correcta, algo en ti se despierta: a ver, ¿qué es plano, qué es largo, qué se dobla? Si la herramienta aparece, te da un poquito de lástima.',
    challenges:
      'De camino a una tarea empiezas otras tres. Te levantas por las tijeras. En el pasillo rechina una bisagra; detrás del aceite hay un mapa y, en el mapa, un río en el que nunca te habías fijado. Una hora después vuelves con polvo en las rodillas, una puerta muda y sin tijeras. Ve diciéndolo en voz alta: «Tijeras, tijeras, tijeras».',
  },
  6: {
    strengths:
      'Hagas lo que hagas, piensas en las manos que lo van a usar. Envuelves un paquete y, al final, doblas la punta de la cinta para que haya de dónde despegar. En la canasta que preparas pones arriba lo que van a pedir antes. Lo que haces se abre fácil y cuesta mucho soltarlo.',
    challenges:
      'Antes de una tarea arreglas el lugar donde la vas a hacer, y a veces no pasas de ahí. Te sientas a escribir una página. La mesa está pegajosa. Mientras la limpias ves que las flores ya no dan más, y que a las nuevas les conviene otra luz. A las seis, el cuarto está precioso y la página, en blanco.',
  },
  7: {
    strengths:
      'En cualquier trabajo, no puedes pasar de largo ante una pregunta pequeña. ¿Por qué las galletas de la izquierda salen siempre más tostadas? Podrías comértelas y ya. En lugar de eso cambias una sola cosa cada vez, la bandeja, la altura, el papel, y anotas cada resultado en un sobre. Era un rincón del horno. Te comes las pruebas, las cuatro bandejas.',
    challenges:
      'En cuanto sabes cómo se haría, ya no te interesa hacerlo. Hay una lámpara que parpadea por las noches. Averiguas la causa, y te encanta: un cable que roza un resorte, y podrías dibujarlo de memoria. La lámpara sigue parpadeando. Para ti el trabajo era el misterio, y un cable no es más que un cable.',
  },
  8: {
    strengths:
      'Los trabajos los empiezas por el final. Primero escribes qué tiene que haber cuando termine, y desde ahí planeas hacia atrás hasta llegar a esta mañana. Cuarenta sillas a las seis quiere decir transporte a las cuatro, y transporte a las cuatro quiere decir llamar ya. Lo peor va antes que todo, mientras queda café. A mediodía ya es fácil.',
    challenges:
      'Si una tarea no tiene un final claro, no la empiezas. Has planeado una mudanza hasta la última caja, pero una bolsa de fotos viejas espera desde hace años. ¿Para qué ordenarlas, y cómo se sabe que ya está? Lo aplazas, y a eso lo llamas tener prioridades. Siéntate una hora con la bolsa, sin ninguna meta. Empieza por diez fotos.',
  },
  9: {
    strengths:
      'Si algo puede quedar bonito, lo das todo, aunque sea un trabajo pequeño. Una piñata, por ejemplo. Solo ibas a pegarle unos papeles, y ahora es una ballena, con faro, en tres azules. Por la tarde llegan veinte niños con un palo. Cuelgas la ballena y te apartas. Al primer golpe le salta un ojo, y tú cierras los tuyos.',
    challenges:
      'A lo que haces le pones el corazón, y se te olvidan los datos. Tu cartel para un concierto es tan bonito que se lo roban de la pared, y no dice cuándo es el concierto. Un formulario vuelve con un dibujo en el margen y sin la dirección. Antes de entregarlo lo leíste dos veces, y las dos veces se te puso la piel de gallina.',
  },
  11: {
    strengths:
      'Tu trabajo es bueno cuando crees en él, y plano cuando no. Te piden una página sobre un logotipo, y escribes una página. Pero que trate de algo que amas, un puente o el mango que te comiste ayer, y la primera línea llega entera, y la segunda detrás. Antes de empezar con algo aburrido, búscale dentro el mango.',
    challenges:
      'La mejor idea te llega cuando la primera está casi construida. Tienes nueve páginas de diez. La otra se te ocurre en la escalera y, cuando llegas arriba, las nueve páginas ya parecen de otra persona. Vuelves a empezar. La idea nueva es mejor, sin duda, y eso dijiste también de la anterior.',
  },
  22: {
    strengths:
      'Cuando te encargas de algo grande, te cabe todo en la cabeza, hasta las migas. En una boda en el campo sabes dónde estará el sol a las cinco, cómo cruzan la zanja ochenta sillas y cuándo sale el último autobús. En la tercera fila hay un banco con una pata corta, y debajo hay ahora una piedra plana.',
    challenges:
      'Cualquier proyecto tuyo acaba ocupando el cuarto entero. Empieza por una mesa, para los planos. Luego hay una maqueta en la única silla buena, y de pared a pared un hilo que no se puede tocar. Tú solo ves cómo va a quedar, así que comes de pie, con el plato encima de los libros.',
  },
  33: {
    strengths:
      'Mientras trabajas en algo, anotas cómo se hace. Dejas las piezas en el orden en que se usan, y dentro de un reloj que arreglaste hay una nota: qué pieza, qué año. Tus recetas explican qué cara tiene la masa cuando va mal, y cómo se salva. Para ti un trabajo no termina cuando funciona. Termina cuando la nota está dentro.',
    challenges:
      'Las instrucciones te salen más largas que el trabajo. Es una cafetera, con un botón. Anotas el botón. Luego piensas en lo que podría fallar, y ya hay otra página, con dibujo, y una tercera para la excepción, que nunca ha ocurrido. Escríbelo todo, porque no vas a poder evitarlo. Después tacha lo que venga detrás del botón.',
  },
};
