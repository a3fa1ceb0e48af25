/** What cases are made of in one language. `#` stands for a figure, a quotation or a year; `[` and `]` stand around the link. */
export interface PlantedTexts {
  readonly tag: string
  readonly title: string
  /** Text of the same subject without figures. */
  readonly filler: readonly [string, string]
  /** The sentence of the article about a count, and that of the source in other words. */
  readonly count: readonly [string, string]
  readonly figure: string
  readonly spellings: readonly string[]
  readonly changed: readonly string[]
  /** A count that rounds to the figure. */
  readonly finer: string
  /** A share, its spellings, other shares, and the same number of another unit. */
  readonly share: readonly [string, string]
  readonly percent: string
  readonly percentSpellings: readonly string[]
  readonly otherPercent: readonly string[]
  readonly otherUnit: string
  /** Money. */
  readonly cost: readonly [string, string]
  readonly price: string
  readonly priceSpellings: readonly string[]
  readonly otherPrice: readonly string[]
  /** A year in a sentence that the source tells in other words. */
  readonly year: readonly [string, string]
  /** A quotation, shortened, and with a word changed; the article's frame of it and that of the source. */
  readonly said: readonly [string, string]
  readonly quotation: string
  readonly shortened: string
  readonly altered: readonly string[]
  /** Head and row of a table for the share; `#` is the number. */
  readonly table: readonly [string, string, string]
}

export const plantedTexts: readonly PlantedTexts[] = [
  {
    tag: 'en',
    title: 'Parcels by cargo bike in Ghent',
    filler: [
      'The council has counted parcels for some years now, because shopkeepers had complained about vans in the old town and about noise in the early morning.',
      'Cameras on the bridges see each cargo bike; the drivers of the firms fill in a short form at the end of their shift, which the office then compares.',
    ],
    count: ['Cargo bikes carried # parcels through the old town of Ghent last year, [the council reports].', 'In all, # parcels were carried by cargo bikes in the old town.'],
    figure: '1.6 million',
    spellings: ['1,600,000', '1.60 million', '1600000', '1 600 000', '1.6m'],
    changed: ['1.9 million', '1.5 million', '1,700,000', '16 million'],
    finer: '1,612,480',
    share: ['Some # of shopkeepers in the old town are satisfied with the cargo bikes, [a survey found].', 'Of the shopkeepers in the old town, # are satisfied with cargo bikes.'],
    percent: '37 percent',
    percentSpellings: ['37%', '37 %', '37 per cent', '36.8 percent'],
    otherPercent: ['31 percent', '73%', '39 per cent'],
    otherUnit: '37 percentage points',
    cost: ['The loading yard cost the city [# in all].', 'For the loading yard the city paid #.'],
    price: '$2.4 million',
    priceSpellings: ['2,400,000 dollars', 'US$2.4 million', '$2,400,000', 'USD 2.4 million'],
    otherPrice: ['$2.7 million', '€2.4 million', '$24 million'],
    year: ['The first loading yard beside the harbour opened in # [for all firms].', 'The loading yard beside the harbour opened to all firms in #.'],
    said: ['“#,” said the owner of a bakery, [the newspaper wrote].', 'The owner of the bakery told us: “#.”'],
    quotation: 'We can hear the birds again when we open the shop in the morning and nobody blocks the door',
    shortened: 'We can hear the birds again … and nobody blocks the door',
    altered: [
      'We can hear the trains again when we open the shop in the morning and nobody blocks the door',
      'We can never hear the birds again when we open the shop in the morning and nobody blocks the door',
    ],
    table: ['Group | Satisfied with cargo bikes (%)', 'Shopkeepers in the old town | #', '37'],
  },
  {
    tag: 'de',
    title: 'Pakete mit dem Lastenrad in Gent',
    filler: [
      'Die Stadt zählt die Pakete seit einigen Jahren, weil sich Händler über Lieferwagen in der Altstadt und über den Lärm am frühen Morgen beschwert hatten.',
      'Kameras an den Brücken sehen jedes Lastenrad; die Fahrer der Firmen füllen am Ende ihrer Schicht ein kurzes Formular aus, das die Verwaltung dann vergleicht.',
    ],
    count: ['Lastenräder brachten im vergangenen Jahr # Pakete durch die Genter Altstadt, [wie die Stadt mitteilt].', 'Insgesamt wurden # Pakete mit Lastenrädern durch die Altstadt gebracht.'],
    figure: '1,6 Millionen',
    spellings: ['1.600.000', '1,6 Mio.', '1 600 000', '1600000', '1,60 Millionen'],
    changed: ['1,9 Millionen', '1,5 Mio.', '1.700.000', '16 Millionen'],
    finer: '1.612.480',
    share: ['Rund # der Händler in der Altstadt sind mit den Lastenrädern zufrieden, [ergab eine Umfrage].', 'Von den Händlern in der Altstadt sind # mit den Lastenrädern zufrieden.'],
    percent: '37 Prozent',
    percentSpellings: ['37 %', '37%', '37,0 Prozent', '36,8 Prozent'],
    otherPercent: ['31 Prozent', '73 %', '45 Prozent'],
    otherUnit: '37 Prozentpunkte',
    cost: ['Der Ladehof kostete die Stadt [insgesamt #].', 'Für den Ladehof hat die Stadt # bezahlt.'],
    price: '2,4 Millionen Euro',
    priceSpellings: ['2.400.000 Euro', '2,4 Mio. €', '2 400 000 €', 'EUR 2.400.000'],
    otherPrice: ['2,7 Millionen Euro', '2,4 Millionen Dollar', '24 Millionen Euro'],
    year: ['Der erste Ladehof neben dem Hafen wurde # [für alle Firmen eröffnet].', 'Der Ladehof neben dem Hafen wurde # für alle Firmen eröffnet.'],
    said: ['„#“, sagte die Inhaberin einer Bäckerei, [schreibt die Zeitung].', 'Die Inhaberin der Bäckerei erzählte uns: „#.“'],
    quotation: 'Wir hören die Vögel wieder, wenn wir morgens den Laden öffnen, und niemand versperrt die Tür',
    shortened: 'Wir hören die Vögel wieder … und niemand versperrt die Tür',
    altered: [
      'Wir hören die Züge wieder, wenn wir morgens den Laden öffnen, und niemand versperrt die Tür',
      'Wir hören die Vögel nie wieder, wenn wir morgens den Laden öffnen, und niemand versperrt die Tür',
    ],
    table: ['Gruppe | Mit Lastenrädern zufrieden (in %)', 'Händler in der Altstadt | #', '37'],
  },
  {
    tag: 'fr',
    title: 'Colis à vélo cargo à Gand',
    filler: [
      'La ville compte les colis depuis quelques années, parce que des commerçants se plaignaient des camionnettes dans la vieille ville et du bruit tôt le matin.',
      'Des caméras sur les ponts voient chaque vélo cargo ; les livreurs remplissent un court formulaire à la fin de leur service, que le bureau compare ensuite.',
    ],
    count: ['Les vélos cargos ont transporté # colis dans la vieille ville de Gand l’an dernier, [selon la ville].', 'Au total, # colis ont été transportés par des vélos cargos dans la vieille ville.'],
    figure: '1,6 million de',
    spellings: ['1 600 000', '1,60 million de', '1.600.000', '1600000'],
    changed: ['1,9 million de', '1,5 million de', '1 700 000', '16 millions de'],
    finer: '1 612 480',
    share: ['Environ # des commerçants de la vieille ville sont satisfaits des vélos cargos, [selon un sondage].', 'Parmi les commerçants de la vieille ville, # sont satisfaits des vélos cargos.'],
    percent: '37 %',
    percentSpellings: ['37%', '37 pour cent', '37,0 %', '36,8 %'],
    otherPercent: ['31 %', '73 pour cent', '45 %'],
    otherUnit: '37 points de pourcentage',
    cost: ['L’aire de livraison a coûté à la ville [# en tout].', 'Pour l’aire de livraison, la ville a payé #.'],
    price: '2,4 millions d’euros',
    priceSpellings: ['2 400 000 euros', '2,4 millions €', '2 400 000 €', '2,40 millions d’euros'],
    otherPrice: ['2,7 millions d’euros', '2,4 millions de dollars', '24 millions d’euros'],
    year: ['La première aire de livraison près du port a ouvert en # [pour toutes les entreprises].', 'L’aire de livraison près du port a ouvert à toutes les entreprises en #.'],
    said: ['« # », raconte la patronne d’une boulangerie, [écrit le journal].', 'La patronne de la boulangerie nous a dit : « #. »'],
    quotation: 'Nous entendons de nouveau les oiseaux quand nous ouvrons la boutique le matin et personne ne bloque la porte',
    shortened: 'Nous entendons de nouveau les oiseaux […] et personne ne bloque la porte',
    altered: [
      'Nous entendons de nouveau les trains quand nous ouvrons la boutique le matin et personne ne bloque la porte',
      'Nous entendons rarement les oiseaux quand nous ouvrons la boutique le matin et personne ne bloque la porte',
    ],
    table: ['Groupe | Satisfaits des vélos cargos (en %)', 'Commerçants de la vieille ville | #', '37'],
  },
  {
    tag: 'es',
    title: 'Paquetes en bicicleta de carga en Gante',
    filler: [
      'El ayuntamiento cuenta los paquetes desde hace unos años, porque los comerciantes se quejaban de las furgonetas en el casco antiguo y del ruido a primera hora.',
      'Las cámaras de los puentes ven cada bicicleta de carga; los repartidores rellenan un breve formulario al final de su turno, que la oficina compara después.',
    ],
    count: ['Las bicicletas de carga llevaron # paquetes por el casco antiguo de Gante el año pasado, [según el ayuntamiento].', 'En total, las bicicletas de carga llevaron # paquetes por el casco antiguo.'],
    figure: '1,6 millones de',
    spellings: ['1.600.000', '1 600 000', '1,60 millones de', '1600000'],
    changed: ['1,9 millones de', '1,5 millones de', '1.700.000', '16 millones de'],
    finer: '1.612.480',
    share: ['Cerca del # de los comerciantes del casco antiguo están satisfechos con las bicicletas de carga, [según una encuesta].', 'Entre los comerciantes del casco antiguo, el # están satisfechos con las bicicletas de carga.'],
    percent: '37 %',
    percentSpellings: ['37%', '37 por ciento', '37,0 %', '36,8 por ciento'],
    otherPercent: ['31 %', '73 por ciento', '45 %'],
    otherUnit: '37 puntos porcentuales',
    cost: ['El patio de carga costó a la ciudad [# en total].', 'Por el patio de carga la ciudad pagó #.'],
    price: '2,4 millones de euros',
    priceSpellings: ['2.400.000 euros', '2,4 millones €', '2 400 000 €', '2,40 millones de euros'],
    otherPrice: ['2,7 millones de euros', '2,4 millones de dólares', '24 millones de euros'],
    year: ['El primer patio de carga junto al puerto abrió en # [para todas las empresas].', 'El patio de carga junto al puerto abrió para todas las empresas en #.'],
    said: ['«#», contó la dueña de una panadería, [escribe el diario].', 'La dueña de la panadería nos dijo: «#.»'],
    quotation: 'Volvemos a oír los pájaros cuando abrimos la tienda por la mañana y nadie bloquea la puerta',
    shortened: 'Volvemos a oír los pájaros … y nadie bloquea la puerta',
    altered: [
      'Volvemos a oír los trenes cuando abrimos la tienda por la mañana y nadie bloquea la puerta',
      'Nunca volvemos a oír los pájaros cuando abrimos la tienda por la noche y nadie bloquea la puerta',
    ],
    table: ['Grupo | Satisfechos con las bicicletas de carga (%)', 'Comerciantes del casco antiguo | #', '37'],
  },
  {
    tag: 'it',
    title: 'Pacchi con la bici cargo a Gand',
    filler: [
      'Il comune conta i pacchi da alcuni anni, perché i negozianti si lamentavano dei furgoni nel centro storico e del rumore di primo mattino.',
      'Le telecamere sui ponti vedono ogni bici cargo; i fattorini compilano un breve modulo alla fine del turno, che poi l’ufficio confronta.',
    ],
    count: ['Le bici cargo hanno portato # pacchi nel centro storico di Gand lo scorso anno, [secondo il comune].', 'In tutto le bici cargo hanno portato # pacchi nel centro storico.'],
    figure: '1,6 milioni di',
    spellings: ['1.600.000', '1 600 000', '1,60 milioni di', '1600000'],
    changed: ['1,9 milioni di', '1,5 milioni di', '1.700.000', '16 milioni di'],
    finer: '1.612.480',
    share: ['Circa il # dei negozianti del centro storico è soddisfatto delle bici cargo, [secondo un sondaggio].', 'Tra i negozianti del centro storico il # è soddisfatto delle bici cargo.'],
    percent: '37 per cento',
    percentSpellings: ['37%', '37 %', '37,0 per cento', '36,8%'],
    otherPercent: ['31 per cento', '73%', '45 per cento'],
    otherUnit: '37 punti percentuali',
    cost: ['Il cortile di carico è costato alla città [# in tutto].', 'Per il cortile di carico la città ha pagato #.'],
    price: '2,4 milioni di euro',
    priceSpellings: ['2.400.000 euro', '2,4 milioni di €', '2 400 000 €', '€ 2.400.000'],
    otherPrice: ['2,7 milioni di euro', '2,4 milioni di dollari', '24 milioni di euro'],
    year: ['Il primo cortile di carico accanto al porto è stato aperto nel # [per tutte le aziende].', 'Il cortile di carico accanto al porto è stato aperto a tutte le aziende nel #.'],
    said: ['«#», ha raccontato la titolare di un panificio, [scrive il giornale].', 'La titolare del panificio ci ha detto: «#.»'],
    quotation: 'Sentiamo di nuovo gli uccelli quando apriamo il negozio la mattina e nessuno blocca la porta',
    shortened: 'Sentiamo di nuovo gli uccelli … e nessuno blocca la porta',
    altered: [
      'Sentiamo di nuovo i treni quando apriamo il negozio la mattina e nessuno blocca la porta',
      'Non sentiamo più gli uccelli quando apriamo il negozio la mattina e nessuno blocca la porta',
    ],
    table: ['Gruppo | Soddisfatti delle bici cargo (%)', 'Negozianti del centro storico | #', '37'],
  },
  {
    tag: 'ru',
    title: 'Посылки на грузовых велосипедах в Генте',
    filler: [
      'Город считает посылки уже несколько лет, потому что владельцы магазинов жаловались на фургоны в старом городе и на шум рано утром.',
      'Камеры на мостах видят каждый грузовой велосипед; курьеры заполняют короткую анкету в конце смены, которую потом сравнивает управление.',
    ],
    count: ['Грузовые велосипеды доставили # посылок в старый город Гента за прошлый год, [сообщает мэрия].', 'Всего грузовые велосипеды доставили в старый город # посылок.'],
    figure: '1,6 миллиона',
    spellings: ['1 600 000', '1,6 млн', '1600000', '1,60 миллиона'],
    changed: ['1,9 миллиона', '1,5 млн', '1 700 000', '16 миллионов'],
    finer: '1 612 480',
    share: ['Около # владельцев магазинов в старом городе довольны грузовыми велосипедами, [показал опрос].', 'Среди владельцев магазинов в старом городе # довольны грузовыми велосипедами.'],
    percent: '37 процентов',
    percentSpellings: ['37%', '37 %', '37,0 процента', '36,8%'],
    otherPercent: ['31 процент', '73%', '45 процентов'],
    otherUnit: '37 процентных пунктов',
    cost: ['Погрузочный двор обошёлся городу [в #].', 'За погрузочный двор город заплатил #.'],
    price: '2,4 миллиона евро',
    priceSpellings: ['2 400 000 евро', '2,4 млн евро', '2 400 000 €', '€2,4 млн'],
    otherPrice: ['2,7 миллиона евро', '2,4 миллиона долларов', '24 миллиона евро'],
    year: ['Первый погрузочный двор рядом с портом открылся в # году [для всех фирм].', 'Погрузочный двор рядом с портом открылся для всех фирм в # году.'],
    said: ['«#», — рассказала хозяйка пекарни, [пишет газета].', 'Хозяйка пекарни сказала нам: «#.»'],
    quotation: 'Мы снова слышим птиц, когда утром открываем магазин, и никто не загораживает дверь',
    shortened: 'Мы снова слышим птиц … и никто не загораживает дверь',
    altered: [
      'Мы снова слышим поезда, когда утром открываем магазин, и никто не загораживает дверь',
      'Мы больше не слышим птиц, когда утром открываем магазин, и никто не загораживает дверь',
    ],
    table: ['Группа | Довольны грузовыми велосипедами (%)', 'Владельцы магазинов в старом городе | #', '37'],
  },
  {
    tag: 'ja',
    title: 'ヘントの貨物自転車による荷物配送',
    filler: [
      '旧市街の配送車や早朝の騒音について店主から苦情が出たため、市は数年前から荷物の数を数えている。',
      '橋のカメラがすべての貨物自転車をとらえ、配達員は勤務の終わりに短い書類を記入し、役所がそれを比べる。',
    ],
    count: ['ヘントの旧市街では昨年、貨物自転車が#個の荷物を運んだと[市が発表した]。', '旧市街で貨物自転車が運んだ荷物は全部で#個だった。'],
    figure: '160万',
    spellings: ['1,600,000', '一百六十万', '1600000', '１６０万'],
    changed: ['190万', '150万', '1,700,000', '1600万'],
    finer: '1,602,480',
    share: ['旧市街の店主の約#が貨物自転車に満足していると[調査でわかった]。', '旧市街の店主のうち#が貨物自転車に満足している。'],
    percent: '37％',
    percentSpellings: ['37%', '37パーセント', '３７％', '36.8％'],
    otherPercent: ['31％', '73%', '45パーセント'],
    otherUnit: '37ポイント',
    cost: ['積み降ろし場の建設に市は[#を使った]。', '積み降ろし場の建設に市が支払ったのは#だった。'],
    price: '2億4000万円',
    priceSpellings: ['240,000,000円', '2.4億円', '2億4,000万円', '¥240,000,000'],
    otherPrice: ['2億7000万円', '2億4000万ドル', '24億円'],
    year: ['港の隣の最初の積み降ろし場は#年に[すべての会社へ開放された]。', '港の隣の積み降ろし場は#年にすべての会社へ開放された。'],
    said: ['「#」とパン屋の店主は話したと[新聞が伝えた]。', 'パン屋の店主は取材に「#。」と答えた。'],
    quotation: '朝に店を開けるとまた鳥の声が聞こえるようになり、誰も入り口をふさがなくなりました',
    shortened: '朝に店を開けるとまた鳥の声が聞こえるようになり…ふさがなくなりました',
    altered: [
      '朝に店を開けるとまた電車の音が聞こえるようになり、誰も入り口をふさがなくなりました',
      '夜に店を開けるとまた鳥の声が聞こえるようになり、誰も入り口をふさがなくなりました',
    ],
    table: ['区分 | 貨物自転車に満足（％）', '旧市街の店主 | #', '37'],
  },
  {
    tag: 'zh',
    title: '根特的货运自行车送包裹',
    filler: [
      '因为店主抱怨老城里的货车和清晨的噪音，市政府几年前开始统计包裹的数量，每个月都会公布一次。',
      '桥上的摄像头能看到每一辆货运自行车，快递员下班时填写一张简短的表格，然后由办公室进行比较。',
    ],
    count: ['市政府公布，去年货运自行车在根特老城运送了#个包裹（[报告]）。', '货运自行车在老城一共运送了#个包裹。'],
    figure: '160万',
    spellings: ['1,600,000', '一百六十万', '1600000', '160萬'],
    changed: ['190万', '150万', '1,700,000', '1600万'],
    finer: '1,602,480',
    share: ['[一项调查]显示，老城约#的店主对货运自行车感到满意。', '在老城的店主中，有#对货运自行车感到满意。'],
    percent: '37%',
    percentSpellings: ['37％', '百分之三十七', '37.0%', '36.8%'],
    otherPercent: ['31%', '73%', '百分之四十五'],
    otherUnit: '37个百分点',
    cost: ['市政府为装卸场[一共花费了#]。', '市政府为装卸场支付了#。'],
    price: '2.4亿元',
    priceSpellings: ['240,000,000元', '2亿4000万元', '24000万元', '2.40亿元'],
    otherPrice: ['2.7亿元', '2.4亿美元', '24亿元'],
    year: ['港口旁边的第一个装卸场于#年[向所有公司开放]。', '港口旁边的装卸场于#年向所有公司开放。'],
    said: ['“#”，一位面包店老板说（[报纸报道]）。', '面包店老板告诉我们：“#。”'],
    quotation: '我们早上开店的时候又能听到鸟叫，再也没有人堵住门口',
    shortened: '我们早上开店的时候又能听到鸟叫……没有人堵住门口',
    altered: ['我们早上开店的时候又能听到火车，再也没有人堵住门口', '我们晚上开店的时候又能听到鸟叫，再也没有人堵住门口'],
    table: ['群体 | 对货运自行车满意（%）', '老城的店主 | #', '37'],
  },
  {
    tag: 'ar',
    title: 'الطرود على دراجات الشحن في غنت',
    filler: [
      'تحصي البلدية الطرود منذ بضع سنوات لأن أصحاب المتاجر اشتكوا من الشاحنات في المدينة القديمة ومن الضجيج في الصباح الباكر.',
      'ترى الكاميرات على الجسور كل دراجة شحن، ويملأ السائقون استمارة قصيرة في نهاية نوبتهم، ثم يقارنها المكتب.',
    ],
    count: ['نقلت دراجات الشحن # طرد عبر المدينة القديمة في غنت العام الماضي، [بحسب البلدية].', 'في المجموع نقلت دراجات الشحن # طرد عبر المدينة القديمة.'],
    figure: '1.6 مليون',
    spellings: ['1,600,000', '1600000', '١٫٦ مليون', '١٬٦٠٠٬٠٠٠'],
    changed: ['1.9 مليون', '1.5 مليون', '1,700,000', '16 مليون'],
    finer: '1,612,480',
    share: ['نحو # من أصحاب المتاجر في المدينة القديمة راضون عن دراجات الشحن، [وفق استطلاع].', 'من بين أصحاب المتاجر في المدينة القديمة # راضون عن دراجات الشحن.'],
    percent: '37 في المائة',
    percentSpellings: ['37%', '٣٧٪', '37 بالمئة', '36.8%'],
    otherPercent: ['31 في المائة', '73%', '٤٥٪'],
    otherUnit: '37 نقطة مئوية',
    cost: ['كلفت ساحة التحميل المدينة [# في المجموع].', 'دفعت المدينة # مقابل ساحة التحميل.'],
    price: '2.4 مليون دولار',
    priceSpellings: ['2,400,000 دولار', '٢٫٤ مليون دولار', '$2.4 مليون', '2400000 دولار'],
    otherPrice: ['2.7 مليون دولار', '2.4 مليون يورو', '24 مليون دولار'],
    year: ['افتتحت أول ساحة تحميل بجانب الميناء في عام # [لجميع الشركات].', 'افتتحت ساحة التحميل بجانب الميناء لجميع الشركات في عام #.'],
    said: ['«#»، قالت صاحبة مخبز، [كما كتبت الصحيفة].', 'قالت لنا صاحبة المخبز: «#.»'],
    quotation: 'صرنا نسمع العصافير من جديد عندما نفتح المتجر في الصباح ولا أحد يسد الباب',
    shortened: 'صرنا نسمع العصافير من جديد … ولا أحد يسد الباب',
    altered: [
      'صرنا نسمع القطارات من جديد عندما نفتح المتجر في الصباح ولا أحد يسد الباب',
      'صرنا نسمع العصافير من جديد عندما نغلق المتجر في المساء ولا أحد يسد الباب',
    ],
    table: ['الفئة | راضون عن دراجات الشحن (%)', 'أصحاب المتاجر في المدينة القديمة | #', '37'],
  },
]
