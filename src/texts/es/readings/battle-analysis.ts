import type { BattleAnalysis } from '../../../readings/battle-types';

/**
 * The parts of an analysis that follow the score. Labels and headlines have different thresholds,
 * so each text holds for every label that can stand above it. No *y* stands before a name, since it
 * would be *e* before some of them, and nothing agrees with the gender of a name.
 */
export const battleAnalysis: BattleAnalysis = {
  communication: {
    positive:
      '{first} se entiende rápido con {second}. {first} dice «tráeme el… el este, el del otro día», y {second} trae justo eso. Cuando hablar es tan fácil, lo importante se da por dicho. Cada cual presume de la otra persona cuando no está delante, supone que lo sabe y lleva meses sin decírselo. Lo sabe. De todas formas da gusto oírlo, y {first} puede empezar.',
    strained:
      'No todo lo que dice {first} le llega entero a {second}, ni al revés. «Qué bien te queda el pelo». «¿Y antes no?». «Antes me encantaba». «¿Y ahora solo bien?». A la hora de la cena hay silencio, y lo único que hubo fue un cumplido. Antes de contestar nada, prueben con una pregunta: «¿Qué oíste?». La primera vez suena tonta. A la tercera, se les escapará la risa.',
  },
  emotions: {
    similar:
      'A {first} le llega al alma lo mismo que a {second}. En una película triste lloran en el mismo segundo, y por cortesía nadie mira al lado. Da gusto no tener que explicarlo. Una mala semana cuesta más, porque se hunden a la vez y no queda nadie que diga «ya pasará». Pueden turnarse: quien haya dormido mejor pone las fuerzas hasta mediodía.',
    different:
      'Con una emoción fuerte, {first} y {second} reaccionan al revés: hay quien habla y hay quien calla, y ya se sabe quién es quién. Llega una mala noticia, una persona dice «di algo», y a la otra todavía no le sale la voz. Quien habla cree que nadie le hace caso; quien calla, que no hay por dónde escapar. Podrían hacer un trato ahora, en calma: una hora con la puerta cerrada, y salir después sin que nadie llame.',
  },
  challenges: {
    strong:
      'El problema de {first} con {second} es que casi no hay problemas. En un buen día da lástima hablar de los zapatos con barro, o del chiste sin gracia. Y como tienen muchos buenos días, de los zapatos nunca se habla. Una noche, que cada cual diga una cosa pequeña que le molesta, y que la respuesta sea solo «gracias, tomo nota». Desde entonces los zapatos se quedan afuera.',
    moderate:
      'A {first} y a {second} no les sobran motivos para pelear. Lo que puede sobrarles es cortesía: cada cual cree que la otra persona está muy ocupada, y no quiere molestar. Así se va un fin de semana entero en dos lugares distintos, con la misma serie puesta. Nadie quería eso. El lunes se oye «pensé que no podías», dos veces, y da un poco de risa.',
    challenging:
      'El reloj de {first} no va con el de {second}. Una persona lleva un rato con los zapatos puestos, la otra está «casi», y saben muy bien quién es quién. Pasa igual al decidir, al gastar y al hacer las paces. «Date prisa» no sirvió nunca, y «cálmate» tampoco. Un número, sí. «Diez minutos más», dice quien va despacio, y entonces tienen que ser diez.',
    difficult:
      'Según sus números, {first} quiere a menudo una cosa, {second} quiere otra, y tiene que ser el mismo día. Por eso puede haber una pelea que siempre vuelve. No significa que no deban estar cerca: se puede querer mucho a quien no se entenderá nunca. Saben cuál es la pelea, y cada cual podría recitar lo que le van a contestar. Pónganle un nombre tonto: nadie le grita a nadie por algo que se llama el Pingüino.',
  },
  growth: {
    positive:
      '{first} cambia un poco a {second}, y al revés, casi sin que se note. {first} se atreve a algo más que de costumbre, porque {second} está mirando. {second} empieza a usar una palabra que siempre fue de {first}. Y un día {second} se ríe, y es exactamente la risa de {first}. La oye todo el mundo, menos ustedes.',
    strained:
      'Se aprende más de quien hace las cosas de otra manera, y {first} hace muchas al revés que {second}. {first} pela un huevo de un modo que a {second} le parece un error, y funciona. En ese momento, {second} hace una mueca. Semanas después, sin testigos, lo prueba. Vuelve a funcionar, y de eso no se habla jamás.',
  },
  pathForward: {
    open: 'Hay algo de lo que {first} habla siempre con {second}, sea el viaje, el huerto o la banda malísima, y se llevan lo bastante bien para arriesgarse. El peligro de un par tan fácil es seguir hablándolo, con mucha alegría, hasta los noventa años. Antes de que acabe la semana, hagan algo que dé vergüenza deshacer: comprar el tambor, o contárselo a sus madres.',
    steady:
      'Les haría bien un proyecto pequeño y con final a la vista, como pintar una pared. {first} empieza por la izquierda, {second} por la derecha, y nadie da consejos. Una mitad saldrá lenta y cuidada; la otra, rápida y con pintura hasta en el pelo. No se encontrarán justo en el centro. Pero se encontrarán, y darán un paso atrás para mirar, con cierto asombro, la mitad ajena.',
    careful:
      'A {first} y a {second} les van mejor los planes pequeños. Una buena hora vale más que un fin de semana a la fuerza, y lado a lado es más fácil que cara a cara: pueden caminar, cocinar o bañar al perro. Nadie discute en serio mientras sujeta a un perro mojado. El cariño hay que decirlo en voz alta, porque no se adivina. Y estos números nunca han visto a {first} ni a {second}, que quizá sepan más.',
  },
};
