import { letter, mark, number } from './characters/characters.ts'

/**
 * The effect of small words on a claim. `not`, `may`, `must`, `would`, `will`, `if` change what is claimed; `all` … `average` say of how many or how
 * much; `than` compares; `by` turns a sentence around; `cause` claims a reason; `before`, `after` and `against` relate; `said` names a source.
 */
export type Claim =
  | 'not'
  | 'may'
  | 'must'
  | 'would'
  | 'will'
  | 'if'
  | 'all'
  | 'most'
  | 'many'
  | 'some'
  | 'few'
  | 'only'
  | 'almost'
  | 'about'
  | 'atLeast'
  | 'atMost'
  | 'than'
  | 'by'
  | 'cause'
  | 'before'
  | 'after'
  | 'against'
  | 'said'
  | 'and'

export interface ClaimWords {
  /** Alternatives of a regular expression over lower-case text with straight apostrophes, whole words in spaced scripts. */
  readonly words: Readonly<Record<Claim, string>>
  /** Names begin with a capital letter, other words do not. */
  readonly namesByCase: boolean
  /** Written without spaces: words are runs of one script. */
  readonly runs?: boolean
  /** Letters that may be written to the front of a word. */
  readonly clitics?: string
}

/** Languages in which a rewritten sentence can be compared with its source. Elsewhere only a sentence of the article itself is let through. */
export const claimWords: Readonly<Record<string, ClaimWords>> = {
  en: {
    namesByCase: true,
    words: {
      not: "no|not|never|none|neither|nor|without|cannot|nothing|nobody|nowhere|hardly|barely|scarcely|fails? to|failed to|lacks?|lacking|[a-z]+n't|unlike|deny|denies|denied|refus(?:e|es|ed)|rejects?|rejected|false(?:ly)?|untrue|myth|stops?|stopped|avoids?|avoided|prevents?|prevented|instead of|rather than",
      may: 'might|could|can|possible|possibly|perhaps|maybe|potential|potentially|probably|likely|unlikely|expected|expects?|hopes?|hoped|aims?|plans?|planned|intends?|seems?|seemed|appears?|appeared|suggests?|suggested|suspected|alleged|allegedly|reportedly|apparently|supposedly|believed?|believes|thinks?|thought|estimated?|estimates|forecast|forecasts|rumou?red|tries|try|tried|tends?',
      must: 'must|should|ought|has to|have to|had to|needs? to|needed to|required|requires?|supposed',
      would: "would|wouldn't|i'd|you'd|he'd|she'd|they'd|we'd",
      will: "will|won't|going to|shall|'ll|[a-z]+'ll",
      if: 'if|unless|provided|whenever|when|as long as|except|assuming|otherwise|depending|whether|until',
      all: 'all|every|everyone|everybody|everything|each|always|entire|entirely|whole|any|anyone|completely|totally|fully|both|guarantees?|guaranteed|proves?|proven|certain|certainly|definitely',
      most: 'most|mostly|majority|usually|generally|normally|typically|mainly|largely|often|commonly',
      many: 'many|numerous|lots|frequently|dozens|hundreds|thousands|millions|countless',
      some: 'some|several|sometimes|partly|partially|occasionally|certain kinds|a number of|part of|in part',
      few: 'few|fewer|rarely|seldom|little|least',
      only: 'only|just|solely|exclusively|merely|alone|sole',
      almost: 'almost|nearly|close to|virtually|practically',
      about: 'about|around|approximately|roughly|circa|some \\d+|average|averages|averaged|median|on average|or so',
      atLeast: 'at least|more than|over|above|minimum|no less than|upwards',
      atMost: 'up to|at most|less than|fewer than|under|below|maximum|as much as|as many as|as little as',
      than: 'than|more|less|versus|vs|compared',
      by: 'by(?! \\d)',
      cause: 'because|due to|thanks to|owing to|therefore|thus|hence|leads? to|led to|so that',
      before: 'before|prior to|ahead of',
      after: 'after|since|following',
      against: 'against|despite|although|though|but|however',
      said: 'according to|in the words of|tell|tells|told|say|says|said|saying|explains?|explained|adds|added|wrote|writes?|noted?|notes|argues?|argued|states?|stated|reports?|reported|claims?|claimed|warns?|warned|recalls?|recalled|announced?|announces|concludes?|concluded|comments?|commented|insists?|insisted|replies|replied|found|finds?|observes?|observed|promised?|promises|accus(?:e|es|ed)|criticis(?:e|es|ed)|calls? (?:it|the|for)|called (?:it|the|for)|asked|asks|urges?|urged',
      and: 'and|or|but|while|whereas|which|who|that',
    },
  },
  de: {
    namesByCase: true,
    words: {
      not: 'nicht|kein|keine|keinen|keinem|keiner|keines|nie|niemals|niemand|niemanden|niemandem|nichts|ohne|weder|noch nie|nirgends|nirgendwo|kaum|statt|anstatt|lehn(?:t|te|ten) .* ab|verweiger(?:t|te|ten)|bestreite[tn]?|bestritt(?:en)?|dementier(?:t|te|en)|falsch|irrtümlich|mythos|verhinder(?:t|n|te)|vermeide[tn]?|un(?:möglich|nötig|wahr)|scheiter(?:t|n|te|ten)',
      may: 'kann|kannst|könnt|können|konnte|konnten|könnte|könnten|darf|dürfen|dürfte|dürften|mag|mögen|möglich|möglicherweise|vielleicht|eventuell|wahrscheinlich|vermutlich|wohl|voraussichtlich|angeblich|offenbar|anscheinend|mutmaßlich\\p{L}*|scheint|scheinen|schien|erwartet|erwarten|rechnet mit|hofft|hoffen|plant|planen|geplant|will|wollen|wollte|wollten|versucht|versuchen|glaubt|glauben|schätzt|schätzen|geschätzt|prognostiziert|meint|meinen|gilt als|gelten als|potenziell\\p{L}*|potentiell\\p{L}*',
      must: 'muss|musst|müsst|müssen|musste|mussten|müsste|müssten|soll|sollst|sollt|sollen|sollte|sollten|hat zu|haben zu|ist zu|sind zu|nötig|notwendig|erforderlich|verpflichtet',
      would: 'würde|würden|wäre|wären|hätte|hätten|sei|seien|habe|käme|gäbe',
      will: 'wird|werden|werde|wirst|werdet',
      if: 'wenn|falls|sofern|solange|sobald|ob|außer|es sei denn|vorausgesetzt|andernfalls|sonst|je nach|bis|als',
      all: 'alle|allen|aller|alles|allem|jede|jeder|jedes|jeden|jedem|immer|stets|sämtliche\\p{L}*|ganze\\p{L}*|gesamte\\p{L}*|vollständig\\p{L}*|völlig|komplett\\p{L}*|beide\\p{L}*|überall|garantier\\p{L}*|bewiesen|beweist|sicher|bestimmt|definitiv',
      most: 'meiste\\p{L}*|meist|meistens|mehrheit|mehrheitlich|überwiegend\\p{L}*|großteil|größtenteils|normalerweise|gewöhnlich|üblicherweise|in der regel|typischerweise|oft|häufig\\p{L}*|vor allem',
      many: 'viele\\p{L}*|viel|zahlreiche\\p{L}*|etliche\\p{L}*|dutzende|hunderte|tausende|millionen von',
      some: 'einige\\p{L}*|manche\\p{L}*|mehrere\\p{L}*|manchmal|teils|teilweise|zum teil|ein teil|gelegentlich|bisweilen|etwas',
      few: 'wenige\\p{L}*|wenig|selten\\p{L}*|vereinzelt\\p{L}*',
      only: 'nur|bloß|lediglich|ausschließlich\\p{L}*|allein|einzig\\p{L}*',
      almost: 'fast|beinahe|nahezu|knapp|annähernd|halb\\p{L}*|hälfte',
      about: 'etwa|rund|ungefähr|circa|ca|gut|durchschnitt\\p{L}*|im schnitt|im mittel|schätzungsweise|mittlere\\p{L}*',
      atLeast: 'mindestens|wenigstens|über|mehr als|ab|minimum',
      atMost: 'höchstens|maximal|bis zu|weniger als|unter|unterhalb',
      than: 'als|mehr|weniger|gegenüber|im vergleich',
      by: 'von|vom|durch',
      cause: 'weil|da|denn|wegen|aufgrund|dank|deshalb|daher|deswegen|damit|führt zu|führen zu|führte zu',
      before: 'vor|bevor|ehe',
      after: 'nach|nachdem|seit|seitdem',
      against: 'gegen|trotz|obwohl|aber|jedoch|sondern|dennoch|doch',
      said: 'laut|zufolge|gemäß|nach angaben|nach ansicht|so der|so die|sagt|sagen|sagte|sagten|erklärt|erklären|erklärte|erklärten|betont|betonte|meint|meinte|schreibt|schrieb|schreiben|berichtet|berichtete|berichten|warnt|warnte|warnen|kündigt|kündigte|teilt|teilte|fordert|forderte|fordern|behauptet|behauptete|behaupten|kritisiert|kritisierte|spricht von|sprach von|ergab|zeigt eine|heißt es|verspricht|versprach|wirft|warf',
      and: 'und|oder|aber|während|der|die|das|dass',
    },
  },
  es: {
    namesByCase: true,
    words: {
      not: 'no|nunca|jamás|nadie|nada|ningún|ninguna|ninguno|sin|ni|tampoco|apenas|en lugar de|en vez de|nieg[ao]n?|negó|rechaz\\p{L}+|falso|falsa|mito|evita|evitan|evitó|impide|impiden|deja de|dejó de|carece|carecen|imposible',
      may: 'puede|pueden|puedes|podemos|pudo|pudieron|podría|podrían|posible|posibles|posiblemente|quizá|quizás|tal vez|probable|probables|probablemente|parece|parecen|supuesto|supuesta|supuestamente|presunto|presunta|presuntamente|aparentemente|espera|esperan|prevé|prevén|previsto|prevista|planea|planean|intenta|intentan|quiere|quieren|pretende|pretenden|cree|creen|estima|estiman|estimado|calcula|calculan|suele|suelen|potencial|potenciales',
      must: 'debe|deben|debes|debería|deberían|debía|debían|hay que|tiene que|tienen que|necesario|necesaria|obligatorio|obligatoria|obligado|obligados|hace falta',
      would:
        '\\p{L}+(?<!bat|gal|libr|ingeni|lot|min|ganad|tub|cafet|panad|hostel)(?:ar|er|ir|dr|br)ía(?:n|s|mos)?|haya|hayan|fuera|fueran|hubiera',
      will: 'será|serán|va a|van a|\\p{L}+(?:ar|er|ir|dr|br)(?:á|án|emos|ás)',
      if: 'si|cuando|salvo|excepto|siempre que|mientras|a menos|hasta|según el caso|en caso',
      all: 'todo|toda|todos|todas|cada|siempre|entero|entera|completo|completa|completamente|totalmente|ambos|ambas|cualquier|cualquiera|garantiza\\p{L}*|demuestra\\p{L}*|seguro|definitivamente',
      most: 'mayoría|mayor parte|mayoritariamente|generalmente|normalmente|habitualmente|principalmente|a menudo|casi siempre',
      many: 'muchos|muchas|mucho|mucha|numerosos|numerosas|decenas|cientos|miles|frecuentemente|con frecuencia',
      some: 'algunos|algunas|algún|alguna|varios|varias|unos|unas|a veces|en parte|parcialmente|parte de|ocasionalmente',
      few: 'pocos|pocas|poco|poca|rara vez|raramente|raras veces',
      only: 'solo|sólo|solamente|únicamente|únicos?|únicas?|exclusivamente',
      almost: 'casi|cerca de|prácticamente|mitad|medio|media',
      about: 'aproximadamente|alrededor de|unos|unas|en torno|promedio|en promedio|de media|mediana',
      atLeast: 'al menos|por lo menos|más de|mínimo|como mínimo|a partir de|desde|superior',
      atMost: 'hasta|como máximo|máximo|menos de|por debajo|inferior',
      than: 'más|menos|mejor|peor|mayor|menor|frente a|comparado',
      by: 'por',
      cause: 'porque|debido|gracias a|a causa|por eso|por lo tanto|ya que|provoca|provocan|causa|causan',
      before: 'antes',
      after: 'después|tras|desde',
      against: 'contra|pese|aunque|pero|sin embargo|sino',
      said: 'según|dice|dicen|dijo|dijeron|afirma|afirman|afirmó|explica|explican|explicó|señala|señalan|señaló|asegura|aseguran|aseguró|advierte|advierten|advirtió|añade|añadió|anuncia|anunció|declara|declaró|sostiene|sostuvo|indica|indican|indicó|informa|informó|concluye|concluyó|denuncia|denunció|promete|prometió|pide|pidió|acusa|acusó|en palabras de|de acuerdo con',
      and: 'y|e|o|u|pero|mientras|que|quien',
    },
  },
  fr: {
    namesByCase: true,
    words: {
      not: "ne|n'\\p{L}*|pas|jamais|aucun|aucune|rien|personne|sans|ni|guère|au lieu de|plutôt que|refuse|refusent|refusé|rejette|rejettent|nie|nient|démenti\\p{L}*|faux|fausse|mythe|évite|évitent|empêche|empêchent|cesse|impossible",
      may: 'peut|peuvent|peux|pouvait|pouvaient|pu|pourrait|pourraient|possible|possibles|possiblement|peut-être|probable|probables|probablement|sans doute|semble|semblent|apparemment|présumé\\p{L}*|supposé\\p{L}*|attendu\\p{L}*|attend|attendent|prévoit|prévoient|prévu\\p{L}*|espère|espèrent|veut|veulent|tente|tentent|souhaite|souhaitent|estime|estiment|estimé\\p{L}*|pense|pensent|croit|croient|envisage|envisagent|potentiel\\p{L}*',
      must: 'doit|doivent|dois|devait|devaient|devrait|devraient|faut|faudra|nécessaire|nécessaires|obligatoire|obligatoires|obligé\\p{L}*|tenu\\p{L}* de',
      would: '\\p{L}+(?:rait|raient|rais|rions)',
      will: '\\p{L}+(?:era|eront|ira|iront|dra|dront|vra|vront|rra|rront|ura|uront)|sera|seront|va|vont|aura|auront|fera|feront',
      if: "si|s'il|s'ils|quand|lorsque|lorsqu'\\p{L}+|sauf|tant que|à condition|à moins|jusqu'\\p{L}+|selon que|en cas",
      all: 'tout|toute|tous|toutes|chaque|toujours|entier|entière|entièrement|totalement|complètement|intégralement|chacun|chacune|ensemble des|les deux|garanti\\p{L}*|prouve\\p{L}*|prouvé\\p{L}*|certain|certaine|certainement',
      most: 'plupart|majorité|majoritairement|généralement|habituellement|normalement|souvent|principalement|surtout',
      many: 'beaucoup|nombreux|nombreuses|nombre de|dizaines|centaines|milliers|fréquemment',
      some: 'certains|certaines|quelques|quelque|plusieurs|parfois|en partie|partiellement|une partie|occasionnellement|divers',
      few: 'peu|rarement|rares|rare',
      only: "seul|seule|seuls|seules|seulement|uniquement|exclusivement|ne [^.]* que|n'[^.]* que|juste",
      almost: 'presque|quasi|quasiment|près de|moitié|demi\\p{L}*',
      about: 'environ|autour de|à peu près|quelque|approximativement|moyen|moyenne|moyens|moyennes|en moyenne|médian\\p{L}*',
      atLeast: "au moins|au minimum|plus de|plus d'\\p{L}*|minimum|à partir de|dès|supérieur\\p{L}*",
      atMost: "jusqu'à|au plus|au maximum|maximum|moins de|moins d'\\p{L}*|inférieur\\p{L}*",
      than: 'plus|moins|mieux|pire|meilleur\\p{L}*|par rapport|face à',
      by: 'par',
      cause: 'parce|car|grâce|en raison|à cause|donc|puisque|entraîne\\p{L}*|provoque\\p{L}*|cause',
      before: 'avant',
      after: 'après|depuis|dès',
      against: 'contre|malgré|bien que|mais|cependant|pourtant',
      said: "selon|d'après|dit|disent|disait|affirme|affirment|affirmé|explique|expliquent|expliqué|déclare|déclarent|déclaré|précise|précisent|précisé|assure|assurent|assuré|ajoute|ajouté|indique|indiquent|indiqué|annonce|annoncent|annoncé|souligne|soulignent|souligné|estime|estiment|écrit|écrivent|rapporte|rapportent|rapporté|conclut|concluent|prévient|avertit|avertissent|dénonce|dénoncent|promet|promis|accuse|accusé|demande",
      and: 'et|ou|mais|tandis|qui|dont|où',
    },
  },
  it: {
    namesByCase: true,
    words: {
      not: 'non|mai|nessuno|nessuna|nessun|niente|nulla|senza|né|neppure|neanche|invece di|anziché|nega|negano|negato|rifiuta\\p{L}*|respin\\p{L}+|falso|falsa|mito|evita|evitano|impedisce|smette|impossibile',
      may: 'può|possono|puoi|poteva|potevano|potrebbe|potrebbero|possibile|possibili|possibilmente|forse|probabile|probabili|probabilmente|sembra|sembrano|presunto|presunta|presumibilmente|previsto|prevista|prevede|prevedono|atteso|attesa|spera|sperano|vuole|vogliono|tenta|tentano|cerca di|crede|credono|stima|stimano|stimato|ritiene|ritengono|potenziale|potenziali',
      must: 'deve|devono|devi|doveva|dovevano|dovrebbe|dovrebbero|bisogna|occorre|necessario|necessaria|obbligatorio|obbligatoria|obbligati',
      would: '\\p{L}+rebber?o?|sia|siano|abbia|abbiano|fosse|fossero',
      will: 'sarà|saranno|avrà|avranno|\\p{L}+(?:rà|ranno)|sta per|stanno per',
      if: 'se|quando|qualora|purché|salvo|tranne|a meno|finché|fino a|in caso|a condizione',
      all: 'tutto|tutta|tutti|tutte|ogni|ognuno|sempre|intero|intera|interamente|completamente|totalmente|entrambi|entrambe|qualsiasi|garantisc\\p{L}*|dimostra\\p{L}*|certamente|sicuramente',
      most: 'maggior parte|maggioranza|generalmente|normalmente|solitamente|di solito|spesso|principalmente|soprattutto',
      many: 'molti|molte|molto|molta|numerosi|numerose|decine|centinaia|migliaia|frequentemente',
      some: 'alcuni|alcune|alcuno|qualche|diversi|diverse|parecchi|talvolta|a volte|in parte|parzialmente|parte d\\p{L}*|certi|certe',
      few: 'pochi|poche|poco|poca|raramente|di rado',
      only: 'solo|soltanto|solamente|unicamente|unico|unica|unici|uniche|esclusivamente',
      almost: 'quasi|circa la metà|metà|mezzo|mezza|praticamente',
      about: "circa|intorno|all'incirca|approssimativamente|media|in media|medio|mediana",
      atLeast: 'almeno|più di|oltre|minimo|come minimo|a partire da|superiore',
      atMost: 'fino a|al massimo|massimo|meno di|sotto|inferiore',
      than: 'più|meno|meglio|peggio|migliore|peggiore|rispetto',
      by: 'da|dal|dalla|dai|dagli|dalle',
      cause: 'perché|poiché|grazie|a causa|quindi|perciò|provoca\\p{L}*|causa\\p{L}*',
      before: 'prima',
      after: 'dopo|da quando',
      against: 'contro|nonostante|sebbene|ma|però|tuttavia|bensì',
      said: 'secondo|dice|dicono|ha detto|hanno detto|disse|afferma|affermano|affermato|spiega|spiegano|spiegato|dichiara|dichiarano|dichiarato|sostiene|sostengono|aggiunge|aggiunto|annuncia|annunciato|avverte|avvertono|avvertito|precisa|precisato|sottolinea|sottolineato|scrive|scrivono|scritto|riferisce|riferito|conclude|concluso|denuncia|denunciato|promette|promesso|accusa|accusato|chiede|chiesto|stando a',
      and: 'e|ed|o|ma|mentre|che|cui|quale',
    },
  },
  pt: {
    namesByCase: true,
    words: {
      not: 'não|nunca|jamais|ninguém|nada|nenhum|nenhuma|sem|nem|tampouco|mal|em vez de|nega|negam|negou|recus\\p{L}+|rejeit\\p{L}+|falso|falsa|mito|evita|evitam|impede|impedem|deixa de|deixou de|impossível',
      may: 'pode|podem|podes|podia|podiam|poderia|poderiam|possível|possíveis|possivelmente|talvez|provável|prováveis|provavelmente|parece|parecem|suposto|suposta|supostamente|alegado|alegadamente|espera|esperam|prevê|preveem|previsto|prevista|planeja|planeia|tenta|tentam|quer|querem|pretende|pretendem|acredita|acreditam|estima|estimam|estimado|costuma|costumam|potencial|potenciais',
      must: 'deve|devem|deves|devia|deviam|deveria|deveriam|é preciso|tem de|têm de|tem que|têm que|necessário|necessária|obrigatório|obrigatória|obrigados',
      would: '\\p{L}+(?<!bat|gal|padar|livr|lot)(?:ar|er|ir)ia(?:m|s|mos)?|seja|sejam|haja|fosse|fossem',
      will: 'será|serão|vai|vão|\\p{L}+(?:ará|arão|erá|erão|irá|irão)',
      if: 'se|quando|caso|salvo|exceto|desde que|enquanto|a menos|até',
      all: 'todo|toda|todos|todas|tudo|cada|sempre|inteiro|inteira|completo|completa|completamente|totalmente|ambos|ambas|qualquer|garant\\p{L}+|comprova\\p{L}*|certamente',
      most: 'maioria|maior parte|geralmente|normalmente|habitualmente|principalmente|muitas vezes|sobretudo',
      many: 'muitos|muitas|muito|muita|numerosos|numerosas|dezenas|centenas|milhares|frequentemente',
      some: 'alguns|algumas|algum|alguma|vários|várias|uns|umas|às vezes|por vezes|em parte|parcialmente|parte d\\p{L}*',
      few: 'poucos|poucas|pouco|pouca|raramente',
      only: 'só|somente|apenas|unicamente|único|única|únicos|únicas|exclusivamente',
      almost: 'quase|perto de|praticamente|metade|meio|meia',
      about: 'cerca de|aproximadamente|por volta|em torno|média|em média|médio|mediana',
      atLeast: 'pelo menos|mais de|mínimo|no mínimo|a partir de|acima|superior',
      atMost: 'até|no máximo|máximo|menos de|abaixo|inferior',
      than: 'mais|menos|melhor|pior|maior|menor|frente a',
      by: 'por|pelo|pela|pelos|pelas',
      cause: 'porque|devido|graças|por causa|portanto|por isso|já que|provoca\\p{L}*|causa\\p{L}*',
      before: 'antes',
      after: 'depois|após|desde',
      against: 'contra|apesar|embora|mas|porém|contudo|senão',
      said: 'segundo|diz|dizem|disse|disseram|afirma|afirmam|afirmou|explica|explicam|explicou|declara|declarou|sustenta|acrescenta|acrescentou|anuncia|anunciou|alerta|alertou|avisa|avisou|indica|indicou|informa|informou|escreve|escreveu|conclui|concluiu|denuncia|denunciou|promete|prometeu|pede|pediu|acusa|acusou|de acordo com|conforme',
      and: 'e|ou|mas|enquanto|que|quem|qual',
    },
  },
  nl: {
    namesByCase: true,
    words: {
      not: 'niet|geen|nooit|niemand|niets|zonder|noch|nauwelijks|nergens|in plaats van|weiger\\p{L}*|ontken\\p{L}*|verwerp\\p{L}*|onjuist|onwaar|mythe|voorkom\\p{L}*|vermijd\\p{L}*|onmogelijk|onnodig',
      may: 'kan|kunt|kunnen|kon|konden|zou kunnen|mag|mogen|mogelijk|mogelijke|misschien|wellicht|waarschijnlijk|vermoedelijk|naar verluidt|blijkbaar|lijkt|lijken|schijnt|verwacht\\p{L}*|hoopt|hopen|plant|plannen|wil|willen|wilde|wilden|probeer\\p{L}*|gelooft|geloven|denkt|denken|schat|schatten|geschat\\p{L}*|potentieel|potentiële',
      must: 'moet|moeten|moest|moesten|hoort te|dient te|dienen te|nodig|noodzakelijk|verplicht\\p{L}*',
      would: 'zou|zouden|ware',
      will: 'zal|zullen|gaat|gaan|wordt|worden',
      if: 'als|wanneer|indien|tenzij|mits|zolang|zodra|of|behalve|tot|anders',
      all: 'alle|allen|alles|iedere|ieder|iedereen|elk|elke|altijd|hele|geheel|volledig\\p{L}*|totaal|beide|overal|garandeer\\p{L}*|gegarandeerd|bewijs\\p{L}*|bewezen|zeker',
      most: 'meeste|meestal|merendeel|meerderheid|grotendeels|doorgaans|gewoonlijk|normaal|vaak|vooral',
      many: 'veel|vele|velen|talrijke|tientallen|honderden|duizenden',
      some: 'sommige|sommigen|enkele|enige|verschillende|meerdere|soms|deels|gedeeltelijk|een deel|af en toe',
      few: 'weinig|zelden',
      only: 'alleen|slechts|enkel|uitsluitend|enige',
      almost: 'bijna|vrijwel|nagenoeg|krap|half|halve|helft',
      about: 'ongeveer|circa|ca|rond|zowat|gemiddeld\\p{L}*|naar schatting|mediaan',
      atLeast: 'minstens|ten minste|tenminste|minimaal|meer dan|boven|vanaf|ruim',
      atMost: 'hoogstens|maximaal|tot|minder dan|onder',
      than: 'dan|meer|minder|vergeleken|tegenover',
      by: 'door|van',
      cause: 'omdat|want|wegens|vanwege|dankzij|doordat|daarom|dus|leidt tot|leiden tot',
      before: 'voor|voordat',
      after: 'na|nadat|sinds',
      against: 'tegen|ondanks|hoewel|maar|echter|toch',
      said: 'volgens|aldus|zegt|zeggen|zei|zeiden|verklaart|verklaarde|meldt|melden|meldde|stelt|stelde|schrijft|schreef|legt uit|benadrukt|benadrukte|waarschuwt|waarschuwde|kondigt|kondigde|beweert|beweerde|vindt|vond|vinden|concludeert|concludeerde|belooft|beloofde|eist|eiste',
      and: 'en|of|maar|terwijl|die|dat|wie',
    },
  },
  ar: {
    namesByCase: false,
    clitics: 'وفبلك',
    words: {
      not: 'لا|لم|لن|ليس|ليست|ليسوا|غير|بدون|دون|بلا|أبدا|أبدًا|عدم|ما عدا|نفى|نفت|ينفي|رفض|رفضت|يرفض|بدلا|بدلًا|خطأ|كاذب|خرافة|يمنع|تمنع|يتجنب|مستحيل',
      may: 'قد|ربما|يمكن|يمكنه|يمكنها|يمكنك|تمكن|ممكن|محتمل|يحتمل|من المحتمل|من المتوقع|يتوقع|تتوقع|متوقع|المتوقع|لعل|يبدو|تبدو|يعتقد|تعتقد|يأمل|تأمل|يخطط|تخطط|يسعى|تسعى|يريد|تريد|مزعوم|يقدر|تقدر|يستطيع|تستطيع|يحاول|تحاول',
      must: 'يجب|ينبغي|لا بد|يلزم|ضروري|الضروري|إلزامي|يتعين|مطلوب|عليك',
      would: 'كان سي\\p{L}*|لكان|لكانت',
      will: 'سوف|س[ينتأ]\\p{L}{2,}',
      if: 'إذا|لو|عندما|حين|حينما|ما لم|إلا إذا|بشرط|حتى|في حال|شرط',
      all: 'كل|جميع|كافة|دائما|دائمًا|كامل|كاملة|بالكامل|تماما|تمامًا|كلا|أي|يضمن|تضمن|مضمون|مؤكد|يثبت|تثبت|بالتأكيد',
      most: 'معظم|أغلب|غالبية|أغلبية|غالبا|غالبًا|عادة|عادةً',
      many: 'كثير|كثيرة|كثيرون|العديد|عديد|عشرات|مئات|آلاف|الكثير',
      some: 'بعض|بعضهم|عدة|أحيانا|أحيانًا|جزئيا|جزئيًا|جزء|عدد من',
      few: 'قليل|قليلة|القليل|نادرا|نادرًا',
      only: 'فقط|إلا|وحده|وحدها|حصرا|حصرًا|مجرد',
      almost: 'يكاد|تكاد|تقريبا|تقريبًا|نصف',
      about: 'نحو|حوالي|حوالى|قرابة|زهاء|متوسط|المتوسط|بمعدل|معدل',
      atLeast: 'على الأقل|أكثر من|ما لا يقل|فوق|ابتداء|يتجاوز|تتجاوز|يزيد|تزيد',
      atMost: 'أقل من|على الأكثر|كحد أقصى|تحت|يصل إلى|تصل إلى|ما يصل',
      than: 'أكثر|أقل|مقارنة|مقابل|أفضل|أسوأ|أكبر|أصغر|أعلى|أدنى',
      by: 'من قبل|على يد|بواسطة',
      cause: 'لأن|لأنه|لأنها|بسبب|بفضل|نتيجة|لذلك|يؤدي|تؤدي|يسبب|تسبب',
      before: 'قبل',
      after: 'بعد|منذ',
      against: 'ضد|رغم|لكن|لكنه|لكنها|بل|مع أن',
      said: 'قال|قالت|قالوا|يقول|تقول|يقولون|ذكر|ذكرت|يذكر|أكد|أكدت|يؤكد|تؤكد|أعلن|أعلنت|صرح|صرحت|أوضح|أوضحت|يوضح|توضح|أضاف|أضافت|حذر|حذرت|يحذر|كتب|كتبت|أفاد|أفادت|يرى|ترى|زعم|زعمت|يزعم|اتهم|اتهمت|وعد|وعدت|طالب|طالبت|بحسب|حسب|وفقا|وفقًا|وفق',
      and: 'و|أو|لكن|بينما|الذي|التي|الذين',
    },
  },
  ja: {
    namesByCase: false,
    runs: true,
    words: {
      not: 'ない|なく|なかった|なけれ|ません|ず(?:に|、|$)|ぬ|不要|不可|禁止|未だ|まだ|否定|拒否|防[ぐぎい]|避け|代わり|無理|誤り|嘘|非|無し|なし|反対',
      may: 'かもしれ|可能|でき[るたまず]|られ|れる|れます|恐れ|おそれ|らし|よう[だです]|そう[だです]|見込|見通し|予想|予定|期待|推定|推測|思われ|みられ|見られ|疑い|とされ|たい|目指|計画|試み|たぶん|おそらく|考え',
      must: 'べき|必要|なければなら|ねばなら|義務|必須|求められ',
      would: 'だろう|でしょう|はず|であろう|という|とのこと',
      will: '今後|将来|これから',
      if: 'なら|れば|たら|だら|場合|限り|際|とき|時に|以外|除[きくい]|ただし|によっては',
      all: 'すべて|全て|全部|全員|全国|全体|全く|まったく|必ず|常に|いつも|あらゆる|毎|各|完全|絶対|確実|証明|保証|両方|誰も|誰でも|どこでも|何でも',
      most: 'ほとんど|大半|大部分|多く|過半|主に|通常|普通|一般|たいてい|大抵|よく',
      many: 'たくさん|多数|数多|数十|数百|数千|数万|さまざま|様々',
      some: '一部|いくつか|何人か|複数|ときどき|時々|時には|部分的|ある程度|数[人件社年]',
      few: '少な|わずか|まれ|稀|めったに',
      only: 'だけ|のみ|しか|限定|限ら|単に|唯一',
      almost: 'ほぼ|近[くい]|半[分数]|あまり',
      about: '約|およそ|おおよそ|程度|ほど|ごろ|頃|前後|平均|目安|くらい|ぐらい',
      atLeast: '以上|少なくとも|最低|超|から',
      atMost: '以下|未満|最大|最高|以内|まで|弱',
      than: 'より|比べ|比較|対し',
      by: 'によって|により',
      cause: 'ため|ので|から[、で]|おかげ|せい|理由|原因|招[くきい]|引き起こ',
      before: '前に|以前|までに',
      after: '後|以降|以来|てから',
      against: 'が、|けれど|けど|しかし|のに|ものの|にもかかわらず|反して|一方',
      said: 'によると|によれば|と述べ|と話|と語|と言|という|とい[うい]|と説明|と指摘|と発表|と主張|と警告|と書|と答え|と強調|としてい|と訴え|と報じ|と伝え',
      and: 'や|と|または|および|及び|そして|また',
    },
  },
}

/** Runs of one script of Japanese; hiragana are endings. */
export const run = new RegExp(`[ァ-ヺー]+|\\p{sc=Han}+|[A-Za-z][${letter}${mark}${number}.-]*`, 'gu')

/** Counter or unit behind a number. */
export const unitRun = /^(?:\p{sc=Han}+|[ァ-ヺー]+|.)/u
