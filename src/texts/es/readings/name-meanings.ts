import type { CoreNumber } from '@ninefold/numerology';

/**
 * What a number means as each of the four that are read from the table of names. Destiny and
 * Expression are the same sum and two questions: where a life leads, and how a person acts.
 */
export const nameMeanings: Readonly<
  Record<
    'destiny' | 'soul-urge' | 'personality' | 'expression',
    Readonly<Record<CoreNumber, string>>
  >
> = {
  destiny: {
    1: 'Con un 1 en el Destino vienes a dar valor. Dices «claro que puedes», y lo dices como si lo tuvieras comprobado.',
    2: 'Con un 2 en el Destino vienes a ayudar a la gente a hacer las cosas en compañía. Una amiga dice «yo ahí sola no entro», y tú ya estás de pie.',
    3: 'El 3 es el número de la alegría, y con él en el Destino vienes a dar ánimos. Aplaudes con las manos por encima de la cabeza, y nadie olvida un elogio tuyo.',
    4: 'El 4 es el trabajo bien hecho, y con él en el Destino tu ayuda dura. La silla que le arreglaste a una amiga es la que ella ofrece a las visitas.',
    5: 'Con un 5 en el Destino vienes a hacer más fáciles los cambios de otra gente. A la nueva de la oficina le muestras el lugar, y empiezas por el mejor escondite.',
    6: 'Tu Destino es un 6, el número del cuidado: vienes a velar por los demás. Ves que una silla le queda baja a alguien, y la cambias antes de que se siente.',
    7: 'Vienes a ayudar a la gente a entender. Con un 7 en el Destino explicas en una línea lo que a ti te costó un libro entero.',
    8: 'Con un 8 en el Destino vienes a que otra gente tenga una oportunidad justa. Dices el nombre de una amiga en la sala donde se decide, y a la semana la llaman.',
    9: 'Con un 9 en el Destino vienes a dar, y das con el mismo gusto a un desconocido que a un amigo. Cuelgas de una reja el guante perdido, donde su dueño lo vea.',
    11: 'Con el número maestro 11 en el Destino vienes a dar esperanza. Una amiga va a romper una página, y tú señalas una línea: «Más como esta».',
    22: 'El 22, número maestro, es el de los grandes planes. Con él en el Destino ayudas a muchos de una vez: se apaga un farol, y escribes al municipio en nombre de toda la calle.',
    33: 'El 33, número maestro, es el Destino de ayudar a aprender. Cuando un niño pregunta «¿por qué?» por novena vez, te sientas en el suelo y contestas.',
  },
  'soul-urge': {
    1: 'Quieres un espacio tuyo: eso es un 1 en el Alma. Puedes querer a alguien con todo el corazón y necesitar, aun así, una silla que sea solo tuya.',
    2: 'Lo que más quieres es estar cerca de alguien. Con un 2 en el Alma dejas tus cosas en el asiento de al lado para guardarle el lugar, y aguantas las miradas todo lo que puedes.',
    3: 'Con un 3 en el Alma quieres alegría, y alguien con quien compartirla. Tus noches favoritas terminan con toda tu gente llorando de risa.',
    4: 'Con un 4 en el Alma quieres una vida segura. El amor, para ti, es ante todo saber quién va a estar en el desayuno.',
    5: 'Lo que quieres es libertad. Con un 5 en el Alma le dices «no me esperen» hasta a la gente que más quieres, y ojalá piensen en ti.',
    6: 'Con un 6 en el Alma quieres que te necesiten, y tener cerca a los tuyos. Cuando ya duermen en el cuarto de al lado, tardas un poco más en dormirte, para disfrutarlo.',
    7: 'Con un 7 en el Alma quieres entender las cosas, y quieres silencio para hacerlo. Una noche sin nadie no es, para ti, una noche triste.',
    8: 'Con un 8 en el Alma quieres llegar lejos y que te respeten por ello, y ojalá lo vea desde su ventana la vecina que te conoció con mocos.',
    9: 'Con un 9 en el Alma quieres un mundo más amable. Si te dieran tres deseos, dos serían para gente que no conoces.',
    11: 'Quieres que tu vida le sirva de algo a alguien: eso es un 11 en el Alma. Si una desconocida te dice que la ayudaste, lo anotas y lo guardas.',
    22: 'En el fondo quieres construir algo que dure. Con un 22 en el Alma das las gracias por los elogios, y piensas que esto era solo para practicar.',
    33: 'Con un 33 en el Alma quieres que a la gente le duela menos la vida. Nadie te lo enseñó: seguramente a los cuatro años ya vendabas osos de peluche.',
  },
  personality: {
    1: 'Con un 1 en la Personalidad, cualquier lugar parece tuyo. Te detienes a pensar en medio de una tienda, y un desconocido te pregunta dónde está la leche.',
    2: 'Con un 2 en la Personalidad das confianza y ganas de hablar. En una sala de espera llena, le haces lugar a quien está nervioso antes de que lo pida.',
    3: 'Con un 3 en la Personalidad, pareces una fiesta. Levantas el brazo para llamar un taxi, y te devuelven el saludo tres personas que no conoces.',
    4: 'Con un 4 en la Personalidad das sensación de firmeza. Frena un autobús lleno, y una desconocida se agarra de tu manga.',
    5: 'Con un 5 en la Personalidad se te ve alegre y con curiosidad. Te asomas a la ventana a ver de dónde viene la música, y en las de al lado se asoman los vecinos.',
    6: 'Un 6 en la Personalidad te da un aire cálido y bueno. Te sientas en un banco, y una niña que nunca has visto se apoya en tu rodilla a descansar.',
    7: 'La gente ve en ti calma y reserva, porque tu Personalidad es un 7. Remueves el café un buen rato, y alguien tiene que preguntar en qué piensas.',
    8: 'Con un 8 en la Personalidad pareces gente de dinero. Te agachas frente a un gran hotel a atarte un zapato viejo, y un señor de uniforme te abre la puerta.',
    9: 'Un 9 en la Personalidad te da cara de haber visto mucho y no asustarte. «Vas a pensar que soy lo peor», empieza un desconocido, y ya estás diciendo que no con la cabeza.',
    11: 'Con el número maestro 11 en la Personalidad, lo que sientes se te ve en la cara. Te detienes en la calle a escuchar algo, y los que pasan se detienen también.',
    22: 'El 22 es el número de los grandes planes. Con esta Personalidad se te ve capaz: miras un hoyo en la calle, y la gente te pregunta cuándo lo van a arreglar.',
    33: 'Con un 33 en la Personalidad se te ve amable y paciente. Una muchacha que apenas aprende a estacionar te ve en la esquina, y se anima a intentarlo otra vez.',
  },
  expression: {
    1: 'Con un 1 en la Expresión tienes talento para empezar. Los demás todavía buscan la herramienta, y tú ya hiciste el primer agujero en la pared.',
    2: 'Un 2 en la Expresión te da buen oído para la gente. Antes de enviar un correo, lo lees otra vez como quien lo va a recibir.',
    3: 'Con un 3 en la Expresión tienes talento para las palabras y los dibujos. Vas a escribir «cocina» en una caja, y la caja termina con un pulpo de delantal.',
    4: 'El trabajo cuidadoso es el talento del 4. Con esta Expresión preguntas si todo cabe en el ascensor, y tienes la respuesta: lo mediste al subir.',
    5: 'Con un 5 en la Expresión sabes adaptarte. La receta pide seis cosas, tienes cuatro, y enciendes el fuego.',
    6: 'Con un 6 en la Expresión tienes mano para lo que se rompe fácil. Te dan en tres pedazos la taza de una abuela, y el domingo ella toma café ahí.',
    7: 'Con un 7 en la Expresión tienes talento para investigar y para ver errores. Te dan a revisar un menú, y ves la letra que falta antes que la sopa.',
    8: 'Con un 8 en la Expresión te salen bien los trabajos grandes. Todos miran el garaje lleno y suspiran; tú ves dos horas, tres viajes y una escoba.',
    9: 'Con un 9 en la Expresión pones bonito todo lo que tocas. Cuelgas un cuadro en una oficina fría, y de pronto es un cuarto con alguien dentro.',
    11: 'Con un 11 en la Expresión trabajas con ideas que parecen llegar solas. Una llega con los platos a medio lavar, y la anotas con las manos mojadas.',
    22: 'Con un 22 en la Expresión te cabe en la cabeza un plan enorme. Organizas una fiesta para ochenta, y piensas en la única invitada que no puede subir escaleras.',
    33: 'Con un 33 en la Expresión, tu talento es dejar las cosas claras. Antes de empezar, dibujas el trabajo en una bolsa de papel, y a la tercera flecha ya lo entendiste.',
  },
};
