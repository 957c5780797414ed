/**
 * What a page is called and what it holds, by its id: in breadcrumbs, search engines, its heading and the line
 * below it, and the small line on its share card. A title or heading that is left out is the name.
 */
export const pageTexts = (
  brand: string,
  { setsCookies, hasOffer }: { setsCookies: boolean; hasOffer: boolean },
) => ({
  home: {
    name: 'Calculadora de numerología',
    title: 'Calculadora de numerología por nombre y fecha de nacimiento',
    description:
      'Calcula tu número de vida y ocho números más con tu nombre y tu fecha de nacimiento. Cada uno con su suma, gratis, sin registro, en tu navegador.',
    heading: 'Calculadora de numerología',
    tagline: 'Nueve números que salen de tu nombre y de tu fecha de nacimiento.',
  },
  'personal-year': {
    name: 'Calculadora del año personal',
    title: 'Año personal: ¿cuál de los nueve es el tuyo?',
    description:
      'Tu cumpleaños y el año del calendario dan un número del 1 al 9. Calcula tu año personal y lee para qué sirve y qué trae cada uno de sus doce meses.',
    heading: 'Tu año personal',
    tagline:
      '¿En cuál de los nueve años estás? Cada uno va de enero a diciembre, y después del noveno se vuelve a empezar.',
  },
  'career-number': {
    name: 'Calculadora de vocación',
    title: 'Número de vocación: qué trabajo va contigo',
    description:
      'Tu nombre completo y tu fecha de nacimiento dan un número del 1 al 9: ocho trabajos que le van, el lugar donde rinde más y lo que frena el aumento.',
    heading: 'Número de vocación',
    tagline:
      '¿Qué trabajo va contigo? Tu nombre completo y tu fecha de nacimiento tienen una sugerencia.',
  },
  'business-name': {
    name: 'Calculadora del nombre de negocio',
    title: 'Numerología para el nombre de tu negocio',
    description:
      'Suma las letras del letrero. El número del 1 al 9 de tu negocio: su carácter, los sectores que le van y la manera en que les habla a los clientes.',
    heading: 'El número de tu negocio',
    tagline:
      'Cada letra del letrero tiene un valor. Súmalas y mira qué dicen que promete ese nombre.',
  },
  'karmic-past-life': {
    name: 'Calculadora de vida pasada',
    title: 'Vidas pasadas: calcula quién pudiste ser',
    description:
      '¿A qué distancia está tu nombre de tu fecha de nacimiento? Casi toda distancia tiene su vida pasada, del 1 al 9, por gusto y con su suma.',
    heading: 'Número de vida pasada',
    tagline:
      '¿Quién pudiste ser? La distancia entre tu nombre y tu fecha de nacimiento, convertida en cuento.',
  },
  'daily-decoder': {
    name: 'Descifra tu día',
    title: 'Descifra tu día: numerología de hoy, en porcentaje',
    description:
      'Tu fecha de nacimiento y la de hoy se cruzan: una puntuación de juego, de 0 a 100, que cambia a medianoche, con su lectura y todas las cuentas.',
    tagline: 'Cuánto se entienden el día y tú, en porcentaje y hasta medianoche.',
    cardLabel: 'Tu día, en porcentaje',
  },
  'names-battle': {
    name: 'Batalla de nombres',
    title: 'Compatibilidad de nombres: dos números, un porcentaje',
    description:
      'Dos nombres, dos números y un porcentaje: para parejas, amistades, hermanos o tú y tu perro. Cada par tiene su texto, y la suma está a la vista.',
    tagline: 'Dos nombres, dos números y lo que pasa cuando se sientan a la misma mesa.',
    cardLabel: 'Dos nombres, dos números, un porcentaje',
  },
  'lottery-predictor': {
    name: 'Lotería de juguete',
    title: 'Números de la suerte de hoy: una lotería de juguete',
    description:
      'Seis números que salen de tu Camino de Vida y de la fecha de hoy, para compararlos con cualquier sorteo. Es un juguete, y lo dice: no predice nada.',
    tagline: 'Seis números de tu Camino de Vida y de la fecha de hoy, por puro gusto.',
    cardLabel: 'Seis números de tu Camino de Vida',
  },
  about: {
    title: `Quiénes somos: quién hace las sumas en ${brand}`,
    description: `Quién está detrás de ${brand}, cómo se hacen las lecturas, por qué se muestra cada suma, y qué promete y qué no promete esta página gratuita.`,
    heading: `Quiénes somos en ${brand}`,
    cardLabel: 'Todas las sumas a la vista',
  },
  contact: {
    description: `Cómo escribirle a ${brand}: una dirección de correo electrónico, una postal, nuestro horario y lo que tarda una persona en contestarte.`,
    cardLabel: 'Por correo electrónico o postal',
  },
  store: {
    title: 'Tienda: lo que se puede pedir',
    description:
      'Lo que vendemos además de las calculadoras gratis: qué incluye, cuánto cuesta, cuándo llega, quién lo hace y en qué casos te devolvemos el dinero.',
    tagline:
      'Las calculadoras son gratis y lo seguirán siendo. Lo de la tienda le lleva tiempo a una persona.',
    cardLabel: 'Lo que se puede pedir',
  },
  'privacy-policy': {
    description: `Qué sabemos de ti, que es muy poco: las sumas se hacen en tu navegador, ${setsCookies ? '' : 'no hay cookies '}y lo que esta página recuerda se queda en tu dispositivo${setsCookies ? ' y en ninguna otra parte' : ''}.`,
    cardLabel: 'Lo que escribes se queda contigo',
  },
  'terms-of-use': {
    description:
      'Las condiciones para usar esta página gratuita de numerología: qué puedes hacer, qué no promete y qué ley se aplica. Son trece apartados cortos.',
    cardLabel: 'Las reglas de la casa',
  },
  disclaimer: {
    description:
      'Todo lo que hay en esta página de numerología es entretenimiento, y nada es consejo profesional. Qué significa eso para ti y para lo que decidas.',
    cardLabel: 'Para entretenerte',
  },
  'affiliate-disclosure': {
    description: hasOffer
      ? 'Algunos enlaces de esta página son pagados. Cuáles son, cómo mantienen gratis las calculadoras, qué te cuestan (nada) y qué no puede comprar nadie.'
      : 'Ningún enlace de esta página es pagado: nadie nos da dinero por enviarte a ningún lado. De qué vivimos y qué cambiaría aquí si algún día un enlace pagara.',
    cardLabel: hasOffer ? 'Qué enlaces nos pagan' : 'Ningún enlace pagado',
  },
  numbers: {
    title: 'Significado de los números: los doce, uno por uno',
    description:
      '¿Qué significan los números? Los doce de la numerología, del 1 al 9 y los maestros 11, 22 y 33: una figura, un carácter y una página para cada uno.',
    tagline: 'Nueve, y tres que se quedan enteros. Cada uno tiene su página.',
    cardLabel: 'Nueve figuras, y tres que se quedan enteras',
  },
  'angel-numbers': {
    title: 'Números angelicales: del 000 al 9999, y lo que hace el azar',
    description:
      '¿Ves 444, 777 o la hora espejo 11:11? Números de ángeles: qué dicen que significan, cada cuánto salen por azar en un reloj o un recibo, y qué hacer.',
    tagline: 'El número que te sale en todas partes: lo que se dice de él, y lo que dice el azar.',
    cardLabel: 'Lo que sale en todas partes',
  },
  pairs: {
    title: 'Compatibilidad numerológica: la tabla de los 78 pares',
    description:
      '¿Cómo se llevan dos números? La puntuación de los 78 pares que forman los números del 1 al 9, el 11, el 22 y el 33, y un texto sobre cada par.',
    tagline: 'Todos los pares de los doce números: qué puntuación tienen y cómo se llevan.',
    cardLabel: 'Los 78 pares, y un texto para cada uno',
  },
  methods: {
    title: 'Cómo contamos: todas las reglas de nuestra numerología',
    description:
      'Todas las reglas con que sumamos, de la tabla de letras a la lotería, con ejemplos hechos, y las de otras escuelas que no seguimos, con el porqué.',
    cardLabel: 'Todas las reglas, y las que no seguimos',
  },
  profile: {
    title: 'Carta numerológica completa y gratis, en una sola página',
    description:
      'Nueve números, día de nacimiento, vocación, año, mes y día personal, deudas kármicas, pináculos y periodos, con un nombre y una fecha. Gratis.',
    tagline:
      'Todos tus números en una página. Léela, imprímela, guárdala: es gratis y no necesita tu correo.',
    cardLabel: 'El perfil completo',
  },
  together: {
    title: 'Compatibilidad por fecha de nacimiento y nombre',
    description:
      'Dos nombres y dos fechas de nacimiento: cinco pares de números, lo que cada par dice de ustedes y los próximos tres años. Gratis y sin enviar lo que escribes.',
    tagline:
      'Dos nombres, dos fechas de nacimiento, cinco pares de números y lo que dicen de ustedes dos.',
    cardLabel: 'Dos personas, cinco pares de números',
  },
  names: {
    title: 'Comparar nombres por numerología: qué cambia y qué no',
    description:
      'El nombre completo, el apodo, el artístico o tres para un bebé: compara hasta cuatro, con sus números lado a lado y el valor de cada letra. Gratis.',
    tagline:
      'El nombre del acta, el del pasaporte, el apodo: mira qué números cambian y cuáles se quedan.',
    cardLabel: 'Qué cambia y qué se queda',
  },
  sigil: {
    title: 'Tu sello: dibuja la forma de tu nombre',
    description:
      'Todo nombre tiene una forma, que algunos llaman sigilo: nueve puntos y una línea por tus letras. Escríbelo, mira cómo se dibuja y guarda la imagen.',
    tagline:
      'Nueve puntos en un anillo y una línea que pasa por tus letras. Es tuya, y puedes guardarla.',
    cardLabel: 'Nueve puntos, una línea',
  },
  'birth-grid': {
    title: 'Cuadrícula natal: tu fecha en el cuadrado de nueve',
    description:
      'Dibuja tu fecha de nacimiento en el cuadrado de nueve, occidental o Lo Shu: qué cifras tienes, qué líneas llenas o dejas vacías y qué significan.',
    tagline: 'Nueve casillas, las cifras de tu fecha de nacimiento y las líneas que forman.',
    cardLabel: 'Una fecha en el cuadrado de nueve',
  },
  birthdays: {
    title: 'Día de nacimiento: qué dice el día del mes',
    description:
      '¿Naciste un 7, un 13 o un 29? Cada día del mes tiene una página: lo que dicen que significa, su suma y los otros días con los que se lleva bien.',
    tagline: 'Olvida un minuto el mes y el año. Dicen que el día, por sí solo, ya cuenta mucho.',
    cardLabel: 'Una página para cada día del mes',
  },
  'blind-test': {
    title: 'Prueba a ciegas: ¿reconocerías tu lectura numerológica?',
    description:
      'Diez rondas de tres textos sin ningún número a la vista. Uno de los tres es tuyo: encuéntralo y compara tus aciertos con los del puro azar. Gratis.',
    tagline:
      'Tres textos, sin números ni títulos, y uno se escribió para un número tuyo. ¿Podrás encontrarlo diez veces?',
    cardLabel: '¿Reconocerías tu lectura?',
  },
  'by-hand': {
    title: 'Con lápiz y papel: aprende a calcular tus números',
    description:
      'Suma letras y cifras, y revisamos cada cuenta: Camino de Vida, Destino, Número del Alma o año personal, paso a paso y con una hoja para imprimir.',
    tagline: 'Tu nombre, tu fecha y tus propias sumas. Seguimos tu lápiz, y tenemos paciencia.',
    cardLabel: 'Paso a paso, con una hoja de cuentas',
  },
  'why-different': {
    title: 'Por qué no coincide: otra página, otro número de vida',
    description:
      '¿Dos páginas, dos números? Escribe lo que te dijo la otra y mira qué reglas comunes llevan ahí, cada una con las dos sumas a la vista. Gratis.',
    tagline:
      'Allá dicen 6 y aquí decimos 33. Averigüemos qué hizo la otra página con tu nombre o con tu fecha.',
    cardLabel: 'Una fecha, dos páginas, dos números',
  },
  people: {
    title: 'Tu gente: los números de toda una familia',
    description:
      'Reúne a la gente que quieres: nueve números por persona, su mes y su año, y cómo se lleva cada par. Se guarda en tu navegador y en ninguna otra parte.',
    tagline:
      'Toda la familia en una página: los nueve números de cada cual, y cómo se llevan entre sí.',
    cardLabel: 'Una familia y sus números',
  },
  today: {
    title: 'Hoy, para ti: tu día, tu mes y tu año personal',
    description:
      'Tu día, tu mes y tu año personal, y los de tu gente: tres números por persona y para qué dicen que sirve el día de hoy. Gratis y en tu navegador.',
    tagline: 'Tres números para hoy: tu día, tu mes y tu año. Los de mañana están a un toque.',
    cardLabel: 'Tu día, tu mes, tu año',
  },
  explore: {
    title: 'Todo lo que hay: herramientas de numerología gratis',
    description:
      'Todas las calculadoras, herramientas y tablas, según lo que tengas: un nombre, una fecha, dos personas, un número que te persigue o curiosidad.',
    tagline: 'Empieza por lo que tengas. Una línea por herramienta, y todas son gratis.',
    cardLabel: 'Cada herramienta, según lo que tengas',
  },
  embed: {
    title: 'En tu página: un número para tu blog o tu estudio',
    description:
      'Una calculadora de numerología gratis para tu página: Camino de Vida o año personal, en un recuadro que se adapta, no envía nada y no tiene anuncios.',
    tagline: 'Una calculadora pequeña para un blog, un estudio o una clase: gratis y sin anuncios.',
    cardLabel: 'Una calculadora para tu página',
  },
  'guide-frame': {
    title: 'Guía de numerología: un libro breve para leer aquí',
    description:
      'Un libro breve de numerología pitagórica que se lee de una sentada: las letras, los números, los ciclos y una persona calculada de principio a fin.',
    tagline:
      'Un libro breve, un lápiz y un sobre viejo: en una hora sabrás hacer todo esto por tu cuenta.',
    cardLabel: 'Un libro breve para leer aquí',
  },
  blog: {
    title: 'Blog de numerología: artículos con las sumas a la vista',
    description:
      'Artículos sobre los números y la gente que vive con ellos: nombres, años, trabajo, amor, círculos y relojes, con dibujos y ejemplos hechos.',
    heading: 'Blog de numerología',
    tagline: 'Los números, y la gente que tiene que vivir con ellos.',
    cardLabel: 'Artículos con las sumas a la vista',
  },
  guide: {
    title: 'Guía de numerología: el libro entero en una página',
    description:
      'Un libro breve de numerología pitagórica: las letras, las sumas, doce números, los ciclos de una vida y una persona calculada de principio a fin.',
    cardLabel: 'Un libro breve',
  },
  'not-found': {
    description:
      'En esta dirección no hay ninguna página. Por aquí se vuelve a las calculadoras, y a todo lo demás.',
    heading: 'Esta página no sale en las cuentas',
  },
  offline: {
    description:
      'No hay conexión, y este navegador no tiene copia de la página que buscabas. Aquí está todo lo que funciona sin ella.',
    heading: 'No hay conexión',
  },
});

/** The page of one of the twelve numbers. */
export const numberPage = (number: string, epithet: string, meaning: string) => ({
  name: `El número ${number}`,
  title: `Significado del número ${number}: ${epithet.charAt(0).toLowerCase()}${epithet.slice(1)}`,
  description: `¿Qué significa el número ${number}? ${meaning}`,
  cardLabel: epithet,
});

/** The page of a day of the month. */
export function birthdayPage(day: number, title: string) {
  const name = `Nacer un día ${day}`;
  return {
    name,
    title: `${name} del mes: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    description: `¿Naciste un día ${day}? Qué dicen que significa en numerología, tu Actitud mes a mes y con qué otros días de nacimiento te llevas bien.`,
    cardLabel: title,
  };
}

/** The names of the menus: the header's, the groups of its second one, the footer's columns and its last row. */
export const menus = {
  main: 'Principal',
  you: 'Tú',
  others: 'Tú y los demás',
  'test-us': 'Ponnos a prueba',
  'look-up': 'Consultar',
  'quick-links': 'Enlaces rápidos',
  support: 'Ayuda',
  legal: 'Legal',
  reference: 'Referencia',
};

/** The groups of Everything Here: what a visitor has. */
export const exploreGroups = {
  both: 'Tengo un nombre y una fecha',
  name: 'Tengo un nombre',
  date: 'Tengo una fecha',
  people: 'Tengo a dos personas, o a más',
  number: 'Tengo un número',
  how: 'Quiero saber cómo se hace',
};
