import { letter, lowerLetter, mark, upperLetter } from '../../../languages/characters/characters.ts'

/**
 * Words that make what follows "by" and its like no name: a manner, a way to sort, a direction, a question. In the languages whose
 * prepositions mean more than who wrote a text.
 */
const notNames = [
  'appointment|invitation|request|subject|topics?|categor(?:y|ies)|countr(?:y|ies)|region|state|city|date|year|month|week|day|title|author|type|name|section|popular|public|law|design|default|accident|hand|mail|phone|e-?mail|car|train|bus|bike|boat|plane|air|land|sea|rail|road|far|now|then|order|genre|age|price|location|department|industry|product|brand|format|language|relevance|popularity|our|your|this|these|all|any|left|right|top|bottom|above|below|here|there|farm|zero|start|scratch|(?:the|a) (?:numbers?|books?|way|rules?|clock|hour|sea|lake|river|end|archives?|vaults?|field|ground|beginning|top|left|right|bottom|outside|inside|day|way)',
  'links|rechts|oben|unten|vorne?|hinten|hier|dort|heute|gestern|morgen|nun|jetzt|anfang|beginn|grund|haus|hand|natur|wegen|allem|allen|außen|innen|mund|fall|klein|groß|null|[a-z] bis [a-z]',
  'thèmes?|sujets?|pays|catégories?|régions?|villes?|dates?|auteurs?|mois|années?|ailleurs|exemple|téléphone|ici|contre|conséquent|défaut|courrier|correspondance|ordre',
  'temas?|países|país|categorías?|regiones|región|ciudad|fechas?|autor(?:es)?|mes|años?|qué|favor|fin|ejemplo|teléfono|correo|siempre|ahora|aquí|orden',
  'assuntos?|categorias?|país(?:es)?|região|datas?|ano|que|exemplo|enquanto|aqui|telefone|ordem',
  'non|leggere|vedere|sapere|oggi|domani|ieri|tutto|tutti|più|meno|che|nuovo|sinistra|destra',
].join('|')

const manner = new RegExp(`^(?:${notNames})(?![${letter}${mark}])`, 'iu')

/** From one place or day to another, each of one word: `da Milano a Roma`. */
const fromTo = /^(?:from|von|vom|da|dal(?:la)?)\s\S+\s(?:to|nach|bis|a|al(?:la)?)\s\S+$/i

const startsLower = new RegExp(`^${lowerLetter}`, 'u')
const holdsUpper = new RegExp(upperLetter, 'u')

/** `line` begins with words that announce a name, `rest` is what follows them: a manner, a direction, or all of it in small letters. */
export const isManner = (line: string, rest: string): boolean =>
  manner.test(rest) || fromTo.test(line) || (startsLower.test(rest) && !holdsUpper.test(rest))

/** Words left over from `Written for beginners`; no person has such a name. */
export const isDeed = (name: string): boolean => deed.test(name)

const deed =
  /^(?:(?:last|newly|originally|first)\s)?(?:written|prepared|made|filed|produced|presented|posted|published|reported|created|submitted|added|uploaded|contributed|authored|compiled|designed|edited|updated|translated|geschrieben|verfasst|erstellt|veröffentlicht|gemacht|écrite?|rédigée?|préparée?|publiée?|faite?|escrit[oa]|redactad[oa]|publicad[oa]|preparad[oa]|hech[oa]|feit[oa]|scritt[oa]|pubblicat[oa]|geschreven|gemaakt|skriv(?:en|et)|napisan[eoay])$/i

/** What buttons, labels of a text and sections say beside a headline, `Reading Time`, `Listen Now`, `Posted in Coast News`. */
export const isNotice = (line: string): boolean => notice.test(line)

/** What such a button is for; without it many of its words are names, too: `Dela Cruz`, `Salva Ferrer`. */
const thing =
  '(?:\\s(?:\\S{1,6}\\s)?(?:arti|arty|artí|artě|stor|člán|clan|cikk|pagin|págin|page|seite|стать|новост|المقال|مقال|makale|haber|bài|text|not[ai]|post|beitrag)\\S*)?'

const notices = [
  "(?:most|long|quick|short|must|best|also|next|further|time to|your) reads?|(?:reading|read|listening|watch) time|\\S+ (?:read|listen|watch) ?time|(?:breaking|latest|top|local|more|related|trending|featured|weekly|daily) (?:news|stories|story|article|post|posts|articles|topics?|video|videos)|(?:staff|editors?[’']?s?[’']?|reader[’']?s?) (?:picks?|choice)|(?:advertiser|sponsored|paid|partner|branded|premium|members?|subscriber|exclusive) (?:content|post|article|story|feature|only|exclusive|message|partnership)|audio (?:available|version|article)|(?:print|digital|online|weekend|morning|evening|special) edition|(?:save|share|print|listen|email|e-mail|send|read|watch|play|pause|download|bookmark|follow|copy|gift|hear)(?: (?:to|for|this|the|it|now|later|more|us|full|a|link|article|story|page|post|video|offline))+|(?:sign|log)[ -]?(?:up|in)(?: now| here| free)?|subscribe (?:now|today|here)|subscribers only|members only|(?:posted|filed|listed|tagged|published|categori[sz]ed|archived) (?:in|under|as|with)\\s.+|based on\\s.+|paid for by\\s.+",
  '(?:jetzt|artikel|beitrag|seite|text|hier)? ?(?:anhören|vorlesen|teilen|drucken|merken|speichern|weiterlesen|abonnieren|anmelden|kommentieren|kopieren|verschenken)|(?:jetzt|mehr|weiter) lesen|lesezeit(?: .+)?|(?:für|nur für) abonnenten',
  'temps de lecture(?: .+)?|lecture (?:rapide|libre|zen)|réservé aux abonnés|article (?:abonné|réservé|offert)|tiempo de lectura(?: .+)?|(?:solo|exclusivo) (?:para )?suscriptores|tempo d[ie] (?:lettura|leitura)(?: .+)?',
  `(?:partager|écouter|imprimer|enregistrer|sauvegarder|offrir|copier|lire|réagir|compartir|guardar|escuchar|copiar|leer|comentar|suscr[ií]bete|condividi|salva|stampa|ascolta|copia|leggi|commenta|abbonati|(?:compart?ilh|partilh|salv|coment)ar|imprimir|ouvir|leia|ouça|assine)${thing}`,
  '(?:leestijd|lästid|læsetid|lesetid|lukuaika|czas czytania|doba čtení|olvasási idő|timp de citire|время чтения|час читання|okuma süresi|thời gian đọc|waktu baca)(?: .+)?',
  `(?:deel|delen|luister|bewaar|dela|lyssna|spara|del|lyt|gem|lytt|lagre|jaa|kuuntele|tallenna|udostępnij|posłuchaj|zapisz|sdílet|poslouchat|uložit|megosztás|hallgasd|distribuie|ascultă|paylaş|dinle|kaydet|chia sẻ|bagikan|dengarkan|simpan|поделиться|слушать|сохранить|поширити|слухати|зберегти|مشاركة|استمع|حفظ|طباعة|اقرأ|اشتراک|گوش دهید|ذخیره|שתפו?)${thing}`,
  '(?:وقت القراءة|زمان مطالعه|זמן קריאה)(?: .+)?',
  '(?:会員限定|有料会員|有料記事|無料公開|保存|印刷|共有|音声)\\S*|\\S+を(?:読む|聞く|見る|する)|(?:シェア|ツイート|ブックマーク)\\S*|続き\\S*|(?:分享|收藏|打印|收听|朗读|阅读时间|阅读全文|閱讀全文|会员|會員|订阅|訂閱)\\S*|(?:공유|듣기|인쇄|스크랩|구독)\\S*',
].join('|')

const notice = new RegExp(`^(?:${notices})$`, 'iu')
