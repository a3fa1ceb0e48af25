/** How texts of a language write the parts that their kind needs, as sources of patterns without regard to case. English holds for all. Written by us. */
export interface PartWords {
  /** A length of time, behind a number or in words. */
  readonly time: string
  /** For how many, or how much of it. */
  readonly yield: string
  readonly ingredients: string
  /** Headings and labels of steps. */
  readonly steps: string
  /** A day or hour without a date. */
  readonly day: string
  /** Labels and words of a place, or of a meeting from afar. */
  readonly place: string
  /** Free of charge, or where a thing is sold. */
  readonly price: string
}

export const partWords: Readonly<Record<string, PartWords>> = {
  en: {
    time: '\\d\\s?-?(?:min(?:ute)?s?|h(?:ou)?rs?|h|days?)(?![a-z])|(?:an|one|half an?|two|three|four|five|ten|fifteen|twenty|thirty|a few|several) (?:minutes?|hours?)|overnight',
    yield: 'serv(?:es|ings?|e \\d)|makes|yields?|portions?|for (?:\\d+|two|four|six|eight) (?:people|persons)|feeds|enough for',
    ingredients: "ingredients?|you(?:’|')?(?:ll| will)? need",
    steps: 'steps?|method|instructions?|directions?|preparation|how to make|first(?:ly)?,|then,|next,|finally,',
    day: '(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tonight|tomorrow|yesterday|this (?:morning|week|month|year|afternoon|evening)|last (?:week|month|year|night)|next (?:week|month|year)|\\d\\s?(?:am|pm|a\\.m\\.|p\\.m\\.)|(?:days?|weeks?|months?|hours?) ago|recently|this (?:spring|summer|autumn|fall|winter)',
    place:
      'where|venue|location|place|address|online|zoom|webinar|live ?stream|streamed|hall|theatre|theater|park|museum|church|school|stadium|street|centre|center|room|library',
    price:
      'free(?: of charge)?|price[sd]?|costs?|buy|order|sold|shop|store|subscription|available (?:at|from|in|on)|download|[$€£¥₹]\\s?\\d|\\d\\s?(?:[€£$]|USD|EUR|GBP)',
  },
  de: {
    time: '\\d\\s?-?(?:min(?:uten?)?|std|stunden?|h|tagen?)(?![a-zäöü])|(?:eine(?:r)? (?:halbe[nr]? )?|halbe |zwei |drei |zehn |zwanzig |dreißig |einige |wenige )(?:minuten?|stunden?)|über nacht',
    yield: 'portion(?:en)?|für (?:\\d+|zwei|vier|sechs|acht) |ergibt|reicht für|stück|personen|gläser|blech|springform|kastenform',
    ingredients: 'zutat(?:en)?|man braucht|(?:du|sie) brauch(?:st|en)',
    steps: 'schritte?|zubereitung|anleitung|so (?:geht|wird)|zuerst|zunächst|danach|anschließend|zum schluss|vorbereitung',
    day: '(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend|heute|gestern|morgen|vorgestern|(?:diese|vergangene|letzte|nächste|kommende)[nrsm]? (?:woche|monat|jahr|wochenende|nacht)|\\d\\s?uhr|kürzlich|vor (?:\\w+ )?(?:tagen|wochen|monaten|stunden)',
    place:
      'wo|ort|veranstaltungsort|treffpunkt|adresse|online|saal|halle|theater|park|museum|kirche|schule|stadion|straße|\\w+straße|\\w+platz|\\w*haus|zentrum|raum|bibliothek',
    price: 'kostenlos|kostenfrei|gratis|preise?|kostet|kosten|kaufen|bestellen|erhältlich|laden|shop|abo|\\d\\s?euro|uvp',
  },
  fr: {
    time: '\\d\\s?-?(?:min(?:utes?)?|h(?:eures?)?|jours?)(?![a-zà-ü])|(?:une|deux|trois|dix|quinze|vingt|trente|quelques) (?:minutes?|heures?)|demi-heure|toute la nuit',
    yield: 'portions?|parts?|pour (?:\\d+|deux|quatre|six|huit) |personnes|convives|pièces|donne (?:environ )?\\d',
    ingredients: 'ingrédients?|il (?:vous |te )faut',
    steps: "étapes?|préparation|instructions?|d’abord|d'abord|ensuite|puis|enfin|réalisation",
    day: 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|aujourd|hier|demain|cette (?:semaine|année|nuit)|ce (?:matin|mois|soir)|derni(?:er|ère)|prochaine?|\\d\\s?h(?:\\d{2})?(?![a-z])|récemment|il y a',
    place: 'où|lieu|adresse|en ligne|salle|théâtre|parc|musée|église|école|stade|rue|centre|place|bibliothèque|mairie',
    price: 'gratuit(?:e|ement)?|prix|tarifs?|coûte|acheter|commander|vendu|boutique|magasin|disponible|abonnement|\\d\\s?euros?',
  },
  es: {
    time: '\\d\\s?-?(?:min(?:utos?)?|h(?:oras?)?|días?)(?![a-zñá-ú])|(?:una|dos|tres|diez|quince|veinte|treinta|unos|varios|media) (?:minutos?|horas?)|toda la noche',
    yield: 'porcion(?:es)?|porción|raciones|ración|para (?:\\d+|dos|cuatro|seis|ocho) |personas|comensales|unidades|rinde|salen',
    ingredients: 'ingredientes?|necesita(?:s|rá|rás)?',
    steps: 'pasos?|preparación|instrucciones|elaboración|primero|luego|después|por último|finalmente',
    day: 'lunes|martes|miércoles|jueves|viernes|sábado|domingo|hoy|ayer|mañana|est[ae] (?:semana|mes|año|noche|tarde)|pasad[oa]|próxim[oa]|\\d\\s?(?:h|horas)(?![a-z])|recientemente|hace',
    place:
      'dónde|lugar|dirección|en línea|online|sala|teatro|parque|museo|iglesia|escuela|estadio|calle|centro|plaza|biblioteca|ayuntamiento',
    price: 'gratis|gratuit[oa]s?|precios?|cuesta|comprar|pedir|venta|tienda|disponible|suscripción|\\d\\s?euros?',
  },
  ja: {
    time: '\\d\\s?(?:分|時間|日)|[一二三四五十]+(?:分|時間)|一晩|半日',
    yield: '人分|人前|個分|枚分|本分|台分|個|皿|名分',
    ingredients: '材料|用意するもの',
    steps: '手順|作り方|ステップ|工程|まず|次に|最後に|方法',
    day: '今日|昨日|明日|本日|今週|先週|来週|今月|先月|来月|今年|昨年|去年|来年|[月火水木金土日]曜|\\d{1,2}日|\\d{1,2}月|午前|午後|\\d時',
    place: '場所|会場|住所|オンライン|ホール|劇場|公園|博物館|美術館|学校|スタジアム|通り|センター|広場|図書館|駅|市|町|村|県',
    price: '無料|価格|値段|料金|円|購入|販売|注文|店|税込|ダウンロード',
  },
  ar: {
    time: '[\\d٠-٩]\\s?(?:دقيقة|دقائق|ساعة|ساعات|أيام|يومًا)|(?:نصف |ربع )?ساعة|ساعتين|ساعات|دقيقتين|دقائق|طوال الليل',
    yield: 'تكفي|يكفي|أشخاص|شخصين|حصص|حصة|حبات|قطعة|قطع|أفراد',
    ingredients: 'المقادير|المكونات|مقادير|مكونات|تحتاج',
    steps: 'الخطوات|خطوات|الخطوة|طريقة|التحضير|أولًا|أولا|ثم|أخيرًا|بعد ذلك',
    day: 'اليوم|أمس|غدًا|غدا|(?:الاثنين|الإثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|الأحد)|هذا (?:الأسبوع|الشهر|العام)|الماضي|المقبل|القادم|الساعة|مؤخرًا|قبل',
    place: 'المكان|العنوان|الموقع|عبر الإنترنت|قاعة|مسرح|حديقة|متحف|كنيسة|مسجد|مدرسة|ملعب|شارع|مركز|ساحة|مكتبة|مدينة|في',
    price: 'مجان[اًي]+ة?|سعر|السعر|الأسعار|تكلفة|شراء|اشتر|يباع|متجر|المتجر|متوفر|دولار|يورو|جنيه|ريال|درهم|اشتراك|تحميل',
  },
}
