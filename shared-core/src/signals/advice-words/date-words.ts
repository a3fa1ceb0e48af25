/** How texts of a language speak of days, as sources of patterns without regard to case. Written by us. */
export interface DateWords {
  /** Days and stretches of time that only the day of writing fixes. */
  readonly relative: string
  /** Of these, what counts from the reader's own doing where a text gives instructions (`sow again next year`); among `relative` too. */
  readonly ahead: string
  /** What somebody said or announced, where no list of whole words finds it. */
  readonly reports?: readonly string[]
  /** In front of a date: the end of a term. */
  readonly until: string
  /** Behind a date, for languages that say it there. */
  readonly untilBehind?: string
  /** A verb in the future, or words for a plan. */
  readonly future: string
  /** What tells that a term holds, or can be kept. */
  readonly holds: string
  /** What tells that it is over: history. */
  readonly past: string
}

const weekdays = {
  en: 'mon(?:day)?|tues(?:day)?|wednes(?:day)?|thurs(?:day)?|fri(?:day)?|satur(?:day)?|sun(?:day)?',
  enFull: '(?:mon|tues|wednes|thurs|fri|satur|sun)day',
  de: '(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend',
  fr: 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche',
  es: 'lunes|martes|miércoles|jueves|viernes|sábado|domingo',
  ar: '(?:الاثنين|الإثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|الأحد)',
} as const

export const dateWords: Readonly<Record<string, DateWords>> = {
  en: {
    relative: `yesterday(?!['’]s? )|(?<!the |in the |over the |every |each |your |our |their |his |her |for |and |or )(?:last|next) (?:week(?:end)?|month|year|summer|winter|spring|autumn|fall|${weekdays.enFull})(?! (?:of|in|or|to)\\b)|(?:earlier |later )this (?:week|month|year)|this (?:coming |past )?(?:${weekdays.enFull})(?! (?:or|to)\\b)|on ${weekdays.enFull}(?!s|['’]|,? (?:and|or|to|through|until|mornings?|afternoons?|evenings?|nights?|[12]?\\d|the|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\\s?[-–]|, (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|[123]?\\d))|(?:a few|a couple of|several|two|three|four|five|six|\\d{1,2}) (?:days|weeks|months) ago`,
    ahead: 'next ',
    until:
      '(?:until|till|through|by|no later than|before|ends? on|closes? on|deadline(?: is| of|:)?)(?: (?:midnight|noon|the end of))?(?: on)?(?: (?:mon|tues|wednes|thurs|fri|satur|sun)day,?)?',
    future: "will|won['’]t|(?:is|are) (?:going to|due to|set to|scheduled|expected to|planned)|upcoming|shall",
    holds:
      'is|are|can|may|must|will|apply|applications?|register|registration|valid|open|available|book|order|submit|vote|save|runs|ends?|lasts|closes?|deadline|due',
    past: 'was|were|had|did|ran|lasted|remained|stayed|served|lived|worked|ruled|held|continued|operated|would|has been|have been|used to|closed|ended|opened',
  },
  de: {
    relative: `(?<!von )(?:vor)?gestern(?! (?:und|noch) (?:heute|so))|(?<!(?:in|an|auf|bis) (?:der|die|das|den|dem) |jede[rsnm]? |pro )(?:letzte|vergangene|vorige|kommende|nächste)[nrsm]? (?:woche|wochenende|monat|jahr|sommer|winter|frühjahr|herbst|${weekdays.de})(?! (?:der|des|nach|vor)\\b)|(?:in|an) der (?:letzten|vergangenen|kommenden|nächsten) woche(?! (?:der|des|nach|vor)\\b)|(?:im|am) (?:letzten|vergangenen|kommenden|nächsten) (?:monat|jahr|wochenende|sommer|winter|frühjahr|herbst|${weekdays.de})(?! (?:der|des|nach|vor)\\b)|am (?:${weekdays.de})(?!s?(?:morgen|abend|nachmittag|vormittag)? (?:und|oder|bis)\\b|,? (?:den |dem |de[nm] )?\\d|\\s?[-–]|\\w)|vor (?:ein paar|einigen|wenigen|zwei|drei|vier|fünf|sechs|\\d{1,2}) (?:tagen|wochen|monaten)(?! (?:de[rsmn]|vor)\\b)`,
    ahead: '(?:im |am |in der )?(?:kommende|nächste)',
    until:
      '(?:bis(?: spätestens)?(?: einschließlich)?(?: zum| am)?|spätestens(?: am| bis(?: zum)?)?|vor dem|endet am)(?: (?:(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch),?(?: de[nm])?)?',
    future: 'wird|werden|geplant|voraussichtlich|findet|finden|beginnt|startet|öffnet|eröffnet|erscheint|soll|sollen|tritt|treten|ab',
    holds:
      'gilt|gelten|ist|sind|kann|können|muss|müssen|läuft|laufen|endet|bleibt|wird|werden|möglich|anmelden|anmeldung(?:en)?|anmeldeschluss|bewerben|bewerbung(?:en)?|frist|einreichen|geöffnet|verfügbar|erhältlich',
    past: 'war|waren|wurde|wurden|galt|galten|hatte|hatten|blieb|lief|dauerte|fand|fanden|worden|gewesen|regierte|lebte|arbeitete|sollte|sollten|begann|habe|haben|hat',
  },
  fr: {
    relative: `(?<!d['’]|et )hier(?! et aujourd)|avant-hier|(?:la semaine|le mois|l['’]année|l['’]an|le week-end|l['’]été|l['’]hiver|${weekdays.fr}) (?:derni(?:er|ère)|passée?|prochaine?)(?! de\\b)|il y a (?:quelques|deux|trois|quatre|cinq|six|\\d{1,2}) (?:jours|semaines|mois)`,
    ahead: "(?:la semaine|le mois|l['’]année|l['’]an|le week-end|l['’]été|l['’]hiver|\\w+di) prochain",
    until:
      "(?:jusqu['’]au|d['’]ici(?: le| au)?|avant(?: le)?|au plus tard(?: le)?|(?:prend fin|se termine|ferme)(?: le)?)(?: (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche))?(?: le)?",
    future: '[a-zàâçéèêëîïôûù]{1,}(?:era|eront|ira|iront|dra|dront|aura|auront)|aura|auront|prévue?s?|doit|doivent|à partir du',
    holds:
      'est|sont|peut|peuvent|pouvez|doit|doivent|ouverte?s?|inscri(?:re|vez|ption|ptions)|valables?|dure|court|disponibles?|candidatures?|envoyez|déposer|déposez|se termine|date limite',
    past: 'était|étaient|fut|furent|avait|avaient|a été|ont été|a duré|dura|régna|vécut|restait|resta|devait|devaient|a ouvert|a fermé',
  },
  es: {
    relative: `(?<!de |el |y )(?:ante)?ayer(?! y (?:de )?hoy)|(?:la semana|el mes|el año|el fin de semana|el verano|el invierno|el (?:${weekdays.es})) (?:pasad[oa]|que viene|próxim[oa])(?! de\\b)|(?:la próxima semana|el próximo (?:mes|año|fin de semana|verano|${weekdays.es}))(?! de\\b)|hace (?:unos|unas|dos|tres|cuatro|cinco|seis|\\d{1,2}) (?:días|semanas|meses)`,
    ahead: '(?:la semana|el \\w+(?: de semana)?) (?:que viene|próxim)|(?:la próxima|el próximo)',
    until:
      '(?:hasta(?: el)?|antes del?|a más tardar(?: el)?|(?:termina|cierra|finaliza|vence)(?: el)?)(?: (?:día|lunes|martes|miércoles|jueves|viernes|sábado|domingo),?)?',
    future: '[a-záéíóúñ]{1,}(?:ará|erá|irá|arán|erán|irán|drá|drán|brá|brán)|previst[oa]s?|a partir del?',
    holds:
      'es|son|está|están|puede|pueden|puedes|debe|deben|abiert[oa]s?|inscri(?:birse|bete|pción|pciones)|válid[oa]s?|dura|vigentes?|plazo|disponibles?|solicitud(?:es)?|envíe|enviar|termina|cierra',
    past: 'era|eran|fue|fueron|estaba|estaban|estuvo|estuvieron|hubo|duró|había|habían|vivió|reinó|trabajó|permaneció|debía|debían|abrió|cerró|ha sido|han sido',
  },
  ja: {
    relative: '昨日(?!今日)|一昨日|おととい|先週|先月|来週|来月|去年|昨年|来年',
    ahead: '来週|来月|来年',
    reports: ['述べた', '述べて', '語った', '話した', 'と発表', 'によると', 'によれば', '明らかにした', 'と主張'],
    until: '(?!)',
    untilBehind: '(?:（[日月火水木金土]）|\\([日月火水木金土]\\))?(?:まで|までに|必着|締切|締め切り)',
    future: '予定|開催します|始まります|開始します|発売します|公開します|開業します|開店します',
    holds: 'です|ます|ください|可能|受付|募集|有効|必着|締切|締め切り|できる',
    past: 'でした|ました|だった|していた|った。|した。|いた。|れた。|えた。|きた。|んだ。',
  },
  ar: {
    relative: `(?:أول )?(?:من )?أمس|البارحة|(?:الأسبوع|الشهر|العام|السنة|الصيف|الشتاء) (?:الماضي|الماضية|المقبل|المقبلة|القادم|القادمة|المنصرم)|(?:يوم )?${weekdays.ar} (?:الماضي|الماضية|المقبل|القادم|القادمة|المقبلة)|قبل (?:يومين|أسبوعين|شهرين|أيام|أسابيع قليلة)|منذ (?:يومين|أسبوعين|شهرين|أيام)`,
    ahead: '(?:الأسبوع|الشهر|العام|السنة) (?:المقبل|القادم)',
    until: '(?:حتى|لغاية|قبل|في موعد أقصاه|ينتهي في|تنتهي في|إلى غاية)(?: (?:يوم|تاريخ))?',
    future:
      'سوف|سيكون|ستكون|سيبدأ|ستبدأ|سيقام|ستقام|سيتم|سيعقد|ستعقد|سيفتح|ستفتح|سيفتتح|ستفتتح|سينطلق|ستنطلق|ستصدر|سيصدر|سيصل|ستصل|سينتهي|ستنتهي|من المقرر|من المنتظر|من المتوقع|المزمع',
    holds: 'يمكن|يجوز|يجب|مفتوح|مفتوحة|التسجيل|التقديم|سار|سارية|متاح|متاحة|يستمر|تستمر|ينتهي|تنتهي|آخر موعد|الطلبات|يسري|صالح|صالحة|العرض',
    past: 'كان|كانت|كانوا|ظل|ظلت|استمر|استمرت|دام|دامت|حكم|بقي|بقيت|عاش|عمل|وكان|وكانت|انتهى|انتهت',
  },
}
