import type { Findings, Sentences } from '../translation.ts'

/** Spanish, formal address. Not yet reviewed by a native editor. */
export const sentences: Sentences = {
  'answer-block.title': 'El artículo tiene una definición, una comparación o pasos que citar',
  'answer-block.question': '¿Ayudaría al lector una definición, una comparación o unos pasos?',
  'answer-block.good': '{forms, plural, one {# forma} other {# formas}} que las respuestas citan: definición, comparación o pasos.',
  'answer-block.generic':
    'Una frase tiene la forma de una definición, pero de {words} palabras con contenido seguidas solo {said} dicen algo del tema.',
  'answer-block.none': 'No se encontró ninguna definición, comparación ni serie de pasos sobre el tema.',
  'answer-block.one': 'De una definición, una comparación en tabla y pasos numerados hay uno; cada uno sirve a otras preguntas.',
  'answer-block.unkept':
    '{form, select, steps {El título promete instrucciones, pero el texto no tiene pasos numerados.} definition {El título pregunta qué es algo, pero ninguna frase del texto lo dice.} other {El título promete una comparación, pero el texto no tiene tabla.}}',
  'answer-block.fix.sayMore': 'Diga en la definición lo que solo esa cosa es o hace: su clase, sus partes, cantidades, un ejemplo.',
  'answer-block.fix.defineTerm': 'Diga en una frase qué es aquello de lo que trata el artículo, como lo haría un diccionario.',
  'answer-block.fix.compareThings': 'Añada una tabla o unos pasos si el tema los tiene.',
  'answer-block.fix.giveForm':
    '{form, select, steps {Ponga lo que hace el lector en una lista numerada.} definition {Diga en una frase qué es, como lo haría un diccionario.} other {Ponga lo que se compara lado a lado en una tabla.}}',

  'author-named.title': 'Se nombran el autor y el editor',
  'author-named.good': 'Escrito por {author}, publicado por {publisher}.',
  'author-named.noAuthor': 'Publicado por {publisher}; no se nombra a ningún autor.',
  'author-named.noPublisher': 'Escrito por {author}; no se nombra al editor.',
  'author-named.neither': 'No se nombra ni al autor ni al editor.',
  'author-named.fix.addByline': 'Nombre al autor cerca del título.',
  'author-named.fix.namePublisher': 'Indique el nombre del editor en los ajustes del sitio.',

  'byline-complete.title': 'Autor y fecha constan',
  'byline-complete.question': '¿Querrían saber los lectores quién escribió esto y cuándo?',
  'byline-complete.good': 'Autor y fecha constan.',
  'byline-complete.neither': 'No constan ni el autor ni la fecha.',
  'byline-complete.noAuthor': 'No consta el autor.',
  'byline-complete.noDate': 'No consta la fecha.',
  'byline-complete.noYear': '«{day}»: nada dice de qué año.',
  'byline-complete.fix.addYear': 'Ponga el año tras el primer día.',
  'byline-complete.fix.addByline': 'Diga quién lo escribió y cuándo, en los metadatos del archivo o bajo el título.',

  'content-extractable.title': 'El artículo se distingue del resto de la página',
  'content-extractable.question': '¿Marca la página dónde empieza y termina el artículo?',
  'content-extractable.good': 'El {percent} por ciento del texto visible es el artículo, y el marcado dice dónde está.',
  'content-extractable.mixed': 'Solo el {percent} por ciento del texto visible es el artículo.',
  'content-extractable.unmarked': 'El artículo ({percent} por ciento del texto visible) no está dentro de un elemento HTML article o main.',
  'content-extractable.fix.wrapArticle': 'Ponga el artículo, y nada más, en un elemento HTML article o main.',
  'content-extractable.covered':
    '{barrier, select, paywall {La página está marcada como de pago} other {Un diálogo abierto cubre la página}}; el {percent} por ciento de su texto es el artículo.',
  'content-extractable.fix.uncoverText':
    'Muestre a rastreadores y lectores el mismo texto sin barrera, o acepte que el texto cerrado rara vez se cita.',

  'content-usage.title': 'robots.txt dice cómo se puede usar el contenido',
  'content-usage.stated': 'robots.txt dice: {signals}. No cambia ninguna puntuación.',
  'content-usage.against': 'robots.txt dice {signals}, y eso prohíbe lo que aquí se puntúa: ser encontrado y citado.',
  'content-usage.none': 'robots.txt no dice nada sobre el uso. No se pierde nada.',
  'content-usage.fix.alignSignals': 'Permita en la señal la búsqueda y las respuestas si la página debe ser citada.',

  'date-age.title': 'El último cambio es reciente',
  'date-age.question': '¿Sigue siendo cierto todo lo que dice?',
  'date-age.good': 'El texto se cambió por última vez hace {days, plural, one {# día} other {# días}}.',
  'date-age.old': 'El texto se cambió por última vez hace {days, plural, one {# día} other {# días}}.',
  'date-age.onlyDated': 'La fecha es más nueva que el texto, que es el mismo desde hace {days, plural, one {# día} other {# días}}.',
  'date-age.fix.reviewArticle': 'Revise los datos, cambie lo que ya no sea cierto y ponga la fecha nueva.',

  'date-order.title': 'El cambio no es anterior a la publicación',
  'date-order.good': 'Las fechas están en orden.',
  'date-order.order': 'El cambio ({modified}) es anterior a la publicación ({published}).',
  'date-order.unreadable': 'La fecha «{date}» no se puede leer.',
  'date-order.fix.fixDates': 'Corrija las fechas.',

  'date-passed.title': 'Lo que el texto anuncia está por venir',
  'date-passed.question': '¿Ya pasó?',
  'date-passed.good': 'No se encontró ninguna fecha anunciada que haya pasado.',
  'date-passed.passed':
    '{count, plural, one {Se anuncia {date}, y ya pasó.} many {Se anuncian {date} y otras, # fechas en total, y ya pasaron.} other {Se anuncian {date} y otras, # fechas en total, y ya pasaron.}}',
  'date-passed.fix.bringUpToDate': 'Diga qué resultó ({date}) o quite el anuncio.',

  'date-relative.title': 'Los días se nombran de modo que más tarde se sepa cuáles',
  'date-relative.question': '¿Qué fecha es?',
  'date-relative.good': 'No se encontró ningún día que solo fije el día en que se escribió.',
  'date-relative.relative':
    '«{phrase}»: ¿cuándo es? {count, plural, one {# lugar solo es claro} many {# lugares solo son claros} other {# lugares solo son claros}} para quien sabe cuándo se escribió el texto.',
  'date-relative.fix.nameDate': 'Ponga la fecha, el mes o el año en lugar de «{phrase}».',

  'date-visible.title': 'El artículo tiene una fecha fiable para lectores y máquinas',
  'date-visible.question': '¿Ven los lectores y las máquinas la misma fecha?',
  'date-visible.good': 'Las fechas están indicadas y concuerdan.',
  'date-visible.missing': 'No se encontró ninguna fecha en la página.',
  'date-visible.unreadable': 'La fecha «{date}» no se puede leer.',
  'date-visible.hidden': 'La fecha se declara para las máquinas, pero los lectores no ven ninguna.',
  'date-visible.undeclared': 'Los lectores ven una fecha, pero ningún metadato la declara.',
  'date-visible.differs': 'Los lectores ven otra fecha que la que declaran los metadatos.',
  'date-visible.order': 'El cambio ({modified}) es anterior a la publicación ({published}).',
  'date-visible.future': 'La fecha {date} está en el futuro.',
  'date-visible.fix.showDate': 'Muestre cerca del título la fecha de publicación o del último cambio, en un elemento time.',
  'date-visible.fix.declareDate': 'Declare la fecha en los metadatos: datePublished en los datos estructurados o un elemento time.',
  'date-visible.fix.correctDate': 'Corrija la fecha.',

  'description-length.title': 'La metadescripción tiene una longitud que los resultados pueden mostrar',
  'description-length.question': '¿Dice la descripción lo suficiente, aunque se corte el final?',
  'description-length.good': 'La metadescripción tiene {length, plural, one {# carácter} other {# caracteres}}.',
  'description-length.short':
    'La metadescripción tiene {length, plural, one {# carácter} other {# caracteres}}; procure llegar al menos a {min}.',
  'description-length.long':
    'La metadescripción tiene {length, plural, one {# carácter} other {# caracteres}}; los resultados pueden cortarla después de {max}.',
  'description-length.fix.writeDescription': 'Resuma en una o dos frases lo que dice la página.',

  'description-present.title': 'La página tiene una metadescripción',
  'description-present.good': 'La página tiene una metadescripción.',
  'description-present.missing': 'La página no tiene metadescripción.',
  'description-present.fix.writeDescription': 'Resuma en una o dos frases lo que dice la página.',

  'domain-authority.title': 'La puntuación no usa ninguna cifra de autoridad del dominio',
  'domain-authority.unmeasured': 'La autoridad del dominio no se mide. No cambia ninguna puntuación.',

  'enumeration-markup.title': 'Las listas y comparaciones están marcadas como tales',
  'enumeration-markup.question': '¿Sería aquí más fácil de leer una lista o una tabla?',
  'enumeration-markup.good': '{marked, plural, one {# lista o tabla} other {# listas y tablas}}.',
  'enumeration-markup.prose':
    '{inProse, plural, one {# enumeración está} other {# enumeraciones están}} en el texto corrido; en listas y tablas: {marked}.',
  'enumeration-markup.fix.makeList': 'Haga una lista numerada con los {items} elementos.',
  'enumeration-markup.fix.makeTable': 'Haga una lista o una tabla con los {items} elementos.',

  'heading-order.title': 'Los encabezados no se saltan niveles',
  'heading-order.question': '¿Siguen los niveles de los encabezados el esquema?',
  'heading-order.good': '{headings, plural, one {# encabezado} other {# encabezados}} en orden.',
  'heading-order.skipped': '«{heading}» es de nivel {level}; ahora toca el nivel {expected}.',
  'heading-order.fix.fixLevel': 'Ponga «{heading}» en el nivel {level}.',

  'heading-question-form.title': 'Algunos encabezados son preguntas',
  'heading-question-form.some': '{questions} de {headings} encabezados son preguntas. No cambia ninguna puntuación.',
  'heading-question-form.none': 'Ningún encabezado es una pregunta. No se pierde nada.',

  'heading-single-h1.title': 'La página tiene un solo H1',
  'heading-single-h1.question': '¿Es uno de los encabezados principales el titular?',
  'heading-single-h1.good': 'La página tiene un solo H1.',
  'heading-single-h1.second': 'El texto añade otro H1: «{heading}»',
  'heading-single-h1.several': 'El texto añade otros {count} H1; el primero: «{heading}»',
  'heading-single-h1.all': 'Los {count} encabezados principales son todos H1.',
  'heading-single-h1.none': 'La página no tiene H1.',
  'heading-single-h1.fix.demoteHeading': 'Convierta «{heading}» en un H2.',
  'heading-single-h1.fix.demoteAll': 'Conserve un solo H1, el titular de la página, y convierta los demás en H2.',
  'heading-single-h1.fix.addH1': 'Dé un titular a la página.',

  'heading-specific.title': 'Los encabezados dicen de qué tratan sus secciones',
  'heading-specific.question': '¿Sabría un lector por cada encabezado lo que sigue?',
  'heading-specific.good': '{specific} de {headings} encabezados dicen de qué tratan sus secciones.',
  'heading-specific.generic': 'El encabezado «{heading}» podría estar en cualquier artículo.',
  'heading-specific.fix.headingName': 'Nombre en «{heading}» aquello de lo que trata la sección.',

  'heading-structure.title': 'Los encabezados dividen bien el artículo',
  'heading-structure.question': '¿Guiarían mejor al lector otros encabezados?',
  'heading-structure.good': '{headings, plural, one {# encabezado divide} other {# encabezados dividen}} el texto.',
  'heading-structure.skipped': '«{heading}» es de nivel {level}; ahora toca el nivel {expected}.',
  'heading-structure.none': 'El texto tiene {words, plural, one {# palabra} other {# palabras}} y ningún encabezado.',
  'heading-structure.few': '{headings, plural, one {# encabezado} other {# encabezados}} en {words} palabras.',
  'heading-structure.many': '{headings} encabezados en {words} palabras: muchos para un texto de esta longitud.',
  'heading-structure.fix.fixLevel': 'Ponga «{heading}» en el nivel {level}.',
  'heading-structure.fix.addHeading': 'Divida el texto con encabezados que nombren lo que sigue.',
  'heading-structure.fix.joinSections': 'Una las secciones que tratan de lo mismo.',

  'image-alt.title': 'Las imágenes tienen texto alternativo',
  'image-alt.question': '¿Tiene descripción cada imagen que dice algo?',
  'image-alt.good':
    '{images, plural, one {La imagen tiene} other {Las # imágenes tienen}} texto alternativo o {images, plural, one {está marcada como decorativa} other {están marcadas como decorativas}}.',
  'image-alt.missing': '{missing} de {images, plural, one {# imagen} other {# imágenes}} sin texto alternativo: {name}',
  'image-alt.fix.writeAlt': 'Describa lo que muestra la imagen o márquela como decorativa.',

  'image-present.title': 'El artículo tiene una imagen o un vídeo',
  'image-present.question': '¿Ayudaría una imagen?',
  'image-present.good': '{media, plural, one {# imagen o vídeo} other {# imágenes y vídeos}}.',
  'image-present.lead': 'El artículo tiene una imagen principal.',
  'image-present.none': 'El artículo no tiene imagen ni vídeo.',
  'image-present.fix.addImage': 'Añada una imagen que muestre lo que describe el texto.',

  'indexnow.title': 'El sitio avisa de los cambios por IndexNow',
  'indexnow.used': 'El sitio avisa de los cambios por IndexNow. No cambia ninguna puntuación.',
  'indexnow.unused': 'El sitio no avisa de los cambios por IndexNow. Solo se pierde tiempo.',

  'keyphrase-alt.title': 'Una imagen muestra el tema y lo dice',
  'keyphrase-alt.good': '{met} de {images, plural, one {# imagen nombra} other {# imágenes nombran}} el tema.',
  'keyphrase-alt.none':
    '{images, plural, one {La imagen no nombra} other {De # imágenes, ninguna nombra}} el tema en su texto alternativo.',
  'keyphrase-alt.few': '{met} de {images} imágenes nombran el tema.',
  'keyphrase-alt.many': '{met} de {images} imágenes nombran el tema en su texto alternativo: probablemente demasiadas.',
  'keyphrase-alt.fix.describeImage': 'Donde una imagen muestre el tema, nómbrelo en el texto alternativo.',

  'keyphrase-anchor.title': 'Ningún enlace tiene la frase clave como texto',
  'keyphrase-anchor.good': 'Ningún enlace a otra página del sitio tiene la frase clave como texto.',
  'keyphrase-anchor.competing':
    '{links, plural, one {# enlace} other {# enlaces}} a otra página del sitio {links, plural, one {tiene} other {tienen}} «{phrase}» como texto.',
  'keyphrase-anchor.fix.renameLink': 'Dé al enlace un texto propio en lugar de «{phrase}».',

  'keyphrase-density.title': 'La frase clave se usa, y no demasiado',
  'keyphrase-density.good': '«{phrase}» se usa {uses, plural, one {una vez} other {# veces}}.',
  'keyphrase-density.none': 'El texto no usa «{phrase}» en ninguna frase.',
  'keyphrase-density.few': '«{phrase}» se usa {uses, plural, one {una vez} other {# veces}} en {words} palabras.',
  'keyphrase-density.many': '«{phrase}» se usa {uses} veces en {words} palabras: demasiado.',
  'keyphrase-density.fix.usePhrase': 'Nombre «{phrase}» donde el texto hable de ello.',
  'keyphrase-density.fix.varyPhrase': 'Sustituya «{phrase}» por otras palabras donde el tema esté claro.',

  'keyphrase-description.title': 'La metadescripción contiene la frase clave',
  'keyphrase-description.good': 'La metadescripción contiene «{phrase}».',
  'keyphrase-description.missing': 'A la metadescripción le falta «{phrase}».',
  'keyphrase-description.many': 'La metadescripción contiene «{phrase}» {times} veces.',
  'keyphrase-description.fix.writeDescription': 'Diga una vez qué aprenderá el lector sobre «{phrase}».',

  'keyphrase-distribution.title': 'La frase clave recorre el texto',
  'keyphrase-distribution.good': '«{phrase}» recorre el texto.',
  'keyphrase-distribution.gap': 'El {percent} por ciento del texto pasa sin «{phrase}».',
  'keyphrase-distribution.fix.spreadPhrase': 'Nombre de nuevo «{phrase}» donde el texto vuelve a ello.',

  'keyphrase-heading.title': 'Algunos encabezados contienen la frase clave',
  'keyphrase-heading.good': '{met} de {headings, plural, one {# encabezado recoge} other {# encabezados recogen}} la frase clave.',
  'keyphrase-heading.few': '{met} de {headings, plural, one {# encabezado recoge} other {# encabezados recogen}} la frase clave.',
  'keyphrase-heading.many': '{met} de {headings} encabezados recogen la frase clave: demasiados.',
  'keyphrase-heading.fix.nameInHeading': 'Recoja «{phrase}» en un encabezado donde encaje.',
  'keyphrase-heading.fix.varyHeadings': 'Haga que los encabezados digan lo que sus secciones tienen de distinto.',

  'keyphrase-intro.title': 'El comienzo contiene la frase clave',
  'keyphrase-intro.good': 'Una frase del primer párrafo contiene «{phrase}».',
  'keyphrase-intro.spread': 'El primer párrafo contiene «{phrase}», repartida en varias frases.',
  'keyphrase-intro.later': '«{phrase}» viene después del primer párrafo.',
  'keyphrase-intro.missing': 'El comienzo no menciona «{phrase}».',
  'keyphrase-intro.fix.openWithPhrase': 'Diga en las primeras frases que se trata de «{phrase}».',

  'keyphrase-length.title': 'La frase clave tiene la longitud de lo que se teclea',
  'keyphrase-length.good': 'La frase clave tiene {words, plural, one {# palabra con contenido} other {# palabras con contenido}}.',
  'keyphrase-length.long': 'La frase clave tiene {words} palabras con contenido; hasta {max} bastan.',
  'keyphrase-length.empty': 'La frase clave no tiene ninguna palabra con contenido.',
  'keyphrase-length.fix.shortenPhrase': 'Conserve las palabras que nombran el tema.',

  'keyphrase-slug.title': 'La dirección contiene la frase clave',
  'keyphrase-slug.good': 'La dirección contiene «{phrase}».',
  'keyphrase-slug.missing': 'A la dirección le faltan palabras de «{phrase}».',
  'keyphrase-slug.fix.nameInSlug': 'Use las palabras de «{phrase}» en la dirección.',

  'keyphrase-title.title': 'El título contiene la frase clave',
  'keyphrase-title.good': 'El título contiene «{phrase}».',
  'keyphrase-title.late': 'El título contiene «{phrase}», pero tarde.',
  'keyphrase-title.part': 'El título contiene una parte de «{phrase}».',
  'keyphrase-title.missing': 'Al título le falta «{phrase}».',
  'keyphrase-title.fix.chooseTitle': 'Lleve «{phrase}» al principio del título.',

  'keyphrase-unique.title': 'Ningún otro artículo tiene la misma frase clave',
  'keyphrase-unique.good': 'Ningún otro artículo tiene la frase clave «{phrase}».',
  'keyphrase-unique.used': '{articles, plural, one {# artículo más tiene} other {# artículos más tienen}} la frase clave «{phrase}».',
  'keyphrase-unique.fix.chooseKeyphrase': 'Elija otra frase clave en lugar de «{phrase}» o una los artículos.',

  'kind-parts.title': 'El texto tiene las partes que pide su género',
  'kind-parts.question': '¿Falta esta parte o está dicha de otra forma?',
  'kind-parts.good': 'Se encontraron las partes que pide un texto de este género.',
  'kind-parts.missing':
    '{part, select, ingredients {No se encontraron ingredientes} steps {No se encontraron pasos} time {No se encontró ningún tiempo} heat {No se encontró la temperatura del horno} yield {No se encontró para cuántos es} date {No se encontró ningún día} place {No se encontró ningún lugar} price {No se encontró el precio ni dónde conseguirlo} other {El comienzo no nombra a nadie}}.',
  'kind-parts.fix.addPart':
    '{part, select, yield {Diga para cuántas personas es, junto a los ingredientes} other {Escríbalo donde los lectores lo buscan}}.',

  'link-address.title': 'Los enlaces tienen direcciones que funcionan para los lectores',
  'link-address.good': '{links, plural, one {# dirección se puede} other {# direcciones se pueden}} seguir.',
  'link-address.broken': '«{address}» no es una dirección que se pueda seguir.',
  'link-address.script': '«{address}» ejecuta un script en lugar de llevar a algún sitio.',
  'link-address.private': '«{address}» lleva a un sitio de pruebas o a su propio equipo.',
  'link-address.mail': '«{address}» no es una dirección de correo.',
  'link-address.fix.fixLink': 'Corrija la dirección «{address}».',

  'link-external.title': 'El texto enlaza a otros sitios',
  'link-external.question': '¿Hay otra página, fuera del sitio, que merezca un enlace?',
  'link-external.good': '{links, plural, one {# enlace} other {# enlaces}} a otros sitios.',
  'link-external.nofollow': 'Todos los enlaces a otros sitios llevan nofollow.',
  'link-external.none': 'Ningún enlace a otro sitio.',
  'link-external.fix.linkSource': 'Enlace una fuente donde el texto se apoye en ella.',

  'link-internal.title': 'El texto enlaza a otras páginas del sitio',
  'link-internal.question': '¿Hay una página del sitio que merezca un enlace?',
  'link-internal.good': '{links, plural, one {# enlace} other {# enlaces}} a otras páginas del sitio.',
  'link-internal.nofollow': 'Todos los enlaces a otras páginas del sitio llevan nofollow.',
  'link-internal.none': 'Ningún enlace a otra página del sitio.',
  'link-internal.fix.addInternalLink': 'Enlace una página relacionada del sitio donde el texto toque su tema.',

  'link-text.title': 'Los textos de los enlaces dicen adónde llevan',
  'link-text.question': '¿Dice cada enlace adónde lleva?',
  'link-text.good': '{links, plural, one {# enlace dice adónde lleva} other {# enlaces dicen adónde llevan}}.',
  'link-text.vague':
    '{vague} de {links, plural, one {# enlace no dice adónde lleva} other {# enlaces no dicen adónde llevan}}, por ejemplo «{text}».',
  'link-text.fix.nameLink': 'Sustituya «{text}» por el nombre de lo enlazado.',

  'llms-txt.title': 'El sitio tiene un llms.txt',
  'llms-txt.present': 'El sitio tiene un llms.txt. No cambia ninguna puntuación.',
  'llms-txt.absent': 'El sitio no tiene llms.txt. No se pierde nada.',

  'markdown-alternate.title': 'La página ofrece una copia en Markdown',
  'markdown-alternate.declared': 'Se declara una copia en Markdown: {address}. No cambia ninguna puntuación.',
  'markdown-alternate.none': 'No se declara ninguna copia en Markdown. No se pierde nada.',

  'opening-answer.title': 'El comienzo responde a la pregunta principal',
  'opening-answer.question': '¿Dice el comienzo a qué han venido los lectores?',
  'opening-answer.good': 'El comienzo responde a «{question}».',
  'opening-answer.tells': 'El comienzo dice de qué trata el texto.',
  'opening-answer.later': 'Su respuesta a «{question}» está en el párrafo {paragraph}: «{quote}»',
  'opening-answer.buried': 'Lo principal no aparece hasta el párrafo {paragraph}: «{quote}». ¿Debería empezar el texto por ahí?',
  'opening-answer.unclear': 'No encontramos al principio una respuesta clara a «{question}». ¿Está ahí?',
  'opening-answer.apart': '¿Dice el comienzo de qué trata el texto? Una frase de más abajo dice más.',
  'opening-answer.empty': 'El principio no dice nada más que «{question}».',
  'opening-answer.generic':
    'El comienzo tiene las palabras de la pregunta, pero de {words} palabras con contenido seguidas solo {said} dicen algo del tema.',
  'opening-answer.fix.sayMore': 'Diga lo que es propio del tema: cantidades, nombres, lugares, partes, ejemplos.',
  'opening-answer.fix.leadWithAnswer': 'Empiece con una o dos frases que den lo que promete «{question}».',
  'opening-answer.fix.moveAnswer': 'Póngala al principio del texto.',

  'page-canonical.title': 'La página indica su dirección canónica',
  'page-canonical.question': '¿Es la dirección canónica la que quieres?',
  'page-canonical.good': 'La dirección canónica está bien declarada.',
  'page-canonical.missing': 'No se declara ninguna dirección canónica.',
  'page-canonical.several': 'Se declaran {count} direcciones canónicas; los buscadores eligen entonces por su cuenta.',
  'page-canonical.relative': 'La dirección canónica «{address}» no es absoluta.',
  'page-canonical.insecure': 'La dirección canónica «{address}» no usa https.',
  'page-canonical.fix.setCanonical': 'Declare la dirección completa de esta misma página, con https.',

  'page-genuine.title': 'La página es una página de verdad',
  'page-genuine.good': 'La página es una página de verdad.',
  'page-genuine.error': 'La página parece una página de error: «{title}»',
  'page-genuine.fix.answerTruly': 'Haga que el servidor responda a los errores con su propio estado.',

  'page-hreflang.title': 'Las traducciones de la página están bien declaradas',
  'page-hreflang.question': '¿Nombra cada versión a todas las demás y a sí misma?',
  'page-hreflang.good': '{languages, plural, one {# traducción está bien declarada} other {# traducciones están bien declaradas}}.',
  'page-hreflang.invalid': '«{language}» no es una etiqueta de idioma.',
  'page-hreflang.relative': '«{address}» no es absoluta.',
  'page-hreflang.noSelf': 'La página no se nombra a sí misma entre sus traducciones.',
  'page-hreflang.fix.fixHreflang': 'Indique cada versión con su dirección absoluta, también esta página.',

  'page-indexable.title': 'Los buscadores pueden indexar la página',
  'page-indexable.question': '¿Es la dirección canónica el mismo artículo?',
  'page-indexable.good': 'Nada impide a los buscadores indexar esta página.',
  'page-indexable.noindex': 'La página pide a los buscadores que no la indexen ({directive}).',
  'page-indexable.status': 'El servidor responde con el estado {status}; solo se indexan las páginas que responden con 200.',
  'page-indexable.canonical': 'La dirección canónica apunta a otra página: {address}.',
  'page-indexable.fix.allowIndexing': 'Quite la directiva noindex, o publique la página, si debe ser encontrada.',
  'page-indexable.fix.setCanonical': 'Apunte la dirección canónica a esta página si es la que debe ser encontrada.',

  'page-lang.title': 'La página declara su idioma',
  'page-lang.good': 'La página declara el idioma {language}.',
  'page-lang.missing': 'La página no declara ningún idioma.',
  'page-lang.invalid': '«{language}» no es una etiqueta de idioma.',
  'page-lang.differs': 'La página declara {declared}, pero el idioma del artículo es {language}.',
  'page-lang.fix.setLang': 'Declare lang="{language}" en el elemento html.',

  'page-metadata.title': 'La página se describe a sí misma',
  'page-metadata.good': 'Están los {items} datos que describen la página.',
  'page-metadata.missing':
    'Están {present} de los {items} datos que describen la página. Lo primero que falta: {item, select, title {un título} description {una metadescripción} h1 {exactamente un H1} lang {el idioma} canonical {una sola dirección canónica} other {un dato}}.',
  'page-metadata.fix.addTitle': 'Escriba un título.',
  'page-metadata.fix.addDescription': 'Escriba una metadescripción.',
  'page-metadata.fix.singleH1': 'Dé a la página exactamente un H1.',
  'page-metadata.fix.setLang': 'Declare el idioma en el elemento html.',
  'page-metadata.fix.setCanonical': 'Declare una sola dirección canónica.',

  'page-robots.title': 'Las directivas para robots son claras y dejan encontrar la página',
  'page-robots.question': '¿Son intencionadas todas estas directivas para robots?',
  'page-robots.good': 'Las directivas para robots son claras.',
  'page-robots.noindex': 'La página pide no ser indexada.',
  'page-robots.conflict': 'Las directivas para robots se contradicen: {directives}.',
  'page-robots.several': 'Hay {count} elementos robots; cuenta el más estricto.',
  'page-robots.nofollow': 'La página pide que no se sigan sus enlaces.',
  'page-robots.fix.allowIndexing': 'Quite la directiva noindex si la página debe ser encontrada.',
  'page-robots.fix.clearRobots': 'Deje un solo elemento robots con lo que quiere decir.',

  'page-snippet.title': 'Los motores pueden mostrar texto de la página',
  'page-snippet.good': 'Nada impide a los motores citar el texto.',
  'page-snippet.nosnippet': 'La página prohíbe los fragmentos (nosnippet).',
  'page-snippet.short':
    'La página solo permite fragmentos de {characters, plural, one {# carácter} other {# caracteres}}; las respuestas necesitan {min} o más.',
  'page-snippet.covered': 'El {percent} por ciento del texto está bajo data-nosnippet.',
  'page-snippet.fix.allowSnippet': 'Quite la restricción de las directivas para robots y del marcado.',

  'page-viewport.title': 'Los lectores pueden ampliar la página',
  'page-viewport.question': '¿Pueden los lectores ampliar la página?',
  'page-viewport.good': 'La página cabe en pantallas pequeñas y se puede ampliar.',
  'page-viewport.missing': 'La página no declara ningún viewport.',
  'page-viewport.locked': 'La página prohíbe ampliar.',
  'page-viewport.fix.fixViewport': 'Declare width=device-width, initial-scale=1 y ningún límite de escala.',

  'paragraph-length.title': 'Ningún párrafo es muy largo',
  'paragraph-length.question': '¿Se leería mejor el párrafo largo dividido en dos?',
  'paragraph-length.good': 'El párrafo más largo tiene {words} {unit, select, characters {caracteres} other {palabras}}.',
  'paragraph-length.long':
    'Un párrafo de {words} {unit, select, characters {caracteres} other {palabras}} es largo; hasta {max} se leen bien.',
  'paragraph-length.fix.splitParagraph': 'Divida el párrafo donde empieza una idea nueva.',

  'passage-self-contained.title': 'Las secciones empiezan de modo que se sostienen solas',
  'passage-self-contained.question': '¿Se entiende cada sección si solo se lee esa?',
  'passage-self-contained.good':
    '{met} de {sections, plural, one {# sección empieza de modo que se sostiene sola} other {# secciones empiezan de modo que se sostienen solas}}.',
  'passage-self-contained.pointsBack': 'El texto bajo «{heading}» empieza con «{word}», que remite a algo anterior al encabezado.',
  'passage-self-contained.unnamed': 'El primer párrafo bajo «{heading}» no nombra su tema.',
  'passage-self-contained.fix.nameSubject': 'En lugar de «{word}», escriba aquello a lo que se refiere.',
  'passage-self-contained.fix.nameTopic': 'Nombre el tema en el primer párrafo de «{heading}».',

  'passage-size.title': 'Los párrafos tienen un tamaño que se puede citar',
  'passage-size.question': '¿Serían más fáciles de citar los párrafos y secciones con otra longitud?',
  'passage-size.good': '{fitting} de {paragraphs} párrafos tienen un tamaño que se puede citar.',
  'passage-size.long': 'Un párrafo de {words} palabras es demasiado largo para citarlo entero.',
  'passage-size.fix.splitParagraph': 'Divida el párrafo donde empieza una idea nueva.',

  'passive-voice.title': 'Las frases dicen quién hace qué',
  'passive-voice.question': '¿Sería más claro decir quién actúa?',
  'passive-voice.good': 'El {percent} por ciento de las frases está en voz pasiva.',
  'passive-voice.many': 'El {percent} por ciento de las frases está en voz pasiva; una décima parte ya es mucho.',
  'passive-voice.fix.nameActor': 'Diga quién lo hace.',

  'question-coverage.title': 'El artículo responde a las preguntas que plantea',
  'question-coverage.question': '¿Encontraría un lector las respuestas a estas preguntas?',
  'question-coverage.good': '{answered} de {total, plural, one {# pregunta respondida} other {# preguntas respondidas}}.',
  'question-coverage.unanswered': 'El texto no responde a «{question}».',
  'question-coverage.unclear': 'No encontramos una respuesta clara a «{question}». ¿Está en el texto?',
  'question-coverage.fix.answerQuestion': 'Responda a «{question}» en una o dos frases que no se limiten a repetirla.',
  'question-coverage.fix.sayClearly': 'Si no está, responda a «{question}» en una frase clara.',

  'quotation-attributed.title': 'El artículo cita a personas y dice quiénes son',
  'quotation-attributed.question': '¿Está claro quién dice lo citado, o hay alguien a quien merezca la pena citar?',
  'quotation-attributed.good': '{quotations, plural, one {# cita nombra} other {# citas nombran}} a quien habla.',
  'quotation-attributed.few': 'El texto no cita a nadie por su nombre.',
  'quotation-attributed.unattributed': 'No se nombra a nadie para «{quote}».',
  'quotation-attributed.fix.quoteExpert': 'Cite por su nombre a alguien que sepa, si ha hablado con esa persona o puede citar la fuente.',
  'quotation-attributed.fix.nameSpeaker': 'Diga quién lo dijo.',

  'search-bot-access.title': 'Los rastreadores de buscadores y motores de respuesta pueden leer la página',
  'search-bot-access.good': 'Los {bots} rastreadores de buscadores y motores de respuesta pueden leer la página.',
  'search-bot-access.blocked': 'robots.txt deja fuera a {blocked} de {bots} rastreadores de buscadores y motores de respuesta: {names}.',
  'search-bot-access.fix.allowBot': 'Permita {bot} en robots.txt si la página debe encontrarse allí.',

  'section-opening-answer.title': 'Las secciones empiezan con lo que promete su encabezado',
  'section-opening-answer.question': '¿Empieza cada sección con lo que promete su encabezado?',
  'section-opening-answer.good':
    '{met} de {sections, plural, one {# sección empieza} other {# secciones empiezan}} con lo que promete su encabezado.',
  'section-opening-answer.open': 'El texto bajo «{heading}» no empieza con lo que nombra el encabezado.',
  'section-opening-answer.generic':
    'Las secciones empiezan con palabras de su encabezado, pero de {words} palabras con contenido seguidas solo {said} dicen algo del tema.',
  'section-opening-answer.fix.sayMore': 'Diga en cada sección lo que le es propio: cantidades, nombres, lugares, partes, ejemplos.',
  'section-opening-answer.fix.openSection': 'Empiece la sección «{heading}» con dos o tres frases que den lo que promete el encabezado.',

  'sentence-length.title': 'Pocas frases son largas',
  'sentence-length.question': '¿Se podrían dividir las frases más largas?',
  'sentence-length.good': 'El {percent} por ciento de las frases pasa de {limit} {unit, select, characters {caracteres} other {palabras}}.',
  'sentence-length.long':
    'El {percent} por ciento de las frases pasa de {limit} {unit, select, characters {caracteres} other {palabras}}; procure que sea un cuarto como mucho.',
  'sentence-length.fix.shortenSentence':
    'Divida las frases largas; la más larga tiene {words} {unit, select, characters {caracteres} other {palabras}}.',

  'sentence-start.title': 'Las frases vecinas empiezan de formas distintas',
  'sentence-start.question': '¿Deben empezar igual tantas frases?',
  'sentence-start.good': 'Las frases vecinas empiezan de formas distintas.',
  'sentence-start.same': '{times} frases seguidas empiezan con «{word}».',
  'sentence-start.fix.varyStart': 'Empiece una de las frases con algo distinto de «{word}».',

  'slug-short.title': 'La dirección es corta y legible',
  'slug-short.question': '¿Podría ser más corta la dirección?',
  'slug-short.good': 'La dirección es corta y legible.',
  'slug-short.long': 'La dirección tiene {length} caracteres; procure no pasar de {max}.',
  'slug-short.form': '«{slug}» tiene mayúsculas o guiones bajos; las minúsculas y los guiones se leen mejor.',
  'slug-short.empty': '«{slug}» no dice nada del tema.',
  'slug-short.fix.shortenSlug': 'Conserve las dos a cinco palabras que nombran el tema.',

  'social-card.title': 'Los enlaces compartidos muestran una tarjeta',
  'social-card.good': 'Los enlaces compartidos muestran una tarjeta.',
  'social-card.missing': 'Los enlaces compartidos no muestran ninguna tarjeta.',
  'social-card.fix.addCard': 'Haga que su sistema imprima twitter:card o las propiedades de Open Graph.',

  'social-open-graph.title': 'Los enlaces compartidos muestran título, texto e imagen',
  'social-open-graph.question': '¿Ayudaría una vista previa con imagen y texto propios?',
  'social-open-graph.good': 'La vista previa de los enlaces compartidos está completa.',
  'social-open-graph.missing': 'Están {present} de {total} propiedades para vistas previas; faltan: {names}.',
  'social-open-graph.relative': 'La dirección de la imagen «{address}» no es absoluta.',
  'social-open-graph.small': 'La imagen mide {width} × {height} píxeles; las vistas previas grandes necesitan 1200 × 630.',
  'social-open-graph.fix.addOpenGraph': 'Haga que su sistema imprima las propiedades de Open Graph.',
  'social-open-graph.fix.writeWhole': 'Escriba en og:image la dirección completa, desde https://.',

  'source-linked.title': 'Las afirmaciones se apoyan en fuentes enlazadas',
  'source-linked.question': '¿Hay una fuente que puedas enlazar?',
  'source-linked.reserved': 'Todos los enlaces a otros sitios ({links}) llevan a nombres que no existen, como example.org.',
  'source-linked.good': '{sources, plural, one {# fuente enlazada} other {# fuentes distintas enlazadas}}.',
  'source-linked.none': 'El texto no enlaza ni enumera ninguna fuente.',
  'source-linked.few': '{sources, plural, one {# fuente enlazada} other {# fuentes enlazadas}} en {words} palabras.',
  'source-linked.many': '{sources} fuentes enlazadas en {words} palabras: más de las que un lector puede seguir.',
  'source-linked.fix.linkSource': 'Enlace el estudio, el documento o la página en que se apoya una afirmación.',
  'source-linked.fix.thinSources': 'Conserve los enlaces que sostienen una afirmación.',

  'source-named.title': 'Las fuentes tienen nombre y se pueden abrir',
  'source-named.question': '¿Cuál?',
  'source-named.good': 'Todos tienen nombre.',
  'source-named.unnamed': '«{quote}» no nombra ninguna fuente.',
  'source-named.dead': '«{address}» ya no lleva a ninguna parte.',
  'source-named.example': '«{address}» es un nombre para ejemplos: allí no hay ninguna fuente.',
  'source-named.fix.nameSource': 'Nómbrelo y enlácelo, o quítelo.',
  'source-named.fix.otherSource': 'Enlace una página que exista o quite la afirmación.',

  'specific-density.title': 'El artículo concreta: fechas, cantidades, versiones, nombres',
  'specific-density.question': '¿Puedes nombrar aquí una fecha, un precio, un lugar o una persona?',
  'specific-density.good':
    '{specifics, plural, one {# fecha, cantidad, versión o nombre} other {# fechas, cantidades, versiones y nombres}}.',
  'specific-density.vague':
    '{specifics, plural, one {# fecha, cantidad, versión o nombre} other {# fechas, cantidades, versiones y nombres}} en {words} palabras.',
  'specific-density.nothing':
    'Aquí no hay nada que comprobar ni citar: ni cifra, ni fecha, ni nombre, ni lugar, ni fuente, ni cita, ni paso.',
  'specific-density.hardly':
    'Aquí apenas hay nada que comprobar ni citar: {specifics, plural, one {# cifra, fecha, nombre o cita} other {# cifras, fechas, nombres y citas}} en {words} palabras.',
  'specific-density.noPrice': 'El título promete un precio y el texto no da ninguno.',
  'specific-density.fix.nameSpecifics': 'Diga la fecha, la cantidad, la versión, el lugar o la persona cuando los sepa.',

  'statistic-density.title': 'El artículo da cifras',
  'statistic-density.question': '¿Conoces una cifra que haga el texto más exacto?',
  'statistic-density.good': '{figures, plural, one {# cifra} other {# cifras}} con unidad, moneda o cosa contada.',
  'statistic-density.none': 'El texto no da ninguna cifra.',
  'statistic-density.empty':
    'Al texto le falta sustancia: ninguna cifra, ninguna fuente, ninguna cita, y {filler} de {words} palabras podrían estar en cualquier artículo.',
  'statistic-density.few': '{figures, plural, one {# cifra} other {# cifras}} en {words} palabras.',
  'statistic-density.many': '{figures} cifras en {words} palabras: tantas que cada una se pierde.',
  'statistic-density.fix.addSubstance':
    'Cambie las frases generales por lo que solo usted puede contar: una cifra, un ejemplo, un nombre, una fuente.',
  'statistic-density.fix.addFigure': 'Añada una cifra que conozca y cuya fuente pueda nombrar.',
  'statistic-density.fix.thinFigures': 'Pase algunas cifras a una tabla.',

  'statistic-source.title': 'Las cifras nombran su fuente',
  'statistic-source.question': '¿Necesitan los lectores saber de dónde viene esta cifra?',
  'statistic-source.good': '{sourced} de {figures, plural, one {# cifra nombra} other {# cifras nombran}} una fuente.',
  'statistic-source.unsourced': 'El texto no dice de dónde procede «{figure}».',
  'statistic-source.unnamed': 'El texto no nombra el estudio o la encuesta de donde procede «{figure}».',
  'statistic-source.fix.sourceFigure': 'Diga de dónde sale {figure}, con un enlace o un nombre, en la misma frase o en la siguiente.',

  'structured-data-faq.title': 'La página tiene marcado de preguntas frecuentes',
  'structured-data-faq.present': 'La página tiene marcado de preguntas frecuentes. No cambia ninguna puntuación.',
  'structured-data-faq.absent': 'La página no tiene marcado de preguntas frecuentes. No se pierde nada.',

  'structured-data-howto.title': 'La página tiene marcado HowTo',
  'structured-data-howto.present': 'La página tiene marcado HowTo. No cambia ninguna puntuación.',
  'structured-data-howto.absent': 'La página no tiene marcado HowTo. No se pierde nada.',

  'structured-data-present.title': 'La página tiene datos estructurados',
  'structured-data-present.present': 'Datos estructurados: {types}. No cambian ninguna puntuación.',
  'structured-data-present.absent': 'Sin datos estructurados. No cambia ninguna puntuación.',

  'structured-data-valid.title': 'Los datos estructurados son válidos y dicen lo que dice la página',
  'structured-data-valid.good': 'Los datos estructurados son válidos.',
  'structured-data-valid.broken': 'Un bloque de los datos estructurados no es JSON válido.',
  'structured-data-valid.missing': 'En los datos estructurados, a {type} le falta {property}.',
  'structured-data-valid.headline': 'Los datos estructurados ({type}) dicen «{headline}»; los lectores ven otro titular.',
  'structured-data-valid.date': '{property} de {type} no es la fecha que ven los lectores.',
  'structured-data-valid.text': 'Lo que dice {property} de {type} no está en el texto.',
  'structured-data-valid.duplicate': '{type} aparece más de una vez.',
  'structured-data-valid.fix.fixMarkup': 'Corrija los datos estructurados o deje que Citable los escriba.',

  'subheading-distribution.title': 'Ningún tramo largo queda sin encabezado',
  'subheading-distribution.question': '¿Ayudaría un encabezado en el tramo largo?',
  'subheading-distribution.good':
    'El tramo más largo sin encabezado tiene {words} {unit, select, characters {caracteres} other {palabras}}.',
  'subheading-distribution.long':
    'Un tramo de {words} {unit, select, characters {caracteres} other {palabras}} no tiene encabezado; procure no pasar de {max}.',
  'subheading-distribution.fix.addHeading': 'Divida el tramo con un encabezado que nombre lo que sigue.',

  'term-repetition.title': 'Ninguna palabra se repite más de lo que pide el tema',
  'term-repetition.question': '¿Necesita el texto esta palabra tantas veces?',
  'term-repetition.good': 'Ninguna palabra se repite más de lo que pide el tema.',
  'term-repetition.stuffed': '«{word}» aparece {count} veces en {words} palabras.',
  'term-repetition.spam': '«{word}» aparece {count} veces en {words} palabras, y eso parece spam.',
  'term-repetition.again': 'De {stretch} palabras con contenido seguidas, solo {different} son distintas: el texto dice otra vez lo mismo.',
  'term-repetition.fix.varyTerm': 'Sustituya «{word}» por un pronombre u otra palabra donde el tema esté claro.',
  'term-repetition.fix.sayMore': 'Reformule o quite las frases que solo repiten lo ya dicho.',

  'text-depth.title': 'El texto dice mucho que sirve al lector',
  'text-depth.question': '¿Hay más que sirva al lector?',
  'text-depth.good': '{terms, plural, one {# término distinto} other {# términos distintos}} en pasajes que se pueden citar.',
  'text-depth.little':
    'En los pasajes que se pueden citar hay {terms, plural, one {# término distinto} other {# términos distintos}}; con {most} se logran todos los puntos.',
  'text-depth.fix.sayMore':
    'Añada lo que sabe del tema y otros no dicen: causas, casos, cifras, nombres, excepciones. Repetir y rellenar no cuenta.',

  'text-ease.title': 'El índice de lectura es el de un lenguaje llano',
  'text-ease.question': '¿Podrían ser más sencillas algunas frases?',
  'text-ease.good': 'Facilidad de lectura {ease} de 100 ({formula}).',
  'text-ease.hard': 'Facilidad de lectura {ease} de 100 ({formula}); 60 es lenguaje llano.',
  'text-ease.fix.useShortWords': 'Divida las frases largas y prefiera palabras más cortas.',

  'text-fluency.title': 'El texto fluye sin repeticiones ni muletillas',
  'text-fluency.question': '¿Se dice algo dos veces sin necesidad?',
  'text-fluency.good': '{faults, plural, one {# repetición o muletilla} other {# repeticiones y muletillas}} en {words} palabras.',
  'text-fluency.doubled':
    '{faults, plural, one {# repetición o muletilla} other {# repeticiones y muletillas}} en {words} palabras; «{word}» está dos veces seguidas.',
  'text-fluency.disorder': 'En {words} palabras hay {faults} veces juntas palabras que nunca lo están: las palabras están desordenadas.',
  'text-fluency.repeated': '{faults, plural, one {# repetición o muletilla} other {# repeticiones y muletillas}} en {words} palabras.',
  'text-fluency.fix.orderWords': 'Restablezca el orden de las palabras.',
  'text-fluency.fix.removeDoubled': 'Quite el segundo «{word}».',
  'text-fluency.fix.removeRepetition': 'Dígalo una vez y suprima las expresiones que no dicen nada.',

  'text-in-html.title': 'El texto está en el HTML',
  'text-in-html.question': '¿Contiene la página su texto sin scripts?',
  'text-in-html.good': 'El texto está en el HTML que envía el servidor.',
  'text-in-html.empty': 'El HTML contiene un marco vacío; el texto lo hacen los scripts.',
  'text-in-html.part': 'El HTML contiene {words} de {known} palabras; el resto lo hacen los scripts.',
  'text-in-html.fix.renderOnServer': 'Haga que el servidor envíe el texto (generado en el servidor o en páginas estáticas).',

  'text-length.title': 'La página no es escasa',
  'text-length.question': '¿Dice el texto todo lo que necesita el lector?',
  'text-length.good': '{words, plural, one {# palabra} other {# palabras}}.',
  'text-length.thin': '{words, plural, one {# palabra} other {# palabras}}; por debajo de {min} una página se considera escasa.',
  'text-length.goodCharacters': '{characters, plural, one {# carácter} other {# caracteres}}.',
  'text-length.thinCharacters':
    '{characters, plural, one {# carácter} other {# caracteres}}; por debajo de {min} una página se considera escasa.',
  'text-length.fix.extendText': 'Diga lo que el lector aún necesita saber, si hay algo.',

  'text-readability.title': 'El índice de lectura es aceptable',
  'text-readability.question': '¿Es el lenguaje tan sencillo como permite el tema?',
  'text-readability.ease': 'Facilidad de lectura {ease} de 100 ({formula}).',
  'text-readability.sentences': 'Las frases tienen {words, plural, one {# palabra} other {# palabras}} de media.',
  'text-readability.fix.useShortWords': 'Prefiera palabras más cortas: ninguna frase es demasiado larga.',
  'text-readability.fix.shortenSentence':
    'Divida las frases largas; la más larga tiene {words, plural, one {# palabra} other {# palabras}}.',

  'text-slips.title': 'El texto no tiene descuidos que él mismo muestre',
  'text-slips.question': '¿Está así a propósito?',
  'text-slips.good': 'Ningún párrafo está repetido, no se encontró ninguna palabra escrita de dos formas y cada paréntesis se cierra.',
  'text-slips.doubledParagraph': 'Un párrafo aparece dos veces en el texto: «{quote}».',
  'text-slips.saidAgain': 'Un párrafo repite otro: «{quote}».',
  'text-slips.twoFigures': 'Aquí dice «{rare}», en otro lugar del texto «{common}».',
  'text-slips.unfit': '«{rare}» no encaja con «{common}».',
  'text-slips.overWhole': '«{quote}»: no hay más del 100 %.',
  'text-slips.twoOffices': 'Aquí dice «{rare}», en otro lugar del texto «{common}».',
  'text-slips.twoSpellings': 'Aquí dice «{rare}», en otros lugares del texto «{common}».',
  'text-slips.wrongWeekday': '«{quote}»: ese día es {weekday}.',
  'text-slips.wrongFigure': '«{quote}»: las cifras del texto dan {value}.',
  'text-slips.miscounted': '«{quote}»: el texto da {value}.',
  'text-slips.skippedNumber': '«{quote}» sigue al número {value}.',
  'text-slips.missingPart': 'El texto remite a «{quote}», y no lo tiene.',
  'text-slips.unlisted': 'Un paso usa «{quote}», que no está en la lista.',
  'text-slips.unused': 'Ningún paso usa «{quote}».',
  'text-slips.endFirst': '«{quote}» termina antes de empezar.',
  'text-slips.openMark': 'Un paréntesis o unas comillas se abren y no se cierran: «{quote}».',
  'text-slips.fix.correctOne': 'Corrija lo que no es cierto.',
  'text-slips.mixedAddress': 'Aquí se habla al lector con «{rare}», en otros lugares del texto con «{common}».',
  'text-slips.noLink': '«{quote}»: no hay ningún enlace.',
  'text-slips.noNote': '«{quote}»: falta la nota del asterisco.',
  'text-slips.noDeadline': '«{quote}»: no se indica ningún día.',
  'text-slips.longSentence': 'Una frase tiene {words} palabras: «{quote}».',
  'text-slips.fix.addressAlike': 'Trátelo siempre de la misma forma.',
  'text-slips.fix.divideSentence': 'Divídala en dos o tres frases.',
  'text-slips.fix.deleteRepetition': 'Borre uno de los dos.',
  'text-slips.fix.spellAlike': 'Escriba «{common}» también aquí, si se trata de lo mismo.',
  'text-slips.fix.addOrDrop': 'Añada lo que falta o quite esto.',
  'text-slips.fix.closeMark': 'Ciérrelo donde termina el inciso o la cita.',

  'text-sufficient.title': 'Hay texto suficiente para juzgar',
  'text-sufficient.good': '{words, plural, one {# palabra} other {# palabras}} de texto.',
  'text-sufficient.little':
    '{words, plural, one {# palabra} other {# palabras}} de texto{repeated, select, yes {, contando una vez las frases repetidas} other {}}; por debajo de {min} la puntuación queda limitada.',
  'text-sufficient.littleCharacters':
    '{characters, plural, one {# carácter} other {# caracteres}} de texto{repeated, select, yes {, contando una vez las frases repetidas} other {}}; por debajo de {min} la puntuación queda limitada.',
  'text-sufficient.short': '{count, plural, one {# palabra} other {# palabras}} de texto: demasiado poco para juzgar.',
  'text-sufficient.shortCharacters': '{count, plural, one {# carácter} other {# caracteres}} de texto: demasiado poco para juzgar.',
  'text-sufficient.empty': '{words} de {of} palabras están en párrafos que podrían figurar en cualquier artículo.',
  'text-sufficient.locked':
    '{count, plural, one {Se puede leer # palabra} other {Se pueden leer # palabras}}; según la página, el resto es para quienes inician sesión o pagan. Las máquinas que citan no ven más.',
  'text-sufficient.lockedCharacters':
    '{count, plural, one {Se puede leer # carácter} other {Se pueden leer # caracteres}}; según la página, el resto es para quienes inician sesión o pagan. Las máquinas que citan no ven más.',
  'text-sufficient.goodCharacters': '{characters, plural, one {# carácter} other {# caracteres}} de texto.',
  'text-sufficient.fix.extendText': 'Diga lo que el lector aún necesita saber.',
  'text-sufficient.fix.unlockText': 'Muestre más texto sin iniciar sesión si quiere que lo citen.',

  'text-toc.title': 'El texto tiene un índice',
  'text-toc.some': 'Un índice con {entries, plural, one {# entrada} other {# entradas}}. No cambia ninguna puntuación.',
  'text-toc.none': 'Sin índice. No se pierde nada.',

  'text-unfinished.title': 'El texto está terminado',
  'text-unfinished.question': '¿Falta algo aquí?',
  'text-unfinished.good': 'No se encontró ningún lugar que falte por escribir.',
  'text-unfinished.placeholder': '«{quote}» ocupa el lugar de algo que falta por escribir.',
  'text-unfinished.assistant': '«{quote}» es lo que un asistente dice a su usuario, no a los lectores.',
  'text-unfinished.openEnd': 'Un párrafo se corta en mitad de la frase: «{quote}».',
  'text-unfinished.nothingAfter': '«{quote}» anuncia algo, y no sigue nada.',
  'text-unfinished.emptyPromise': '«{quote}» hace esperar cifras, y su apartado no da ninguna.',
  'text-unfinished.emptySection': 'No hay texto bajo el encabezado «{quote}».',
  'text-unfinished.fix.finishText': 'Escriba lo que falta o borre la línea.',
  'text-unfinished.fix.removeLine': 'Borre la línea.',

  'text-visible.title': 'Los lectores ven todo el texto que ven las máquinas',
  'text-visible.good': 'No se encontró texto oculto.',
  'text-visible.instruction': 'El texto contiene una instrucción a modelos de lenguaje: «{quote}»',
  'text-visible.hiddenInstruction': 'Un texto oculto contiene una instrucción a modelos de lenguaje: «{quote}»',
  'text-visible.invisible': 'El texto contiene series de caracteres invisibles cerca de «{quote}».',
  'text-visible.leftovers': '{count, plural, one {# lugar contiene} other {# lugares contienen}} caracteres invisibles que dejó un editor.',
  'text-visible.hidden': 'Hay texto oculto a los lectores: «{quote}»',
  'text-visible.fix.removeHidden': 'Quítelo. Si no lo escribió usted, averigüe quién cambió la página.',
  'text-visible.fix.removeLeftovers': 'Quita los caracteres invisibles.',

  'text-word-count.title': 'Lo largo que es el artículo',
  'text-word-count.long': '{words} palabras (en chino, japonés y tailandés: caracteres). No cambia ninguna puntuación.',
  'text-word-count.short': '{words} palabras (en chino, japonés y tailandés: caracteres). No cambia ninguna puntuación.',

  'title-answered.title': 'El texto responde a lo que insinúa el título',
  'title-answered.question': '¿Cumple el texto lo que promete el título?',
  'title-answered.good': 'El título no promete más de lo que cumple el texto.',
  'title-answered.teasing': 'El título despierta curiosidad y el texto no la resuelve.',
  'title-answered.bait': 'El título tiene palabras que solo despiertan curiosidad y no dicen nada del texto.',
  'title-answered.stuffed': 'El título repite una palabra, como para los buscadores.',
  'title-answered.fix.sayAnswer': 'Diga en el título qué aprenderá el lector, o respóndalo al comienzo.',

  'title-h1-match.title': 'El título y el H1 hablan de lo mismo',
  'title-h1-match.question': '¿Hablan el título y el encabezado de lo mismo?',
  'title-h1-match.good': 'El título y el H1 hablan de lo mismo.',
  'title-h1-match.apart': 'El título apenas comparte una palabra con el H1 «{headline}».',
  'title-h1-match.fix.alignTitle': 'Lleve el tema del H1 al título, o al revés.',

  'title-labels.title': 'El título no es una etiqueta ni lleva otras',
  'title-labels.question': '¿Necesita el título esta etiqueta?',
  'title-labels.good': 'Ninguna etiqueta, sección, firma o fecha rodea el título.',
  'title-labels.label': '«{label}» en el título no dice nada del tema.',
  'title-labels.section': '«{label}» en el título es el nombre de una sección.',
  'title-labels.byline': '«{label}» en el título nombra al autor, que tiene su propia línea.',
  'title-labels.date': '«{label}» en el título es una fecha, que tiene su propia línea.',
  'title-labels.labelOnly': 'El título es una etiqueta: no dice lo que cuenta el texto.',
  'title-labels.subjectOnly': 'El título nombra «{term}» y no dice nada de ello.',
  'title-labels.fix.sayNews': 'Diga en el título lo que cuenta el texto: qué pasó, para qué sirve o qué resultó.',
  'title-labels.fix.cutLabel': 'Quite «{label}» del título.',

  'title-length.title': 'El título tiene una longitud que los resultados pueden mostrar',
  'title-length.question': '¿Dice el título lo suficiente y nada más?',
  'title-length.good': 'El título tiene {length, plural, one {# carácter} other {# caracteres}}.',
  'title-length.short': 'El título tiene {length, plural, one {# carácter} other {# caracteres}}; procure llegar al menos a {min}.',
  'title-length.long':
    'El título tiene {length, plural, one {# carácter} other {# caracteres}}; los resultados pueden cortarlo después de {max}.',
  'title-length.fix.chooseTitle': 'Cambie el título si así no funciona.',

  'title-present.title': 'La página tiene un título',
  'title-present.good': 'La página tiene un título.',
  'title-present.missing': 'La página no tiene título.',
  'title-present.fix.chooseTitle': 'Escriba un título o elija uno propuesto.',

  'title-promise.title': 'El texto retoma lo que nombra su título',
  'title-promise.question': '¿Cumple el texto lo que promete su título?',
  'title-promise.good': 'Las cifras y los nombres del título que se leyeron están también en el texto.',
  'title-promise.number': 'El título dice «{quote}», y el texto nunca llega a ello.',
  'title-promise.name': 'El título nombra «{quote}», y el texto nunca.',
  'title-promise.whole': 'El título dice «{quote}», y el texto nunca llega a ello.',
  'title-promise.figure': 'El título dice «{quote}», y el texto no tiene ninguna cifra.',
  'title-promise.count': 'El título dice «{quote}» y el texto tiene {count, plural, one {# parte} other {# partes}}.',
  'title-promise.fix.countParts': 'Escriba {count} en el título, o añada lo que falta.',
  'title-promise.fix.keepPromise': 'Diga en el texto qué hay de «{quote}», o quítelo del título.',

  'title-question-match.title': 'El título y la descripción nombran lo que preguntan los lectores',
  'title-question-match.question': '¿Usa el título las palabras con las que buscan los lectores?',
  'title-question-match.good': 'El título, la descripción, el titular y la dirección cubren «{question}».',
  'title-question-match.uncovered': 'Al título le faltan palabras de «{question}»: {terms}.',
  'title-question-match.weak': 'La descripción, el titular o la dirección dicen poco de «{question}».',
  'title-question-match.fix.titleCoverTerm': 'Lleve «{term}» al título.',
  'title-question-match.fix.describeQuestion': 'Recoja «{question}» en la metadescripción.',

  'title-subject.title': 'El título nombra el tema del texto',
  'title-subject.question': '¿Dice el título de qué trata el texto?',
  'title-subject.good': 'El título retoma palabras del texto; la más frecuente en él es «{term}».',
  'title-subject.missing': '«{term}» aparece {count, plural, one {en el texto} other {# veces en el texto}}, pero no en el título.',
  'title-subject.hardly': 'El título apenas dice de qué trata el texto.',
  'title-subject.nothing': 'El título no nombra nada de lo que habla el texto.',
  'title-subject.fix.nameSubject': 'Diga en el título de qué trata el texto: quizá «{term}».',
  'title-subject.fix.saySubject': 'Diga en el título de qué trata el texto.',

  'title-width.title': 'El título cabe en la línea de una página de resultados',
  'title-width.question': '¿Funciona el título en una línea de resultados?',
  'title-width.good': 'Sin el nombre del sitio, el título mide {px} píxeles de ancho y cabe.',
  'title-width.wide':
    'Sin el nombre del sitio, el título mide {px} píxeles de ancho; los resultados lo cortan hacia los {max} y se pierde «{lost}».',
  'title-width.narrow': 'Sin el nombre del sitio, el título mide {px} píxeles de ancho; desde {min} aprovecha el espacio que tiene.',
  'title-width.fix.chooseTitle': 'Acorte el título o ponga lo más importante al principio.',

  'tone-neutral.title': 'El tono informa y no vende',
  'tone-neutral.question': '¿Hay un hecho detrás de cada elogio?',
  'tone-neutral.good': 'El tono es neutral.',
  'tone-neutral.promotional':
    '{phrases, plural, one {# expresión publicitaria} other {# expresiones publicitarias}} en {words} palabras, por ejemplo «{phrase}».',
  'tone-neutral.fix.stateFact': 'Sustituya «{phrase}» por el hecho que hay detrás.',

  'topic-focus.title': 'Las secciones se ciñen a un tema',
  'topic-focus.question': '¿Pertenece todo esto al tema?',
  'topic-focus.good': '{met} de {sections} secciones tratan el tema.',
  'topic-focus.astray': 'La sección «{heading}» no menciona el tema.',
  'topic-focus.many': '{headings} encabezados principales: más de un artículo.',
  'topic-focus.fix.nameSubject': 'Nombre el tema en la sección «{heading}»; si trata de otra cosa, quítela.',
  'topic-focus.fix.splitArticle': 'Lleve {sections, plural, one {# sección} other {# secciones}} a un artículo aparte.',

  'training-bot-access.title': 'Los rastreadores que reúnen textos de entrenamiento pueden leer la página',
  'training-bot-access.allowed':
    'Todos los rastreadores que reúnen textos de entrenamiento pueden leer la página. No cambia ninguna puntuación.',
  'training-bot-access.blocked': 'Quedan fuera: {names}. No cambia ninguna puntuación.',

  'transition-word.title': 'Hay palabras de enlace que unen las frases',
  'transition-word.good': 'El {percent} por ciento de las frases contiene una palabra de enlace.',
  'transition-word.few': 'El {percent} por ciento de las frases contiene una palabra de enlace.',

  'title-reason.coversQuestion': 'Cubre la pregunta «{question}».',
  'title-reason.hasFigure': 'Da una cifra del texto: {figure}.',
  'title-reason.fits': 'Cabe en una página de resultados: {px} px, {chars, plural, one {# carácter} other {# caracteres}}.',
  'title-reason.matchesIntent':
    'Corresponde a lo que buscan los lectores: {intent, select, how_to {instrucciones} definition {qué es} comparison {una comparación} list {una lista} price {cuánto cuesta} review {una prueba} news {noticias} opinion {una opinión} other {{intent}}}.',
  'title-reason.dropsClickbait': 'Deja fuera lo que suena a cebo.',
  'title-reason.fromDescription': 'Viene de la descripción del artículo.',
  'title-reason.fromHeading': 'Viene de un encabezado del artículo.',
  'title-reason.fromOpening': 'Viene del comienzo del artículo.',
  'title-reason.fromText': 'Viene de una frase que dice lo principal del artículo.',
  'title-reason.fromTitle': 'Viene de su propio título.',
  'title-reason.standsInText': 'Está en el texto.',
  'title-reason.heldByText': 'Dice lo que dice el texto, con otras palabras.',
  'title-reason.wordsNotInText': 'No está en el texto: {words}.',
  'title-reason.longerThanLimit': 'Ocupa {px} px; los resultados pueden cortarlo después de {max} px.',
  'title-reason.notInText': 'Nombra cosas de las que el texto no habla.',
  'title-reason.littleInText': 'La mayoría de sus palabras no están en el texto.',
  'title-reason.saysLittle': 'Demasiado corto para decir de qué trata el artículo.',
  'title-reason.namesKind': 'Dice qué tipo de texto es, no de qué trata.',
  'title-reason.quotesOnly': 'Es solo una cita: no dice quién habla ni de qué.',
  'title-reason.hasFileMark': '«{mark}» no dice nada a quien lee desde fuera.',
  'title-reason.hasFileName': '«{mark}» es el nombre de un archivo, no un título.',
  'title-reason.hasMailMark': '«{mark}» viene de un programa de correo y no dice nada del texto.',
  'title-reason.onlyModel': '«{model}» es un número de modelo: no dice qué es ni para qué sirve.',
  'title-reason.soundsLikeClickbait': 'Suena a cebo.',
  'title-reason.exclaims': 'Tiene un signo de exclamación.',
  'title-reason.hasPicture': 'Tiene un emoji.',
  'title-reason.shouts': 'Está escrito en mayúsculas.',
  'title-reason.unusualForm': 'Tiene un signo de más o de menos: paréntesis, comillas o uno al final.',
  'title-reason.repeatsWords': 'Repite las mismas palabras.',
  'title-reason.fromHeadline': 'Viene de otro título suyo: el titular visible o el de las redes sociales.',
  'title-reason.fromQuery': 'Es la pregunta que usted quiere responder.',
  'title-reason.ownStays': 'Su propio título se queda.',
  'title-reason.ownWithoutSite': 'Su propio título se queda, sin el nombre del sitio.',
  'title-reason.ownTooLong': 'Su título es más largo de lo que muestran los resultados; la primera sugerencia cabe.',
  'title-reason.ownMissing': 'Aún no hay título; la primera sugerencia puede serlo.',
  'title-reason.ownBeaten': 'La primera sugerencia es claramente mejor que su título.',
  'title-reason.noTitle': 'Aún no hay título.',
  'title-reason.noText': 'Aún no hay texto del que sacar un título.',
  'title-reason.noHeadingFits': 'Escriba un título que diga a qué responde el texto.',
  'title-reason.noShorter': 'Las páginas de resultados cortan el final de su título.',
  'title-reason.yoursIsBest': 'Su título nombra el tema y cabe.',
  'title-reason.noBetter': 'Estas palabras de su texto pueden ir en el título.',
  'title-reason.mayLackSubject': '¿Dice de qué trata el texto? Quizá «{term}».',
  'title-reason.notAnswered': 'Pregunta «{question}», y el texto no da ningún precio.',
  'title-reason.figureNotInText': 'Dice «{figure}», cifra que el texto no da.',
  'title-reason.endsOpen': 'Termina en «{word}», como si faltara el resto.',
  'title-reason.lacksSubject':
    'No nombra de qué trata el texto: «{term}» aparece {count, plural, one {en el texto} other {# veces en el texto}} y no en el título.',
  'title-reason.namesOnly': 'Nombra «{term}» y no dice nada de ello: qué, dónde, cuánto o en qué quedó.',
  'title-reason.headword': 'Es solo la voz, como en una obra de consulta; detrás puede decir qué es.',
  'title-reason.rowOfWords': 'Es una serie de palabras de búsqueda y no dice nada de ellas.',
  'title-reason.saysOpposite': 'Dice «{word}»; el texto dice de ello «{other}».',
  'title-reason.countsNone': 'Promete «{quote}», y el texto no los enumera.',
  'title-reason.countsOther': 'Dice «{quote}»; el texto tiene {count, plural, one {# parte} other {# partes}}.',

  'schema-type.setByAuthor': 'Se eligió a mano.',
  'schema-type.declaredInPage': 'Los propios datos estructurados de la página dicen {type}.',
  'schema-type.newsAddress': 'Su dirección pertenece a una sección de noticias.',
  'schema-type.newsPublisher': 'El sitio dice ser un medio de noticias.',
  'schema-type.newsInText': 'El texto es una noticia.',
  'schema-type.blogAddress': 'Su dirección pertenece a un blog.',
  'schema-type.recipeInText':
    'El texto tiene {ingredients, plural, one {# ingrediente} other {# ingredientes}} y {steps, plural, one {# paso} other {# pasos}}.',
  'schema-type.eventInText': 'El texto anuncia un evento con su día y su lugar.',
  'schema-type.reviewInText': 'El texto da una valoración: {rating} de {best}.',
  'schema-type.productInText': 'El texto trata de un producto.',
  'schema-type.videoInText': 'El texto contiene un vídeo.',
  'schema-type.stepsInText': 'El texto tiene instrucciones de {count, plural, one {# paso} other {# pasos}}.',
  'schema-type.questionsInText': 'El texto responde a {count, plural, one {# pregunta} other {# preguntas}} bajo títulos o en bloques.',
  'schema-type.listInText': 'El texto es una lista numerada de {count, plural, one {# cosa} other {# cosas}}.',
  'schema-type.factsInText': 'El texto tiene lo que este tipo necesita.',
  'schema-type.noSpecialSign': 'Nada en el texto ni en su dirección apunta a un tipo más especial.',

  'graph-note.requiredMissing': 'Omitido, porque este dato es necesario y no se conoce: {property}.',
  'graph-note.recommendedMissing': 'Recomendado, pero no se conoce: {property}.',
  'graph-note.formatInvalid': 'Omitido, porque su valor no se puede leer: {property}.',
  'graph-note.vocabularyUnfit': 'Omitido, porque schema.org no conoce aquí un valor así: {property}.',
  'graph-note.textMismatch': 'Omitido, porque los lectores no lo encuentran en el texto: {property}, «{value}».',
  'graph-note.dateNotVisible': 'La página no muestra esta fecha, o muestra otra: {property}.',
  'graph-note.authorNotVisible': 'Los lectores no ven a este autor en la página: {name}.',
  'graph-note.typeWithoutFacts':
    'El tipo elegido, {type}, necesita datos que el texto no contiene; en su lugar queda el tipo reconocido por sí solo.',
  'graph-note.timeWithoutZone': 'Solo se da el día, porque a la hora le falta la zona horaria: {property}.',
  'graph-note.dateUnreadable': 'Omitido, porque no es una fecha: {property}.',
  'graph-note.dateOutOfRange': 'Omitido, porque la fecha no puede ser correcta: {property}.',
  'graph-note.dateModifiedRaised': 'El cambio era anterior a la publicación; en su lugar figura el día de la publicación.',
  'graph-note.dateInFuture': 'La fecha de publicación está en el futuro y se omite.',
  'graph-note.imageTooSmall': 'La imagen de {width} × {height} píxeles es menor que los 50.000 píxeles que pide Google; se omite.',
  'graph-note.imageIsSiteDefault': 'La página comparte la imagen general del sitio en lugar de una de este artículo; se omite: {url}.',
  'graph-note.tooManyAuthors': 'Se nombran {count} autores; figuran los primeros {max}.',
  'graph-note.richResultRetired':
    'Es válido, pero Google ya no muestra un resultado enriquecido para esto; no se ha confirmado ningún efecto en los motores de respuesta.',
  'graph-note.videoWithoutUploadDate': 'En el texto hay un vídeo; se omite, porque no se conoce su fecha de subida.',
  'graph-note.sizeCapped': 'Los datos estructurados superarían los {max} caracteres; se omiten sus partes menos importantes.',
}

export const findings: Findings = {
  'Length alone does not tell cited from uncited pages.': 'La extensión por sí sola no distingue las páginas citadas de las demás.',
  'The evidence is the order in which our own readers put 120 pages; on other pages with another reader it was weaker.':
    'La prueba es el orden en que nuestros propios lectores pusieron 120 páginas; en otras páginas y con otro lector fue más débil.',
  'Queries with an AI Overview: coverage of the query in the title puts the cited page first no more often than chance (in 50 of 100 pairs).':
    'Consultas con resumen de IA: la parte de la consulta en el título no pone delante la página citada más veces que el azar (en 50 de 100 pares).',
  'A convention of editors: no study of an effect on search or answers was found, and it moves no score.':
    'Una convención de editores: no se encontró ningún estudio de su efecto en la búsqueda o las respuestas, y no cambia ninguna puntuación.',
  'More words alone do not help: length is not rewarded.': 'Más palabras por sí solas no ayudan: la longitud no se premia.',
  'Google does run scripts; that other crawlers do not is a vendor’s measurement of 2024.':
    'Google sí ejecuta scripts; que otros rastreadores no lo hagan es la medición de un proveedor de 2024.',
  'In our own data the title alone puts the cited page first in 69 of 100 pairs; description and address add one at most.':
    'En nuestros propios datos, el título solo pone delante la página citada en 69 de 100 pares; la descripción y la dirección añaden uno como mucho.',
  'The nearest figure (41 against 30 % cited when heading and query match) is a vendor’s.':
    'La cifra más cercana (41 frente a 30 % citados cuando coinciden encabezado y consulta) es de un proveedor.',
  'Answers are found by shared words: a true answer in other words can be missed.':
    'Las respuestas se hallan por palabras comunes: una respuesta correcta con otras palabras puede pasarse por alto.',
  'That covering a quarter to a half of the sub-questions beats covering all is a vendor’s finding.':
    'Que cubrir de un cuarto a la mitad de las subpreguntas sea mejor que cubrirlas todas es el hallazgo de un proveedor.',
  'Only the English measure is fitted; in other languages it warns by punctuation and figures.':
    'Solo está ajustada la medida del inglés; en otros idiomas avisa por la puntuación y las cifras.',
  'That generic words are cited less is our own judgement; nobody has measured it.':
    'Que las palabras genéricas se citen menos es un juicio nuestro; nadie lo ha medido.',
  'That 44 % of citations come from the first 30 % of a page is a vendor’s figure, and beginnings are also what every page has.':
    'Que el 44 % de las citas salga del primer 30 % de la página es la cifra de un proveedor, y comienzo tienen todas las páginas.',
  '“40–60 words” is folklore, and Google asks for no chunking: https://developers.google.com/search/docs/fundamentals/ai-optimization-guide':
    '«40–60 palabras» es folclore, y Google no pide trocear: https://developers.google.com/search/docs/fundamentals/ai-optimization-guide',
  'Google asks not to cut texts for its sake: https://developers.google.com/search/docs/fundamentals/ai-optimization-guide':
    'Google pide que no se troceen textos por él: https://developers.google.com/search/docs/fundamentals/ai-optimization-guide',
  'C-SEO Bench found no significant gain for most methods and domains: https://arxiv.org/abs/2506.11097':
    'C-SEO Bench no halló ganancia significativa en la mayoría de métodos y ámbitos: https://arxiv.org/abs/2506.11097',
  'No significant gain in most cells of C-SEO Bench: https://arxiv.org/abs/2506.11097':
    'Sin ganancia significativa en la mayoría de las celdas de C-SEO Bench: https://arxiv.org/abs/2506.11097',
  'In our own data linked sources did not separate cited from uncited pages (the cited page first in 49 of 100 pairs, as by chance).':
    'En nuestros propios datos, las fuentes enlazadas no separaron las páginas citadas de las no citadas (la página citada delante en 49 de 100 pares, como por azar).',
  'The figure of that study was read second-hand.': 'La cifra de ese estudio se leyó de segunda mano.',
  'Formatting alone had no effect in 252,000 paired trials: https://arxiv.org/abs/2605.25517':
    'El formato por sí solo no tuvo efecto en 252.000 pruebas pareadas: https://arxiv.org/abs/2605.25517',
  'Part of the effect may come from how the study measured citations.': 'Parte del efecto puede deberse a cómo midió el estudio las citas.',
  'Texts that repeat their words are easier for learners; nobody has measured what that costs in answers.':
    'Los textos que repiten sus palabras son más fáciles para quien aprende; nadie ha medido cuánto cuesta eso en respuestas.',
  'The effect on whole pages, as against short passages, is unknown.':
    'El efecto en páginas enteras, a diferencia de pasajes cortos, no se conoce.',
  'In our own data pages with a named author were not cited more often (the cited page first in 45 of 100 pairs, less than by chance).':
    'En nuestros propios datos, las páginas con autor no se citaron más a menudo (la página citada delante en 45 de 100 pares, menos que por azar).',
  'The study had a model rewrite the text; what exactly helped is not known.':
    'En el estudio un modelo reescribió el texto; no se sabe qué ayudó exactamente.',
  'Markup changed citations by −4.6 % to +2.4 %, not significant, in two vendors’ measurements.':
    'El marcado cambió las citas entre −4,6 % y +2,4 %, no significativo, en mediciones de dos proveedores.',
  'Difference-in-differences over 1,885 pages: −4.6 %; 730 citations: +2.4 %, not significant; our own data: odds ratio 0.68, not significant.':
    'Diferencias en diferencias en 1885 páginas: −4,6 %; 730 citas: +2,4 %, no significativo; datos propios: razón de momios 0,68, no significativa.',
  'No correlation with citations over some 300,000 domains and in a panel of 137,000 domains (vendors’ measurements); Google uses no such file.':
    'Sin correlación con las citas en unos 300.000 dominios ni en un panel de 137.000 (mediciones de proveedores); Google no usa ese archivo.',
  'Own data inside one engine: ρ +.15 to +.18; the published pooled figure: −5.7 %.':
    'Datos propios dentro de un motor: ρ de +0,15 a +0,18; la cifra conjunta publicada: −5,7 %.',
  'Length alone orders pages of one question right in 48.1 % of pairs, chance being 50.':
    'La longitud sola ordena bien las páginas de una pregunta en el 48,1 % de los pares; el azar sería 50.',
  'The operators say that these crawlers have no part in search.':
    'Los operadores dicen que estos rastreadores no intervienen en la búsqueda.',
  'The signals are young, and which engines follow them is not known.': 'Las señales son recientes y no se sabe qué motores las siguen.',
  'Google names no limit and often rewrites titles.': 'Google no da ningún límite y a menudo reescribe los títulos.',
  'Google names no limit of length.': 'Google no da ningún límite de longitud.',
  'Search engines often write the snippet from the text.': 'Los buscadores suelen formar el fragmento con el texto.',
  'Google sets no limit of length and often writes its own snippet.':
    'Google no fija ningún límite de longitud y a menudo escribe su propio fragmento.',
  'Google says that several H1 do no harm.': 'Google dice que varios H1 no hacen daño.',
  'Google says that the order of headings does not matter to it.': 'Google dice que el orden de los encabezados le es indiferente.',
  'Google names no number of words; tools that ask for 600 to 2,500 give no proof.':
    'Google no da ningún número de palabras; las herramientas que piden de 600 a 2500 no dan pruebas.',
  'That links to others help a ranking is convention, not shown.':
    'Que los enlaces a otros ayuden a la posición es convención, no está demostrado.',
  'That an image helps a ranking is convention, not shown.': 'Que una imagen ayude a la posición es convención, no está demostrado.',
  'Google says that it finds the language by itself.': 'Google dice que detecta el idioma por sí mismo.',
  'Nothing shows an effect on search.': 'Nada muestra un efecto en la búsqueda.',
  'No effect on citations was found in three measurements (−4.6 %, +2.4 %, +2.2 %, not significant).':
    'En tres mediciones no se halló efecto en las citas (−4,6 %, +2,4 %, +2,2 %, no significativo).',
  'The front of the title counting more is convention.': 'Que el principio del título cuente más es convención.',
  'Only one tool measures it, and no proof is published.': 'Solo una herramienta lo mide y no hay pruebas publicadas.',
  'Formulas know nothing of words that readers know.': 'Las fórmulas no saben qué palabras conocen los lectores.',
  'The passive is right where the actor does not matter; ten languages are measured by rules that miss some forms.':
    'La pasiva es correcta donde no importa quién actúa; diez idiomas se miden con reglas que pasan por alto algunas formas.',
  'No study shows an effect on search or citations.': 'Ningún estudio muestra un efecto en la búsqueda ni en las citas.',
  'Domain authority is a measure of vendors, not of search engines. It is not measured here.':
    'La autoridad del dominio es una medida de proveedores, no de los buscadores. Aquí no se mide.',
  'The protocol promises a visit, not a place; Google does not take part.':
    'El protocolo promete una visita, no un puesto; Google no participa.',
  'That pages of one site harm each other is convention; engines often choose one of them without harm.':
    'Que las páginas de un sitio se perjudiquen entre sí es convención; los buscadores suelen elegir una sin daño.',
  'Google says that it needs no special files or markup; no study shows an effect.':
    'Google dice que no necesita archivos ni marcado especiales; ningún estudio muestra un efecto.',
  'No evidence for search was found; headings alone already give engines the outline.':
    'No se hallaron pruebas para la búsqueda; los encabezados ya dan el esquema a los buscadores.',
}
