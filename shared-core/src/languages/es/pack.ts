import type { LanguagePack } from '../language.ts'
import { apart, levels } from '../levels/es.gen.ts'
import { months, phrases, shortPlural, words } from '../words/entries.ts'

/** Spanish. Ease: Szigriszt Pazos 1993, "Sistemas predictivos de legibilidad del mensaje escrito". */
export const pack: LanguagePack = {
  tag: 'es',
  name: 'Español',
  direction: 'ltr',
  script: 'spaced',
  reviewed: false,
  lists: {
    stopWords: words(
      'a acá ahí ahora al algo algún alguna algunas alguno algunos allá allí ambos ante antes apenas aquel aquella aquellas aquello aquellos aquí así aún aun aunque bajo bastante bien cada casi cerca cierta ciertas cierto ciertos como con conmigo contra cual cuales cualquier cualquiera cuando cuya cuyas cuyo cuyos da dan de debe deben debido decir dejar del demás dentro desde después dice dicho donde dos durante e él el ella ellas ello ellos embargo en encima entonces entre era eran eres es esa esas ese eso esos esta está estaba estaban están estar estas este esto estos estoy etc',
      'fin fue fueron fuera fui ha había habían haber hace hacen hacer hacia han has hasta hay he hemos hizo hoy incluso ir jamás junto la las le les lo los luego más mas me mediante mejor menos mi mía mías mientras mío míos mis misma mismas mismo mismos modo momento mucha muchas mucho muchos muy nada nadie ni ningún ninguna ninguno no nos nosotras nosotros nuestra nuestras nuestro nuestros nunca o os otra otras otro otros para parece pero poca pocas poco pocos podemos poder podrá podría podrían por porque pues puede pueden puedes puedo',
      'que quien quienes quiere quizá quizás se sea sean según ser será serán sería si sí sido siempre siendo sin sino sobre sólo solo solamente somos son soy su sus suya suyas suyo suyos tal tales también tampoco tan tanta tantas tanto tantos te tendrá tener tenía tiene tienen tienes toda todas todavía todo todos tras través tu tú tus tuya tuyo u un una unas uno unos usted ustedes va vamos van varias varios veces ver vez voy vosotros vuestra vuestro y ya yo',
    ),
    baitPhrases: phrases(
      'no te cuenta|no te cuentan|no te dice|no te dicen|cambiará tu vida|este sencillo truco|este truco|la impactante verdad|lo que pasó después|lo que sucedió después|los médicos odian|nadie te cuenta|nadie te dice|nadie te dijo|no creerán|no creerás|no podrás creer|no vas a creer|no vas a poder creer|nunca adivinarás|te dejará|te sorprenderá|te va a sorprender|nunca te contará|nunca te dirá|nunca te cuenta|nunca te dice|nunca le contará|no le cuenta|te oculta',
    ),
    vagueSubjects: words(
      'vez veces bienvenido bienvenidos bienvenida bienvenidas',
      'actualidad actualización artículo asunto aventura aviso blog cambio cambios comienzo consejo consejos cosa cosas cuento dato',
      'datos día días experiencia experiencias hecho hechos historia historias idea ideas información informe lección momento',
      'momentos mundo nota notas noticia noticias novedad novedades opinión palabra palabras parte pensamiento pensamientos pregunta',
      'preguntas proyecto razones razón reflexiones reflexión resumen secreto secretos sorpresa tema temas truco trucos vacaciones',
      'verdad viaje viajes vida',
      'hora horas mediodía medianoche mañana tarde tardes noche noches lunes martes miércoles jueves viernes sábado sábados',
      'domingo domingos semana semanas mes meses año años temporada guía servicio visita minuto minutos',
    ),
    questionWords: words('qué quién quiénes cuál cuáles cuándo dónde adónde cómo cuánto cuánta cuántos cuántas'),
    genericHeadings: phrases(
      'introducción|conclusión|conclusiones|resumen|en resumen|descripción general|visión general|panorama|antecedentes|contexto|generalidades|información general|más información|referencias|fuentes|bibliografía|notas|enlaces|enlaces externos|véase también|ver también|índice|contenido|contenidos|tabla de contenidos|preguntas frecuentes|faq|preguntas y respuestas|ventajas|desventajas|ventajas y desventajas|beneficios|características|consejos|ejemplos|ejemplo|detalles|resultados|resultado|discusión|métodos|metodología|próximos pasos|paso 1|paso 2|paso 3|parte 1|parte 2|otros|varios|comentarios|contacto|sobre nosotros|sobre el autor|acerca de|prólogo|anexo|artículos relacionados|lecturas recomendadas|para terminar|reflexión final|reflexiones finales|veredicto|opinión|lo más importante|puntos clave|primeros pasos|datos',
    ),
    referenceOpeners: phrases(
      'esto|eso|aquello|este|esta|estos|estas|ese|esa|esos|esas|aquel|aquella|él|ella|ellos|ellas|ello|su|sus|lo anterior|lo mismo|el primero|el segundo|el último|este último|esta última|aquí|allí|ahí|así|entonces|por eso|por ello|por esto|por esta razón|por este motivo|por lo tanto|por tanto|por consiguiente|en consecuencia|además|asimismo|también|sin embargo|no obstante|en cambio|por otro lado|por otra parte|de lo contrario|en este caso|en ese caso|como se mencionó|como ya se ha dicho|mientras tanto|pero|y|o|ambos|ambas|tal|tales|dicho|dicha|dichos|dichas|luego|después',
    ),
    abbreviations: words(
      'sr sra srta sres dr dra prof profa lic ing arq gral cnel cap tte etc ej p.ej p pág págs núm núms art arts vol ed eds av avda c cta tel telf aprox máx mín vs ee.uu ee uu d.c a.c a.m p.m s.a s.l s.f cía ltda ud uds vd vds dpto depto dña d fdo ene feb mar abr may jun jul ago sep sept oct nov dic cf cap fig figs km cm op cit',
    ),
    promotionalPhrases: phrases(
      'increíble|increíbles|revolucionario|revolucionaria|revolucionarios|único en el mercado|líder del mercado|líder en el mercado|líderes del sector|de clase mundial|de primera calidad|la mejor calidad|la mejor opción|inigualable|insuperable|inmejorable|impresionante|impresionantes|espectacular|espectaculares|perfecto para ti|solución perfecta|definitivo|imprescindible|de vanguardia|de última generación|compra ahora|compre ahora|aprovecha|no te lo pierdas|no te pierdas|por tiempo limitado|oferta exclusiva|oferta especial|oferta limitada|gratis|garantizado|garantizada|resultados garantizados|sin riesgo|devolución garantizada|llame ahora|reserva ya|de ensueño|mágico|mágica|milagro|milagroso|sin esfuerzo|al siguiente nivel|cambiará tu vida|excepcional|extraordinario|extraordinaria|fantástico|fantástica',
    ),
    fillerPhrases: phrases(
      'básicamente|realmente|literalmente|obviamente|evidentemente|por supuesto|desde luego|en realidad|de hecho|la verdad es que|lo cierto es que|a decir verdad|en definitiva|al fin y al cabo|a fin de cuentas|en el mundo de|hoy en día|en la actualidad|en el mundo actual|cabe destacar que|cabe mencionar que|cabe señalar que|es importante destacar que|es importante mencionar que|hay que tener en cuenta que|como todos sabemos|como es sabido|debido al hecho de que|el hecho de que|con respecto a|en cuanto a|en lo que respecta a|a nivel de|en términos de|más o menos|de alguna manera|de cierta forma|en mi opinión|simplemente|sin lugar a dudas|sin duda alguna|por último pero no menos importante|juega un papel fundamental',
    ),
    announcements: phrases(
      'en este artículo|en este post|en esta guía|en esta entrada|este artículo explica|este artículo explora|esta guía explica|vamos a explicar|vamos a explorar|vamos a hablar|te vamos a contar|te vamos a mostrar|te explicamos|os explicamos|te contamos|te mostramos|a continuación veremos|a continuación te',
    ),
    genericWords: words(
      'importante esencial crucial vital clave fundamental significativo valioso necesario principal papel rol parte aspecto elemento factor base numeroso variado variedad diverso diferente distinto múltiple único individual especial simple sencillo fácil difícil posible ventaja beneficio positivo bueno buena mejorar grande gran aumentar eficaz éxito exitoso resultado efecto impacto valor calidad ayuda apoyo ofrecer permitir contribuir favorecer asegurar lograr conseguir alcanzar objetivo meta vida vivir diario mundo gente persona humano hombre cuerpo mente alma sociedad día tiempo actual moderno época futuro camino manera forma paso experiencia elegir elección adecuado correcto encontrar descubrir explorar aprender entender comprender saber sabemos querer pensar creer considerar cuenta recordar olvidar intentar empezar comenzar disfrutar sentir siente cambiar crecer crecimiento desarrollar oportunidad potencial desafío reto solución idea método atención feliz felicidad alegría satisfacción equilibrio armonía bienestar inspiración motivación confianza pasión paciencia maravilloso perfecto hermoso cosa problema pregunta respuesta tema punto razón ejemplo trabajo falta tomar dar llegar pequeño nuevo',
    ),
    definitionVerbs: phrases(
      'es un|es una|es el|es la|son un|son una|son los|son las|era un|era una|fue un|fue una|significa|significan|se define como|se definen como|se conoce como|se conocen como|se llama|se denomina|se denominan|consiste en|se refiere a|se entiende por|describe|representa|es uno de|es aquel|es aquella',
    ),
    genericLinkTexts: phrases(
      'aquí|haz clic aquí|haga clic aquí|haz click aquí|haga click aquí|pincha aquí|pinche aquí|pinchando aquí|pulsa aquí|pulse aquí|pulsando aquí|presiona aquí|presione aquí|clic aquí|en este enlace|entra aquí|entre aquí|desde aquí|más|leer más|lee más|ver más|saber más|más información|más info|seguir leyendo|continuar leyendo|enlace|este enlace|link|esta página|página|sitio web|web|artículo|este artículo|detalles|descargar|fuente|info|ir',
    ),
    sayingVerbs: words(
      'dijo dice dicen dijeron afirma afirmó afirman explica explicó explicaron señala señaló señalaron según asegura aseguró aseguran declaró declara comenta comentó añade añadió advierte advirtió escribe escribió informa informó informaron sostiene sostuvo indica indicó indicaron subraya subrayó destaca destacó anunció anuncia concluye concluyó reconoce reconoció manifestó estima estimó',
    ),
    numberUnits: words(
      'porcentaje puntos personas usuarios clientes pacientes alumnos estudiantes trabajadores empleados participantes encuestados empresas países ciudades escuelas hospitales hogares viviendas casos estudios veces años año meses mes semanas semana días día horas hora minutos minuto segundos millones millón mil miles cientos billones euros euro dólares dólar pesos peso soles libras eur usd kg g mg toneladas tonelada km m cm mm kilómetros metros metro centímetros hectáreas litros litro l ml kwh mwh gwh vatios w kw mw voltios v gb mb tb ghz mhz hz grados celsius calorías kcal habitaciones plazas huéspedes visitantes miembros habitantes votos unidades productos páginas palabras artículos clics gramos kilos kilogramos',
    ),
    superlatives: words(
      'mejor mejores peor peores mayor mayores menor menores máximo máxima mínimo mínima primer primera primero último última único única más',
    ),
    qualifiers: words(
      'mejor mejores peor único única únicos primer primera primero gratis garantizado garantizada probado probada comprobado oficial oficiales exclusivo exclusiva definitivo definitiva completo completa perfecto perfecta siempre nunca todos todas líder',
    ),
    negations: words('no nunca jamás nadie nada ningún ninguna ninguno sin ni tampoco'),
    modals: words('debería deberían podría podrían puede pueden debe deben será serán'),
    deictics: words('este esta estos estas esto aquí así'),
    firstPerson: words('yo me mi mis nosotros nosotras nos nuestro nuestra nuestros nuestras'),
    secondPerson: words('tú tu tus te ti usted ustedes vosotros'),
    thirdPerson: words('él ella ellos ellas'),
    curiosityWords: phrases(
      'increíble|increíbles|secreto|secretos|truco|trucos|no vas a creer|no creerás|lo que pasó|lo que pasó después|impactante|sorprendente|te sorprenderá|cosas|razones|señales|cosas que|nadie te dijo|te dejará|alucinante|brutal|loco|locura|viral|esto es|así es|mira|descubre|debes saber|tienes que saber|seguro que|adivina|la verdad',
    ),
    numberWords: words(
      'cero uno una dos tres cuatro cinco seis siete ocho nueve diez once doce veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento cientos mil millón millones medio media mitad tercio cuarto docena',
    ),
    listNouns: words(
      'consejos razones pasos ejemplos ideas errores herramientas cosas métodos ventajas desventajas beneficios señales preguntas datos tipos reglas trucos características alternativas causas síntomas recetas libros lugares estrategias técnicas mitos hábitos ejercicios formas maneras claves',
    ),
    conditions: words('si cuando salvo excepto hasta solo sólo antes después sin menos que'),
    stepWords: words('paso pasos'),
    transitionWords: phrases(
      'además|ahora bien|a continuación|al contrario|a pesar de|así que|así|asimismo|aunque|como consecuencia|como resultado|con el fin de|cuando|debido a|de hecho|de todas formas|del mismo modo|después|en cambio|en conclusión|en consecuencia|en otras palabras|en primer lugar|en segundo lugar|en resumen|entonces|es decir|finalmente|igualmente|incluso|luego|mientras|no obstante|para que|pero|por ejemplo|por eso|por lo tanto|por otro lado|por último|porque|primero|pues|si bien|sin embargo|sino|también|tras|ya que',
    ),
  },
  affixes: [shortPlural],
  syllables: {
    kind: 'vowels',
    vowels: 'aeiouáéíóúü',
    diphthongs: [
      'uai',
      'uei',
      'iai',
      'ai',
      'ei',
      'oi',
      'au',
      'eu',
      'ou',
      'ia',
      'ie',
      'io',
      'iu',
      'ua',
      'ue',
      'uo',
      'ui',
      'iá',
      'ié',
      'ió',
      'uá',
      'ué',
      'uó',
      'ái',
      'éi',
      'ói',
      'áu',
      'éu',
      'uí',
      'iú',
      'üe',
      'üi',
    ],
  },
  answerTypes: {
    count: phrases('cuánto|cuánta|cuántos|cuántas|qué porcentaje|qué cantidad|a cuánto'),
    time: phrases('cuándo|en qué año|qué año|en qué fecha|qué día|desde cuándo|hasta cuándo|a qué hora|qué fechas|en qué fechas|qué días'),
    who: phrases('quién|quiénes|a quién|de quién|con quién|por quién'),
    steps: phrases('cómo puedo|cómo se puede|cómo hacer|cómo se hace'),
    definition: phrases('qué es|qué son|qué significa|qué fue|qué era|qué quiere decir'),
  },
  titleForm: '^¿?cómo (?:no )?\\S+[aeií]r(?:se|l[aeo]s?)?\\s|^qué (?:es|son)\\s',
  intents: {
    how_to: phrases('cómo|como|guía|guía para|paso a paso|tutorial|pasos para'),
    definition: phrases('qué es|qué son|qué significa|definición|significado'),
    comparison: phrases('vs|versus|frente a|comparación|comparativa|diferencia|diferencias|o'),
    list: phrases('los mejores|las mejores|mejores|top|consejos|razones|ideas|ejemplos'),
    price: phrases('precio|precios|cuánto cuesta|costo|costos|coste|costes|tarifas|sueldo|barato'),
    review: phrases('reseña|análisis|opinión|opiniones|prueba|probamos'),
    news: phrases('hoy|ayer|anuncia|lanza|última hora|presenta'),
    opinion: phrases('opinión|por qué creo|editorial|columna'),
  },
  patterns: {
    hour: 'horas?',
    caption: 'imagen|mapa|tabla',
    numbered: 'versión|capítulo|página|paso|parte|nivel|fase|opción|figura|tabla|artículo|sección|apartado|grado',
    measured:
      '(?:consultora|ingenieros?|peritos?|instituto|ayuntamiento|agencia|bomberos|aseguradora|tasador(?:es)?)[^.;:]{0,60} (?:calcul|estim|cifr|valor|tas)(?:a|an|ó|aron|ado)|según (?:el|la|los|las) (?:consultora|ingenieros?|peritos?|instituto|ayuntamiento|agencia|bomberos|aseguradora)',
    study:
      'estudios?(?! (?:de (?:arquitectura|ingeniería|diseño|grabación)|jurídico))|encuestas?|sondeos?|mediciones|censos?|estadísticas?|investigador(?:es|as?)?|ensayos? (?:de|del)',
    asksDuration: 'cuánto (?:tiempo|dura|tarda)',
    lasting: 'hora|días?|semana|mes(?:es)?(?!\\p{L})|año|noche',
    currency: 'dólar(?:es)?|libras?|soles|francos?|coronas?|pesetas?',
    references: 'referencias|fuentes|bibliografía|literatura',
    free: '\\bgratis\\b|\\buna vez (?:al|por|a la)\\b|\\bdos veces\\b|\\bcada (?:d[ií]a|noche|semana|mes|año)\\b',
    newsDay: 'lunes|martes|miércoles|jueves|viernes|sábado|domingo|ayer',
    opinionLabel: 'opinión|tribuna|columnas?',
    collection: 'ideas de regalo',
    alternative: 'o',
    asking: 'cómo|por qué|qué|cuándo|cuánt[oa]s?|cuál(?:es)?|dónde',
    call: '\\bsuscríb|\\bsíguenos\\b',
    livingCosts: '\\bcost[eo]s? de (?:la )?vida\\b',
    forward:
      '(?:algunas|varias) cosas|est[ao]s (?:\\d+|dos|tres|cuatro|cinco) (?:\\S+ )?(?:cosas|pasos|consejos)|(?:los|las) siguientes(?! (?:días|meses|años|semanas|horas))|a continuación|como ver(?:ás|emos)',
    often: 'a menudo|mucha gente|cada vez más',
    rhetorical:
      '[tl]e (?:ha gustado|gustó|ha servido)|list[oa]s? para|(?:y )?qué (?:hay de|pasa con)|por qué (?:no(?=\\W*$| \\S+(?:[aei]r(?:l[aeo]s?)?|[aei]s)(?:\\W|$))|elegirnos|nosotros(?=\\W*$))|te suena|sabías que|quieres|has (?:probado|vivido|tenido)|qué (?:opinas|piensas)|tienes (?:dudas|preguntas)|(?:te )?interesad[oa]s? en|te interesa|.*por favor[?!]+$',
    sumsUp: 'en resumen',
    series: 'guía|opinión|entrevista',
    scale: 'miles',
    instruction: '\\b(?:ignora|olvida)\\b[^.!?\\n]{0,40}\\binstrucciones\\b[^.!?\\n]{0,20}\\b(?:anteriores|previas)\\b',
  },
  shares: {
    numbers: 'un=1 uno=1 una=1 la=1',
    parts: ['(N)(?: <letter>{2,20}){0,2} de cada (N)<end>'],
    fractions: [
      ['(N) (W)s?(?= (?:de (?:los|las|la población|todos|todas|sus|quienes)|del)<end>)', 'tercio=3 cuarto=4 quinto=5 sexto=6 décimo=10'],
      [
        '(N) (W)s? partes?(?= de (?:los|las|todos|todas|sus|quienes)<end>)',
        'tercera=3 cuarta=4 quinta=5 sexta=6 séptima=7 octava=8 novena=9 décima=10',
      ],
    ],
    words: [['(?<=(?<!(?:en|a|por|hacia) )la )mitad(?= del? )', 50]],
    rows: 'primer[ao]?|segund[ao]|otr[ao]|últim[ao]',
  },
  months: months(
    'enero/ene febrero/feb marzo/mar abril/abr mayo/may junio/jun julio/jul agosto/ago septiembre/sep/sept/setiembre octubre/oct noviembre/nov diciembre/dic',
  ),
  passive: {
    auxiliaries: words('es son era eran fue fueron será serán sería serían sido ser siendo sea sean fuera fueran'),
    participlePatterns: [
      '[a-zñáéíóú]{2,}(?:ad|id|íd)(?:o|a|os|as)$',
      '^(?:hech|escrit|descrit|inscrit|vist|revist|previst|puest|propuest|compuest|impuest|supuest|dich|abiert|cubiert|descubiert|rot|resuelt|devuelt|impres)(?:o|a|os|as)$',
    ],
    exceptions: words(
      'conocido conocida conocidos conocidas demasiado demasiada demasiados demasiadas adecuado adecuada adecuados adecuadas complicado complicada complicados complicadas apropiado apropiada lado estado mercado cuidado resultado grado sentido contenido partido sido vivido',
    ),
    adverbPattern: 'mente$|^(?:no|ya|muy|siempre|también)$',
    statePattern:
      '^\\S+ (?:(?:interes|cas|cans|educ|pes|delic|priv|elev|limit|avanz|vari|sal|cerr)ad|(?:aburr|divert|parec|deb)id|abiert)[oa]s? (?!por$)',
    exceptionPattern: '[áéíóú][a-zñ]+id[oa]s?$',
    reach: 0,
  },
  ease: { name: 'Szigriszt', kind: 'flesch', base: 206.835, perSentence: 1, perWord: 62.3 },
  sentenceLimit: 25,
  answerThreshold: 520,
  phrases: {
    whatIs: '¿Qué es {}?',
    howTo: 'Cómo {}',
    difference: '¿Qué diferencia hay entre {} y {}?',
    howToPrefix: 'cómo',
    versus: '{} o {}',
    inSteps: '{} en {} pasos',
  },
  levels,
  apart,
}
