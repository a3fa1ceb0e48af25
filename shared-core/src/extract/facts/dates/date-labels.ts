import { letter } from '../../../languages/characters/characters.ts'

/** What the words around a day say it is the day of. */
export type DayMeaning = 'publication' | 'change' | 'other' | 'unsaid'

const updatedWord =
  /\b(?:updat|modif|aktualis|aktualiz|geändert|zuletzt|stand(?=:|\s\d)|actuali|mis à jour|mise à jour|aggiorn|atualiz|gewijzigd|bijgewerkt|herzien|uppdater|opdater|oppdater|ändrad|endret|zaktual|revis|reviewed|güncelle|frissít|päivitetty|muokattu|uuendatud|atnaujin|atjaunin|ažurira|posodoblj|diperbarui|diupdate|cập nhật)|обновл|оновлен|изменен|ажурира|актуализ|ενημέρωσ|更新|修正日|수정|업데이트|تحديث|تعديل|بروزرسانی|به‌روز|עודכן|עדכון|अपडेट|अद्यतन|হালনাগাদ|আপডেট|อัปเดต|อัพเดต|แก้ไข/i

const publishedWord = new RegExp(
  String.raw`\b(?:publi[sckée]|posted|original(?:ly)?(?=[:\s]*$|[:\s]+\d)|veröffentlicht|erschienen|erstellt|paru|mis[e]? en ligne|pubblicat|gepubliceerd|geplaatst|udgivet|julkaistu|julkaisup|opublikow|(?:written|created|added|uploaded|asked)(?=\s?(?:[:：]|on\b|$))|erstell|erscheinungsdatum|hochgeladen|eingestellt am|geschrieben am|créé|ajouté|rédigé le|écrit le|cread[oa]|subido|escrito e[lm]|creat[oa]|inserito|criad[oa]|geschreven op|aangemaakt|skapa[dt]|oprettet|opprettet|luotu|utworz|dodan[oy]|vytvoř|aanmaak|date de création|creaci|creaz|criaç|vložen|létrehoz|feltölt|adăugat|oluşturul|eklenme|giriş(?=\s?[:：])|dibuat|zveřejn|vydáno|zverejn|közzé|megjelen|objavlj|yayın|yayım|diterbitkan)|(?<!${letter})(?:đăng|date (?:of issue|issued)|issue date|issued$)|ngày đăng|опублик|опублік|создан|добавлен|размещен|δημιουργ|написан|створен|додано|објављ|δημοσ|प्रकाशित|প্রকাশ|公開日|公開[:：]|発行|掲載|投稿日|作成|質問日時|登録日|创建|建立時間|发布|發布|发表|發表|입력|등록|게시|نُ?شر|منتشر|انتشار|פורסם|เผยแพร่`,
  'iu',
)

const dateWords = 'date|datum|data|fecha|dato|päivämäärä|dátum|дата|ημερομηνία|(?:ال)?تاريخ|תאריך|日期|日付|날짜|tarih|ngày|tanggal'

/** Label before the day in a box about the author: `Date: 28-04-2021`. */
const dateLabel = new RegExp(String.raw`^(?:${dateWords})\s?(?:[:：]|$)`, 'i')

/** Small words, in any language, between the word for "date" and what it is the date of. */
const dateLinks =
  'of|for|and|needed|de|du|des|et|pour|limite|del|della|dello|degli|di|e|ed|y|per|para|da|do|das|dos|der|vom|für|und|van|voor|en|för|och|og|til|i|a|și|ja|és|ve|và|dan|и|та|і|й|на|και'
const weekdayNames =
  'montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|segunda|terça|quarta|quinta|sexta|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|m[aå]ndag|ti(?:r)?sdag|onsdag|torsdag|fredag|l[öø]rdag|s[öø]ndag|poniedziałek|wtorek|środa|czwartek|piątek|sobota|niedziela|pondělí|úterý|středa|čtvrtek|pátek|neděle|luni|marți|miercuri|joi|vineri|sâmbătă|duminică|понед|вторник|сред|четв|пятниц|суббот|воскрес|вівторок|п.ятниц|субот|неділ|сряда|петък|събота|неделя|maanantai|tiistai|keskiviikko|torstai|perjantai|lauantai|sunnuntai|pazar|salı|çarşamba|perşembe|cuma|δευτέρα|τρίτη|τετάρτη|πέμπτη|παρασκευή|σάββατο|κυριακή|senin|selasa|rabu|kamis|jumat|sabtu|minggu|thứ|chủ nhật|يوم|الاثنين|الإثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|الأحد|יום'

/** The date of what: a small word or a sign and more, or in languages that write the day first the next word, unless it names that day. */
const dateOf = new RegExp(
  String.raw`^[\s•*>–—-]{0,4}(?:(?:the|la|le|el|il|a|die|das) )?(?:dates?|${dateWords})(?:(?<!dato)\s(?:${dateLinks})\s${letter}|\s(?:d|l|de l|dell)['’]${letter}|\s(?:for|og|til|på)\s${letter}|\s?[&/+]\s?${letter}|(?<!dates?|dato)\s(?!${weekdayNames}|${letter}{1,3}\.?\s\d)${letter}|(?<=日期|日付)[和与與及と・、]|(?<=날짜)\s?(?:및|와|,)|(?<=dates)(?:\s\d|\s?[:：]|$))|^日時[と・、]`,
  'iu',
)
/** The date of what, written before the word. */
const ofDate = new RegExp(
  String.raw`(?:${letter}(?:datum|dato|päivämäärä)|${letter}{2}\s(?:dátuma?|tarihi|päivämäärä|날짜)|${letter}(?:日期|日付))[\s:：]{0,3}$`,
  'iu',
)
/** What the day of an article is called in such a label: of its publication, or of the text itself. */
const ownDate =
  /publ|veröff|parut|mise en ligne|[eé]di[cçt]|pubbli|plaatsing|geplaatst|offentlig|utgiv|udgiv|julkais|vyd(?:án|an)|zverej|zveřej|közz|megjelen|yayın|haber|eklen|نشر|פרסו|xuất bản|đăng|terbit|posting|objav|публ|разме|добав|создан|створ|δημοσ|artic|artik|artíc|artig|artyk|cikk|стат|beitrag|meldung|mitteilung|communiqu|comunic|notíc|noticia|dodan|člán|記事|文章|新闻|新聞|撰|发布|發布|发表|發表|掲載|発行|발행|기사|게시|등록|작성|posted|written|created|issue|this (?:post|page)|press release/i

/**
 * Beginnings of words for days that are not the article's own, by language: ends of a time in which something can be applied for, used or
 * seen; events; births and deaths; beginnings of films, books, products and laws; visits of an address; ways of a paper through its review.
 */
const otherWords = {
  en: 'deadline|filed\\s?:|filed$|doors?(?::|\\s(?:open|at\\s|from\\s|\\d))|when[\\s:]|when$|incident|check-(?:in|out)\\b|last day|appl(?:y|ications?)\\s|valid\\b|validity|available|availability|expir|ends?\\b|ending|starts?\\b|starting|begins?\\b|beginning|effective|accessed|access date|retrieved|born\\b|died\\b|birth|death|(?<!(?:press|news|media)\\s)release[sd]?\\b|in (?:cinemas|theat)|next\\s|follow-?up|due\\b|received|submitted:|accepted|approved|events?\\b|closing|closes?\\b|closed\\b|registration|submissions?\\b|best before|use by|sell by|order by|founded|established|on sale|postponed|rescheduled|scheduled|filmed|recorded|recording|photographed|taken\\b|signed|deliver|tours?\\b|opening|opens\\b|premi[eè]re|aired|airs\\b|airing|broadcast|meeting|departure|departs|arriv|enacted|enters? into|in(?:to)? force|conducted|as of\\b|as at\\b|sold\\b|purchas|since\\b|until\\b|till\\b|through\\b|before\\b|no later than|joined|kick-?off|trials?\\b|hearing|election|launch|exhibition|conference|webinar|tickets?\\b|concert|cut-?off|archived|last (?:seen|visited|checked|tested|verified)|tested\\b|warranty|completed|completion|target date|save the date|holiday|anniversary|date of (?!publi|issue)|bid\\b|auction|trading|ex-dividend|quarter|fiscal|period\\b|embargo|version\\b',
  de: 'deadline|einlass|gültig|verfügbar|abrufbar|kraft\\b|inkraft|abgerufen|abruf|zugriff|geboren|geburt|gestorben|tod(?:es)?|veranstaltung|beginn|ende\\b|endet|stichtag|aktion|eingegangen|eingang|angenommen|nächste|läuft|gründung|gegründet|sitzung|fassung|aufgenommen|aufnahme|bis\\b|seit\\b|spätestens|uraufführung|premiere|erstausstrahlung|sendung|ausstellung|erscheinungstermin|haltbar|lieferung|abfahrt|ankunft|eröffnung|wahltag|mitglied',
  fr: 'date limite|limite|valable|valide|validité|disponible|expir|consulté|consultation|née?\\b|naissance|morte?\\b|décès|décédé|sortie|en vigueur|entrée en|prochaine?\\b|reçue?\\b|acceptée?\\b|clôture|rendez-vous|début|fin\\b|jusqu|échéance|dès\\b|à partir|depuis|avant\\b|événement|première|inauguration|ouverture|séance|fondée?\\b|enregistré',
  es: 'fecha límite|límite|plazo|válid|validez|disponible|hasta|caduc|vence|vencimiento|consultad|consulta|nacid|nacimiento|nació|falleci|muerte|lanzamiento|estren|en vigor|vigencia|vigor|recibid|aceptad|próxim|evento|cierre|inicio|fin\\b|desde|antes|a partir|apertura|fundad|sesión|convocatoria|inscripci',
  it: 'scad|valid|disponibil|fino\\b|entro\\b|consultat|nat[oa]\\b|nascita|mort[oe]\\b|decesso|uscita|in vigore|vigore|ricevut|accettat|prossim|termine|evento|inizio|fine\\b|dal\\b|prima\\b|anteprima|apertura|chiusura|iscrizion',
  pt: 'praz|válid|validade|disponível|disponivel|até\\b|acess[oa]|acedid|nascid|nascimento|falec|morte|lançament|estrei|em vigor|vigor|vigência|recebid|aceit|próxim|encerra|evento|início|fim\\b|desde|a partir|abertura|inscriç|vencimento',
  nl: 'aanmeld|inschrij|geldig|beschikbaar|geraadpleegd|geboren|geboorte|overleden|verschijning|ontvangen|werking|sluiting|uiterlijk|volgende|tot\\b|vanaf|sinds|evenement|première|aanvang|einde\\b|opgericht|verloopt',
  nordic:
    'sista|ansökning|giltig|tillgänglig|hämtad|född|avliden|premiär|ikraft|träder|mottagen|nästa|senast|senest|anmäl|evenemang|gyldig|tilgængelig|tilgjengelig|hentet|født|død\\b|udløb|utløp|ikraft|trer i|modtag|mottatt|næste|neste|arrangement|begivenhed|till och med|til og med|indtil',
  fi: 'hakuaika|päättyy|voimassa|asti\\b|saatavilla|viitattu|synty|kuollut|ensi-ilta|voimaantulo|vastaanotettu|määräaika|seuraava|tapahtuma|mennessä|alkaa',
  pl: 'termin|ważn|dostęp|urodz|zmarł|premier|obowiązuj|otrzyman|następn|zgłoszeni|do\\b|od\\b|wydarzeni|data wydania|koniec|początek|wejści',
  cs: 'uzávěrk|termín|platí|platnost|dostupn|citován|naroz|narod|zemřel|premiér|účinn|přijat|konec|začátek|do\\b|od\\b|další|udalosť|událost|platné|dostupné',
  hu: 'határid|érvényes|elérhető|született|meghalt|bemutató|hatályos|beérkez|hozzáférés|esemény|következő|lejár|kezdet|jelentkez',
  ro: 'termen|valabil|disponibil|accesat|născut|naștere|deced|lansare|lansării|premier|vigoare|primit|eveniment|până\\b|următoar|expir|încep',
  balticSlavic:
    'rok\\b|važi|vrijedi|velja(?!č)|dostupno|rođen|rojen|pristup|premijer|događaj|galioja|terminas|gimė|derīg|termiņ|dzimis|kehtib|tähtaeg|sündinud|afati',
  tr: 'son başvuru|son gün|son tarih|geçerli|erişim|doğum|vizyon|çıkış|yürürl|etkinlik|bitiş|başlangıç|ölüm|kabul tarihi|teslim',
  vi: 'hạn\\b|hiệu lực|ngày sinh|phát hành|truy cập|nhận bài|sự kiện|khởi chiếu|kết thúc|bắt đầu',
  id: 'batas|berlaku|tersedia|tanggal lahir|lahir\\b|rilis|diakses|diterima|acara|hingga|sampai|berakhir|mulai|tenggat|tarikh tutup|sah sehingga',
} as const

/** The same in scripts whose words do not begin with such a boundary. */
const otherSigns = [
  `frist(?!${letter})|schluss(?!${letter})|termin(?!${letter})|start(?!${letter})|antritt(?!${letter})|©`,
  'срок|крайний|действ|доступн|дата обращения|рожден|родил|умер|смерти|премьер|дата выхода|вступ|поступил|принята|следующ|до\\s*$|прием |приём |меропри|заседани|термін|дійсн|звернення|народ|прем.єр|чинност|надійш|захід|краен|валид|достъп|роден|премиер|в сила|получен|събити|важи до|рок за|рођен|дійсний',
  'προθεσμ|ισχύ|ισχύει|διαθέσιμ|ανακτήθ|γέννησ|γεννήθ|πρεμιέρ|παραλήφθ|εκδήλωσ|έως|μέχρι|θανάτ|λήξ',
  'آخر موعد|موعد|صالح|متاح|الميلاد|ميلاد|الإصدار|الوصول|الانتهاء|انتهاء|يسري|ينتهي|حتى|الاستلام|الوفاة|فعالية|مهلت|معتبر|تولد|دسترسی|انقضا|رویداد|درگذشت|اکران|آخری تاریخ|پیدائش',
  'מועד|בתוקף|זמין|לידה|נולד|נדלה|יציאה|אירוע|תוקף|עד\\s*$|פטירה',
  'अंतिम|जन्म|रिलीज|वैध|मान्य|आवेदन|कार्यक्रम|निधन|শেষ তারিখ|জন্ম|মেয়াদ|মুক্তি',
  '締切|締め切り|〆切|期限|期間|発売|公開予定|開催|開始|終了|生年月日|誕生|閲覧|施行|次回|放送|配信|設立|創立|受付|有効|上映|予定|応募|受理|死去|開館|開店',
  '截止|截稿|报名|報名|申请|申請|有效期|生效|上映|发售|發售|出生|生日|活动|活動|访问|訪問|检索|下次|收稿|成立|施行|实施|實施|开幕|開幕|开始|結束|结束|逝世|上市|播出|到期|录用|錄用|会议|會議|演出',
  '마감|접수|기한|기간|유효|출시|개봉|생년월일|출생|생일|행사|시행|접근|다음|방송|만료|까지|일시|설립|개최|예정|시작|종료|발매|공연|접속',
  'วันปิด|ปิดรับ|หมดเขต|วันเกิด|เกิดวันที่|หมดอายุ|ใช้ได้ถึง|วางจำหน่าย|ถึงวันที่|วันงาน|เข้าฉาย|กำหนดส่ง|มีผลบังคับ|เข้าถึงเมื่อ',
].join('|')

/**
 * Labels of a few words, of which some open titles, too: what was done on a day, what it begins, what it is the day of. Nouns that magazines
 * name sections by, such as `Interview` or `Test`, do not count.
 */
const otherLabels = [
  '.+\\sdates?$|repl(?:y|ies) |(?:please )?(?:reply|respond|rsvp)\\b|sign(?:ed)?[- ]?up|lease (?:start|end)|wedding|flight|interviewed|passed away|debut(?:ed)?$|withdrawn|case opened|issue of|bapti[sz]|buried|married|divorced|ordered|shipped|dispatched|paid|invoice|prices? (?:as|checked|correct|from|of|on|valid)|data (?:as|collected|from)|screening|rehearsal|(?:match|race|game|polling|moving) day|sent\\b|submitted|bought|built|installed|inspected|collected|sampled|visited|arrested|sentenced|ruling of|judge?ment of|law of|act of|decision of|graduated|incorporated|registered|renew(?:al|s)|reserved|booked|seen on|matur|packed|sown|planted|harvested|hatched|adopted|missing|stolen|vaccinated|diagnosed|admitted|discharged|surgery|appointment',
  '\\S+datum$|\\S+tag$|rückmeldung|letzter |vorverkauf|kursbeginn|preise? vom|stand der|baubeginn|wahl am|unterzeichnet|unterschrieben|vertragsende|redaktionsschluss|verstorben|getauft|beerdigt|verheiratet|miet(?:beginn|ende)|aufführung|ausgestellt|rückruf vom|abstimmung|verfällt|mindest|ausstrahlung|lieferbar|im (?:kino|handel)|auszahlung|frist|urteil|gesetz vom|beschluss vom|verordnung vom|bestell|versand|bezahlt|rechnung vom|gekauft|gebaut|gemessen|erhoben|abgabe|hochzeit|trauung|einzug|auszug|hinflug|rückflug|geführt am|geimpft|vermisst',
  'réponse|inscription|mise en vente|en vente|prix (?:au|d|relev)|scrutin|vote du|signée?\\b|fin du|au cinéma|en salles?|diffus|lois? du|arrêt du|décret|jugement du|décision du|péremption|à consommer|rappel du|baptis|enterr|mariée?\\b|mariage|vol du|départ|arrivée|commandé|expédi|livr|payée?\\b|facture|acheté|construite?|relevé|mesuré|date (?:d[eu]|de l|du) ?(?!.{0,3}(?:publi|parution|mise))',
  'responder|inscrip|a la venta|precios? (?:a|de|el)|votaci|firmad|fin del|en cines|emisi|emitid|ley de|sentencia de|decreto|consumir|bautiz|enterrad|casad|boda|vuelo|salida|llegada|pedido|enviad|pagad|comprad|construid|medid|fecha de(?!.{0,3}(?:publi|edici))',
  'rispondere|in vendita|prezzi (?:al|del|rilev)|votazion|firmat|al cinema|in onda|legge del|sentenza|decreto|da consum|battezzat|sepolt|sposat|matrimonio|volo\\b|partenza|arrivo|ordinat|spedit|consegnat|pagat|acquistat|costruit|misurat|data d(?!.{0,6}pubbl)',
  'responder|à venda|preços? (?:a|de|em)|votaç|assinad|nos cinemas|exibid|lei de|sentença|decreto|consumir|batizad|enterrad|casad|casamento|voo\\b|partida|chegada|pedido|enviad|pago|comprad|construíd|medid|data d[aeo](?!.{0,3}publ)',
  'reageren|deuren|te koop|gestorven|prijzen (?:op|van)|in de bioscoop|ondertekend|houdbaar|tenminste|vertrek|aankomst|uitzending|uitspraak|wet van|besluit van|vonnis|besteld|verzonden|betaald|gekocht|gebouwd|gemeten|huwelijk|gedoopt|begraven',
  'svara|dörrar|till salu|avled|priser från|på bio|undertecknat?\\b|provdatum|avgång|ankomst|sänd|bäst före|invigning|beställd|skickad|betald|köpt|byggd|bröllop|döpt|begravd|svar senest|døre|til salg|biografen|på kino|underskrevet|afgang|avgang|bedst før|best før|indvielse|åpning|åbning|bryllup|døpt|døbt',
  'vastaa|ovet|myynnissä|kuoli|hinnat|elokuvateattereissa|allekirjoitettu|lähtö|saapuu|parasta ennen|avajaiset|tilattu|maksettu|ostettu|rakennettu|häät|kastettu',
  'odpowied|zapisy|otwarcie|w sprzedaży|ceny z|w kinach|podpisan|odjazd|przyjazd|emisja|wyrok|ustawa z|najlepiej|spożyć|zamówion|wysłan|zapłacon|kupion|zbudowan|ślub|ochrzcz|pogrzeb|zgon|data (?!publ)|odpověd|otevření|v prodeji|zemřel|ceny k|v kinech|podeps|odjezd|příjezd|vysíláno|rozsudek|zákon ze|spotřebujte|objednáno|odesláno|zaplaceno|svatb|pokřtěn|pohřeb|datum (?!vyd|publ|zveř)',
  'válasz|kapunyit|elhunyt|aláír|indulás|érkezés|ítélet|megrendel|esküvő|keresztel|temetés|răspuns|înscrier|deschider|în vânzare|în cinematograf|semnat|plecare|sosire|difuzat|comandat|livrat|plătit|cumpărat|construit|nuntă|botezat|înmormânt',
  '(?:\\S+ ){1,2}tarihi$|yanıt|kayıt|toplantı|sonraki|kapı açılış|satışa|vefat|kalkış|varış|imza|açılış|sipariş|ödeme|satın|düğün|vaftiz',
  'trả lời|khai mạc|mở bán|qua đời|mất\\b|ngày (?!đăng|xuất bản|cập nhật)|khởi hành|phát sóng|balas|dijual|wafat|di bioskop|ditandatangani|keberangkatan|tayang|putusan|dibayar|pernikahan|pembukaan|tanggal (?!terbit|publikasi|diterbitkan)',
].join('|')

/** The same in scripts whose words do not begin with such a boundary. */
const otherLabelSigns =
  /^(?:ответить|запись до|регистрац|начало|конец|в продаже|скончал|цены на|в кино|подписан|дата (?!публ)|отправлен|прибыт|эфир|приговор|закон от|решение от|годен|крещ|открыти|закрыти|заказан|оплачен|куплен|построен|рейс|свадьб|похорон|відповісти|початок|кінець|ціни на|підписан|відправл|вирок|закон від|відкритт|замовлен|оплачен|весілл|заминаване|αναχώρ|άφιξ|υπογραφ|γάμος|εγκαίνι|الرد|آخر يوم|الجلسة|تاريخ (?!النشر)|توفي|المغادرة|يعرض|افتتاح|زفاف|آغاز|پایان|درگذشت|تاریخ (?!انتشار)|פתיחה|נפטר|חתימה|המראה|חתונה|परीक्षा|विवाह|回答|販売|没|署名|出発|到着|消費|賞味|開会|閉会|集合|落成|结婚|回复|回覆|考试|考試|去世|签署|簽署|出发|出發|保质|保質|开庭|開庭|拍摄|拍攝|购买|購買|上线|上線|比赛[日时時]|比賽[日时時]|开业|開業|婚礼|婚禮|订购|訂購|付款|入住|退房|회신|판매|사망|서명|출발|도착|소비|결혼|개장|วันสอบ|วันแต่ง|ออกเดินทาง)|(?<!曜|年月|日)日期?$|(?<!요)일$/u

/** Words of a label; more are a sentence or a title. */
const labelWords = 4

const wordEnd = `(?!${letter})`
const otherWord = new RegExp(`(?<!${letter})(?:${Object.values(otherWords).join('|').replaceAll('\\b', wordEnd)})|${otherSigns}`, 'iu')

const otherLabel = new RegExp(`^(?:${otherLabels.replaceAll('\\b', wordEnd)})`, 'iu')

/** A label that is no longer than one and begins as those of other days do. */
const isShortOther = (label: string): boolean =>
  label.length > 1 && label.split(' ').length <= labelWords && (otherLabel.test(label) || otherLabelSigns.test(label.toLowerCase()))

/** Words straight behind a day that make it the end of a time. */
const endBehind =
  /^[\s)）(（月火水木金土日曜년월일요,.;:]{0,8}(?:deadline|締切|〆切|まで|必着|발매|개봉|까지|마감|截止|前截止|止\b|तक|до конца|\(deadline\))/i

/** Names of templates' elements that hold another day. */
const otherName =
  /(?:^|[\s_-])(?:(?:events?|deadline|expir(?:e[sd]?|y|ation)?|birth(?:day)?|dob|due|closing|validity|until|received|accepted|premiere|accessed|schedule|countdown|today|current-?date)(?=[\s_-]|date|time|$)|(?:start|end|valid|departure|arrival)[_-]?(?:date|time|until|from)(?=[\s_-]|$))|(?:event|expiry|expiration|birth|due|closing|start|end)(?:Date|Time|On)(?![a-z])/

/** Names of templates' elements for the day of the last change. `updated` alone, or beside `date`, is what many call their only day. */
const changeName =
  /(?:^|[\s_-])(?:last[_-]?(?:updated?|modified|modification|changed|revised|revision)|(?:date|entry|post|article|content|page)[_-]{1,2}(?:updated|modified)|modified|modification|revision|updated[_-](?:on|at))(?=[\s_-]|date|time|on|at|$)|(?:date|last)(?:Modified|Updated)(?![a-z])/
const alsoPublished = /publi|posted|entry-date|post-date|post-time|created|(?:^|\s)(?:date|time|dt-published)(?=\s|$)/i

/** Names for the year of the rights at the foot of a page. */
const rightsName = /(?:^|[\s_-])copyright(?=[\s_-]|$)|(?:^|\s)(?:site-|page-)?footer-date(?=\s|$)/i

/** Properties of items of other types, with or without the item around them. */
const otherProperty =
  /^(?:startDate|endDate|doorTime|validFrom|validThrough|expires|birthDate|deathDate|foundingDate|availability(?:Starts|Ends)|departureTime|arrivalTime|releaseDate|copyrightYear)$/

/** First words of lines that are beside the day of an event. */
const eventLabel =
  /^(?:venue|location|place|where|tickets?|admission|doors|organi[sz]er|speakers?|ort|veranstaltungsort|treffpunkt|eintritt|veranstalter|lieu|tarifs?|organisateur|lugar|entradas?|organiza|local|ingressos?|luogo|biglietti|plaats|locatie|toegang|plats|biljetter|sted|paikka|liput|miejsce|bilety|místo|vstupné|helyszín|locație|место(?: проведения)?|билеты|місце|τόπος|yer|mekan|tempat|địa điểm|場所|会場|料金|地点|地點|门票|장소|المكان|מיקום|स्थान)\s?(?:[:：]|$)/i

/** True for a line such as `Venue: …` or `Tickets: …`, which is beside the day of an event. */
export const isEventLabel = (line: string): boolean => eventLabel.test(line)
/** True for a class or id that names a day of change. */
export const isNamedChange = (name: string): boolean => changeName.test(name) && !alsoPublished.test(name)

/** Digits of a row read here, with which a day begins or ends. */
const upToLastDigit = /^.*\d/su

/** True for words of a change: `updated`, `revised`. */
export const saysUpdate = (text: string): boolean => updatedWord.test(text)
/** True for words of publication: `published`, `posted`. */
export const saysPublication = (text: string): boolean => publishedWord.test(text) || meaningOfDate(text) === 'publication'
/** A label of publication is first, perhaps behind one word: `First published: …`. */
export const opensWithPublication = (line: string): boolean => (publishedWord.exec(line)?.index ?? line.length) <= firstWord
const firstWord = 12
export const isDateLabel = (text: string): boolean => dateLabel.test(text)

/** Up to the first digit or colon: the label of a day. */
const labelEnd = /[\d:：]/

/** What a label says with the word for "date", of publication or of another day; null: that word alone, or none. */
function meaningOfDate(text: string): 'publication' | 'other' | null {
  const [label = ''] = text.slice(0, longestDateLabel).split(labelEnd, 1)
  if (!(dateOf.test(text.slice(0, longestDateLabel)) || ofDate.test(label)) || updatedWord.test(label)) return null
  return ownDate.test(label) || publishedWord.test(label) ? 'publication' : 'other'
}
const longestDateLabel = 80

/** Words before the last day of a text, or straight behind it. */
export function saysOtherDay(text: string): boolean {
  const words = upToLastDigit.exec(text)?.[0] ?? text
  const meaning = meaningOfDate(text)
  if (meaning !== null) return meaning === 'other'
  return otherWord.test(words) || endBehind.test(text.slice(words.length)) || isOtherLabel(text)
}

/** Label in front of a colon, then at most the weekday, the month and small words before the figures of the day. */
const labelInLine = new RegExp(
  String.raw`^[\s•●▪■◆►▶→·*+=>|~–—-]{0,4}([^\d:：|]{2,50}?)\s?[:：]\s?(?:${letter}[^\s\d:：|]{0,19}\s){0,3}\d`,
  'u',
)
/** Labels that name the kind of a text or its day, not another day. */
const ownLabel =
  /^(?:day|tag|jour|día|on|am|le|el|il|em|op|den|時間|时间|日時|일자|(?:press|news|media) release|news|update|pressemitteilung|meldung|communiqué(?: de presse)?|comunicado|comunicato(?: stampa)?|persbericht|pressmeddelande|pressemelding|pressemeddelelse|tiedote|komunikat(?: prasowy)?|tisková zpráva|sajtóközlemény|basın bülteni|пресс-релиз|プレスリリース|新闻稿|보도자료)$/iu

/** `Flight: 14 October 2025`: a label that says nothing of publication says that it is another day. */
function isOtherLabel(text: string): boolean {
  const label = labelInLine.exec(text)?.[1]
  return (
    label !== undefined &&
    !ownLabel.test(label.trim()) &&
    !dateLabel.test(label.trim()) &&
    !publishedWord.test(label) &&
    !updatedWord.test(`${label}:`) &&
    !isAllCapitals(label)
  )
}

/** A place in capitals before a colon is a dateline: `NEW DELHI: 14 October`. */
const isAllCapitals = (label: string): boolean => label.toUpperCase() === label && label.toLowerCase() !== label
/** True for a class or id that names another day than the article's. */
export const isNamedOtherDay = (name: string): boolean => otherName.test(name) || rightsName.test(name)
/** True for a property of markup that gives another day than the article's. */
export const isOtherProperty = (name: string): boolean => otherProperty.test(name)

/** Beginning of another day in the same line: a bar, or a word that says what it is the day of. */
const nextDay = new RegExp(
  `[|•·;/()]\\s|[／｜]|\\s(?=[^\\s\\d]{0,12}(?:${updatedWord.source}|${publishedWord.source}))|(?<=\\d{4}\\.?)(?:,|\\.(?!\\s${letter}+\\s\\d{1,2}\\.(?!\\d)))\\s(?=${letter}+\\s)|\\s-\\s(?=[^\\d\\s])`,
  'iu',
)

/** Parts of a line that may each give a day. */
export const partsByDay = (line: string): readonly string[] => line.split(nextDay).filter((part): part is string => part !== undefined)

/** A day with its label straight behind it, as Chinese, Japanese and Korean lines have it. */
const dayThenLabel =
  /(\d{4}\s?[年년./-]\s?\d{1,2}\s?[月월./-]\s?\d{1,2}[日일.]?(?:\s?[（(][月火水木金土日월화수목금토일][）)])?(?:\s?\d{1,2}[:時时]\d{2}分?(?::\d{2})?)?)\s?(?:(?<change>(?:最終|最后|최종)?(?:更新|改訂|修正|修订|修訂|수정|업데이트))|公開|掲載|配信|発表|投稿|发布|發布|发表|發表|刊登|등록|입력|게시|작성|발행)[\s|｜／/・·,，、]*/gu

/** The same line with each label before its day, where every day has one behind it: `2025年10月14日公開 2025年11月2日更新`. */
export function labelsFirst(line: string): string {
  const days = [...line.matchAll(dayThenLabel)]
  const isAll = days.length > 0 && line.replace(dayThenLabel, '').trim() === ''
  return isAll ? days.map(({ 1: day, groups }) => `${groups?.['change'] === undefined ? '公開' : '更新'}: ${day}`).join(' | ') : line
}

/** What a part of a line says of the day in it, by the words before the day and, in some languages, straight behind it. */
export function meaningOfPart(part: string): DayMeaning {
  const words = upToLastDigit.exec(part)?.[0] ?? part
  if (saysPublication(words) || dateLabel.test(words)) return 'publication'
  if (saysOtherDay(part)) return 'other'
  return updatedWord.test(part) ? 'change' : publishedWord.test(part) ? 'publication' : 'unsaid'
}

/** What a label says: words before a day in an element of their own. `isLabel`: the markup or a colon makes them one. */
export function meaningOfLabel(label: string, isLabel: boolean): DayMeaning {
  if (label === '') return 'unsaid'
  if (saysPublication(label)) return 'publication'
  if (otherWord.test(label)) return 'other'
  if (updatedWord.test(label)) return 'change'
  if (meaningOfDate(label) !== null) return 'other'
  if (!dateLabel.test(label) && isShortOther(label)) return 'other'
  return isLabel && !dateLabel.test(label) ? 'other' : 'unsaid'
}
