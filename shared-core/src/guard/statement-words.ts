import { letter } from '../languages/characters/characters.ts'
/**
 * What turns a statement round when one word of it is changed. `not`: negation. `may`: possibility and hearsay. `must`: duty. `will`: what has not
 * happened. `all`, `most`, `some`, `few`, `only`, `atLeast`, `atMost`, `almost`: how many. `before`, `after`: order in time. `cause`, `despite`: what
 * one has to do with the other.
 */
export type Turn =
  | 'not'
  | 'may'
  | 'must'
  | 'will'
  | 'all'
  | 'most'
  | 'some'
  | 'few'
  | 'only'
  | 'atLeast'
  | 'atMost'
  | 'almost'
  | 'before'
  | 'after'
  | 'cause'
  | 'despite'

/**
 * Words by which a title in a language is compared with the text. `claimWords` is wider: it asks what may qualify a sentence. These are words that
 * state by themselves, so that one of them in a title needs its like in the text.
 */
export interface StatementWords {
  /** Alternatives of a regular expression over lower-case text with straight apostrophes, whole words. */
  readonly turns: Readonly<Record<Turn, string>>
  /**
   * Groups apart by `|`; in each the words of one side, ` / `, and the words of the other. Forms as written, lower case. `~`: a word of the text
   * that confirms its side and says none in a title (`up`). `=`: not inflected (`last`, lasting).
   */
  readonly opposites: string
  /** Numbers in words: each `word=number`. */
  readonly numbers: string
  /** First to tenth, half and double: each `word=number`. */
  readonly ordinals: string
  /** Weekdays and words for days. */
  readonly days: string
  /** Openings of titles that announce how or why, and of those that ask, with or without their mark: alternatives of a regular expression. */
  readonly asks: string
  readonly opensQuestion: string
  /** Beginnings of verbs of what advice is against. */
  readonly avoids: string
  /** A word of opposites and the next ones that together say none; absent: there are too few. */
  readonly idioms?: string
  /** Verbs that put their object in the place of what acts (`beats`), and passive marks that turn it back. */
  readonly passive: string
  /** Names of one place and its people; behind `||` abbreviations and words that stand for each other; groups apart by `|`. */
  readonly sames: string
  /** Abbreviations of things, which are no names. */
  readonly shorts: string
  /** Words by which a title presents its text or paints it, and which say nothing that could be false. */
  readonly light: string
  /** Endings of words that the language builds, alternatives of a regular expression: such a word with a capital may be no name. */
  readonly built: string
  /** Names that end so all the same, or begin as common words do. */
  readonly wordLikeNames: string
  /** Before names: prepositions of place, others, articles, apart by ` / `. */
  readonly prepositions: string
}

const units = (words: string, from = 0): string =>
  words
    .split(' ')
    .map((word, index) => `${word}=${index + from}`)
    .join(' ')

/** Languages in which names begin with a capital and other words do not, so that a title can be compared word by word. */
export const statementWords: Readonly<Record<string, StatementWords>> = {
  en: {
    turns: {
      not: "not(?! (?:only|just|too late|to be missed|to miss))|no(?! (?:doubt|wonder|brainer|matter))(?!-brainer)|never|none|neither|nor|without|cannot|nothing|nobody|nowhere|hardly|barely|scarcely|[a-z]+n't|fail(?:s|ed|ing)? to|refus(?:e|es|ed|ing) to|declin(?:e|es|ed|ing) to|unable to|unlikely|yet to",
      may: 'might|could|may|perhaps|maybe|possibly|possible|probably|likely|allegedly|alleged|reportedly|apparently|supposedly|seems?|appears? to|possibility',
      must: 'must|should|ought to|has to|have to|had to|needs? to|needed to',
      will: "will|won't|shall|[a-z]+'ll|going to|set to|about to|would|[a-z]+'d",
      all: 'all|every|everyone|everybody|everything|each|always|any|anyone|entire|whole|both',
      most: "(?<!(?:the|its|his|her|their|our|your|my|'s|s') )most|mostly|majority|often|usually",
      some: 'some|several|sometimes|partly|partially|occasionally',
      few: 'few|fewer|rarely|seldom|little',
      only: 'only|solely|exclusively|merely',
      atLeast: 'at least|more than|over|above|no less than|no fewer than|upwards of',
      atMost: 'up to|at most|less than|fewer than|under|below|no more than|as much as|as many as',
      almost: 'almost|nearly|close to|virtually|half',
      before: 'before|prior to|ahead of',
      after: 'after|since|following',
      cause: 'because|because of|due to|thanks to|owing to|leads? to|led to',
      despite: 'despite|although|though|in spite of|even as',
    },
    opposites:
      'rise rises rose risen rising climb climbs climbed climbing jump jumps jumped soar soars soared soaring surge surges surged surging rally rallies rallied rebound rebounds rebounded increase increases increased increasing grow grows grew grown growing growth ~up ~upward ~higher ~highest ~record ~more boost boosts boosted expand expands expanded raise raises raised lift lifts lifted gain gains gained double doubles doubled / fall falls fell fallen falling drop drops dropped dropping plunge plunges plunged plunging slump slumps slumped sink sinks sank tumble tumbles tumbled slide slides slid slip slips slipped decline declines declined declining decrease decreases decreased decreasing shrink shrinks shrank shrunk shrinking ~down ~downward ~lower ~lowest ~less ~fewer cut cuts cutting reduce reduces reduced reducing lose loses lost loss losses halve halves halved dip dips dipped|~up upward / ~down downward|win wins won winning victory victories triumph triumphs beat beats beating defeats winner winners ~award ~awards ~awarded ~prize ~prizes ~title ~champion ~champions ~medal ~crowned ~success ~trophy ~honour ~honours ~honoured ~edged ~overcame ~thrashed ~advance ~advanced ~ahead / lose loses lost losing loss losses defeat loser losers defeated ~beaten ~crashed ~knocked ~out|=first / =last|start starts started starting begin begins began beginning launch launches launched open opens opened opening ~unveil ~unveiled ~unveils ~debut ~announce ~announced ~new ~set ~commence resume resumes resumed introduces introduce introduced / end ends ended ending stop stops stopped stopping finish finishes finished close closes closed closing ~cease ~axe ~axed ~drop shut shuts halt halts halted cancel cancels cancelled canceled scrap scraps scrapped discontinue discontinues discontinued|allow allows allowed allowing permit permits permitted legalise legalises legalize legalizes legalized lets ~let ~enable ~enables ~able ~open ~approve ~approved ~clear ~licence ~license ~permission ~free ~legal / ban bans banned banning forbid forbids forbidden prohibit prohibits prohibited block blocks blocked blocking outlaw outlaws outlawed prevent prevents prevented bar bars barred ~stop ~stopped ~halt ~halted ~restrict ~restricted ~restrictions ~curb ~illegal ~suspend ~suspended ~moratorium ~removed|legal lawful / illegal unlawful|guilty convicted convict / innocent acquitted cleared|accept accepts accepted accepting approve approves approved approving approval agree agrees agreed agreement ~deal ~sign ~signed ~signing ~settle ~yes ~contract ~offered ~vote ~backed ~supported ~endorsed pass passes passed welcome welcomes welcomed embrace embraces / reject rejects rejected rejecting rejection refuse refuses refused decline declines declined disagree disagrees disagreed veto vetoes vetoed oppose opposes opposed deny denies denied ~dismiss ~dismissed ~dismisses ~defy ~resist ~object ~objected ~spurn ~spurned ~ruled ~scrap ~criticised|support supports supported supporting ~back backs backed backing ~backer ~supporter ~supporters ~help ~helps ~helping ~fund ~funding ~sponsor ~welcome ~welcomed ~favour ~urge ~urges ~champion ~hail ~hailed ~approved ~agree ~agreed ~applaud ~launched ~confidence endorse endorses endorsed praise praises praised defend defends defended / oppose opposes opposed opposing slam slams slammed criticise criticises criticised criticize criticizes criticized attack attacks attacked condemn condemns condemned ~accuse ~accused ~accuses ~blame ~blamed ~denounce ~denounced ~protest ~protests ~complain ~complained ~complaints ~anger ~angry ~concern ~concerns ~hit ~criticism ~critic ~critics ~lambasted ~blasted ~warned ~unfair ~row ~unhappy|confirm confirms confirmed admit admits admitted acknowledge acknowledges ~says ~said ~announced ~told / deny denies denied ~dismissed ~dismiss ~insisted ~insists ~rejected ~rejects ~not ~false|hire hires hired hiring appoint appoints appointed appointing ~names ~named ~join ~joins ~joined ~signed ~new ~promoted ~become ~becomes employs recruit recruits / ~fire ~fires fired ~resign ~resigned ~quit ~left sack sacks sacked dismiss dismisses dismissed|buy buys bought buying purchase purchases acquire acquires acquired acquisition ~takeover ~bid ~bought ~merger ~investment ~stake ~order / sell sells sold selling ~sale ~seller ~disposal|add adds added adding include includes included including / remove removes removed removing exclude excludes excluded excluding delete deletes drop drops dropped|alive survive survives survived survivor survivors ~living ~born ~birth / dead die dies died death dying killed kill kills|north northern / south southern|east eastern / west western|summer / winter|arrest arrested detain detained jailed imprisoned charged / release released freed|lend lends / borrow borrows borrowed|import imports imported / export exports exported|deny / grant grants granted|northward / southward|increase / cut|voluntary / mandatory compulsory|optional / required|online / offline|upper / lower|senior / junior|majority / minority|import / export|victim victims / perpetrator|defend / attack|innocence / guilt|ban / legalise|lift lifts lifted / impose imposes imposed|defensive / offensive|present / absent|american / russian|fastest / slowest|borrowed / lent|~hope ~hopes ~hopeful ~optimistic ~wants ~looking ~confident ~chance ~chances ~expect ~expects / fears ~fear ~worry ~worries ~worried ~concern ~concerns ~doubt ~doubts ~threat ~risk ~risks ~warn ~warned ~warns ~afraid ~anxious' +
      '||more most / less least fewer fewest|many / few|high highest highs / low lowest lows|better best improve improves improved improving improvement top / worse worst worsen worsens worsened worsening bottom|before earlier prior / after later following|early earliest / late latest|old older oldest former ex / new newer newest young younger youngest|join joins joined joining ~hired ~appointed ~named ~signed arrive arrives arrived enter enters entered stay stays stayed remain remains return returns returned / leave leaves left leaving exit exits exited quit quits depart departs departed ~resign ~resigned ~resigns ~resignation ~stepped ~step ~stepping ~retire ~retired ~gave ~relinquished ~departure ~away|keep keeps kept / drop drops dropped ditch ditches ditched abandon abandons abandoned|safe safer safely safety / unsafe dangerous danger risky|rich richer richest wealthy / poor poorer poorest|strong stronger strongest strength / weak weaker weakest weakness|fast faster fastest quick quicker quickly / slow slower slowest slowly|hot hotter hottest warm warmer warmest / cold colder coldest cool cooler|big bigger biggest large larger largest huge giant major / small smaller smallest little tiny minor|long longer longest / short shorter shortest|love loves loved / hate hates hated|true truth real / false fake falsehood untrue|right correct / wrong incorrect|easy easier easiest easily / hard harder hardest difficult tough|cheap cheaper cheapest affordable / expensive pricey costly|free / paid|good great / bad terrible awful|positive / negative|success successful succeed succeeds succeeded / failure failed fail fails failing unsuccessful|maximum / minimum|inside indoor / outside outdoor|=above ~over / =below ~under|ahead / behind|public / private|local domestic / foreign international|common / rare|always / never|everyone everybody / nobody|everything / nothing|with / without|for / against|man men male boy boys father son husband brother king mr he his him / woman women female girl girls mother daughter wife sister queen mrs ms she her|day daytime / night nighttime|morning / evening|left left-wing / right right-wing|hopeful optimistic / fear fearful pessimistic ~worry ~worries ~worried ~concern ~concerns ~doubt ~threat ~risk ~warned|peace / war|friend friends ally allies / enemy enemies foe foes rival rivals|help helps helped helping ~aid ~aids ~improve ~boost ~support ~supports / hinder hinders hurt hurts harm harms harmed harmful|save saves saved saving rescue rescues / ~cost waste wastes wasted destroy destroys destroyed kill kills|create creates created build builds built / destroy destroys destroyed demolish demolishes|attract attracts / repel repels|lead leads leading led / trail trails trailing trailed|push pushes pushed / pull pulls pulled|send sends sent / receive receives received|give gives gave given / take takes took taken|teach teaches / learn learns|hit hits / miss misses missed|beat beats exceed exceeds exceeded / miss misses missed|ignore ignores ignored / consider considers|fix fixes fixed / break breaks broke broken|protect protects protected / threaten threatens threatened expose exposes exposed|full / empty|wide widen widens / narrow narrows|thick / thin|deep / shallow|heavy / light|wet / dry|clean / dirty|loud noisy / quiet silent|visible / hidden invisible|natural / artificial|internal / external|encourage encourages encouraged / discourage discourages discouraged|unite unites united together / divide divides divided split splits|attend attends / skip skips|remember remembers / forget forgets|healthy / sick unhealthy|simple / complex complicated|temporary temporarily / permanent permanently|likely / unlikely|possible / impossible|able / unable|happy / sad unhappy angry|front / rear|profit profits profitable / loss losses|active / inactive|secure / insecure|modern / ancient|reveal reveals revealed / hide hides hid hidden conceal conceals|truthful / false|together / apart|celebrate / condemn mourn|recover recovers recovered / collapse collapses collapsed',
    numbers: `${units('zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty')} thirty=30 forty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90 hundred=100 hundreds=100 thousand=1000 thousands=1000 million=1000000 millions=1000000 billion=1000000000 billions=1000000000 dozen=12 dozens=12`,
    ordinals: `${units('second third fourth fifth sixth seventh eighth ninth tenth', 2)} twice=2 double=2 triple=3`,
    days: 'monday tuesday wednesday thursday friday saturday sunday today tomorrow yesterday tonight weekend weekday daily weekly monthly yearly annual annually hourly',
    asks: 'how|why|ways? to|\\d+ ways',
    opensQuestion: 'what|which|who',
    avoids: 'stop|prevent|avoid',
    idioms:
      "last (?:year|month|week|night|time|day|season|summer|winter|spring|autumn|fall|decade|century|minute|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?|(?:take|takes|took|taken|taking|give|gives|gave|given|giving) (?:down|off|over|on|out|up|in|away|part|place|aim|back|an?|care|rise|way|birth)|(?:end|begin|start|open|close)(?:s|ed)? with|(?:lead|leads|leading|led) (?:to|up)|death (?:knell|toll|penalty|row)|clos(?:e|es|ed|ing) (?:the |a )?(?:[a-z'-]+ ){0,3}(?:gap|deal)",
    passive: 'by|from|of|to|after|over',
    built: 'ions?|ments?|ness|ity|ities|ful|less|[ai]ble|ous|ive|ism|ists?|ally|[ae]nces?',
    wordLikeNames:
      'trinity clement inverness albion orion marion felicity charity verity baptist lyons provence florence clarence laurence lawrence terence terrence torrance constance clemence valence constable',
    prepositions:
      'in at near across outside inside from into / of for with by to on about against over after before between through under / the a an',
    sames:
      'us usa america american americans washington|uk britain british briton britons brit brits|eu europe european europeans euro brussels|un nations|ireland irish irishman|france french frenchman|germany german germans|spain spanish spaniard|portugal portuguese|netherlands dutch holland dutchman|belgium belgian belgians|switzerland swiss|denmark danish dane danes|sweden swedish swede swedes|norway norwegian|finland finnish finn finns|poland polish pole poles|turkey turkish turk turks|greece greek greeks|england english englishman|scotland scottish scots scot scotsman|wales welsh welshman|china chinese beijing|japan japanese tokyo|russia russian russians moscow kremlin|ukraine ukrainian ukrainians kyiv|mexico mexican mexicans|canada canadian canadians|brazil brazilian brazilians|argentina argentine argentinian|chile chilean|peru peruvian|iraq iraqi iraqis baghdad|israel israeli israelis|iran iranian tehran|syria syrian syrians|egypt egyptian|pakistan pakistani|india indian indians delhi|thailand thai|vietnam vietnamese|philippines filipino philippine|indonesia indonesian|korea korean koreans|australia australian australians aussie|africa african africans|asia asian|italy italian italians|austria austrian|hungary hungarian|czech czechia|kenya kenyan|nigeria nigerian|ethiopia ethiopian|california californian|texas texan|london londoner londoners||tory tories conservative conservatives|labour labours|gop republican republicans|democrat democrats democratic dem dems|tv television televised televisions broadcaster broadcasting channel|pc pcs computer computers|mp mps parliament commons parliamentary lawmakers|pm prime premier|ceo chief executive|coo chief operating|cfo chief financial|dvd dvds disc discs|cd cds album|ai artificial|hq headquarters|ad ads advert adverts advertising advertisement advertisements|phd doctorate|id identity|nba basketball|rs rupees rupee|bn billion|ft feat featuring|vs versus|gp doctor doctors|wwi war|wwii war|fed federal|feds federal|xmas christmas|utd united|man manchester|app apps application|hd high definition|ev evs electric|vp vice|boss bosses chief chiefs executive executives manager managers director directors|probe probes investigation investigate investigating investigated inquiry|row rows feud dispute argument quarrel|bid bids attempt attempts effort efforts|cash money|cop cops police officers|kid kids child children|axe axes axed scrapped cuts cut|woe woes problem problems trouble troubles|talks talk negotiations discussions meetings|vow vows vowed pledge pledges pledged promise promises promised|quit quits resign resigns resigned leave leaves left|jail jailed prison imprisoned sentenced|blast explosion exploded|blaze fire|payout payouts payment payments compensation|film films movie movies|firm firms company companies|show shows programme program series|mum mums mother mothers mom moms|dad dads father fathers|phone phones smartphone smartphones handset handsets mobile|flat flats apartment apartments|home homes house houses|teen teens teenager teenagers teenage|gig gigs concert concerts|poll polls vote votes election elections survey|slain killed murdered|covid coronavirus|web internet online net|gadget gadgets device devices|rumor rumors rumored rumour rumours rumoured reportedly reports|takeover buyout acquire acquires acquired acquisition|prize prizes award awards|soccer football|airline carrier|lawsuit sue sues sued suing|ruling ruled|fine fined penalty penalties|fans supporters|clash clashes fight fights|flee flees fled|snub snubs snubbed|sacked fired|drugmaker pharmaceutical|lawmaker lawmakers legislators senators representatives congress|billionaire tycoon|hub centre center|crunch crisis|hike hikes rise increase|job jobs employment',
    shorts:
      'tv tvs pc pcs mp mps pm ceo ceos coo cfo cto dvd dvds cd cds ai hq ad dj djs id phd rs bn ft vs gp gps hd ev evs diy faq pr it ip usb wifi gdp',
    light:
      'meet meets take takes face faces facing set sets seek seeks get gets getting eye eyes aim aims bid look looks looking inside here guide story stories tale review update live watch read tip tips way ways thing things reason reasons fact facts question questions explained explainer know need needs really great surprising amazing stunning ultimate complete essential perfect simple heading prepare prepares tackle tackles mull mulls weigh weighs unveil reveal revealed reveals spark sparks prompt prompts tout touted hail key untold incredible unfamiliar happens latest ever actually basically finally remember lesson lessons guides advice idea ideas secret secrets trick tricks worth choose choosing learn discover want wants enjoy beginner beginners introduction explains explaining behind beyond already breaking exclusive opinion analysis profile video photos pictures gallery podcast interview q&a huge step steps mistake mistakes try expect deserve deserves moment ode love letter hope hopes adorable bizarre weird unexpected',
  },
  es: {
    turns: {
      not: 'no(?! (?:solo|sólo|te lo pierdas|te pierdas))|nunca|jamás|nadie|nada|ningún|ninguna|ninguno|sin|ni|tampoco|apenas',
      may: 'puede|pueden|podría|podrían|quizá|quizás|tal vez|posible|posibilidad(?:es)?|posiblemente|probable|probablemente|presunt[oa]s?|supuest[oa]s?|supuestamente|presuntamente|parece',
      must: 'debe|deben|debería|deberían|deberá|deberán|tiene que|tienen que|hay que',
      will: `${letter}+(?:ar|er|ir|dr|br)(?:á|án)|va a|van a|${letter}+(?:ar|er|ir|dr|br)ía(?:n)?`,
      all: 'todos|todas|cada|siempre|ambos|ambas|cualquier|cualquiera',
      most: 'mayoría|mayor parte|a menudo|casi siempre',
      some: 'algunos|algunas|algún|alguna|varios|varias|a veces|en parte|parcialmente',
      few: 'pocos|pocas|poco|poca|rara vez',
      only: 'solo|sólo|solamente|únicamente',
      atLeast: 'al menos|por lo menos|más de|como mínimo',
      atMost: 'hasta|como máximo|menos de|a lo sumo',
      almost: 'casi|cerca de|mitad',
      before: 'antes',
      after: 'después|tras|desde',
      cause: 'porque|debido a|gracias a|a causa|por culpa',
      despite: 'pese|a pesar|aunque',
    },
    opposites:
      'sube suben subió subieron subir subida aumenta aumentan aumentó aumentar aumento crece crecen creció crecer crecimiento gana ganan ganó dispara dispara disparan disparó alza alto alta mayor eleva elevó / baja bajan bajó bajaron bajar bajada disminuye disminuyen disminuyó cae caen cayó cayeron caer caída desciende descendió descenso pierde pierden perdió reduce reducen redujo reducir recorta recortó desploma desplomó bajo menor|gana ganan ganó ganar ganador victoria vence venció triunfo derrota / pierde pierden perdió perder perdedor derrota|más / menos|muchos muchas / pocos pocas|mejor mejores mejora mejoró / peor peores empeora empeoró|antes / después tras|primer primera primero / último última|temprano / tarde|viejo vieja antiguo antigua / nuevo nueva joven|empieza empezó comienza comenzó comenzar inicia inició abre abrió abrir lanza lanzó inicio / termina terminó acaba acabó cierra cerró cerrar finaliza finalizó fin cancela canceló suspende suspendió|permite permiten permitió permitir autoriza autorizó / prohíbe prohíben prohibió prohibir bloquea bloqueó impide impidió|legal / ilegal|culpable culpables condenado / inocente inocentes absuelto|acepta aceptó aceptar aprueba aprobó aprobar aprobación / rechaza rechazó rechazar rechazo niega negó||apoya apoyan apoyó apoyo apoyar celebra elogia respalda respaldó defiende defendió / critica criticó opone oponen opuso ataca atacó condena condenó denuncia vencer combatir ~contra ~enfrentar ~enfrenta|evitar evita evitó impedir / provocar provoca provocó causar|confirma confirmó admite admitió / niega negó desmiente desmintió|contrata contrató nombra nombró / despide despidió destituye destituyó|compra compran compró comprar / vende venden vendió vender venta|llega llegó entra entró une unió vuelve volvió / sale salió deja dejó abandona abandonó|incluye incluyó añade añadió / excluye excluyó elimina eliminó quita|seguro segura / peligroso peligrosa inseguro|rico ricos / pobre pobres|fuerte fuertes / débil débiles|rápido rápida / lento lenta|caliente cálido / frío fría|grande grandes gran / pequeño pequeña pequeños|largo larga / corto corta|vivo viva vivos nace nació sobrevive sobrevivió / muerto muerta muertos muere murió mueren fallece falleció|verdadero verdad cierto / falso falsa mentira|fácil fáciles / difícil difíciles|barato barata / caro cara|gratis gratuito / pago|bueno buena buen / malo mala mal|éxito / fracaso|máximo / mínimo|dentro / fuera|público pública / privado privada|siempre / nunca|todos / nadie ninguno|con / sin|hombre hombres niño padre hijo esposo rey él / mujer mujeres niña madre hija esposa reina ella|norte / sur|este oriente / oeste occidente|verano / invierno|día / noche|izquierda / derecha|paz / guerra|amigo aliado / enemigo rival|posible / imposible|detiene detenido detuvo / libera liberado liberó|protege protegió / amenaza amenazó|verdaderas / falsas|justicia justo justa / injusticia injusto injusta|mayoría / minoría|importa importó / exporta exportó|construye construyó crea creó / destruye destruyó|encima sobre / debajo bajo|juicio juicios proceso / indulto absolución|denuncia denunció denuncian acusa acusó / celebra celebró elogia elogió|oficialismo / oposición|legalidad / ilegalidad|entrega entregó / recibe recibió|continúa continuará continuó sigue seguirá / termina terminará suspende suspenderá',
    numbers: `${units('cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte')} treinta=30 cuarenta=40 cincuenta=50 cien=100 mil=1000 miles=1000 millón=1000000 millones=1000000`,
    ordinals: `${units('segundo tercero cuarto quinto sexto séptimo octavo noveno décimo', 2)} segunda=2 tercera=3 tercer=3 cuarta=4 quinta=5 doble=2`,
    days: 'lunes martes miércoles jueves viernes sábado domingo hoy mañana ayer semana diario semanal mensual anual',
    asks: 'cómo|por qué',
    opensQuestion: 'qué|quién|quiénes|cuál',
    avoids: 'evit|impedi|prevenir',
    passive: 'por|de|del|a|al',
    built: `ci[oó]n(?:es)?|si[oó]n(?:es)?|mientos?|mente|ismos?|istas?|ables?|ibles?|(?:bil|iv|al|ar|os|ur|er)idad(?:es)?|(?:lóg|mát|íst|nóm|lít|ém)ic[oa]s?|(?:at|it|us|is|ut|ct)iv[oa]s?|dor[ae]s|${letter}{3}(?:antes|entes)`,
    wordLikeNames:
      'asunción concepción encarnación anunciación visitación purificación consolación ascensión natividad bautista batista sarmiento nacimiento clemente américa áfrica méxico federica angélica',
    prepositions: 'en desde hacia / de del con por para a al contra sobre entre tras ante según / el la los las un una',
    sames:
      'eeuu eua usa us estadounidense estadounidenses américa washington|uk británico británica británicos londres|ue europea europeo europeos europa|rusia ruso rusa rusos moscú kremlin|ucrania ucraniano ucraniana ucranianos|china chino china chinos pekín|francia francés francesa franceses|alemania alemán alemana alemanes|españa español española españoles|italia italiano italiana italianos|méxico mexicano mexicana mexicanos|argentina argentino argentinos|brasil brasileño brasileña brasileños|chile chileno chilena|colombia colombiano colombiana|perú peruano peruana|israel israelí israelíes|siria sirio siria sirios||tv televisión cadena canal',
    shorts: 'tv',
    light:
      'así estos estas conoce conozca descubre guía claves detalles da dan cómo todo sepa historia opinión análisis vídeo video fotos directo motivos razones ocasiones perder demuestra llega',
  },
  fr: {
    turns: {
      not: "ne(?! (?:pas manquer|manquez))|n'|pas(?! manquer)|jamais|aucun|aucune|rien|personne|sans|ni|guère",
      may: `peut|peuvent|pourrait|pourraient|peut-être|possible|probable|probablement|sans doute|présumé${letter}*|supposé${letter}*|semble|apparemment`,
      must: 'doit|doivent|devrait|devraient|devra|devront|faut',
      will: `${letter}+(?:era|eront|ira|iront|dra|dront|vra|vront|rra|rront)|sera|seront|va|vont|aura|auront|fera|feront|${letter}+(?:rait|raient)`,
      all: 'tous|toutes|chaque|toujours|chacun|chacune',
      most: 'plupart|majorité|souvent',
      some: 'certains|certaines|quelques|plusieurs|parfois|en partie',
      few: 'peu|rarement|rares',
      only: 'seulement|uniquement|seul|seule|seuls|seules',
      atLeast: "au moins|plus de|plus d'|au minimum",
      atMost: "jusqu'à|au plus|moins de|moins d'|au maximum",
      almost: 'presque|près de|moitié|quasiment',
      before: 'avant',
      after: 'après|depuis|dès',
      cause: 'parce|grâce|en raison|à cause',
      despite: 'malgré|bien que',
    },
    opposites:
      'monte montent monté hausse hausses augmente augmentent augmenté augmentation grimpe grimpent bondit progresse progressent progression croît croissance gagne gagnent gagné élève haut haute supérieur supérieure relève / baisse baissent baissé baisses diminue diminuent diminué diminution chute chutent tombe tombent tombé recule reculent recul perd perdent perdu réduit réduisent plonge bas basse inférieur inférieure coupe|gagne gagnent gagné remporte remporté victoire vainqueur bat / perd perdent perdu défaite perdant battu|plus / moins|mieux meilleur meilleure meilleurs améliore améliorer / pire pires aggrave|avant / après|premier première / dernier dernière|tôt / tard|vieux vieille ancien ancienne / nouveau nouvelle jeune jeunes|commence commencé débute ouvre ouvert ouvrir lance lancé début / termine terminé finit fini ferme fermé fermer arrête fin annule annulé suspend|autorise autorisé permet permis / interdit interdire bloque bloqué empêche|légal légale / illégal illégale|coupable condamné / innocent acquitté|accepte accepté approuve approuvé adopte adopté / rejette rejeté refuse refusé||soutient soutiennent soutenir défend soutien / critique critiquent critiqué critiquer attaque oppose opposent condamne|confirme confirmé admet reconnaît / dément démenti nie|embauche recrute nomme nommé / licencie licencié limoge renvoie|achète acheté achat rachète / vend vendu vente|arrive arrivé rejoint entre revient / quitte quitté part sort|ajoute ajouté inclut / retire retiré supprime exclut|sûr sûre / dangereux dangereuse danger|riche riches / pauvre pauvres|fort forte forts / faible faibles|rapide rapides / lent lente|chaud chaude / froid froide|grand grande grands / petit petite petits|long longue / court courte|vivant vivants né naît survit / mort morts morte meurt décédé|vrai vraie / faux fausse|facile faciles / difficile difficiles|cher chère / abordable|bon bonne / mauvais mauvaise|flatteur flatteuse / vexant|succès réussite réussit / échec échoue|maximum / minimum|dedans / dehors|public publique / privé privée|toujours / jamais|avec / sans|pour / contre|dessus / dessous|homme hommes garçon père fils mari roi il lui / femme femmes fille mère épouse reine elle|nord / sud|est / ouest|été / hiver|jour / nuit|gauche / droite|paix / guerre|ami allié / ennemi rival|possible / impossible|arrêté arrête détenu / libéré libère|protège / menace|majorité / minorité|construit crée / détruit|peu guère / très beaucoup|parité égalité / disparité inégalité',
    numbers: `${units('zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize')} vingt=20 trente=30 quarante=40 cinquante=50 soixante=60 cent=100 mille=1000 milliers=1000 million=1000000 millions=1000000 milliard=1000000000 milliards=1000000000`,
    ordinals: `${units('deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième', 2)} second=2 seconde=2 double=2`,
    days: "lundi mardi mercredi jeudi vendredi samedi dimanche aujourd'hui demain hier semaine quotidien hebdomadaire mensuel annuel",
    asks: 'comment|pourquoi',
    opensQuestion: 'qui|quel|quelle',
    avoids: 'évit|empêch|prévenir',
    passive: 'par|de|du|des|à|au',
    built: `tions?|sions?|[aei]ments?|(?:bil|iv|al|ar|os|ur|er|ic)ités?|ismes?|istes?|ables?|ibles?|teurs|trices|euses|ives?|(?:log|mat|ist|ém|nom|lit|crit)iques?|${letter}{2}ants`,
    wordLikeNames:
      'assomption ascension annonciation visitation nativité félicité baptiste mexique amérique afrique martinique maurice constance',
    prepositions:
      'à en dans depuis au aux vers chez / de du des d avec par pour contre sur entre après avant selon face / le la les l un une',
    sames:
      'usa us américain américaine américains américaines unis washington|uk britannique britanniques londres|ue européenne européen européens europe|russie russe russes moscou kremlin|ukraine ukrainien ukrainienne ukrainiens|chine chinois chinoise pékin|france français française|allemagne allemand allemande allemands|espagne espagnol espagnole|italie italien italienne italiens|israël israélien israélienne israéliens|syrie syrien syrienne syriens||tv télévision chaîne',
    shorts: 'tv',
    light: 'voici découvrez guide tout savoir comment histoire analyse vidéo photos direct raisons conseils envisage',
  },
  it: {
    turns: {
      not: 'non(?! perdere)|mai|nessuno|nessuna|nessun|niente|nulla|senza|né|neppure|neanche',
      may: 'può|possono|potrebbe|potrebbero|forse|possibile|possibilità|probabile|probabilmente|presunt[oaie]|sembra|sembrano',
      must: 'deve|devono|dovrebbe|dovrebbero|dovrà|dovranno|bisogna|occorre',
      will: `${letter}+(?:rà|ranno)|sta per|stanno per|${letter}+rebber?o?`,
      all: 'tutti|tutte|ogni|ognuno|sempre|entrambi|entrambe|qualsiasi',
      most: 'maggior parte|maggioranza|spesso',
      some: 'alcuni|alcune|qualche|diversi|diverse|talvolta|a volte|in parte',
      few: 'pochi|poche|poco|poca|raramente',
      only: 'solo|soltanto|solamente|unicamente',
      atLeast: 'almeno|più di|oltre',
      atMost: 'fino a|al massimo|meno di',
      almost: 'quasi|metà',
      before: 'prima',
      after: 'dopo|da quando',
      cause: 'perché|poiché|grazie|a causa',
      despite: 'nonostante|sebbene|malgrado',
    },
    opposites:
      'sale salgono salito salire aumenta aumentano aumentato aumento cresce crescono cresciuto crescita vola rialzo guadagna alto alta maggiore / scende scendono sceso scendere cala calano calo diminuisce diminuiscono cade cadono caduta crolla crollano crollo riduce riducono perde perdono ribasso taglia basso bassa minore|vince vincono vinto vittoria batte vincitore / perde perdono perso sconfitta sconfitto|più / meno|migliore meglio migliora / peggiore peggio peggiora|prima / dopo|primo prima / ultimo ultima|presto / tardi|vecchio vecchia antico / nuovo nuova giovane|inizia iniziato comincia apre aperto lancia avvia inizio / finisce finito termina chiude chiuso fine annulla sospende|permette consente autorizza / vieta vietato proibisce blocca impedisce|legale / illegale|colpevole condannato / innocente assolto|accetta accettato approva approvato / rifiuta rifiutato respinge respinto boccia||sostiene appoggia difende / critica attacca oppone condanna|conferma ammette / smentisce nega|assume assunto nomina / licenzia licenziato|compra comprato acquista / vende venduto vendita|arriva arrivato entra torna / lascia lasciato esce parte|aggiunge include / toglie rimuove esclude|sicuro sicura / pericoloso pericolosa|ricco ricchi / povero poveri|forte forti / debole deboli|veloce / lento|caldo / freddo|grande grandi / piccolo piccola piccoli|lungo lunga / corto breve|vivo vivi nato nasce / morto morti muore|vero vera / falso falsa|facile / difficile|economico / caro costoso|buono buona / cattivo cattiva|successo / fallimento|massimo / minimo|pubblico / privato|sempre / mai|con / senza|uomo uomini padre figlio marito re lui / donna donne madre figlia moglie regina lei|nord / sud|est / ovest|estate / inverno|giorno / notte|sinistra / destra|pace / guerra|amico alleato / nemico rivale|possibile / impossibile|arrestato / liberato rilasciato|animata / inanimata',
    numbers: `${units('zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici')} venti=20 trenta=30 quaranta=40 cinquanta=50 cento=100 mille=1000 mila=1000 milione=1000000 milioni=1000000 miliardo=1000000000 miliardi=1000000000`,
    ordinals: `${units('dodicesimo-secondo terzo quarto quinto sesto settimo ottavo nono decimo', 2)} seconda=2 terza=3 doppio=2`,
    days: 'lunedì martedì mercoledì giovedì venerdì sabato domenica oggi domani ieri settimana quotidiano settimanale mensile annuale',
    asks: 'come|perché',
    opensQuestion: 'chi|cosa|quale',
    avoids: 'evit|impedi|prevenir',
    passive: 'da|dal|dalla|dai|di|del|della|a',
    built: `zion[ei]|sion[ei]|ment[oi]|mente|ism[oi]|ist[aie]|abil[ei]|ibil[ei]|(?:bil|iv|al|ar|os|ur|er)ità|(?:log|mat|ist|nom|lit|em)i(?:c[oa]|ci|che)|(?:at|it|us|is|ut|tt)iv[oaie]|tori|trici|${letter}{3}(?:anti|enti)`,
    wordLikeNames:
      'concezione assunzione annunciazione consolazione ascensione natività battista clemente sacramento tagliamento messico america federica federico angelica salvatore costanza',
    prepositions:
      'a in da dal dalla nel nella al alla / di del della dei degli delle d con per su sul sulla contro tra fra dopo / il lo la i gli le l un una',
    sames:
      'usa us stati americano americana americani uniti washington|uk britannico britannica regno londra|ue europea europeo europei europa|russia russo russa russi mosca cremlino|ucraina ucraino ucraini|cina cinese cinesi pechino|francia francese francesi|germania tedesco tedesca tedeschi|spagna spagnolo spagnola spagnoli|italia italiano italiana italiani|israele israeliano israeliani|siria siriano siriana siriani||tv televisione canale',
    shorts: 'tv',
    light: 'ecco scopri guida tutto sapere come storia analisi video foto diretta motivi consigli occasioni perdere',
  },
  pt: {
    turns: {
      not: 'não(?! (?:só|apenas|perca|perder))|nunca|jamais|ninguém|nada|nenhum|nenhuma|sem|nem|tampouco',
      may: 'pode|podem|poderia|poderiam|talvez|possível|possibilidade|possivelmente|provável|provavelmente|supost[oa]s?|supostamente|parece',
      must: 'deve|devem|deveria|deveriam|deverá|deverão|tem que|têm que|é preciso',
      will: `${letter}+(?:ará|arão|erá|erão|irá|irão)|será|serão|vai|vão|${letter}+(?:ar|er|ir)iam?`,
      all: 'todos|todas|cada|sempre|ambos|ambas|qualquer',
      most: 'maioria|maior parte|muitas vezes',
      some: 'alguns|algumas|algum|alguma|vários|várias|às vezes|em parte',
      few: 'poucos|poucas|pouco|pouca|raramente',
      only: 'só|somente|apenas|unicamente',
      atLeast: 'pelo menos|mais de|no mínimo',
      atMost: 'até|no máximo|menos de',
      almost: 'quase|perto de|metade',
      before: 'antes',
      after: 'depois|após|desde',
      cause: 'porque|devido|graças|por causa',
      despite: 'apesar|embora',
    },
    opposites:
      'sobe sobem subiu aumenta aumentam aumentou aumento cresce crescem cresceu crescimento dispara disparou alta alto maior ganha ganhou eleva / cai caem caiu queda desce desceu diminui diminuiu reduz reduziu perde perdeu recua recuou baixa baixo menor corta cortou despenca|vence venceu ganha ganhou vitória vencedor / perde perdeu derrota perdedor derrotado|mais / menos|melhor melhores melhora melhorou / pior piores piora piorou|antes / depois após|primeiro primeira / último última|cedo / tarde|velho velha antigo antiga / novo nova jovem|começa começou inicia iniciou abre abriu lança lançou início / termina terminou acaba acabou fecha fechou fim cancela cancelou suspende|permite permitiu autoriza autorizou / proíbe proibiu bloqueia impede impediu|legal / ilegal|culpado condenado / inocente absolvido|aceita aceitou aprova aprovou / rejeita rejeitou recusa recusou nega||apoia apoiou defende defendeu / critica criticou ataca opõe condena|confirma confirmou admite admitiu / nega negou desmente|contrata contratou nomeia / demite demitiu|compra comprou / vende vendeu venda|chega chegou entra entrou volta voltou leva levar levou / sai saiu deixa deixou abandona tira tirar|inclui acrescenta / exclui remove retira|seguro segura / perigoso perigosa|rico ricos / pobre pobres|forte fortes / fraco fracos|rápido / lento|quente / frio|grande grandes / pequeno pequena pequenos|longo longa / curto curta|vivo vivos nasce nasceu sobrevive sobreviveu / morto mortos morre morreu morte|verdadeiro verdade / falso falsa mentira|fácil / difícil|barato / caro|bom boa / mau má ruim|sucesso / fracasso|máximo / mínimo|público / privado|sempre / nunca|com / sem|errou erra erro / acertou acerta acerto|estúpido / inteligente|homem homens pai filho marido rei ele / mulher mulheres mãe filha esposa rainha ela|norte / sul|leste / oeste|verão / inverno|dia / noite|esquerda / direita|paz / guerra|amigo aliado / inimigo rival|possível / impossível|preso detido / solto libertado',
    numbers: `${units('zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove vinte')} trinta=30 quarenta=40 cinquenta=50 cem=100 mil=1000 milhares=1000 milhão=1000000 milhões=1000000 bilhão=1000000000 bilhões=1000000000`,
    ordinals: `${units('décimo-segundo terceiro quarto quinto sexto sétimo oitavo nono décimo', 2)} segunda=2 terceira=3 dobro=2`,
    days: 'segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo hoje amanhã ontem semana diário semanal mensal anual',
    asks: 'como|por que',
    opensQuestion: 'quem|qual|o que',
    avoids: 'evit|impedi|prevenir',
    passive: 'por|pelo|pela|de|do|da|a|ao',
    built: `ção|ções|são|sões|mentos?|mente|ismos?|istas?|áve(?:l|is)|íve(?:l|is)|(?:bil|iv|al|ar|os|ur|er)idades?|(?:lóg|mát|íst|nôm|nóm|lít|êm|ém)ic[oa]s?|(?:at|it|us|is|ut|et)iv[oa]s?|dor[ae]s|${letter}{3}(?:antes|entes)`,
    wordLikeNames:
      'conceição assunção encarnação anunciação consolação ascensão natividade batista nascimento sarmento sacramento livramento clemente méxico américa áfrica salvador angélica',
    prepositions: 'em no na nos nas desde para / de do da dos das com por pelo pela a ao à contra sobre entre após / o a os as um uma',
    sames:
      'eua usa us americano americana americanos unidos washington|uk britânico britânica londres|ue europeia europeu europeus europa|rússia russo russa russos moscou moscovo kremlin|ucrânia ucraniano ucraniana|china chinês chinesa pequim|frança francês francesa|alemanha alemão alemã|espanha espanhol espanhola|brasil brasileiro brasileira brasileiros|portugal português portuguesa portugueses|israel israelense israelita|síria sírio síria sírios||tv televisão canal',
    shorts: 'tv',
    light: 'veja saiba conheça confira guia tudo como história análise vídeo fotos detalhes dá dão motivos dicas diz',
  },
  nl: {
    turns: {
      not: 'niet|geen|nooit|niemand|niets|zonder|noch|nauwelijks|nergens',
      may: 'kan|kunnen|kon|konden|mag|mogen|misschien|wellicht|mogelijk|waarschijnlijk|vermoedelijk|lijkt|lijken|zou|zouden',
      must: 'moet|moeten|moest|moesten',
      will: 'zal|zullen|gaat|gaan',
      all: 'alle|allen|alles|iedere|ieder|iedereen|elk|elke|altijd|beide',
      most: 'meeste|meestal|meerderheid|vaak',
      some: 'sommige|enkele|soms|deels|verschillende',
      few: 'weinig|zelden',
      only: 'alleen|slechts|uitsluitend',
      atLeast: 'minstens|ten minste|minimaal|meer dan|ruim',
      atMost: 'hoogstens|maximaal|minder dan|hooguit',
      almost: 'bijna|vrijwel|helft|half|halve',
      before: 'voordat|vóór',
      after: 'na|nadat|sinds',
      cause: 'omdat|want|wegens|vanwege|dankzij|door',
      despite: 'ondanks|hoewel',
    },
    opposites:
      'stijgt stijgen steeg gestegen stijging groeit groeien groeide groei neemt-toe toename hoger hoog hoogste wint verhoogt / daalt dalen daalde gedaald daling zakt krimpt krimpen kromp afname lager laag laagste verliest verlaagt valt|wint winnen won gewonnen winst overwinning verslaat winnaar / verliest verliezen verloor verloren verlies nederlaag|meer meeste / minder minste|beter beste verbetert / slechter slechtste verslechtert|voor voordat / na nadat|eerste / laatste|vroeg / laat|oud oude ouder / nieuw nieuwe jong jonge|begint begon start gestart opent opende lancering begin / eindigt eindigde stopt gestopt sluit sloot gesloten einde|staat-toe toegestaan toestaan legaal mag / verbiedt verboden verbod illegaal blokkeert|schuldig veroordeeld / onschuldig vrijgesproken|accepteert aanvaardt keurt-goed goedgekeurd / verwerpt afgewezen weigert weigerde||steunt steunen verdedigt / bekritiseert tegen|bevestigt bevestigde erkent / ontkent ontkende|neemt-aan benoemt / ontslaat ontslagen|koopt kocht gekocht / verkoopt verkocht verkoop|komt kwam terug / vertrekt vertrok verlaat verliet|veilig veilige / gevaarlijk gevaarlijke onveilig|rijk rijke / arm arme|sterk sterke / zwak zwakke|snel snelle / langzaam trage|warm heet / koud koude|groot grote / klein kleine|lang lange / kort korte|levend leeft geboren / dood dode overleden sterft|waar / onwaar vals|makkelijk gemakkelijk / moeilijk|goedkoop / duur dure|goed goede / slecht slechte|succes / mislukking mislukt|maximum / minimum|binnen / buiten|openbaar / privé|altijd / nooit|met / zonder|man mannen jongen vader zoon koning hij / vrouw vrouwen meisje moeder dochter koningin zij|noord noorden / zuid zuiden|oost oosten / west westen|zomer / winter|dag / nacht|links / rechts|vrede / oorlog|vriend / vijand|mogelijk / onmogelijk',
    numbers: `${units('nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig')} dertig=30 veertig=40 vijftig=50 honderd=100 duizend=1000 miljoen=1000000 miljard=1000000000`,
    ordinals: `${units('tweede derde vierde vijfde zesde zevende achtste negende tiende', 2)} dubbel=2`,
    days: 'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag vandaag morgen gisteren week dagelijks wekelijks maandelijks jaarlijks',
    asks: 'hoe|waarom',
    opensQuestion: 'wat|wie|welke?',
    avoids: 'voorkom',
    passive: 'door|van|aan',
    built: `heid|heden|lijke?|lo(?:os|ze)|achtige?|baar|bare|isme|isten|[aiu]ties?|iteit|schap(?:pen)?|(?:mat|log|nom|ist|lit|em)ische?|(?<=^(?:ver|be|ont|her|ge|af|aan|uit|op|in|over|onder|voor|bij|mis)${letter}{3,})ing(?:en)?`,
    wordLikeNames: 'griekenland turkije italië',
    prepositions: 'in te uit naar bij vanuit / van met voor door over op tegen aan tussen na / de het een',
    sames:
      'vs amerikaanse amerikaan amerikanen amerika staten washington|vk britse brit britten engeland londen|eu europese europa brussel|rusland russische rus russen moskou kremlin|oekraïne oekraïense oekraïners|china chinese chinezen peking|frankrijk franse fransen fransman|duitsland duitse duitser duitsers|spanje spaanse spanjaard|italië italiaanse italianen|nederland nederlandse nederlanders|belgië belgische belgen|syrië syrische syriërs||tv televisie zender',
    shorts: 'tv',
    light: 'zo dit deze ontdek gids alles weten hoe verhaal analyse video foto redenen tips',
  },
}
