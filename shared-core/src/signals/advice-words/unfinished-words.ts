/**
 * What is left in texts by those who write them, per language; English holds for all, since tools and templates speak it.
 * Every entry is the source of a pattern without regard to case. Written by us.
 */
export interface UnfinishedWords {
  /** All that stands between square brackets where something is to be put in. */
  readonly bracketed: string
  /** All of a paragraph that stands for text to come. */
  readonly whole: string
  /** What a chat assistant says of itself, at the beginning of a paragraph. */
  readonly assistant: string
  /** What it says around its answer, at the beginning of the first or the last paragraph. */
  readonly around: string
  /** Words after which a sentence goes on, whatever follows; the last of a paragraph. */
  readonly open: string
}

export const unfinishedWords: Readonly<Record<string, UnfinishedWords>> = {
  en: {
    bracketed:
      '(?:to be|will be|not yet) (?:written|added|done|continued|completed|confirmed|filled in)[^\\]]{0,40}|unfinished|links?|url|link (?:here|to [^\\]]{1,40})|insert\\b[^\\]]{0,60}|add [^\\]]{1,40} here|to ?do\\b[^\\]]{0,60}|tbd|tba|tk|fixme|placeholder|(?:your )?text here|xx+|check (?:this|fact|figure|number)s?|needs? (?:a )?(?:source|citation|quote)|source\\?|quote tk',
    whole:
      '(?:this section |text )?(?:to be|will be) (?:written|added|completed|filled in)(?: later| soon)?|to ?do|tbd|tba|tk|placeholder|(?:insert|add|your) (?:text|content|image|quote|caption|description) here|content (?:goes|to go) here|text to follow',
    assistant:
      "as an? (?:ai|artificial intelligence|large language|ai language) (?:language )?(?:model|assistant),? (?:i|my)\\b|i(?:'|’)?m (?:sorry|unable)[^.]{0,40} as an ai|(?:my|as of my) (?:last )?(?:knowledge|training) (?:cutoff|update|data)|regenerate response",
    around:
      "(?:(?:sure|certainly|of course|absolutely)[!,.]? )?here(?:'s| is|’s) (?:your|the|an?|a possible|my) (?:[\\w-]+ ){0,4}(?:article|blog post|draft|post|version|rewrite|outline|text)\\b(?=[^.]{0,80}[:.!])(?! (?:i|we|you|that|which|from|by) )|would you like me to |let me know if you(?:'|’)?d like me to |if you(?:'|’)?d like, i can |i can also (?:write|create|provide|shorten|expand) ",
    open: 'the|a|an|and|or|but|because|than|their|its|our|my|your|every',
  },
  de: {
    bracketed:
      '(?:(?:text|inhalt|das|hier) )?(?:kommt|folgt) (?:noch|später|bald|demnächst)[^\\]]{0,20}|wird (?:noch |später )?(?:ergänzt|nachgereicht|geschrieben)|noch (?:zu schreiben|offen|nicht fertig)|hier [^\\]]{0,40}(?:einfügen|ergänzen|einsetzen)|[^\\]]{1,40} (?:einfügen|ergänzen|einsetzen|nachtragen|prüfen)|bitte [^\\]]{1,40}|platzhalter|text folgt|folgt(?: noch)?|quelle(?: fehlt|\\?)|offen',
    whole:
      '(?:(?:text|inhalt|das|hier) )?(?:kommt|folgt) (?:noch|später|bald|demnächst)(?: etwas| was| text)?|wird (?:noch |später )?(?:ergänzt|nachgereicht|geschrieben)|noch zu schreiben|text folgt|inhalt folgt|beschreibung folgt|platzhalter(?:text)?|hier (?:text|bild|zitat) einfügen|hier steht (?:ein |ihr )?(?:text|beispieltext|blindtext)',
    assistant: 'als (?:ki|künstliche intelligenz|ki-sprachmodell|sprachmodell|ki-modell|ki-assistent)[ ,](?!in )',
    around:
      '(?:(?:gerne|natürlich|klar|selbstverständlich)[!,.]? )?hier (?:ist|kommt|findest du|finden sie) (?:dein|ihr|der|ein) (?:[\\wäöüß-]+ ){0,3}(?:artikel|blogbeitrag|beitrag|entwurf|text)\\b|möchtest du, dass ich |soll ich (?:den|dir|noch) |wenn du möchtest, kann ich |sag mir bescheid, (?:wenn|falls) ich ',
    open: 'und|oder|aber|weil|dass|eine|einen|einem|eines|für|zur|zum|im|am|beim|vom|sowie|den|dem|des',
  },
  fr: {
    bracketed:
      'lien(?: ici)?|insérer\\b[^\\]]{0,60}|ajouter\\b[^\\]]{1,60}|à (?:compléter|vérifier|préciser|rédiger|écrire|insérer|venir)[^\\]]{0,30}|sera (?:complété|écrit|rédigé)e?[^\\]]{0,30}|compléter\\b[^\\]]{0,40}|source (?:à|\\?)[^\\]]{0,30}|texte à venir',
    whole:
      'à (?:compléter|rédiger|écrire|venir)(?: plus tard| bientôt)?|(?:sera )(?:complété|écrit|rédigé)e?(?: plus tard| bientôt)?|texte à venir|(?:insérer|ajouter) (?:le |un )?(?:texte|lien|contenu) ici|votre texte ici',
    assistant: "en tant (?:que|qu['’]) ?(?:modèle (?:de langage|linguistique)|ia\\b|intelligence artificielle|assistant ia)",
    around:
      "(?:(?:bien sûr|certainement|avec plaisir)[ \u00a0]?[!,.]? )?voici (?:votre|ton|l['’]|un|le) ?(?:[\\wàâçéèêëîïôûù-]+ ){0,3}(?:article|brouillon|billet|projet d['’]article)\\b|(?:souhaitez-vous|voulez-vous|veux-tu) que je |n['’]hésite(?:z)? pas à me dire si ",
    open: 'le|la|les|un|une|des|du|de|et|ou|mais|que|qui|à|au|aux|en|dans|avec|par|pour|sur',
  },
  es: {
    bracketed:
      'enlace(?: aquí)?|insertar\\b[^\\]]{0,60}|añadir\\b[^\\]]{1,60}|agregar\\b[^\\]]{1,60}|(?:por|a) (?:completar|confirmar|verificar|escribir|redactar|hacer)[^\\]]{0,30}|se (?:completará|escribirá|añadirá)[^\\]]{0,30}|completar\\b[^\\]]{0,40}|pendiente[^\\]]{0,30}|falta\\b[^\\]]{1,40}|poner\\b[^\\]]{1,40}',
    whole:
      'por (?:completar|definir|escribir|redactar|hacer)(?: más tarde| luego)?|se (?:completará|escribirá|añadirá)(?: más tarde| luego| pronto)?|texto pendiente|(?:inserte|insertar|añadir|escriba) (?:el |su |un )?(?:texto|enlace|contenido) aquí|su texto aquí',
    assistant: 'como (?:modelo de lenguaje|(?:una )?inteligencia artificial|(?:una )?ia|asistente de ia),',
    around:
      '(?:¡?(?:claro|por supuesto|desde luego)[!,.]? )?aquí (?:tienes|tiene|está) (?:tu|su|el|un) (?:[\\wáéíóúñ-]+ ){0,3}(?:artículo|borrador|texto)\\b|(?:¿)?(?:quieres|deseas|te gustaría) que (?:te |lo |la )?(?:haga|escriba|añada|ajuste|amplíe|resuma)|si (?:quieres|lo deseas), puedo ',
    open: 'el|la|los|las|un|una|unos|unas|de|del|y|o|que|con|en|por|para|al',
  },
  ja: {
    bracketed:
      'リンク|ここに[^\\]］】]{1,30}|要確認|要追記|要修正|未定|仮|未完[^\\]］】]{0,20}|未執筆|執筆中|準備中|あとで[^\\]］】]{1,20}|後で[^\\]］】]{1,20}|[^\\]］】]{1,20}を(?:入れる|入力|挿入|追加|記入)|画像を?挿入',
    whole:
      '未完[^。]{0,20}|(?:あとで|後で|後ほど|のちほど)(?:書く|書きます|追記(?:する|します)?|追加(?:する|します)?)|(?:未執筆|執筆中|準備中)(?:です)?|ここに(?:本文|文章|テキスト|内容|説明)[^。]{0,15}|(?:本文|テキスト|文章|内容)(?:は|が)?(?:入ります|準備中|未記入)|ダミーテキスト[^。]{0,12}|(?:要確認|要追記)',
    assistant: '(?:AI|ＡＩ|人工知能|大規模)?(?:の)?言語モデルとして|(?:私は)?AI(?:アシスタント)?(?:として|なので)、',
    around:
      '(?:はい、|もちろんです[。！]?|承知しました[。！]?)?(?:以下|こちら)(?:が|は)[^。]{0,30}(?:記事|原稿|下書き|文章)(?:です|になります)|(?:ご希望|必要)(?:であれば|でしたら)、?(?:さらに)?[^。]{0,30}(?:できます|作成します|調整します)',
    open: '(?:を|は|が|の|、)',
  },
  ar: {
    bracketed:
      'رابط(?: هنا)?|الرابط|(?:أدخل|ادخل|أضف|اضف|ضع|اكتب)\\b[^\\]]{1,40}|(?:أدخل|ادخل|أضف|اضف|ضع|اكتب) [^\\]]{1,40}|يضاف لاحق[اً]{1,2}|(?:بحاجة إلى|يحتاج) (?:مصدر|مراجعة)|للمراجعة|قيد (?:الإعداد|الكتابة)|(?:س)?(?:ي|ت)ُ?(?:كتب|ضاف|ستكمل|كمل) ?لاحق(?:ًا|اً|ا)|لم يكتمل(?: بعد)?',
    whole:
      '(?:أدخل|اكتب|ضع|أضف) (?:النص|المحتوى|نصك|الوصف) هنا|النص هنا|نص (?:تجريبي|مؤقت)|يضاف لاحق[اً]{1,2}|قيد (?:الكتابة|الإعداد)|(?:س)?(?:ي|ت)ُ?(?:كتب|ضاف|ستكمل|كمل) ?لاحق(?:ًا|اً|ا)|لم يكتمل(?: بعد)?',
    assistant: '(?:بصفتي|باعتباري|كوني) (?:نموذج(?:ًا|ا)? ?(?:لغوي(?:ًا|ا)?|لغة|للغة)|ذكاء(?:ً)? اصطناعي|مساعد(?:ًا|ا)? (?:ذكيًا|ذكاء اصطناعي))',
    around:
      '(?:(?:بالتأكيد|بالطبع|حسن(?:ًا|ا))[!،.]? )?(?:إليك|هذا هو|هذه هي) (?:مقالك|المقال|مقال|مسودة|المسودة|النص)(?![^.]{0,60} (?:الذي|التي))|هل (?:تريد|تود|ترغب)(?: مني)? (?:أن|في أن) (?:أقوم|أكتب|أضيف|أعد)',
    open: 'في|من|إلى|على|عن|أن|التي|الذي|أو|ثم',
  },
}
